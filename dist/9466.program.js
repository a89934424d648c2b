export const id = 9466;
export const ids = [9466,4538];
export const modules = {

/***/ 74538:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 29466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

var external_node_path_ = __webpack_require__(76760);
var disk_files = __webpack_require__(23522);
var git = __webpack_require__(41085);
var errors = __webpack_require__(37955);
var json_text = __webpack_require__(32086);
var core_text = __webpack_require__(83703);
var lint_workflows = __webpack_require__(65864);
var layout = __webpack_require__(58502);
var lint = __webpack_require__(6581);
var table = __webpack_require__(45061);
var called_as = __webpack_require__(83079);
;// CONCATENATED MODULE: ./build/command-line/first-files/example.js
const CONFIG = `# Settings of summary-gate; every one is in its docs/settings.md. Inputs of the action win over this file.
corpus: golden-corpus
candidates: candidates

# Findings decide: no session may have one of these, without outcome where dimensions has none. A number lets some sessions
# have it: outcome=2. The other contradictions with the reference count when you add contradiction.
# fail-on: unusable, form, outcome, requirement, ungrounded, NUMBER_MISMATCH, IDENTIFIER_MISMATCH, DIRECTION_MISMATCH, STATUS_MISMATCH, HEDGE_DROPPED

# Scores say how close a summary is to its reference, not whether it is true: they guard against gross failure only. Faithful
# ones in other words get 0.3 to 0.9, that of another session about 0.2.
min-overall: 0.55
min-session: 0.25
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
const INIT_FILES = {
    '.github/summary-gate.yml': CONFIG,
    'golden-corpus/fix-login-redirect/reference.json': REFERENCE,
    'candidates/fix-login-redirect.json': CANDIDATE,
};
const EXAMPLE_FILES = ['golden-corpus/fix-login-redirect/reference.json', 'candidates/fix-login-redirect.json'];

;// CONCATENATED MODULE: ./build/command-line/first-files/workflow.js
const ACTION = 'summary-gate/summary-gate@v1';
const WORKFLOW_PATH = '.github/workflows/summary-gate.yml';
function workflowFor({ folder, branches, pipeline }) {
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
function furtherSteps(folder) {
    const key = keyOf(folder);
    const path = (name) => JSON.stringify(folder === '.' ? name : `${folder}/${name}`);
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
function keyOf(folder) {
    const words = folder.split(/[^A-Za-z0-9_]/).filter((word) => word !== '');
    return words.length === 0 ? 'root' : words.join('-').slice(0, 40);
}
const PLACEHOLDER = `|
          echo '::error title=No pipeline yet::Replace the lines below "run:" in this step of ${WORKFLOW_PATH} by the command that writes candidates/<name>.json for each session of golden-corpus/.'
          exit 1`;
const NO_TEXT = /^(y|yes|n|no|on|off|true|false|null|~)$/i;
function branchPattern(branch) {
    const pattern = branch.replace(/[+*?[!\\]/g, '\\$&');
    return /^[a-z][\w./-]*$/i.test(pattern) && !NO_TEXT.test(pattern) ? pattern : JSON.stringify(pattern);
}

;// CONCATENATED MODULE: ./build/command-line/commands/init.js













function init({ run, env, cwd, program, json, screen, print }) {
    const refused = table/* SETTING_NAMES */.OI.filter((name) => run.settings.origins[name] === 'input' && name !== 'working-directory');
    (0,errors/* refuse */.TR)([
        ...run.settings.problems,
        ...refused.map((name) => ({ message: `init takes no --${name}; write it into the config file afterwards` })),
    ]);
    const { files } = run.ports;
    const branch = (0,git/* baseBranch */.sH)(env['GITHUB_WORKSPACE'] || cwd, env);
    const wanted = wantedFiles(files, branch);
    (0,errors/* refuse */.TR)([...wanted.keys()].flatMap((path) => obstacle(path, files)));
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
            (0,errors/* refuse */.TR)([{ message: `cannot write: ${(0,disk_files/* reasonOf */.A)(error)}`, place: { file: path } }]);
        }
    }
    const isToldWhere = run.settings.origins['working-directory'] === 'input';
    const gate = gateCommand(program, cwd, isToldWhere ? (0,external_node_path_.join)(files.root, pathOf('.', files)) : cwd);
    const shadowing = (0,lint_workflows/* lintWorkflows */.E)({ config: pathOf(table/* DEFAULT_CONFIG */.PV, files) }, files);
    const folder = pathOf('.', files);
    const reports = (0,external_node_path_.join)(files.root, pathOf(REPORTS, files));
    const gated = kept.includes(WORKFLOW_PATH) ? (0,lint_workflows/* gatedFolders */.v)(WORKFLOW_PATH, files) : undefined;
    const elsewhere = gated === undefined || gated.includes(folder) ? undefined : { folder, gated };
    print(json
        ? (0,json_text/* jsonText */.s$)({ written, kept, branch: branch ?? null, ...(elsewhere !== undefined && { gated }) })
        : describe({ written, kept, shadowing, elsewhere, isIgnored: (0,git/* isIgnored */.pi)(reports, env) }, branch, gate, screen));
    return errors/* EXIT */.dc.pass;
}
const USUAL_BRANCHES = ['main', 'master'];
function wantedFiles(files, branch) {
    const folder = pathOf('.', files);
    const up = folder === '.' ? '' : '../'.repeat(folder.split('/').length);
    const branches = branch === undefined ? USUAL_BRANCHES : [branch.name];
    const wanted = new Map([[pathOf(`${up}${WORKFLOW_PATH}`, files), workflowFor({ folder, branches })]]);
    for (const [name, text] of Object.entries(INIT_FILES))
        wanted.set(pathOf(name, files), text);
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
        throw new errors/* UserError */.yo([{ message: located.problem }]);
    return located.path;
}
function obstacle(path, files) {
    const steps = path.split('/');
    for (let i = 1; i < steps.length; i++) {
        const folder = steps.slice(0, i).join('/');
        const kind = files.kind(folder);
        if (kind === 'missing')
            break;
        if (kind !== 'folder') {
            return [{ message: `${(0,core_text/* describeKind */.SB)(kind)}, but ${path} needs a folder here`, place: { file: folder } }];
        }
    }
    const kind = files.kind(path);
    if (kind === 'missing' || kind === 'file')
        return [];
    return [{ message: `${(0,core_text/* describeKind */.SB)(kind)}, but a file belongs here`, place: { file: path } }];
}
const BRANCH_TOLD = {
    remote: 'the default branch of the remote',
    config: 'init.defaultBranch of git',
    checkout: 'the branch that is checked out',
    only: 'the only branch of the repository',
};
function branchLine(branch) {
    return branch === undefined
        ? `The base: git names no branch, so the workflow waits for pushes to ${USUAL_BRANCHES.join(' and ')}. If yours is another one, write it under push: branches:.`
        : `The base: pushes to ${(0,core_text/* terminalLine */.tL)(branch.name)} (${BRANCH_TOLD[branch.from]}) leave the report that pull requests are compared with. If yours is another one, write it under push: branches:.`;
}
const REPORTS = table/* SETTINGS */.yy['report-dir'].default;
function nextSteps({ written, kept, elsewhere, isIgnored }) {
    const hasExample = [...written, ...kept].some((path) => EXAMPLE_FILES.some((example) => path.endsWith(example)));
    return [
        ...(hasExample ? ['Replace the example session by sessions of your own; 20 make a steady mean.'] : []),
        ...(isIgnored ? [] : [`Add ${REPORTS}/ to .gitignore.`]),
        elsewhere === undefined ? PIPELINE : STEPS_ABOVE,
    ];
}
function elsewhereLines({ elsewhere }, screen) {
    if (elsewhere === undefined)
        return [];
    const { folder, gated } = elsewhere;
    const own = folder === '.' ? 'the top of the repository' : (0,core_text/* terminalLine */.tL)(folder);
    const named = gated.map((one) => (one === '.' ? 'the top of the repository' : (0,core_text/* terminalLine */.tL)(one)));
    const does = named.length === 0 ? 'has no step of this gate' : `gates ${(0,core_text/* listed */.KE)(named)}`;
    if (gated.some((one) => one.includes('${{')))
        return [...(0,layout/* hang */.lG)('', `${WORKFLOW_PATH} ${does}: see that ${own} is among them.`, screen), ''];
    const about = `${WORKFLOW_PATH} ${does}, and not ${own}. Add these steps to its job, with your pipeline in the first one:`;
    return [...(0,layout/* hang */.lG)('', about, screen), '', furtherSteps(folder)];
}
function describe(started, branch, gate, screen) {
    const { written, kept, shadowing } = started;
    const wroteWorkflow = written.some((path) => path === WORKFLOW_PATH);
    return [
        ...written.map((path) => `wrote  ${(0,core_text/* terminalLine */.tL)(path)}`),
        ...kept.map((path) => `kept   ${(0,core_text/* terminalLine */.tL)(path)} (it exists)`),
        '',
        ...(wroteWorkflow ? [...(0,layout/* hang */.lG)('', branchLine(branch), screen), ''] : []),
        ...elsewhereLines(started, screen),
        ...(shadowing.length === 0 ? [] : [...(0,lint/* lintLines */.x)(shadowing, screen), '']),
        'Next:',
        ...[`Run the gate here: ${gate}`, ...nextSteps(started)].flatMap((step, i) => (0,layout/* hang */.lG)(`  ${i + 1}. `, step, screen)),
        '',
    ].join('\n');
}
function gateCommand(program, cwd, folder) {
    const where = (0,external_node_path_.relative)(cwd, folder) === '' ? [] : ['--working-directory', (0,core_text/* quoteForShell */.eC)((0,called_as/* shortPath */._)(cwd, folder))];
    return (0,core_text/* terminalLine */.tL)([(0,called_as/* calledAs */.m)(program, cwd), ...where].join(' '));
}
const PIPELINE = 'In the workflow, replace the step "Summarise the golden sessions" by your pipeline: until then it fails.';
const STEPS_ABOVE = 'In the workflow that is there, see that this folder is gated: until then nothing does.';


/***/ }),

/***/ 65864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ lintWorkflows),
/* harmony export */   v: () => (/* binding */ gatedFolders)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88905);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37955);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84915);
/* harmony import */ var _settings_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29587);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45061);





const WORKFLOWS = '.github/workflows';
const LONGEST_WORKFLOW = 200_000;
const MOST_WORKFLOWS = 100;
const OURS = /(?:^|\/)summary-gate(?:[@/]|$)|^\.\/?$/i;
function lintWorkflows({ config }, files) {
    if (config === null || files.kind(config) !== 'file' || files.kind(WORKFLOWS) !== 'folder')
        return [];
    const read = files.read(config);
    if (read.kind === 'unreadable')
        return [];
    const { entries } = (0,_settings_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigFile */ .R)(read.text, config);
    if (entries.size === 0)
        return [];
    return files
        .list(WORKFLOWS)
        .filter((name) => /\.ya?ml$/i.test(name))
        .slice(0, MOST_WORKFLOWS)
        .flatMap((name) => shadowingIn(`${WORKFLOWS}/${name}`, config, entries, files));
}
function gatedFolders(file, files) {
    const read = files.kind(file) === 'file' ? files.read(file) : undefined;
    if (read?.kind !== 'text' || read.text.length > LONGEST_WORKFLOW)
        return undefined;
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(read.text, READING);
    if (document.errors.length > 0)
        return undefined;
    return [...new Set(stepsOf(document).map((inputs) => inputPath(inputs, 'working-directory') || '.'))];
}
const READING = { prettyErrors: false, uniqueKeys: false, schema: 'core', resolveKnownTags: false };
function shadowingIn(file, config, entries, files) {
    const read = files.kind(file) === 'file' ? files.read(file) : undefined;
    if (read?.kind !== 'text' || read.text.length > LONGEST_WORKFLOW)
        return [];
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(read.text, { lineCounter: lines, ...READING });
    const placeAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line: Math.max(1, line), column: Math.max(1, col) };
    };
    return stepsOf(document).flatMap((inputs) => {
        if (configOf(inputs) !== config)
            return [];
        return inputs.flatMap(({ name, text, offset }) => {
            const setting = _settings_table_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING_NAMES */ .OI.find((one) => one === name);
            const entry = setting === undefined ? undefined : entries.get(setting);
            if (entry === undefined || text === '')
                return [];
            const when = text.includes('${{') ? ' wherever it is not empty' : '';
            const message = `input ${name} wins over ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(entry.place)}${when}, which sets it too: keep one of them`;
            return [{ rule: 'shadowed-setting', severity: 'warning', message, place: placeAt(offset) }];
        });
    });
}
function stepsOf(document) {
    const resolved = (node) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.resolve(document) : node);
    const member = (node, key) => {
        const map = resolved(node);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) ? resolved(map.get(key, true)) : undefined;
    };
    const jobs = member(document.contents, 'jobs');
    return ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(jobs) ? jobs.items : []).flatMap(({ value: job }) => {
        const steps = member(job, 'steps');
        return ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(steps) ? steps.items : []).flatMap((step) => {
            const uses = member(step, 'uses');
            const given = member(step, 'with');
            if (!OURS.test(textOf(uses)))
                return [];
            return [
                ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(given) ? given.items : []).map(({ key, value }) => ({
                    name: textOf(key).toLowerCase(),
                    text: textOf(resolved(value)),
                    offset: key.range?.[0] ?? 0,
                })),
            ];
        });
    });
}
function textOf(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.value !== null ? String(node.value).trim() : '';
}
function configOf(inputs) {
    return (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathIn */ .l)(inputPath(inputs, 'working-directory'), inputPath(inputs, 'config') || _settings_table_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_CONFIG */ .PV);
}
function inputPath(inputs, name) {
    const text = inputs.find((input) => input.name === name)?.text ?? '';
    return text.replace(/^(?:\.\/)+/, '').replace(/(?<!\/)\/+$/, '');
}


/***/ }),

/***/ 6581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ lintLines)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74538);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52003);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83703);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58502);





function lintLines(issues, screen) {
    const paint = picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(screen.colour);
    return issues.flatMap(({ rule, severity, message, place }) => [
        `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place), 1000)}  ${severity === 'error' ? paint.red('error') : paint.yellow('warning')}  ${paint.dim(rule)}`,
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)('  ', (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)((0,_core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .toldMessage */ .Ts)({ message, key: place.key }), 1500), screen),
    ]);
}


/***/ })

};
