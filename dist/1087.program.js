export const id = 1087;
export const ids = [1087];
export const modules = {

/***/ 21087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   goldenAmong: () => (/* binding */ goldenAmong),
/* harmony export */   loadCorpus: () => (/* binding */ loadCorpus),
/* harmony export */   loadSession: () => (/* binding */ loadSession),
/* harmony export */   openPlace: () => (/* binding */ openPlace),
/* harmony export */   openTexts: () => (/* binding */ openTexts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30961);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85981);
/* harmony import */ var _inputs_corpus_open_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80660);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82063);
/* harmony import */ var _inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19189);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30965);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70375);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47387);
/* harmony import */ var _plain_session_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85221);












const loadCorpus = async (settings, place) => {
    const { texts, files, format } = openTexts(openPlace(settings, place));
    try {
        await texts.load();
        const sessions = [];
        const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s, format, (session) => sessions.push(session));
        reading.addAll(texts);
        (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)(reading.problems);
        return sessions.sort((a, b) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodePoint */ .HH)(a.name, b.name)).map((session) => withTranscript(session, files));
    }
    finally {
        texts.close();
    }
};
const loadSession = async (name, settings, place) => {
    if (typeof name !== 'string')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: 'loadSession needs the name of a session, a text' }]);
    const run = openPlace(settings, place);
    const opened = openTexts(run);
    try {
        await opened.texts.load();
        return withTranscript(goldenAmong(name, opened), opened.files);
    }
    finally {
        opened.texts.close();
    }
};
function openPlace(settings, place = {}) {
    (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseNonObject */ .z0)(place, 'the place');
    const { cwd = '.' } = place;
    if (typeof cwd !== 'string' || cwd.includes('\0'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: 'cwd is no path; allowed: the path of a folder' }]);
    return (0,_run_run_js__WEBPACK_IMPORTED_MODULE_9__/* .openRun */ .Iy)((0,_given_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .inputsOf */ .Vc)(settings), { env: process.env, cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd) });
}
function openTexts({ settings, ports: { files } }, markdown) {
    const { values } = settings;
    if (settings.wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(settings.problems);
    const opened = (0,_inputs_corpus_open_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .openCorpus */ .t)(values.corpus, files, markdown);
    if (opened.kind === 'unreadable')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([opened.problem]);
    return { texts: opened.texts, files, format: (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_8__/* .formatOf */ .b)(values), corpus: values.corpus };
}
function goldenAmong(named, { texts, format, corpus }) {
    const name = (0,_inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__/* .normalizeName */ .Pc)(named);
    const found = [];
    const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s, format, (session) => session.name === name && found.push(session));
    const names = [];
    for (const { position, read } of texts.all()) {
        const isFile = 'name' in position;
        if (isFile)
            names.push(position.name);
        if (!isFile || position.name === name)
            reading.addText(read());
    }
    const own = reading.problems.filter((_, i) => reading.owners[i] === name);
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)(own);
    const [session] = found;
    if (session !== undefined)
        return session;
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .qb)(name, names);
    const message = `${corpus} has no session ${JSON.stringify(name)}${nearest === undefined ? '' : `, did you mean ${JSON.stringify(nearest)}?`}`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message }, ...reading.problems.filter((_, i) => reading.owners[i] === undefined)]);
}
function withTranscript(session, files) {
    const [file] = (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .transcriptPaths */ .L7)(session, files);
    const read = file === undefined ? undefined : files.read(file);
    if (file === undefined || read?.kind !== 'text')
        return (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_11__/* .toPlain */ .Ul)(session, undefined);
    return (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_11__/* .toPlain */ .Ul)(session, { file, text: read.text });
}


/***/ })

};
