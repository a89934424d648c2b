import fc from 'fast-check';
import type { Flags } from './runs.js';
import { EMPTY_FOLDER, type Tree } from './workspace.js';

/** Corpora and candidates, right and wrong, in lines and as the files of folders. */

export const FILES: Flags = { corpus: 'corpus.jsonl', candidates: 'candidates.jsonl' };

const summary = {
  title: 'Fix the cache',
  summary: 'Pinned redis to 7.2 in src/cache.ts.',
  key_actions: ['Pinned redis'],
  outcome: 'success',
};
export const golden = (name: string, more: object = {}) => JSON.stringify({ name, ...more, reference: summary });
export const candidate = (name: string, more: object = {}) => JSON.stringify({ name, ...summary, ...more });

export const NAMES = [
  'a',
  'b',
  'c',
  '__proto__',
  'constructor',
  'toString',
  'é',
  'e\u0301',
  '😀',
  '\uff61',
  ' ',
  '..foo',
  'a\u202eb',
  '##[error]x',
];

const word = fc.constantFrom(
  'pinned',
  'redis',
  'cache',
  'not',
  '7.2',
  '8',
  'src/a.ts',
  'from',
  'to',
  'the',
  'キャッシュ',
  '\ud800',
  '<b>',
  '',
);
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const summaries = fc.record({
  title: text,
  summary: text,
  key_actions: fc.array(text, { maxLength: 3 }),
  outcome: fc.constantFrom('success', 'partial', 'failed'),
  aha_moments: fc.array(fc.record({ seq: fc.nat(30), type: word }), { maxLength: 2 }),
});
const gates = fc.constantFrom({}, { min_overall: 0.9 }, { min_dimensions: { title: 0.5 } });
const requirements = fc.constantFrom(
  [],
  [{ id: 'r', text: 'redis is pinned', must: 'mention' }],
  [{ id: 'r', text: 'redis is pinned', must: 'mention', any_of: ['redis 7'], instead: ['redis'] }],
);

export const goldenLine = fc
  .record({
    name: fc.constantFrom(...NAMES),
    reference: summaries,
    gates,
    requirements,
    canary: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    kind: fc.constantFrom('bugfix', 'other'),
  })
  .map((session) => JSON.stringify(session));
export const candidateLine = fc
  .tuple(fc.constantFrom(...NAMES), summaries, fc.constantFrom('plain', 'nested', 'typo'))
  .map(([name, content, form]) =>
    JSON.stringify(
      form === 'nested'
        ? { name, candidate: content }
        : form === 'typo'
          ? { name, ...content, key_actions: undefined, keyActions: content.key_actions }
          : { name, ...content },
    ),
  );
const broken = fc.constantFrom(
  '',
  '   ',
  '\u00a0',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"name": 7}',
  '{"name": ""}',
  '{"name": "a/b"}',
  '{"name": "\\ud800"}',
  '{"name": "a", "title": 7}',
  '{"name": "b", "title": "cut',
  '{"name": "a", "name": "c"}',
  '{"candidate": {"name": "a"}}',
  '{"name": "a", "candidate": null}',
  '{"name": "zzz", "reference": {}, "unreviewed": true}',
  'text \ufeff',
);
const end = fc.constantFrom('\n', '\r\n', '\r\r\n');

/** Lines that are for somebody, whatever else is wrong with them. */
const brokenOf = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom('"title": 7}', '"title": "cut', '"candidate": null}'))
  .map(([name, rest]) => `{"name": ${JSON.stringify(name)}, ${rest}`);

/** The same sessions in both forms that an input may have. */
export interface BothForms {
  readonly lines: Tree;
  readonly folders: Tree;
}

const nameOf = (line: string): string => JSON.parse(/"name": ?("(?:[^"\\]|\\.)*")/.exec(line)?.[1] ?? '""');

/** A corpus and candidates, some of them broken, each of which says whose it is. */
export const bothForms: fc.Arbitrary<BothForms> = fc
  .record({
    corpus: fc.uniqueArray(goldenLine, { maxLength: 9, selector: nameOf }),
    candidates: fc.uniqueArray(fc.oneof({ weight: 8, arbitrary: candidateLine }, { weight: 1, arbitrary: brokenOf }), {
      maxLength: 9,
      selector: nameOf,
    }),
  })
  .map(({ corpus, candidates }) => inBothForms(corpus, candidates));

/** @param corpus lines of golden sessions, and each has a name of its own */
export function inBothForms(corpus: readonly string[], candidates: readonly string[]): BothForms {
  return {
    lines: { 'corpus.jsonl': corpus.join('\n'), 'candidates.jsonl': candidates.join('\n') },
    folders: {
      corpus: EMPTY_FOLDER,
      candidates: EMPTY_FOLDER,
      ...Object.fromEntries([
        ...corpus.map((line) => [`corpus/${nameOf(line)}/reference.json`, line]),
        ...candidates.map((line) => [`candidates/${nameOf(line)}.json`, line]),
      ]),
    },
  };
}

export const FOLDERS: Flags = { corpus: 'corpus', candidates: 'candidates' };

/** A file of lines, one of which may be broken. */
export function fileOf(line: fc.Arbitrary<string>, state: 'mostly right' | 'often broken'): fc.Arbitrary<Buffer> {
  const one = fc.oneof(
    { weight: 60, arbitrary: line },
    { weight: state === 'mostly right' ? 1 : 12, arbitrary: broken },
  );
  const lines = fc.array(fc.tuple(one, end), { maxLength: 9 });
  const nameIn = (written: string): unknown => /^\{"name":"([^"]*)"/.exec(written)?.[1]?.normalize('NFC') ?? written;
  return fc
    .record({
      mark: fc.constantFrom('', '\ufeff'),
      lines,
      once: state === 'mostly right' ? fc.nat(9).map((n) => n > 0) : fc.constant(false),
      hasLastEnd: fc.boolean(),
      garbled: fc.option(fc.nat(200), { freq: 1 }),
    })
    .map(({ mark, lines: all, once, hasLastEnd, garbled }) => {
      const kept = once ? [...new Map(all.map((one) => [nameIn(one[0]), one])).values()] : all;
      const written = mark + kept.map(([content, ending]) => content + ending).join('');
      const bytes = Buffer.from(hasLastEnd ? written : written.replace(/[\r\n]+$/, ''));
      if (garbled !== null && garbled > 190 && bytes.length > 0) bytes[garbled % bytes.length] = 0xe2;
      return bytes;
    });
}

export const flags = fc.constantFrom<Flags>(
  {},
  { limit: '2' },
  { 'allow-empty': 'true' },
  { rubric: 'v1', 'min-session': '0.5' },
  { 'allow-unreviewed': 'true', 'min-overall': '0.1' },
  { waivers: 'waivers.yml', 'min-session': '0.9' },
  { baseline: 'missing.json' },
);
export const waivers = 'waivers: [{session: a, reason: known, until: 2026-12-31, by: me}]\n';
