export const id = 850;
export const ids = [850];
export const modules = {

/***/ 6270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ findHistory),
/* harmony export */   n: () => (/* binding */ MOST_RUNS)
/* harmony export */ });
/* harmony import */ var _baseline_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7122);
/* harmony import */ var _find_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7406);


/** The most reports that are fetched: one is a few megabytes and two requests. */
const MOST_RUNS = 100;
/** So many runs are asked about for each report that is wanted: those of pull requests have left artifacts as well. */
const ASKED_FOR_EACH = 5;
/**
 * The reports that the newest completed runs of a workflow have left on the last 100 commits of the default branch, by the
 * rules of a baseline: never one of a fork or of a pull request. The workflow is that of `runId`, else that of the newest run.
 */
async function findHistory(host, { name, runId, most }) {
    let own = runId === null ? undefined : await host.run(runId);
    const commits = new Set(await host.ancestors(null));
    const reports = [];
    let skipped = 0;
    const usable = (await host.artifactsNamed(name)).filter((artifact) => (0,_find_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .isUsable */ .Ng)(artifact, artifact.repositoryId) && commits.has(artifact.headSha));
    for (const artifact of usable.slice(0, ASKED_FOR_EACH * most)) {
        if (reports.length === most)
            break;
        const run = await host.run(artifact.runId);
        if (!(0,_find_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrusted */ .W2)(run, own ?? run) || run.headSha !== artifact.headSha)
            continue;
        own ??= run;
        const text = await host.reportIn(artifact.id);
        const read = text === undefined ? undefined : (0,_baseline_report_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineReport */ .U)(text);
        if (read?.kind === 'report')
            reports.push(read.report);
        else
            skipped++;
    }
    return { reports, skipped };
}


/***/ }),

/***/ 4776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ nameHint)
/* harmony export */ });
/* harmony import */ var _settings_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(812);

/** More names than this are counted. */
const MOST_NAMES = 3;
/** The name most like it, or else those that have it in them, or else some of all. */
function nameHint(typed, names) {
    const nearest = (0,_settings_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(typed, names);
    const containing = names.filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()));
    const [only] = containing.length === 1 ? containing : [nearest];
    if (only !== undefined)
        return { ending: `, did you mean ${JSON.stringify(only)}?` };
    if (containing.length > 0)
        return { ending: `, did you mean one of ${list(containing)}?` };
    return { ending: '', ...(names.length > 0 && { hint: `it has ${list(names)}` }) };
}
function list(names) {
    const shown = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name));
    const rest = names.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ }),

/***/ 5223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ seekSession),
/* harmony export */   OC: () => (/* binding */ requireSession),
/* harmony export */   lx: () => (/* binding */ readSession)
/* harmony export */ });
/* harmony import */ var _candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10);
/* harmony import */ var _corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6178);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _name_hint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4776);




/** Looks for the session that a command is asked about. */
function seekSession({ run, operands }) {
    const { values, origins, problems } = run.settings;
    const { files, digest } = run.ports;
    const corpus = (0,_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_1__/* .readCorpus */ .X)(values.corpus, files, digest);
    const candidates = (0,_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .readCandidates */ .lH)(values.candidates, files, digest);
    const [wanted] = operands;
    const name = wanted?.normalize('NFC') ?? '';
    const golden = corpus.sessions.find((session) => session.name === name);
    // Nobody has to have a corpus: a judge may need no reference.
    const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
    return {
        name,
        isNamed: wanted !== undefined,
        golden,
        candidates,
        corpus,
        isStranger: golden === undefined && (hasNone || corpus.problems.length === 0),
        problems: [...problems, ...candidates.problems],
    };
}
/** The golden session that was sought. Throws everything that is wrong with the input. */
function requireSession(command, sought) {
    const { name, isNamed, golden, corpus, problems } = sought;
    const all = [...problems, ...corpus.problems];
    if (!isNamed)
        all.push({ message: `${command} needs the name of a session` });
    else if (golden === undefined && corpus.problems.length === 0) {
        const names = corpus.sessions.map((session) => session.name);
        const { ending, ...hint } = (0,_name_hint_js__WEBPACK_IMPORTED_MODULE_3__/* .nameHint */ .j)(name, names);
        all.push({ message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint });
    }
    if (golden === undefined || all.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(all);
    return golden;
}
/** The session that a command is asked about, and the candidates. Throws everything that is wrong with the input. */
function readSession(command, context) {
    const sought = seekSession(context);
    return { golden: requireSession(command, sought), candidates: sought.candidates };
}


/***/ }),

/***/ 1211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ findTranscript),
  L: () => (/* binding */ transcriptPaths)
});

// EXTERNAL MODULE: ./build/json/lines.js
var lines = __webpack_require__(3004);
// EXTERNAL MODULE: ./build/corpus/transcript-blocks.js
var transcript_blocks = __webpack_require__(5530);
;// CONCATENATED MODULE: ./build/corpus/transcript-roles.js
const ROLES = {
    user: 'user',
    human: 'user',
    customer: 'user',
    assistant: 'assistant',
    agent: 'assistant',
    ai: 'assistant',
    tool: 'tool',
};
const NAMES = Object.keys(ROLES).join('|');
/** "## 3 · tool (bash)", "### Assistant" */
const HEADING = new RegExp(`^#{1,6}\\s+(?:\\d{1,6}\\s*[.:)·–-]?\\s*)?(${NAMES})\\b[^:]{0,60}:?\\s*$`, 'i');
/** "User: please …", "**Assistant:** …", "[tool] …" */
const LABEL = new RegExp(`^(?:\\*\\*)?\\[?(${NAMES})\\]?(?:\\s*\\([^()]{0,60}\\))?(?::\\*\\*|\\*\\*:|:|(?<=\\]))\\s*`, 'i');
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/**
 * Takes a text apart by who speaks: at headings in Markdown (not inside of fenced code, where a tool may print anything)
 * and at names before a colon. What stands before the first of them is said by nobody that is known.
 */
function splitByRole(text, form) {
    const utterances = [];
    let role = 'unknown';
    let lines = [];
    let fence;
    const finish = () => {
        if (lines.some((line) => line.text.trim() !== ''))
            utterances.push({ role, lines });
        lines = [];
    };
    for (const [i, written] of text.split('\n').entries()) {
        const content = written.endsWith('\r') ? written.slice(0, -1) : written;
        const [, mark] = FENCE.exec(content) ?? [];
        const label = fence === undefined ? labelOf(content, form) : undefined;
        if (form === 'markdown' && mark !== undefined) {
            if (fence === undefined)
                fence = mark;
            else if (mark.startsWith(fence) && content.trim() === mark)
                fence = undefined;
        }
        if (label !== undefined) {
            finish();
            role = label.role;
        }
        const said = label?.rest ?? content;
        if (label === undefined || said !== '')
            lines.push({ line: i + 1, text: said });
    }
    finish();
    return utterances;
}
function labelOf(line, form) {
    const [, heading] = form === 'markdown' ? (HEADING.exec(line) ?? []) : [];
    if (heading !== undefined)
        return { role: roleOf(heading), rest: '' };
    const [label, name] = LABEL.exec(line) ?? [];
    return label === undefined || name === undefined ? undefined : { role: roleOf(name), rest: line.slice(label.length) };
}
function roleOf(name) {
    return ROLES[name.toLowerCase()] ?? 'unknown';
}

;// CONCATENATED MODULE: ./build/corpus/transcript.js



/**
 * Reads a transcript: `.jsonl` is a message a line (`role` is user, assistant or tool, `content` a text or a list of
 * blocks), anything else is text in which headings or names before a colon may tell who speaks. Never throws; takes time
 * in proportion to the text.
 */
function readTranscript(text, file, digest) {
    return { file, digest: digest(text), ...readUtterances(text, file) };
}
function readUtterances(text, file) {
    return file.endsWith('.jsonl')
        ? readMessages(text)
        : { utterances: splitByRole(text, file.endsWith('.md') ? 'markdown' : 'plain'), malformed: [] };
}
function readMessages(text) {
    const utterances = [];
    const malformed = [];
    for (const { line, text: content } of (0,lines/* jsonLines */.i)(text)) {
        const blocks = (0,transcript_blocks/* readBlocks */.v_)(content);
        if (blocks === undefined)
            malformed.push(line);
        for (const { role, text: said } of blocks ?? []) {
            if (said.trim() === '')
                continue;
            // In JSON a whole message stands in one line of the file.
            const lines = said.split('\n').map((one) => ({ line, text: one }));
            utterances.push({ role, lines });
        }
    }
    return { utterances, malformed };
}

;// CONCATENATED MODULE: ./build/corpus/find-transcript.js

/** Names that the transcript of a session may have, in the order in which they are looked for. */
const TRANSCRIPT_FILES = ['transcript.jsonl', 'transcript.md', 'transcript.txt'];
/** Paths of the transcripts beside a reference; none for a line of a `.jsonl` corpus. */
function transcriptPaths({ place }, files) {
    const folder = place.file.replace(/\/?reference\.json$/, '');
    if (folder === place.file)
        return [];
    return TRANSCRIPT_FILES.map((name) => (folder === '' ? name : `${folder}/${name}`)).filter((file) => files.kind(file) !== 'missing');
}
/** The transcript of a session, the first by name if there are several. */
function findTranscript(session, files, digest) {
    const [file] = transcriptPaths(session, files);
    if (file === undefined)
        return undefined;
    const read = files.read(file);
    if (read.kind !== 'text')
        return 'unreadable';
    const transcript = readTranscript(read.text, file, digest);
    return transcript.utterances.length === 0 ? 'unreadable' : transcript;
}


/***/ }),

/***/ 7124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ lintWhole)
});

// EXTERNAL MODULE: ./build/rubric/score.js
var rubric_score = __webpack_require__(3458);
// EXTERNAL MODULE: ./build/counted.js
var counted = __webpack_require__(5374);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/rubric/words.js
var rubric_words = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/summary.js
var summary = __webpack_require__(1192);
// EXTERNAL MODULE: ./build/corpus/golden-session.js
var golden_session = __webpack_require__(3329);
;// CONCATENATED MODULE: ./build/corpus/lint/lint-corpus.js





/** Two references whose summaries share more of their words than this test the same thing twice. */
const NEAR_DUPLICATE = 0.3;
/** From here on comparing every pair takes longer than a lint should; equal references are still found. */
const PAIRWISE_SESSIONS = 2000;
/** Fewer sessions than this make a mean that one session can move. */
const ENOUGH_SESSIONS = 20;
/** Below this many sessions a spread cannot be asked for. */
const SPREAD_SESSIONS = 6;
/** No single outcome, difficulty or kind should have more than this share. */
const LARGEST_SHARE = 0.8;
/** Remarks about the corpus as a whole. Canaries are for the judge and count for none of them. */
function lintCorpus(sessions, place) {
    const gating = sessions.filter(({ canary }) => !canary);
    return [...checkSize(gating, place), ...checkSpread(gating, place), ...checkDuplicates(sessions)];
}
function checkSize({ length }, place) {
    if (length >= ENOUGH_SESSIONS)
        return [];
    const message = `${(0,counted/* counted */.h)(length, 'session')}; from ${ENOUGH_SESSIONS} on a mean is steady enough to gate on`;
    return [{ rule: 'corpus-size', severity: 'warning', message, place }];
}
function checkSpread(sessions, place) {
    if (sessions.length < SPREAD_SESSIONS)
        return [];
    const warn = (message) => ({ rule: 'spread', severity: 'warning', message, place });
    const check = (what, wanted, values, atLeast) => {
        const counts = wanted.map((word) => [word, values.filter((value) => value === word).length]);
        const present = counts.filter(([, count]) => count > 0);
        const absent = counts.filter(([, count]) => count === 0).map(([word]) => word);
        const largest = present.find(([, count]) => count / values.length > LARGEST_SHARE);
        return [
            ...(present.length < atLeast ? [warn(`no session with the ${what} ${absent.join(', ')}`)] : []),
            ...(largest === undefined
                ? []
                : [warn(`${largest[1]} of ${values.length} sessions have the ${what} ${largest[0]}`)]),
        ];
    };
    return [
        ...check('outcome', summary/* OUTCOMES */.i, sessions.map(({ reference }) => reference.outcome), summary/* OUTCOMES */.i.length),
        ...check('difficulty', golden_session/* DIFFICULTIES */.Ke, sessions.map(({ difficulty }) => difficulty), golden_session/* DIFFICULTIES */.Ke.length),
        ...check('kind', golden_session/* KINDS */.GW, sessions.map(({ kind }) => kind), 3),
    ];
}
function checkDuplicates(sessions) {
    const issues = [];
    const report = (session, twin, what, others) => {
        const more = others === 0 ? '' : `, and ${(0,counted/* counted */.h)(others, 'other')}`;
        const message = `${what} ${twin.name} (${(0,errors/* formatPlace */.dE)(twin.place)})${more}`;
        issues.push({
            rule: 'near-duplicate',
            severity: 'warning',
            message,
            place: session.placeOf(['reference', 'summary']),
        });
    };
    const firstOf = new Map();
    for (const session of sessions) {
        const twin = firstOf.get(session.referenceDigest);
        if (twin !== undefined)
            report(session, twin, 'the same reference as', 0);
        else
            firstOf.set(session.referenceDigest, session);
    }
    const unique = [...firstOf.values()];
    if (unique.length > PAIRWISE_SESSIONS)
        return issues;
    const words = unique.map(({ reference }) => (0,rubric_words/* wordSet */.dD)(reference.summary));
    for (const [i, session] of unique.entries()) {
        const twins = unique
            .slice(0, i)
            .map((twin, j) => ({ twin, similarity: (0,rubric_words/* jaccard */.xX)(words[i] ?? new Set(), words[j] ?? new Set()) }))
            .filter(({ similarity }) => similarity > NEAR_DUPLICATE)
            .sort((a, b) => b.similarity - a.similarity);
        const [nearest, ...others] = twins;
        if (nearest === undefined)
            continue;
        const what = `summary Jaccard ${nearest.similarity.toFixed(2)} (at most ${NEAR_DUPLICATE}) with`;
        report(session, nearest.twin, what, others.length);
    }
    return issues;
}

// EXTERNAL MODULE: ./build/json/schema-problems.js
var schema_problems = __webpack_require__(906);
// EXTERNAL MODULE: ./build/settings/nearest-name.js
var nearest_name = __webpack_require__(812);
;// CONCATENATED MODULE: ./build/corpus/lint/lint-keys.js



/** Remarks about keys of a reference.json: those that stand twice, and those that nothing reads. */
function lintKeys({ document, place, requirements, reference }) {
    const positionOf = document.positions();
    const toIssue = (rule, severity, path, message) => ({
        rule,
        severity,
        message,
        place: { file: place.file, ...positionOf(path) },
    });
    const unknown = [
        ...unknownKeys(document.value, [], golden_session/* KNOWN_KEYS */.B.session),
        ...requirements.flatMap((_, i) => unknownKeys(document.value, ['requirements', i], golden_session/* KNOWN_KEYS */.B.requirement)),
        // Pipelines write more into a summary than is read of it: there only a typo deserves a remark.
        ...[
            ...unknownKeys(document.value, ['reference'], golden_session/* KNOWN_KEYS */.B.summary),
            ...reference.aha_moments.flatMap((_, i) => unknownKeys(document.value, ['reference', 'aha_moments', i], golden_session/* KNOWN_KEYS */.B.moment)),
        ].filter(({ nearest }) => nearest !== undefined),
    ];
    return [
        ...document
            .repeatedKeys()
            .map((path) => toIssue('repeated-key', 'error', path, `the key ${quote(path)} stands twice here; the last one counts`)),
        ...unknown.map(({ path, nearest }) => {
            const hint = nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
            return toIssue('unknown-key', 'warning', path, `nothing reads the key ${quote(path)}${hint}`);
        }),
    ];
}
function unknownKeys(root, path, known) {
    const object = (0,schema_problems/* valueAt */.fK)(root, path);
    if (typeof object !== 'object' || object === null)
        return [];
    const absent = known.filter((key) => !Object.hasOwn(object, key));
    return Object.keys(object)
        .filter((key) => !known.includes(key))
        .map((key) => ({ path: [...path, key], nearest: (0,nearest_name/* nearestName */.q)(key, absent) }));
}
function quote(path) {
    return JSON.stringify(path.at(-1));
}

// EXTERNAL MODULE: ./build/calibration/read-labels.js
var read_labels = __webpack_require__(5159);
// EXTERNAL MODULE: ./build/summary-text.js
var summary_text = __webpack_require__(1906);
// EXTERNAL MODULE: ./build/corpus/lint/sensitive.js
var sensitive = __webpack_require__(451);
;// CONCATENATED MODULE: ./build/corpus/lint/lint-labels.js



/** Remarks about the labels.json beside a reference.json. One that cannot be read stops `calibrate`, so it is an error. */
function lintLabels(session, files) {
    const { labels, problems } = (0,read_labels/* readLabelsOf */.BX)(session, files);
    return [
        ...problems.map(({ message, place }) => ({
            rule: 'labels',
            severity: 'error',
            message,
            place: place ?? session.place,
        })),
        ...labels.flatMap(({ id, candidate, labeller, place }) => (0,sensitive/* findSensitive */.U)(`${(0,summary_text/* summaryText */.g)(candidate)} ${labeller}`).map(({ kind, what }) => ({
            rule: kind,
            severity: kind === 'secret' ? 'error' : 'warning',
            message: `something in the label ${JSON.stringify(id)} looks like ${what}`,
            place,
        }))),
    ];
}

;// CONCATENATED MODULE: ./build/corpus/lint/verbs.js
/** Past tenses of English that do not end in -ed, among those that describe work. */
const IRREGULAR = new Set(`began bound bought broke brought built caught chose cut did drew drove fed fell felt found forgot froze gave got grew
  held hid hit kept knew laid led left lent let lost made meant met overrode overwrote put quit ran read rebuilt redid
  remade reran reset rewrote rode rose said sat saw sent set shot shrank shut sought sped spent split spoke spread stood
  stuck swapped swept swung threw thought told took tore tracked understood undid upheld went withdrew won wound wrote`.split(/\s+/));
/** Base forms, for teams that write `Add` where others write `Added`. */
const BASE_FORMS = new Set(`add adjust align allow analyze apply ask attach audit backport benchmark bisect block build bump cache capture change
  check clean clear close collect compare compute configure confirm connect convert copy correct create cut debug decide
  define delete deploy derive describe design detect diagnose disable document drop enable encode escape estimate
  evaluate extend extract file filter find fix force format generate handle identify ignore implement import improve
  increase inspect install instrument introduce investigate isolate limit list load locate log lower make map mark
  measure merge migrate mock move normalize open optimize parse patch pin port prepare prevent profile propose prove
  publish push put raise read rebase record reduce refactor reject release remove rename render replace report reproduce
  request require reset resolve restart restore retry return revert review rewrite roll route run scope seed send
  separate serve set ship simplify skip sort specify split start stop store stream switch sync tag test tie time trace
  track trim tune turn type unify update upgrade use validate verify wire wrap write`.split(/\s+/));
/** Verbs that do not say what was done. */
const VAGUE = new Set(['worked', 'work', 'did', 'do', 'helped', 'help', 'dealt', 'deal', 'continued', 'continue']);
/** Words that end in -ed and are no verbs. */
const NOT_VERBS = new Set(['red', 'seed', 'speed', 'feed', 'need', 'shed', 'bed', 'embed', 'indeed', 'hundred']);
/** Whether an English bullet starts with a verb that says what was done: `Added`, `Re-ran`, `Fix`. */
function checkVerb(bullet) {
    const first = /^\P{L}*([\p{L}'-]+)/u.exec(bullet)?.[1]?.toLowerCase() ?? '';
    const word = first.replace(/^(re|un|co|pre|de|over|cross|force|hand|double|cherry)-/, '');
    // Working something out is finding it; working on it says nothing.
    if (/^\P{L}*work(?:ed)? (?:out|around)\b/iu.test(bullet))
        return 'verb';
    if (VAGUE.has(word))
        return 'vague';
    const isVerb = BASE_FORMS.has(word) || IRREGULAR.has(word) || (/ed$/.test(word) && !NOT_VERBS.has(word));
    return isVerb ? 'verb' : 'none';
}

;// CONCATENATED MODULE: ./build/corpus/lint/lint-session.js




/** What a good reference has, from and to; docs/corpus.md says why. */
const TITLE_WORDS = [5, 10];
const UNSPACED_TITLE_CHARACTERS = [10, 40];
const KEY_ACTIONS = [3, 10];
const MOMENTS = [3, 5];
/** A review older than this has probably been overtaken by what the team wants of a summary. */
const REVIEW_DAYS = 365;
const DAY_MS = 86_400_000;
/** Remarks about one golden session, without looking at the others. */
function lintSession(session, score, weights, now) {
    const issues = [];
    const positionOf = session.document.positions();
    const report = (severity, rule, path, message) => {
        issues.push({ rule, severity, message, place: { file: session.place.file, ...positionOf(path) } });
    };
    checkSelfScore(session, score, weights, report);
    checkTitle(session, report);
    checkActions(session, report);
    checkMoments(session, report);
    checkTexts(session, report);
    checkRequirements(session, report);
    checkReview(session, now, report);
    return issues;
}
function checkSelfScore({ reference }, score, weights, report) {
    const { overall, dimensions } = score(reference, reference);
    // Not the overall: weights of 1 together up to rounding make it 0.9999999999999999.
    const low = dimensions.filter(({ dimension, score }) => score < 1 && weights[dimension] > 0);
    if (low.length === 0)
        return;
    const named = low.map(({ dimension, score }) => `${dimension} ${score}`).join(', ');
    report('error', 'self-score', ['reference'], `scored against itself the reference gets ${overall}, not 1 (${named})`);
}
function checkTitle({ reference }, report) {
    const path = ['reference', 'title'];
    const { title } = reference;
    if (title.trim() === '')
        report('warning', 'empty-text', path, 'the title is empty');
    else if ((0,rubric_words/* hasUnspacedScript */.p2)(title)) {
        const [least, most] = UNSPACED_TITLE_CHARACTERS;
        const length = [...title].length;
        if (length < least || length > most) {
            report('warning', 'title-length', path, `the title has ${length} characters; aim for ${least} to ${most}`);
        }
    }
    else {
        const [least, most] = TITLE_WORDS;
        const length = title.trim().split(/\s+/).length;
        if (length < least || length > most) {
            report('warning', 'title-length', path, `the title has ${(0,counted/* counted */.h)(length, 'word')}; aim for ${least} to ${most}`);
        }
    }
    if (reference.summary.trim() === '')
        report('warning', 'empty-text', ['reference', 'summary'], 'the summary is empty');
}
function checkActions({ reference, tags }, report) {
    const [least, most] = KEY_ACTIONS;
    const { length } = reference.key_actions;
    if (length < least || length > most) {
        report('warning', 'action-count', ['reference', 'key_actions'], `${(0,counted/* counted */.h)(length, 'key action')}; aim for ${least} to ${most}`);
    }
    const english = !tags.some((tag) => tag.startsWith('lang:') && !tag.startsWith('lang:en'));
    for (const [i, action] of reference.key_actions.entries()) {
        const path = ['reference', 'key_actions', i];
        if (action.trim() === '') {
            report('warning', 'empty-text', path, `action ${i + 1} is empty`);
        }
        else if (english && checkVerb(action) !== 'verb') {
            const why = checkVerb(action) === 'vague'
                ? 'starts with a verb that does not say what was done'
                : 'does not start with a verb';
            report('warning', 'action-verb', path, `action ${i + 1} ${why}: ${JSON.stringify(action)}`);
        }
    }
}
function checkMoments({ reference }, report) {
    const [least, most] = MOMENTS;
    const { length } = reference.aha_moments;
    if (length < least || length > most) {
        report('warning', 'moment-count', ['reference', 'aha_moments'], `${(0,counted/* counted */.h)(length, 'moment')}; aim for ${least} to ${most}`);
    }
}
function checkTexts(session, report) {
    const { reference } = session;
    const texts = [
        [['notes'], session.notes],
        [['reference', 'title'], reference.title],
        [['reference', 'summary'], reference.summary],
        ...reference.key_actions.map((text, i) => [['reference', 'key_actions', i], text]),
        ...reference.aha_moments.map(({ highlight }, i) => [['reference', 'aha_moments', i, 'highlight'], highlight]),
        ...reference.topics_found.map((text, i) => [['reference', 'topics_found', i], text]),
        ...session.requirements.map(({ text }, i) => [['requirements', i, 'text'], text]),
    ];
    for (const [path, text] of texts) {
        for (const { kind, what } of (0,sensitive/* findSensitive */.U)(text)) {
            report(kind === 'secret' ? 'error' : 'warning', kind, path, `this looks like ${what}`);
        }
    }
}
function checkRequirements({ requirements }, report) {
    const seen = new Set();
    for (const [i, { id, text }] of requirements.entries()) {
        for (const [key, value] of [
            ['id', id],
            ['text', text],
        ]) {
            if (value.trim() === '')
                report('warning', 'empty-text', ['requirements', i, key], `the ${key} of a requirement is empty`);
        }
        if (seen.has(id))
            report('error', 'requirement', ['requirements', i, 'id'], `the requirement ${JSON.stringify(id)} stands twice`);
        seen.add(id);
    }
}
function checkReview({ unreviewed, reviewedBy, reviewedAt }, now, report) {
    // A draft says itself that it has none.
    if (unreviewed)
        return;
    if (reviewedBy === undefined || reviewedBy.trim() === '')
        report('warning', 'review', [], 'reviewed_by is missing: who vouches for this reference?');
    if (reviewedAt === undefined) {
        report('warning', 'review', [], 'reviewed_at is missing');
        return;
    }
    const at = readDay(reviewedAt);
    if (at === undefined) {
        report('warning', 'review', ['reviewed_at'], `reviewed_at is ${JSON.stringify(reviewedAt)}; write a date such as 2026-01-31`);
        return;
    }
    const days = Math.floor((now.getTime() - at) / DAY_MS);
    if (days > REVIEW_DAYS)
        report('warning', 'review', ['reviewed_at'], `the review is ${days} days old; look again after ${REVIEW_DAYS}`);
    if (days < -1)
        report('warning', 'review', ['reviewed_at'], 'reviewed_at lies in the future');
}
/** The day that a text starts with, in milliseconds of UTC; nothing for a day that no calendar has. */
function readDay(text) {
    const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? '';
    const at = Date.parse(day);
    // Date.parse takes 2026-02-30 for the second of March.
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? at : undefined;
}

// EXTERNAL MODULE: ./build/json/document.js + 1 modules
var json_document = __webpack_require__(7300);
// EXTERNAL MODULE: ./build/json/lines.js
var lines = __webpack_require__(3004);
// EXTERNAL MODULE: ./build/corpus/find-transcript.js + 2 modules
var find_transcript = __webpack_require__(1211);
// EXTERNAL MODULE: ./build/corpus/transcript-blocks.js
var transcript_blocks = __webpack_require__(5530);
;// CONCATENATED MODULE: ./build/corpus/lint/lint-transcript.js





/** Remarks about the transcript beside a reference: readable, no secrets, and moments that lie inside it. */
function lintTranscript(session, files) {
    const found = (0,find_transcript/* transcriptPaths */.L)(session, files);
    const issues = [];
    if (found.length > 1) {
        issues.push({
            rule: 'transcript',
            severity: 'error',
            message: `more than one transcript: ${found.join(', ')}`,
            place: session.place,
        });
    }
    for (const file of found) {
        const read = files.read(file);
        if (read.kind === 'unreadable' || read.invalidLines.size > 0) {
            const reason = read.kind === 'unreadable' ? read.reason : 'the file is not UTF-8';
            issues.push({ rule: 'transcript', severity: 'error', message: reason, place: { file } });
            continue;
        }
        const remarks = file.endsWith('.jsonl') ? checkMessages(read.text, file, session) : checkLines(read.text, file);
        // One by one: a transcript may have more of them than a call takes arguments.
        for (const remark of remarks)
            issues.push(remark);
    }
    return issues;
}
function checkLines(text, file) {
    return text.split('\n').flatMap((content, i) => sensitiveIssues(content, { file, line: i + 1 }));
}
function sensitiveIssues(text, place) {
    return (0,sensitive/* findSensitive */.U)(text).map(({ kind, what }) => ({
        rule: kind,
        severity: kind === 'secret' ? 'error' : 'warning',
        message: `this looks like ${what}`,
        place,
    }));
}
function checkMessages(text, file, session) {
    const issues = [];
    let messages = 0;
    for (const { line, text: content } of (0,lines/* jsonLines */.i)(text)) {
        messages++;
        const place = { file, line };
        const parsed = (0,json_document/* parseJson */.q)(content, line);
        // The texts themselves: in the raw line an escape such as \n stands before the first letter of what follows.
        for (const found of 'document' in parsed ? textsIn(parsed.document.value) : [content]) {
            for (const issue of sensitiveIssues(found, place))
                issues.push(issue);
        }
        const wrong = 'error' in parsed
            ? `broken JSON: ${parsed.error.message}`
            : transcript_blocks/* transcriptMessage */.Ac.safeParse(parsed.document.value).success
                ? undefined
                : transcript_blocks/* NO_MESSAGE */.se;
        if (wrong !== undefined)
            issues.push({ rule: 'transcript', severity: 'error', message: wrong, place });
    }
    const positionOf = session.document.positions();
    for (const [i, { seq }] of session.reference.aha_moments.entries()) {
        if (seq <= messages)
            continue;
        issues.push({
            rule: 'moment-place',
            severity: 'error',
            message: `the moment is in message ${seq}, but the transcript has ${messages}`,
            place: { file: session.place.file, ...positionOf(['reference', 'aha_moments', i, 'seq']) },
        });
    }
    return issues;
}
/** All strings of a JSON value, keys included. */
function textsIn(root) {
    const texts = [];
    const left = [root];
    // The list grows while it is read: nesting may be deeper than the stack.
    for (const value of left) {
        if (typeof value === 'string')
            texts.push(value);
        if (typeof value !== 'object' || value === null)
            continue;
        for (const [key, member] of Object.entries(value)) {
            if (!Array.isArray(value))
                texts.push(key);
            left.push(member);
        }
    }
    return texts;
}

;// CONCATENATED MODULE: ./build/corpus/lint/lint-whole.js






/** Every remark about a corpus, one that cannot be read included. */
function lintWhole(corpus, settings, files, now) {
    const score = (0,rubric_score/* openScorer */.D)(settings.rubric, settings.weights);
    const place = { file: settings.corpus };
    return [
        ...corpus.problems.map((problem) => ({
            rule: 'broken',
            severity: 'error',
            message: problem.message,
            place: problem.place ?? place,
        })),
        ...corpus.sessions.flatMap((session) => [
            ...lintDraft(session, settings['allow-unreviewed']),
            ...lintSession(session, score, settings.weights, now),
            ...lintKeys(session),
            ...lintTranscript(session, files),
            ...lintLabels(session, files),
        ]),
        ...corpus.skippedFolders.map((file) => ({
            rule: 'skipped-folder',
            severity: 'warning',
            message: 'a folder without a reference.json is no session',
            place: { file },
        })),
        ...lintCorpus(corpus.sessions, place),
    ];
}
function lintDraft({ unreviewed, placeOf }, allowed) {
    if (!unreviewed)
        return [];
    return [
        {
            rule: 'unreviewed',
            severity: allowed ? 'warning' : 'error',
            message: 'this is a draft: correct it, say who did in reviewed_by and reviewed_at, and remove "unreviewed"',
            place: placeOf(['unreviewed']),
        },
    ];
}


/***/ }),

/***/ 5530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ transcriptMessage),
/* harmony export */   se: () => (/* binding */ NO_MESSAGE),
/* harmony export */   v_: () => (/* binding */ readBlocks)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);

/** A message of a transcript, as one line of JSON has it. */
const transcriptMessage = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['user', 'assistant', 'tool']),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))]),
});
/** What is said of a line that holds something else. */
const NO_MESSAGE = 'not a message; allowed: {"role": "user", "assistant" or "tool", "content": text or a list of blocks}';
const textBlock = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const callBlock = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool_use'), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional() });
const resultBlock = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool_result'),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())]),
});
/**
 * The texts of a message that is written as one line of JSON, in its order; nothing where it is no message. Blocks of
 * other types (pictures, thoughts) have no text that could confirm anything, and are passed over.
 */
function readBlocks(line) {
    const parsed = transcriptMessage.safeParse(parse(line));
    if (!parsed.success)
        return undefined;
    const { role, content } = parsed.data;
    if (typeof content === 'string')
        return [saidBy(role, content)];
    return content.flatMap((block) => readBlock(block, role));
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}
function readBlock(block, role) {
    const text = textBlock.safeParse(block);
    if (text.success)
        return [saidBy(role, text.data.text)];
    const call = callBlock.safeParse(block);
    if (call.success)
        return [{ role, kind: 'call', text: `${call.data.name}: ${describeInput(call.data.input)}` }];
    const result = resultBlock.safeParse(block);
    if (!result.success)
        return [];
    const { content } = result.data;
    const texts = typeof content === 'string' ? [content] : content.flatMap(textOf);
    // Whatever message it travels in, the tool says it.
    return texts.map((said) => ({ role: 'tool', kind: 'result', text: said }));
}
function saidBy(role, text) {
    return { role, kind: role === 'tool' ? 'result' : 'text', text };
}
function textOf(block) {
    const parsed = textBlock.safeParse(block);
    return parsed.success ? [parsed.data.text] : [];
}
/** The arguments of a call, texts as they are: in JSON their line breaks would be escapes. */
function describeInput(input) {
    if (typeof input !== 'object' || input === null)
        return toJson(input);
    return Object.entries(input)
        .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : toJson(value)}`)
        .join('\n');
}
function toJson(value) {
    try {
        return JSON.stringify(value) ?? '';
    }
    catch {
        // Nested deeper than the stack: nobody reads that.
        return '';
    }
}


/***/ }),

/***/ 9850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: listProblems

// EXTERNAL MODULE: ./build/adapters/heed-output.js
var heed_output = __webpack_require__(7873);
// EXTERNAL MODULE: ./build/adapters/progress.js + 1 modules
var progress = __webpack_require__(6332);
// EXTERNAL MODULE: ./build/adapters/write-pieces.js
var write_pieces = __webpack_require__(4588);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/settings/table.js + 1 modules
var table = __webpack_require__(1857);
// EXTERNAL MODULE: ./build/settings/turn-rules.js
var turn_rules = __webpack_require__(2095);
;// CONCATENATED MODULE: ./build/commands/catalogue.js


/** Settings of the judge that bear on it outside of a run. */
const CALIBRATION_SETTINGS = table/* SETTING_NAMES */.OI.filter((name) => table/* SETTINGS */.yy[name].group === 'judge' &&
    !['alerts', 'judge-metrics', 'judge-rewrite', 'judge-max-samples', 'simulate'].includes(name));
/** The commands of the program, in the order of its help. */
const COMMANDS = [
    {
        name: 'score',
        operands: 0,
        usage: '[score] [flags]',
        summary: 'Score the candidates, check the gates, write the report. This is the default.',
        details: 'Exit code 0: every gate passed. 1: a gate failed. 2: wrong input or configuration. 3: inconclusive.\n--json prints the report on stdout; with --dry-run the names of the sessions that would be scored.',
        settings: table/* SETTING_NAMES */.OI,
    },
    {
        name: 'explain',
        operands: 1,
        usage: 'explain <session> [flags]',
        summary: 'Show every number behind one session.',
        details: 'Words that matched and that did not, the matching of actions, the arithmetic, the findings.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
        settings: ['config', 'working-directory', 'corpus', 'candidates', 'rubric', 'weights'],
    },
    {
        name: 'diff',
        operands: 1,
        usage: 'diff <session> [flags]',
        summary: 'Show reference and candidate of one session beside each other, with the findings.',
        details: 'What the reference alone says is red, or [-so-] without colours; what the candidate alone says is green, or {+so+}. Actions stand together as the rubric has matched them: ✔ nothing found wrong, ~ something, ≠ both cannot be true, ✖ no counterpart.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
        settings: ['config', 'working-directory', 'corpus', 'candidates', 'rubric', 'weights'],
    },
    {
        name: 'add',
        operands: 2,
        usage: 'add <session> [transcript] [flags]',
        summary: 'Write a draft of a golden session, from its candidate or for a transcript. Never overwrites.',
        details: 'The draft is marked as "unreviewed" and stops the gate until somebody has reviewed it, or allow-unreviewed is set. With a transcript (.jsonl, .md or .txt) the reference is empty, and the transcript is copied beside it.\nExit code 0, or 2 for wrong input. --json prints what was written and remarked as data.',
        settings: ['config', 'working-directory', 'corpus', 'candidates', 'rubric', 'weights'],
    },
    {
        name: 'lint',
        operands: 0,
        usage: 'lint [flags]',
        summary: 'Check the corpus against the rules of curation.',
        details: 'Exit code 0: no error (there may be warnings). 1: errors. 2: wrong input. --json prints the same as data.',
        settings: ['config', 'working-directory', 'corpus', 'rubric', 'weights', 'allow-unreviewed'],
    },
    {
        name: 'calibrate',
        operands: 0,
        usage: 'calibrate [flags]',
        summary: 'Compare judge and rubric with the scores that people gave.',
        details: 'Reads the labels.json files of the corpus; needs no candidates, and with judge off no key. Rank correlation, kappa at the gate (min-judge-overall, else min-overall) and bias, with intervals.\nExit code 0. 1: below min-judge-agreement. 2: wrong input. 3: the agreement could not be measured.\n--json prints the same as data.',
        settings: [
            'config',
            'working-directory',
            'corpus',
            'report-dir',
            'rubric',
            'weights',
            'min-overall',
            'min-judge-overall',
            'min-judge-agreement',
            'min-measured',
            ...CALIBRATION_SETTINGS,
        ],
    },
    {
        name: 'turns',
        operands: Number.POSITIVE_INFINITY,
        usage: 'turns [path…] [flags]',
        summary: 'Let the judge rate the turns of the assistant in transcripts.',
        details: 'Reads .jsonl files, folders and patterns such as "sessions/**/*.jsonl"; without any, the transcripts of the corpus. Needs judge: auto or required. Measures relevance, coherence and faithfulness, or those of them that judge-metrics names; limit counts turns. Writes turns.json.\nExit code 0: every gate passed. 1: a gate failed. 2: wrong input or configuration. 3: inconclusive.\n--json prints turns.json on stdout.',
        settings: turn_rules/* TURN_SETTINGS */.a5,
    },
    {
        name: 'merge',
        operands: Number.POSITIVE_INFINITY,
        usage: 'merge <report-dir>… [flags]',
        summary: 'Put the parts of all shards together: gates, baseline and report as of one run.',
        details: 'Takes the files shard-<i>-of-<n>.jsonl of these folders and of those right below them, each shard exactly once, and writes into --report-dir. Needs neither corpus nor candidates. Settings must be those of the shards.\nExit code 0: every gate passed. 1: a gate failed. 2: wrong input, or a shard is missing. 3: inconclusive.\n--json prints the report on stdout.',
        settings: table/* SETTING_NAMES */.OI.filter((name) => !['shard', 'dry-run', 'anthropic-api-key'].includes(name)),
    },
    {
        name: 'self-test',
        operands: 1,
        usage: 'self-test [rate] [flags]',
        summary: 'Damage every reference on purpose and show what the gates catch.',
        details: 'Changes each reference in every known way, damaging or harmless, and lets the configured rubric and gates look at it.\nSuggests thresholds with at most that rate of false alarms (default 0.05); candidates that stand in --candidates are taken to be good.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
        settings: [
            'config',
            'working-directory',
            'corpus',
            'candidates',
            'rubric',
            'weights',
            'limit',
            'min-overall',
            'min-dimensions',
            'min-session',
            'max-regression',
        ],
    },
    {
        name: 'bless',
        operands: 1,
        usage: 'bless [file] [flags]',
        summary: 'Make the last report the baseline, and propose gates from it.',
        details: 'Copies report.json of --report-dir to the file, else to --baseline, else to summary-gate-baseline.json, and prints the gates that the report would pass with room to spare as a change of the config file, for you to review. An earlier report is replaced; no other file is overwritten.\nExit code 0, or 2 for wrong input.',
        settings: ['config', 'working-directory', 'report-dir', 'baseline', 'min-overall', 'min-dimensions', 'min-session'],
    },
    {
        name: 'history',
        operands: 1,
        usage: 'history [folder or runs] [flags]',
        summary: 'Draw the trend over a folder of earlier reports, or over the last runs on GitHub.',
        details: 'Reads every .json file of the folder (default --report-dir) and report.json of its folders, oldest first. A number such as 20 means the reports that so many runs of the workflow have left on the default branch, at most 100; it needs GITHUB_REPOSITORY and GITHUB_TOKEN.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
        settings: ['config', 'working-directory', 'report-dir', 'comment-key', 'github-token'],
    },
    {
        name: 'init',
        operands: 0,
        usage: 'init [flags]',
        summary: 'Write a workflow, a config file and a first golden session. Never overwrites.',
        details: 'Exit code 0, or 2 when a file cannot be written.',
        settings: ['working-directory'],
    },
];

// EXTERNAL MODULE: ./build/settings/nearest-name.js
var nearest_name = __webpack_require__(812);
;// CONCATENATED MODULE: ./build/command-line.js




const OWN_FLAGS = ['json', 'help', 'version'];
/** Reads the arguments after `node cli.js`. Collects every mistake instead of stopping at the first. */
function parseCommandLine(argv) {
    const inputs = new Map();
    const own = new Set();
    const words = [];
    const problems = [];
    const args = joinValues(argv);
    // Not strict: the strict parser stops at the first mistake, and knows no nearest name.
    const { tokens } = (0,external_node_util_.parseArgs)({
        args: [...args],
        strict: false,
        allowPositionals: true,
        tokens: true,
        options: {
            json: { type: 'boolean' },
            help: { type: 'boolean', short: 'h' },
            version: { type: 'boolean', short: 'V' },
        },
    });
    let stranger;
    for (const token of tokens) {
        if (token.kind === 'positional' && !isValueOf(stranger, token))
            words.push(token.value);
        if (token.kind !== 'option')
            continue;
        const ownFlag = OWN_FLAGS.find((flag) => flag === token.name);
        const name = table/* SETTING_NAMES */.OI.find((setting) => setting === token.name);
        if (ownFlag !== undefined && token.value === undefined)
            own.add(ownFlag);
        else if (ownFlag !== undefined)
            problems.push({ message: `--${ownFlag} takes no value` });
        else if (name === undefined) {
            // A word behind one dash, such as -corpus, arrives as six short flags.
            if (stranger?.index === token.index)
                continue;
            stranger = { index: token.index, flag: asTyped(token.rawName, args[token.index]), inline: token.value };
            problems.push({ message: unknownFlag(stranger.flag) });
        }
        else if (inputs.has(name))
            problems.push({ message: `--${name} is given twice` });
        else if (token.value === undefined && isSwitch(name))
            inputs.set(name, { text: 'true', label: `--${name}` });
        else if (token.value === undefined || token.value === '')
            problems.push({ message: `--${name} needs a value; allowed: ${table/* SETTINGS */.yy[name].kind.allowed}` });
        else
            inputs.set(name, { text: token.value, label: `--${name}` });
    }
    const [first, ...rest] = words;
    const command = first === undefined ? 'score' : COMMANDS.find(({ name }) => name === first)?.name;
    if (command === undefined && first !== undefined)
        problems.push({ message: unknownCommand(first) });
    const operands = COMMANDS.find(({ name }) => name === command)?.operands ?? 0;
    for (const extra of rest.slice(operands))
        problems.push({ message: `unexpected argument ${JSON.stringify(extra)}` });
    return {
        command: command ?? 'score',
        operands: rest.slice(0, operands),
        inputs,
        json: own.has('json'),
        help: own.has('help'),
        version: own.has('version'),
        problems,
    };
}
function isSwitch(name) {
    return typeof table/* SETTINGS */.yy[name].default === 'boolean';
}
/**
 * Writes every setting and its value as one argument. The parser would take `--candidates` for the value in
 * `--corpus --candidates x`, and would not take `false` for it in `--warn-only false`.
 */
function joinValues(argv) {
    const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
    const args = [];
    for (let i = 0; i < end; i++) {
        const word = argv[i] ?? '';
        const name = table/* SETTING_NAMES */.OI.find((setting) => word === `--${setting}`);
        const next = i + 1 < end ? (argv[i + 1] ?? '') : '';
        const isValue = name !== undefined && (isSwitch(name) ? /^(true|false)$/i.test(next) : !/^(--|-[hV]$)/.test(next));
        if (isValue)
            i++;
        args.push(isValue ? `${word}=${next}` : name === undefined || isSwitch(name) ? word : `${word}=`);
    }
    return [...args, ...argv.slice(end)];
}
function isValueOf(stranger, word) {
    if (stranger === undefined || stranger.inline !== undefined || word.index !== stranger.index + 1)
        return false;
    const meant = nearestFlag(stranger.flag);
    const takesNone = OWN_FLAGS.some((flag) => flag === meant) || table/* SETTING_NAMES */.OI.some((n) => n === meant && isSwitch(n));
    return !takesNone && !COMMANDS.some(({ name }) => name === word.value);
}
function asTyped(rawName, arg) {
    return rawName.startsWith('--') ? rawName : (arg?.split('=', 1)[0] ?? rawName);
}
function nearestFlag(raw) {
    return (0,nearest_name/* nearestName */.q)(raw.replace(/^-+/, ''), [...table/* SETTING_NAMES */.OI, ...OWN_FLAGS]);
}
function unknownFlag(raw) {
    const nearest = nearestFlag(raw);
    return `unknown flag ${JSON.stringify(raw)}${nearest === undefined ? '; --help lists them' : `, did you mean --${nearest}?`}`;
}
function unknownCommand(word) {
    const flag = OWN_FLAGS.find((name) => name === word);
    if (flag !== undefined)
        return `unknown command ${JSON.stringify(word)}, did you mean --${flag}?`;
    const names = COMMANDS.map(({ name }) => name);
    const nearest = (0,nearest_name/* nearestName */.q)(word, names);
    return `unknown command ${JSON.stringify(word)}${nearest === undefined ? `; allowed: ${names.join(', ')}` : `, did you mean ${nearest}?`}`;
}

// EXTERNAL MODULE: ./build/adapters/files.js
var adapters_files = __webpack_require__(3058);
// EXTERNAL MODULE: ./build/adapters/member-of.js
var member_of = __webpack_require__(7997);
// EXTERNAL MODULE: ./build/errors.js
var build_errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/exit-code.js
var exit_code = __webpack_require__(5030);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(6082);
// EXTERNAL MODULE: ./build/render/layout.js
var layout = __webpack_require__(6319);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/finding.js
var finding = __webpack_require__(1633);
// EXTERNAL MODULE: ./build/judge/alert-levels.js
var alert_levels = __webpack_require__(9524);
// EXTERNAL MODULE: ./build/judge/judge-metrics.js
var judge_metrics = __webpack_require__(47);
// EXTERNAL MODULE: ./build/rubric/rubric.js + 10 modules
var rubric = __webpack_require__(2131);
// EXTERNAL MODULE: ./build/statistics/flip-risk.js
var flip_risk = __webpack_require__(6803);
// EXTERNAL MODULE: ./build/statistics/interval.js
var interval = __webpack_require__(5449);
// EXTERNAL MODULE: ./build/summary.js
var summary = __webpack_require__(1192);
// EXTERNAL MODULE: ./build/baseline/change-word.js
var change_word = __webpack_require__(2073);
;// CONCATENATED MODULE: ./build/report/baseline-schema.js




/** The part of the report that speaks of the base branch, and of how small a change can be seen. */
const score = schemas/* number */.aig().min(0).max(1);
const delta = schemas/* number */.aig().min(-1).max(1);
const names = schemas/* array */.YOg(schemas/* string */.YjP());
const detectableChange = schemas/* strictObject */.rej({
    drop: score.describe('Smallest drop of the overall mean that is seen four times in five.'),
    power: schemas/* literal */.euz(0.8),
    basis: schemas/* enum */.k5n(['changes', 'scores'])
        .describe("What the spread is that of: the paired sessions' changes, or without a baseline their scores."),
    sessions: schemas/* int */.Whr().min(2),
    sessions_to_halve: schemas/* int */.Whr()
        .min(1)
        .nullable()
        .describe('So many sessions more would see half of it; null: none would.'),
});
const change = schemas/* strictObject */.rej({
    before: score,
    now: score,
    delta: delta.describe('now minus before, over the paired sessions.'),
    ci95: schemas/* tuple */.PVZ([delta, delta]).nullable(),
    p: score.describe('Two-sided sign-flip permutation p.'),
    p_holm: score.optional().describe('Corrected for the number of regression gates, with multiplicity: holm.'),
    word: schemas/* enum */.k5n(change_word/* CHANGE_WORDS */.r8),
});
const CHANGEABLE_INPUTS = ['corpus', 'config', 'waivers', 'cassette'];
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
    overall: change.nullable(),
    dimensions: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Y), change).nullable(),
    interval_method: schemas/* enum */.k5n(interval/* INTERVAL_METHODS */.bp).nullable(),
    false_alarm_chance: score
        .nullable()
        .describe('Chance of at least one false alarm among the regression gates when nothing has changed, at most.'),
    sessions: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), delta, dimensions: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Y), delta) })),
    failures: schemas/* strictObject */.rej({ new: names, already: names, fixed: names })
        .nullable()
        .describe('Failing sessions against those of the base; waived ones are never new.'),
});

;// CONCATENATED MODULE: ./build/report/distribution-schema.js

const distribution_schema_score = schemas/* number */.aig().min(0).max(1);
/** How scores are spread over sessions. */
const distribution = schemas/* strictObject */.rej({
    mean: distribution_schema_score.nullable(),
    p50: distribution_schema_score.nullable().describe('Quantiles are of type 7, as in R and NumPy.'),
    p95: distribution_schema_score.nullable(),
    stddev: schemas/* number */.aig().min(0).nullable().describe('With n - 1; null below two sessions.'),
    ci95: schemas/* tuple */.PVZ([distribution_schema_score, distribution_schema_score]).nullable().describe('95 % interval of the mean; null below two sessions.'),
    histogram: schemas/* array */.YOg(schemas/* strictObject */.rej({ from: distribution_schema_score, to: distribution_schema_score, count: schemas/* int */.Whr().min(0) }))
        .describe('Ten bins, each without its upper end but the last.'),
});

;// CONCATENATED MODULE: ./build/report/metrics-schema.js



const metrics_schema_score = schemas/* number */.aig().min(0).max(1);
const count = schemas/* int */.Whr().min(0);
const reason = schemas/* string */.YjP().describe('Why something was not measured, such as budget or timeout.');
const line = schemas/* int */.Whr().min(1).nullable();
const result = {
    score: metrics_schema_score.nullable().describe('Null where it was not measured.'),
    explanation: schemas/* string */.YjP().nullable(),
    reason: reason.nullable().describe('Why there is no score; null where there is one.'),
    prompt_version: schemas/* string */.YjP(),
};
const geval = schemas/* strictObject */.rej({ ...result, samples: schemas/* array */.YOg(metrics_schema_score).describe('The score of each answer.') });
const checkedClaim = {
    question: schemas/* string */.YjP().nullable(),
    status: schemas/* enum */.k5n(['confirmed', 'contradicted', 'unsupported', 'unanswered']),
    evidence: schemas/* strictObject */.rej({
        quote: schemas/* string */.YjP(),
        found: schemas/* boolean */.zMY().describe('Whether these words stand in the passage; else the line is where that begins.'),
        file: schemas/* string */.YjP(),
        line,
    })
        .nullable()
        .describe('The words of the transcript that decide, and where they stand.'),
};
const claim = schemas/* strictObject */.rej({
    statement: schemas/* string */.YjP(),
    field: schemas/* enum */.k5n(summary/* DIMENSIONS */.Y),
    file: schemas/* string */.YjP(),
    line,
    column: line,
    ...checkedClaim,
});
const faithfulness = schemas/* strictObject */.rej({
    ...result,
    asked: count,
    answered: count,
    confirmed: count,
    contradicted: count,
    unsupported: count,
    omitted: count.describe('Claims beyond the most that are checked.'),
    claims: schemas/* array */.YOg(claim),
});
/** What the judge says of one turn of an assistant. */
const turnMetrics = schemas/* strictObject */.rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: faithfulness
        .extend({ claims: schemas/* array */.YOg(schemas/* strictObject */.rej({ statement: schemas/* string */.YjP(), ...checkedClaim })) })
        .optional(),
    hallucination: schemas/* strictObject */.rej(result).optional().describe('1 - faithfulness.'),
    skipped: schemas/* array */.YOg(schemas/* strictObject */.rej({ metric: schemas/* string */.YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
const requirement = { id: schemas/* string */.YjP(), must: schemas/* enum */.k5n(['mention', 'not_mention']) };
const completion = schemas/* strictObject */.rej({
    ...result,
    fully_complete: schemas/* boolean */.zMY().describe('All requirements are satisfied, and none is unmeasured.'),
    requirements: schemas/* array */.YOg(schemas/* strictObject */.rej({
        ...requirement,
        status: schemas/* enum */.k5n(['satisfied', 'unmet', 'violated', 'unmeasured']),
        stage: schemas/* enum */.k5n(['structural', 'judged']).describe('structural: by words alone, nothing could be it.'),
        file: schemas/* string */.YjP()
            .nullable()
            .describe('Where the words that decide stand, else what could be it; null for nothing.'),
        line,
        column: line,
        evidence: schemas/* strictObject */.rej({ quote: schemas/* string */.YjP(), found: schemas/* boolean */.zMY().describe('Whether these words stand in the candidate.') })
            .nullable()
            .describe('The words of the candidate by which the judge decided.'),
    })),
});
const explanationQuality = schemas/* strictObject */.rej({
    score: metrics_schema_score.nullable(),
    reason: reason.nullable(),
    explanation: schemas/* string */.YjP().nullable(),
    prompt_version: schemas/* string */.YjP(),
    specific: schemas/* boolean */.zMY().nullable(),
    quotes_exist: schemas/* enum */.k5n(['yes', 'no', 'none']).nullable(),
    matches_score: schemas/* boolean */.zMY().nullable(),
    actionable: schemas/* boolean */.zMY().nullable(),
    meta: schemas/* strictObject */.rej({
        original_evaluation: schemas/* strictObject */.rej({
            metric: schemas/* enum */.k5n(['rubric', 'relevance', 'coherence']),
            score: metrics_schema_score,
            explanation: schemas/* string */.YjP(),
            prompt_version: schemas/* string */.YjP(),
        }),
    }),
});
/** What the judge says of one session beside the rubric. */
const sessionMetrics = schemas/* strictObject */.rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: faithfulness.optional(),
    hallucination: schemas/* strictObject */.rej(result).optional().describe('1 - faithfulness.'),
    completion: completion.optional(),
    explanation_quality: schemas/* array */.YOg(explanationQuality).optional(),
    transcript: schemas/* strictObject */.rej({
        file: schemas/* string */.YjP(),
        digest: schemas/* string */.YjP(),
        malformed_lines: count.describe('Lines that are no message, and were left out.'),
    })
        .optional()
        .describe('What relevance and faithfulness were measured against.'),
    skipped: schemas/* array */.YOg(schemas/* strictObject */.rej({ metric: schemas/* string */.YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
/** A metric over all sessions. */
const metricTotals = schemas/* strictObject */.rej({
    ...distribution.shape,
    prompt_version: schemas/* string */.YjP(),
    wanted: count,
    measured: count,
    skipped: count.describe('Sessions about which it cannot be asked.'),
});
const canaries = schemas/* strictObject */.rej({
    asked: count,
    measured: count,
    taken_in: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Canaries that the judge scored 0.5 or more.'),
});
const metaEvaluation = schemas/* strictObject */.rej({
    rate: metrics_schema_score,
    model: schemas/* string */.YjP(),
    prompt_version: schemas/* string */.YjP(),
    run: count.describe('Explanations that were judged.'),
    measured: count,
    not_run: count.describe('Explanations of the sample about which nobody was asked.'),
    not_run_reasons: schemas/* record */.g1P(schemas/* string */.YjP(), count).describe('Why, such as budget: how often each.'),
    mean: metrics_schema_score.nullable().describe('Mean of explanation_quality.'),
    specific: count,
    quotes_exist: count,
    matches_score: count,
    actionable: count,
    quotes: schemas/* strictObject */.rej({
        explanations: count.describe('Explanations that quote something, of all, not of the sample alone.'),
        sound: count.describe('Those of them all of whose quotes exist.'),
        quotes: count,
        found: count,
    })
        .describe('Looked up without a model.'),
});
const structuralCompletion = schemas/* strictObject */.rej({
    possible: count.describe('Facts to mention that some sentence or bullet could be.'),
    of: count.describe('Facts to mention.'),
    requirements: schemas/* array */.YOg(schemas/* strictObject */.rej({ ...requirement, could_be_there: schemas/* boolean */.zMY().describe('Some sentence or bullet has its words.') })),
});

;// CONCATENATED MODULE: ./build/report/judgement-schema.js



const judgement_schema_score = schemas/* number */.aig().min(0).max(1);
/** A reason of the judge's table of failures. */
const missingReason = schemas/* string */.YjP().describe('Why something was not measured, such as budget or timeout.');
/** What the judge says of one session, as the report has it. */
const judgementSchema = schemas/* strictObject */.rej({
    simulated: schemas/* literal */.euz(true).optional().describe('No model was asked: all of this is made up.'),
    overall: judgement_schema_score.nullable().describe("The judge's own number, not computed from its dimensions; null = unmeasured."),
    dimensions: schemas/* array */.YOg(schemas/* strictObject */.rej({ dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Y), score: judgement_schema_score.nullable(), reason: schemas/* string */.YjP().nullable() })),
    rationale: schemas/* string */.YjP().nullable(),
    suggestions: schemas/* array */.YOg(schemas/* string */.YjP()),
    metrics: sessionMetrics.optional().describe('What was asked for beside the rubric.'),
    rewrite: schemas/* json */.Pq9().optional().describe('A proposal for a failing session; never scored.'),
    samples: schemas/* int */.Whr().min(0).describe('Answers that measured something.'),
    unmeasured: schemas/* array */.YOg(schemas/* strictObject */.rej({ measurement: schemas/* string */.YjP(), reason: missingReason })),
    model_used: schemas/* string */.YjP().nullable(),
    prompt_version: schemas/* string */.YjP(),
    duration_ms: schemas/* int */.Whr().min(0),
    prompt_tokens: schemas/* int */.Whr().min(0),
    completion_tokens: schemas/* int */.Whr().min(0),
    cost_usd: schemas/* number */.aig().min(0).nullable().describe('Null when the price of the model is not known.'),
    attempts: schemas/* int */.Whr().min(0).describe('Requests, retries included; 0 when all answers were recorded ones.'),
    failed_attempts: schemas/* strictObject */.rej({
        reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(1)).describe('How many requests brought no usable answer, by reason.'),
        waited_ms: schemas/* int */.Whr().min(0).describe('Waited before asking again.'),
    })
        .optional()
        .describe('Left out where each request was answered.'),
});

;// CONCATENATED MODULE: ./build/report/strength-schema.js

const strength_schema_count = schemas/* int */.Whr().min(0);
/** What the gates of a run make of references that were damaged on purpose, on a sample with a fixed seed. */
const gateStrength = schemas/* strictObject */.rej({
    variants: strength_schema_count.max(100),
    damaging: strength_schema_count,
    caught: strength_schema_count.describe('Damaging variants whose session would fail.'),
    harmless: strength_schema_count,
    blocked: strength_schema_count.describe('Harmless variants whose session would fail.'),
});

;// CONCATENATED MODULE: ./build/report/schema.js













/**
 * The report: the one plain value that every output is rendered from. `schema/report.schema.json` is made from
 * this by `npm run generate`. An unmeasured number is null, never 0.
 */
const schema_score = schemas/* number */.aig().min(0).max(1);
const digest = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const schema_finding = schemas/* strictObject */.rej({
    code: schemas/* enum */.k5n(finding/* FINDING_CODES */.f2),
    severity: schemas/* enum */.k5n(['error', 'warning', 'note']),
    dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Y).nullable(),
    message: schemas/* string */.YjP(),
    suggestion: schemas/* string */.YjP().nullable(),
    file: schemas/* string */.YjP().nullable().describe('Relative to the workspace, with /.'),
    line: schemas/* int */.Whr().min(1).nullable(),
    column: schemas/* int */.Whr().min(1).nullable().describe('In UTF-16 units.'),
});
const gateSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n([
        'min-overall',
        'min-dimensions',
        'min-session',
        'session',
        'max-regression',
        'min-judge-overall',
        'min-judge-dimensions',
        'min-relevance',
        'min-coherence',
        'min-faithfulness',
        'max-hallucination',
        'min-completion',
    ]),
    threshold: schema_score,
    value: schemas/* number */.aig()
        .min(-1)
        .max(1)
        .nullable()
        .describe('As shown, with three decimals; of max-regression the drop, below 0 for a rise. Null when not evaluated, unless the gate is waived or advisory.'),
    status: schemas/* enum */.k5n(['pass', 'fail', 'not_evaluated']),
    advisory: schemas/* literal */.euz(true).optional().describe('Below min-judge-agreement: the value is told and does not count.'),
    message: schemas/* string */.YjP(),
    flip_risk: schemas/* strictObject */.rej({
        errors: schemas/* number */.aig().min(0).describe('Distance of the value from the threshold in standard errors.'),
        word: schemas/* enum */.k5n(flip_risk/* FLIP_WORDS */.sl).describe('clear from 2 standard errors on, close from 1 on.'),
        about: schemas/* enum */.k5n(['other sessions', 'judging again']).describe('What would have to happen for it to flip.'),
        assumed: schemas/* literal */.euz(true)
            .optional()
            .describe('The error of judging again was assumed for some sessions, since the judge was asked about them once.'),
    })
        .optional()
        .describe('Absent where nothing varies and where nothing was evaluated.'),
    waived: schemas/* literal */.euz(true).optional().describe('It has failed, is waived, and decides nothing; the value is kept.'),
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
    value: schema_score.describe('The mean of the metric, with three decimals.'),
    threshold: schema_score,
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
    overall_mean: schema_score.nullable().describe('Mean over the sessions that were measured.'),
    dimension_means: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Y), schema_score.nullable()),
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
    metrics: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(judge_metrics/* REPORTED_METRICS */.If), metricTotals).describe('What was asked for beside the rubric.'),
    canaries: canaries.describe('References that the gate damaged itself, to see whether the judge notices.'),
    meta_evaluation: metaEvaluation,
    voided: schemas/* string */.YjP()
        .nullable()
        .describe('Why nothing that the judge says can be believed: no gate of its is evaluated.'),
    absence: missingReason.nullable().describe('Why nobody could be asked, where judge: auto lets that pass.'),
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
    failed: schemas/* boolean */.zMY().describe('Below its own floors, min-session or, without any of these, min-overall.'),
    overall: schema_score.nullable(),
    dimensions: schemas/* array */.YOg(schemas/* strictObject */.rej({ dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Y), score: schema_score, reason: schemas/* string */.YjP() })),
    findings: schemas/* array */.YOg(schema_finding),
    findings_omitted: schemas/* int */.Whr().min(1).optional().describe('Findings beyond the limit of one session.'),
    candidate_path: schemas/* string */.YjP().nullable(),
    reference_digest: digest.nullable().describe('Null without a golden session.'),
    candidate_digest: digest.nullable(),
    waived: schemas/* array */.YOg(schemas/* strictObject */.rej({
        dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Y).nullable().describe('Null for all floors of the session.'),
        reason: schemas/* string */.YjP(),
        until: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
    }))
        .min(1)
        .optional()
        .describe('Waivers of floors of this session.'),
    structural_completion: structuralCompletion
        .optional()
        .describe('Requirements by words alone, where the judge did not measure completion; never gates.'),
    judge: judgementSchema.optional(),
});
const settingsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ value: schemas/* json */.Pq9(), from: schemas/* enum */.k5n(['input', 'config', 'default']) }));
const titleSchema = schemas/* string */.YjP().regex(/^[A-Za-z0-9 .,%()+-]+$/);
const reportSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    tool: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('summary-gate'), version: schemas/* string */.YjP() }),
    scored_at: iso/* datetime */.w$(),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'inconclusive']),
    title: titleSchema,
    corpus_size: schemas/* int */.Whr().min(0).describe('Sessions in the means.'),
    overall_mean: schema_score.nullable(),
    overall_min: schema_score.nullable(),
    overall_max: schema_score.nullable(),
    dimension_means: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Y), schema_score.nullable()),
    statistics: schemas/* strictObject */.rej({
        overall: distribution,
        dimensions: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Y), distribution),
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
    gates: schemas/* array */.YOg(gateSchema),
    gates_failed: schemas/* array */.YOg(schemas/* string */.YjP()),
    sessions: schemas/* array */.YOg(session).describe('In code point order of their names.'),
    findings: schemas/* array */.YOg(schema_finding).describe('What belongs to no session of the corpus.'),
    rubric: schemas/* strictObject */.rej({ version: schemas/* enum */.k5n(rubric/* RUBRICS */.n), weights: schemas/* record */.g1P(schemas/* enum */.k5n(summary/* DIMENSIONS */.Y), schemas/* number */.aig().min(0)) }),
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
    trend: schemas/* array */.YOg(schemas/* strictObject */.rej({ scored_at: schemas/* string */.YjP(), overall_mean: schema_score, ci95: schemas/* tuple */.PVZ([schema_score, schema_score]).nullable() }))
        .optional()
        .describe('Earlier results, oldest first: the baseline, its baseline, and so on.'),
    caveats: schemas/* array */.YOg(schemas/* string */.YjP()),
});

// EXTERNAL MODULE: ./build/report-files.js + 31 modules
var report_files = __webpack_require__(3442);
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
var resolve = __webpack_require__(7979);
// EXTERNAL MODULE: ./build/gates/shown.js
var gates_shown = __webpack_require__(9250);
;// CONCATENATED MODULE: ./build/statistics/rule-of-three.js
/**
 * How low the mean of scores may lie elsewhere, at 95 %, where all that were seen are equal: as if 3 of as many had been 0.
 * "The rule of three" for what was never seen to go wrong (J. A. Hanley and A. Lippman-Hand, "If Nothing Goes Wrong, Is
 * Everything All Right?", JAMA 249, 1983).
 * @param score the one that all have, 0..1
 * @param seen how many, 1 or more
 */
function leastMeanOfEqual(score, seen) {
    return score * Math.max(0, 1 - 3 / seen);
}

;// CONCATENATED MODULE: ./build/strength/propose-gates.js



/** How far below the worst session of a good run the floor of single sessions lies. */
const ROOM = 0.05;
/**
 * Gates that a report passes with room to spare: means at the lower end of their 95 % interval, single sessions 0.05 below
 * the worst one, all rounded down to hundredths. Where nothing varies, that end would leave no room; then by the rule of
 * three. Nothing that is not higher than what is set already.
 */
function proposeGates({ statistics, overall_min: worst, corpus_size: size }, { minOverall, minSession, minDimensions }) {
    const raised = (value, present) => {
        const proposed = value == null ? 0 : Math.max(0, Math.floor((0,gates_shown/* shown */.S)(value) * 100 + 1e-9) / 100);
        return proposed > (present ?? 0) ? proposed : undefined;
    };
    const lowEnd = ({ ci95 }) => ci95 !== null && ci95[0] === ci95[1] ? leastMeanOfEqual(ci95[0], size) : ci95?.[0];
    const overall = raised(lowEnd(statistics.overall), minOverall);
    const session = raised(worst === null ? null : worst - ROOM, minSession);
    const dimensions = summary/* DIMENSIONS */.Y.flatMap((dimension) => {
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

;// CONCATENATED MODULE: ./build/commands/bless.js












/** Where a baseline is kept when nobody says where. */
const DEFAULT_BASELINE = 'summary-gate-baseline.json';
/** Makes the last report the baseline, and proposes gates from it as a change of the config file. */
function bless({ run, operands, json, screen, print }) {
    const { values, problems } = run.settings;
    if (problems.length > 0)
        throw new build_errors/* UserError */.yo(problems);
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
        refuse({ message: `bless: cannot write: ${(0,adapters_files/* reasonOf */.A)(error)}`, place: { file: target } });
    }
    const gates = proposeGates(report, {
        minOverall: values['min-overall'],
        minSession: values['min-session'],
        minDimensions: values['min-dimensions'],
    });
    print(json ? (0,render_escape/* jsonText */.s$)({ baseline: target, gates }) : describe(target, report, gates, run, screen));
    return exit_code/* EXIT */.d.pass;
}
function refuse(problem) {
    throw new build_errors/* UserError */.yo([problem]);
}
function readReport(path, { ports: { files } }) {
    const place = { file: path };
    const kind = files.kind(path);
    if (kind !== 'file')
        refuse({ message: `bless: ${(0,resolve/* describeKind */.SB)(kind)}`, place, hint: 'run score first' });
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
        return `cannot write: ${(0,resolve/* describeKind */.SB)(kind)}`;
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
        return (0,member_of/* memberOf */.C)(JSON.parse(text), 'schema_version') !== undefined;
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
        ...say(`${(0,render_escape/* terminalLine */.tL)(target)} is the baseline now: ${report.title}, scored ${report.scored_at}.`),
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

// EXTERNAL MODULE: ./build/candidates/pair.js + 9 modules
var pair = __webpack_require__(4002);
// EXTERNAL MODULE: ./build/redact.js
var redact = __webpack_require__(2207);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/render/columns.js
var columns = __webpack_require__(830);
// EXTERNAL MODULE: ./build/rubric/v2/moments.js
var moments = __webpack_require__(2576);
// EXTERNAL MODULE: ./build/rubric/v2/text-score.js + 6 modules
var text_score = __webpack_require__(301);
// EXTERNAL MODULE: ./build/render/precise.js
var precise = __webpack_require__(7272);
;// CONCATENATED MODULE: ./build/render/evidence-v2.js





/** The arithmetic of a title or a summary, a step a line. */
function textLines(dimension, { comparison, similarity, lengthRatio, lengthFactor, bent }, score, paint, screen) {
    const { recall, precision } = comparison;
    const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
    const measured = dimension === 'title' ? 'number' : 'weight';
    const raw = similarity * lengthFactor;
    return [
        ...words('missing', comparison.missing, screen).map(paint.red),
        ...words('similar', comparison.similar, screen),
        ...words('extra', comparison.extra, screen).map(paint.dim),
        ...(0,layout/* hang */.lG)('  recall     ', `${(0,precise/* precise */.u)(recall)} of the weight of the reference's words is in the candidate`, screen),
        ...(0,layout/* hang */.lG)('  precision  ', `${(0,precise/* precise */.u)(precision)} of the candidate's is in the reference`, screen),
        ...(dimension === 'title'
            ? (0,layout/* hang */.lG)('  similarity ', `(recall + F1) / 2 = (${(0,precise/* precise */.u)(recall)} + ${(0,precise/* precise */.u)(f1)}) / 2 = ${(0,precise/* precise */.u)(similarity)}`, screen)
            : []),
        ...(0,layout/* hang */.lG)('  length     ', `${(0,precise/* precise */.u)(lengthRatio)} times the ${measured} of words, factor ${(0,precise/* precise */.u)(lengthFactor)}`, screen),
        ...(0,layout/* hang */.lG)('  bent       ', `${(0,precise/* precise */.u)(raw)} + ${text_score/* BEND */.YQ} x ${(0,precise/* precise */.u)(raw)} x (1 - ${(0,precise/* precise */.u)(raw)}) = ${(0,precise/* precise */.u)(bent)}`, screen),
        ...factorLines(comparison, screen),
        ...(0,layout/* hang */.lG)('  score      ', `${[bent, ...factors(comparison)].map(precise/* precise */.u).join(' x ')} = ${(0,precise/* precise */.u)(score)}`, screen),
    ];
}
function words(mark, list, screen) {
    return list.length === 0
        ? []
        : (0,layout/* hang */.lG)(`  ${mark.padEnd(9)}  `, `${list.length}: ${(0,render_escape/* terminalLine */.tL)(list.join(' '), 4000)}`, screen);
}
function factors({ statements, facts, order }) {
    return [statements, facts, order];
}
/** What took something off; nothing is said of what did not. */
function factorLines({ statements, facts, order }, screen) {
    const line = (name, factor, what) => factor === 1 ? [] : (0,layout/* hang */.lG)(`  ${name.padEnd(9)}  `, `factor ${(0,precise/* precise */.u)(factor)} for ${what}`, screen);
    return [
        ...line('statements', statements, 'contradicted statements'),
        ...line('facts', facts, 'changed numbers and names'),
        ...line('order', order, 'words that are no sentences'),
    ];
}
/** Both lists of actions with the credit of each bullet, then their F1. */
function assignmentLines({ reference, candidate, recall, precision, f1 }, wanted, given, paint, screen) {
    const side = (title, bullets, matches) => [
        ...(0,layout/* hang */.lG)('  ', title, screen).map(paint.dim),
        ...bullets.flatMap((bullet, i) => bulletLines(bullet, i, matches[i], paint, screen)),
    ];
    const mean = (matches, value) => `${(0,precise/* precise */.u)(matches.reduce((sum, { credit }) => sum + credit, 0))} credits / ${matches.length} = ${(0,precise/* precise */.u)(value)}`;
    return [
        ...side('actions of the reference, each with the candidate action that says it', wanted, reference),
        ...side('actions of the candidate, each with the reference action that it says', given, candidate),
        ...(0,layout/* hang */.lG)('  recall     ', mean(reference, recall), screen),
        ...(0,layout/* hang */.lG)('  precision  ', mean(candidate, precision), screen),
        ...(0,layout/* hang */.lG)('  F1         ', `2 x recall x precision / (recall + precision) = ${(0,precise/* precise */.u)(f1)}`, screen),
    ];
}
function bulletLines(bullet, index, match, paint, screen) {
    const isMatched = match !== undefined && match.partner !== null;
    const lines = (0,layout/* hang */.lG)(`  ${isMatched ? '✔' : '✖'} ${String(index + 1).padStart(2)}  `, `${(0,render_escape/* terminalLine */.tL)(bullet)} (${match === undefined ? 'not compared' : evidence_v2_describe(match)})`, screen);
    return isMatched ? lines : lines.map(paint.red);
}
function evidence_v2_describe({ kind, partner, credit, nearest, consistency }) {
    if (kind === 'repeated')
        return 'says again what another one says';
    if (partner === null) {
        return nearest === null
            ? 'shares no word'
            : `nearest ${nearest.index + 1}, similarity ${(0,precise/* precise */.u)(nearest.similarity)}`;
    }
    const costs = consistency === null ? [] : factors(consistency).filter((factor) => factor !== 1);
    const taken = costs.length === 0 ? '' : `, after x ${costs.map(precise/* precise */.u).join(' x ')} for contradictions`;
    return `${kind === 'part' ? 'part of' : 'as'} ${partner + 1}, credit ${(0,precise/* precise */.u)(credit)}${taken}`;
}
/** Count, types and places of the moments. */
function positionLines({ referenceCount, candidateCount, count, types, positions, tolerance, near }, score, wanted, given, screen) {
    const list = (moments) => (0,render_escape/* terminalLine */.tL)(moments.map(({ seq, type }) => `${seq} ${type}`).join(', '), 2000);
    const parts = [count, types, positions].map((part, i) => `${moments/* MOMENT_WEIGHTS */.t[i]} x ${(0,precise/* precise */.u)(part)}`);
    return [
        ...(0,layout/* hang */.lG)('  reference  ', list(wanted), screen),
        ...(0,layout/* hang */.lG)('  candidate  ', list(given), screen),
        ...(0,layout/* hang */.lG)('  count      ', `${candidateCount} for ${referenceCount}: ${(0,precise/* precise */.u)(count)}`, screen),
        ...(0,layout/* hang */.lG)('  types      ', `F1 of the types: ${(0,precise/* precise */.u)(types)}`, screen),
        ...(0,layout/* hang */.lG)('  places     ', `${near} within ${(0,precise/* precise */.u)(tolerance)} messages: ${(0,precise/* precise */.u)(positions)}`, screen),
        ...(0,layout/* hang */.lG)('  score      ', `${parts.join(' + ')} = ${(0,precise/* precise */.u)(score)}`, screen),
    ];
}

// EXTERNAL MODULE: ./build/candidates/candidate.js
var candidate = __webpack_require__(394);
// EXTERNAL MODULE: ./build/counted.js
var counted = __webpack_require__(5374);
// EXTERNAL MODULE: ./build/judge/simulation.js
var simulation = __webpack_require__(3421);
// EXTERNAL MODULE: ./build/render/judge-metrics.js
var render_judge_metrics = __webpack_require__(2770);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(6809);
;// CONCATENATED MODULE: ./build/render/explained-judge.js











/** Columns of the longest name of a dimension or metric. */
const NAME = Math.max(...[...summary/* DIMENSIONS */.Y, ...judge_metrics/* SESSION_METRICS */.tw].map((name) => name.length));
/** What the judge said in the last run: its numbers beside those of the rubric, reasons, suggestions, a rewrite. */
function judgeLines({ judge, overall, dimensions }, paint, screen) {
    if (judge === null)
        return [];
    const row = (name, rubric, score, said) => {
        const missing = judge.unmeasured.find(({ measurement }) => measurement === name);
        const why = missing === undefined ? [] : [`not measured: ${(0,wording/* inWords */.r4)(missing.reason)}`];
        const numbers = `  ${name.padEnd(NAME)}  ${(0,gates_shown/* showNumber */.Z)(score).padStart(6)}  ${(0,gates_shown/* showNumber */.Z)(rubric).padStart(6)}  `;
        return (0,layout/* hang */.lG)(numbers, (0,render_escape/* terminalLine */.tL)([...why, ...(said === null ? [] : [said])].join('. ')), screen);
    };
    const model = judge.simulated === true ? simulation/* SIMULATION_LABEL */.Nt : (judge.model_used ?? 'no answer');
    const about = `${model}, ${judge.prompt_version}, ${(0,counted/* counted */.h)(judge.samples, 'sample')}, from ${judge.place}`;
    return [
        ...(0,layout/* hang */.lG)('judge  ', (0,render_escape/* terminalLine */.tL)(about, 1000), screen).map(paint.bold),
        paint.dim(`  ${' '.repeat(NAME)}  ${'judge'.padStart(6)}  ${'rubric'.padStart(6)}`),
        ...row('overall', overall, judge.overall, judge.rationale),
        ...summary/* DIMENSIONS */.Y.flatMap((wanted) => {
            const judged = judge.dimensions.find(({ dimension }) => dimension === wanted);
            const rubric = dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null;
            return row(wanted, rubric, judged?.score ?? null, judged?.reason ?? null);
        }),
        ...(0,render_judge_metrics/* metricRows */.IN)(judge).flatMap(({ name, score, said }) => row(name, null, score, said)),
        ...claimLines(judge.metrics, screen),
        ...requirementLines(judge.metrics, screen),
        ...judge.suggestions.flatMap((text) => (0,layout/* hang */.lG)('  → ', (0,render_escape/* terminalLine */.tL)(text), screen).map(paint.cyan)),
        ...rewriteLines(judge.rewrite, screen),
        '',
    ];
}
/** Each claim with its end and what decides, from the line of the candidate to the line of the transcript. */
function claimLines(metrics, screen) {
    return (metrics?.faithfulness?.claims ?? []).flatMap(({ status, file, line, statement, evidence }) => [
        ...(0,layout/* hang */.lG)(`  ${status.padEnd(12)}  `, (0,render_escape/* terminalLine */.tL)(`${placeText(file, line)}  ${statement}`, 600), screen),
        ...(evidence === null
            ? []
            : (0,layout/* hang */.lG)(`  ${''.padEnd(12)}  `, (0,render_escape/* terminalLine */.tL)(`${placeText(evidence.file, evidence.line)}  "${evidence.quote}"`, 600), screen)),
    ]);
}
/** Each requirement with its end, and the words of the candidate that decide. */
function requirementLines(metrics, screen) {
    return (metrics?.completion?.requirements ?? []).flatMap(({ id, must, status, stage, file, line, evidence }) => {
        const place = file === null ? '' : `  ${placeText(file, line)}`;
        const quote = evidence === null ? '' : `  "${evidence.quote}"`;
        const text = `requirement ${id} (${(0,wording/* inWords */.r4)(must)}), ${stage}${place}${quote}`;
        return (0,layout/* hang */.lG)(`  ${status.padEnd(12)}  `, (0,render_escape/* terminalLine */.tL)(text, 600), screen);
    });
}
function placeText(file, line) {
    return (0,build_errors/* formatPlace */.dE)({ file, ...(line !== null && { line }) });
}
function rewriteLines(rewrite, screen) {
    const proposed = candidate/* candidateSchema */.H.safeParse(rewrite);
    if (rewrite === undefined || !proposed.success)
        return [];
    const { title, summary, key_actions: actions, outcome } = proposed.data;
    return [
        '  A rewrite that the judge proposes, which nobody has scored:',
        ...(0,layout/* hang */.lG)('    title    ', (0,render_escape/* terminalLine */.tL)(title), screen),
        ...(0,layout/* hang */.lG)('    summary  ', (0,render_escape/* terminalLine */.tL)(summary, 2000), screen),
        ...actions.flatMap((action) => (0,layout/* hang */.lG)('    action   ', (0,render_escape/* terminalLine */.tL)(action), screen)),
        ...(0,layout/* hang */.lG)('    outcome  ', (0,render_escape/* terminalLine */.tL)(outcome), screen),
    ];
}

;// CONCATENATED MODULE: ./build/render/explanation.js







/** Every number behind one session, in the order of the arithmetic. */
function renderExplanation(explanation, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { reference, candidate, judge } = explanation;
    return [
        ...heading(explanation, paint, screen),
        '',
        ...(reference === null
            ? []
            : explanation.dimensions.flatMap((result) => [
                ...scoreLines(result, paint, screen),
                ...(candidate === null ? [] : texts(result.dimension, reference, candidate, screen)),
                ...evidenceLines(result, reference, candidate, paint, screen),
                '',
            ])),
        ...overallLines(explanation, paint, screen),
        ...judgeLines(explanation, paint, screen),
        ...(reference === null && judge === null ? (0,layout/* hang */.lG)('', NOT_JUDGED, screen) : []),
        ...explanation.findings.flatMap(({ code, message, suggestion, file, line, column }) => [
            ...(0,layout/* placeLines */.L)('', code, [file, line, column].filter((part) => part !== undefined).join(':'), paint, screen),
            ...(0,layout/* hang */.lG)('  ', (0,render_escape/* terminalLine */.tL)(message), screen),
            ...(suggestion === null ? [] : (0,layout/* hang */.lG)('  → ', (0,render_escape/* terminalLine */.tL)(suggestion), screen).map(paint.cyan)),
        ]),
        '',
    ].join('\n');
}
function heading(explanation, paint, screen) {
    const { name, status, rubric, overall, reference, candidate } = explanation;
    const score = overall === null ? '' : `  ${(0,precise/* precise */.u)(overall)}`;
    const found = candidate === null ? WITHOUT_CANDIDATE[status] : (0,render_escape/* terminalLine */.tL)(candidate.place, 1000);
    return [
        ...(0,layout/* hang */.lG)('', `${(0,render_escape/* terminalLine */.tL)(name)}${score}`, screen).map(paint.bold),
        paint.dim(`  rubric     ${rubric}`),
        ...(reference === null
            ? (0,layout/* hang */.lG)('  reference  ', 'none: no golden session has this name, and the rubric has nothing to score', screen)
            : [`  reference  ${(0,render_escape/* terminalLine */.tL)(reference.place, 1000)}`]),
        ...(candidate === null ? (0,layout/* hang */.lG)('  candidate  ', found, screen) : [`  candidate  ${found}`]),
    ];
}
const NOT_JUDGED = 'The last run has no word of the judge on this candidate: run the gate with judge and judge-mode absolute.';
const WITHOUT_CANDIDATE = {
    scored: 'none',
    missing_candidate: 'none: a missing candidate scores 0',
    invalid_candidate: 'cannot be read, see below: an invalid candidate scores 0',
    unreferenced: 'none',
    canary: 'none: this is a canary, a check of the judge; it is never scored and in no mean',
};
function scoreLines({ dimension, score, weight, contribution, reason }, paint, screen) {
    const sum = `${dimension}  ${(0,precise/* precise */.u)(score)} x weight ${weight} = ${(0,precise/* precise */.u)(contribution)}`;
    if ((0,columns/* columnsOf */.P)(`${sum}  ${reason}`) <= screen.width) {
        return [`${paint.bold(dimension)}${sum.slice(dimension.length)}  ${paint.dim(reason)}`];
    }
    const lines = (0,layout/* hang */.lG)('', sum, screen);
    return [
        ...lines.map((line, i) => (i === 0 ? paint.bold(dimension) + line.slice(dimension.length) : line)),
        ...(0,layout/* hang */.lG)('  ', reason, screen).map(paint.dim),
    ];
}
function overallLines({ dimensions, overall }, paint, screen) {
    if (overall === null)
        return [];
    const sum = dimensions.map(({ contribution }) => (0,precise/* precise */.u)(contribution)).join(' + ');
    const [first = '', ...others] = (0,layout/* hang */.lG)('overall  ', `${sum} = ${(0,precise/* precise */.u)(overall)}`, screen);
    return [paint.bold('overall') + first.slice('overall'.length), ...others, ''];
}
function texts(dimension, reference, candidate, screen) {
    switch (dimension) {
        case 'title':
        case 'summary':
        case 'outcome':
            return [
                ...(0,layout/* hang */.lG)('  reference  ', (0,render_escape/* terminalLine */.tL)(reference[dimension], 2000), screen),
                ...(0,layout/* hang */.lG)('  candidate  ', (0,render_escape/* terminalLine */.tL)(candidate[dimension], 2000), screen),
            ];
        case 'key_actions':
        case 'aha_moments':
            return [];
    }
}
function evidenceLines({ dimension, evidence, score }, reference, candidate, paint, screen) {
    switch (evidence.kind) {
        case 'words':
            return wordLines(evidence, score, paint, screen);
        case 'actions':
            return actionLines(evidence, reference.key_actions, candidate?.key_actions ?? [], paint, screen);
        case 'moments':
            return momentLines(evidence, score, reference, candidate, screen);
        case 'text':
            return textLines(dimension, evidence, score, paint, screen);
        case 'assignment':
            return assignmentLines(evidence, reference.key_actions, candidate?.key_actions ?? [], paint, screen);
        case 'positions':
            return positionLines(evidence, score, reference.aha_moments, candidate?.aha_moments ?? [], screen);
        case 'outcome':
        case 'edge-case':
            return [];
    }
}
function wordLines(evidence, score, paint, screen) {
    const { shared, missing, extra, jaccard, lengthRatio, lengthFactor } = evidence;
    const list = (mark, words) => (0,layout/* hang */.lG)(`  ${mark.padEnd(9)}  `, `${words.length}: ${(0,render_escape/* terminalLine */.tL)(words.join(' '), 4000)}`, screen);
    const all = shared.length + missing.length + extra.length;
    const length = `${shared.length + extra.length} words for ${shared.length + missing.length}, ratio ${(0,precise/* precise */.u)(lengthRatio)}, factor ${lengthFactor}`;
    return [
        ...list('shared', shared).map(paint.green),
        ...list('missing', missing).map(paint.red),
        ...list('extra', extra).map(paint.dim),
        ...(0,layout/* hang */.lG)('  Jaccard    ', `${shared.length} shared / ${all} in all = ${(0,precise/* precise */.u)(jaccard)}`, screen),
        ...(0,layout/* hang */.lG)('  length     ', length, screen),
        `  score      ${(0,precise/* precise */.u)(jaccard)} x ${lengthFactor} = ${(0,precise/* precise */.u)(score)}`,
    ];
}
function actionLines(evidence, reference, candidate, paint, screen) {
    const side = (title, bullets, matches) => [
        ...(0,layout/* hang */.lG)('  ', title, screen).map(paint.dim),
        ...bullets.flatMap((bullet, i) => {
            const match = matches[i];
            const best = match?.best == null
                ? 'shares no word'
                : `best ${match.best.index + 1}, similarity ${(0,precise/* precise */.u)(match.best.similarity)}`;
            const mark = match?.matched ? '✔' : '✖';
            const lines = (0,layout/* hang */.lG)(`  ${mark} ${String(i + 1).padStart(2)}  `, `${(0,render_escape/* terminalLine */.tL)(bullet)} (${best})`, screen);
            return match?.matched ? lines : lines.map(paint.red);
        }),
    ];
    return [
        ...side('actions of the reference, each with its best match in the candidate', reference, evidence.reference),
        ...side('actions of the candidate, each with its best match in the reference', candidate, evidence.candidate),
        `  match      from similarity ${evidence.threshold}`,
        `  recall     ${evidence.reference.filter(({ matched }) => matched).length} / ${reference.length} = ${(0,precise/* precise */.u)(evidence.recall)}`,
        `  precision  ${evidence.candidate.filter(({ matched }) => matched).length} / ${candidate.length} = ${(0,precise/* precise */.u)(evidence.precision)}`,
        ...(0,layout/* hang */.lG)('  F1         ', `2 x recall x precision / (recall + precision) = ${(0,precise/* precise */.u)(evidence.f1)}`, screen),
    ];
}
function momentLines(evidence, score, reference, candidate, screen) {
    const list = (moments) => (0,render_escape/* terminalLine */.tL)(moments.map(({ seq, type }) => `${seq} ${type}`).join(', '), 2000);
    const sum = `0.6 x ${(0,precise/* precise */.u)(evidence.countScore)} + 0.4 x ${(0,precise/* precise */.u)(evidence.typeScore)} = ${(0,precise/* precise */.u)(score)}`;
    const union = evidence.sharedTypes.length + evidence.missingTypes.length + evidence.extraTypes.length;
    return [
        ...(0,layout/* hang */.lG)('  reference  ', list(reference.aha_moments), screen),
        ...(0,layout/* hang */.lG)('  candidate  ', list(candidate?.aha_moments ?? []), screen),
        `  count      ${evidence.candidateCount} for ${evidence.referenceCount}: ${(0,precise/* precise */.u)(evidence.countScore)}`,
        ...(0,layout/* hang */.lG)('  types      ', `${evidence.sharedTypes.length} shared / ${union} in all = ${(0,precise/* precise */.u)(evidence.typeScore)}`, screen),
        ...(0,layout/* hang */.lG)('  score      ', sum, screen),
    ];
}

// EXTERNAL MODULE: ./build/rubric/requirement-check.js
var requirement_check = __webpack_require__(8793);
// EXTERNAL MODULE: ./build/rubric/score.js
var rubric_score = __webpack_require__(3458);
// EXTERNAL MODULE: ./build/emptiness.js
var emptiness = __webpack_require__(2614);
// EXTERNAL MODULE: ./build/json/document.js + 1 modules
var json_document = __webpack_require__(7300);
;// CONCATENATED MODULE: ./build/commands/last-judgement.js




/** As much of a report as is needed here: the whole schema would be loaded for every command. */
const lastReport = schemas/* looseObject */._H3({
    sessions: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        candidate_digest: schemas/* string */.YjP().nullable(),
        reference_digest: schemas/* string */.YjP().nullable(),
        judge: judgementSchema.optional(),
    })),
});
/**
 * What the judge said of this very candidate and reference in the last run, as report.json has it: nobody is asked for an
 * explanation. The file is foreign, and one that is no report tells nothing.
 */
function lastJudgement(judged, values, files) {
    const path = (0,report_files/* pathIn */.lW)(values['report-dir'], 'report.json');
    if (files.kind(path) !== 'file')
        return null;
    const read = files.read(path);
    const parsed = read.kind === 'text' ? (0,json_document/* parseJson */.q)(read.text) : undefined;
    if (parsed === undefined || 'error' in parsed)
        return null;
    const { data } = lastReport.safeParse(parsed.document.value);
    const session = data?.sessions.find(({ name }) => name === judged.name);
    const isSame = session?.candidate_digest === judged.candidateDigest && session.reference_digest === judged.referenceDigest;
    return isSame && session.judge !== undefined ? { place: path, ...session.judge } : null;
}

;// CONCATENATED MODULE: ./build/commands/explain-unreferenced.js



/**
 * A candidate without a golden session: what the judge said of it, if the last run had one. Nothing where neither that run
 * nor the settings have a judge that needs no reference: then the session is only unknown.
 */
function explainUnreferenced(candidate, values, files) {
    if (candidate?.kind !== 'valid')
        return undefined;
    const { name, place, digest, summary } = candidate;
    const judge = lastJudgement({ name, candidateDigest: digest, referenceDigest: null }, values, files);
    if (judge === null && !(0,emptiness/* judgesWithoutReference */.M)(values))
        return undefined;
    return {
        name,
        status: 'unreferenced',
        rubric: values.rubric,
        overall: null,
        dimensions: [],
        findings: [],
        reference: null,
        candidate: { place: (0,build_errors/* formatPlace */.dE)(place), ...summary },
        judge,
    };
}

// EXTERNAL MODULE: ./build/commands/session-operand.js
var session_operand = __webpack_require__(5223);
;// CONCATENATED MODULE: ./build/commands/explain.js











/** Shows every number behind one session. */
function explain(context) {
    const { run, json, screen, print } = context;
    const sought = (0,session_operand/* seekSession */.$w)(context);
    const { values } = run.settings;
    const explanation = explainStranger(sought, values, run.ports.files) ?? explainKnown(sought, values, run.ports.files);
    print(json ? (0,render_escape/* jsonText */.s$)((0,redact/* maskTexts */.X)(explanation)) : renderExplanation(explanation, screen));
    return exit_code/* EXIT */.d.pass;
}
function explainStranger(sought, values, files) {
    const { isStranger, name, candidates, problems } = sought;
    return isStranger && problems.length === 0
        ? explainUnreferenced(candidates.byName.get(name), values, files)
        : undefined;
}
function explainKnown(sought, values, files) {
    const golden = (0,session_operand/* requireSession */.OC)('explain', sought);
    return golden.canary
        ? explainCanary(golden, values)
        : explainCandidate(golden, sought.candidates.byName.get(golden.name), values, files);
}
function explainCandidate(golden, candidate, values, files) {
    const session = (0,pair/* scoreCandidate */.e$)(golden, candidate, {
        score: (0,rubric_score/* openScorer */.D)(values.rubric, values.weights),
        check: new requirement_check/* RequirementCheck */.g(),
        candidatesPath: values.candidates,
    });
    return {
        name: golden.name,
        status: session.status,
        rubric: values.rubric,
        overall: session.overall,
        dimensions: session.dimensions.map((result) => ({
            ...result,
            weight: values.weights[result.dimension],
            contribution: result.score * values.weights[result.dimension],
        })),
        findings: session.defects.map(({ place, ...defect }) => ({ ...defect, ...place })),
        reference: { place: (0,build_errors/* formatPlace */.dE)(golden.place), ...golden.reference },
        candidate: candidate?.kind === 'valid' ? { place: (0,build_errors/* formatPlace */.dE)(candidate.place), ...candidate.summary } : null,
        judge: session.candidateDigest === null
            ? null
            : lastJudgement({ name: golden.name, candidateDigest: session.candidateDigest, referenceDigest: golden.referenceDigest }, values, files),
    };
}
/** A canary is for the judge: a candidate that stands beside it is not looked at. */
function explainCanary(golden, { rubric }) {
    return {
        name: golden.name,
        status: 'canary',
        rubric,
        overall: null,
        dimensions: [],
        findings: [],
        reference: { place: (0,build_errors/* formatPlace */.dE)(golden.place), ...golden.reference },
        candidate: null,
        judge: null,
    };
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/commands/help.js




/** The help of one command, or of the program when none was named. */
function helpText(command, screen) {
    const chosen = COMMANDS.find(({ name }) => name === command);
    const head = chosen === undefined
        ? [
            `summary-gate ${version/* VERSION */.x}: keeps LLM-written session summaries from getting worse`,
            '',
            'Usage: node dist/cli.js [command] [flags]',
            '',
            ...COMMANDS.flatMap(({ name, summary }) => (0,layout/* hang */.lG)(`  ${name.padEnd(9)} `, summary, screen)),
            '',
            'Flags of score:',
        ]
        : [
            `Usage: node dist/cli.js ${chosen.usage}`,
            '',
            ...(0,layout/* hang */.lG)('', chosen.summary, screen),
            '',
            ...(0,layout/* hang */.lG)('', chosen.details, screen),
        ];
    const settings = (chosen ?? COMMANDS[0])?.settings ?? [];
    const groups = Object.entries(table/* GROUP_TITLES */.Cx).filter(([group]) => settings.some((name) => table/* SETTINGS */.yy[name].group === group));
    return [
        ...head,
        '',
        ...groups.flatMap(([group, title]) => [
            `${title}:`,
            ...settings.filter((name) => table/* SETTINGS */.yy[name].group === group).flatMap((name) => flagLines(name, screen)),
            '',
        ]),
        'Other:',
        '  --json      print the result as JSON on stdout; messages go to stderr',
        '  --help      show this, or the help of a command',
        '  --version   show the version',
        '',
    ].join('\n');
}
function flagLines(name, screen) {
    const { description, kind } = table/* SETTINGS */.yy[name];
    // In brackets: a full stop behind the default `.` would read as `..`.
    const body = `${description} (default: ${defaultText(name)}; allowed: ${kind.allowed})`;
    return [`  --${name}`, ...(0,layout/* hang */.lG)('      ', body, screen)];
}
/** A default as people write it in an input. */
function defaultText(name) {
    const { default: value, defaultText: text } = table/* SETTINGS */.yy[name];
    return text ?? (value === null ? 'none' : String(value));
}

// EXTERNAL MODULE: ./build/baseline/baseline-report.js
var baseline_report = __webpack_require__(7122);
// EXTERNAL MODULE: ./build/baseline/find-history.js
var find_history = __webpack_require__(6270);
// EXTERNAL MODULE: ./build/render/sparkline.js
var sparkline = __webpack_require__(3354);
;// CONCATENATED MODULE: ./build/render/history.js






/** The most results that a screen shows, the newest; the line above them has as many. */
const SHOWN = 40;
/** Columns of the drawing, and the fewest that still show anything. */
const CELLS = 40;
const FEWEST_CELLS = 10;
/** The trend of the overall mean: a line of bars, then a line for each result with its interval. */
function renderHistory(points, skipped, screen) {
    const paint = picocolors.createColors(screen.colour);
    const shown = points.slice(-SHOWN);
    const others = skipped.count === 0 ? [] : (0,layout/* hang */.lG)('', `${(0,counted/* counted */.h)(skipped.count, skipped.noun)} skipped.`, screen);
    const [first] = shown;
    const last = shown.at(-1);
    if (first === undefined || last === undefined)
        return `${['No report found.', ...others].join('\n')}\n`;
    const line = (0,sparkline/* sparkline */.K)(shown.map(({ overall_mean }) => overall_mean));
    const head = `${line}  overall ${(0,gates_shown/* showNumber */.Z)(first.overall_mean)} to ${(0,gates_shown/* showNumber */.Z)(last.overall_mean)}, ${(0,counted/* counted */.h)(points.length, 'result')}`;
    const scale = scaleOf(shown);
    const cells = Math.min(CELLS, Math.max(FEWEST_CELLS, screen.width - GAP - (0,layout/* widest */.D3)(shown.map(behind))));
    return [
        paint.bold(head),
        '',
        ...shown.map((point) => row(point, scale, cells)),
        paint.dim(`${' '.repeat(GAP)}${scale.from.toFixed(2).padEnd(cells - 4)}${scale.to.toFixed(2)}`),
        ...(points.length > shown.length ? [paint.dim(`… and ${points.length - shown.length} older ones`)] : []),
        ...rubricNote(shown, screen),
        ...others,
        '',
    ].join('\n');
}
/** From the least to the largest end of an interval, in tenths, so that a small change does not look like a large one. */
function scaleOf(points) {
    const ends = points.flatMap(({ overall_mean, ci95 }) => [overall_mean, ...(ci95 ?? [])]);
    return { from: Math.floor(Math.min(...ends) * 10) / 10, to: Math.ceil(Math.max(...ends) * 10) / 10 || 0.1 };
}
/** Columns before the drawing. */
const GAP = 38;
function row(point, { from, to }, cells) {
    const { scored_at: at, overall_mean: mean, ci95, verdict } = point;
    const cell = (value) => Math.min(cells - 1, Math.max(0, Math.floor(((value - from) / (to - from || 1)) * cells)));
    const [low, high] = ci95 ?? [mean, mean];
    const drawn = Array.from({ length: cells }, (_, i) => i === cell(mean) ? '●' : i >= cell(low) && i <= cell(high) ? '─' : ' ');
    const about = `${(0,render_escape/* terminalLine */.tL)(at.slice(0, 16).replace('T', ' '))}  ${(0,gates_shown/* showNumber */.Z)(mean)}  ${(verdict ?? '').padEnd(GAP - 25)}`;
    return `${about}${drawn.join('')}${behind(point)}`;
}
function behind({ sessions }) {
    return sessions === null ? '' : `  n=${sessions}`;
}
function rubricNote(points, screen) {
    const rubrics = new Set(points.flatMap(({ rubric }) => (rubric === null ? [] : [rubric])));
    if (rubrics.size < 2)
        return [];
    const named = [...rubrics].map((rubric) => (0,render_escape/* terminalLine */.tL)(rubric)).join(', ');
    return (0,layout/* hang */.lG)('', `Scored with several rubrics (${named}): their numbers cannot be compared.`, screen);
}

;// CONCATENATED MODULE: ./build/commands/history.js







/** Draws the trend over a folder of earlier reports, and over the results that they remember of their baselines. */
function history_history({ run, operands, json, screen, print }) {
    const { values, problems } = run.settings;
    if (problems.length > 0)
        throw new build_errors/* UserError */.yo(problems);
    const { files } = run.ports;
    const located = files.locate(operands[0] ?? '');
    const folder = operands[0] === undefined ? { path: values['report-dir'] } : located;
    if ('problem' in folder)
        throw new build_errors/* UserError */.yo([{ message: `history: ${folder.problem}` }]);
    const kind = files.kind(folder.path);
    if (kind !== 'folder') {
        throw new build_errors/* UserError */.yo([
            { message: `history: ${(0,resolve/* describeKind */.SB)(kind)}; allowed: a folder of reports`, place: { file: folder.path } },
        ]);
    }
    return show(readReports(folder.path, files), 'other .json file', { json, screen, print });
}
/** Whether the operand asks for runs, and not for a folder; one that is named so is `./20`. */
function isNumberOfRuns(operand) {
    return /^\d+$/.test(operand ?? '');
}
/** The same over the reports that the last runs on the default branch have left as artifacts. */
async function historyOfRuns(context, env) {
    const { values, problems } = context.run.settings;
    const [operand = ''] = context.operands;
    const most = Number(operand);
    const limits = `history: ${operand} is no number of runs; allowed: 1 to ${find_history/* MOST_RUNS */.n}, or a folder such as ./${operand}`;
    const own = most >= 1 && most <= find_history/* MOST_RUNS */.n ? [] : [{ message: limits }];
    if (problems.length + own.length > 0)
        throw new build_errors/* UserError */.yo([...problems, ...own]);
    // The client of GitHub is loaded for it alone.
    const { fetchPastReports } = await __webpack_require__.e(/* import() */ 235).then(__webpack_require__.bind(__webpack_require__, 4235));
    return show(await fetchPastReports(values, env, most), 'artifact without a report', context);
}
function show({ reports, skipped }, noun, { json, screen, print }) {
    const points = pointsOf(reports);
    print(json ? (0,render_escape/* jsonText */.s$)({ points, skipped }) : renderHistory(points, { count: skipped, noun }, screen));
    return exit_code/* EXIT */.d.pass;
}
/** Reports of the folder and of its folders; other .json files are counted. */
function readReports(folder, files) {
    const reports = [];
    let skipped = 0;
    for (const name of files.list(folder)) {
        const path = `${folder}/${name}`;
        const file = files.kind(path) === 'folder' ? `${path}/report.json` : path;
        if (!file.endsWith('.json') || files.kind(file) !== 'file')
            continue;
        const read = files.read(file);
        const parsed = read.kind === 'text' ? (0,baseline_report/* readBaselineReport */.U)(read.text) : undefined;
        if (parsed?.kind === 'report')
            reports.push(parsed.report);
        else
            skipped++;
    }
    return { reports, skipped };
}
function pointsOf(reports) {
    const points = new Map();
    // What a report says of itself wins over what another remembers of it.
    for (const report of reports) {
        for (const { scored_at, overall_mean, ci95 } of report.trend ?? []) {
            points.set(scored_at, { scored_at, overall_mean, ci95, sessions: null, verdict: null, rubric: null });
        }
    }
    for (const { scored_at, overall_mean: mean, statistics, sessions, verdict, rubric } of reports) {
        if (mean === null)
            continue;
        points.set(scored_at, {
            scored_at,
            overall_mean: mean,
            ci95: statistics?.overall?.ci95 ?? null,
            sessions: sessions.filter(({ overall }) => overall !== null).length,
            verdict,
            rubric: rubric.version,
        });
    }
    // Times of one form sort as text.
    return [...points.values()].sort((a, b) => (a.scored_at < b.scored_at ? -1 : 1));
}

;// CONCATENATED MODULE: ./build/commands/init-files.js
/** Where users find the action. */
const ACTION = 'summary-gate/summary-gate@v1';
const WORKFLOW_PATH = '.github/workflows/summary-gate.yml';
/**
 * The workflow that `init` writes for a gate whose config and corpus are in a folder, relative to the top of the
 * repository; `.` for the top itself. GitHub reads workflows only there.
 */
function workflowFor(folder) {
    const inFolder = folder === '.' ? '' : `\n        working-directory: ${JSON.stringify(folder)}`;
    const withFolder = folder === '.' ? '' : `\n          working-directory: ${JSON.stringify(folder)}`;
    return `name: summary-gate
on:
  pull_request:
  merge_group:
  push: # each run on the base leaves the report that later pull requests are compared with
    branches: [main]
  workflow_dispatch:
permissions:
  actions: read # for the report of the base
  contents: read
  pull-requests: write # for the comment
concurrency:
  group: summary-gate-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  # Make this job a required check. Give the workflow no paths filter: a required check that never runs blocks.
  summary-gate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      # Replace this step: let your pipeline summarise the sessions of golden-corpus/ into candidates/<name>.json.
      - name: Summarise the golden sessions
        run: ls candidates${inFolder}
      - id: gate
        uses: ${ACTION}
        with:${withFolder}
          # A mean alone notices little: compared with the base, session by session, the gate sees most kinds of damage.
          baseline: auto
      - if: \${{ !cancelled() && steps.gate.outputs.report-path != '' }}
        uses: actions/upload-artifact@v5
        with:
          name: summary-gate-report-default
          path: ${folder === '.' ? 'summary-gate-report' : JSON.stringify(`${folder}/summary-gate-report`)}
`;
}
const CONFIG = `# Settings of summary-gate; every one is in its docs/settings.md. Inputs of the action win over this file.
corpus: golden-corpus
candidates: candidates

# Start below what your pipeline reaches today, then raise it. A faithful paraphrase gets about 0.8.
min-overall: 0.70

# One bad summary should not hide behind a good mean. That of another session gets about 0.1.
min-session: 0.50
`;
const REFERENCE = `{
  "name": "fix-login-redirect",
  "notes": "Replace this example by a session of your own. It tests whether the root cause is named, not only the symptom.",
  "difficulty": "simple",
  "kind": "bugfix",
  "tags": ["example"],
  "reference": {
    "title": "Fix login redirect loop behind the proxy",
    "summary": "Users behind the load balancer were sent back to /login after signing in. The session cookie was marked Secure, but the app saw plain HTTP and never sent it, because trust proxy was off. Switched it on for the one proxy hop, added a regression test with X-Forwarded-Proto, and confirmed the fix on staging.",
    "key_actions": [
      "Reproduced the redirect loop on staging with curl",
      "Traced the missing Set-Cookie header to the disabled trust proxy setting",
      "Enabled trust proxy for one hop in server.ts",
      "Added a regression test that sends X-Forwarded-Proto: https"
    ],
    "outcome": "success",
    "aha_moments": [
      { "seq": 3, "type": "question", "highlight": "Why does the loop only happen behind the load balancer?" },
      { "seq": 11, "type": "insight", "highlight": "The app sees plain HTTP, so it withholds its Secure cookie." },
      { "seq": 14, "type": "decision", "highlight": "Trust exactly one proxy hop instead of all of them." }
    ],
    "topics_found": ["login", "cookies", "reverse proxy"]
  }
}
`;
const CANDIDATE = `{
  "title": "Fix login redirect loop caused by proxy setup",
  "summary": "After signing in, users behind the load balancer landed on /login again. The app saw plain HTTP and withheld the Secure session cookie because trust proxy was off. It was enabled for one proxy hop, with a regression test using X-Forwarded-Proto.",
  "key_actions": [
    "Reproduced the redirect loop with curl",
    "Found that the disabled trust proxy setting lost the Set-Cookie header",
    "Enabled trust proxy in server.ts for one hop",
    "Added a regression test with X-Forwarded-Proto"
  ],
  "outcome": "success",
  "aha_moments": [
    { "seq": 3, "type": "question" },
    { "seq": 12, "type": "insight" }
  ]
}
`;
/** What `init` writes into that folder, by path: enough for a first green run, to be replaced by the team's own. */
const INIT_FILES = {
    '.github/summary-gate.yml': CONFIG,
    'golden-corpus/fix-login-redirect/reference.json': REFERENCE,
    'candidates/fix-login-redirect.json': CANDIDATE,
};
/** Those of them that only make sense where there is no corpus yet. */
const EXAMPLE_FILES = ['golden-corpus/fix-login-redirect/reference.json', 'candidates/fix-login-redirect.json'];

;// CONCATENATED MODULE: ./build/commands/init.js







/** Writes the first files of a repository that wants a gate. What exists stays as it is. */
function init({ run, json, print }) {
    const strangers = table/* SETTING_NAMES */.OI.filter((name) => run.settings.origins[name] === 'input' && name !== 'working-directory');
    init_refuse([
        ...run.settings.problems,
        ...strangers.map((name) => ({ message: `init takes no --${name}; write it into the config file afterwards` })),
    ]);
    const { files } = run.ports;
    const wanted = wantedFiles(files);
    // Nothing is written unless everything can be: half a set-up is harder to mend than none.
    init_refuse([...wanted.keys()].flatMap((path) => obstacle(path, files)));
    const written = [];
    const kept = [];
    for (const [path, text] of wanted) {
        if (files.kind(path) === 'file') {
            kept.push(path);
            continue;
        }
        try {
            files.write(path, text);
            written.push(path);
        }
        catch (error) {
            init_refuse([{ message: `cannot write: ${(0,adapters_files/* reasonOf */.A)(error)}`, place: { file: path } }]);
        }
    }
    print(json ? (0,render_escape/* jsonText */.s$)({ written, kept }) : init_describe(written, kept));
    return exit_code/* EXIT */.d.pass;
}
/** Texts by path in the workspace. */
function wantedFiles(files) {
    const folder = pathOf('.', files);
    const up = folder === '.' ? '' : '../'.repeat(folder.split('/').length);
    const wanted = new Map([[pathOf(`${up}${WORKFLOW_PATH}`, files), workflowFor(folder)]]);
    for (const [name, text] of Object.entries(INIT_FILES))
        wanted.set(pathOf(name, files), text);
    // The example is for an empty corpus: beside real sessions it would only weigh in the means.
    const started = files.kind(pathOf('golden-corpus', files)) === 'folder' &&
        files.kind(pathOf('golden-corpus/fix-login-redirect', files)) === 'missing';
    if (started)
        for (const name of EXAMPLE_FILES)
            wanted.delete(pathOf(name, files));
    return wanted;
}
function pathOf(name, files) {
    const located = files.locate(name);
    if ('problem' in located)
        throw new build_errors/* UserError */.yo([{ message: located.problem }]);
    return located.path;
}
/** What stands where a file, or a folder on the way to it, should be. */
function obstacle(path, files) {
    const steps = path.split('/');
    for (let i = 1; i < steps.length; i++) {
        const folder = steps.slice(0, i).join('/');
        const kind = files.kind(folder);
        if (kind === 'missing')
            break;
        if (kind !== 'folder') {
            return [{ message: `${(0,resolve/* describeKind */.SB)(kind)}, but ${path} needs a folder here`, place: { file: folder } }];
        }
    }
    const kind = files.kind(path);
    if (kind === 'missing' || kind === 'file')
        return [];
    return [{ message: `${(0,resolve/* describeKind */.SB)(kind)}, but a file belongs here`, place: { file: path } }];
}
function init_refuse(problems) {
    if (problems.length > 0)
        throw new build_errors/* UserError */.yo(problems);
}
function init_describe(written, kept) {
    return [
        ...written.map((path) => `wrote  ${(0,render_escape/* terminalLine */.tL)(path)}`),
        ...kept.map((path) => `kept   ${(0,render_escape/* terminalLine */.tL)(path)} (it exists)`),
        '',
        'Next:',
        '  1. Run the gate here: node PATH/TO/summary-gate/dist/cli.js',
        '  2. Replace the example session by sessions of your own; 20 make a steady mean.',
        '  3. Add summary-gate-report/ to .gitignore.',
        '  4. In the workflow, replace the step that lists candidates by your pipeline.',
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/corpus/read-corpus.js
var read_corpus = __webpack_require__(6178);
// EXTERNAL MODULE: ./build/shard/shard-of.js
var shard_of = __webpack_require__(1705);
;// CONCATENATED MODULE: ./build/commands/job-plan.js




/**
 * The names of the sessions that a job would score, as JSON: what a pipeline has to summarise before the job can run, so
 * that no candidate needs to be there yet.
 */
function jobPlan({ settings, ports }) {
    const { values, problems, wrong } = settings;
    if (wrong.has('corpus'))
        throw new build_errors/* UserError */.yo(problems);
    const corpus = (0,read_corpus/* readCorpus */.X)(values.corpus, ports.files, ports.digest);
    if (problems.length + corpus.problems.length > 0)
        throw new build_errors/* UserError */.yo([...problems, ...corpus.problems]);
    const sessions = (0,shard_of/* sessionsOfJob */.gz)(corpus.sessions, values.limit, (0,shard_of/* wantedBy */.fy)(values.shard, ports.digest));
    const { shard } = values;
    return (0,render_escape/* jsonText */.s$)({
        shard: shard === null ? null : `${shard.index}/${shard.of}`,
        sessions: sessions.map(({ name }) => name),
    });
}

// EXTERNAL MODULE: ./build/corpus/lint/lint-whole.js + 6 modules
var lint_whole = __webpack_require__(7124);
// EXTERNAL MODULE: ./build/render/lint.js
var lint = __webpack_require__(4564);
;// CONCATENATED MODULE: ./build/commands/lint.js








/** Checks the corpus against the rules of curation. A reference that cannot be read is one of its errors. */
function lint_lint({ run, json, screen, print }) {
    const { values, problems } = run.settings;
    const { files, digest, clock } = run.ports;
    const kind = files.kind(values.corpus);
    const corpus = (0,read_corpus/* readCorpus */.X)(values.corpus, files, digest);
    const isCorpus = kind === 'folder' || (kind === 'file' && values.corpus.endsWith('.jsonl'));
    if (problems.length > 0 || !isCorpus)
        throw new build_errors/* UserError */.yo([...problems, ...(isCorpus ? [] : corpus.problems)]);
    const issues = (0,lint_whole/* lintWhole */.b)(corpus, values, files, clock());
    const errors = issues.filter(({ severity }) => severity === 'error').length;
    const result = { sessions: corpus.sessions.length, errors, warnings: issues.length - errors, issues };
    print(json ? (0,render_escape/* jsonText */.s$)(result) : renderLint(result, screen));
    return errors > 0 ? exit_code/* EXIT */.d.fail : exit_code/* EXIT */.d.pass;
}
function renderLint({ sessions, errors, warnings, issues }, screen) {
    const paint = picocolors.createColors(screen.colour);
    const lines = (0,lint/* lintLines */.x)(issues, screen);
    const verdict = [(0,counted/* counted */.h)(sessions, 'session'), (0,counted/* counted */.h)(errors, 'error'), (0,counted/* counted */.h)(warnings, 'warning')].join(', ');
    const head = errors > 0 ? paint.red(`✖ ${verdict}`) : paint.green(`✔ ${verdict}`);
    return `${[...lines, ...(lines.length > 0 ? [''] : []), paint.bold(head)].join('\n')}\n`;
}

// EXTERNAL MODULE: ./build/candidates/read-candidates.js
var read_candidates = __webpack_require__(10);
// EXTERNAL MODULE: ./build/statistics/holm.js
var holm = __webpack_require__(5722);
;// CONCATENATED MODULE: ./build/render/self-test.js






/** The self-test on one screen: what share of each kind of damage the gates catch, what they block, what would be better. */
function renderSelfTest(result, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { test, rubric, gates } = result;
    const { damaging, harmless, sessions } = test;
    const head = `${(0,counted/* counted */.h)(sessions, 'reference')}, ${damaging.variants} times damaged and ${harmless.variants} times changed harmlessly, rubric ${rubric}`;
    return [
        ...(0,layout/* hang */.lG)('', verdictOf(test), screen).map(paint.bold),
        ...(0,layout/* hang */.lG)('', `${head}. Gates: ${gates.join(', ') || 'none'}.`, screen).map(paint.dim),
        '',
        ...self_test_table(test, paint, screen),
        '',
        ...(0,layout/* hang */.lG)('', LEGEND, screen).map(paint.dim),
        '',
        ...harmlessLines(result, screen),
        ...suggestionLines(result, paint, screen),
    ].join('\n');
}
const LEGEND = 'All, One: share caught where every session is damaged so, or a single one. From: how many sessions have to be damaged ' +
    'before a gate fires. Base: whether a regression gate would tell it from a perfect baseline.';
function verdictOf({ damaging, edits }) {
    const all = percent(damaging.everywhere, damaging.variants);
    const one = percent(damaging.alone, damaging.variants);
    const damage = edits.filter(({ edit }) => edit.effect === 'damaging');
    const base = percent(damage.filter(({ isRegression }) => isRegression).length, damage.length);
    return `These gates catch ${all} of the damage where it hits every session, ${one} where it hits one; with a baseline ${base} of its kinds would be told`;
}
const CELL = 8;
/** A line for all kinds of damage that fare alike, the best caught first: most gates leave most kinds in one line. */
function self_test_table({ edits, damaging, sessions }, paint, screen) {
    const damage = edits.filter(({ edit }) => edit.effect === 'damaging');
    const families = [...new Set(damage.map(({ edit }) => edit.family))];
    const alike = new Map();
    for (const name of families) {
        const family = familyOf(name, damage.filter(({ edit }) => edit.family === name));
        const row = rowOf(family.cells);
        alike.set(row, [...(alike.get(row) ?? []), family]);
    }
    const [everywhere, alone] = [damaging.everywhere, damaging.alone].map((caught) => percent(caught, damaging.variants));
    const base = percent(damage.filter(({ isRegression }) => isRegression).length, damage.length);
    return [
        paint.dim(`${rowOf(['All', 'One', `From/${sessions}`, 'Base'])}  Damage`),
        ...[...alike]
            .sort(([, [a]], [, [b]]) => (b?.caught ?? 0) - (a?.caught ?? 0) || (b?.told ?? 0) - (a?.told ?? 0))
            .flatMap(([row, group]) => {
            const lines = (0,layout/* hang */.lG)(`${row}  `, group.map(({ name }) => name).join(', '), screen);
            return group[0]?.caught === 0 ? lines.map(paint.yellow) : lines;
        }),
        paint.bold(`${rowOf([everywhere ?? '', alone ?? '', '', base])}  all damage`),
    ];
}
const rowOf = (cells) => cells.map((cell) => cell.padStart(CELL)).join('');
function familyOf(name, edits) {
    const sum = (of) => edits.reduce((total, edit) => total + of(edit), 0);
    const variants = sum((edit) => edit.variants);
    const everywhere = sum((edit) => edit.everywhere);
    const alone = sum((edit) => edit.alone);
    const needed = edits.flatMap(({ sessionsNeeded }) => (sessionsNeeded === null ? [] : [sessionsNeeded]));
    const regressions = edits.filter(({ isRegression }) => isRegression).length;
    return {
        name: name.replaceAll('-', ' '),
        cells: [
            percent(everywhere, variants),
            percent(alone, variants),
            needed.length === 0 ? '–' : String(Math.min(...needed)),
            percent(regressions, edits.length),
        ],
        caught: everywhere / variants,
        told: regressions / edits.length,
    };
}
function harmlessLines({ test: { harmless, edits, sessions } }, screen) {
    const { variants, alone, everywhere } = harmless;
    const chance = variants === 0 ? 0 : (0,holm/* chanceOfAny */.c0)(alone / variants, sessions);
    const told = `Harmless edits: ${everywhere} of ${variants} are blocked where every session has one, ${alone} where one has. `;
    const grows = alone === 0
        ? ''
        : `With one in each of ${sessions} sessions the chance that some session is blocked grows to ${Math.round(100 * chance)} %. `;
    const blocked = edits.filter(({ edit, everywhere: n }) => edit.effect === 'harmless' && n > 0);
    const which = blocked.length === 0 ? '' : `Blocked: ${[...new Set(blocked.map(({ edit }) => edit.kind))].join(', ')}.`;
    return [...(0,layout/* hang */.lG)('', `${told}${grows}${which}`.trim(), screen), ''];
}
function suggestionLines(result, paint, screen) {
    const { suggested, falseAlarmRate: rate, goodCandidates, test } = result;
    if (suggested === undefined)
        return [];
    const { minOverall, minSession, minDimensions, damaging, harmless } = suggested;
    const dimensions = summary/* DIMENSIONS */.Y.map((dimension) => `${dimension}=${minDimensions[dimension]}`).join(', ');
    const from = goodCandidates === 0
        ? 'from harmless edits alone. Real candidates differ far more: name those of a good run with --candidates before you take these'
        : `from harmless edits and ${(0,counted/* counted */.h)(goodCandidates, 'candidate')}, taken to be good`;
    const share = (caught, of) => percent(caught[of], caught.variants);
    return [
        ...(0,layout/* hang */.lG)('', `Thresholds that together raise a false alarm in at most ${Math.round(rate * 100)} % of runs, ${from}:`, screen).map(paint.bold),
        `  min-overall: ${(0,gates_shown/* showNumber */.Z)(minOverall)}`,
        `  min-session: ${(0,gates_shown/* showNumber */.Z)(minSession)}`,
        ...(0,layout/* hang */.lG)('  ', `min-dimensions: ${dimensions}`, screen),
        ...(0,layout/* hang */.lG)('', `They catch ${share(damaging, 'everywhere')} of the damage where it hits every session and ${share(damaging, 'alone')} where it hits one, and block ${harmless.everywhere} and ${harmless.alone} of ${test.harmless.variants} harmless edits.`, screen),
        '',
    ];
}
function percent(part, whole) {
    return whole === 0 ? 'n/a' : `${Math.round((100 * part) / whole)} %`;
}

// EXTERNAL MODULE: ./build/report/build-report.js + 10 modules
var build_report = __webpack_require__(9747);
// EXTERNAL MODULE: ./build/baseline/change.js + 1 modules
var baseline_change = __webpack_require__(3956);
// EXTERNAL MODULE: ./build/gates/evaluate.js + 1 modules
var evaluate = __webpack_require__(987);
// EXTERNAL MODULE: ./build/gates/regression-checks.js
var regression_checks = __webpack_require__(3118);
// EXTERNAL MODULE: ./build/statistics/descriptive.js
var descriptive = __webpack_require__(4400);
// EXTERNAL MODULE: ./build/variants/catalogue.js + 42 modules
var catalogue = __webpack_require__(4283);
// EXTERNAL MODULE: ./build/variants/variants.js
var variants = __webpack_require__(8609);
// EXTERNAL MODULE: ./build/strength/rated-variant.js
var rated_variant = __webpack_require__(9006);
;// CONCATENATED MODULE: ./build/strength/self-test.js








/** Changes every reference in every way and every dose, and looks at what the gates make of it. */
function selfTest(sessions, policy, score) {
    const variants = rateAll(sessions, score);
    const perfect = sessions.map((golden) => {
        const { name, reference } = golden;
        return (0,rated_variant/* rateVariant */.Ux)({ edit: NO_EDIT, dose: 1, session: name, summary: reference }, golden, reference, score).rated;
    });
    const groups = new Map();
    for (const variant of variants) {
        const key = `${variant.variant.edit.kind}\n${variant.variant.dose}`;
        groups.set(key, [...(groups.get(key) ?? []), variant]);
    }
    const edits = [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        return {
            edit: first.variant.edit,
            dose: first.variant.dose,
            meanOverall: (0,descriptive/* mean */.i2)(group.map(({ rated }) => rated.overall)) ?? 0,
            ...countCaught(group, policy),
            sessionsNeeded: sessionsNeeded(group, perfect, policy),
            isRegression: isRegression(group, perfect, policy),
        };
    });
    const of = (effect) => variants.filter(({ variant }) => variant.edit.effect === effect);
    return {
        sessions: sessions.length,
        edits,
        damaging: countCaught(of('damaging'), policy),
        harmless: countCaught(of('harmless'), policy),
        variants,
    };
}
const NO_EDIT = {
    kind: 'none',
    family: 'none',
    effect: 'harmless',
    dimensions: [],
    description: 'Nothing is changed.',
    doses: [1],
    unit: 'whole',
    change: (reference) => reference,
};
function rateAll(sessions, score) {
    const named = sessions.map(({ name, reference }) => ({ name, summary: reference }));
    return sessions.flatMap((golden) => (0,variants/* variantsOf */.IM)({ name: golden.name, summary: golden.reference }, named, catalogue/* EDITS */._).map((variant) => (0,rated_variant/* rateVariant */.Ux)(variant, golden, golden.reference, score)));
}
function countCaught(variants, policy) {
    return {
        variants: variants.length,
        alone: variants.filter((variant) => (0,rated_variant/* failsAlone */.fh)(variant, policy)).length,
        everywhere: variants.filter((variant) => (0,rated_variant/* failsEverywhere */.eW)(variant, policy)).length,
    };
}
/** Sessions that an edit cannot change stay as they are. */
function withChanged(perfect, group) {
    const changed = new Map(group.map(({ rated }) => [rated.golden.name, rated]));
    return perfect.map((session) => changed.get(session.golden.name) ?? session);
}
function isRegression(group, perfect, policy) {
    const { maxRegression } = policy.regression;
    if (maxRegression === null)
        return false;
    const overalls = (sessions) => sessions.map(({ overall }) => overall);
    const [change] = (0,baseline_change/* changesBetween */.i)([{ before: overalls(perfect), now: overalls(withChanged(perfect, group)) }]);
    if (change === undefined)
        return false;
    return (0,change_word/* changeWord */.dY)(change, (0,regression_checks/* shownDrop */.lb)(change, policy.precision), maxRegression, undefined) === 'regression';
}
/** By halving: with each session more that looks so, no mean rises. */
function sessionsNeeded(group, perfect, policy) {
    const fires = (count) => {
        return (0,evaluate/* evaluateGates */.ud)(withChanged(perfect, group.slice(0, count)), null, policy).verdict === 'fail';
    };
    if (!fires(group.length))
        return null;
    let [quiet, loud] = [0, group.length];
    while (loud - quiet > 1) {
        const middle = Math.floor((quiet + loud) / 2);
        if (fires(middle))
            loud = middle;
        else
            quiet = middle;
    }
    return loud;
}

// EXTERNAL MODULE: ./build/seeded-random.js
var seeded_random = __webpack_require__(8972);
;// CONCATENATED MODULE: ./build/statistics/quantile-of-means.js

const RUNS = 2_000;
const SEED = 4_211;
/**
 * The mean that a share of runs would stay below, if each of their sessions drew one of the values: what a gate on the
 * mean may ask for at that rate of false alarms. From 2,000 drawn runs.
 * @param values what a session may score, not empty
 * @param size sessions of a run, 1 to 2^21
 * @param share 0..1
 */
function quantileOfMeans(values, size, share) {
    const random = (0,seeded_random/* seededRandom */.Is)(SEED);
    const drawn = new Uint32Array(size);
    const means = Float64Array.from({ length: RUNS }, () => {
        random.fill(drawn, values.length);
        let sum = 0;
        for (const index of drawn)
            sum += values[index] ?? 0;
        return sum / size;
    }).sort();
    return means[Math.floor(share * RUNS)] ?? Number.NaN;
}

;// CONCATENATED MODULE: ./build/strength/suggest-thresholds.js




/**
 * The highest thresholds that block no more than a share of what is known to be harmless: harmless edits of the
 * references and, where there are any, candidates that are known to be good, which differ from their references far more.
 * The share is one of runs with all thresholds set: each threshold has an equal part of it (Bonferroni), and that of
 * `min-session` is shared by the sessions of a run, of which any one may raise it. Where all candidates have the same score,
 * the rule of three stands in: a threshold without any room would block the first that differs.
 * @param rate share of runs with a false alarm, 0..1
 * @param good rated candidates of a run that is known to be good; may be empty
 */
function suggestThresholds(test, good, rate, policy) {
    const harmless = test.variants.filter(({ variant }) => variant.edit.effect === 'harmless').map(({ rated }) => rated);
    const pools = [harmless, good].filter((pool) => pool.length > 0);
    if (pools.length === 0)
        return undefined;
    const least = (of) => downToHundredth(Math.min(...pools.map(of)));
    const each = rate / (summary/* DIMENSIONS */.Y.length + 2);
    const leastMean = (pool, of) => {
        const scores = pool.map(of);
        const [first = 0] = scores;
        // Edits leave alone what they are not about; that all candidates are right says less.
        const isEqual = pool === good && scores.every((score) => score === first);
        return isEqual ? leastMeanOfEqual(first, scores.length) : quantileOfMeans(scores, test.sessions, each);
    };
    const minDimension = (dimension) => least((pool) => leastMean(pool, (rated) => scoreOf(rated, dimension)));
    const minDimensions = {
        title: minDimension('title'),
        summary: minDimension('summary'),
        key_actions: minDimension('key_actions'),
        outcome: minDimension('outcome'),
        aha_moments: minDimension('aha_moments'),
    };
    const minOverall = least((pool) => leastMean(pool, overallOf));
    const minSession = least((pool) => {
        const scores = pool.map(overallOf).sort((a, b) => a - b);
        const ofSessions = 1 - (1 - each) ** (1 / Math.max(1, test.sessions));
        return scores[Math.floor(ofSessions * scores.length)] ?? 0;
    });
    const suggested = { ...policy, minOverall, minSession, minDimensions };
    const of = (effect) => test.variants.filter(({ variant }) => variant.edit.effect === effect);
    return {
        minOverall,
        minSession,
        minDimensions,
        damaging: countCaught(of('damaging'), suggested),
        harmless: countCaught(of('harmless'), suggested),
    };
}
function overallOf({ overall }) {
    return overall;
}
function scoreOf({ dimensions }, wanted) {
    return dimensions.find(({ dimension }) => dimension === wanted)?.score ?? 0;
}
/** A threshold that people can remember, never above what was found. */
function downToHundredth(value) {
    // Adding a little, since 0.29 times 100 is a hair below 29.
    return Math.floor(value * 100 + 1e-9) / 100;
}

;// CONCATENATED MODULE: ./build/commands/self-test.js














const DEFAULT_RATE = 0.05;
/** Damages every reference on purpose and shows what the configured gates make of it. */
function runSelfTest({ run, operands, json, screen, print }) {
    const { values, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    const corpus = wrong.has('corpus') ? undefined : (0,read_corpus/* readCorpus */.X)(values.corpus, files, digest);
    const rate = readRate(operands[0]);
    const rateProblems = rate === undefined ? [{ message: RATE_PROBLEM(operands[0] ?? '') }] : [];
    const own = [...problems, ...(corpus?.problems ?? []), ...rateProblems];
    if (corpus === undefined || rate === undefined || own.length > 0)
        throw new build_errors/* UserError */.yo(own);
    const sessions = corpus.sessions.filter(({ canary }) => !canary).slice(0, values.limit ?? undefined);
    if (sessions.length === 0) {
        throw new build_errors/* UserError */.yo([{ message: 'corpus: it has no golden session to damage', place: { file: values.corpus } }]);
    }
    const score = (0,rubric_score/* openScorer */.D)(values.rubric, values.weights);
    const policy = (0,build_report/* policyOf */.US)(run.settings);
    const test = selfTest(sessions, policy, score);
    const good = goodCandidates(sessions, run, score);
    const result = {
        test,
        rubric: values.rubric,
        gates: gatesOf(values, sessions),
        falseAlarmRate: rate,
        goodCandidates: good.length,
        suggested: suggestThresholds(test, good, rate, policy),
    };
    print(json ? (0,render_escape/* jsonText */.s$)(toJson(result)) : renderSelfTest(result, screen));
    return exit_code/* EXIT */.d.pass;
}
const RATE_PROBLEM = (given) => `${JSON.stringify(given)} is no rate of false alarms; allowed: a number from 0 to 0.5, such as ${DEFAULT_RATE}`;
function readRate(given) {
    if (given === undefined)
        return DEFAULT_RATE;
    const rate = /^(0|0?\.\d{1,4})$/.test(given) ? Number(given) : Number.NaN;
    return rate <= 0.5 ? rate : undefined;
}
/** Candidates that stand where they are looked for are taken to be good; broken ones say nothing about thresholds. */
function goodCandidates(sessions, { settings: { values }, ports: { files, digest } }, score) {
    if (files.kind(values.candidates) === 'missing')
        return [];
    const { byName, problems } = (0,read_candidates/* readCandidates */.lH)(values.candidates, files, digest);
    if (problems.length > 0)
        throw new build_errors/* UserError */.yo(problems);
    const options = { score, check: new requirement_check/* RequirementCheck */.g(), candidatesPath: values.candidates };
    return sessions
        .map((golden) => (0,pair/* scoreCandidate */.e$)(golden, byName.get(golden.name), options))
        .filter(({ status }) => status === 'scored');
}
function gatesOf(values, sessions) {
    const { 'min-overall': overall, 'min-session': session, 'min-dimensions': dimensions } = values;
    const floors = sessions.filter(({ gates }) => gates.min_overall !== undefined || gates.min_dimensions !== undefined);
    return [
        ...(overall === null ? [] : [`min-overall ${(0,gates_shown/* showNumber */.Z)(overall)}`]),
        ...summary/* DIMENSIONS */.Y.flatMap((dimension) => {
            const threshold = dimensions?.[dimension];
            return threshold === undefined ? [] : [`min-dimensions.${dimension} ${(0,gates_shown/* showNumber */.Z)(threshold)}`];
        }),
        ...(session === null ? [] : [`min-session ${(0,gates_shown/* showNumber */.Z)(session)}`]),
        ...(floors.length === 0 ? [] : [`floors of ${floors.length} sessions`]),
    ];
}
function toJson({ test, rubric, gates, falseAlarmRate, goodCandidates: good, suggested }) {
    const { sessions, damaging, harmless, edits } = test;
    return {
        rubric,
        gates,
        sessions,
        damaging,
        harmless,
        edits: edits.map(editJson),
        suggested: suggested === undefined
            ? null
            : {
                false_alarm_rate: falseAlarmRate,
                good_candidates: good,
                min_overall: suggested.minOverall,
                min_session: suggested.minSession,
                min_dimensions: suggested.minDimensions,
                damaging: suggested.damaging,
                harmless: suggested.harmless,
            },
    };
}
function editJson({ edit, dose, meanOverall, sessionsNeeded, isRegression, ...caught }) {
    return {
        kind: edit.kind,
        family: edit.family,
        effect: edit.effect,
        dose,
        unit: edit.unit,
        mean_overall: Number(meanOverall.toFixed(6)),
        ...caught,
        sessions_needed: sessionsNeeded,
        regression: isRegression,
    };
}

// EXTERNAL MODULE: ./build/render/problems.js
var render_problems = __webpack_require__(8845);
// EXTERNAL MODULE: ./build/render/terminal.js + 1 modules
var terminal = __webpack_require__(2760);
// EXTERNAL MODULE: ./build/run.js + 4 modules
var build_run = __webpack_require__(1469);
;// CONCATENATED MODULE: ./build/main.js






















/**
 * Runs the command line and returns its exit code. Results go to stdout, everything else to stderr. Only a judge, and
 * code that few runs need, has to be waited for: without them the exit code is there at once.
 */
function main(argv, shell) {
    (0,heed_output/* heedOutput */.y)(shell);
    const screen = screenOf(shell.stdout, shell.env);
    const print = (text) => void shell.stdout.write(text);
    try {
        const line = parseCommandLine(argv);
        if (line.help) {
            const named = argv.some((word) => COMMANDS.some(({ name }) => name === word));
            print(helpText(named ? line.command : undefined, screen));
            return exit_code/* EXIT */.d.pass;
        }
        if (line.version) {
            print(`${version/* VERSION */.x}\n`);
            return exit_code/* EXIT */.d.pass;
        }
        const rules = line.command === 'turns' ? turn_rules/* turnProblems */.sK : undefined;
        const run = (0,build_run/* openRun */.Iy)(line.inputs, shell, line.problems, rules);
        const context = { run, operands: line.operands, json: line.json, screen, print };
        switch (line.command) {
            case 'score':
                if (run.settings.values['merge-from'] !== null)
                    return orGiveUp(mergeShards(context, shell), shell);
                if (run.settings.values['dry-run'] && line.json) {
                    print(jobPlan(run));
                    return exit_code/* EXIT */.d.pass;
                }
                if (run.settings.values.shard !== null && !run.settings.values['dry-run'])
                    return orGiveUp(scoreShard(context, run.settings.values.shard, shell), shell);
                return wantsJudge(run) || (0,build_run/* wantsExport */.e7)(run, shell.env)
                    ? orGiveUp(scoreOverNetwork(context, shell), shell)
                    : main_score(context, shell);
            case 'merge':
                return orGiveUp(mergeShards(context, shell), shell);
            case 'explain':
                return explain(context);
            case 'calibrate':
                return orGiveUp(calibrateJudge(context, shell), shell);
            case 'turns':
                return orGiveUp(judgeTurns(context, shell), shell);
            case 'lint':
                return lint_lint(context);
            case 'self-test':
                return runSelfTest(context);
            case 'bless':
                return bless(context);
            case 'history':
                return isNumberOfRuns(context.operands[0])
                    ? orGiveUp(historyOfRuns(context, shell.env), shell)
                    : history_history(context);
            case 'diff':
                return orGiveUp(__webpack_require__.e(/* import() */ 622).then(__webpack_require__.bind(__webpack_require__, 9622)).then(({ diff }) => diff(context)), shell);
            case 'add':
                return orGiveUp(__webpack_require__.e(/* import() */ 681).then(__webpack_require__.bind(__webpack_require__, 7681)).then(({ add }) => add(context)), shell);
            case 'init':
                return init(context);
        }
    }
    catch (error) {
        return giveUp(error, shell);
    }
}
/** Its code has the words for the judge, which other commands do without. */
async function calibrateJudge(context, { stderr, env }) {
    const { calibrate } = await __webpack_require__.e(/* import() */ 414).then(__webpack_require__.bind(__webpack_require__, 9414));
    return calibrate(context, {
        env,
        onProgress: (0,progress/* watchProgress */.B)(stderr),
        warn: (text) => stderr.write(`${(0,render_escape/* terminalLine */.tL)(text)}\n`),
    });
}
async function judgeTurns(context, { stderr, env }) {
    const { turns } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(855)]).then(__webpack_require__.bind(__webpack_require__, 6855));
    return turns(context, {
        env,
        onProgress: (0,progress/* watchProgress */.B)(stderr),
        tell: (text) => stderr.write(`${(0,render_escape/* terminalLine */.tL)(text)}\n`),
    });
}
function giveUp(error, { stderr, env }) {
    stderr.write(describeFailure(error, env));
    return exit_code/* EXIT */.d.error;
}
function orGiveUp(exitCode, shell) {
    return exitCode.catch((error) => giveUp(error, shell));
}
/** A dry run speaks of the judge alone. */
function wantsJudge({ settings: { values } }) {
    return values.judge !== 'off' || values['dry-run'];
}
function main_score(context, shell) {
    const result = (0,build_run/* runScore */.sf)(context.run);
    const show = (shown) => {
        const exitCode = showResult(shown, context, shell.stderr);
        shown.close();
        return exitCode;
    };
    return result instanceof Promise ? orGiveUp(result.then(show), shell) : show(result);
}
async function scoreOverNetwork(context, { stderr, env }) {
    const { run } = context;
    if (run.settings.values['dry-run']) {
        context.print(await (0,build_run/* estimateRun */.aG)(run));
        return exit_code/* EXIT */.d.pass;
    }
    const result = await (run.settings.values.judge === 'off'
        ? (0,build_run/* runScore */.sf)(run)
        : (0,build_run/* runJudgedScore */.Rd)(run, env, (0,progress/* watchProgress */.B)(stderr)));
    const exitCode = showResult(result, context, stderr);
    // Last, so that a slow collector keeps nobody from the verdict.
    for (const warning of await (0,build_run/* exportTelemetry */._D)(run, result, env))
        stderr.write(`${(0,render_escape/* terminalLine */.tL)(warning)}\n`);
    result.close();
    return exitCode;
}
/** Its code has the words for parts of shards, which other runs do without. */
async function mergeShards(context, { stderr, env }) {
    const { merge } = await Promise.all(/* import() */[__webpack_require__.e(71), __webpack_require__.e(279)]).then(__webpack_require__.bind(__webpack_require__, 4279));
    const result = await merge(context, env);
    const exitCode = showResult(result, context, stderr);
    for (const warning of await (0,build_run/* exportTelemetry */._D)(context.run, result, env))
        stderr.write(`${(0,render_escape/* terminalLine */.tL)(warning)}\n`);
    result.close();
    return exitCode;
}
/** A shard has no verdict: it has left its part, or it could not run. */
async function scoreShard({ run, json, print }, shard, { stderr, env }) {
    const { runShard, shardTitle } = await Promise.all(/* import() */[__webpack_require__.e(71), __webpack_require__.e(59)]).then(__webpack_require__.bind(__webpack_require__, 2059));
    const result = await runShard(run, shard, env, (0,progress/* watchProgress */.B)(stderr));
    for (const warning of result.warnings)
        stderr.write(`${(0,render_escape/* terminalLine */.tL)(warning)}\n`);
    const { sessions, path, unmeasured, costUsd } = result;
    const about = { shard: `${shard.index}/${shard.of}`, sessions, part: path, unmeasured, cost_usd: costUsd };
    print(json ? (0,render_escape/* jsonText */.s$)(about) : `${shardTitle(result)}. Its part: ${result.path}\n`);
    return exit_code/* EXIT */.d.pass;
}
function showResult({ report, written, warnings }, { run, json, screen, print }, stderr) {
    for (const warning of warnings)
        stderr.write(`${(0,render_escape/* terminalLine */.tL)(warning)}\n`);
    if (json)
        for (const piece of (0,write_pieces/* inChunks */.mk)((0,report_files/* renderJson */.hF)(report)))
            print(piece);
    else
        print((0,terminal/* renderTerminal */.bF)(report, screen));
    if (written.length > 0)
        stderr.write(`Report: ${written.join(', ')}\n`);
    return (0,exit_code/* exitCodeOf */.F)(report.verdict, run.settings.values);
}
/** The columns of a file or a pipe, and of a terminal that does not tell. */
const PIPE_COLUMNS = 100;
const DEFAULT_COLUMNS = 80;
/** Longer lines are hard to read. */
const MOST_COLUMNS = 120;
function screenOf(stream, env) {
    const terminal = stream.isTTY === true;
    // Some pseudo terminals say 0.
    const columns = terminal ? stream.columns || DEFAULT_COLUMNS : PIPE_COLUMNS;
    return { colour: wantsColour(terminal, env), width: Math.min(columns, MOST_COLUMNS) };
}
/**
 * https://no-color.org: any value that is not empty switches colours off, whatever else is set. FORCE_COLOR, which
 * workflows set to have colours in their logs, switches them on where there is no terminal, or off with 0.
 */
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
/** The most problems that are printed; a corpus of thousands may have as many. */
const SHOWN_PROBLEMS = 50;
function describeFailure(error, env) {
    if (error instanceof build_errors/* UserError */.yo)
        return listProblems(error.problems);
    const debug = isOn(env['SUMMARY_GATE_DEBUG']) || isOn(env['RUNNER_DEBUG']);
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    return [
        `summary-gate: internal error: ${(0,render_escape/* terminalLine */.tL)(message)}${debug ? '' : ' (SUMMARY_GATE_DEBUG=1 shows where)'}`,
        ...(debug ? stack.split('\n').map((line) => `    ${(0,render_escape/* terminalLine */.tL)(line)}`) : []),
        'This is a defect of summary-gate. Please report it.',
        '',
    ].join('\n');
}
/** Every problem on its own line, which is never wrapped: editors and terminals follow `file:line:column`. */
function listProblems(problems) {
    const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `  ${(0,render_escape/* terminalLine */.tL)((0,build_errors/* formatProblem */.Vw)(problem), 1500)}`);
    const hidden = problems.length - shown.length;
    const head = `summary-gate could not run: ${(0,render_problems/* countOf */.pq)(problems)}`;
    return `${[head, ...shown, ...(hidden > 0 ? [`  … and ${hidden} more`] : [])].join('\n')}\n`;
}


/***/ }),

/***/ 4564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ lintLines)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7336);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6082);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6319);




/** Remarks about a corpus, each below its place. */
function lintLines(issues, screen) {
    const paint = picocolors__WEBPACK_IMPORTED_MODULE_3__.createColors(screen.colour);
    return issues.flatMap(({ rule, severity, message, place }) => [
        `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place), 1000)}  ${severity === 'error' ? paint.red('error') : paint.yellow('warning')}  ${paint.dim(rule)}`,
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)('  ', (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(message), screen),
    ]);
}


/***/ }),

/***/ 7272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ precise)
/* harmony export */ });
/** Full precision, but no more digits than needed to tell two scores apart by eye. */
function precise(value) {
    return String(Number(value.toPrecision(6)));
}


/***/ }),

/***/ 2095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ turnMetrics),
/* harmony export */   a5: () => (/* binding */ TURN_SETTINGS),
/* harmony export */   sK: () => (/* binding */ turnProblems)
/* harmony export */ });
/* harmony import */ var _judge_judge_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47);
/* harmony import */ var _judge_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1813);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1857);



/** The gates that speak of turns, with the metric that each rests on. */
const TURN_GATES = {
    'min-relevance': 'relevance',
    'min-coherence': 'coherence',
    'min-faithfulness': 'faithfulness',
    'max-hallucination': 'faithfulness',
};
/** Gates of the judge that speak of summaries alone. */
const SUMMARY_GATES = ['min-judge-overall', 'min-judge-dimensions', 'min-completion', 'min-judge-agreement'];
/** Settings of the judge that mean nothing where there is no summary, no reference and no explanation to judge. */
const OF_SUMMARIES = [
    'meta-judge-model',
    'judge-mode',
    'judge-suggestions',
    'judge-rationale-chars',
    'judge-rewrite',
    'meta-evaluation-rate',
];
/** The settings that bear on turns. */
const TURN_SETTINGS = _table_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTING_NAMES */ .OI.filter((name) => ['config', 'working-directory', 'corpus', 'report-dir', 'min-measured', 'limit', 'allow-empty'].includes(name) ||
    ['on-inconclusive', 'warn-only'].includes(name) ||
    name in TURN_GATES ||
    (_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .yy[name].group === 'judge' && !OF_SUMMARIES.includes(name)));
/**
 * What is measured about turns: what `judge-metrics` names of it, and all of it where that names nothing that turns
 * have. So the default `rubric`, which is about summaries, means all, and one config file serves `score` and `turns`.
 */
function turnMetrics(values) {
    const named = _judge_judge_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .TURN_METRICS */ .Gq.filter((metric) => values['judge-metrics'].includes(metric));
    return named.length > 0 ? named : _judge_judge_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .TURN_METRICS */ .Gq;
}
/** What is wrong with the judge's settings together where turns are judged, each with the setting to blame. */
function turnProblems(values, origins) {
    if (values.judge === 'off') {
        return [
            { name: 'judge', message: 'it is off, and nobody else can judge turns; set judge to auto or required' },
            ...(0,_judge_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .askingProblems */ .yf)(values),
        ];
    }
    return [...metricProblems(values, origins), ...gateProblems(values, origins), ...(0,_judge_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .askingProblems */ .yf)(values)];
}
/** What is asked for by a flag of this very command is meant; a config file speaks to `score` as well. */
function metricProblems(values, origins) {
    const others = values['judge-metrics'].filter((metric) => !_judge_judge_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .TURN_METRICS */ .Gq.some((one) => one === metric));
    if (origins['judge-metrics'] !== 'input' || others.length === 0)
        return [];
    const message = `${others.join(' and ')}: that is about summaries, not about turns; allowed here: ${_judge_judge_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .TURN_METRICS */ .Gq.join(', ')}`;
    return [{ name: 'judge-metrics', message }];
}
function gateProblems(values, origins) {
    const metrics = turnMetrics(values);
    return [
        ...SUMMARY_GATES.filter((name) => values[name] !== null && origins[name] === 'input').map((name) => ({
            name,
            message: 'this gate is about summaries, not about turns; leave it out here',
        })),
        ...Object.keys(TURN_GATES)
            .filter((name) => values[name] !== null && !metrics.includes(TURN_GATES[name]))
            .map((name) => ({
            name,
            message: `this gate needs the metric ${TURN_GATES[name]}; add it to judge-metrics`,
        })),
    ];
}


/***/ })

};
