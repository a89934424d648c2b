export const id = 4706;
export const ids = [4706,875];
export const modules = {

/***/ 31011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ shortPath),
/* harmony export */   m: () => (/* binding */ calledAs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);


const NAME = 'summary-gate';
const LOCAL = /^(?<project>.*)\/node_modules\/(?:\.bin\/summary-gate|summary-gate\/dist\/cli\.js)$/;
function calledAs(program, cwd) {
    if (program === undefined)
        return 'node dist/cli.js';
    const path = program.replaceAll('\\', '/');
    if (isLocal(path, cwd.replaceAll('\\', '/')))
        return `npx ${NAME}`;
    if (path.endsWith(`/${NAME}`) || path.endsWith(`/node_modules/${NAME}/dist/cli.js`))
        return NAME;
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(`node ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .eC)(shortPath(cwd, program))}`);
}
function isLocal(path, cwd) {
    const project = LOCAL.exec(path)?.groups?.['project'];
    if (project === undefined)
        return false;
    return path.includes('/node_modules/.bin/') || path.includes('/_npx/') || `${cwd}/`.startsWith(`${project}/`);
}
function shortPath(cwd, path) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path);
    return fromHere.length < path.length ? fromHere : path;
}


/***/ }),

/***/ 61048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ COMPARE_SETTINGS)
/* harmony export */ });
/* harmony import */ var _settings_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93271);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3738);


const NOT_OF_VARIANTS = ['simulate', 'alerts'];
const COMPARE_SETTINGS = _settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTING_NAMES */ .OI.filter((name) => [
    'config',
    'working-directory',
    'corpus',
    'report-dir',
    'report-formats',
    'rubric',
    'weights',
    'fail-on',
    'min-session',
    'min-samples-pass',
    'min-judge-session',
    'limit',
    'allow-unreviewed',
    'dry-run',
    'anthropic-api-key',
].includes(name) ||
    _settings_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .FORMAT_SETTINGS */ .W9.some((one) => one === name) ||
    (_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .yy[name].group === 'judge' && !NOT_OF_VARIANTS.includes(name)));


/***/ }),

/***/ 90048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ readSince),
/* harmony export */   BY: () => (/* binding */ BY),
/* harmony export */   Fe: () => (/* binding */ SINCE),
/* harmony export */   Ff: () => (/* binding */ wantsLines),
/* harmony export */   I_: () => (/* binding */ EVEN_IF_WORSE),
/* harmony export */   Lb: () => (/* binding */ PAIRWISE),
/* harmony export */   M$: () => (/* binding */ AGAINST),
/* harmony export */   Sq: () => (/* binding */ CODE),
/* harmony export */   _Y: () => (/* binding */ YES),
/* harmony export */   bh: () => (/* binding */ readPairwise),
/* harmony export */   dj: () => (/* binding */ REPLACE),
/* harmony export */   fk: () => (/* binding */ TRANSCRIPT),
/* harmony export */   g3: () => (/* binding */ HTML),
/* harmony export */   hK: () => (/* binding */ FROM),
/* harmony export */   l5: () => (/* binding */ BECAUSE),
/* harmony export */   sY: () => (/* binding */ isWorthPrinting),
/* harmony export */   uB: () => (/* binding */ FORMAT),
/* harmony export */   wh: () => (/* binding */ ACCEPTED)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);
/* harmony import */ var _settings_panel_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93360);
/* harmony import */ var _settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59271);



const FORMAT = {
    name: 'format',
    description: 'How the result is printed: text is for people; line prints each finding as file:line:column: severity CODE message, for editors, and the verdict on stderr',
    allowed: 'text, line',
    values: ['text', 'line'],
};
function wantsLines({ flags }) {
    return flags.get(FORMAT.name) === 'line';
}
function isWorthPrinting({ quiet }, verdict) {
    return !quiet || verdict !== 'pass';
}
const HTML = {
    name: 'html',
    description: 'Write the history as a page, too: history.html, badge.svg, and history.json, from which the next one goes on, into --report-dir',
    allowed: '',
    isSwitch: true,
};
const EVEN_IF_WORSE = {
    name: 'even-if-worse',
    description: 'Bless a run that fails, is inconclusive or is older than the baseline',
    allowed: '',
    isSwitch: true,
};
const ALLOWED = 'a day such as 2026-11-01, or a time such as 2026-11-01T14:00:00Z';
const SINCE = {
    name: 'since',
    description: 'Only files that were changed on this day (UTC) or later, by the time that the file system has.',
    allowed: ALLOWED,
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
function readSince(written) {
    if (written === undefined || written === '')
        return { problems: [] };
    const day = DAY.test(written) ? written : TIME.exec(written)?.[1];
    const since = new Date(written);
    const isReal = day !== undefined && dayOf(new Date(day)) === day && !Number.isNaN(since.getTime());
    if (isReal)
        return { since, problems: [] };
    return { problems: [{ message: `--since: ${JSON.stringify(written)} is no date; allowed: ${ALLOWED}` }] };
}
function dayOf(date) {
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
const SWITCH = { allowed: '', isSwitch: true };
const BY = {
    name: 'by',
    description: 'Who accepts or rejects: a person or a team',
    allowed: 'a name',
};
const BECAUSE = { name: 'because', description: 'Why, in a sentence', allowed: 'text' };
const CODE = {
    name: 'code',
    description: 'The finding that a rejected summary must raise from now on',
    allowed: 'a finding code, as docs/findings.md of summary-gate lists them',
    values: _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CODES */ .f2,
};
const FROM = {
    name: 'from',
    description: 'Reject the summary of this file, of production for example, in place of the candidate',
    allowed: 'a .json or .md file with one summary',
};
const TRANSCRIPT = {
    name: 'transcript',
    description: 'The transcript of that session, of any format that is known; it is copied into the corpus',
    allowed: 'a file',
};
const YES = {
    name: 'yes',
    description: 'Write; without it the command shows what it would write',
    ...SWITCH,
};
const REPLACE = {
    name: 'replace',
    description: 'Put it in place of the reference, and take the marks of its review away',
    ...SWITCH,
};
const ACCEPTED = {
    name: 'accepted',
    description: 'Show what people have accepted beside the reference, by day, in place of the candidate',
    ...SWITCH,
};
const AGAINST = {
    name: 'against',
    description: 'Hold the others against this variant alone, rather than each against each: fewer comparisons, which show smaller differences.',
    allowed: 'the name of a variant',
};
const PAIRWISE = {
    name: 'pairwise',
    description: 'Ask the judge which of two candidates is better, too: of each session that two variants have, in both orders; needs --judge and one judge-model',
    allowed: _settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .yesOrNo */ .GX.allowed,
};
function readPairwise(text, settings) {
    if (text === undefined || text === '')
        return { value: false, problems: [] };
    const read = _settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .yesOrNo */ .GX.parse(text);
    if ('problem' in read) {
        return { value: false, problems: [{ message: `--pairwise: ${read.problem}; allowed: ${PAIRWISE.allowed}` }] };
    }
    if (!read.value)
        return { value: false, problems: [] };
    const problems = [];
    if (settings.judge === 'off') {
        problems.push({
            message: '--pairwise: there is no judge to ask',
            hint: 'add --judge auto or --judge required; judge in the config file asks nobody here',
        });
    }
    else if ((0,_settings_panel_members_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(settings).length > 1) {
        problems.push({
            message: '--pairwise: it takes one judge, and judge-model names a panel',
            hint: 'name one model with --judge-model',
        });
    }
    return { value: true, problems };
}


/***/ }),

/***/ 74706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});


var promises_ = __webpack_require__(58500);
var process = __webpack_require__(17288);
var errors = __webpack_require__(62807);
var core_text = __webpack_require__(26067);
var core_version = __webpack_require__(18614);
var page_problems = __webpack_require__(73181);
var progress = __webpack_require__(78783);
var run = __webpack_require__(70375);
var called_as = __webpack_require__(31011);
var gate_settings = __webpack_require__(70377);
var rules = __webpack_require__(93271);
var table = __webpack_require__(3738);
var compare_settings = __webpack_require__(61048);
var command_line_flags = __webpack_require__(90048);
;// CONCATENATED MODULE: ./build/command-line/catalogue.js





const CALIBRATION_SETTINGS = table/* SETTING_NAMES */.OI.filter((name) => table/* SETTINGS */.yy[name].group === 'judge' &&
    !['alerts', 'judge-metrics', 'judge-rewrite', 'judge-max-samples', 'simulate'].includes(name));
const SELF_TEST_SETTINGS = CALIBRATION_SETTINGS.filter((name) => !['judge-mode', 'judge-suggestions', 'meta-judge-model', 'meta-evaluation-rate'].includes(name));
const TEACHING_SETTINGS = [
    'config',
    'working-directory',
    'corpus',
    'candidates',
    'report-dir',
    'rubric',
    'weights',
    ...rules/* FORMAT_SETTINGS */.W9,
];
const DEFAULT_COMMAND = {
    name: 'score',
    operands: 0,
    usage: '[score] [flags]',
    summary: 'Score the candidates, check the gates, write the report. This is the default.',
    details: 'Exit code 0: every gate passed. 1: a gate failed. 2: wrong input or configuration. 3: inconclusive.\n--json prints the report on stdout; with --dry-run the names of the sessions that would be scored.',
    settings: table/* SETTING_NAMES */.OI,
    flags: [command_line_flags/* FORMAT */.uB],
    run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3975), __webpack_require__.e(7083), __webpack_require__.e(6386), __webpack_require__.e(116)]).then(__webpack_require__.bind(__webpack_require__, 90116))).score(context),
};
const COMMANDS = [
    DEFAULT_COMMAND,
    {
        name: 'explain',
        operands: 1,
        usage: 'explain [<session>] [flags]',
        summary: 'Show every number behind one session, or without a name which sessions there are.',
        details: 'Words that matched and that did not, the matching of actions, the arithmetic, the findings, what bears out each number and name. Of several samples all are shown in short and the worst in full; fix-login/2 shows sample 2. A file and line of a report will do for a name. Without a name all are listed with score and number of findings, the worst first.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
        settings: ['config', 'working-directory', 'corpus', 'candidates', 'rubric', 'weights', ...rules/* FORMAT_SETTINGS */.W9],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(8884), __webpack_require__.e(7086)]).then(__webpack_require__.bind(__webpack_require__, 37086))).explain(context),
    },
    {
        name: 'diff',
        operands: 1,
        usage: 'diff <session> [flags]',
        summary: 'Show reference and candidate of one session beside each other, with the findings.',
        details: 'What the reference alone says is red, or [-so-] without colours; what the candidate alone says is green, or {+so+}. Actions stand together as the rubric has matched them: ✔ nothing found wrong, ~ something, ≠ both cannot be true, ✖ no counterpart. Of several samples the worst is shown; fix-login/2 shows sample 2.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
        settings: ['config', 'working-directory', 'corpus', 'candidates', 'rubric', 'weights', ...rules/* FORMAT_SETTINGS */.W9],
        flags: [command_line_flags/* ACCEPTED */.wh],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(5855), __webpack_require__.e(1958)]).then(__webpack_require__.bind(__webpack_require__, 94455))).diff(context),
    },
    {
        name: 'add',
        operands: 2,
        usage: 'add <session> [transcript] [flags]',
        summary: 'Write a draft of a golden session, from its candidate or for a transcript. Never overwrites.',
        details: 'The draft is marked as "unreviewed" and stops the gate until somebody has reviewed it, or allow-unreviewed is set. Of several samples one has to be named, as in fix-login/2. A transcript of any format that is known, wherever it stands, is copied beside it with credentials masked; without a candidate of the name the reference is then empty.\nExit code 0, or 2 for wrong input. --json prints what was written and remarked as data.',
        settings: ['config', 'working-directory', 'corpus', 'candidates', 'rubric', 'weights', ...rules/* FORMAT_SETTINGS */.W9],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3893), __webpack_require__.e(697)]).then(__webpack_require__.bind(__webpack_require__, 40697))).add(context),
    },
    {
        name: 'accept',
        operands: Number.POSITIVE_INFINITY,
        usage: 'accept <session>… [flags]',
        summary: 'Accept candidates, beside references or in their place.',
        details: 'Shows what differs and what would be written, and asks at a terminal; with --yes writes accepted/<id>.json beside each reference, or into its line of a .jsonl corpus, all of them or none. Of several samples one has to be named, as in fix-login/2. Where there are no candidates any more, those that the last run has kept in its report-dir are taken. With --replace the candidate takes the place of the reference: only what differs is rewritten, and reviewed_by and reviewed_at go.\nExit code 0, or 2 for wrong input and, where there is no terminal to ask at, without --yes. --json prints the same as data.',
        settings: TEACHING_SETTINGS,
        flags: [command_line_flags.BY, command_line_flags/* BECAUSE */.l5, command_line_flags/* REPLACE */.dj, command_line_flags/* YES */._Y],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(5855), __webpack_require__.e(4685), __webpack_require__.e(9161)]).then(__webpack_require__.bind(__webpack_require__, 96724))).accept(context),
    },
    {
        name: 'reject',
        operands: Number.POSITIVE_INFINITY,
        usage: 'reject <session>… [flags]',
        summary: 'Keep wrong candidates, to test the gates.',
        details: 'Shows what is found in them and what would be written, and asks at a terminal; with --yes writes rejected/<id>.json beside each reference, or into its line of a .jsonl corpus, all of them or none. With --code the summary must raise that finding from now on, or lint says that the gate is blind to it. With --from it is the summary of a file, of production for example; with --transcript a session that the corpus does not have is drafted, its reference empty, and stops the gate until somebody has reviewed it. Nothing is ever scored against a rejected summary.\nExit code 0, or 2 for wrong input and, where there is no terminal to ask at, without --yes. --json prints the same as data.',
        settings: TEACHING_SETTINGS,
        flags: [command_line_flags.BY, command_line_flags/* BECAUSE */.l5, command_line_flags/* CODE */.Sq, command_line_flags/* FROM */.hK, command_line_flags/* TRANSCRIPT */.fk, command_line_flags/* YES */._Y],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(5855), __webpack_require__.e(4685), __webpack_require__.e(8919), __webpack_require__.e(7336)]).then(__webpack_require__.bind(__webpack_require__, 88919))).reject(context),
    },
    {
        name: 'compare',
        operands: Number.POSITIVE_INFINITY,
        usage: 'compare [name=]path… [flags]',
        summary: 'Compare models or prompts on one corpus.',
        details: 'Each variant is a folder or a .jsonl file of candidates, named as in haiku=out/haiku, else by its folder; of several paths, separated by commas, each is a sample. Says which is better in what, session by session, corrected for the number of comparisons, or that no difference is shown. Writes compare.json, compare.md and compare.html, as report-formats names them.\nWith the flag --judge, auto or required, the judge is asked about every variant, and its cost said before; in the config file alone judge asks nobody here. With --pairwise true it sees candidates side by side, too.\nExit code 0, or 2 for wrong input: there is no gate. --json prints compare.json on stdout.',
        settings: compare_settings/* COMPARE_SETTINGS */.s,
        flags: [command_line_flags/* AGAINST */.M$, command_line_flags/* PAIRWISE */.Lb],
        run: async (context) => (await __webpack_require__.e(/* import() */ 5148).then(__webpack_require__.bind(__webpack_require__, 95148))).compare(context),
    },
    {
        name: 'transcript',
        operands: 1,
        usage: 'transcript <session or file> [flags]',
        summary: 'Print a transcript with the numbers of its messages, which moments are named by.',
        details: 'Takes the name of a session, else the path of a file, also of one outside of the workspace. Says what format was recognised, and what was not understood. Long results of tools are cut.\nExit code 0, or 2 for wrong input. --json prints all of it as data.',
        settings: ['config', 'working-directory', 'corpus'],
        run: async (context) => (await __webpack_require__.e(/* import() */ 5982).then(__webpack_require__.bind(__webpack_require__, 75982))).transcript(context),
    },
    {
        name: 'lint',
        operands: 0,
        usage: 'lint [flags]',
        summary: 'Check the corpus against the rules of curation.',
        details: 'Exit code 0: no error (there may be warnings). 1: errors. 2: wrong input. --json prints the same as data.',
        settings: [
            'config',
            'working-directory',
            'corpus',
            'rubric',
            'weights',
            ...rules/* FORMAT_SETTINGS */.W9,
            'allow-unreviewed',
            'allow-empty',
        ],
        flags: [command_line_flags/* FORMAT */.uB],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(3893), __webpack_require__.e(7389)]).then(__webpack_require__.bind(__webpack_require__, 87389))).lint(context),
    },
    {
        name: 'calibrate',
        operands: 0,
        usage: 'calibrate [flags]',
        summary: 'Compare judge and rubric with the scores that people gave.',
        details: 'Reads the labels.json files of the corpus, and what people accepted and rejected, which kappa alone counts; needs no candidates, and with judge off no key. Rank correlation, kappa at the gate (min-judge-overall, else min-overall) and bias, with intervals.\nExit code 0. 1: below min-judge-agreement. 2: wrong input. 3: the agreement could not be measured.\n--json prints the same as data.',
        settings: [
            'config',
            'working-directory',
            'corpus',
            'report-dir',
            'rubric',
            'weights',
            ...rules/* FORMAT_SETTINGS */.W9,
            'min-overall',
            'min-judge-overall',
            'min-judge-agreement',
            'min-measured',
            ...CALIBRATION_SETTINGS,
        ],
        run: async (context) => (await __webpack_require__.e(/* import() */ 1153).then(__webpack_require__.bind(__webpack_require__, 71153))).calibrate(context),
    },
    {
        name: 'turns',
        operands: Number.POSITIVE_INFINITY,
        usage: 'turns [path…] [flags]',
        summary: 'Count failed tools in transcripts, and let the judge rate the turns of the assistant.',
        details: 'Reads transcripts of Claude Code, Codex, Gemini, OpenAI, LangChain and OpenTelemetry, and our own: files wherever they stand, folders and patterns such as "sessions/**/*.jsonl"; without any, the transcripts of the corpus. Tool correctness, the share of tool results that are no errors, is counted and costs nothing. With judge: auto or required it measures relevance, coherence and faithfulness too, or those of them that judge-metrics names; limit counts turns. Writes turns.json.\nExit code 0: every gate passed. 1: a gate failed. 2: wrong input or configuration. 3: inconclusive.\n--json prints turns.json on stdout.',
        settings: rules/* TURN_SETTINGS */.a5,
        flags: [command_line_flags/* SINCE */.Fe],
        rules: rules/* turnProblems */.sK,
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(8401), __webpack_require__.e(3975), __webpack_require__.e(7083), __webpack_require__.e(2029)]).then(__webpack_require__.bind(__webpack_require__, 2029))).turns(context),
    },
    {
        name: 'merge',
        operands: Number.POSITIVE_INFINITY,
        usage: 'merge <report-dir>… [flags]',
        summary: 'Put the parts of all shards together: gates, baseline and report as of one run.',
        details: 'Takes the files shard-<i>-of-<n>.jsonl of these folders and of those right below them, each shard exactly once, and writes into --report-dir. Needs neither corpus nor candidates. Settings must be those of the shards.\nExit code 0: every gate passed. 1: a gate failed. 2: wrong input, or a shard is missing. 3: inconclusive.\n--json prints the report on stdout.',
        settings: table/* SETTING_NAMES */.OI.filter((name) => !['shard', 'dry-run', 'anthropic-api-key', 'judge-api-key'].includes(name)),
        flags: [command_line_flags/* FORMAT */.uB],
        run: async (context) => (await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(3975), __webpack_require__.e(7083), __webpack_require__.e(8030), __webpack_require__.e(6386), __webpack_require__.e(6642)]).then(__webpack_require__.bind(__webpack_require__, 24261))).merge(context),
    },
    {
        name: 'self-test',
        operands: 0,
        usage: 'self-test [flags]',
        summary: 'Damage references on purpose and show what the gates catch.',
        details: 'Changes each reference in every known way, damaging or harmless, of more than 100 those of 100 sessions, spread evenly by name, unless limit says how many, and lets the configured rubric and gates look at it.\nSays what fail-on sees without any threshold. Candidates that stand in --candidates are taken for a good run, several samples for several: where they pass, from 10 sessions on, it proposes min-overall from them, as bless does from a report.\nWith the flag --judge, auto or required, the judge is asked about 20 damaged and 5 harmless copies, and its cost said before; in the config file alone judge asks nobody here.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
        settings: [
            'config',
            'working-directory',
            'corpus',
            'candidates',
            'rubric',
            'weights',
            ...rules/* FORMAT_SETTINGS */.W9,
            'limit',
            ...gate_settings/* SCORE_GATE_NAMES */.Am,
            'report-dir',
            'min-judge-session',
            'min-judge-overall',
            ...SELF_TEST_SETTINGS,
        ],
        run: async (context) => (await __webpack_require__.e(/* import() */ 419).then(__webpack_require__.bind(__webpack_require__, 60419))).selfTest(context),
    },
    {
        name: 'bless',
        operands: 1,
        usage: 'bless [file] [flags]',
        summary: 'Make the last report the baseline, and propose min-overall from it.',
        details: 'Copies report.json of --report-dir to the file (which is where it goes: another run is blessed by its --report-dir), else to --baseline, else to summary-gate-baseline.json, puts its scored-candidates.jsonl beside it, and, from a run of 10 sessions or more that passes, proposes min-overall, with room for other words, as a change of the config file for you to review. An earlier baseline is replaced, and all that is worse than in it is said; no other file is overwritten, nor the report of another run. A run that fails, is inconclusive or is older than the baseline is refused unless --even-if-worse is given.\nExit code 0, or 2 for wrong input and for a run that is refused. --json prints the same as data.',
        settings: ['config', 'working-directory', 'report-dir', 'baseline', 'fail-on', 'min-overall'],
        flags: [command_line_flags/* EVEN_IF_WORSE */.I_],
        run: async (context) => (await __webpack_require__.e(/* import() */ 9847).then(__webpack_require__.bind(__webpack_require__, 29847))).bless(context),
    },
    {
        name: 'history',
        operands: 1,
        usage: 'history [folder or runs] [flags]',
        summary: 'Draw the trend over a folder of earlier reports, or over the last runs on GitHub.',
        details: 'Reads every .json file of the folder (default --report-dir) and report.json of its folders, oldest first, and the history.json of an earlier page. A number such as 20 means the reports that so many runs of the workflow have left on the default branch, at most 100; it needs GITHUB_REPOSITORY and GITHUB_TOKEN. Where there is a corpus with rejected summaries it says which of them the gates that are set would have caught. No report at all is wrong input, unless allow-empty says that it is the first run.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
        settings: [
            'config',
            'working-directory',
            'report-dir',
            'comment-key',
            'github-token',
            'allow-empty',
            'corpus',
            'rubric',
            'weights',
            ...rules/* FORMAT_SETTINGS */.W9,
            ...gate_settings/* SCORE_GATE_NAMES */.Am,
        ],
        flags: [command_line_flags/* HTML */.g3],
        run: async (context) => (await __webpack_require__.e(/* import() */ 978).then(__webpack_require__.bind(__webpack_require__, 20978))).history(context),
    },
    {
        name: 'init',
        operands: 0,
        usage: 'init [flags]',
        summary: 'Write a workflow, a config file and a first golden session. Never overwrites.',
        details: 'Exit code 0, or 2 when a file cannot be written.',
        settings: ['working-directory'],
        run: async (context) => (await __webpack_require__.e(/* import() */ 3699).then(__webpack_require__.bind(__webpack_require__, 3699))).init(context),
    },
];

var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/command-line/command-line.js





const OWN_FLAGS = ['json', 'quiet', 'help', 'version'];
const OWN_OPTIONS = {
    json: { type: 'boolean' },
    quiet: { type: 'boolean', short: 'q' },
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean', short: 'V' },
};
const COMMAND_FLAGS = COMMANDS.flatMap(({ flags = [] }) => flags);
function parseCommandLine(argv) {
    const inputs = new Map();
    const own = new Set();
    const flags = new Map();
    const words = [];
    const switches = new Map();
    const problems = [];
    const unknownFlags = [];
    const args = joinValues(argv);
    const { tokens } = (0,external_node_util_.parseArgs)({
        ...{ args: [...args], strict: false, allowPositionals: true, tokens: true },
        options: OWN_OPTIONS,
    });
    let lastUnknown;
    let lastSwitch;
    for (const token of tokens) {
        if (token.kind === 'positional' && !isValueOf(lastUnknown, token)) {
            words.push(token.value);
            if (lastSwitch?.index === token.index - 1)
                switches.set(token.value, lastSwitch.name);
        }
        if (token.kind !== 'option')
            continue;
        const ownFlag = OWN_FLAGS.find((flag) => flag === token.name);
        const name = table/* SETTING_NAMES */.OI.find((setting) => setting === token.name);
        const flag = COMMAND_FLAGS.find((one) => one.name === token.name);
        if (flag !== undefined) {
            if (flags.has(flag.name))
                problems.push({ message: `--${flag.name} is given twice` });
            const fault = faultOfFlag(flag, token.value);
            if (fault !== undefined)
                problems.push({ message: `--${flag.name} ${fault}` });
            flags.set(flag.name, token.value ?? '');
        }
        else if (ownFlag !== undefined && token.value === undefined)
            own.add(ownFlag);
        else if (ownFlag !== undefined)
            problems.push({ message: `--${ownFlag} takes no value` });
        else if (name === undefined) {
            if (lastUnknown?.index === token.index)
                continue;
            lastUnknown = { index: token.index, flag: asTyped(token.rawName, args[token.index]), inline: token.value };
            unknownFlags.push({ message: unknownFlag(lastUnknown.flag) });
        }
        else if (inputs.has(name))
            problems.push({ message: `--${name} is given twice` });
        else if (token.value === undefined && isSwitch(name)) {
            inputs.set(name, { text: 'true', label: `--${name}` });
            lastSwitch = { index: token.index, name };
        }
        else if (token.value === undefined || token.value === '')
            problems.push({ message: `--${name} needs a value; allowed: ${table/* SETTINGS */.yy[name].kind.allowed}` });
        else
            inputs.set(name, { text: token.value, label: `--${name}` });
    }
    const [first, ...rest] = words;
    const named = COMMANDS.find(({ name }) => name === first);
    const unknown = named === undefined && first !== undefined
        ? { message: unknownCommand(first, valueHint(switches.get(first))) }
        : null;
    const allUnknown = [...unknownFlags, ...(unknown === null ? [] : [unknown])];
    const command = named ?? DEFAULT_COMMAND;
    problems.push(...flagsOfOthers(command, [...flags.keys()]));
    if (own.has('json') && flags.get(command_line_flags/* FORMAT */.uB.name) === 'line')
        problems.push({ message: `--json and --${command_line_flags/* FORMAT */.uB.name} line exclude each other` });
    for (const extra of rest.slice(command.operands))
        problems.push({ message: `unexpected argument ${JSON.stringify(extra)}${valueHint(switches.get(extra)) ?? ''}` });
    return {
        command,
        operands: rest.slice(0, command.operands),
        inputs,
        flags,
        json: own.has('json'),
        quiet: own.has('quiet'),
        help: own.has('help'),
        version: own.has('version'),
        problems: [...allUnknown, ...problems],
        unknown: allUnknown,
        unknownCommand: unknown,
    };
}
function faultOfFlag({ isSwitch: takesNone, allowed, values }, value) {
    if (takesNone === true)
        return value === undefined ? undefined : 'takes no value';
    if (value === undefined || value === '')
        return `needs a value; allowed: ${allowed}`;
    return values?.includes(value) === false ? `is ${JSON.stringify(value)}; allowed: ${allowed}` : undefined;
}
function flagsOfOthers(command, flags) {
    const takes = (one, flag) => one.flags?.some(({ name }) => name === flag) === true;
    return flags
        .filter((flag) => !takes(command, flag))
        .map((flag) => {
        const takers = COMMANDS.filter((one) => takes(one, flag)).map(({ name }) => name);
        return { message: `${command.name} takes no --${flag}; it belongs to ${(0,core_text/* listed */.KE)(takers)}` };
    });
}
function isSwitch(name) {
    return typeof table/* SETTINGS */.yy[name].default === 'boolean';
}
function joinValues(argv) {
    const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
    const args = [];
    for (let i = 0; i < end; i++) {
        const word = argv[i] ?? '';
        const name = table/* SETTING_NAMES */.OI.find((setting) => word === `--${setting}`);
        const next = i + 1 < end ? (argv[i + 1] ?? '') : '';
        const takesOne = COMMAND_FLAGS.some((flag) => word === `--${flag.name}` && flag.isSwitch !== true) ||
            (name !== undefined && !isSwitch(name));
        const isSwitchValue = name !== undefined && isSwitch(name) && /^(true|false)$/i.test(next);
        const isValue = takesOne ? !/^(--|-[hVq]$)/.test(next) : isSwitchValue;
        if (isValue)
            i++;
        args.push(isValue ? `${word}=${next}` : takesOne ? `${word}=` : word);
    }
    return [...args, ...argv.slice(end)];
}
function isValueOf(lastUnknown, word) {
    if (lastUnknown === undefined || lastUnknown.inline !== undefined || word.index !== lastUnknown.index + 1)
        return false;
    const meant = nearestFlag(lastUnknown.flag);
    const takesNone = OWN_FLAGS.some((flag) => flag === meant) || table/* SETTING_NAMES */.OI.some((n) => n === meant && isSwitch(n));
    return !takesNone && !COMMANDS.some(({ name }) => name === word.value);
}
function asTyped(rawName, arg) {
    return rawName.startsWith('--') ? rawName : (arg?.split('=', 1)[0] ?? rawName);
}
function nearestFlag(raw) {
    return (0,core_text/* nearestName */.qb)(raw.replace(/^-+/, ''), [
        ...table/* SETTING_NAMES */.OI,
        ...OWN_FLAGS,
        ...COMMAND_FLAGS.map(({ name }) => name),
    ]);
}
function unknownFlag(raw) {
    const nearest = nearestFlag(raw);
    return `unknown flag ${JSON.stringify(raw)}${nearest === undefined ? '; --help lists them' : `, did you mean --${nearest}?`}`;
}
function valueHint(name) {
    return name && `; --${name} takes its value behind "=": --${name}=true or --${name}=false`;
}
function unknownCommand(word, hint = `; allowed: ${COMMANDS.map(({ name }) => name).join(', ')}`) {
    const flag = OWN_FLAGS.find((name) => name === word);
    if (flag !== undefined)
        return `unknown command ${JSON.stringify(word)}, did you mean --${flag}?`;
    const nearest = (0,core_text/* nearestName */.qb)(word, COMMANDS.map(({ name }) => name));
    return `unknown command ${JSON.stringify(word)}${nearest === undefined ? hint : `, did you mean ${nearest}?`}`;
}

var layout = __webpack_require__(19970);
var setting = __webpack_require__(60456);
;// CONCATENATED MODULE: ./build/command-line/help.js





function helpText(chosen, program, screen) {
    return [...(chosen === undefined ? overview(program, screen) : helpOf(chosen, program, screen)), ''].join('\n');
}
function overview(program, screen) {
    return [
        `summary-gate ${core_version/* VERSION */.x}: keeps LLM-written session summaries from getting worse`,
        '',
        `Usage: ${program} [command] [flags]`,
        '',
        ...COMMANDS.flatMap(({ name, summary }) => (0,layout/* hang */.lG)(`  ${name.padEnd(10)} `, summary, screen)),
        '',
        'Flags of score:',
        ...groupsOf(COMMANDS[0]?.settings ?? []).flatMap(({ title, names }) => [
            `  ${title}:`,
            ...(0,layout/* hang */.lG)('    ', names.map((name) => `--${name}`).join(' '), screen),
        ]),
        '',
        ...(0,layout/* hang */.lG)('', `${program} score --help describes them, COMMAND --help those of another command.`, screen),
        '',
        'Flags of every command:',
        ...FLAGS_OF_ALL,
    ];
}
function helpOf(command, program, screen) {
    return [
        `Usage: ${program} ${command.usage}`,
        '',
        ...(0,layout/* hang */.lG)('', command.summary, screen),
        '',
        ...(0,layout/* hang */.lG)('', command.details, screen),
        '',
        ...groupsOf(command.settings).flatMap(({ title, names }) => [
            `${title}:`,
            ...names.flatMap((name) => flagLines(name, screen)),
            '',
        ]),
        'Other:',
        ...(command.flags ?? []).flatMap(({ name, description, allowed }) => [
            `  --${name}`,
            ...(0,layout/* hang */.lG)('      ', allowed === '' ? description : `${description} (allowed: ${allowed})`, screen),
        ]),
        ...FLAGS_OF_ALL,
    ];
}
const FLAGS_OF_ALL = [
    '  --json      print the result as JSON on stdout; messages go to stderr',
    '  --quiet     say nothing but what is wrong: no progress, no notes, no result of a run that passes',
    '  --help      show this, or the help of a command',
    '  --version   show the version',
];
function groupsOf(settings) {
    return Object.entries(setting/* GROUP_TITLES */.C).flatMap(([group, title]) => {
        const names = settings.filter((name) => table/* SETTINGS */.yy[name].group === group);
        return names.length === 0 ? [] : [{ title, names }];
    });
}
function flagLines(name, screen) {
    const { description, kind } = table/* SETTINGS */.yy[name];
    const body = `${description} (default: ${defaultText(name)}; allowed: ${kind.allowed})`;
    return [`  --${name}`, ...(0,layout/* hang */.lG)('      ', body, screen)];
}
function defaultText(name) {
    const { default: value, defaultText: text } = table/* SETTINGS */.yy[name];
    return text ?? (value === null ? 'none' : String(value));
}

var command_line_screen = __webpack_require__(60875);
;// CONCATENATED MODULE: ./build/command-line/main.js














async function main(argv, shell) {
    let failed;
    const fail = (exitCode) => {
        failed = exitCode;
        shell.fail?.(exitCode);
    };
    (0,process/* handleStreamErrors */.aq)({ stdout: shell.stdout, stderr: shell.stderr, fail });
    const exitCode = await runCommand(argv, shell).catch((error) => {
        shell.stderr.write(describeFailure(error, shell.env));
        return errors/* EXIT */.dc.error;
    });
    await (0,promises_.setImmediate)();
    return failed ?? exitCode;
}
const LONGEST_LINE = 1500;
async function runCommand(argv, shell) {
    const { stdout, stderr, env, cwd, program } = shell;
    const screen = (0,command_line_screen.screenOf)(stdout, env);
    const print = (text) => void stdout.write(text);
    const given = parseCommandLine(argv);
    const { command, operands, inputs, flags, json, quiet, help, version, problems } = given;
    if (help) {
        (0,errors/* refuse */.TR)(given.unknownCommand === null ? [] : [given.unknownCommand]);
        const named = argv.some((word) => COMMANDS.some(({ name }) => name === word));
        print(helpText(named ? command : undefined, (0,called_as/* calledAs */.m)(program, cwd), screen));
        return errors/* EXIT */.dc.pass;
    }
    if (version) {
        print(`${core_version/* VERSION */.x}\n`);
        return errors/* EXIT */.dc.pass;
    }
    const context = {
        run: (0,run/* openRun */.Iy)(inputs, shell, problems, command.rules),
        operands,
        flags,
        json,
        quiet,
        screen,
        env,
        cwd,
        program,
        print,
        tell: quiet ? () => undefined : (line) => void stderr.write(`${(0,core_text/* terminalLine */.tL)(line, LONGEST_LINE)}\n`),
        onProgress: quiet ? () => undefined : (0,progress/* watchProgress */.B)(stderr),
        ask: quiet ? undefined : shell.ask,
    };
    try {
        (0,errors/* refuse */.TR)(given.unknown);
        return await command.run(context);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo && (0,command_line_flags/* wantsLines */.Ff)(context)) {
            const { printProblemLines } = await __webpack_require__.e(/* import() */ 1321).then(__webpack_require__.bind(__webpack_require__, 81321));
            printProblemLines(error.problems, context);
        }
        throw error;
    }
}
const SHOWN_PROBLEMS = 50;
function describeFailure(error, env) {
    if (error instanceof errors/* UserError */.yo)
        return listProblems(error.problems);
    const debug = (0,command_line_screen/* isOn */.M)(env['SUMMARY_GATE_DEBUG']) || (0,command_line_screen/* isOn */.M)(env['RUNNER_DEBUG']);
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    return [
        `summary-gate: internal error: ${(0,core_text/* terminalLine */.tL)(message)}${debug ? '' : ' (SUMMARY_GATE_DEBUG=1 shows where)'}`,
        ...(debug ? stack.split('\n').map((line) => `    ${(0,core_text/* terminalLine */.tL)(line)}`) : []),
        'This is a defect of summary-gate. Please report it.',
        '',
    ].join('\n');
}
function listProblems(problems) {
    const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `  ${(0,core_text/* terminalLine */.tL)((0,errors/* formatProblem */.Vw)(problem), 1500)}`);
    const hidden = problems.length - shown.length;
    const head = `summary-gate could not run: ${(0,page_problems/* countOf */.pq)(problems)}`;
    return `${[head, ...shown, ...(hidden > 0 ? [`  … and ${hidden} more`] : [])].join('\n')}\n`;
}


/***/ }),

/***/ 60875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOn),
/* harmony export */   screenOf: () => (/* binding */ screenOf)
/* harmony export */ });
const PIPE_COLUMNS = 100;
const DEFAULT_COLUMNS = 80;
const MOST_COLUMNS = 120;
function screenOf(stream, env) {
    const terminal = stream.isTTY === true;
    const columns = terminal ? stream.columns || DEFAULT_COLUMNS : PIPE_COLUMNS;
    return { colour: wantsColour(terminal, env), width: Math.min(columns, MOST_COLUMNS) };
}
function wantsColour(terminal, env) {
    if ((env['NO_COLOR'] ?? '') !== '')
        return false;
    const forced = env['FORCE_COLOR'] ?? '';
    if (forced !== '')
        return isOn(forced);
    return terminal && env['TERM'] !== 'dumb';
}
function isOn(value) {
    return value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());
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
/* harmony import */ var _comment_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39456);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92447);





const SHOWN = 100;
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
function renderErrorComment(problems, frame, longest = _budget_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_COMMENT */ .lv) {
    const withFirst = (most) => [
        frame.marker,
        `## ⚠️ The gate could not run: ${countOf(problems)} with its input`,
        '',
        'Nothing is known about the session summaries of this commit.',
        '',
        ...problems.slice(0, most).map((problem) => problemItem(problem, linkedPlace(problem.place, frame))),
        '',
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .more */ .OS)(Math.max(0, problems.length - most), 'problem', {
            elsewhere: `: ${(0,_comment_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .elsewhere */ .Jn)(frame)}`,
        }),
        ...(0,_comment_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .closing */ .ET)(frame),
    ].join('\n');
    return (0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .largestThatFits */ .iF)([30, 10, 3, 1], longest, withFirst, () => withFirst(0));
}
function linkedPlace(place, { linkTo }) {
    if (place === undefined)
        return '';
    const url = linkTo(place.file, place.line ?? null);
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place), 200);
    return url === undefined ? text : `[${text}](${url})`;
}
function problemItem({ message, hint }, place) {
    const advice = hint === undefined ? '' : `<br>→ ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownInline */ .nL)(hint)}`;
    return `- ${place === '' ? '' : `${place}<br>`}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownInline */ .nL)(message)}${advice}`;
}
function countOf(problems) {
    return problems.length === 1 ? 'one problem' : `${problems.length} problems`;
}


/***/ }),

/***/ 19970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ widest),
/* harmony export */   L: () => (/* binding */ placeLines),
/* harmony export */   ME: () => (/* binding */ cutColumns),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   eV: () => (/* binding */ pad),
/* harmony export */   lG: () => (/* binding */ hang)
/* harmony export */ });
/* harmony import */ var fast_string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93223);
/* harmony import */ var fast_wrap_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48483);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);



function placeLines(indent, code, place, paint, screen) {
    const path = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(place, 1000);
    if (path === '')
        return [`${indent}${paint.yellow(code)}`];
    return columnsOf(`${indent}${code}  ${path}`) <= screen.width
        ? [`${indent}${paint.yellow(code)}  ${paint.dim(path)}`]
        : [`${indent}${paint.yellow(code)}`, `${indent}  ${paint.dim(path)}`];
}
function hang(mark, text, screen) {
    const indent = columnsOf(mark);
    const lines = (0,fast_wrap_ansi__WEBPACK_IMPORTED_MODULE_1__/* .wrapAnsi */ .a)(text, Math.max(20, screen.width - indent), { hard: true }).split('\n');
    return lines.map((line, i) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .defuseCommands */ .pq)((i === 0 ? mark : ' '.repeat(indent)) + line));
}
function cutColumns(text, columns) {
    if (columnsOf(text) <= columns)
        return text;
    let kept = '';
    for (const character of text) {
        if (columnsOf(kept + character) > columns - 1)
            break;
        kept += character;
    }
    return `${kept}…`;
}
function pad(text, width) {
    return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}
function widest(texts) {
    return texts.reduce((most, text) => Math.max(most, columnsOf(text)), 0);
}
function columnsOf(text) {
    return (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}


/***/ }),

/***/ 78783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ JudgeProgress),
  B: () => (/* binding */ watchProgress)
});

var core_text = __webpack_require__(26067);
var round_usd = __webpack_require__(63422);
;// CONCATENATED MODULE: ./build/render/terminal/progress.js


function progressLine(progress) {
    if ('fitting' in progress)
        return tooLittleMoney(progress);
    const spent = progress.spentUsd === null ? 'cost unknown' : (0,round_usd/* inDollars */.D)(progress.spentUsd);
    if ('batches' in progress) {
        const { batches, requests, waitedMs } = progress;
        const what = `${(0,core_text/* counted */.hS)(batches, 'batch', 'batches')} of ${(0,core_text/* counted */.hS)(requests, 'request')}`;
        return `Waiting for ${what}, ${Math.round(waitedMs / 1000)} s so far, ${spent}`;
    }
    const { done, all, what = 'sessions' } = progress;
    return `Judged ${done}${all === null ? '' : ` of ${all}`} ${what}, ${spent}`;
}
function isWorthALine(progress) {
    if ('fitting' in progress)
        return true;
    if ('batches' in progress)
        return (progress.looks & (progress.looks - 1)) === 0;
    const { done, all } = progress;
    if (all === null)
        return (done & (done - 1)) === 0;
    return done === 1 || done === all || Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all);
}
function tooLittleMoney({ questions, fitting, leftUsd, likelyUsd, cap }) {
    const all = (0,core_text/* counted */.hS)(questions, 'question');
    return `At most about ${fitting} of ${all} to the judge fit into the ${(0,round_usd/* inDollars */.D)(leftUsd)} that ${cap} leaves; all of them cost about ${(0,round_usd/* inDollars */.D)(likelyUsd)}. The others will not be measured (budget)`;
}

;// CONCATENATED MODULE: ./build/run/progress.js

function watchProgress(stream) {
    return (progress) => {
        const line = progressLine(progress);
        if ('fitting' in progress)
            stream.write(`${line}\n`);
        else if (stream.isTTY === true)
            stream.write(`\r\u001b[K${line}${'all' in progress && progress.done === progress.all ? '\n' : ''}`);
        else if (isWorthALine(progress))
            stream.write(`${line}\n`);
    };
}
class JudgeProgress {
    spentUsd;
    hasWork;
    watch = () => undefined;
    constructor(spentUsd, hasWork) {
        this.spentUsd = spentUsd;
        this.hasWork = hasWork;
    }
    watchedBy(onProgress) {
        this.watch = onProgress;
        return (done, all, what) => {
            if (this.hasWork)
                onProgress({ done, all, what, spentUsd: this.spentUsd() });
        };
    }
    tellAwaited(awaited) {
        this.watch({ ...awaited, spentUsd: this.spentUsd() });
    }
}


/***/ })

};
