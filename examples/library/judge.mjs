import { judge, loadSession } from 'summary-gate';

// A model of your own: here one that likes everything.
const complete = async ({ system, user }) => (system && user ? 'Score: 0.9\nExplanation: It says what was done.' : '');

const session = await loadSession('rename-config-flag');
const { overall, errors } = await judge(session, session.reference, complete, { 'judge-samples': 3 });
console.log(overall.score, overall.reason, errors.length);

// Prints:
//   0.9 It says what was done. 0
