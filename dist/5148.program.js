export const id = 5148;
export const ids = [5148,7336];
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

/***/ 95148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
});

var write_pieces = __webpack_require__(9518);
var errors = __webpack_require__(62807);
var json_text = __webpack_require__(1378);
var core_text = __webpack_require__(26067);
var picocolors = __webpack_require__(57336);
var groups = __webpack_require__(6760);
var numbers = __webpack_require__(67952);
;// CONCATENATED MODULE: ./build/comparison/failure-sentences.js


const MOST_NAMED = 3;
function failuresOf({ missing, invalid }) {
    return missing + invalid;
}
function failureTitle({ variants }) {
    const failing = variants.filter((one) => failuresOf(one) > 0);
    const told = failing
        .slice(0, MOST_NAMED)
        .map((one) => `${one.name} has no usable candidate for ${failuresOf(one)} of ${(0,core_text/* counted */.hS)(one.n, 'session')}`);
    const hidden = failing.length - told.length;
    return [...told, ...(hidden > 0 ? [`so it is with ${(0,core_text/* counted */.hS)(hidden, 'variant')} more`] : [])];
}
function failureSentences({ variants, pairs, session_count: all }) {
    const failing = variants.filter((one) => failuresOf(one) > 0);
    const unseen = all - (variants[0]?.n ?? all);
    const none = unseen === 0
        ? []
        : [`No variant has a candidate for ${unseen} of ${(0,core_text/* counted */.hS)(all, 'session')}: these are in no number.`];
    if (failing.length === 0)
        return none;
    const told = failing.map((one) => `${one.name} ${failuresOf(one)} of ${one.n} (${kindsOf(one)})`).join(', ');
    return [
        ...none,
        `Sessions without a usable candidate: ${told}. Each is a failure of its variant: it counts as 0, as wrong and as failing the gates.`,
        ...usableSentence(variants, pairs),
    ];
}
function usableSentence(variants, pairs) {
    const unlike = pairs.filter(({ a, b, usable }) => usable.n > 0 && variants.some(({ name, n }) => (name === a || name === b) && n > usable.n));
    if (unlike.length === 0)
        return [];
    const told = unlike
        .slice(0, MOST_NAMED)
        .map(({ a, b, usable: { n, a: ofA, b: ofB } }) => `${a} ${(0,numbers/* showNumber */.Zo)(ofA)}, ${b} ${(0,numbers/* showNumber */.Zo)(ofB)} (${(0,core_text/* counted */.hS)(n, 'session')})`);
    const hidden = unlike.length - told.length;
    const rest = hidden > 0 ? [`${(0,core_text/* counted */.hS)(hidden, 'pair')} more in compare.json`] : [];
    return [`Closeness where both have one, which is not tested: ${[...told, ...rest].join('; ')}.`];
}
function kindsOf({ missing, invalid }) {
    return (0,core_text/* listed */.KE)([...(missing > 0 ? [`${missing} missing`] : []), ...(invalid > 0 ? [`${invalid} unusable`] : [])]);
}

var pairwise_sentences = __webpack_require__(11677);
var comparison_subjects = __webpack_require__(92767);
var comparison_words = __webpack_require__(16801);
;// CONCATENATED MODULE: ./build/comparison/visible-sentences.js



const ABOUT = [
    { id: 'wrong', words: 'in what is wrong' },
    { id: 'overall', words: 'in closeness' },
];
function visibleSentences({ pairs }) {
    return ABOUT.flatMap(({ id, words }) => {
        const found = pairs.flatMap((pair) => {
            const difference = pair.differences.find(({ subject }) => subject === id);
            return difference === undefined ? [] : [{ pair, difference }];
        });
        const told = found.filter(({ difference: { word } }) => word !== 'unmeasured' && !(id === 'overall' && word === 'equal'));
        return told.length === 0 ? [] : [visibleSentence(told, id, words)];
    });
}
function visibleSentence(found, id, words) {
    const open = found.filter(({ difference: { word } }) => word === 'no_difference_shown' || word === 'equal');
    const told = open.length > 0 ? open : found;
    const sizes = told.map(({ difference }) => difference.n);
    const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
    const about = `${fewest < most ? `${fewest} to ` : ''}${(0,core_text/* counted */.hS)(most, 'session')}`;
    const seen = told.flatMap(({ difference }) => difference.detectable ?? []);
    if (seen.length < told.length) {
        const needed = told.some(({ difference }) => (0,comparison_words/* areTooMany */.UU)(difference))
            ? 'more sessions or fewer comparisons'
            : 'more sessions';
        return `With ${about} these comparisons show hardly any difference ${words}: ${needed} are needed.`;
    }
    const largest = Math.max(...seen);
    const size = (0,comparison_words/* isShare */.GS)(id) ? `${Math.ceil(largest * 100)} points` : (0,numbers/* showNumber */.Zo)(largest);
    return `With ${about} a difference ${words}${whoOf(open, found)} below ${size} is easily missed.`;
}
function whoOf(open, found) {
    const [first] = open;
    if (first === undefined || open.length === found.length)
        return '';
    return open.length === 1
        ? ` between ${(0,core_text/* listed */.KE)([first.pair.a, first.pair.b])}`
        : ' between those that are not told apart';
}

;// CONCATENATED MODULE: ./build/comparison/sentences.js








const OF_TITLE = ['wrong', 'gates', 'overall'];
function comparisonTitle(told) {
    return [resultTitle(told), ...undecidedTitle(told), ...failureTitle(told)].join('; ');
}
function undecidedTitle({ pairs }) {
    const undecided = pairs.flatMap(({ differences }) => differences.filter(comparison_words/* areTooMany */.UU));
    const sessions = Math.max(...undecided.map(({ n }) => n));
    return undecided.length === 0
        ? []
        : [`${(0,core_text/* counted */.hS)(undecided.length, 'comparison')} undecided: too many for ${(0,core_text/* counted */.hS)(sessions, 'session')}`];
}
function resultTitle(told) {
    const found = OF_TITLE.flatMap((id) => subjectOf(told, id) ?? []);
    const praise = new Map();
    for (const { id, winner } of found) {
        if (winner === null)
            continue;
        (0,groups/* addTo */.D)(praise, winner, (0,comparison_words/* betterWords */.Cg)(id, countedIn(told)));
    }
    const partly = found
        .filter(({ winner, shown }) => winner === null && shown.length > 0)
        .map(({ id, shown }) => (0,comparison_words/* relations */.K1)(shown, (names) => (0,comparison_words/* betterWords */.Cg)(id, countedIn(told), names)));
    const warned = warnings(told);
    const parts = [...warned, ...[...praise].map(([name, words]) => `${name} ${(0,core_text/* listed */.KE)(words)}`), ...partly];
    if (told.subjects.every(({ equal }) => equal))
        return `Nothing differs between ${amongVariants(told)}`;
    if (praise.size + partly.length === 0) {
        const rest = dimensionsShown(told);
        const about = rest === undefined ? '' : ' in what is wrong and closeness';
        return [...parts, `no difference shown between ${amongVariants(told)}${about}`, ...(rest ?? [])]
            .map(first)
            .join('; ');
    }
    const open = found.filter(({ winner, shown }) => winner === null && shown.length === 0).map(({ id }) => id);
    const unsaid = ['wrong', 'overall'].filter((id) => open.some((one) => one === id) && (id !== 'wrong' || warned.length === 0));
    const rest = unsaid.map((id) => (id === 'wrong' ? 'what is wrong' : 'closeness'));
    return [...parts, ...(rest.length === 0 ? [] : [`no difference shown in ${(0,core_text/* listed */.KE)(rest)}`])].map(first).join('; ');
}
function first(part, index) {
    return index === 0 && part.startsWith('no difference') ? (0,core_text/* capitalised */.Iu)(part) : part;
}
function countedIn({ variants }) {
    return variants.some(({ samples }) => samples !== null) ? 'samples' : 'sessions';
}
function amongVariants({ variants }) {
    return variants.length === 2 ? (0,core_text/* listed */.KE)(variants.map(({ name }) => name)) : `the ${variants.length} variants`;
}
const STRIKING = 0.25;
function warnings(told) {
    const { closer, rival, difference } = worstConflict(told) ?? {};
    const [better, worse] = difference === undefined ? mostApart(told) : [rival, closer];
    return better === undefined || (difference !== undefined && difference.word !== 'no_difference_shown')
        ? []
        : [`${better} ${(0,comparison_words/* betterWords */.Cg)('wrong', countedIn(told))} than ${worse}, which may be chance`];
}
function mostApart({ pairs }) {
    const found = pairs.flatMap((pair) => {
        const difference = differenceIn(pair, 'wrong');
        return difference === undefined ? [] : [{ pair, word: difference.word, delta: difference.delta ?? 0 }];
    });
    if (found.some(({ word }) => word === 'a' || word === 'b'))
        return [];
    const [most] = found.sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta));
    if (most === undefined || Math.abs(most.delta) < STRIKING)
        return [];
    return most.delta > 0 ? [most.pair.a, most.pair.b] : [most.pair.b, most.pair.a];
}
function conflictsOf({ pairs }) {
    return pairs.flatMap((pair) => {
        const closer = (0,comparison_words/* betterOf */.Kd)(differenceIn(pair, 'overall') ?? { word: 'equal' }, pair);
        const difference = differenceIn(pair, 'wrong');
        if (closer === null || difference?.delta == null)
            return [];
        const { delta } = difference;
        const rival = delta > 0 ? pair.a : delta < 0 ? pair.b : closer;
        return rival === closer ? [] : [{ closer, rival, pair, difference, size: Math.abs(delta) }];
    });
}
function worstConflict(told) {
    const [first, ...others] = conflictsOf(told);
    return others.reduce((worst, one) => (worst !== undefined && one.size > worst.size ? one : worst), first);
}
function comparisonSentences(told) {
    return [
        ...failureSentences(told),
        ...subjectSentence(told, 'wrong', wrongOf),
        ...subjectSentence(told, 'gates', ({ gates, ...rest }) => (0,comparison_words/* sessionsOf */.Hj)(gates, rest)),
        ...conflictsOf(told).slice(0, MOST_CONFLICTS).map(conflictSentence),
        ...subjectSentence(told, 'overall', ({ overall }) => (0,numbers/* showNumber */.Zo)(overall.mean)),
        ...visibleSentences(told),
        ...dimensionSentence(told),
        ...subjectSentence(told, 'judge.overall', ({ judge }) => (0,numbers/* showNumber */.Zo)(judge?.overall.mean ?? null)),
        ...metricSentence(told),
        ...(0,pairwise_sentences/* pairwiseSentences */.z)(told),
        ...costSentence(told),
    ];
}
function wrongOf({ wrong, ...rest }) {
    const sessions = (0,comparison_words/* sessionsOf */.Hj)(wrong, rest);
    return wrong.of_samples === undefined ? sessions : `${(0,comparison_words/* percent */.KN)(wrong.of_samples)} of samples, in ${sessions}`;
}
const MOST_CONFLICTS = 3;
const OPENINGS = {
    wrong: 'Sessions with something wrong (unusable, outcome, contradiction, requirement, ungrounded)',
    gates: 'Sessions that fail the gates',
    overall: 'Closeness to the references',
    'judge.overall': "The judge's overall",
};
function subjectSentence(told, id, textOf) {
    const subject = subjectOf(told, id);
    if (subject === undefined)
        return [];
    const values = told.variants.map((variant) => `${variant.name} ${textOf(variant)}`).join(', ');
    return [`${OPENINGS[id] ?? (0,core_text/* capitalised */.Iu)((0,comparison_words/* subjectLabel */.pb)(id))}: ${values}. ${resultSentence(told, subject)}.`];
}
function resultSentence(told, { id, winner, shown, equal }) {
    if (equal)
        return 'The same in every session';
    const [pair] = told.pairs;
    const only = told.pairs.length === 1 && pair !== undefined ? differenceIn(pair, id) : undefined;
    const numbers = only === undefined || pair === undefined ? null : (0,comparison_words/* differenceNumbers */.S)(only, pair);
    if (winner !== null)
        return `${winner} ${(0,comparison_words/* betterWords */.Cg)(id, countedIn(told))}${numbers === null ? '' : `, ${numbers}`}`;
    return shown.length === 0
        ? `No difference shown${numbers === null ? '' : `: ${numbers}`}`
        : `${(0,comparison_words/* relations */.K1)(shown, (names) => (0,comparison_words/* betterWords */.Cg)(id, countedIn(told), names))}; no more is shown`;
}
function dimensionSentence(told) {
    const dimensions = dimensionsOf(told);
    if (dimensions.length === 0)
        return [];
    const [shown] = dimensionsShown(told) ?? [];
    if (shown === undefined)
        return ['In no dimension a difference is shown.'];
    const isAll = dimensions.every((one) => one.shown.length > 0);
    return [`${(0,core_text/* capitalised */.Iu)(shown)}${isAll ? '' : '; in the others no difference is shown'}.`];
}
function dimensionsShown(told) {
    const shown = dimensionsOf(told).filter((one) => one.shown.length > 0);
    if (shown.length === 0)
        return undefined;
    const words = shown.map(({ id, winner, shown: some }) => `${(0,comparison_words/* subjectLabel */.pb)(id)} (${winner ?? (0,comparison_words/* relations */.K1)(some, () => 'better')})`);
    return [`better by dimension: ${words.join(', ')}`];
}
function dimensionsOf({ subjects }) {
    return subjects.filter(({ id, kind }) => kind === 'closeness' && id !== 'overall');
}
function metricSentence({ subjects, variants }) {
    const metrics = subjects.filter(({ id, kind }) => kind === 'judge' && id !== 'judge.overall' && id !== comparison_subjects/* PAIRWISE_ID */.vK);
    const voided = variants.filter(({ judge }) => judge?.voided != null).map(({ name }) => name);
    return [
        ...(voided.length === 0 ? [] : [`What the judge says of ${(0,core_text/* listed */.KE)(voided)} is void, and in no comparison.`]),
        ...(metrics.length === 0
            ? []
            : [
                `${metrics
                    .map(({ id, winner, shown }) => {
                    const result = winner ?? (shown.length === 0 ? 'no difference shown' : (0,comparison_words/* relations */.K1)(shown, () => 'better'));
                    return `${(0,core_text/* capitalised */.Iu)((0,comparison_words/* subjectLabel */.pb)(id))}: ${result}`;
                })
                    .join('. ')}.`,
            ]),
    ];
}
function conflictSentence({ closer, rival, pair, difference }) {
    const [ofCloser, ofRival] = closer === pair.a ? [difference.a, difference.b] : [difference.b, difference.a];
    return `They point different ways: ${closer} is closer to the references than ${rival}, and has something wrong in more sessions (${(0,comparison_words/* percent */.KN)(ofCloser)} against ${(0,comparison_words/* percent */.KN)(ofRival)}). Closeness tells wording rather than truth: read these sessions before choosing ${closer}.`;
}
function costSentence({ variants }) {
    const known = variants.flatMap(({ name, n, usage }) => usage?.cost_usd == null ? [] : [{ name, n, cost: usage.cost_usd, sessions: usage.cost_sessions }]);
    if (known.length === 0)
        return [];
    const least = Math.min(...known.map(({ cost }) => cost));
    const isOfAll = known.every(({ n, sessions }) => n === sessions);
    const told = known.map(({ name, n, cost, sessions }) => {
        const times = least > 0 && cost > least ? ` (${(cost / least).toFixed(1)} times the least)` : '';
        return `${name} ${(0,comparison_words/* showUsd */.gH)(cost)}${isOfAll ? times : ` in ${sessions} of ${(0,core_text/* counted */.hS)(n, 'session')}`}`;
    });
    const unknown = variants.length - known.length;
    const others = isOfAll || known.length < 2 ? '' : '; each is the mean over its own of these sessions, which need not be the same';
    return [
        `Cost a session, as the candidates say: ${told.join(', ')}${unknown === 0 ? '' : `; of ${(0,core_text/* counted */.hS)(unknown, 'variant')} nobody says`}${others}.`,
    ];
}
function subjectOf({ subjects }, id) {
    return subjects.find((subject) => subject.id === id);
}
function differenceIn({ differences }, id) {
    return differences.find(({ subject }) => subject === id);
}

var layout = __webpack_require__(19970);
var pairwise_rows = __webpack_require__(761);
;// CONCATENATED MODULE: ./build/render/comparison/short-names.js


const KEPT = 4;
function shortNames(names, longest) {
    const lines = names.map((name) => (0,core_text/* terminalLine */.tL)(name));
    const ways = [
        lines.map((line) => (0,layout/* cutColumns */.ME)(line, longest)),
        lines.map((line) => (0,layout/* cutColumns */.ME)(fromDifference(line, lines, longest), longest)),
        lines.map((line) => lastColumns(line, longest)),
    ];
    const short = ways.find((some) => new Set(some).size === names.length) ??
        lines.map((line, i) => (0,layout/* cutColumns */.ME)(`${i + 1} ${line}`, longest));
    const known = new Map(names.map((name, i) => [name, short[i] ?? '']));
    return (name) => known.get(name) ?? (0,layout/* cutColumns */.ME)((0,core_text/* terminalLine */.tL)(name), longest);
}
function fromDifference(line, lines, longest) {
    if ((0,layout/* columnsOf */.PL)(line) <= longest)
        return line;
    const [first = [], ...others] = lines.map((one) => [...one]);
    const same = first.findIndex((character, i) => others.some((other) => other[i] !== character));
    const from = Math.max(0, (same < 0 ? first.length : same) - KEPT);
    return from === 0 ? line : `…${[...line].slice(from).join('')}`;
}
function lastColumns(line, longest) {
    if ((0,layout/* columnsOf */.PL)(line) <= longest)
        return line;
    let kept = '';
    for (const character of [...line].reverse()) {
        if ((0,layout/* columnsOf */.PL)(character + kept) > longest - 1)
            break;
        kept = character + kept;
    }
    return `…${kept}`;
}

;// CONCATENATED MODULE: ./build/render/comparison/terminal-table.js


const LONGEST_FIRST = 43;
const LONGEST_CELL = 20;
const INDENT = 2;
const GAP = 2;
function comparisonTable(heads, rows, screen) {
    const longest = Math.min(LONGEST_FIRST, screen.width - INDENT - GAP - LONGEST_CELL);
    const cells = [heads, ...rows].map((row) => row.map((text, i) => (0,layout/* cutColumns */.ME)(asLine(text), i === 0 ? longest : LONGEST_CELL)));
    const widths = heads.map((_, i) => (0,layout/* widest */.D3)(cells.map((row) => row[i] ?? '')));
    const [first = 0, ...others] = widths;
    const blocks = [];
    let used = Number.POSITIVE_INFINITY;
    for (const [i, width] of others.entries()) {
        if (used + GAP + width > screen.width) {
            blocks.push([]);
            used = INDENT + first;
        }
        blocks.at(-1)?.push(i + 1);
        used += GAP + width;
    }
    return blocks.flatMap((columns) => cells.map((row) => {
        const rest = columns.map((i) => ' '.repeat(GAP) + padStart(row[i] ?? '', widths[i] ?? 0));
        return `${' '.repeat(INDENT)}${(0,layout/* pad */.eV)(row[0] ?? '', first)}${rest.join('')}`.trimEnd();
    }));
}
function asLine(text) {
    const indent = /^ */.exec(text)?.[0] ?? '';
    return indent + (0,core_text/* terminalLine */.tL)(text, 200);
}
function padStart(text, width) {
    return ' '.repeat(Math.max(0, width - (0,layout/* columnsOf */.PL)(text))) + text;
}

var view = __webpack_require__(29802);
;// CONCATENATED MODULE: ./build/render/comparison/comparison-terminal.js











const SHOWN_PAIRS = 10;
const SHOWN_SESSIONS = 10;
const SHOWN_CODES = 14;
const SHOWN_LOSSES = 5;
const LONGEST_HEAD = 14;
const LONGEST_SESSION = 32;
function renderComparison(comparison, screen) {
    const paint = picocolors.createColors(screen.colour);
    const part = (title, lines) => lines.length === 0 ? [] : [...(0,layout/* hang */.lG)('', title, screen).map(paint.bold), ...lines, ''];
    return [
        ...part('Sessions with the largest spread of closeness', sessionLines(comparison, paint, screen)),
        ...part('Findings: sessions that have them', findingLines(comparison, screen)),
        ...part('Differences, session by session (second minus first)', pairLines(comparison, paint, screen)),
        ...part('Side by side, by the judge', sideBySideLines(comparison, paint, screen)),
        ...part('By subject', subjectLines(comparison, screen)),
        ...part(aboutVariants(comparison), variantLines(comparison, screen)),
        ...comparison.caveats.flatMap((caveat) => (0,layout/* hang */.lG)('  ! ', (0,core_text/* terminalLine */.tL)(caveat), screen).map(paint.dim)),
        ...comparison.sentences.flatMap((sentence) => (0,layout/* hang */.lG)('  · ', (0,core_text/* terminalLine */.tL)(sentence, 2000), screen)),
        '',
        ...(0,layout/* hang */.lG)('', (0,core_text/* terminalLine */.tL)(comparison.title, 1000), screen).map(paint.bold),
        '',
    ].join('\n');
}
function aboutVariants({ session_count: sessions, rubric: { version } }) {
    return `Variants on ${(0,core_text/* counted */.hS)(sessions, 'golden session')}, rubric ${version}`;
}
function variantLines(comparison, screen) {
    const { variants } = comparison;
    const short = shortIn(comparison, LONGEST_FIRST);
    const hasCost = variants.some(({ usage }) => usage?.cost_usd != null);
    const heads = [
        '',
        'Usable',
        'Something wrong',
        'Fails the gates',
        'Closeness',
        '95 %',
        ...(hasCost ? ['Cost each'] : []),
    ];
    const rows = variants.map((one) => [
        short(one.name),
        `${one.n - one.missing - one.invalid} of ${one.n}`,
        (0,view/* shareWords */.hs)(one.wrong, one),
        (0,view/* shareWords */.hs)(one.gates, one),
        (0,numbers/* showNumber */.Zo)(one.overall.mean),
        (0,view/* rangeWords */.r6)(one.overall.ci95),
        ...(hasCost ? [one.usage?.cost_usd == null ? 'unknown' : (0,comparison_words/* showUsd */.gH)(one.usage.cost_usd)] : []),
    ]);
    return comparisonTable(heads, rows, screen);
}
function subjectLines(comparison, screen) {
    const { variants, subjects } = comparison;
    const scores = subjects.filter(({ kind }) => kind !== 'findings');
    const short = shortIn(comparison, LONGEST_CELL);
    const heads = ['', ...variants.map(({ name }) => short(name)), 'Better'];
    const rows = scores.map((subject) => [
        (0,comparison_words/* subjectLabel */.pb)(subject.id),
        ...variants.map((one) => (0,view/* valueText */.Ru)(one, subject)),
        subject.winner !== null
            ? short(subject.winner)
            : subject.equal
                ? 'equal'
                : subject.shown.length === 0
                    ? 'no difference shown'
                    : 'some, see below',
    ]);
    const partly = scores.filter(({ winner, shown }) => winner === null && shown.length > 0);
    return [
        ...comparisonTable(heads, rows, screen),
        ...partly.flatMap((subject) => (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(`${(0,comparison_words/* subjectLabel */.pb)(subject.id)}: ${(0,comparison_words/* resultWords */.Xb)(subject)}`), screen)),
    ];
}
function pairLines(comparison, paint, screen) {
    const { pairs } = comparison;
    const short = shortIn(comparison, LONGEST_HEAD);
    const shortAlone = shortIn(comparison, LONGEST_CELL);
    const heads = ['', 'In', 'Sessions', 'Difference', '95 %', 'Corrected p', 'Better'];
    const shown = pairs.slice(0, SHOWN_PAIRS);
    const rows = shown.flatMap((pair) => ['wrong', 'overall', 'judge.overall', comparison_subjects/* PAIRWISE_ID */.vK].flatMap((id, i) => {
        const found = differenceIn(pair, id);
        if (found === undefined)
            return [];
        const { n, delta, ci95, p_corrected: corrected } = found;
        const better = (0,comparison_words/* betterOf */.Kd)(found, pair);
        return [
            [
                i === 0 ? `${short(pair.a)} → ${short(pair.b)}` : '',
                (0,comparison_words/* subjectLabel */.pb)(id),
                String(n),
                delta === null ? 'n/a' : (0,numbers/* signed */.x8)(delta),
                ci95 === null ? 'n/a' : `${(0,numbers/* signed */.x8)(ci95[0])} ${(0,numbers/* signed */.x8)(ci95[1])}`,
                corrected === null
                    ? found.word === 'equal'
                        ? ''
                        : (0,comparison_words/* areTooMany */.UU)(found)
                            ? 'too many'
                            : 'too few'
                    : (0,numbers/* showP */.Si)(corrected),
                better !== null ? shortAlone(better) : found.word === 'equal' ? 'equal' : 'not shown',
            ],
        ];
    }));
    const hidden = pairs.length - shown.length;
    return [
        ...comparisonTable(heads, rows, screen),
        ...shown.slice(0, MOST_COUNTS).flatMap((pair) => countLines(pair, screen)),
        ...(hidden > 0 ? [paint.dim(`  … and ${(0,core_text/* counted */.hS)(hidden, 'pair')} more in compare.json`)] : []),
        ...(0,layout/* hang */.lG)('  ', (0,comparison_words/* correctionWords */.Cz)(comparison), screen).map(paint.dim),
    ];
}
const MOST_COUNTS = 3;
function sideBySideLines(comparison, paint, screen) {
    const all = (0,pairwise_rows/* pairwiseRows */.MD)(comparison);
    const short = shortIn(comparison, LONGEST_HEAD);
    if (all.length === 0)
        return [];
    const rows = all.slice(0, SHOWN_PAIRS).map(({ pair, a, b, alone, ties, order, unmeasured }) => {
        const names = `${short(pair.a)}, ${short(pair.b)}`;
        return [names, a, b, alone, ties, order, unmeasured];
    });
    const hidden = all.length - rows.length;
    return [
        ...comparisonTable(['First, second', ...pairwise_rows/* PAIRWISE_HEADS */.rr], rows, screen),
        ...(hidden > 0 ? [paint.dim(`  … and ${(0,core_text/* counted */.hS)(hidden, 'pair')} more in compare.json`)] : []),
        ...(0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)((0,pairwise_rows/* aboutPairwise */.er)(comparison), 1000), screen).map(paint.dim),
    ];
}
function countLines(pair, screen) {
    const { a, b, only_a_count: onlyA, only_b_count: onlyB, only_a: namesA, only_b: namesB } = pair;
    const apart = [
        ...(onlyA > 0 ? [`only ${a} has ${onlyA} (${some(namesA, onlyA)})`] : []),
        ...(onlyB > 0 ? [`only ${b} has ${onlyB} (${some(namesB, onlyB)})`] : []),
    ];
    const text = [(0,view/* pairCounts */.vL)(pair), ...apart].join('; ');
    return (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(`${text}.`, 1000), screen);
}
const MOST_NAMES = 3;
function some(names, all) {
    const told = names.slice(0, MOST_NAMES);
    return all > told.length ? `${told.join(', ')} and ${all - told.length} more` : (0,core_text/* listed */.KE)(told);
}
function findingLines(comparison, screen) {
    const { variants } = comparison;
    const spreadOf = ({ shares }) => {
        const all = shares.map(({ share }) => share ?? 0);
        return Math.max(...all) - Math.min(...all);
    };
    const rows = (0,view/* findingRows */.d9)(comparison);
    const codes = rows.filter(({ kind }) => kind === 'code');
    const told = new Set([...codes].sort((a, b) => spreadOf(b) - spreadOf(a)).slice(0, SHOWN_CODES));
    const shown = rows.filter((row, i) => row.kind === 'heading' ? rows.slice(i).some((one) => told.has(one)) : row.kind === 'class' || told.has(row));
    if (shown.length === 0)
        return ['  none'];
    const heads = ['', ...variants.map(({ name }) => name).map(shortIn(comparison, LONGEST_CELL))];
    const lines = comparisonTable(heads, shown.map(({ kind, name, shares }) => [
        kind === 'code' ? `  ${name}` : name,
        ...variants.map((_, i) => String(shares[i]?.sessions ?? '')),
    ]), screen);
    const hidden = codes.length - told.size;
    return hidden > 0 ? [...lines, `  … and ${(0,core_text/* counted */.hS)(hidden, 'code')} more in compare.json`] : lines;
}
function sessionLines(comparison, paint, screen) {
    const { variants, sessions } = comparison;
    const apart = sessions.filter((one) => (0,numbers/* shown */.SP)(one.spread ?? 0) > 0 || (0,view/* differingCodes */.bO)(one).some((codes) => codes !== null && codes.length > 0));
    if (apart.length === 0)
        return ['  none: each session is as close in every variant', ...lossLines(comparison, screen)];
    const told = apart.slice(0, SHOWN_SESSIONS);
    const heads = ['', ...variants.map(({ name }) => name).map(shortIn(comparison, LONGEST_CELL)), 'Spread'];
    const rows = told.map(({ name, spread, variants: cells }) => [
        (0,core_text/* terminalLine */.tL)(name, LONGEST_SESSION),
        ...cells.map((cell) => (cell === null ? '–' : (0,numbers/* showNumber */.Zo)(cell.overall))),
        (0,numbers/* showNumber */.Zo)(spread),
    ]);
    const findings = told.flatMap((session) => {
        const differing = (0,view/* differingCodes */.bO)(session).flatMap((codes, i) => codes === null || codes.length === 0 ? [] : [`${variants[i]?.name ?? ''} ${codes.slice(0, 4).join(', ')}`]);
        return differing.length === 0
            ? []
            : (0,layout/* hang */.lG)('    ', (0,core_text/* terminalLine */.tL)(`${session.name}: ${differing.join('; ')}`, 600), screen);
    });
    const hidden = sessions.length - told.length;
    return [
        ...comparisonTable(heads, rows, screen),
        ...(hidden > 0 ? [paint.dim(`  … and ${(0,core_text/* counted */.hS)(hidden, 'session')} more in compare.json`)] : []),
        ...(findings.length === 0 ? [] : ['  Findings that differ:', ...findings.map(paint.dim)]),
        ...lossLines(comparison, screen),
    ];
}
function lossLines(comparison, screen) {
    const found = (0,view/* lossesOf */.Rr)(comparison);
    if (found === null)
        return [];
    const { leader, isWinner, losses } = found;
    const who = `${leader}, ${isWinner ? 'the winner in' : 'with the highest mean of'} closeness,`;
    const told = losses
        .slice(0, SHOWN_LOSSES)
        .map(({ session, ahead, by }) => `${session} (${ahead} by ${(0,numbers/* showNumber */.Zo)(by)})`)
        .join(', ');
    const text = losses.length === 0
        ? `${who} is behind in no session.`
        : `${who} is behind in ${(0,core_text/* counted */.hS)(losses.length, 'session')}: ${told}${losses.length > SHOWN_LOSSES ? ', …' : ''}.`;
    return (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(text, 1500), screen);
}
function shortIn({ variants }, longest) {
    return shortNames(variants.map(({ name }) => name), longest);
}

var terminal_estimate = __webpack_require__(50082);
;// CONCATENATED MODULE: ./build/render/comparison/judging-cost.js


function judgingCost(estimate, model, { variants, pairs }) {
    const asked = `${(0,core_text/* counted */.hS)(estimate.sessions, 'candidate')} of ${variants} variants`;
    return (0,terminal_estimate/* askingCost */.Dy)(estimate, model, pairs === 0 ? asked : `${asked}, and ${pairQuestions(pairs)}`);
}
function pairQuestions(pairs) {
    return `${(0,core_text/* counted */.hS)(pairs, 'pair')} of candidates in both orders (up to ${(0,core_text/* counted */.hS)(2 * pairs, 'question')})`;
}

var redact = __webpack_require__(37611);
var version = __webpack_require__(18614);
var per_dimension = __webpack_require__(71173);
var reported_settings = __webpack_require__(88832);
var round_usd = __webpack_require__(63422);
var statistics = __webpack_require__(58028);
var score = __webpack_require__(7963);
var descriptive = __webpack_require__(94400);
var judge_facts = __webpack_require__(51809);
var judge_caveats = __webpack_require__(28128);
;// CONCATENATED MODULE: ./build/comparison/variant.js
const WRONG_CLASSES = [
    'unusable',
    'outcome',
    'requirement',
    'ungrounded',
    'contradiction',
    'judge',
];
function hasCandidate({ status }) {
    return status !== 'missing_candidate';
}

;// CONCATENATED MODULE: ./build/comparison/caveats.js





const FEW_SESSIONS = 10;
function* caveatsOf({ variants, against, settings: { values } }, { crowdedOut, sessionsToDecide, pairs }) {
    const most = Math.max(...variants.map(({ sessions }) => [...sessions.values()].filter(hasCandidate).length));
    if (most < FEW_SESSIONS)
        yield `Only ${(0,core_text/* counted */.hS)(most, 'session')}: such a comparison shows large differences alone.`;
    if (crowdedOut > 0) {
        const all = pairs.flatMap(({ differences }) => differences).length;
        const fewer = against === null
            ? '; fewer comparisons may do, too: hold the variants against one of them (--against), or compare fewer'
            : '; fewer variants may do, too';
        yield `${crowdedOut} of ${(0,core_text/* counted */.hS)(all, 'comparison')} left undecided, whatever their sessions say: a test of so few sessions, corrected for so many comparisons, cannot become clear. ${(0,core_text/* counted */.hS)(sessionsToDecide, 'session')} that differ would do${variants.length > 2 ? fewer : ''}.`;
    }
    const sampled = new Set(variants.map(({ sessions }) => [...sessions.values()].find(hasCandidate)?.samples ?? 1));
    if (sampled.size > 1)
        yield 'Variants have different numbers of samples: with more of them a session has more chances to have something wrong.';
    for (const { name, judge } of variants) {
        if (judge === null)
            continue;
        const { wanted, measured } = (0,judge_facts/* countAll */.Vn)(judge);
        const reasons = Object.entries((0,judge_facts/* countReasons */.Vo)(judge)).map(([reason, count]) => `${reason.replaceAll('_', ' ')} ${count}`);
        if (measured < wanted)
            yield `${name}: the judge has measured ${measured} of ${wanted} (${reasons.join(', ')}); a session counts where both are measured.`;
    }
    yield* otherJudges(variants, pairs);
    for (const { name, failedMeans } of variants) {
        if (failedMeans.length > 0)
            yield `${name}: a run of it would fail by its means, which fail no single session: ${failedMeans.join(', ')}.`;
    }
    for (const { name, outside } of variants) {
        if (outside > 0)
            yield `${name}: ${(0,core_text/* counted */.hS)(outside, 'candidate')} of no session of the corpus, in no number.`;
    }
    if (values.limit !== null)
        yield `Only the first ${values.limit === 1 ? 'session was' : `${values.limit} sessions were`} compared, as limit says.`;
}
function* otherJudges(variants, pairs) {
    for (const { name, judge } of variants) {
        if (judge === null)
            continue;
        for (const caveat of [...(0,judge_caveats/* swapped */.RX)(judge), ...(0,judge_caveats/* panelCaveats */.Ei)(judge)])
            yield `${name}: ${caveat}`;
    }
    const divided = pairs.flatMap(({ a, b, differences }) => differences.flatMap((one) => (one.divided === undefined ? [] : [{ a: a.name, b: b.name, ...one, ...one.divided }])));
    for (const { a, b, subject, sessions, byA, byB } of divided.slice(0, MOST_DIVIDED)) {
        yield `${(0,comparison_words/* subjectLabel */.pb)(subject.id)}: in ${(0,core_text/* counted */.hS)(sessions, 'session')} ${a} and ${b} were judged by others (${a} by ${byA}, ${b} by ${byB}), and what differs there may be the judge: they are in no comparison of that.`;
    }
    if (divided.length > MOST_DIVIDED) {
        yield `So it is in ${(0,core_text/* counted */.hS)(divided.length - MOST_DIVIDED, 'comparison')} more of the judge.`;
    }
}
const MOST_DIVIDED = 5;

var judge_floor = __webpack_require__(30347);
var judge_metrics = __webpack_require__(20483);
;// CONCATENATED MODULE: ./build/comparison/compared-sessions.js



function overComparedSessions(variants) {
    const names = [...(variants[0]?.sessions.keys() ?? [])].filter((name) => variants.some(({ sessions }) => {
        const session = sessions.get(name);
        return session !== undefined && hasCandidate(session);
    }));
    return variants.map((variant) => {
        const isJudged = [...variant.sessions.values()].some(({ judge }) => judge !== null);
        return {
            ...variant,
            sessions: new Map(names.flatMap((name) => {
                const own = variant.sessions.get(name);
                if (own === undefined)
                    return [];
                const isFailure = own.status !== 'scored' && isJudged;
                const compared = isFailure ? { ...own, judge: judgedFailure(name, own, variants) } : own;
                return [[name, isJudgedAlike(name, variants) ? compared : withoutFloorOfJudge(compared)]];
            })),
        };
    });
}
function isJudgedAlike(name, variants) {
    const usable = variants.map(({ sessions }) => sessions.get(name)).filter((session) => session?.status === 'scored');
    const voices = usable.map((session) => session?.judge?.overall == null ? undefined : session.judge.voices?.get('rubric'));
    return voices.every((one) => one === voices[0]);
}
function withoutFloorOfJudge(session) {
    return { ...session, gatesFailed: session.gatesFailed.filter((id) => id !== judge_floor/* JUDGE_FLOOR */.f1) };
}
function judgedFailure(name, { scores }, variants) {
    const others = variants.flatMap(({ sessions }) => sessions.get(name)?.judge ?? []);
    const isScored = others.some(({ overall }) => overall !== null);
    const metrics = judge_metrics/* SESSION_METRICS */.tw.filter((metric) => others.some((one) => one.metrics.get(metric) != null));
    if (!isScored && metrics.length === 0)
        return null;
    return {
        overall: isScored ? 0 : null,
        scores: scores.map(() => (isScored ? 0 : null)),
        metrics: new Map(metrics.map((metric) => [metric, 0])),
    };
}

var decide = __webpack_require__(89054);
var finding = __webpack_require__(4823);
var interval = __webpack_require__(59575);
var wilson = __webpack_require__(39664);
var values = __webpack_require__(39311);
;// CONCATENATED MODULE: ./build/comparison/usage.js

const UNKNOWN_USAGE = { costUsd: null, inputTokens: null, outputTokens: null };
const HOLDERS = ['usage', 'metadata', 'meta'];
const COST_KEYS = ['cost_usd', 'total_cost_usd'];
const OUTPUT_KEYS = ['output_tokens', 'completion_tokens'];
const CACHE_KEYS = ['cache_creation_input_tokens', 'cache_read_input_tokens'];
function usageIn(text) {
    if (!/cost_usd"|_tokens"/.test(text))
        return UNKNOWN_USAGE;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return UNKNOWN_USAGE;
    }
    const places = [...objectsIn(value), ...((0,values/* isPlainObject */.Qd)(value) ? objectsIn(value['candidate']) : [])];
    return {
        costUsd: firstOf(places, (place) => numberAt(place, COST_KEYS)),
        inputTokens: firstOf(places, inputTokensAt),
        outputTokens: firstOf(places, (place) => numberAt(place, OUTPUT_KEYS)),
    };
}
function meanUsage(all) {
    return {
        costUsd: meanKnown(all.map(({ costUsd }) => costUsd)),
        inputTokens: meanKnown(all.map(({ inputTokens }) => inputTokens)),
        outputTokens: meanKnown(all.map(({ outputTokens }) => outputTokens)),
    };
}
function isKnown({ costUsd, inputTokens, outputTokens }) {
    return costUsd !== null || inputTokens !== null || outputTokens !== null;
}
function meanKnown(values) {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
function objectsIn(value) {
    if (!(0,values/* isPlainObject */.Qd)(value))
        return [];
    const held = HOLDERS.flatMap((key) => {
        const inner = Object.hasOwn(value, key) ? value[key] : undefined;
        if (!(0,values/* isPlainObject */.Qd)(inner))
            return [];
        const usage = Object.hasOwn(inner, 'usage') ? inner['usage'] : undefined;
        return [inner, ...((0,values/* isPlainObject */.Qd)(usage) ? [usage] : [])];
    });
    return [value, ...held];
}
function inputTokensAt(place) {
    const plain = numberAt(place, ['prompt_tokens']);
    if (plain !== null)
        return plain;
    const fresh = numberAt(place, ['input_tokens']);
    return fresh === null ? null : CACHE_KEYS.reduce((sum, key) => sum + (numberAt(place, [key]) ?? 0), fresh);
}
const MOST = 1e12;
function numberAt(place, keys) {
    for (const key of keys) {
        const value = Object.hasOwn(place, key) ? place[key] : undefined;
        if (typeof value === 'number' && value >= 0 && value <= MOST)
            return value;
    }
    return null;
}
function firstOf(places, read) {
    for (const place of places) {
        const value = read(place);
        if (value !== null)
            return value;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/comparison/describe-variant.js











function describeVariant(variant, { dimensions, precision }) {
    const { name, paths, outside } = variant;
    const own = [...variant.sessions.values()];
    const perDimension = dimensions.map((_, i) => own.map(({ scores }) => scores[i] ?? 0));
    const [overall = NOTHING, ...rest] = describeAll([own.map((one) => one.overall), ...perDimension], precision, dimensions.indexOf('outcome') + 1);
    const has = (codes) => shareOf(own, (session) => codes.some((code) => session.codes.includes(code)));
    const usage = describeUsage(own);
    return {
        name,
        candidates: [...paths],
        n: own.length,
        missing: own.filter((session) => !hasCandidate(session)).length,
        invalid: own.filter(({ status }) => status === 'invalid_candidate').length,
        samples: own.reduce((most, { samples }) => (samples === null ? most : Math.max(most ?? 0, samples)), null),
        outside,
        overall,
        dimensions: Object.fromEntries(dimensions.map((dimension, i) => [dimension, rest[i] ?? NOTHING])),
        wrong: { ...shareOf(own, ({ wrong }) => wrong > 0), ...ofSamples(own) },
        gates: shareOf(own, ({ gatesFailed }) => gatesFailed.length > 0),
        classes: Object.fromEntries(Object.keys(finding/* FINDING_CLASSES */.L1).map((one) => [one, has(finding/* FINDING_CLASSES */.L1[one])])),
        codes: Object.fromEntries(finding/* FINDING_CODES */.f2.flatMap((code) => {
            const found = has([code]);
            return found.sessions === 0 ? [] : [[code, found]];
        })),
        ...(variant.judge !== null && { judge: describeJudge(own, variant.judge, { dimensions, precision }) }),
        ...(usage !== undefined && { usage }),
    };
}
const NOTHING = { mean: null, ci95: null, stddev: null };
function describeAll(series, precision, outcome = 0) {
    const intervals = (0,interval/* meanIntervals */.sE)(series, { low: 0, high: 1 });
    return series.map((values, i) => ({
        mean: (0,numbers/* stored */.su)((0,descriptive/* mean */.i2)(values), precision),
        ci95: (0,statistics/* storedInterval */.Hy)((outcome > 0 && i === outcome ? (0,wilson/* intervalOfRight */.$)(values) : null) ?? intervals[i] ?? null, precision),
        stddev: (0,numbers/* stored */.su)((0,descriptive/* standardDeviation */.Fx)(values), precision),
    }));
}
function describeKnown(values, precision) {
    const known = values.filter((value) => value !== null);
    return { ...(describeAll([known], precision)[0] ?? NOTHING), n: known.length };
}
function shareOf(own, has) {
    const sessions = own.filter(has).length;
    if (own.length === 0)
        return { sessions, share: null, ci95: null };
    return {
        sessions,
        share: (0,numbers/* stored */.su)(sessions / own.length, 'six decimals'),
        ci95: (0,statistics/* storedInterval */.Hy)((0,wilson/* wilsonInterval */.Y)(sessions, own.length), 'six decimals'),
    };
}
function ofSamples(own) {
    const share = own.some(({ samples }) => samples !== null) ? (0,descriptive/* mean */.i2)(own.map(({ wrong }) => wrong)) : null;
    return share === null ? {} : { of_samples: (0,numbers/* stored */.su)(share, 'six decimals') };
}
function describeJudge(own, facts, { dimensions, precision }) {
    const { n, ...overall } = describeKnown(own.map(({ judge }) => judge?.overall ?? null), precision);
    const ofDimension = (i) => {
        const { n: _, ...described } = describeKnown(own.map(({ judge }) => judge?.scores[i] ?? null), precision);
        return described;
    };
    const { wanted, measured } = (0,judge_facts/* countAll */.Vn)(facts);
    const metrics = judge_metrics/* SESSION_METRICS */.tw.filter((metric) => own.some(({ judge }) => judge?.metrics.has(metric) === true));
    return {
        model: facts.model,
        n,
        overall,
        dimensions: n === 0 ? {} : Object.fromEntries(dimensions.map((dimension, i) => [dimension, ofDimension(i)])),
        metrics: Object.fromEntries(metrics.map((metric) => [
            metric,
            describeKnown(own.map(({ judge }) => judge?.metrics.get(metric) ?? null), precision),
        ])),
        wanted,
        measured,
        unmeasured_reasons: { ...(0,judge_facts/* countReasons */.Vo)(facts) },
        cost_usd: (0,round_usd/* roundUsd */.t)((0,judge_facts/* totalEffort */.hn)(facts).costUsd),
        voided: facts.voided,
    };
}
function describeUsage(own) {
    const known = own.map(({ usage }) => usage).filter(isKnown);
    if (known.length === 0)
        return undefined;
    const listed = (values) => values.filter((value) => value !== null);
    const costs = listed(known.map(({ costUsd }) => costUsd));
    const input = listed(known.map(({ inputTokens }) => inputTokens));
    const output = listed(known.map(({ outputTokens }) => outputTokens));
    const meanOf = (values) => (0,numbers/* stored */.su)((0,descriptive/* mean */.i2)(values), 'six decimals');
    return {
        cost_usd: (0,round_usd/* roundUsd */.t)((0,descriptive/* mean */.i2)(costs)),
        cost_usd_total: costs.length === 0 ? null : (0,round_usd/* roundUsd */.t)(costs.reduce((sum, cost) => sum + cost, 0)),
        cost_sessions: costs.length,
        input_tokens: meanOf(input),
        output_tokens: meanOf(output),
        token_sessions: Math.max(input.length, output.length),
    };
}

var baseline_change = __webpack_require__(56043);
var sign_flip = __webpack_require__(24249);
;// CONCATENATED MODULE: ./build/comparison/pairs.js






function pairsToCompare(variants, against) {
    if (against !== null)
        return variants.filter((one) => one !== against).map((one) => [against, one]);
    return variants.flatMap((a, i) => variants.slice(i + 1).map((b) => [a, b]));
}
function pairVariants(a, b, subjects) {
    const both = [];
    const [common, onlyA, onlyB] = [[], [], []];
    for (const [name, ofA] of a.sessions) {
        const ofB = b.sessions.get(name);
        if (ofB === undefined)
            continue;
        both.push([ofA, ofB]);
        const [hasA, hasB] = [hasCandidate(ofA), hasCandidate(ofB)];
        if (hasA && hasB)
            common.push(name);
        else if (hasA)
            onlyA.push(name);
        else if (hasB)
            onlyB.push(name);
    }
    return { a, b, common, onlyA, onlyB, differences: differencesOf(both, subjects) };
}
function honest(change, sessions) {
    if (change?.interval == null || change.delta === 0 || change.spread === null || change.spread > ROUNDING)
        return change;
    const least = (0,interval/* leastMeanOfEqual */.aP)(Math.abs(change.delta), sessions) * Math.sign(change.delta);
    return {
        ...change,
        interval: { low: Math.min(change.delta, least), high: Math.max(change.delta, least) },
    };
}
const ROUNDING = 1e-12;
function differencesOf(both, subjects) {
    const series = subjects.map((subject) => {
        const [before, now, changes] = [[], [], []];
        let divided;
        for (const [ofA, ofB] of both) {
            const [valueA, valueB] = [subject.valueOf(ofA), subject.valueOf(ofB)];
            if (valueA === null || valueB === null)
                continue;
            const others = otherVoices(subject, ofA, ofB);
            if (others !== undefined) {
                divided = { ...others, ...divided, sessions: (divided?.sessions ?? 0) + 1 };
                continue;
            }
            before.push(valueA);
            now.push(valueB);
            const change = (0,numbers/* difference */.iv)(valueA, valueB);
            if (change !== 0)
                changes.push(change);
        }
        return { subject, before, now, changes, divided };
    });
    const lengths = new Set(series.flatMap(({ now }) => (now.length === 0 ? [] : [now.length])));
    const found = new Map();
    for (const length of lengths) {
        const alike = series.filter(({ now }) => now.length === length);
        for (const [i, change] of (0,baseline_change/* changesBetween */.iv)(alike).entries()) {
            const subject = alike[i]?.subject;
            if (subject !== undefined)
                found.set(subject, change);
        }
    }
    return series.map(({ subject, now, changes, divided }) => {
        const rises = changes.filter((change) => change > 0).length;
        const falls = changes.length - rises;
        return {
            subject,
            n: now.length,
            change: honest(found.get(subject) ?? null, now.length),
            leastP: (0,sign_flip/* leastSignFlipP */._)(changes.length),
            size: (0,descriptive/* mean */.i2)(changes.map(Math.abs)),
            betterA: subject.better === 'more' ? falls : rises,
            betterB: subject.better === 'more' ? rises : falls,
            ...(divided !== undefined && { divided }),
        };
    });
}
function otherVoices({ metric }, ofA, ofB) {
    const [byA, byB] = [ofA, ofB].map(({ judge }) => (metric === undefined ? undefined : judge?.voices?.get(metric)));
    return byA === undefined || byB === undefined || byA === byB ? undefined : { byA, byB };
}

var sign_test = __webpack_require__(32774);
;// CONCATENATED MODULE: ./build/comparison/pairwise.js





const PAIRWISE_SUBJECT = { id: comparison_subjects/* PAIRWISE_ID */.vK, kind: 'judge', better: 'more', valueOf: () => null };
function countOf(verdicts, is) {
    let count = 0;
    for (const verdict of verdicts.values())
        if (is(verdict))
            count++;
    return count;
}
function pairwiseDifference(verdicts) {
    const measured = [...verdicts.values()].filter(({ kind }) => kind !== 'unmeasured');
    const wins = (side) => measured.map(({ kind }) => (kind === side ? 1 : 0));
    const [betterA, betterB] = [
        countOf(verdicts, ({ kind }) => kind === 'a'),
        countOf(verdicts, ({ kind }) => kind === 'b'),
    ];
    const [change] = measured.length === 0 ? [] : (0,baseline_change/* changesBetween */.iv)([{ before: wins('a'), now: wins('b') }]);
    return {
        subject: PAIRWISE_SUBJECT,
        n: measured.length,
        change: change === undefined ? null : { ...change, p: (0,sign_test/* signTestP */.g)(betterA, betterB) },
        leastP: (0,sign_test/* leastSignTestP */.d)(betterA + betterB),
        size: betterA + betterB === 0 ? null : 1,
        betterA,
        betterB,
    };
}
function pairwiseTotals(verdicts) {
    const count = (is) => countOf(verdicts, is);
    const unmeasured = count(({ kind }) => kind === 'unmeasured');
    const depends = count(({ kind }) => kind === 'depends_on_order');
    const n = verdicts.size - unmeasured;
    const alone = (side) => count((one) => one.kind === side && one.reason === null);
    const alike = count((one) => one.kind === 'tie' && one.reason === null);
    const asked = n - alone('a') - alone('b') - alike;
    const reasons = new Map();
    for (const verdict of verdicts.values()) {
        if (verdict.kind === 'unmeasured')
            reasons.set(verdict.reason, (reasons.get(verdict.reason) ?? 0) + 1);
    }
    return {
        n,
        a: count(({ kind }) => kind === 'a'),
        a_much: count((one) => one.kind === 'a' && one.isMuch),
        a_alone: alone('a'),
        b: count(({ kind }) => kind === 'b'),
        b_much: count((one) => one.kind === 'b' && one.isMuch),
        b_alone: alone('b'),
        ties: count(({ kind }) => kind === 'tie'),
        ties_alike: alike,
        depends_on_order: depends,
        first_preferred: count((one) => one.kind === 'depends_on_order' && one.place === 'first'),
        second_preferred: count((one) => one.kind === 'depends_on_order' && one.place === 'second'),
        position_bias: asked === 0 ? null : (0,numbers/* stored */.su)(depends / asked, 'six decimals'),
        unmeasured,
        unmeasured_reasons: Object.fromEntries([...reasons].sort(([a], [b]) => (0,core_text/* byCodePoint */.HH)(a, b))),
    };
}
function preferredIn(pairs, name) {
    let [preferred, n] = [0, 0];
    for (const { a, b, pairwise } of pairs) {
        if (pairwise === undefined || (a !== name && b !== name))
            continue;
        preferred += a === name ? pairwise.a : pairwise.b;
        n += pairwise.n;
    }
    return { preferred, n };
}
const LONGEST_REASON = 400;
function pairwiseOf(session, all, pairs) {
    return all.flatMap((verdicts, i) => {
        const verdict = verdicts.get(session);
        const pair = pairs[i];
        return verdict === undefined || pair === undefined ? [] : [resultOf(verdict, pair)];
    });
}
function resultOf(verdict, { a, b }) {
    const about = { a, b, result: verdict.kind };
    switch (verdict.kind) {
        case 'a':
        case 'b':
            return { ...about, much: verdict.isMuch, reason: shown(verdict.reason), ...factsOf(verdict.facts) };
        case 'tie':
            return { ...about, reason: shown(verdict.reason), ...factsOf(verdict.facts) };
        case 'depends_on_order':
            return { ...about, place: verdict.place };
        case 'unmeasured':
            return { ...about, unmeasured_reason: verdict.reason };
    }
}
function factsOf(facts = []) {
    if (facts.length === 0)
        return {};
    return { facts: facts.map(({ fact, better }) => ({ fact: (0,core_text/* cut */.Jj)((0,core_text/* plainLine */.h0)(fact), LONGEST_REASON), better })) };
}
function shown(reason) {
    return reason === null ? null : (0,core_text/* cut */.Jj)((0,core_text/* plainLine */.h0)(reason), LONGEST_REASON);
}

;// CONCATENATED MODULE: ./build/comparison/build-comparison.js



















const TOLD_SESSIONS = 200;
const TOLD_FINDINGS = 5;
const LONGEST_MESSAGE = 300;
const NAMED = 20;
function buildComparison(facts) {
    const { settings, scoredAt } = facts;
    const variants = overComparedSessions(facts.variants);
    const against = variants.find(({ name }) => name === facts.against?.name) ?? null;
    const { dimensions, rubric, weights, corpus } = settings.values;
    const precision = (0,score/* precisionOf */.ij)(rubric);
    const ofOne = (0,comparison_subjects/* subjectsOf */.Z6)(variants, dimensions);
    const { pairwise } = facts;
    const isMeasured = pairwise?.verdicts.some((one) => pairwiseTotals(one).n > 0) === true;
    const pairs = pairsToCompare(variants, against).map(([a, b], i) => {
        const pair = pairVariants(a, b, ofOne);
        const verdicts = pairwise?.verdicts[i];
        return verdicts === undefined || !isMeasured
            ? pair
            : { ...pair, differences: [...pair.differences, pairwiseDifference(verdicts)] };
    });
    const subjects = isMeasured ? [...ofOne, PAIRWISE_SUBJECT] : ofOne;
    const judged = (0,decide/* judgePairs */.d)(pairs);
    const toldPairs = judged.pairs.map((pair, i) => toPair(pair, precision, pairwise?.verdicts[i]));
    const told = {
        variants: variants.map((one) => ({
            ...describeVariant(one, { dimensions, precision }),
            ...(pairwise !== null && { pairwise: preferredIn(toldPairs, one.name) }),
        })),
        subjects: (0,decide/* decisionsOf */.bB)(judged.pairs, subjects, variants).map(toSubject),
        pairs: toldPairs,
        against: against?.name ?? null,
        session_count: facts.variants[0]?.sessions.size ?? 0,
    };
    const masked = (0,redact/* maskTexts */.X)(told);
    return (0,redact/* maskTexts */.X)({
        schema_version: 1,
        tool: { name: 'summary-gate', version: version/* VERSION */.x },
        scored_at: `${scoredAt.toISOString().slice(0, 19)}Z`,
        title: comparisonTitle(masked),
        sentences: [...comparisonSentences(masked)],
        against: masked.against,
        correction: { method: 'holm', level: decide/* LEVEL */.Bk, comparisons: judged.comparisons },
        corpus,
        corpus_digest: facts.corpusDigest,
        session_count: told.session_count,
        rubric: { version: rubric, weights: (0,per_dimension/* perEach */.lw)(dimensions, (dimension) => weights[dimension]) },
        dimensions: [...dimensions],
        variants: masked.variants,
        subjects: masked.subjects,
        pairs: masked.pairs,
        ...(pairwise !== null && {
            pairwise: {
                model: pairwise.model,
                prompt_version: pairwise.promptVersion,
                questions: pairwise.questions,
                cost_usd: (0,round_usd/* roundUsd */.t)(pairwise.costUsd),
            },
        }),
        sessions: sessionsOf(variants).map((session) => pairwise === null ? session : { ...session, pairwise: pairwiseOf(session.name, pairwise.verdicts, toldPairs) }),
        settings: (0,reported_settings/* reportedSettings */.f8)(settings, facts.names),
        caveats: [...caveatsOf({ ...facts, variants }, judged)],
    });
}
function toSubject({ subject, winner, shown, isEqual }) {
    return {
        id: subject.id,
        kind: subject.kind,
        better: subject.better,
        winner: winner?.name ?? null,
        shown: shown.map(({ better, worse }) => ({ better: better.name, worse: worse.name })),
        equal: isEqual,
    };
}
function toPair({ a, b, common, onlyA, onlyB, differences }, precision, verdicts) {
    return {
        a: a.name,
        b: b.name,
        common: common.length,
        only_a: onlyA.slice(0, NAMED),
        only_a_count: onlyA.length,
        only_b: onlyB.slice(0, NAMED),
        only_b_count: onlyB.length,
        usable: usableOf(a, b, precision),
        differences: differences.map((one) => toDifference(one, precision)),
        ...(verdicts !== undefined && { pairwise: pairwiseTotals(verdicts) }),
    };
}
function usableOf(a, b, precision) {
    const [ofA, ofB] = [[], []];
    for (const [name, own] of a.sessions) {
        const other = b.sessions.get(name);
        if (own.status !== 'scored' || other?.status !== 'scored')
            continue;
        ofA.push(own.overall);
        ofB.push(other.overall);
    }
    return { n: ofA.length, a: (0,numbers/* stored */.su)((0,descriptive/* mean */.i2)(ofA), precision), b: (0,numbers/* stored */.su)((0,descriptive/* mean */.i2)(ofB), precision) };
}
function toDifference(one, precision) {
    const { subject, n, change, correctedP, word, detectable, betterA, betterB } = one;
    return {
        subject: subject.id,
        n,
        a: (0,numbers/* stored */.su)(change?.before ?? null, precision),
        b: (0,numbers/* stored */.su)(change?.now ?? null, precision),
        delta: (0,numbers/* stored */.su)(change?.delta ?? null, precision),
        ci95: (0,statistics/* storedInterval */.Hy)(change?.interval ?? null, precision),
        p: (0,numbers/* stored */.su)(change?.p ?? null, 'six decimals'),
        p_corrected: (0,numbers/* stored */.su)(correctedP, 'six decimals'),
        better_a: betterA,
        better_b: betterB,
        word,
        detectable: (0,numbers/* stored */.su)(detectable, 'six decimals'),
    };
}
function sessionsOf(variants) {
    const names = [...(variants[0]?.sessions.keys() ?? [])];
    const rows = names
        .map((name) => ({ name, cells: variants.map((one) => one.sessions.get(name)) }))
        .map((row) => {
        const overalls = row.cells.flatMap((cell) => cell?.overall ?? []);
        return { ...row, spread: Math.max(...overalls) - Math.min(...overalls) };
    })
        .sort((a, b) => b.spread - a.spread);
    return rows.map(({ name, spread, cells }, i) => ({
        name,
        spread: (0,numbers/* stored */.su)(spread, 'six decimals'),
        variants: cells.map((cell, v) => toCell(cell, variants[v], name, i < TOLD_SESSIONS ? commonCodes(cells) : null)),
    }));
}
function commonCodes(cells) {
    const [first, ...others] = cells.flatMap((cell) => (cell !== undefined && hasCandidate(cell) ? [cell.codes] : []));
    return new Set(first?.filter((code) => others.every((codes) => codes.includes(code))));
}
function toCell(cell, variant, name, common) {
    if (cell === undefined || cell.status === 'missing_candidate')
        return null;
    const differing = common === null
        ? []
        : (variant?.findingsOf(name) ?? [])
            .filter(({ code }) => !common.has(code))
            .slice(0, TOLD_FINDINGS)
            .map(({ code, message }) => ({ code, message: (0,core_text/* cut */.Jj)(message, LONGEST_MESSAGE) }));
    return {
        status: cell.status,
        overall: cell.overall,
        scores: [...cell.scores],
        findings: [...cell.codes],
        gates_failed: [...cell.gatesFailed],
        ...(cell.judge !== null && { judge_overall: cell.judge.overall }),
        ...(cell.usage.costUsd !== null && { cost_usd: cell.usage.costUsd }),
        ...(differing.length > 0 && { differing }),
    };
}

var evaluate = __webpack_require__(91567);
var judged_findings = __webpack_require__(82469);
var gates_policy = __webpack_require__(20025);
var lost_fields = __webpack_require__(8450);
var scored_session = __webpack_require__(18295);
var answering_model = __webpack_require__(66814);
var panel_facts = __webpack_require__(73865);
;// CONCATENATED MODULE: ./build/comparison/voices.js



function voicesOf(session, judge) {
    const overall = overallVoices(session, judge);
    const found = judge_metrics/* SESSION_METRICS */.tw.map((metric) => [metric, metricVoices(session, metric, judge) ?? overall]);
    return new Map([['rubric', overall], ...found].flatMap(([metric, who]) => (who === undefined ? [] : [[metric, who]])));
}
function overallVoices(session, { judgements, model, panel }) {
    const judgement = judgements.get(session);
    if (panel === undefined)
        return (0,answering_model/* plainName */.MH)(judgement?.modelUsed ?? model);
    const members = panel.members.map(({ provider, model: of, leftOut }) => ({ provider, model: of, left_out: leftOut }));
    const counting = (0,panel_facts/* countingIn */.xN)(members, 'rubric').map(nameOf);
    return joined((judgement?.voices ?? []).filter((one) => one.overall !== null && counting.includes(nameOf(one))).map(nameOf));
}
function metricVoices(session, metric, { measured, panel }) {
    if (panel === undefined)
        return undefined;
    const voices = measured.get(session)?.voices ?? [];
    return joined(voices.filter(({ scores, counts }) => counts.includes(metric) && scores[metric] != null).map(nameOf));
}
function nameOf({ provider, model }) {
    return `${provider}:${model}`;
}
function joined(names) {
    return names.length === 0 ? 'nobody' : names.join(', ');
}

;// CONCATENATED MODULE: ./build/comparison/measure-variant.js










function measureVariant({ name, paths, scored, judge }, policy) {
    const { sessions, inputs, unmatched, diagnosis } = scored;
    const told = (0,lost_fields/* withLostFields */.G)(sessions, diagnosis.lost, scored.settings.values['fail-on']);
    const rated = (0,judged_findings/* withJudgements */.Fi)(told, judge, policy).filter(scored_session/* isRated */.Lr);
    const { failedGates, gates } = (0,evaluate/* evaluateGates */.ud)(rated, judge, (0,gates_policy/* withoutAllowances */.Oo)(policy));
    const ofSessions = new Set([...failedGates.values()].flat());
    const usages = usagesOf(inputs);
    const byName = new Map(rated.map((session) => [session.golden.name, session]));
    return {
        name,
        paths,
        sessions: new Map(rated.map((session) => [
            session.golden.name,
            toVariantSession(session, {
                gatesFailed: failedGates.get(session.golden.name) ?? [],
                usage: usages.get(session.golden.name) ?? UNKNOWN_USAGE,
                judge: judgedNumbers(session.golden.name, judge, policy.dimensions),
            }),
        ])),
        findingsOf: (session) => byName.get(session)?.defects ?? [],
        outside: unmatched.defects.length + unmatched.moreDefects,
        failedMeans: gates.flatMap(({ id, status, message }) => status === 'fail' && !ofSessions.has(id) ? [message] : []),
        judge,
    };
}
const WRONG_CODES = new Set(WRONG_CLASSES.flatMap((name) => finding/* FINDING_CLASSES */.L1[name]));
function toVariantSession(session, known) {
    const { samples } = session;
    const isWrong = (codes) => codes.some((code) => WRONG_CODES.has(code));
    const own = (0,scored_session/* codesIn */.Od)(session);
    const codes = samples === undefined ? own : [...new Set([...own, ...samples.all.flatMap((one) => one.codes)])];
    const wrongOf = samples?.all.filter((one) => isWrong(one.codes)).length ?? 0;
    const share = samples === undefined ? Number(isWrong(own)) : wrongOf / samples.all.length;
    return {
        status: session.status,
        overall: session.overall,
        scores: session.dimensions.map(({ score }) => score),
        codes,
        wrong: share,
        samples: samples?.all.length ?? null,
        ...known,
    };
}
function judgedNumbers(name, judge, dimensions) {
    if (judge === null || judge.voided !== null || judge.isSimulated === true)
        return null;
    const judgement = judge.judgements.get(name);
    const measured = judge.measured.get(name);
    if (judgement === undefined && measured === undefined)
        return null;
    return {
        overall: judgement?.overall.score ?? null,
        scores: dimensions.map((dimension) => judgement?.dimensions[dimension].score ?? null),
        metrics: new Map(judge_metrics/* SESSION_METRICS */.tw.flatMap((metric) => {
            const result = measured?.[metric];
            return result === undefined ? [] : [[metric, result.score]];
        })),
        voices: voicesOf(name, judge),
    };
}
function usagesOf({ pairs, texts }) {
    const found = new Map();
    for (const row of pairs.names.keys()) {
        const { name, candidates } = pairs.task(row, true);
        found.set(name, meanUsage(candidates.map((position) => usageIn(texts.candidates.at(position).text))));
    }
    return found;
}

var found_elsewhere = __webpack_require__(31869);
var score_sessions = __webpack_require__(14924);
var candidate_paths = __webpack_require__(16276);
var workspace_path = __webpack_require__(53215);
var files_of_runs = __webpack_require__(58152);
var report_files = __webpack_require__(88366);
var write_report_file = __webpack_require__(25067);
;// CONCATENATED MODULE: ./build/run/comparison-files.js





const FORMATS = ['markdown', 'html', 'json'];
function wanted({ 'report-formats': formats }) {
    return FORMATS.filter((format) => formats.includes(format));
}
function forgetComparison({ 'report-dir': folder, judge }, files) {
    const log = judge === 'off' ? [] : [files_of_runs/* JUDGE_LOG */.jv];
    for (const name of [...Object.values(files_of_runs/* COMPARISON_FILES */.or), ...log])
        files.remove((0,workspace_path/* pathIn */.l)(folder, name));
}
function refuseUnwritableComparison(where, files) {
    (0,report_files/* refuseUnwritable */.Gt)(where['report-dir'], wanted(where).map((format) => files_of_runs/* COMPARISON_FILES */.or[format]), files);
}
async function writeComparison(comparison, where, files) {
    const written = [];
    for (const format of wanted(where)) {
        const path = (0,workspace_path/* pathIn */.l)(where['report-dir'], files_of_runs/* COMPARISON_FILES */.or[format]);
        (0,write_report_file/* writeReportFile */.a)(path, await render(comparison, format), files);
        written.push(path);
    }
    return written;
}
async function render(comparison, format) {
    switch (format) {
        case 'json':
            return (0,json_text/* jsonPieces */.Mx)(comparison);
        case 'markdown':
            return (await __webpack_require__.e(/* import() */ 7374).then(__webpack_require__.bind(__webpack_require__, 27374))).comparisonMarkdown(comparison);
        case 'html':
            return (await __webpack_require__.e(/* import() */ 4449).then(__webpack_require__.bind(__webpack_require__, 94449))).comparisonHtml(comparison);
    }
}

var rubric_questions = __webpack_require__(80695);
;// CONCATENATED MODULE: ./build/run/variant-pairs.js



function pairPositions(variants, against) {
    return pairsToCompare([...Array(variants).keys()], against);
}
function aloneIn(variants, positions) {
    const usable = variants.map((one) => new Set(variant_pairs_usableOf(one).keys()));
    return positions.map(([first, second]) => {
        const [inA, inB] = [usable[first] ?? new Set(), usable[second] ?? new Set()];
        return new Map([
            ...[...inA].filter((name) => !inB.has(name)).map((name) => [name, 'a']),
            ...[...inB].filter((name) => !inA.has(name)).map((name) => [name, 'b']),
        ]);
    });
}
function variant_pairs_usableOf({ sessions }) {
    return new Map(sessions.flatMap((session, index) => (session.status === 'scored' ? [[(0,scored_session/* nameOf */.Vb)(session), index]] : [])));
}
function candidatePairs(variants, positions) {
    const usable = variants.map(variant_pairs_usableOf);
    const names = [...new Set(usable.flatMap((own) => [...own.keys()]))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return names.flatMap((session) => positions.flatMap(([first, second], pair) => {
        const [a, b] = [variants[first], variants[second]];
        const [inA, inB] = [usable[first]?.get(session), usable[second]?.get(session)];
        if (a === undefined || b === undefined || inA === undefined || inB === undefined)
            return [];
        const open = () => {
            const golden = a.goldenOf(inA);
            if (golden === undefined)
                throw new RangeError('a session that is compared has a reference');
            return {
                reference: golden.reference,
                a: (0,rubric_questions/* candidateAt */.TW)(a, inA).summary,
                b: (0,rubric_questions/* candidateAt */.TW)(b, inB).summary,
            };
        };
        return [{ session, pair, open }];
    }));
}

;// CONCATENATED MODULE: ./build/run/compare-variants.js











async function compareVariants(run, comparing, telling) {
    return withScored(run, comparing.variants, async (scored) => {
        const { facts: judged, pairwise } = await judgeAll(run, scored, comparing, telling);
        const policy = (0,gates_policy/* policyOf */.US)(run.settings);
        const variants = scored.map((one, i) => measureVariant({ ...named(comparing, i), scored: one, judge: judged[i] ?? null }, policy));
        refuseApart(variants, comparing.against);
        const [first] = scored;
        if (first === undefined)
            throw new RangeError('a comparison has variants');
        return buildComparison({
            scoredAt: first.inputs.scoredAt,
            settings: run.settings,
            names: comparing.names,
            corpusDigest: first.corpus.digest,
            variants,
            against: variants.find(({ name }) => name === comparing.against) ?? null,
            pairwise,
        });
    });
}
async function estimateVariants(run, comparing, env) {
    const [{ openVariantsEstimate }, { asksFurther }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(3975), __webpack_require__.e(5397), __webpack_require__.e(2147), __webpack_require__.e(6494)]).then(__webpack_require__.bind(__webpack_require__, 82147)),
        __webpack_require__.e(/* import() */ 5397).then(__webpack_require__.bind(__webpack_require__, 65397)),
    ]);
    return withScored(run, comparing.variants, async (scored) => {
        const pairs = comparing.pairwise ? candidatePairs(scored, positionsOf(comparing)) : [];
        const estimate = await openVariantsEstimate(scored, pairs, run.settings.values, run.ports, env);
        return { estimate, pairs: pairs.length, asksFurther: asksFurther(run.settings.values) };
    });
}
function positionsOf({ variants, against }) {
    const at = variants.findIndex(({ name }) => name === against);
    return pairPositions(variants.length, at < 0 ? null : at);
}
function named({ variants }, i) {
    return variants[i] ?? { name: '', paths: [] };
}
async function withScored(run, variants, use) {
    const scored = [];
    const problems = [];
    try {
        for (const variant of variants) {
            const found = await scoreVariant(run, variant);
            if ('problems' in found)
                problems.push(found.problems);
            else {
                scored.push(found.scored);
                problems.push(emptiness(found.scored, variant, run));
            }
        }
        if (problems.some((some) => some.length > 0))
            throw new errors/* UserError */.yo(told(problems, variants));
        return await use(scored);
    }
    finally {
        for (const one of scored)
            one.close();
    }
}
async function scoreVariant({ settings, ports }, { paths }) {
    const extent = { accepts: () => true, defects: 'of a report', marks: 'none' };
    try {
        return { scored: await (0,score_sessions/* scoreSessions */.GM)(settingsOfVariant(settings, paths), ports, extent) };
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return { problems: error.problems };
        throw error;
    }
}
function settingsOfVariant(settings, paths) {
    return {
        ...settings,
        values: {
            ...settings.values,
            candidates: (0,candidate_paths/* asSetting */.n6)(paths),
            'allow-empty': true,
            ...{ baseline: null, waivers: null, shard: null, 'merge-from': null },
        },
        origins: { ...settings.origins, candidates: 'input' },
        wrong: new Set([...settings.wrong].filter((name) => name !== 'candidates')),
    };
}
function emptiness({ sessions, inputs }, { name, paths }, run) {
    const { pairs, corpus, candidates } = inputs;
    const place = { file: paths.join(', ') };
    if (pairs.names.length === corpus.canaries.size) {
        return [{ message: 'corpus: it has no golden session', place: { file: run.settings.values.corpus } }];
    }
    if (sessions.some(({ status }) => status === 'scored' || status === 'invalid_candidate'))
        return [];
    const advice = (0,found_elsewhere/* adviceOnCandidates */.ok)(paths, run.ports.files);
    const found = candidates.texts.names.length;
    return [
        {
            message: found === 0
                ? `variant ${JSON.stringify(name)} is empty: there is no candidate`
                : `variant ${JSON.stringify(name)}: of ${(0,core_text/* counted */.hS)(found, 'candidate')} none is for a session that is compared`,
            place,
            ...(advice !== undefined && { hint: advice }),
        },
    ];
}
function told(problems, variants) {
    const keys = problems.map((some) => new Set(some.map(errors/* formatProblem */.Vw)));
    const isOfAll = (problem) => keys.every((known) => known.has((0,errors/* formatProblem */.Vw)(problem)));
    const common = (problems[0] ?? []).filter(isOfAll);
    const ofVariants = problems.flatMap((some, i) => some
        .filter((problem) => !isOfAll(problem))
        .map((problem) => {
        const own = variants[i]?.name ?? '';
        const name = JSON.stringify(own);
        const isNamed = problem.message.includes(`variant ${name}`);
        return {
            ...problem,
            ...(problem.hint !== undefined && { hint: asOperand(problem.hint, own) }),
            message: isNamed ? problem.message : `variant ${name}: ${problem.message}`,
        };
    }));
    return [...common, ...ofVariants];
}
function asOperand(hint, name) {
    return hint.replace(/`candidates: ([^`]+)`/g, (_, path) => `\`${name}=${path}\``);
}
function refuseApart(variants, against) {
    const namesOf = ({ sessions }) => [...sessions].flatMap(([name, session]) => (hasCandidate(session) ? [name] : []));
    const problems = variants.flatMap((a, i) => variants.slice(i + 1).flatMap((b) => {
        if (against !== null && a.name !== against && b.name !== against)
            return [];
        const own = new Set(namesOf(a));
        if (namesOf(b).some((name) => own.has(name)))
            return [];
        return [
            {
                message: `variants ${JSON.stringify(a.name)} and ${JSON.stringify(b.name)} have no session in common`,
                hint: 'let both summarise the same sessions',
            },
        ];
    }));
    (0,errors/* refuse */.TR)(problems);
}
async function judgeAll({ settings, ports }, scored, comparing, { env, onProgress, tellCost, warn }) {
    const { values } = settings;
    forgetComparison(values, ports.files);
    refuseUnwritableComparison(values, ports.files);
    if (values.judge === 'off')
        return { facts: [], pairwise: null };
    const [{ openJudge }, { openVariantsEstimate }, { judgePairsOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(3975), __webpack_require__.e(5397), __webpack_require__.e(2147), __webpack_require__.e(1080), __webpack_require__.e(2214)]).then(__webpack_require__.bind(__webpack_require__, 21080)),
        Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(3975), __webpack_require__.e(5397), __webpack_require__.e(2147), __webpack_require__.e(6494)]).then(__webpack_require__.bind(__webpack_require__, 82147)),
        __webpack_require__.e(/* import() */ 7545).then(__webpack_require__.bind(__webpack_require__, 27545)),
    ]);
    const positions = positionsOf(comparing);
    const pairs = comparing.pairwise ? candidatePairs(scored, positions) : [];
    tellCost(await openVariantsEstimate(scored, pairs, values, ports, env), pairs.length);
    const parts = scored.length + (comparing.pairwise ? positions.length : 0);
    const judge = await openJudge({ ...values, 'judge-deadline-seconds': values['judge-deadline-seconds'] * parts, 'min-judge-agreement': null }, env, ports);
    try {
        const facts = [];
        for (const one of scored)
            facts.push(await judge.judge(one, onProgress));
        const pairwise = comparing.pairwise
            ? await judgePairsOf({ pairs, positions, alone: aloneIn(scored, positions) }, facts, judge, onProgress)
            : null;
        return { facts, pairwise };
    }
    finally {
        for (const warning of await judge.close())
            warn(warning);
    }
}

var compare_settings = __webpack_require__(61048);
var command_line_flags = __webpack_require__(90048);
var resolve = __webpack_require__(70816);
var table = __webpack_require__(3738);
;// CONCATENATED MODULE: ./build/command-line/parts/named-variants.js




const MOST_VARIANTS = 20;
const LONGEST_NAME = 60;
const LONGEST_QUOTED = 200;
const HOW = 'write compare haiku=out/haiku sonnet=out/sonnet, or the folders alone';
function readVariants(operands, against, settings, files) {
    const problems = [];
    const variants = operands.flatMap((operand) => {
        const read = readVariant(operand, files);
        if ('problem' in read)
            problems.push(read.problem);
        return 'problem' in read ? [] : [read];
    });
    if (operands.length < 2)
        problems.push({ message: 'compare: it takes two variants or more', hint: HOW });
    if (operands.length > MOST_VARIANTS) {
        problems.push({ message: `compare: ${operands.length} variants; allowed: up to ${MOST_VARIANTS}` });
    }
    problems.push(...twins(variants), ...shared(variants, files), ...stray(variants, settings, files));
    const names = variants.map(({ name }) => name);
    if (against !== undefined && against !== '' && problems.length === 0 && !names.includes(against)) {
        const nearest = (0,core_text/* nearestName */.qb)(against, names);
        problems.push({
            message: `--against: there is no variant ${JSON.stringify(against)}; allowed: ${names.join(', ')}`,
            ...(nearest !== undefined && { hint: `did you mean ${nearest}?` }),
        });
    }
    return { variants, problems };
}
function readVariant(operand, files) {
    const cutAt = operand.indexOf('=');
    const before = operand.slice(0, Math.max(0, cutAt));
    const isNamed = cutAt >= 0 && !/[/\\]/.test(before) && !isThere(operand, files);
    const text = isNamed ? operand.slice(cutAt + 1) : operand;
    const refuse = (message, hint = HOW) => ({
        problem: { message: `${JSON.stringify((0,core_text/* shortened */.vI)(operand, LONGEST_QUOTED))}: ${message}`, hint },
    });
    if (!isNamed && cutAt >= 0 && !isThere(operand, files) && isThere(operand.slice(cutAt + 1), files)) {
        return refuse('a name has no slash: what stands before = is taken for a part of the path');
    }
    if (text.trim() === '')
        return refuse('no path is named');
    const parsed = table/* SETTINGS */.yy.candidates.kind.parse(text, 'input');
    if ('problem' in parsed)
        return refuse(parsed.problem);
    const given = (0,candidate_paths/* pathsOf */.wG)(parsed.value);
    const name = isNamed ? before.trim() : given.length === 1 ? folderName(given[0] ?? '') : '';
    if (name === '') {
        return refuse(given.length > 1 ? 'several paths are samples of one variant, which needs a name' : 'a variant needs a name');
    }
    if (name.length > LONGEST_NAME)
        return refuse(`its name is longer than ${LONGEST_NAME} characters`);
    const located = given.map((path) => files.locate(path));
    const wrong = located.find((place) => 'problem' in place);
    if (wrong !== undefined && 'problem' in wrong)
        return refuse(wrong.problem, 'paths must lie in the workspace');
    return { name, paths: located.flatMap((place) => ('path' in place ? [place.path] : [])) };
}
function isThere(path, files) {
    const place = files.locate(path);
    return 'path' in place && files.kind(place.path) !== 'missing';
}
function folderName(path) {
    const last = path
        .replace(/(?<!\/)\/+$/, '')
        .split('/')
        .at(-1) ?? '';
    return /^\.*$/.test(last) ? '' : last.replace(/\.jsonl$/, '');
}
function twins(variants) {
    const shown = variants.map(({ name }) => (0,core_text/* plainLine */.h0)(name));
    return [...new Set(shown.filter((name, i) => shown.indexOf(name) < i))].map((name) => {
        const paths = variants.filter((_, i) => shown[i] === name).map((one) => one.paths.join(', '));
        return {
            message: `compare: two variants are called ${JSON.stringify(name)} (${paths.join(' and ')})`,
            hint: 'give each a name of its own, as in first=… second=…',
        };
    });
}
function shared(variants, files) {
    const owners = new Map();
    return variants.flatMap(({ name, paths }) => paths.flatMap((path) => {
        const real = files.real(path) ?? path;
        const owner = owners.get(real);
        owners.set(real, owner ?? name);
        if (owner === undefined)
            return [];
        const who = owner === name
            ? `variant ${JSON.stringify(name)} names it twice`
            : `variants ${JSON.stringify(owner)} and ${JSON.stringify(name)} both name it`;
        return [{ message: `compare: ${who}`, place: { file: path } }];
    }));
}
function stray(variants, { corpus, 'report-dir': folder }, files) {
    return variants.flatMap(({ name, paths }) => {
        const wrong = (0,resolve/* strayReport */._O)(folder, folder, { corpus: { path: corpus }, candidates: paths.map((path) => ({ path })) }, files);
        return wrong === undefined ? [] : [{ message: `report-dir: ${wrong}; variant ${JSON.stringify(name)} has them` }];
    });
}

;// CONCATENATED MODULE: ./build/command-line/commands/compare.js












async function compare(context) {
    const { operands, flags, json, screen, env, print, tell, onProgress } = context;
    const run = judgedByFlag(context.run);
    const { values, problems } = run.settings;
    const { files } = run.ports;
    const against = flags.get('against');
    const read = readVariants(operands, against, values, files);
    const pairwise = (0,command_line_flags/* readPairwise */.bh)(flags.get(command_line_flags/* PAIRWISE */.Lb.name), values);
    const wrong = [...problems, ...(values.simulate ? [SIMULATED] : []), ...read.problems, ...pairwise.problems];
    (0,errors/* refuse */.TR)(wrong);
    const comparing = {
        ...{ variants: read.variants, against: against ?? null, names: compare_settings/* COMPARE_SETTINGS */.s },
        pairwise: pairwise.value,
    };
    if (values['dry-run']) {
        const { estimate, pairs, asksFurther } = await estimateVariants(run, comparing, env);
        if (pairs > 0)
            print(`${(0,core_text/* capitalised */.Iu)(pairQuestions(pairs))}\n`);
        print(values.judge === 'off'
            ? (0,terminal_estimate/* renderUnjudged */.dD)({ labels: 0 })
            : (0,terminal_estimate/* renderEstimate */.tV)(estimate, values, { labels: 0, asksFurther }));
        return errors/* EXIT */.dc.pass;
    }
    const comparison = await compareVariants(run, comparing, {
        env,
        onProgress,
        tellCost: (estimate, pairs) => tell(judgingCost(estimate, values['judge-model'], { variants: read.variants.length, pairs })),
        warn: tell,
    });
    const written = await writeComparison(comparison, values, files);
    if (written.length > 0)
        tell(`Report: ${written.join(', ')}`);
    if (json)
        for (const piece of (0,write_pieces/* inChunks */.mk)((0,json_text/* jsonPieces */.Mx)(comparison)))
            print(piece);
    else
        print(renderComparison(comparison, screen));
    return errors/* EXIT */.dc.pass;
}
const SIMULATED = { message: 'simulate: made-up scores compare nothing; leave it out, or set judge to off' };
function judgedByFlag(run) {
    const { settings } = run;
    const judge = settings.origins.judge === 'input' ? settings.values.judge : 'off';
    return { ...run, settings: { ...settings, values: { ...settings.values, judge } } };
}


/***/ }),

/***/ 89054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ LEVEL),
/* harmony export */   bB: () => (/* binding */ decisionsOf),
/* harmony export */   d: () => (/* binding */ judgePairs),
/* harmony export */   j$: () => (/* binding */ isCrowdedOut)
/* harmony export */ });
/* unused harmony export DIFFERENCE_WORDS */
/* harmony import */ var _gates_baseline_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56043);
/* harmony import */ var _statistics_holm_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45722);
/* harmony import */ var _statistics_interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59575);
/* harmony import */ var _statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24249);
/* harmony import */ var _statistics_sign_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32774);
/* harmony import */ var _subjects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92767);






const LEVEL = 0.05;
const DIFFERENCE_WORDS = (/* unused pure expression or super */ null && (['a', 'b', 'no_difference_shown', 'equal', 'unmeasured']));
function judgePairs(pairs) {
    const all = pairs.flatMap(({ differences }) => differences);
    const isFinding = ({ subject }) => subject.kind === 'findings';
    const [findings, others] = [judgeFamily(all.filter(isFinding)), judgeFamily(all.filter((one) => !isFinding(one)))];
    return {
        comparisons: findings.corrected.size + others.corrected.size,
        crowdedOut: findings.crowdedOut + others.crowdedOut,
        sessionsToDecide: Math.max(...[findings, others].map(({ crowdedOut, differing }) => crowdedOut === 0 ? 0 : fewestDiffering(levelOf(differing)))),
        pairs: pairs.map((pair) => ({
            ...pair,
            differences: pair.differences.map((one) => {
                const { corrected, crowdedOut } = isFinding(one) ? findings : others;
                const correctedP = corrected.get(one) ?? null;
                const beside = corrected.size + crowdedOut;
                return { ...one, correctedP, word: wordOf(one, correctedP), detectable: detectable(one, beside) };
            }),
        })),
    };
}
function judgeFamily(family) {
    const ps = (0,_statistics_holm_js__WEBPACK_IMPORTED_MODULE_2__/* .holmOfPossible */ .dY)(family.map(({ change, leastP }) => ({ p: change?.p ?? 1, least: leastP })), LEVEL / FAMILIES);
    const corrected = new Map();
    let crowdedOut = 0;
    for (const [i, one] of family.entries()) {
        const p = ps[i];
        if (p != null)
            corrected.set(one, Math.min(1, FAMILIES * p));
        else if (isCrowdedOut(one.subject.id, one.n, one.betterA + one.betterB))
            crowdedOut++;
    }
    return { corrected, crowdedOut, differing: family.filter(({ betterA, betterB }) => betterA + betterB > 0).length };
}
function isCrowdedOut(subject, sessions, differing) {
    const leastOf = subject === _subjects_js__WEBPACK_IMPORTED_MODULE_1__/* .PAIRWISE_ID */ .vK ? _statistics_sign_test_js__WEBPACK_IMPORTED_MODULE_3__/* .leastSignTestP */ .d : _statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_4__/* .leastSignFlipP */ ._;
    const least = leastOf(differing);
    return least <= LEVEL / FAMILIES && least <= leastOf(sessions);
}
const FAMILIES = 2;
function wordOf({ subject, change, betterA, betterB }, correctedP) {
    if (change === null)
        return 'unmeasured';
    if (betterA + betterB === 0)
        return subject.id === _subjects_js__WEBPACK_IMPORTED_MODULE_1__/* .PAIRWISE_ID */ .vK ? 'no_difference_shown' : 'equal';
    const side = (0,_gates_baseline_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sideOfZero */ .$f)(change);
    if (correctedP === null || correctedP > LEVEL || side === 'both')
        return 'no_difference_shown';
    return (side === 'above') === (subject.better === 'more') ? 'b' : 'a';
}
const FEWER_DEGREES = 4;
function levelOf(comparisons) {
    return LEVEL / FAMILIES / Math.max(1, comparisons);
}
function detectable({ subject, n, change, size }, comparisons) {
    const level = levelOf(comparisons);
    if (change?.spread == null || n <= FEWER_DEGREES || (0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_4__/* .leastSignFlipP */ ._)(n) > level)
        return null;
    const ofOne = size ?? (isShareOfSessions(subject) ? 1 : null);
    if (ofOne === null)
        return null;
    const byErrors = (((0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_5__/* .studentBeyond */ .BF)(level, n - FEWER_DEGREES) + _statistics_interval_js__WEBPACK_IMPORTED_MODULE_5__/* .Z_80 */ .ME) * change.spread) / Math.sqrt(n);
    const seen = Math.max(byErrors, (ofOne * fewestDiffering(level)) / n);
    return seen > 1 ? null : seen;
}
function fewestDiffering(level) {
    let fewest = 1;
    while ((0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_4__/* .leastSignFlipP */ ._)(fewest) > level)
        fewest++;
    return fewest;
}
function isShareOfSessions({ id, kind }) {
    return kind === 'findings' || id === _subjects_js__WEBPACK_IMPORTED_MODULE_1__/* .PAIRWISE_ID */ .vK;
}
function decisionsOf(pairs, subjects, variants) {
    const isEachWithEach = pairs.length === (variants.length * (variants.length - 1)) / 2;
    return subjects.map((subject, i) => {
        const shown = pairs.flatMap(({ a, b, differences }) => {
            const word = differences[i]?.word;
            if (word === 'a')
                return [{ better: a, worse: b }];
            return word === 'b' ? [{ better: b, worse: a }] : [];
        });
        const winsOf = (one) => shown.filter(({ better }) => better === one).length;
        const winner = isEachWithEach ? variants.find((one) => winsOf(one) === variants.length - 1) : undefined;
        const isEqual = pairs.every(({ differences }) => differences[i]?.word === 'equal');
        return { subject, winner: winner ?? null, shown, isEqual };
    });
}


/***/ }),

/***/ 11677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ reasonWords),
/* harmony export */   z: () => (/* binding */ pairwiseSentences)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _subjects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92767);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16801);



const MOST_PAIRS = 3;
function pairwiseSentences({ pairs }) {
    const asked = pairs.flatMap((pair) => (pair.pairwise === undefined ? [] : [{ pair, totals: pair.pairwise }]));
    const hidden = asked.length - MOST_PAIRS;
    return [
        ...asked.slice(0, MOST_PAIRS).map(({ pair, totals }) => pairSentence(pair, totals)),
        ...(hidden > 0 ? [`Side by side there ${hidden === 1 ? 'is' : 'are'} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(hidden, 'pair')} more.`] : []),
        ...orderSentence(asked.map(({ totals }) => totals)),
    ];
}
function pairSentence({ a, b, differences }, totals) {
    const found = differences.find(({ subject }) => subject === _subjects_js__WEBPACK_IMPORTED_MODULE_1__/* .PAIRWISE_ID */ .vK);
    const { n, ties, depends_on_order: depends, unmeasured } = totals;
    const missing = unmeasured === 0 ? '' : `; ${unmeasured} unmeasured (${reasonWords(totals)})`;
    const alone = aloneWords(totals, a, b);
    if (n === 0)
        return `Side by side: of ${a} and ${b} no session was measured${missing}.`;
    const tooFew = 'too few sessions are decided';
    const p = found === undefined ? tooFew : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .correctedWords */ .zF)(found, tooFew);
    const rest = `${ties} equal, ${depends} ${depends === 1 ? 'depends' : 'depend'} on the order${alone}${missing}`;
    const sessions = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(n, 'session');
    switch (found?.word) {
        case 'a':
            return `Side by side: ${a} is preferred in ${totals.a} of ${sessions}, ${b} in ${totals.b} (${p}); ${rest}.`;
        case 'b':
            return `Side by side: ${b} is preferred in ${totals.b} of ${sessions}, ${a} in ${totals.a} (${p}); ${rest}.`;
        default:
            return `Side by side: no difference shown between ${a} and ${b}; ${a} is preferred in ${totals.a} of ${sessions}, ${b} in ${totals.b} (${p}); ${rest}.`;
    }
}
function aloneWords({ a_alone: ofA, b_alone: ofB }, a, b) {
    const told = [
        ...(ofA > 0 ? [`${ofA} for ${a}, since ${b} has no usable candidate`] : []),
        ...(ofB > 0 ? [`${ofB} for ${b}, since ${a} has no usable candidate`] : []),
    ];
    return told.length === 0 ? '' : `; without a question ${told.join(', and ')}`;
}
function orderSentence(all) {
    const sum = (of) => all.reduce((total, one) => total + of(one), 0);
    const n = sum((one) => one.n - one.a_alone - one.b_alone - one.ties_alike);
    const depends = sum((one) => one.depends_on_order);
    if (n === 0)
        return [];
    if (depends === 0)
        return ['In no session the order of the two decides what the judge prefers.'];
    const [first, second] = [sum((one) => one.first_preferred), sum((one) => one.second_preferred)];
    return [
        `The order of the two decides in ${depends} of ${n} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(depends / n)}): ${first} for the first place, ${second} for the second. These speak for nobody.`,
    ];
}
function reasonWords({ unmeasured_reasons: reasons }) {
    return Object.entries(reasons)
        .map(([reason, count]) => `${reason.replaceAll('_', ' ')} ${count}`)
        .join(', ');
}


/***/ }),

/***/ 92767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ subjectsOf),
/* harmony export */   vK: () => (/* binding */ PAIRWISE_ID)
/* harmony export */ });
/* unused harmony export SUBJECT_KINDS */
/* harmony import */ var _settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20483);

const SUBJECT_KINDS = (/* unused pure expression or super */ null && (['closeness', 'findings', 'judge']));
const PAIRWISE_ID = 'judge.pairwise';
const FINDING_SUBJECTS = [
    { id: 'wrong', kind: 'findings', better: 'less', valueOf: ({ wrong }) => wrong },
    {
        id: 'gates',
        kind: 'findings',
        better: 'less',
        valueOf: ({ gatesFailed }) => (gatesFailed.length > 0 ? 1 : 0),
    },
];
function subjectsOf(variants, dimensions) {
    const closeness = [
        { id: 'overall', kind: 'closeness', better: 'more', valueOf: ({ overall }) => overall },
        ...dimensions.map((id, i) => ({ id, kind: 'closeness', better: 'more', valueOf: ({ scores }) => scores[i] ?? null })),
    ];
    const judge = [
        {
            ...{ id: 'judge.overall', kind: 'judge', better: 'more', metric: 'rubric' },
            valueOf: ({ judge: says }) => says?.overall ?? null,
        },
        ..._settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .SESSION_METRICS */ .tw.map((metric) => ({
            id: `judge.${metric}`,
            kind: 'judge',
            better: 'more',
            metric,
            valueOf: ({ judge: says }) => says?.metrics.get(metric) ?? null,
        })),
    ];
    return [...FINDING_SUBJECTS, ...closeness, ...judge.filter((subject) => isMeasured(subject, variants))];
}
function isMeasured(subject, variants) {
    return variants.some(({ sessions }) => [...sessions.values()].some((one) => subject.valueOf(one) !== null));
}


/***/ }),

/***/ 16801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ betterWords),
/* harmony export */   Cz: () => (/* binding */ correctionWords),
/* harmony export */   GS: () => (/* binding */ isShare),
/* harmony export */   Hj: () => (/* binding */ sessionsOf),
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Kd: () => (/* binding */ betterOf),
/* harmony export */   S: () => (/* binding */ differenceNumbers),
/* harmony export */   UU: () => (/* binding */ areTooMany),
/* harmony export */   Xb: () => (/* binding */ resultWords),
/* harmony export */   gH: () => (/* binding */ showUsd),
/* harmony export */   pb: () => (/* binding */ subjectLabel),
/* harmony export */   zF: () => (/* binding */ correctedWords)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67952);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89054);
/* harmony import */ var _subjects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92767);




function subjectLabel(id) {
    switch (id) {
        case 'wrong':
            return 'something wrong';
        case 'gates':
            return 'fails the gates';
        case 'overall':
            return 'closeness';
        case _subjects_js__WEBPACK_IMPORTED_MODULE_2__/* .PAIRWISE_ID */ .vK:
            return 'judge: side by side';
        default:
            return id.startsWith('judge.') ? `judge: ${id.slice('judge.'.length)}` : id.replaceAll('_', ' ');
    }
}
function betterWords(id, counts, names = 1) {
    const is = names === 1 ? 'is' : 'are';
    switch (id) {
        case 'wrong':
            return `${is} wrong in fewer ${counts}`;
        case 'gates':
            return `${names === 1 ? 'fails' : 'fail'} the gates in fewer sessions`;
        case 'overall':
            return `${is} closer to the references`;
        case 'judge.overall':
            return `${is} better to the judge`;
        case _subjects_js__WEBPACK_IMPORTED_MODULE_2__/* .PAIRWISE_ID */ .vK:
            return `${is} preferred in more sessions`;
        default:
            return `${is} better in ${subjectLabel(id)}`;
    }
}
function inPoints(share) {
    return Math.round(Math.round(share * 1e8) / 1e6);
}
function percent(share) {
    return share === null ? 'n/a' : `${inPoints(share)} %`;
}
function showUsd(usd) {
    if (usd === 0)
        return '$0';
    if (usd >= 1)
        return `$${usd.toFixed(2)}`;
    return usd >= 0.0001 ? `$${usd.toFixed(4)}` : `$${usd.toPrecision(2)}`;
}
function isShare(id) {
    return id === 'wrong' || id === 'gates' || id === _subjects_js__WEBPACK_IMPORTED_MODULE_2__/* .PAIRWISE_ID */ .vK;
}
function sizeIn(id, size) {
    return isShare(id) ? String(inPoints(size)) : (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .showNumber */ .Zo)(size);
}
function differenceNumbers(one, pair) {
    const { subject, delta, ci95, word } = one;
    if (delta === null)
        return 'not measured';
    const points = isShare(subject) ? ' points' : '';
    const isShown = word === 'a' || word === 'b';
    const bounds = ci95 !== null && delta < 0 && isShown ? [-ci95[1], -ci95[0]] : ci95;
    const show = (value) => isShown && value >= 0 ? sizeIn(subject, value) : `${value < 0 ? '−' : '+'}${sizeIn(subject, Math.abs(value))}`;
    const interval = bounds === null ? '' : `95 % interval ${bounds.map(show).join(' to ')}, `;
    const p = correctedWords(one);
    const size = `${sizeIn(subject, Math.abs(delta))}${points}`;
    if (isShown)
        return `by ${size} (${interval}${p})`;
    const isNone = Number(sizeIn(subject, Math.abs(delta))) === 0;
    return isNone
        ? `both have the same on average (${interval}${p})`
        : `${pair.b} has ${size} ${delta < 0 ? 'less' : 'more'} (${interval}${p})`;
}
function areTooMany({ subject, n, better_a: a, better_b: b, p_corrected: p }) {
    return p === null && (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .isCrowdedOut */ .j$)(subject, n, a + b);
}
function correctedWords(one, tooFew = 'too few sessions differ') {
    if (areTooMany(one))
        return 'too many comparisons';
    return one.p_corrected === null ? tooFew : `corrected p ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .showP */ .Si)(one.p_corrected)}`;
}
function correctionWords({ correction, pairs }) {
    const differing = pairs.flatMap(({ differences }) => differences.filter((one) => one.better_a + one.better_b > 0));
    const about = correction.comparisons > 0
        ? `p values are corrected for ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(correction.comparisons, 'comparison')} by Holm's method`
        : differing.length > 0
            ? `None of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(differing.length, 'comparison')} that differ can become clear with so few sessions, so that no p value is corrected`
            : 'Nothing differs that could be tested';
    return `${about}; intervals are of one difference alone.`;
}
function betterOf({ word }, pair) {
    return word === 'a' ? pair.a : word === 'b' ? pair.b : null;
}
function resultWords({ winner, shown, equal }) {
    if (winner !== null)
        return winner;
    if (equal)
        return 'equal';
    return shown.length === 0 ? 'no difference shown' : relations(shown, () => 'better');
}
const MOST_RELATIONS = 3;
function relations(shown, words) {
    const worseThan = new Map();
    for (const { better, worse } of shown)
        worseThan.set(better, [...(worseThan.get(better) ?? []), worse]);
    const alike = new Map();
    for (const [better, worse] of worseThan) {
        const key = JSON.stringify(worse);
        const group = alike.get(key);
        if (group === undefined)
            alike.set(key, { better: [better], worse });
        else
            group.better.push(better);
    }
    const told = [...alike.values()].map(({ better, worse }) => `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(better)} ${words(better.length)} than ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(worse)}`);
    const hidden = told.length - MOST_RELATIONS;
    return `${told.slice(0, MOST_RELATIONS).join('; ')}${hidden > 0 ? `; and ${hidden} more` : ''}`;
}
function sessionsOf({ sessions }, { n }) {
    return `${sessions} of ${n}`;
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

/***/ 761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MD: () => (/* binding */ pairwiseRows),
/* harmony export */   er: () => (/* binding */ aboutPairwise),
/* harmony export */   rr: () => (/* binding */ PAIRWISE_HEADS)
/* harmony export */ });
/* harmony import */ var _comparison_pairwise_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11677);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16801);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);



const PAIRWISE_HEADS = [
    'First preferred',
    'Second preferred',
    'Alone',
    'Equal',
    'Depends on order',
    'Unmeasured',
];
function pairwiseRows({ pairs }) {
    return pairs.flatMap((pair) => {
        const { pairwise } = pair;
        if (pairwise === undefined)
            return [];
        const much = (count) => (count === 0 ? '' : ` (${count} much)`);
        const { n, first_preferred: first, second_preferred: second, position_bias: bias } = pairwise;
        return [
            {
                pair,
                a: `${pairwise.a} of ${n}${much(pairwise.a_much)}`,
                b: `${pairwise.b} of ${n}${much(pairwise.b_much)}`,
                alone: `${pairwise.a_alone}, ${pairwise.b_alone}`,
                ties: String(pairwise.ties),
                order: first + second === 0 ? '0' : `${first + second} (${(0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(bias)})`,
                places: first + second === 0 ? '' : `first place ${first}, second ${second}`,
                unmeasured: String(pairwise.unmeasured),
                reasons: (0,_comparison_pairwise_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonWords */ .I)(pairwise),
            },
        ];
    });
}
function aboutPairwise({ pairwise }) {
    if (pairwise === undefined)
        return '';
    const { model, questions, prompt_version: version } = pairwise;
    return `Asked of ${model} in both orders, ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(questions, 'question')}, ${version}. Much: both orders say much better. Alone: the other has no usable candidate, and nobody was asked. What depends on the order (in which share of sessions, and which place was preferred) speaks for nobody.`;
}


/***/ }),

/***/ 29802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ lossesOf),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   T7: () => (/* binding */ describedOf),
/* harmony export */   bO: () => (/* binding */ differingCodes),
/* harmony export */   d9: () => (/* binding */ findingRows),
/* harmony export */   hs: () => (/* binding */ shareWords),
/* harmony export */   r6: () => (/* binding */ rangeWords),
/* harmony export */   vL: () => (/* binding */ pairCounts)
/* harmony export */ });
/* harmony import */ var _comparison_subjects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92767);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16801);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4823);
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67952);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);





function shareWords({ sessions, share }, { n }) {
    return `${sessions} of ${n} (${(0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(share)})`;
}
function rangeWords(bounds) {
    if (bounds === null)
        return 'n/a';
    return bounds[0] === bounds[1] ? 'all equal' : `${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .showNumber */ .Zo)(bounds[0])}–${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .showNumber */ .Zo)(bounds[1])}`;
}
function valueText(variant, { id }) {
    if (id === 'wrong')
        return shareWords(variant.wrong, variant);
    if (id === 'gates')
        return shareWords(variant.gates, variant);
    if (id === _comparison_subjects_js__WEBPACK_IMPORTED_MODULE_0__/* .PAIRWISE_ID */ .vK)
        return `${variant.pairwise?.preferred ?? 0} of ${variant.pairwise?.n ?? 0}`;
    return (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .showNumber */ .Zo)(describedOf(variant, id)?.mean ?? null);
}
function describedOf(variant, id) {
    const { overall, dimensions, judge, pairwise } = variant;
    if (id === _comparison_subjects_js__WEBPACK_IMPORTED_MODULE_0__/* .PAIRWISE_ID */ .vK && pairwise !== undefined) {
        const { preferred, n } = pairwise;
        return { mean: n === 0 ? null : preferred / n, ci95: null, stddev: null };
    }
    if (id === 'overall')
        return overall;
    if (id === 'judge.overall')
        return judge?.overall;
    const found = Object.entries({ ...dimensions, ...prefixed(judge?.metrics ?? {}) }).find(([name]) => name === id);
    return found?.[1];
}
function prefixed(values) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [`judge.${name}`, value]));
}
function findingRows({ variants }) {
    const none = { sessions: 0, share: 0, ci95: null };
    const rowOfCode = (code) => ({
        kind: 'code',
        name: code,
        shares: variants.map(({ codes }) => codes[code] ?? none),
    });
    const isSeen = ({ shares }) => shares.some(({ sessions }) => sessions > 0);
    const classes = Object.keys(_core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_CLASSES */ .L1);
    const classed = new Set(classes.flatMap((name) => _core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_CLASSES */ .L1[name]));
    const others = _core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_CODES */ .f2.filter((code) => !classed.has(code))
        .map(rowOfCode)
        .filter(isSeen);
    return [
        ...classes
            .flatMap((name) => [
            { kind: 'class', name, shares: variants.map((one) => one.classes[name] ?? none) },
            ..._core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_CODES */ .f2.filter((code) => _core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_CLASSES */ .L1[name].some((one) => one === code)).map(rowOfCode),
        ])
            .filter(isSeen),
        ...(others.length === 0 ? [] : [{ kind: 'heading', name: 'of no class', shares: [] }, ...others]),
    ];
}
function lossesOf({ variants, sessions, subjects }) {
    const winner = subjects.find(({ id }) => id === 'overall')?.winner ?? null;
    const best = variants.reduce((most, one) => (most === undefined || (one.overall.mean ?? -1) > (most.overall.mean ?? -1) ? one : most), undefined);
    const leader = winner ?? best?.name;
    const at = variants.findIndex(({ name }) => name === leader);
    if (leader === undefined || at < 0)
        return null;
    const losses = sessions.flatMap(({ name, variants: cells }) => {
        const own = cells[at]?.overall ?? 0;
        let ahead = { name: '', overall: own };
        for (const [i, cell] of cells.entries()) {
            if (cell !== null && cell.overall > ahead.overall && (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(cell.overall - own) > 0)
                ahead = { name: variants[i]?.name ?? '', overall: cell.overall };
        }
        return ahead.name === '' ? [] : [{ session: name, ahead: ahead.name, by: ahead.overall - own }];
    });
    return { leader, isWinner: winner !== null, losses: losses.sort((a, b) => b.by - a.by) };
}
function differingCodes({ variants }) {
    const there = variants.filter((cell) => cell !== null);
    const isCommon = (code) => there.every(({ findings }) => findings.some((one) => one === code));
    return variants.map((cell) => (cell === null ? null : cell.findings.filter((code) => !isCommon(code))));
}
function pairCounts({ a, b, differences }) {
    const overall = differences.find(({ subject }) => subject === 'overall');
    const [n, ofA, ofB] = [overall?.n ?? 0, overall?.better_a ?? 0, overall?.better_b ?? 0];
    return `${a} is closer in ${ofA}, ${b} in ${ofB}, equal in ${n - ofA - ofB} of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(n, 'session')}`;
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


/***/ })

};
