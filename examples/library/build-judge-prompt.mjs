import { buildJudgePrompt, loadSession } from 'summary-gate';

const session = await loadSession('rename-config-flag');
const { user, maxTokens, version } = buildJudgePrompt(session, session.reference);
console.log(user.includes(session.reference.title), maxTokens, version);

// Prints:
//   true 5015 rubric-2
