import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { formatPlace, formatProblem } from '../../src/core/errors.js';
import { hasManyValues, MOST_VALUES } from '../../src/core/json/values.js';
import { LONGEST_SUMMARY, oversizedSummary } from '../../src/core/summary-size.js';
import { LONGEST_INPUT_BYTES } from '../../src/core/text-limit.js';
import { readCandidates } from '../../src/inputs/candidates/read-candidates.js';
import { findTranscript } from '../../src/inputs/corpus/find-transcript.js';
import { readCorpus } from '../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT, type SummaryFormat } from '../../src/inputs/format/summary-format.js';
import { readLabels } from '../../src/inputs/labels/read-labels.js';
import { lintTranscript } from '../../src/inputs/lint/lint-transcript.js';
import { reportOf } from '../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

const THEIRS: SummaryFormat = { ...OWN_FORMAT, fields: new Map([['summary', ['body', 'text']]]) };

/** What is said of all candidates of a workspace, with the places. */
async function ofCandidates(tree: Tree, path: string | readonly string[], format = OWN_FORMAT) {
  const { files } = makeWorkspace(tree);
  const { samplesOf, byName, defects } = await readCandidates(path, files, sha256, format);
  const all = [...byName.values(), ...[...samplesOf.values()].flatMap((one) => [...one.values()])];
  return [...defects, ...new Set(all.flatMap((one) => (one.kind === 'invalid' ? one.defects : [])))].map(
    ({ code, message, place }) => `${code} ${formatPlace(place)} ${message}`,
  );
}

async function ofReferences(tree: Tree, path = 'golden-corpus', format = OWN_FORMAT) {
  const { problems } = await readCorpus(path, makeWorkspace(tree).files, sha256, format);
  return problems.map(formatProblem);
}

const LONG = 'x'.repeat(LONGEST_SUMMARY);
const TOO_LONG = /the summary has 50\d{4} characters, most of them in summary; allowed: at most 500000, where each/;
/** Without line breaks of its own, as a line of a file has it. */
const HUGE = 'x'.repeat(LONGEST_INPUT_BYTES);

describe('a summary of more than 500,000 characters', () => {
  it.each<[string, Tree, string | readonly string[], SummaryFormat, string]>([
    ['a file', { 'c/a.json': summaryJson({ summary: LONG }) }, 'c', OWN_FORMAT, 'c/a.json:3:14'],
    ['a line', { 'c.jsonl': jsonl(summaryJson({ name: 'a', summary: LONG })) }, 'c.jsonl', OWN_FORMAT, 'c.jsonl:1:'],
    ['Markdown', { 'c/a.md': `# T\n\n${LONG}\n` }, 'c', OWN_FORMAT, 'c/a.md:1:1'],
    ['a field of a team', { 'c/a.json': { title: 'T', body: { text: LONG } } }, 'c', THEIRS, 'c/a.json:4:13'],
    [
      'a sample',
      { 'c/1/a.json': summaryJson(), 'c/2/a.json': summaryJson({ summary: LONG }) },
      ['c/1', 'c/2'],
      OWN_FORMAT,
      'c/2/a.json:3:14',
    ],
  ])('in %s makes the candidate invalid, at its place', async (_, tree, path, format, place) => {
    const told = await ofCandidates(tree, path, format);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`INVALID_CANDIDATE ${place}`);
    expect(told[0]).toMatch(place.includes('.md') ? /the text is longer than 500000 characters/ : TOO_LONG);
  });

  it('is an error of a reference and of a label', async () => {
    const reference = summaryJson({ summary: LONG });
    const file = await ofReferences({ 'golden-corpus/a/reference.json': { reference } });
    expect(file).toEqual([expect.stringMatching(TOO_LONG)]);
    expect(file[0]).toMatch(/^golden-corpus\/a\/reference\.json:4:16: /);
    const line = await ofReferences({ 'g.jsonl': jsonl({ name: 'a', reference }) }, 'g.jsonl');
    expect(line).toEqual([expect.stringMatching(TOO_LONG)]);
    const { files } = makeWorkspace({
      'golden-corpus/a/reference.json': referenceJson(),
      'golden-corpus/a/labels.json': [{ id: 'one', candidate: reference, overall: 1, labeller: 'us' }],
    });
    const { sessions } = await readCorpus('golden-corpus', files, sha256, OWN_FORMAT);
    const labels = readLabels(sessions, files, OWN_FORMAT).problems.map(formatProblem);
    expect(labels).toEqual([expect.stringMatching(TOO_LONG)]);
  });

  it('is one of 500,001, and none of 500,000', () => {
    const empty = { title: '', key_actions: [], outcome: '', aha_moments: [] };
    expect(oversizedSummary({ ...empty, summary: LONG })).toBeUndefined();
    expect(oversizedSummary({ ...empty, summary: `${LONG}x` })?.field).toBe('summary');
    expect(oversizedSummary({ ...empty, key_actions: Array(50_000).fill('') })).toBeUndefined();
    expect(oversizedSummary({ ...empty, key_actions: Array(50_001).fill('') })?.field).toBe('key_actions');
    expect(oversizedSummary({ ...empty, aha_moments: Array(40_000).fill({ highlight: 'abc' }) })?.field).toBe(
      'aha_moments',
    );
  });
});

describe('a text of more than 16 MiB', () => {
  it('is not read, wherever it stands', async () => {
    expect(await ofCandidates({ 'c/a.json': HUGE.concat('x'), 'c/b.md': `${HUGE}x` }, 'c')).toEqual([
      'INVALID_CANDIDATE c/a.json:1 The candidate cannot be scored: the file is larger than 16 MiB',
      'INVALID_CANDIDATE c/b.md:1 The candidate cannot be scored: the file is larger than 16 MiB',
    ]);
    expect(await ofReferences({ 'golden-corpus/a/reference.json': `${HUGE}x` })).toEqual([
      'golden-corpus/a/reference.json: the file is larger than 16 MiB',
    ]);
    const lines = `${jsonl(summaryJson({ name: 'a' }))}\n${HUGE}x\n`;
    expect(await ofCandidates({ 'c.jsonl': lines }, 'c.jsonl')).toEqual([
      expect.stringMatching(/^UNREADABLE_CANDIDATE c\.jsonl:\d .*the line is longer than 16 MiB$/),
    ]);
    expect(await ofReferences({ 'g.jsonl': `${HUGE}x\n` }, 'g.jsonl')).toEqual([
      'g.jsonl:1: the line is longer than 16 MiB',
    ]);
  });
});

describe('a transcript', () => {
  it.each([
    ['transcript.md', 4],
    ['transcript.jsonl', 32],
  ])('%s of more than %i MiB counts as none, and report and lint say why', async (name, limit) => {
    const at = `golden-corpus/a/${name}`;
    const workspace = makeWorkspace({
      'golden-corpus/a/reference.json': referenceJson(),
      'candidates/a.json': summaryJson(),
      [at]: '{}',
    });
    const { root, files } = workspace;
    truncateSync(join(root, at), limit * 2 ** 20 + 1);
    const { sessions } = await readCorpus('golden-corpus', files, sha256, OWN_FORMAT);
    expect(sessions.map((session) => findTranscript(session, files, sha256))).toEqual([
      { kind: 'unread', file: at, reason: `the file is larger than ${limit} MiB` },
    ]);
    const { caveats } = await reportOf(workspace);
    expect(caveats).toContain(
      `1 transcript not read, so that its candidate is compared with the reference alone: ${at} (the file is larger than ${limit} MiB).`,
    );
    const issues = sessions.flatMap((session) => lintTranscript(session, files));
    expect(issues).toEqual([
      expect.objectContaining({ message: `the file is larger than ${limit} MiB`, place: { file: at } }),
    ]);
  });
});

it('more than 1,000 requirements of a session are an error at their place', async () => {
  const requirements = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `r${i}`, text: 'x', must: 'mention' }));
  const file = 'golden-corpus/a/reference.json';
  expect(await ofReferences({ [file]: { ...referenceJson(), requirements: requirements(1_000) } })).toEqual([]);
  expect(await ofReferences({ [file]: { ...referenceJson(), requirements: requirements(1_001) } })).toEqual([
    expect.stringMatching(/^golden-corpus\/a\/reference\.json:\d+:\d+: requirements .*allowed: at most 1000 entries$/),
  ]);
  const line = jsonl({ name: 'a', ...referenceJson(), requirements: requirements(1_001) });
  expect(await ofReferences({ 'g.jsonl': line }, 'g.jsonl')).toEqual([
    expect.stringMatching(/^g\.jsonl:1:\d+: requirements .*allowed: at most 1000 entries$/),
  ]);
});

describe('millions of wrong values', () => {
  const millions = `[${'1,'.repeat(3_000_000)}1]`;

  it('are one finding of a candidate, and one error of a reference', async () => {
    const candidate = await ofCandidates({ 'c/a.json': `{"title": "T", "key_actions": ${millions}}` }, 'c');
    expect(candidate).toEqual([expect.stringMatching(/^INVALID_CANDIDATE c\/a\.json:1:31 .*has 30000011 characters/)]);
    const tags = `{"tags": ${millions}, "reference": ${JSON.stringify(summaryJson())}}`;
    expect(await ofReferences({ 'golden-corpus/a/reference.json': tags })).toEqual([
      expect.stringMatching(/^golden-corpus\/a\/reference\.json:1:10: tags has more than 100000 values/),
    ]);
  });

  it('of a sane number are told by the first hundred', async () => {
    const told = await ofCandidates({ 'c/a.json': summaryJson({ key_actions: Array(2000).fill(1) }) }, 'c');
    expect(told).toHaveLength(101);
    expect(told.at(-1)).toContain('1900 more values are wrong');
  });

  it('are counted no further than needed', () => {
    let seen = 0;
    const inside = Array.from(
      { length: 10 },
      () =>
        new Proxy(Array<number>(MOST_VALUES).fill(1), {
          get(target, key) {
            if (key === 'length') seen++;
            return Reflect.get(target, key);
          },
        }),
    );
    expect(hasManyValues(inside)).toBe(true);
    expect(seen).toBeLessThan(10);
    expect(hasManyValues({ a: ['b', { c: [] }] }, 4)).toBe(false);
    expect(hasManyValues({ a: ['b', { c: [] }] }, 3)).toBe(true);
  });
});
