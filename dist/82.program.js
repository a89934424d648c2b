export const id = 82;
export const ids = [82];
export const modules = {

/***/ 50082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ renderEstimate)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);

/** What a dry run has to say, of sessions and of so many labelled candidates, or of turns. */
function renderEstimate(estimate, { 'max-cost-usd': cap, 'judge-model': model, 'judge-transport': transport, 'judge-provider': provider, }, about) {
    const { sessions, calls, recorded, promptTokens, completionTokens, likelyUsd, mostUsd } = estimate;
    const lines = [
        `Dry run: nothing was asked, written or published.`,
        'turns' in about
            ? `  turns      ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(about.turns, 'turn')} to judge with ${model}`
            : `  sessions   ${namesOf(sessions, about.labels)} to judge with ${model}`,
        `  requests   ${calls}${recorded > 0 ? `, and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(recorded, 'recorded answer')} that cost nothing` : ''}`,
        `  tokens     about ${promptTokens} in, ${completionTokens} out`,
        provider === 'command' && likelyUsd === null
            ? '  cost       unknown: the program of judge-command does not say what it takes'
            : `  cost       about ${usd(likelyUsd)}, at most ${usd(mostUsd)} without retries${transport === 'batch' ? ', by batch at half price' : ''}`,
        cap === null ? '  cap        none' : `  cap        ${usd(cap)}: a request that could pass it is not made`,
    ];
    return `${lines.join('\n')}\n`;
}
function namesOf(sessions, labels) {
    const ofLabels = labels === 0 ? [] : [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(labels, 'labelled candidate')];
    return [...(sessions > 0 || labels === 0 ? [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(sessions, 'session')] : []), ...ofLabels].join(' and ');
}
function usd(amount) {
    return amount === null ? 'unknown (no price for this model)' : `$${amount.toFixed(4)}`;
}


/***/ })

};
