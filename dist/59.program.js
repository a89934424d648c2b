export const id = 59;
export const ids = [59];
export const modules = {

/***/ 2059:
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
// EXTERNAL MODULE: ./build/pipeline.js
var pipeline = __webpack_require__(1480);
// EXTERNAL MODULE: ./build/report/judge-report.js
var judge_report = __webpack_require__(3183);
// EXTERNAL MODULE: ./build/report-files.js + 31 modules
var report_files = __webpack_require__(3442);
// EXTERNAL MODULE: ./build/run.js + 4 modules
var build_run = __webpack_require__(1469);
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
    const { settings, corpus, candidates, inputs, leftOut = 0, unnamed } = scored;
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
        candidates,
        left_out: leftOut,
        more_defects: unnamed.moreDefects,
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
            ...scored.summaries(index),
            judgement: judge?.judgements.get(name) ?? null,
            metrics: judge?.measured.get(name) ?? null,
            evaluations: evaluations.get(name) ?? [],
        };
    }
    for (const label of labels?.judged ?? [])
        yield { kind: 'label', label };
    for (const { name, defects } of scored.strangers)
        yield { kind: 'stranger', name, defects };
    for (const defect of scored.unnamed.defects)
        yield { kind: 'defect', defect };
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

// EXTERNAL MODULE: ./build/report/findings-budget.js
var findings_budget = __webpack_require__(6515);
;// CONCATENATED MODULE: ./build/shard/scored-shard.js


const NO_SUMMARIES = { reference: null, candidate: null };
/** A shard whose texts are held. */
function heldShard(scored) {
    const { byName, defects } = scored.candidates;
    return {
        ...scored,
        summaries: (index) => summariesOf(scored.sessions[index], byName),
        candidates: {
            any: byName.size > 0 || defects.length > 0,
            valid: [...byName.values()].some(({ kind }) => kind === 'valid'),
        },
        unnamed: {
            defects: defects.slice(0, findings_budget/* FINDINGS_OF_NOBODY */.RO),
            moreDefects: Math.max(0, defects.length - findings_budget/* FINDINGS_OF_NOBODY */.RO),
        },
    };
}
function summariesOf(session, byName) {
    if (session === undefined || !(0,scored_session/* isRated */.Lr)(session))
        return NO_SUMMARIES;
    const candidate = byName.get(session.golden.name);
    return {
        reference: session.golden.reference,
        candidate: candidate?.kind === 'valid' ? candidate.summary : null,
    };
}

// EXTERNAL MODULE: ./build/input-digests.js
var input_digests = __webpack_require__(5504);
// EXTERNAL MODULE: ./build/streaming/score-lines.js + 4 modules
var score_lines = __webpack_require__(4241);
// EXTERNAL MODULE: ./build/streaming/strangers.js
var strangers = __webpack_require__(5844);
;// CONCATENATED MODULE: ./build/shard/stream-shard.js





/**
 * Scores the sessions of a shard line by line, and reads their texts again for its part. The corpus has to be right as a
 * whole. Throws a UserError as `scoreLines` does.
 */
function streamShard(settings, ports) {
    const accepts = (0,shard_of/* wantedBy */.fy)(settings.values.shard, ports.digest);
    return (0,score_lines/* scoreLines */.Mv)(settings, ports, { accepts, defects: 'all', marks: 'none' }, (lines) => {
        const { inputs, corpus, store } = lines;
        const { candidates, pairs, waivers } = inputs;
        const rows = store.rows();
        return {
            settings,
            corpus,
            ...(waivers !== undefined && { waivers }),
            inputs: (0,input_digests/* digestInputs */.y)(settings.values, ports.files, ports.digest),
            sessions: store.sessions(),
            summaries: (index) => {
                const row = rows[index];
                return row === undefined || pairs.isCanary(row) ? NO_SUMMARIES : (0,score_lines/* summariesAt */.ix)(row, lines);
            },
            candidates: {
                any: candidates.lines.names.length + candidates.defects.length > 0,
                valid: hasValid(lines),
            },
            strangers: lastReadOf(lines, accepts),
            unnamed: candidates,
        };
    });
}
/** Mostly the first one is. */
function hasValid({ inputs: { pairs }, scorer }) {
    for (const { name, candidates } of pairs.groups()) {
        if (scorer.candidate(name, candidates)?.kind === 'valid')
            return true;
    }
    return false;
}
/** What is read last for a part: the files must not have changed until then. */
function* lastReadOf(lines, accepts) {
    yield* (0,strangers/* strangersOf */.r)(lines, accepts);
    (0,score_lines/* refuseChanges */.YY)(lines.inputs.files);
}

// EXTERNAL MODULE: ./build/streaming/score-streamed.js
var score_streamed = __webpack_require__(3260);
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
    const about = { shard, run: runOf(env) };
    if ((0,score_streamed/* canStream */.J)(settings, ports.files)) {
        const scored = await streamShard(settings, (0,build_run/* streamPortsOf */.YE)(run));
        try {
            return leavePart(run, { ...about, scored, judge: null, labels: null });
        }
        finally {
            scored.close();
        }
    }
    if (settings.values.judge === 'off' || settings.problems.length > 0) {
        const scored = heldShard((0,pipeline/* scoreCandidates */.T2)(settings, ports));
        return leavePart(run, { ...about, scored, judge: null, labels: null });
    }
    const { openJudge } = await Promise.all(/* import() */[__webpack_require__.e(625), __webpack_require__.e(946)]).then(__webpack_require__.bind(__webpack_require__, 7625));
    const ours = (0,settings_of_job/* settingsOfJob */.O)(settings);
    const judge = openJudge(ours.values, env, ports);
    let warnings = [];
    let facts;
    try {
        const scored = (0,pipeline/* scoreCandidates */.T2)(settings, ports);
        (0,build_run/* forgetReport */.eP)(run);
        (0,report_files/* refuseUnwritable */.Gt)(settings.values['report-dir'], [(0,shard_of/* partFile */.AQ)(shard)], ports.files);
        const isWanted = (0,shard_of/* wantedBy */.fy)(shard, ports.digest);
        // Labels are shared out as sessions are. Those of all shards together tell how far the judge agrees with people.
        const own = scored.labels.filter(({ session }) => isWanted(session.name));
        const judged = await judge.judge({ ...scored, settings: ours, labels: [] }, onProgress);
        const labels = {
            judged: (0,judge_agreement/* judgedLabels */.v4)(own, await judge.askLabels(own, onProgress)),
            count: scored.labels.length,
            digest: (0,judge_agreement/* labelsDigest */.Sd)(scored.labels, ports.digest),
        };
        facts = {
            ...about,
            scored: heldShard(scored),
            judge: judged,
            labels: scored.labels.length === 0 ? null : labels,
        };
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
    if (facts.judge === null)
        (0,build_run/* forgetReport */.eP)(run);
    try {
        files.write(path, partPieces(facts, digest, (0,adapters_digest/* openSha256 */.i)()));
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            throw error;
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
