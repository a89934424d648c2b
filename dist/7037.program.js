export const id = 7037;
export const ids = [7037];
export const modules = {

/***/ 71306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ DiagAPI)
});

var global_utils = __webpack_require__(46588);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/api/dist/diag/ComponentLogger.mjs

//#region src/diag/ComponentLogger.ts
var DiagComponentLogger = class {
	constructor(props) {
		this._namespace = props.namespace || "DiagComponentLogger";
	}
	debug(...args) {
		return logProxy("debug", this._namespace, args);
	}
	error(...args) {
		return logProxy("error", this._namespace, args);
	}
	info(...args) {
		return logProxy("info", this._namespace, args);
	}
	warn(...args) {
		return logProxy("warn", this._namespace, args);
	}
	verbose(...args) {
		return logProxy("verbose", this._namespace, args);
	}
};
function logProxy(funcName, namespace, args) {
	const logger = (0,global_utils/* getGlobal */.mS)("diag");
	if (!logger) return;
	return logger[funcName](namespace, ...args);
}
//#endregion


//# sourceMappingURL=ComponentLogger.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/api/dist/diag/internal/logLevelLogger.mjs

//#region src/diag/internal/logLevelLogger.ts
function createLogLevelDiagLogger(maxLevel, logger) {
	if (maxLevel < 0) maxLevel = 0;
	else if (maxLevel > 9999) maxLevel = 9999;
	logger = logger || {};
	function _filterFunc(funcName, theLevel) {
		const theFunc = logger[funcName];
		if (typeof theFunc === "function" && maxLevel >= theLevel) return theFunc.bind(logger);
		return function() {};
	}
	return {
		error: _filterFunc("error", 30),
		warn: _filterFunc("warn", 50),
		info: _filterFunc("info", 60),
		debug: _filterFunc("debug", 70),
		verbose: _filterFunc("verbose", 80)
	};
}
//#endregion


//# sourceMappingURL=logLevelLogger.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/api/dist/api/diag.mjs




//#region src/api/diag.ts
const API_NAME = "diag";
var DiagAPI = class DiagAPI {
	static instance() {
		if (!this._instance) this._instance = new DiagAPI();
		return this._instance;
	}
	constructor() {
		function _logProxy(funcName) {
			return function(...args) {
				const logger = (0,global_utils/* getGlobal */.mS)("diag");
				if (!logger) return;
				return logger[funcName](...args);
			};
		}
		const self = this;
		const setLogger = (logger, optionsOrLogLevel = { logLevel: 60 }) => {
			var _optionsOrLogLevel$lo;
			if (logger === self) {
				var _err$stack;
				const err = /* @__PURE__ */ new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
				self.error((_err$stack = err.stack) !== null && _err$stack !== void 0 ? _err$stack : err.message);
				return false;
			}
			if (typeof optionsOrLogLevel === "number") optionsOrLogLevel = { logLevel: optionsOrLogLevel };
			const oldLogger = (0,global_utils/* getGlobal */.mS)("diag");
			const newLogger = createLogLevelDiagLogger((_optionsOrLogLevel$lo = optionsOrLogLevel.logLevel) !== null && _optionsOrLogLevel$lo !== void 0 ? _optionsOrLogLevel$lo : 60, logger);
			if (oldLogger && !optionsOrLogLevel.suppressOverrideMessage) {
				var _Error$stack;
				const stack = (_Error$stack = (/* @__PURE__ */ new Error()).stack) !== null && _Error$stack !== void 0 ? _Error$stack : "<failed to generate stacktrace>";
				oldLogger.warn(`Current logger will be overwritten from ${stack}`);
				newLogger.warn(`Current logger will overwrite one already registered from ${stack}`);
			}
			return (0,global_utils/* registerGlobal */.$G)("diag", newLogger, self, true);
		};
		self.setLogger = setLogger;
		self.disable = () => {
			(0,global_utils/* unregisterGlobal */.kv)(API_NAME, self);
		};
		self.createComponentLogger = (options) => {
			return new DiagComponentLogger(options);
		};
		self.verbose = _logProxy("verbose");
		self.debug = _logProxy("debug");
		self.info = _logProxy("info");
		self.warn = _logProxy("warn");
		self.error = _logProxy("error");
	}
};
//#endregion


//# sourceMappingURL=diag.mjs.map

/***/ }),

/***/ 20765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ diag)
/* harmony export */ });
/* harmony import */ var _api_diag_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71306);

//#region src/diag-api.ts
const diag = _api_diag_mjs__WEBPACK_IMPORTED_MODULE_0__/* .DiagAPI */ .K.instance();
//#endregion


//# sourceMappingURL=diag-api.mjs.map

/***/ }),

/***/ 46588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  mS: () => (/* binding */ getGlobal),
  $G: () => (/* binding */ registerGlobal),
  kv: () => (/* binding */ unregisterGlobal)
});

;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/api/dist/version.mjs
//#region src/version.ts
const VERSION = "1.10.0";
//#endregion


//# sourceMappingURL=version.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/api/dist/internal/semver.mjs

//#region src/internal/semver.ts
const re = /^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;
function _makeCompatibilityCheck(ownVersion) {
	const acceptedVersions = /* @__PURE__ */ new Set([ownVersion]);
	const rejectedVersions = /* @__PURE__ */ new Set();
	const myVersionMatch = ownVersion.match(re);
	if (!myVersionMatch) return () => false;
	const ownVersionParsed = {
		major: +myVersionMatch[1],
		minor: +myVersionMatch[2],
		patch: +myVersionMatch[3],
		prerelease: myVersionMatch[4]
	};
	if (ownVersionParsed.prerelease != null) return function isExactmatch(globalVersion) {
		return globalVersion === ownVersion;
	};
	function _reject(v) {
		rejectedVersions.add(v);
		return false;
	}
	function _accept(v) {
		acceptedVersions.add(v);
		return true;
	}
	return function isCompatible(globalVersion) {
		if (acceptedVersions.has(globalVersion)) return true;
		if (rejectedVersions.has(globalVersion)) return false;
		const globalVersionMatch = globalVersion.match(re);
		if (!globalVersionMatch) return _reject(globalVersion);
		const globalVersionParsed = {
			major: +globalVersionMatch[1],
			minor: +globalVersionMatch[2],
			patch: +globalVersionMatch[3],
			prerelease: globalVersionMatch[4]
		};
		if (globalVersionParsed.prerelease != null) return _reject(globalVersion);
		if (ownVersionParsed.major !== globalVersionParsed.major) return _reject(globalVersion);
		if (ownVersionParsed.major === 0) {
			if (ownVersionParsed.minor === globalVersionParsed.minor && ownVersionParsed.patch <= globalVersionParsed.patch) return _accept(globalVersion);
			return _reject(globalVersion);
		}
		if (ownVersionParsed.minor <= globalVersionParsed.minor) return _accept(globalVersion);
		return _reject(globalVersion);
	};
}
const isCompatible = _makeCompatibilityCheck(VERSION);
//#endregion


//# sourceMappingURL=semver.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/api/dist/internal/global-utils.mjs


//#region src/internal/global-utils.ts
const major = VERSION.split(".")[0];
const GLOBAL_OPENTELEMETRY_API_KEY = Symbol.for(`opentelemetry.js.api.${major}`);
const _global = typeof globalThis === "object" ? globalThis : typeof self === "object" ? self : typeof window === "object" ? window : typeof global === "object" ? global : {};
function _makeGlobalApi() {
	return Object.defineProperty({}, "version", {
		value: VERSION,
		enumerable: true,
		writable: false,
		configurable: false
	});
}
function registerGlobal(type, instance, diag, allowOverride = false) {
	var _global$GLOBAL_OPENTE;
	const api = _global[GLOBAL_OPENTELEMETRY_API_KEY] = (_global$GLOBAL_OPENTE = _global[GLOBAL_OPENTELEMETRY_API_KEY]) !== null && _global$GLOBAL_OPENTE !== void 0 ? _global$GLOBAL_OPENTE : _makeGlobalApi();
	if (!allowOverride && api[type]) {
		const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${type}`);
		diag.error(err.stack || err.message);
		return false;
	}
	if (api.version !== "1.10.0") {
		const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${VERSION}`);
		diag.error(err.stack || err.message);
		return false;
	}
	api[type] = instance;
	diag.debug(`@opentelemetry/api: Registered a global for ${type} v${VERSION}.`);
	return true;
}
let _compatibleGlobalApi;
function getGlobal(type) {
	const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
	if (api == null) return;
	if (api !== _compatibleGlobalApi) {
		if (!api.version || !isCompatible(api.version)) return;
		_compatibleGlobalApi = api;
	}
	return api[type];
}
function unregisterGlobal(type, diag) {
	diag.debug(`@opentelemetry/api: Unregistering a global for ${type} v${VERSION}.`);
	const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
	if (api) delete api[type];
}
//#endregion


//# sourceMappingURL=global-utils.mjs.map

/***/ }),

/***/ 17037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  JsonLogsSerializer: () => (/* reexport */ JsonLogsSerializer),
  JsonMetricsSerializer: () => (/* reexport */ JsonMetricsSerializer),
  JsonTraceSerializer: () => (/* reexport */ JsonTraceSerializer),
  LogsExporterMetricsHelper: () => (/* reexport */ LogsExporterMetricsHelper),
  MetricsExporterMetricsHelper: () => (/* reexport */ MetricsExporterMetricsHelper),
  ProtobufLogsSerializer: () => (/* reexport */ ProtobufLogsSerializer),
  ProtobufMetricsSerializer: () => (/* reexport */ ProtobufMetricsSerializer),
  ProtobufTraceSerializer: () => (/* reexport */ ProtobufTraceSerializer),
  TraceExporterMetricsHelper: () => (/* reexport */ TraceExporterMetricsHelper)
});

;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/metrics/index.mjs
//#region src/metrics/index.ts
const MetricsExporterMetricsHelper = {
	name: "metric_data_point",
	countItems: (request) => {
		let count = 0;
		for (const scopeMetrics of request.scopeMetrics) for (const metric of scopeMetrics.metrics) count += metric.dataPoints.length;
		return count;
	}
};
//#endregion


//# sourceMappingURL=index.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/trace/index.mjs
//#region src/trace/index.ts
const TraceExporterMetricsHelper = {
	name: "span",
	countItems: (request) => request.length
};
//#endregion


//# sourceMappingURL=index.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/logs/index.mjs
//#region src/logs/index.ts
const LogsExporterMetricsHelper = {
	name: "log",
	countItems: (request) => request.length
};
//#endregion


//# sourceMappingURL=index.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/common/protobuf/utils.mjs
//#region src/common/protobuf/utils.ts
function estimateVarintSize(v) {
	if (v < 0) return 10;
	if (v < 128) return 1;
	if (v < 16384) return 2;
	if (v < 2097152) return 3;
	if (v < 268435456) return 4;
	if (v < 34359738368) return 5;
	if (v < 4398046511104) return 6;
	if (v < 562949953421312) return 7;
	if (v < 72057594037927940) return 8;
	return 9;
}
//#endregion


//# sourceMappingURL=utils.mjs.map
var diag_api = __webpack_require__(20765);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/common/protobuf/protobuf-writer.mjs


//#region src/common/protobuf/protobuf-writer.ts
const GROWING_BUFFER_DEBUG_MESSAGE = "ProtobufWriter: estimated size was too small, growing buffer.";
const RESERVED_LENGTH_BYTES = 1;
var ProtobufWriter = class {
	_buffer;
	_textEncoder;
	_dataView;
	pos = 0;
	constructor(estimatedSize = 65536) {
		this._buffer = new Uint8Array(estimatedSize);
		this._textEncoder = new TextEncoder();
		this._dataView = new DataView(this._buffer.buffer, this._buffer.byteOffset);
	}
	_ensureCapacity(size) {
		const needed = this.pos + size;
		if (needed <= this._buffer.length) return;
		diag_api/* diag */.s.debug(GROWING_BUFFER_DEBUG_MESSAGE);
		let newSize = this._buffer.length * 2;
		while (newSize < needed) newSize *= 2;
		const newBuffer = new Uint8Array(newSize);
		newBuffer.set(this._buffer);
		this._buffer = newBuffer;
		this._dataView = new DataView(this._buffer.buffer, this._buffer.byteOffset);
	}
	finish() {
		return this._buffer.subarray(0, this.pos);
	}
	startLengthDelimited() {
		const lengthPos = this.pos;
		this._ensureCapacity(RESERVED_LENGTH_BYTES);
		this.pos += RESERVED_LENGTH_BYTES;
		return lengthPos;
	}
	finishLengthDelimited(pos, length) {
		const v = length >>> 0;
		const varintSize = estimateVarintSize(v);
		if (varintSize > RESERVED_LENGTH_BYTES) {
			const additionalBytes = varintSize - RESERVED_LENGTH_BYTES;
			this._ensureCapacity(additionalBytes);
			this._buffer.copyWithin(pos + varintSize, pos + RESERVED_LENGTH_BYTES, this.pos);
			this.pos += additionalBytes;
		}
		let writePos = pos;
		if (v < 128) this._buffer[writePos] = v;
		else if (v < 16384) {
			this._buffer[writePos++] = v & 127 | 128;
			this._buffer[writePos] = v >>> 7;
		} else if (v < 2097152) {
			this._buffer[writePos++] = v & 127 | 128;
			this._buffer[writePos++] = v >>> 7 & 127 | 128;
			this._buffer[writePos] = v >>> 14;
		} else if (v < 268435456) {
			this._buffer[writePos++] = v & 127 | 128;
			this._buffer[writePos++] = v >>> 7 & 127 | 128;
			this._buffer[writePos++] = v >>> 14 & 127 | 128;
			this._buffer[writePos] = v >>> 21;
		} else {
			this._buffer[writePos++] = v & 127 | 128;
			this._buffer[writePos++] = v >>> 7 & 127 | 128;
			this._buffer[writePos++] = v >>> 14 & 127 | 128;
			this._buffer[writePos++] = v >>> 21 & 127 | 128;
			this._buffer[writePos] = v >>> 28;
		}
	}
	writeSint32(value) {
		this.writeVarint((value << 1 ^ value >> 31) >>> 0);
	}
	writeSfixed64(value) {
		let low;
		let high;
		if (value >= 0) {
			low = value >>> 0;
			high = value / 4294967296 >>> 0;
		} else {
			const abs = Math.abs(value);
			low = abs >>> 0;
			high = abs / 4294967296 >>> 0;
			low = ~low >>> 0;
			high = ~high >>> 0;
			low = low + 1 >>> 0;
			if (low === 0) high = high + 1 >>> 0;
		}
		this.writeFixed64(low, high);
	}
	writeVarint(value) {
		this._ensureCapacity(estimateVarintSize(value));
		if (value >= 0 && value <= 4294967295) {
			let v = value >>> 0;
			while (v > 127) {
				this._buffer[this.pos++] = v & 127 | 128;
				v >>>= 7;
			}
			this._buffer[this.pos++] = v;
		} else {
			let low;
			let high;
			if (value >= 0) {
				low = value >>> 0;
				high = value / 4294967296 >>> 0;
			} else {
				const abs = Math.abs(value);
				low = abs >>> 0;
				high = abs / 4294967296 >>> 0;
				low = ~low >>> 0;
				high = ~high >>> 0;
				low = low + 1 >>> 0;
				if (low === 0) high = high + 1 >>> 0;
			}
			while (high > 0 || low > 127) {
				this._buffer[this.pos++] = low & 127 | 128;
				low = (low >>> 7 | high << 25) >>> 0;
				high >>>= 7;
			}
			this._buffer[this.pos++] = low & 127;
		}
	}
	writeFixed32(value) {
		this._ensureCapacity(4);
		const v = value >>> 0;
		this._buffer[this.pos++] = v & 255;
		this._buffer[this.pos++] = v >>> 8 & 255;
		this._buffer[this.pos++] = v >>> 16 & 255;
		this._buffer[this.pos++] = v >>> 24 & 255;
	}
	writeFixed64(low, high) {
		this._ensureCapacity(8);
		const l = low >>> 0;
		const h = high >>> 0;
		this._buffer[this.pos++] = l & 255;
		this._buffer[this.pos++] = l >>> 8 & 255;
		this._buffer[this.pos++] = l >>> 16 & 255;
		this._buffer[this.pos++] = l >>> 24 & 255;
		this._buffer[this.pos++] = h & 255;
		this._buffer[this.pos++] = h >>> 8 & 255;
		this._buffer[this.pos++] = h >>> 16 & 255;
		this._buffer[this.pos++] = h >>> 24 & 255;
	}
	writeBytes(bytes) {
		this.writeVarint(bytes.length);
		this._ensureCapacity(bytes.length);
		this._buffer.set(bytes, this.pos);
		this.pos += bytes.length;
	}
	writeTag(fieldNumber, wireType) {
		this.writeVarint(fieldNumber << 3 | wireType);
	}
	writeDouble(value) {
		this._ensureCapacity(8);
		this._dataView.setFloat64(this.pos, value, true);
		this.pos += 8;
	}
	writeString(str) {
		let isAscii = true;
		const len = str.length;
		for (let i = 0; i < len; i++) if (str.charCodeAt(i) > 127) {
			isAscii = false;
			break;
		}
		if (isAscii) {
			this.writeVarint(len);
			this._ensureCapacity(len);
			for (let i = 0; i < len; i++) this._buffer[this.pos++] = str.charCodeAt(i);
		} else {
			const bytes = this._textEncoder.encode(str);
			this.writeBytes(bytes);
		}
	}
};
//#endregion


//# sourceMappingURL=protobuf-writer.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/common/hex-to-binary.mjs
//#region src/common/hex-to-binary.ts
function intValue(charCode) {
	if (charCode >= 48 && charCode <= 57) return charCode - 48;
	if (charCode >= 97 && charCode <= 102) return charCode - 87;
	return charCode - 55;
}
function hexToBinary(hexStr) {
	const buf = new Uint8Array(hexStr.length / 2);
	let offset = 0;
	for (let i = 0; i < hexStr.length; i += 2) {
		const hi = intValue(hexStr.charCodeAt(i));
		const lo = intValue(hexStr.charCodeAt(i + 1));
		buf[offset++] = hi << 4 | lo;
	}
	return buf;
}
//#endregion


//# sourceMappingURL=hex-to-binary.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/common/protobuf/common-serializer.mjs
//#region src/common/protobuf/common-serializer.ts
function writeHrTimeAsFixed64(serializer, hrTime) {
	const seconds = hrTime[0];
	const nanos = hrTime[1];
	const nanosPerSecond = 1e9;
	const secondsLower16Bits = seconds & 65535;
	const secondsUpperBits = seconds / 65536 >>> 0;
	const nanosFromLower16Bits = secondsLower16Bits * nanosPerSecond;
	const nanosFromUpperBits = secondsUpperBits * nanosPerSecond;
	const lower16ContributionLow32 = nanosFromLower16Bits >>> 0;
	const lower16ContributionHigh32 = Math.floor(nanosFromLower16Bits / 4294967296);
	const upperBitsContributionLow32 = (nanosFromUpperBits & 65535) * 65536 >>> 0;
	const upperBitsContributionHigh32 = nanosFromUpperBits / 65536 >>> 0;
	const low32WithCarry = lower16ContributionLow32 + upperBitsContributionLow32 + nanos;
	const totalLow = low32WithCarry >>> 0;
	const carry = Math.floor(low32WithCarry / 4294967296);
	const totalHigh = lower16ContributionHigh32 + upperBitsContributionHigh32 + carry >>> 0;
	serializer.writeFixed64(totalLow, totalHigh);
}
function writeAttributes(writer, attributes, fieldNumber) {
	for (const key in attributes) {
		if (!Object.prototype.hasOwnProperty.call(attributes, key)) continue;
		const value = attributes[key];
		writer.writeTag(fieldNumber, 2);
		const kvStart = writer.startLengthDelimited();
		const startPos = writer.pos;
		writeKeyValue(writer, key, value);
		writer.finishLengthDelimited(kvStart, writer.pos - startPos);
	}
}
function writeKeyValue(writer, key, value) {
	writer.writeTag(1, 2);
	writer.writeString(key);
	writer.writeTag(2, 2);
	const valueStart = writer.startLengthDelimited();
	const startPos = writer.pos;
	writeAnyValue(writer, value);
	writer.finishLengthDelimited(valueStart, writer.pos - startPos);
}
const MIN_64_BIT_INT = -(2 ** 63);
const MAX_64_BIT_INT = 2 ** 63;
function writeAnyValue(writer, value) {
	const t = typeof value;
	if (t === "string") {
		writer.writeTag(1, 2);
		writer.writeString(value);
	} else if (t === "boolean") {
		writer.writeTag(2, 0);
		writer.writeVarint(value ? 1 : 0);
	} else if (t === "number") {
		const numValue = value;
		if (Number.isInteger(numValue) && numValue >= MIN_64_BIT_INT && numValue < MAX_64_BIT_INT) {
			writer.writeTag(3, 0);
			writer.writeVarint(numValue);
		} else {
			writer.writeTag(4, 1);
			writer.writeDouble(numValue);
		}
	} else if (value instanceof Uint8Array) {
		writer.writeTag(7, 2);
		writer.writeBytes(value);
	} else if (Array.isArray(value)) {
		writer.writeTag(5, 2);
		const arrayStart = writer.startLengthDelimited();
		const arrayStartPos = writer.pos;
		for (const item of value) {
			writer.writeTag(1, 2);
			const itemStart = writer.startLengthDelimited();
			const itemStartPos = writer.pos;
			writeAnyValue(writer, item);
			writer.finishLengthDelimited(itemStart, writer.pos - itemStartPos);
		}
		writer.finishLengthDelimited(arrayStart, writer.pos - arrayStartPos);
	} else if (t === "object" && value != null) {
		writer.writeTag(6, 2);
		const kvlistStart = writer.startLengthDelimited();
		const kvlistStartPos = writer.pos;
		const obj = value;
		for (const k in obj) {
			if (!Object.prototype.hasOwnProperty.call(obj, k)) continue;
			const v = obj[k];
			writer.writeTag(1, 2);
			const kvStart = writer.startLengthDelimited();
			const kvStartPos = writer.pos;
			writer.writeTag(1, 2);
			writer.writeString(k);
			writer.writeTag(2, 2);
			const valueStart = writer.startLengthDelimited();
			const valueStartPos = writer.pos;
			writeAnyValue(writer, v);
			writer.finishLengthDelimited(valueStart, writer.pos - valueStartPos);
			writer.finishLengthDelimited(kvStart, writer.pos - kvStartPos);
		}
		writer.finishLengthDelimited(kvlistStart, writer.pos - kvlistStartPos);
	}
}
function writeInstrumentationScope(writer, scope, fieldNumber) {
	writer.writeTag(fieldNumber, 2);
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	writer.writeTag(1, 2);
	writer.writeString(scope.name);
	if (scope.version) {
		writer.writeTag(2, 2);
		writer.writeString(scope.version);
	}
	if (scope.attributes) writeAttributes(writer, scope.attributes, 3);
	if (scope.droppedAttributesCount) {
		writer.writeTag(4, 0);
		writer.writeVarint(scope.droppedAttributesCount);
	}
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function writeResource(writer, resource, fieldNumber) {
	writer.writeTag(fieldNumber, 2);
	const resourceStart = writer.startLengthDelimited();
	const resourceStartPos = writer.pos;
	if (resource.attributes) writeAttributes(writer, resource.attributes, 1);
	writer.writeTag(2, 0);
	writer.writeVarint(0);
	writer.finishLengthDelimited(resourceStart, writer.pos - resourceStartPos);
}
//#endregion


//# sourceMappingURL=common-serializer.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/common/protobuf/protobuf-size-estimator.mjs

//#region src/common/protobuf/protobuf-size-estimator.ts
function utf8ByteLength(str) {
	const len = str.length;
	let byteLen = 0;
	for (let i = 0; i < len; i++) {
		const code = str.charCodeAt(i);
		if (code < 128) byteLen += 1;
		else if (code < 2048) byteLen += 2;
		else if (code < 55296 || code >= 57344) byteLen += 3;
		else {
			i++;
			byteLen += 4;
		}
	}
	return byteLen;
}
var ProtobufSizeEstimator = class {
	pos = 0;
	startLengthDelimited() {
		return this.pos;
	}
	finishLengthDelimited(_, length) {
		this.pos += estimateVarintSize(length);
	}
	writeVarint(value) {
		this.pos += estimateVarintSize(value);
	}
	writeSint32(value) {
		this.pos += estimateVarintSize((value << 1 ^ value >> 31) >>> 0);
	}
	writeSfixed64(_value) {
		this.pos += 8;
	}
	writeFixed32(_value) {
		this.pos += 4;
	}
	writeFixed64(_low, _high) {
		this.pos += 8;
	}
	writeBytes(bytes) {
		this.pos += estimateVarintSize(bytes.length);
		this.pos += bytes.length;
	}
	writeTag(fieldNumber, wireType) {
		this.writeVarint(fieldNumber << 3 | wireType);
	}
	writeDouble(_value) {
		this.pos += 8;
	}
	writeString(str) {
		const byteLen = utf8ByteLength(str);
		this.pos += estimateVarintSize(byteLen);
		this.pos += byteLen;
	}
};
//#endregion


//# sourceMappingURL=protobuf-size-estimator.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/api/dist/logs/LogRecord.mjs
//#region src/logs/LogRecord.ts
let SeverityNumber = /* @__PURE__ */ function(SeverityNumber) {
	SeverityNumber[SeverityNumber["UNSPECIFIED"] = 0] = "UNSPECIFIED";
	SeverityNumber[SeverityNumber["TRACE"] = 1] = "TRACE";
	SeverityNumber[SeverityNumber["TRACE2"] = 2] = "TRACE2";
	SeverityNumber[SeverityNumber["TRACE3"] = 3] = "TRACE3";
	SeverityNumber[SeverityNumber["TRACE4"] = 4] = "TRACE4";
	SeverityNumber[SeverityNumber["DEBUG"] = 5] = "DEBUG";
	SeverityNumber[SeverityNumber["DEBUG2"] = 6] = "DEBUG2";
	SeverityNumber[SeverityNumber["DEBUG3"] = 7] = "DEBUG3";
	SeverityNumber[SeverityNumber["DEBUG4"] = 8] = "DEBUG4";
	SeverityNumber[SeverityNumber["INFO"] = 9] = "INFO";
	SeverityNumber[SeverityNumber["INFO2"] = 10] = "INFO2";
	SeverityNumber[SeverityNumber["INFO3"] = 11] = "INFO3";
	SeverityNumber[SeverityNumber["INFO4"] = 12] = "INFO4";
	SeverityNumber[SeverityNumber["WARN"] = 13] = "WARN";
	SeverityNumber[SeverityNumber["WARN2"] = 14] = "WARN2";
	SeverityNumber[SeverityNumber["WARN3"] = 15] = "WARN3";
	SeverityNumber[SeverityNumber["WARN4"] = 16] = "WARN4";
	SeverityNumber[SeverityNumber["ERROR"] = 17] = "ERROR";
	SeverityNumber[SeverityNumber["ERROR2"] = 18] = "ERROR2";
	SeverityNumber[SeverityNumber["ERROR3"] = 19] = "ERROR3";
	SeverityNumber[SeverityNumber["ERROR4"] = 20] = "ERROR4";
	SeverityNumber[SeverityNumber["FATAL"] = 21] = "FATAL";
	SeverityNumber[SeverityNumber["FATAL2"] = 22] = "FATAL2";
	SeverityNumber[SeverityNumber["FATAL3"] = 23] = "FATAL3";
	SeverityNumber[SeverityNumber["FATAL4"] = 24] = "FATAL4";
	return SeverityNumber;
}({});
//#endregion


//# sourceMappingURL=LogRecord.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/logs/protobuf/logs-serializer.mjs





//#region src/logs/protobuf/logs-serializer.ts
function serializeLogRecord(writer, logRecord) {
	const logStart = writer.startLengthDelimited();
	const logStartPos = writer.pos;
	writer.writeTag(1, 1);
	writeHrTimeAsFixed64(writer, logRecord.hrTime);
	if (logRecord.severityNumber !== void 0 && logRecord.severityNumber !== SeverityNumber.UNSPECIFIED) {
		writer.writeTag(2, 0);
		writer.writeVarint(logRecord.severityNumber);
	}
	if (logRecord.severityText) {
		writer.writeTag(3, 2);
		writer.writeString(logRecord.severityText);
	}
	if (logRecord.body !== void 0) {
		writer.writeTag(5, 2);
		const bodyStart = writer.startLengthDelimited();
		const bodyStartPos = writer.pos;
		writeAnyValue(writer, logRecord.body);
		writer.finishLengthDelimited(bodyStart, writer.pos - bodyStartPos);
	}
	if (logRecord.attributes) writeAttributes(writer, logRecord.attributes, 6);
	writer.writeTag(7, 0);
	writer.writeVarint(logRecord.droppedAttributesCount);
	if (logRecord.spanContext?.traceFlags) {
		writer.writeTag(8, 5);
		writer.writeFixed32(logRecord.spanContext.traceFlags);
	}
	if (logRecord.spanContext?.traceId) {
		writer.writeTag(9, 2);
		writer.writeBytes(hexToBinary(logRecord.spanContext.traceId));
	}
	if (logRecord.spanContext?.spanId) {
		writer.writeTag(10, 2);
		writer.writeBytes(hexToBinary(logRecord.spanContext.spanId));
	}
	writer.writeTag(11, 1);
	writeHrTimeAsFixed64(writer, logRecord.hrTimeObserved);
	if (logRecord.eventName) {
		writer.writeTag(12, 2);
		writer.writeString(logRecord.eventName);
	}
	writer.finishLengthDelimited(logStart, writer.pos - logStartPos);
}
function serializeScopeLogs(writer, scope, logRecords) {
	const scopeLogsStart = writer.startLengthDelimited();
	const scopeLogsStartPos = writer.pos;
	writeInstrumentationScope(writer, scope, 1);
	for (const logRecord of logRecords) {
		writer.writeTag(2, 2);
		serializeLogRecord(writer, logRecord);
	}
	if (scope.schemaUrl) {
		writer.writeTag(3, 2);
		writer.writeString(scope.schemaUrl);
	}
	writer.finishLengthDelimited(scopeLogsStart, writer.pos - scopeLogsStartPos);
}
function serializeResourceLogs(writer, resource, scopeMap) {
	const resourceLogsStart = writer.startLengthDelimited();
	const resourceLogsStartPos = writer.pos;
	writeResource(writer, resource, 1);
	for (const scopeLogs of scopeMap.values()) {
		writer.writeTag(2, 2);
		const scope = scopeLogs[0].instrumentationScope;
		serializeScopeLogs(writer, scope, scopeLogs);
	}
	if (resource.schemaUrl) {
		writer.writeTag(3, 2);
		writer.writeString(resource.schemaUrl);
	}
	writer.finishLengthDelimited(resourceLogsStart, writer.pos - resourceLogsStartPos);
}
function createResourceMap(logRecords) {
	const resourceMap = /* @__PURE__ */ new Map();
	for (const record of logRecords) {
		const resource = record.resource;
		const scope = record.instrumentationScope;
		let ismMap = resourceMap.get(resource);
		if (!ismMap) {
			ismMap = /* @__PURE__ */ new Map();
			resourceMap.set(resource, ismMap);
		}
		let records = ismMap.get(scope);
		if (!records) {
			records = [];
			ismMap.set(scope, records);
		}
		records.push(record);
	}
	return resourceMap;
}
function serializeLogsExportRequest(logRecords) {
	const resourceMap = createResourceMap(logRecords);
	const estimator = new ProtobufSizeEstimator();
	for (const [resource, scopeMap] of resourceMap) {
		estimator.writeTag(1, 2);
		serializeResourceLogs(estimator, resource, scopeMap);
	}
	const writer = new ProtobufWriter(estimator.pos);
	for (const [resource, scopeMap] of resourceMap) {
		writer.writeTag(1, 2);
		serializeResourceLogs(writer, resource, scopeMap);
	}
	return writer.finish();
}
//#endregion


//# sourceMappingURL=logs-serializer.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/common/protobuf/protobuf-reader.mjs
//#region src/common/protobuf/protobuf-reader.ts
var ProtobufReader = class {
	pos = 0;
	_buf;
	_textDecoder;
	constructor(buf) {
		this._buf = buf;
		this._textDecoder = new TextDecoder();
	}
	isAtEnd() {
		return this.pos >= this._buf.length;
	}
	readTag() {
		const raw = this.readVarint();
		return {
			fieldNumber: raw >>> 3,
			wireType: raw & 7
		};
	}
	readVarint() {
		let result = 0;
		let shift = 0;
		let terminated = false;
		while (this.pos < this._buf.length) {
			const b = this._buf[this.pos++];
			result += (b & 127) * Math.pow(2, shift);
			shift += 7;
			if ((b & 128) === 0) {
				terminated = true;
				break;
			}
		}
		if (!terminated) throw new Error("Truncated buffer: unexpected end of data while reading varint");
		return result;
	}
	readBytes() {
		const len = this.readVarint();
		if (this.pos + len > this._buf.length) throw new Error(`Truncated buffer: expected ${len} bytes at position ${this.pos}, but only ${this._buf.length - this.pos} available`);
		const slice = this._buf.subarray(this.pos, this.pos + len);
		this.pos += len;
		return slice;
	}
	readString() {
		return this._textDecoder.decode(this.readBytes());
	}
	skip(wireType) {
		switch (wireType) {
			case 0:
				this.readVarint();
				break;
			case 1:
				this.pos += 8;
				break;
			case 2:
				this.readBytes();
				break;
			case 5:
				this.pos += 4;
				break;
			default: throw new Error(`Unknown wire type ${wireType}, cannot safely skip`);
		}
	}
};
//#endregion


//# sourceMappingURL=protobuf-reader.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/logs/protobuf/response-deserializer.mjs

//#region src/logs/protobuf/response-deserializer.ts
function deserializePartialSuccess(data) {
	const reader = new ProtobufReader(data);
	const result = {};
	while (!reader.isAtEnd()) {
		const { fieldNumber, wireType } = reader.readTag();
		switch (fieldNumber) {
			case 1:
				if (wireType === 0) result.rejectedLogRecords = reader.readVarint();
				else reader.skip(wireType);
				break;
			case 2:
				if (wireType === 2) result.errorMessage = reader.readString();
				else reader.skip(wireType);
				break;
			default: reader.skip(wireType);
		}
	}
	return result;
}
function deserializeExportLogsServiceResponse(data) {
	const reader = new ProtobufReader(data);
	const result = {};
	while (!reader.isAtEnd()) {
		const { fieldNumber, wireType } = reader.readTag();
		switch (fieldNumber) {
			case 1:
				if (wireType === 2) result.partialSuccess = deserializePartialSuccess(reader.readBytes());
				else reader.skip(wireType);
				break;
			default: reader.skip(wireType);
		}
	}
	return result;
}
//#endregion


//# sourceMappingURL=response-deserializer.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/logs/protobuf/logs.mjs


//#region src/logs/protobuf/logs.ts
const ProtobufLogsSerializer = {
	serializeRequest: (arg) => {
		return serializeLogsExportRequest(arg);
	},
	deserializeResponse: (arg) => {
		return deserializeExportLogsServiceResponse(arg);
	}
};
//#endregion


//# sourceMappingURL=logs.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/api/dist/metrics/Metric.mjs
//#region src/metrics/Metric.ts
let ValueType = /* @__PURE__ */ function(ValueType) {
	ValueType[ValueType["INT"] = 0] = "INT";
	ValueType[ValueType["DOUBLE"] = 1] = "DOUBLE";
	return ValueType;
}({});
//#endregion


//# sourceMappingURL=Metric.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/sdk-metrics/dist/export/MetricData.mjs
//#region src/export/MetricData.ts
let InstrumentType = /* @__PURE__ */ function(InstrumentType) {
	InstrumentType["COUNTER"] = "COUNTER";
	InstrumentType["GAUGE"] = "GAUGE";
	InstrumentType["HISTOGRAM"] = "HISTOGRAM";
	InstrumentType["UP_DOWN_COUNTER"] = "UP_DOWN_COUNTER";
	InstrumentType["OBSERVABLE_COUNTER"] = "OBSERVABLE_COUNTER";
	InstrumentType["OBSERVABLE_GAUGE"] = "OBSERVABLE_GAUGE";
	InstrumentType["OBSERVABLE_UP_DOWN_COUNTER"] = "OBSERVABLE_UP_DOWN_COUNTER";
	return InstrumentType;
}({});
let DataPointType = /* @__PURE__ */ function(DataPointType) {
	DataPointType[DataPointType["HISTOGRAM"] = 0] = "HISTOGRAM";
	DataPointType[DataPointType["EXPONENTIAL_HISTOGRAM"] = 1] = "EXPONENTIAL_HISTOGRAM";
	DataPointType[DataPointType["GAUGE"] = 2] = "GAUGE";
	DataPointType[DataPointType["SUM"] = 3] = "SUM";
	return DataPointType;
}({});
//#endregion


//# sourceMappingURL=MetricData.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/sdk-metrics/dist/export/AggregationTemporality.mjs
//#region src/export/AggregationTemporality.ts
let AggregationTemporality = /* @__PURE__ */ function(AggregationTemporality) {
	AggregationTemporality[AggregationTemporality["DELTA"] = 0] = "DELTA";
	AggregationTemporality[AggregationTemporality["CUMULATIVE"] = 1] = "CUMULATIVE";
	return AggregationTemporality;
}({});
//#endregion


//# sourceMappingURL=AggregationTemporality.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/metrics/protobuf/metrics-serializer.mjs





//#region src/metrics/protobuf/metrics-serializer.ts
function serializeNumberDataPoint(writer, dataPoint, valueType) {
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	writer.writeTag(2, 1);
	writeHrTimeAsFixed64(writer, dataPoint.startTime);
	writer.writeTag(3, 1);
	writeHrTimeAsFixed64(writer, dataPoint.endTime);
	if (valueType === ValueType.INT) {
		writer.writeTag(6, 1);
		writer.writeSfixed64(dataPoint.value);
	} else {
		writer.writeTag(4, 1);
		writer.writeDouble(dataPoint.value);
	}
	if (dataPoint.attributes) writeAttributes(writer, dataPoint.attributes, 7);
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function serializeHistogramDataPoint(writer, dataPoint) {
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	const histogram = dataPoint.value;
	writer.writeTag(2, 1);
	writeHrTimeAsFixed64(writer, dataPoint.startTime);
	writer.writeTag(3, 1);
	writeHrTimeAsFixed64(writer, dataPoint.endTime);
	writer.writeTag(4, 1);
	writer.writeFixed64(histogram.count >>> 0, histogram.count / 4294967296 >>> 0);
	if (histogram.sum !== void 0) {
		writer.writeTag(5, 1);
		writer.writeDouble(histogram.sum);
	}
	if (histogram.buckets.counts.length > 0) {
		writer.writeTag(6, 2);
		const countsStart = writer.startLengthDelimited();
		const countsStartPos = writer.pos;
		for (const count of histogram.buckets.counts) writer.writeFixed64(count >>> 0, count / 4294967296 >>> 0);
		writer.finishLengthDelimited(countsStart, writer.pos - countsStartPos);
	}
	if (histogram.buckets.boundaries.length > 0) {
		writer.writeTag(7, 2);
		const boundsStart = writer.startLengthDelimited();
		const boundsStartPos = writer.pos;
		for (const bound of histogram.buckets.boundaries) writer.writeDouble(bound);
		writer.finishLengthDelimited(boundsStart, writer.pos - boundsStartPos);
	}
	if (dataPoint.attributes) writeAttributes(writer, dataPoint.attributes, 9);
	if (histogram.min !== void 0) {
		writer.writeTag(11, 1);
		writer.writeDouble(histogram.min);
	}
	if (histogram.max !== void 0) {
		writer.writeTag(12, 1);
		writer.writeDouble(histogram.max);
	}
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function serializeExponentialBuckets(writer, offset, bucketCounts) {
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	if (offset !== 0) {
		writer.writeTag(1, 0);
		writer.writeSint32(offset);
	}
	if (bucketCounts.length > 0) {
		writer.writeTag(2, 2);
		const bcStart = writer.startLengthDelimited();
		const bcStartPos = writer.pos;
		for (const count of bucketCounts) writer.writeVarint(count);
		writer.finishLengthDelimited(bcStart, writer.pos - bcStartPos);
	}
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function serializeExponentialHistogramDataPoint(writer, dataPoint) {
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	const histogram = dataPoint.value;
	if (dataPoint.attributes) writeAttributes(writer, dataPoint.attributes, 1);
	writer.writeTag(2, 1);
	writeHrTimeAsFixed64(writer, dataPoint.startTime);
	writer.writeTag(3, 1);
	writeHrTimeAsFixed64(writer, dataPoint.endTime);
	writer.writeTag(4, 1);
	writer.writeFixed64(histogram.count >>> 0, histogram.count / 4294967296 >>> 0);
	if (histogram.sum !== void 0) {
		writer.writeTag(5, 1);
		writer.writeDouble(histogram.sum);
	}
	if (histogram.scale !== 0) {
		writer.writeTag(6, 0);
		writer.writeSint32(histogram.scale);
	}
	writer.writeTag(7, 1);
	writer.writeFixed64(histogram.zeroCount >>> 0, histogram.zeroCount / 4294967296 >>> 0);
	writer.writeTag(8, 2);
	serializeExponentialBuckets(writer, histogram.positive.offset, histogram.positive.bucketCounts);
	writer.writeTag(9, 2);
	serializeExponentialBuckets(writer, histogram.negative.offset, histogram.negative.bucketCounts);
	if (histogram.min !== void 0) {
		writer.writeTag(12, 1);
		writer.writeDouble(histogram.min);
	}
	if (histogram.max !== void 0) {
		writer.writeTag(13, 1);
		writer.writeDouble(histogram.max);
	}
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function serializeMetric(writer, metricData) {
	const metricStart = writer.startLengthDelimited();
	const metricStartPos = writer.pos;
	writer.writeTag(1, 2);
	writer.writeString(metricData.descriptor.name);
	if (metricData.descriptor.description) {
		writer.writeTag(2, 2);
		writer.writeString(metricData.descriptor.description);
	}
	if (metricData.descriptor.unit) {
		writer.writeTag(3, 2);
		writer.writeString(metricData.descriptor.unit);
	}
	switch (metricData.dataPointType) {
		case DataPointType.GAUGE:
			writer.writeTag(5, 2);
			serializeGauge(writer, metricData);
			break;
		case DataPointType.SUM:
			writer.writeTag(7, 2);
			serializeSum(writer, metricData);
			break;
		case DataPointType.HISTOGRAM:
			writer.writeTag(9, 2);
			serializeHistogramMetric(writer, metricData);
			break;
		case DataPointType.EXPONENTIAL_HISTOGRAM:
			writer.writeTag(10, 2);
			serializeExponentialHistogramMetric(writer, metricData);
	}
	writer.finishLengthDelimited(metricStart, writer.pos - metricStartPos);
}
function serializeGauge(writer, metricData) {
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	for (const dataPoint of metricData.dataPoints) {
		writer.writeTag(1, 2);
		serializeNumberDataPoint(writer, dataPoint, metricData.descriptor.valueType);
	}
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function serializeSum(writer, metricData) {
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	for (const dataPoint of metricData.dataPoints) {
		writer.writeTag(1, 2);
		serializeNumberDataPoint(writer, dataPoint, metricData.descriptor.valueType);
	}
	const temporality = toProtoAggregationTemporality(metricData.aggregationTemporality);
	if (temporality !== 0) {
		writer.writeTag(2, 0);
		writer.writeVarint(temporality);
	}
	if (metricData.isMonotonic) {
		writer.writeTag(3, 0);
		writer.writeVarint(1);
	}
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function serializeHistogramMetric(writer, metricData) {
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	for (const dataPoint of metricData.dataPoints) {
		writer.writeTag(1, 2);
		serializeHistogramDataPoint(writer, dataPoint);
	}
	const temporality = toProtoAggregationTemporality(metricData.aggregationTemporality);
	if (temporality !== 0) {
		writer.writeTag(2, 0);
		writer.writeVarint(temporality);
	}
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function serializeExponentialHistogramMetric(writer, metricData) {
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	for (const dataPoint of metricData.dataPoints) {
		writer.writeTag(1, 2);
		serializeExponentialHistogramDataPoint(writer, dataPoint);
	}
	const temporality = toProtoAggregationTemporality(metricData.aggregationTemporality);
	if (temporality !== 0) {
		writer.writeTag(2, 0);
		writer.writeVarint(temporality);
	}
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function serializeScopeMetrics(writer, scopeMetrics) {
	const scopeStart = writer.startLengthDelimited();
	const scopeStartPos = writer.pos;
	writeInstrumentationScope(writer, scopeMetrics.scope, 1);
	for (const metric of scopeMetrics.metrics) {
		writer.writeTag(2, 2);
		serializeMetric(writer, metric);
	}
	if (scopeMetrics.scope.schemaUrl) {
		writer.writeTag(3, 2);
		writer.writeString(scopeMetrics.scope.schemaUrl);
	}
	writer.finishLengthDelimited(scopeStart, writer.pos - scopeStartPos);
}
function serializeResourceMetrics(writer, resourceMetrics) {
	const start = writer.startLengthDelimited();
	const startPos = writer.pos;
	writeResource(writer, resourceMetrics.resource, 1);
	for (const scopeMetrics of resourceMetrics.scopeMetrics) {
		writer.writeTag(2, 2);
		serializeScopeMetrics(writer, scopeMetrics);
	}
	if (resourceMetrics.resource.schemaUrl) {
		writer.writeTag(3, 2);
		writer.writeString(resourceMetrics.resource.schemaUrl);
	}
	writer.finishLengthDelimited(start, writer.pos - startPos);
}
function toProtoAggregationTemporality(temporality) {
	switch (temporality) {
		case AggregationTemporality.DELTA: return 1;
		case AggregationTemporality.CUMULATIVE: return 2;
		default: return 0;
	}
}
function serializeMetricsExportRequest(resourceMetrics) {
	const estimator = new ProtobufSizeEstimator();
	estimator.writeTag(1, 2);
	serializeResourceMetrics(estimator, resourceMetrics);
	const writer = new ProtobufWriter(estimator.pos);
	writer.writeTag(1, 2);
	serializeResourceMetrics(writer, resourceMetrics);
	return writer.finish();
}
//#endregion


//# sourceMappingURL=metrics-serializer.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/metrics/protobuf/response-deserializer.mjs

//#region src/metrics/protobuf/response-deserializer.ts
function response_deserializer_deserializePartialSuccess(data) {
	const reader = new ProtobufReader(data);
	const result = {};
	while (!reader.isAtEnd()) {
		const { fieldNumber, wireType } = reader.readTag();
		switch (fieldNumber) {
			case 1:
				if (wireType === 0) result.rejectedDataPoints = reader.readVarint();
				else reader.skip(wireType);
				break;
			case 2:
				if (wireType === 2) result.errorMessage = reader.readString();
				else reader.skip(wireType);
				break;
			default: reader.skip(wireType);
		}
	}
	return result;
}
function deserializeExportMetricsServiceResponse(data) {
	const reader = new ProtobufReader(data);
	const result = {};
	while (!reader.isAtEnd()) {
		const { fieldNumber, wireType } = reader.readTag();
		switch (fieldNumber) {
			case 1:
				if (wireType === 2) result.partialSuccess = response_deserializer_deserializePartialSuccess(reader.readBytes());
				else reader.skip(wireType);
				break;
			default: reader.skip(wireType);
		}
	}
	return result;
}
//#endregion


//# sourceMappingURL=response-deserializer.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/metrics/protobuf/metrics.mjs


//#region src/metrics/protobuf/metrics.ts
const ProtobufMetricsSerializer = {
	serializeRequest: (arg) => {
		return serializeMetricsExportRequest(arg);
	},
	deserializeResponse: (arg) => {
		return deserializeExportMetricsServiceResponse(arg);
	}
};
//#endregion


//# sourceMappingURL=metrics.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/trace/protobuf/trace-serializer.mjs




//#region src/trace/protobuf/trace-serializer.ts
const SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE_MASK = 256;
const SPAN_FLAGS_CONTEXT_IS_REMOTE_MASK = 512;
function buildSpanFlags(traceFlags, isRemote) {
	let flags = traceFlags & 255 | SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE_MASK;
	if (isRemote) flags |= SPAN_FLAGS_CONTEXT_IS_REMOTE_MASK;
	return flags;
}
function serializeStatus(writer, status) {
	const statusStart = writer.startLengthDelimited();
	const statusStartPos = writer.pos;
	if (status.message) {
		writer.writeTag(2, 2);
		writer.writeString(status.message);
	}
	writer.writeTag(3, 0);
	writer.writeVarint(status.code);
	writer.finishLengthDelimited(statusStart, writer.pos - statusStartPos);
}
function serializeEvent(writer, event) {
	const eventStart = writer.startLengthDelimited();
	const eventStartPos = writer.pos;
	writer.writeTag(1, 1);
	writeHrTimeAsFixed64(writer, event.time);
	writer.writeTag(2, 2);
	writer.writeString(event.name);
	if (event.attributes) writeAttributes(writer, event.attributes, 3);
	writer.writeTag(4, 0);
	writer.writeVarint(event.droppedAttributesCount || 0);
	writer.finishLengthDelimited(eventStart, writer.pos - eventStartPos);
}
function serializeLink(writer, link) {
	const linkStart = writer.startLengthDelimited();
	const linkStartPos = writer.pos;
	const context = link.context;
	writer.writeTag(1, 2);
	writer.writeBytes(hexToBinary(context.traceId));
	writer.writeTag(2, 2);
	writer.writeBytes(hexToBinary(context.spanId));
	const linkTraceState = context.traceState?.serialize();
	if (linkTraceState) {
		writer.writeTag(3, 2);
		writer.writeString(linkTraceState);
	}
	if (link.attributes) writeAttributes(writer, link.attributes, 4);
	writer.writeTag(5, 0);
	writer.writeVarint(link.droppedAttributesCount || 0);
	const linkFlags = buildSpanFlags(context.traceFlags, context.isRemote);
	if (linkFlags) {
		writer.writeTag(6, 5);
		writer.writeFixed32(linkFlags);
	}
	writer.finishLengthDelimited(linkStart, writer.pos - linkStartPos);
}
function serializeSpan(writer, span) {
	const spanStart = writer.startLengthDelimited();
	const spanStartPos = writer.pos;
	const ctx = span.spanContext();
	writer.writeTag(1, 2);
	writer.writeBytes(hexToBinary(ctx.traceId));
	writer.writeTag(2, 2);
	writer.writeBytes(hexToBinary(ctx.spanId));
	const traceState = ctx.traceState?.serialize();
	if (traceState) {
		writer.writeTag(3, 2);
		writer.writeString(traceState);
	}
	if (span.parentSpanContext?.spanId) {
		writer.writeTag(4, 2);
		writer.writeBytes(hexToBinary(span.parentSpanContext.spanId));
	}
	writer.writeTag(5, 2);
	writer.writeString(span.name);
	const kind = span.kind == null ? 0 : span.kind + 1;
	if (kind !== 0) {
		writer.writeTag(6, 0);
		writer.writeVarint(kind);
	}
	writer.writeTag(7, 1);
	writeHrTimeAsFixed64(writer, span.startTime);
	writer.writeTag(8, 1);
	writeHrTimeAsFixed64(writer, span.endTime);
	if (span.attributes) writeAttributes(writer, span.attributes, 9);
	writer.writeTag(10, 0);
	writer.writeVarint(span.droppedAttributesCount);
	for (const event of span.events) {
		writer.writeTag(11, 2);
		serializeEvent(writer, event);
	}
	writer.writeTag(12, 0);
	writer.writeVarint(span.droppedEventsCount);
	for (const link of span.links) {
		writer.writeTag(13, 2);
		serializeLink(writer, link);
	}
	writer.writeTag(14, 0);
	writer.writeVarint(span.droppedLinksCount);
	writer.writeTag(15, 2);
	serializeStatus(writer, span.status);
	const flags = buildSpanFlags(ctx.traceFlags, span.parentSpanContext?.isRemote);
	if (flags) {
		writer.writeTag(16, 5);
		writer.writeFixed32(flags);
	}
	writer.finishLengthDelimited(spanStart, writer.pos - spanStartPos);
}
function serializeScopeSpans(writer, scope, spans) {
	const scopeSpansStart = writer.startLengthDelimited();
	const scopeSpansStartPos = writer.pos;
	writeInstrumentationScope(writer, scope, 1);
	for (const span of spans) {
		writer.writeTag(2, 2);
		serializeSpan(writer, span);
	}
	if (scope.schemaUrl) {
		writer.writeTag(3, 2);
		writer.writeString(scope.schemaUrl);
	}
	writer.finishLengthDelimited(scopeSpansStart, writer.pos - scopeSpansStartPos);
}
function serializeResourceSpans(writer, resource, scopeMap) {
	const resourceSpansStart = writer.startLengthDelimited();
	const resourceSpansStartPos = writer.pos;
	writeResource(writer, resource, 1);
	for (const scopeSpans of scopeMap.values()) {
		writer.writeTag(2, 2);
		const scope = scopeSpans[0].instrumentationScope;
		serializeScopeSpans(writer, scope, scopeSpans);
	}
	if (resource.schemaUrl) {
		writer.writeTag(3, 2);
		writer.writeString(resource.schemaUrl);
	}
	writer.finishLengthDelimited(resourceSpansStart, writer.pos - resourceSpansStartPos);
}
function trace_serializer_createResourceMap(spans) {
	const resourceMap = /* @__PURE__ */ new Map();
	for (const span of spans) {
		const resource = span.resource;
		const scope = span.instrumentationScope;
		let scopeMap = resourceMap.get(resource);
		if (!scopeMap) {
			scopeMap = /* @__PURE__ */ new Map();
			resourceMap.set(resource, scopeMap);
		}
		let records = scopeMap.get(scope);
		if (!records) {
			records = [];
			scopeMap.set(scope, records);
		}
		records.push(span);
	}
	return resourceMap;
}
function serializeTraceExportRequest(spans) {
	const resourceMap = trace_serializer_createResourceMap(spans);
	const estimator = new ProtobufSizeEstimator();
	for (const [resource, scopeMap] of resourceMap) {
		estimator.writeTag(1, 2);
		serializeResourceSpans(estimator, resource, scopeMap);
	}
	const writer = new ProtobufWriter(estimator.pos);
	for (const [resource, scopeMap] of resourceMap) {
		writer.writeTag(1, 2);
		serializeResourceSpans(writer, resource, scopeMap);
	}
	return writer.finish();
}
//#endregion


//# sourceMappingURL=trace-serializer.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/trace/protobuf/response-deserializer.mjs

//#region src/trace/protobuf/response-deserializer.ts
function protobuf_response_deserializer_deserializePartialSuccess(data) {
	const reader = new ProtobufReader(data);
	const result = {};
	while (!reader.isAtEnd()) {
		const { fieldNumber, wireType } = reader.readTag();
		switch (fieldNumber) {
			case 1:
				if (wireType === 0) result.rejectedSpans = reader.readVarint();
				else reader.skip(wireType);
				break;
			case 2:
				if (wireType === 2) result.errorMessage = reader.readString();
				else reader.skip(wireType);
				break;
			default: reader.skip(wireType);
		}
	}
	return result;
}
function deserializeExportTraceServiceResponse(data) {
	const reader = new ProtobufReader(data);
	const result = {};
	while (!reader.isAtEnd()) {
		const { fieldNumber, wireType } = reader.readTag();
		switch (fieldNumber) {
			case 1:
				if (wireType === 2) result.partialSuccess = protobuf_response_deserializer_deserializePartialSuccess(reader.readBytes());
				else reader.skip(wireType);
				break;
			default: reader.skip(wireType);
		}
	}
	return result;
}
//#endregion


//# sourceMappingURL=response-deserializer.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/trace/protobuf/trace.mjs


//#region src/trace/protobuf/trace.ts
const ProtobufTraceSerializer = {
	serializeRequest: (arg) => {
		return serializeTraceExportRequest(arg);
	},
	deserializeResponse: (arg) => {
		return deserializeExportTraceServiceResponse(arg);
	}
};
//#endregion


//# sourceMappingURL=trace.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/common/internal.mjs
//#region src/common/internal.ts
function createResource(resource, encoder) {
	const result = {
		attributes: toAttributes(resource.attributes, encoder),
		droppedAttributesCount: 0
	};
	const schemaUrl = resource.schemaUrl;
	if (schemaUrl && schemaUrl !== "") result.schemaUrl = schemaUrl;
	return result;
}
function createInstrumentationScope(scope, encoder) {
	const result = {
		name: scope.name,
		version: scope.version
	};
	if (scope.attributes && Object.keys(scope.attributes).length > 0) {
		result.attributes = toAttributes(scope.attributes, encoder);
		result.droppedAttributesCount = scope.droppedAttributesCount ?? 0;
	}
	return result;
}
function toAttributes(attributes, encoder) {
	return Object.keys(attributes).map((key) => toKeyValue(key, attributes[key], encoder));
}
function toKeyValue(key, value, encoder) {
	return {
		key,
		value: toAnyValue(value, encoder)
	};
}
function toAnyValue(value, encoder) {
	const t = typeof value;
	if (t === "string") return { stringValue: value };
	if (t === "number") {
		if (!Number.isInteger(value)) return { doubleValue: value };
		return { intValue: value };
	}
	if (t === "boolean") return { boolValue: value };
	if (value instanceof Uint8Array) return { bytesValue: encoder.encodeUint8Array(value) };
	if (Array.isArray(value)) {
		const values = new Array(value.length);
		for (let i = 0; i < value.length; i++) values[i] = toAnyValue(value[i], encoder);
		return { arrayValue: { values } };
	}
	if (t === "object" && value != null) {
		const keys = Object.keys(value);
		const values = new Array(keys.length);
		for (let i = 0; i < keys.length; i++) values[i] = {
			key: keys[i],
			value: toAnyValue(value[keys[i]], encoder)
		};
		return { kvlistValue: { values } };
	}
	return {};
}
//#endregion


//# sourceMappingURL=internal.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/logs/internal.mjs

//#region src/logs/internal.ts
function createExportLogsServiceRequest(logRecords, encoder) {
	return { resourceLogs: logRecordsToResourceLogs(logRecords, encoder) };
}
function internal_createResourceMap(logRecords) {
	const resourceMap = /* @__PURE__ */ new Map();
	for (const record of logRecords) {
		const { resource, instrumentationScope } = record;
		let ismMap = resourceMap.get(resource);
		if (!ismMap) {
			ismMap = /* @__PURE__ */ new Map();
			resourceMap.set(resource, ismMap);
		}
		let records = ismMap.get(instrumentationScope);
		if (!records) {
			records = [];
			ismMap.set(instrumentationScope, records);
		}
		records.push(record);
	}
	return resourceMap;
}
function logRecordsToResourceLogs(logRecords, encoder) {
	const resourceMap = internal_createResourceMap(logRecords);
	return Array.from(resourceMap, ([resource, ismMap]) => {
		const processedResource = createResource(resource, encoder);
		return {
			resource: processedResource,
			scopeLogs: Array.from(ismMap, ([, scopeLogs]) => {
				return {
					scope: createInstrumentationScope(scopeLogs[0].instrumentationScope, encoder),
					logRecords: scopeLogs.map((log) => toLogRecord(log, encoder)),
					schemaUrl: scopeLogs[0].instrumentationScope.schemaUrl
				};
			}),
			schemaUrl: processedResource.schemaUrl
		};
	});
}
function toLogRecord(log, encoder) {
	return {
		timeUnixNano: encoder.encodeHrTime(log.hrTime),
		observedTimeUnixNano: encoder.encodeHrTime(log.hrTimeObserved),
		severityNumber: toSeverityNumber(log.severityNumber),
		severityText: log.severityText,
		body: toAnyValue(log.body, encoder),
		eventName: log.eventName,
		attributes: toAttributes(log.attributes, encoder),
		droppedAttributesCount: log.droppedAttributesCount,
		flags: log.spanContext?.traceFlags,
		traceId: encoder.encodeOptionalSpanContext(log.spanContext?.traceId),
		spanId: encoder.encodeOptionalSpanContext(log.spanContext?.spanId)
	};
}
function toSeverityNumber(severityNumber) {
	return severityNumber;
}
//#endregion


//# sourceMappingURL=internal.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/core/dist/common/time.mjs
//#region src/common/time.ts
const NANOSECOND_DIGITS = 9;
const MILLISECONDS_TO_NANOSECONDS = Math.pow(10, 6);
const SECOND_TO_NANOSECONDS = Math.pow(10, NANOSECOND_DIGITS);
function millisToHrTime(epochMillis) {
	const epochSeconds = epochMillis / 1e3;
	return [Math.trunc(epochSeconds), Math.round(epochMillis % 1e3 * MILLISECONDS_TO_NANOSECONDS)];
}
function hrTime(performanceNow) {
	return addHrTimes(millisToHrTime(performance.timeOrigin), millisToHrTime(typeof performanceNow === "number" ? performanceNow : performance.now()));
}
function timeInputToHrTime(time) {
	if (isTimeInputHrTime(time)) return time;
	else if (typeof time === "number") {
		if (time < performance.timeOrigin / 2) return hrTime(time);
		else return millisToHrTime(time);
	} else if (time instanceof Date) return millisToHrTime(time.getTime());
	else throw TypeError("Invalid input type");
}
function hrTimeDuration(startTime, endTime) {
	let seconds = endTime[0] - startTime[0];
	let nanos = endTime[1] - startTime[1];
	if (nanos < 0) {
		seconds -= 1;
		nanos += SECOND_TO_NANOSECONDS;
	}
	return [seconds, nanos];
}
function hrTimeToTimeStamp(time) {
	const precision = NANOSECOND_DIGITS;
	const tmp = `${"0".repeat(precision)}${time[1]}Z`;
	const nanoString = tmp.substring(tmp.length - precision - 1);
	return (/* @__PURE__ */ new Date(time[0] * 1e3)).toISOString().replace("000Z", nanoString);
}
function hrTimeToNanoseconds(time) {
	return time[0] * SECOND_TO_NANOSECONDS + time[1];
}
function hrTimeToMicroseconds(time) {
	return time[0] * 1e6 + time[1] / 1e3;
}
function hrTimeToMilliseconds(time) {
	return time[0] * 1e3 + time[1] / 1e6;
}
function hrTimeToSeconds(time) {
	return time[0] + time[1] / SECOND_TO_NANOSECONDS;
}
function isTimeInputHrTime(value) {
	return Array.isArray(value) && value.length === 2 && typeof value[0] === "number" && typeof value[1] === "number";
}
function isTimeInput(value) {
	return isTimeInputHrTime(value) || typeof value === "number" || value instanceof Date;
}
function addHrTimes(time1, time2) {
	const out = [time1[0] + time2[0], time1[1] + time2[1]];
	if (out[1] >= SECOND_TO_NANOSECONDS) {
		out[1] -= SECOND_TO_NANOSECONDS;
		out[0] += 1;
	}
	return out;
}
//#endregion


//# sourceMappingURL=time.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/platform/node/base64.mjs
//#region src/platform/node/base64.ts
function encodeBase64(bytes) {
	return Buffer.from(bytes).toString("base64");
}
//#endregion


//# sourceMappingURL=base64.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/common/utils.mjs


//#region src/common/utils.ts
function hrTimeToNanos(hrTime) {
	const NANOSECONDS = BigInt(1e9);
	return BigInt(Math.trunc(hrTime[0])) * NANOSECONDS + BigInt(Math.trunc(hrTime[1]));
}
function encodeAsString(hrTime) {
	return hrTimeToNanos(hrTime).toString();
}
const encodeTimestamp = typeof BigInt !== "undefined" ? encodeAsString : hrTimeToNanoseconds;
function identity(value) {
	return value;
}
const JSON_ENCODER = {
	encodeHrTime: encodeTimestamp,
	encodeSpanContext: identity,
	encodeOptionalSpanContext: identity,
	encodeUint8Array: encodeBase64
};
//#endregion


//# sourceMappingURL=utils.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/logs/json/logs.mjs



//#region src/logs/json/logs.ts
const JsonLogsSerializer = {
	serializeRequest: (arg) => {
		const request = createExportLogsServiceRequest(arg, JSON_ENCODER);
		return new TextEncoder().encode(JSON.stringify(request));
	},
	deserializeResponse: (arg) => {
		if (arg.length === 0) return {};
		const decoder = new TextDecoder();
		try {
			return JSON.parse(decoder.decode(arg));
		} catch (err) {
			diag_api/* diag */.s.warn(`Failed to parse logs export response: ${err.message}. Returning empty response`);
			return {};
		}
	}
};
//#endregion


//# sourceMappingURL=logs.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/metrics/internal.mjs



//#region src/metrics/internal.ts
function toResourceMetrics(resourceMetrics, encoder) {
	const processedResource = createResource(resourceMetrics.resource, encoder);
	return {
		resource: processedResource,
		schemaUrl: processedResource.schemaUrl,
		scopeMetrics: toScopeMetrics(resourceMetrics.scopeMetrics, encoder)
	};
}
function toScopeMetrics(scopeMetrics, encoder) {
	return Array.from(scopeMetrics.map((metrics) => ({
		scope: createInstrumentationScope(metrics.scope, encoder),
		metrics: metrics.metrics.map((metricData) => toMetric(metricData, encoder)),
		schemaUrl: metrics.scope.schemaUrl
	})));
}
function toMetric(metricData, encoder) {
	const out = {
		name: metricData.descriptor.name,
		description: metricData.descriptor.description,
		unit: metricData.descriptor.unit
	};
	const aggregationTemporality = toAggregationTemporality(metricData.aggregationTemporality);
	switch (metricData.dataPointType) {
		case DataPointType.SUM:
			out.sum = {
				aggregationTemporality,
				isMonotonic: metricData.isMonotonic,
				dataPoints: toSingularDataPoints(metricData, encoder)
			};
			break;
		case DataPointType.GAUGE:
			out.gauge = { dataPoints: toSingularDataPoints(metricData, encoder) };
			break;
		case DataPointType.HISTOGRAM:
			out.histogram = {
				aggregationTemporality,
				dataPoints: toHistogramDataPoints(metricData, encoder)
			};
			break;
		case DataPointType.EXPONENTIAL_HISTOGRAM: out.exponentialHistogram = {
			aggregationTemporality,
			dataPoints: toExponentialHistogramDataPoints(metricData, encoder)
		};
	}
	return out;
}
function toSingularDataPoint(dataPoint, valueType, encoder) {
	const out = {
		attributes: toAttributes(dataPoint.attributes, encoder),
		startTimeUnixNano: encoder.encodeHrTime(dataPoint.startTime),
		timeUnixNano: encoder.encodeHrTime(dataPoint.endTime)
	};
	switch (valueType) {
		case ValueType.INT:
			out.asInt = dataPoint.value;
			break;
		case ValueType.DOUBLE: out.asDouble = dataPoint.value;
	}
	return out;
}
function toSingularDataPoints(metricData, encoder) {
	return metricData.dataPoints.map((dataPoint) => {
		return toSingularDataPoint(dataPoint, metricData.descriptor.valueType, encoder);
	});
}
function toHistogramDataPoints(metricData, encoder) {
	return metricData.dataPoints.map((dataPoint) => {
		const histogram = dataPoint.value;
		return {
			attributes: toAttributes(dataPoint.attributes, encoder),
			bucketCounts: histogram.buckets.counts,
			explicitBounds: histogram.buckets.boundaries,
			count: histogram.count,
			sum: histogram.sum,
			min: histogram.min,
			max: histogram.max,
			startTimeUnixNano: encoder.encodeHrTime(dataPoint.startTime),
			timeUnixNano: encoder.encodeHrTime(dataPoint.endTime)
		};
	});
}
function toExponentialHistogramDataPoints(metricData, encoder) {
	return metricData.dataPoints.map((dataPoint) => {
		const histogram = dataPoint.value;
		return {
			attributes: toAttributes(dataPoint.attributes, encoder),
			count: histogram.count,
			min: histogram.min,
			max: histogram.max,
			sum: histogram.sum,
			positive: {
				offset: histogram.positive.offset,
				bucketCounts: histogram.positive.bucketCounts
			},
			negative: {
				offset: histogram.negative.offset,
				bucketCounts: histogram.negative.bucketCounts
			},
			scale: histogram.scale,
			zeroCount: histogram.zeroCount,
			startTimeUnixNano: encoder.encodeHrTime(dataPoint.startTime),
			timeUnixNano: encoder.encodeHrTime(dataPoint.endTime)
		};
	});
}
function toAggregationTemporality(temporality) {
	switch (temporality) {
		case AggregationTemporality.DELTA: return 1;
		case AggregationTemporality.CUMULATIVE: return 2;
	}
}
function createExportMetricsServiceRequest(resourceMetrics, encoder) {
	return { resourceMetrics: resourceMetrics.map((metrics) => toResourceMetrics(metrics, encoder)) };
}
//#endregion


//# sourceMappingURL=internal.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/metrics/json/metrics.mjs



//#region src/metrics/json/metrics.ts
const JsonMetricsSerializer = {
	serializeRequest: (arg) => {
		const request = createExportMetricsServiceRequest([arg], JSON_ENCODER);
		return new TextEncoder().encode(JSON.stringify(request));
	},
	deserializeResponse: (arg) => {
		if (arg.length === 0) return {};
		const decoder = new TextDecoder();
		try {
			return JSON.parse(decoder.decode(arg));
		} catch (err) {
			diag_api/* diag */.s.warn(`Failed to parse metrics export response: ${err.message}. Returning empty response`);
			return {};
		}
	}
};
//#endregion


//# sourceMappingURL=metrics.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/trace/internal.mjs

//#region src/trace/internal.ts
const internal_SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE_MASK = 256;
const internal_SPAN_FLAGS_CONTEXT_IS_REMOTE_MASK = 512;
function buildSpanFlagsFrom(traceFlags, isRemote) {
	let flags = traceFlags & 255 | internal_SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE_MASK;
	if (isRemote) flags |= internal_SPAN_FLAGS_CONTEXT_IS_REMOTE_MASK;
	return flags;
}
function sdkSpanToOtlpSpan(span, encoder) {
	const ctx = span.spanContext();
	const status = span.status;
	const parentSpanId = span.parentSpanContext?.spanId ? encoder.encodeSpanContext(span.parentSpanContext?.spanId) : void 0;
	return {
		traceId: encoder.encodeSpanContext(ctx.traceId),
		spanId: encoder.encodeSpanContext(ctx.spanId),
		parentSpanId,
		traceState: ctx.traceState?.serialize(),
		name: span.name,
		kind: span.kind == null ? 0 : span.kind + 1,
		startTimeUnixNano: encoder.encodeHrTime(span.startTime),
		endTimeUnixNano: encoder.encodeHrTime(span.endTime),
		attributes: toAttributes(span.attributes, encoder),
		droppedAttributesCount: span.droppedAttributesCount,
		events: span.events.map((event) => toOtlpSpanEvent(event, encoder)),
		droppedEventsCount: span.droppedEventsCount,
		status: {
			code: status.code,
			message: status.message
		},
		links: span.links.map((link) => toOtlpLink(link, encoder)),
		droppedLinksCount: span.droppedLinksCount,
		flags: buildSpanFlagsFrom(ctx.traceFlags, span.parentSpanContext?.isRemote)
	};
}
function toOtlpLink(link, encoder) {
	return {
		attributes: link.attributes ? toAttributes(link.attributes, encoder) : [],
		spanId: encoder.encodeSpanContext(link.context.spanId),
		traceId: encoder.encodeSpanContext(link.context.traceId),
		traceState: link.context.traceState?.serialize(),
		droppedAttributesCount: link.droppedAttributesCount || 0,
		flags: buildSpanFlagsFrom(link.context.traceFlags, link.context.isRemote)
	};
}
function toOtlpSpanEvent(timedEvent, encoder) {
	return {
		attributes: timedEvent.attributes ? toAttributes(timedEvent.attributes, encoder) : [],
		name: timedEvent.name,
		timeUnixNano: encoder.encodeHrTime(timedEvent.time),
		droppedAttributesCount: timedEvent.droppedAttributesCount || 0
	};
}
function createExportTraceServiceRequest(spans, encoder) {
	return { resourceSpans: spanRecordsToResourceSpans(spans, encoder) };
}
function trace_internal_createResourceMap(readableSpans) {
	const resourceMap = /* @__PURE__ */ new Map();
	for (const record of readableSpans) {
		let ilsMap = resourceMap.get(record.resource);
		if (!ilsMap) {
			ilsMap = /* @__PURE__ */ new Map();
			resourceMap.set(record.resource, ilsMap);
		}
		const instrumentationScopeKey = `${record.instrumentationScope.name}@${record.instrumentationScope.version || ""}:${record.instrumentationScope.schemaUrl || ""}`;
		let records = ilsMap.get(instrumentationScopeKey);
		if (!records) {
			records = [];
			ilsMap.set(instrumentationScopeKey, records);
		}
		records.push(record);
	}
	return resourceMap;
}
function spanRecordsToResourceSpans(readableSpans, encoder) {
	const resourceMap = trace_internal_createResourceMap(readableSpans);
	const out = [];
	const entryIterator = resourceMap.entries();
	let entry = entryIterator.next();
	while (!entry.done) {
		const [resource, ilmMap] = entry.value;
		const scopeResourceSpans = [];
		const ilmIterator = ilmMap.values();
		let ilmEntry = ilmIterator.next();
		while (!ilmEntry.done) {
			const scopeSpans = ilmEntry.value;
			if (scopeSpans.length > 0) {
				const spans = scopeSpans.map((readableSpan) => sdkSpanToOtlpSpan(readableSpan, encoder));
				scopeResourceSpans.push({
					scope: createInstrumentationScope(scopeSpans[0].instrumentationScope, encoder),
					spans,
					schemaUrl: scopeSpans[0].instrumentationScope.schemaUrl
				});
			}
			ilmEntry = ilmIterator.next();
		}
		const processedResource = createResource(resource, encoder);
		const transformedSpans = {
			resource: processedResource,
			scopeSpans: scopeResourceSpans,
			schemaUrl: processedResource.schemaUrl
		};
		out.push(transformedSpans);
		entry = entryIterator.next();
	}
	return out;
}
//#endregion


//# sourceMappingURL=internal.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/trace/json/trace.mjs



//#region src/trace/json/trace.ts
const JsonTraceSerializer = {
	serializeRequest: (arg) => {
		const request = createExportTraceServiceRequest(arg, JSON_ENCODER);
		return new TextEncoder().encode(JSON.stringify(request));
	},
	deserializeResponse: (arg) => {
		if (arg.length === 0) return {};
		const decoder = new TextDecoder();
		try {
			return JSON.parse(decoder.decode(arg));
		} catch (err) {
			diag_api/* diag */.s.warn(`Failed to parse trace export response: ${err.message}. Returning empty response`);
			return {};
		}
	}
};
//#endregion


//# sourceMappingURL=trace.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/otlp-transformer/dist/index.mjs












/***/ })

};
