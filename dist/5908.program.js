export const id = 5908;
export const ids = [5908];
export const modules = {

/***/ 15908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge)
});

var errors = __webpack_require__(62807);
var read_baseline = __webpack_require__(74406);
var shown_transcript = __webpack_require__(94103);
var emptiness = __webpack_require__(18734);
var input_digests = __webpack_require__(27480);
var waivers_waivers = __webpack_require__(39215);
var conclude = __webpack_require__(68954);
var run_run = __webpack_require__(70375);
var canonical = __webpack_require__(10843);
var core_text = __webpack_require__(26067);
var shard_of = __webpack_require__(62954);
var json_document = __webpack_require__(84131);
var lines = __webpack_require__(94778);
var schema_problems = __webpack_require__(12139);
var text_limit = __webpack_require__(46569);
var core_version = __webpack_require__(18614);
var workspace_path = __webpack_require__(53215);
var changed_file = __webpack_require__(99059);
var files_of_runs = __webpack_require__(58152);
var part_schema = __webpack_require__(40773);
var named_texts = __webpack_require__(64408);
var scored_session = __webpack_require__(18295);
var session_record = __webpack_require__(46302);
;// CONCATENATED MODULE: ./build/run/shard/sorted-lines.js





class SortedLines {
    head;
    file;
    digest;
    lines;
    statuses = [];
    isJudged = false;
    labels = [];
    unmatched = [];
    moreUnmatched = 0;
    defects = [];
    lastUnmatched;
    constructor(head, file, digest) {
        this.head = head;
        this.file = file;
        this.digest = digest;
        this.lines = new named_texts/* NamedTexts */.g(file);
    }
    add(one, at) {
        const problem = this.take(one, at);
        return problem === undefined ? [] : [{ message: problem, place: { file: this.file, line: at.line } }];
    }
    take(one, at) {
        switch (one.kind) {
            case 'session':
                return this.takeSession(one, at);
            case 'label':
                if (this.head.labels === null)
                    return 'a label, where nobody was asked about labels';
                this.labels.push(one.label);
                return this.misplaced(one.label.session);
            case 'unmatched': {
                const { name, defects } = one;
                const problem = this.misplaced(name) ?? outOfOrder(this.lastUnmatched, name);
                this.lastUnmatched = name;
                if (this.unmatched.length < session_record/* MOST_OUTSIDE_FINDINGS */.BI)
                    this.unmatched.push({ name, defects });
                else
                    this.moreUnmatched += defects.length;
                return problem;
            }
            case 'defect':
                if (this.defects.length === session_record/* MOST_OUTSIDE_FINDINGS */.BI)
                    return `more than ${session_record/* MOST_OUTSIDE_FINDINGS */.BI} lines that belong to no session`;
                this.defects.push(one.defect);
                return undefined;
        }
    }
    takeSession(one, at) {
        const { session, reference, judgement, metrics, evaluations } = one;
        const name = (0,scored_session/* nameOf */.Vb)(session);
        const judged = [judgement, metrics, ...evaluations.map(({ original }) => original)].filter((one) => one !== null);
        const problem = this.misplaced(name) ??
            outOfOrder(this.lines.names.at(-1), name) ??
            (judged.some(({ session: other }) => other !== name)
                ? `the judge of session ${JSON.stringify(name)} speaks of another one`
                : undefined) ??
            (this.head.judge === null && (judged.length > 0 || (0,scored_session/* isUnreferenced */.lu)(session))
                ? 'a judgement, where no judge was asked'
                : undefined) ??
            ((0,scored_session/* isRated */.Lr)(session) && (reference === null || session.traits === undefined)
                ? 'a score, where nobody has seen a reference'
                : undefined);
        this.lines.add(name, at);
        this.statuses.push(session.status);
        this.isJudged ||= judgement !== null || metrics !== null;
        return problem;
    }
    misplaced(name) {
        const { shard, of } = this.head;
        const right = (0,shard_of/* shardOf */.IS)(name, of, this.digest);
        return right === shard
            ? undefined
            : `session ${JSON.stringify(name)} belongs to shard ${right} of ${of}, not to shard ${shard}`;
    }
}
function outOfOrder(before, name) {
    if (before === undefined || (0,core_text/* byCodePoint */.HH)(before, name) < 0)
        return undefined;
    return before === name
        ? `session ${JSON.stringify(name)} stands twice`
        : `session ${JSON.stringify(name)} does not stand in the order of names`;
}

;// CONCATENATED MODULE: ./build/run/shard/read-part.js












class Broken extends Error {
    problems;
    constructor(problems) {
        super();
        this.problems = problems;
    }
}
function readPart(lines, file, digest) {
    try {
        return { part: readWhole(lines, file, digest) };
    }
    catch (error) {
        if (error instanceof Broken)
            return { problems: error.problems };
        throw error;
    }
}
function readWhole(opened, file, digest) {
    const outline = outlineOf(opened, file, digest);
    if (outline === undefined)
        throw new Broken([{ message: `${NO_PART}: it is empty`, place: { file } }]);
    const head = readHeader(outline.first, file);
    checkEnd(opened, outline, head, file);
    const sorted = new SortedLines(head, file, digest);
    const problems = [];
    for (const one of opened.lines()) {
        if (one.line === outline.first.line)
            continue;
        if (one.line === outline.last.line || problems.length >= SHOWN_PROBLEMS)
            break;
        const read = readLine(part_schema/* line */.n8, one.text, file, one.line);
        problems.push(...('problems' in read ? read.problems : sorted.add(read.value, one)));
    }
    if (problems.length > 0)
        throw new Broken(problems.slice(0, SHOWN_PROBLEMS));
    if (opened.hasChanged())
        throw (0,changed_file/* changedFile */.N)(file);
    const { lines, statuses, isJudged, labels, unmatched, moreUnmatched, defects } = sorted;
    const content = { lines, statuses, isJudged, labels, unmatched, moreUnmatched, defects };
    return { file, header: head, ...content, session: (index) => readSession(opened, lines.position(index), file) };
}
function readSession(opened, at, file) {
    if ('name' in at)
        throw new Error('a session of a part is a line');
    const read = readLine(part_schema/* line */.n8, opened.lineAt(at).text, file, at.line);
    if (opened.hasChanged() || !('value' in read) || read.value.kind !== 'session')
        throw (0,changed_file/* changedFile */.N)(file);
    return read.value;
}
function outlineOf(opened, file, digest) {
    const seen = { count: 0 };
    function* content() {
        for (const one of opened.lines()) {
            if (one.fault !== null)
                throw new Broken([{ message: FAULTS[one.fault], place: { file, line: one.line } }]);
            if (seen.last !== undefined)
                yield `${seen.last.text}\n`;
            seen.first ??= one;
            seen.last = one;
            seen.count++;
        }
    }
    const found = digest(content());
    const { first, last, count } = seen;
    return first === undefined || last === undefined ? undefined : { first, last, count, digest: found };
}
const LONGEST_LINE = 4 * text_limit/* LONGEST_INPUT_BYTES */.wy;
const FAULTS = { ...(0,lines/* lineFaults */.wk)(LONGEST_LINE), 'not UTF-8': 'the file is not UTF-8' };
const NO_PART = 'this is not what a shard leaves';
function readHeader({ text, line: number }, file) {
    const place = { file, line: number };
    const signed = readLine(part_schema/* signature */.vl, text, file, number);
    if ('problems' in signed)
        throw new Broken([{ message: `${NO_PART}: its first line is no header`, place }]);
    const { version } = signed.value.tool;
    if (version !== core_version/* VERSION */.x) {
        const message = `this part was made by version ${JSON.stringify(version)} of summary-gate, and this is ${core_version/* VERSION */.x}`;
        throw new Broken([{ message, place, hint: 'use one version of the action in all jobs' }]);
    }
    const read = readLine(part_schema/* header */.wx, text, file, number);
    if ('problems' in read)
        throw new Broken(read.problems);
    if (read.value.shard > read.value.of) {
        throw new Broken([{ message: `there is no shard ${read.value.shard} of ${read.value.of}`, place }]);
    }
    return read.value;
}
function nameOfPart({ shard, of }) {
    return (0,shard_of/* shardName */.Az)({ index: shard, of });
}
function cut(head, file, why) {
    const hint = 'run the job of this shard again';
    return new Broken([{ message: `the part of ${nameOfPart(head)} is not whole: ${why}`, place: { file }, hint }]);
}
function checkEnd(opened, { last, count, digest }, head, file) {
    if (!opened.endsInLine())
        throw cut(head, file, 'its last line has no end');
    const read = readLine(part_schema/* end */._N, last.text, file, last.line);
    if ('problems' in read)
        throw cut(head, file, 'the line that closes it is missing');
    if (digest !== read.value.digest) {
        throw cut(head, file, 'its digest is another one, so it was changed or damaged after it was written');
    }
    const { lines: declared } = read.value;
    if (count - 1 !== declared) {
        throw cut(head, file, `it has ${count - 1} lines, and its last one counts ${declared}`);
    }
}
function findParts(folders, files, digest) {
    const problems = [];
    const paths = new Set();
    for (const folder of folders) {
        const kind = files.kind(folder);
        const found = kind === 'folder' ? partsIn(folder, files) : [];
        for (const path of found)
            paths.add(path);
        if (found.length > 0)
            continue;
        const message = kind === 'folder' ? 'there is no part of a shard in it' : `${(0,core_text/* describeKind */.SB)(kind)}; allowed: a folder`;
        const hint = 'it must hold the files shard-<i>-of-<n>.jsonl that the shards have left in their report-dir';
        problems.push({ message, place: { file: folder }, hint });
    }
    const open = [];
    const parts = [...paths].flatMap((path) => {
        const opened = files.openLines(path, LONGEST_LINE);
        if (opened.kind === 'unreadable') {
            problems.push({ message: opened.reason, place: { file: path } });
            return [];
        }
        open.push(opened.file);
        const read = readPart(opened.file, path, digest);
        if ('part' in read)
            return [read.part];
        problems.push(...read.problems);
        return [];
    });
    const close = () => {
        for (const file of open)
            file.close();
    };
    return { parts, problems, close };
}
function partsIn(folder, files) {
    return files.list(folder).flatMap((entry) => {
        const path = (0,workspace_path/* pathIn */.l)(folder, entry);
        if (files.kind(path) !== 'folder')
            return (0,files_of_runs/* isPartFile */.I2)(entry) ? [path] : [];
        return files
            .list(path)
            .filter(files_of_runs/* isPartFile */.I2)
            .map((name) => `${path}/${name}`);
    });
}
const SHOWN_PROBLEMS = 5;
function readLine(schema, text, file, number) {
    const read = (0,json_document/* parseJson */.qF)(text, number);
    if ('error' in read) {
        return { problems: [{ message: `broken JSON: ${read.error.message}`, place: { file, ...read.error.position } }] };
    }
    const parsed = schema.safeParse(read.document.value);
    if (parsed.success)
        return { value: parsed.data };
    return { problems: (0,schema_problems/* schemaProblems */.Ic)(parsed.error.issues.slice(0, SHOWN_PROBLEMS), read.document, file) };
}

;// CONCATENATED MODULE: ./build/run/shard/check-parts.js




const NAMED = 20;
const SHOWN_SETTINGS = 10;
const SHOWN_VALUE = 80;
function checkParts(parts, expected) {
    const [first] = parts;
    if (first === undefined)
        return [];
    const differing = parts.flatMap((part) => [
        ...runProblems(part, first, expected),
        ...settingProblems(part, expected),
        ...commonProblems(part, first),
    ]);
    if (differing.length > 0)
        return differing;
    const unlike = sampleProblems(parts);
    if (unlike.length > 0)
        return unlike;
    const incomplete = [...repeated(parts), ...missing(parts, first)];
    return incomplete.length > 0 ? incomplete : sizeProblems(parts, first, expected);
}
function runProblems(part, first, { runs }) {
    const { run } = part.header;
    const isOurs = runs === null ? run === first.header.run : run !== null && runs.includes(run);
    if (isOurs)
        return [];
    const theirs = run === null ? 'no run of a workflow' : `run ${JSON.stringify(run)}`;
    const ours = runs === null ? `${first.file} does not` : `this is run ${runs.join(' or ')}`;
    return [
        {
            message: `the part of ${nameOfPart(part.header)} comes from ${theirs}, and ${ours}`,
            place: { file: part.file },
            hint: 'merge the artifacts of one run only',
        },
    ];
}
function settingProblems(part, { settings }) {
    const [theirs, ours] = [part.header.settings, settings].map((all) => new Map(Object.entries(all)));
    const shown = (value) => value === undefined ? 'unset' : value === 'null' ? 'none' : (0,core_text/* shortened */.vI)(value, SHOWN_VALUE);
    const differing = [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])]
        .sort(core_text/* byCodePoint */.HH)
        .filter((name) => ours?.get(name) !== theirs?.get(name));
    const [name, place] = [nameOfPart(part.header), { file: part.file }];
    const more = differing.length - SHOWN_SETTINGS;
    return [
        ...differing.slice(0, SHOWN_SETTINGS).map((setting) => ({
            message: `${setting} is ${shown(theirs?.get(setting))} in ${name}, and ${shown(ours?.get(setting))} here`,
            place,
            hint: 'give all shards and the job that merges them the same settings, best in a config file',
        })),
        ...(more > 0
            ? [{ message: `${(0,core_text/* counted */.hS)(more, 'more setting')} of ${name} ${more === 1 ? 'differs' : 'differ'}`, place }]
            : []),
    ];
}
const COMMON = [
    ['another number of shards', ({ of }) => of],
    ['other settings', ({ settings_digest }) => settings_digest],
    ['another corpus', ({ corpus }) => ({ ...corpus })],
    ['another judge', ({ judge }) => judge && judgeIdentity(judge)],
    ['other labels', ({ labels }) => labels && { ...labels }],
];
function judgeIdentity({ mode, model, promptVersion, samples, metrics, isSimulated, meta, ...asked }) {
    const about = { mode, model, promptVersion, samples, metrics, isSimulated: isSimulated === true };
    const { baseUrl, provider = null, program = null } = asked;
    return { ...about, baseUrl, provider, program, meta: { rate: meta.rate, model: meta.model } };
}
function commonProblems(part, first) {
    return COMMON.filter(([, of]) => (0,canonical/* canonicalJson */.dj)(of(part.header)) !== (0,canonical/* canonicalJson */.dj)(of(first.header))).map(([what]) => ({
        message: `the part of ${nameOfPart(part.header)} has ${what} than that of ${nameOfPart(first.header)} (${first.file})`,
        place: { file: part.file },
        hint: 'merge the parts of one run only',
    }));
}
function sampleProblems(parts) {
    const seeing = parts.filter(({ header }) => header.candidates.any);
    const samplesOf = ({ header: { samples = [] } }) => samples.join(', ') || 'none';
    const [first] = seeing;
    if (first === undefined)
        return [];
    return seeing
        .filter((part) => samplesOf(part) !== samplesOf(first))
        .map((part) => ({
        message: `the part of ${nameOfPart(part.header)} knows samples ${samplesOf(part)}, and that of ${nameOfPart(first.header)} ${samplesOf(first)}`,
        place: { file: part.file },
        hint: 'let every shard see all candidates, or name a folder for each sample in candidates',
    }));
}
function repeated(parts) {
    const seen = new Map();
    return parts.flatMap((part) => {
        const earlier = seen.get(part.header.shard);
        if (earlier === undefined) {
            seen.set(part.header.shard, part);
            return [];
        }
        return [
            {
                message: `${nameOfPart(part.header)} is there twice: ${earlier.file} and ${part.file}`,
                place: { file: part.file },
            },
        ];
    });
}
function missing(parts, { header: { of } }) {
    const there = new Set(parts.map(({ header: { shard } }) => shard));
    const names = Array.from({ length: of }, (_, i) => i + 1)
        .filter((shard) => !there.has(shard))
        .map((index) => (0,shard_of/* shardName */.Az)({ index, of }));
    if (names.length === 0)
        return [];
    const hint = 'its job failed, or its artifact was not downloaded; the log of the job says why';
    return [{ message: `${(0,core_text/* nameSome */.Kf)(names, NAMED)} ${names.length === 1 ? 'is' : 'are'} missing`, hint }];
}
function sizeProblems(parts, { header: { corpus, labels } }, { limit }) {
    const statuses = parts.flatMap((part) => part.statuses);
    const countOf = (wanted) => statuses.filter((status) => status === wanted).length;
    const [unreferenced, canaries] = [countOf('unreferenced'), countOf('canary')];
    const rated = statuses.length - unreferenced - canaries;
    const wanted = Math.min(corpus.available, limit ?? corpus.available);
    const labelled = parts.reduce((sum, part) => sum + part.labels.length, 0);
    const message = rated !== wanted
        ? `the parts hold ${rated} sessions of the corpus, and ${wanted} were to be scored`
        : canaries !== corpus.canaries.length
            ? 'the parts do not hold the canaries of the corpus'
            : labelled !== (labels?.count ?? 0)
                ? `the parts hold ${labelled} labels of ${labels?.count ?? 0}`
                : limit !== null && unreferenced > limit - rated
                    ? `limit: the parts hold ${unreferenced} candidates without a golden session, more than it allows; every shard must see all candidates`
                    : undefined;
    return message === undefined ? [] : [{ message, hint: 'run all shards again' }];
}

var core_groups = __webpack_require__(6760);
var format_of = __webpack_require__(30965);
var their_words = __webpack_require__(40982);
var rubric_score = __webpack_require__(7963);
var field_diagnosis = __webpack_require__(15902);
var session_store = __webpack_require__(70470);
var session_texts = __webpack_require__(9363);
var unmatched = __webpack_require__(44000);
var new_recordings = __webpack_require__(12997);
var judge_agreement = __webpack_require__(55193);
var judge_canaries = __webpack_require__(50642);
var judgement = __webpack_require__(15667);
var judge_transplants = __webpack_require__(66192);
;// CONCATENATED MODULE: ./build/run/shard/merge-judge.js







function mergeJudges(parts, sessions, settings) {
    const judges = parts.flatMap(({ header: { judge } }) => judge ?? []);
    const [first] = judges;
    if (first === undefined)
        return null;
    const asked = [
        ...sessions.filter(({ status }) => (0,scored_session/* isRatedStatus */.VB)(status)),
        ...sessions.filter(({ status }) => status === 'unreferenced'),
    ];
    const canaries = mergeCanaries(judges.flatMap((judge) => judge.canaries));
    const transplants = (0,judge_transplants/* mergeTransplants */.Z8)(judges.flatMap((judge) => judge.transplants ?? []));
    const { mode, model, promptVersion, samples, metrics, baseUrl } = first;
    const facts = {
        ...{ mode, model, promptVersion, samples, metrics, baseUrl },
        ...(first.guidelines !== undefined && { guidelines: first.guidelines }),
        judgements: new Map(asked.flatMap(({ name, judgement }) => (judgement === null ? [] : [[name, judgement]]))),
        measured: new Map(asked.flatMap(({ name, metrics: one }) => (one === null ? [] : [[name, one]]))),
        canaries,
        transplants,
        ...strengthOf(judges),
        voided: (0,judge_canaries/* voidingOf */.eO)(canaries) ?? (0,judge_transplants/* voidedByTransplants */.L5)(transplants),
        absence: absenceOf(parts),
        ...mergeNewRecordings(judges.flatMap(({ newRecordings }) => newRecordings ?? [])),
        ...(first.provider !== undefined && { provider: first.provider }),
        ...(first.program !== undefined && { program: first.program }),
        ...(first.isSimulated === true && { isSimulated: true }),
        ...(judges.some(({ isByBatch }) => isByBatch === true) && { isByBatch: true }),
        ...concededTo(judges),
        meta: mergeMeta(judges, sessions),
    };
    return withAgreement(facts, parts, settings);
}
function strengthOf(judges) {
    const strength = judges.find((judge) => judge.strength !== undefined)?.strength;
    return strength === undefined ? {} : { strength };
}
function concededTo(judges) {
    const parts = new Map();
    for (const one of judges.flatMap(({ conceded }) => conceded ?? []))
        parts.set(one.model, new Set([...(parts.get(one.model) ?? []), ...one.parts]));
    return parts.size === 0 ? {} : { conceded: [...parts].map(([model, all]) => ({ model, parts: [...all] })) };
}
function mergeNewRecordings(all) {
    const [first] = all;
    if (first === undefined)
        return {};
    return {
        newRecordings: {
            lines: all.reduce((most, { lines }) => Math.max(most, lines), 0),
            needed: all.reduce((sum, { needed }) => sum + needed, 0),
            treatment: new_recordings/* NEW_RECORDING_TREATMENTS */.$I.findLast((one) => all.some(({ treatment }) => treatment === one)) ?? first.treatment,
            unread: all.find(({ unread }) => unread !== null)?.unread ?? null,
            no_merge_base: all.find(({ no_merge_base: reason }) => reason !== null)?.no_merge_base ?? null,
        },
    };
}
function absenceOf(parts) {
    const asking = parts.filter(({ isJudged }) => isJudged);
    const [first] = asking;
    return asking.every(({ header: { judge } }) => judge?.absence != null)
        ? (first?.header.judge?.absence ?? null)
        : null;
}
function mergeCanaries(all) {
    const names = [...new Set(all.map(({ session }) => session))].sort(core_text/* byCodePoint */.HH);
    return names.flatMap((name) => {
        const facts = all.filter(({ session }) => session === name);
        const [first] = facts;
        if (first === undefined)
            return [];
        const worst = facts.reduce((most, one) => ((one.overall ?? -1) > (most.overall ?? -1) ? one : most), first);
        return [{ ...worst, effort: effortOnce(facts.map(({ effort }) => effort)) }];
    });
}
function effortOnce(efforts) {
    const paid = efforts.filter(({ attempts }) => attempts > 0);
    return paid.length === 0 ? (efforts[0] ?? judgement/* NO_EFFORT */.tS) : paid.reduce(judgement/* addEfforts */.vs);
}
function mergeMeta(judges, sessions) {
    const metas = judges.map(({ meta }) => meta);
    const sum = (of) => metas.reduce((total, { quotes }) => total + of(quotes), 0);
    return {
        rate: metas[0]?.rate ?? 0,
        model: metas[0]?.model ?? '',
        evaluations: sessions.flatMap(({ evaluations }) => evaluations),
        quotes: {
            explanations: sum(({ explanations }) => explanations),
            sound: sum(({ sound }) => sound),
            quotes: sum(({ quotes }) => quotes),
            found: sum(({ found }) => found),
        },
        effort: metas.reduce((total, { effort }) => (0,judgement/* addEfforts */.vs)(total, effort), judgement/* NO_EFFORT */.tS),
    };
}
function withAgreement(facts, parts, settings) {
    const digest = parts.find(({ header: { labels } }) => labels !== null)?.header.labels?.digest;
    if (digest === undefined)
        return facts;
    const labels = parts.flatMap((part) => part.labels).sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.session, b.session));
    const isAsked = facts.absence === null && facts.judgements.size + facts.measured.size > 0;
    if (!isAsked && labels.every(({ effort }) => effort.attempts === 0))
        return facts;
    const gate = (0,judge_agreement/* calibrationGate */.MV)(settings);
    return { ...facts, agreement: (0,judge_agreement/* agreementOf */.ge)(labels, { gate, minMeasured: settings['min-measured'], digest }) };
}

;// CONCATENATED MODULE: ./build/run/shard/merge-parts.js














function mergeParts(parts, { isEmpty, shownTranscriptOf, ...own }, digest, tempStore) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no part to merge');
    const { values } = own.settings;
    const rows = rowsOf(parts, isEmpty);
    const store = new session_store/* SessionStore */.c(rows.map(({ name }) => name), tempStore, values.dimensions);
    const judge = mergeJudges(parts, storeSessions(rows, store, values.dimensions), values);
    const score = (0,rubric_score/* openScorer */.DL)(values.rubric, values.weights, values.dimensions);
    const format = (0,format_of/* formatOf */.b)(values);
    const rowAt = (index) => {
        const row = rows[index];
        return row === undefined ? undefined : readRow(row);
    };
    return {
        ...own,
        settings: asOneRun(own.settings),
        corpus: first.header.corpus,
        sessions: store.sessions(),
        judge,
        diagnosis: (0,field_diagnosis/* diagnoseFields */.u)(store.fieldCounts, format),
        ...mergeDefects(parts),
        leftOut: parts.reduce((sum, { header }) => sum + header.left_out, 0),
        inputs: { ...own.inputs, cassette: cassetteDigest(parts, digest) },
        score,
        textsToChange: (index) => ({
            reference: () => {
                const reference = rowAt(index)?.reference ?? null;
                if (reference === null)
                    throw new Error('a session that was scored has a reference');
                return (0,their_words/* inOurWords */.tS)(reference, format);
            },
            candidate: () => {
                const candidate = rowAt(index)?.candidate ?? null;
                return candidate === null ? null : (0,their_words/* inOurWords */.tS)(candidate, format);
            },
        }),
        texts: (index) => {
            const line = rowAt(index);
            if (line === undefined)
                return undefined;
            const { session, reference, candidate } = line;
            if (reference === null || candidate === null || !('golden' in session))
                return undefined;
            const { golden } = session;
            return { ...(0,session_texts/* textsOfPair */.A)(reference, candidate, score), transcript: () => shownTranscriptOf(golden) };
        },
    };
}
function rowsOf(parts, isEmpty) {
    return parts
        .flatMap((part) => part.lines.names.map((name, index) => ({ name, part, index })))
        .filter(({ part, index }) => !isEmpty || part.statuses[index] === 'canary')
        .sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.name, b.name));
}
function readRow({ part, index }) {
    return part.session(index);
}
function storeSessions(rows, store, dimensions) {
    return rows.map((row) => {
        const { session, judgement, metrics, evaluations } = readRow(row);
        refuseOtherDimensions(session, row, dimensions);
        store.add(recordOf(session));
        return { name: row.name, status: session.status, judgement, metrics, evaluations };
    });
}
function refuseOtherDimensions(session, { part }, wanted) {
    if (!(0,scored_session/* isRated */.Lr)(session))
        return;
    const given = session.dimensions.map(({ dimension }) => dimension);
    if (given.join() === wanted.join())
        return;
    const message = `a session has the dimensions ${given.join(', ')}; allowed: ${wanted.join(', ')}`;
    throw new errors/* UserError */.yo([{ message, place: { file: part.file }, hint: 'run the job of this shard again' }]);
}
function recordOf(session) {
    switch (session.status) {
        case 'canary':
            return (0,session_record/* recordOfGolden */.MD)(session.golden, 'canary');
        case 'unreferenced':
            return (0,session_record/* recordOfUnreferenced */.dC)(session);
        default:
            return (0,session_record/* recordOfScored */.tT)(session, 'of a report');
    }
}
function asOneRun(settings) {
    return {
        ...settings,
        values: { ...settings.values, shard: null, 'merge-from': null },
        origins: { ...settings.origins, shard: 'default', 'merge-from': 'default' },
    };
}
function cassetteDigest(parts, digest) {
    const digests = [...parts]
        .sort((a, b) => a.header.shard - b.header.shard)
        .map(({ header: { cassette_digest } }) => cassette_digest);
    const [first = null] = digests;
    return digests.every((other) => other === first) ? first : digest(digests.map((one) => `${one}\n`));
}
function amountsOfAll(parts, { header: { corpus } }) {
    const hasSeen = (what) => parts.some(({ header }) => header.candidates[what]);
    return {
        sessions: corpus.available + corpus.canaries.length,
        canaries: corpus.canaries.length,
        skippedFolders: corpus.skippedFolders,
        candidates: Number(hasSeen('any')),
        hasUsable: () => hasSeen('valid'),
        ofNobody: 0,
    };
}
function failableNames(parts) {
    const rated = parts.flatMap(({ lines, statuses }) => statuses.flatMap((status, index) => ((0,scored_session/* isRatedStatus */.VB)(status) ? (lines.names[index] ?? []) : [])));
    return new Set([...rated, ...parts.flatMap(({ header: { waived } }) => waived)]);
}
function mergeDefects(parts) {
    return {
        defects: [...mergeUnreadable(parts), ...mergeUnmatched(parts)],
        moreDefects: countUnreadable(parts) + parts.reduce((sum, { moreUnmatched }) => sum + moreUnmatched, 0),
    };
}
function mergeUnreadable(parts) {
    const most = new Map();
    for (const { defects } of parts) {
        const groups = new Map();
        for (const defect of defects) {
            const key = keyOf(defect);
            (0,core_groups/* addTo */.D)(groups, key, defect);
        }
        for (const [key, group] of groups)
            if (group.length > (most.get(key)?.length ?? 0))
                most.set(key, group);
    }
    return [...most.values()].flat().sort(byPlace);
}
function keyOf(defect) {
    return (0,canonical/* canonicalJson */.dj)({ ...defect, place: { ...defect.place } });
}
function countUnreadable(parts) {
    const counts = new Map();
    for (const { defects, header } of parts) {
        counts.set([header.more_defects, ...defects.map(keyOf)].join('\n'), header.more_defects);
    }
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
function byPlace({ place: a }, { place: b }) {
    return (0,core_text/* byCodePoint */.HH)(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
function mergeUnmatched(parts) {
    const [first] = parts;
    const names = (first?.header.corpus.available ?? 0) + (first?.header.corpus.canaries.length ?? 0);
    return parts
        .flatMap(({ unmatched }) => unmatched)
        .sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.name, b.name))
        .flatMap(({ defects }, i) => defects.map((defect) => (0,unmatched/* isSpellingHint */.sy)(defect.suggestion) && !(0,unmatched/* isHinted */.LX)(i, names) ? { ...defect, suggestion: null } : defect));
}

var write_part = __webpack_require__(64630);
;// CONCATENATED MODULE: ./build/run/shard/run-merge.js












async function runMerge(run, folders, runs) {
    const outcome = await mergeOutcome(run, folders, runs);
    (0,run_run/* forgetReport */.eP)(run);
    return (0,run_run/* writeResult */.Zk)(run, outcome);
}
async function mergeOutcome(run, folders, runs) {
    const { files, digest } = run.ports;
    const found = findParts(folders, files, digest);
    const tempStore = run.ports.openTempStore();
    const close = () => {
        found.close();
        tempStore.close();
    };
    try {
        return await (0,conclude/* conclude */.E)(mergeFound(run, found, runs, tempStore, close), run.ports);
    }
    catch (error) {
        close();
        throw error;
    }
}
function mergeFound(run, found, runs, tempStore, close) {
    const { settings, ports } = run;
    const { values, wrong } = settings;
    const { files, digest } = ports;
    const baseline = wrong.has('baseline')
        ? { facts: null, problems: [] }
        : (0,read_baseline/* readBaseline */.m)(values.baseline, files, ports.autoBaseline, (0,read_baseline/* wantedOfBase */.Q)(values));
    const broken = [...settings.problems, ...found.problems, ...baseline.problems];
    const expected = { settings: (0,write_part/* sharedSettings */.V)(settings), limit: values.limit, runs };
    (0,errors/* refuse */.TR)([...broken, ...(settings.problems.length > 0 ? [] : checkParts(found.parts, expected))]);
    const scoredAt = ports.clock();
    const waivable = () => ({ sessions: failableNames(found.parts), dimensions: values.dimensions });
    const waivers = (0,waivers_waivers/* findWaivers */.z2)(values.waivers, waivable, files, scoredAt);
    const empty = emptinessOf(found.parts, values);
    (0,errors/* refuse */.TR)([...waivers.problems, ...(empty === undefined || values['allow-empty'] ? [] : [empty])]);
    return mergeParts(found.parts, {
        scoredAt,
        settings,
        baseline: baseline.facts,
        waivers: waivers.waivers,
        inputs: (0,input_digests/* digestInputs */.y)(values, files, digest),
        isEmpty: empty !== undefined,
        close,
        shownTranscriptOf: (golden) => (0,shown_transcript/* shownTranscript */.a)(golden, files),
    }, digest, tempStore);
}
const IN_SHARDS = {
    corpus: () => 'look at the corpus of the shards',
    candidates: () => 'look at the step of the shards that writes candidates',
};
function emptinessOf(parts, values) {
    const [first] = parts;
    return first === undefined ? undefined : (0,emptiness/* describeEmptiness */.S)(amountsOfAll(parts, first), values, IN_SHARDS);
}


/***/ })

};
