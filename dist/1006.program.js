export const id = 1006;
export const ids = [1006];
export const modules = {

/***/ 19693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  renderReport: () => (/* binding */ renderReport)
});

var schemas = __webpack_require__(53339);
var errors = __webpack_require__(62807);
var shown_transcript = __webpack_require__(94103);
var format_of = __webpack_require__(30965);
var their_words = __webpack_require__(40982);
var terminal = __webpack_require__(67083);
var iso = __webpack_require__(64377);
var finding = __webpack_require__(4823);
var json_schemas = __webpack_require__(50253);
var summary = __webpack_require__(37166);
var catalogue = __webpack_require__(19508);
var run_identity = __webpack_require__(30856);
var rubric_score = __webpack_require__(7963);
var interval = __webpack_require__(59575);
var change = __webpack_require__(56043);
var judge_metrics = __webpack_require__(20483);
var rules = __webpack_require__(93271);
;// CONCATENATED MODULE: ./build/report/baseline-schema.js







const detectableChange = schemas/* strictObject */.rej({
    drop: json_schemas/* score */.fN.describe('Smallest drop of the overall mean that is noticed four times in five, if every session falls by about that much.'),
    power: schemas/* literal */.euz(0.8),
    basis: schemas/* enum */.k5n(['changes', 'samples', 'scores'])
        .describe("What the spread is that of: the paired sessions' changes; without a baseline what their samples differ by, or, assumed, their scores."),
    sessions: schemas/* int */.Whr().min(2),
    sessions_to_halve: schemas/* int */.Whr()
        .min(1)
        .nullable()
        .describe('So many sessions more would see half of it; null: none would.'),
});
const CHANGEABLE_INPUTS = ['corpus', 'config', 'waivers', 'cassette', 'guidelines'];
const names = schemas/* array */.YOg(schemas/* string */.YjP());
const delta = schemas/* number */.aig().min(-1).max(1);
const baseline_schema_change = schemas/* strictObject */.rej({
    before: json_schemas/* score */.fN,
    now: json_schemas/* score */.fN,
    delta: delta.describe('now minus before, over the paired sessions.'),
    ci95: schemas/* tuple */.PVZ([delta, delta]).nullable(),
    p: json_schemas/* score */.fN.describe('Two-sided sign-flip permutation p.'),
    p_fall: json_schemas/* score */.fN
        .optional()
        .describe('Of a dimension that has a regression gate: one-sided sign-flip p that it has fallen, which the gate holds to 0.025; of those that multiplicity adds, corrected for their number.'),
    word: schemas/* enum */.k5n([...change/* CHANGE_WORDS */.r8, change/* NOT_IN_MEAN */.KU])
        .describe('Of this mean alone: noise, nothing that chance does not do as well. Where sessions newly fail or have collapsed it is not in the mean instead: what got worse does not show in this one. Of a dimension that no gate holds, corrected for their number.'),
});
const changes = schemas/* strictObject */.rej({ new: json_schemas/* count */.U9, gone: json_schemas/* count */.U9, changed: json_schemas/* count */.U9 });
const baseline = schemas/* strictObject */.rej({
    source: schemas/* enum */.k5n(['file', 'artifact', 'none']),
    path: schemas/* string */.YjP().nullable().describe('Of a file.'),
    run_url: schemas/* string */.YjP().nullable().describe('Of an artifact: the run that made it.'),
    commit: schemas/* string */.YjP().nullable().describe('Of an artifact its commit, of a file the one that it says it was made from.'),
    fallback: schemas/* boolean */.zMY().describe('The commit is an ancestor of the merge base, which has no artifact itself.'),
    reason: schemas/* string */.YjP().nullable().describe('Why nothing could be compared; null when it was.'),
    scored_at: schemas/* string */.YjP().nullable(),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'inconclusive']).nullable(),
    changed_inputs: schemas/* array */.YOg(schemas/* enum */.k5n(CHANGEABLE_INPUTS))
        .describe('What a pull request can edit itself and what differs from the baseline, by digest.'),
    changed_settings: schemas/* array */.YOg(schemas/* enum */.k5n(rules/* FORMAT_SETTINGS */.W9))
        .min(1)
        .optional()
        .describe('Settings of how summaries are written that differ from the baseline. References are read otherwise by them, so that nothing tells whether the corpus has changed, too.'),
    paired: schemas/* int */.Whr().min(0).describe('Sessions of both with the same reference: the comparison is over these.'),
    groups: schemas/* int */.Whr()
        .min(1)
        .optional()
        .describe('Where sessions name a group: how many groups they make. Tests and intervals are by these.'),
    changed_references: names.describe('Left out of the comparison.'),
    changed_waivers: changes.optional().describe('Waivers that the base does not have, has no more, and has otherwise.'),
    changed_requirements: changes.optional().describe('The same of requirements, in sessions that both have.'),
    changed_transcripts: changes
        .optional()
        .describe('The same of transcripts, in sessions that both have a usable candidate of; new ones are not counted.'),
    lowered_floors: schemas/* strictObject */.rej({ lowered: json_schemas/* count */.U9, gone: json_schemas/* count */.U9 })
        .optional()
        .describe('Floors of sessions themselves, in sessions that both have: lower than on the base, and there no more.'),
    accepted_since: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), before: json_schemas/* score */.fN, by_base: json_schemas/* score */.fN, now: json_schemas/* score */.fN }))
        .min(1)
        .optional()
        .describe('Sessions with accepted summaries that the base does not have, and what they score by its texts. In the comparison such a summary takes back a fall and makes no rise.'),
    new_sessions: names,
    removed_sessions: names,
    overall: baseline_schema_change.nullable(),
    dimensions: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), baseline_schema_change).nullable(),
    interval_method: schemas/* enum */.k5n(interval/* INTERVAL_METHODS */.bp).nullable(),
    false_alarm_chance: json_schemas/* score */.fN
        .nullable()
        .describe('Chance of at least one false alarm among the gates on drops of means when nothing has changed, by the levels of their tests: max-regression, max-drift and those of the judge. Below 6 sessions by the exact test of signs.'),
    sessions: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), delta, dimensions: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), delta) })),
    judge: schemas/* array */.YOg(schemas/* strictObject */.rej({
        of: schemas/* enum */.k5n(['overall', ...judge_metrics/* SESSION_METRICS */.tw]),
        reason: schemas/* string */.YjP().nullable().describe('Why nothing was compared; null when it was.'),
        paired: schemas/* int */.Whr().min(0).describe('Sessions with the same reference and a score of the judge in both runs.'),
        before: json_schemas/* score */.fN.nullable(),
        now: json_schemas/* score */.fN.nullable(),
        delta: delta.nullable(),
        ci95: schemas/* tuple */.PVZ([delta, delta]).nullable(),
        p: json_schemas/* score */.fN.nullable(),
        word: schemas/* enum */.k5n(change/* CHANGE_WORDS */.r8).nullable(),
        fallen: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), before: json_schemas/* score */.fN, now: json_schemas/* score */.fN }))
            .describe('The sessions that fell, the one that fell most first.'),
    }))
        .min(1)
        .optional()
        .describe("What max-judge-regression and max-metric-regression rest on: the judge's means, of the same model, mode and prompt version. Left out where neither is set."),
    collapsed: names.describe('Sessions that fell by more than max-session-regression allows, waived ones too; where that is off, by its measure auto.'),
    failures: schemas/* strictObject */.rej({ new: names, already: names, fixed: names })
        .nullable()
        .describe('Failing sessions against those of the base; waived ones are never new.'),
});

var new_recordings = __webpack_require__(12997);
var alert_levels = __webpack_require__(34408);
var metrics_schema = __webpack_require__(58884);
;// CONCATENATED MODULE: ./build/report/judge-schema.js







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
    labels_digest: json_schemas/* digest */.br,
});
const judge_schema_alert = schemas/* strictObject */.rej({
    metric: schemas/* enum */.k5n(alert_levels/* ALERT_METRICS */.fK),
    level: schemas/* enum */.k5n(alert_levels/* ALERT_LEVELS */.F6),
    value: json_schemas/* score */.fN.describe('The mean of the metric, with three decimals.'),
    threshold: json_schemas/* score */.fN,
    n: schemas/* int */.Whr().min(1).describe('Sessions that were measured.'),
    confidence: schemas/* enum */.k5n(['low', 'medium', 'high']).describe('low below 10 sessions, medium below 30.'),
    hints: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const member = schemas/* strictObject */.rej({
    provider: schemas/* string */.YjP(),
    model: schemas/* string */.YjP(),
    overall_mean: json_schemas/* score */.fN
        .nullable()
        .describe('Over the sessions that it has measured; null where it has none, or is void.'),
    metric_means: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(judge_metrics/* SESSION_METRICS */.tw), json_schemas/* score */.fN.nullable()),
    wanted: schemas/* int */.Whr().min(0),
    measured: schemas/* int */.Whr().min(0),
    unmeasured_reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(1)),
    calls: schemas/* int */.Whr().min(0),
    cache_hits: schemas/* int */.Whr().min(0),
    cost_usd: schemas/* number */.aig().min(0).nullable(),
    voided: schemas/* string */.YjP().nullable().describe('Why nothing that it says can be believed.'),
    left_out: schemas/* array */.YOg(schemas/* strictObject */.rej({ metric: schemas/* enum */.k5n(judge_metrics/* JUDGE_METRICS */.et), reason: schemas/* string */.YjP() }))
        .describe('The metrics in whose medians it is not. Empty where it counts in all.'),
});
const panel = schemas/* strictObject */.rej({
    members: schemas/* array */.YOg(member).min(2).describe('In the order of judge-model.'),
    disagreements: schemas/* array */.YOg(schemas/* strictObject */.rej({ session: schemas/* string */.YjP(), spread: json_schemas/* score */.fN }))
        .describe('Sessions whose overalls of the members that count lie 0.3 or more apart, the widest first.'),
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
    guidelines: schemas/* strictObject */.rej({
        path: schemas/* string */.YjP(),
        digest: json_schemas/* digest */.br.describe('Of the text below: of the file as the judge was shown it.'),
        characters: schemas/* int */.Whr().min(1),
        text: schemas/* string */.YjP(),
    })
        .optional()
        .describe('What the team says about its summaries, where the judge was told; its prompt_version changes with it.'),
    samples: schemas/* int */.Whr().min(1).describe('Answers a question that were asked for.'),
    overall_mean: json_schemas/* score */.fN.nullable().describe('Mean over the sessions that were measured.'),
    dimension_means: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), json_schemas/* score */.fN.nullable()),
    calls: schemas/* int */.Whr().min(0),
    retries: schemas/* int */.Whr().min(0),
    cache_hits: schemas/* int */.Whr()
        .min(0)
        .describe('Answers taken from the cassette, or from a batch that another run has paid for.'),
    prompt_tokens: schemas/* int */.Whr().min(0).nullable().describe('Null where the provider does not count them.'),
    completion_tokens: schemas/* int */.Whr().min(0).nullable(),
    cost_usd: schemas/* number */.aig().min(0).nullable(),
    saved_usd: schemas/* number */.aig().min(0).nullable().describe('What the answers under cache_hits would have cost.'),
    wanted: schemas/* int */.Whr()
        .min(0)
        .describe('Measurements that were wanted: six a session by the rubric, one for each other metric that can be asked.'),
    measured: schemas/* int */.Whr().min(0),
    unmeasured: schemas/* int */.Whr().min(0),
    unmeasured_reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(1)),
    metrics: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(judge_metrics/* REPORTED_METRICS */.If), metrics_schema/* metricTotals */._f).describe('What was asked for beside the rubric.'),
    canaries: metrics_schema/* canaries */.vV.describe('References that the gate damaged itself, to see whether the judge notices.'),
    transplants: schemas/* strictObject */.rej({
        disagreements: schemas/* int */.Whr().min(1).describe('Sessions that the judge puts 0.3 or more above the rubric.'),
        asked: schemas/* int */.Whr()
            .min(0)
            .describe('Candidates of them that were asked about once more, beside the reference of another session.'),
        measured: schemas/* int */.Whr().min(0),
        steered: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Sessions whose candidate was scored 0.5 or more there: the run is void.'),
    })
        .optional()
        .describe('Left out where the judge is nowhere so far above the rubric.'),
    meta_evaluation: metrics_schema/* metaEvaluation */.g0,
    voided: schemas/* string */.YjP()
        .nullable()
        .describe('Why nothing that the judge says can be believed: no gate of its is evaluated.'),
    absence: metrics_schema/* missingReason */.DQ.nullable().describe('Why nobody could be asked, where judge: auto lets that pass.'),
    base_url: schemas/* string */.YjP().nullable().describe("Where requests went, when that was not the vendor's own address."),
    provider: schemas/* enum */.k5n(['openai-compatible', 'command'])
        .optional()
        .describe('Who was asked, where that was not the Messages API.'),
    program: schemas/* string */.YjP().optional().describe('The name of the program that was asked, without its folder.'),
    new_recordings: schemas/* strictObject */.rej({
        lines: schemas/* int */.Whr().min(1).describe('Lines of the judge-cassette that the base branch does not have.'),
        needed: schemas/* int */.Whr().min(0).describe('Those of them that this run had a question for.'),
        treatment: schemas/* enum */.k5n(new_recordings/* NEW_RECORDING_TREATMENTS */.$I)
            .describe('Asked again where somebody could be asked. Else left out where the pull request is of a fork or nobody knows, and believed where its author may write to the repository.'),
        unread: schemas/* string */.YjP()
            .nullable()
            .describe('Why the file of the base could not be read, so that every line counts as new.'),
        no_merge_base: schemas/* string */.YjP()
            .nullable()
            .describe('Why the file is not known as it was where the pull request has left the base: then it was held against the newest commit of the base alone.'),
    })
        .optional()
        .describe('Recorded answers that this pull request brings itself. Left out where there are none.'),
    strength: schemas/* strictObject */.rej({
        level: json_schemas/* score */.fN.describe('Below this score a copy counts as noticed, or blocked.'),
        gate: schemas/* enum */.k5n(['min-judge-session', 'min-judge-overall']).nullable().describe('The gate that the level is of.'),
        damaging: schemas/* int */.Whr().min(0),
        noticed: schemas/* int */.Whr().min(0),
        harmless: schemas/* int */.Whr().min(0),
        blocked: schemas/* int */.Whr().min(0),
        unmeasured: schemas/* int */.Whr().min(0),
    })
        .optional()
        .describe('What the judge makes of references that were changed on purpose. Only where it has gates and the answers to self-test --judge are recorded.'),
    panel: panel.optional().describe('Who has judged, where judge-model names several: then scores are medians.'),
    agreement: judgeAgreement
        .optional()
        .describe('With the labels of the corpus, where min-judge-agreement asks for it.'),
    alerts: schemas/* array */.YOg(judge_schema_alert).describe('They never gate.'),
});

var message = __webpack_require__(84667);
;// CONCATENATED MODULE: ./build/report/session-schema.js






const session_schema_finding = schemas/* strictObject */.rej({
    code: schemas/* enum */.k5n(finding/* FINDING_CODES */.f2),
    severity: schemas/* enum */.k5n(['error', 'warning', 'note']),
    dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf).nullable(),
    message: schemas/* string */.YjP(),
    suggestion: schemas/* string */.YjP().nullable(),
    file: schemas/* string */.YjP().nullable().describe('Relative to the workspace, with /.'),
    line: schemas/* int */.Whr().min(1).nullable(),
    column: schemas/* int */.Whr().min(1).nullable().describe('In UTF-16 units.'),
    key: schemas/* string */.YjP()
        .optional()
        .describe('The key of the value in the file, such as bullets[2], where the team names it otherwise than we do.'),
    samples: schemas/* string */.YjP()
        .regex(/^\d{1,3}\/\d{1,3}$/)
        .optional()
        .describe('In how many of the samples of its session it is there, such as 2/3; left out without samples.'),
    known: schemas/* literal */.euz(true).optional().describe('It was there on the base already, so that fail-on leaves it out.'),
    new: schemas/* literal */.euz(true)
        .optional()
        .describe('The base, with the same reference, did not have it. Left out where the report of the base is cut.'),
});
const sample = schemas/* strictObject */.rej({
    sample: schemas/* int */.Whr().min(0),
    status: schemas/* enum */.k5n(['scored', 'missing_candidate', 'invalid_candidate']),
    overall: json_schemas/* score */.fN.describe('A missing or invalid sample is a zero.'),
    judge_overall: json_schemas/* score */.fN
        .nullable()
        .optional()
        .describe('What the judge gives the sample, where the rubric judge was asked about it; null where that was not measured.'),
    dimensions: schemas/* array */.YOg(schemas/* strictObject */.rej({ dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), score: json_schemas/* score */.fN })),
    findings: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe('Its findings: of each the code, and a digest by which a later run knows it in other words.'),
    candidate_path: schemas/* string */.YjP().nullable(),
    candidate_digest: json_schemas/* digest */.br.nullable(),
});
const transcriptSchema = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP().describe('Relative to the workspace, with /; of one outside the absolute path.'),
    format: schemas/* enum */.k5n(message/* FORMATS */.h).describe('As it was recognised by its shape.'),
    messages: json_schemas/* count */.U9,
    skipped: json_schemas/* count */.U9.describe('Lines and records that carry nothing: metadata, progress, reasoning, repetitions.'),
    unknown: schemas/* array */.YOg(schemas/* strictObject */.rej({ line: schemas/* int */.Whr().min(1), what: schemas/* string */.YjP() }))
        .describe('Lines, or parts of them, that were not understood and are left out: the first of them.'),
    unknown_count: json_schemas/* count */.U9,
});
const session = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(['scored', 'missing_candidate', 'invalid_candidate', 'canary', 'unreferenced'])
        .describe('unreferenced: no golden session, so that the judge alone has looked at it.'),
    failed: schemas/* boolean */.zMY().describe('Whether it fails a gate: true exactly when gates_failed is not empty.'),
    gates_failed: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe('Ids of the gates that it fails: fail-on, min-session, its own floors, max-session-regression.'),
    gates_waived: schemas/* array */.YOg(schemas/* string */.YjP()).min(1).optional().describe('Those of them that somebody has waived.'),
    overall: json_schemas/* score */.fN.nullable().describe('Closeness to the reference: the weighted mean of the dimensions.'),
    dimensions: schemas/* array */.YOg(schemas/* strictObject */.rej({ dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), score: json_schemas/* score */.fN, reason: schemas/* string */.YjP() })),
    findings: schemas/* array */.YOg(session_schema_finding),
    findings_omitted: schemas/* int */.Whr().min(1).optional().describe('Findings beyond the limit of one session.'),
    candidate_path: schemas/* string */.YjP().nullable(),
    reference_digest: json_schemas/* digest */.br
        .nullable()
        .describe('Of the reference, with accepted summaries of these together. Null without a golden session.'),
    reference_digests: schemas/* array */.YOg(json_schemas/* digest */.br)
        .min(2)
        .optional()
        .describe('Where summaries were accepted: of the reference alone, then of each of these.'),
    requirement_digests: schemas/* array */.YOg(schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), digest: json_schemas/* digest */.br }))
        .min(1)
        .optional()
        .describe('Of what each requirement says, in the order of the file. Left out where there is none.'),
    reference_used: schemas/* string */.YjP()
        .optional()
        .describe('What the scores compare with, `reference` or `accepted/<id>`: the one that scores highest. Only where summaries were accepted beside the reference.'),
    rejected_before: schemas/* literal */.euz(true)
        .optional()
        .describe('The candidate, or one of the samples, says word for word what people rejected: nobody can accept it.'),
    reference_path: schemas/* string */.YjP()
        .optional()
        .describe('Where the reference stands, where that is not <name>/reference.json.'),
    candidate_digest: json_schemas/* digest */.br.nullable(),
    samples: schemas/* array */.YOg(sample)
        .min(1)
        .optional()
        .describe('Where the run has several samples a session: each of them. Scores of the session are their means; findings, path and digest are those of the worst.'),
    spread: schemas/* number */.aig().min(0).nullable().optional().describe("Standard deviation of the samples' overalls, with n - 1."),
    worst: schemas/* int */.Whr().min(0).optional().describe('The sample with the lowest overall.'),
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
    earlier: schemas/* array */.YOg(json_schemas/* score */.fN)
        .min(1)
        .max(20)
        .optional()
        .describe('Where max-drift is set: what the session scored in the last reports of the base with this reference, the baseline last; beside the last points of trend.'),
    transcript: transcriptSchema
        .optional()
        .describe('As what the transcript of the session was recognised. Left out where there is none, where nothing was read of it, and without a usable candidate, as nothing is held against it then.'),
    transcript_digest: json_schemas/* digest */.br
        .optional()
        .describe('Of the transcript, where a usable candidate was held against one that could be read.'),
    floors: schemas/* strictObject */.rej({
        min_overall: json_schemas/* score */.fN.optional(),
        min_dimensions: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), json_schemas/* score */.fN).optional(),
    })
        .optional()
        .describe('Its own floors, where it has any.'),
    structural_completion: metrics_schema/* structuralCompletion */.KQ
        .optional()
        .describe('Requirements by literals and words alone, where the judge did not measure completion.'),
    judge: metrics_schema/* judgementSchema */.jq.optional(),
});

;// CONCATENATED MODULE: ./build/report/schema.js












const settingsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ value: schemas/* json */.Pq9(), from: schemas/* enum */.k5n(['input', 'config', 'default']) }));
const titleSchema = schemas/* string */.YjP().regex(/^[A-Za-z0-9 .,%()+-]+$/);
const gateStrength = schemas/* strictObject */.rej({
    texts: schemas/* enum */.k5n(['references', 'candidates'])
        .optional()
        .describe('What was damaged: the candidates of this run that pass, or copies of the references where no candidate passes. Left out by versions that damaged references only.'),
    variants: json_schemas/* count */.U9.max(100),
    damaging: json_schemas/* count */.U9,
    caught: json_schemas/* count */.U9.describe('Damaging variants whose session would fail.'),
    harmless: json_schemas/* count */.U9,
    blocked: json_schemas/* count */.U9.describe('Harmless variants whose session would fail.'),
});
const notAsked = json_schemas/* count */.U9
    .optional()
    .describe('Older ones that were not: a run asks about the newest 5 accepted and 10 rejected summaries of each session.');
const exam = schemas/* strictObject */.rej({
    rejected: schemas/* strictObject */.rej({
        summaries: json_schemas/* count */.U9.describe('Those that the gates were asked about.'),
        not_asked: notAsked,
        failed: json_schemas/* count */.U9.describe('Those that fail a gate, as they should.'),
        slipped: schemas/* array */.YOg(schemas/* strictObject */.rej({ session: schemas/* string */.YjP(), id: schemas/* string */.YjP(), because: schemas/* string */.YjP() }))
            .describe('The first 20 that pass, with why people rejected them.'),
    }),
    accepted: schemas/* strictObject */.rej({
        summaries: json_schemas/* count */.U9.describe('Those that the gates were asked about.'),
        not_asked: notAsked,
        passed: json_schemas/* count */.U9.describe('Those that pass without themselves among the accepted ones.'),
        blocked: schemas/* array */.YOg(schemas/* strictObject */.rej({ session: schemas/* string */.YjP(), id: schemas/* string */.YjP(), gates: schemas/* array */.YOg(schemas/* string */.YjP()) }))
            .describe('The first 20 that do not, with the gates that they fail.'),
    }),
});
const reportSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    tool: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('summary-gate'), version: schemas/* string */.YjP() }),
    scored_at: iso/* datetime */.w$(),
    identity: run_identity/* identitySchema */.g
        .optional()
        .describe('What was scored, and by which run. Left out where nothing of it is known.'),
    verdict: schemas/* enum */.k5n(catalogue/* VERDICTS */.bk),
    title: titleSchema,
    corpus_size: schemas/* int */.Whr().min(0).describe('Sessions in the means.'),
    overall_mean: json_schemas/* score */.fN.nullable().describe('Mean closeness of the sessions to their references.'),
    overall_min: json_schemas/* score */.fN.nullable(),
    overall_max: json_schemas/* score */.fN.nullable(),
    dimension_means: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), json_schemas/* score */.fN.nullable())
        .describe('Of the dimensions that the summaries have (setting dimensions); nothing in a report speaks of others.'),
    statistics: schemas/* strictObject */.rej({
        overall: metrics_schema/* distribution */.Nx,
        dimensions: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), metrics_schema/* distribution */.Nx),
        interval: schemas/* strictObject */.rej({
            method: schemas/* enum */.k5n(interval/* INTERVAL_METHODS */.bp).describe('student_t below 8 sessions, normal above 5,000.'),
            resamples: schemas/* int */.Whr().min(1).nullable().describe('Of the bootstrap.'),
        })
            .nullable()
            .describe('How the intervals of means were made, but for those with an interval_method of their own; null below two sessions, where there is none.'),
        detectable_change: detectableChange
            .nullable()
            .describe('What the regression gate can see with so many sessions; null where even the largest drop may be chance, and where nothing varies.'),
        samples: schemas/* strictObject */.rej({
            per_session: schemas/* int */.Whr().min(1),
            spread: schemas/* number */.aig().min(0).nullable().describe('Standard deviation of samples within their sessions, pooled.'),
            rerun_error: schemas/* number */.aig()
                .min(0)
                .nullable()
                .describe('Standard error of the overall mean when the pipeline runs again over the same sessions.'),
        })
            .optional()
            .describe('Where the run has several samples a session. Intervals and changes have their part of it already.'),
    }),
    gates: schemas/* array */.YOg(catalogue/* gateSchema */.Tp),
    gates_failed: schemas/* array */.YOg(schemas/* string */.YjP()),
    sessions: schemas/* array */.YOg(session).describe('In code point order of their names.'),
    findings: schemas/* array */.YOg(session_schema_finding).describe('What belongs to no session of the corpus.'),
    rubric: schemas/* strictObject */.rej({ version: schemas/* enum */.k5n(rubric_score/* RUBRICS */.nl), weights: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), schemas/* number */.aig().min(0)) }),
    settings: settingsSchema,
    judge: judgeSchema.optional(),
    policy: schemas/* strictObject */.rej({
        changed: schemas/* array */.YOg(schemas/* strictObject */.rej({
            setting: schemas/* string */.YjP(),
            wanted: schemas/* string */.YjP().describe('By the pull request.'),
            base: schemas/* string */.YjP(),
            counts: schemas/* enum */.k5n(['base', 'pull_request']),
            is_behind: schemas/* literal */.euz(true)
                .optional()
                .describe('A gate as the base had it when the pull request started; the base has raised it since.'),
        })),
        unread: schemas/* string */.YjP().nullable().describe('Why nobody knows what the base has; null where it was read.'),
        brings_workflow: schemas/* boolean */.zMY().describe('The base does not run this gate yet.'),
        is_behind: schemas/* literal */.euz(true)
            .optional()
            .describe('All that differs are gates that the base has raised since the pull request started.'),
    })
        .optional()
        .describe('Of a pull request whose config file is not that of its base: what it would loosen or change, and whose value counts.'),
    settings_digest: json_schemas/* digest */.br.describe('Of the settings that bear on scores and gates.'),
    skipped_folders: schemas/* int */.Whr().min(0),
    corpus_digest: json_schemas/* digest */.br,
    candidates_digest: json_schemas/* digest */.br,
    config_digest: json_schemas/* digest */.br.nullable().describe('Of the config file; null without one.'),
    waivers: schemas/* array */.YOg(schemas/* strictObject */.rej({
        session: schemas/* string */.YjP().nullable(),
        dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf).nullable(),
        code: schemas/* enum */.k5n(finding/* FINDING_CODES */.f2).optional(),
        gate: schemas/* string */.YjP().optional(),
        reason: schemas/* string */.YjP(),
        until: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
    }))
        .min(1)
        .optional()
        .describe('All waivers, in the order of their file, whether anything needs them or not. Left out where there is none.'),
    waivers_digest: json_schemas/* digest */.br.nullable().describe('Of the file of waivers; null without one.'),
    cassette_digest: json_schemas/* digest */.br.nullable().describe('Of the recorded answers before the run; null without such a file.'),
    baseline: baseline.optional(),
    exam: exam
        .optional()
        .describe('What the gates of single sessions make of summaries that people accepted and rejected.'),
    gate_strength: gateStrength.optional().describe('Left out above 1,000 sessions and where nothing was scored.'),
    trend: schemas/* array */.YOg(schemas/* strictObject */.rej({ scored_at: schemas/* string */.YjP(), overall_mean: json_schemas/* score */.fN, ci95: schemas/* tuple */.PVZ([json_schemas/* score */.fN, json_schemas/* score */.fN]).nullable() }))
        .optional()
        .describe('Earlier results, oldest first: the baseline, its baseline, and so on.'),
    caveats: schemas/* array */.YOg(schemas/* string */.YjP()),
});

var report_files = __webpack_require__(88366);
var session_texts = __webpack_require__(9363);
var table = __webpack_require__(3738);
var given_settings = __webpack_require__(47387);
var plain_session = __webpack_require__(85221);
;// CONCATENATED MODULE: ./build/library/render-report.js













const COLUMNS = 100;
const FORMATS = ['terminal', ...table/* REPORT_FORMATS */.EL.filter((format) => format !== 'otel')];
const renderReport = async (given, format, options = {}) => {
    (0,given_settings/* refuseNonObject */.z0)(options, 'options');
    const { width = COLUMNS, colour = false, texts } = options;
    if (!FORMATS.includes(format)) {
        throw new errors/* UserError */.yo([{ message: `format: ${JSON.stringify(format)}; allowed: ${FORMATS.join(', ')}` }]);
    }
    const report = checked(given);
    if (format === 'terminal')
        return (0,terminal/* renderTerminal */.bF)(report, { width, colour });
    const render = (await (0,report_files/* loadRenderers */.Do)([format])).get(format);
    if (render === undefined)
        throw new RangeError(`nothing renders ${format}`);
    const text = render(report, givenTexts(report, texts), undefined);
    return typeof text === 'string' ? text : [...text].join('');
};
function checked(given) {
    const read = reportSchema.safeParse(given);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const where = issue?.path.map(String).join('.') || 'it';
    throw new errors/* UserError */.yo([{ message: `this is no report of this version of summary-gate: ${where}: ${issue?.message}` }]);
}
const READ_BY = ['rubric', 'weights', 'dimensions', 'fields', 'outcomes'];
const settingValue = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* array */.YOg(schemas/* string */.YjP()),
    schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])),
]);
function givenTexts(report, texts) {
    if (texts === undefined)
        return () => undefined;
    if (typeof texts !== 'function') {
        throw new errors/* UserError */.yo([{ message: 'texts is no function; allowed: one that takes the name of a session' }]);
    }
    const values = (0,given_settings/* pureSettings */.KH)(settingsOf(report));
    const format = (0,format_of/* formatOf */.b)(values);
    const score = (0,rubric_score/* openScorer */.DL)(values.rubric, values.weights, values.dimensions);
    return (index) => {
        const session = report.sessions[index];
        const given = session?.status === 'scored' ? texts(session.name) : undefined;
        if (session === undefined || given === undefined)
            return undefined;
        (0,given_settings/* refuseNonObject */.z0)(given, `what texts gives for ${JSON.stringify(session.name)}`);
        const { reference } = (0,plain_session/* fromPlain */.bM)(given.session, format);
        const candidate = (0,plain_session/* candidateOf */.RH)(session.name, given.candidate, format);
        if (candidate?.kind !== 'valid')
            return undefined;
        const { transcript } = given.session;
        return {
            ...(0,session_texts/* textsOfPair */.A)(reference, (0,their_words/* asWritten */.qm)(candidate.summary, candidate), score),
            ...(transcript !== undefined && { transcript: () => (0,shown_transcript/* shownText */.f)(transcript.file, transcript.text) }),
        };
    };
}
function settingsOf({ settings }) {
    return Object.fromEntries(READ_BY.flatMap((name) => {
        const read = settingValue.safeParse(settings[name]?.value);
        return read.success ? [[name, read.data]] : [];
    }));
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


/***/ })

};
