export const id = 9668;
export const ids = [9668];
export const modules = {

/***/ 57336:
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

/***/ 62545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runProcess: () => (/* binding */ runProcess)
});

// UNUSED EXPORTS: TIME_BUDGET_SECONDS, runAction

// EXTERNAL MODULE: ./build/adapters/github/auto-baseline.js
var auto_baseline = __webpack_require__(17904);
// EXTERNAL MODULE: ./build/adapters/github/time-budget.js
var time_budget = __webpack_require__(91404);
// EXTERNAL MODULE: ./build/adapters/process.js
var adapters_process = __webpack_require__(17288);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(11388);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/render/page/annotations.js + 1 modules
var annotations = __webpack_require__(18065);
// EXTERNAL MODULE: ./build/render/page/page.js + 8 modules
var page = __webpack_require__(71801);
// EXTERNAL MODULE: ./build/render/page/problems.js
var page_problems = __webpack_require__(73181);
// EXTERNAL MODULE: ./build/settings/table.js + 2 modules
var table = __webpack_require__(57530);
;// CONCATENATED MODULE: ./build/render/reproduction.js


/** A longer command is nothing to paste, and would push what it belongs to off the page. */
const LONGEST_COMMAND = 3_000;
const PROGRAM = 'node ../summary-gate/dist/cli.js';
/**
 * One command that makes a run again on another machine, in a checkout of its commit, from what its artifact has. Where that
 * lacks some candidates, or a judge was asked, the command that explains the worst session. Undefined where it would be too long.
 */
function reproductionOf(report, artifact) {
    const folder = `run-${artifact.runId}`;
    const candidates = `--candidates ${folder}/${artifact.file}`;
    const isWhole = artifact.candidates === 'all' && settingOf(report, 'judge') === 'off';
    const worst = isWhole ? undefined : worstSession(report);
    if (!isWhole && worst === undefined)
        return undefined;
    const base = isWhole ? baseRun(report) : undefined;
    const steps = [
        download(artifact.runId, artifact.name),
        ...(base === undefined ? [] : [download(base, artifact.name)]),
        worst === undefined
            ? [PROGRAM, candidates, `--report-dir ${folder}/again`, ...baseline(report, base), ...flags(report, () => true)]
            : [
                PROGRAM,
                'explain',
                candidates,
                ...flags(report, (name) => table/* SETTINGS */.yy[name].group === 'scoring' && name !== 'limit'),
            ].concat(`-- ${(0,core_text/* quoteForShell */.eC)((0,core_text/* terminalLine */.tL)(worst))}`),
    ];
    const command = steps.map((step) => [step].flat().join(' ')).join(' && ');
    return command.length > LONGEST_COMMAND ? undefined : { does: worst === undefined ? 'run' : 'explain', command };
}
/** The artifact and the command for a comment and for the summary of a step, behind a click. */
function reproductionSection(report, artifact) {
    const { name, url, commit } = artifact;
    const again = reproductionOf(report, artifact);
    const runs = again?.command.match(/`+/g) ?? [];
    const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
    const how = again === undefined ? '' : ` In a checkout of \`${commit.slice(0, 7)}\`, ${WHAT[again.does]}:`;
    return [
        '<details>',
        `<summary>📦 Pages and candidates: the artifact <code>${name}</code></summary>`,
        '',
        `[The run](${url}#artifacts) has it, where the workflow uploads the report folder under this name; credentials are masked.${how}`,
        '',
        ...(again === undefined ? [] : [`${fence}sh`, again.command, fence, '']),
        '</details>',
        '',
    ];
}
/** The same for a log. */
function reproductionLines(report, artifact) {
    const again = reproductionOf(report, artifact);
    return again === undefined
        ? []
        : [`In a checkout of ${artifact.commit.slice(0, 7)}, ${WHAT[again.does]}:`, `  ${again.command}`, ''];
}
const WHAT = {
    run: 'with one of summary-gate beside it, this makes the run again from the artifact',
    explain: 'with one of summary-gate beside it, this explains the worst session from the artifact',
};
function download(runId, name) {
    return `gh run download ${runId} --name ${name} --dir run-${runId}`;
}
/** The lowest of the sessions that have a candidate. */
function worstSession({ sessions }) {
    let worst;
    for (const { name, overall, status } of sessions) {
        if (status === 'scored' && overall !== null && overall < (worst?.overall ?? 2))
            worst = { name, overall };
    }
    return worst?.name;
}
/** The run whose artifact was the baseline. */
function baseRun({ baseline }) {
    const [, id] = /\/actions\/runs\/(\d{1,16})(?:\/|$)/.exec(baseline?.run_url ?? '') ?? [];
    return id === undefined ? undefined : Number(id);
}
function baseline(report, base) {
    if (base !== undefined)
        return [`--baseline run-${base}/report.json`];
    const path = report.baseline?.path;
    return path == null ? [] : [flag('baseline', path)];
}
/** Paths that are not the usual ones: in a report they are relative to the top of the repository, wherever they were given. */
const PATHS = ['config', 'corpus', 'waivers'];
const USUAL = {
    config: '.github/summary-gate.yml',
    corpus: 'golden-corpus',
    waivers: '.github/summary-gate-waivers.yml',
};
/** What the workflow says by its inputs, and paths that would not be found from the top of the repository. */
function flags(report, isWanted) {
    const paths = PATHS.flatMap((name) => {
        const value = settingOf(report, name);
        const isKnown = value === USUAL[name] || (value === null && report.settings[name]?.from !== 'input');
        return isKnown || (typeof value !== 'string' && value !== null) ? [] : [flag(name, textOf(value))];
    });
    const given = table/* SETTING_NAMES */.OI.filter((name) => ['scoring', 'gates', 'policy'].includes(table/* SETTINGS */.yy[name].group) &&
        isWanted(name) &&
        report.settings[name]?.from === 'input');
    return [...paths, ...given.map((name) => flag(name, textOf(settingOf(report, name))))];
}
function flag(name, value) {
    return `--${name} ${(0,core_text/* quoteForShell */.eC)((0,core_text/* terminalLine */.tL)(value, LONGEST_COMMAND))}`;
}
function settingOf({ settings }, name) {
    return settings[name]?.value ?? null;
}
/** A value as it is written in an input: lists and maps with commas, `none` for what is switched off. */
function textOf(value) {
    if (value === null)
        return 'none';
    if (Array.isArray(value))
        return value.map(String).join(', ');
    if (typeof value !== 'object')
        return String(value);
    return Object.entries(value)
        .map(([key, one]) => `${key}=${textOf(one)}`)
        .join(', ');
}

// EXTERNAL MODULE: ./build/render/terminal/terminal.js + 2 modules
var terminal = __webpack_require__(67083);
// EXTERNAL MODULE: ./build/run/candidates-file.js
var candidates_file = __webpack_require__(17253);
// EXTERNAL MODULE: ./build/run/exit-code.js
var run_exit_code = __webpack_require__(5680);
// EXTERNAL MODULE: ./build/run/job.js
var run_job = __webpack_require__(85097);
// EXTERNAL MODULE: ./build/run/progress.js + 1 modules
var progress = __webpack_require__(78783);
// EXTERNAL MODULE: ./build/run/run.js + 3 modules
var run_run = __webpack_require__(70375);
// EXTERNAL MODULE: ./build/settings/resolve.js
var resolve = __webpack_require__(70816);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/github/expected-runs.js
var expected_runs = __webpack_require__(14016);
// EXTERNAL MODULE: ./build/adapters/github/run-context.js
var run_context = __webpack_require__(59426);
;// CONCATENATED MODULE: ./build/action/artifact.js




/** The artifact that the workflow of this step uploads, with the candidates in it; nothing where this is no run on GitHub. */
function artifactOf({ kind: candidates, path }, settings, env) {
    const context = (0,run_context/* readRunContext */.$)({ env, payload: (0,expected_runs/* readPayload */.K)(env), pullRequest: settings['pull-request'] });
    const runId = Number(env['GITHUB_RUN_ID']);
    if (context === undefined || !Number.isSafeInteger(runId) || runId <= 0)
        return undefined;
    const commit = 'headSha' in context ? context.headSha : (env['GITHUB_SHA'] ?? '');
    if (!/^[0-9a-f]{40,64}$/.test(commit))
        return undefined;
    return { name: (0,auto_baseline/* artifactName */.Cs)(settings), runId, url: context.runUrl, commit, file: external_node_path_.posix.basename(path), candidates };
}

// EXTERNAL MODULE: ./build/settings/value-kinds.js
var value_kinds = __webpack_require__(59271);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "os"
var external_os_ = __webpack_require__(70857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __webpack_require__(76982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __webpack_require__(79896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./build/action/runner-log.js






/** What a step says in its log. Every line is made harmless: the runner obeys commands that it finds there. */
function log(text) {
    for (const line of text.split('\n'))
        say((0,core_text/* defuseCommands */.pq)(line));
}
/** A remark that GitHub shows at its line, and on the page of the run. */
function annotate({ level, title, message, file, line, column }) {
    runner_log_issueCommand(level, (0,core_text/* logLine */.BP)(message), {
        title,
        ...(file !== null && { file: (0,core_text/* logLine */.BP)(file) }),
        ...(line !== null && { line }),
        ...(column !== null && { col: column }),
    });
}
/** Trouble that changes no verdict. */
function notice(message) {
    runner_log_issueCommand('notice', (0,core_text/* logLine */.BP)(message), { title: 'summary-gate' });
}
/** GitHub keeps ten error annotations of a step; the last one is for setFailed. */
const ERROR_ANNOTATIONS = 9;
function annotateProblems(problems) {
    for (const [i, problem] of problems.entries()) {
        const { place, ...rest } = problem;
        if (i >= ERROR_ANNOTATIONS)
            say((0,core_text/* logLine */.BP)((0,errors/* formatProblem */.Vw)(problem)));
        else
            runner_log_issueCommand('error', (0,core_text/* logLine */.BP)((0,errors/* formatProblem */.Vw)(rest)), {
                ...(place !== undefined && { file: (0,core_text/* logLine */.BP)(place.file) }),
                ...(place?.line !== undefined && { line: place.line }),
                ...(place?.column !== undefined && { col: place.column }),
            });
    }
}
/** A page for the run, on every event. Without the runner's file there is nowhere to put it. */
function writeSummary(markdown, env) {
    const file = env['GITHUB_STEP_SUMMARY'];
    if (!file)
        return;
    try {
        appendToRunnerFile(file, markdown);
    }
    catch {
        notice('the summary of the step could not be written');
    }
}
/** Writes a line into the log, as it is. */
function say(line) {
    process.stdout.write(line + external_node_os_.EOL);
}
function runner_log_issueCommand(name, data, properties = {}) {
    issueCommand(name, properties, data);
}
/** The text of an input, without white space around it; empty when it is not set. */
function readInput(name, env) {
    return (env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '').trim();
}
/**
 * Sets an output of the step, between delimiters that nobody can guess. Throws when the runner's file is gone; without
 * one, as on a developer's machine, the log gets the command that it took the place of.
 */
function setOutput(name, value, env) {
    const file = env['GITHUB_OUTPUT'] ?? '';
    if (file === '') {
        say('');
        runner_log_issueCommand('set-output', value, { name });
    }
    else
        appendToRunnerFile(file, prepareKeyValueMessage(name, value));
}
/** Appends to a file that the runner made. Throws where there is none, since nobody would read it. */
function appendToRunnerFile(file, text) {
    if (!(0,external_node_fs_.existsSync)(file))
        throw new Error(`the runner's file is missing: ${file}`);
    (0,external_node_fs_.appendFileSync)(file, text + external_node_os_.EOL);
}
/** Fails the step, with a closing error. */
function setFailed(message) {
    process.exitCode = 1;
    runner_log_issueCommand('error', message);
}

;// CONCATENATED MODULE: ./build/action/inputs.js




/** The shortest value of a variable that is taken for a credential. */
const SHORTEST_SECRET = 8;
/** Hides credentials in the log, before anything else may fail and show them. */
function maskSecretInputs(env) {
    for (const key of [env['ANTHROPIC_API_KEY'], env['OPENAI_API_KEY'], env['ANTHROPIC_IDENTITY_TOKEN']]) {
        if (key !== undefined && key !== '')
            runner_log_issueCommand('add-mask', key);
    }
    // What a program is given is mostly a key; shorter values are words of the log, such as `true`.
    for (const name of (0,value_kinds/* splitAtCommas */.EO)(readInput('judge-command-env', env))) {
        const value = env[name] ?? '';
        if (value.length >= SHORTEST_SECRET)
            runner_log_issueCommand('add-mask', value);
    }
    for (const name of table/* SETTING_NAMES */.OI) {
        const value = readInput(name, env);
        if (table/* SETTINGS */.yy[name].secret !== undefined && value !== '')
            runner_log_issueCommand('add-mask', value);
    }
}
/** The inputs of a step. An empty one is unset: a workflow often passes on an expression that has no value. */
function readInputs(env) {
    const inputs = new Map();
    const problems = [];
    for (const name of table/* SETTING_NAMES */.OI) {
        const text = readInput(name, env);
        if (text !== '')
            inputs.set(name, { text, label: `input ${name}` });
    }
    // The runner only warns of an input that the action does not have. A mistyped gate must not go unchecked.
    for (const variable of Object.keys(env)) {
        const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
        if (name === undefined || table/* SETTING_NAMES */.OI.some((known) => known === name))
            continue;
        const nearest = (0,core_text/* nearestName */.qb)(name, table/* SETTING_NAMES */.OI);
        if (nearest !== undefined)
            problems.push({ message: `unknown input ${JSON.stringify(name)}, did you mean ${nearest}?` });
    }
    return { inputs, problems };
}

// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(67952);
;// CONCATENATED MODULE: ./build/settings/outputs.js
/**
 * The outputs of the action. A workflow may paste one into a shell, so each is a word, a number, a path that we
 * made, or a line of letters, digits and `.,%()+-`.
 */
const OUTPUTS = {
    verdict: 'pass, fail or inconclusive; error when the gate could not run; empty in a shard.',
    passed: 'true only when the verdict is pass; empty in a shard.',
    'overall-mean': "Mean of the sessions' overall scores, three decimals; empty when nothing was scored, and in a shard.",
    'gates-failed': 'Number of gates that failed; empty in a shard.',
    sessions: 'Number of sessions in the means; in a shard, of those that it scored.',
    unmeasured: "Number of the judge's wanted measurements that failed; 0 when it is off.",
    'cost-usd': 'What the judge cost, in US dollars; empty when it is off or a price is not known.',
    title: 'The verdict and its numbers in one line, safe to paste into a shell; in a shard, what it scored.',
    'report-path': 'Path of report.json, in a shard of its part, relative to the workspace; empty when it was not written.',
    'comment-url': 'Web address of the comment on the pull request; empty when there is none.',
};

;// CONCATENATED MODULE: ./build/action/outputs.js





/** What a step says of a report; where it was published stands in it when that has been done. */
function outputsOf({ report, reportPath }) {
    return {
        verdict: report.verdict,
        passed: String(report.verdict === 'pass'),
        'overall-mean': report.overall_mean === null ? '' : (0,numbers/* showNumber */.Zo)(report.overall_mean),
        'gates-failed': String(report.gates.filter(({ status }) => status === 'fail').length),
        sessions: String(report.corpus_size),
        unmeasured: String(report.judge?.unmeasured ?? 0),
        'cost-usd': report.judge === undefined || report.judge.cost_usd === null ? '' : report.judge.cost_usd.toFixed(6),
        title: report.title,
        // The name of a working directory may have what a shell would read as a command.
        'report-path': reportPath !== undefined && (0,core_text/* isShellSafe */.EL)(reportPath) ? reportPath : '',
        'comment-url': '',
    };
}
/** What depends on a verdict is empty, neither true nor false: a shard has none. */
function outputsOfShard({ title, sessions, unmeasured, costUsd, path, }) {
    return {
        verdict: '',
        passed: '',
        'overall-mean': '',
        'gates-failed': '',
        sessions: String(sessions),
        unmeasured: String(unmeasured),
        'cost-usd': costUsd === null ? '' : costUsd.toFixed(6),
        title,
        'report-path': (0,core_text/* isShellSafe */.EL)(path) ? path : '',
        'comment-url': '',
    };
}
const ERROR_OUTPUTS = {
    verdict: 'error',
    passed: 'false',
    'overall-mean': '',
    'gates-failed': '0',
    sessions: '0',
    unmeasured: '0',
    'cost-usd': '',
    title: 'Error - the gate could not run',
    'report-path': '',
    'comment-url': '',
};
/** Writes all of them. Throws where the runner's file cannot be written. */
function setOutputs(values, env) {
    try {
        for (const name of Object.keys(OUTPUTS))
            setOutput(name, values[name], env);
    }
    catch (error) {
        // Later steps would read an empty verdict. It is a matter of the runner, and no defect of ours.
        const message = `the outputs of the step cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`;
        throw new errors/* UserError */.yo([{ message, hint: 'GITHUB_OUTPUT names the file, which the runner makes' }]);
    }
}
/** Says that the gate could not run, as far as anything can be said. */
function setErrorOutputs(commentUrl, env) {
    try {
        setOutputs({ ...ERROR_OUTPUTS, 'comment-url': commentUrl }, env);
    }
    catch {
        // The runner's own file is gone; the message behind this matters more than the outputs.
    }
}

// EXTERNAL MODULE: ./build/adapters/digest.js
var digest = __webpack_require__(30961);
// EXTERNAL MODULE: ./build/adapters/git.js
var git = __webpack_require__(6689);
// EXTERNAL MODULE: ./build/adapters/github/host.js
var github_host = __webpack_require__(16511);
// EXTERNAL MODULE: ./build/core/version.js
var version = __webpack_require__(18614);
// EXTERNAL MODULE: ./build/render/identity.js
var identity = __webpack_require__(89267);
;// CONCATENATED MODULE: ./build/adapters/github/sticky.js
/** The first line of our comments: nothing foreign can stand before it. */
function stickyMarker(key) {
    return `<!-- summary-gate:${key} -->`;
}
const RUN_STAMP = /<!-- run:(\d+)\.(\d+) -->(?:\[[^\]]*\]\(([^)]*)\))?[\s\S]*?<!-- \/run -->/;
const RUN_PAGE = /\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;
/** Links to the page of a run: other runs that found the same have others. Foreign brackets are escaped and make none. */
const RUN_LINK = /\]\([^\s()]*\/actions\/runs\/\d+(?:\/attempts\/\d+)?\)/g;
/**
 * Names the run and attempt that wrote a body, for people and for the next run: a late run must not overwrite a newer
 * result, and a run that changes nothing else is no reason to edit.
 */
function runStamp(runNumber, attempt, url) {
    return `<!-- run:${runNumber}.${attempt} -->[run ${runNumber}, attempt ${attempt}](${url})<!-- /run -->`;
}
/** Our comments: they start with our marker, we wrote them, and they are visible. The newest first. */
function allOurs(comments, login, key) {
    const marker = stickyMarker(key);
    return comments
        .filter(({ author, minimized, body }) => isBy(author, login) && !minimized && body.startsWith(marker))
        .sort((a, b) => b.id - a.id);
}
/** Some servers leave out the `[bot]` of the login that a token belongs to. A login that has it is no person's. */
function isBy(author, login) {
    return author === login || author === `${login}[bot]`;
}
/** What to do about the comment. A comment that exists is always brought up to date, so that red turns green. */
function decideSticky(ours, body, wanted) {
    const mayCreate = wanted.mode === 'always' || (wanted.mode === 'on-failure' && wanted.failing);
    if (wanted.mode === 'never')
        return { kind: 'leave', reason: 'not wanted' };
    if (ours === undefined)
        return mayCreate ? { kind: 'create' } : { kind: 'leave', reason: 'not wanted' };
    if (isNewer(ours.body, body))
        return { kind: 'leave', reason: 'made by a newer run' };
    if (withoutRun(ours.body) === withoutRun(body))
        return { kind: 'leave', reason: 'unchanged' };
    return { kind: 'update', id: ours.id };
}
/**
 * Which of several comments that runs made at the same time is to stay: that of the newest run, and of one run the
 * newest. Every one of these runs comes to the same answer.
 */
function newestResult(comments) {
    return comments.reduce((best, comment) => {
        if (best === undefined || isNewer(comment.body, best.body))
            return comment;
        return comment.id > best.id && !isNewer(best.body, comment.body) ? comment : best;
    }, undefined);
}
/** What a comment says that another run has made superfluous. Without the marker it is nobody's any more. */
function supersededBody(url) {
    return `Superseded: a newer run made [another comment](${url}) at the same time.`;
}
function runOf(body) {
    const stamp = RUN_STAMP.exec(body);
    if (stamp === null)
        return undefined;
    const id = RUN_PAGE.exec(stamp[3] ?? '')?.[1];
    return { id: Number(id ?? 0), number: Number(stamp[1]), attempt: Number(stamp[2]) };
}
function isNewer(theirs, ours) {
    const [a, b] = [runOf(theirs), runOf(ours)];
    if (a === undefined || b === undefined)
        return false;
    if (a.id !== b.id && a.id > 0 && b.id > 0)
        return a.id > b.id;
    return a.number > b.number || (a.number === b.number && a.attempt > b.attempt);
}
/** GitHub may store CRLF and trims the end; neither is a change, and another run alone is none worth an edit. */
function withoutRun(body) {
    return body.replaceAll('\r\n', '\n').replace(RUN_STAMP, '').replace(RUN_LINK, ']()').trimEnd();
}

// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
// EXTERNAL MODULE: ./build/render/page/identity-line.js
var identity_line = __webpack_require__(88810);
;// CONCATENATED MODULE: ./build/action/frame.js



/** Longer addresses are of no use in a browser, and a page of them would leave no room for what they belong to. */
const LONGEST_ADDRESS = 2000;
/** Frames a comment for a run: marker, footer and links, all of our own making. */
function commentFrame(context, headSha, options) {
    const { owner, repo } = context.repository;
    const home = `${context.serverUrl}/${owner}/${repo}`;
    const summaryUrl = context.attempt > 1 ? `${context.runUrl}/attempts/${context.attempt}` : context.runUrl;
    const stamp = runStamp(context.runNumber, context.attempt, summaryUrl);
    const commit = `[\`${headSha.slice(0, 7)}\`](${home}/commit/${headSha})`;
    const since = options.since == null ? '' : ` since ${(0,identity_line/* inMarkdown */.H)(options.since)}`;
    return {
        marker: stickyMarker(options.key),
        footer: `<sub>Commit ${commit}${since} · ${stamp} · summary-gate ${options.version}</sub>`,
        summaryUrl,
        warnOnly: options.warnOnly,
        linkTo: (file, line) => {
            // An address cannot be masked and still lead somewhere.
            if (!options.isTracked(file) || (0,redact/* maskSecrets */.QU)(file) !== file)
                return undefined;
            const path = file.split('/').map(encodeSegment).join('/');
            const address = `${home}/blob/${headSha}/${path}${line === null ? '' : `#L${line}`}`;
            return address.length > LONGEST_ADDRESS ? undefined : address;
        },
    };
}
/** Also the characters that encodeURIComponent leaves and that Markdown or HTML would see. */
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')).replace(/[!'()*~_]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

// EXTERNAL MODULE: ./build/render/page/baseline-section.js
var baseline_section = __webpack_require__(58880);
;// CONCATENATED MODULE: ./build/action/last-push.js


/** A comment has room for some 60,000 characters, and this is read by no person. */
const MOST_REMEMBERED = 300;
/** 48 bits: two of 300 names collide once in 6,000,000,000 pull requests, and then one number is off by one. */
const DIGEST_LENGTH = 12;
const PUSH = `([0-9a-f]{40,64})=(\\*|(?:[0-9a-f]{${DIGEST_LENGTH}}(?:,[0-9a-f]{${DIGEST_LENGTH}}){0,${MOST_REMEMBERED - 1}})?)`;
/** The last line alone: what stands above it has foreign words in it. */
const LAST_LINE = new RegExp(`^<!-- push ${PUSH}(?: before ${PUSH})? -->$`);
/** What one of our comments remembers; nothing where its last line is no memory, or is not as we write it. */
function readMemory(body) {
    const text = body.trimEnd();
    const match = LAST_LINE.exec(text.slice(text.lastIndexOf('\n') + 1));
    const shown = pushOf(match?.[1], match?.[2]);
    return shown === undefined ? undefined : { shown, before: pushOf(match?.[3], match?.[4]) ?? null };
}
function pushOf(commit, failing) {
    if (commit === undefined || failing === undefined)
        return undefined;
    return { commit, failing: failing === '*' ? null : failing.split(',').filter((digest) => digest !== '') };
}
/** The memory as the last line of a comment, which nobody sees. */
function memoryLine({ shown, before }) {
    const words = [shown, ...(before === null ? [] : [before])].map(({ commit, failing }) => `${commit}=${failing === null ? '*' : failing.join(',')}`);
    return `<!-- push ${words.join(' before ')} -->`;
}
/** What the comment of a push is to remember, given what the comment before it does. */
function remember(sessions, commit, earlier, digest) {
    const failing = sessions.filter(({ failed }) => failed).map(({ name }) => shortDigest(name, digest));
    return {
        shown: { commit, failing: failing.length > MOST_REMEMBERED ? null : failing },
        // A rerun is no push.
        before: (earlier?.shown.commit === commit ? earlier.before : earlier?.shown) ?? null,
    };
}
/**
 * What has changed since the push before, as a line of Markdown such as `Since the last push (abc1234): 2 sessions more
 * fail, 1 is fixed`; nothing where that push is not known. Says how sessions fell out and changes no verdict.
 */
function sinceLastPush(sessions, { before }, digest) {
    if (before === null || before.failing === null)
        return undefined;
    const failedBefore = new Set(before.failing);
    const rated = sessions.map(({ name, failed }) => ({
        name,
        failed,
        failedThen: failedBefore.has(shortDigest(name, digest)),
    }));
    const fresh = rated.filter(({ failed, failedThen }) => failed && !failedThen).map(({ name }) => name);
    const fixed = rated.filter(({ failed, failedThen }) => !failed && failedThen).map(({ name }) => name);
    const gone = failedBefore.size - rated.filter(({ failedThen }) => failedThen).length;
    const words = [
        ...(fresh.length === 0
            ? []
            : [`${(0,core_text/* counted */.hS)(fresh.length, 'session')} more ${fails(fresh)} (${(0,baseline_section/* nameList */.OD)(fresh, MOST_NAMED)})`]),
        ...(fixed.length === 0
            ? []
            : [`${fixed.length} ${fixed.length === 1 ? 'is' : 'are'} fixed (${(0,baseline_section/* nameList */.OD)(fixed, MOST_NAMED)})`]),
        ...(gone <= 0 ? [] : [`${gone} that failed ${gone === 1 ? 'is' : 'are'} no longer scored`]),
    ];
    const same = failedBefore.size === 0 ? 'still no session fails' : 'the same sessions fail';
    return `Since the last push (${before.commit.slice(0, 7)}): ${words.length === 0 ? same : words.join(', ')}.`;
}
const MOST_NAMED = 5;
function fails({ length }) {
    return length === 1 ? 'fails' : 'fail';
}
function shortDigest(name, digest) {
    return digest(name).slice(0, DIGEST_LENGTH);
}

// EXTERNAL MODULE: ./build/adapters/github/advice.js
var advice = __webpack_require__(68413);
;// CONCATENATED MODULE: ./build/action/sticky-comment.js


/** Brings the one comment of a pull request up to date. Throws a HostError where GitHub does not do it. */
async function putComment(wanted, pullRequest, host) {
    try {
        return await putOnce(wanted, pullRequest, host);
    }
    catch (error) {
        // A creation without an answer may have happened, and a comment may have been deleted since it was found.
        const worthAnotherLook = error instanceof github_host/* HostError */.d && ['unavailable', 'not-found'].includes(error.failure);
        if (!worthAnotherLook)
            throw error;
        return await putOnce(wanted, pullRequest, host);
    }
}
async function putOnce(wanted, pullRequest, host) {
    const [ours] = await listOurs(wanted.key, pullRequest, host);
    const body = wanted.render(ours?.body);
    const decision = decideSticky(ours, body, wanted);
    switch (decision.kind) {
        case 'create': {
            const url = await host.createComment(pullRequest, body);
            return { kind: 'published', url: await settleRace(url, wanted, pullRequest, host) };
        }
        case 'update':
            return { kind: 'published', url: await host.updateComment(decision.id, body) };
        case 'leave':
            return {
                kind: 'skipped',
                reason: decision.reason,
                ...(ours !== undefined && { url: addressOf(ours, wanted) }),
            };
    }
}
async function listOurs(key, pullRequest, host) {
    const marked = await host.commentsStartingWith(pullRequest, stickyMarker(key));
    return marked.length === 0 ? [] : allOurs(marked, await host.author(), key);
}
/**
 * Two runs at once may both find no comment and both make one. Each looks again, and all but the newest result give way.
 * Returns the address of the comment that stays. Ours stands already, so that trouble here is none.
 */
async function settleRace(url, wanted, pullRequest, host) {
    try {
        const ours = await listOurs(wanted.key, pullRequest, host);
        const stays = newestResult(ours);
        if (stays === undefined || ours.length < 2)
            return url;
        for (const { id } of ours.filter((comment) => comment !== stays)) {
            await host.updateComment(id, supersededBody(addressOf(stays, wanted)));
        }
        return addressOf(stays, wanted);
    }
    catch (error) {
        if (error instanceof github_host/* HostError */.d)
            return url;
        throw error;
    }
}
function addressOf({ id }, { page }) {
    return `${page}#issuecomment-${id}`;
}

;// CONCATENATED MODULE: ./build/action/publish.js



/** Publishes a result to GitHub. Trouble with GitHub is an outcome, never an exception. */
async function publish(publication, context, open) {
    const reach = context.kind === 'pull-request' && context.readOnly ? 'read-only by default' : 'as the workflow asks';
    const comment = await attempt(advice/* COMMENT_PERMISSION */.s3, reach, () => publishComment(publication.comment, context, open));
    const checkRun = await attempt(advice/* CHECK_PERMISSION */.jo, reach, () => publishCheckRun(publication.checkRun, context, open));
    return { comment, checkRun };
}
async function attempt(permission, reach, act) {
    try {
        return await act();
    }
    catch (error) {
        if (error instanceof github_host/* HostError */.d)
            return { kind: 'failed', advice: (0,advice/* adviceFor */.cp)(error, permission, reach) };
        throw error;
    }
}
async function publishComment(comment, context, open) {
    if (comment.mode === 'never')
        return { kind: 'skipped', reason: 'not wanted' };
    if (context.kind === 'merge-group' || context.kind === 'commit') {
        return { kind: 'skipped', reason: 'this event has no pull request' };
    }
    const host = await open();
    if (host === undefined)
        return { kind: 'failed', advice: (0,advice/* withoutToken */._Q)(advice/* COMMENT_PERMISSION */.s3) };
    const pull = await findPullRequest(context, host);
    if (pull === undefined)
        return { kind: 'skipped', reason: 'no open pull request has the head of this run' };
    const { serverUrl, repository } = context;
    const page = `${serverUrl}/${repository.owner}/${repository.repo}/pull/${pull.number}`;
    const { key, mode, failing, render } = comment;
    const wanted = { key, mode, failing, page, render: (earlier) => render(pull.headSha, earlier) };
    return await putComment(wanted, pull.number, host);
}
async function publishCheckRun(make, context, open) {
    if (make === undefined)
        return { kind: 'skipped', reason: 'not wanted' };
    const host = await open();
    if (host === undefined)
        return { kind: 'failed', advice: (0,advice/* withoutToken */._Q)(advice/* CHECK_PERMISSION */.jo) };
    const headSha = context.kind === 'named-pull-request' ? await host.headOf(context.number) : context.headSha;
    await host.createCheckRun(make(headSha));
    return { kind: 'published', url: null };
}
async function findPullRequest(context, host) {
    switch (context.kind) {
        case 'pull-request':
            return context;
        case 'named-pull-request':
            return { number: context.number, headSha: await host.headOf(context.number) };
        case 'find-pull-request': {
            const { headOwner, headBranch, headSha } = context;
            const number = await host.findPullRequest(headOwner, headBranch, headSha);
            return number === undefined ? undefined : { number, headSha };
        }
    }
}

;// CONCATENATED MODULE: ./build/action/publishing.js















/** The address becomes an output, which a workflow may paste into a shell. */
const SHELL_SAFE_URL = /^https?:\/\/[\w.:/#-]+$/;
/**
 * Publishes a result and returns the address of its comment, or nothing.
 * @param reproduction how the run is made again, as lines of Markdown
 */
function publishReport(report, publisher, reproduction = []) {
    return publishPage(publisher, {
        // The worst first, as the comment shows them.
        files: (0,annotations/* filesWithFindings */.KJ)(report),
        mode: publisher.settings.comment,
        failing: report.verdict !== 'pass',
        since: (0,identity/* comparedCommit */.T)(report),
        render: (frame) => (0,page/* renderComment */.w)(report, { ...frame, reproduction }),
        memory: (headSha, earlier) => {
            const memory = remember(report.sessions, headSha, earlier, digest/* sha256 */.s);
            return { memory: memoryLine(memory), sinceLastPush: sinceLastPush(report.sessions, memory, digest/* sha256 */.s) };
        },
        check: {
            title: report.title,
            conclusion: conclusionOf(report, publisher.settings),
            annotations: toCheck((0,annotations/* annotationsOf */.Ih)(report)),
        },
    });
}
/** Tells an existing comment that the gate could not run; makes none, since there may be no result to come. */
function publishProblems(problems, publisher) {
    return publishPage(publisher, {
        files: problems.map(({ place }) => place?.file ?? null),
        mode: publisher.settings.comment === 'never' ? 'never' : 'on-failure',
        failing: false,
        since: null,
        render: (frame) => (0,page_problems/* renderErrorComment */.cY)(problems, frame),
        // A run without a result leaves what is known of the last one.
        memory: (_, earlier) => (earlier === undefined ? {} : { memory: memoryLine(earlier) }),
        check: { title: 'The gate could not run', conclusion: 'failure', annotations: [] },
    });
}
async function publishPage({ settings, env, workspace, timeBudget }, page) {
    const context = (0,run_context/* readRunContext */.$)({ env, payload: (0,expected_runs/* readPayload */.K)(env), pullRequest: settings['pull-request'] });
    if (context === undefined)
        return '';
    const tracked = (0,git/* trackedFiles */.O)(workspace, page.files.filter((file) => file !== null), env);
    const frameAt = (headSha) => commentFrame(context, headSha, {
        key: settings['comment-key'],
        warnOnly: settings['warn-only'],
        version: version/* VERSION */.x,
        isTracked: (file) => tracked.has(file),
        since: page.since,
    });
    const name = settings['check-run'];
    const checkRun = (headSha) => {
        const frame = frameAt(headSha);
        return { ...page.check, name: name ?? '', headSha, summary: page.render(frame), detailsUrl: frame.summaryUrl };
    };
    const outcomes = await publish({
        comment: {
            key: settings['comment-key'],
            mode: page.mode,
            failing: page.failing,
            render: (headSha, earlier) => page.render({ ...frameAt(headSha), ...page.memory(headSha, readMemory(earlier ?? '')) }),
        },
        checkRun: name === null ? undefined : checkRun,
    }, context, openOnce(settings['github-token'], env['GITHUB_API_URL'], context, timeBudget));
    tell('Comment', outcomes.comment);
    if (name !== null)
        tell('Check run', outcomes.checkRun);
    const url = outcomes.comment.kind === 'failed' ? null : outcomes.comment.url;
    return url != null && SHELL_SAFE_URL.test(url) ? url : '';
}
/** One client for everything that is published. */
function openOnce(token, apiUrl, { repository }, timeBudget) {
    return async () => {
        if (token === null)
            return undefined;
        try {
            const { openGitHub } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2413), __webpack_require__.e(8542)]).then(__webpack_require__.bind(__webpack_require__, 38542));
            return openGitHub({ token, apiUrl }, repository, timeBudget);
        }
        catch (error) {
            // The client reads the event and GITHUB_API_URL, and throws where either is none.
            const reason = error instanceof Error ? error.message : String(error);
            throw new github_host/* HostError */.d('unavailable', `preparing to ask GitHub: ${reason}`);
        }
    };
}
function tell(what, outcome) {
    if (outcome.kind === 'failed')
        notice(`${what} not published; the verdict stands. ${outcome.advice}`);
    else if (outcome.kind === 'skipped')
        log(`${what} left alone: ${outcome.reason}`);
    else
        log(`${what} published${outcome.url === null ? '' : `: ${(0,core_text/* logLine */.BP)(outcome.url)}`}`);
}
function conclusionOf({ verdict }, settings) {
    if (verdict === 'pass')
        return 'success';
    return settings['warn-only'] ? 'neutral' : 'failure';
}
const CHECK_LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/** A check run shows annotations at a line of a file only. */
function toCheck(annotations) {
    return annotations.flatMap(({ file, line, column, level, title, message }) => {
        if (file === null)
            return [];
        const at = line ?? 1;
        return {
            path: file,
            start_line: at,
            end_line: at,
            ...(line !== null && column !== null && { start_column: column, end_column: column }),
            annotation_level: CHECK_LEVELS[level],
            title,
            message: (0,core_text/* logLine */.BP)(message),
        };
    });
}

;// CONCATENATED MODULE: ./build/action/action.js






















/** All waiting for GitHub together, in seconds. */
const TIME_BUDGET_SECONDS = 20;
/** Width of the report in a workflow log, which wraps by itself. */
const LOG_COLUMNS = 140;
/** Runs a process as a step of a workflow. Returns the exit code. */
async function runProcess(process) {
    // Its results are its files and outputs; a log that cannot be written changes none.
    (0,adapters_process/* handleStreamErrors */.aq)(process);
    // The runner starts a step in the workspace. Where that is gone, opening it says so.
    const cwd = (0,adapters_process/* currentFolder */.MO)() ?? process.env['GITHUB_WORKSPACE'] ?? '/';
    return runAction({ env: process.env, cwd, program: process.argv[1] });
}
/**
 * Runs as a step of a workflow: inputs from the environment, the report into log, summary, annotations and comment,
 * outputs, and only then a failed step where the verdict asks for one. Returns the exit code.
 */
async function runAction(environment, timeBudget = new time_budget/* TimeBudget */.z(TIME_BUDGET_SECONDS)) {
    const { env } = environment;
    maskSecretInputs(env);
    const { inputs, problems } = readInputs(env);
    let settings = (0,resolve/* settingsOfInputs */.io)(inputs);
    try {
        const opened = (0,run_run/* openRun */.Iy)(inputs, environment, problems);
        settings = opened.settings.values;
        sayShadowed(opened.settings.shadowed);
        const job = (0,run_job/* jobOf */.Zw)(settings);
        const run = await withBaseline(inTime(opened, timeBudget), job, environment, timeBudget);
        await forgetResults(run, job);
        const done = await (0,run_job/* runJob */.b5)(job, run, { env, onProgress: progressInLog() });
        switch (done.kind) {
            case 'estimate':
                log(done.text);
                return exit_code/* EXIT */.d.pass;
            case 'part':
                showPart(done.part, env);
                return exit_code/* EXIT */.d.pass;
            case 'report':
                return await showReport(done.result, run, publisherOf(settings, environment, timeBudget));
        }
    }
    catch (error) {
        await reportFailure(error, publisherOf(settings, environment, timeBudget));
        return exit_code/* EXIT */.d.error;
    }
}
/** Who changes the config file and sees nothing change has to know that the workflow says it too. */
function sayShadowed(shadowed) {
    for (const { name, label, place } of shadowed) {
        log(`${label} wins over ${(0,core_text/* logLine */.BP)((0,errors/* formatPlace */.dE)(place))}, which sets ${name} too: keep one of them`);
    }
}
function progressInLog() {
    return (0,progress/* watchProgress */.B)({ write: (text) => log(text.trimEnd()) });
}
/** All that asks GitHub shares one store of time. */
function inTime(run, timeBudget) {
    return { ...run, ports: { ...run.ports, timeBudget } };
}
/** Looks for the baseline first, where it is wanted: nothing of it changes what is wrong with other input. */
async function withBaseline(run, job, { env }, timeBudget) {
    const { settings, ports } = run;
    if (settings.problems.length > 0 || !(0,run_job/* hasVerdict */.aA)(job))
        return run;
    const autoBaseline = await (0,auto_baseline/* findAutoBaseline */.QA)(settings.values, env, timeBudget);
    return autoBaseline === undefined ? run : { ...run, ports: { ...ports, autoBaseline } };
}
/**
 * Forgets what earlier runs have left, or what a pull request has brought of it, whatever becomes of this run: a workflow may
 * upload the whole folder. A dry run changes no file.
 */
async function forgetResults(run, job) {
    if (job.kind === 'dry run')
        return;
    (0,run_run/* forgetReport */.eP)(run);
    if (job.kind !== 'shard')
        return;
    const { forgetParts } = await Promise.all(/* import() */[__webpack_require__.e(1402), __webpack_require__.e(8030), __webpack_require__.e(793)]).then(__webpack_require__.bind(__webpack_require__, 90793));
    forgetParts(run);
}
function publisherOf(settings, { env, cwd }, timeBudget) {
    return { settings, env, timeBudget, workspace: env['GITHUB_WORKSPACE'] || cwd };
}
async function showReport(result, run, publisher) {
    for (const warning of result.warnings)
        notice((0,core_text/* logLine */.BP)(warning));
    await action_publish(result, publisher, keepArtifact(result, run, publisher));
    for (const warning of await (0,run_run/* exportTelemetry */._D)(run, result, publisher.env))
        notice((0,core_text/* logLine */.BP)(warning));
    result.close();
    const { report } = result;
    const exitCode = (0,run_exit_code/* exitCodeOf */.F)(report.verdict, run.settings.values);
    if (exitCode !== exit_code/* EXIT */.d.pass)
        setFailed(report.title);
    return exitCode;
}
/** A shard has no verdict to publish: it says what it has done, and the job that merges says the rest. */
function showPart(part, env) {
    for (const warning of part.warnings)
        notice((0,core_text/* logLine */.BP)(warning));
    log(`${part.title}. Its part: ${part.path}`);
    writeSummary(`${part.title}. The job that merges the shards has the verdict.\n`, env);
    setOutputs(outputsOfShard(part), env);
}
/** Keeps the candidates for the artifact, and says which that is; nothing where none are kept. */
function keepArtifact(result, { settings, ports }, { env }) {
    const kept = (0,candidates_file/* keepCandidates */.Q)(result, settings.values, ports.files);
    if (kept.kind !== 'none')
        return artifactOf(kept, settings.values, env);
    if (kept.warning !== undefined)
        notice((0,core_text/* logLine */.BP)(kept.warning));
    return undefined;
}
/** Every surface in turn. The outputs come last, since one of them is the address of the comment. */
async function action_publish(result, publisher, artifact) {
    const { report } = result;
    const reproduction = artifact === undefined ? [] : reproductionSection(report, artifact);
    // Above the report, whose verdict is the last line.
    if (artifact !== undefined)
        log(reproductionLines(report, artifact).join('\n'));
    log((0,terminal/* renderTerminal */.bF)(report, { colour: false, width: LOG_COLUMNS }));
    writeSummary([(0,page/* renderMarkdown */.G)(report), ...reproduction].join('\n'), publisher.env);
    if (publisher.settings.annotations)
        for (const annotation of (0,annotations/* withinLimits */.oA)((0,annotations/* annotationsOf */.Ih)(report)))
            annotate(annotation);
    setOutputs({ ...outputsOf(result), 'comment-url': await withoutEffect(() => publishReport(report, publisher, reproduction)) }, publisher.env);
}
/** Publishing never changes a verdict, not even by a defect of ours. */
async function withoutEffect(publishing) {
    try {
        return await publishing();
    }
    catch (error) {
        notice(`Nothing published, by a defect of summary-gate: ${messageOf(error)}`);
        return '';
    }
}
const OUR_DEFECT = 'summary-gate failed by a defect of its own; the log of the run has its message';
async function reportFailure(error, publisher) {
    // A dry run publishes nothing, and of many shards each would write the same comment: the job that merges says which one is
    // missing.
    const tell = (problems) => (0,run_job/* hasVerdict */.aA)((0,run_job/* jobOf */.Zw)(publisher.settings))
        ? withoutEffect(() => publishProblems(problems, publisher))
        : Promise.resolve('');
    if (!(error instanceof errors/* UserError */.yo)) {
        setErrorOutputs(await tell([{ message: OUR_DEFECT }]), publisher.env);
        setFailed(`summary-gate: internal error: ${messageOf(error)}`);
        if (error instanceof Error && publisher.env['RUNNER_DEBUG'] === '1')
            runner_log_issueCommand('debug', error.stack ?? '');
        return;
    }
    const { problems } = error;
    annotateProblems(problems);
    writeSummary((0,page_problems/* renderProblems */.x8)(problems), publisher.env);
    setErrorOutputs(await tell(problems), publisher.env);
    setFailed(`The gate could not run: ${(0,page_problems/* countOf */.pq)(problems)} with its input`);
}
function messageOf(error) {
    return (0,core_text/* logLine */.BP)(error instanceof Error ? error.message : String(error));
}


/***/ }),

/***/ 68413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Q: () => (/* binding */ withoutToken),
/* harmony export */   cp: () => (/* binding */ adviceFor),
/* harmony export */   jo: () => (/* binding */ CHECK_PERMISSION),
/* harmony export */   s3: () => (/* binding */ COMMENT_PERMISSION)
/* harmony export */ });
const COMMENT_PERMISSION = 'pull-requests: write';
const CHECK_PERMISSION = 'checks: write';
/** What a reader can do about it. Names the permission where one may be missing, and only there. */
function adviceFor({ failure, message }, permission, reach) {
    switch (failure) {
        case 'unauthorized':
            return `${message}: GitHub does not know this token; it has run out, or belongs to another server. ${needs(permission)}`;
        case 'forbidden':
        case 'not-found':
            return `${message}: the token may not do this. ${reach === 'read-only by default' ? readOnly(permission) : needs(permission)}`;
        case 'too-long':
            return `${message}: too long for GitHub; the summary of the run has everything`;
        case 'rate-limited':
            return `${message}: GitHub's rate limit is used up; the next run will catch up`;
        case 'unavailable':
            return `${message}: GitHub could not be reached in time; the next run will catch up`;
        case 'rejected':
            return `${message}: GitHub refused it`;
    }
}
function withoutToken(permission) {
    return `there is no token; set github-token to one with the permission ${permission}`;
}
function needs(permission) {
    return `It needs the permission ${permission}`;
}
function readOnly(permission) {
    return `GitHub gives the pull requests of forks a read-only token, without ${permission}, and those of Dependabot unless the workflow asks for it; a workflow that runs on workflow_run can publish for them`;
}


/***/ }),

/***/ 17904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ hasArtifacts),
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   QA: () => (/* binding */ findAutoBaseline)
/* harmony export */ });
/* harmony import */ var _inputs_read_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50356);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68413);
/* harmony import */ var _base_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89572);
/* harmony import */ var _expected_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14016);
/* harmony import */ var _find_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37769);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16511);






const PERMISSIONS = 'actions: read and contents: read';
/** What the artifact of a gate is called; the workflow uploads it under this name. */
function artifactName({ 'comment-key': key }) {
    return `summary-gate-report-${key}`;
}
/** Looks for the baseline of a run where `baseline: auto` wants one. Trouble with GitHub is a reason, never an error. */
async function findAutoBaseline(settings, env, timeBudget) {
    if (settings.baseline !== 'auto')
        return undefined;
    const none = (reason) => ({ kind: 'none', reason });
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const runId = Number(env['GITHUB_RUN_ID']);
    const token = settings['github-token'];
    if (!owner || !repo || !Number.isSafeInteger(runId) || runId <= 0)
        return none('this is no run of a workflow');
    if (!hasArtifacts(env['GITHUB_SERVER_URL'])) {
        return none('GitHub Enterprise Server keeps no such artifacts; let the workflow bring a file and name it');
    }
    if (token === null)
        return none(`there is no token; set github-token to one with ${PERMISSIONS}`);
    const where = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .baseCommitOf */ .s)(env['GITHUB_EVENT_NAME'] ?? '', (0,_expected_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .readPayload */ .K)(env), env['GITHUB_SHA']);
    if (where === undefined)
        return none('the event of this run has no commit to compare with');
    try {
        const { openArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2413), __webpack_require__.e(1306), __webpack_require__.e(2678)]).then(__webpack_require__.bind(__webpack_require__, 2678));
        const host = openArtifacts({ token, apiUrl: env['GITHUB_API_URL'] }, { owner, repo }, timeBudget);
        return await (0,_find_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .findArtifact */ .Kc)(host, where, {
            ...{ name: artifactName(settings), runId },
            wanted: (0,_inputs_read_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .wantedOfBase */ .Q)(settings),
        });
    }
    catch (error) {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .d)
            return none((0,_advice_js__WEBPACK_IMPORTED_MODULE_5__/* .adviceFor */ .cp)(error, PERMISSIONS, 'as the workflow asks'));
        // The client throws where GITHUB_API_URL is no address.
        return none(`GitHub could not be asked: ${error instanceof Error ? error.message : String(error)}`);
    }
}
/** Whether a server keeps artifacts that can be downloaded: like the toolkit, which refuses every server but these two. */
function hasArtifacts(serverUrl) {
    const url = serverUrl || 'https://github.com';
    const host = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
    return host === 'github.com' || host.endsWith('.ghe.com');
}


/***/ }),

/***/ 37769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ findArtifact),
/* harmony export */   Ng: () => (/* binding */ isUsable),
/* harmony export */   W2: () => (/* binding */ isTrusted)
/* harmony export */ });
/* harmony import */ var _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9066);
/* harmony import */ var _inputs_baseline_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95704);


/** Events whose runs are about commits of the base branch. A pull request could make its own baseline otherwise. */
const EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'merge_group']);
/** A report is a few megabytes; more is none of ours. */
const MOST_BYTES = 100_000_000;
/** The most artifacts whose run is asked about. */
const MOST_ASKED = 10;
/**
 * The newest report that a completed run of this very workflow in this very repository has left on the merge base, or on
 * its nearest ancestor that has one. Never one of a fork or of a pull request.
 */
async function findArtifact(host, where, { name, runId, wanted }) {
    const own = await host.run(runId);
    const sha = where.kind === 'commit' ? where.sha : await host.mergeBase(where.base, where.head);
    const ranks = new Map((await host.ancestors(sha)).map((ancestor, rank) => [ancestor, rank]));
    const usable = (await host.artifactsNamed(name))
        .filter((artifact) => artifact.runId !== runId && isUsable(artifact, own.repositoryId) && ranks.has(artifact.headSha))
        // Sorting keeps the newest of one commit first.
        .sort((a, b) => (ranks.get(a.headSha) ?? 0) - (ranks.get(b.headSha) ?? 0));
    for (const artifact of usable.slice(0, MOST_ASKED)) {
        const run = await host.run(artifact.runId);
        if (!isTrusted(run, own) || run.headSha !== artifact.headSha)
            continue;
        const packed = await host.reportIn(artifact.id, wanted);
        if (packed === undefined)
            continue;
        const origin = { kind: 'artifact', runUrl: run.url, commit: run.headSha, fallback: run.headSha !== sha };
        const read = (0,_inputs_baseline_report_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineReport */ .U)(packed.report);
        return read.kind === 'report'
            ? {
                ...{ kind: 'found', origin, report: read.report },
                ...(wanted !== 'report' && { candidates: (0,_inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .baseCandidatesIn */ .NO)(packed.candidates) }),
            }
            : { kind: 'incomparable', origin, reason: read.reason };
    }
    return {
        kind: 'none',
        reason: `no finished run of this workflow on ${sha.slice(0, 7)} or the ${ranks.size} commits up to it has left an artifact ${name}`,
    };
}
/** Whether an artifact can be had, and is of this repository and of no fork of it. */
function isUsable({ isExpired, bytes, ...of }, repositoryId) {
    return !isExpired && bytes <= MOST_BYTES && of.repositoryId === repositoryId && of.headRepositoryId === repositoryId;
}
/** Whether a run is a completed one of the same workflow and repository, and no pull request could have shaped it. */
function isTrusted(run, own) {
    return (run.status === 'completed' &&
        EVENTS.has(run.event) &&
        run.workflowId === own.workflowId &&
        run.repositoryId === own.repositoryId &&
        run.headRepositoryId === own.repositoryId);
}


/***/ }),

/***/ 16511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HostError)
/* harmony export */ });
/**
 * GitHub did not do what we asked. The message has words of the other side in it: escape it like all foreign text. A value to report, never a reason to change a verdict. */
class HostError extends Error {
    failure;
    constructor(failure, message) {
        super(message);
        this.failure = failure;
        this.name = 'HostError';
    }
}


/***/ }),

/***/ 91404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ TimeBudget)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const REAL_TIME = {
    now: () => performance.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms),
    timeout: (ms) => AbortSignal.timeout(ms),
};
/** Waits between attempts in seconds, where the other side does not say. */
const PAUSES = [1, 2, 4];
/**
 * A store of time for waiting on one remote side: requests and pauses alike use it up, and when it is empty nothing
 * waits any more. Keeps a slow service from holding up a job.
 */
class TimeBudget {
    time;
    leftMs;
    constructor(seconds, time = REAL_TIME) {
        this.time = time;
        this.leftMs = seconds * 1000;
    }
    /** Runs a request, again after a pause where that may help. Throws the last error, or that the time is up. */
    async run(request, { repeatable, classify }) {
        for (let attempt = 0;; attempt++) {
            try {
                const signal = this.time.timeout(Math.max(1, Math.floor(this.leftMs)));
                return await this.timed(() => endingWith(signal, request(signal)));
            }
            catch (error) {
                const { failure, retryAfter, isFinal = false } = classify(error);
                // A throttled request was not carried out, so that it may be sent again whatever it does.
                const worthwhile = failure === 'rate-limited' || (failure === 'unavailable' && repeatable && !isFinal);
                const pause = (retryAfter ?? PAUSES[attempt] ?? 0) * 1000;
                if (!worthwhile || attempt >= PAUSES.length || pause >= this.leftMs)
                    throw error;
                await this.timed(() => this.time.sleep(pause));
            }
        }
    }
    async timed(wait) {
        const start = this.time.now();
        try {
            return await wait();
        }
        finally {
            this.leftMs -= this.time.now() - start;
        }
    }
}
/** What a request gives, or the reason of the signal as soon as that aborts: whoever overlooks it holds nobody up. */
async function endingWith(signal, request) {
    let stop = () => undefined;
    const aborted = new Promise((_, reject) => {
        stop = () => reject(signal.reason);
        signal.addEventListener('abort', stop, { once: true });
        if (signal.aborted)
            stop();
    });
    try {
        return await Promise.race([request, aborted]);
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}


/***/ }),

/***/ 18065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jj: () => (/* binding */ PIPELINE),
  Ih: () => (/* binding */ annotationsOf),
  KJ: () => (/* binding */ filesWithFindings),
  oA: () => (/* binding */ withinLimits)
});

// EXTERNAL MODULE: ./build/core/finding.js
var core_finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/render/evidence.js
var evidence = __webpack_require__(94212);
// EXTERNAL MODULE: ./build/render/pipeline-advice.js
var pipeline_advice = __webpack_require__(24464);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(56809);
// EXTERNAL MODULE: ./build/render/page/chosen-sessions.js
var chosen_sessions = __webpack_require__(63129);
// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(67952);
// EXTERNAL MODULE: ./build/gates/catalogue.js
var catalogue = __webpack_require__(63814);
;// CONCATENATED MODULE: ./build/render/page/sessions-behind-means.js




/** So many sessions are named of a gate; all share the annotations that GitHub keeps. */
const MOST_SESSIONS = 3;
/** Sessions that are looked up to find those that do not fail by themselves. */
const MOST_LOOKED_AT = 50;
/**
 * The sessions that gates on means fail by: those that fell most against the base; where nothing fell by itself and no
 * session fails, the lowest. Failing sessions have their own say.
 */
function sessionsBehindMeans(report) {
    if (report.verdict !== 'fail')
        return [];
    const drop = (0,evidence/* failedDrop */.NQ)(report);
    if (drop !== undefined)
        return fallenMost(report, drop);
    const falls = (0,evidence/* judgedFalls */.E6)(report, MOST_LOOKED_AT);
    if (falls.length > 0)
        return falls.slice(0, 1).flatMap(fallenByJudge);
    if (report.sessions.some(({ failed }) => failed))
        return [];
    const [low] = (0,evidence/* lowMeans */.jN)(report, MOST_SESSIONS);
    return low === undefined ? [] : lowest(low);
}
/** Those that fell most; the gate is the first on a change that fails. */
function fallenMost(report, gate) {
    const fallen = (0,evidence/* declineOf */.sd)(report, MOST_LOOKED_AT)?.sessions ?? [];
    return fallen
        .filter(({ session }) => !session.failed)
        .slice(0, MOST_SESSIONS)
        .map((one) => {
        const finding = one.findings[0] ?? null;
        const what = `${(0,wording/* fallInWords */.wh)(one)} in this session`;
        return { gate: gate.id, session: one.session, message: finding === null ? what : `${what}; new: `, finding };
    });
}
/** Those that fell most by the judge. */
function fallenByJudge(fall) {
    return fall.sessions
        .filter(({ session }) => !session.failed)
        .slice(0, MOST_SESSIONS)
        .map(({ session, before, now }) => {
        const finding = session.findings.find((one) => one.new === true) ?? null;
        const what = `${(0,wording/* judgedFallInWords */.Vz)({ gate: fall.gate, before, now })} in this session`;
        return { gate: fall.gate.id, session, message: finding === null ? what : `${what}; new: `, finding };
    });
}
function lowest({ gate, sessions }) {
    const { of } = (0,catalogue/* gateSubject */.uv)(gate);
    const mean = `${(0,wording/* valueInWords */.ex)(gate, (0,catalogue/* gateName */.h2)(gate, 'inSentence'))}, ${(0,wording/* targetInWords */.wR)(gate)}`;
    return sessions.map(({ session, score }) => {
        const { findings } = session;
        const finding = findings.find(({ dimension }) => of === 'overall' || dimension === of) ?? null;
        const what = `${mean}; ${(0,wording/* inWords */.r4)(of)} ${(0,numbers/* showNumber */.Zo)(score)} in this session`;
        return { gate: gate.id, session, message: finding === null ? what : `${what}: `, finding };
    });
}

;// CONCATENATED MODULE: ./build/render/page/annotations.js







/** The longest message: the runner cuts at 4,096 characters, and a reader long before. */
const LONGEST_MESSAGE = 1000;
/**
 * What is to be said at the lines of files: what to look at where the run fails, what is wrong with most candidates, then the worst first: the first finding of each failing session, the sessions that
 * a mean fails by while they do not fail by themselves, the other findings of failing sessions, then those of passing ones.
 * Of sessions that were compared with a base only what is new is said, and what they fail by.
 */
function annotationsOf(report) {
    const isQuiet = report.verdict === 'pass' && (report.baseline?.overall ?? null) !== null;
    const compared = new Set(report.baseline?.sessions.map(({ name }) => name));
    const behind = sessionsBehindMeans(report);
    const told = new Map(behind.map(({ session, finding }) => [session.name, finding]));
    const { failing, passing } = inRounds(report, ({ name, findings }) => {
        const first = told.get(name);
        const others = first == null ? findings : findings.filter((one) => !isSame(one, first));
        return compared.has(name) ? others.filter((one) => one.new === true || one.severity === 'error') : others;
    });
    const [first = [], ...others] = failing;
    const outside = report.findings.filter((one) => !isQuiet || one.severity !== 'warning' || one.new === true);
    return [
        ...(report.verdict === 'fail' ? (0,pipeline_advice/* pipelineAdvice */.L)(report).slice(0, 1).map(ofPipeline) : []),
        ...outside.filter(core_finding/* isDiagnosis */.k4).map(toAnnotation),
        ...first.map(toAnnotation),
        ...behind.map(ofSessionBehind),
        ...others.flat().map(toAnnotation),
        // What most candidates lack has been said.
        ...passing.flatMap((findings) => findings.filter(({ code }) => code !== 'FIELD_MISSING')).map(toAnnotation),
        ...outside.filter((finding) => !(0,core_finding/* isDiagnosis */.k4)(finding)).map(toAnnotation),
    ];
}
/** The files in which findings stand, those of the worst sessions first. */
function filesWithFindings(report) {
    const { failing, passing } = inRounds(report, ({ findings }) => findings);
    return [...failing.flat(), ...passing.flat(), ...report.findings].map(({ file }) => file);
}
/** Findings in rounds, one of each session in each of them: no session hides the others. */
function inRounds({ sessions }, findingsOf) {
    const all = (0,chosen_sessions/* worstFirst */.md)(sessions.filter(({ findings }) => findings.length > 0));
    return {
        failing: rounds(all.filter(({ failed }) => failed).map(findingsOf)),
        passing: rounds(all.filter(({ failed }) => !failed).map(findingsOf)),
    };
}
function rounds(lists) {
    const most = lists.reduce((longest, findings) => Math.max(longest, findings.length), 0);
    return Array.from({ length: most }, (_, i) => lists.flatMap((findings) => findings[i] ?? []));
}
/** Findings are made anew each time that a session is asked for them. */
function isSame(a, b) {
    return a.code === b.code && a.message === b.message && a.line === b.line && a.column === b.column;
}
/** Title of what is of no file: who reads it changes what writes them all. */
const PIPELINE = 'The pipeline';
function ofPipeline(sentence) {
    return { level: 'error', title: PIPELINE, message: `${sentence}.`, file: null, line: null, column: null };
}
function ofSessionBehind({ gate, message, session, finding }) {
    return {
        level: 'error',
        title: gate,
        message: (0,core_text/* cut */.Jj)(finding === null ? message : `${message}${saying((0,evidence/* placeAlone */.R5)(finding))}`, LONGEST_MESSAGE),
        ...placeOf(finding, session),
    };
}
/** A session whose findings nobody knows still has its candidate. */
function placeOf(finding, session) {
    if (finding?.file == null)
        return { file: session.candidate_path, line: null, column: null };
    const { file, line, column } = finding;
    return { file, line, column };
}
function toAnnotation(finding) {
    const { severity, code, file, line, column } = finding;
    const level = severity === 'note' ? 'notice' : severity;
    return { level, title: code, message: (0,core_text/* cut */.Jj)(saying(finding), LONGEST_MESSAGE), file, line, column };
}
/** A finding with what stands behind it and what to do about it. */
function saying(finding) {
    const suggestion = (0,wording/* adviceOf */.wr)(finding);
    const note = (0,wording/* findingNote */.S$)(finding);
    const advice = `${note === undefined ? '' : ` (${note})`}${suggestion === undefined ? '' : ` → ${suggestion}`}`;
    return `${(0,core_finding/* toldMessage */.Ts)(finding)}${advice}`;
}
/** GitHub keeps so many annotations of each level and step and drops the rest without a word. */
const KEPT_PER_LEVEL = 10;
/** Left for the error that closes the step, and for notices of trouble with summary, comment and check run. */
const RESERVED = { error: 1, warning: 0, notice: 3 };
/** At most as many of each level as GitHub keeps, the last of them telling how many more there are. */
function withinLimits(annotations) {
    return ['error', 'warning', 'notice'].flatMap((level) => {
        const all = annotations.filter((annotation) => annotation.level === level);
        const room = KEPT_PER_LEVEL - RESERVED[level];
        if (all.length <= room)
            return all;
        const message = `and ${all.length - (room - 1)} more ${level}s: the summary of the run has them`;
        return [...all.slice(0, room - 1), { level, title: 'summary-gate', message, file: null, line: null, column: null }];
    });
}


/***/ }),

/***/ 73181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: () => (/* binding */ renderErrorComment),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   x8: () => (/* binding */ renderProblems)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66082);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40116);
/* harmony import */ var _comment_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39456);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92447);





/** The most problems that a page lists; a corpus of thousands may have as many. */
const SHOWN = 100;
/** What is wrong with the input, as the page of a run that has no report. */
function renderProblems(problems) {
    const hidden = problems.length - SHOWN;
    return [
        `# ⚠️ The gate could not run: ${countOf(problems)} with its input`,
        '',
        ...problems.slice(0, SHOWN).map((problem) => {
            const { place } = problem;
            return problemItem(problem, place === undefined ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place), 400));
        }),
        ...(hidden > 0 ? [`- and ${hidden} more in the log`] : []),
        '',
    ].join('\n');
}
/** The same in the place where a result was before. */
function renderErrorComment(problems, frame, longest = _budget_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_COMMENT */ .lv) {
    return (0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .largestThatFits */ .iF)([30, 10, 3, 1], longest, (most) => [
        frame.marker,
        `## ⚠️ The gate could not run: ${countOf(problems)} with its input`,
        '',
        'Nothing is known about the session summaries of this commit.',
        '',
        ...problems.slice(0, most).map((problem) => problemItem(problem, linkedPlace(problem.place, frame))),
        '',
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .more */ .OS)(problems.length - most, 'problem', { elsewhere: `: ${(0,_comment_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .elsewhere */ .J)(frame)}` }),
        ...(0,_comment_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .closing */ .E)(frame),
    ].join('\n'));
}
function linkedPlace(place, { linkTo }) {
    if (place === undefined)
        return '';
    const url = linkTo(place.file, place.line ?? null);
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place), 200);
    return url === undefined ? text : `[${text}](${url})`;
}
/** One problem in a list; its place may be a link. */
function problemItem({ message, hint }, place) {
    const advice = hint === undefined ? '' : `<br>→ ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownInline */ .nL)(hint)}`;
    return `- ${place === '' ? '' : `${place}<br>`}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownInline */ .nL)(message)}${advice}`;
}
function countOf(problems) {
    return problems.length === 1 ? 'one problem' : `${problems.length} problems`;
}


/***/ }),

/***/ 17253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ keepCandidates)
/* harmony export */ });
/* unused harmony export MOST_KEPT */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9066);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16276);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70854);




/** More candidates nobody looks at one by one, and a run of ten thousand would be slower for them. */
const MOST_KEPT = 1_000;
/**
 * Writes the candidates that were scored beside the report, masked, so that the run can be made again from what the workflow
 * uploads: all of them, or of very many those of the failing and of the lowest sessions. Nothing where no page shows texts
 * either: whoever leaves out the HTML report wants none in the artifact; nothing of a merge, whose shards had the candidates.
 */
function keepCandidates({ report, candidateLines }, settings, files) {
    if (candidateLines === undefined || !settings['report-formats'].includes('html'))
        return { kind: 'none' };
    const path = (0,_report_files_js__WEBPACK_IMPORTED_MODULE_1__/* .pathIn */ .lW)(settings['report-dir'], _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .CANDIDATES_FILE */ .Wn);
    // They are kept already, and are read while they would be written.
    if ((0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsOf */ .wG)(settings.candidates).includes(path))
        return { kind: 'none' };
    const rows = keptRows(report);
    let isWhole = rows.length === report.sessions.length;
    let room = _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_CANDIDATES */ .gP;
    function* lines() {
        for (const row of rows) {
            for (const line of candidateLines?.(row) ?? []) {
                room -= line.length + 1;
                if (room < 0) {
                    isWhole = false;
                    return;
                }
                yield `${line}\n`;
            }
        }
    }
    try {
        files.write(path, lines());
    }
    catch (error) {
        return { kind: 'none', warning: `candidates of the run were not kept: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}` };
    }
    return { kind: isWhole ? 'all' : 'lowest', path };
}
/** The positions of the sessions to keep, in the order of the report. */
function keptRows({ sessions }) {
    const rows = sessions.map(({ failed, overall }, row) => ({ row, rank: failed ? -1 : (overall ?? 2) }));
    if (rows.length <= MOST_KEPT)
        return rows.map(({ row }) => row);
    return rows
        .sort((a, b) => a.rank - b.rank || a.row - b.row)
        .slice(0, MOST_KEPT)
        .map(({ row }) => row)
        .sort((a, b) => a - b);
}


/***/ }),

/***/ 5680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11388);

/**
 * The exit code for a verdict. `warn-only` makes it 0 whatever the gates say, and `on-inconclusive: pass` where a gate
 * could not be evaluated; neither hides wrong input.
 */
function exitCodeOf(verdict, { 'warn-only': warnOnly, 'on-inconclusive': onInconclusive }) {
    if (warnOnly || (verdict === 'inconclusive' && onInconclusive === 'pass'))
        return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.pass;
    return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d[verdict];
}


/***/ }),

/***/ 85097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   aA: () => (/* binding */ hasVerdict),
/* harmony export */   b5: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _adapters_github_expected_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14016);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70375);


/**
 * Action and command line ask here, so that the same settings mean the same to both. Settings that exclude each other have
 * been found wrong by the rules between settings, which every job tells before it does anything: of these the merge is
 * taken, since only that knows what is wrong with the parts as well.
 */
function jobOf({ 'merge-from': parts, 'dry-run': isDry, shard }) {
    if (parts !== null)
        return { kind: 'merge', folders: [parts] };
    if (isDry)
        return { kind: 'dry run' };
    if (shard !== null)
        return { kind: 'shard', shard };
    return { kind: 'score' };
}
/** Whether a job ends in a verdict: only that is published, and compared with a baseline. */
function hasVerdict({ kind }) {
    return kind === 'score' || kind === 'merge';
}
/** Does a job. Throws a UserError with every problem of settings and inputs when there is one. */
async function runJob(job, run, { env, onProgress }) {
    switch (job.kind) {
        case 'dry run':
            return { kind: 'estimate', text: await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .estimateRun */ .aG)(run, env) };
        case 'score':
            return { kind: 'report', result: await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runScore */ .sf)(run, env, onProgress) };
        // Their code has the words for parts of shards, which other runs do without.
        case 'shard': {
            const { runShard } = await Promise.all(/* import() */[__webpack_require__.e(1402), __webpack_require__.e(8030), __webpack_require__.e(793)]).then(__webpack_require__.bind(__webpack_require__, 90793));
            return { kind: 'part', part: await runShard(run, job.shard, env, onProgress) };
        }
        case 'merge': {
            const { runMerge } = await Promise.all(/* import() */[__webpack_require__.e(1402), __webpack_require__.e(8030), __webpack_require__.e(5908)]).then(__webpack_require__.bind(__webpack_require__, 15908));
            return { kind: 'report', result: await runMerge(run, job.folders, (0,_adapters_github_expected_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .expectedRuns */ .r)(env)) };
        }
    }
}


/***/ }),

/***/ 78783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ watchProgress)
});

// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
;// CONCATENATED MODULE: ./build/render/terminal/progress.js

/** One line: a terminal writes it over the last one, a log has one a tenth of the way. */
function progressLine(progress) {
    if ('fitting' in progress)
        return tooLittleMoney(progress);
    const spent = progress.spentUsd === null ? 'cost unknown' : `$${progress.spentUsd.toFixed(4)}`;
    if ('batches' in progress) {
        const { batches, requests, waitedMs } = progress;
        const what = `${(0,core_text/* counted */.hS)(batches, 'batch', 'batches')} of ${(0,core_text/* counted */.hS)(requests, 'request')}`;
        return `Waiting for ${what}, ${Math.round(waitedMs / 1000)} s so far, ${spent}`;
    }
    const { done, all, what = 'sessions' } = progress;
    return `Judged ${done}${all === null ? '' : ` of ${all}`} ${what}, ${spent}`;
}
/**
 * Whether a log should have a line now: for the first session, each tenth of the way, and the last one. Where nobody knows
 * how long the way is, each time that it has become twice as long.
 */
function isWorthALine(progress) {
    if ('fitting' in progress)
        return true;
    // When it begins, and each time that it was looked twice as often.
    if ('batches' in progress)
        return (progress.looks & (progress.looks - 1)) === 0;
    const { done, all } = progress;
    if (all === null)
        return (done & (done - 1)) === 0;
    return done === 1 || done === all || Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all);
}
function tooLittleMoney({ questions, fitting, leftUsd, likelyUsd, cap }) {
    const all = (0,core_text/* counted */.hS)(questions, 'question');
    return `At most about ${fitting} of ${all} to the judge fit into the $${leftUsd.toFixed(4)} that ${cap} leaves; all of them cost about $${likelyUsd.toFixed(4)}. The others will not be measured (budget)`;
}

;// CONCATENATED MODULE: ./build/run/progress.js

/**
 * Returns a function that shows progress: on a terminal one line that is overwritten, in a log a line for each tenth of
 * the way.
 */
function watchProgress(stream) {
    return (progress) => {
        const line = progressLine(progress);
        // Nothing may be written over it.
        if ('fitting' in progress)
            stream.write(`${line}\n`);
        else if (stream.isTTY === true)
            stream.write(`\r\u001b[K${line}${'all' in progress && progress.done === progress.all ? '\n' : ''}`);
        else if (isWorthALine(progress))
            stream.write(`${line}\n`);
    };
}


/***/ })

};
