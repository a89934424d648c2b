export const id = 1095;
export const ids = [1095];
export const modules = {

/***/ 21095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOn),
/* harmony export */   screenOf: () => (/* binding */ screenOf)
/* harmony export */ });
const PIPE_COLUMNS = 100;
const DEFAULT_COLUMNS = 80;
const MOST_COLUMNS = 120;
function screenOf(stream, env) {
    const terminal = stream.isTTY === true;
    const columns = terminal ? stream.columns || DEFAULT_COLUMNS : PIPE_COLUMNS;
    return { colour: wantsColour(terminal, env), width: Math.min(columns, MOST_COLUMNS) };
}
function wantsColour(terminal, env) {
    if ((env['NO_COLOR'] ?? '') !== '')
        return false;
    const forced = env['FORCE_COLOR'] ?? '';
    if (forced !== '')
        return isOn(forced);
    return terminal && env['TERM'] !== 'dumb';
}
function isOn(value) {
    return value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());
}


/***/ })

};
