import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { sha256 } from '../../src/adapters/digest.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { byCodePoint } from '../../src/core/text.js';
import { buildReport } from '../../src/report/build-report.js';
import type { Report } from '../../src/report/schema.js';
import { MEAN_GATE, NO_GATE } from '../builders/gates.js';
import { runs } from '../builders/long-runs.js';
import { PLAIN_RUN } from '../builders/run-facts.js';
import { type Flags, reportOf, settingsOf } from '../builders/runs.js';
import { corpusOf, ratedSession } from '../builders/sessions.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, removeWorkspace, type Tree } from '../builders/workspace.js';

const ajv = new Ajv2020({ allErrors: true, strict: false });
formats.default(ajv);
const isReport = ajv.compile(
  JSON.parse(readFileSync(new URL('../../schema/report.schema.json', import.meta.url), 'utf8')),
);

/** The report of a workspace with these files, checked against its schema. */
async function report(tree: Tree, flags: Flags = {}): Promise<Report> {
  const workspace = makeWorkspace(tree);
  try {
    const made = await reportOf(workspace, flags);
    isReport(JSON.parse(JSON.stringify(made)));
    expect(isReport.errors ?? []).toEqual([]);
    return made;
  } finally {
    removeWorkspace(workspace);
  }
}

const sessionOf = ({ sessions }: Report, name: string) => sessions.find((session) => session.name === name);

describe('the report', () => {
  const tree: Tree = {
    'golden-corpus/b/reference.json': referenceJson(),
    'golden-corpus/a/reference.json': referenceJson({ gates: { min_overall: 0.9 } }),
    'golden-corpus/c/reference.json': referenceJson(),
    'golden-corpus/canary/reference.json': referenceJson({ canary: true }),
    'golden-corpus/empty': EMPTY_FOLDER,
    'candidates/a.json': summaryJson({ outcome: 'failed' }),
    'candidates/b.json': summaryJson(),
    'candidates/d.json': summaryJson(),
  };

  it('holds totals, gates and sessions', async () => {
    const made = await report(tree, { ...MEAN_GATE, weights: 'outcome=0.5, title=0.5' });
    expect(made).toMatchObject({
      schema_version: 1,
      tool: { name: 'summary-gate', version: expect.any(String) },
      scored_at: '2026-11-21T12:00:00Z',
      verdict: 'fail',
      title: 'Fail - overall 0.500 (gate 0.700), 2 of 2 gates failed, 1 of 3 sessions fails',
      corpus_size: 3,
      overall_mean: 0.5,
      overall_min: 0,
      overall_max: 1,
      dimension_means: { title: 0.666667, outcome: 0.333333 },
      gates_failed: ['overall_mean 0.500 < gate 0.700', 'session a overall 0.500 < gate 0.900'],
      rubric: { version: 'v2', weights: { title: 0.5, summary: 0, key_actions: 0, outcome: 0.5, aha_moments: 0 } },
      skipped_folders: 1,
    });
    expect(made.statistics.overall).toMatchObject({ mean: 0.5, p50: 0.5, stddev: 0.5, ci95: [0, 1] });
    expect(made.settings['min-overall']).toEqual({ value: 0.7, from: 'input' });
    expect(made.settings['corpus']).toEqual({ value: 'golden-corpus', from: 'default' });
    expect(made.sessions.map(({ name, status, failed, overall }) => [name, status, failed, overall])).toEqual([
      ['a', 'scored', true, 0.5],
      ['b', 'scored', false, 1],
      ['c', 'missing_candidate', false, 0],
      ['canary', 'canary', false, null],
    ]);
    expect(sessionOf(made, 'canary')).toMatchObject({ dimensions: [], findings: [], candidate_path: null });
    expect(sessionOf(made, 'a')).toMatchObject({ candidate_path: 'candidates/a.json' });
    expect(sessionOf(made, 'b')?.dimensions.map(({ dimension }) => dimension)).toEqual(DIMENSIONS);
  });

  it('points at the value at fault', async () => {
    const text = '{\n  "title": "Fixed the flaky login test",\n  "key_actions": [],\n\t"outcome": "failed"\n}';
    const made = await report({ ...tree, 'candidates/b.json': text });
    const finding = sessionOf(made, 'b')?.findings.find(({ code }) => code === 'WRONG_OUTCOME');
    expect(finding).toMatchObject({ file: 'candidates/b.json', line: 4, column: 13, dimension: 'outcome' });
    const missing = sessionOf(made, 'c')?.findings;
    expect(missing).toMatchObject([
      { code: 'NO_CANDIDATE', file: 'golden-corpus/c/reference.json', line: 1, column: null },
    ]);
  });

  it('gives findings of failing sessions the severity error when the run fails', async () => {
    const made = await report(tree, { 'min-session': '0.95' });
    expect(made.verdict).toBe('fail');
    for (const name of ['a', 'c']) expect(sessionOf(made, name)?.findings).toMatchObject([{ severity: 'error' }]);
    expect(made.findings).toMatchObject([{ code: 'UNKNOWN_SESSION', severity: 'note' }]);
  });

  it('gives findings of a passing session the severity warning in a failing run', async () => {
    const made = await report(
      { ...tree, 'candidates/b.json': summaryJson({ outcome: 'partial' }) },
      { ...MEAN_GATE, 'min-session': '0.5' },
    );
    expect(made.verdict).toBe('fail');
    expect(sessionOf(made, 'b')).toMatchObject({
      failed: false,
      findings: [{ code: 'WRONG_OUTCOME', severity: 'warning' }],
    });
    expect(sessionOf(made, 'c')).toMatchObject({
      failed: true,
      findings: [{ code: 'NO_CANDIDATE', severity: 'error' }],
    });
  });

  it('blames no session for the target of a mean', async () => {
    const { 'golden-corpus/a/reference.json': _, 'candidates/a.json': __, ...rest } = tree;
    const made = await report(rest, { ...NO_GATE, 'min-overall': '0.9' });
    expect(made.verdict).toBe('fail');
    expect(sessionOf(made, 'c')).toMatchObject({
      failed: false,
      gates_failed: [],
      findings: [{ severity: 'warning' }],
    });
  });

  it('notes unknown sessions and warns of unreadable lines, whatever the verdict', async () => {
    const lines = `${jsonl({ name: 'nobody' })}{"title": 1}\n`;
    for (const [threshold, verdict] of [
      ['0', 'pass'],
      ['1', 'fail'],
    ] as const) {
      const made = await report(
        { 'golden-corpus/b/reference.json': referenceJson(), 'c.jsonl': lines },
        { ...NO_GATE, candidates: 'c.jsonl', 'min-overall': threshold },
      );
      expect(made.verdict).toBe(verdict);
      expect(made.findings.map(({ code, severity }) => [code, severity])).toEqual([
        ['UNREADABLE_CANDIDATE', 'warning'],
        ['UNKNOWN_SESSION', 'note'],
      ]);
    }
  });

  it.each<[string, string, string]>([
    ['v1', 'fail', 'Fail - overall 0.699 (gate 0.700), 2 of 2 gates failed, 200 sessions'],
    ['v2', 'pass', 'Pass - overall 0.700 (gate 0.700), all 2 gates passed, 200 sessions'],
  ])('compares the mean that it shows, beside a border too: rubric %s', (rubric, verdict, title) => {
    // 0.6994995, which six decimals make 0.6995.
    const sessions = Array.from({ length: 200 }, (_, i) =>
      ratedSession(`s${i}`, { overall: i === 0 ? 0.6994 : 0.6995 }),
    );
    const settings = settingsOf(makeWorkspace(), { ...MEAN_GATE, rubric, 'min-dimensions': 'title=0.7' });
    const corpus = corpusOf(sessions);
    const made = buildReport({ ...PLAIN_RUN, settings, corpus, sessions }, sha256);
    const read = Number(made.overall_mean?.toFixed(3));
    expect([made.verdict, made.title]).toEqual([verdict, title]);
    expect(made.gates.map(({ value }) => value)).toEqual([read, read]);
  });

  it('never changes its verdict for an unknown session', async () => {
    const small = { 'golden-corpus/b/reference.json': referenceJson(), 'candidates/b.json': summaryJson() };
    const { findings: _, caveats: __, ...alone } = await report(small);
    const { findings, caveats, ...beside } = await report({
      ...small,
      'candidates/x.json': '{',
      'candidates/x/summary.json': {},
    });
    expect(beside).toEqual(alone);
    expect(findings).toHaveLength(1);
  });

  it('holds at most 100 findings of a session and counts the rest', async () => {
    const made = async (n: number) =>
      sessionOf(await report({ ...tree, 'candidates/b.json': { key_actions: new Array(n).fill(0) } }), 'b');
    expect([(await made(100))?.findings.length, (await made(100))?.findings_omitted]).toEqual([100, undefined]);
    expect([(await made(101))?.findings.length, (await made(101))?.findings_omitted]).toEqual([100, 1]);
    // What is wrong with one value is told a hundred times, and that there is more.
    expect([(await made(5000))?.findings.length, (await made(5000))?.findings_omitted]).toEqual([100, 1]);
  });

  it('holds at most 1000 findings of no session, unreadable lines first, and says so', async () => {
    const made = async (unmatched: number) => {
      const names = Array.from({ length: unmatched }, (_, i) => ({ name: `x${i}` }));
      const lines = `{"title": 1}\n${jsonl({ name: 'a', ...summaryJson() }, ...names)}`;
      return await report(
        { 'golden-corpus/a/reference.json': referenceJson(), 'c.jsonl': lines },
        { candidates: 'c.jsonl' },
      );
    };
    const [full, over] = [await made(999), await made(1000)];
    expect(full.findings).toHaveLength(1000);
    expect(over.findings).toEqual(full.findings);
    expect(over.findings[0]?.code).toBe('UNREADABLE_CANDIDATE');
    expect(over.verdict).toBe(full.verdict);
    const said = 'Only 1000 of 1001 findings are in this report, those of failing sessions first.';
    expect([full.caveats.includes(said), over.caveats.includes(said)]).toEqual([false, true]);
  });

  it('names both places of a duplicate even beside many other mistakes', async () => {
    const made = await report({
      ...tree,
      'candidates/b.json': { key_actions: new Array(500).fill(0) },
      'candidates/b/summary.json': { key_actions: new Array(500).fill(0) },
    });
    const [duplicate] = sessionOf(made, 'b')?.findings.filter(({ code }) => code === 'DUPLICATE_CANDIDATE') ?? [];
    expect(duplicate?.message).toContain('candidates/b.json');
    expect(duplicate?.message).toContain('candidates/b/summary.json');
  });
});

describe('nothing to score', () => {
  const COUNTED_BY_DEFAULT = [
    'unusable',
    'form',
    'outcome',
    'requirement',
    'ungrounded',
    'NUMBER_MISMATCH',
    'IDENTIFIER_MISMATCH',
    'DIRECTION_MISMATCH',
    'STATUS_MISMATCH',
    'HEDGE_DROPPED',
  ];
  const flags: Flags = { 'allow-empty': 'true', 'min-session': '0.5', 'min-dimensions': 'title=0.1' };

  it.each<[string, Tree]>([
    [
      'no candidate',
      { 'golden-corpus/a/reference.json': referenceJson({ gates: { min_overall: 1 } }), candidates: EMPTY_FOLDER },
    ],
    ['an empty corpus', { 'golden-corpus': EMPTY_FOLDER, 'candidates/a.json': {} }],
    ['canaries only', { 'golden-corpus/a/reference.json': referenceJson({ canary: true }), 'candidates/a.json': {} }],
  ])('passes with allow-empty, without numbers: %s', async (_, tree) => {
    const made = await report(tree, flags);
    expect(made).toMatchObject({
      verdict: 'pass',
      title: 'nothing to score',
      corpus_size: 0,
      overall_mean: null,
      overall_min: null,
      overall_max: null,
      gates_failed: [],
    });
    expect(Object.values(made.dimension_means)).toEqual([null, null, null, null, null]);
    expect(made.gates.map(({ id, status, value }) => [id, status, value])).toEqual([
      ...COUNTED_BY_DEFAULT.map((name) => [`fail-on.${name}`, 'not_evaluated', null]),
      ['min-overall', 'not_evaluated', null],
      ['min-dimensions.title', 'not_evaluated', null],
      ['min-session', 'not_evaluated', null],
    ]);
  });

  it('is an error with allow-empty too where the folder is missing: nobody knows whether the pipeline ran', async () => {
    const tree = { 'golden-corpus/a/reference.json': referenceJson() };
    await expect(report(tree, flags)).rejects.toThrow('candidates: "candidates": there is no such file or folder');
    await expect(report(tree)).rejects.toThrow('candidates: "candidates": there is no such file or folder');
  });

  it.each<[string, Tree, string]>([
    [
      'no candidate',
      { 'golden-corpus/a/reference.json': referenceJson(), candidates: EMPTY_FOLDER },
      'candidates: there is none',
    ],
    [
      'no golden session',
      { 'golden-corpus/x': EMPTY_FOLDER, 'candidates/a.json': {} },
      'corpus: it has no golden session to score',
    ],
    [
      'no golden session but canaries',
      { 'golden-corpus/a/reference.json': referenceJson({ canary: true }), 'candidates/a.json': {} },
      'corpus: it has no golden session to score',
    ],
  ])('is an error otherwise: %s', async (_, tree, message) => {
    await expect(report(tree)).rejects.toThrow(message);
    await expect(report(tree)).rejects.toThrow(expect.objectContaining({ name: 'UserError' }));
  });

  it('is not the case when all there is cannot be read: that is a failure', async () => {
    const made = await report(
      { 'golden-corpus/a/reference.json': referenceJson(), 'c.jsonl': '{"title"' },
      { ...flags, candidates: 'c.jsonl' },
    );
    expect(made).toMatchObject({ verdict: 'fail', corpus_size: 1, overall_mean: 0 });
  });
});

describe('all problems of one run', () => {
  it('are thrown together: settings, corpus and candidates', async () => {
    await expect(
      report(
        { 'golden-corpus/a/reference.json': '{', 'golden-corpus/b/reference.json': {}, 'c.txt': '' },
        { 'min-overall': '7', candidates: 'c.txt' },
      ),
    ).rejects.toThrow(
      [
        '--min-overall: "7" is out of range (write 0.07 for 7 %); allowed: a number from 0 to 1 with at most 3 decimals, or none',
        'golden-corpus/a/reference.json:1:2: broken JSON: a closing } is missing',
        'golden-corpus/b/reference.json:1:1: reference is missing; allowed: an object',
        'candidates: "c.txt": this file is not .jsonl; allowed: a folder of <name>.json, <name>/summary.json, <name>/candidate.json, <name>.md, <name>/summary.md, or a .jsonl file',
      ].join('\n'),
    );
  });
});

describe('the digest of the settings', () => {
  const tree: Tree = { 'golden-corpus/a/reference.json': referenceJson(), 'candidates/a.json': summaryJson() };
  const digestOf = async (flags: Flags): Promise<string> => (await report(tree, flags)).settings_digest;
  const judged = { judge: 'auto' };

  it('tells a run with a judge from one without', async () => {
    expect(await digestOf(judged)).not.toBe(await digestOf({}));
  });

  it.each<Flags>([
    { 'judge-model': 'claude-opus-5-5' },
    { 'judge-mode': 'absolute' },
    { 'judge-samples': '2' },
    { 'judge-max-samples': '7' },
    { 'judge-suggestions': '0' },
    { 'judge-rationale-chars': '100' },
    { 'judge-rewrite': 'true' },
    { 'min-judge-overall': '0.5' },
  ])('tells judges apart by %j', async (flags) => {
    expect(await digestOf({ ...judged, ...flags })).not.toBe(await digestOf(judged));
  });

  it.each<Flags>([
    { 'judge-concurrency': '9' },
    { 'max-cost-usd': '3' },
    { 'judge-cassette': 'x' },
    { judge: 'required' },
  ])('does not depend on how the answers were come by: %j', async (flags) => {
    expect(await digestOf({ ...judged, ...flags })).toBe(await digestOf(judged));
  });

  it('does not depend on the settings of a judge that is off', async () => {
    expect(await digestOf({ 'judge-model': 'claude-opus-5-5' })).toBe(await digestOf({}));
  });
});

describe('digests', () => {
  const base: Tree = {
    'golden-corpus/a/reference.json': referenceJson(),
    'golden-corpus/b/reference.json': referenceJson(),
    'candidates/a.json': summaryJson(),
  };
  const digests = async (tree: Tree, flags: Flags = {}) => {
    const {
      corpus_digest: corpus,
      candidates_digest: candidates,
      settings_digest: settings,
    } = await report(tree, flags);
    return { corpus, candidates, settings };
  };
  let before: Awaited<ReturnType<typeof digests>>;
  beforeAll(async () => {
    before = await digests(base);
  });

  it.each<[string, Tree, Flags, string[]]>([
    ['notes', { ...base, 'golden-corpus/b/reference.json': referenceJson({ notes: 'x', tags: ['x'] }) }, {}, []],
    ...[{ kind: 'design' }, { difficulty: 'complex' }].map((change): [string, Tree, Flags, string[]] => [
      `what chooses the judge's question: ${Object.keys(change)}`,
      { ...base, 'golden-corpus/b/reference.json': referenceJson(change) },
      {},
      ['corpus'],
    ]),
    [
      'lists that are null',
      { ...base, 'golden-corpus/b/reference.json': referenceJson({ requirements: null, gates: {} }) },
      {},
      [],
    ],
    [
      'where the files are',
      Object.fromEntries(Object.entries(base).map(([path, value]) => [`x/${path}`, value])),
      { corpus: 'x/golden-corpus', candidates: 'x/candidates' },
      [],
    ],
    ['allow-empty', base, { 'allow-empty': 'true' }, []],
    [
      'a word of a reference',
      { ...base, 'golden-corpus/b/reference.json': referenceJson({}, { title: 'x' }) },
      {},
      ['corpus'],
    ],
    [
      'a floor',
      { ...base, 'golden-corpus/b/reference.json': referenceJson({ gates: { min_overall: 0 } }) },
      {},
      ['corpus'],
    ],
    [
      'a floor of a dimension',
      { ...base, 'golden-corpus/b/reference.json': referenceJson({ gates: { min_dimensions: { title: 0 } } }) },
      {},
      ['corpus'],
    ],
    [
      'a requirement',
      {
        ...base,
        'golden-corpus/b/reference.json': referenceJson({ requirements: [{ id: 'a', text: 'b', must: 'mention' }] }),
      },
      {},
      ['corpus'],
    ],
    [
      'a canary',
      { ...base, 'golden-corpus/b/reference.json': referenceJson({ canary: true }) },
      {},
      ['corpus', 'candidates'],
    ],
    ['another session', { ...base, 'golden-corpus/c/reference.json': referenceJson() }, {}, ['corpus', 'candidates']],
    ['a word of a candidate', { ...base, 'candidates/a.json': summaryJson({ summary: 'x' }) }, {}, ['candidates']],
    ['a candidate more', { ...base, 'candidates/b.json': summaryJson() }, {}, ['candidates']],
    ['an unmatched candidate', { ...base, 'candidates/x.json': summaryJson() }, {}, []],
    ['a threshold', base, { 'min-overall': '0.6' }, ['settings']],
    ['the default threshold, spelt out', base, { 'min-overall': '0.550' }, []],
    ['the default floor, spelt out', base, { 'min-session': '0.250' }, []],
    [
      'the default classes of findings, in another order',
      base,
      {
        'fail-on':
          'HEDGE_DROPPED, STATUS_MISMATCH, DIRECTION_MISMATCH, NUMBER_MISMATCH, IDENTIFIER_MISMATCH, ungrounded, requirement, outcome=0, form, unusable',
      },
      [],
    ],
    ['a class of findings less', base, { 'fail-on': 'unusable, form, outcome, requirement' }, ['settings']],
    [
      'a finding that one session may have',
      base,
      { 'fail-on': 'unusable, form, outcome=1, requirement, ungrounded' },
      ['settings'],
    ],
    ['the default rubric, spelt out', base, { rubric: 'v2' }, []],
    ['the other rubric, with its own threshold', base, { rubric: 'v1' }, ['settings']],
    ['the other rubric at the same threshold', base, { rubric: 'v1', 'min-overall': '0.55' }, ['settings']],
    ['weights', base, { weights: 'title=1' }, ['settings']],
    ['a limit', base, { limit: '1' }, ['settings', 'candidates']],
  ])('change with what bears on them: %s', async (_, tree, flags, changed) => {
    const after = await digests(tree, flags);
    expect(
      Object.keys(after)
        .filter((key) => Reflect.get(after, key) !== Reflect.get(before, key))
        .sort(),
    ).toEqual([...changed].sort());
  });

  it('are the same for a folder and for JSON Lines', async () => {
    const lines = {
      'golden.jsonl': jsonl({ ...referenceJson(), name: 'b' }, { ...referenceJson(), name: 'a' }),
      'c.jsonl': jsonl({ name: 'a', candidate: { ...summaryJson(), model: 'm' } }),
    };
    expect(await digests(lines, { corpus: 'golden.jsonl', candidates: 'c.jsonl' })).toEqual(before);
  });
});

describe('any run', () => {
  const word = fc.constantFrom(
    'login',
    'test',
    'fixed',
    '42',
    'ログイン',
    '😀',
    'é',
    '"',
    '\\',
    '\n',
    '</b>',
    'deploy',
  );
  const words = fc.array(word, { maxLength: 6 }).map((list) => list.join(' '));
  const bullets = fc.array(words, { maxLength: 4 });
  const moments = fc.array(
    fc.record({ seq: fc.nat(30), type: fc.constantFrom('insight', 'Decision', '') }, { noNullPrototype: true }),
    { maxLength: 3 },
  );
  const name = fc.constantFrom(
    'a',
    'b',
    'Z',
    'x.json',
    '__proto__',
    'constructor',
    '\uff61',
    '😀',
    'with blanks',
    "$'",
  );
  const rate = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000);
  const reference = fc
    .record({
      canary: fc.boolean(),
      floor: fc.option(rate, { nil: undefined }),
      titleFloor: fc.option(rate, { nil: undefined }),
      summary: fc.record(
        {
          title: words,
          summary: words,
          key_actions: bullets,
          outcome: fc.constantFrom('success', 'partial', 'failed'),
          aha_moments: moments,
        },
        { noNullPrototype: true },
      ),
    })
    .map(({ canary, floor, titleFloor, summary }) =>
      referenceJson({ canary, gates: { min_overall: floor, min_dimensions: { title: titleFloor } } }, summary),
    );
  const candidate = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(
        { title: words, summary: words, key_actions: bullets, outcome: word, aha_moments: moments },
        { requiredKeys: [], noNullPrototype: true },
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom<unknown>([], null, { title: 5 }, { key_actions: new Array(120).fill(1) }) },
  );
  const run = fc.record({
    references: fc.uniqueArray(fc.tuple(name, reference), { minLength: 1, maxLength: 6, selector: ([key]) => key }),
    candidates: fc.uniqueArray(fc.tuple(name, candidate), { maxLength: 8, selector: ([key]) => key }),
    garbage: fc.array(fc.constantFrom('{"title": 1}', '{', '{"name": "a", "title', '[]', ''), { maxLength: 2 }),
    lines: fc.boolean(),
    flags: fc.record(
      {
        'min-overall': fc.oneof(rate.map(String), fc.constant('none')),
        rubric: fc.constantFrom('v1', 'v2'),
        'min-session': rate.map(String),
        'min-dimensions': rate.map((value) => `outcome=${value}, key_actions=${value}`),
        limit: fc.integer({ min: 1, max: 5 }).map(String),
        weights: fc.constantFrom('title=1', 'title=0.1, summary=0.6, key_actions=0.1, outcome=0.1, aha_moments=0.1'),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  });
  type Run = typeof run extends fc.Arbitrary<infer T> ? T : never;

  /** The files of a run, in the given or the other order, which a file system need not keep but lines do. */
  function treeOf({ references, candidates, garbage, lines }: Run, backwards: boolean): Tree {
    const order = <T>(list: readonly T[]): readonly T[] => (backwards ? [...list].reverse() : list);
    if (!lines) {
      return {
        candidates: EMPTY_FOLDER,
        ...Object.fromEntries([
          ...order(references).map(([key, value]) => [`golden-corpus/${key}/reference.json`, value]),
          ...order(candidates).map(([key, value]) => [`candidates/${key}.json`, JSON.stringify(value)]),
        ]),
      };
    }
    return {
      'golden.jsonl': jsonl(...order(references).map(([key, value]) => ({ name: key, ...value }))),
      'candidates.jsonl': order([
        ...candidates.map(([key, value]) => `${JSON.stringify({ name: key, candidate: value })}\n`),
        ...garbage.map((text) => `${text}\n`),
      ]).join(''),
    };
  }

  function flagsOf({ flags, lines }: Run): Flags {
    const files: Flags = lines ? { corpus: 'golden.jsonl', candidates: 'candidates.jsonl' } : {};
    return { 'allow-empty': 'true', ...files, ...flags };
  }

  it('makes a report that fits its schema and agrees with itself', async () => {
    await fc.assert(
      fc.asyncProperty(run, async (drawn) => {
        const made = await report(treeOf(drawn, false), flagsOf(drawn));
        const rated = made.sessions.filter(({ status }) => status !== 'canary');
        const overalls = rated.map(({ overall }) => overall ?? Number.NaN);
        expect(made.corpus_size).toBe(rated.length);
        expect(made.sessions.map((session) => session.name)).toEqual(
          made.sessions.map((session) => session.name).sort(byCodePoint),
        );
        expect(made.overall_min).toBe(rated.length === 0 ? null : Math.min(...overalls));
        expect(made.overall_max).toBe(rated.length === 0 ? null : Math.max(...overalls));
        const sum = overalls.reduce((total, value) => total + value, 0);
        const [tolerance, decimals] = made.rubric.version === 'v1' ? [1e-12, /./] : [5.01e-7, /^\d(\.\d{1,6})?$/];
        if (made.overall_mean !== null) {
          expect(Math.abs(made.overall_mean - sum / rated.length)).toBeLessThanOrEqual(tolerance);
          expect(String(made.overall_mean)).toMatch(decimals);
        }
        expect(made.overall_mean === null).toBe(rated.length === 0);
        expect(made.statistics.overall.mean).toBe(made.overall_mean);
        expect(made.statistics.overall.histogram.reduce((total, { count }) => total + count, 0)).toBe(rated.length);
        for (const dimension of DIMENSIONS) {
          expect(made.statistics.dimensions[dimension]?.mean).toBe(made.dimension_means[dimension]);
        }
        const failed = made.gates.filter(({ status }) => status === 'fail');
        expect(made.verdict).toBe(failed.length > 0 ? 'fail' : 'pass');
        expect(made.gates_failed.length).toBeGreaterThanOrEqual(failed.length);
        expect(made.gates_failed.length > 0).toBe(made.verdict === 'fail');
        for (const line of made.gates_failed)
          expect(line).toMatch(
            /^((\w+_mean|session .+ \w+) [01]\.\d{3} < gate [01]\.\d{3}|(unusable|form|outcome|requirement|ungrounded): \d+ sessions? > 0 \(.+\))$/,
          );
        for (const session of made.sessions) {
          const severity = session.failed && made.verdict === 'fail' ? 'error' : 'warning';
          expect(session.findings.every((finding) => finding.severity === severity)).toBe(true);
          if (session.status === 'missing_candidate' || session.status === 'invalid_candidate') {
            expect([session.failed, session.overall, session.candidate_digest]).toEqual([true, 0, null]);
            expect(session.findings.length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('makes the same bytes again, and the same numbers from files in another order', async () => {
    await fc.assert(
      fc.asyncProperty(run, async (drawn) => {
        const [once, again, backwards] = await Promise.all(
          [false, false, true].map((order) => report(treeOf(drawn, order), flagsOf(drawn))),
        );
        expect(JSON.stringify(again)).toBe(JSON.stringify(once));
        // In JSON Lines another order means other lines, and only that.
        const placeless = (made: Report | undefined) =>
          JSON.stringify(made, (key, value) => (key === 'line' || key === 'findings' ? undefined : value));
        expect(placeless(backwards)).toBe(placeless(once));
        if (!drawn.lines) expect(JSON.stringify(backwards)).toBe(JSON.stringify(once));
      }),
      { numRuns: runs(25) },
    );
  });
});
