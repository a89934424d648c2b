import { byWeight, type Defect, type FindingCode, type PlaceOf } from '../core/finding.js';
import { partsOfSummary, type Summary } from '../core/summary.js';
import type { GoldenFacts } from '../inputs/corpus/corpus-facts.js';
import { findDefects } from '../rubric/findings/defects.js';
import { foreignDefects, withoutOtherFacts } from '../rubric/findings/grounding-defects.js';
import { requirementDefects } from '../rubric/findings/requirement-defects.js';
import { ForeignStatements } from '../rubric/grounding/foreign-statements.js';
import { toldSentences } from '../rubric/grounding/statements.js';
import { wordsIn } from '../rubric/grounding/told/read-words.js';
import { RequirementCheck } from '../rubric/requirement-check.js';
import type { Scorer } from '../rubric/score.js';
import { Vocabularies } from '../rubric/v2/vocabularies.js';
import { NO_DETAILS } from '../scoring/session-details.js';
import type { NamedSummary } from './mutations/edit.js';
import type { RateText } from './rated-mutation.js';

/** A session, with the reference that a text of it is held against. */
export interface ShortGolden {
  readonly golden: GoldenFacts;
  readonly reference: NamedSummary;
}

/**
 * Scores texts by what a run and a merge of its parts have alike: references, requirements, and the references of the
 * sessions that an edit may borrow from. Parts hold no transcripts, so that what no source has is not told here.
 * @param failing codes of findings that fail a run
 * @param vocabularies that the texts may have been read with
 */
export function rateInShort(
  otherReferences: readonly NamedSummary[],
  score: Scorer,
  failing: ReadonlySet<FindingCode>,
  vocabularies = new Vocabularies(),
): RateText<ShortGolden> {
  const check = new RequirementCheck(vocabularies);
  const ownWords = lastKept(({ summary }: NamedSummary) => wordsIn(partsOfSummary(summary).map(({ text }) => text)));
  const statements = new ForeignStatements(
    () =>
      otherReferences.map(({ name, summary }) => ({
        name,
        statements: toldSentences(summary).map(({ text }) => text),
      })),
    vocabularies,
  );
  const foreign = (reference: NamedSummary, text: Summary): readonly Defect[] => {
    const own = { hasWord: (hash: number): boolean => ownWords(reference).has(hash), isWhole: false };
    return foreignDefects(text, { session: reference.name, statements, own }, NOWHERE);
  };
  const isFailing = ({ code }: Defect): boolean => failing.has(code);
  return ({ golden, reference }, text) => {
    const { overall, dimensions } = score(reference.summary, text);
    let defects: readonly Defect[] | undefined;
    return {
      status: 'scored',
      golden,
      overall,
      dimensions,
      // Looked for where a gate asks, and no further than until one fails by them: this is part of every run.
      get defects() {
        if (defects !== undefined) return defects;
        let found = findDefects(reference.summary, text, withoutOtherFacts(dimensions), NOWHERE);
        if (FOREIGN_CODES.some((code) => failing.has(code)) && !found.some(isFailing)) {
          found = [...found, ...foreign(reference, text)];
        }
        if (REQUIREMENT_CODES.some((code) => failing.has(code)) && !found.some(isFailing)) {
          found = [...found, ...requirementDefects(check.check(golden.requirements, text, reference.summary), NOWHERE)];
        }
        defects = found.toSorted(byWeight);
        return defects;
      },
      candidatePath: null,
      details: NO_DETAILS,
      candidateDigest: null,
    };
  };
}

const FOREIGN_CODES = ['FOREIGN_ACTION', 'FOREIGN_SENTENCE'] as const;
const REQUIREMENT_CODES = ['REQUIREMENT_UNMET', 'REQUIREMENT_VIOLATED'] as const;

/** The same for the same argument in a row: many texts of one session are scored one after the other. */
function lastKept<From extends object, To>(make: (from: From) => To): (from: From) => To {
  let last: { readonly from: From; readonly to: To } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, to: make(from) };
    return last.to;
  };
}

const NOWHERE: PlaceOf = () => ({ file: '' });
