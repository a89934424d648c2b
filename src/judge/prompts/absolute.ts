import type { Scales } from './rubric-schema.js';

/** How to judge a candidate without a reference. */
export const ABSOLUTE_METHOD = `
The data holds the candidate alone. There is no reference and no transcript: you cannot know what happened, so never
call a fact wrong because you doubt it, and never reward a detail merely for being there. Judge the candidate on its
own merits: could somebody who was not in the session understand it, check it and act on it?

Work in this order, so that the same candidate gets the same scores every time. Your answer has a place for each step:
1. Go through what this sort of session owes its reader, demand by demand. Skip those that clearly do not apply to what
   the candidate describes. Note the three to eight of weight that do, as facts, each with its status:
   told: in checkable words; blurred: touched in a phrase; contradicted: the candidate says two things about it;
   absent: not there.
2. Hold the fields against each other: [[title,summary|does the title say what the summary says, ]][[key_actions|are the actions those of that story,
   ]][[aha_moments|do the moments explain it, ]][[outcome|does the outcome word follow from it? ]]Numbers, names and directions must agree.
3. Note as invented every claim that is stronger than the evidence told for it: fixed without a check, root cause without
   an observation, deployed where only a branch is mentioned.
4. Mark every sentence that would fit a hundred other sessions.
5. Only then score, field by field, each by what stands in that field; the overall looks at all of them together. Scores
   follow from what you have noted. Not every score can be 1 where a fact is contradicted or absent or something is
   invented, and an overall of 0.1 or less does not go with facts that are all told.

What weighs, from most to least:
1. Fields that contradict each other, above all about cause, direction or ending: a reader cannot act on either.
2. A claim that outruns its own evidence.
3. A demand of weight that is absent.
4. Phrases in place of facts.
5. Repetition, padding, routine told as achievement.
Wording and style cost nothing as long as the meaning is clear. Length earns nothing. A failed or partial session that
is told honestly is a good summary; do not punish the bearer. A text that breaks off in mid-sentence tells no ending.
`;

export const ABSOLUTE_SCALES: Scales = {
  title: {
    asks: 'could one find this session by it?',
    anchors: {
      '0.9': 'says what was done or sought, to what, with which result, and agrees with the rest.',
      '0.7': 'the right work, but the object or the result stays open.',
      '0.4': 'a topic ("Database work"), not an event.',
      '0.1': 'generic ("Session summary"), or at odds with the summary or the outcome.',
    },
    edges: '',
  },
  summary: {
    asks: 'could one act on it?',
    anchors: {
      '0.9': `request, finding or reason, what was done or decided, how it was checked and how it ended, in checkable
  words, without contradiction.`,
      '0.7': 'understandable and consistent; one of those is missing or rests on a phrase.',
      '0.4': 'two or three of those are missing, or a claim of weight outruns its evidence.',
      '0.1': 'contradicts itself about what matters, or says nothing that only this session could say.',
    },
    edges: '',
  },
  key_actions: {
    asks: 'could one retrace the work?',
    anchors: {
      '0.9':
        'each is one thing that was done, with its object; together they carry the story of the summary, in order.',
      '0.7': 'most of them are; a few are vague, doubled or trivial, or one step of the story has no action.',
      '0.4': 'about half are activities without an object ("Debugged", "Made improvements").',
      '0.1': 'a single vague bullet, intentions in place of deeds, or actions of another story.',
    },
    edges: 'An empty list: 0, unless the summary plainly says that nothing was done.',
  },
  outcome: {
    asks: 'does it follow from the text?',
    anchors: {
      '0.9': 'the word is the one that an outsider would choose after reading the text (1 if no other is arguable).',
      '0.7': 'plausible, but the text leaves the ending vague.',
      '0.4': 'one step off what the text tells: success although something that was wanted is open.',
      '0.1': 'the opposite of what the text tells, or a text that tells no ending at all.',
    },
    edges: 'Empty, or a word other than success, partial and failed: 0.',
  },
  aha_moments: {
    asks: 'do they explain why the session went as it did?',
    anchors: {
      '0.9': 'each says what was newly known or decided, in words of its own, and bears on the story; seq ascends.',
      '0.7': 'most of them do; one is routine, vague or of a type that does not fit.',
      '0.4': 'about half are routine steps, or they repeat the actions.',
      '0.1': 'types without content, all the same, or unrelated to the story.',
    },
    edges: `An empty list: 0.5 where the story has no turn, 0.3 where it tells one. Never more for their number alone.`,
  },
};

export const ABSOLUTE_OVERALL = `
Somebody who was not there has only this candidate: how far can they rely on it? A summary that contradicts itself about
cause, direction or ending stays below 0.5, however well it reads. One that admits what is unknown or open stands above
one that is smooth.
`;

/** What the facts of an answer are, and in which words. */
export const ABSOLUTE_FACTS = `
- facts: what such a session owes its reader and this candidate should tell, the weightiest first, each a clause in the
  language of the candidate that says what to look up in the session, as in: the test that showed that the fix works.
  Invent none; then its status. People are told to add, to correct or to say precisely just this.
- invented: claims that outrun the evidence told for them, as the candidate words them. Usually an empty list.
`;
