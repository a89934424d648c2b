import { formatProblem, type Problem } from '../../core/errors.js';
import { counted, nameSome } from '../../core/text.js';
import type { Candidates } from '../../inputs/candidates/read-candidates.js';
import type { Corpus } from '../../inputs/corpus/read-corpus.js';
import { oneOfAlike } from '../../report/alike-findings.js';

/** What is wrong in a corpus, as it concerns one session. */
export interface CorpusFaults {
  readonly own: readonly Problem[];
  /** Of others, which a run would stop at and a look at one session does not. */
  readonly others: readonly Problem[];
  /** Of which nothing tells whose they are: a line without a name, a corpus that is not there. */
  readonly nobodys: readonly Problem[];
}

/** Sorts what is wrong in a corpus by whether it is this session's. */
export function faultsFor(name: string, { problems, owners }: Pick<Corpus, 'problems' | 'owners'>): CorpusFaults {
  const of = (isWanted: (owner: string | undefined) => boolean) => problems.filter((_, i) => isWanted(owners[i]));
  return {
    own: of((owner) => owner === name),
    others: of((owner) => owner !== undefined && owner !== name),
    nobodys: of((owner) => owner === undefined),
  };
}

/** More than so many faults, or names, are counted. */
const MOST_TOLD = 5;

/** What is wrong with others, as lines beside what is shown of one session. */
export function othersFaults({
  name,
  faults,
  candidates: { byName, defects },
}: {
  readonly name: string;
  readonly faults: CorpusFaults;
  readonly candidates: Pick<Candidates, 'byName' | 'defects'>;
}): readonly string[] {
  const invalid = [...byName.values()].filter((one) => one.kind === 'invalid' && one.name !== name);
  const unread = oneOfAlike(defects, true).map(({ message, place }): Problem => ({ message, place }));
  return [
    ...corpusFaults(faults),
    ...listed(unread, `Elsewhere among the candidates: ${counted(defects.length, 'line')} of nobody`),
    ...(invalid.length === 0 ? [] : [invalidElsewhere(invalid.map((one) => one.name))]),
  ];
}

/** What is wrong with sessions of the corpus that are not shown. */
export function corpusFaults({ others, nobodys }: CorpusFaults): readonly string[] {
  const broken = [...others, ...nobodys];
  return listed(broken, `Elsewhere in the corpus: ${counted(broken.length, 'problem')}, at which a run stops`);
}

function listed(problems: readonly Problem[], head: string): readonly string[] {
  if (problems.length === 0) return [];
  const shown = problems.slice(0, MOST_TOLD).map(formatProblem);
  const hidden = problems.length - shown.length;
  return [head, ...shown, ...(hidden > 0 ? [`… and ${hidden} more there`] : [])];
}

function invalidElsewhere(names: readonly string[]): string {
  const some = nameSome(names, MOST_TOLD, (name) => JSON.stringify(name));
  return `Elsewhere ${counted(names.length, 'candidate')} cannot be scored: ${some}`;
}
