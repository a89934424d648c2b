/** What a model says before an answer; whoever asked for a summary gets it as part of the summary. */
export const PREFACES: readonly string[] = [
  'Here is the summary:',
  'Sure! Here is a short recap of what happened in the session.',
  'I have read the whole log and put the main points together for you.',
  'Summary as discussed:',
  'Okay, so this is what went on in that conversation:',
  'Right, the gist of it for you:',
  'Summing up the chat as you wished:',
];

/** What a model says behind an answer. */
export const OFFERS: readonly string[] = [
  'Let me know if you would like any changes.',
  'Would a shorter version be more useful to you?',
  'Just say the word and I will rewrite it in another tone.',
  'Hopefully that is what you were looking for!',
  'Please tell me whether anything is missing.',
  'Drop me a line if the tone is off.',
  'I left the boring bits out on purpose, shout if you need them.',
];
