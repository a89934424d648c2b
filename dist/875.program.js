export const id = 875;
export const ids = [875];
export const modules = {

/***/ 60875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOn),
/* harmony export */   screenOf: () => (/* binding */ screenOf)
/* harmony export */ });
/** The columns of a file or a pipe, and of a terminal that does not tell. */
const PIPE_COLUMNS = 100;
const DEFAULT_COLUMNS = 80;
/** Longer lines are hard to read. */
const MOST_COLUMNS = 120;
/** What a stream shows: how wide, and whether in colours. */
function screenOf(stream, env) {
    const terminal = stream.isTTY === true;
    // Some pseudo terminals say 0.
    const columns = terminal ? stream.columns || DEFAULT_COLUMNS : PIPE_COLUMNS;
    return { colour: wantsColour(terminal, env), width: Math.min(columns, MOST_COLUMNS) };
}
/**
 * https://no-color.org: any value that is not empty switches colours off, whatever else is set. FORCE_COLOR, which
 * workflows set to have colours in their logs, switches them on where there is no terminal, or off with 0.
 */
function wantsColour(terminal, env) {
    if ((env['NO_COLOR'] ?? '') !== '')
        return false;
    const forced = env['FORCE_COLOR'] ?? '';
    if (forced !== '')
        return isOn(forced);
    return terminal && env['TERM'] !== 'dumb';
}
/** Whether a variable of the environment switches something on. */
function isOn(value) {
    return value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());
}


/***/ })

};
