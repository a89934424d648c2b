/** Where users find the action. */
const ACTION = 'summary-gate/summary-gate@v1';

export const WORKFLOW_PATH = '.github/workflows/summary-gate.yml';

/** What differs between the first workflows of two repositories. */
interface WorkflowPlace {
  /** With config and corpus, relative to the top of the repository; `.` for the top itself. GitHub reads workflows only there. */
  readonly folder: string;
  /** Whose runs leave the reports that pull requests are compared with. */
  readonly branches: readonly string[];
  /** The command that writes the candidates; left out, the step fails and says that it is to be replaced. */
  readonly pipeline?: string;
}

/** The first workflow of a repository: what `init` writes, and what the pages show. */
export function workflowFor({ folder, branches, pipeline }: WorkflowPlace): string {
  const inFolder = folder === '.' ? '' : `\n        working-directory: ${JSON.stringify(folder)}`;
  const withFolder = folder === '.' ? '' : `\n          working-directory: ${JSON.stringify(folder)}`;
  return `name: summary-gate
on:
  pull_request:
  merge_group:
  push: # each run on the base leaves the report that later pull requests are compared with
    branches: [${branches.map(branchPattern).join(', ')}]
  workflow_dispatch:
permissions:
  contents: read
concurrency: # a newer push to a pull request makes the older run superfluous
  group: summary-gate-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  # Make this job a required check. Give the workflow no paths filter: a required check that never runs blocks.
  summary-gate:
    runs-on: ubuntu-latest
    permissions:
      actions: read # for the report of the base
      contents: read
      pull-requests: write # for the comment
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      # Your pipeline: it summarises the sessions of golden-corpus/ into candidates/<name>.json.
      - name: Summarise the golden sessions${inFolder}
        run: ${pipeline ?? PLACEHOLDER}
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

/** The steps of a further gate, for a job that gates another folder already: a key of its own keeps comments and reports apart. */
export function furtherSteps(folder: string): string {
  const key = keyOf(folder);
  const path = (name: string): string => JSON.stringify(folder === '.' ? name : `${folder}/${name}`);
  return `      - if: \${{ !cancelled() }} # though another gate failed
        working-directory: ${JSON.stringify(folder)}
        run: exit 1 # your pipeline: it summarises the sessions of golden-corpus/ into candidates/<name>.json
      - id: gate-${key}
        if: \${{ !cancelled() }}
        uses: ${ACTION}
        with:
          working-directory: ${JSON.stringify(folder)}
          comment-key: ${key}
          baseline: auto
      - if: \${{ !cancelled() && steps.gate-${key}.outputs.report-path != '' }}
        uses: actions/upload-artifact@v5
        with:
          name: summary-gate-report-${key}
          path: ${path('summary-gate-report')}
`;
}

/** As `comment-key` takes it: up to 40 letters, digits, - and _. */
function keyOf(folder: string): string {
  const words = folder.split(/[^A-Za-z0-9_]/).filter((word) => word !== '');
  return words.length === 0 ? 'root' : words.join('-').slice(0, 40);
}

/** A gate that scores the candidates of an example looks as if it guarded something: until there is a pipeline it fails. */
const PLACEHOLDER = `|
          echo '::error title=No pipeline yet::Replace the lines below "run:" in this step of ${WORKFLOW_PATH} by the command that writes candidates/<name>.json for each session of golden-corpus/.'
          exit 1`;

/** Words that YAML takes for something else than text. */
const NO_TEXT = /^(y|yes|n|no|on|off|true|false|null|~)$/i;

/** A branch as a pattern of GitHub that matches nothing else, written as YAML. */
function branchPattern(branch: string): string {
  const pattern = branch.replace(/[+*?[!\\]/g, '\\$&');
  return /^[a-z][\w./-]*$/i.test(pattern) && !NO_TEXT.test(pattern) ? pattern : JSON.stringify(pattern);
}
