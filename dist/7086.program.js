export const id = 7086;
export const ids = [7086,7336];
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

/***/ 37086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

var errors = __webpack_require__(62807);
var json_text = __webpack_require__(1378);
var redact = __webpack_require__(37611);
var their_words = __webpack_require__(40982);
var without_credentials = __webpack_require__(81651);
var picocolors = __webpack_require__(57336);
var finding = __webpack_require__(4823);
var core_text = __webpack_require__(26067);
var transcripts_source = __webpack_require__(93255);
var wording = __webpack_require__(56809);
var moments = __webpack_require__(92576);
var text_score = __webpack_require__(99277);
var layout = __webpack_require__(19970);
;// CONCATENATED MODULE: ./build/render/terminal/evidence-v2.js





function textLines(dimension, { comparison, similarity, lengthRatio, lengthFactor, bent }, score, paint, screen) {
    const { recall, precision } = comparison;
    const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
    const measured = dimension === 'title' ? 'number' : 'weight';
    const raw = similarity * lengthFactor;
    return [
        ...words('missing', comparison.missing, screen).map(paint.red),
        ...words('similar', comparison.similar, screen),
        ...words('extra', comparison.extra, screen).map(paint.dim),
        ...(0,layout/* hang */.lG)('  recall     ', `${(0,wording/* precise */.ul)(recall)} of the weight of the reference's words is in the candidate`, screen),
        ...(0,layout/* hang */.lG)('  precision  ', `${(0,wording/* precise */.ul)(precision)} of the candidate's is in the reference`, screen),
        ...(dimension === 'title'
            ? (0,layout/* hang */.lG)('  similarity ', `(recall + F1) / 2 = (${(0,wording/* precise */.ul)(recall)} + ${(0,wording/* precise */.ul)(f1)}) / 2 = ${(0,wording/* precise */.ul)(similarity)}`, screen)
            : []),
        ...(0,layout/* hang */.lG)('  length     ', `${(0,wording/* precise */.ul)(lengthRatio)} times the ${measured} of words, factor ${(0,wording/* precise */.ul)(lengthFactor)}`, screen),
        ...(0,layout/* hang */.lG)('  bent       ', `${(0,wording/* precise */.ul)(raw)} + ${text_score/* BEND */.YQ} x ${(0,wording/* precise */.ul)(raw)} x (1 - ${(0,wording/* precise */.ul)(raw)}) = ${(0,wording/* precise */.ul)(bent)}`, screen),
        ...factorLines(comparison, screen),
        ...(0,layout/* hang */.lG)('  score      ', `${[bent, ...factors(comparison)].map(wording/* precise */.ul).join(' x ')} = ${(0,wording/* precise */.ul)(score)}`, screen),
    ];
}
function words(mark, list, screen) {
    return list.length === 0 ? [] : wordList(mark, list, screen);
}
function wordList(mark, list, screen) {
    return (0,layout/* hang */.lG)(`  ${mark.padEnd(9)}  `, `${list.length}: ${(0,core_text/* terminalLine */.tL)(list.join(' '), 4000)}`, screen);
}
function factors({ statements, facts, order }) {
    return [statements, facts, order];
}
function factorLines({ statements, facts, order }, screen) {
    const line = (name, factor, what) => factor === 1 ? [] : (0,layout/* hang */.lG)(`  ${name.padEnd(9)}  `, `factor ${(0,wording/* precise */.ul)(factor)} for ${what}`, screen);
    return [
        ...line('statements', statements, 'contradicted statements'),
        ...line('facts', facts, 'changed numbers and names'),
        ...line('order', order, 'words that are no sentences'),
    ];
}
function assignmentLines({ reference, candidate, recall, precision, f1 }, wanted, given, paint, screen) {
    const side = (title, bullets, matches) => [
        ...(0,layout/* hang */.lG)('  ', title, screen).map(paint.dim),
        ...bullets.flatMap((bullet, i) => bulletLines(bullet, i, matches[i], paint, screen)),
    ];
    const mean = (matches, value) => `${(0,wording/* precise */.ul)(matches.reduce((sum, { credit }) => sum + credit, 0))} credits / ${matches.length} = ${(0,wording/* precise */.ul)(value)}`;
    return [
        ...side('actions of the reference, each with the candidate action that says it', wanted, reference),
        ...side('actions of the candidate, each with the reference action that it says', given, candidate),
        ...(0,layout/* hang */.lG)('  recall     ', mean(reference, recall), screen),
        ...(0,layout/* hang */.lG)('  precision  ', mean(candidate, precision), screen),
        ...(0,layout/* hang */.lG)('  F1         ', `2 x recall x precision / (recall + precision) = ${(0,wording/* precise */.ul)(f1)}`, screen),
    ];
}
function bulletLines(bullet, index, match, paint, screen) {
    const isMatched = match !== undefined && match.partner !== null;
    const lines = (0,layout/* hang */.lG)(`  ${isMatched ? '✔' : '✖'} ${String(index + 1).padStart(2)}  `, `${(0,core_text/* terminalLine */.tL)(bullet)} (${match === undefined ? 'not compared' : describe(match)})`, screen);
    return isMatched ? lines : lines.map(paint.red);
}
function describe({ kind, partner, credit, nearest, consistency }) {
    if (kind === 'repeated')
        return 'says again what another one says';
    if (partner === null) {
        return nearest === null
            ? 'shares no word'
            : `nearest ${nearest.index + 1}, similarity ${(0,wording/* precise */.ul)(nearest.similarity)}`;
    }
    const costs = consistency === null ? [] : factors(consistency).filter((factor) => factor !== 1);
    const taken = costs.length === 0 ? '' : `, after x ${costs.map(wording/* precise */.ul).join(' x ')} for contradictions`;
    return `${kind === 'part' ? 'part of' : 'as'} ${partner + 1}, credit ${(0,wording/* precise */.ul)(credit)}${taken}`;
}
function momentList(moments) {
    return (0,core_text/* terminalLine */.tL)(moments.map(({ seq, type }) => `${seq} ${type}`).join(', '), 2000);
}
function positionLines({ referenceCount, candidateCount, count, types, positions, tolerance, near }, score, wanted, given, screen) {
    const parts = [count, types, positions].map((part, i) => `${moments/* MOMENT_WEIGHTS */.t[i]} x ${(0,wording/* precise */.ul)(part)}`);
    return [
        ...(0,layout/* hang */.lG)('  reference  ', momentList(wanted), screen),
        ...(0,layout/* hang */.lG)('  candidate  ', momentList(given), screen),
        ...(0,layout/* hang */.lG)('  count      ', `${candidateCount} for ${referenceCount}: ${(0,wording/* precise */.ul)(count)}`, screen),
        ...(0,layout/* hang */.lG)('  types      ', `F1 of the types: ${(0,wording/* precise */.ul)(types)}`, screen),
        ...(0,layout/* hang */.lG)('  places     ', `${near} within ${(0,wording/* precise */.ul)(tolerance)} messages: ${(0,wording/* precise */.ul)(positions)}`, screen),
        ...(0,layout/* hang */.lG)('  score      ', `${parts.join(' + ')} = ${(0,wording/* precise */.ul)(score)}`, screen),
    ];
}

var core_numbers = __webpack_require__(67952);
var summary = __webpack_require__(37166);
var candidate = __webpack_require__(22770);
var simulation = __webpack_require__(33131);
var judge_metrics = __webpack_require__(20483);
var panel_members = __webpack_require__(93360);
var judge_sentences = __webpack_require__(1753);
;// CONCATENATED MODULE: ./build/render/terminal/explained-judge.js











const NAME = Math.max(...[...summary/* DIMENSIONS */.Yf, ...judge_metrics/* SESSION_METRICS */.tw].map((name) => name.length));
function judgeLines({ judge, overall, dimensions }, paint, screen) {
    if (judge === null)
        return [];
    const row = (name, rubric, score, said) => {
        const missing = judge.unmeasured.find(({ measurement }) => measurement === name);
        const why = missing === undefined ? [] : [`not measured: ${(0,wording/* inWords */.r4)(missing.reason)}`];
        const numbers = `  ${name.padEnd(NAME)}  ${(0,core_numbers/* showNumber */.Zo)(score).padStart(6)}  ${(0,core_numbers/* showNumber */.Zo)(rubric).padStart(6)}  `;
        return (0,layout/* hang */.lG)(numbers, (0,core_text/* terminalLine */.tL)([...why, ...(said === null ? [] : [said])].join('. ')), screen);
    };
    const model = judge.simulated === true ? simulation/* SIMULATION_LABEL */.Nt : (judge.model_used ?? 'no answer');
    const about = `${model}, ${judge.prompt_version}, ${(0,core_text/* counted */.hS)(judge.samples, 'sample')}, from ${judge.place}`;
    return [
        ...(0,layout/* hang */.lG)('judge  ', (0,core_text/* terminalLine */.tL)(about, 1000), screen).map(paint.bold),
        paint.dim(`  ${' '.repeat(NAME)}  ${'judge'.padStart(6)}  ${'rubric'.padStart(6)}`),
        ...row('overall', overall, judge.overall, judge.rationale),
        ...namesOf(dimensions, judge.dimensions).flatMap((wanted) => {
            const judged = judge.dimensions.find(({ dimension }) => dimension === wanted);
            const rubric = dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null;
            return row(wanted, rubric, judged?.score ?? null, judged?.reason ?? null);
        }),
        ...(0,judge_sentences/* metricRows */.IN)(judge).flatMap(({ name, score, said }) => row(name, null, score, said)),
        ...voiceLines(judge, screen),
        ...factLines(judge, screen),
        ...claimLines(judge.metrics, screen),
        ...requirementLines(judge.metrics, screen),
        ...judge.suggestions.flatMap((text) => (0,layout/* hang */.lG)('  → ', (0,core_text/* terminalLine */.tL)(text), screen).map(paint.cyan)),
        ...rewriteLines(judge.rewrite, screen),
        '',
    ];
}
function namesOf(scored, judged) {
    const names = (scored.length > 0 ? scored : judged).map(({ dimension }) => dimension);
    return names.length > 0 ? names : summary/* DIMENSIONS */.Yf;
}
function voiceLines({ panel = [], spread }, screen) {
    const names = (0,panel_members/* memberNames */.hQ)(panel);
    const lines = panel.flatMap(({ overall, dimensions, metrics = {}, rationale, reason }, i) => {
        const scores = [...Object.entries(dimensions), ...Object.entries(metrics)].map(([name, score]) => `${(0,wording/* inWords */.r4)(name)} ${(0,core_numbers/* showNumber */.Zo)(score ?? null)}`);
        const said = rationale ?? (reason === null ? '' : `not measured: ${(0,wording/* inWords */.r4)(reason)}`);
        const text = `${names[i]}: ${[...scores, ...(said === '' ? [] : [said])].join(', ')}`;
        return (0,layout/* hang */.lG)(`  ${'voice'.padEnd(NAME)}  ${(0,core_numbers/* showNumber */.Zo)(overall).padStart(6)}  `, (0,core_text/* terminalLine */.tL)(text, 1500), screen);
    });
    return spread == null ? lines : [...lines, `  ${'spread'.padEnd(NAME)}  ${(0,core_numbers/* showNumber */.Zo)(spread).padStart(6)}`];
}
function factLines({ facts = [], invented = [], shortened }, screen) {
    const row = (status, text) => (0,layout/* hang */.lG)(`  ${status.padEnd(12)}  `, (0,core_text/* terminalLine */.tL)(text, 600), screen);
    return [
        ...facts.flatMap(({ fact, status }) => row(status, fact)),
        ...invented.flatMap((claim) => row('invented', claim)),
        ...(shortened === undefined ? [] : (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)((0,wording/* notShown */.d5)(shortened), 600), screen)),
    ];
}
function claimLines(metrics, screen) {
    const { claims = [], outcome } = metrics?.faithfulness ?? {};
    return [...claims, ...(outcome === undefined ? [] : [outcome])].flatMap(({ status, file, line, statement, evidence }) => [
        ...(0,layout/* hang */.lG)(`  ${status.padEnd(12)}  `, (0,core_text/* terminalLine */.tL)(`${placeText(file, line)}  ${statement}`, 600), screen),
        ...(evidence === null
            ? []
            : (0,layout/* hang */.lG)(`  ${''.padEnd(12)}  `, (0,core_text/* terminalLine */.tL)(`${placeText(evidence.file, evidence.line)}  "${evidence.quote}"`, 600), screen)),
    ]);
}
function requirementLines(metrics, screen) {
    return (metrics?.completion?.requirements ?? []).flatMap(({ id, must, status, stage, file, line, evidence }) => {
        const place = file === null ? '' : `  ${placeText(file, line)}`;
        const quote = evidence === null ? '' : `  "${evidence.quote}"`;
        const text = `requirement ${id} (${(0,wording/* inWords */.r4)(must)}), ${stage}${place}${quote}`;
        return (0,layout/* hang */.lG)(`  ${status.padEnd(12)}  `, (0,core_text/* terminalLine */.tL)(text, 600), screen);
    });
}
function placeText(file, line) {
    return (0,errors/* formatPlace */.dE)({ file, ...(line !== null && { line }) });
}
function rewriteLines(rewrite, screen) {
    const proposed = candidate/* candidateSchema */.H.safeParse(rewrite);
    if (rewrite === undefined || !proposed.success)
        return [];
    const { title, summary, key_actions: actions, outcome } = proposed.data;
    return [
        '  A rewrite that the judge proposes, which nobody has scored:',
        ...(0,layout/* hang */.lG)('    title    ', (0,core_text/* terminalLine */.tL)(title), screen),
        ...(0,layout/* hang */.lG)('    summary  ', (0,core_text/* terminalLine */.tL)(summary, 2000), screen),
        ...actions.flatMap((action) => (0,layout/* hang */.lG)('    action   ', (0,core_text/* terminalLine */.tL)(action), screen)),
        ...(0,layout/* hang */.lG)('    outcome  ', (0,core_text/* terminalLine */.tL)(outcome), screen),
    ];
}

var quote = __webpack_require__(17735);
;// CONCATENATED MODULE: ./build/render/terminal/requirements.js




function requirements_requirementLines(checks, paint, screen) {
    if (checks.length === 0)
        return [];
    const kept = checks.filter(({ status }) => status === 'satisfied').length;
    const head = `requirements  ${kept} of ${checks.length} kept, by literals and words alone`;
    return [
        ...(0,layout/* hang */.lG)('', head, screen).map(paint.bold),
        ...checks.flatMap((check) => {
            const { requirement, status } = check;
            const text = `${requirement.id} (${(0,wording/* inWords */.r4)(requirement.must)}): ${whyIs(check)}`;
            const lines = (0,layout/* hang */.lG)(`  ${LABELS[status].padEnd(9)}  `, (0,core_text/* terminalLine */.tL)(text, 600), screen);
            return status === 'satisfied' ? lines : lines.map(status === 'unmeasured' ? paint.yellow : paint.red);
        }),
        '',
    ];
}
const LABELS = {
    satisfied: 'kept',
    unmet: 'broken',
    violated: 'broken',
    unmeasured: 'undecided',
};
function whyIs({ requirement: { must }, status, by, against, nearest }) {
    const sentence = nearest && (0,quote/* quote */.h)(nearest.text);
    const words = by === 'literals' ? 'one of any_of stands' : 'its words stand';
    switch (status) {
        case 'unmeasured':
            return `words alone do not tell${sentence === null ? '' : ` whether ${sentence} says it`}`;
        case 'satisfied':
            if (sentence === null)
                return 'nothing of it stands there';
            return must === 'mention' ? `${words} in ${sentence}` : `${sentence} denies it`;
        case 'violated':
            return must === 'mention' ? inItsPlace(against) : `${words} in ${sentence}`;
        case 'unmet':
            if (against !== null)
                return inItsPlace(against);
            return by === 'literals' ? 'none of any_of stands there' : 'no sentence has its words';
    }
}
function inItsPlace(against) {
    return `${(0,quote/* quote */.h)(against ?? '')} stands in its place`;
}

var shown_samples = __webpack_require__(38349);
var terminal_transcript = __webpack_require__(99214);
var witnesses = __webpack_require__(51713);
;// CONCATENATED MODULE: ./build/render/terminal/witnesses.js



const MOST_SHOWN = 60;
const witnesses_LABELS = {
    transcript: 'transcript',
    reference: 'reference',
    reckoned: 'reckoned',
    not_looked_up: 'not asked',
    nowhere: 'nowhere',
};
function witnessLines(witnessed, paint, screen) {
    const all = witnesses/* WITNESSES */.O.reduce((sum, one) => sum + witnessed[one].length, 0);
    if (all === 0)
        return [];
    const head = `numbers and names  ${all - witnessed.nowhere.length} of ${all} borne out, by the first that has them or lets them be reckoned`;
    return [
        ...(0,layout/* hang */.lG)('', head, screen).map(paint.bold),
        ...witnesses/* WITNESSES */.O.flatMap((witness) => {
            const written = witnessed[witness];
            if (written.length === 0)
                return [];
            const more = written.length > MOST_SHOWN ? ` and ${written.length - MOST_SHOWN} more` : '';
            const shown = written.slice(0, MOST_SHOWN).map((one) => (0,core_text/* terminalLine */.tL)(one, 80));
            const lines = (0,layout/* hang */.lG)(`  ${witnesses_LABELS[witness].padEnd(10)}  `, `${shown.join(', ')}${more}`, screen);
            return witness === 'nowhere' ? lines.map(paint.red) : lines;
        }),
        '',
    ];
}

;// CONCATENATED MODULE: ./build/render/terminal/explanation.js












function transcriptLines(transcript, screen) {
    if (transcript === undefined)
        return [];
    const source = { ...transcript, unknownCount: transcript.unknown_count };
    return (0,transcripts_source/* isWorthTelling */.aI)(source) ? (0,layout/* hang */.lG)('  transcript ', (0,terminal_transcript/* aboutSource */.p)(source), screen) : [];
}
function renderExplanation(explanation, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { reference, candidate, judge, samples, transcript } = explanation;
    return [
        ...heading(explanation, paint, screen),
        ...transcriptLines(transcript, screen),
        ...(samples === undefined ? [] : (0,shown_samples/* sampleLines */.M)(explanation.name, samples, paint, screen)),
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
        ...requirements_requirementLines(explanation.requirements ?? [], paint, screen),
        ...(explanation.numbers_and_names === undefined ? [] : witnessLines(explanation.numbers_and_names, paint, screen)),
        ...judgeLines(explanation, paint, screen),
        ...(reference === null && judge === null ? (0,layout/* hang */.lG)('', NOT_JUDGED, screen) : []),
        ...explanation.findings.flatMap(({ code, message, key, suggestion, file, line, column }) => [
            ...(0,layout/* placeLines */.L)('', code, [file, line, column].filter((part) => part !== undefined).join(':'), paint, screen),
            ...(0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)((0,finding/* toldMessage */.Ts)({ message, key })), screen),
            ...(suggestion === null ? [] : (0,layout/* hang */.lG)('  → ', (0,core_text/* terminalLine */.tL)(suggestion), screen).map(paint.cyan)),
        ]),
        '',
    ].join('\n');
}
function heading(explanation, paint, screen) {
    const { name, status, rubric, overall, reference, candidate } = explanation;
    const score = overall === null ? '' : `  ${(0,wording/* precise */.ul)(overall)}`;
    const found = candidate === null ? WITHOUT_CANDIDATE[status] : (0,core_text/* terminalLine */.tL)(candidate.place, 1000);
    return [
        ...(0,layout/* hang */.lG)('', `${(0,core_text/* terminalLine */.tL)(name)}${score}`, screen).map(paint.bold),
        paint.dim(`  rubric     ${rubric}`),
        ...(reference === null
            ? (0,layout/* hang */.lG)('  reference  ', 'none: no golden session has this name, and the rubric has nothing to score', screen)
            : [`  reference  ${(0,core_text/* terminalLine */.tL)(reference.place, 1000)}`]),
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
    const sum = `${dimension}  ${(0,wording/* precise */.ul)(score)} x weight ${weight} = ${(0,wording/* precise */.ul)(contribution)}`;
    if ((0,layout/* columnsOf */.PL)(`${sum}  ${reason}`) <= screen.width) {
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
    const sum = dimensions.map(({ contribution }) => (0,wording/* precise */.ul)(contribution)).join(' + ');
    const [first = '', ...others] = (0,layout/* hang */.lG)('overall  ', `${sum} = ${(0,wording/* precise */.ul)(overall)}`, screen);
    return [paint.bold('overall') + first.slice('overall'.length), ...others, ''];
}
function texts(dimension, reference, candidate, screen) {
    switch (dimension) {
        case 'title':
        case 'summary':
        case 'outcome':
            return [
                ...(0,layout/* hang */.lG)('  reference  ', (0,core_text/* terminalLine */.tL)(reference[dimension], 2000), screen),
                ...(0,layout/* hang */.lG)('  candidate  ', (0,core_text/* terminalLine */.tL)(candidate[dimension], 2000), screen),
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
    const all = shared.length + missing.length + extra.length;
    const length = `${shared.length + extra.length} words for ${shared.length + missing.length}, ratio ${(0,wording/* precise */.ul)(lengthRatio)}, factor ${lengthFactor}`;
    return [
        ...wordList('shared', shared, screen).map(paint.green),
        ...wordList('missing', missing, screen).map(paint.red),
        ...wordList('extra', extra, screen).map(paint.dim),
        ...(0,layout/* hang */.lG)('  Jaccard    ', `${shared.length} shared / ${all} in all = ${(0,wording/* precise */.ul)(jaccard)}`, screen),
        ...(0,layout/* hang */.lG)('  length     ', length, screen),
        `  score      ${(0,wording/* precise */.ul)(jaccard)} x ${lengthFactor} = ${(0,wording/* precise */.ul)(score)}`,
    ];
}
function actionLines(evidence, reference, candidate, paint, screen) {
    const side = (title, bullets, matches) => [
        ...(0,layout/* hang */.lG)('  ', title, screen).map(paint.dim),
        ...bullets.flatMap((bullet, i) => {
            const match = matches[i];
            const best = match?.best == null
                ? 'shares no word'
                : `best ${match.best.index + 1}, similarity ${(0,wording/* precise */.ul)(match.best.similarity)}`;
            const mark = match?.matched ? '✔' : '✖';
            const lines = (0,layout/* hang */.lG)(`  ${mark} ${String(i + 1).padStart(2)}  `, `${(0,core_text/* terminalLine */.tL)(bullet)} (${best})`, screen);
            return match?.matched ? lines : lines.map(paint.red);
        }),
    ];
    return [
        ...side('actions of the reference, each with its best match in the candidate', reference, evidence.reference),
        ...side('actions of the candidate, each with its best match in the reference', candidate, evidence.candidate),
        `  match      from similarity ${evidence.threshold}`,
        `  recall     ${evidence.reference.filter(({ matched }) => matched).length} / ${reference.length} = ${(0,wording/* precise */.ul)(evidence.recall)}`,
        `  precision  ${evidence.candidate.filter(({ matched }) => matched).length} / ${candidate.length} = ${(0,wording/* precise */.ul)(evidence.precision)}`,
        ...(0,layout/* hang */.lG)('  F1         ', `2 x recall x precision / (recall + precision) = ${(0,wording/* precise */.ul)(evidence.f1)}`, screen),
    ];
}
function momentLines(evidence, score, reference, candidate, screen) {
    const sum = `0.6 x ${(0,wording/* precise */.ul)(evidence.countScore)} + 0.4 x ${(0,wording/* precise */.ul)(evidence.typeScore)} = ${(0,wording/* precise */.ul)(score)}`;
    const union = evidence.sharedTypes.length + evidence.missingTypes.length + evidence.extraTypes.length;
    return [
        ...(0,layout/* hang */.lG)('  reference  ', momentList(reference.aha_moments), screen),
        ...(0,layout/* hang */.lG)('  candidate  ', momentList(candidate?.aha_moments ?? []), screen),
        `  count      ${evidence.candidateCount} for ${evidence.referenceCount}: ${(0,wording/* precise */.ul)(evidence.countScore)}`,
        ...(0,layout/* hang */.lG)('  types      ', `${evidence.sharedTypes.length} shared / ${union} in all = ${(0,wording/* precise */.ul)(evidence.typeScore)}`, screen),
        ...(0,layout/* hang */.lG)('  score      ', sum, screen),
    ];
}

;// CONCATENATED MODULE: ./build/render/terminal/listed-sessions.js





function listedOf(sessions) {
    return [...sessions].sort((a, b) => (a.overall ?? 2) - (b.overall ?? 2) || b.findings - a.findings);
}
function renderList(sessions, screen) {
    const paint = picocolors.createColors(screen.colour);
    if (sessions.length === 0)
        return 'The corpus has no session.\n';
    return [
        paint.dim('  Score  Findings  Session'),
        ...sessions.flatMap(({ name, status, overall, findings }) => {
            const score = (overall === null ? '–' : (0,core_numbers/* showNumber */.Zo)(overall)).padStart(7);
            const count = (overall === null ? '–' : String(findings)).padStart(8);
            const about = status === 'scored' ? '' : `  ${(0,wording/* inWords */.r4)(status)}`;
            return (0,layout/* hang */.lG)(`${score}  ${count}  `, `${(0,core_text/* terminalLine */.tL)(name)}${about}`, screen);
        }),
        '',
        ...(0,layout/* hang */.lG)('', `${(0,core_text/* counted */.hS)(sessions.length, 'session')}. \`explain <session>\` shows every number behind one.`, screen),
        '',
    ].join('\n');
}

var transcripts_report = __webpack_require__(5675);
var compare_with_accepted = __webpack_require__(29685);
var emptiness = __webpack_require__(18734);
var schemas = __webpack_require__(53339);
var json_document = __webpack_require__(84131);
var workspace_path = __webpack_require__(53215);
var metrics_schema = __webpack_require__(58884);
;// CONCATENATED MODULE: ./build/command-line/parts/last-judgement.js




const lastReport = schemas/* looseObject */._H3({
    sessions: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        candidate_digest: schemas/* string */.YjP().nullable(),
        samples: schemas/* array */.YOg(schemas/* looseObject */._H3({ status: schemas/* string */.YjP(), candidate_digest: schemas/* string */.YjP().nullable() })).nullish(),
        reference_digest: schemas/* string */.YjP().nullable(),
        judge: metrics_schema/* judgementSchema */.jq.optional(),
    })),
});
function lastJudgement(judged, values, files) {
    return openLastJudgements(values, files)(judged);
}
function openLastJudgements(values, files) {
    const path = (0,workspace_path/* pathIn */.l)(values['report-dir'], 'report.json');
    let sessions;
    return (judged) => {
        sessions ??= sessionsIn(path, files);
        const session = sessions.get(judged.name);
        return session === undefined ? null : judgementIn(session, judged, path);
    };
}
function sessionsIn(path, files) {
    const read = files.kind(path) === 'file' ? files.read(path) : undefined;
    const parsed = read?.kind === 'text' ? (0,json_document/* parseJson */.qF)(read.text) : undefined;
    if (parsed === undefined || 'error' in parsed)
        return new Map();
    const { data } = lastReport.safeParse(parsed.document.value);
    return new Map(data?.sessions.map((session) => [session.name, session]));
}
function judgementIn(session, judged, path) {
    const asked = session.samples == null ? session : session.samples.find(({ status }) => status === 'scored');
    const isSame = asked?.candidate_digest === judged.candidateDigest && session.reference_digest === judged.referenceDigest;
    return isSame && session.judge !== undefined ? { place: path, ...session.judge } : null;
}

;// CONCATENATED MODULE: ./build/command-line/parts/explain-unreferenced.js




function openCanExplain(values, files) {
    if ((0,emptiness/* judgesWithoutReference */.M)(values))
        return (candidate) => candidate?.kind === 'valid';
    const judgementOf = openLastJudgements(values, files);
    return (candidate) => candidate?.kind === 'valid' &&
        judgementOf({ name: candidate.name, candidateDigest: candidate.digest, referenceDigest: null }) !== null;
}
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
        candidate: { place: (0,errors/* formatPlace */.dE)(place), ...(0,their_words/* asWritten */.qm)(summary, candidate) },
        judge,
    };
}

var faults_of_others = __webpack_require__(99299);
var score_sought = __webpack_require__(13703);
var session_operand = __webpack_require__(7170);
;// CONCATENATED MODULE: ./build/command-line/commands/explain.js














async function explain(context) {
    const { run, json, screen, print } = context;
    const sought = await (0,session_operand/* seekSession */.$w)(context);
    const { values } = run.settings;
    if (!sought.isNamed) {
        const all = listSessions(sought, values, run.ports);
        for (const line of (0,faults_of_others/* corpusFaults */.Kc)(sought.faults))
            context.tell(line);
        print(json ? (0,json_text/* jsonText */.s$)((0,redact/* maskTexts */.X)(all)) : renderList(all, screen));
        return errors/* EXIT */.dc.pass;
    }
    const explanation = explainUnmatched(sought, values, run.ports.files) ?? explainKnown(sought, context);
    print(json ? (0,json_text/* jsonText */.s$)((0,redact/* maskTexts */.X)(explanation)) : renderExplanation(explanation, screen));
    return errors/* EXIT */.dc.pass;
}
function explainUnmatched(sought, values, files) {
    const { isUnmatched, name, candidates, problems } = sought;
    return isUnmatched && problems.length === 0
        ? explainUnreferenced(candidates.byName.get(name), values, files)
        : undefined;
}
function explainKnown(sought, { run, tell }) {
    const golden = (0,session_operand/* requireSession */.OC)('explain', sought, tell);
    const { settings: { values }, ports, } = run;
    return golden.canary ? explainCanary(golden, values) : explainCandidate(golden, sought, values, ports);
}
function explainCandidate(golden, sought, values, ports) {
    const tools = (0,score_sought/* toolsFor */.J)(sought, values, ports);
    const { candidate, session, samples } = (0,score_sought/* scoreSought */.x)(golden, sought, values, tools);
    const used = (0,compare_with_accepted/* wordingUsed */._)(golden, session.details.referenceUsed);
    const { requirements = [] } = session;
    const valid = candidate?.kind === 'valid' ? (0,without_credentials/* candidateWithoutCredentials */.e)(candidate) : null;
    const witnesses = valid === null ? undefined : tools.context.witnessesOf(golden, valid.summary);
    return {
        name: golden.name,
        status: session.status,
        rubric: values.rubric,
        overall: session.overall,
        ...(samples !== undefined && { samples }),
        dimensions: session.dimensions.map((result) => ({
            ...result,
            weight: values.weights[result.dimension],
            contribution: result.score * values.weights[result.dimension],
        })),
        ...(requirements.length > 0 && { requirements }),
        ...(witnesses !== undefined && { numbers_and_names: witnesses }),
        ...(session.details.transcript !== undefined && { transcript: (0,transcripts_report/* toReportSource */.xV)(session.details.transcript) }),
        findings: session.defects.map(({ place, ...defect }) => ({ ...defect, ...place })),
        reference: { place: (0,errors/* formatPlace */.dE)(used.place), ...(0,their_words/* asWritten */.qm)(used.summary, used) },
        candidate: valid === null ? null : { place: (0,errors/* formatPlace */.dE)(valid.place), ...(0,their_words/* asWritten */.qm)(valid.summary, valid) },
        judge: session.candidateDigest === null
            ? null
            : lastJudgement({ name: golden.name, candidateDigest: session.candidateDigest, referenceDigest: golden.referenceDigest }, values, ports.files),
    };
}
function explainCanary(golden, { rubric }) {
    return {
        name: golden.name,
        status: 'canary',
        rubric,
        overall: null,
        dimensions: [],
        findings: [],
        reference: { place: (0,errors/* formatPlace */.dE)(golden.place), ...(0,their_words/* asWritten */.qm)(golden.reference, golden) },
        candidate: null,
        judge: null,
    };
}
function listSessions({ corpus, candidates, problems, faults }, values, ports) {
    const all = [...problems, ...faults.nobodys, ...(corpus.sessions.length === 0 ? faults.others : [])];
    (0,errors/* refuse */.TR)(all);
    const tools = (0,score_sought/* toolsFor */.J)({ corpus, candidates }, values, ports);
    const known = new Set([...corpus.sessions.map(({ name }) => name), ...corpus.owners]);
    const canExplain = openCanExplain(values, ports.files);
    const unmatched = [...candidates.byName].flatMap(([name, one]) => known.has(name) || !canExplain(one) ? [] : [name]);
    return [
        ...listedOf(corpus.sessions.flatMap((golden) => {
            if (golden.canary)
                return [];
            const { session, samples } = (0,score_sought/* scoreSought */.x)(golden, { candidates, sample: undefined }, values, tools);
            const overall = samples?.overall ?? session.overall;
            return [{ name: golden.name, status: session.status, overall, findings: session.defects.length }];
        })),
        ...unmatched.map((name) => ({ name, status: 'unreferenced', overall: null, findings: 0 })),
        ...corpus.sessions.flatMap(({ name, canary }) => canary ? [{ name, status: 'canary', overall: null, findings: 0 }] : []),
    ];
}


/***/ }),

/***/ 99299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ corpusFaults),
/* harmony export */   h1: () => (/* binding */ othersFaults),
/* harmony export */   pZ: () => (/* binding */ faultsFor)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2378);



function faultsFor(name, { problems, owners }) {
    const of = (isWanted) => problems.filter((_, i) => isWanted(owners[i]));
    return {
        own: of((owner) => owner === name),
        others: of((owner) => owner !== undefined && owner !== name),
        nobodys: of((owner) => owner === undefined),
    };
}
const MOST_TOLD = 5;
function othersFaults({ name, faults, candidates: { byName, defects }, }) {
    const invalid = [...byName.values()].filter((one) => one.kind === 'invalid' && one.name !== name);
    const unread = (0,_report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOfAlike */ .e)(defects, true).map(({ message, place }) => ({ message, place }));
    return [
        ...corpusFaults(faults),
        ...listed(unread, `Elsewhere among the candidates: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(defects.length, 'line')} of nobody`),
        ...(invalid.length === 0 ? [] : [invalidElsewhere(invalid.map((one) => one.name))]),
    ];
}
function corpusFaults({ others, nobodys }) {
    const broken = [...others, ...nobodys];
    return listed(broken, `Elsewhere in the corpus: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(broken.length, 'problem')}, at which a run stops`);
}
function listed(problems, head) {
    if (problems.length === 0)
        return [];
    const shown = problems.slice(0, MOST_TOLD).map(_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw);
    const hidden = problems.length - shown.length;
    return [head, ...shown, ...(hidden > 0 ? [`… and ${hidden} more there`] : [])];
}
function invalidElsewhere(names) {
    const some = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nameSome */ .Kf)(names, MOST_TOLD, (name) => JSON.stringify(name));
    return `Elsewhere ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(names.length, 'candidate')} cannot be scored: ${some}`;
}


/***/ }),

/***/ 13703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ toolsFor),
/* harmony export */   x: () => (/* binding */ scoreSought)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34556);
/* harmony import */ var _inputs_candidates_unread_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45291);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30965);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86588);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7963);
/* harmony import */ var _scoring_field_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15902);
/* harmony import */ var _scoring_fields_seen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36101);
/* harmony import */ var _scoring_lost_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8450);
/* harmony import */ var _scoring_score_samples_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18702);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80677);
/* harmony import */ var _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32670);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(16276);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94400);














function toolsFor({ corpus, candidates }, values, ports) {
    const format = (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .b)(values);
    return {
        score: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_5__/* .openScorer */ .DL)(values.rubric, values.weights, values.dimensions),
        check: new _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__/* .RequirementCheck */ .gx(),
        claims: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_5__/* .openClaimCheck */ .HP)(values.rubric),
        candidatesPath: (0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_12__/* .showPaths */ .cb)(values.candidates),
        unreadFile: (0,_inputs_candidates_unread_file_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadFileIn */ .p)(values.candidates, ports.files),
        format,
        lost: lostInRun({ corpus, candidates }, format),
        failOn: values['fail-on'],
        context: _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_11__/* .SessionContext */ .IC.of(corpus, ports),
    };
}
function scoreSought(golden, { candidates, sample }, values, tools) {
    const { numbers, byName, samplesOf } = candidates;
    const own = samplesOf.get(golden.name);
    refuseUnknown(sample, own === undefined ? [] : numbers, golden.name);
    if (own === undefined) {
        const candidate = byName.get(golden.name);
        return { candidate, session: withLost((0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreCandidate */ .e)(golden, candidate, tools), tools) };
    }
    const { worst, ...scored } = (0,_scoring_score_samples_js__WEBPACK_IMPORTED_MODULE_9__/* .scoreSamples */ .g)(golden, own, { numbers, precision: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_5__/* .precisionOf */ .ij)(values.rubric) }, tools);
    const all = scored.all.map((one) => ({ sample: one.sample, session: withLost(one.session, tools) }));
    const wanted = sample ?? worst.sample;
    const shown = all.find((one) => one.sample === wanted) ?? worst;
    return {
        candidate: own.get(shown.sample),
        session: shown.session,
        samples: toShown({ ...scored, all, worst }, shown.sample, own),
    };
}
function withLost(session, { lost, failOn }) {
    const defects = (0,_scoring_lost_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .withLostDefects */ .V)(session, lost, failOn);
    return defects === session.defects ? session : { ...session, defects };
}
function refuseUnknown(sample, numbers, name) {
    if (sample === undefined || numbers.includes(sample))
        return;
    const allowed = numbers.length === 0 ? 'the session has no samples' : `the run has samples ${(0,_inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .showNumbers */ .G9)(numbers)}`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message: `there is no sample ${sample} of ${JSON.stringify(name)}: ${allowed}` }]);
}
function toShown({ session, all, worst }, shown, own) {
    return {
        shown,
        overall: session.overall,
        spread: (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_13__/* .standardDeviation */ .Fx)(all.map((one) => one.session.overall)),
        worst: worst.sample,
        all: all.map(({ sample, session: { status, overall, defects } }) => {
            const place = own.get(sample)?.place;
            return {
                sample,
                status,
                overall,
                findings: defects.length,
                place: place === undefined ? null : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place),
            };
        }),
    };
}
function lostInRun({ corpus, candidates }, format) {
    const counts = new _scoring_fields_seen_js__WEBPACK_IMPORTED_MODULE_7__/* .FieldCounts */ .x();
    for (const { name, reference, canary } of corpus.sessions) {
        if (canary)
            continue;
        const samples = candidates.samplesOf.get(name)?.values() ?? [candidates.byName.get(name)];
        for (const candidate of samples)
            count(candidate, reference, counts);
    }
    return (0,_scoring_field_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnoseFields */ .u)(counts, format).lost;
}
function count(candidate, reference, counts) {
    if (candidate?.kind === 'valid')
        counts.add((0,_scoring_fields_seen_js__WEBPACK_IMPORTED_MODULE_7__/* .seeFields */ .l)(reference, candidate, []) ?? null);
    else if (candidate !== undefined)
        counts.invalid++;
}


/***/ }),

/***/ 7170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ seekSession),
/* harmony export */   OC: () => (/* binding */ requireSession),
/* harmony export */   cF: () => (/* binding */ namedSample),
/* harmony export */   jy: () => (/* binding */ nameHint),
/* harmony export */   lx: () => (/* binding */ readSession)
/* harmony export */ });
/* unused harmony export sessionAt */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _core_unicode_form_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53176);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19328);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7649);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30965);
/* harmony import */ var _faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99299);








function namedSample(operand) {
    const [, name, sample] = /^(.*)\/(\d{1,6})$/s.exec(operand) ?? [];
    return name === undefined ? { name: operand, sample: undefined } : { name, sample: Number(sample) };
}
function sought(operand, known, files) {
    const named = namedSample(operand);
    const { corpus, candidates } = known;
    if (operand === '' || candidates.byName.has(named.name) || candidates.samplesOf.has(named.name))
        return named;
    if (corpus.sessions.some(({ name }) => name === named.name))
        return named;
    return sessionAt(operand, known, files) ?? named;
}
async function seekSession({ run, operands }) {
    const { values, origins, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    if (wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(problems);
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .readCorpus */ .XR)(values.corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__/* .formatOf */ .b)(values));
    const names = new Set(corpus.sessions.filter(({ canary }) => !canary).map((session) => session.name));
    const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
    const isInCorpus = (name) => names.has(name) || hasNone;
    const candidates = await (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_4__/* .readCandidates */ .lH)(values.candidates, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__/* .formatOf */ .b)(values), isInCorpus);
    const [wanted] = operands;
    const { name, sample } = sought((0,_core_unicode_form_js__WEBPACK_IMPORTED_MODULE_3__/* .inUnicodeForm */ .v)(wanted ?? '', 'NFC'), { corpus, candidates }, files);
    const golden = corpus.sessions.find((session) => session.name === name);
    const faults = (0,_faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__/* .faultsFor */ .pZ)(name, corpus);
    return {
        name,
        sample,
        isNamed: wanted !== undefined,
        golden,
        candidates,
        corpus,
        isUnmatched: golden === undefined && (hasNone || faults.own.length + faults.nobodys.length === 0),
        problems: [...problems, ...candidates.problems],
        faults,
    };
}
function requireSession(command, sought, tell) {
    const { name, isNamed, golden, corpus, problems, isUnmatched, faults } = sought;
    const all = [...problems, ...faults.own, ...(golden === undefined ? faults.nobodys : [])];
    if (!isNamed)
        all.push({ message: `${command} needs the name of a session`, hint: '`explain` lists them' });
    else if (isUnmatched && faults.nobodys.length === 0) {
        const names = corpus.sessions.map((session) => session.name);
        const { ending, ...hint } = nameHint(name, names);
        all.push({ message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint });
    }
    if (golden === undefined || all.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(all);
    for (const line of (0,_faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__/* .othersFaults */ .h1)(sought))
        tell(line);
    return golden;
}
async function readSession(command, context) {
    const sought = await seekSession(context);
    const { candidates, corpus, sample } = sought;
    return { golden: requireSession(command, sought, context.tell), candidates, corpus, sample };
}
const MOST_NAMES = 3;
function nameHint(typed, names) {
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .qb)(typed, names);
    const containing = names.filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()));
    const [only] = containing.length === 1 ? containing : [nearest];
    if (only !== undefined)
        return { ending: `, did you mean ${JSON.stringify(only)}?` };
    if (containing.length > 0)
        return { ending: `, did you mean one of ${list(containing)}?` };
    return { ending: '', ...(names.length > 0 && { hint: `it has ${list(names)}` }) };
}
function list(names) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSome */ .Kf)(names, MOST_NAMES, (name) => JSON.stringify(name));
}
function sessionAt(operand, known, files) {
    const [, path = '', digits] = /^(.+?)(?::(\d{1,9}))?(?::\d{1,9})?$/s.exec(operand) ?? [];
    const located = files.locate(path);
    const line = digits === undefined ? undefined : Number(digits);
    const fromHere = 'problem' in located ? undefined : inFile(located.path, line, known);
    return fromHere ?? inFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path), line, known);
}
function inFile(path, line, { corpus, candidates }) {
    const isThere = ({ file, line: own }) => file === path && (!file.endsWith('.jsonl') || own === line);
    for (const [name, samples] of candidates.samplesOf) {
        for (const [sample, { place }] of samples)
            if (isThere(place))
                return { name, sample };
    }
    for (const [name, { place }] of candidates.byName)
        if (isThere(place))
            return { name, sample: undefined };
    const golden = corpus.sessions.find(({ place }) => isThere(place) ||
        (!place.file.endsWith('.jsonl') && [path, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)].includes(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(place.file))));
    const broken = corpus.owners[corpus.problems.findIndex(({ place }) => place !== undefined && isThere(place))];
    const name = golden?.name ?? broken;
    return name === undefined ? undefined : { name, sample: undefined };
}


/***/ }),

/***/ 38349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ sampleLines)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56809);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19970);



function sampleLines(name, { shown, overall, spread, worst, all }, paint, screen) {
    const mean = `mean of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(all.length, 'sample')} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .precise */ .ul)(overall)}`;
    const deviation = spread === null ? '' : `, spread ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .precise */ .ul)(spread)} (standard deviation)`;
    const other = all.find(({ sample }) => sample !== shown);
    const more = other === undefined ? '' : `; ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(name)}/${other.sample} shows another one`;
    return [
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)('  samples    ', `${mean}${deviation}`, screen),
        ...all.flatMap(({ sample, status, overall: score, findings, place }) => {
            const what = status === 'scored' ? `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .precise */ .ul)(score)}  ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(findings, 'finding')}` : `0  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .inWords */ .r4)(status)}`;
            const mark = sample === shown ? '→ ' : '  ';
            const line = `${what}${sample === worst ? ', the worst' : ''}${place === null ? '' : `  ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(place, 1000)}`}`;
            return (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)(`           ${mark}${sample}  `, line, screen).map((text) => sample === shown ? text : paint.dim(text));
        }),
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)('  below      ', `sample ${shown}${shown === worst ? ', the worst' : ''}${more}`, screen).map(paint.dim),
    ];
}


/***/ }),

/***/ 99214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ renderTranscript),
/* harmony export */   p: () => (/* binding */ aboutSource)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57336);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93255);
/* harmony import */ var _inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25472);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19970);





const SHOWN_LINES = { text: 40, call: 6, result: 8 };
function aboutSource({ format, messages, skipped, unknown, unknownCount }) {
    const [first] = unknown;
    const odd = first === undefined ? '' : `: line ${first.line}, ${first.what}${unknownCount > 1 ? ', …' : ''}`;
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(`${format}, ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(messages, 'message')}, ${skipped} without anything to read, ${unknownCount} not understood${odd}`);
}
function renderTranscript(file, read, screen) {
    const paint = picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(screen.colour);
    const days = read.messages.map(({ time }) => time?.slice(0, 10) ?? null);
    return [
        paint.bold((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(file, 1000)),
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)('  ', aboutSource((0,_inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)({ file, ...(0,_inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(read) })), screen).map(paint.dim),
        '',
        ...read.messages.flatMap((message, i) => [
            ...(days[i] !== days[i - 1] && isDay(days[i]) ? [paint.dim(`  ${days[i]}`), ''] : []),
            ...messageLines(message, paint, screen),
            '',
        ]),
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)('', 'The number of a message is the seq of a moment that happens in it.', screen).map(paint.dim),
        '',
    ].join('\n');
}
function isDay(day) {
    return day !== null && day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day);
}
function messageLines({ seq, time, role, blocks, isAside }, paint, screen) {
    const clock = time !== null && isDay(time.slice(0, 10)) ? [time.slice(11, 19)] : time === null ? [] : [time];
    const tools = [...new Set(blocks.flatMap((block) => (block.kind === 'text' ? [] : [block.tool ?? '?'])))];
    const head = [
        role,
        ...(tools.length > 0 ? [`(${tools.join(', ')})`] : []),
        ...clock,
        ...(isAside ? ['· of a helper'] : []),
        ...(blocks.some((block) => block.kind === 'result' && block.isError === true) ? ['· error'] : []),
    ].join(' ');
    const isMixed = blocks.some((block) => block.kind === 'result') && blocks.some((block) => block.kind !== 'result');
    const said = blocks.flatMap((block) => blockLines(block, isMixed, paint, screen));
    return [
        `${paint.bold(`${seq}`.padStart(4))}  ${paint.cyan((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(head, 200))}`,
        ...(said.length > 0 ? said : [paint.dim('      (nothing to read)')]),
    ];
}
function blockLines(block, isMixed, paint, screen) {
    const { kind } = block;
    const isMarked = isMixed && kind === 'result';
    const text = isMarked && !block.isRest ? `${block.tool ?? '?'}: ${block.text}` : block.text;
    const mark = kind === 'call' ? '      → ' : isMarked ? '      ← ' : '      ';
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const hidden = lines.length - SHOWN_LINES[kind];
    const more = `…and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(hidden, 'more line', 'more lines')}`;
    return [
        ...lines.slice(0, SHOWN_LINES[kind]).flatMap((line) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)(mark, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(line), screen)),
        ...(hidden > 0 ? [paint.dim(`      ${more}`)] : []),
    ];
}


/***/ })

};
