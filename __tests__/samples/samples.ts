import type { ReportSession } from '../../src/report/schema.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import type { Tree } from '../builders/workspace.js';

/** A candidate by what is wrong in it. */
export const SAMPLES = {
  good: summaryJson(),
  /** Further from the reference, and without a finding that gates. */
  plain: summaryJson({ key_actions: ['Reproduced the failure with a slow network'], aha_moments: [] }),
  wrong: summaryJson({ outcome: 'failed' }),
  /** Lower than `wrong`, and not wrong. */
  thin: summaryJson({ title: 'Fixed the login test', key_actions: [], aha_moments: [] }),
  empty: {},
} as const;

export type SampleKind = keyof typeof SAMPLES;

/** The samples of each session in their order; `undefined` for a missing one. */
export type Given = Readonly<Record<string, readonly (SampleKind | undefined)[]>>;

export function corpusOf(
  names: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
  titleOf?: (name: string) => string,
): Tree {
  return Object.fromEntries(
    names.map((name) => [
      `golden-corpus/${name}/reference.json`,
      referenceJson({ name, ...more }, titleOf === undefined ? {} : { title: titleOf(name) }),
    ]),
  );
}

function each<T>(given: Given, make: (name: string, sample: number, content: object) => T): readonly T[] {
  return Object.entries(given).flatMap(([name, kinds]) =>
    kinds.flatMap((kind, i) => (kind === undefined ? [] : [make(name, i + 1, SAMPLES[kind])])),
  );
}

/** The ways to write samples: a tree, and the flag that names it. */
export const WAYS: Readonly<Record<string, (given: Given) => { readonly tree: Tree; readonly candidates: string }>> = {
  'folders, one for each sample': (given) => ({
    tree: {
      ...Object.fromEntries([1, 2, 3].map((sample) => [`out/${sample}/.keep`, ''])),
      ...Object.fromEntries(each(given, (name, sample, content) => [`out/${sample}/${name}.json`, content])),
    },
    candidates: 'out/1, out/2, out/3',
  }),
  'files of lines, one for each sample': (given) => ({
    tree: Object.fromEntries(
      [1, 2, 3].map((wanted) => [
        `out/${wanted}.jsonl`,
        jsonl(...each(given, (name, sample, content) => (sample === wanted ? { name, ...content } : [])).flat()),
      ]),
    ),
    candidates: 'out/1.jsonl,out/2.jsonl,out/3.jsonl',
  }),
  'a folder and files of lines': (given) => ({
    tree: {
      'out/1/.keep': '',
      ...Object.fromEntries(
        each(given, (name, sample, content) => (sample === 1 ? [[`out/1/${name}.json`, content]] : [])).flat(),
      ),
      ...Object.fromEntries(
        [2, 3].map((wanted) => [
          `out/${wanted}.jsonl`,
          jsonl(...each(given, (name, sample, content) => (sample === wanted ? { name, ...content } : [])).flat()),
        ]),
      ),
    },
    candidates: 'out/1,out/2.jsonl,out/3.jsonl',
  }),
  'numbered files in the folder of the session': (given) => ({
    tree: Object.fromEntries(each(given, (name, sample, content) => [`candidates/${name}/${sample}.json`, content])),
    candidates: 'candidates',
  }),
  'numbered lines': (given) => ({
    tree: { 'out.jsonl': jsonl(...each(given, (name, sample, content) => ({ name, sample, ...content }))) },
    candidates: 'out.jsonl',
  }),
};

/** What tells a session apart, without places. */
export function inShort({
  name,
  status,
  overall,
  samples,
  spread,
  worst,
  findings,
  gates_failed: failed,
}: ReportSession) {
  return {
    ...{ name, status, overall, spread, worst, failed },
    samples: samples?.map(({ sample, status: of, overall: score }) => `${sample} ${of} ${score}`),
    findings: findings.map(({ code, samples: share }) => `${code} ${share ?? ''}`.trim()),
  };
}
