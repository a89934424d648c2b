export const id = 4761;
export const ids = [4761];
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

/***/ 4761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selfTest: () => (/* binding */ self_test_selfTest)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(11388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(67952);
// EXTERNAL MODULE: ./build/gates/catalogue.js
var catalogue = __webpack_require__(63814);
// EXTERNAL MODULE: ./build/gates/evaluate.js + 6 modules
var evaluate = __webpack_require__(39146);
// EXTERNAL MODULE: ./build/gates/policy.js
var gates_policy = __webpack_require__(20025);
// EXTERNAL MODULE: ./build/inputs/candidates/read-candidates.js + 3 modules
var read_candidates = __webpack_require__(93291);
// EXTERNAL MODULE: ./build/inputs/corpus/read-corpus.js + 2 modules
var read_corpus = __webpack_require__(96136);
// EXTERNAL MODULE: ./build/inputs/format/format-of.js
var format_of = __webpack_require__(30965);
// EXTERNAL MODULE: ./build/judge/judge-strength.js
var judge_strength = __webpack_require__(82261);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(19970);
;// CONCATENATED MODULE: ./build/render/terminal/judge-strength.js




/** What asking about the copies costs, before anybody is asked. */
function copiesCost({ sessions, calls, recorded, likelyUsd, mostUsd }, model) {
    const usd = (amount) => (amount === null ? 'an unknown amount' : `$${amount.toFixed(4)}`);
    const known = recorded === 0 ? '' : `, and ${(0,core_text/* counted */.hS)(recorded, 'recorded answer')} that cost nothing`;
    return `Asking ${(0,core_text/* terminalLine */.tL)(model)} about ${(0,core_text/* counted */.hS)(sessions, 'copy', 'copies')} of references: ${(0,core_text/* counted */.hS)(calls, 'request')}${known}; about ${usd(likelyUsd)}, at most ${usd(mostUsd)} without retries`;
}
/** How strong the judge is, and what it has not seen. */
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

// EXTERNAL MODULE: ./build/render/terminal/proposal.js
var terminal_proposal = __webpack_require__(72134);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/statistics/holm.js
var holm = __webpack_require__(45722);
;// CONCATENATED MODULE: ./build/render/terminal/self-test.js







/** The self-test on one screen: what share of each kind of damage the gates catch, what they block, what would be better. */
function renderSelfTest(result, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { test, rubric, gates, samples } = result;
    const head = [
        changedTexts('reference', test.references),
        ...(test.candidates === null ? [] : [changedTexts('passing candidate', test.candidates)]),
        ...(test.candidates === null || samples < 2 ? [] : [`of ${samples} samples of a session the first that is usable`]),
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
        ...harmlessLines(result, screen),
        ...suggestionLines(result, paint, screen),
        ...(result.judge === null ? [] : judgeStrengthLines(result.judge, screen)),
    ].join('\n');
}
function changedTexts(noun, { texts, damaging, harmless }) {
    return `${(0,core_text/* counted */.hS)(texts, noun)}, ${damaging.variants} times damaged and ${harmless.variants} times changed harmlessly`;
}
const LEGEND = 'All, One: share caught where every session is damaged so, or a single one. From: how many sessions have to be damaged ' +
    'before a gate fires. Base: whether a regression gate would tell it from a perfect baseline.';
const LEGEND_OF_CANDIDATES = 'Cand: share caught of damaged candidates, Ref: of copies of the references, which differ from these in nothing but the damage.';
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
/** How many kinds of damage a baseline would tell, of those that references can have. */
function regressionsIn(edits) {
    const made = edits.filter(({ edit, variants }) => edit.effect === 'damaging' && variants > 0);
    return { told: made.filter(({ isRegression }) => isRegression).length, of: made.length };
}
const CELL = 8;
/**
 * A line for all kinds of damage that the gates catch alike, the best caught first: most gates leave most kinds in one line.
 * Where a baseline would tell more doses of one than of another, the line has the least and the most, and begins with those
 * that it tells best.
 */
function table(test, paint, screen) {
    const { edits, references, candidates, sessions } = test;
    const damage = edits.filter(({ edit }) => edit.effect === 'damaging');
    const families = [...new Set(damage.map(({ edit }) => edit.family))];
    const alike = new Map();
    for (const name of families) {
        const family = familyOf(name, damage.filter(({ edit }) => edit.family === name), candidates === null ? 'references' : 'candidates');
        const cells = rowOf(family.cells);
        alike.set(cells, [...(alike.get(cells) ?? []), family]);
    }
    const rows = [...alike]
        .map(([cells, group]) => ({ cells, group: group.sort((a, b) => b.told - a.told) }))
        .sort(({ group: [a] }, { group: [b] }) => (b?.caught ?? 0) - (a?.caught ?? 0) || (b?.told ?? 0) - (a?.told ?? 0));
    const { told, of } = regressionsIn(edits);
    const shares = sharesOf(references.damaging, candidates?.damaging ?? null);
    const head = candidates === null ? ['All', 'One'] : ['Cand:All', 'One', 'Ref:All', 'One'];
    const counts = candidates === null
        ? [references.damaging.variants, '']
        : [candidates.damaging.variants, '', references.damaging.variants, ''];
    return [
        paint.dim(`${rowOf([...head, `From/${sessions}`, 'Base'])}  Damage`),
        ...rows.flatMap(({ cells, group }) => {
            const lines = (0,layout/* hang */.lG)(`${cells}${rowOf([toldOf(group)])}  `, group.map(({ name }) => name).join(', '), screen);
            return group[0]?.caught === 0 ? lines.map(paint.yellow) : lines;
        }),
        paint.bold(`${rowOf([...shares, '', percent(told, of)])}  all damage`),
        paint.dim(`${rowOf([...counts.map(String), '', ''])}  damaged texts`),
    ];
}
/** What share of the doses a baseline would tell, of those that it tells worst and best. */
function toldOf(group) {
    const shares = group.map(({ told }) => told);
    const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => Math.round(100 * share));
    return least === most ? `${most} %` : `${least}–${most} %`;
}
const rowOf = (cells) => cells.map((cell) => cell.padStart(CELL)).join('');
/** Shares caught: of candidates first, where there are any. */
function sharesOf(references, candidates) {
    return [...(candidates === null ? [] : [candidates]), references].flatMap(({ variants, everywhere, alone }) => [
        percent(everywhere, variants),
        percent(alone, variants),
    ]);
}
function familyOf(name, edits, sortedBy) {
    const references = sumOf(edits);
    const candidates = sortedBy === 'references' ? null : sumOf(edits.flatMap(({ candidates: of }) => of ?? []));
    const needed = edits.flatMap(({ sessionsNeeded }) => (sessionsNeeded === null ? [] : [sessionsNeeded]));
    const { told, of } = regressionsIn(edits);
    const { everywhere, variants } = candidates ?? references;
    return {
        name: name.replaceAll('-', ' '),
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
    const chance = variants === 0 ? 0 : (0,holm/* chanceOfAny */.c0)(alone / variants, sessions);
    const of = candidates === null ? '' : ' of candidates';
    const ofReferences = candidates === null
        ? ''
        : ` Of references: ${references.harmless.everywhere} of ${references.harmless.variants}, ${references.harmless.alone}.`;
    const told = `Harmless edits${of}: ${everywhere} of ${variants} are blocked where every session has one, ${alone} where one has.${ofReferences} `;
    const grows = alone === 0
        ? ''
        : `With one in each of ${sessions} sessions the chance that some session is blocked grows to ${Math.round(100 * chance)} %. `;
    const blocked = edits.filter(({ edit, everywhere: n, candidates: own }) => edit.effect === 'harmless' && n + (own?.everywhere ?? 0) > 0);
    const which = blocked.length === 0 ? '' : `Blocked: ${[...new Set(blocked.map(({ edit }) => edit.kind))].join(', ')}.`;
    return [...(0,layout/* hang */.lG)('', `${told}${grows}${which}`.trim(), screen), ''];
}
/** What needs no threshold, then the one that may be raised, with what it would do. */
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
    return whole === 0 ? 'n/a' : `${Math.round((100 * part) / whole)} %`;
}

// EXTERNAL MODULE: ./build/inputs/corpus/find-transcript.js
var find_transcript = __webpack_require__(85981);
// EXTERNAL MODULE: ./build/rubric/requirement-check.js + 1 modules
var requirement_check = __webpack_require__(13572);
// EXTERNAL MODULE: ./build/rubric/score.js + 22 modules
var score = __webpack_require__(38687);
// EXTERNAL MODULE: ./build/rubric/v2/summary-pairs.js
var summary_pairs = __webpack_require__(65465);
// EXTERNAL MODULE: ./build/scoring/score-session.js + 1 modules
var score_session = __webpack_require__(17472);
// EXTERNAL MODULE: ./build/scoring/session-context.js
var session_context = __webpack_require__(77544);
;// CONCATENATED MODULE: ./build/self-test/as-in-a-run.js







/**
 * Scores texts as a run scores candidates: against the reference, the transcript and the requirements of their session, and
 * against the actions of the others.
 * @param sessions of the whole corpus
 */
function rateAsInARun(sessions, { rubric, weights, ...format }, { files, digest }) {
    const pairs = new summary_pairs/* SummaryPairs */.c();
    const { vocabularies } = pairs;
    const others = sessions.filter(({ canary }) => !canary).slice(0, session_context/* MOST_SESSIONS */.E);
    const tools = {
        score: (0,score/* openScorer */.DL)(rubric, weights, format.dimensions, pairs),
        check: new requirement_check/* RequirementCheck */.gx(vocabularies),
        claims: (0,score/* openClaimCheck */.HP)(rubric, pairs),
        candidatesPath: '',
        format: (0,format_of/* formatOf */.b)(format),
        context: new ContextOfManyTexts((golden) => (0,find_transcript/* findTranscript */.c)(golden, files, digest), () => others, vocabularies),
    };
    return (golden, text) => (0,score_session/* scoreCandidate */.e$)(golden, candidateOf(golden.name, text), tools);
}
/** Many texts of one session are scored in a row: its transcript is read once for them, and that of one session held. */
class ContextOfManyTexts extends session_context/* SessionContext */.I {
    last;
    groundsOf(golden) {
        if (this.last?.golden !== golden)
            this.last = { golden, grounds: super.groundsOf(golden) };
        return this.last.grounds;
    }
}
/** A text that stands in no file, each value of it in a place of its own. */
function candidateOf(name, summary) {
    return {
        kind: 'valid',
        name,
        place: { file: '' },
        summary,
        digest: '',
        missing: new Map(),
        unread: [],
        outcomeWord: null,
        places: () => (path) => ({ file: path.join('/') }),
    };
}

// EXTERNAL MODULE: ./build/settings/fail-on.js
var fail_on = __webpack_require__(93018);
// EXTERNAL MODULE: ./build/gates/baseline/change.js
var baseline_change = __webpack_require__(56043);
// EXTERNAL MODULE: ./build/gates/baseline/session-drops.js
var session_drops = __webpack_require__(87828);
// EXTERNAL MODULE: ./build/gates/regression-checks.js
var regression_checks = __webpack_require__(53118);
// EXTERNAL MODULE: ./build/statistics/descriptive.js
var descriptive = __webpack_require__(94400);
// EXTERNAL MODULE: ./build/self-test/mutations/edits-of.js
var edits_of = __webpack_require__(29884);
// EXTERNAL MODULE: ./build/self-test/mutations/mutations.js
var mutations = __webpack_require__(97129);
// EXTERNAL MODULE: ./build/self-test/rated-mutation.js
var rated_mutation = __webpack_require__(92790);
;// CONCATENATED MODULE: ./build/self-test/self-test.js









/**
 * Changes every reference and every candidate that passes, in every way and every dose, and looks at what the gates make of
 * it.
 */
function selfTest(sessions, candidates, policy, rate) {
    const all = (0,edits_of/* editsOf */.t)(policy.dimensions);
    const lenders = sessions.map(({ name, reference }) => ({ name, summary: reference }));
    const ofReferences = sessions.flatMap((golden) => rateAll(golden, golden.reference, lenders, all, rate));
    const passing = candidates.filter(({ rated }) => (0,rated_mutation/* passesUndamaged */.mT)(rated, policy));
    const ofCandidates = passing.flatMap(({ golden, summary }) => rateAll(golden, summary, lenders, all, rate));
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
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [mutation]);
        else
            group.push(mutation);
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
    const of = (effect) => countCaught(mutations.filter(({ mutation }) => mutation.edit.effect === effect), policy);
    return { texts, damaging: of('damaging'), harmless: of('harmless'), mutations };
}
function rateAll(golden, summary, lenders, edits, rate) {
    const { name, reference } = golden;
    return (0,mutations/* mutationsOf */.QK)({ name, summary }, lenders, edits, reference).map((mutation) => ({
        mutation,
        rated: rate(golden, mutation.summary),
    }));
}
function countCaught(mutations, policy) {
    return {
        variants: mutations.length,
        alone: mutations.filter((mutation) => (0,rated_mutation/* failsAlone */.fh)(mutation, policy)).length,
        everywhere: mutations.filter((mutation) => (0,rated_mutation/* failsEverywhere */.eW)(mutation, policy)).length,
    };
}
/** Sessions that an edit cannot change stay as they are. */
function withChanged(perfect, group) {
    const changed = new Map(group.map(({ rated }) => [rated.golden.name, rated]));
    return perfect.map((session) => changed.get(session.golden.name) ?? session);
}
function isRegression(group, perfect, policy) {
    if (group.length === 0)
        return false;
    const { 'max-regression': maxRegression, 'max-session-regression': maxDrop } = policy.thresholds;
    const overalls = (sessions) => sessions.map(({ overall }) => overall);
    const [before, now] = [overalls(perfect), overalls(withChanged(perfect, group))];
    const [change] = (0,baseline_change/* changesBetween */.iv)([{ before, now }]);
    if (change === undefined)
        return false;
    const isOfMean = maxRegression !== null &&
        (0,baseline_change/* changeWord */.dY)(change, (0,regression_checks/* shownDrop */.lb)(change, policy.precision), maxRegression, undefined) === 'regression';
    const deltas = now.map((overall, i) => ({ delta: overall - (before[i] ?? 0) }));
    return isOfMean || (maxDrop !== null && someFellTooFar(deltas, maxDrop));
}
function someFellTooFar(deltas, most) {
    if (most !== 'auto')
        return deltas.some(({ delta }) => (0,numbers/* shown */.SP)(-delta) > (0,numbers/* shown */.SP)(most));
    return (0,session_drops/* allowedDrops */.N)(deltas).some(({ session, allowed }) => (0,numbers/* shown */.SP)(-session.delta) > (0,numbers/* shown */.SP)(allowed));
}
/** By halving: with each session more that looks so, no mean rises. */
function sessionsNeeded(group, perfect, policy) {
    const fires = (count) => {
        return (0,evaluate/* evaluateGates */.ud)(withChanged(perfect, group.slice(0, count)), null, policy).verdict === 'fail';
    };
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


/** What `fail-on` tells by itself: of candidates where there are any, else of copies of the references. */
function flaggedBy({ thresholds }, { references, candidates }) {
    const codes = new Set((0,fail_on/* allowancesOf */.bK)(thresholds['fail-on']).flatMap(({ of }) => (0,fail_on/* codesOf */.MZ)(of)));
    const { mutations } = candidates ?? references;
    const of = (effect) => mutations.filter(({ mutation, rated }) => mutation.edit.effect === effect && rated.defects.some(({ code }) => codes.has(code))).length;
    return { damaging: of('damaging'), harmless: of('harmless') };
}
/** What the gates make of changed texts, of candidates where there are any, if `min-overall` were another one. */
function catchesWith(minOverall, { references, candidates }, policy) {
    const thresholds = { ...policy.thresholds, 'min-overall': minOverall };
    return catchesOf(candidates ?? references, { ...policy, thresholds });
}
function catchesOf({ mutations }, policy) {
    const of = (effect) => countCaught(mutations.filter(({ mutation }) => mutation.edit.effect === effect), policy);
    return { damaging: of('damaging'), harmless: of('harmless') };
}

// EXTERNAL MODULE: ./build/self-test/propose-threshold.js
var propose_threshold = __webpack_require__(83794);
// EXTERNAL MODULE: ./build/settings/candidate-paths.js
var candidate_paths = __webpack_require__(16276);
// EXTERNAL MODULE: ./build/settings/gate-settings.js
var gate_settings = __webpack_require__(42407);
;// CONCATENATED MODULE: ./build/command-line/commands/self-test.js






















/** Damages every reference and every passing candidate on purpose and shows what the configured gates make of it. */
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
    const policy = (0,gates_policy/* policyOf */.US)(run.settings);
    const rate = rateAsInARun(corpus.sessions, values, run.ports);
    const { good, samples, runs } = await goodCandidates(sessions, run, rate);
    const test = selfTest(sessions, good, policy, rate);
    const proposal = runs === null ? null : (0,propose_threshold/* proposeMinOverall */.YZ)(goodRuns(runs, sessions.length, policy), values['min-overall']);
    const result = {
        test,
        rubric: values.rubric,
        gates: gatesOf(values, sessions),
        samples,
        flagged: values['fail-on'] === null ? null : flaggedBy(policy, test),
        proposal,
        catches: proposal?.kind === 'proposed' ? catchesWith(proposal.minOverall, test, policy) : null,
        judge: isJudgeAsked(run) ? await askJudge(corpus.sessions, context) : null,
    };
    print(json ? (0,json_text/* jsonText */.s$)(toJson(result)) : renderSelfTest(result, screen));
    return exit_code/* EXIT */.d.pass;
}
/** Who asks for a test of thresholds does not pay for one of the judge: the flag says so, not the config file. */
function isJudgeAsked({ settings: { values, origins } }) {
    return values.judge !== 'off' && origins.judge === 'input';
}
/** Asks the judge about copies that were changed on purpose, and says before what that costs. */
async function askJudge(sessions, { run, env, onProgress, tell }) {
    const { openJudge } = await Promise.all(/* import() */[__webpack_require__.e(1402), __webpack_require__.e(2147), __webpack_require__.e(4269), __webpack_require__.e(2866)]).then(__webpack_require__.bind(__webpack_require__, 74269));
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
/** What the runs of the samples say together: a session scores the mean of its samples. */
function goodRuns(runs, sessions, policy) {
    const overalls = runs.map((run) => run.map(({ overall }) => overall));
    return {
        passed: runs.every((run) => (0,evaluate/* evaluateGates */.ud)(run, null, policy).verdict === 'pass'),
        unusable: sessions - Math.min(...runs.map((run) => run.length)),
        sessions: (overalls[0] ?? []).map((_, i) => (0,descriptive/* mean */.i2)(overalls.map((run) => run[i] ?? 0)) ?? 0),
        means: overalls.map((run) => (0,descriptive/* mean */.i2)(run) ?? 0),
    };
}
/** Candidates that stand where they are looked for are taken to be good; broken ones say nothing about thresholds. */
async function goodCandidates(sessions, { settings: { values }, ports: { files, digest } }, rate) {
    if ((0,candidate_paths/* pathsOf */.wG)(values.candidates).every((path) => files.kind(path) === 'missing')) {
        return { good: [], samples: 0, runs: null };
    }
    const read = await (0,read_candidates/* readCandidates */.lH)(values.candidates, files, digest, (0,format_of/* formatOf */.b)(values));
    const { byName, samplesOf, numbers, problems } = read;
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
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
        ...(floors.length === 0 ? [] : [`floors of ${floors.length} sessions`]),
    ];
}
function toJson({ test, rubric, gates, flagged, proposal, catches, judge }) {
    const { sessions, references, candidates, edits } = test;
    const { damaging, harmless } = references;
    return {
        rubric,
        gates,
        sessions,
        damaging,
        harmless,
        candidates: candidates === null ? null : textsJson(candidates),
        fail_on: flagged,
        edits: edits.map(editJson),
        proposed: proposal === null ? null : { ...(0,terminal_proposal/* proposalJson */.t)(proposal), ...catches },
        judge: judge === null ? null : judgeJson(judge),
    };
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

/***/ 72134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ proposalSentences),
/* harmony export */   t: () => (/* binding */ proposalJson)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67952);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _self_test_propose_threshold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83794);



/** Where a proposed `min-overall` comes from, or why there is none, in sentences that need no statistics. */
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
/** The same as data: `min_overall` is null where none is proposed. */
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

/***/ 83794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ ROOM_FOR_WORDING),
/* harmony export */   Xh: () => (/* binding */ FEWEST_SESSIONS),
/* harmony export */   YZ: () => (/* binding */ proposeMinOverall)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67952);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94400);
/* harmony import */ var _statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25449);



/**
 * What a mean may lose to other words that are as true: three styles of faithful summaries of one corpus had means of
 * overall that lay 0.14 apart (bench/material). A run of one style says nothing of the others.
 */
const ROOM_FOR_WORDING = 0.15;
/** Fewer sessions say too little of the others: each of nine moves the mean by a ninth. */
const FEWEST_SESSIONS = 10;
/**
 * The one rule for a guard against gross failure, `min-overall`: the lower end of the 95 % interval of the mean of a run that
 * passes, less what other words may cost. How far good runs lie apart one run cannot tell, and no quantile of its sessions
 * either. Where several are known, as samples or from the past, the guard is no higher than where the next run like them stays
 * above it in 97.5 of 100. Rounded down to hundredths; never 0, which would guard nothing; nothing that is not higher than
 * what is set already.
 *
 * Nothing for single sessions and dimensions: faithful summaries of one session lie 0.16 to 0.62 apart, so that runs cannot
 * tell how low a good one may fall.
 * @param set the threshold that is set, null for none
 */
function proposeMinOverall({ passed, unusable, sessions, means }, set) {
    if (unusable > 0)
        return { kind: 'none', why: 'unusable', sessions: unusable };
    if (sessions.length < FEWEST_SESSIONS)
        return { kind: 'none', why: 'too few', sessions: sessions.length };
    if (!passed)
        return { kind: 'none', why: 'not passed' };
    const least = Math.min(lowestMean(sessions) - ROOM_FOR_WORDING, nextOf(means));
    const minOverall = downToHundredth((0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(least));
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
/** How low the mean may be for other sessions like these. Where nothing varies, an interval would leave no room. */
function lowestMean(sessions) {
    const [first = 0] = sessions;
    if (sessions.every((score) => score === first))
        return (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .leastMeanOfEqual */ .aP)(first, sessions.length);
    const [interval] = (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .meanIntervals */ .sE)([sessions], { low: 0, high: 1 });
    return interval?.low ?? 0;
}
/** How low the mean of the next run may be, by how far these lie apart: the lower end of a prediction interval. */
function nextOf(means) {
    const spread = (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__/* .standardDeviation */ .Fx)(means);
    if (spread === null)
        return Number.POSITIVE_INFINITY;
    const error = spread * Math.sqrt(1 + 1 / means.length);
    return ((0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(means) ?? 0) - (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .student975 */ .F$)(means.length - 1) * error;
}
/** A threshold that people can remember, never above what was found. */
function downToHundredth(value) {
    // Adding a little, since 0.29 times 100 is a hair below 29.
    return Math.floor(value * 100 + 1e-9) / 100;
}


/***/ })

};
