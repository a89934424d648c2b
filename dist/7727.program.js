export const id = 7727;
export const ids = [7727];
export const modules = {

/***/ 97727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  printLintLines: () => (/* binding */ printLintLines),
  printProblemLines: () => (/* binding */ printProblemLines),
  printReportLines: () => (/* binding */ printReportLines)
});

var external_node_path_ = __webpack_require__(76760);
var reference_file = __webpack_require__(95131);
var finding = __webpack_require__(52003);
var core_text = __webpack_require__(83703);
var render_annotations = __webpack_require__(29623);
;// CONCATENATED MODULE: ./build/render/line/problem-line.js



const MOST_LINES = 5000;
const LONGEST_MESSAGE = 1000;
function problemLine({ severity, code, message, place }) {
    const file = (0,core_text/* terminalLine */.tL)(place.file, LONGEST_MESSAGE).replace(/:(?=\s*\d|$)/g, ':\u200b');
    const at = `${file === '' ? '.' : file}:${place.line ?? 1}:${place.column ?? 1}`;
    const name = (0,core_text/* terminalLine */.tL)(code, 100).replace(/\s+/g, '-');
    return `${at}: ${severity} ${name} ${(0,core_text/* terminalLine */.tL)((0,finding/* toldMessage */.Ts)({ message, key: place.key }), LONGEST_MESSAGE)}`;
}
function linesOfReport(report) {
    const annotations = (0,render_annotations/* annotationsOf */.Ih)(report);
    const [folder] = [report.settings['candidates']?.value].flat();
    const worst = annotations.find(({ file }) => isPath(file))?.file ?? (typeof folder === 'string' ? folder : '.');
    return annotations.map(({ level, title, message, file, line, column }) => ({
        severity: level === 'notice' ? 'note' : level,
        code: title === render_annotations/* PIPELINE */.Jj ? 'pipeline' : title,
        message,
        place: isPath(file) ? placeOf(file, line, column) : { file: worst },
    }));
}
function isPath(file) {
    return file !== null && !file.includes('***');
}
function placeOf(file, line, column) {
    return { file, ...(line !== null && { line }), ...(column !== null && { column }) };
}
function linesOfLint(issues) {
    const lines = issues.map(({ rule, severity, message, place }) => ({ severity, code: rule, message, place }));
    return [
        ...lines.filter(({ severity }) => severity === 'error'),
        ...lines.filter(({ severity }) => severity !== 'error'),
    ];
}
function linesOfProblems(problems) {
    return problems.flatMap(({ message, place }) => place === undefined ? [] : [{ severity: 'error', code: 'broken', message, place }]);
}

;// CONCATENATED MODULE: ./build/command-line/print-lines.js



function printReportLines(report, speaker) {
    printLines(linesOfReport(report), speaker);
    speaker.tell(report.title);
}
function printLintLines(issues, verdict, { first, ...speaker }) {
    const { files } = speaker.run.ports;
    const lines = linesOfLint(issues).map((line) => {
        const { file, line: number } = line.place;
        if (number !== undefined || files.kind(file) !== 'folder')
            return line;
        const inside = () => [...reference_file/* REFERENCE_FILES */.wY, ...files.list(file)]
            .map((name) => `${file}/${name}`)
            .find((path) => files.kind(path) === 'file');
        const place = file === speaker.run.settings.values.corpus ? first : inside();
        return place === undefined ? line : { ...line, place: { file: place } };
    });
    printLines(lines, speaker);
    speaker.tell(verdict);
}
function printProblemLines(problems, speaker) {
    printLines(linesOfProblems(problems), speaker);
}
function printLines(lines, speaker) {
    const { print, tell } = speaker;
    const pathOf = pathsOf(speaker);
    const shown = lines.slice(0, MOST_LINES).map((line) => problemLine({ ...line, place: pathOf(line.place) }));
    if (shown.length > 0)
        print(`${shown.join('\n')}\n`);
    const hidden = lines.length - shown.length;
    if (hidden > 0)
        tell(`and ${hidden} more lines, which --json would have`);
}
function pathsOf({ run, env, cwd }) {
    const { files } = run.ports;
    if (env['GITHUB_ACTIONS'] === 'true')
        return (place) => place;
    const here = files.locate(cwd);
    if ('path' in here && here.path === '.')
        return (place) => place;
    return (place) => {
        if ((0,external_node_path_.isAbsolute)(place.file))
            return place;
        const file = 'path' in here ? external_node_path_.posix.relative(here.path, place.file) : (0,external_node_path_.join)(files.root, place.file);
        return { ...place, file };
    };
}


/***/ }),

/***/ 29623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Jj: () => (/* binding */ PIPELINE),
  Ih: () => (/* binding */ annotationsOf),
  KJ: () => (/* binding */ filesWithFindings),
  oA: () => (/* binding */ withinLimits)
});

var core_finding = __webpack_require__(52003);
var core_text = __webpack_require__(83703);
var counted_findings = __webpack_require__(11648);
var chosen_sessions = __webpack_require__(63765);
var evidence = __webpack_require__(41568);
var pipeline_advice = __webpack_require__(41588);
var numbers = __webpack_require__(15236);
var catalogue = __webpack_require__(5965);
var wording = __webpack_require__(49829);
;// CONCATENATED MODULE: ./build/render/sessions-behind-means.js




const MOST_SESSIONS = 3;
const MOST_LOOKED_AT = 50;
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

;// CONCATENATED MODULE: ./build/render/annotations.js








const LONGEST_MESSAGE = 1000;
function annotationsOf(report) {
    const isQuiet = report.verdict === 'pass' && (report.baseline?.overall ?? null) !== null;
    const compared = new Set(report.baseline?.sessions.map(({ name }) => name));
    const behind = sessionsBehindMeans(report);
    const told = new Map(behind.map(({ session, finding }) => [session.name, finding]));
    const { failing, passing } = inRounds(report, (session) => {
        const { name, findings } = session;
        const first = told.get(name);
        const levelOf = (0,counted_findings/* levelsIn */.XL)(session);
        const others = (first == null ? findings : findings.filter((one) => !isSame(one, first))).map((one) => ({
            ...one,
            severity: levelOf(one),
        }));
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
        ...passing.flatMap((findings) => findings.filter(({ code }) => code !== 'FIELD_MISSING')).map(toAnnotation),
        ...outside.filter((finding) => !(0,core_finding/* isDiagnosis */.k4)(finding)).map(toAnnotation),
    ];
}
function filesWithFindings(report) {
    const { failing, passing } = inRounds(report, ({ findings }) => findings);
    return [...failing.flat(), ...passing.flat(), ...report.findings].map(({ file }) => file);
}
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
function isSame(a, b) {
    return a.code === b.code && a.message === b.message && a.line === b.line && a.column === b.column;
}
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
function saying(finding) {
    const suggestion = (0,wording/* adviceOf */.wr)(finding);
    const note = (0,wording/* findingNote */.S$)(finding);
    const advice = `${note === undefined ? '' : ` (${note})`}${suggestion === undefined ? '' : ` → ${suggestion}`}`;
    return `${(0,core_finding/* toldMessage */.Ts)(finding)}${advice}`;
}
const KEPT_PER_LEVEL = 10;
const RESERVED = { error: 1, warning: 0, notice: 3 };
function withinLimits(annotations) {
    return ['error', 'warning', 'notice'].flatMap((level) => {
        const all = annotations.filter((annotation) => annotation.level === level);
        const room = KEPT_PER_LEVEL - RESERVED[level];
        if (all.length <= room)
            return all;
        const message = `and ${all.length - (room - 1)} more ${level}s: the summary of the run shows the worst of them, report.json has all`;
        return [...all.slice(0, room - 1), { level, title: 'summary-gate', message, file: null, line: null, column: null }];
    });
}


/***/ })

};
