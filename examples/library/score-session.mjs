import { scoreSession } from 'summary-gate';

const session = {
  name: 'login',
  reference: {
    title: 'Made the login test wait for the event instead of 500 ms',
    summary: 'The login test failed in 3 of 10 runs, since it waited for 500 ms. It now waits for the event.',
    key_actions: ['Reproduced the failure on a slow runner', 'Replaced the fixed wait by the event'],
    outcome: 'success',
  },
};
const candidate = {
  title: 'Fixed the flaky login test',
  summary: 'The login test failed in 3 of 10 runs. It now waits for the event.',
  key_actions: ['Replaced the fixed wait with the event'],
  outcome: 'failed',
};
const { overall, findings } = scoreSession(session, candidate);
console.log(overall);
for (const { code, place } of findings) console.log(code, place);

// Prints:
//   0.6483
//   WRONG_OUTCOME candidate.outcome
//   MISSING_ACTION candidate.key_actions
//   TITLE_DRIFT candidate.title
