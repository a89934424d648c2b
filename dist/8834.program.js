export const id = 8834;
export const ids = [8834];
export const modules = {

/***/ 88834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  junitPieces: () => (/* binding */ junitPieces),
  renderJunit: () => (/* binding */ renderJunit)
});

var numbers = __webpack_require__(15236);
var core_text = __webpack_require__(83703);
var report_session = __webpack_require__(37452);
var pipeline_advice = __webpack_require__(41588);
;// CONCATENATED MODULE: ./build/render/xml.js

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
const NOT_IN_XML = /[\ufffe\uffff]/g;
function xmlText(text, longest) {
    return (0,core_text/* terminalLine */.tL)(text, longest)
        .replace(NOT_IN_XML, '\ufffd')
        .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
function xml_element(name, attributes, children = []) {
    const given = Object.entries(attributes).flatMap(([key, value]) => value === undefined ? [] : [` ${key}="${value}"`]);
    const open = `<${name}${given.join('')}`;
    if (children.length === 0)
        return [`${open}/>`];
    return [`${open}>`, ...children.flatMap((lines) => lines.map((line) => `  ${line}`)), `</${name}>`];
}
function textElement(name, attributes, text) {
    const [first = ''] = xml_element(name, attributes);
    if (text.length === 0)
        return [first];
    return [`${first.slice(0, -2)}>${text.join('\n')}</${name}>`];
}

var catalogue = __webpack_require__(5965);
var consequence = __webpack_require__(61044);
var evidence = __webpack_require__(41568);
var wording = __webpack_require__(49829);
var core_finding = __webpack_require__(52003);
;// CONCATENATED MODULE: ./build/render/junit/test-case.js



const LONGEST_MESSAGE = 1000;
const LONGEST_NAME = 400;
const LONGEST_LINE = 2000;
function countCases({ cases }) {
    const count = (wanted) => cases.filter(({ result }) => result.kind === wanted).length;
    return {
        tests: cases.length,
        failures: count('failure'),
        errors: count('error'),
        skipped: count('skipped'),
        durationMs: cases.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0),
    };
}
function sumCounts(a, b) {
    return {
        tests: a.tests + b.tests,
        failures: a.failures + b.failures,
        errors: a.errors + b.errors,
        skipped: a.skipped + b.skipped,
        durationMs: a.durationMs + b.durationMs,
    };
}
function countAttributes({ durationMs, ...counts }) {
    return { ...counts, time: seconds(durationMs) };
}
function suiteElement(suite, timestamp) {
    const name = nameText(suite.name);
    const properties = suite.properties.map(([key, value]) => xml_element('property', { name: xmlText(key, LONGEST_NAME), value: xmlText(value, LONGEST_MESSAGE) }));
    return xml_element('testsuite', { name, ...countAttributes(countCases(suite)), timestamp }, [
        ...(properties.length > 0 ? [xml_element('properties', {}, properties)] : []),
        ...suite.cases.map((testCase) => caseElement(testCase, name)),
        ...(suite.output.length > 0 ? [textElement('system-out', {}, suite.output.map(line))] : []),
    ]);
}
function caseElement(testCase, classname) {
    const { name, result, file, durationMs } = testCase;
    const place = file === null ? undefined : pathText(file);
    const attributes = {
        name: nameText(name),
        classname,
        time: seconds(durationMs ?? 0),
        file: place,
        line: place === undefined ? undefined : (testCase.line ?? undefined),
    };
    const output = testCase.output.length > 0 ? [textElement('system-out', {}, testCase.output.map(line))] : [];
    return xml_element('testcase', attributes, [...resultElement(result), ...output]);
}
function resultElement(result) {
    switch (result.kind) {
        case 'passed':
            return [];
        case 'skipped':
            return [xml_element('skipped', { message: xmlText(result.message, LONGEST_MESSAGE) })];
        case 'failure':
        case 'error': {
            const { kind, type, message, lines } = result;
            return [textElement(kind, { message: xmlText(message, LONGEST_MESSAGE), type }, lines.map(line))];
        }
    }
}
function nameText(name) {
    return xmlText(name, LONGEST_NAME) || '(blank)';
}
function line(text) {
    return `${/^ */.exec(text)?.[0] ?? ''}${xmlText(text, LONGEST_LINE)}`;
}
function pathText(path) {
    const text = xmlText(path, path.length + 1);
    const back = text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => CHARACTERS[name] ?? '');
    return back === path ? text : undefined;
}
const CHARACTERS = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function seconds(milliseconds) {
    return (milliseconds / 1000).toFixed(3);
}
function findingLines(finding) {
    const { code, file, line, column } = finding;
    const place = [file, line, column].filter((part) => part !== null).join(':');
    const advice = (0,wording/* adviceOf */.wr)(finding);
    const note = finding.samples === undefined ? undefined : (0,wording/* findingNote */.S$)({ samples: finding.samples });
    return [
        `${code}${place === '' ? '' : `  ${place}`}`,
        `  ${(0,core_finding/* toldMessage */.Ts)(finding)}${note === undefined ? '' : ` (${note})`}`,
        ...(advice === undefined ? [] : [`  → ${advice}`]),
    ];
}

;// CONCATENATED MODULE: ./build/render/junit/gate-evidence.js







const MOST_SESSIONS = 5;
const MOST_FINDINGS = 3;
const MOST_CAUSES = 10;
function evidenceOf(gate, report) {
    switch (catalogue/* GATES */.JH[gate.kind].check) {
        case 'drop':
            return fallLines(report);
        case 'mean':
            return lowLines(gate, report);
        case 'judged drop':
            return judgedLines(gate, report);
        default:
            return [];
    }
}
function headOf(gate, report) {
    const { check, scale } = catalogue/* GATES */.JH[gate.kind];
    if (scale === 'count') {
        const named = gate.message.indexOf(' (');
        const names = named !== -1 && gate.message.endsWith(')') ? gate.message.slice(named) : '';
        const allowed = gate.threshold === 0 ? ', none allowed' : '';
        return `${(0,core_text/* capitalised */.Iu)((0,consequence/* gatesInWords */.R)([gate], report))}${allowed}${names}`;
    }
    return check === 'drop' || check === 'mean' ? (0,core_text/* capitalised */.Iu)((0,consequence/* gatesInWords */.R)([gate], report)) : gate.message;
}
function fallLines(report) {
    const decline = (0,evidence/* declineOf */.sd)(report, MOST_SESSIONS);
    if (decline === null)
        return [];
    const hidden = decline.fell - decline.sessions.length;
    return [
        `What got worse: ${(0,wording/* worseInWords */.bL)(decline)}`,
        ...decline.dimensions.map((one) => `  ${(0,wording/* wideDropInWords */.d_)(one)}`),
        ...decline.causes.slice(0, MOST_CAUSES).map((cause) => `  new in ${(0,wording/* causeInWords */.sn)(cause)}`),
        ...decline.sessions.flatMap((fallen) => [
            `↓ ${fallen.session.name} ${(0,wording/* fromTo */.e8)(fallen.before, fallen.now)}: ${(0,wording/* fallInWords */.wh)(fallen)}`,
            ...fallen.findings.slice(0, MOST_FINDINGS).map(evidence/* placeAlone */.R5).flatMap(findingLines).map(setIn),
        ]),
        ...(hidden > 0 ? [`and ${hidden} more that fell`] : []),
    ];
}
function judgedLines(gate, report) {
    const fall = (0,evidence/* judgedFalls */.E6)(report, MOST_SESSIONS).find((one) => one.gate.id === gate.id);
    if (fall === undefined)
        return [];
    const hidden = fall.fell - fall.sessions.length;
    return [
        `What got worse: ${(0,wording/* judgedFallInWords */.Vz)(fall)}, ${(0,wording/* fellInWords */.S4)(fall.fell, fall.of)}`,
        ...fall.sessions.map(({ session, before, now }) => `↓ ${session.name} ${(0,wording/* fromTo */.e8)(before, now)}`),
        ...(hidden > 0 ? [`and ${hidden} more that fell`] : []),
    ];
}
function lowLines(gate, report) {
    const low = (0,evidence/* lowMeans */.jN)(report, MOST_SESSIONS).find((one) => one.gate.id === gate.id);
    if (low === undefined)
        return [];
    const { of } = (0,catalogue/* gateSubject */.uv)(gate);
    return [
        ...(low.costs.length === 0 ? [] : [`What it loses: ${low.costs.map(wording/* costInWords */.M7).join(', ')}`]),
        ...low.sessions.flatMap(({ session, score }) => [
            `↓ ${session.name} ${(0,wording/* inWords */.r4)(of)} ${(0,numbers/* showNumber */.Zo)(score)}`,
            ...session.findings
                .filter(({ dimension }) => of === 'overall' || dimension === of)
                .slice(0, MOST_FINDINGS)
                .flatMap(findingLines)
                .map(setIn),
        ]),
    ];
}
function setIn(line) {
    return `  ${line}`;
}

var fail_on = __webpack_require__(24777);
var per_dimension = __webpack_require__(52497);
var floor_id = __webpack_require__(27610);
;// CONCATENATED MODULE: ./build/render/junit/session-failure.js







function contextOf({ gates, baseline, dimension_means }) {
    return {
        gates: new Map(gates.map((gate) => [gate.id, gate])),
        changes: new Map(baseline?.sessions.map(({ name, delta }) => [name, delta])),
        dimensions: (0,per_dimension/* dimensionsOf */.VM)({ dimension_means }),
    };
}
function whyItFails(session, run) {
    const { overall, gates_failed: failed, gates_waived: waived = [] } = session;
    const gates = failed.flatMap((id) => {
        const gate = run.gates.get(id);
        return gate?.status === 'fail' && !waived.includes(id) ? [gate] : [];
    });
    const ofFloors = gates.filter(isFloor).map((gate) => `${belowFloor(gate, session)}.`);
    const others = gates.filter((gate) => !isFloor(gate)).map((gate) => sentenceOf(gate, session, run));
    return [...(ofFloors.length > 0 ? ofFloors : [`Overall ${(0,numbers/* showNumber */.Zo)(overall)}.`]), ...others].join(' ');
}
function isFloor({ kind }) {
    return catalogue/* GATES */.JH[kind].check === 'worst session' || catalogue/* GATES */.JH[kind].check === 'own floors';
}
function belowFloor(gate, session) {
    const { overall, dimensions, samples } = session;
    const { kind, threshold } = gate;
    const { of } = (0,catalogue/* gateSubject */.uv)(gate);
    const isOfOverall = kind !== 'session' || of === 'overall';
    const score = isOfOverall ? overall : (dimensions.find(({ dimension }) => dimension === of)?.score ?? null);
    const target = kind === 'session' ? `its own floor of ${(0,numbers/* showNumber */.Zo)(threshold)}` : `the ${(0,numbers/* showNumber */.Zo)(threshold)} of ${kind}`;
    const what = (0,core_text/* capitalised */.Iu)(isOfOverall ? 'overall' : (0,wording/* inWords */.r4)(of));
    if (samples === undefined)
        return `${what} ${(0,numbers/* showNumber */.Zo)(score)} is below ${target}`;
    const scores = samples.map((one) => isOfOverall ? one.overall : (one.dimensions.find(({ dimension }) => dimension === of)?.score ?? 0));
    const reaching = scores.filter((one) => (0,numbers/* shown */.SP)(one) >= (0,numbers/* shown */.SP)(threshold)).length;
    return `${what} of ${reaching} of ${scores.length} samples alone reaches ${target}`;
}
function sentenceOf(gate, session, { changes }) {
    const { id } = gate;
    if (catalogue/* GATES */.JH[gate.kind].check === 'findings') {
        const found = blamedFindings(session, [id]);
        const [first] = found;
        const count = found.length > 1 ? `, ${found.length} findings` : '';
        return first === undefined ? `It fails ${id}.` : `${first.message} (${id}${count}).`;
    }
    if (catalogue/* GATES */.JH[gate.kind].check === 'judged session') {
        return `The judge gives it ${(0,numbers/* showNumber */.Zo)(session.judge?.overall ?? null)}, below the ${(0,numbers/* showNumber */.Zo)(gate.threshold)} of ${id}.`;
    }
    const change = changes.get(session.name);
    return change === undefined ? `It fails ${id}.` : `That is ${(0,numbers/* showNumber */.Zo)(-change)} less than on the base (${id}).`;
}
function blamedFindings({ findings }, ids) {
    const codes = new Set(ids.flatMap(fail_on/* codesOfGate */.NH));
    return findings.filter(({ code, severity }) => severity === 'error' && codes.has(code));
}
function missedFloor({ name }, dimension, { gates }) {
    const gate = gates.get((0,floor_id/* floorId */.I5)(name, dimension));
    return gate?.status === 'fail' ? gate : undefined;
}

var counted_findings = __webpack_require__(11648);
var judge_metrics = __webpack_require__(39967);
;// CONCATENATED MODULE: ./build/render/junit/session-suite.js







function sessionSuite(session, fate, run) {
    return {
        name: session.name,
        properties: propertiesOf(session),
        cases: [
            overallCase(session, fate, run),
            ...session.dimensions.map((score) => dimensionCase(score, session, fate, run)),
            ...judgeCases(session),
        ],
        output: [],
    };
}
function countSession(session, fate, run) {
    const { name, status, judge } = session;
    const isPlain = status === 'scored' &&
        fate === 'passed' &&
        judge === undefined &&
        !run.dimensions.some((dimension) => isWaived(name, dimension, run));
    return isPlain ? { ...ALL_PASSED, tests: 1 + run.dimensions.length } : countCases(sessionSuite(session, fate, run));
}
const ALL_PASSED = { failures: 0, errors: 0, skipped: 0, durationMs: 0 };
function propertiesOf(session) {
    const { status, overall, dimensions, judge } = session;
    const samples = (0,wording/* samplesNote */.qe)(session);
    return [
        ['status', status],
        ...(overall === null ? [] : [['overall', (0,numbers/* showNumber */.Zo)(overall)]]),
        ...dimensions.map(({ dimension, score }) => [dimension, (0,numbers/* showNumber */.Zo)(score)]),
        ...(samples === undefined ? [] : [['samples', samples]]),
        ...judgeProperties(judge),
    ];
}
const UNSCORED = {
    canary: 'a canary is for the judge and is never scored',
    unreferenced: 'there is no golden session to compare with: the judge alone has looked at it',
};
function overallCase(session, fate, run) {
    const { status, findings, dimensions, candidate_path: path, findings_omitted: omitted = 0 } = session;
    const own = findings.filter(({ dimension }) => dimension === null);
    const [first] = status === 'scored' ? [] : own;
    const common = { name: 'overall', file: first?.file ?? path, line: first?.line ?? null, durationMs: null };
    const unscored = UNSCORED[status];
    if (unscored !== undefined)
        return { ...common, result: { kind: 'skipped', message: unscored }, output: own.flatMap(findingLines) };
    const lines = [
        ...(status === 'scored'
            ? dimensions.map(({ dimension, score, reason }) => `${dimension} ${(0,numbers/* showNumber */.Zo)(score)}  ${reason}`)
            : []),
        ...own.flatMap(findingLines),
        ...(omitted > 0 ? [`and ${omitted} more findings, which are in no report`] : []),
    ];
    if (fate === 'waived')
        return { ...common, result: skippedBy(session.waived ?? []), output: lines };
    if (fate === 'passed')
        return { ...common, result: { kind: 'passed' }, output: lines };
    const message = status === 'scored' ? whyItFails(session, run) : (first?.message ?? (0,wording/* inWords */.r4)(status));
    const type = first?.code ?? blamedFindings(session, session.gates_failed)[0]?.code ?? 'SESSION_FAILS';
    const told = first === undefined ? [message, ...lines] : lines;
    return { ...common, result: { kind: 'failure', type, message, lines: told }, output: [] };
}
function skippedBy(waivers) {
    return { kind: 'skipped', message: waivers.map(wording/* waiverText */.Eu).join('; ') };
}
function isWaived(name, dimension, run) {
    return run.gates.get((0,floor_id/* floorId */.I5)(name, dimension))?.waived === true;
}
function dimensionCase({ dimension, score, reason }, session, fate, run) {
    const findings = session.findings.filter((finding) => finding.dimension === dimension);
    const [worst] = findings;
    const common = {
        name: dimension,
        file: worst?.file ?? session.candidate_path,
        line: worst?.line ?? null,
        durationMs: null,
    };
    if (session.status !== 'scored')
        return { ...common, result: { kind: 'skipped', message: reason }, output: [] };
    const missed = missedFloor(session, dimension, run);
    const lines = [`${dimension} ${(0,numbers/* showNumber */.Zo)(score)}  ${reason}`, ...findings.flatMap(findingLines)];
    if (isWaived(session.name, dimension, run)) {
        return { ...common, result: skippedBy((0,wording/* waiversOn */.D)(session, dimension)), output: lines };
    }
    const blamed = findings.find(missed === undefined ? (0,counted_findings/* countedIn */.se)(session) : ({ severity }) => severity === 'error');
    if (fate !== 'blamed' || (blamed === undefined && missed === undefined)) {
        return { ...common, result: { kind: 'passed' }, output: lines };
    }
    return {
        ...common,
        result: failureOf(blamed, missed === undefined ? undefined : belowFloor(missed, session), lines),
        output: [],
    };
}
function failureOf(worst, missed, lines) {
    const reasons = [...(missed === undefined ? [] : [missed]), ...(worst === undefined ? [] : [worst.message])];
    const told = missed === undefined ? lines : [missed, ...lines];
    return { kind: 'failure', type: worst?.code ?? 'SESSION_FAILS', message: reasons.join('; '), lines: told };
}
function judgeProperties(judge) {
    return measurementsOf(judge).flatMap(({ name, score }) => score === null ? [] : [[name.replaceAll(' ', '_'), (0,numbers/* showNumber */.Zo)(score)]]);
}
function judgeCases({ judge, candidate_path: path }) {
    return measurementsOf(judge).map(({ name, score, reason, explanation }, i) => {
        const common = { name, file: path, line: null, durationMs: i === 0 ? (judge?.duration_ms ?? null) : null };
        if (score === null) {
            const message = reason === null ? 'unmeasured' : `unmeasured: ${(0,wording/* inWords */.r4)(reason)}`;
            return { ...common, result: { kind: 'skipped', message }, output: [] };
        }
        const said = explanation === null ? [] : [explanation];
        return { ...common, result: { kind: 'passed' }, output: [(0,numbers/* showNumber */.Zo)(score), ...said] };
    });
}
function measurementsOf(judge) {
    if (judge === undefined)
        return [];
    const { simulated, overall, rationale, unmeasured, metrics } = judge;
    const judged = simulated === true ? 'judge simulated' : 'judge';
    const missed = unmeasured.find(({ measurement }) => measurement === 'overall');
    const wasAsked = overall !== null || missed !== undefined;
    return [
        ...(wasAsked
            ? [{ name: `${judged} overall`, score: overall, reason: missed?.reason ?? null, explanation: rationale }]
            : []),
        ...judge_metrics/* SESSION_METRICS */.tw.flatMap((metric) => {
            const found = metrics?.[metric];
            return found === undefined ? [] : [{ name: `${judged} ${metric}`, ...found }];
        }),
        ...(metrics?.skipped ?? []).map(({ metric, reason }) => ({
            name: `${judged} ${metric}`,
            score: null,
            reason,
            explanation: null,
        })),
    ];
}

;// CONCATENATED MODULE: ./build/render/junit/junit.js









function renderJunit(report) {
    return [...junitPieces(report)].join('');
}
function* junitPieces(report) {
    const timestamp = report.scored_at.slice(0, 19);
    const prefix = prefixOf(report);
    const run = contextOf(report);
    const fateOf = openFates(report);
    const gates = gateSuite(report);
    const total = report.sessions.reduce((sum, session) => sumCounts(sum, countSession(session, fateOf(session), run)), countCases(gates));
    const attributes = { name: xmlText(`${prefix}summary-gate`, 100), ...countAttributes(total), timestamp };
    const [open = '', close = ''] = xml_element('testsuites', attributes, [[]]);
    yield `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n`;
    const named = withNameOfItsOwn(prefix);
    yield* linesOf(named(gates), timestamp);
    for (const session of report.sessions) {
        yield* linesOf(named(sessionSuite(session, fateOf(session), run)), timestamp);
    }
    yield `${close}\n`;
}
function* linesOf(suite, timestamp) {
    for (const line of suiteElement(suite, timestamp))
        yield `  ${line}\n`;
}
function prefixOf({ settings }) {
    const key = settings['comment-key']?.value;
    return typeof key === 'string' && key !== 'default' ? `${key}/` : '';
}
function withNameOfItsOwn(prefix) {
    const taken = new Set();
    const next = new Map();
    return (suite) => {
        const plain = `${prefix}${(0,core_text/* plainLine */.h0)(suite.name)}`;
        let name = plain;
        for (let i = next.get(plain) ?? 2; taken.has(name); i++) {
            name = `${plain} (${i})`;
            next.set(plain, i + 1);
        }
        taken.add(name);
        return { ...suite, name };
    };
}
function openFates(report) {
    const waived = (0,report_session/* waivedSessions */.cq)(report);
    return ({ name, failed }) => {
        if (waived.has(name))
            return 'waived';
        return failed && report.verdict === 'fail' ? 'blamed' : 'passed';
    };
}
function gateSuite(report) {
    const firstFailed = report.gates.find(({ status }) => status === 'fail');
    const advice = (0,pipeline_advice/* pipelineAdvice */.L)(report).map((sentence) => `→ ${sentence}`);
    const { overall_mean: mean, dimension_means: means, corpus_size: size, tool, rubric } = report;
    return {
        name: 'gates',
        properties: [
            ['verdict', report.verdict],
            ['title', report.title],
            ['sessions', String(size)],
            ...(mean === null ? [] : [['overall_mean', (0,numbers/* showNumber */.Zo)(mean)]]),
            ...Object.entries(means).flatMap(([dimension, value]) => value === null ? [] : [[`${dimension}_mean`, (0,numbers/* showNumber */.Zo)(value)]]),
            ['rubric', rubric.version],
            ['tool', `${tool.name} ${tool.version}`],
        ],
        cases: report.gates.map((gate) => gateCase(gate, report, gate === firstFailed ? advice : [])),
        output: [...report.findings.flatMap(findingLines), ...report.caveats],
    };
}
function isOpen({ verdict, settings }) {
    return verdict === 'inconclusive' && settings['on-inconclusive']?.value !== 'pass';
}
function gateCase(gate, report, advice) {
    const { id, kind, status, message, advisory } = gate;
    const common = { name: id, file: null, line: null, durationMs: null };
    const result = (() => {
        switch (status) {
            case 'pass':
                return { kind: 'passed' };
            case 'fail': {
                const head = headOf(gate, report);
                const numbers = head === message ? [] : [message];
                return {
                    ...{ kind: 'failure', type: kind, message: head },
                    lines: [head, ...numbers, ...advice, ...evidenceOf(gate, report)],
                };
            }
            case 'not_evaluated':
                return isOpen(report) && advisory === undefined
                    ? { kind: 'error', type: 'not_evaluated', message, lines: [message] }
                    : { kind: 'skipped', message };
        }
    })();
    return { ...common, result, output: status === 'pass' ? [message] : [] };
}


/***/ })

};
