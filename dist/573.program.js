export const id = 573;
export const ids = [573];
export const modules = {

/***/ 90573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgePairsOf: () => (/* binding */ judgePairsOf)
/* harmony export */ });
/* harmony import */ var _judge_prompts_guidelines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29321);
/* harmony import */ var _judge_prompts_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25171);


async function judgePairsOf({ pairs, positions, alone }, facts, judge, onProgress) {
    const isVoided = positions.map((both) => both.some((at) => facts[at]?.voided != null));
    const believed = pairs.filter(({ pair }) => isVoided[pair] !== true);
    const { verdicts, effort, questions } = await judge.judgePairs(believed, onProgress);
    const said = new Map(believed.map((one, i) => [one, verdicts[i] ?? VOIDED]));
    const byPair = positions.map(() => new Map());
    for (const one of pairs)
        byPair[one.pair]?.set(one.session, said.get(one) ?? VOIDED);
    return {
        model: facts[0]?.model ?? '',
        promptVersion: (0,_judge_prompts_guidelines_js__WEBPACK_IMPORTED_MODULE_0__/* .versionWith */ .Vf)(_judge_prompts_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .PAIRWISE_PROMPT_VERSION */ .th, judge.guidelines),
        questions,
        costUsd: effort.costUsd,
        verdicts: byPair.map((verdicts, i) => withAlone(verdicts, alone[i] ?? new Map())),
    };
}
function withAlone(verdicts, alone) {
    if ([...verdicts.values()].every(({ kind }) => kind === 'unmeasured'))
        return verdicts;
    const clear = [...alone].map(([name, kind]) => [name, { kind, isMuch: false, reason: null }]);
    return new Map([...verdicts, ...clear]);
}
const VOIDED = { kind: 'unmeasured', reason: 'voided' };


/***/ })

};
