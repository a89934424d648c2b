import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Summary } from '../../../src/core/summary.js';
import { RequirementCheck } from '../../../src/rubric/requirement-check.js';
import { openRubric } from '../../../src/rubric/score.js';
import { SummaryPairs } from '../../../src/rubric/v2/summary-pairs.js';
import { mutationsOf } from '../../../src/self-test/mutations/mutations.js';
import { runs } from '../../builders/long-runs.js';
import { corpusReferences, freshRubric } from './sessions.js';

const references = corpusReferences().map(({ name, reference }) => ({ name, summary: reference }));

/** A few changed references of each session: most of their texts are those of the reference. */
const candidates = references.map((named) => {
  const mutations = mutationsOf(named, references);
  return [named.summary, ...mutations.filter((_, i) => i % 17 === 0).map(({ summary }) => summary)];
});

/** The same texts to every reader, none of them the same string: a soft hyphen is never seen. */
function otherStrings({ title, summary, key_actions, topics_found, ...rest }: Summary): Summary {
  const other = (text: string): string => `${text}\u00ad`;
  return {
    ...rest,
    title: other(title),
    summary: other(summary),
    key_actions: key_actions.map(other),
    topics_found: topics_found.map(other),
  };
}

const asked = fc
  .nat(references.length - 1)
  .chain((session) =>
    fc.record({ session: fc.constant(session), candidate: fc.nat((candidates[session]?.length ?? 1) - 1) }),
  );

function pick(session: number, candidate: number): readonly [Summary, Summary] {
  const pair = [references[session]?.summary, candidates[session]?.[candidate]] as const;
  if (pair[0] === undefined || pair[1] === undefined) throw new Error('there is no such pair');
  return [pair[0], pair[1]];
}

it('sees the same in a candidate whether its reference was read for it or for one before, in whatever order', () => {
  const rubric = openRubric('v2');
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 6 }), (questions) => {
      for (const { session, candidate } of questions) {
        const [reference, given] = pick(session, candidate);
        expect(rubric(reference, given)).toEqual(freshRubric()(structuredClone(reference), otherStrings(given)));
      }
    }),
    { numRuns: runs(25) },
  );
});

it('finds the same for a requirement whoever shares its words', () => {
  const pairs = new SummaryPairs();
  const rubric = openRubric('v2', pairs);
  const check = new RequirementCheck(pairs.vocabularies);
  fc.assert(
    fc.property(asked, ({ session, candidate }) => {
      const [reference, given] = pick(session, candidate);
      const requirements = reference.key_actions.map((text, i) => ({ id: `r${i}`, text, must: 'mention' as const }));
      rubric(reference, given);
      expect(check.check(requirements, given)).toEqual(new RequirementCheck().check(requirements, given));
    }),
    { numRuns: runs(25) },
  );
});
