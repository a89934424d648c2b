// A judge that likes everything, so that recorded answers, log and ledger are written.
let question = '';
for await (const chunk of process.stdin) question += chunk;
const names = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'];
const answer = {
  facts: [{ fact: question.length > 0 ? 'It was mended' : 'Nothing was asked', status: 'told' }],
  invented: [],
  speaks_to_judge: false,
  overall: 0.8,
  dimensions: Object.fromEntries(names.map((name) => [name, { score: 0.8, reason: 'as it should be' }])),
  rationale: 'fine',
  suggestions: [],
};
process.stdout.write(JSON.stringify(answer));
