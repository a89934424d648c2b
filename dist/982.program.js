export const id = 982;
export const ids = [982];
export const modules = {

/***/ 9982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bless: () => (/* binding */ bless)
});

// EXTERNAL MODULE: ./build/adapters/disk/files.js
var disk_files = __webpack_require__(6736);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(1388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(6067);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(9970);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/gates/baseline/change.js + 1 modules
var change = __webpack_require__(8204);
// EXTERNAL MODULE: ./build/gates/catalogue.js
var catalogue = __webpack_require__(3814);
// EXTERNAL MODULE: ./build/rubric/score.js + 7 modules
var score = __webpack_require__(6936);
// EXTERNAL MODULE: ./build/settings/alert-levels.js
var alert_levels = __webpack_require__(4408);
// EXTERNAL MODULE: ./build/settings/judge-metrics.js
var judge_metrics = __webpack_require__(483);
// EXTERNAL MODULE: ./build/statistics/interval.js
var interval = __webpack_require__(5449);
// EXTERNAL MODULE: ./build/report/metrics-schema.js
var metrics_schema = __webpack_require__(8884);
;// CONCATENATED MODULE: ./build/report/schema.js










/**
 * The report: the one plain value that every output is rendered from. `schema/report.schema.json` is made from
 * this by `npm run generate`. An unmeasured number is null, never 0.
 */
const digest = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const schema_finding = schemas/* strictObject */.rej({
    code: schemas/* enum */.k5n(finding/* FINDING_CODES */.f2),
    severity: schemas/* enum */.k5n(['error', 'warning', 'note']),
    dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf).nullable(),
    message: schemas/* string */.YjP(),
    suggestion: schemas/* string */.YjP().nullable(),
    file: schemas/* string */.YjP().nullable().describe('Relative to the workspace, with /.'),
    line: schemas/* int */.Whr().min(1).nullable(),
    column: schemas/* int */.Whr().min(1).nullable().describe('In UTF-16 units.'),
    known: schemas/* literal */.euz(true).optional().describe('It was there on the base already, so that fail-on leaves it out.'),
});
const estimate = schemas/* strictObject */.rej({
    value: schemas/* number */.aig().min(-1).max(1).nullable(),
    ci95: schemas/* tuple */.PVZ([schemas/* number */.aig().min(-1).max(1), schemas/* number */.aig().min(-1).max(1)])
        .nullable()
        .describe('95 % bootstrap interval over sessions.'),
    reason: schemas/* string */.YjP().nullable().describe('Why the value is null.'),
});
const agreementSchema = schemas/* strictObject */.rej({
    n: schemas/* int */.Whr().min(0).describe('Candidates with a label and a score.'),
    sessions: schemas/* int */.Whr().min(0),
    spearman: estimate,
    kappa: estimate,
    bias: estimate,
    level: schemas/* number */.aig().min(-1).max(1).nullable().describe('The lower of Spearman and kappa.'),
});
const judgeAgreement = agreementSchema.extend({
    labels: schemas/* int */.Whr().min(0),
    level: agreementSchema.shape.level.describe('Null when it was not measured.'),
    obstacle: schemas/* string */.YjP().nullable().describe('Why there is no level.'),
    labels_digest: digest,
});
const schema_alert = schemas/* strictObject */.rej({
    metric: schemas/* enum */.k5n(alert_levels/* ALERT_METRICS */.fK),
    level: schemas/* enum */.k5n(alert_levels/* ALERT_LEVELS */.F6),
    value: catalogue/* score */.fN.describe('The mean of the metric, with three decimals.'),
    threshold: catalogue/* score */.fN,
    n: schemas/* int */.Whr().min(1).describe('Sessions that were measured.'),
    confidence: schemas/* enum */.k5n(['low', 'medium', 'high']).describe('low below 10 sessions, medium below 30.'),
    hints: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const judgeSchema = schemas/* strictObject */.rej({
    simulated: schemas/* literal */.euz(true)
        .optional()
        .describe('No model was asked: all numbers and words of the judge are made up, and none of its gates counts.'),
    transport: schemas/* literal */.euz('batch')
        .optional()
        .describe('How the model was asked, where that was not by one request a question: by batches, at half price.'),
    mode: schemas/* enum */.k5n(['paired', 'absolute']),
    model: schemas/* string */.YjP(),
    prompt_version: schemas/* string */.YjP(),
    samples: schemas/* int */.Whr().min(1).describe('Answers a question that were asked for.'),
    overall_mean: catalogue/* score */.fN.nullable().describe('Mean over the sessions that were measured.'),
    dimension_means: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), catalogue/* score */.fN.nullable()),
    calls: schemas/* int */.Whr().min(0),
    retries: schemas/* int */.Whr().min(0),
    cache_hits: schemas/* int */.Whr().min(0).describe('Answers taken from the cassette.'),
    prompt_tokens: schemas/* int */.Whr().min(0),
    completion_tokens: schemas/* int */.Whr().min(0),
    cost_usd: schemas/* number */.aig().min(0).nullable(),
    saved_usd: schemas/* number */.aig().min(0).nullable().describe('What the answers from the cassette would have cost.'),
    wanted: schemas/* int */.Whr()
        .min(0)
        .describe('Measurements that were wanted: six a session by the rubric, one for each other metric that can be asked.'),
    measured: schemas/* int */.Whr().min(0),
    unmeasured: schemas/* int */.Whr().min(0),
    unmeasured_reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(1)),
    metrics: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(judge_metrics/* REPORTED_METRICS */.If), metrics_schema/* metricTotals */._f).describe('What was asked for beside the rubric.'),
    canaries: metrics_schema/* canaries */.vV.describe('References that the gate damaged itself, to see whether the judge notices.'),
    meta_evaluation: metrics_schema/* metaEvaluation */.g0,
    voided: schemas/* string */.YjP()
        .nullable()
        .describe('Why nothing that the judge says can be believed: no gate of its is evaluated.'),
    absence: metrics_schema/* missingReason */.DQ.nullable().describe('Why nobody could be asked, where judge: auto lets that pass.'),
    base_url: schemas/* string */.YjP().nullable().describe("Where requests went, when that was not the vendor's own address."),
    agreement: judgeAgreement
        .optional()
        .describe('With the labels of the corpus, where min-judge-agreement asks for it.'),
    alerts: schemas/* array */.YOg(schema_alert).describe('They never gate.'),
});
const session = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(['scored', 'missing_candidate', 'invalid_candidate', 'canary', 'unreferenced'])
        .describe('unreferenced: no golden session, so that the judge alone has looked at it.'),
    failed: schemas/* boolean */.zMY().describe('Whether it fails a gate: true exactly when gates_failed is not empty.'),
    gates_failed: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe('Ids of the gates that it fails: fail-on, min-session, its own floors, max-session-regression.'),
    gates_waived: schemas/* array */.YOg(schemas/* string */.YjP()).min(1).optional().describe('Those of them that somebody has waived.'),
    overall: catalogue/* score */.fN.nullable().describe('Closeness to the reference: the weighted mean of the dimensions.'),
    dimensions: schemas/* array */.YOg(schemas/* strictObject */.rej({ dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), score: catalogue/* score */.fN, reason: schemas/* string */.YjP() })),
    findings: schemas/* array */.YOg(schema_finding),
    findings_omitted: schemas/* int */.Whr().min(1).optional().describe('Findings beyond the limit of one session.'),
    candidate_path: schemas/* string */.YjP().nullable(),
    reference_digest: digest.nullable().describe('Null without a golden session.'),
    candidate_digest: digest.nullable(),
    waived: schemas/* array */.YOg(schemas/* strictObject */.rej({
        dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf).nullable().describe('Null for all of the session, or of a code.'),
        code: schemas/* enum */.k5n(finding/* FINDING_CODES */.f2).optional().describe('Of a waiver of findings of one code.'),
        reason: schemas/* string */.YjP(),
        until: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
    }))
        .min(1)
        .optional()
        .describe('Waivers of this session, and of findings that it has.'),
    structural_completion: metrics_schema/* structuralCompletion */.KQ
        .optional()
        .describe('Requirements by literals and words alone, where the judge did not measure completion.'),
    judge: metrics_schema/* judgementSchema */.jq.optional(),
});
const settingsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ value: schemas/* json */.Pq9(), from: schemas/* enum */.k5n(['input', 'config', 'default']) }));
const titleSchema = schemas/* string */.YjP().regex(/^[A-Za-z0-9 .,%()+-]+$/);
const detectableChange = schemas/* strictObject */.rej({
    drop: catalogue/* score */.fN.describe('Smallest drop of the overall mean that is seen four times in five.'),
    power: schemas/* literal */.euz(0.8),
    basis: schemas/* enum */.k5n(['changes', 'scores'])
        .describe("What the spread is that of: the paired sessions' changes, or without a baseline their scores."),
    sessions: schemas/* int */.Whr().min(2),
    sessions_to_halve: schemas/* int */.Whr()
        .min(1)
        .nullable()
        .describe('So many sessions more would see half of it; null: none would.'),
});
const CHANGEABLE_INPUTS = ['corpus', 'config', 'waivers', 'cassette'];
const names = schemas/* array */.YOg(schemas/* string */.YjP());
/** The part of the report that speaks of the base branch, and of how small a change can be seen. */
const delta = schemas/* number */.aig().min(-1).max(1);
const schema_change = schemas/* strictObject */.rej({
    before: catalogue/* score */.fN,
    now: catalogue/* score */.fN,
    delta: delta.describe('now minus before, over the paired sessions.'),
    ci95: schemas/* tuple */.PVZ([delta, delta]).nullable(),
    p: catalogue/* score */.fN.describe('Two-sided sign-flip permutation p.'),
    p_holm: catalogue/* score */.fN.optional().describe('Corrected for the number of regression gates, with multiplicity: holm.'),
    word: schemas/* enum */.k5n(change/* CHANGE_WORDS */.r8).describe('Of this mean alone: noise says nothing of single sessions.'),
});
const baseline = schemas/* strictObject */.rej({
    source: schemas/* enum */.k5n(['file', 'artifact', 'none']),
    path: schemas/* string */.YjP().nullable().describe('Of a file.'),
    run_url: schemas/* string */.YjP().nullable().describe('Of an artifact: the run that made it.'),
    commit: schemas/* string */.YjP().nullable().describe('Of an artifact: its commit.'),
    fallback: schemas/* boolean */.zMY().describe('The commit is an ancestor of the merge base, which has no artifact itself.'),
    reason: schemas/* string */.YjP().nullable().describe('Why nothing could be compared; null when it was.'),
    scored_at: schemas/* string */.YjP().nullable(),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'inconclusive']).nullable(),
    changed_inputs: schemas/* array */.YOg(schemas/* enum */.k5n(CHANGEABLE_INPUTS))
        .describe('What a pull request can edit itself and what differs from the baseline, by digest.'),
    paired: schemas/* int */.Whr().min(0).describe('Sessions of both with the same reference: the comparison is over these.'),
    changed_references: names,
    new_sessions: names,
    removed_sessions: names,
    overall: schema_change.nullable(),
    dimensions: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), schema_change).nullable(),
    interval_method: schemas/* enum */.k5n(interval/* INTERVAL_METHODS */.bp).nullable(),
    false_alarm_chance: catalogue/* score */.fN
        .nullable()
        .describe('Chance of at least one false alarm among the regression gates on means when nothing has changed, at most.'),
    sessions: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), delta, dimensions: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), delta) })),
    collapsed: names.describe('Sessions that fell by more than max-session-regression allows, waived ones too; where that is off, by its measure auto.'),
    failures: schemas/* strictObject */.rej({ new: names, already: names, fixed: names })
        .nullable()
        .describe('Failing sessions against those of the base; waived ones are never new.'),
});
const count = schemas/* int */.Whr().min(0);
/** What the gates of a run make of texts that were damaged on purpose, on a sample with a fixed seed. */
const gateStrength = schemas/* strictObject */.rej({
    texts: schemas/* enum */.k5n(['references', 'candidates'])
        .optional()
        .describe('What was damaged: the candidates of this run that pass, or copies of the references where no candidate passes. Left out by versions that damaged references only.'),
    variants: count.max(100),
    damaging: count,
    caught: count.describe('Damaging variants whose session would fail.'),
    harmless: count,
    blocked: count.describe('Harmless variants whose session would fail.'),
});
const reportSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    tool: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('summary-gate'), version: schemas/* string */.YjP() }),
    scored_at: iso/* datetime */.w$(),
    verdict: schemas/* enum */.k5n(catalogue/* VERDICTS */.bk),
    title: titleSchema,
    corpus_size: schemas/* int */.Whr().min(0).describe('Sessions in the means.'),
    overall_mean: catalogue/* score */.fN.nullable().describe('Mean closeness of the sessions to their references.'),
    overall_min: catalogue/* score */.fN.nullable(),
    overall_max: catalogue/* score */.fN.nullable(),
    dimension_means: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), catalogue/* score */.fN.nullable()),
    statistics: schemas/* strictObject */.rej({
        overall: metrics_schema/* distribution */.Nx,
        dimensions: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), metrics_schema/* distribution */.Nx),
        interval: schemas/* strictObject */.rej({
            method: schemas/* enum */.k5n(interval/* INTERVAL_METHODS */.bp).describe('student_t below 8 sessions, normal above 5,000.'),
            resamples: schemas/* int */.Whr().min(1).nullable().describe('Of the bootstrap.'),
        })
            .nullable()
            .describe('How the intervals were made; null below two sessions, where there is none.'),
        detectable_change: detectableChange
            .nullable()
            .describe('What the regression gate can see with so many sessions; null where even the largest drop may be chance, and where nothing varies.'),
    }),
    gates: schemas/* array */.YOg(catalogue/* gateSchema */.Tp),
    gates_failed: schemas/* array */.YOg(schemas/* string */.YjP()),
    sessions: schemas/* array */.YOg(session).describe('In code point order of their names.'),
    findings: schemas/* array */.YOg(schema_finding).describe('What belongs to no session of the corpus.'),
    rubric: schemas/* strictObject */.rej({ version: schemas/* enum */.k5n(score/* RUBRICS */.nl), weights: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), schemas/* number */.aig().min(0)) }),
    settings: settingsSchema,
    judge: judgeSchema.optional(),
    settings_digest: digest.describe('Of the settings that bear on scores and gates.'),
    skipped_folders: schemas/* int */.Whr().min(0),
    corpus_digest: digest,
    candidates_digest: digest,
    config_digest: digest.nullable().describe('Of the config file; null without one.'),
    waivers_digest: digest.nullable().describe('Of the file of waivers; null without one.'),
    cassette_digest: digest.nullable().describe('Of the recorded answers before the run; null without such a file.'),
    baseline: baseline.optional(),
    gate_strength: gateStrength.optional().describe('Left out above 1,000 sessions and where nothing was scored.'),
    trend: schemas/* array */.YOg(schemas/* strictObject */.rej({ scored_at: schemas/* string */.YjP(), overall_mean: catalogue/* score */.fN, ci95: schemas/* tuple */.PVZ([catalogue/* score */.fN, catalogue/* score */.fN]).nullable() }))
        .optional()
        .describe('Earlier results, oldest first: the baseline, its baseline, and so on.'),
    caveats: schemas/* array */.YOg(schemas/* string */.YjP()),
});

// EXTERNAL MODULE: ./build/run/report-files.js + 18 modules
var report_files = __webpack_require__(8550);
// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(7952);
;// CONCATENATED MODULE: ./build/self-test/propose-gates.js



/** How far below the worst session of a good run the floor of single sessions lies. */
const ROOM = 0.05;
/**
 * Gates that a report passes with room to spare: means at the lower end of their 95 % interval, single sessions 0.05 below
 * the worst one, all rounded down to hundredths. Where nothing varies, that end would leave no room; then by the rule of
 * three. Nothing that is not higher than what is set already.
 */
function proposeGates({ statistics, overall_min: worst, corpus_size: size }, { minOverall, minSession, minDimensions }) {
    const raised = (value, present) => {
        const proposed = value == null ? 0 : Math.max(0, Math.floor((0,numbers/* shown */.SP)(value) * 100 + 1e-9) / 100);
        return proposed > (present ?? 0) ? proposed : undefined;
    };
    const lowEnd = ({ ci95 }) => ci95 !== null && ci95[0] === ci95[1] ? (0,interval/* leastMeanOfEqual */.aP)(ci95[0], size) : ci95?.[0];
    const overall = raised(lowEnd(statistics.overall), minOverall);
    const session = raised(worst === null ? null : worst - ROOM, minSession);
    const dimensions = summary/* DIMENSIONS */.Yf.flatMap((dimension) => {
        const value = raised(lowEnd(statistics.dimensions[dimension]), minDimensions?.[dimension] ?? null);
        return value === undefined ? [] : [[dimension, value]];
    });
    return {
        ...(overall !== undefined && { 'min-overall': overall }),
        ...(session !== undefined && { 'min-session': session }),
        // A map is set as a whole: what it has already stays.
        ...(dimensions.length > 0 && { 'min-dimensions': { ...minDimensions, ...Object.fromEntries(dimensions) } }),
    };
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/settings/config-diff.js

/**
 * The change of a config file that sets some settings, as a unified diff without context lines (`git apply
 * --unidiff-zero` takes it). No lines where nothing is wanted.
 * @param text the file as it is, empty where there is none
 */
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
        // Where nothing is removed, the old position names the line before.
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
/** Adds lines at the end. A last line without a line break has to be written anew, or they would stand behind it. */
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

// EXTERNAL MODULE: ./build/settings/resolve.js + 1 modules
var resolve = __webpack_require__(3194);
// EXTERNAL MODULE: ./build/settings/table.js
var table = __webpack_require__(4372);
;// CONCATENATED MODULE: ./build/command-line/commands/bless.js












/** Where a baseline is kept when nobody says where. */
const DEFAULT_BASELINE = 'summary-gate-baseline.json';
/** Makes the last report the baseline, and proposes gates from it as a change of the config file. */
function bless({ run, operands, json, screen, print }) {
    const { values, problems } = run.settings;
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    const { files } = run.ports;
    const source = (0,report_files/* pathIn */.lW)(values['report-dir'], 'report.json');
    const { text, report } = readReport(source, run);
    const target = targetOf(operands[0], run);
    if (target === source)
        refuse({ message: 'bless: a report cannot be its own baseline; name another file' });
    const harm = harmOf(target, run);
    if (harm !== undefined)
        refuse({ message: `bless: ${harm}`, place: { file: target }, hint: 'name another file' });
    try {
        files.write(target, text);
    }
    catch (error) {
        refuse({ message: `bless: cannot write: ${(0,disk_files/* reasonOf */.A)(error)}`, place: { file: target } });
    }
    const gates = proposeGates(report, {
        minOverall: values['min-overall'],
        minSession: values['min-session'],
        minDimensions: values['min-dimensions'],
    });
    print(json ? (0,json_text/* jsonText */.s$)({ baseline: target, gates }) : describe(target, report, gates, run, screen));
    return exit_code/* EXIT */.d.pass;
}
function refuse(problem) {
    throw new errors/* UserError */.yo([problem]);
}
function readReport(path, { ports: { files } }) {
    const place = { file: path };
    const kind = files.kind(path);
    if (kind !== 'file')
        refuse({ message: `bless: ${(0,core_text/* describeKind */.SB)(kind)}`, place, hint: 'run score first' });
    const read = files.read(path);
    if (read.kind === 'unreadable')
        refuse({ message: `bless: ${read.reason}`, place });
    let value;
    try {
        value = JSON.parse(read.text);
    }
    catch {
        refuse({ message: 'bless: this is not JSON', place, hint: 'run score again' });
    }
    const parsed = reportSchema.safeParse(value);
    if (!parsed.success) {
        refuse({ message: 'bless: this is no report of this version of summary-gate', place, hint: 'run score again' });
    }
    return { text: read.text, report: parsed.data };
}
function targetOf(given, { settings: { values }, ports: { files } }) {
    const { baseline } = values;
    const wanted = given ?? (baseline === null || baseline === 'auto' ? DEFAULT_BASELINE : undefined);
    if (wanted === undefined)
        return baseline ?? DEFAULT_BASELINE;
    const located = files.locate(wanted);
    if ('problem' in located)
        refuse({ message: `bless: ${located.problem}` });
    return located.path;
}
/** What would be lost or go wrong if the baseline stood there: bless overwrites reports alone. */
function harmOf(target, { settings: { values }, ports: { files } }) {
    const kind = files.kind(target);
    if (kind === 'folder')
        return `cannot write: ${(0,core_text/* describeKind */.SB)(kind)}`;
    const inputs = { corpus: { path: values.corpus }, candidates: { path: values.candidates } };
    const stray = (0,resolve/* strayReport */._O)(target, target, inputs, files);
    if (stray !== undefined || kind !== 'file')
        return stray;
    const read = files.read(target);
    return read.kind === 'text' && (read.text.trim() === '' || isReport(read.text))
        ? undefined
        : 'this is no report of summary-gate, and would be overwritten';
}
/** One of another version may be replaced as well. */
function isReport(text) {
    try {
        return (0,errors/* memberOf */.C5)(JSON.parse(text), 'schema_version') !== undefined;
    }
    catch {
        return false;
    }
}
function describe(target, report, gates, { settings: { values }, ports: { files } }, screen) {
    const config = values.config ?? table/* DEFAULT_CONFIG */.PV;
    const read = files.kind(config) === 'file' ? files.read(config) : undefined;
    const say = (text) => (0,layout/* hang */.lG)('', text, screen);
    const diff = configDiff(config, read?.kind === 'text' ? read.text : '', gates);
    return [
        ...say(`${(0,core_text/* terminalLine */.tL)(target)} is the baseline now: ${report.title}, scored ${report.scored_at}.`),
        ...(report.verdict === 'pass' ? [] : say('This run has not passed: what is bad in it is the measure from now on.')),
        '',
        ...(diff.length === 0
            ? [...say('Its gates are as high as this report allows already.'), '']
            : [
                ...say('Gates that this report passes with room to spare. Review them before you apply them:'),
                '',
                ...diff,
                '',
            ]),
    ].join('\n');
}


/***/ })

};
