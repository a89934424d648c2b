import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import type { BaselineFacts } from '../../src/inputs/baseline/read-baseline.js';
import { readCandidate } from '../../src/inputs/candidates/read-candidate.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import { openBaseTexts, type ReportedSession } from '../../src/scoring/base-texts.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace, writeTree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const SECRET = `ghp_${'a1'.repeat(18)}`;
const NAMES = ['changed', 'same', 'lost', 'found', 'secret'] as const;

const corpus: Tree = Object.fromEntries(NAMES.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]));
const before: Tree = {
  'candidates/changed.json': summaryJson({ summary: 'The words of the base <b>&"</script><script>alert(1)</script>' }),
  'candidates/same.json': summaryJson({ title: 'Twice the same title' }),
  'candidates/lost.json': summaryJson({ title: 'A title that is lost' }),
  'candidates/found.json': '{',
  'candidates/secret.json': summaryJson({ title: `The key ${SECRET}` }),
};
const after: Tree = {
  'candidates/changed.json': summaryJson({ summary: 'The words of the change' }),
  'candidates/lost.json': '{"title": "cut',
  'candidates/found.json': summaryJson(),
  'candidates/secret.json': summaryJson({ title: 'No key' }),
};

type Details = Readonly<
  Record<string, { readonly base?: Readonly<Record<string, unknown>>; readonly withoutBase?: string }>
>;

/** What a page says of its sessions, by their names, and the page. */
function pageIn(workspace: Workspace, folder: string): { readonly html: string; readonly details: Details } {
  const html = readFileSync(join(workspace.root, folder, 'report.html'), 'utf8');
  const block = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*)</script>`).exec(html)?.[1] ?? 'null');
  const rows: readonly { readonly name: string }[] = block('index').rows;
  return { html, details: Object.fromEntries(rows.map(({ name }, i) => [name, block('details-0')[i]])) };
}

const score = ({ root }: Workspace, ...flags: readonly string[]) => runProgram(['--rubric', 'v1', ...flags], root);

/** A run on the base, which has left its report in `base`, then the change. */
async function sinceBase(base: Tree = before, ...flags: readonly string[]): Promise<Workspace> {
  const workspace = makeWorkspace({ ...corpus, ...base });
  await score(workspace, '--report-dir', 'base', ...flags);
  writeTree(workspace.root, after);
  return workspace;
}

const AGAINST = ['--baseline', 'base/report.json'] as const;
const kept = 'base/scored-candidates.jsonl';

describe('the candidates of the base', () => {
  it('stand on the page of a run beside those that are other ones now', async () => {
    const workspace = await sinceBase();
    await score(workspace, ...AGAINST);
    const { html, details } = pageIn(workspace, 'summary-gate-report');
    expect(details['changed']?.base?.['summary']).toContain('The words of the base');
    expect(details['lost']?.base?.['title']).toBe('A title that is lost');
    expect(details['same']).not.toHaveProperty('base');
    expect(details['same']).not.toHaveProperty('withoutBase');
    expect(details['found']?.withoutBase).toBe('On the base this session had no candidate that could be read.');
    expect(details['secret']?.withoutBase).toMatch(/not as it was scored, since something was masked/);
    expect(html).toContain('A session whose candidate is another one now shows both, word by word');
    expect(html).not.toContain(SECRET);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('words of the base <b>');
  });

  it('can be those of the last run in the same folder', async () => {
    const workspace = await sinceBase();
    await score(workspace, ...AGAINST, '--report-dir', 'base');
    expect(pageIn(workspace, 'base').details['changed']?.base).toBeDefined();
    expect(readFileSync(join(workspace.root, kept), 'utf8')).toContain('The words of the change');
  });

  it('are the worst of several samples, as those beside them', async () => {
    const sample = (number: number, title: string) => ({ name: 'changed', sample: number, ...summaryJson({ title }) });
    const workspace = makeWorkspace({
      'golden-corpus/changed/reference.json': referenceJson(),
      'all.jsonl': jsonl(sample(1, 'Nothing like it'), sample(2, 'Fixed the login')),
    });
    await score(workspace, '--report-dir', 'base', '--candidates', 'all.jsonl');
    writeTree(workspace.root, { 'all.jsonl': jsonl(sample(1, 'Fixed the login'), sample(2, 'Another thing')) });
    await score(workspace, ...AGAINST, '--candidates', 'all.jsonl');
    expect(pageIn(workspace, 'summary-gate-report').details['changed']?.base?.['title']).toBe('Nothing like it');
  });

  it('are believed only where the report of the base has their digest', async () => {
    const workspace = await sinceBase();
    const path = join(workspace.root, kept);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('The words of the base', 'Words that nobody wrote'));
    await score(workspace, ...AGAINST);
    const { html, details } = pageIn(workspace, 'summary-gate-report');
    expect(html).not.toContain('Words that nobody wrote');
    expect(details['changed']?.withoutBase).toMatch(/not as it was scored/);
  });

  it.each<[string, string | undefined, RegExp]>([
    [
      'there is no file of them',
      undefined,
      /are not shown: there is no base\/scored-candidates\.jsonl, which a run writes/,
    ],
    ['the file is too long', `${'x'.repeat(999_999)}\n`.repeat(51), /is longer than 50 million characters/],
  ])('are not there where %s, and the page says so once', async (_, text, wanted) => {
    const workspace = await sinceBase(before, ...(text === undefined ? ['--report-formats', 'json'] : []));
    expect(existsSync(join(workspace.root, kept))).toBe(text !== undefined);
    if (text !== undefined) writeFileSync(join(workspace.root, kept), text);
    const { exitCode } = await score(workspace, ...AGAINST);
    const { html, details } = pageIn(workspace, 'summary-gate-report');
    expect(exitCode).toBe(1);
    expect(html).toMatch(wanted);
    expect(Object.values(details).some((one) => 'base' in one || 'withoutBase' in one)).toBe(false);
  });

  it.each(['', '[]\n"x"\n{}\n{"name": 3}\n\u0000', `{"name":"changed","candidate":${'['.repeat(20_000)}`])(
    'do no harm where the file is none of ours',
    async (text) => {
      const workspace = await sinceBase();
      writeFileSync(join(workspace.root, kept), text);
      await score(workspace, ...AGAINST);
      expect(pageIn(workspace, 'summary-gate-report').details['changed']?.withoutBase).toMatch(
        /^The candidate of the base/,
      );
    },
  );
});

describe('the candidate of a session on the base', () => {
  const line = (title: string, name: unknown = 'a') => JSON.stringify({ name, ...summaryJson({ title }) });
  const digestOf = (title: string) => {
    const fields = { file: 'c', line: 1, fault: null, name: undefined, markdown: undefined } as const;
    const read = readCandidate({ ...fields, text: line(title) }, sha256, OWN_FORMAT);
    return 'kind' in read && read.kind === 'valid' ? read.digest : '';
  };
  const now = (title: string | null, name = 'a'): ReportedSession => ({
    ...{ name, candidate_digest: title === null ? null : digestOf(title) },
  });
  const found = (sessions: readonly object[], candidates: object | undefined): BaselineFacts =>
    ({ kind: 'found', report: { sessions }, ...(candidates !== undefined && { candidates }) }) as never;
  const lines = (...all: readonly string[]) => ({ kind: 'lines', lines: all });
  const sampled = (...titles: readonly string[]) => ({
    samples: titles.map((title, i) => ({ sample: i + 1, overall: 1 / (i + 1), candidate_digest: digestOf(title) })),
  });

  it.each<[string, object | null, object, ReportedSession, string | RegExp | undefined]>([
    ['is that with the digest of its report', now('old'), lines(line('other'), line('old')), now('new'), 'old'],
    ['is nothing to show where it is the same now', now('old'), lines(line('old')), now('old'), undefined],
    ['is nothing where the session is new', null, lines(line('old')), now('new'), undefined],
    ['was none that could be read', now(null), lines(line('old')), now('new'), /^On the base this session had no cand/],
    [
      'is said to be none where it has no line',
      now('old'),
      lines(line('old', 'b'), '{', '5', '{}'),
      now('new'),
      /is not in its/,
    ],
    [
      'is said to be other words where it has another line',
      now('old'),
      lines(line('mine')),
      now('new'),
      /not as it was scored/,
    ],
    [
      'is the worst of samples',
      { name: 'a', ...sampled('best', 'worst') },
      lines(line('best'), line('worst')),
      now('new'),
      'worst',
    ],
    ['is the first of equal samples', { name: 'a', ...sampled('one') }, lines(line('one')), now('new'), 'one'],
    ['is its own where there is no sample', { ...now('old'), samples: [] }, lines(line('old')), now('new'), 'old'],
    [
      'is compared with the worst sample of now',
      now('old'),
      lines(line('old')),
      {
        ...now('new'),
        worst: 2,
        samples: [
          { sample: 1, candidate_digest: digestOf('old') },
          { sample: 2, candidate_digest: null },
        ],
      },
      'old',
    ],
    [
      'is nothing to show where that is the same',
      now('old'),
      lines(line('old')),
      { ...now('new'), worst: 2, samples: [{ sample: 2, candidate_digest: digestOf('old') }] },
      undefined,
    ],
  ])('%s', (_, before, candidates, session, wanted) => {
    const texts = openBaseTexts(found(before === null ? [] : [before], candidates), OWN_FORMAT, sha256);
    expect(texts?.without).toBeNull();
    const text = texts?.of(session);
    if (typeof wanted === 'string') expect(text?.kind === 'text' && text.summary.title).toBe(wanted);
    else if (wanted === undefined) expect(text).toBeUndefined();
    else expect(text).toEqual({ kind: 'none', reason: expect.stringMatching(wanted) });
  });

  it('cannot be shown where there are no candidates of the base, and nobody says so where nobody has looked', () => {
    const without = openBaseTexts(found([now('old')], { kind: 'none', reason: 'gone' }), OWN_FORMAT, sha256);
    expect([without?.without, without?.of(now('new'))]).toEqual(['gone', undefined]);
    expect(openBaseTexts(found([now('old')], undefined), OWN_FORMAT, sha256)).toBeUndefined();
    expect(openBaseTexts(null, OWN_FORMAT, sha256)).toBeUndefined();
    expect(openBaseTexts({ kind: 'none', reason: 'r' }, OWN_FORMAT, sha256)).toBeUndefined();
  });
});
