import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const WHOLE = (i: number) => ({
  title: `Fix the login redirect loop ${i} behind the proxy`,
  summary: `The redirect loop ${i} came from a missing Secure cookie behind the proxy of the shop. The fix trusts one hop.`,
  key_actions: ['Traced the loop to the cookie', 'Set trust proxy to one hop'],
  outcome: 'success',
});
const LOST = (i: number): object => {
  const { key_actions: _, ...others } = WHOLE(i);
  return others;
};
const NAMES = ['a', 'b', 'c', 'd'];

/** Folders of candidates by name, each of four sessions. */
function treeOf(folders: Readonly<Record<string, (i: number) => object>>): Tree {
  return Object.fromEntries(
    NAMES.flatMap((name, i): [string, object][] => [
      [`golden-corpus/${name}/reference.json`, { reference: WHOLE(i) }],
      ...Object.entries(folders).map(([folder, of]): [string, object] => [`${folder}/${name}.json`, of(i)]),
    ]),
  );
}

/** The report of a run in a workspace that is there. */
async function scoreIn(root: string, ...flags: readonly string[]): Promise<Report> {
  const { stdout, stderr } = await runProgram(['--json', ...flags], root);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The names of the sessions that have the finding, with what it says of them. */
const lostIn = ({ sessions }: Report) =>
  sessions.flatMap(({ name, findings }) =>
    findings
      .filter(({ code }) => code === 'FIELD_MISSING')
      .map(({ message, dimension, file, line, severity, samples, known }) => ({
        ...{ name, message, dimension, at: `${file}:${line}`, severity },
        ...(samples !== undefined && { samples }),
        ...(known !== undefined && { known }),
      })),
  );

describe('a field that most candidates of a run lack', () => {
  it('fails the run by default, and each candidate that lacks it, on every page', async () => {
    const { root } = makeWorkspace(treeOf({ candidates: (i) => (i === 0 ? WHOLE(i) : LOST(i)) }));
    const formats = ['--report-formats', 'json,markdown,html,junit,sarif'];
    const { exitCode, stdout } = await runProgram(formats, root);
    const report: Report = JSON.parse(readFileSync(join(root, 'summary-gate-report/report.json'), 'utf8'));
    expect([exitCode, report.gates_failed]).toEqual([1, ['unusable: 3 sessions > 0 (b, c, d)']]);
    expect(report.findings[0]).toMatchObject({ code: 'FIELD_MISSING', severity: 'error' });
    expect(lostIn(report)).toEqual(
      ['b', 'c', 'd'].map((name) => ({
        name,
        message: 'Like 3 of 4 candidates, this one has no "key_actions"',
        dimension: 'key_actions',
        at: `candidates/${name}.json:1`,
        severity: 'error',
      })),
    );
    expect(stdout).toContain('FIELD_MISSING  candidates/b.json:1');
    for (const page of ['report.md', 'report.html', 'junit.xml', 'report.sarif']) {
      const text = readFileSync(join(root, 'summary-gate-report', page), 'utf8').replaceAll('\\', '');
      expect(text).toMatch(/Like 3 of 4 candidates, this one has no/);
    }
  });

  it('has its advice once on a page that shows many sessions', async () => {
    const { root } = makeWorkspace(treeOf({ candidates: LOST }));
    const { stdout } = await runProgram([], root);
    const advice = /say in\s+fields\s+where\s+it\s+stands/g;
    expect([stdout.match(/FIELD_MISSING {2}/g), stdout.match(advice)]).toEqual([
      Array(5).fill('FIELD_MISSING  '),
      [expect.anything()],
    ]);
    const page = readFileSync(join(root, 'summary-gate-report/report.md'), 'utf8');
    expect([page.match(/this one has no/g), page.match(advice)]).toMatchObject([{ length: 4 }, { length: 1 }]);
  });

  it.each<[string, (i: number) => object, string]>([
    [
      'that stands under another key',
      (i) => ({ ...LOST(i), steps: WHOLE(i).key_actions }),
      'Let the pipeline write "key_actions" again, or set fields: key_actions=steps',
    ],
    [
      'that nobody finds',
      LOST,
      'Write "key_actions" into the candidates, or say in fields where it stands (key_actions=<key>); what your summaries have not at all, leave out of dimensions',
    ],
  ])('%s is told of in each candidate with what to do there', async (_, of, advice) => {
    const { root } = makeWorkspace(treeOf({ candidates: of }));
    const report = await scoreIn(root);
    const told = report.sessions.flatMap(({ findings }) => findings.filter(({ code }) => code === 'FIELD_MISSING'));
    expect(told.map(({ suggestion }) => suggestion)).toEqual(NAMES.map(() => advice));
    expect(report.title).toMatch(/^Fail - 4 sessions with an unusable or incomplete summary \(0 allowed\), /);
  });

  it.each<[string, (i: number) => object]>([
    ['half of the candidates', (i) => (i < 2 ? LOST(i) : WHOLE(i))],
    ['one candidate', (i) => (i === 1 ? LOST(i) : WHOLE(i))],
  ])('is none where %s lack it', async (_, of) => {
    const { root } = makeWorkspace(treeOf({ candidates: of }));
    const report = await scoreIn(root);
    expect([report.verdict, lostIn(report)]).toEqual(['pass', []]);
  });

  it.each<[string, readonly string[], string]>([
    ['fail-on is off', ['--fail-on', 'none'], 'pass'],
    ['it may be in so many sessions', ['--fail-on', 'FIELD_MISSING=4'], 'pass'],
    ['it may be in fewer', ['--fail-on', 'FIELD_MISSING=3'], 'fail'],
    ['the team has no such dimension', ['--dimensions', 'title, summary, outcome'], 'pass'],
  ])('follows the settings where %s', async (_, flags, verdict) => {
    const { root } = makeWorkspace(treeOf({ candidates: LOST }));
    expect((await scoreIn(root, ...flags)).verdict).toBe(verdict);
  });

  const MUTE = (i: number): object => {
    const { title: _, summary: __, ...others } = WHOLE(i);
    return others;
  };
  const codesOf = ({ sessions: [first] }: Report) => first?.findings.map(({ code }) => code);

  it('of a text is not told as an empty one once more, by the run, by explain, and in samples', async () => {
    const { root } = makeWorkspace(treeOf({ candidates: MUTE, two: MUTE }));
    const report = await scoreIn(root);
    expect(codesOf(report)).toEqual(['FIELD_MISSING', 'FIELD_MISSING']);
    expect(report.gates_failed[0]).toBe('unusable: 4 sessions > 0 (a, b, c, d)');
    const explained = JSON.parse((await runProgram(['explain', 'a', '--json'], root)).stdout);
    expect(explained.findings.map(({ code }: { code: string }) => code)).toEqual(codesOf(report));
    const listed = JSON.parse((await runProgram(['explain', '--json'], root)).stdout);
    expect(listed[0]).toMatchObject({ name: 'a', findings: 2 });
    expect(codesOf(await scoreIn(root, '--candidates', 'candidates, two'))).toEqual(['FIELD_MISSING', 'FIELD_MISSING']);
  });

  it('of a text is told as empty, too, where a gate counts that by its own name', async () => {
    const { root } = makeWorkspace(treeOf({ candidates: MUTE }));
    const report = await scoreIn(root, '--fail-on', 'SUMMARY_EMPTY');
    expect(codesOf(report)).toEqual(['FIELD_MISSING', 'FIELD_MISSING', 'SUMMARY_EMPTY']);
    expect(report.gates_failed).toContain('SUMMARY_EMPTY: 4 sessions > 0 (a, b, c, d)');
  });

  it('is told of a run of one candidate as of one', async () => {
    const tree = Object.entries(treeOf({ candidates: LOST })).filter(([path]) => /\/a[./]/.test(path));
    const { root } = makeWorkspace(Object.fromEntries(tree));
    expect(lostIn(await scoreIn(root)).map(({ message }) => message)).toEqual(['The candidate has no "key_actions"']);
  });

  it('is waived by its code, in one session or in all', async () => {
    const { root } = makeWorkspace(treeOf({ candidates: LOST }));
    const waive = (lines: string): void =>
      writeFileSync(
        join(root, 'waivers.yml'),
        `waivers:\n  - code: FIELD_MISSING\n${lines}    reason: being rebuilt\n    until: 2999-01-01\n    by: Ada\n`,
      );
    waive('');
    expect((await scoreIn(root, '--waivers', 'waivers.yml')).verdict).toBe('pass');
    waive('    session: a\n');
    expect((await scoreIn(root, '--waivers', 'waivers.yml')).gates_failed).toEqual([
      'unusable: 3 sessions > 0 (b, c, d)',
    ]);
  });

  it('counts only where the base had the field', async () => {
    const { root } = makeWorkspace(
      treeOf({ candidates: WHOLE, lost: LOST, twice: (i) => ({ ...LOST(i), outcome: undefined }) }),
    );
    const reportOf = async (name: string): Promise<void> => {
      writeFileSync(join(root, `${name}.json`), JSON.stringify(await scoreIn(root, '--candidates', name)));
    };
    await reportOf('candidates');
    await reportOf('lost');
    const since = (base: string, now: string) => scoreIn(root, '--candidates', now, '--baseline', `${base}.json`);
    expect((await since('candidates', 'lost')).gates_failed).toContain('unusable: 4 sessions > 0 (a, b, c, d)');
    const still = await since('lost', 'lost');
    expect([still.verdict, lostIn(still).every(({ known }) => known)]).toEqual(['pass', true]);
    const more = await since('lost', 'twice');
    expect(more.gates_failed).toContain('unusable: 4 sessions > 0 (a, b, c, d)');
    expect(lostIn(more).map(({ dimension, known }) => [dimension, known === true])).toEqual(
      NAMES.flatMap(() => [
        ['key_actions', true],
        ['outcome', false],
      ]),
    );
  });

  it('is counted by samples where there are several', async () => {
    const { root } = makeWorkspace(treeOf({ one: WHOLE, two: LOST, three: LOST, four: WHOLE }));
    const inputs = ['--candidates', 'one, two, three'];
    const report = await scoreIn(root, ...inputs);
    expect(report.gates_failed).toEqual(['unusable: 4 sessions > 0 (a, b, c, d)']);
    expect(lostIn(report)[0]).toMatchObject({
      ...{ message: 'Like 8 of 12 candidates, this one has no "key_actions"', at: 'two/a.json:1', samples: '2/3' },
    });
    expect((await scoreIn(root, ...inputs, '--min-samples-pass', '1/3')).verdict).toBe('pass');
    const few = await scoreIn(root, '--candidates', 'one, two, four');
    expect([few.verdict, few.findings, lostIn(few)]).toEqual(['pass', [], []]);
  });

  it.each<[string, Tree, readonly string[]]>([
    ['one candidate each', treeOf({ one: (i) => (i === 0 ? WHOLE(i) : LOST(i)) }), ['--candidates', 'one']],
    ['samples', treeOf({ one: WHOLE, two: LOST, three: LOST }), ['--candidates', 'one, two, three']],
    ['one candidate in so many', treeOf({ one: (i) => (i === 1 ? LOST(i) : WHOLE(i)) }), ['--candidates', 'one']],
  ])('is told of %s by explain as by the run', async (_, tree, inputs) => {
    const { root } = makeWorkspace(tree);
    const told = lostIn(await scoreIn(root, ...inputs));
    for (const name of NAMES) {
      const { stdout } = await runProgram(['explain', name, '--json', ...inputs], root);
      const found: Report['sessions'][number]['findings'] = JSON.parse(stdout).findings;
      const lost = found.filter(({ code }) => code === 'FIELD_MISSING');
      expect(lost.map(({ message, file, line }) => [message, `${file}:${line}`])).toEqual(
        told.filter((one) => one.name === name).map(({ message, at }) => [message, at]),
      );
      const list = JSON.parse((await runProgram(['explain', '--json', ...inputs], root)).stdout);
      expect(list).toContainEqual(expect.objectContaining({ name, findings: found.length }));
    }
  });

  it('is found by the job that merges, and not by a shard, with the line of each', async () => {
    const lines = (of: (i: number) => object) =>
      NAMES.map((name, i) => `${JSON.stringify({ name, ...of(i) })}\n`).join('');
    const { root } = makeWorkspace({
      'corpus.jsonl': lines((i) => ({ reference: WHOLE(i) })),
      'out.jsonl': lines((i) => (i === 0 ? WHOLE(i) : LOST(i))),
    });
    const inputs = ['--corpus', 'corpus.jsonl', '--candidates', 'out.jsonl'];
    const one = await scoreIn(root, ...inputs);
    for (const i of [1, 2]) await runProgram([...inputs, '--shard', `${i}/2`, '--report-dir', `parts/${i}`], root);
    const merged: Report = JSON.parse((await runProgram(['merge', 'parts', ...inputs, '--json'], root)).stdout);
    expect(lostIn(one).map(({ at }) => at)).toEqual(['out.jsonl:2', 'out.jsonl:3', 'out.jsonl:4']);
    expect({ ...merged, scored_at: '' }).toEqual({ ...one, scored_at: '' });
  });
});
