import { reasonOf } from '../../adapters/disk/files.js';
import { type Problem, UserError } from '../../core/errors.js';
import { EXIT, type ExitCode } from '../../core/exit-code.js';
import { jsonText } from '../../core/json/text.js';
import type { Files } from '../../core/ports.js';
import { describeKind, terminalLine } from '../../core/text.js';
import { SETTING_NAMES } from '../../settings/table.js';
import type { CommandContext } from '../command.js';

/** Writes the first files of a repository that wants a gate. What exists stays as it is. */
export function init({ run, json, print }: CommandContext): ExitCode {
  const refused = SETTING_NAMES.filter(
    (name) => run.settings.origins[name] === 'input' && name !== 'working-directory',
  );
  refuse([
    ...run.settings.problems,
    ...refused.map((name) => ({ message: `init takes no --${name}; write it into the config file afterwards` })),
  ]);
  const { files } = run.ports;
  const wanted = wantedFiles(files);
  // Nothing is written unless everything can be: half a set-up is harder to mend than none.
  refuse([...wanted.keys()].flatMap((path) => obstacle(path, files)));
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of wanted) {
    if (files.kind(path) === 'file') {
      kept.push(path);
      continue;
    }
    try {
      files.write(path, text);
      written.push(path);
    } catch (error) {
      refuse([{ message: `cannot write: ${reasonOf(error)}`, place: { file: path } }]);
    }
  }
  print(json ? jsonText({ written, kept }) : describe(written, kept));
  return EXIT.pass;
}

/** Texts by path in the workspace. */
function wantedFiles(files: Files): ReadonlyMap<string, string> {
  const folder = pathOf('.', files);
  const up = folder === '.' ? '' : '../'.repeat(folder.split('/').length);
  const wanted = new Map([[pathOf(`${up}${WORKFLOW_PATH}`, files), workflowFor(folder)]]);
  for (const [name, text] of Object.entries(INIT_FILES)) wanted.set(pathOf(name, files), text);
  // The example is for an empty corpus: beside real sessions it would only weigh in the means.
  const started =
    files.kind(pathOf('golden-corpus', files)) === 'folder' &&
    files.kind(pathOf('golden-corpus/fix-login-redirect', files)) === 'missing';
  if (started) for (const name of EXAMPLE_FILES) wanted.delete(pathOf(name, files));
  return wanted;
}

function pathOf(name: string, files: Files): string {
  const located = files.locate(name);
  if ('problem' in located) throw new UserError([{ message: located.problem }]);
  return located.path;
}

/** What stands where a file, or a folder on the way to it, should be. */
function obstacle(path: string, files: Files): readonly Problem[] {
  const steps = path.split('/');
  for (let i = 1; i < steps.length; i++) {
    const folder = steps.slice(0, i).join('/');
    const kind = files.kind(folder);
    if (kind === 'missing') break;
    if (kind !== 'folder') {
      return [{ message: `${describeKind(kind)}, but ${path} needs a folder here`, place: { file: folder } }];
    }
  }
  const kind = files.kind(path);
  if (kind === 'missing' || kind === 'file') return [];
  return [{ message: `${describeKind(kind)}, but a file belongs here`, place: { file: path } }];
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError(problems);
}

function describe(written: readonly string[], kept: readonly string[]): string {
  return [
    ...written.map((path) => `wrote  ${terminalLine(path)}`),
    ...kept.map((path) => `kept   ${terminalLine(path)} (it exists)`),
    '',
    'Next:',
    '  1. Run the gate here: node PATH/TO/summary-gate/dist/cli.js',
    '  2. Replace the example session by sessions of your own; 20 make a steady mean.',
    '  3. Add summary-gate-report/ to .gitignore.',
    '  4. In the workflow, replace the step that lists candidates by your pipeline.',
    '',
  ].join('\n');
}
/** Where users find the action. */
const ACTION = 'summary-gate/summary-gate@v1';

export const WORKFLOW_PATH = '.github/workflows/summary-gate.yml';

/**
 * The workflow that `init` writes for a gate whose config and corpus are in a folder, relative to the top of the
 * repository; `.` for the top itself. GitHub reads workflows only there.
 */
export function workflowFor(folder: string): string {
  const inFolder = folder === '.' ? '' : `\n        working-directory: ${JSON.stringify(folder)}`;
  const withFolder = folder === '.' ? '' : `\n          working-directory: ${JSON.stringify(folder)}`;
  return `name: summary-gate
on:
  pull_request:
  merge_group:
  push: # each run on the base leaves the report that later pull requests are compared with
    branches: [main]
  workflow_dispatch:
permissions:
  actions: read # for the report of the base
  contents: read
  pull-requests: write # for the comment
concurrency:
  group: summary-gate-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  # Make this job a required check. Give the workflow no paths filter: a required check that never runs blocks.
  summary-gate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      # Replace this step: let your pipeline summarise the sessions of golden-corpus/ into candidates/<name>.json.
      - name: Summarise the golden sessions
        run: ls candidates${inFolder}
      - id: gate
        uses: ${ACTION}
        with:${withFolder}
          # A mean alone notices little: compared with the base, session by session, the gate sees most kinds of damage.
          baseline: auto
      - if: \${{ !cancelled() && steps.gate.outputs.report-path != '' }}
        uses: actions/upload-artifact@v5
        with:
          name: summary-gate-report-default
          path: ${folder === '.' ? 'summary-gate-report' : JSON.stringify(`${folder}/summary-gate-report`)}
`;
}

const CONFIG = `# Settings of summary-gate; every one is in its docs/settings.md. Inputs of the action win over this file.
corpus: golden-corpus
candidates: candidates

# Findings decide: no session may have one of these. A number lets some sessions have it: outcome=2.
fail-on: unusable, form, outcome, requirement, ungrounded

# Scores say how close a summary is to its reference, not whether it is true: they guard against gross failure only. Faithful
# ones in other words get 0.3 to 0.9, that of another session about 0.1.
min-overall: 0.55
min-session: 0.30
`;

const REFERENCE = `{
  "name": "fix-login-redirect",
  "notes": "Replace this example by a session of your own. It tests whether the root cause is named, not only the symptom.",
  "difficulty": "simple",
  "kind": "bugfix",
  "tags": ["example"],
  "reference": {
    "title": "Fix login redirect loop behind the proxy",
    "summary": "Users behind the load balancer were sent back to /login after signing in. The session cookie was marked Secure, but the app saw plain HTTP and never sent it, because trust proxy was off. Switched it on for the one proxy hop, added a regression test with X-Forwarded-Proto, and confirmed the fix on staging.",
    "key_actions": [
      "Reproduced the redirect loop on staging with curl",
      "Traced the missing Set-Cookie header to the disabled trust proxy setting",
      "Enabled trust proxy for one hop in server.ts",
      "Added a regression test that sends X-Forwarded-Proto: https"
    ],
    "outcome": "success",
    "aha_moments": [
      { "seq": 3, "type": "question", "highlight": "Why does the loop only happen behind the load balancer?" },
      { "seq": 11, "type": "insight", "highlight": "The app sees plain HTTP, so it withholds its Secure cookie." },
      { "seq": 14, "type": "decision", "highlight": "Trust exactly one proxy hop instead of all of them." }
    ],
    "topics_found": ["login", "cookies", "reverse proxy"]
  }
}
`;

const CANDIDATE = `{
  "title": "Fix login redirect loop caused by proxy setup",
  "summary": "After signing in, users behind the load balancer landed on /login again. The app saw plain HTTP and withheld the Secure session cookie because trust proxy was off. It was enabled for one proxy hop, with a regression test using X-Forwarded-Proto.",
  "key_actions": [
    "Reproduced the redirect loop with curl",
    "Found that the disabled trust proxy setting lost the Set-Cookie header",
    "Enabled trust proxy in server.ts for one hop",
    "Added a regression test with X-Forwarded-Proto"
  ],
  "outcome": "success",
  "aha_moments": [
    { "seq": 3, "type": "question" },
    { "seq": 12, "type": "insight" }
  ]
}
`;

/** What `init` writes into that folder, by path: enough for a first green run, to be replaced by the team's own. */
export const INIT_FILES: Readonly<Record<string, string>> = {
  '.github/summary-gate.yml': CONFIG,
  'golden-corpus/fix-login-redirect/reference.json': REFERENCE,
  'candidates/fix-login-redirect.json': CANDIDATE,
};

/** Those of them that only make sense where there is no corpus yet. */
export const EXAMPLE_FILES = ['golden-corpus/fix-login-redirect/reference.json', 'candidates/fix-login-redirect.json'];
