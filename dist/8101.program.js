export const id = 8101;
export const ids = [8101,5129];
export const modules = {

/***/ 59731:
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
/* harmony import */ var _adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21269);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37955);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83703);
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14017);
/* harmony import */ var _inputs_corpus_open_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81582);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14837);
/* harmony import */ var _inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70641);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30137);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14060);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52567);
/* harmony import */ var _plain_session_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(48521);












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


/***/ }),

/***/ 78263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scoreCorpus: () => (/* binding */ scoreCorpus)
/* harmony export */ });
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32086);
/* harmony import */ var _run_pipeline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86238);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14060);
/* harmony import */ var _load_corpus_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59731);




const scoreCorpus = async (settings, place) => {
    const run = (0,_load_corpus_js__WEBPACK_IMPORTED_MODULE_2__.openPlace)(settings, place);
    const env = process.env;
    const { value } = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .withJudge */ .kj)(run, [], { env, onProgress: () => undefined }, async (judge) => {
        const { report, close } = await (0,_run_pipeline_js__WEBPACK_IMPORTED_MODULE_0__/* .runPipeline */ .a)(run.settings, run.ports, judge?.judge);
        try {
            const plain = JSON.parse([...(0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonPieces */ .Mx)(report)].join(''));
            return plain;
        }
        finally {
            close();
        }
    });
    return value;
};


/***/ }),

/***/ 97643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ diffArrays)
});


;// CONCATENATED MODULE: ../../../work/main/node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    castInput(value, options) {
        return value;
    }
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        return chars.join('');
    }
    postProcess(changeObjects, 
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ../../../work/main/node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}


/***/ })

};
