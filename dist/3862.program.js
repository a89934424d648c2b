export const id = 3862;
export const ids = [3862];
export const modules = {

/***/ 53862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  y_: () => (/* binding */ caveatLines),
  HN: () => (/* binding */ gateLines),
  Pl: () => (/* binding */ headline),
  EH: () => (/* binding */ numberCell),
  bF: () => (/* binding */ renderTerminal)
});

var picocolors = __webpack_require__(74538);
var core_finding = __webpack_require__(52003);
var numbers = __webpack_require__(15236);
var core_text = __webpack_require__(83703);
var catalogue = __webpack_require__(5965);
var caveats = __webpack_require__(90522);
var per_dimension = __webpack_require__(52497);
var policy_caveats = __webpack_require__(66061);
var report_title = __webpack_require__(37529);
var certainty = __webpack_require__(17256);
var change_sentences = __webpack_require__(62346);
var chosen_sessions = __webpack_require__(63765);
var gate_rows = __webpack_require__(75990);
var judge_sentences = __webpack_require__(92981);
var setting_flags = __webpack_require__(21191);
var teaching_commands = __webpack_require__(25093);
var trust = __webpack_require__(77143);
var wording = __webpack_require__(49829);
var causes = __webpack_require__(28089);
var evidence = __webpack_require__(41568);
var pipeline_advice = __webpack_require__(41588);
var layout = __webpack_require__(58502);
var counted_findings = __webpack_require__(11648);
var report_session = __webpack_require__(37452);
;// CONCATENATED MODULE: ./build/render/terminal/terminal-sessions.js











const SHOWN_SESSIONS = 5;
const SHOWN_FINDINGS = 4;
function worstSessions(report, program, paint, screen) {
    const sessions = (0,chosen_sessions/* worstFirst */.md)(report.sessions.filter(wording/* isCompared */.uQ));
    const waived = (0,report_session/* waivedSessions */.cq)(report);
    const failing = (0,chosen_sessions/* failingThenWaived */.yv)(sessions, waived);
    const [fallen] = report.baseline === undefined ? [] : (0,evidence/* fallenSince */.V$)(report.baseline);
    const least = sessions.find(({ name }) => name === fallen?.name) ?? sessions[0];
    const worst = failing.length > 0 ? failing : (0,evidence/* declineOf */.sd)(report, 1) !== null || least === undefined ? [] : [least];
    if (worst.length === 0)
        return [];
    const passingHeading = fallen === undefined ? 'Lowest session' : 'Session that fell most';
    const note = (0,wording/* failingNote */.dr)(report);
    const hidden = worst.slice(SHOWN_SESSIONS);
    const page = { explain: explaining(report, program), advised: (0,wording/* advisedForAll */.Xd)(report) };
    return [
        paint.bold(failing.length === 0 ? passingHeading : (0,wording/* failingHeading */.vy)(failing.length, waived.size)),
        ...(note === undefined ? [] : (0,layout/* hang */.lG)('', note, screen).map(paint.dim)),
        '',
        ...worst.slice(0, SHOWN_SESSIONS).flatMap((session) => sessionLines(session, page, waived, paint, screen)),
        ...(hidden.length > 0
            ? [paint.dim(`  … and ${(0,wording/* moreFailing */.cF)(hidden, waived)}: report.md and report.json have them`), '']
            : []),
    ];
}
function faultedSessions(report, program, paint, screen) {
    const sessions = (0,chosen_sessions/* faulted */.UQ)(report.sessions.filter(({ failed }) => !failed));
    if (sessions.length === 0)
        return [];
    const hidden = sessions.length - SHOWN_SESSIONS;
    const waived = new Set();
    const page = { explain: explaining(report, program), advised: (0,wording/* advisedForAll */.Xd)(report) };
    return [
        paint.bold(`Passing sessions that the judge faults (${sessions.length})`),
        '',
        ...sessions.slice(0, SHOWN_SESSIONS).flatMap((session) => sessionLines(session, page, waived, paint, screen)),
        ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more: report.md and report.json have them`), ''] : []),
    ];
}
function explaining(report, program) {
    const flags = [
        ...(0,setting_flags/* pathFlags */.J4)(report, ['config', 'corpus', 'candidates', 'report-dir']),
        ...(0,setting_flags/* givenFlags */.rd)(report, setting_flags/* isAboutScoring */.bY),
    ];
    return (name) => {
        const words = name.startsWith('-') ? [...flags, '--', (0,core_text/* quoteForShell */.eC)(name)] : [(0,core_text/* quoteForShell */.eC)(name), ...flags];
        return { where: `more${(0,setting_flags/* fromTop */.k$)(report)}:`, command: [program, 'explain', ...words].join(' ') };
    };
}
function sessionLines(session, { explain, advised }, waived, paint, screen) {
    const scores = session.dimensions.map(({ dimension, score }) => `${SHORT_NAMES[dimension]}\u00a0${(0,numbers/* showNumber */.Zo)(score)}`);
    const facts = session.status === 'scored' ? scores.join('  ') : (0,wording/* inWords */.r4)(session.status);
    const name = (0,core_text/* terminalLine */.tL)(session.name);
    const head = `${name}  ${(0,numbers/* showNumber */.Zo)(session.overall)}`;
    const mark = waived.has(session.name) ? '◉' : session.failed ? '✖' : '✔';
    const markLines = (0,layout/* hang */.lG)(`  ${mark} `, head, screen).map((line, i) => i === 0 ? `  ${(session.failed ? paint.red : paint.green)(mark)}${paint.bold(line.slice(3))}` : paint.bold(line));
    const oneLine = 4 + (0,layout/* columnsOf */.PL)(head) + 2 + (0,layout/* columnsOf */.PL)(facts) <= screen.width;
    const factLines = (0,layout/* hang */.lG)('      ', facts, screen).map((line) => paint.dim(line.replaceAll('\u00a0', ' ')));
    const hidden = session.findings.length - SHOWN_FINDINGS + (session.findings_omitted ?? 0);
    const { decisive, besides } = (0,counted_findings/* countedApart */.VI)(session, session.findings.slice(0, SHOWN_FINDINGS));
    const linesOf = (findings) => findings.flatMap((finding) => findingLines(finding, paint, screen, advised.has(finding.code) ? 'without advice' : 'with advice'));
    return [
        ...(oneLine
            ? [`${markLines[0] ?? ''}  ${paint.dim(facts.replaceAll('\u00a0', ' '))}`]
            : [...markLines, ...factLines]),
        ...samplesLines(session, screen).map(paint.dim),
        ...(session.waived ?? []).flatMap((waiver) => (0,layout/* hang */.lG)('      ', (0,core_text/* terminalLine */.tL)((0,wording/* waiverText */.Eu)(waiver)), screen).map(paint.yellow)),
        ...judgedLines(session, screen).map(paint.cyan),
        ...linesOf(decisive),
        ...(besides.length === 0 ? [] : [...(0,layout/* hang */.lG)('      ', counted_findings/* BESIDES */.mQ, screen).map(paint.dim), ...linesOf(besides)]),
        ...(hidden > 0 ? moreLines(hidden, explain(name), screen).map(paint.dim) : []),
        '',
    ];
}
function moreLines(hidden, { where, command }, screen) {
    const about = `… and ${hidden} ${where}`;
    const line = `      ${about} ${command}`;
    return (0,layout/* columnsOf */.PL)(line) <= screen.width ? [line] : [...(0,layout/* hang */.lG)('      ', about, screen), `      ${command}`];
}
function samplesLines(session, screen) {
    const note = (0,wording/* samplesNote */.qe)(session);
    return note === undefined ? [] : (0,layout/* hang */.lG)('      ', note, screen);
}
function judgedLines({ judge }, screen) {
    if (judge === undefined || !(0,judge_sentences/* wasAsked */.gg)(judge))
        return [];
    const silence = (0,judge_sentences/* silenceOf */.Dp)(judge);
    if (silence !== undefined)
        return (0,layout/* hang */.lG)('      ', silence, screen);
    const scores = judge.dimensions.map(({ dimension, score }) => `${SHORT_NAMES[dimension]}\u00a0${(0,numbers/* showNumber */.Zo)(score)}`);
    const isScored = judge.dimensions.length > 0 || judge.overall !== null;
    const overall = isScored ? [`judge\u00a0${(0,numbers/* showNumber */.Zo)(judge.overall)}`] : [];
    const label = judge.simulated === true ? ['simulated'] : [];
    const metrics = (0,judge_sentences/* metricRows */.IN)(judge).map(({ name, score }) => `${name}\u00a0${(0,numbers/* showNumber */.Zo)(score)}`);
    return [
        ...[[...overall, ...scores], metrics]
            .filter((numbers) => numbers.length > 0)
            .flatMap((numbers) => (0,layout/* hang */.lG)('      ', [...label, ...numbers].join('  '), screen).map((line) => line.replaceAll('\u00a0', ' '))),
        ...(judge.rationale === null ? [] : (0,layout/* hang */.lG)('      ', (0,core_text/* terminalLine */.tL)(judge.rationale, 300), screen)),
    ];
}
function otherSessions(title, sessions, paint, screen) {
    if (sessions.length === 0)
        return [];
    const hidden = sessions.length - SHOWN_SESSIONS;
    return [
        paint.bold(`${title} (${sessions.length})`),
        '',
        ...sessions.slice(0, SHOWN_SESSIONS).flatMap((session) => {
            const rubric = session.overall === null ? '' : `  rubric ${(0,numbers/* showNumber */.Zo)(session.overall)}`;
            const head = (0,layout/* hang */.lG)('    ', `${(0,core_text/* terminalLine */.tL)(session.name)}${rubric}`, screen).map(paint.bold);
            return [...head, ...judgedLines(session, screen).map(paint.cyan)];
        }),
        ...(hidden > 0 ? [paint.dim(`    … and ${hidden} more: report.md and report.json have them`)] : []),
        '',
    ];
}
const SHORT_NAMES = {
    title: 'title',
    summary: 'summary',
    key_actions: 'actions',
    outcome: 'outcome',
    aha_moments: 'moments',
};
function outsideFindings(findings, paint, screen) {
    if (findings.length === 0)
        return [];
    const hidden = findings.length - SHOWN_SESSIONS;
    return [
        paint.bold('Outside the corpus'),
        '',
        ...findings.slice(0, SHOWN_SESSIONS).flatMap((finding) => findingLines(finding, paint, screen)),
        ...(hidden > 0 ? [paint.dim(`      … and ${hidden} more`)] : []),
        '',
    ];
}
function diagnosisLines(findings, paint, screen) {
    const found = findings.filter(core_finding/* isDiagnosis */.k4);
    return found.length === 0 ? [] : [...found.flatMap((finding) => findingLines(finding, paint, screen)), ''];
}
function findingLines(finding, paint, screen, what = 'with advice') {
    const { code, file, line, column } = finding;
    const message = (0,core_finding/* toldMessage */.Ts)(finding);
    const suggestion = what === 'with advice' ? (0,wording/* adviceOf */.wr)(finding) : undefined;
    const note = (0,wording/* findingNote */.S$)(finding);
    const place = file === null ? '' : [file, line, column].filter((part) => part !== null).join(':');
    return [
        ...(0,layout/* placeLines */.L)('      ', code, place, paint, screen),
        ...(0,layout/* hang */.lG)('        ', note === undefined ? (0,core_text/* terminalLine */.tL)(message) : `${(0,core_text/* terminalLine */.tL)(message)} (${note})`, screen),
        ...(suggestion === undefined ? [] : (0,layout/* hang */.lG)('      → ', (0,core_text/* terminalLine */.tL)(suggestion), screen).map(paint.cyan)),
    ];
}

;// CONCATENATED MODULE: ./build/render/terminal/evidence.js









const evidence_SHOWN_SESSIONS = 3;
const evidence_SHOWN_FINDINGS = 3;
const SHOWN_CAUSES = 5;
const NAMED_SESSIONS = 5;
const FEWEST_FOR_CAUSES = 3;
function evidenceLines(report, paint, screen) {
    const decline = (0,evidence/* declineOf */.sd)(report, evidence_SHOWN_SESSIONS);
    return [
        ...(decline === null ? [] : declineLines(decline, paint, screen)),
        ...(0,evidence/* lowMeans */.jN)(report, NAMED_SESSIONS).flatMap((low) => lowMeanLines(low, paint, screen)),
        ...(0,evidence/* judgedFalls */.E6)(report, NAMED_SESSIONS).flatMap((fall) => judgedFallLines(fall, paint, screen)),
        ...alikeLines(report, paint, screen),
        ...adviceLines(report, paint, screen),
    ];
}
function alikeLines(report, paint, screen) {
    const alike = (0,causes/* failingAlike */.NO)(report.sessions);
    if (alike.flatMap(({ sessions }) => sessions).length < FEWEST_FOR_CAUSES)
        return [];
    const lines = alike.flatMap((one) => (0,layout/* hang */.lG)('  ', (0,wording/* alikeInWords */.$7)(one), screen));
    return [
        paint.bold('Why sessions fail'),
        ...(0,layout/* hang */.lG)('  ', '(each counted under its commonest cause)', screen).map(paint.dim),
        '',
        ...lines,
        '',
    ];
}
function adviceLines(report, paint, screen) {
    const advice = (0,pipeline_advice/* pipelineAdvice */.L)(report);
    return advice.length === 0 ? [] : [...advice.flatMap((text) => (0,layout/* hang */.lG)('→ ', text, screen).map(paint.cyan)), ''];
}
function declineLines(decline, paint, screen) {
    const silent = decline.sessions.filter(({ session }) => !session.failed);
    const hidden = decline.fell - silent.length;
    const more = `… and ${hidden} more that fell: report.md and report.html have them`;
    return [
        ...(silent.length > 0 ? [paint.bold('Fell most'), ''] : []),
        ...silent.flatMap((fallen) => fallenLines(fallen, paint, screen)),
        ...(silent.length > 0 && hidden > 0 ? [...(0,layout/* hang */.lG)('  ', more, screen).map(paint.dim), ''] : []),
        ...(0,layout/* hang */.lG)('', `What got worse: ${(0,wording/* worseInWords */.bL)(decline)}`, screen).map(paint.bold),
        '',
        ...decline.dimensions.flatMap((fallen) => (0,layout/* hang */.lG)('  ', (0,wording/* wideDropInWords */.d_)(fallen), screen).map(paint.red)),
        ...decline.causes.slice(0, SHOWN_CAUSES).flatMap((cause) => (0,layout/* hang */.lG)('  new in ', (0,wording/* causeInWords */.sn)(cause), screen)),
        '',
    ];
}
function fallenLines({ session, before, now, dimensions, findings }, paint, screen) {
    const parts = dimensions.map(wording/* dropInWords */.ak);
    const hidden = findings.length - evidence_SHOWN_FINDINGS;
    return [
        ...(0,layout/* hang */.lG)('  ↓ ', `${(0,core_text/* terminalLine */.tL)(session.name)}  ${(0,wording/* fromTo */.e8)(before, now)}`, screen).map(paint.bold),
        ...(0,layout/* hang */.lG)('      ', parts.join(', '), screen).map(paint.dim),
        ...findings.slice(0, evidence_SHOWN_FINDINGS).flatMap((finding) => findingLines(finding, paint, screen)),
        ...(hidden > 0 ? [paint.dim(`      … and ${(0,core_text/* counted */.hS)(hidden, 'more new finding')}`)] : []),
        '',
    ];
}
function lowMeanLines({ gate, costs, sessions }, paint, screen) {
    if (gate.value === null)
        return [];
    const names = sessions.map(({ session, score }) => `${(0,core_text/* terminalLine */.tL)(session.name)} ${(0,numbers/* showNumber */.Zo)(score)}`);
    return [
        ...(0,layout/* hang */.lG)('', `${(0,wording/* valueInWords */.ex)(gate, (0,catalogue/* gateName */.h2)(gate, 'inSentence'))}, ${(0,wording/* targetInWords */.wR)(gate)}`, screen).map(paint.bold),
        ...(costs.length === 0 ? [] : (0,layout/* hang */.lG)('  ', `What it loses: ${costs.map(wording/* costInWords */.M7).join(', ')}`, screen)),
        ...(names.length === 0 ? [] : (0,layout/* hang */.lG)('  ', `Lowest: ${names.join(', ')}`, screen)),
        '',
    ];
}
function judgedFallLines(fall, paint, screen) {
    const names = fall.sessions.map(({ session, before, now }) => `${(0,core_text/* terminalLine */.tL)(session.name)} ${(0,wording/* fromTo */.e8)(before, now)}`);
    const head = `${(0,wording/* judgedFallInWords */.Vz)(fall)}, ${(0,wording/* targetInWords */.wR)(fall.gate)}: ${(0,wording/* fellInWords */.S4)(fall.fell, fall.of)}`;
    return [
        ...(0,layout/* hang */.lG)('', head, screen).map(paint.bold),
        ...(names.length === 0 ? [] : (0,layout/* hang */.lG)('  ', `Fell most: ${names.join(', ')}`, screen)),
        '',
    ];
}

;// CONCATENATED MODULE: ./build/render/terminal/terminal.js





















const SHOWN_GATES = 20;
const SHOWN_NAMES = 5;
function renderTerminal(report, screen, { artifact, program = setting_flags/* INSTALLED */.Ln } = {}) {
    const paint = picocolors.createColors(screen.colour);
    const passing = report.sessions.filter(({ failed }) => !failed);
    const outside = report.findings.filter((finding) => !(0,core_finding/* isDiagnosis */.k4)(finding));
    return [
        ...caveatLines({ caveats: report.caveats.filter((caveat) => !isWeighty(caveat)) }, paint, screen),
        ...trustLines(report, paint, screen),
        ...scoreLines(report, paint, screen),
        ...judgeLines(report, paint, screen),
        ...otherSessions('Rubric and judge disagree', (0,chosen_sessions/* disagreeing */.N1)(passing), paint, screen),
        ...faultedSessions(report, program, paint, screen),
        ...otherSessions('Without a reference', (0,chosen_sessions/* unreferenced */.tW)(report.sessions), paint, screen),
        ...outsideFindings(outside, paint, screen),
        ...worstSessions(report, program, paint, screen),
        ...teachingLines(report, artifact, program, paint, screen),
        ...evidenceLines(report, paint, screen),
        ...diagnosisLines(report.findings, paint, screen),
        ...baselineLines(report, paint, screen),
        ...changedInputsLines(report, paint, screen),
        ...gateLines(report.gates, paint, screen),
        ...hanging(report.caveats.filter(isWeighty), paint, screen),
        ...headline(report, paint, screen),
        '',
    ].join('\n');
}
function isWeighty(caveat) {
    return (0,caveats/* isUncounted */.E)(caveat) || (0,policy_caveats/* isAboutPolicy */.G)(caveat);
}
function caveatLines({ caveats }, paint, screen) {
    const lines = hanging(caveats, paint, screen);
    return lines.length === 0 ? [] : [...lines, ''];
}
function hanging(caveats, paint, screen) {
    return caveats.flatMap((caveat) => (0,layout/* hang */.lG)('  ! ', (0,core_text/* terminalLine */.tL)(caveat), screen).map(paint.dim));
}
function headline(report, paint, screen) {
    const isWarning = (0,report_title/* onlyWarns */.yY)(report);
    const [mark, colour] = {
        pass: (0,report_title/* newlyWorse */.Ox)(report).length > 0 ? ['! ', paint.yellow] : ['✔ ', paint.green],
        fail: isWarning ? ['! ', paint.yellow] : ['✖ ', paint.red],
        inconclusive: ['? ', paint.yellow],
    }[report.verdict];
    const title = isWarning ? `${report.title}, which only warns (warn-only)` : report.title;
    return (0,layout/* hang */.lG)(mark, title, screen).map((line) => paint.bold(colour(line)));
}
const NUMBER = 9;
const numberCell = (text) => text.padStart(NUMBER);
function gateLines(gates, paint, screen) {
    if (gates.length === 0)
        return [];
    const indent = 4;
    const rows = (0,gate_rows/* gateRows */.Zl)(gates);
    const shown = rows.slice(0, SHOWN_GATES);
    const room = Math.max(8, screen.width - indent - 2 * (NUMBER + 1));
    const names = shown.map(({ gate, lookedFor }) => (0,layout/* cutColumns */.ME)((0,core_text/* terminalLine */.tL)(lookedFor === undefined ? gate.id : `${gate.kind}, ${lookedFor.length} kinds`), room));
    const width = (0,layout/* widest */.D3)(['Gate', ...names]);
    const cells = Math.min(BAR_CELLS, screen.width - indent - width - 2 * (NUMBER + 1) - 2);
    const lines = shown.flatMap(({ gate, lookedFor }, i) => {
        const { value, waived } = gate;
        const plain = {
            pass: paint.green('✔'),
            fail: paint.red('✖'),
            not_evaluated: paint.dim('–'),
            'not certain': paint.yellow('~'),
        }[(0,certainty/* standingOf */.YP)(gate)];
        const hasBar = value !== null && catalogue/* GATES */.JH[gate.kind].scale === 'score' && cells >= FEWEST_CELLS;
        const drawn = hasBar ? `  ${bar(gate, value, cells, paint)}` : '';
        const line = `  ${waived === true ? '◉' : plain} ${(0,layout/* pad */.eV)(names[i] ?? '', width)} ${numberCell((0,catalogue/* showGateNumber */.mB)(gate, value))} ${numberCell((0,gate_rows/* targetOf */.$r)(gate))}${drawn}`;
        if (lookedFor !== undefined)
            return [line, ...(0,layout/* hang */.lG)(NAMES_BELOW, lookedFor.join(', '), screen).map(paint.dim)];
        const word = wordBeside(gate);
        const hasRoom = word !== undefined && (0,layout/* columnsOf */.PL)(line) + 2 + word.length <= screen.width;
        return [hasRoom ? `${line}  ${paint.yellow(word)}` : line];
    });
    const hidden = (0,gate_rows/* gatesOf */.og)(rows.slice(SHOWN_GATES));
    return [
        paint.dim(`    ${(0,layout/* pad */.eV)('Gate', width)} ${numberCell('Value')} ${numberCell('Target')}`),
        ...lines,
        ...(hidden > 0 ? [paint.dim(`    … and ${hidden} more`)] : []),
        '',
    ];
}
const NAMES_BELOW = '      ';
function wordBeside(gate) {
    if ((0,catalogue/* isWithinChance */.co)(gate))
        return certainty/* NOT_CERTAIN_ENOUGH */.IX;
    const asides = (0,gate_rows/* uncounted */.cP)(gate);
    if (asides.length > 0)
        return asides.join(', ');
    const { flip_risk: risk } = gate;
    return risk?.word === 'clear' ? undefined : (0,certainty/* riskWord */.YS)(gate);
}
const BAR_CELLS = 20;
const FEWEST_CELLS = 8;
function bar(gate, value, size, paint) {
    const { threshold } = gate;
    const isMost = (0,catalogue/* isCeiling */.WO)(gate);
    const tick = Math.min(size - (isMost ? 2 : 1), Math.ceil(threshold * size));
    const reached = Math.floor(value * size);
    const least = value < threshold ? Math.min(reached, tick - 1) : Math.max(reached, tick);
    const most = value > threshold ? Math.max(reached, tick + 2) : Math.min(reached, tick);
    const filled = isMost ? most : least;
    const cells = Array.from({ length: size }, (_, i) => (i === tick ? '┃' : i < filled ? '█' : '░'));
    const colours = { pass: paint.green, fail: paint.red, not_evaluated: paint.dim, 'not certain': paint.yellow };
    return colours[(0,certainty/* standingOf */.YP)(gate)](cells.join(''));
}
function scoreLines({ corpus_size: size, statistics }, paint, screen) {
    if (size === 0)
        return [];
    const dimensions = (0,per_dimension/* eachDimension */.Ow)(statistics.dimensions);
    const width = (0,layout/* widest */.D3)(['overall', ...dimensions.map(([dimension]) => dimension)]);
    const columns = Math.max(1, Math.floor((screen.width - 4 - width) / NUMBER));
    const row = (name, cells) => `    ${(0,layout/* pad */.eV)(name, width)}${cells.slice(0, columns).map(numberCell).join('')}`;
    const scores = ({ mean, p5 = null, p50, stddev, ci95 }) => [
        (0,numbers/* showNumber */.Zo)(mean),
        ...bounds(ci95),
        ...[p50, p5, stddev].map(numbers/* showNumber */.Zo),
    ];
    const bounds = (ci95) => (0,wording/* isPoint */.fT)(ci95) ? ['', 'all equal'] : [(0,numbers/* showNumber */.Zo)(ci95?.[0] ?? null), (0,numbers/* showNumber */.Zo)(ci95?.[1] ?? null)];
    return [
        paint.dim(row('', ['Mean', '95% low', '95% high', 'Median', 'p5', 'StdDev'])),
        paint.bold(row('overall', scores(statistics.overall))),
        ...dimensions.map(([dimension, distribution]) => row(dimension, scores(distribution))),
        '',
    ];
}
function changedInputsLines({ baseline }, paint, screen) {
    const sentence = baseline === undefined ? undefined : (0,change_sentences/* changedInputsSentence */.dD)(baseline);
    return sentence === undefined ? [] : [...(0,layout/* hang */.lG)('  ! ', sentence, screen).map(paint.yellow), ''];
}
function baselineLines({ baseline, gates, sessions }, paint, screen) {
    if (baseline === undefined)
        return [];
    const { failures, overall } = baseline;
    const names = failures?.new ?? [];
    const fresh = names.length === 0 ? undefined : `New: ${(0,core_text/* nameSome */.Kf)(names, SHOWN_NAMES)}`;
    const lines = (text, isBad) => text === undefined ? [] : (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(text), screen).map(isBad ? paint.red : paint.cyan);
    return [
        ...lines((0,change_sentences/* changeSentence */.y6)({ baseline, gates }), overall?.word === 'regression'),
        ...lines((0,change_sentences/* failuresSentence */.b8)(baseline, sessions), names.length > 0),
        ...lines(fresh, true),
        ...lines((0,change_sentences/* originSentence */.yx)(baseline), false),
        '',
    ];
}
function trustLines(report, paint, screen) {
    const sentences = (0,trust/* trustSentences */.jb)(report);
    if (sentences.length === 0)
        return [];
    return [...sentences.flatMap((text) => (0,layout/* hang */.lG)('  · ', text, screen).map(paint.dim)), ''];
}
function judgeLines({ judge, settings, corpus_size: size }, paint, screen) {
    if (judge === undefined)
        return [];
    const gaps = (0,judge_sentences/* judgeGaps */.pU)(judge);
    const about = [
        (0,judge_sentences/* judgeSentence */.$L)(judge, size),
        ...(0,judge_sentences/* judgeNotes */.$b)(judge),
        (0,judge_sentences/* judgeEffort */.w0)(judge, settings),
        ...(gaps === undefined ? [] : [gaps]),
    ];
    return [
        ...[...about, ...(0,judge_sentences/* trustNotes */.Eq)(judge, settings), ...(0,judge_sentences/* askedOf */.iN)(judge)].flatMap((text) => (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(text), screen).map(paint.cyan)),
        '',
    ];
}
function teachingLines(report, artifact, program, paint, screen) {
    const commands = (0,teaching_commands/* teachingCommands */.W)(report, artifact, program);
    const fetch = commands?.fetch;
    const [own] = commands?.accept ?? [];
    const isOne = commands?.accept.length === 1;
    const first = isOne ? own : (commands?.ofChosen ?? own);
    if (first === undefined)
        return [];
    const which = report.sessions.filter(({ failed }) => failed).length > 1 ? 'one of them' : 'it';
    const about = `Right in other words? Accept ${which}${(0,setting_flags/* fromTop */.k$)(report)} (shows what differs, and asks before it writes):`;
    return [...(0,layout/* hang */.lG)('  ', about, screen), ...[fetch ?? [], first].flat().map((line) => `  ${line}`), ''].map(paint.dim);
}


/***/ })

};
