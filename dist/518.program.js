export const id = 518;
export const ids = [518];
export const modules = {

/***/ 7518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  forgetParts: () => (/* binding */ forgetParts),
  runShard: () => (/* binding */ runShard),
  shardTitle: () => (/* binding */ shardTitle)
});

// EXTERNAL MODULE: ./build/adapters/digest.js
var adapters_digest = __webpack_require__(961);
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
// EXTERNAL MODULE: ./build/report/judge-report.js
var judge_report = __webpack_require__(3183);
// EXTERNAL MODULE: ./build/report-files.js + 31 modules
var report_files = __webpack_require__(3442);
// EXTERNAL MODULE: ./build/scoring/scored-session.js
var scored_session = __webpack_require__(8295);
// EXTERNAL MODULE: ./build/scoring/shard-of.js
var shard_of = __webpack_require__(2954);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js + 1 modules
var parse = __webpack_require__(3852);
// EXTERNAL MODULE: ./build/redact.js
var redact = __webpack_require__(2207);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(6082);
// EXTERNAL MODULE: ./build/report/build-report.js + 9 modules
var build_report = __webpack_require__(8527);
// EXTERNAL MODULE: ./build/scoring/run-inputs.js + 4 modules
var run_inputs = __webpack_require__(9728);
// EXTERNAL MODULE: ./build/scoring/score-sessions.js + 1 modules
var score_sessions = __webpack_require__(3123);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/shard/part-schema.js + 4 modules
var part_schema = __webpack_require__(7710);
// EXTERNAL MODULE: ./build/shard/shared-settings.js
var shared_settings = __webpack_require__(1586);
;// CONCATENATED MODULE: ./build/shard/part-pieces.js











/**
 * The lines of a part: one of what is common to the shard, one each of its sessions, labels and defects that belong to no
 * session, and one that closes it. Credentials are masked in all but names and paths, by which things are found.
 * @param running has seen nothing yet
 */
function* partPieces(facts, digest, running) {
    let lines = 0;
    for (const text of contentOf(facts, digest)) {
        lines++;
        running.add(text);
        yield text;
    }
    yield (0,render_escape/* jsonLine */.rF)(parse/* encode */.lF(part_schema/* end */._N, { kind: 'end', lines, digest: running.end() }));
}
function* contentOf(facts, digest) {
    yield masked(parse/* encode */.lF(part_schema/* header */.wx, headerOf(facts, digest)));
    for (const one of linesOf(facts, digest))
        yield masked(parse/* encode */.lF(part_schema/* line */.n8, one));
}
function headerOf({ shard, run, scored, judge, labels }, digest) {
    const { settings, corpus, inputs, strangers } = scored;
    const { texts, defects, moreDefects } = inputs.candidates;
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
        waived: inputs.waivers.map(({ session }) => session),
        cassette_digest: inputs.digests.cassette,
        candidates: { any: texts.names.length + defects.length > 0, valid: (0,run_inputs/* hasUsable */.V)(inputs.pairs, inputs.source) },
        left_out: strangers.leftOut,
        more_defects: moreDefects,
        judge,
        labels: labels === null ? null : { count: labels.count, digest: labels.digest },
    };
}
function* linesOf({ shard, scored, judge, labels }, digest) {
    const evaluations = bySession(judge?.meta.evaluations ?? []);
    for (const [index, session] of scored.sessions.entries()) {
        const name = (0,scored_session/* nameOf */.Vb)(session);
        // Canaries are asked about in every shard; what is said of one stands in its own alone.
        if ((0,shard_of/* shardOf */.IS)(name, shard.of, digest) !== shard.index)
            continue;
        yield {
            kind: 'session',
            session: (0,scored_session/* withoutTexts */.X1)(session),
            ...(0,score_sessions/* summariesOf */.y)(scored, index),
            judgement: judge?.judgements.get(name) ?? null,
            metrics: judge?.measured.get(name) ?? null,
            evaluations: evaluations.get(name) ?? [],
        };
    }
    for (const label of labels?.judged ?? [])
        yield { kind: 'label', label };
    for (const { name, defects } of scored.strangers.noted())
        yield { kind: 'stranger', name, defects };
    for (const defect of scored.inputs.candidates.defects)
        yield { kind: 'defect', defect };
    // What is read last for a part: the inputs must not have changed until then.
    scored.inputs.refuseChanges();
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

// EXTERNAL MODULE: ./build/run/pipeline.js
var pipeline = __webpack_require__(7402);
// EXTERNAL MODULE: ./build/run/run.js + 6 modules
var run_run = __webpack_require__(2474);
;// CONCATENATED MODULE: ./build/run/run-shard.js













/** `Shard 3 of 8 scored 120 sessions`: our own words and numbers, safe to paste into a shell. */
function shardTitle({ shard, sessions }) {
    return `Shard ${shard.index} of ${shard.of} scored ${(0,counted/* counted */.h)(sessions, 'session')}`;
}
/**
 * Goes the way of every run as far as the judge, and writes a part in place of a report. What was paid for is kept whatever
 * happens. Throws a UserError as a run of all sessions does.
 */
async function runShard(run, shard, env, onProgress) {
    const { settings, ports } = run;
    const accepts = (0,shard_of/* wantedBy */.fy)(shard, ports.digest);
    const extent = { accepts, defects: 'all', marks: 'none' };
    const { value, warnings, logPath } = await (0,run_run/* withJudge */.kj)(run, [(0,shard_of/* partFile */.AQ)(shard)], { env, onProgress }, async (judge) => {
        const results = await (0,pipeline/* examine */.s)(settings, ports, extent, judge?.judge);
        try {
            const labels = judge === undefined ? null : await labelsOf(results.scored, judge, accepts, run, onProgress);
            return leavePart(run, { shard, run: runOf(env), ...results, labels });
        }
        finally {
            results.scored.close();
        }
    });
    return { ...value, written: [value.path, ...(logPath === undefined ? [] : [logPath])], warnings };
}
/** Labels are shared out as sessions are. Those of all shards together tell how far the judge agrees with people. */
async function labelsOf({ inputs: { labels } }, judge, accepts, { ports: { digest } }, onProgress) {
    const own = labels.filter(({ session }) => accepts(session.name));
    const judged = (0,judge_agreement/* judgedLabels */.v4)(own, await judge.askLabels(own, onProgress));
    return labels.length === 0 ? null : { judged, count: labels.length, digest: (0,judge_agreement/* labelsDigest */.Sd)(labels, digest) };
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
function leavePart(run, facts) {
    const { values } = run.settings;
    const { files, digest } = run.ports;
    const path = (0,report_files/* pathIn */.lW)(values['report-dir'], (0,shard_of/* partFile */.AQ)(facts.shard));
    if (facts.judge === null)
        (0,run_run/* forgetReport */.eP)(run);
    try {
        files.write(path, partPieces(facts, digest, (0,adapters_digest/* openSha256 */.i)()));
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            throw error;
        throw new errors/* UserError */.yo([{ message: `report-dir: cannot write: ${(0,adapters_files/* reasonOf */.A)(error)}`, place: { file: path } }]);
    }
    return { shard: facts.shard, sessions: countSessions(facts.scored), ...effortOf(facts), path };
}
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
