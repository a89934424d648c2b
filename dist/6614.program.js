export const id = 6614;
export const ids = [6614];
export const modules = {

/***/ 26614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMarkdown: () => (/* binding */ readMarkdown)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30137);
/* harmony import */ var _inputs_markdown_load_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66894);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52567);




const readMarkdown = async (text, settings) => {
    if (typeof text !== 'string')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message: 'readMarkdown needs the text of a page' }]);
    const format = (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .b)((0,_given_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .pureSettings */ .KH)(settings));
    const read = (await (0,_inputs_markdown_load_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .loadMarkdown */ .y)()).readSummary(text.replace(/^\ufeff/, ''), format);
    if ('document' in read)
        return read.document.value;
    const { message, position, hint } = read.error;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message, place: { file: 'page', ...position }, hint }]);
};


/***/ })

};
