export const id = 210;
export const ids = [210];
export const modules = {

/***/ 210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   comparisonMarkdown: () => (/* binding */ comparisonMarkdown)
/* harmony export */ });
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58077);
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15236);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83703);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65694);
/* harmony import */ var _pairwise_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44405);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88686);






const MOST_SESSIONS = 50;
const MOST_PAIRS = 45;
const MOST_LOSSES = 20;
const LONGEST_NAME = 80;
const LONGEST_SENTENCE = 3000;
function comparisonMarkdown(comparison) {
    return `${[
        `# ${inline(comparison.title, LONGEST_SENTENCE)}`,
        comparison.sentences.map((sentence) => `- ${inline(sentence, LONGEST_SENTENCE)}`).join('\n'),
        ...comparison.caveats.map((caveat) => `> ${inline(caveat, LONGEST_SENTENCE)}`),
        '## Variants',
        variantTable(comparison),
        '## By subject',
        subjectTable(comparison),
        '## Differences, session by session',
        pairTable(comparison),
        aboutPairs(comparison),
        ...sideBySide(comparison),
        '## Findings',
        findingTable(comparison),
        '## Sessions',
        sessionTable(comparison),
        lossesText(comparison),
        `<sub>${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(comparison.session_count, 'golden session')} of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(comparison.corpus)}, rubric ${comparison.rubric.version}, summary-gate ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownBehind */ .qO)(comparison.tool.version, LONGEST_NAME)}, ${comparison.scored_at}</sub>`,
    ]
        .filter((part) => part !== '')
        .join('\n\n')}\n`;
}
function inline(text, longest = LONGEST_NAME) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownInline */ .nL)(text, longest);
}
function table(heads, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const borders = heads.map((_, i) => (i === 0 ? ':--' : '--:'));
    return [line(heads), `|${borders.join('|')}|`, ...rows.map(line)].join('\n');
}
function variantTable({ variants }) {
    const hasCost = variants.some(({ usage }) => usage?.cost_usd != null);
    const hasTokens = variants.some(({ usage }) => usage?.input_tokens != null || usage?.output_tokens != null);
    const tokens = (value) => (value == null ? 'unknown' : value.toFixed(0));
    return table([
        'Variant',
        'Candidates',
        'Sessions',
        'Without a candidate',
        'Unusable',
        'Something wrong',
        'Fails the gates',
        'Closeness (95 %)',
        ...(hasCost ? ['Cost a session'] : []),
        ...(hasTokens ? ['Tokens in, out'] : []),
    ], variants.map((one) => [
        inline(one.name),
        one.candidates.map((path) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(path, LONGEST_NAME)).join(', '),
        one.samples === null ? String(one.n) : `${one.n} × ${one.samples}`,
        String(one.missing),
        String(one.invalid),
        (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .shareWords */ .hs)(one.wrong, one),
        (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .shareWords */ .hs)(one.gates, one),
        `${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .showNumber */ .Zo)(one.overall.mean)} (${(0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .rangeWords */ .r6)(one.overall.ci95)})`,
        ...(hasCost ? [one.usage?.cost_usd == null ? 'unknown' : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .showUsd */ .gH)(one.usage.cost_usd)] : []),
        ...(hasTokens ? [`${tokens(one.usage?.input_tokens)}, ${tokens(one.usage?.output_tokens)}`] : []),
    ]));
}
function subjectTable({ variants, subjects }) {
    return table(['', ...variants.map(({ name }) => inline(name)), 'Better'], subjects.map((subject) => [
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalised */ .Iu)((0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectLabel */ .pb)(subject.id)),
        ...variants.map((one) => (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .valueText */ .Ru)(one, subject)),
        inline((0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .resultWords */ .Xb)(subject), LONGEST_SENTENCE),
    ]));
}
function pairTable({ pairs }) {
    const shown = pairs.slice(0, MOST_PAIRS);
    return table(['Second minus first', 'In', 'Sessions', 'Difference', '95 % interval', 'p', 'Corrected', 'Better'], shown.flatMap((pair) => pair.differences.map((one, i) => differenceRow(pair, one, i === 0))));
}
function differenceRow(pair, one, isFirst) {
    const { subject, n, delta, ci95, p, p_corrected: corrected, word } = one;
    const better = (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .betterOf */ .Kd)(one, pair);
    return [
        isFirst ? `${inline(pair.a)} → ${inline(pair.b)}` : '',
        (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectLabel */ .pb)(subject),
        String(n),
        delta === null ? 'n/a' : (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .signed */ .x8)(delta),
        ci95 === null ? 'n/a' : `${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .signed */ .x8)(ci95[0])} to ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .signed */ .x8)(ci95[1])}`,
        (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .showP */ .Si)(p).replace('<', '&lt;'),
        corrected === null
            ? word === 'equal'
                ? ''
                : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .areTooMany */ .UU)(one)
                    ? 'too many comparisons'
                    : 'too few differ'
            : (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .showP */ .Si)(corrected).replace('<', '&lt;'),
        better === null ? (word === 'equal' ? 'equal' : 'not shown') : inline(better),
    ];
}
function aboutPairs(comparison) {
    const { pairs } = comparison;
    const hidden = pairs.length - MOST_PAIRS;
    const counts = pairs.slice(0, MOST_PAIRS).map((pair) => {
        const { a, b, only_a_count: onlyA, only_b_count: onlyB, only_a: namesA, only_b: namesB } = pair;
        const apart = [
            ...(onlyA > 0 ? [`only ${a} has ${onlyA} (${namesA.join(', ')}${onlyA > namesA.length ? ', …' : ''})`] : []),
            ...(onlyB > 0 ? [`only ${b} has ${onlyB} (${namesB.join(', ')}${onlyB > namesB.length ? ', …' : ''})`] : []),
        ];
        return `- ${inline([(0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .pairCounts */ .vL)(pair), ...apart].join('; '), LONGEST_SENTENCE)}`;
    });
    return [
        ...counts,
        ...(hidden > 0 ? [`- and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(hidden, 'pair')} more in compare.json`] : []),
        '',
        (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .correctionWords */ .Cz)(comparison),
    ].join('\n');
}
function sideBySide(comparison) {
    const rows = (0,_pairwise_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .pairwiseRows */ .MD)(comparison).slice(0, MOST_PAIRS);
    if (rows.length === 0)
        return [];
    return [
        '## Side by side, by the judge',
        table(['First and second', ..._pairwise_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .PAIRWISE_HEADS */ .rr], rows.map(({ pair, a, b, alone, ties, order, places, unmeasured, reasons }) => [
            `${inline(pair.a)}, ${inline(pair.b)}`,
            ...[
                a,
                b,
                alone,
                ties,
                places === '' ? order : `${order}: ${places}`,
                reasons === '' ? unmeasured : `${unmeasured} (${reasons})`,
            ].map((text) => inline(text)),
        ])),
        inline((0,_pairwise_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .aboutPairwise */ .er)(comparison), LONGEST_SENTENCE),
    ];
}
function findingTable(comparison) {
    const rows = (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .findingRows */ .d9)(comparison);
    if (rows.length === 0)
        return 'No variant has any.';
    return table(['Sessions with', ...comparison.variants.map(({ name }) => inline(name))], rows.map(({ kind, name, shares }) => [
        kind === 'code' ? `\`${name}\`` : `**${name}**`,
        ...(kind === 'heading' ? comparison.variants.map(() => '') : []),
        ...shares.map(({ sessions, ci95 }) => sessions === 0 || ci95 === null
            ? String(sessions)
            : `${sessions} (${Math.round(ci95[0] * 100)}–${Math.round(ci95[1] * 100)} %)`),
    ]));
}
function sessionTable({ variants, sessions }) {
    const shown = sessions.slice(0, MOST_SESSIONS);
    const hidden = sessions.length - shown.length;
    const rows = shown.map((session) => [
        inline(session.name),
        ...session.variants.map((cell) => (cell === null ? '–' : (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .showNumber */ .Zo)(cell.overall))),
        (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .showNumber */ .Zo)(session.spread),
        differing(session, variants.map(({ name }) => name)),
    ]);
    const heads = ['Session', ...variants.map(({ name }) => inline(name)), 'Spread', 'Findings that differ'];
    return [
        'The largest spread of closeness first.',
        table(heads, rows),
        ...(hidden > 0 ? [`and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(hidden, 'session')} more in compare.json`] : []),
    ].join('\n\n');
}
function differing(session, names) {
    return (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .differingCodes */ .bO)(session)
        .flatMap((codes, i) => codes === null || codes.length === 0
        ? []
        : [`${inline(names[i] ?? '')}: ${codes.map((code) => `\`${code}\``).join(', ')}`])
        .join('<br>');
}
function lossesText(comparison) {
    const found = (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .lossesOf */ .Rr)(comparison);
    if (found === null)
        return '';
    const { leader, isWinner, losses } = found;
    const who = `${leader}, ${isWinner ? 'the winner in' : 'with the highest mean of'} closeness,`;
    if (losses.length === 0)
        return inline(`${who} is behind in no session.`, LONGEST_SENTENCE);
    const shown = losses.slice(0, MOST_LOSSES);
    const told = shown.map(({ session, ahead, by }) => `${session} (${ahead} by ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .showNumber */ .Zo)(by)})`).join(', ');
    const rest = losses.length > shown.length ? `, and ${losses.length - shown.length} more` : '';
    return inline(`${who} is behind in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(losses.length, 'session')}: ${told}${rest}.`, LONGEST_SENTENCE * 2);
}


/***/ })

};
