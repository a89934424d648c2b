export const id = 9847;
export const ids = [9847];
export const modules = {

/***/ 29847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  bless: () => (/* binding */ bless)
});

var schemas = __webpack_require__(53339);
var disk_files = __webpack_require__(83675);
var errors = __webpack_require__(62807);
var json_text = __webpack_require__(1378);
var core_numbers = __webpack_require__(67952);
var core_text = __webpack_require__(26067);
var workspace_path = __webpack_require__(53215);
var descriptive = __webpack_require__(94400);
var compare = __webpack_require__(11936);
var score_by_base = __webpack_require__(30205);
;// CONCATENATED MODULE: ./build/gates/baseline/what-gets-worse.js





function whatGetsWorse(now, before) {
    const obstacle = obstacleBetween(now, before);
    const known = new Map(before.sessions.map((session) => [session.name, session]));
    const names = new Set(now.sessions.map(({ name }) => name));
    return {
        obstacle,
        overall: obstacle === null ? fallOf(before.overall_mean, now.overall_mean) : null,
        dimensions: obstacle === null ? fallenDimensions(now, before) : [],
        sessions: obstacle === null ? fallenSessions(now, known) : [],
        failing: now.sessions.filter(({ name, failed }) => failed && known.get(name)?.failed !== true).map(nameOf),
        gone: before.sessions.filter(({ name }) => !names.has(name)).map(nameOf),
        differing: differing(now, before, known),
    };
}
function isWorse({ overall, dimensions, sessions, failing, gone }) {
    return overall !== null || dimensions.length + sessions.length + failing.length + gone.length > 0;
}
const nameOf = ({ name }) => name;
function obstacleBetween(now, before) {
    const { version, weights } = now.rubric;
    const obstacle = (0,compare/* obstacleIn */.$6)(before, { rubric: version, weights, dimensions: (0,compare/* dimensionsOf */.VM)(now) });
    return obstacle === undefined ? null : `it ${obstacle}`;
}
function fallOf(before, now) {
    if (before === null || now === null || (0,core_numbers/* shown */.SP)(now) >= (0,core_numbers/* shown */.SP)(before))
        return null;
    return { before, now };
}
function fallenDimensions(now, before) {
    return (0,compare/* dimensionsOf */.VM)(now).flatMap((dimension) => {
        const fall = fallOf(meanOf(before, dimension), meanOf(now, dimension));
        return fall === null ? [] : [{ dimension, ...fall }];
    });
}
function meanOf({ sessions }, wanted) {
    return (0,descriptive/* mean */.i2)(sessions.flatMap(({ overall, dimensions }) => overall === null ? [] : dimensions.filter(({ dimension }) => dimension === wanted).map(({ score }) => score)));
}
function fallenSessions({ sessions }, known) {
    return sessions
        .flatMap((session) => {
        const before = known.get(session.name);
        if (before === undefined || !(0,score_by_base/* hasAllTexts */.qP)((0,score_by_base/* textsOf */.CB)(session), (0,score_by_base/* textsOf */.CB)(before)))
            return [];
        const fall = fallOf(before.overall, session.overall);
        return fall === null ? [] : [{ name: session.name, ...fall }];
    })
        .toSorted((a, b) => b.before - b.now - (a.before - a.now));
}
function differing(now, before, known) {
    const others = now.sessions.filter(({ name, reference_digest: reference }) => {
        const earlier = known.get(name);
        return earlier !== undefined && earlier.reference_digest !== reference;
    });
    const digests = [
        ['the config file', now.config_digest, before.config_digest],
        ['waivers', now.waivers_digest, before.waivers_digest],
        ['recorded answers', now.cassette_digest, before.cassette_digest],
    ];
    return [
        ...(others.length === 0 ? [] : [`the references of ${(0,core_text/* counted */.hS)(others.length, 'session')}`]),
        ...digests.flatMap(([what, one, other]) => one === undefined || other === undefined || one === other ? [] : [what]),
        ...(judgeIn(now) === judgeIn(before) ? [] : ['the judge']),
    ];
}
function judgeIn({ judge }) {
    return judge == null ? '' : [judge.model, judge.mode, judge.prompt_version].join('\n');
}

var baseline_report = __webpack_require__(61530);
var layout = __webpack_require__(19970);
var terminal_proposal = __webpack_require__(72134);
;// CONCATENATED MODULE: ./build/render/terminal/worse.js




const MOST_NAMED = 20;
function worseLines(worse, scoredAt, screen) {
    const { obstacle, overall, dimensions, sessions, failing, gone, differing } = worse;
    const say = (text) => (0,layout/* hang */.lG)('', (0,core_text/* terminalLine */.tL)(text, 1000), screen);
    const item = (text) => (0,layout/* hang */.lG)('  - ', (0,core_text/* terminalLine */.tL)(text, 2000), screen);
    const about = `the baseline that it replaces, scored ${scoredAt}`;
    return [
        ...(isWorse(worse)
            ? say(`Worse than in ${about}:`)
            : say(obstacle === null
                ? `Nothing is worse than in ${about}.`
                : `No session newly fails or is gone since ${about}.`)),
        ...(overall === null ? [] : item(`overall: ${inNumbers(overall)}`)),
        ...dimensions.flatMap(({ dimension, ...fall }) => item(`${dimension}: ${inNumbers(fall)}`)),
        ...(sessions.length === 0
            ? []
            : item(`${(0,core_text/* counted */.hS)(sessions.length, 'session')} fell: ${(0,core_text/* nameSome */.Kf)(sessions, MOST_NAMED, ({ name, ...fall }) => `${name} ${inNumbers(fall)}`)}`)),
        ...(failing.length === 0
            ? []
            : item(`${(0,core_text/* counted */.hS)(failing.length, 'session')} newly ${failing.length === 1 ? 'fails' : 'fail'}: ${(0,core_text/* nameSome */.Kf)(failing, MOST_NAMED)}`)),
        ...(gone.length === 0
            ? []
            : item(`${(0,core_text/* counted */.hS)(gone.length, 'session')} ${gone.length === 1 ? 'is' : 'are'} not in it any more: ${(0,core_text/* nameSome */.Kf)(gone, MOST_NAMED)}`)),
        ...(obstacle === null ? [] : say(`Its scores cannot be compared with these: ${obstacle}.`)),
        ...(differing.length === 0 ? [] : say(`Another than then: ${differing.join(', ')}.`)),
        '',
    ];
}
function inNumbers({ before, now }) {
    return `${(0,core_numbers/* showNumber */.Zo)(before)} → ${(0,core_numbers/* showNumber */.Zo)(now)} (−${((0,core_numbers/* shown */.SP)(before) - (0,core_numbers/* shown */.SP)(now)).toFixed(3)})`;
}

var propose_threshold = __webpack_require__(83794);
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/settings/config-diff.js

function configDiff(path, text, wanted) {
    const names = Object.keys(wanted);
    if (names.length === 0)
        return [];
    const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
    const blocks = blocksOf(text);
    const hunks = [];
    const added = [];
    for (const name of names) {
        const block = blocks.get(name);
        const written = write(name, wanted[name] ?? 0);
        if (block === undefined)
            added.push(written);
        else
            hunks.push({ from: block.from, to: block.to, lines: [`${written}${block.comment}`] });
    }
    hunks.sort((a, b) => a.from - b.from);
    if (added.length > 0)
        append(hunks, added, lines, text);
    let shift = 0;
    const body = hunks.flatMap(({ from, to, lines: own }) => {
        const removed = lines.slice(from, to);
        const head = `@@ -${removed.length === 0 ? from : from + 1},${removed.length} +${from + 1 + shift},${own.length} @@`;
        shift += own.length - removed.length;
        const unended = removed.length > 0 && to === lines.length && !text.endsWith('\n');
        return [
            head,
            ...removed.map((line) => `-${line}`),
            ...(unended ? ['\\ No newline at end of file'] : []),
            ...own.map((line) => `+${line}`),
        ];
    });
    return [text === '' ? '--- /dev/null' : `--- a/${path}`, `+++ b/${path}`, ...body];
}
function append(hunks, added, lines, text) {
    const end = lines.length;
    const last = hunks.at(-1);
    if (last !== undefined && last.to === end)
        hunks[hunks.length - 1] = { ...last, lines: [...last.lines, ...added] };
    else if (text === '' || text.endsWith('\n'))
        hunks.push({ from: end, to: end, lines: added });
    else
        hunks.push({ from: end - 1, to: end, lines: [...lines.slice(-1), ...added] });
}
function write(name, value) {
    return typeof value === 'number'
        ? `${name}: ${value.toFixed(2)}`
        : `${name}: ${Object.entries(value)
            .map(([dimension, rate]) => `${dimension}=${rate.toFixed(2)}`)
            .join(', ')}`;
}
function blocksOf(text) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines, schema: 'core' });
    const blocks = new Map();
    if (!(0,dist/* isMap */.jh)(document.contents))
        return blocks;
    for (const { key, value } of document.contents.items) {
        if (!(0,dist/* isScalar */.jn)(key) || key.range == null)
            continue;
        const from = lines.linePos(key.range[0]).line - 1;
        const end = value !== null && typeof value === 'object' && 'range' in value ? value.range : key.range;
        const last = Array.isArray(end) && typeof end[1] === 'number' ? Math.max(key.range[1], end[1]) - 1 : key.range[1];
        const comment = (0,dist/* isScalar */.jn)(value) && value.comment ? ` #${value.comment.split('\n', 1)[0]}` : '';
        blocks.set(String(key.value), { from, to: lines.linePos(last).line, comment });
    }
    return blocks;
}

var table = __webpack_require__(3738);
var command_line_flags = __webpack_require__(90048);
var values = __webpack_require__(39311);
var candidate_paths = __webpack_require__(16276);
var files_of_runs = __webpack_require__(58152);
var resolve = __webpack_require__(70816);
;// CONCATENATED MODULE: ./build/command-line/parts/baseline-place.js








const DEFAULT_BASELINE = 'summary-gate-baseline.json';
function placeOfBaseline(given, { settings: { values }, ports: { files } }) {
    const { baseline } = values;
    const wanted = given ?? (baseline === null || baseline === 'auto' ? DEFAULT_BASELINE : undefined);
    if (wanted === undefined)
        return baseline ?? DEFAULT_BASELINE;
    const located = files.locate(wanted);
    if ('problem' in located)
        (0,errors/* refuseOne */.zM)({ message: `bless: ${located.problem}` });
    return located.path;
}
function harmAt(target, { settings: { values }, ports: { files } }) {
    const harm = (reason) => ({ reason, hint: 'name another file' });
    const kind = files.kind(target);
    if (kind === 'folder')
        return harm(`cannot write: ${(0,core_text/* describeKind */.SB)(kind)}`);
    const inputs = { corpus: { path: values.corpus }, candidates: (0,candidate_paths/* pathsOf */.wG)(values.candidates).map((path) => ({ path })) };
    const stray = (0,resolve/* strayReport */._O)(target, target, inputs, files);
    if (stray !== undefined)
        return harm(stray);
    if (kind !== 'file')
        return undefined;
    const read = files.read(target);
    if (read.kind === 'unreadable' || !(read.text.trim() === '' || isReport(read.text))) {
        return harm('this is no report of summary-gate, and would be overwritten');
    }
    if (!isReportOfRun(target, values.baseline, files))
        return undefined;
    return {
        reason: 'this is the report of a run, and that of --report-dir would overwrite it',
        hint: `to bless this run, write --report-dir ${(0,core_text/* quoteForShell */.eC)(folderOf(target))} in place of the file, which is where the baseline goes`,
    };
}
function isReport(text) {
    return (0,errors/* memberOf */.C5)((0,values/* jsonOrNothing */.dn)(text), 'schema_version') !== undefined;
}
function isReportOfRun(path, baseline, files) {
    if (path.slice(path.lastIndexOf('/') + 1) !== files_of_runs/* REPORT_FILES */.JL.json)
        return false;
    return path !== baseline || isFolderOfRun(path, files);
}
function isFolderOfRun(path, files) {
    const folder = folderOf(path);
    return Object.values(files_of_runs/* REPORT_FILES */.JL)
        .map((name) => (0,workspace_path/* pathIn */.l)(folder, name))
        .some((beside) => beside !== path && files.kind(beside) === 'file');
}
function folderOf(path) {
    const end = path.lastIndexOf('/');
    return end < 0 ? '.' : path.slice(0, end);
}
function placeOfCandidates(source, target, { settings: { values }, ports: { files } }) {
    const from = (0,workspace_path/* pathIn */.l)(folderOf(source), files_of_runs/* CANDIDATES_FILE */.Wn);
    const to = (0,workspace_path/* pathIn */.l)(folderOf(target), files_of_runs/* CANDIDATES_FILE */.Wn);
    const none = (reason) => ({ kind: 'none', reason });
    if (files.kind(from) !== 'file')
        return none(`there is no ${from}, which a run writes where html is among report-formats`);
    if (from === to)
        return { kind: 'there', to };
    if (files.kind(to) === 'missing')
        return { kind: 'beside', from, to };
    const isOfBaseline = files.kind(target) === 'file' && !isFolderOfRun(target, files);
    if (!isOfBaseline || (0,candidate_paths/* pathsOf */.wG)(values.candidates).includes(to))
        return none(`${to} is not that of a baseline: copy ${from} to where you keep the two together`);
    return { kind: 'beside', from, to };
}
function putCandidates(place, files) {
    if (place.kind !== 'beside')
        return place;
    const read = files.read(place.from);
    if (read.kind === 'unreadable')
        return { kind: 'none', reason: `${place.from}: ${read.reason}` };
    try {
        files.write(place.to, read.text);
    }
    catch (error) {
        return { kind: 'none', reason: `${place.to}: ${(0,disk_files/* reasonOf */.A)(error)}` };
    }
    return place;
}
function candidatesSentence(place) {
    return place.kind === 'none'
        ? `Its candidates are not kept with it, and reports will not show what a text was on the base: ${place.reason}.`
        : `Its candidates are beside it in ${place.to}, by which reports show what a text was on the base: keep both files.`;
}

;// CONCATENATED MODULE: ./build/command-line/commands/bless.js


















function bless({ run, operands, flags, json, screen, print }) {
    const { values, problems } = run.settings;
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    const { files } = run.ports;
    const source = (0,workspace_path/* pathIn */.l)(values['report-dir'], 'report.json');
    const { text, report } = readReport(source, run);
    const target = placeOfBaseline(operands[0], run);
    if (target === source)
        (0,errors/* refuseOne */.zM)({ message: 'bless: a report cannot be its own baseline; name another file' });
    const harm = harmAt(target, run);
    if (harm !== undefined) {
        const { reason, hint } = harm;
        (0,errors/* refuseOne */.zM)({ message: `bless: ${reason}`, place: { file: target }, hint });
    }
    const replaced = earlierAt(target, files);
    const worse = replaced === undefined ? undefined : whatGetsWorse(report, replaced);
    const comparison = worse === undefined || replaced === undefined ? [] : worseLines(worse, replaced.scored_at, screen);
    const unfit = flags.has(command_line_flags/* EVEN_IF_WORSE */.I_.name) ? undefined : unfitness(report, replaced);
    if (unfit !== undefined) {
        print(json ? (0,json_text/* jsonText */.s$)({ baseline: null, refused: unfit, worse: worse ?? null }) : comparison.join('\n'));
        (0,errors/* refuseOne */.zM)({
            message: `bless: ${unfit}`,
            place: { file: source },
            hint: 'score a run that passes first, or bless it with --even-if-worse: what is bad in it is the measure then',
        });
    }
    const planned = placeOfCandidates(source, target, run);
    try {
        files.write(target, text);
    }
    catch (error) {
        (0,errors/* refuseOne */.zM)({ message: `bless: cannot write: ${(0,disk_files/* reasonOf */.A)(error)}`, place: { file: target } });
    }
    const candidates = putCandidates(planned, files);
    const minOverall = values['min-overall'];
    const proposal = (0,propose_threshold/* proposeMinOverall */.YZ)(goodRunsOf(report, minOverall), minOverall);
    print(json
        ? (0,json_text/* jsonText */.s$)({
            baseline: target,
            candidates: candidates.kind === 'none' ? null : candidates.to,
            worse: worse ?? null,
            gates: gatesOf(proposal),
            proposed: (0,terminal_proposal/* proposalJson */.t)(proposal),
        })
        : describe({ target, candidates, report, proposal, comparison }, run, screen));
    return errors/* EXIT */.dc.pass;
}
function earlierAt(target, files) {
    const read = files.kind(target) === 'file' ? files.read(target) : undefined;
    const parsed = read?.kind === 'text' ? (0,baseline_report/* readBaselineReport */.U)(read.text) : undefined;
    return parsed?.kind === 'report' ? parsed.report : undefined;
}
function unfitness(report, replaced) {
    if (report.verdict === 'fail')
        return 'this run fails';
    if (report.verdict === 'inconclusive')
        return 'this run is inconclusive';
    if (replaced === undefined || report.scored_at >= replaced.scored_at)
        return undefined;
    return `this run was scored ${report.scored_at}, before the baseline that it would replace (${replaced.scored_at})`;
}
const IN_MEANS = ['scored', 'missing_candidate', 'invalid_candidate'];
function goodRunsOf({ verdict, sessions, trend }, minOverall) {
    const counted = sessions.filter(({ status, overall }) => IN_MEANS.includes(status) && overall !== null);
    const overalls = counted.map(({ overall }) => overall ?? 0);
    const numbers = new Set(counted.flatMap(({ samples }) => (samples ?? []).map(({ sample }) => sample)));
    const ofSamples = [...numbers].map((number) => (0,descriptive/* mean */.i2)(counted.map(({ samples }) => samples?.find(({ sample }) => sample === number)?.overall ?? 0)));
    const own = ofSamples.length === 0 ? [(0,descriptive/* mean */.i2)(overalls)] : ofSamples;
    const before = (trend ?? []).map((point) => point.overall_mean).filter((one) => (0,core_numbers/* shown */.SP)(one) >= (minOverall ?? 0));
    return {
        passed: verdict === 'pass',
        unusable: counted.filter(({ status }) => status !== 'scored').length,
        sessions: overalls,
        means: [...before, ...own.filter((one) => one !== null)],
    };
}
function gatesOf(proposal) {
    return proposal.kind === 'proposed' ? { 'min-overall': proposal.minOverall } : {};
}
const blessable = schemas/* lazy */.RZV(() => schemas/* looseObject */._H3({
    title: schemas/* string */.YjP(),
}));
function readReport(path, { ports: { files } }) {
    const place = { file: path };
    const kind = files.kind(path);
    if (kind !== 'file')
        (0,errors/* refuseOne */.zM)({ message: `bless: ${(0,core_text/* describeKind */.SB)(kind)}`, place, hint: 'run score first' });
    const read = files.read(path);
    if (read.kind === 'unreadable')
        (0,errors/* refuseOne */.zM)({ message: `bless: ${read.reason}`, place });
    const parsed = (0,baseline_report/* readBaselineReport */.U)(read.text);
    if (parsed.kind !== 'report')
        (0,errors/* refuseOne */.zM)({ message: `bless: ${parsed.reason}`, place, hint: 'run score again' });
    const told = blessable.safeParse(parsed.report);
    if (!told.success) {
        (0,errors/* refuseOne */.zM)({ message: 'bless: this report has no title', place, hint: 'run score again' });
    }
    return { text: read.text, report: { ...parsed.report, ...told.data } };
}
function describe({ target, candidates, report, proposal, comparison }, { settings: { values }, ports: { files } }, screen) {
    const config = values.config ?? table/* DEFAULT_CONFIG */.PV;
    const read = files.kind(config) === 'file' ? files.read(config) : undefined;
    const say = (text) => (0,layout/* hang */.lG)('', text, screen);
    const diff = configDiff(config, read?.kind === 'text' ? read.text : '', gatesOf(proposal));
    return [
        ...comparison,
        ...say(`${(0,core_text/* terminalLine */.tL)(target)} is the baseline now: ${(0,core_text/* terminalLine */.tL)(report.title)}, scored ${report.scored_at}.`),
        ...say((0,core_text/* terminalLine */.tL)(candidatesSentence(candidates))),
        ...(report.verdict === 'pass' ? [] : say('This run has not passed: what is bad in it is the measure from now on.')),
        ...say(values['fail-on'] === null
            ? 'fail-on is off: without it no finding fails a run.'
            : `fail-on counts findings, whatever the scores: ${Object.keys(values['fail-on']).join(', ')}.`),
        '',
        ...(diff.length === 0
            ? [...say((0,terminal_proposal/* proposalSentences */.B)(proposal)), '']
            : [
                ...say('A guard against gross failure that this run passes. Review it before you apply it:'),
                '',
                ...diff,
                '',
                ...say((0,terminal_proposal/* proposalSentences */.B)(proposal)),
                '',
            ]),
    ].join('\n');
}


/***/ }),

/***/ 72134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ proposalSentences),
/* harmony export */   t: () => (/* binding */ proposalJson)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67952);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _self_test_propose_threshold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83794);



function proposalSentences(proposal) {
    if (proposal.kind === 'none')
        return whyNone(proposal);
    const { runs, blocked, spread } = proposal;
    const room = (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .showNumber */ .Zo)(_self_test_propose_threshold_js__WEBPACK_IMPORTED_MODULE_2__/* .ROOM_FOR_WORDING */ .Bw);
    return spread === null
        ? `One run cannot tell how far good runs lie apart. So this leaves room: ${room} below the lower end of the 95 % interval of its mean, since summaries that are as true in other words may cost a mean that much.`
        : `It would have blocked ${blocked} of the ${runs} runs that are known, whose means lie ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .showNumber */ .Zo)(spread)} apart (standard deviation). Of runs that differ as these do fewer than 5 in 100 fall below it, and it is ${room} or more below what they score, for other words that are as true.`;
}
function whyNone(proposal) {
    switch (proposal.why) {
        case 'unusable':
            return `No threshold is proposed: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(proposal.sessions, 'session')} without a usable candidate, and a good run has one for each.`;
        case 'too few':
            return `No threshold is proposed from ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(proposal.sessions, 'session')}: from ${_self_test_propose_threshold_js__WEBPACK_IMPORTED_MODULE_2__/* .FEWEST_SESSIONS */ .Xh} on one is.`;
        case 'not passed':
            return 'No threshold is proposed: this run does not pass, and what it scores is no measure of a good one.';
        case 'too low':
            return 'No threshold is proposed: with room for other words, what these scores allow is 0, which would guard nothing.';
        case 'as high already':
            return 'min-overall is as high as this run allows already.';
    }
}
function proposalJson(proposal) {
    const reason = proposalSentences(proposal);
    return proposal.kind === 'none'
        ? { min_overall: null, reason }
        : {
            min_overall: proposal.minOverall,
            runs: proposal.runs,
            blocked: proposal.blocked,
            spread: proposal.spread === null ? null : Number(proposal.spread.toFixed(6)),
            reason,
        };
}


/***/ }),

/***/ 83794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ ROOM_FOR_WORDING),
/* harmony export */   Xh: () => (/* binding */ FEWEST_SESSIONS),
/* harmony export */   YZ: () => (/* binding */ proposeMinOverall)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67952);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94400);
/* harmony import */ var _statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59575);



const ROOM_FOR_WORDING = 0.15;
const FEWEST_SESSIONS = 10;
function proposeMinOverall({ passed, unusable, sessions, means }, set) {
    if (unusable > 0)
        return { kind: 'none', why: 'unusable', sessions: unusable };
    if (sessions.length < FEWEST_SESSIONS)
        return { kind: 'none', why: 'too few', sessions: sessions.length };
    if (!passed)
        return { kind: 'none', why: 'not passed' };
    const least = Math.min(lowestMean(sessions) - ROOM_FOR_WORDING, nextOf(means));
    const minOverall = downToHundredth(least);
    if (minOverall <= 0)
        return { kind: 'none', why: 'too low' };
    if (minOverall <= (set ?? 0))
        return { kind: 'none', why: 'as high already' };
    return {
        kind: 'proposed',
        minOverall,
        runs: Math.max(1, means.length),
        blocked: means.filter((one) => (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(one) < minOverall).length,
        spread: (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__/* .standardDeviation */ .Fx)(means),
    };
}
function lowestMean(sessions) {
    const [first = 0] = sessions;
    if (sessions.every((score) => score === first))
        return (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .leastMeanOfEqual */ .aP)(first, sessions.length);
    const [interval] = (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .meanIntervals */ .sE)([sessions], { low: 0, high: 1 });
    return interval?.low ?? 0;
}
function nextOf(means) {
    const spread = (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__/* .standardDeviation */ .Fx)(means);
    if (spread === null)
        return Number.POSITIVE_INFINITY;
    const error = spread * Math.sqrt(1 + 1 / means.length);
    return ((0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(means) ?? 0) - (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .student975 */ .F$)(means.length - 1) * error;
}
function downToHundredth(value) {
    return Math.floor(value * 100 + 1e-9) / 100;
}


/***/ })

};
