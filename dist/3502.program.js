export const id = 3502;
export const ids = [3502];
export const modules = {

/***/ 43502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EXAMPLE_FILES: () => (/* binding */ EXAMPLE_FILES),
/* harmony export */   INIT_FILES: () => (/* binding */ INIT_FILES),
/* harmony export */   WORKFLOW_PATH: () => (/* binding */ WORKFLOW_PATH),
/* harmony export */   init: () => (/* binding */ init),
/* harmony export */   workflowFor: () => (/* binding */ workflowFor)
/* harmony export */ });
/* harmony import */ var _adapters_disk_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56736);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11388);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1378);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57530);






/** Writes the first files of a repository that wants a gate. What exists stays as it is. */
function init({ run, json, print }) {
    const refused = _settings_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI.filter((name) => run.settings.origins[name] === 'input' && name !== 'working-directory');
    refuse([
        ...run.settings.problems,
        ...refused.map((name) => ({ message: `init takes no --${name}; write it into the config file afterwards` })),
    ]);
    const { files } = run.ports;
    const wanted = wantedFiles(files);
    // Nothing is written unless everything can be: half a set-up is harder to mend than none.
    refuse([...wanted.keys()].flatMap((path) => obstacle(path, files)));
    const written = [];
    const kept = [];
    for (const [path, text] of wanted) {
        if (files.kind(path) === 'file') {
            kept.push(path);
            continue;
        }
        try {
            files.write(path, text);
            written.push(path);
        }
        catch (error) {
            refuse([{ message: `cannot write: ${(0,_adapters_disk_files_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error)}`, place: { file: path } }]);
        }
    }
    print(json ? (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s$)({ written, kept }) : describe(written, kept));
    return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.pass;
}
/** Texts by path in the workspace. */
function wantedFiles(files) {
    const folder = pathOf('.', files);
    const up = folder === '.' ? '' : '../'.repeat(folder.split('/').length);
    const wanted = new Map([[pathOf(`${up}${WORKFLOW_PATH}`, files), workflowFor(folder)]]);
    for (const [name, text] of Object.entries(INIT_FILES))
        wanted.set(pathOf(name, files), text);
    // The example is for an empty corpus: beside real sessions it would only weigh in the means.
    const started = files.kind(pathOf('golden-corpus', files)) === 'folder' &&
        files.kind(pathOf('golden-corpus/fix-login-redirect', files)) === 'missing';
    if (started)
        for (const name of EXAMPLE_FILES)
            wanted.delete(pathOf(name, files));
    return wanted;
}
function pathOf(name, files) {
    const located = files.locate(name);
    if ('problem' in located)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: located.problem }]);
    return located.path;
}
/** What stands where a file, or a folder on the way to it, should be. */
function obstacle(path, files) {
    const steps = path.split('/');
    for (let i = 1; i < steps.length; i++) {
        const folder = steps.slice(0, i).join('/');
        const kind = files.kind(folder);
        if (kind === 'missing')
            break;
        if (kind !== 'folder') {
            return [{ message: `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeKind */ .SB)(kind)}, but ${path} needs a folder here`, place: { file: folder } }];
        }
    }
    const kind = files.kind(path);
    if (kind === 'missing' || kind === 'file')
        return [];
    return [{ message: `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeKind */ .SB)(kind)}, but a file belongs here`, place: { file: path } }];
}
function refuse(problems) {
    if (problems.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(problems);
}
function describe(written, kept) {
    return [
        ...written.map((path) => `wrote  ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalLine */ .tL)(path)}`),
        ...kept.map((path) => `kept   ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalLine */ .tL)(path)} (it exists)`),
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
const WORKFLOW_PATH = '.github/workflows/summary-gate.yml';
/**
 * The workflow that `init` writes for a gate whose config and corpus are in a folder, relative to the top of the
 * repository; `.` for the top itself. GitHub reads workflows only there.
 */
function workflowFor(folder) {
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
const INIT_FILES = {
    '.github/summary-gate.yml': CONFIG,
    'golden-corpus/fix-login-redirect/reference.json': REFERENCE,
    'candidates/fix-login-redirect.json': CANDIDATE,
};
/** Those of them that only make sense where there is no corpus yet. */
const EXAMPLE_FILES = ['golden-corpus/fix-login-redirect/reference.json', 'candidates/fix-login-redirect.json'];


/***/ })

};
