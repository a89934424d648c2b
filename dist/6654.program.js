export const id = 6654;
export const ids = [6654];
export const modules = {

/***/ 66654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  comparisonHtml: () => (/* binding */ comparisonHtml)
});

var core_text = __webpack_require__(83703);
;// CONCATENATED MODULE: ./build/render/html/compare-assets.js
const COMPARE_STYLE = ":root {\n--v0: #2b5cad;\n--v1: #b4540a;\n--v2: #1b7f6b;\n--v3: #8b3fa0;\n--v4: #a3283f;\n--v5: #5f6a12;\n}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n--v0: #8fb4f2;\n--v1: #f0a76a;\n--v2: #6fd0b8;\n--v3: #d3a1e6;\n--v4: #f5929f;\n--v5: #c5d16a;\n}\n}\n.v0 {\n--own: var(--v0);\n}\n.v1 {\n--own: var(--v1);\n}\n.v2 {\n--own: var(--v2);\n}\n.v3 {\n--own: var(--v3);\n}\n.v4 {\n--own: var(--v4);\n}\n.v5 {\n--own: var(--v5);\n}\n.sentences {\nmax-width: 60rem;\nmargin-block-start: 1rem;\n}\n.sentences li {\npadding-inline-start: 1rem;\nborder-inline-start: 3px solid var(--line);\nmargin-block: 0.625rem;\n}\n.sentences .clash {\nborder-inline-start-color: var(--open);\nbackground: var(--open-soft);\npadding-block: 0.375rem;\nborder-radius: 0 6px 6px 0;\n}\n.variants {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));\ngap: 1.25rem;\nmargin: 1.25rem 0;\n}\n.variants .card {\nborder-block-start: 4px solid var(--own);\n}\n.variants h2 {\noverflow-wrap: anywhere;\nmargin-block-end: 0.125rem;\n}\n.bigs {\ndisplay: grid;\ngrid-template-columns: repeat(2, minmax(0, 1fr));\ngap: 1rem;\nmargin-block-start: 0.375rem;\n}\n.big {\nfont-size: 2rem;\nfont-weight: 650;\nletter-spacing: -0.02em;\nline-height: 1.2;\nfont-variant-numeric: tabular-nums;\n}\n.big small {\ndisplay: block;\nfont-weight: 400;\nletter-spacing: 0;\n}\n.facts {\ndisplay: grid;\ngrid-template-columns: minmax(0, 1fr) auto;\ngap: 0.25rem 1rem;\nmargin-block-start: 0.75rem;\n}\n.facts dt {\ncolor: var(--soft);\n}\n.facts dd {\ntext-align: end;\nfont-variant-numeric: tabular-nums;\n}\n.facts dd small {\ndisplay: block;\n}\n.grouped th[colspan] {\npadding-block: 0.875rem 0.125rem;\nfont-weight: 650;\n}\n.subject {\ndisplay: flex;\nflex-wrap: wrap;\njustify-content: space-between;\nalign-items: baseline;\ngap: 0 1rem;\n}\n.grouped .result {\nfont-weight: 400;\ncolor: var(--soft);\nfont-size: 0.8125rem;\n}\n.grouped .result.shown {\ncolor: var(--good);\nfont-weight: 600;\n}\n.dot {\ndisplay: inline-block;\nwidth: 0.625rem;\nheight: 0.625rem;\nborder-radius: 99px;\nbackground: var(--own);\nmargin-inline-end: 0.4375rem;\n}\n.grouped .chart {\nwidth: 66%;\n}\n.charts tr .bullet .own {\nfill: var(--own);\n}\n.charts tbody th.who {\nwidth: 22%;\nfont-weight: 400;\noverflow-wrap: anywhere;\n}\n.scroll {\noverflow-x: auto;\nmargin-inline: -1.375rem;\npadding-inline: 1.375rem;\n}\n.scroll:focus-visible {\noutline-offset: -2px;\n}\n.grid th,\n.grid td {\npadding: 0.3125rem 0.625rem;\nborder-block-start: 1px solid var(--line);\nvertical-align: top;\nfont-variant-numeric: tabular-nums;\n}\n.grid thead th {\nborder: 0;\ncolor: var(--soft);\nfont-size: 0.8125rem;\noverflow-wrap: anywhere;\nmin-width: 4.5rem;\nvertical-align: bottom;\n}\n.grid td,\n.grid thead th:not(:first-child) {\ntext-align: center;\n}\n.grid tbody th {\nmin-width: 11rem;\noverflow-wrap: anywhere;\n}\n.grid .code th {\npadding-inline-start: 1.75rem;\nfont-weight: 400;\n}\n.grid .class > * {\nbackground: var(--sunk);\n}\n.grid small {\ndisplay: block;\n}\n.grid.dense td small {\ndisplay: inline-block;\n}\n.grid.dense th,\n.grid.dense td {\npadding-block: 0.1875rem;\n}\n.verdict h1 {\nfont-size: clamp(1.25rem, 1rem + 1.2vw, 1.75rem);\n}\n.grid .heat {\nwidth: 6.5rem;\n}\n.grid .heat small {\ncolor: inherit;\n}\n.grid summary {\ncursor: pointer;\n}\n.grid details ul {\nmargin: 0.25rem 0 0.375rem 1rem;\nfont-weight: 400;\nfont-size: 0.8125rem;\nmax-width: 44rem;\n}\n.grid details li {\nmargin-block: 0.25rem;\n}\n.pairs .changes .target {\nwhite-space: normal;\noverflow-wrap: anywhere;\n}\n.facts + .aside {\nmargin-block-start: 0.75rem;\n}\n.pairs > details {\nborder-block-start: 1px solid var(--line);\npadding-block: 0.5rem;\n}\n.pairs > details > summary {\ncursor: pointer;\nfont-weight: 600;\noverflow-wrap: anywhere;\n}\n@media (max-width: 40rem) {\n.scroll {\nmargin-inline: -1rem;\npadding-inline: 1rem;\n}\n.grid tbody th {\nmin-width: 9rem;\n}\n.charts.grouped .chart {\nwidth: 46%;\n}\n.charts tbody th.who {\nwidth: 32%;\n}\n}\n@media screen and (max-width: 40rem) {\n.pairs .changes,\n.pairs .changes tbody {\ndisplay: block;\n}\n.pairs .changes thead {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\n}\n.pairs .changes tbody tr {\ndisplay: grid;\ngrid-template-columns: repeat(3, minmax(0, auto));\njustify-content: space-between;\nalign-items: baseline;\ngap: 0 0.75rem;\npadding-block: 0.625rem;\nborder-block-start: 1px solid var(--line);\n}\n.pairs .changes tbody th,\n.pairs .changes tbody td {\ndisplay: block;\nwidth: auto;\npadding: 0;\n}\n.pairs .changes tbody th {\ngrid-area: 1 / 1 / 2 / 3;\n}\n.pairs .changes tbody .target {\ngrid-area: 1 / 3;\n}\n.pairs .changes .rose .target::before,\n.pairs .changes .fell .target::before {\ncontent: \"better: \";\n}\n.pairs .changes tbody .chart {\ngrid-area: 2 / 1 / 3 / 4;\n}\n.pairs .changes tbody .value {\ngrid-row: 3;\ntext-align: start;\n}\n.pairs .changes tbody .value::before {\ncolor: var(--soft);\nfont-size: 0.8125rem;\nfont-weight: 400;\ncontent: \"first \";\n}\n.pairs .changes tbody td:nth-child(4)::before {\ncontent: \"second \";\n}\n.pairs .changes tbody .delta::before {\ncontent: \"difference \";\n}\n.pairs .changes tbody .delta {\ntext-align: end;\n}\n}\n@media screen and (max-width: 22rem) {\n.pairs .changes tbody .value::before {\ndisplay: block;\n}\n}\n@media print {\n.scroll {\noverflow: visible;\n}\n}";
const COMPARE_STYLE_HASH = "sha256-8c0+cO1QBlJlbOTuy4T/T3sfs0FW2LR3y+tobKbUnXM=";

var markup = __webpack_require__(54347);
var page_assets = __webpack_require__(86332);
var page_head = __webpack_require__(75587);
var comparison_words = __webpack_require__(58077);
var numbers = __webpack_require__(15236);
var charts = __webpack_require__(16898);
var view = __webpack_require__(88686);
;// CONCATENATED MODULE: ./build/render/comparison/html-charts.js






const LONGEST_NAME = 80;
const COLOURS = 6;
function colourOf(index) {
    return `v${index % COLOURS}`;
}
function nameText(name) {
    return (0,markup/* html */.q) `<bdi>${(0,core_text/* plainLine */.h0)(name, LONGEST_NAME)}</bdi>`;
}
function variantCards({ variants }) {
    return (0,markup/* html */.q) `<div class="variants">${variants.map(variantCard)}</div>`;
}
function variantCard(variant, i) {
    const { name, candidates, overall, wrong, gates, missing, invalid, samples, judge, usage } = variant;
    const rows = [
        ['Fails the gates', withRange((0,view/* shareWords */.hs)(gates, variant), gates.ci95)],
        ['Sessions', samples === null ? String(variant.n) : (0,markup/* html */.q) `${variant.n}<small>${samples} samples each</small>`],
        ...(missing > 0 ? [['Without a candidate', String(missing)]] : []),
        ...(invalid > 0 ? [['Unusable candidates', String(invalid)]] : []),
        ...(judge === undefined ? [] : [judgeRow(judge)]),
        ...(usage?.cost_usd == null ? [] : [costRow(usage)]),
        ...(usage === undefined || (usage.input_tokens === null && usage.output_tokens === null) ? [] : [tokenRow(usage)]),
    ];
    return (0,markup/* html */.q) `<section class="card ${colourOf(i)}" aria-labelledby="variant-${i}"><h2 id="variant-${i}">${nameText(name)}</h2>
<p class="aside"><bdi>${(0,core_text/* plainLine */.h0)(candidates.join(', '), 300)}</bdi></p>
<div class="bigs"><p class="big">${wrong.sessions}<small>of ${variant.n} wrong${wrong.ci95 === null ? '' : `, ${(0,comparison_words/* percent */.KN)(wrong.ci95[0])} to ${(0,comparison_words/* percent */.KN)(wrong.ci95[1])}`}</small></p><p class="big">${(0,numbers/* showNumber */.Zo)(overall.mean)}<small>closeness, ${(0,view/* rangeWords */.r6)(overall.ci95)}</small></p></div>
<dl class="facts">${rows.map(([label, value]) => (0,markup/* html */.q) `<dt>${label}</dt><dd>${value}</dd>`)}</dl></section>`;
}
function withRange(words, ci95) {
    return ci95 === null ? words : (0,markup/* html */.q) `${words}<small>${(0,comparison_words/* percent */.KN)(ci95[0])} to ${(0,comparison_words/* percent */.KN)(ci95[1])}</small>`;
}
function judgeRow({ overall, voided, n }) {
    if (voided !== null)
        return ['Judge', 'void'];
    return ['Judge', (0,markup/* html */.q) `${(0,numbers/* showNumber */.Zo)(overall.mean)}<small>${(0,core_text/* counted */.hS)(n, 'session')}</small>`];
}
function costRow({ cost_usd: cost, cost_sessions: n, }) {
    return [
        'Cost a session',
        (0,markup/* html */.q) `${(0,comparison_words/* showUsd */.gH)(cost ?? 0)}<small>as ${(0,core_text/* counted */.hS)(n, 'candidate')} ${n === 1 ? 'says' : 'say'}</small>`,
    ];
}
function tokenRow({ input_tokens: input, output_tokens: output, }) {
    const told = (tokens) => (tokens === null ? 'unknown' : tokens.toFixed(0));
    return ['Tokens in, out', `${told(input)}, ${told(output)}`];
}
const WIDTH = 300;
function subjectsSection({ variants, subjects }) {
    return (0,markup/* html */.q) `<section class="card wide" aria-labelledby="subjects"><h2 id="subjects">By subject</h2>
<table class="charts grouped"><thead class="unseen"><tr><th>Variant</th><th>Chart</th><th>Value</th></tr></thead>${subjects.map((subject) => (0,markup/* html */.q) `<tbody><tr><th scope="colgroup" colspan="3"><div class="subject"><span>${(0,core_text/* capitalised */.Iu)((0,comparison_words/* subjectLabel */.pb)(subject.id))}</span>${result(subject)}</div></th></tr>${variants.map((variant, i) => subjectRow(variant, i, subject))}</tbody>`)}</table><p class="aside key">${(0,charts/* intervalKey */.Bh)('value')}<span>Shares and scores count from 0 to 1. Of what is wrong and of failed gates less is better, of all else more. Closeness tells wording rather than truth.</span></p></section>`;
}
function result(subject) {
    const isShown = subject.winner !== null || subject.shown.length > 0;
    return (0,markup/* html */.q) `<span class="result ${isShown ? 'shown' : 'open'}"><bdi>${(0,core_text/* plainLine */.h0)((0,comparison_words/* resultWords */.Xb)(subject), 300)}</bdi></span>`;
}
function subjectRow(variant, i, { id }) {
    const share = id === 'wrong' ? variant.wrong : id === 'gates' ? variant.gates : undefined;
    const described = share === undefined ? (0,view/* describedOf */.T7)(variant, id) : { mean: share.share, ci95: share.ci95 };
    const mean = described?.mean ?? null;
    const ci95 = described?.ci95 ?? null;
    const value = (0,comparison_words/* isShare */.GS)(id) ? (0,comparison_words/* percent */.KN)(mean) : (0,numbers/* showNumber */.Zo)(mean);
    const words = `${value}${ci95 === null ? '' : `, 95 % interval ${(0,view/* rangeWords */.r6)(ci95)}`}`;
    return (0,markup/* html */.q) `<tr class="${colourOf(i)}"><th scope="row" class="who"><span class="dot" aria-hidden="true"></span>${nameText(variant.name)}</th>
<td class="chart"><svg class="bullet" viewBox="0 0 ${WIDTH} 26" preserveAspectRatio="none" role="img" aria-label="${words}"><rect class="track" width="${WIDTH}" height="14" y="6"/>${mean === null ? null : (0,markup/* html */.q) `<rect class="own" width="${(mean * WIDTH).toFixed(1)}" height="8" y="9"/>`}${ci95 === null || ci95[0] === ci95[1] ? null : (0,charts/* intervalMark */.Z0)(ci95[0] * WIDTH, ci95[1] * WIDTH)}</svg></td><td class="value">${value}</td></tr>`;
}
const OPEN_PAIRS = 1;
const MOST_PAIRS = 45;
function pairsSection(comparison) {
    const { pairs, against } = comparison;
    const hidden = pairs.length - MOST_PAIRS;
    const held = against === null ? null : (0,markup/* html */.q) ` Each is held against ${nameText(against)}.`;
    return (0,markup/* html */.q) `<section class="card wide pairs" aria-labelledby="pairs"><h2 id="pairs">Differences, session by session</h2>
<p class="aside">Bars show the second minus the first, over all sessions, of which one without a usable candidate counts as 0: green where the second is shown to be better, red where the first is. ${(0,comparison_words/* correctionWords */.Cz)(comparison)}${held}</p>
${pairs.slice(0, MOST_PAIRS).map((pair, i) => pairView(pair, i < OPEN_PAIRS))}${hidden > 0 ? (0,markup/* html */.q) `<p class="aside">and ${(0,core_text/* counted */.hS)(hidden, 'pair')} more in compare.json</p>` : null}</section>`;
}
const REACHES = [0.05, 0.1, 0.25, 0.5, 0.75];
function pairView(pair, isOpen) {
    const { a, b, differences } = pair;
    const farthest = Math.max(0, ...differences.flatMap(({ delta, ci95 }) => [delta ?? 0, ...(ci95 ?? [])]).map(Math.abs));
    const reach = REACHES.find((most) => farthest <= most) ?? 1;
    const content = (0,markup/* html */.q) `<summary>${nameText(a)} → ${nameText(b)}</summary>
<p class="aside"><bdi>${(0,core_text/* plainLine */.h0)((0,view/* pairCounts */.vL)(pair), 500)}</bdi>. Bars reach from ${(0,numbers/* signed */.x8)(-reach)} to ${(0,numbers/* signed */.x8)(reach)}.${apart(pair)}</p>
<table class="charts changes"><thead><tr><th>Subject</th><th><span class="unseen">Chart</span></th><th>First</th><th>Second</th><th>Difference</th><th>Better</th></tr></thead><tbody>${differences.map((one) => differenceRow(one, pair, reach))}</tbody></table>`;
    return isOpen ? (0,markup/* html */.q) `<details open>${content}</details>` : (0,markup/* html */.q) `<details>${content}</details>`;
}
function apart(pair) {
    const { a, b, only_a_count: onlyA, only_b_count: onlyB, only_a: namesA, only_b: namesB } = pair;
    const told = (name, names, count) => count === 0
        ? []
        : [
            (0,markup/* html */.q) ` Only ${nameText(name)} has ${(0,core_text/* counted */.hS)(count, 'session')}: <bdi>${(0,core_text/* plainLine */.h0)(names.join(', '), 1000)}</bdi>${count > names.length ? ', …' : ''}.`,
        ];
    return [...told(a, namesA, onlyA), ...told(b, namesB, onlyB)];
}
function differenceRow(one, pair, reach) {
    const { subject, a, b, delta, ci95, p_corrected: corrected, word } = one;
    const better = (0,comparison_words/* betterOf */.Kd)(one, pair);
    const look = word === 'b' ? 'rose' : word === 'a' ? 'fell' : 'still';
    const show = (value) => ((0,comparison_words/* isShare */.GS)(subject) ? (0,comparison_words/* percent */.KN)(value) : (0,numbers/* showNumber */.Zo)(value));
    const chart = delta === null ? null : (0,charts/* deltaChart */.lx)(delta, ci95, reach, `difference ${(0,numbers/* signed */.x8)(delta)}`);
    return (0,markup/* html */.q) `<tr class="${look}"><th scope="row">${(0,core_text/* capitalised */.Iu)((0,comparison_words/* subjectLabel */.pb)(subject))}</th><td class="chart">${chart}</td>
<td class="value">${show(a)}</td><td class="value">${show(b)}</td><td class="value delta">${delta === null ? 'n/a' : (0,numbers/* signed */.x8)(delta)}</td><td class="target">${better === null
        ? word === 'equal'
            ? 'equal'
            : word === 'unmeasured'
                ? 'unmeasured'
                : 'not shown'
        : nameText(better)}${word === 'equal' || word === 'unmeasured' ? null : (0,markup/* html */.q) `<small>${corrected !== null ? `p ${(0,numbers/* showP */.Si)(corrected)}` : (0,comparison_words/* areTooMany */.UU)(one) ? 'too many comparisons' : 'too few differ'}</small>`}</td></tr>`;
}

var finding_labels = __webpack_require__(79884);
var session_row = __webpack_require__(26922);
var wording = __webpack_require__(49829);
;// CONCATENATED MODULE: ./build/render/comparison/html-preferences.js



const html_preferences_MOST_PAIRS = 10;
function preferences({ pairwise = [] }) {
    return pairwise
        .filter(({ reason }) => reason != null)
        .slice(0, html_preferences_MOST_PAIRS)
        .map((one) => (0,markup/* html */.q) `<li>${verdictText(one)} <bdi>${(0,core_text/* plainLine */.h0)(one.reason ?? '')}</bdi>${one.facts === undefined ? null : (0,markup/* html */.q) `<ul>${one.facts.map((fact) => factItem(fact, one))}</ul>`}</li>`);
}
function verdictText({ a, b, result, much }) {
    const [better, worse] = result === 'b' ? [b, a] : [a, b];
    if (result === 'tie')
        return (0,markup/* html */.q) `The judge takes <b>${nameText(a)}</b> and <b>${nameText(b)}</b> for equal:`;
    return (0,markup/* html */.q) `The judge prefers <b>${nameText(better)}</b> to ${nameText(worse)}${much === true ? ' by much' : ''}:`;
}
function factItem({ fact, better }, { a, b }) {
    const who = better === 'neither' ? null : (0,markup/* html */.q) ` (${nameText(better === 'a' ? a : b)})`;
    return (0,markup/* html */.q) `<li><bdi>${(0,core_text/* plainLine */.h0)(fact)}</bdi>${who}</li>`;
}

var pairwise_rows = __webpack_require__(44405);
;// CONCATENATED MODULE: ./build/render/comparison/html-tables.js










const MOST_SESSIONS = 500;
const MOST_LOSSES = 20;
const html_tables_LONGEST_NAME = 200;
const LONGEST_MESSAGE = 400;
function findingsSection(comparison) {
    const { variants } = comparison;
    const rows = (0,view/* findingRows */.d9)(comparison);
    return (0,markup/* html */.q) `<section class="card wide" aria-labelledby="findings"><h2 id="findings">Findings</h2>${rows.length === 0
        ? (0,markup/* html */.q) `<p class="aside">No variant has any.</p>`
        : (0,markup/* html */.q) `<div class="scroll" tabindex="0" role="region" aria-label="Table of findings"><table class="grid dense"><thead><tr><th scope="col">Sessions with</th>${heads(variants)}</tr></thead><tbody>${rows.map(({ kind, name, shares }) => (0,markup/* html */.q) `<tr class="${kind === 'heading' ? 'class' : kind}"><th scope="row">${kind === 'code' ? (0,finding_labels/* findingLabel */.I)(name) : kind === 'class' ? (0,wording/* inWords */.r4)(name) : name}</th>${kind === 'heading' ? (0,markup/* html */.q) `<td colspan="${variants.length}"></td>` : null}${shares.map(({ sessions, ci95 }) => (0,markup/* html */.q) `<td>${sessions}${sessions === 0 || ci95 === null ? null : (0,markup/* html */.q) ` <small>${Math.round(ci95[0] * 100)}–${Math.round(ci95[1] * 100)} %</small>`}</td>`)}</tr>`)}</tbody></table></div><p class="aside">Beside each number the 95 % interval of its share. A session counts once for a class and once for each kind.</p>`}</section>`;
}
const html_tables_MOST_PAIRS = 45;
function sideBySideSection(comparison) {
    const rows = (0,pairwise_rows/* pairwiseRows */.MD)(comparison);
    if (rows.length === 0)
        return null;
    return (0,markup/* html */.q) `<section class="card wide" aria-labelledby="side-by-side"><h2 id="side-by-side">Side by side, by the judge</h2>${rows
        .slice(0, html_tables_MOST_PAIRS)
        .map(({ pair, a, b, alone, ties, order, places, unmeasured, reasons }) => (0,markup/* html */.q) `<h3>${nameText(pair.a)} and ${nameText(pair.b)}</h3><dl class="facts"><dt>${nameText(pair.a)} is preferred</dt><dd>${a}</dd><dt>${nameText(pair.b)} is preferred</dt><dd>${b}</dd><dt>Of these alone</dt><dd>${alone}</dd><dt>Equal</dt><dd>${ties}</dd><dt>Depends on the order</dt><dd>${order}${places === '' ? null : (0,markup/* html */.q) `<small>${places}</small>`}</dd><dt>Unmeasured</dt><dd>${unmeasured}${reasons === '' ? null : (0,markup/* html */.q) `<small>${reasons}</small>`}</dd></dl>`)}<p class="aside"><bdi>${(0,core_text/* plainLine */.h0)((0,pairwise_rows/* aboutPairwise */.er)(comparison), 1000)}</bdi></p></section>`;
}
function heads(variants) {
    return variants.map(({ name }) => (0,markup/* html */.q) `<th scope="col">${nameText(name)}</th>`);
}
function sessionsSection(comparison) {
    const { variants, sessions } = comparison;
    const hidden = sessions.length - MOST_SESSIONS;
    return (0,markup/* html */.q) `<section class="card wide" id="sessions" aria-labelledby="sessions-head"><h2 id="sessions-head">Sessions, the largest spread first</h2>
${losses(comparison)}<div class="scroll" tabindex="0" role="region" aria-label="Table of sessions"><table class="grid"><thead><tr><th scope="col">Session</th>${heads(variants)}<th scope="col">Spread</th></tr></thead><tbody>${sessions
        .slice(0, MOST_SESSIONS)
        .map((session) => sessionRow(session, variants))}</tbody></table></div>${hidden > 0 ? (0,markup/* html */.q) `<p class="aside">and ${(0,core_text/* counted */.hS)(hidden, 'session')} more in compare.json</p>` : null}</section>`;
}
function sessionRow(session, variants) {
    const { name, spread, variants: cells } = session;
    const told = [...differences(session, variants), ...preferences(session)];
    const title = (0,markup/* html */.q) `<bdi>${(0,core_text/* plainLine */.h0)(name, html_tables_LONGEST_NAME)}</bdi>`;
    return (0,markup/* html */.q) `<tr><th scope="row">${told.length === 0 ? title : (0,markup/* html */.q) `<details><summary>${title}</summary><ul>${told}</ul></details>`}</th>${cells.map(scoreCell)}<td>${(0,numbers/* showNumber */.Zo)(spread)}</td></tr>`;
}
function scoreCell(cell) {
    if (cell === null)
        return (0,markup/* html */.q) `<td class="heat none">–</td>`;
    const { overall, gates_failed: failed } = cell;
    const fails = failed.length > 0 ? (0,markup/* html */.q) `<small>fails</small>` : null;
    return (0,markup/* html */.q) `<td class="heat ${(0,session_row/* heatOf */.Sz)(overall)}">${(0,session_row/* short */.h0)(overall)}${fails}</td>`;
}
function differences(session, variants) {
    const codes = (0,view/* differingCodes */.bO)(session);
    return session.variants.flatMap((cell, i) => {
        const own = codes[i] ?? [];
        if (cell === null || own.length === 0)
            return [];
        const name = variants[i]?.name ?? '';
        const words = cell.differing?.map(({ code, message }) => (0,markup/* html */.q) `<li>${(0,finding_labels/* findingLabel */.I)(code)}: <bdi>${(0,core_text/* plainLine */.h0)(message, LONGEST_MESSAGE)}</bdi></li>`);
        return [
            (0,markup/* html */.q) `<li><b>${nameText(name)}</b> ${words === undefined ? own.map(finding_labels/* findingLabel */.I).join(', ') : (0,markup/* html */.q) `<ul>${words}</ul>`}</li>`,
        ];
    });
}
function losses(comparison) {
    const found = (0,view/* lossesOf */.Rr)(comparison);
    if (found === null)
        return null;
    const { leader, isWinner, losses: all } = found;
    const who = (0,markup/* html */.q) `${nameText(leader)}, ${isWinner ? 'the winner in' : 'with the highest mean of'} closeness,`;
    if (all.length === 0)
        return (0,markup/* html */.q) `<p class="aside">${who} is behind in no session.</p>`;
    const shown = all.slice(0, MOST_LOSSES);
    const rest = all.length - shown.length;
    return (0,markup/* html */.q) `<p class="aside">${who} is behind in ${(0,core_text/* counted */.hS)(all.length, 'session')}: ${shown.map(({ session, ahead, by }, i) => (0,markup/* html */.q) `${i === 0 ? '' : ', '}<bdi>${(0,core_text/* plainLine */.h0)(session, html_tables_LONGEST_NAME)}</bdi> (${nameText(ahead)} by ${(0,numbers/* showNumber */.Zo)(by)})`)}${rest > 0 ? `, and ${rest} more` : ''}.</p>`;
}

;// CONCATENATED MODULE: ./build/render/comparison/comparison-html.js







function comparisonHtml(comparison) {
    const head = (0,page_head/* pageHead */.s)((0,core_text/* plainLine */.h0)(comparison.title, 200), [page_assets/* STYLE_HASH */.h3, COMPARE_STYLE_HASH]);
    const body = (0,markup/* html */.q) `</head>
<body>
<a class="skip" href="#sessions">To the sessions</a>
${headline(comparison)}
<main class="wrap">
${variantCards(comparison)}
<div class="cards">${subjectsSection(comparison)}${pairsSection(comparison)}${sideBySideSection(comparison)}${findingsSection(comparison)}${sessionsSection(comparison)}</div>
</main>
</body>
</html>
`;
    return `${head}<style>${page_assets/* STYLE */.Y}</style>\n<style>${COMPARE_STYLE}</style>\n${body}`;
}
const LONGEST_SENTENCE = 2000;
const BADGES = {
    pass: 'Difference shown',
    inconclusive: 'Different ways',
    none: 'No difference shown',
};
function headline(comparison) {
    const { title, sentences, caveats, scored_at: at, session_count: sessions, variants, rubric } = comparison;
    const look = lookOf(comparison);
    return (0,markup/* html */.q) `<header class="verdict ${look}"><div class="wrap">
<p class="brand"><span>summary-gate compare</span> <span class="when">scored <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></span></p>
<h1><span class="badge">${BADGES[look]}</span> <span><bdi>${(0,core_text/* plainLine */.h0)(title, LONGEST_SENTENCE)}</bdi></span></h1>
<p class="lead">${variants.length} variants on ${(0,core_text/* counted */.hS)(sessions, 'golden session')} of <bdi>${(0,core_text/* plainLine */.h0)(comparison.corpus, 300)}</bdi>, rubric ${rubric.version}</p>
<ul class="sentences">${sentences.map((sentence) => (0,markup/* html */.q) `<li class="${isClash(sentence) ? 'clash' : 'plain-sentence'}"><bdi>${(0,core_text/* plainLine */.h0)(sentence, LONGEST_SENTENCE)}</bdi></li>`)}</ul>${caveats.map((caveat) => (0,markup/* html */.q) `<p class="aside"><bdi>${(0,core_text/* plainLine */.h0)(caveat, LONGEST_SENTENCE)}</bdi></p>`)}
</div></header>`;
}
function isClash(sentence) {
    return sentence.startsWith('They point different ways:');
}
function lookOf({ subjects, sentences }) {
    if (sentences.some(isClash))
        return 'inconclusive';
    return subjects.some(({ shown }) => shown.length > 0) ? 'pass' : 'none';
}


/***/ })

};
