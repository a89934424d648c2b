import type { Scales } from './rubric-schema.js';

/** How to compare a candidate with its reference. */
export const PAIRED_METHOD = `
The data holds a reference, written and reviewed by people who know the session, and the candidate. One question
decides everything: does the candidate convey the same information and the same judgement as the reference? The
reference is the record of what happened; you cannot see the session itself.

Work in this order, so that the same pair gets the same scores every time. Your answer has a place for each step:
1. Read the reference and note its carrying facts, usually three to eight: those without which a reader would believe,
   decide or do something else. Request, cause or finding, decision, what was changed, evidence, ending, remainder.
   A reference that has fewer has fewer.
2. Look for each of them in the candidate, and give it its status:
   told: the candidate says it, in whatever words; blurred: only a phrase that would fit other sessions;
   contradicted: negated, reversed, or with another number, name or cause; absent: not there at all.
3. Read the candidate for claims that the reference lacks. A detail of the kind a reference leaves out costs nothing.
   A claim that changes what a reader would believe or do is invented; note it, in the candidate's words.
4. Compare the endings: [[outcome|the outcome word, and ]]what each text says about how it ended.
5. Only then score, field by field, each by what stands in that field; the overall looks at all of them together. Scores
   follow from what you have noted. Not every score can be 1 where a fact is contradicted or absent or something is
   invented, and an overall of 0.1 or less does not go with facts that are all told.

What counts as the same: paraphrase, another order of sentences, a synonym, a rounded or converted number where
nothing hangs on the rest ("about 23 minutes" for 22:41, "1.2 s" for 1200 ms)[[key_actions|, two bullets merged into one or one
split into two]]. Wording and style cost nothing, and likeness of words earns nothing: "cached" and "not cached" share
nearly all of them. A demand of this rubric that the reference does not meet either is not asked of the candidate.

What weighs, from most to least:
1. A carrying fact contradicted (negated, reversed, another number, name or cause), a fact invented[[outcome|, a wrong outcome]]:
   these mislead.
2. A carrying fact absent.
3. A carrying fact blurred into a phrase that would fit other sessions.
4. Repetition, padding, routine told as achievement.
A text in another language than the reference is read for its facts as usual, then loses 0.2 in [[title|title, ]][[summary|summary ]]and
overall: its readers expect the language of the session. A text that breaks off in mid-sentence tells no ending.
`;

export const PAIRED_SCALES: Scales = {
  title: {
    asks: 'same work, same result?',
    anchors: {
      '0.9': 'names the same work and the same result as specifically as the reference.',
      '0.7': 'the same work, but one identifying part (component, cause, limit of the result) is missing or broader.',
      '0.4': 'only the right area ("Fixed a billing bug"), or a side issue of this session as its subject.',
      '0.1': 'generic ("Session summary"), about other work, or a result that was not reached.',
    },
    edges: 'Empty in both: 1. Empty in one of them: 0.',
  },
  summary: {
    asks: 'same story, same judgement?',
    anchors: {
      '0.9': 'every carrying fact is told and nothing is contradicted; at most details are missing.',
      '0.7': `story and ending are right; one carrying fact is absent or two are blurred, or a detail is wrong that
  changes no conclusion.`,
      '0.4': 'about half of the carrying facts, or nearly all of them beside one that is contradicted or invented.',
      '0.1': `misleads about cause, direction or ending, tells another session, or could be written without having
  seen this one.`,
    },
    edges: `Empty in both: 1. Empty in one of them: 0.
[[key_actions,aha_moments|A fact that stands only in the actions or moments counts as blurred here, not as absent.]]`,
  },
  key_actions: {
    asks: 'same things done?',
    anchors: {
      '0.9': 'every action that mattered is there with its object; at most a minor one is missing; none invented.',
      '0.7': 'about three quarters are there, or all of them but several without object, number or result.',
      '0.4': 'about half, or most of them beside an action of weight that is invented or contradicted.',
      '0.1': 'hardly one, a single vague bullet for everything, or the actions of another session.',
    },
    edges: `Match each action of the reference at most once; a repeated bullet earns nothing the second time. Extra
actions of plausible routine cost little. Both lists empty: 1. Only one of them empty: 0.`,
  },
  outcome: {
    asks: 'same ending?',
    anchors: {
      '0.9': `the same word, and the candidate's own text tells the same ending (1 if it tells it as clearly).`,
      '0.7': 'the same word, but its text blurs, oversells or undersells the ending.',
      '0.4': 'one step off: success for partial, partial for failed, or the other way round.',
      '0.1': 'success for failed, or failed for success.',
    },
    edges: `Empty, or a word other than success, partial and failed: 0. How far the words are apart is counted for you.`,
  },
  aha_moments: {
    asks: 'same turning points?',
    anchors: {
      '0.9': 'the same turning points in the same order, seq within a few messages, types equal or neighbouring.',
      '0.7':
        'the most important ones; one is lost, or sits at a clearly wrong message, or has a type of another sense.',
      '0.4': 'about half of them, or most of them among routine steps that are called moments.',
      '0.1': 'none of them, or all at wrong places, or types without content.',
    },
    edges: `Where the reference gives no highlight, compare seq and type only; how far they are apart is counted for you.
Neither has any: 1. Only the reference has some: 0. Only the candidate has some: 0.5.`,
  },
};

export const PAIRED_OVERALL = `
Somebody acts on this candidate instead of the reference: how well are they served? A summary that makes its reader
believe a wrong cause, a wrong direction or a wrong ending stays below 0.5, however well it reads and however much of
it is right. One that omits but never misleads stays above one that misleads.
`;

/** What the facts of an answer are, and in which words. */
export const PAIRED_FACTS = `
- facts: the carrying facts of the reference, the weightiest first, each a clause in the language of the reference that
  could be inserted as it stands, with its numbers and names; then its status. People are told to add, to correct or to
  say precisely just these words.
- invented: claims of the candidate that change what its reader would believe or do and that the reference lacks, as the
  candidate words them. Usually an empty list.
`;
