import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const text = (i: number): string =>
  `The login redirect loop number ${i} came from a missing Secure cookie behind the reverse proxy of the shop. The fix trusts one proxy hop, and a test covers it.`;

const REFERENCE = (i: number) => ({
  title: `Fix the login redirect loop ${i} behind the proxy`,
  summary: text(i),
  key_actions: ['Traced the loop to the cookie', 'Set trust proxy to one hop'],
  outcome: 'success',
});

/** A workspace of so many sessions. */
function treeOf(
  count: number,
  candidateOf: (i: number) => object,
  referenceOf: (i: number) => object = REFERENCE,
): Tree {
  const names = Array.from({ length: count }, (_, i) => `s${String(i).padStart(2, '0')}`);
  return Object.fromEntries(
    names.flatMap((name, i): [string, object][] => [
      [`golden-corpus/${name}/reference.json`, { reference: referenceOf(i) }],
      [`candidates/${name}.json`, candidateOf(i)],
    ]),
  );
}

/** A workspace whose candidates are pages with headings of their own. */
function pagesOf(sections: string, key_actions: readonly string[]): Tree {
  const tree = treeOf(3, REFERENCE, (i) => ({ ...REFERENCE(i), key_actions }));
  return Object.fromEntries(
    Object.entries(tree).map(([file, content]) =>
      file.startsWith('candidates/')
        ? [file.replace('.json', '.md'), `# Fix the login loop\n\n${text(0)}\n\n${sections}\n\n## Status\n\nFinished\n`]
        : [file, content],
    ),
  );
}

/** A summary that lacks a field. */
const without = ({ ...summary }: Record<string, unknown>, field: string): object => {
  delete summary[field];
  return summary;
};

async function score(tree: Tree, ...flags: readonly string[]): Promise<Report> {
  const { stdout, stderr } = await runProgram(['--json', ...flags], makeWorkspace(tree).root);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const diagnosed = ({ findings }: Report) =>
  findings.map(({ code, message, suggestion }) => [code, message, suggestion]);

/** As somebody else's pipeline writes it. */
const THEIRS = (i: number) => ({
  title: REFERENCE(i).title,
  body: text(i),
  actions: REFERENCE(i).key_actions,
  status: i % 3 === 0 ? 'Completed' : 'done',
});

describe('most candidates lack a field', () => {
  it('is one finding with the settings that mend it', async () => {
    const report = await score(treeOf(26, THEIRS));
    expect(diagnosed(report)).toEqual([
      [
        'FIELD_MISSING',
        '26 of 26 candidates have no "summary", no "key_actions" and no "outcome"; most have "body", "actions" and "status", which nothing reads',
        'Set fields: summary=body, key_actions=actions, outcome=status and outcomes: done=success, Completed=success',
      ],
    ]);
    expect(report.findings[0]).toMatchObject({ severity: 'error', file: 'candidates/s00.json', line: 1 });
    expect(JSON.stringify(report)).not.toContain('is empty');
    const mended = await score(
      treeOf(26, THEIRS),
      ...['--fields', 'summary=body, key_actions=actions, outcome=status'],
      ...['--outcomes', 'done=success, Completed=success'],
    );
    expect([mended.verdict, mended.overall_mean, mended.findings]).toEqual(['pass', 1, []]);
  });

  it('writes keys that no input takes as the config file does', async () => {
    const odd = (i: number) => ({
      ...without(REFERENCE(i), 'summary'),
      'body, long': text(i),
    });
    const report = await score(treeOf(4, odd));
    const advice = diagnosed(report).map(([, , suggestion]) => suggestion);
    expect(advice).toEqual([
      'Set in the config file, since an input takes no such key, fields: {"summary": "body, long"}',
    ]);
    const config = String(advice[0]).replace(/^.*?(?=fields:)/, '');
    const mended = await score({ ...treeOf(4, odd), '.github/summary-gate.yml': config });
    expect([mended.verdict, mended.overall_mean, mended.findings]).toEqual(['pass', 1, []]);
  });

  it('counts what can be read, and says so beside what cannot', async () => {
    const broken = Object.fromEntries([1, 2, 3].map((i) => [`candidates/s0${i}.json`, '{"title": ']));
    const report = await score({ ...treeOf(4, THEIRS), ...broken });
    expect(diagnosed(report)[0]?.[1]).toMatch(/^1 of 1 candidates that can be read have no "summary"/);
  });

  it('stands at the top of every page and above the gates in a terminal, with fail-on off too', async () => {
    const { root } = makeWorkspace(treeOf(4, THEIRS));
    const { stdout } = await runProgram(['--fail-on', 'none', '--min-overall', '0', '--min-session', 'none'], root);
    expect(stdout).toMatch(/FIELD_MISSING[\s\S]*min-overall[\s\S]*Pass/);
    const page = readFileSync(join(root, 'summary-gate-report/report.md'), 'utf8');
    expect(page.split('\n')[2]).toContain('4 of 4 candidates have no "summary"');
    const html = readFileSync(join(root, 'summary-gate-report/report.html'), 'utf8');
    expect(html.indexOf('id="fields"')).toBeGreaterThan(0);
    expect(html.indexOf('id="fields"')).toBeLessThan(html.indexOf('Means by dimension'));
    expect(html).not.toContain('Outside the corpus');
  });

  it.each<[string, number, number, boolean]>([
    ['two of two', 2, 2, true],
    ['one of two', 2, 1, false],
    ['two of three', 3, 2, true],
    ['half of four', 4, 2, false],
    ['three of four', 4, 3, true],
    ['one of one', 1, 1, true],
  ])('is told of %s or not', async (_, count, lacking, isTold) => {
    const { body: _body, ...others } = { ...THEIRS(0), ...REFERENCE(0) };
    const { summary: _summary, ...without } = others;
    const report = await score(treeOf(count, (i) => (i < lacking ? without : others)));
    expect(report.findings.map(({ code }) => code)).toEqual(isTold ? ['FIELD_MISSING'] : []);
  });

  it.each<[string, object, string]>([
    ['nested', { result: { text: text(0) } }, 'Set fields: summary=result.text'],
    ['nested twice', { result: { summary: { text: text(0) } } }, 'Set fields: summary=result.summary.text'],
    ['misspelt', { sumary: 'Short' }, 'Set fields: summary=sumary'],
    ['with a dot in its key', { 'gen_ai.summary': text(0) }, 'Set fields: summary=gen_ai\\.summary'],
    ['known by its length alone', { zusammenfassung: text(0) }, 'Set fields: summary=zusammenfassung'],
    [
      'nowhere',
      { model: 'm', cost: 3 },
      'Write "summary" into the candidates, or say in fields where it stands (summary=<key>); what your summaries have not at all, leave out of dimensions',
    ],
  ])('names the key of a summary that stands %s', async (_, strange, suggestion) => {
    const { summary: _summary, ...others } = REFERENCE(0);
    const report = await score(treeOf(3, () => ({ ...others, ...strange })));
    expect(report.findings.map((finding) => finding.suggestion)).toEqual([suggestion]);
    // A key is written there as the setting takes it.
    const [, key] = /^Set fields: summary=(.*)/.exec(suggestion) ?? [];
    if (key !== undefined) expect(report.findings[0]?.message).toContain(`most have "${key}"`);
  });

  it.each<[string, object, string]>([
    ['not there', without(REFERENCE(0), 'outcome'), 'missing'],
    ['an empty text', { ...REFERENCE(0), outcome: '' }, 'empty'],
    ['null', { ...REFERENCE(0), outcome: null }, 'empty'],
  ])('an outcome that is %s is called so', async (_, candidate, word) => {
    const tree = treeOf(3, (i) => (i === 0 ? candidate : REFERENCE(i)));
    expect((await score(tree)).sessions[0]?.findings.map(({ message }) => message)).toEqual([
      `The outcome is ${word}; the reference says "success"; allowed: "success", "partial", "failed"`,
    ]);
  });

  it('keeps what fields says already', async () => {
    const report = await score(treeOf(3, THEIRS), '--fields', 'summary=body');
    expect(diagnosed(report)[0]?.[2]).toContain('fields: summary=body, key_actions=actions, outcome=status');
  });

  it('tells to write the key again where the references have it under the key that is set', async () => {
    const theirs = (i: number) => ({ ...without(REFERENCE(i), 'summary'), text: text(i) });
    const now = (i: number) => ({ ...without(REFERENCE(i), 'summary'), content: text(i) });
    const report = await score(treeOf(3, now, theirs), '--fields', 'summary=text');
    expect(diagnosed(report)).toEqual([
      [
        'FIELD_MISSING',
        '3 of 3 candidates have no "text"; most have "content", which nothing reads',
        'Write "text" into the candidates again, as fields says and the references have it; or, where "content" is meant, rename it in the references and set fields: summary=content',
      ],
    ]);
    const again = await score(treeOf(3, theirs, theirs), '--fields', 'summary=text');
    expect([again.verdict, again.findings]).toEqual(['pass', []]);
    const renamed = await score(treeOf(3, now, now), '--fields', 'summary=content');
    expect([renamed.verdict, renamed.findings]).toEqual(['pass', []]);
  });

  it('tells the two cases apart where both are there', async () => {
    const theirs = (i: number) => ({ ...without(REFERENCE(i), 'summary'), text: text(i) });
    const now = (i: number) => ({
      content: text(i),
      headline: REFERENCE(i).title,
      outcome: 'success',
      key_actions: [],
    });
    const report = await score(treeOf(3, now, theirs), '--fields', 'summary=text');
    expect(diagnosed(report)[0]?.[2]).toBe(
      'Write "text" into the candidates again, as fields says and the references have it; or, where "content" is meant, rename it in the references and set fields: summary=content; set fields: summary=text, title=headline',
    );
  });

  it('tells it of headings as of keys', async () => {
    const page = (heading: string): string =>
      `# ${REFERENCE(0).title}\n\n## ${heading}\n\n${text(0)}\n\n## Key actions\n\n- Traced the loop to the cookie\n\nOutcome: success\n`;
    const report = await score(
      { 'golden-corpus/one/reference.md': page('What happened'), 'candidates/one.md': page('Overview') },
      ...['--fields', 'summary=What happened', '--dimensions', 'title, summary, key_actions, outcome'],
    );
    expect(report.findings.find(({ code }) => code === 'FIELD_MISSING')?.suggestion).toMatch(
      /^Write "What happened" into the candidates again/,
    );
  });

  it('advises to leave out what the references have not either', async () => {
    const without = (i: number) => ({ title: REFERENCE(i).title, summary: text(i) });
    const report = await score(treeOf(3, without, (i) => ({ ...REFERENCE(i), key_actions: [] })));
    expect(diagnosed(report)[0]?.[2]).toBe(
      'Set dimensions: title, summary, outcome; write "outcome" into the candidates, or say in fields where it stands (outcome=<key>); what your summaries have not at all, leave out of dimensions',
    );
  });

  it.each<[string, readonly string[]]>([
    ['has them', REFERENCE(0).key_actions],
    ['has none', []],
  ])('maps a heading with bullets to a list where the reference %s', async (_, key_actions) => {
    const report = await score(
      pagesOf('## Done\n\n- Traced the loop to the cookie\n- Set trust proxy to one hop', key_actions),
    );
    const [[, message, suggestion] = []] = diagnosed(report);
    expect(message).toContain('most have "Done" and "Status", which nothing reads');
    expect(suggestion).toBe('Set fields: key_actions=Done, outcome=Status and outcomes: Finished=success');
  });

  it.each<[string, string, string | undefined]>([
    ['two lists that are equally likely', '## Notes\n\n- Traced the loop\n\n## Later\n\n- Tell the shop', undefined],
    ['moments', '## Surprises\n\n- 12 decision: one hop\n- 14 insight: HTTP', 'title, summary, outcome, aha_moments'],
    ['nothing', '## Mood\n\nGood, on the whole, if somewhat tired', 'title, summary, outcome'],
  ])('drops no dimension that a heading may stand for: %s', async (_, sections, dimensions) => {
    const [[, , suggestion] = []] = diagnosed(await score(pagesOf(sections, [])));
    expect(suggestion).toContain('outcome=Status');
    expect(/dimensions: ([^;]*)/.exec(suggestion ?? '')?.[1]).toBe(dimensions);
  });

  it('calls moments missing where the references have some, and only there', async () => {
    const moments = { aha_moments: [{ seq: 1, type: 'insight', highlight: 'Plain HTTP.' }] };
    expect((await score(treeOf(3, REFERENCE))).findings).toEqual([]);
    const report = await score(treeOf(3, REFERENCE, (i) => ({ ...REFERENCE(i), ...moments })));
    expect(diagnosed(report)[0]?.[1]).toBe('3 of 3 candidates have no "aha_moments"');
    const some = await score(
      treeOf(
        3,
        (i) => (i === 0 ? without(REFERENCE(i), 'title') : REFERENCE(i)),
        (i) => ({ ...REFERENCE(i), ...(i > 0 && moments) }),
      ),
    );
    expect(some.findings.map(({ code }) => code)).toEqual(['FIELD_MISSING']);
    expect(JSON.stringify(some.sessions[0])).not.toContain('FIELD_MISSING');
  });

  it('is told without the dimensions that a team has not', async () => {
    const report = await score(treeOf(3, THEIRS), '--dimensions', 'title, summary');
    expect(diagnosed(report)).toEqual([
      [
        'FIELD_MISSING',
        '3 of 3 candidates have no "summary"; most have "body", "actions" and "status", which nothing reads',
        'Set fields: summary=body',
      ],
    ]);
  });

  it('is the same from lines, in threads and after a merge', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `s${String(i).padStart(2, '0')}`);
    const lines = (of: (i: number) => object) =>
      names.map((name, i) => `${JSON.stringify({ name, ...of(i) })}\n`).join('');
    const { root } = makeWorkspace({
      'corpus.jsonl': lines((i) => ({ reference: REFERENCE(i) })),
      'candidates.jsonl': lines(THEIRS),
    });
    const inputs = ['--corpus', 'corpus.jsonl', '--candidates', 'candidates.jsonl'];
    const one: Report = JSON.parse((await runProgram([...inputs, '--json'], root)).stdout);
    for (const i of [1, 2, 3]) await runProgram([...inputs, '--shard', `${i}/3`, '--report-dir', `parts/${i}`], root);
    const merged = await runProgram(['merge', 'parts', ...inputs, '--json'], root);
    expect(diagnosed(JSON.parse(merged.stdout))).toEqual(diagnosed(one));
    expect(diagnosed(one)).toHaveLength(1);
  });

  it.each(['__proto__', 'constructor', '\u202e', 'x'.repeat(500), '## [a](b)'])(
    'takes a key such as %j for a key',
    async (key) => {
      const candidate = `{"title": "T", ${JSON.stringify(key)}: ${JSON.stringify(text(1))}}`;
      const report = await score({ ...treeOf(1, THEIRS), 'candidates/s00.json': candidate });
      expect(report.findings.map(({ code }) => code)).toEqual(['FIELD_MISSING']);
    },
  );
});

describe('most candidates have an outcome that is none', () => {
  it('is one finding with the setting', async () => {
    const word = (i: number) => ['Completed', 'Completed', 'blocked', 'zufrieden'][i % 4];
    const report = await score(treeOf(8, (i) => ({ ...REFERENCE(i), outcome: word(i) })));
    expect(diagnosed(report)).toEqual([
      [
        'FIELD_UNKNOWN',
        '8 of 8 candidates have an outcome that is none: "Completed", "blocked" and "zufrieden"; allowed: "success", "partial", "failed"',
        'Set outcomes: Completed=success, blocked=failed, zufrieden=<success, partial or failed>',
      ],
    ]);
  });

  it('keeps the words that are known', async () => {
    const report = await score(
      treeOf(3, (i) => ({ ...REFERENCE(i), outcome: 'blocked' })),
      ...['--outcomes', 'completed=success'],
    );
    expect(diagnosed(report)[0]?.[2]).toBe('Set outcomes: completed=success, blocked=failed');
  });
});

describe('references with words of their own for outcomes', () => {
  const WORDS = ['solved', 'solved', 'Stuck', 'sucess', 'zufrieden'];
  const told = async (tree: Tree, ...flags: readonly string[]): Promise<string> =>
    (await runProgram(flags, makeWorkspace(tree).root)).stderr.replace(/\n +/g, '\n');

  it('are told once for each what to set, with all that were met', async () => {
    const tree = treeOf(5, REFERENCE, (i) => ({ ...REFERENCE(i), outcome: WORDS[i] }));
    const lines = (await told(tree)).match(/outcome is .*/g);
    const allowed = 'allowed: "success", "partial", "failed"';
    expect(lines).toEqual([
      `outcome is "solved"; ${allowed} (if that is a word of yours, set outcomes: solved=success)`,
      `outcome is "solved"; ${allowed}`,
      `outcome is "Stuck"; ${allowed} (if that is a word of yours, set outcomes: solved=success, Stuck=failed)`,
      `outcome is "sucess"; ${allowed}; did you mean "success"?`,
      `outcome is "zufrieden"; ${allowed} (if that is a word of yours, set outcomes: solved=success, Stuck=failed, zufrieden=<success, partial or failed>)`,
    ]);
  });

  it('or with the setting to correct, once, where the slip may be in that', async () => {
    const tree = treeOf(2, REFERENCE, (i) => ({ ...REFERENCE(i), outcome: 'shipped' }));
    const lines = (await told(tree, '--outcomes', 'shiped=success')).match(/outcome is .*/g);
    const wrong = 'outcome is "shipped"; allowed: "shiped", "partial", "failed"; did you mean "shiped"?';
    expect(lines).toEqual([`${wrong} (or correct the setting outcomes, where "shiped" is wrong)`, wrong]);
  });

  it('keep those that are set, under their own key and on a page', async () => {
    const { outcome: _, ...others } = REFERENCE(0);
    const tree = treeOf(1, REFERENCE, () => ({ ...others, status: 'solved' }));
    const flags = ['--fields', 'outcome=status', '--outcomes', 'ok=success'];
    expect(await told(tree, ...flags)).toContain('set outcomes: ok=success, solved=success');
    const page = '# Fix the loop\n\nIt came from a cookie.\n\n## Key actions\n\n- Traced it\n\n## Outcome: solved\n';
    expect(await told({ 'golden-corpus/a/reference.md': page })).toContain('set outcomes: solved=success');
  });
});

describe('references that lack a field', () => {
  it('are told once what to set', async () => {
    const { root } = makeWorkspace(treeOf(3, THEIRS, THEIRS));
    const { exitCode, stderr } = await runProgram([], root);
    const told = stderr.replace(/\n +/g, ' ');
    expect(exitCode).toBe(2);
    expect(told).toContain('reference.summary is missing; allowed: text in double quotes');
    expect(told.split('set fields: summary=body')).toHaveLength(2);
    expect(told.split('set fields: key_actions=actions')).toHaveLength(2);
  });

  it('are told which headings of a page nothing reads, once', async () => {
    const page = '# Fix the loop\n\nIt came from a cookie.\n\n## Done\n\n- Traced it\n\n## Status\n\nFinished\n';
    const { root } = makeWorkspace({ 'golden-corpus/a/reference.md': page, 'golden-corpus/b/reference.md': page });
    const { exitCode, stderr } = await runProgram([], root);
    const told = stderr.replace(/\n +/g, ' ');
    expect(exitCode).toBe(2);
    expect(told).toContain(
      'write "## Key actions" and a bullet for each below it; or, where it stands below one of the page\'s headings that nothing reads ("Done", "Status"), set fields: key_actions=Done, outcome=Status and outcomes: Finished=success',
    );
    expect(told.split('set fields:')).toHaveLength(2);
    const settings = ['--fields', 'key_actions=Done, outcome=Status', '--outcomes', 'Finished=success'];
    expect((await runProgram(['lint', ...settings], root)).exitCode).toBe(0);
  });

  it('are never told to drop what an unread key may be, nor to keep what nobody has', async () => {
    const { title, summary, outcome } = REFERENCE(0);
    const toldOf = async (reference: object): Promise<string> => {
      const { root } = makeWorkspace(treeOf(1, THEIRS, () => reference));
      return (await runProgram([], root)).stderr.replace(/\n +/g, ' ');
    };
    expect(await toldOf({ title, summary, outcome, notes: ['a b'], later: ['c d'] })).toContain(
      'if that is one of the keys that nothing reads ("notes", "later"), set fields: key_actions=<that key>',
    );
    expect(await toldOf({ title, summary, outcome, 'a.notes': ['a b'], later: ['c d'] })).toContain(
      '("a\\.notes", "later"), set fields: key_actions=<that key>',
    );
    expect(await toldOf({ title, summary, outcome })).toMatch(/such as title, summary, outcome\)?\n/);
  });

  it('are not told to set fields back and forth', async () => {
    const theirs = (i: number) => ({ ...without(REFERENCE(i), 'summary'), text: text(i) });
    const { root } = makeWorkspace(treeOf(3, theirs, theirs));
    const { stderr } = await runProgram(['--fields', 'summary=content'], root);
    expect(stderr.replace(/\n +/g, ' ')).toContain(
      'fields says that summary is content; if that is text here, rename it here, to summary where teams with other keys read it too, or set fields: summary=text where the candidates have it so too',
    );
  });
});
