// How long it takes until something happens at all.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers, VERSIONS } from './peers.mjs';
import { ACTION, CLI, PROJECT, timeSideBySide } from './processes.mjs';
import { show, table, times } from './table.mjs';

/** What a runner gives a step, without a token, on an event that has no pull request: nothing waits for GitHub. */
function stepEnvironment(work) {
  for (const name of ['output', 'summary']) writeFileSync(join(work, name), '');
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_WORKSPACE: PROJECT,
    GITHUB_OUTPUT: join(work, 'output'),
    GITHUB_STEP_SUMMARY: join(work, 'summary'),
    INPUT_CANDIDATES: 'examples/good',
    'INPUT_REPORT-DIR': REPORT,
  };
}

/** Reports may only be written into the workspace; it is ignored by git. */
const REPORT = 'summary-gate-report/bench';

export async function measureStartUp({ work, rounds, peers }) {
  const { runnerNode: program } = installPeers(peers);
  writeFileSync(join(work, 'empty.mjs'), '');
  mkdirSync(join(PROJECT, REPORT), { recursive: true });
  const corpus = ['--corpus', 'golden-corpus', '--candidates', 'examples/good', '--report-dir', REPORT];
  const commands = [
    { name: 'an empty Node.js process', args: [join(work, 'empty.mjs')] },
    { name: '`cli.js --version`', args: [CLI, '--version'] },
    { name: '`cli.js --help`', args: [CLI, '--help'] },
    { name: '`cli.js` on the shipped corpus, JSON alone', args: [CLI, ...corpus, '--report-formats', 'json'] },
    { name: '`cli.js` on the shipped corpus', args: [CLI, ...corpus] },
    { name: 'the action on the shipped corpus', args: [ACTION], env: stepEnvironment(work) },
  ].map((command) => ({ ...command, program, cwd: PROJECT }));
  const measured = await timeSideBySide(commands, rounds);
  rmSync(join(PROJECT, REPORT), { recursive: true, force: true });
  const [empty] = measured;
  const rows = measured.map(({ median, low, high }, i) => [
    commands[i].name,
    show(median),
    `${show(low)} to ${show(high)}`,
    times(median / empty.median),
  ]);
  return `## Start-up

The shipped corpus has 26 sessions and two canaries. The judge is off, the report has its default formats (JSON, Markdown,
HTML) unless said otherwise, and the action runs as a step of a \`push\`, so that nothing waits for a network. All with Node.js ${VERSIONS['node of runners']},
since runners run actions with Node.js 24.

${table(['', 'ms, median', 'lowest to highest', 'x empty process'], rows)}`;
}
