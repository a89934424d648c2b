// Both rubrics, and what holds one fact against another.
import { summaryOf, tellOf, worldOf } from '../facts.mjs';
import { brokenTexts, hostileText, leakingText } from '../generators.mjs';
import { hasNoCredential, must, unlessRefused } from '../invariants.mjs';
import * as material from '../material.mjs';
import { wholeScore } from './whole.mjs';

export const SCORES = {
  'rubric-v1': (tools) => rubric(tools, 'v1'),

  'rubric-v2': (tools) => rubric(tools, 'v2'),

  facts: (tools) => {
    const score = tools.openScoreSession();
    return {
      make: (chance) => {
        const world = worldOf(chance);
        const reference = summaryOf(world, chance);
        const literals = [...world.numbers, ...world.names, ...world.times];
        return {
          session: {
            ...material.SESSION,
            requirements: [
              { id: 'a', text: tellOf(world, chance), must: 'mention', any_of: [chance.pick(literals)] },
              { id: 'b', text: tellOf(world, chance), must: 'not_mention', any_of: [chance.pick(literals)] },
              {
                id: 'c',
                text: tellOf(world, chance),
                must: 'mention',
                any_of: [chance.pick(literals)],
                instead: [chance.pick(literals)],
              },
            ],
            reference,
          },
          candidate: summaryOf(world, chance, reference),
          transcript: chance.isOneIn(3) ? '' : Array.from({ length: 4 }, () => tellOf(world, chance)).join('\n'),
        };
      },
      check: (input) =>
        unlessRefused(tools.UserError, () => {
          const { session, candidate } = input;
          const whole = withTranscript(input);
          const copy = score(whole, session.reference, { rubric: 'v2' });
          must(copy.overall > 0.999999, () => `a copy of the reference scores ${copy.overall}`);
          const contradicted = copy.findings.filter(({ code }) => OF_FACTS.test(code));
          must(contradicted.length === 0, () => `a copy contradicts its reference: ${contradicted[0].message}`);
          return wholeScore(score(whole, candidate, { rubric: 'v2' }));
        }),
    };
  },
};

const OF_FACTS = /_MISMATCH$|^HEDGE_DROPPED$/;

function withTranscript({ session, transcript }) {
  return { ...session, ...(transcript !== '' && { transcript: { file: 'transcript.txt', text: transcript } }) };
}

function rubric(tools, version) {
  const score = tools.openScoreSession();
  const other = {
    ...material.SESSION,
    name: 'export',
    requirements: [],
    reference: { ...material.SUMMARY, key_actions: ['Moved the export to a queue'] },
  };
  return {
    make: (chance) => ({
      session: chance.isOneIn(2)
        ? brokenTexts(material.SESSION, chance, chance.isOneIn(5) ? leakingText : hostileText)
        : material.SESSION,
      candidate: brokenTexts(
        chance.pick([material.CANDIDATE, material.SUMMARY]),
        chance,
        chance.isOneIn(5) ? leakingText : hostileText,
      ),
      transcript: chance.isOneIn(3) ? hostileText(chance) : '',
    }),
    check: ({ session, candidate, transcript }) =>
      unlessRefused(tools.UserError, () => {
        const whole = withTranscript({ session, transcript });
        const scored = wholeScore(score(whole, candidate, { rubric: version }, [other]));
        hasNoCredential(JSON.stringify(scored), 'a score', [session, candidate, transcript]);
        // The first rubric is as it was: a blank action is like no other one.
        if (version === 'v1') return scored;
        const copy = score(whole, session.reference, { rubric: version });
        must(
          copy.status !== 'scored' || copy.overall > 0.999999,
          () => `a copy of the reference scores ${copy.overall}`,
        );
        return scored;
      }),
  };
}
