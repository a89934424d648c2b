export const id = 846;
export const ids = [846];
export const modules = {

/***/ 3846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  forgetParts: () => (/* binding */ forgetParts),
  runShard: () => (/* binding */ runShard),
  shardTitle: () => (/* binding */ shardTitle)
});

// EXTERNAL MODULE: ./build/adapters/files.js
var adapters_files = __webpack_require__(3058);
// EXTERNAL MODULE: ./build/calibration/judge-agreement.js
var judge_agreement = __webpack_require__(6557);
// EXTERNAL MODULE: ./build/counted.js
var counted = __webpack_require__(5374);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/judge/judgement.js
var judgement = __webpack_require__(5667);
// EXTERNAL MODULE: ./build/pipeline.js
var pipeline = __webpack_require__(1480);
// EXTERNAL MODULE: ./build/report/judge-report.js
var judge_report = __webpack_require__(3183);
// EXTERNAL MODULE: ./build/report-files.js + 32 modules
var report_files = __webpack_require__(2179);
// EXTERNAL MODULE: ./build/run.js + 5 modules
var build_run = __webpack_require__(5825);
// EXTERNAL MODULE: ./build/scored-session.js
var scored_session = __webpack_require__(1217);
// EXTERNAL MODULE: ./build/settings/settings-of-job.js
var settings_of_job = __webpack_require__(1035);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js + 1 modules
var parse = __webpack_require__(3852);
// EXTERNAL MODULE: ./build/redact.js
var redact = __webpack_require__(2207);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(6082);
// EXTERNAL MODULE: ./build/report/build-report.js + 10 modules
var build_report = __webpack_require__(9747);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/shard/part-schema.js + 4 modules
var part_schema = __webpack_require__(7710);
// EXTERNAL MODULE: ./build/shard/shard-of.js
var shard_of = __webpack_require__(1705);
// EXTERNAL MODULE: ./build/shard/shared-settings.js
var shared_settings = __webpack_require__(1586);
;// CONCATENATED MODULE: ./build/shard/part-text.js









/**
 * The text of a part: a line of what is common to the shard, a line each of its sessions, labels and defects that belong to
 * no session, and a line that closes it. Credentials are masked in all but names and paths, by which things are found.
 */
function partText(facts, digest) {
    const lines = [masked(parse/* encode */.lF(part_schema/* header */.wx, headerOf(facts, digest)))];
    for (const one of linesOf(facts, digest))
        lines.push(masked(parse/* encode */.lF(part_schema/* line */.n8, one)));
    const text = lines.join('');
    return text + (0,render_escape/* jsonLine */.rF)(parse/* encode */.lF(part_schema/* end */._N, { kind: 'end', lines: lines.length, digest: digest(text) }));
}
function headerOf({ shard, run, scored, judge, labels }, digest) {
    const { settings, corpus, candidates, inputs, leftOut = 0 } = scored;
    return {
        format: part_schema/* FORMAT */.uB,
        format_version: part_schema/* FORMAT_VERSION */.Hp,
        tool: { name: 'summary-gate', version: version/* VERSION */.x },
        shard: shard.index,
        of: shard.of,
        run,
        settings_digest: (0,build_report/* settingsDigest */.KI)(settings, digest),
        settings: (0,shared_settings/* sharedSettings */.V)(settings),
        corpus,
        waived: (scored.waivers ?? []).map(({ session }) => session),
        cassette_digest: inputs?.cassette ?? null,
        candidates: {
            any: candidates.byName.size > 0 || candidates.defects.length > 0,
            valid: [...candidates.byName.values()].some(({ kind }) => kind === 'valid'),
        },
        left_out: leftOut,
        judge,
        labels: labels === null ? null : { count: labels.count, digest: labels.digest },
    };
}
function* linesOf({ shard, scored, judge, labels }, digest) {
    const evaluations = bySession(judge?.meta.evaluations ?? []);
    for (const session of scored.sessions) {
        const name = (0,scored_session/* nameOf */.Vb)(session);
        // Canaries are asked about in every shard; what is said of one stands in its own alone.
        if ((0,shard_of/* shardOf */.IS)(name, shard.of, digest) !== shard.index)
            continue;
        yield {
            kind: 'session',
            session: (0,scored_session/* withoutTexts */.X1)(session),
            ...textsOf(session, scored.candidates),
            judgement: judge?.judgements.get(name) ?? null,
            metrics: judge?.measured.get(name) ?? null,
            evaluations: evaluations.get(name) ?? [],
        };
    }
    for (const label of labels?.judged ?? [])
        yield { kind: 'label', label };
    for (const { name, defects } of scored.strangers)
        yield { kind: 'stranger', name, defects };
    for (const defect of scored.candidates.defects)
        yield { kind: 'defect', defect };
}
function textsOf(session, { byName }) {
    if (!(0,scored_session/* isRated */.Lr)(session))
        return { reference: null, candidate: null };
    const candidate = byName.get(session.golden.name);
    return {
        reference: session.golden.reference,
        candidate: candidate?.kind === 'valid' ? candidate.summary : null,
    };
}
function bySession(evaluations) {
    const groups = new Map();
    for (const one of evaluations) {
        const group = groups.get(one.original.session);
        if (group === undefined)
            groups.set(one.original.session, [one]);
        else
            group.push(one);
    }
    return groups;
}
/** The report masks names and paths where it shows them. */
const KEPT = new Set(['name', 'session', 'file', 'candidatePath', 'id']);
function masked(value) {
    const text = JSON.stringify(value, (key, member) => typeof member === 'string' && !KEPT.has(key) ? (0,redact/* maskSecrets */.Q)(member) : member);
    return (0,render_escape/* jsonLine */.rF)(JSON.parse(text));
}

;// CONCATENATED MODULE: ./build/run-shard.js













/** `Shard 3 of 8 scored 120 sessions`: our own words and numbers, safe to paste into a shell. */
function shardTitle({ shard, sessions }) {
    return `Shard ${shard.index} of ${shard.of} scored ${(0,counted/* counted */.h)(sessions, 'session')}`;
}
/**
 * Scores one shard and writes its part, in place of those of an earlier run. What was paid for is kept whatever happens.
 * Throws a UserError as a run of all sessions does.
 */
async function runShard(run, shard, env, onProgress) {
    const { settings, ports } = run;
    if (settings.values.judge === 'off' || settings.problems.length > 0) {
        return leavePart(run, {
            shard,
            run: runOf(env),
            scored: (0,pipeline/* scoreCandidates */.T2)(settings, ports),
            judge: null,
            labels: null,
        });
    }
    const { openJudge } = await Promise.all(/* import() */[__webpack_require__.e(616), __webpack_require__.e(946)]).then(__webpack_require__.bind(__webpack_require__, 9616));
    const ours = (0,settings_of_job/* settingsOfJob */.O)(settings);
    const judge = openJudge(ours.values, env, ports);
    let warnings = [];
    let facts;
    try {
        const scored = (0,pipeline/* scoreCandidates */.T2)(settings, ports);
        (0,build_run/* forgetReport */.eP)(run);
        const isWanted = (0,shard_of/* wantedBy */.fy)(shard, ports.digest);
        // Labels are shared out as sessions are. Those of all shards together tell how far the judge agrees with people.
        const own = scored.labels.filter(({ session }) => isWanted(session.name));
        const judged = await judge.judge({ ...scored, settings: ours, labels: [] }, onProgress);
        const labels = {
            judged: (0,judge_agreement/* judgedLabels */.v4)(own, await judge.askLabels(own, onProgress)),
            count: scored.labels.length,
            digest: (0,judge_agreement/* labelsDigest */.Sd)(scored.labels, ports.digest),
        };
        facts = { shard, run: runOf(env), scored, judge: judged, labels: scored.labels.length === 0 ? null : labels };
    }
    finally {
        warnings = await judge.close();
    }
    return leavePart(run, facts, { warnings, logPath: judge.logPath() });
}
/** Removes the parts in the report folder, of earlier runs and of a pull request that brought its own. */
function forgetParts({ settings, ports: { files } }) {
    const folder = settings.values['report-dir'];
    if (settings.wrong.has('report-dir') || files.kind(folder) !== 'folder')
        return;
    for (const name of files.list(folder).filter(shard_of/* isPartFile */.I2))
        files.remove((0,report_files/* pathIn */.lW)(folder, name));
}
/** The run of the workflow, by which parts of one run know each other. */
function runOf(env) {
    return env['GITHUB_RUN_ID'] || null;
}
function leavePart(run, facts, { warnings, logPath } = NO_JUDGE) {
    const { values } = run.settings;
    const { files, digest } = run.ports;
    const path = (0,report_files/* pathIn */.lW)(values['report-dir'], (0,shard_of/* partFile */.AQ)(facts.shard));
    const text = partText(facts, digest);
    if (facts.judge === null)
        (0,build_run/* forgetReport */.eP)(run);
    try {
        files.write(path, text);
    }
    catch (error) {
        throw new errors/* UserError */.yo([{ message: `report-dir: cannot write: ${(0,adapters_files/* reasonOf */.A)(error)}`, place: { file: path } }]);
    }
    return {
        shard: facts.shard,
        sessions: countSessions(facts.scored),
        ...effortOf(facts),
        path,
        written: [path, ...(logPath === undefined ? [] : [logPath])],
        warnings,
    };
}
const NO_JUDGE = { warnings: [], logPath: undefined };
function countSessions({ sessions }) {
    return sessions.filter(scored_session/* isRated */.Lr).length + sessions.filter(scored_session/* isUnreferenced */.lu).length;
}
function effortOf({ judge, labels }) {
    if (judge === null)
        return { unmeasured: 0, costUsd: null };
    const labelEffort = (labels?.judged ?? []).reduce((sum, { effort }) => (0,judgement/* addEfforts */.vs)(sum, effort), judgement/* NO_EFFORT */.tS);
    const { unmeasured, cost_usd: costUsd } = (0,judge_report/* workTotals */.$I)(judge, labelEffort);
    return { unmeasured, costUsd };
}


/***/ })

};
