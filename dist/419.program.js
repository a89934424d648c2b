export const id = 419;
export const ids = [419,7336];
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

/***/ 60419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  selfTest: () => (/* binding */ self_test_selfTest)
});

var errors = __webpack_require__(62807);
var json_text = __webpack_require__(1378);
var numbers = __webpack_require__(67952);
var redact = __webpack_require__(37611);
var spread = __webpack_require__(17051);
var core_text = __webpack_require__(26067);
var catalogue = __webpack_require__(19508);
var evaluate = __webpack_require__(91567);
var gates_policy = __webpack_require__(20025);
var read_candidates = __webpack_require__(19328);
var read_corpus = __webpack_require__(7649);
var format_of = __webpack_require__(30965);
var judge_strength = __webpack_require__(82261);
var terminal_estimate = __webpack_require__(50082);
var layout = __webpack_require__(19970);
;// CONCATENATED MODULE: ./build/render/terminal/judge-strength.js





function copiesCost(estimate, model) {
    return (0,terminal_estimate/* askingCost */.Dy)(estimate, model, `${(0,core_text/* counted */.hS)(estimate.sessions, 'copy', 'copies')} of references`);
}
function judgeStrengthLines({ strength, copies }, screen) {
    const told = (copy) => `${copy.kind} (${(0,core_text/* terminalLine */.tL)(copy.session)}) ${(0,numbers/* showNumber */.Zo)(copy.judgement.overall.score)}`;
    const measured = copies.filter(({ judgement }) => judgement.overall.score !== null);
    const missed = measured.filter((copy) => copy.effect === 'damaging' && !(0,judge_strength/* isBelowLevel */.Cw)(copy, strength.level));
    const blocked = measured.filter((copy) => copy.effect === 'harmless' && (0,judge_strength/* isBelowLevel */.Cw)(copy, strength.level));
    return [
        ...(0,layout/* hang */.lG)('', `${(0,judge_strength/* strengthOfJudge */.oh)(strength)}.`, screen),
        ...(missed.length === 0 ? [] : (0,layout/* hang */.lG)('  ', `Not noticed: ${missed.map(told).join(', ')}`, screen)),
        ...(blocked.length === 0 ? [] : (0,layout/* hang */.lG)('  ', `Blocked: ${blocked.map(told).join(', ')}`, screen)),
        '',
    ];
}

var terminal_proposal = __webpack_require__(72134);
var picocolors = __webpack_require__(57336);
var holm = __webpack_require__(45722);
;// CONCATENATED MODULE: ./build/render/terminal/exam.js


const MOST_NAMED = 10;
function examLines(exam, paint, screen) {
    const slipped = exam.rejected.filter(({ gates }) => gates.length === 0);
    const blocked = exam.accepted.filter(({ gates }) => gates.length > 0);
    return [
        ...(0,layout/* hang */.lG)('', `${examSentence(exam)}.`, screen).map(paint.bold),
        ...named('  passes  ', slipped, ({ taught }) => taught.because ?? '', screen),
        ...named('  fails   ', blocked, ({ gates }) => `${gates.join(', ')}, without itself among the accepted ones`, screen),
        '',
    ];
}
function examSentence({ accepted, rejected }) {
    const failed = rejected.filter(({ gates }) => gates.length > 0).length;
    const passed = accepted.filter(({ gates }) => gates.length === 0).length;
    const parts = [
        ...(rejected.length === 0
            ? []
            : [`fail ${failed} of ${(0,core_text/* counted */.hS)(rejected.length, 'summary', 'summaries')} that people rejected`]),
        ...(accepted.length === 0
            ? []
            : [
                rejected.length === 0
                    ? `pass ${passed} of ${(0,core_text/* counted */.hS)(accepted.length, 'summary', 'summaries')} that people accepted`
                    : `pass ${passed} of ${accepted.length} that they accepted`,
            ]),
    ];
    return `These gates ${parts.join(', and ')}`;
}
function named(word, all, why, screen) {
    const rest = all.length - MOST_NAMED;
    return [
        ...all
            .slice(0, MOST_NAMED)
            .flatMap((one) => (0,layout/* hang */.lG)(word, (0,core_text/* terminalLine */.tL)(`${one.session}, ${one.taught.id}: ${why(one)}`, 500), screen)),
        ...(rest > 0 ? [`${word}and ${rest} more`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/render/terminal/self-test.js








function renderSelfTest(result, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { test, rubric, gates, samples, drawnFrom, tooLong } = result;
    const head = [
        changedTexts('reference', test.references),
        ...(test.candidates === null ? [] : [changedTexts('passing candidate', test.candidates)]),
        ...(test.candidates === null || samples < 2 ? [] : [`of ${samples} samples of a session the first that is usable`]),
        ...(drawnFrom === test.sessions
            ? []
            : [`spread evenly over ${(0,core_text/* counted */.hS)(drawnFrom, 'session')}, all of which --limit ${drawnFrom} damages`]),
        ...(tooLong === 0 ? [] : [`${(0,core_text/* counted */.hS)(tooLong, 'text')} left out, too long to be damaged`]),
        `rubric ${rubric}`,
    ].join('; ');
    return [
        ...(0,layout/* hang */.lG)('', verdictOf(test), screen).map(paint.bold),
        ...(0,layout/* hang */.lG)('', `${head}. Gates: ${gates.join('; ') || 'none'}.`, screen).map(paint.dim),
        '',
        ...table(test, paint, screen),
        '',
        ...(0,layout/* hang */.lG)('', test.candidates === null ? LEGEND : `${LEGEND_OF_CANDIDATES} ${LEGEND}`, screen).map(paint.dim),
        '',
        ...(result.exam === null ? [] : examLines(result.exam, paint, screen)),
        ...harmlessLines(result, screen),
        ...suggestionLines(result, paint, screen),
        ...(result.judge === null ? [] : judgeStrengthLines(result.judge, screen)),
    ].join('\n');
}
function changedTexts(noun, { texts, damaging, harmless }) {
    return `${(0,core_text/* counted */.hS)(texts, noun)}, ${damaging.variants} times damaged and ${harmless.variants} times changed harmlessly`;
}
const LEGEND = 'Of all, of one: what share of the damage is caught where every session is damaged so, or a single one. Needs: how many ' +
    'sessions have to be damaged before a gate fires. Base tells: whether a regression gate would tell it from a perfect baseline.';
const LEGEND_OF_CANDIDATES = 'Of candidates: of those that pass, damaged; of references: of copies of these, which differ in nothing but the damage.';
function verdictOf({ references, candidates, edits }) {
    const base = percent(regressionsIn(edits).told, regressionsIn(edits).of);
    const told = `with a baseline ${base} of its kinds would be told`;
    const { damaging } = candidates ?? references;
    const [all, one] = [percent(damaging.everywhere, damaging.variants), percent(damaging.alone, damaging.variants)];
    const of = candidates === null ? 'the damage' : 'the damage to candidates';
    const flattering = candidates === null
        ? ''
        : `, and ${percent(references.damaging.everywhere, references.damaging.variants)} of that to copies of the references`;
    return `These gates catch ${all} of ${of} where it hits every session, ${one} where it hits one${flattering}; ${told}`;
}
function regressionsIn(edits) {
    const made = edits.filter(({ edit, variants }) => edit.effect === 'damaging' && variants > 0);
    return { told: made.filter(({ isRegression }) => isRegression).length, of: made.length };
}
const CELL = 8;
function table(test, paint, screen) {
    const { edits, references, candidates, sessions } = test;
    const damage = edits.filter(({ edit }) => edit.effect === 'damaging');
    const families = [...new Set(damage.map(({ edit }) => edit.family))];
    const alike = new Map();
    for (const name of families) {
        const family = familyOf(name, damage.filter(({ edit }) => edit.family === name), candidates === null ? 'references' : 'candidates');
        const cells = rowOf([...family.cells, percentOf(family.told)]);
        alike.set(cells, [...(alike.get(cells) ?? []), family]);
    }
    const rows = [...alike].sort(([, [a]], [, [b]]) => (b?.caught ?? 0) - (a?.caught ?? 0) || (b?.told ?? 0) - (a?.told ?? 0));
    const { told, of } = regressionsIn(edits);
    const shares = sharesOf(references.damaging, candidates?.damaging ?? null);
    const isOfBoth = candidates !== null;
    const above = isOfBoth ? wide(['of candidates', 'of references']) : rowOf(['caught', 'caught']);
    const below = isOfBoth ? ['all', 'one', 'all', 'one'] : ['of all', 'of one'];
    const counts = candidates === null
        ? [references.damaging.variants, '']
        : [candidates.damaging.variants, '', references.damaging.variants, ''];
    return [
        paint.dim(`${above}${rowOf(['needs', 'base'])}`),
        paint.dim(`${rowOf([...below, `of ${sessions}`, 'tells'])}  Damage`),
        ...rows.flatMap(([cells, group]) => {
            const lines = (0,layout/* hang */.lG)(`${cells}  `, group.map(({ name }) => name).join(', '), screen);
            return group[0]?.caught === 0 ? lines.map(paint.yellow) : lines;
        }),
        paint.bold(`${rowOf([...shares, '', percent(told, of)])}  all damage`),
        paint.dim(`${rowOf([...counts.map(String), '', ''])}  damaged texts`),
    ];
}
const wide = (cells) => cells.map((cell) => cell.padStart(2 * CELL)).join('');
const rowOf = (cells) => cells.map((cell) => cell.padStart(CELL)).join('');
function sharesOf(references, candidates) {
    return [...(candidates === null ? [] : [candidates]), references].flatMap(({ variants, everywhere, alone }) => [
        percent(everywhere, variants),
        percent(alone, variants),
    ]);
}
const NAMES = {
    empty: 'empty fields',
    identifiers: 'changed identifiers',
    numbers: 'changed numbers',
    'statistics-only': 'counts of messages in place of a summary',
    swapped: 'text of another session',
};
function familyName(family) {
    return NAMES[family] ?? family.replaceAll('-', ' ');
}
function familyOf(name, edits, sortedBy) {
    const references = sumOf(edits);
    const candidates = sortedBy === 'references' ? null : sumOf(edits.flatMap(({ candidates: of }) => of ?? []));
    const needed = edits.flatMap(({ sessionsNeeded }) => (sessionsNeeded === null ? [] : [sessionsNeeded]));
    const { told, of } = regressionsIn(edits);
    const { everywhere, variants } = candidates ?? references;
    return {
        name: familyName(name),
        cells: [...sharesOf(references, candidates), needed.length === 0 ? '–' : String(Math.min(...needed))],
        caught: everywhere / Math.max(1, variants),
        told: told / Math.max(1, of),
    };
}
function sumOf(parts) {
    const sum = (of) => parts.reduce((total, part) => total + of(part), 0);
    return {
        variants: sum(({ variants }) => variants),
        alone: sum(({ alone }) => alone),
        everywhere: sum(({ everywhere }) => everywhere),
    };
}
function harmlessLines({ test: { references, candidates, edits, sessions } }, screen) {
    const { variants, alone, everywhere } = (candidates ?? references).harmless;
    const chance = variants === 0 ? 0 : (0,holm/* chanceOfAny */.c0)(Array.from({ length: sessions }, () => alone / variants));
    const of = candidates === null ? '' : ' of candidates';
    const ofReferences = candidates === null
        ? ''
        : ` Of references: ${references.harmless.everywhere} of ${references.harmless.variants}, ${references.harmless.alone}.`;
    const told = `Harmless edits${of}: ${everywhere} of ${variants} are blocked where every session has one, ${alone} where one has.${ofReferences} `;
    const grows = alone === 0
        ? ''
        : `With one in each of ${sessions} sessions the chance that some session is blocked grows to ${mostlyCertain(chance)}. `;
    const blocked = edits.filter(({ edit, everywhere: n, candidates: own }) => edit.effect === 'harmless' && n + (own?.everywhere ?? 0) > 0);
    const which = blocked.length === 0 ? '' : `Blocked: ${[...new Set(blocked.map(({ edit }) => edit.kind))].join(', ')}.`;
    return [...(0,layout/* hang */.lG)('', `${told}${grows}${which}`.trim(), screen), ''];
}
function suggestionLines(result, paint, screen) {
    const { flagged, proposal, catches, test } = result;
    const { damaging: damaged, harmless: changed } = test.candidates ?? test.references;
    const of = test.candidates === null ? 'references' : 'candidates';
    const say = (text) => (0,layout/* hang */.lG)('', text, screen);
    const failOn = flagged === null
        ? 'fail-on is off: what it names would fail a run without any threshold.'
        : `Without any threshold fail-on tells ${percent(flagged.damaging, damaged.variants)} of the damage to ${of}, and ${flagged.harmless} of ${changed.variants} harmless edits.`;
    if (proposal === null) {
        return [...say(failOn), ...say('For a threshold name the candidates of a good run with --candidates.'), ''];
    }
    if (proposal.kind === 'none' || catches === null) {
        return [...say(failOn), ...say((0,terminal_proposal/* proposalSentences */.B)(proposal)), ''];
    }
    const { damaging, harmless } = catches;
    return [
        ...say(failOn),
        ...say('A guard against gross failure that these candidates pass:').map(paint.bold),
        `  min-overall: ${(0,numbers/* showNumber */.Zo)(proposal.minOverall)}`,
        ...say((0,terminal_proposal/* proposalSentences */.B)(proposal)),
        ...say(`With it the gates catch ${percent(damaging.everywhere, damaging.variants)} of the damage to ${of} where it hits every session, and block ${harmless.everywhere} of ${harmless.variants} harmless edits. No floor of single sessions or dimensions is proposed: how low a good one may fall a few runs cannot tell.`),
        '',
    ];
}
function percent(part, whole) {
    return whole === 0 ? 'n/a' : percentOf(part / whole);
}
function percentOf(share) {
    return `${Math.round(100 * share)} %`;
}
function mostlyCertain(chance) {
    return chance < 1 && chance >= 0.995 ? 'more than 99 %' : `${Math.round(100 * chance)} %`;
}

var as_in_a_run = __webpack_require__(64276);
var exam = __webpack_require__(10247);
var mutations = __webpack_require__(97129);
var scored_session = __webpack_require__(18295);
var fail_on = __webpack_require__(93018);
var core_groups = __webpack_require__(6760);
var baseline_change = __webpack_require__(56043);
var session_drops = __webpack_require__(87828);
var regression_checks = __webpack_require__(53118);
var would_fail = __webpack_require__(41691);
var gate_settings = __webpack_require__(70377);
var descriptive = __webpack_require__(94400);
var edits_of = __webpack_require__(29884);
var rated_mutation = __webpack_require__(92790);
;// CONCATENATED MODULE: ./build/self-test/self-test.js











function selfTest(sessions, candidates, policy, rate) {
    const all = (0,edits_of/* editsOf */.t)(policy.dimensions);
    const otherReferences = sessions.map(({ name, reference }) => ({ name, summary: reference }));
    const ofReferences = sessions.flatMap((golden) => rateAll(golden, golden.reference, otherReferences, all, rate));
    const passing = candidates.filter(({ rated }) => (0,rated_mutation/* passesUndamaged */.mT)(rated, policy));
    const ofCandidates = passing.flatMap(({ golden, summary }) => rateAll(golden, summary, otherReferences, all, rate));
    const perfect = sessions.map((golden) => rate(golden, golden.reference));
    const [references, changed] = [byEdit(ofReferences), byEdit(ofCandidates)];
    const edits = all.flatMap((edit) => edit.doses.flatMap((dose) => {
        const group = references.get(keyOf(edit, dose)) ?? [];
        const own = changed.get(keyOf(edit, dose)) ?? [];
        if (group.length + own.length === 0)
            return [];
        return [
            {
                edit,
                dose,
                meanOverall: (0,descriptive/* mean */.i2)(group.map(({ rated }) => rated.overall)),
                ...countMade(group, sessions.length, policy),
                sessionsNeeded: sessionsNeeded(group, perfect, policy),
                isRegression: isRegression(group, perfect, policy),
                candidates: passing.length === 0 ? null : countMade(own, passing.length, policy),
            },
        ];
    }));
    return {
        sessions: sessions.length,
        edits,
        references: strengthOf(sessions.length, ofReferences, policy),
        candidates: passing.length === 0 ? null : strengthOf(passing.length, ofCandidates, policy),
    };
}
function byEdit(mutations) {
    const groups = new Map();
    for (const mutation of mutations) {
        const key = keyOf(mutation.mutation.edit, mutation.mutation.dose);
        (0,core_groups/* addTo */.D)(groups, key, mutation);
    }
    return groups;
}
function keyOf({ kind }, dose) {
    return `${kind}\n${dose}`;
}
function countMade(group, texts, policy) {
    return { ...countCaught(group, policy), notMade: texts - group.length };
}
function strengthOf(texts, mutations, policy) {
    return { texts, ...catchesOf(mutations, policy), mutations };
}
function catchesOf(mutations, policy) {
    const of = (effect) => countCaught(mutations.filter(({ mutation }) => mutation.edit.effect === effect), policy);
    return { damaging: of('damaging'), harmless: of('harmless') };
}
function rateAll(golden, summary, otherReferences, edits, rate) {
    const { name, reference } = golden;
    return (0,mutations/* mutationsOf */.QK)({ name, summary }, otherReferences, edits, reference).map((mutation) => (0,rated_mutation/* withoutTexts */.X1)(mutation, rate(golden, mutation.summary)));
}
function countCaught(mutations, policy) {
    return {
        variants: mutations.length,
        alone: mutations.filter((mutation) => (0,rated_mutation/* failsAlone */.fh)(mutation, policy)).length,
        everywhere: mutations.filter((mutation) => (0,rated_mutation/* failsEverywhere */.eW)(mutation, policy)).length,
    };
}
function withChanged(perfect, group) {
    const changed = new Map(group.map(({ rated }) => [rated.golden.name, rated]));
    return perfect.map((session) => changed.get(session.golden.name) ?? session);
}
function isRegression(group, perfect, policy) {
    if (group.length === 0)
        return false;
    const { 'max-session-regression': maxDrop } = policy.thresholds;
    const maxRegression = (0,gate_settings/* thresholdsOf */.W6)(policy.thresholds['max-regression'])[0]?.threshold;
    const overalls = (sessions) => sessions.map(({ overall }) => overall);
    const [before, now] = [overalls(perfect), overalls(withChanged(perfect, group))];
    const [change] = (0,baseline_change/* changesBetween */.iv)([{ before, now }]);
    if (change === undefined)
        return false;
    const isOfMean = maxRegression !== undefined &&
        (0,baseline_change/* changeWord */.dY)(change, (0,regression_checks/* shownDrop */.lb)(change, policy.precision), maxRegression, undefined) === 'regression';
    const deltas = now.map((overall, i) => ({ delta: overall - (before[i] ?? 0) }));
    return isOfMean || (maxDrop !== null && someFellTooFar(deltas, maxDrop));
}
function someFellTooFar(deltas, most) {
    if (most !== 'auto')
        return deltas.some(({ delta }) => (0,numbers/* shown */.SP)(-delta) > (0,numbers/* shown */.SP)(most));
    return (0,session_drops/* sessionDropLimits */.u)(deltas).some(({ session, allowed }) => (0,numbers/* shown */.SP)(-session.delta) > (0,numbers/* shown */.SP)(allowed));
}
function sessionsNeeded(group, perfect, policy) {
    const fires = (count) => (0,would_fail/* wouldFail */.O)(withChanged(perfect, group.slice(0, count)), policy);
    if (group.length === 0 || !fires(group.length))
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

;// CONCATENATED MODULE: ./build/self-test/other-gates.js



function flaggedBy({ thresholds }, { references, candidates }) {
    const codes = (0,fail_on/* codesNamedBy */.xb)(thresholds['fail-on']);
    const { mutations } = candidates ?? references;
    const of = (effect) => mutations.filter(({ mutation, rated }) => mutation.edit.effect === effect && (0,scored_session/* codesIn */.Od)(rated).some((code) => codes.has(code))).length;
    return { damaging: of('damaging'), harmless: of('harmless') };
}
function catchesWith(minOverall, { references, candidates }, policy) {
    const thresholds = { ...policy.thresholds, 'min-overall': minOverall };
    return catchesOf((candidates ?? references).mutations, { ...policy, thresholds });
}

var propose_threshold = __webpack_require__(83794);
var candidate_paths = __webpack_require__(16276);
;// CONCATENATED MODULE: ./build/command-line/commands/self-test.js



























const MOST_DAMAGED = 100;
const FEW = 10;
async function self_test_selfTest(context) {
    const { run, json, screen, print } = context;
    const { values, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    const corpus = wrong.has('corpus') ? undefined : await (0,read_corpus/* readCorpus */.XR)(values.corpus, files, digest, (0,format_of/* formatOf */.b)(values));
    const own = [...problems, ...(corpus?.problems ?? [])];
    if (corpus === undefined || own.length > 0)
        throw new errors/* UserError */.yo(own);
    const sessions = corpus.sessions.filter(({ canary }) => !canary).slice(0, values.limit ?? undefined);
    if (sessions.length === 0) {
        throw new errors/* UserError */.yo([{ message: 'corpus: it has no golden session to damage', place: { file: values.corpus } }]);
    }
    const short = sessions.filter(({ reference }) => !(0,rated_mutation/* isTooLong */.pn)(reference, reference));
    if (short.length === 0) {
        const message = `corpus: all references are too long to be damaged; allowed: ${mutations/* LONGEST_TEXTS */.af} characters together with the text that is damaged`;
        throw new errors/* UserError */.yo([{ message, place: { file: values.corpus } }]);
    }
    const policy = (0,gates_policy/* policyOf */.US)(run.settings);
    const rate = (0,as_in_a_run/* rateAsInARun */.o)(corpus.sessions, values, run.ports);
    const { good, samples, runs } = await goodCandidates(sessions, run, rate);
    const damaged = values.limit === null ? (0,spread/* spread */.i)(short, MOST_DAMAGED) : short;
    const names = new Set(damaged.map(({ name }) => name));
    const goodOnes = good.filter(({ golden }) => names.has(golden.name));
    const damageable = goodOnes.filter(({ golden, summary }) => !(0,rated_mutation/* isTooLong */.pn)(summary, golden.reference));
    if (damaged.length > FEW)
        context.tell(`${damaged.length} sessions are damaged; that takes about a second each`);
    const test = selfTest(damaged, damageable, policy, rate);
    const proposal = runs === null ? null : (0,propose_threshold/* proposeMinOverall */.YZ)(goodRuns(runs, sessions.length, policy), values['min-overall']);
    const result = {
        test,
        rubric: values.rubric,
        gates: gatesOf(values, sessions),
        samples,
        drawnFrom: short.length,
        tooLong: sessions.length - short.length + goodOnes.length - damageable.length,
        flagged: values['fail-on'] === null ? null : flaggedBy(policy, test),
        proposal,
        catches: proposal?.kind === 'proposed' ? catchesWith(proposal.minOverall, test, policy) : null,
        judge: isJudgeAsked(run) ? await askJudge(corpus.sessions, context) : null,
        exam: (0,exam/* examine */.sb)(sessions, policy, rate),
    };
    print(json ? (0,json_text/* jsonText */.s$)(toJson(result)) : renderSelfTest(result, screen));
    return errors/* EXIT */.dc.pass;
}
function isJudgeAsked({ settings: { values, origins } }) {
    return values.judge !== 'off' && origins.judge === 'input';
}
async function askJudge(sessions, { run, env, onProgress, tell }) {
    const { openJudge } = await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(3975), __webpack_require__.e(5397), __webpack_require__.e(2147), __webpack_require__.e(1080), __webpack_require__.e(2214)]).then(__webpack_require__.bind(__webpack_require__, 21080));
    const { values } = run.settings;
    const judge = await openJudge(values, env, run.ports);
    try {
        const tellCost = (estimate) => tell(copiesCost(estimate, values['judge-model']));
        const copies = await judge.judgeCopies(sessions, tellCost, onProgress);
        return { strength: (0,judge_strength/* judgeStrengthOf */.ER)(copies, (0,judge_strength/* strengthLevel */.IO)(values)), model: values['judge-model'], copies };
    }
    finally {
        for (const warning of await judge.close())
            tell(warning);
    }
}
function goodRuns(runs, sessions, policy) {
    const overalls = runs.map((run) => run.map(({ overall }) => overall));
    return {
        passed: runs.every((run) => (0,evaluate/* evaluateGates */.ud)(run, null, policy).verdict === 'pass'),
        unusable: sessions - Math.min(...runs.map((run) => run.length)),
        sessions: (overalls[0] ?? []).map((_, i) => (0,descriptive/* mean */.i2)(overalls.map((run) => run[i] ?? 0)) ?? 0),
        means: overalls.map((run) => (0,descriptive/* mean */.i2)(run) ?? 0),
    };
}
async function goodCandidates(sessions, { settings: { values }, ports: { files, digest } }, rate) {
    if ((0,candidate_paths/* pathsOf */.wG)(values.candidates).every((path) => files.kind(path) === 'missing')) {
        return { good: [], samples: 0, runs: null };
    }
    const read = await (0,read_candidates/* readCandidates */.lH)(values.candidates, files, digest, (0,format_of/* formatOf */.b)(values));
    const { byName, samplesOf, numbers, problems } = read;
    (0,errors/* refuse */.TR)(problems);
    const ratedOf = (find) => sessions.flatMap((golden) => {
        const candidate = find(golden.name);
        if (candidate?.kind !== 'valid')
            return [];
        return [{ golden, summary: candidate.summary, rated: rate(golden, candidate.summary) }];
    });
    const good = ratedOf((name) => byName.get(name));
    const ofSamples = numbers.map((number) => ratedOf((name) => samplesOf.get(name)?.get(number)));
    const runs = (numbers.length === 0 ? [good] : ofSamples).map((run) => run.map(({ rated }) => rated));
    return { good, samples: numbers.length, runs };
}
function gatesOf(values, sessions) {
    const floors = sessions.filter(({ gates }) => gates.min_overall !== undefined || gates.min_dimensions !== undefined);
    const failOn = (0,fail_on/* allowancesOf */.bK)(values['fail-on']).map(({ of, threshold }) => threshold === 0 ? of : `${of}=${threshold}`);
    const scored = gate_settings/* SCORE_GATE_NAMES */.Am.filter((name) => name !== 'fail-on' && name !== 'max-session-regression');
    return [
        ...(failOn.length === 0 ? [] : [`fail-on ${failOn.join(', ')}`]),
        ...scored
            .filter((name) => catalogue/* GATES */.JH[name].source === 'rubric')
            .flatMap((name) => (0,gate_settings/* thresholdsOf */.W6)(values[name]).map(({ of, threshold }) => `${(0,catalogue/* gateId */.Xc)(name, of)} ${(0,numbers/* showNumber */.Zo)(threshold)}`)),
        ...(floors.length === 0 ? [] : [`floors of ${(0,core_text/* counted */.hS)(floors.length, 'session')}`]),
    ];
}
function toJson({ test, rubric, gates, drawnFrom, tooLong, flagged, proposal, catches, judge, exam }) {
    const { sessions, references, candidates, edits } = test;
    const { damaging, harmless } = references;
    return {
        rubric,
        gates,
        sessions,
        drawn_from: drawnFrom,
        damaging,
        harmless,
        candidates: candidates === null ? null : textsJson(candidates),
        too_long: tooLong,
        fail_on: flagged,
        edits: edits.map(editJson),
        proposed: proposal === null ? null : { ...(0,terminal_proposal/* proposalJson */.t)(proposal), ...catches },
        judge: judge === null ? null : judgeJson(judge),
        exam: exam === null ? null : (0,redact/* maskTexts */.X)(examJson(exam)),
    };
}
function examJson({ accepted, rejected }) {
    const of = ({ session, taught: { id, because }, gates }) => ({ session, id, because, gates });
    const [failed, passed] = [rejected.filter(isFailing), accepted.filter((one) => !isFailing(one))];
    return {
        rejected: {
            summaries: rejected.length,
            failed: failed.length,
            slipped: rejected.filter((one) => !isFailing(one)).map(of),
        },
        accepted: { summaries: accepted.length, passed: passed.length, blocked: accepted.filter(isFailing).map(of) },
    };
}
function isFailing({ gates }) {
    return gates.length > 0;
}
function judgeJson({ strength, model, copies }) {
    return {
        model,
        ...strength,
        copies: copies.map((copy) => ({
            session: copy.session,
            kind: copy.kind,
            effect: copy.effect,
            overall: copy.judgement.overall.score,
            below: copy.judgement.overall.score === null ? null : (0,judge_strength/* isBelowLevel */.Cw)(copy, strength.level),
        })),
    };
}
function textsJson({ texts, damaging, harmless }) {
    return { sessions: texts, damaging, harmless };
}
function editJson({ edit, dose, meanOverall, sessionsNeeded, isRegression, candidates, ...caught }) {
    return {
        kind: edit.kind,
        family: edit.family,
        description: edit.description,
        effect: edit.effect,
        dose,
        unit: edit.unit,
        mean_overall: meanOverall === null ? null : Number(meanOverall.toFixed(6)),
        ...caughtJson(caught),
        sessions_needed: sessionsNeeded,
        regression: isRegression,
        candidates: candidates === null ? null : caughtJson(candidates),
    };
}
function caughtJson({ variants, alone, everywhere, notMade }) {
    return { variants, alone, everywhere, not_made: notMade };
}


/***/ }),

/***/ 54581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V5: () => (/* binding */ warmPrompts),
/* harmony export */   hA: () => (/* binding */ mayBeCached),
/* harmony export */   xc: () => (/* binding */ shortestCachedPrefix)
/* harmony export */ });
/* harmony import */ var _money_model_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38906);
/* harmony import */ var _money_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86585);


function warmPrompts(ask) {
    const first = new Map();
    return async (question, sample) => {
        if (!mayBeCached(question.request))
            return ask(question, sample);
        const { system, model } = question.request;
        const prompt = JSON.stringify([model, system]);
        for (let warming = first.get(prompt); warming !== undefined; warming = first.get(prompt)) {
            if ((await warming).attempts > 0)
                return ask(question, sample);
            if (first.get(prompt) === warming)
                first.delete(prompt);
        }
        const asked = ask(question, sample);
        first.set(prompt, asked);
        return asked;
    };
}
const SHORTEST = [
    ['claude-haiku-5-5', 512],
    ['claude-sonnet-5-5', 512],
    ['claude-opus-5', 512],
    ['claude-fable-5', 512],
    ['claude-sonnet-5', 1024],
    ['claude-sonnet-4', 1024],
    ['claude-opus-4-8', 1024],
    ['claude-opus-4-7', 2048],
    ['claude-opus-4-6', 4096],
    ['claude-opus-4-5', 4096],
    ['claude-haiku-4-5', 4096],
];
const LONGEST = 4096;
const known = (model) => SHORTEST.find(([start]) => (0,_money_model_id_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalModel */ .a)(model).startsWith(start))?.[1];
function shortestCachedPrefix(model) {
    return known(model) ?? LONGEST;
}
function mayBeCached({ model, system }) {
    return (0,_money_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOf */ .k8)(system) >= (known(model) ?? 0);
}


/***/ }),

/***/ 67777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ EstimateTally),
/* harmony export */   ot: () => (/* binding */ sumOfEstimates),
/* harmony export */   sc: () => (/* binding */ questionsThatFit),
/* harmony export */   vF: () => (/* binding */ withoutProgram),
/* harmony export */   x: () => (/* binding */ withoutRequests)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _asking_prompt_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54581);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15667);
/* harmony import */ var _money_prices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86585);




class EstimateTally {
    recordings;
    pricing;
    asks;
    calls = 0;
    recorded = 0;
    shared = 0;
    prompt = 0;
    completion = 0;
    likely = 0;
    most = 0;
    cachedSystems = new Set();
    asked = new Set();
    constructor(recordings, pricing, asks = 'an API') {
        this.recordings = recordings;
        this.pricing = pricing;
        this.asks = asks;
    }
    add(request, sample, output, worst = request) {
        const recorded = this.recordings.find(request, sample);
        const key = this.recordings.keyOf(request, sample);
        if (recorded !== undefined) {
            this.recorded++;
            return recorded;
        }
        if (this.asked.has(key)) {
            this.shared++;
            return undefined;
        }
        this.asked.add(key);
        this.count(request, output, worst);
        return undefined;
    }
    addLive(request, output) {
        this.count(request, output, request);
    }
    addPossible(request) {
        if (this.recordings.find(request, 0) !== undefined)
            return;
        this.most = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .addKnown */ .v2)(this.most, this.pricing.worstCase(request));
    }
    count(request, output, worst) {
        this.calls++;
        const system = (0,_money_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensOf */ .k8)(request.system);
        const rest = (0,_money_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensOf */ .k8)(request.user) + (0,_money_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensOf */ .k8)(JSON.stringify(request.schema));
        const prompt = JSON.stringify([request.model, request.system]);
        const isCached = this.cachedSystems.has(prompt) && system >= (0,_asking_prompt_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .shortestCachedPrefix */ .xc)(request.model);
        this.cachedSystems.add(prompt);
        this.prompt += system + rest;
        this.completion += output;
        this.likely = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .addKnown */ .v2)(this.likely, this.pricing.cost(request.model, {
            fresh: isCached ? rest : system + rest,
            cached: isCached ? system : 0,
            output,
        }));
        this.most = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .addKnown */ .v2)(this.most, this.pricing.worstCase(worst));
    }
    finish(sessions) {
        return {
            sessions,
            calls: this.calls,
            uncounted: this.asks === 'a program' ? this.calls : 0,
            recorded: this.recorded,
            shared: this.shared,
            promptTokens: this.prompt,
            completionTokens: this.completion,
            likelyUsd: this.likely,
            mostUsd: this.most,
        };
    }
}
function sumOfEstimates([first, ...others]) {
    if (first === undefined)
        throw new RangeError('somebody would be asked');
    return others.reduce((sum, one) => ({
        sessions: sum.sessions,
        calls: sum.calls + one.calls,
        uncounted: sum.uncounted + one.uncounted,
        recorded: sum.recorded + one.recorded,
        shared: sum.shared + one.shared,
        promptTokens: sum.promptTokens + one.promptTokens,
        completionTokens: sum.completionTokens + one.completionTokens,
        likelyUsd: addCounted('likelyUsd', sum, one),
        mostUsd: addCounted('mostUsd', sum, one),
    }), first);
}
function addCounted(amount, a, b) {
    if (isUncounted(a))
        return b[amount];
    return isUncounted(b) ? a[amount] : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .addKnown */ .v2)(a[amount], b[amount]);
}
function isUncounted({ calls, uncounted }) {
    return uncounted > 0 && uncounted === calls;
}
function withoutRequests({ recorded, shared }) {
    return [
        ...(recorded === 0 ? [] : [`, and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(recorded, 'recorded answer')} that cost nothing`]),
        ...(shared === 0 ? [] : [`, and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(shared, 'answer')} shared by sessions with the same question`]),
    ].join('');
}
function withoutProgram(estimate) {
    return estimate.uncounted === 0 || isUncounted(estimate) ? '' : ', and what the program takes, which nobody knows';
}
function questionsThatFit({ calls, likelyUsd, mostUsd }, leftUsd) {
    if (calls === 0 || likelyUsd === null || mostUsd === null || likelyUsd === 0)
        return null;
    const [likely, most] = [likelyUsd / calls, mostUsd / calls];
    const fitting = leftUsd < most ? 0 : Math.floor((leftUsd - most) / likely) + 1;
    return fitting >= calls ? null : fitting;
}


/***/ }),

/***/ 5991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IA: () => (/* binding */ usdOf),
/* harmony export */   Pt: () => (/* binding */ isAmount),
/* harmony export */   df: () => (/* binding */ nanoAtLeast),
/* harmony export */   zt: () => (/* binding */ nanoAtMost)
/* harmony export */ });
const NANO = 1e9;
const NOISE = 1e-3;
function nanoAtLeast(usd) {
    return Math.max(0, Math.ceil(usd * NANO - NOISE));
}
function nanoAtMost(usd) {
    return Math.floor(usd * NANO + NOISE);
}
function usdOf(nano) {
    return nano / NANO;
}
function isAmount(usd) {
    return usd !== null && Number.isFinite(usd) && usd >= 0 && usd * NANO <= Number.MAX_SAFE_INTEGER;
}


/***/ }),

/***/ 86585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   lD: () => (/* binding */ overridePrices),
/* harmony export */   wB: () => (/* binding */ worstCase),
/* harmony export */   wE: () => (/* binding */ BUILT_IN_PRICES),
/* harmony export */   xx: () => (/* binding */ priceOf)
/* harmony export */ });
/* unused harmony export inputBound */
/* harmony import */ var _model_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38906);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5991);


const PRICE_LIST = { asOf: '2026-10-24', source: 'price list of Anthropic, API, without batch discount' };
const BUILT_IN_PRICES = new Map([
    [
        'claude-haiku-5-5',
        {
            ...PRICE_LIST,
            rates: { input: 0.1, output: 0.5, cacheWrite: 0.125, cacheRead: 0.01 },
            long: { above: 100_000, rates: { input: 0.5, output: 2.5, cacheWrite: 0.625, cacheRead: 0.05 } },
        },
    ],
    ['claude-sonnet-5-5', { ...PRICE_LIST, rates: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 } }],
    ['claude-opus-5-5', { ...PRICE_LIST, rates: { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.2 } }],
    ['claude-fable-5-1', { ...PRICE_LIST, rates: { input: 10, output: 50, cacheWrite: 12.5, cacheRead: 0.25 } }],
    ['claude-sonnet-5', { ...PRICE_LIST, rates: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.2 } }],
    ['claude-opus-5', { ...PRICE_LIST, rates: { input: 5, output: 25, cacheWrite: 6.25, cacheRead: 0.5 } }],
    ['claude-haiku-4-5', { ...PRICE_LIST, rates: { input: 1, output: 5, cacheWrite: 1.25, cacheRead: 0.1 } }],
]);
const DAY = /-\d{4}-\d{2}-\d{2}$/;
function priceOf(model, prices) {
    return prices.get(model) ?? prices.get((0,_model_id_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModel */ .a)(model)) ?? prices.get(model.replace(DAY, ''));
}
function costOf(model, usage, prices) {
    const price = priceOf(model, prices);
    if (usage === null)
        return null;
    const counts = [usage.inputTokens, usage.outputTokens, usage.cacheWriteTokens, usage.cacheReadTokens];
    if (price === undefined || !counts.every((count) => Number.isSafeInteger(count) && count >= 0))
        return null;
    const prompt = usage.inputTokens + usage.cacheWriteTokens + usage.cacheReadTokens;
    const { long } = price;
    return charge(usage, long !== undefined && prompt > long.above ? long.rates : price.rates);
}
const ADDED_TOKENS = 1000;
function worstCase(request, prices, schema = 'once') {
    const price = priceOf(request.model, prices);
    if (price === undefined)
        return null;
    const input = inputBound(request, schema);
    const worst = worstAt(price.rates, input, request.maxTokens);
    if (price.long === undefined || input <= price.long.above || worst === null)
        return worst;
    const worstIfLong = worstAt(price.long.rates, input, request.maxTokens);
    return worstIfLong === null ? null : Math.max(worst, worstIfLong);
}
function worstAt(rates, inputTokens, outputTokens) {
    const input = Math.max(rates.input, rates.cacheWrite, rates.cacheRead);
    return charge({ inputTokens, outputTokens, cacheWriteTokens: 0, cacheReadTokens: 0 }, { ...rates, input });
}
function inputBound({ system, user, schema }, sent = 'once') {
    const ofSchema = utf8Length(JSON.stringify(schema)) * (sent === 'twice' ? 2 : 1);
    return utf8Length(system) + utf8Length(user) + ofSchema + ADDED_TOKENS;
}
function utf8Length(text) {
    return new TextEncoder().encode(text).length;
}
function charge(usage, rates) {
    const micro = usage.inputTokens * rates.input +
        usage.outputTokens * rates.output +
        usage.cacheWriteTokens * rates.cacheWrite +
        usage.cacheReadTokens * rates.cacheRead;
    return (0,_money_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmount */ .Pt)(micro / 1e6) ? (0,_money_js__WEBPACK_IMPORTED_MODULE_1__/* .usdOf */ .IA)((0,_money_js__WEBPACK_IMPORTED_MODULE_1__/* .nanoAtLeast */ .df)(micro / 1e6)) : null;
}
const RATE_NAMES = [
    ['input', 'input'],
    ['output', 'output'],
    ['cacheWrite', 'cache_write'],
    ['cacheRead', 'cache_read'],
];
const CACHE_WRITE_FACTOR = 1.25;
function overridePrices(prices, overrides, from) {
    const merged = new Map(prices);
    const problems = [];
    for (const [model, override] of overrides) {
        const listed = priceOf(model, prices);
        const known = from === 'config' ? listed : undefined;
        if (from === 'config' && known === undefined) {
            problems.push(`${model} is not in the built-in table; allowed in the config file: models of the table; for another one set the input or flag prices, as in ${model}=0.5/2.5`);
            continue;
        }
        const floor = known?.rates ?? FREE;
        const found = RATE_NAMES.flatMap(([rate, name]) => {
            const value = override[rate];
            const lowest = lowestOf(rate, floor, known);
            if (value === undefined ? !(known === undefined && isMain(rate)) : lowest.accepts(value))
                return [];
            return [`${model}: ${name} is ${value ?? 'missing'}; allowed: ${lowest.words} USD per million tokens`];
        });
        problems.push(...found);
        if (found.length === 0)
            merged.set(model, raise(override, floor, known, listed?.long));
    }
    return problems.length > 0 ? { problems } : { prices: merged };
}
const FREE = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 };
function isMain(rate) {
    return rate === 'input' || rate === 'output';
}
function lowestOf(rate, floor, known) {
    const lowest = floor[rate];
    const isOpen = lowest === 0 && known === undefined && isMain(rate);
    return {
        accepts: (value) => Number.isFinite(value) && (isOpen ? value > 0 : value >= lowest),
        words: isOpen ? 'more than 0' : `${lowest} or more`,
    };
}
function raise(override, floor, known, long) {
    const input = override.input ?? floor.input;
    const rates = {
        input,
        output: override.output ?? floor.output,
        cacheWrite: override.cacheWrite ?? Math.max(floor.cacheWrite, input * CACHE_WRITE_FACTOR),
        cacheRead: override.cacheRead ??
            (known === undefined ? input : Math.max(floor.cacheRead, input * (floor.cacheRead / floor.input))),
    };
    const from = { asOf: null, source: 'the configuration' };
    if (long === undefined)
        return { rates, ...from };
    return { rates, ...from, long: { above: long.above, rates: larger(rates, long.rates) } };
}
function larger(a, b) {
    return {
        input: Math.max(a.input, b.input),
        output: Math.max(a.output, b.output),
        cacheWrite: Math.max(a.cacheWrite, b.cacheWrite),
        cacheRead: Math.max(a.cacheRead, b.cacheRead),
    };
}
const CHARACTERS_A_TOKEN = 3.3;
function tokensOf(text) {
    return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}


/***/ }),

/***/ 50082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ askingCost),
/* harmony export */   dD: () => (/* binding */ renderUnjudged),
/* harmony export */   tV: () => (/* binding */ renderEstimate)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67777);
/* harmony import */ var _report_round_usd_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63422);



function renderUnjudged(about) {
    return `${[
        NOTHING_DONE,
        ...('turns' in about ? [`  turns      ${about.turns}`] : foundLines(about)),
        '  judge      off: nobody is asked, and nothing is spent',
    ].join('\n')}\n`;
}
function foundLines({ found, labels }) {
    return [
        ...(found === undefined
            ? []
            : [`  found      ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(found.sessions, 'session')}, ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(found.candidates, 'candidate')}`]),
        ...(labels === 0 ? [] : [`  labels     ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(labels, 'labelled candidate')}`]),
    ];
}
const NOTHING_DONE = 'Dry run: nothing was asked, written or published.';
function renderEstimate(estimate, { 'max-cost-usd': cap, 'judge-model': model, 'judge-transport': transport, }, about) {
    const { sessions, calls, promptTokens, completionTokens, likelyUsd, mostUsd } = estimate;
    const lines = [
        NOTHING_DONE,
        'turns' in about
            ? `  turns      ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(about.turns, 'turn')} to judge with ${model}`
            : `  sessions   ${namesOf(sessions, about.labels)} to judge with ${model}`,
        `  requests   ${calls}${(0,_judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRequests */ .x)(estimate)}`,
        `  tokens     about ${promptTokens} in, ${completionTokens} out`,
        estimate.uncounted === calls && calls > 0 && likelyUsd === null
            ? '  cost       unknown: the program of judge-command does not say what it takes'
            : `  cost       about ${usd(likelyUsd)}, at most ${usd(mostUsd)} without retries${about.asksFurther ? ' and further samples' : ''}${transport === 'batch' ? ', by batch at half price' : ''}${(0,_judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutProgram */ .vF)(estimate)}`,
        cap === null ? '  cap        none' : `  cap        ${usd(cap)}: a request that could pass it is not made`,
    ];
    return `${lines.join('\n')}\n`;
}
function askingCost(estimate, model, about) {
    const { calls, likelyUsd, mostUsd } = estimate;
    const told = (amount) => (amount === null ? 'an unknown amount' : (0,_report_round_usd_js__WEBPACK_IMPORTED_MODULE_2__/* .inDollars */ .D)(amount));
    return `Asking ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(model)} about ${about}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(calls, 'request')}${(0,_judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRequests */ .x)(estimate)}; about ${told(likelyUsd)}, at most ${told(mostUsd)} without retries${(0,_judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutProgram */ .vF)(estimate)}`;
}
function namesOf(sessions, labels) {
    const ofLabels = labels === 0 ? [] : [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(labels, 'labelled candidate')];
    return [...(sessions > 0 || labels === 0 ? [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(sessions, 'session')] : []), ...ofLabels].join(' and ');
}
function usd(amount) {
    return amount === null ? 'unknown (no price for this model)' : (0,_report_round_usd_js__WEBPACK_IMPORTED_MODULE_2__/* .inDollars */ .D)(amount);
}


/***/ }),

/***/ 72134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ proposalSentences),
/* harmony export */   t: () => (/* binding */ proposalJson)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67952);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _self_test_propose_threshold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83794);



function proposalSentences(proposal) {
    if (proposal.kind === 'none')
        return whyNone(proposal);
    const { runs, blocked, spread } = proposal;
    const room = (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .showNumber */ .Zo)(_self_test_propose_threshold_js__WEBPACK_IMPORTED_MODULE_2__/* .ROOM_FOR_WORDING */ .Bw);
    return spread === null
        ? `One run cannot tell how far good runs lie apart. So this leaves room: ${room} below the lower end of the 95 % interval of its mean, since summaries that are as true in other words may cost a mean that much.`
        : `It would have blocked ${blocked} of the ${runs} runs that are known, whose means lie ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .showNumber */ .Zo)(spread)} apart (standard deviation). Of runs that differ as these do fewer than 5 in 100 fall below it, and it is ${room} or more below what they score, for other words that are as true.`;
}
function whyNone(proposal) {
    switch (proposal.why) {
        case 'unusable':
            return `No threshold is proposed: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(proposal.sessions, 'session')} without a usable candidate, and a good run has one for each.`;
        case 'too few':
            return `No threshold is proposed from ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(proposal.sessions, 'session')}: from ${_self_test_propose_threshold_js__WEBPACK_IMPORTED_MODULE_2__/* .FEWEST_SESSIONS */ .Xh} on one is.`;
        case 'not passed':
            return 'No threshold is proposed: this run does not pass, and what it scores is no measure of a good one.';
        case 'too low':
            return 'No threshold is proposed: with room for other words, what these scores allow is 0, which would guard nothing.';
        case 'as high already':
            return 'min-overall is as high as this run allows already.';
    }
}
function proposalJson(proposal) {
    const reason = proposalSentences(proposal);
    return proposal.kind === 'none'
        ? { min_overall: null, reason }
        : {
            min_overall: proposal.minOverall,
            runs: proposal.runs,
            blocked: proposal.blocked,
            spread: proposal.spread === null ? null : Number(proposal.spread.toFixed(6)),
            reason,
        };
}


/***/ }),

/***/ 64276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ rateAsInARun)
/* harmony export */ });
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85981);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30965);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86588);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7963);
/* harmony import */ var _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65465);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80677);
/* harmony import */ var _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32670);
/* harmony import */ var _scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3212);








function rateAsInARun(sessions, { rubric, weights, ...format }, { files, digest }) {
    const pairs = new _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .SummaryPairs */ .c();
    const { vocabularies } = pairs;
    const tools = {
        score: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_3__/* .openScorer */ .DL)(rubric, weights, format.dimensions, pairs),
        check: new _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__/* .RequirementCheck */ .gx(vocabularies),
        claims: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_3__/* .openClaimCheck */ .HP)(rubric, pairs),
        candidatesPath: '',
        format: (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .b)(format),
        context: new ContextOfManyTexts((golden) => (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_0__/* .findTranscript */ .cj)(golden, files, digest), () => (0,_scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__/* .otherSessions */ .kN)(sessions), vocabularies),
    };
    return (golden, text) => (0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreCandidate */ .e)(golden, (0,_scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryAsCandidate */ .C2)(golden.name, text), tools);
}
class ContextOfManyTexts extends _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__/* .SessionContext */ .IC {
    last;
    groundsOf(golden) {
        if (this.last?.golden !== golden)
            this.last = { golden, grounds: super.groundsOf(golden) };
        return this.last.grounds;
    }
}


/***/ }),

/***/ 10247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dE: () => (/* binding */ blindSpots),
/* harmony export */   gS: () => (/* binding */ examineRejected),
/* harmony export */   sb: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);
/* harmony import */ var _gates_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91567);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18295);
/* harmony import */ var _scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3212);




function examine(sessions, policy, rate) {
    const gatesOf = (0,_gates_evaluate_js__WEBPACK_IMPORTED_MODULE_1__/* .gatesOfOne */ .iZ)(policy);
    const accepted = sessions.flatMap((golden) => golden.accepted.map((taught) => {
        const rated = rate((0,_scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutItself */ .cb)(golden, taught), taught.summary);
        return { session: golden.name, taught, gates: gatesOf(rated) };
    }));
    const rejected = examineRejected(sessions, policy, rate);
    return accepted.length + rejected.length === 0 ? null : { accepted, rejected };
}
function examineRejected(sessions, policy, rate) {
    const gatesOf = (0,_gates_evaluate_js__WEBPACK_IMPORTED_MODULE_1__/* .gatesOfOne */ .iZ)(policy);
    return sessions.flatMap((golden) => golden.rejected.map((taught) => ({ session: golden.name, taught, gates: gatesOf(rate(golden, taught.summary)) })));
}
function* blindSpots(sessions, rate) {
    for (const golden of sessions) {
        for (const rejected of golden.rejected) {
            const { code, summary } = rejected;
            if (code === null || _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .JUDGED_CODES */ .nN.has(code) || (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_2__/* .codesIn */ .Od)(rate(golden, summary)).includes(code))
                continue;
            yield { rejected, code };
        }
    }
}


/***/ }),

/***/ 83794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ ROOM_FOR_WORDING),
/* harmony export */   Xh: () => (/* binding */ FEWEST_SESSIONS),
/* harmony export */   YZ: () => (/* binding */ proposeMinOverall)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67952);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94400);
/* harmony import */ var _statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59575);



const ROOM_FOR_WORDING = 0.15;
const FEWEST_SESSIONS = 10;
function proposeMinOverall({ passed, unusable, sessions, means }, set) {
    if (unusable > 0)
        return { kind: 'none', why: 'unusable', sessions: unusable };
    if (sessions.length < FEWEST_SESSIONS)
        return { kind: 'none', why: 'too few', sessions: sessions.length };
    if (!passed)
        return { kind: 'none', why: 'not passed' };
    const least = Math.min(lowestMean(sessions) - ROOM_FOR_WORDING, nextOf(means));
    const minOverall = downToHundredth(least);
    if (minOverall <= 0)
        return { kind: 'none', why: 'too low' };
    if (minOverall <= (set ?? 0))
        return { kind: 'none', why: 'as high already' };
    return {
        kind: 'proposed',
        minOverall,
        runs: Math.max(1, means.length),
        blocked: means.filter((one) => (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(one) < minOverall).length,
        spread: (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__/* .standardDeviation */ .Fx)(means),
    };
}
function lowestMean(sessions) {
    const [first = 0] = sessions;
    if (sessions.every((score) => score === first))
        return (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .leastMeanOfEqual */ .aP)(first, sessions.length);
    const [interval] = (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .meanIntervals */ .sE)([sessions], { low: 0, high: 1 });
    return interval?.low ?? 0;
}
function nextOf(means) {
    const spread = (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__/* .standardDeviation */ .Fx)(means);
    if (spread === null)
        return Number.POSITIVE_INFINITY;
    const error = spread * Math.sqrt(1 + 1 / means.length);
    return ((0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(means) ?? 0) - (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .student975 */ .F$)(means.length - 1) * error;
}
function downToHundredth(value) {
    return Math.floor(value * 100 + 1e-9) / 100;
}


/***/ })

};
