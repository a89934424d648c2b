import { formatPlace } from '../../core/errors.js';
import type { Defect } from '../../core/finding.js';
import { addTo } from '../../core/groups.js';
import { byCodePoint } from '../../core/text.js';
import { MOST_SAMPLES } from '../../settings/sample-share.js';
import { isMarkdown } from '../markdown/markdown-reader.js';
import type { Candidate } from './candidate.js';

/** How samples of a session are written, for whoever has several candidates for it. */
const WAYS_TO_NUMBER =
  'write "sample": 2 into a line, <name>/2.json in a folder, or a folder for each in candidates: out/1, out/2';

/** A candidate, and which sample of its session it is; without a number where nothing tells. */
export interface NumberedCandidate {
  readonly candidate: Candidate;
  readonly sample?: number;
}

/** Candidates that are held, by the names of their sessions. */
export interface NamedCandidates {
  /** One for each name: of several samples the first that is usable. */
  readonly byName: ReadonlyMap<string, Candidate>;
  /** The samples of each name that has some, by their numbers; nothing where the run has no samples. */
  readonly samplesOf: ReadonlyMap<string, ReadonlyMap<number, Candidate>>;
  /** The numbers of the samples that the run has; none where each session has one candidate. */
  readonly numbers: readonly number[];
}

/** Groups candidates by name and sample. */
export function byNameAndSample(
  candidates: readonly NumberedCandidate[],
  inputs: number,
  isInCorpus: (name: string) => boolean,
): NamedCandidates {
  const groups = new Map<string, NumberedCandidate[]>();
  for (const one of [...candidates].sort((a, b) => byCodePoint(a.candidate.name, b.candidate.name))) {
    addTo(groups, one.candidate.name, one);
  }
  const numbers = sampleNumbers(
    [...groups].filter(([name]) => isInCorpus(name)).map(([, group]) => group.map(({ sample }) => sample)),
    inputs,
  );
  const byName = new Map<string, Candidate>();
  const samplesOf = new Map<string, ReadonlyMap<number, Candidate>>();
  for (const [name, group] of groups) {
    const sorted = numbers.length === 0 ? onlyCandidate(group) : sortSamples(group, numbers);
    if ('kind' in sorted) byName.set(name, sorted);
    else {
      samplesOf.set(name, sorted);
      const usable = firstUsableCandidate(sorted);
      if (usable !== undefined) byName.set(name, usable);
    }
  }
  return { byName, samplesOf, numbers };
}

/**
 * The numbers of the samples that a run has, in their order; none where no session has two of them.
 * @param groups the sample numbers of each session, undefined for a candidate that has none
 * @param inputs how many inputs there are: of several each is a sample, whatever it holds
 */
export function sampleNumbers(groups: Iterable<readonly (number | undefined)[]>, inputs: number): readonly number[] {
  const numbers = new Set<number>(inputs > 1 ? Array.from({ length: inputs }, (_, i) => i + 1) : []);
  let isSampled = inputs > 1;
  for (const group of groups) {
    const own = new Set(group.filter((sample) => sample !== undefined));
    if (own.size > 1) isSampled = true;
    for (const number of own) if (numbers.size <= MOST_SAMPLES) numbers.add(number);
  }
  return isSampled ? [...numbers].sort((a, b) => a - b) : [];
}

/** The candidate of a session in a run without samples: several candidates make an invalid one. */
function onlyCandidate(group: readonly NumberedCandidate[]): Candidate {
  const [first, ...others] = group.map(({ candidate }) => candidate);
  if (first === undefined) throw new RangeError('a group has a candidate');
  return others.length === 0 ? first : duplicate(first, others);
}

/**
 * The samples of one session by their numbers. Two of one number make an invalid one, since nobody can tell which was meant;
 * a candidate without a number makes the session as a whole invalid.
 */
export function sortSamples(
  group: readonly NumberedCandidate[],
  numbers: readonly number[],
): Candidate | ReadonlyMap<number, Candidate> {
  const unnumbered = group.find(({ sample }) => sample === undefined);
  if (unnumbered !== undefined) {
    return group.length > 1 ? withSomeUnnumbered(group) : withoutNumber(unnumbered.candidate, numbers);
  }
  const samples = new Map<number, Candidate>();
  for (const number of numbers) {
    const [one, ...others] = group.filter(({ sample }) => sample === number).map(({ candidate }) => candidate);
    if (one !== undefined) samples.set(number, others.length === 0 ? one : duplicate(one, others, number));
  }
  return samples;
}

/** Several candidates of which some have no number: these are told of, and of the others those that share one. */
function withSomeUnnumbered(group: readonly NumberedCandidate[]): Candidate {
  const at = group.findIndex(({ sample }) => sample !== undefined);
  const numbered = group[at];
  if (numbered === undefined) return onlyCandidate(group);
  const firstOf = new Map<number, Candidate>();
  const repetitions = group.flatMap(({ candidate, sample }, i): readonly Defect[] => {
    if (sample === undefined)
      return [i < at ? repetition(candidate, numbered.candidate) : repetition(numbered.candidate, candidate)];
    const first = firstOf.get(sample);
    if (first !== undefined) return [repetition(first, candidate, sample)];
    firstOf.set(sample, candidate);
    return [];
  });
  return withEarlier(
    group.map(({ candidate }) => candidate),
    repetitions,
  );
}

/** The sample that stands for its session where only one is looked at. */
export function firstUsableCandidate(samples: ReadonlyMap<number, Candidate>): Candidate | undefined {
  const all = [...samples.values()];
  return all.find(({ kind }) => kind === 'valid') ?? all[0];
}

function withoutNumber({ name, place, wrongSample }: Candidate, numbers: readonly number[]): Candidate {
  const defect: Defect = {
    code: 'INVALID_CANDIDATE',
    dimension: null,
    message: `The candidate cannot be scored: ${wrongSample === undefined ? 'it has no sample number' : `its "sample" is ${wrongSample}, ${NO_NUMBER}`}, and the run has samples ${showNumbers(numbers)}`,
    suggestion: `Number it: ${WAYS_TO_NUMBER}`,
    place,
  };
  return { kind: 'invalid', name, place, defects: [defect] };
}

const NO_NUMBER = 'which is no whole number from 0';

/** Sample numbers as a message lists them. */
export function showNumbers(numbers: readonly number[]): string {
  return `${numbers.slice(0, 10).join(', ')}${numbers.length > 10 ? ' …' : ''}`;
}

/**
 * The invalid candidate that a name with several candidates gets, or a sample with several.
 * @param first the first candidate in the file or folder
 */
export function duplicate(first: Candidate, others: readonly Candidate[], sample?: number): Candidate {
  return withEarlier(
    [first, ...others],
    others.map((other) => repetition(first, other, sample)),
  );
}

/** A page beside the JSON of a session may be a rendering of it, or the newer of the two: nobody can tell from here. */
const KEEP_ONE_FORM = 'Keep one of the two; a page that is made of the JSON, for people, belongs into another folder';
const NUMBER_THEM = `Keep one of the two; if they are samples of the session, number them: ${WAYS_TO_NUMBER}`;
const RENUMBER_THEM = 'Keep one of the two, or give each a number of its own';

function repetition(first: Candidate, { place, wrongSample }: Candidate, sample?: number): Defect {
  const isPageOfOther = isMarkdown(place.file) !== isMarkdown(first.place.file);
  const whose = sample === undefined ? 'one session' : `sample ${sample} of one session`;
  return {
    code: 'DUPLICATE_CANDIDATE',
    dimension: null,
    message: [
      `Two candidates for ${whose}: ${formatPlace(first.place)} and ${formatPlace(place)}`,
      ...(wrongSample === undefined ? [] : [`the "sample" of the second one is ${wrongSample}, ${NO_NUMBER}`]),
      ...(first.wrongSample === undefined
        ? []
        : [`the "sample" of the first one is ${first.wrongSample}, ${NO_NUMBER}`]),
    ].join('; '),
    suggestion: isPageOfOther ? KEEP_ONE_FORM : sample === undefined ? NUMBER_THEM : RENUMBER_THEM,
    place,
  };
}

/** One candidate of several that cannot be told apart, with what was wrong with each of them before. */
function withEarlier(all: readonly Candidate[], repetitions: readonly Defect[]): Candidate {
  const [first] = all;
  if (first === undefined) throw new RangeError('a group has a candidate');
  const earlier = all.flatMap((candidate) => (candidate.kind === 'invalid' ? candidate.defects : []));
  return { kind: 'invalid', name: first.name, place: first.place, defects: [...repetitions, ...earlier] };
}
