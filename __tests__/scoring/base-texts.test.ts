import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
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
