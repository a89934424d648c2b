import { describe, expect, it } from '@jest/globals';
import type { UserError } from '../../src/core/errors.js';
import type { Report, ReportSession } from '../../src/report/schema.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { jsonl, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { corpusOf, type Given, inShort, SAMPLES, WAYS } from './samples.js';

async function run(tree: Tree, flags: Flags, names: readonly string[] = ['a', 'b']): Promise<Report> {
  return reportOf(makeWorkspace({ ...corpusOf(names), ...tree }), flags);
}

function only({ sessions }: Report, wanted = 'a'): ReportSession {
  const found = sessions.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error('no such session');
  return found;
}

const FOLDER = { candidates: 'candidates' };
const FILE = { candidates: 'out.jsonl' };
const { good } = SAMPLES;

const GIVEN: Given = { a: ['good', 'wrong', 'plain'], b: ['thin', undefined, 'good'] };

describe('samples of a session', () => {
  it.each(Object.keys(WAYS))('are read from %s', async (way) => {
    const { tree, candidates } = WAYS[way]?.(GIVEN) ?? { tree: {}, candidates: '' };
    const report = await run(tree, { candidates });
    const [good, wrong, plain, thin] = await Promise.all(
      (['good', 'wrong', 'plain', 'thin'] as const).map(
        async (kind) => only(await run({ 'candidates/a.json': SAMPLES[kind] }, {}, ['a'])).overall ?? 0,
      ),
    );
    expect(report.sessions.map(inShort)).toEqual([
      {
        ...{ name: 'a', status: 'scored', worst: 3, failed: ['fail-on.outcome'] },
        overall: rounded(((good ?? 0) + (wrong ?? 0) + (plain ?? 0)) / 3),
        spread: rounded(deviation([good ?? 0, wrong ?? 0, plain ?? 0])),
        samples: [`1 scored ${good}`, `2 scored ${wrong}`, `3 scored ${plain}`],
        findings: ['WRONG_OUTCOME 1/3', 'MISSING_ACTION 1/3', 'MISSING_MOMENT 1/3'],
      },
      {
        ...{ name: 'b', status: 'scored', worst: 2, failed: ['fail-on.unusable', 'min-session'] },
        overall: rounded(((thin ?? 0) + (good ?? 0)) / 3),
        spread: rounded(deviation([thin ?? 0, 0, good ?? 0])),
        samples: [`1 scored ${thin}`, '2 missing_candidate 0', `3 scored ${good}`],
        findings: ['NO_CANDIDATE 1/3'],
      },
    ]);
    expect(only(report).overall).toBe(rounded(mean(only(report).samples?.map(({ overall }) => overall) ?? [])));
  });

  it('are as many in every session as the inputs that are named, even where one is empty', async () => {
    const report = await run({ 'out/1/a.json': SAMPLES.good, 'out/2/.keep': '' }, { candidates: 'out/1,out/2' }, ['a']);
    expect(inShort(only(report))).toMatchObject({ worst: 2, findings: ['NO_CANDIDATE 1/2'] });
    expect(only(report).findings[0]?.message).toBe(
      'The session has no sample 2 in out/1, out/2; the run has samples 1, 2',
    );
  });

  it.each<[string, string, Parameters<typeof run>[0], string]>([
    ['in folders', 'out/1,out/2', { 'out/1/a.json': SAMPLES.good, 'out/2/.keep': '' }, 'out/2/a.json'],
    [
      'in files of lines',
      'one.jsonl,two.jsonl',
      { 'one.jsonl': jsonl({ name: 'a', ...SAMPLES.good }), 'two.jsonl': '' },
      'its line in two.jsonl',
    ],
    [
      'in one folder',
      'candidates',
      {
        'candidates/a/1.json': SAMPLES.good,
        'candidates/b/1.json': SAMPLES.good,
        'candidates/b/2.json': SAMPLES.good,
      },
      'candidates/a/2.json',
    ],
    [
      'in one file',
      'all.jsonl',
      { 'all.jsonl': jsonl({ name: 'a', sample: 1 }, { name: 'b', sample: 1 }, { name: 'b', sample: 2 }) },
      'its line in all.jsonl, with "sample": 2',
    ],
  ])('are asked for by what is to be written, %s', async (_, candidates, tree, wanted) => {
    const report = await run(tree, { candidates }, ['a', 'b']);
    const found = report.sessions.find(({ name }) => name === 'a')?.findings ?? [];
    expect(found.find(({ code }) => code === 'NO_CANDIDATE')?.suggestion).toBe(
      `Let the pipeline summarise this session as often as the others: ${wanted}`,
    );
  });

  it('may be pages of Markdown, and a page beside the JSON of its sample is a second one', async () => {
    const page = '# Fixed the flaky login test\n\nIt now waits for the event.\n\nOutcome: success\n';
    const tree = {
      'candidates/a/1.md': page,
      'candidates/a/2.md': page,
      'candidates/a/3.md': page,
      'candidates/a/3.json': good,
    };
    const { samples, findings } = only(await run(tree, FOLDER, ['a']));
    expect(samples?.map(({ candidate_path: path, status }) => `${path} ${status}`)).toEqual([
      'candidates/a/1.md scored',
      'candidates/a/2.md scored',
      'candidates/a/3.json invalid_candidate',
    ]);
    expect(findings.find(({ code }) => code === 'DUPLICATE_CANDIDATE')?.message).toBe(
      'Two candidates for sample 3 of one session: candidates/a/3.json:1:1 and candidates/a/3.md:1:1',
    );
  });

  it('leave a session that has none of them as missing as ever', async () => {
    const { tree, candidates } = WAYS['numbered lines']?.({ a: ['good', 'good'] }) ?? { tree: {}, candidates: '' };
    const report = await run(tree, { candidates });
    expect(inShort(only(report, 'b'))).toMatchObject({ status: 'missing_candidate', samples: undefined });
  });

  it('are none where no session has two', async () => {
    const lines = jsonl({ name: 'a', sample: 17, ...SAMPLES.good }, { name: 'b', sample: 42, ...SAMPLES.good });
    const plain = jsonl({ name: 'a', ...SAMPLES.good }, { name: 'b', ...SAMPLES.good });
    const [numbered, without] = [
      await run({ 'out.jsonl': lines }, { candidates: 'out.jsonl' }),
      await run({ 'out.jsonl': plain }, { candidates: 'out.jsonl' }),
    ];
    expect(numbered.sessions).toEqual(without.sessions);
    expect(Object.keys(only(numbered))).not.toContain('samples');
  });

  it('count for the digest of the candidates, each of them', async () => {
    const digests = new Set<string>();
    for (const last of ['good', 'wrong', undefined] as const) {
      const { tree, candidates } = WAYS['numbered lines']?.({ a: ['thin', last], b: ['good', 'good'] }) ?? {
        tree: {},
        candidates: '',
      };
      digests.add((await run(tree, { candidates })).candidates_digest);
    }
    expect(digests.size).toBe(3);
  });
});

const line = (more: object): object => ({ name: 'a', ...good, ...more });

describe('samples that disagree', () => {
  it.each<readonly [string, Tree, Flags, readonly string[], readonly string[]]>([
    [
      'a number twice: that sample is a zero',
      { 'out.jsonl': jsonl(line({ sample: 1 }), line({ sample: 2 }), line({ sample: 2 })) },
      FILE,
      ['1 scored 1', '2 invalid_candidate 0'],
      ['Two candidates for sample 2 of one session: out.jsonl:2:1 and out.jsonl:3:1'],
    ],
    [
      'a candidate without a number beside samples',
      { 'out.jsonl': jsonl(line({ sample: 1 }), line({ sample: 2 }), line({})) },
      FILE,
      [],
      ['Two candidates for one session: out.jsonl:1:1 and out.jsonl:3:1'],
    ],
    [
      'a number that is none',
      { 'out.jsonl': jsonl(line({ sample: 1 }), line({ sample: 'two' })) },
      FILE,
      [],
      [
        'Two candidates for one session: out.jsonl:1:1 and out.jsonl:2:1; the "sample" of the second one is "two", which is no whole number from 0',
      ],
    ],
    [
      'a list that is nested without end',
      {
        'out.jsonl': `${jsonl(line({ sample: 1 }))}${JSON.stringify(line({ sample: 0 })).replace('"sample":0', `"sample":${'['.repeat(50_000)}${']'.repeat(50_000)}`)}\n`,
      },
      FILE,
      [],
      [
        'Two candidates for one session: out.jsonl:1:1 and out.jsonl:2:1; the "sample" of the second one is a list, which is no whole number from 0',
      ],
    ],
    [
      'a fraction',
      { 'out.jsonl': jsonl(line({ sample: 1 }), line({ sample: 1.5 })) },
      FILE,
      [],
      [
        'Two candidates for one session: out.jsonl:1:1 and out.jsonl:2:1; the "sample" of the second one is 1.5, which is no whole number from 0',
      ],
    ],
    [
      'another number than that of its input',
      { '1.jsonl': jsonl(line({ sample: 1 })), '2.jsonl': jsonl(line({ sample: 3 })) },
      { candidates: '1.jsonl,2.jsonl' },
      ['1 scored 1', '2 invalid_candidate 0'],
      ['The candidate cannot be scored: it says that it is sample 3, and stands in the input of sample 2'],
    ],
    [
      'a session without a number, where others have samples',
      { 'out.jsonl': jsonl(line({}), line({ name: 'b', sample: 1 }), line({ name: 'b', sample: 2 })) },
      FILE,
      [],
      ['The candidate cannot be scored: it has no sample number, and the run has samples 1, 2'],
    ],
    [
      'a line that was cut off behind its number',
      { 'out.jsonl': `${jsonl(line({ sample: 1 }))}{"name": "a", "sample": 2, "title": "Fix` },
      FILE,
      ['1 scored 1', '2 invalid_candidate 0'],
      ['The candidate cannot be scored: broken JSON: a string is not closed'],
    ],
    [
      'a file of the name of the session beside numbered ones',
      { 'candidates/a.json': good, 'candidates/a/1.json': good, 'candidates/a/2.json': good },
      FOLDER,
      [],
      ['Two candidates for one session: candidates/a/1.json:1:1 and candidates/a.json:1:1'],
    ],
    [
      'zeros in front of a number that is there already',
      { 'candidates/a/1.json': good, 'candidates/a/01.json': good, 'candidates/a/2.json': good },
      FOLDER,
      ['1 invalid_candidate 0', '2 scored 1'],
      ['Two candidates for sample 1 of one session: candidates/a/01.json:1:1 and candidates/a/1.json:1:1'],
    ],
  ])('are told of with place and remedy: %s', async (_, tree, flags, samples, messages) => {
    const session = only(await run(tree, flags));
    expect(session.samples?.map(({ sample, status, overall }) => `${sample} ${status} ${overall}`) ?? []).toEqual(
      samples,
    );
    expect(session.findings.map(({ message }) => message)).toEqual(messages);
    expect(session.findings.every(({ suggestion }) => suggestion !== null)).toBe(true);
  });

  it('name the ways to write samples where a name is repeated', async () => {
    const session = only(await run({ 'out.jsonl': jsonl(line({}), line({})) }, FILE));
    expect(session.findings[0]?.suggestion).toContain('write "sample": 2 into a line, <name>/2.json in a folder');
  });

  it('may have a summary.json beside them, which is not scored and not left out in silence', async () => {
    const tree = {
      'candidates/a/1.json': good,
      'candidates/a/2.json': good,
      'candidates/a/summary.json': SAMPLES.wrong,
    };
    const report = await run(tree, FOLDER, ['a']);
    expect(only(report).samples).toHaveLength(2);
    expect(report.findings).toEqual([
      expect.objectContaining({
        code: 'DUPLICATE_CANDIDATE',
        severity: 'warning',
        file: 'candidates/a/summary.json',
        message: 'Not scored: beside the numbered samples of "a" this file is none of them',
      }),
    ]);
    expect(report.verdict).toBe('pass');
  });

  it('are told of where hardly any session has one', async () => {
    const { tree, candidates } = WAYS['numbered lines']?.({
      a: ['good', 'good', 'good'],
      b: ['good', 'good'],
      c: ['good', 'good'],
    }) ?? {
      tree: {},
      candidates: '',
    };
    const { caveats } = await run(tree, { candidates }, ['a', 'b', 'c']);
    expect(caveats).toContain('Sample 3 is there in 1 of 3 sessions (a): in all others it counts as 0.');
  });
});

describe('inputs of samples', () => {
  it.each([
    ['a path that is not there', 'out/1,out/2', '"out/2": there is no such file or folder'],
    ['a file that is none', 'out/1,out/1/a.json', 'this file is not .jsonl'],
    ['a path twice', 'out/1,out/1', '"out/1" is named twice, and each path is a sample of its own'],
    ['a path in two forms', 'out/1,./out/1', 'two of its paths lead to "out/1"'],
    ['only commas', ',', '"," is not a path'],
  ])('are refused: %s', async (_, candidates, message) => {
    const refused = run({ 'out/1/a.json': summaryJson() }, { candidates }, ['a']).catch(
      (error: UserError) => error.problems,
    );
    expect(await refused).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
  });

  it('are refused where a hostile one has very many samples', async () => {
    const lines = Array.from({ length: 101 }, (_, sample) => ({ name: 'a', sample, ...good }));
    const refused = run({ 'out.jsonl': jsonl(...lines) }, FILE, ['a']).catch((error: UserError) => error.problems);
    expect(await refused).toEqual([
      expect.objectContaining({ message: expect.stringContaining('more than 100 samples') }),
    ]);
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1));
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
