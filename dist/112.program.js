export const id = 112;
export const ids = [112];
export const modules = {

/***/ 50112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  writePage: () => (/* binding */ writePage)
});

var workspace_path = __webpack_require__(84915);
var numbers = __webpack_require__(15236);
var markup = __webpack_require__(54347);
;// CONCATENATED MODULE: ./build/render/history/badge.js


const COLOURS = { pass: '#1b6e44', fail: '#b3261e', inconclusive: '#7a5300' };
const WORDS = { pass: 'pass', fail: 'fail', inconclusive: 'inconclusive' };
const CHARACTER = 6.5;
const PAD = 7;
const HEIGHT = 20;
function badgeSvg({ verdict, overall, key }) {
    const label = key === 'default' ? 'summaries' : `summaries: ${key}`;
    const value = verdict === null ? 'no run' : overall === null ? WORDS[verdict] : `${(0,numbers/* showNumber */.Zo)(overall)} ${WORDS[verdict]}`;
    const [left, right] = [widthOf(label), widthOf(value)];
    const text = (words, from, width) => (0,markup/* html */.q) `<text x="${from + PAD}" y="14" textLength="${width - 2 * PAD}" lengthAdjust="spacingAndGlyphs">${words}</text>`;
    const colour = verdict === null ? '#5a6069' : COLOURS[verdict];
    return (0,markup/* html */.q) `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${label}: ${value}"><title>${label}: ${value}</title><clipPath id="r"><rect width="${left + right}" height="${HEIGHT}" rx="4"/></clipPath><g clip-path="url(#r)"><rect width="${left}" height="${HEIGHT}" fill="#3b3f46"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="${colour}"/></g><g fill="#fff" font-family="Verdana,'DejaVu Sans',Geneva,sans-serif" font-size="11">${text(label, 0, left)}${text(value, left, right)}</g></svg>
`.toString();
}
function widthOf(text) {
    return Math.round(text.length * CHARACTER) + 2 * PAD;
}

var summary = __webpack_require__(64362);
var core_text = __webpack_require__(83703);
var report_history = __webpack_require__(22511);
var incident = __webpack_require__(96801);
var title = __webpack_require__(37529);
;// CONCATENATED MODULE: ./build/render/html/history-assets.js
const HISTORY_STYLE = ".history .between {\nmargin-block: 1.5rem 0.75rem;\n}\n.history .trend {\nmax-width: none;\n}\n.history .trend svg {\nheight: 13rem;\n}\n.history .trend.small {\ndisplay: block;\n}\n.history .trend.small svg {\nheight: 4rem;\n}\n.history .trend .point {\nstroke: var(--soft);\nstroke-width: 6;\n}\n.history .trend .point.dense {\nstroke-width: 4;\n}\n.history .trend .point.pass {\nstroke: var(--good);\n}\n.history .trend .point.fail {\nstroke: var(--bad);\nstroke-width: 8;\n}\n.history .trend .point.inconclusive {\nstroke: var(--open);\n}\n.history .trend.small .point {\nstroke-width: 4;\n}\n.history .trend.small .point:not(:last-child) {\nstroke: none;\n}\n.history .trend.small .point:last-child {\nstroke-width: 7;\n}\n.history .trend .line {\nstroke-width: 1.5;\n}\n.history .key {\nmargin-block-start: 0.75rem;\nalign-items: baseline;\n}\n.history .key > span {\ndisplay: inline;\n}\n.history .dot,\n.history .mark {\ndisplay: inline-block;\nwidth: 0.5625rem;\nheight: 0.5625rem;\nborder-radius: 99px;\nmargin-inline-end: 0.375rem;\nbackground: var(--soft);\n}\n.history .mark {\nborder-radius: 1px;\nwidth: 0.375rem;\nheight: 0.875rem;\nvertical-align: -0.0625rem;\n}\n.history .mark.pass {\nheight: 0.375rem;\n}\n.history i.pass {\nbackground: var(--good);\n}\n.history i.fail {\nbackground: var(--bad);\n}\n.history i.inconclusive {\nbackground: var(--open);\n}\n.dims {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr));\ngap: 1.25rem;\nmargin-block-end: 0.625rem;\n}\n.dim h3 {\nfont-size: 0.875rem;\nfont-weight: 500;\ncolor: var(--soft);\n}\n.dim .big {\nfont-size: 1.625rem;\nfont-weight: 650;\nletter-spacing: -0.02em;\nline-height: 1.3;\nfont-variant-numeric: tabular-nums;\nmargin-block-end: 0.375rem;\n}\n.dim .big small {\nfont-weight: 500;\nletter-spacing: 0;\n}\n.dim .big .worse {\ncolor: var(--bad);\n}\n.dim .big .better {\ncolor: var(--good);\n}\n.strip {\nheight: 1.25rem;\n}\n.strip .pass {\nfill: var(--good);\n}\n.strip .fail {\nfill: var(--bad);\n}\n.history .charts thead th:nth-child(2) {\ntext-align: start;\n}\n.history .charts tbody tr > * {\nborder-block-start: 1px solid var(--line);\npadding-block: 0.375rem;\n}\n.history .flips tbody th {\nwidth: 28%;\noverflow-wrap: anywhere;\n}\n.history .flips .chart {\nwidth: 52%;\n}\n.history .runs tbody th {\nwidth: auto;\nwhite-space: nowrap;\nfont-variant-numeric: tabular-nums;\n}\n.history .runs .chart {\nwidth: 46%;\n}\n.history .runs .value.same {\ncolor: var(--soft);\nfont-weight: 400;\n}\n.history .runs .value.worse {\ncolor: var(--bad);\n}\n.history .runs .value.better {\ncolor: var(--good);\n}\n.history .runs .gate.inconclusive .state {\ncolor: var(--open);\n}\n.bullet .whisker {\nfill: none;\nstroke: var(--ink);\nstroke-width: 2;\nvector-effect: non-scaling-stroke;\n}\n@media (max-width: 40rem) {\n.history .runs .chart,\n.history .runs thead th:nth-child(2) {\ndisplay: none;\n}\n.history .dims {\ngrid-template-columns: repeat(2, minmax(0, 1fr));\ngap: 0.75rem;\n}\n.history .dim:last-child:nth-child(odd) {\ngrid-column: 1 / -1;\n}\n.history .trend svg {\nheight: 9rem;\n}\n.history .flips tbody th {\nwidth: 34%;\n}\n.history .flips .chart {\nwidth: 34%;\n}\n.history .charts .target {\nwidth: auto;\n}\n}\n@media (forced-colors: active) {\n.strip .fail,\n.strip .pass {\nfill: CanvasText;\n}\n}\n@media (max-width: 22rem) {\n.history .runs tbody th {\nwhite-space: normal;\n}\n.history .runs .state {\nwidth: 0.875rem;\n}\n}";
const HISTORY_STYLE_HASH = "sha256-UZuzeqDggTLWJ83QuVh6nURUzlGu0AG1/xy3ENL1IcE=";

var page_assets = __webpack_require__(86332);
var page_head = __webpack_require__(75587);
var times = __webpack_require__(49751);
var wording = __webpack_require__(49829);
;// CONCATENATED MODULE: ./build/render/history/charts.js



const WIDTH = 800;
const charts_PAD = 6;
function rangeOf(points) {
    const ends = points.flatMap(({ value, interval }) => [value, ...(interval ?? [])]);
    const least = ends.reduce((a, b) => Math.min(a, b), 1);
    const most = ends.reduce((a, b) => Math.max(a, b), 0);
    const low = Math.min(18, Math.max(0, Math.floor(20 * least)));
    return [low / 20, Math.min(20, Math.max(low + 2, Math.ceil(20 * most))) / 20];
}
function lineChart(points, { label, height, range: [low, high], }) {
    const x = (i) => (points.length === 1 ? WIDTH / 2 : charts_PAD + ((WIDTH - 2 * charts_PAD) * i) / (points.length - 1)).toFixed(1);
    const y = (value) => (height - charts_PAD - ((value - low) / (high - low)) * (height - 2 * charts_PAD)).toFixed(1);
    const pieces = piecesOf(points);
    const upper = (i) => points[i]?.interval?.[1] ?? points[i]?.value ?? 0;
    const lower = (i) => points[i]?.interval?.[0] ?? points[i]?.value ?? 0;
    const corners = (piece) => [...piece.map((i) => `${x(i)},${y(upper(i))}`), ...[...piece].reverse().map((i) => `${x(i)},${y(lower(i))}`)].join(' ');
    const dense = points.length > 60 ? ' dense' : '';
    return (0,markup/* html */.q) `<svg viewBox="0 0 ${WIDTH} ${height}" preserveAspectRatio="none" role="img" aria-label="${label}">
${pieces.map((piece) => (0,markup/* html */.q) `<polygon class="band" points="${corners(piece)}"/>`)}
${pieces.map((piece) => (0,markup/* html */.q) `<polyline class="line" points="${piece.map((i) => `${x(i)},${y(points[i]?.value ?? 0)}`).join(' ')}"/>`)}
${points.map(({ at, value, interval, verdict }, i) => (0,markup/* html */.q) `<path class="point ${verdict ?? 'unknown'}${dense}" d="M${x(i)} ${y(value)}h0"><title>${(0,times/* dayOf */.k)(at)}: ${(0,numbers/* showNumber */.Zo)(value)}${interval === null ? '' : `, 95 % ${(0,numbers/* showNumber */.Zo)(interval[0])} to ${(0,numbers/* showNumber */.Zo)(interval[1])}`}${verdict === null ? '' : `, ${verdict}`}</title></path>`)}
</svg>`;
}
function piecesOf(points) {
    const pieces = [];
    let rubric = null;
    for (const [i, point] of points.entries()) {
        const isOther = point.rubric !== null && rubric !== null && point.rubric !== rubric;
        if (pieces.length === 0 || isOther)
            pieces.push([i]);
        else
            pieces.at(-1)?.push(i);
        rubric = point.rubric ?? rubric;
    }
    return pieces;
}
const FEWEST_PLACES = 30;
function markStrip(marks, label) {
    const places = Math.max(FEWEST_PLACES, marks.length);
    const before = places - marks.length;
    const bars = (wanted, y, height) => marks
        .map((mark, i) => (mark === wanted ? `M${(i + before + 0.1).toFixed(1)} ${y}h0.8v${height}h-0.8z` : ''))
        .join('');
    return (0,markup/* html */.q) `<svg class="strip" viewBox="0 0 ${places} 10" preserveAspectRatio="none" role="img" aria-label="${label}"><path class="pass" d="${bars('pass', 6, 4)}"/><path class="fail" d="${bars('fail', 0, 10)}"/></svg>`;
}

;// CONCATENATED MODULE: ./build/render/history/tables.js





const MOST_FLIPPING = 50;
const MOST_ROWS = 200;
const MOST_MARKS = 60;
function flipSection(flips, runs) {
    const shown = flips.slice(0, MOST_FLIPPING);
    const hidden = flips.length - shown.length;
    const drawn = Math.min(MOST_MARKS, runs.length);
    const first = runs.at(-drawn);
    return (0,markup/* html */.q) `<section class="card wide" aria-labelledby="flips"><h2 id="flips">Sessions that change between passing and failing</h2>${shown.length === 0
        ? (0,markup/* html */.q) `<p class="aside">None: each session passes in all of these runs, or fails in all of them, as long as its reference is the same.</p>`
        : (0,markup/* html */.q) `<table class="charts flips"><thead><tr><th>Session</th><th>${drawn === runs.length ? 'Runs' : `The newest ${drawn} runs`}</th><th>Changes</th><th>Score</th></tr></thead><tbody>${shown.map(flipRow)}</tbody></table>
<p class="aside key"><span><i class="mark fail" aria-hidden="true"></i>failed</span><span><i class="mark pass" aria-hidden="true"></i>passed</span><span>From ${(0,times/* dayOf */.k)(first?.scored_at ?? '').slice(0, 10)} at the left to the newest run at the right. A session that changes often, with the same reference, is near a threshold, or its summaries differ much from run to run.</span>${hidden > 0 ? (0,markup/* html */.q) `<span>and ${hidden} more</span>` : null}</p>`}</section>`;
}
function flipRow({ name, flips, marks, lowest, highest, newest }) {
    const now = marks.findLast((mark) => mark !== null);
    const label = `${(0,core_text/* counted */.hS)(flips, 'change')}, ${now === 'fail' ? 'failing' : 'passing'} in the newest run that has it`;
    return (0,markup/* html */.q) `<tr class="${now ?? 'pass'}"><th scope="row"><bdi>${(0,core_text/* plainLine */.h0)(name, 120)}</bdi></th><td class="chart">${markStrip(marks.slice(-MOST_MARKS), label)}</td><td class="value">${flips}</td><td class="target">${(0,numbers/* showNumber */.Zo)(newest)}<small>${(0,numbers/* showNumber */.Zo)(lowest)} to ${(0,numbers/* showNumber */.Zo)(highest)}</small></td></tr>`;
}
const STATES = { pass: '✓', fail: '✕', inconclusive: '?' };
function runSection(runs) {
    const shown = runs.slice(-MOST_ROWS);
    const hidden = runs.length - shown.length;
    const ofTime = (0,times/* digitsOfTime */.H)(shown);
    const rows = shown.map((run, i) => runRow(run, shown[i - 1] ?? runs[hidden - 1], ofTime)).reverse();
    return (0,markup/* html */.q) `<section class="card wide" aria-labelledby="runs"><h2 id="runs">Runs</h2>${shown.length === 0
        ? (0,markup/* html */.q) `<p class="aside">There is none yet.</p>`
        : (0,markup/* html */.q) `<table class="charts runs"><thead><tr><th>Scored</th><th>Overall, with its interval</th><th>Overall</th><th>Change</th><th>Failing sessions</th></tr></thead><tbody>${rows}</tbody></table>`}${hidden > 0 ? (0,markup/* html */.q) `<p class="aside">and ${(0,core_text/* counted */.hS)(hidden, 'older run')}</p>` : null}</section>`;
}
const tables_WIDTH = 300;
function runRow({ scored_at: at, verdict, overall_mean: mean, ci95, scored, failing, commit, rubric }, before, ofTime) {
    const change = mean === null || before?.overall_mean == null || before.rubric !== rubric ? null : mean - before.overall_mean;
    const look = change === null || Math.abs(change) < 0.0005 ? 'same' : change < 0 ? 'worse' : 'better';
    const words = `${(0,numbers/* showNumber */.Zo)(mean)}${ci95 === null ? '' : `, 95 % interval ${(0,numbers/* showNumber */.Zo)(ci95[0])} to ${(0,numbers/* showNumber */.Zo)(ci95[1])}`}`;
    return (0,markup/* html */.q) `<tr class="gate ${verdict}"><th scope="row"><span class="marked"><span class="state" aria-hidden="true">${STATES[verdict]}</span><span><span class="unseen">${verdict}: </span><time datetime="${at}">${(0,times/* dayOf */.k)(at, ofTime)}</time>${commit === null ? null : (0,markup/* html */.q) `<small><code>${commit.slice(0, 7)}</code></small>`}</span></span></th>
<td class="chart"><svg class="bullet" viewBox="0 0 ${tables_WIDTH} 26" preserveAspectRatio="none" role="img" aria-label="${words}"><rect class="track" width="${tables_WIDTH}" height="14" y="6"/>${mean === null ? null : (0,markup/* html */.q) `<rect class="fill" width="${(mean * tables_WIDTH).toFixed(1)}" height="8" y="9"/>`}${ci95 === null || ci95[0] === ci95[1]
        ? null
        : (0,markup/* html */.q) `<path class="whisker" d="M${(ci95[0] * tables_WIDTH).toFixed(1)} 13H${(ci95[1] * tables_WIDTH).toFixed(1)}"/>`}</svg></td><td class="value">${(0,numbers/* showNumber */.Zo)(mean)}</td><td class="value ${look}">${change === null ? '–' : (0,numbers/* signed */.x8)(change)}</td><td class="target">${failing} of ${scored}</td></tr>`;
}

;// CONCATENATED MODULE: ./build/render/history/history-html.js














const MOST_DRAWN = 240;
function historyHtml(facts) {
    const { runs, points } = facts;
    const flips = (0,report_history/* flippingSessions */.Hu)(runs.slice(-MOST_DRAWN));
    const head = (0,page_head/* pageHead */.s)(titleOf(facts), [page_assets/* STYLE_HASH */.h3, HISTORY_STYLE_HASH]);
    const body = (0,markup/* html */.q) `</head>
<body class="history">
<a class="skip" href="#runs">To the runs</a>
${headline(facts, flips.length)}
<main class="wrap">
${trend(points)}${dimensionCards(runs)}
<div class="cards">${flipSection(flips, runs.slice(-MOST_DRAWN))}${incidentSection(facts.incidents)}${runSection(runs)}</div>
</main>
</body>
</html>
`;
    return `${head}<style>${page_assets/* STYLE */.Y}</style>\n<style>${HISTORY_STYLE}</style>\n${body}`;
}
function titleOf({ key }) {
    return key === 'default' ? 'Session summaries over time' : `Session summaries over time: ${(0,core_text/* plainLine */.h0)(key, 40)}`;
}
function headline(facts, flipping) {
    const { runs } = facts;
    const last = runs.at(-1);
    if (last === undefined) {
        return (0,markup/* html */.q) `<header class="verdict"><div class="wrap"><p class="brand"><span>summary-gate</span></p><h1>No report found</h1><p class="lead">${skippedNote(facts)} The page fills as runs leave reports.</p></div></header>`;
    }
    return (0,markup/* html */.q) `<header class="verdict ${last.verdict}"><div class="wrap">
<p class="brand"><span>summary-gate</span> <span class="when">newest run <time datetime="${last.scored_at}">${(0,times/* dayOf */.k)(last.scored_at)} UTC</time></span></p>
<h1><span class="badge">${title/* VERDICT_WORDS */._G[last.verdict]}</span> <span>${sentence(runs)}</span></h1>
<p class="lead">${countsOf(runs)} ${flipping === 0 ? 'No session went back and forth between passing and failing.' : `${(0,core_text/* counted */.hS)(flipping, 'session')} changed between passing and failing.`}${rubricNote(runs)} ${skippedNote(facts)}</p>
</div></header>`;
}
function sentence(runs) {
    const [last, before] = [runs.at(-1), runs.at(-2)];
    const [now, then] = [last?.overall_mean ?? null, before?.overall_mean ?? null];
    if (now === null)
        return 'the newest run has no score';
    const change = then === null || last?.rubric !== before?.rubric ? '' : `, ${(0,numbers/* signed */.x8)(now - then)} against the run before`;
    return `Overall ${(0,numbers/* showNumber */.Zo)(now)}${change}`;
}
function countsOf(runs) {
    const of = (wanted) => runs.filter(({ verdict }) => verdict === wanted).length;
    const words = ['pass', 'fail', 'inconclusive'].flatMap((verdict) => {
        const n = of(verdict);
        return n === 0 ? [] : [`${n} ${{ pass: 'passed', fail: 'failed', inconclusive: 'inconclusive' }[verdict]}`];
    });
    return `${(0,core_text/* counted */.hS)(runs.length, 'run')} since ${(0,times/* dayOf */.k)(runs[0]?.scored_at ?? '').slice(0, 10)}: ${words.join(', ')}.`;
}
function rubricNote(runs) {
    const rubrics = [...new Set(runs.map(({ rubric }) => rubric))];
    if (rubrics.length < 2)
        return '';
    return ` Scored with several rubrics (${rubrics.map((one) => (0,core_text/* plainLine */.h0)(one, 40)).join(', ')}), whose numbers cannot be compared: the lines break there.`;
}
function skippedNote({ skipped }) {
    return skipped.count === 0 ? '' : `${(0,core_text/* counted */.hS)(skipped.count, skipped.noun)} skipped.`;
}
function trend(all) {
    const points = all.slice(-MOST_DRAWN).map(({ scored_at: at, overall_mean: value, ci95: interval, verdict, rubric }) => ({
        at,
        value,
        interval,
        verdict,
        rubric,
    }));
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined)
        return null;
    const range = rangeOf(points);
    const label = `${(0,core_text/* counted */.hS)(points.length, 'run')}, overall from ${(0,numbers/* showNumber */.Zo)(first.value)} to ${(0,numbers/* showNumber */.Zo)(last.value)}`;
    const older = all.length - points.length;
    return (0,markup/* html */.q) `<div class="cards"><section class="card wide" aria-labelledby="trend"><h2 id="trend">Overall mean</h2>
<div class="trend"><p class="scale" aria-hidden="true"><span>${range[1].toFixed(2)}</span><span>${range[0].toFixed(2)}</span></p>
${lineChart(points, { label, height: 180, range })}
<p class="trend-ends"><span>${(0,times/* dayOf */.k)(first.at)}: <b>${(0,numbers/* showNumber */.Zo)(first.value)}</b></span><span>${(0,times/* dayOf */.k)(last.at)}: <b>${(0,numbers/* showNumber */.Zo)(last.value)}</b></span></p></div>
<p class="aside key"><span><i class="dot pass" aria-hidden="true"></i>passed</span><span><i class="dot fail" aria-hidden="true"></i>failed</span><span><i class="dot inconclusive" aria-hidden="true"></i>inconclusive</span><span>The band is the 95 % interval of each run.</span>${older > 0 ? (0,markup/* html */.q) `<span>${older} older ones are not drawn.</span>` : null}</p></section></div>`;
}
function dimensionCards(all) {
    const runs = all.slice(-MOST_DRAWN);
    const series = summary/* DIMENSIONS */.Yf.flatMap((dimension) => {
        const points = pointsOf(dimension, runs);
        return points.length === 0 ? [] : [{ dimension, points }];
    });
    if (series.length === 0)
        return null;
    const range = rangeOf(series.flatMap(({ points }) => points));
    return (0,markup/* html */.q) `<section aria-labelledby="dimensions"><h2 id="dimensions" class="between">By dimension</h2><div class="dims">${series.map(({ dimension, points }) => dimensionCard(dimension, points, range))}</div>
<p class="aside">All reach from ${range[0].toFixed(2)} to ${range[1].toFixed(2)}; the small number is the change since the first run that is drawn and has the rubric of the newest.</p></section>`;
}
function pointsOf(dimension, runs) {
    return runs.flatMap(({ scored_at: at, dimensions, verdict, rubric }) => {
        const value = dimensions[dimension];
        return value === undefined ? [] : [{ at, value, interval: null, verdict, rubric }];
    });
}
function dimensionCard(dimension, points, range) {
    const last = points.at(-1);
    const first = points.find(({ rubric }) => rubric === last?.rubric);
    const change = first === undefined || last === undefined || first === last ? null : last.value - first.value;
    const look = change === null || Math.abs(change) < 0.0005 ? 'same' : change < 0 ? 'worse' : 'better';
    const name = (0,wording/* inWords */.r4)(dimension);
    return (0,markup/* html */.q) `<div class="card dim"><h3>${(0,core_text/* capitalised */.Iu)(name)}</h3><p class="big">${(0,numbers/* showNumber */.Zo)(last?.value ?? null)}${change === null ? null : (0,markup/* html */.q) ` <small class="${look}">${(0,numbers/* signed */.x8)(change)}</small>`}</p>
<div class="trend small">${lineChart(points, { label: `${name}: ${(0,core_text/* counted */.hS)(points.length, 'run')}, from ${(0,numbers/* showNumber */.Zo)(points[0]?.value ?? null)} to ${(0,numbers/* showNumber */.Zo)(last?.value ?? null)}`, height: 90, range })}</div></div>`;
}
const history_html_MOST_ROWS = 200;
function incidentSection(incidents) {
    if (incidents.length === 0)
        return null;
    const shown = incidents.slice(-history_html_MOST_ROWS).reverse();
    const older = incidents.length - shown.length;
    return (0,markup/* html */.q) `<section class="card wide" aria-labelledby="incidents"><h2 id="incidents">Incidents</h2>
<p class="aside">${(0,core_text/* capitalised */.Iu)((0,incident/* incidentSentence */.m)(incidents))}.</p>
<table class="charts runs"><thead><tr><th>Rejected</th><th>Session</th><th>The gates of today</th></tr></thead><tbody>${shown.map(row)}</tbody></table>${older === 0 ? null : (0,markup/* html */.q) `<p class="aside">and ${(0,core_text/* counted */.hS)(older, 'older one')}</p>`}</section>`;
}
const history_html_STATES = { caught: ['pass', '✓'], missed: ['fail', '✕'], draft: ['inconclusive', '?'] };
function row({ at, session, id, caught, gates }) {
    const word = caught === null ? 'draft' : caught ? 'caught' : 'missed';
    const [look, mark] = history_html_STATES[word];
    const gate = caught === null ? 'its session is not reviewed yet' : gates.join(', ');
    return (0,markup/* html */.q) `<tr class="gate ${look}"><th scope="row"><span class="marked"><span class="state" aria-hidden="true">${mark}</span><span><time datetime="${at}">${at}</time></span></span></th>
<td><bdi>${(0,core_text/* plainLine */.h0)(session, 120)}</bdi> <small><code>${(0,core_text/* plainLine */.h0)(id, 80)}</code></small></td><td>${word}${gate === '' ? null : (0,markup/* html */.q) ` <small><bdi>${(0,core_text/* plainLine */.h0)(gate, 200)}</bdi></small>`}</td></tr>`;
}

var history_file = __webpack_require__(39274);
var files_of_runs = __webpack_require__(61580);
var write_report_file = __webpack_require__(54127);
;// CONCATENATED MODULE: ./build/run/history-page.js






function writePage(facts, folder, files) {
    const { runs, key } = facts;
    const last = runs.at(-1);
    const badge = badgeSvg({ verdict: last?.verdict ?? null, overall: last?.overall_mean ?? null, key });
    const { page, badge: picture, runs: next } = files_of_runs/* HISTORY_FILES */.ll;
    const texts = { [page]: historyHtml(facts), [picture]: badge, [next]: (0,history_file/* writeHistory */.wn)(runs) };
    return Object.entries(texts).map(([name, text]) => {
        const path = (0,workspace_path/* pathIn */.l)(folder, name);
        (0,write_report_file/* writeReportFile */.a)(path, text, files);
        return path;
    });
}


/***/ })

};
