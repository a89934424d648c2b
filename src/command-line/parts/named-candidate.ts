import { formatPlace, type Problem } from '../../core/errors.js';
import { uncapitalised } from '../../core/text.js';
import type { Candidate, ValidCandidate } from '../../inputs/candidates/candidate.js';
import type { Candidates } from '../../inputs/candidates/read-candidates.js';
import { oneOfAlike } from '../../report/alike-findings.js';
import { type namedSample, nameHint } from './session-operand.js';

/** A candidate that a command was given the name of, or what is wrong with that. */
type NamedCandidate = { readonly candidate: ValidCandidate } | { readonly problems: readonly Problem[] };

/**
 * The candidate of a session; of several samples the one that is named.
 * @param place where candidates were looked for, for messages
 */
export function candidateNamed(
  command: string,
  { name, sample }: ReturnType<typeof namedSample>,
  { byName, samplesOf, defects }: Pick<Candidates, 'byName' | 'samplesOf' | 'defects'>,
  place: string,
): NamedCandidate {
  const samples = samplesOf.get(name);
  if (samples !== undefined || sample !== undefined) {
    const problems = whichSample(command, name, sample, samples);
    if (problems.length > 0) return { problems };
  }
  const candidate = sample === undefined ? byName.get(name) : samples?.get(sample);
  if (candidate?.kind === 'invalid')
    return { problems: candidate.defects.map(({ message, place: at }) => ({ message, place: at })) };
  if (candidate !== undefined) return { candidate };
  const { ending, ...hint } = nameHint(name, [...byName.keys()]);
  // One whose name cannot be read may be the one that is wanted.
  const nobodys = oneOfAlike(defects, true).map(({ message, place: at, suggestion }) => ({
    ...{ message, place: at },
    ...(suggestion !== null && { hint: uncapitalised(suggestion) }),
  }));
  return { problems: [{ message: `${place} has no candidate ${JSON.stringify(name)}${ending}`, ...hint }, ...nobodys] };
}

/** What is wrong with the sample that is named: only a person can tell which of several is meant. */
export function whichSample(
  command: string,
  name: string,
  sample: number | undefined,
  samples: ReadonlyMap<number, Candidate> | undefined,
): readonly Problem[] {
  if (sample !== undefined && samples?.has(sample) === true) return [];
  const all = [...(samples ?? [])].map(([number, { place }]) => `${number} (${formatPlace(place)})`);
  const there = all.length === 0 ? 'it has no samples' : `it has ${all.slice(0, 10).join(', ')}`;
  const [[first] = []] = samples ?? [];
  return [
    {
      message:
        sample === undefined
          ? `the candidate ${JSON.stringify(name)} has several samples; ${there}`
          : `there is no sample ${sample} of the candidate ${JSON.stringify(name)}; ${there}`,
      hint:
        first === undefined
          ? `run ${command} ${name}`
          : `name the one that ${command === 'reject' ? 'is wrong' : 'comes closest to what happened'}, as in ${command} ${name}/${first}; diff ${name}/${first} shows one where there is a reference`,
    },
  ];
}
