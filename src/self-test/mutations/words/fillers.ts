/** Sentences that fill space: true of any session, so they tell nothing about this one. */
export const FILLERS: readonly string[] = [
  'It is worth noting that the work described here was carried out with care and attention to detail.',
  'Throughout the session, a number of different considerations were weighed against each other.',
  'As is often the case in software development, several aspects had to be kept in mind at the same time.',
  'Overall, this represents a meaningful step in the right direction for everyone who is involved.',
  'Good communication and a clear understanding of what was wanted were important from beginning to end.',
  'The importance of maintainable, readable and robust code can hardly be overstated in this context.',
  'Various avenues were considered along the way, each with its own advantages and disadvantages.',
  'In the grand scheme of things, efforts like this one contribute to the long-term health of a project.',
  'Needless to say, quality was a central concern at every point along the way.',
  'It should also be mentioned that working systematically tends to pay off in situations such as this one.',
  'All of this took place in a collaborative spirit, with a constructive exchange of thoughts.',
  'Modern software systems are complex, and even small details deserve a thoughtful treatment.',
  'In summary, a lot of valuable ground was covered, and many useful impressions were collected.',
  'This underlines once more how much best practices matter in day-to-day engineering work.',
  'Looking at the bigger picture, the outcome can serve as a reference for similar situations.',
  'From a technical point of view, the matter was both interesting and instructive.',
  'Care was taken to keep the needs of users, developers and other stakeholders in view.',
  'The conversation moved forward step by step and touched on the points that came up naturally.',
  'With all of that in mind, it becomes apparent that a structured approach was of great benefit.',
  'There is always room for further refinement, and learning is a continuous journey.',
  'The general context of the task was taken into account before anything else was discussed.',
  'Questions that arose in between were addressed in an appropriate manner and at an appropriate time.',
  'The relevant parts were looked at from several angles, as one would expect in such a situation.',
  'Ultimately, the value of an effort like this lies in the insight that is gained while doing it.',
  'It goes without saying that every project is different and that circumstances vary.',
  'Attention was paid to clarity, consistency and a sensible structure wherever that was possible.',
  'The work made use of common tools and followed a workflow that many teams will recognise.',
  'Taken together, these points give an impression of how the session unfolded over time.',
  'A calm and methodical way of proceeding helped to keep the overview at all times.',
  'It is generally advisable to reflect on what has been done and on what might come next.',
];

/** Summaries that could stand over any session. */
export const VAGUE_SUMMARIES: readonly string[] = [
  'The user and the assistant worked together on the project. Several changes were discussed and made, some issues were looked at, and progress was made on the task.',
  'In this session various improvements were worked on. The assistant helped the user with the code, answered questions and suggested next steps.',
  'This session covered a number of topics related to the codebase. Work was carried out as requested and the results were reviewed.',
];

/** Bullets that could stand under any session. */
export const VAGUE_ACTIONS: readonly string[] = [
  'Looked into the problem',
  'Made some changes to the code',
  'Discussed possible approaches',
  'Checked the results',
  'Worked on the task',
  'Answered questions of the user',
];

/** Titles that could stand over any session. */
export const GENERIC_TITLES: readonly string[] = [
  'Session summary',
  'Coding session',
  'Work on the project',
  'Development update',
  'Conversation with the assistant',
  'Miscellaneous changes',
];

/** Sentences that end a text and claim nothing about the work. */
export const CLOSINGS: readonly string[] = [
  'This is where the session ended.',
  'The session came to an end there.',
  'After that the session was over.',
];
