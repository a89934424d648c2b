export const id = 3893;
export const ids = [3893,7336];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 95365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  bg: () => (/* binding */ lintWhole)
});


var errors = __webpack_require__(62807);
var redact = __webpack_require__(37611);
var core_summary = __webpack_require__(37166);
var rubric_score = __webpack_require__(7963);
var format_of = __webpack_require__(30965);
var found_elsewhere = __webpack_require__(31869);
var read_labels = __webpack_require__(10090);
var core_text = __webpack_require__(26067);
var rubric_words = __webpack_require__(71129);
var golden_session = __webpack_require__(4185);
var in_our_keys = __webpack_require__(40769);
var their_words = __webpack_require__(40982);
;// CONCATENATED MODULE: ./build/inputs/lint/lint-corpus.js







const NEAR_DUPLICATE = 0.3;
const PAIRWISE_SESSIONS = 2000;
const ENOUGH_SESSIONS = 20;
const SPREAD_SESSIONS = 6;
const LARGEST_SHARE = 0.8;
function traitsOf(session) {
    const { name, place, canary, difficulty, kind, referenceDigest, reference } = session;
    const { outcome, summary } = reference;
    const summaryPlace = session.placeOf(['reference', 'summary']);
    const isEmpty = isWithoutWords(reference);
    return { name, place, canary, difficulty, kind, referenceDigest, outcome, summary, summaryPlace, isEmpty };
}
function lintCorpus(sessions, place, format) {
    const gating = sessions.filter(({ canary }) => !canary);
    return [...checkSize(gating, place), ...checkSpread(gating, place, format), ...checkDuplicates(sessions)];
}
function checkSize({ length }, place) {
    if (length === 0 || length >= ENOUGH_SESSIONS)
        return [];
    const message = `${(0,core_text/* counted */.hS)(length, 'session')}; from ${ENOUGH_SESSIONS} on a mean is steady enough to gate on`;
    return [{ rule: 'corpus-size', severity: 'warning', message, place }];
}
function checkSpread(sessions, place, format) {
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
        ...((0,in_our_keys/* hasField */.RY)(format, 'outcome')
            ? check('outcome', core_summary/* OUTCOMES */.im.map((outcome) => (0,their_words/* theirWord */.$I)(outcome, format)), sessions.map(({ outcome }) => (0,their_words/* theirWord */.$I)(outcome, format)), core_summary/* OUTCOMES */.im.length)
            : []),
        ...check('difficulty', golden_session/* DIFFICULTIES */.Ke, sessions.map(({ difficulty }) => difficulty), golden_session/* DIFFICULTIES */.Ke.length),
        ...(sessions.every(({ kind }) => kind === 'other')
            ? []
            : check('kind', golden_session/* KINDS */.GW, sessions.map(({ kind }) => kind), 3)),
    ];
}
function isWithoutWords({ title, summary, key_actions: actions, aha_moments: moments, }) {
    return [title, summary, ...actions].every((text) => text.trim() === '') && moments.length === 0;
}
function checkDuplicates(sessions) {
    const issues = [];
    const report = (session, twin, what, others) => {
        const more = others === 0 ? '' : `, and ${(0,core_text/* counted */.hS)(others, 'other')}`;
        const message = `${what} ${twin.name} (${(0,errors/* formatPlace */.dE)(twin.place)})${more}`;
        issues.push({ rule: 'near-duplicate', severity: 'warning', message, place: session.summaryPlace });
    };
    const firstOf = new Map();
    for (const session of sessions.filter(({ isEmpty }) => !isEmpty)) {
        const twin = firstOf.get(session.referenceDigest);
        if (twin !== undefined)
            report(session, twin, 'the same reference as', 0);
        else
            firstOf.set(session.referenceDigest, session);
    }
    const unique = [...firstOf.values()];
    if (unique.length > PAIRWISE_SESSIONS)
        return issues;
    const words = unique.map(({ summary }) => (0,rubric_words/* wordSet */.dD)(summary));
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

var schema_problems = __webpack_require__(12139);
var read_taught = __webpack_require__(45153);
var reference_file = __webpack_require__(1879);
;// CONCATENATED MODULE: ./build/inputs/lint/lint-keys.js







function lintKeys({ document, place }, format) {
    const { value } = document;
    const top = unknownKeys(value, [], sessionKeys(place.file, format));
    const typos = [...typosIn(value, ['reference'], format, []), ...typosInLine(value, place.file, format)];
    return keyIssues(document, place.file, [...top.first, ...typos], top.others);
}
function lintKeysOfTaught(kind, document, file, format) {
    return keyIssues(document, file, typosIn(document.value, [], format, read_taught/* TAUGHT_KEYS */.b[kind]));
}
function keyIssues(document, file, unknown, others = 0) {
    const positionOf = document.positions();
    const toIssue = (rule, severity, path, message) => ({
        rule,
        severity,
        message,
        place: { file, ...positionOf(path) },
    });
    return [
        ...document
            .repeatedKeys()
            .map((path) => toIssue('repeated-key', 'error', path, `the key ${quote(path)} stands twice here; the last one counts`)),
        ...unknown.map(({ path, nearest }) => {
            const hint = nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
            return toIssue('unknown-key', 'warning', path, `nothing reads the key ${quote(path)}${hint}`);
        }),
        ...(others > 0 ? [toIssue('unknown-key', 'warning', [], `nothing reads ${others} more keys here`)] : []),
    ];
}
function typosInLine(line, file, format) {
    if ((0,reference_file/* folderOfReference */.Jw)(file) !== undefined)
        return [];
    return KINDS_OF_TAUGHT.flatMap((kind) => {
        const list = (0,schema_problems/* valueAt */.fK)(line, [kind]);
        const count = Array.isArray(list) ? list.length : 0;
        return Array.from({ length: count }, (_, i) => typosIn(line, [kind, i], format, [...read_taught/* TAUGHT_KEYS */.b[kind], 'id'])).flat();
    });
}
const KINDS_OF_TAUGHT = ['accepted', 'rejected'];
function typosIn(root, base, format, beside) {
    const objects = readObjects(format).map(({ path, keys }) => ({
        path: [...base, ...path],
        keys: path.length === 0 ? [...keys, ...beside] : keys,
    }));
    const path = [...base, ...(0,in_our_keys/* theirPath */.kb)(['aha_moments'], (0,schema_problems/* valueAt */.fK)(root, base), format)];
    const moments = (0,in_our_keys/* hasField */.RY)(format, 'aha_moments') ? (0,schema_problems/* valueAt */.fK)(root, path) : [];
    const ofMoments = Array.isArray(moments)
        ? moments.map((_, i) => ({ path: [...path, i], keys: golden_session/* KNOWN_KEYS */.B.moment }))
        : [];
    return [...objects, ...ofMoments]
        .flatMap((object) => unknownKeys(root, object.path, object.keys).first)
        .filter(({ nearest }) => nearest !== undefined);
}
function readObjects(format) {
    const objects = new Map();
    for (const field of core_summary/* FIELDS */.cJ) {
        if (!(0,in_our_keys/* hasField */.RY)(format, field))
            continue;
        const path = format.fields.get(field) ?? [field];
        for (const [depth, key] of path.entries()) {
            const outer = path.slice(0, depth);
            const id = JSON.stringify(outer);
            const object = objects.get(id) ?? { path: outer, keys: new Set() };
            object.keys.add(key);
            objects.set(id, object);
        }
    }
    return [...objects.values()].map(({ path, keys }) => ({ path, keys: [...keys] }));
}
function sessionKeys(file, { name }) {
    if ((0,reference_file/* folderOfReference */.Jw)(file) !== undefined)
        return golden_session/* KNOWN_KEYS */.B.session;
    return [...new Set([...golden_session/* KNOWN_KEYS */.B.session, ...golden_session/* KNOWN_KEYS */.B.line, ...name.slice(0, 1)])];
}
const MOST_UNKNOWN = 100;
function unknownKeys(root, path, known) {
    const object = (0,schema_problems/* valueAt */.fK)(root, path);
    if (typeof object !== 'object' || object === null)
        return { first: [], others: 0 };
    const absent = known.filter((key) => !Object.hasOwn(object, key));
    const unknown = Object.keys(object).filter((key) => !known.includes(key));
    const first = unknown
        .slice(0, MOST_UNKNOWN)
        .map((key) => ({ path: [...path, key], nearest: (0,core_text/* nearestName */.qb)(key, absent) }));
    return { first, others: unknown.length - first.length };
}
function quote(path) {
    return JSON.stringify(path.at(-1));
}

var text_language = __webpack_require__(54855);
var v2_language = __webpack_require__(37011);
var requirement_defects = __webpack_require__(67947);
var requirement_check = __webpack_require__(86588);
var requirements_literals = __webpack_require__(49733);
;// CONCATENATED MODULE: ./build/inputs/lint/lint-requirements.js



function lintRequirements({ requirements, reference, }) {
    const check = new requirement_check/* RequirementCheck */.gx();
    return requirements.flatMap((requirement, i) => {
        const path = ['requirements', i];
        const statusWith = (changes) => check.check([{ ...requirement, ...changes }], reference, reference)[0]?.status;
        return [
            ...lintList(requirement, 'any_of', path),
            ...lintList(requirement, 'instead', path),
            ...lintOverlap(requirement, path),
            ...lintAgainstReference(requirement, path, statusWith),
            ...check.check([requirement], reference, reference).flatMap((one) => lintWords(one, path)),
        ];
    });
}
function lintList(requirement, key, path) {
    const literals = (requirement[key] ?? []).map((text) => new requirements_literals/* Literal */.u(text));
    return literals.flatMap((literal, j) => {
        const at = [...path, key, j];
        const written = JSON.stringify(literal.written);
        if (!literal.isReadable) {
            return [
                { severity: 'error', path: at, message: `${written} has no letter and no digit, so that it stands nowhere` },
            ];
        }
        const same = literals.slice(0, j).find((earlier) => earlier.isSame(literal));
        if (same === undefined)
            return [];
        return [{ severity: 'warning', path: at, message: `${written} is the same as ${JSON.stringify(same.written)}` }];
    });
}
function lintOverlap({ any_of = [], instead = [] }, path) {
    const right = any_of.map((text) => new requirements_literals/* Literal */.u(text));
    return instead.flatMap((text, j) => {
        if (!right.some((literal) => literal.isReadable && literal.isSame(new requirements_literals/* Literal */.u(text))))
            return [];
        const message = `${JSON.stringify(text)} stands in any_of as well, so that it never counts as wrong`;
        return [{ severity: 'error', path: [...path, 'instead', j], message }];
    });
}
function lintWords(check, path) {
    const broken = check.by === 'coverage' ? (0,requirement_defects/* requirementMessage */.ll)(check) : undefined;
    if (broken === undefined)
        return [];
    const message = `the reference itself does not keep this; correct one of the two: ${broken}`;
    return [{ severity: 'error', path: [...path, 'text'], message }];
}
function lintAgainstReference({ must, any_of = [], instead = [] }, path, statusWith) {
    if (must === 'not_mention') {
        return any_of.flatMap((literal, j) => {
            if (statusWith({ text: '', any_of: [literal] }) !== 'violated')
                return [];
            const message = `the reference says ${JSON.stringify(literal)}, which must not be mentioned`;
            return [{ severity: 'error', path: [...path, 'any_of', j], message }];
        });
    }
    const isMet = any_of.length === 0 || statusWith({ instead: [] }) === 'satisfied';
    return [
        ...(isMet
            ? []
            : [{ severity: 'error', path: [...path, 'any_of'], message: 'the reference has none of these' }]),
        ...instead.flatMap((literal, j) => {
            if (statusWith({ any_of: [literal], instead: [] }) !== 'satisfied')
                return [];
            const message = `the reference has ${JSON.stringify(literal)} as well: a candidate that says both is not faulted`;
            return [{ severity: 'warning', path: [...path, 'instead', j], message }];
        }),
    ];
}

;// CONCATENATED MODULE: ./build/inputs/lint/verbs.js
const IRREGULAR = new Set(`became began bid bought bound broke brought built came caught chose cut did drew drove dug fed fell felt forgot
  fought found froze gave got grew had held hid hit hung kept knew laid led left lent let lost made meant met overcame
  overrode oversaw overwrote paid put quit ran rang read rebuilt redid remade repaid reran resent reset resold
  rethought retold rewrote rode rose said sat saw sent set shook shot shrank shut slid sold sought sped spent split
  spoke spread stood struck stuck swapped swept swung taught thought threw told took tore tracked understood undertook
  undid upheld went withdrew withheld won wound wrote`.split(/\s+/));
const BASE_FORMS = new Set(`add adjust advise agree align allow analyze answer apologize apply arrange ask assign assist attach audit backport
  benchmark bisect block book build bump cache call cancel capture change charge check clean clear close collect
  compare compute configure confirm connect contact convert copy correct create cut debug decide define delete deliver
  deploy derive describe design detect diagnose disable discuss document drop email enable encode escalate escape
  estimate evaluate explain extend extract file filter find fix follow force format forward generate give guide handle
  have identify ignore implement import improve increase inform inspect install instrument introduce investigate
  invite isolate issue limit list load locate log lower make map mark measure merge migrate mock move normalize notify
  offer open optimize order parse patch pay pin port postpone prepare prevent process profile propose prove provide
  publish push put raise reach read rebase record reduce refactor refund reimburse reject release remove rename render
  replace reply report reproduce request require reschedule resend reset resolve respond restart restore retry return
  revert review rewrite roll route run save schedule scope seed sell send separate serve set share ship sign simplify
  skip sort specify split start stop store stream suggest switch sync tag teach tell test tie time trace track
  transfer trim tune turn type unify update upgrade use validate verify waive wire wrap write`.split(/\s+/));
const VAGUE = new Set(['worked', 'work', 'did', 'do', 'helped', 'help', 'dealt', 'deal', 'continued', 'continue']);
const NOT_VERBS = new Set(['red', 'seed', 'speed', 'feed', 'need', 'shed', 'bed', 'embed', 'indeed', 'hundred']);
function checkVerb(bullet) {
    const first = /^\P{L}*([\p{L}'-]+)/u.exec(bullet)?.[1]?.toLowerCase() ?? '';
    const word = first.replace(/^(re|un|co|pre|de|over|cross|force|hand|double|cherry)-/, '');
    if (/^\P{L}*work(?:ed)? (?:out|around)\b/iu.test(bullet))
        return 'verb';
    if (VAGUE.has(word))
        return 'vague';
    const isVerb = BASE_FORMS.has(word) || IRREGULAR.has(word) || (/ed$/.test(word) && !NOT_VERBS.has(word));
    return isVerb ? 'verb' : 'none';
}

;// CONCATENATED MODULE: ./build/inputs/lint/lint-session.js







const TITLE_WORDS = [5, 10];
const UNSPACED_TITLE_CHARACTERS = [10, 40];
const KEY_ACTIONS = [3, 10];
const MOMENTS = [3, 5];
const REVIEW_DAYS = 365;
const DAY_MS = 86_400_000;
function lintSession(session, tools, now) {
    const { rubric, score, weights, dimensions } = tools;
    const issues = [];
    const placeOf = session.placesIn(session.document, session.place.file);
    const report = (severity, rule, path, message) => {
        issues.push({ rule, severity, message, place: placeOf(path) });
    };
    if (rubric === 'v1')
        checkSelfScore(session, score, weights, report);
    if (dimensions.includes('title'))
        checkTitle(session, report);
    if (dimensions.includes('summary'))
        checkSummary(session, report);
    if (dimensions.includes('key_actions'))
        checkActions(session, report);
    if (dimensions.includes('aha_moments'))
        checkMoments(session, report);
    checkTexts(session, report);
    checkRequirements(session, report);
    for (const { severity, path, message } of lintRequirements(session))
        report(severity, 'requirement', path, message);
    checkReview(session, now, report);
    return issues;
}
function checkSelfScore({ reference }, score, weights, report) {
    const { overall, dimensions } = score(reference, reference);
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
            report('warning', 'title-length', path, `the title has ${(0,core_text/* counted */.hS)(length, 'word')}; aim for ${least} to ${most}`);
        }
    }
}
function checkSummary({ reference }, report) {
    if (reference.summary.trim() === '')
        report('warning', 'empty-text', ['reference', 'summary'], 'the summary is empty');
}
function checkActions(session, report) {
    const { reference } = session;
    const [least, most] = KEY_ACTIONS;
    const { length } = reference.key_actions;
    if (length < least || length > most) {
        report('warning', 'action-count', ['reference', 'key_actions'], `${(0,core_text/* counted */.hS)(length, 'key action')}; aim for ${least} to ${most}`);
    }
    const english = isEnglish(session);
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
function isEnglish({ reference, tags }) {
    const tag = tags.find((one) => one.startsWith('lang:'));
    if (tag !== undefined)
        return tag.startsWith('lang:en');
    const { title, summary, key_actions } = reference;
    const language = (0,text_language/* languageOfText */.x4)((0,text_language/* traitsOf */.JC)([summary, title, ...key_actions].join('\n')));
    return language === null ? (0,v2_language/* languageOf */.e)(reference) === 'english' : language === 'English';
}
function checkMoments({ reference }, report) {
    const [least, most] = MOMENTS;
    const { length } = reference.aha_moments;
    if (length < least || length > most) {
        report('warning', 'moment-count', ['reference', 'aha_moments'], `${(0,core_text/* counted */.hS)(length, 'moment')}; aim for ${least} to ${most}`);
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
        ...session.requirements.flatMap(({ text, any_of = [], instead = [] }, i) => [
            [['requirements', i, 'text'], text],
            ...any_of.map((literal, j) => [['requirements', i, 'any_of', j], literal]),
            ...instead.map((literal, j) => [['requirements', i, 'instead', j], literal]),
        ]),
    ];
    for (const [path, text] of texts) {
        for (const { kind, what } of (0,redact/* findSensitive */.UI)(text)) {
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
function readDay(text) {
    const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? '';
    const at = Date.parse(day);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? at : undefined;
}

var json_document = __webpack_require__(84131);
;// CONCATENATED MODULE: ./build/inputs/lint/lint-taught.js







const FAR_FROM_REFERENCE = 0.25;
function lintTaught(session, score, format, files) {
    const { accepted, rejected } = session;
    const keysOf = (kind) => session[kind]
        .filter(({ place }) => place.file !== session.place.file)
        .flatMap(({ place: { file } }) => lintKeysIn(kind, file, format, files));
    return [
        ...lintAccepted(session, score),
        ...lintRejected(session),
        ...[...accepted, ...rejected].flatMap(lintTexts),
        ...keysOf('accepted'),
        ...keysOf('rejected'),
    ];
}
function lintKeysIn(kind, file, format, files) {
    const read = files.read(file);
    const parsed = read.kind === 'text' ? (0,json_document/* parseJson */.qF)(read.text) : undefined;
    return parsed === undefined || 'error' in parsed ? [] : lintKeysOfTaught(kind, parsed.document, file, format);
}
function lintAccepted({ reference, accepted, requirements }, score) {
    const check = new requirement_check/* RequirementCheck */.gx();
    const own = (0,core_summary/* summaryText */.g5)(reference);
    const first = new Map();
    return accepted.flatMap((one) => {
        const { summary, digest, place, placeOf } = one;
        const warn = (message, at = place) => ({
            rule: 'accepted',
            severity: 'warning',
            message,
            place: at,
        });
        if ((0,core_summary/* summaryText */.g5)(summary) === own)
            return [warn('it says what the reference says, word for word: remove it')];
        const twin = first.get(digest);
        first.set(digest, twin ?? one);
        if (twin !== undefined)
            return [warn(`the same summary as ${(0,errors/* formatPlace */.dE)(twin.place)}: remove one`)];
        const { overall } = score(reference, summary);
        const left = core_summary/* DIMENSIONS */.Yf.filter((dimension) => (0,core_summary/* isBlank */.z3)(summary, dimension) && !(0,core_summary/* isBlank */.z3)(reference, dimension));
        if ((0,core_summary/* saysNothing */._X)(summary))
            return [{ ...warn('it says nothing, and so nothing of the reference is missing any more'), severity: 'error' }];
        return [
            ...(left.length > 0
                ? [warn(`it has no ${left.join(', ')}: nothing of the reference there is missing any more`)]
                : []),
            ...(summary.outcome !== reference.outcome
                ? [warn('another outcome than the reference: a candidate with either is right now', placeOf(['outcome']))]
                : []),
            ...(overall < FAR_FROM_REFERENCE
                ? [warn(`it scores ${overall.toFixed(2)} against the reference: is it about this session?`)]
                : []),
            ...check.check(requirements, summary, reference).flatMap((found) => lintRequirement(found, one)),
        ];
    });
}
function lintRequirement(check, { placeOf }) {
    const defect = (0,requirement_defects/* requirementDefect */.zJ)(check, placeOf);
    if (defect === undefined)
        return [];
    const id = JSON.stringify(check.requirement.id);
    const message = `it does not keep the requirement ${id}; correct one of the two: ${defect.message}`;
    return [{ rule: 'requirement', severity: 'error', message, place: defect.place }];
}
function lintRejected({ reference, accepted, rejected }) {
    const own = (0,core_summary/* summaryText */.g5)(reference);
    return rejected.flatMap(({ summary, digest, place }) => {
        const twin = accepted.find((one) => one.digest === digest);
        const what = (0,core_summary/* summaryText */.g5)(summary) === own ? 'the reference' : twin && (0,errors/* formatPlace */.dE)(twin.place);
        if (what === undefined)
            return [];
        return [{ rule: 'rejected', severity: 'error', message: `rejected, and the same summary as ${what}`, place }];
    });
}
function lintTexts({ summary, by, because, place, placeOf }) {
    const parts = [
        ...(0,core_summary/* partsOfSummary */.uQ)(summary).map(({ text, path }) => ({ text, place: placeOf(path) })),
        { text: `${by} ${because ?? ''} ${summary.topics_found.join(' ')}`, place },
    ];
    return parts.flatMap(({ text, place: at }) => (0,redact/* findSensitive */.UI)(text).map(({ kind, what }) => ({
        rule: kind,
        severity: kind === 'secret' ? 'error' : 'warning',
        message: `this looks like ${what}`,
        place: at,
    })));
}

var lines = __webpack_require__(94778);
var values = __webpack_require__(39311);
var text_limit = __webpack_require__(46569);
var workspace_path = __webpack_require__(53215);
var find_transcript = __webpack_require__(85981);
var golden_grounds = __webpack_require__(31004);
var read_messages = __webpack_require__(82747);
var transcripts_transcript = __webpack_require__(25472);
var transcripts_values = __webpack_require__(72168);
var without_credentials = __webpack_require__(81651);
var plain_lines = __webpack_require__(19126);
var speaker_labels = __webpack_require__(66813);
var speakers = __webpack_require__(27152);
;// CONCATENATED MODULE: ./build/inputs/lint/lint-speakers.js




const KNOWN = `known are ${speakers/* SPEAKERS_IN_TEXTS */.uM.join(', ')}`;
const MOST_SPEAKERS = 6;
function lintSpeakers({ messages }, form, text, file) {
    const lines = (0,plain_lines/* plainLines */.y)(text, form);
    const found = messages.every(({ role }) => role === 'unknown')
        ? nobodyIn(lines, form, text, messages.length)
        : oneSideOf(lines, form);
    if (found === undefined)
        return [];
    const { line, message } = found;
    return [{ rule: 'transcript', severity: 'warning', message, place: { file, line } }];
}
function lintRoles({ messages }, file) {
    const unknown = messages.filter(({ role }) => role === 'unknown');
    const [first] = unknown;
    if (first === undefined)
        return [];
    const message = `nobody can tell whether user or assistant says ${unknown.length} of ${(0,core_text/* counted */.hS)(messages.length, 'message')}: they bear out what a summary says, and are no turns; where it matters, write "role": "user" or "assistant"`;
    return [{ rule: 'transcript', severity: 'warning', message, place: { file, line: first.line } }];
}
function nobodyIn(lines, form, text, messages) {
    const headings = form === 'markdown' ? linesLike(/^#{1,6}\s+\S/, lines) : [];
    if (headings.length >= 2) {
        const none = `none of ${headings.length} headings names a speaker, so that the page is one message of nobody`;
        return { line: headings[0] ?? 1, message: `${none}; ${KNOWN}, as in "## user (Anna)"` };
    }
    const labels = labelledLines(lines);
    if (labels.length >= 2) {
        const none = `none of the names before a colon in ${labels.length} lines is that of a speaker, so that ${messages > 1 ? 'nobody is known to say anything' : 'the text is one message of nobody'}`;
        return { line: labels[0] ?? 1, message: `${none}; ${KNOWN}, as in "user (Anna): …"` };
    }
    const stamped = STAMPED.map((form) => linesLike(form, lines)).find((found) => found.length >= 2);
    if (stamped !== undefined) {
        const none = `${stamped.length} lines look like a name beside a time, as meetings are written down, and are not read, so that the text is one message of nobody`;
        return {
            line: stamped[0] ?? 1,
            message: `${none}; write the name before a colon; ${KNOWN}, as in "user (Anna): …"`,
        };
    }
    const times = text.split('\n').findIndex((line) => /-->/.test(line));
    if (times === -1 || lines.length === text.split('\n').length)
        return undefined;
    const message = `these subtitles do not say who speaks, so that they are one message of nobody; ${KNOWN}, as in "user (Anna): …"`;
    return { line: lines.find((one) => one.text.trim() !== '')?.line ?? 1, message };
}
const STAMPED = [
    /^\d{1,2}:\d{2}(?::\d{2})?\s+From\s+\S.{0,80}:\s*$/i,
    /^\[[^\]]{1,60}\]\s+\d{1,2}:\d{2}(?::\d{2})?\s*$/,
    /^\p{L}[\p{L}\p{M}.'-]{0,30}(?: [\p{L}\p{M}.'-]{1,30}){0,3}\s+\d{1,2}:\d{2}(?::\d{2})?\s*$/u,
];
function oneSideOf(lines, form) {
    const { byLine, unplaced } = (0,speaker_labels/* labelsIn */.x)(lines, form);
    const [first] = unplaced;
    const spoken = unplaced.reduce((sum, { times }) => sum + times, byLine.size);
    if (first === undefined || unplaced.length > MOST_SPEAKERS || spoken * 3 < written(lines))
        return undefined;
    const names = unplaced.map(({ name }) => JSON.stringify(name)).join(', ');
    const side = [...byLine.values()].some(({ role }) => role === 'assistant') ? 'assistant' : 'user';
    const message = `only the ${side} is known to speak, and who stands before a colon (${names}) may be somebody else; ${KNOWN}, as in "user (Anna): …"`;
    return { line: first.line, message };
}
const LABEL = /^(?:\[[^\]]{1,30}\]\s*)?(\p{L}[\p{L}\p{M}.'-]{0,30}(?: [\p{L}\p{M}.'-]{1,30}){0,2})(?::\s+|：\s*)\S/u;
function labelledLines(all) {
    const names = new Set();
    const lines = linesLike(LABEL, all, ([, name = '']) => names.add(name));
    return names.size >= 2 && names.size <= MOST_SPEAKERS && lines.length * 3 >= written(all) ? lines : [];
}
function written(lines) {
    return lines.filter(({ text }) => /\S/.test(text)).length;
}
function linesLike(form, lines, take) {
    return lines.flatMap(({ line, text }) => {
        const found = form.exec(text);
        if (found !== null)
            take?.(found);
        return found === null ? [] : [line];
    });
}

;// CONCATENATED MODULE: ./build/inputs/lint/lint-transcript.js













function lintTranscript(session, files) {
    const found = (0,find_transcript/* transcriptPaths */.L7)(session, files);
    if (found.length === 0)
        return misnamedTranscripts(session, files);
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
        const read = files.read(file, (0,text_limit/* longestTranscript */.H4)(file));
        if (read.kind === 'unreadable' || read.invalidLines.size > 0) {
            const reason = read.kind === 'unreadable' ? read.reason : 'the file is not UTF-8; save it as UTF-8';
            issues.push({ rule: 'transcript', severity: 'error', message: reason, place: { file } });
            continue;
        }
        const messages = (0,read_messages/* readMessages */.N)(read.text, file);
        const remarks = (0,transcripts_transcript/* isPlain */.$i)(messages.format)
            ? [
                ...sensitiveIssues(sensitiveLines(read.text, file)),
                ...lintSpeakers(messages, messages.format, read.text, file),
            ]
            : [
                ...sensitiveIssues([...sensitiveValues(read.text, file)]),
                ...checkMessages(messages, file, session),
                ...lintRoles(messages, file),
            ];
        for (const remark of remarks)
            issues.push(remark);
        if (file === found[0])
            issues.push(...checkFacts(session, read.text, file));
    }
    return issues;
}
function misnamedTranscripts({ place }, files) {
    const folder = (0,reference_file/* folderOfReference */.Jw)(place.file);
    if (folder === undefined)
        return [];
    return files.list(folder === '' ? '.' : folder).flatMap((name) => {
        const file = (0,workspace_path/* pathIn */.l)(folder, name);
        const right = find_transcript/* TRANSCRIPT_FILES */.pZ.find((one) => name.endsWith(one.slice(one.indexOf('.'))));
        if (files.kind(file) !== 'file' || reference_file/* REFERENCE_FILES */.wY.some((one) => one === name))
            return [];
        const message = /^transcript\./i.test(name)
            ? `nobody reads a transcript of this name; allowed: ${find_transcript/* TRANSCRIPT_FILES */.pZ.join(', ')}, in a format of docs/transcripts.md of summary-gate`
            : right !== undefined && isConversation(file, files)
                ? `this looks like a transcript, and nobody reads it under this name: call it ${right}`
                : undefined;
        return message === undefined ? [] : [{ rule: 'transcript', severity: 'warning', message, place: { file } }];
    });
}
function isConversation(file, files) {
    const read = files.read(file, (0,text_limit/* longestTranscript */.H4)(file));
    if (read.kind !== 'text')
        return false;
    const roles = new Set((0,read_messages/* readMessages */.N)(read.text, file).messages.map(({ role }) => role));
    return roles.has('user') && roles.has('assistant');
}
function checkFacts(session, text, file) {
    const transcript = (0,transcripts_transcript/* readTranscript */.lb)(text, file, () => '');
    const found = (0,find_transcript/* orUnread */.by)(transcript);
    if ((0,find_transcript/* isUnread */.KJ)(found)) {
        const isTold = transcript.unknown.length > 0;
        return isTold ? [] : [{ rule: 'transcript', severity: 'error', message: found.reason, place: { file } }];
    }
    if (transcript.malformed.length > 0)
        return [];
    return (0,golden_grounds/* goldenGrounds */.o)((0,without_credentials/* goldenWithoutCredentials */.U)(session), found)
        .lackingInTranscript()
        .map(({ kind, written, statement }) => ({
        rule: 'ungrounded',
        severity: 'warning',
        message: `the transcript does not have the ${kind} ${JSON.stringify(written)}`,
        place: session.placeOf(['reference', ...statement.path]),
    }));
}
function sensitiveLines(text, file) {
    return text.split('\n').flatMap((content, i) => sensitiveIn(content, { file, line: i + 1 }));
}
function* sensitiveValues(text, file) {
    for (const { line, text: content } of (0,lines/* jsonLines */.i7)(text)) {
        const value = (0,values/* jsonOrNothing */.dn)(content);
        for (const found of value === undefined ? [content] : (0,transcripts_values/* textsIn */.Ej)(value)) {
            yield* sensitiveIn(found, { file, line });
        }
    }
}
function checkMessages({ format, messages, unknown }, file, session) {
    const issues = [];
    for (const one of unknown) {
        const isError = one.isBroken || format === 'own' || messages.length === 0;
        issues.push({
            rule: 'transcript',
            severity: isError ? 'error' : 'warning',
            message: `${one.what}${isError ? '; correct the line, or remove it' : ', which nothing here reads: remove the line if it says nothing of the session'}`,
            place: { file, line: one.line },
        });
    }
    const understood = new Set(messages.map(({ line }) => line));
    const lost = format === 'own' ? unknown.filter(({ line }) => !understood.has(line)) : [];
    const last = messages.length + lost.length;
    const placeOf = session.placesIn(session.document, session.place.file);
    for (const [i, { seq }] of session.reference.aha_moments.entries()) {
        if (seq <= last)
            continue;
        issues.push({
            rule: 'moment-place',
            severity: 'error',
            message: `the moment is in message ${seq}, but the transcript has ${last}`,
            place: placeOf(['reference', 'aha_moments', i, 'seq']),
        });
    }
    return issues;
}
const HOME = /^((?:\/home|\/Users|C:\\+Users)[/\\]+)([A-Za-z][\w.-]*)/;
function sensitiveIn(text, place) {
    return (0,redact/* findSensitive */.UI)(text).map(({ kind, what, offset }) => {
        const [, parent, owner] = HOME.exec(text.slice(offset, offset + LONGEST_FOLDER)) ?? [];
        return parent === undefined || owner === undefined
            ? { kind, what, place }
            : { kind, what, place, home: { parent, owner } };
    });
}
const LONGEST_FOLDER = 300;
function sensitiveIssues(matches) {
    const times = new Map();
    for (const { home } of matches)
        if (home !== undefined)
            times.set(home.owner, (times.get(home.owner) ?? 0) + 1);
    const issues = [];
    for (const { kind, what, place, home } of matches) {
        const count = home === undefined ? 1 : times.get(home.owner);
        if (count === undefined)
            continue;
        if (home !== undefined)
            times.delete(home.owner);
        issues.push({
            rule: kind,
            severity: kind === 'secret' ? 'error' : 'warning',
            message: `this looks like ${what}${home === undefined ? '' : aboutHome(home, count)}`,
            place,
        });
    }
    return issues;
}
function aboutHome({ parent, owner }, count) {
    const folder = parent.replace(/[/\\]+/g, (marks) => marks.charAt(0));
    const often = count === 1 ? '' : `, ${count} times in this file`;
    return `, ${folder}${owner.charAt(0)}***${often}: write ${folder}user in its place`;
}

var lint_workflows = __webpack_require__(95276);
;// CONCATENATED MODULE: ./build/inputs/lint/lint-whole.js













function* lintWhole(corpus, settings, files, now) {
    const score = (0,rubric_score/* openScorer */.DL)(settings.rubric, settings.weights, settings.dimensions);
    const { rubric, weights, dimensions } = settings;
    const format = (0,format_of/* formatOf */.b)(settings);
    const place = { file: settings.corpus };
    for (const problem of corpus.problems) {
        const message = (0,errors/* messageWithHint */.X9)(problem);
        yield { rule: 'broken', severity: 'error', message, place: problem.place ?? place };
    }
    const known = [];
    const named = [];
    for (const session of corpus.sessions) {
        yield* lintDraft(session, settings['allow-unreviewed']);
        yield* lintSession(session, { rubric, score, weights, dimensions }, now);
        yield* lintKeys(session, format);
        yield* lintTranscript(session, files);
        yield* lintLabels(session, files, format);
        yield* lintTaught(session, score, format, files);
        known.push(traitsOf(session));
        named.push(...namesInFolders(session, settings.corpus));
    }
    for (const file of corpus.skippedFolders) {
        const message = 'a folder without a reference.json is no session';
        yield { rule: 'skipped-folder', severity: 'warning', message, place: { file } };
    }
    const isGating = known.some(({ canary }) => !canary);
    if (corpus.problems.length === 0 && !isGating)
        yield lintNothing(settings, files);
    yield* lintNames(named);
    yield* lintCorpus(known, place, format);
    yield* (0,lint_workflows/* lintWorkflows */.E)(settings, files);
}
function lintNothing({ corpus: file, 'allow-empty': allowed }, files) {
    const message = `no golden session to score; ${(0,found_elsewhere/* adviceOnCorpus */.ie)(file, files)}`;
    return { rule: 'corpus-size', severity: allowed ? 'warning' : 'error', message, place: { file } };
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
function lintLabels(session, files, format) {
    const { labels, problems } = (0,read_labels/* readLabelsOf */.B)(session, files, format);
    return [
        ...problems.map((problem) => ({
            rule: 'labels',
            severity: 'error',
            message: (0,errors/* messageWithHint */.X9)(problem),
            place: problem.place ?? session.place,
        })),
        ...labels.flatMap(({ id, candidate, labeller, place }) => (0,redact/* findSensitive */.UI)(`${(0,core_summary/* summaryText */.g5)(candidate)} ${labeller}`).map(({ kind, what }) => ({
            rule: kind,
            severity: kind === 'secret' ? 'error' : 'warning',
            message: `something in the label ${JSON.stringify(id)} looks like ${what}`,
            place,
        }))),
    ];
}
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
function namesInFolders({ name, accepted, rejected, placeOf }, corpus) {
    const place = placeOf([]);
    if (place.file === corpus)
        return [];
    const taught = [accepted, rejected].map((all) => all.map(({ id, place }) => ({ name: `${id}.json`, place })));
    return [{ folder: { name, place }, taught }];
}
function lintNames(sessions) {
    return [
        ...lintAll(sessions.map(({ folder }) => folder), 'folder'),
        ...sessions.flatMap(({ taught }) => taught.flatMap((all) => lintAll(all, 'file'))),
    ];
}
function lintAll(all, what) {
    const byFolded = new Map();
    return all.flatMap(({ name, place }) => {
        const folded = name.toUpperCase().toLowerCase();
        const other = byFolded.get(folded);
        byFolded.set(folded, other ?? name);
        const problem = other !== undefined
            ? `its name differs from ${JSON.stringify(other)} in case alone, and Windows and macOS have one ${what} for both`
            : windowsProblem(name, what);
        return problem === undefined ? [] : [{ rule: 'portable-name', severity: 'warning', message: problem, place }];
    });
}
function windowsProblem(name, what) {
    const [sign] = /[<>:"|?*]/.exec(name) ?? [];
    if (sign !== undefined)
        return `its name has ${JSON.stringify(sign)}, and Windows can have no such ${what}`;
    if (/[. ]$/.test(name))
        return `its name ends with a dot or a blank, and Windows can have no such ${what}`;
    return DEVICE.test(name) ? `its name is that of a device on Windows, which can have no such ${what}` : undefined;
}


/***/ }),

/***/ 95276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ lintWorkflows),
/* harmony export */   v: () => (/* binding */ gatedFolders)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53215);
/* harmony import */ var _settings_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3495);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3738);





const WORKFLOWS = '.github/workflows';
const LONGEST_WORKFLOW = 200_000;
const MOST_WORKFLOWS = 100;
const OURS = /(?:^|\/)summary-gate(?:[@/]|$)|^\.\/?$/i;
function lintWorkflows({ config }, files) {
    if (config === null || files.kind(config) !== 'file' || files.kind(WORKFLOWS) !== 'folder')
        return [];
    const read = files.read(config);
    if (read.kind === 'unreadable')
        return [];
    const { entries } = (0,_settings_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigFile */ .R)(read.text, config);
    if (entries.size === 0)
        return [];
    return files
        .list(WORKFLOWS)
        .filter((name) => /\.ya?ml$/i.test(name))
        .slice(0, MOST_WORKFLOWS)
        .flatMap((name) => shadowingIn(`${WORKFLOWS}/${name}`, config, entries, files));
}
function gatedFolders(file, files) {
    const read = files.kind(file) === 'file' ? files.read(file) : undefined;
    if (read?.kind !== 'text' || read.text.length > LONGEST_WORKFLOW)
        return undefined;
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(read.text, READING);
    if (document.errors.length > 0)
        return undefined;
    return [...new Set(stepsOf(document).map((inputs) => inputPath(inputs, 'working-directory') || '.'))];
}
const READING = { prettyErrors: false, uniqueKeys: false, schema: 'core', resolveKnownTags: false };
function shadowingIn(file, config, entries, files) {
    const read = files.kind(file) === 'file' ? files.read(file) : undefined;
    if (read?.kind !== 'text' || read.text.length > LONGEST_WORKFLOW)
        return [];
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(read.text, { lineCounter: lines, ...READING });
    const placeAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line: Math.max(1, line), column: Math.max(1, col) };
    };
    return stepsOf(document).flatMap((inputs) => {
        if (configOf(inputs) !== config)
            return [];
        return inputs.flatMap(({ name, text, offset }) => {
            const setting = _settings_table_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING_NAMES */ .OI.find((one) => one === name);
            const entry = setting === undefined ? undefined : entries.get(setting);
            if (entry === undefined || text === '')
                return [];
            const when = text.includes('${{') ? ' wherever it is not empty' : '';
            const message = `input ${name} wins over ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(entry.place)}${when}, which sets it too: keep one of them`;
            return [{ rule: 'shadowed-setting', severity: 'warning', message, place: placeAt(offset) }];
        });
    });
}
function stepsOf(document) {
    const resolved = (node) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.resolve(document) : node);
    const member = (node, key) => {
        const map = resolved(node);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) ? resolved(map.get(key, true)) : undefined;
    };
    const jobs = member(document.contents, 'jobs');
    return ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(jobs) ? jobs.items : []).flatMap(({ value: job }) => {
        const steps = member(job, 'steps');
        return ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(steps) ? steps.items : []).flatMap((step) => {
            const uses = member(step, 'uses');
            const given = member(step, 'with');
            if (!OURS.test(textOf(uses)))
                return [];
            return [
                ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(given) ? given.items : []).map(({ key, value }) => ({
                    name: textOf(key).toLowerCase(),
                    text: textOf(resolved(value)),
                    offset: key.range?.[0] ?? 0,
                })),
            ];
        });
    });
}
function textOf(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.value !== null ? String(node.value).trim() : '';
}
function configOf(inputs) {
    return (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathIn */ .l)(inputPath(inputs, 'working-directory'), inputPath(inputs, 'config') || _settings_table_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_CONFIG */ .PV);
}
function inputPath(inputs, name) {
    const text = inputs.find((input) => input.name === name)?.text ?? '';
    return text.replace(/^(?:\.\/)+/, '').replace(/(?<!\/)\/+$/, '');
}


/***/ }),

/***/ 58425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ lintLines)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57336);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4823);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19970);





function lintLines(issues, screen) {
    const paint = picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(screen.colour);
    return issues.flatMap(({ rule, severity, message, place }) => [
        `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place), 1000)}  ${severity === 'error' ? paint.red('error') : paint.yellow('warning')}  ${paint.dim(rule)}`,
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)('  ', (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)((0,_core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .toldMessage */ .Ts)({ message, key: place.key }), 1500), screen),
    ]);
}


/***/ })

};
