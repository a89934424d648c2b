// Both rubrics.
import { brokenTexts, hostileText, leakingText } from '../generators.mjs';
import { hasNoCredential, must, unlessRefused } from '../invariants.mjs';
import * as material from '../material.mjs';
import { wholeScore } from './whole.mjs';

export const SCORES = {
  'rubric-v1': (tools) => rubric(tools, 'v1'),

  'rubric-v2': (tools) => rubric(tools, 'v2'),
};

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
        const whole = {
          ...session,
          ...(transcript !== '' && { transcript: { file: 'transcript.txt', text: transcript } }),
        };
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
