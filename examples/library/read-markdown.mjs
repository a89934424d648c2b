import { readMarkdown, scoreSession } from 'summary-gate';

const page = `# Made the login test wait for the event

The login test failed in 3 of 10 runs. It now waits for the event.

## Key actions

- Replaced the fixed wait by the event

Outcome: success
`;
const candidate = await readMarkdown(page);
console.log(candidate.title, candidate.key_actions.length);
console.log(scoreSession({ name: 'login', reference: candidate }, candidate).overall);

// Prints:
//   Made the login test wait for the event 1
//   1
