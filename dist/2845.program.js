export const id = 2845;
export const ids = [2845];
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

/***/ 62845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  defaultResource: () => (/* reexport */ defaultResource),
  defaultServiceName: () => (/* reexport */ defaultServiceName),
  detectResources: () => (/* reexport */ detectResources),
  emptyResource: () => (/* reexport */ emptyResource),
  envDetector: () => (/* reexport */ envDetector),
  hostDetector: () => (/* reexport */ hostDetector),
  osDetector: () => (/* reexport */ osDetector),
  processDetector: () => (/* reexport */ processDetector),
  resourceAttributesEnvDetector: () => (/* reexport */ resourceAttributesEnvDetector),
  resourceFromAttributes: () => (/* reexport */ resourceFromAttributes),
  serviceInstanceIdDetector: () => (/* reexport */ serviceInstanceIdDetector),
  serviceNameEnvDetector: () => (/* reexport */ serviceNameEnvDetector)
});

;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/utils.mjs
//#region src/utils.ts
const isPromiseLike = (val) => {
	return val !== null && typeof val === "object" && typeof val.then === "function";
};
//#endregion


//# sourceMappingURL=utils.mjs.map
var diag_api = __webpack_require__(20765);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/core/dist/common/attributes.mjs

//#region src/common/attributes.ts
let AddAttributeDecision = /* @__PURE__ */ function(AddAttributeDecision) {
	AddAttributeDecision[AddAttributeDecision["DROP_UNDEFINED"] = 0] = "DROP_UNDEFINED";
	AddAttributeDecision[AddAttributeDecision["DROP_INVALID"] = 1] = "DROP_INVALID";
	AddAttributeDecision[AddAttributeDecision["DROP_LIMIT_REACHED"] = 2] = "DROP_LIMIT_REACHED";
	AddAttributeDecision[AddAttributeDecision["ADD_NEW"] = 3] = "ADD_NEW";
	AddAttributeDecision[AddAttributeDecision["ADD_OVERWRITE_EXISTING"] = 4] = "ADD_OVERWRITE_EXISTING";
	return AddAttributeDecision;
}({});
const DEFAULT_ATTRIBUTE_LIMITS = {
	attributeCountLimit: 128,
	attributeValueLengthLimit: Infinity
};
function maybeAddAttribute(opts) {
	return maybeAddAttributeInternal(opts, isAnyValue);
}
function maybeAddSimpleAttribute(opts) {
	return maybeAddAttributeInternal(opts, isSimpleAttributeValue);
}
function maybeAddAttributeInternal(opts, isValidValue) {
	if (opts.value === void 0) return 0;
	if (opts.key.length === 0) {
		diag.warn(`Invalid attribute key: ${opts.key}`);
		return 1;
	}
	const isNewKey = !Object.hasOwn(opts.attributes, opts.key);
	if (isNewKey && opts.currentAttributesCount >= opts.limits.attributeCountLimit) return 2;
	if (!isValidValue(opts.value)) {
		diag.warn(`Invalid attribute value set for key: ${opts.key}`);
		return 1;
	}
	let attributeValueLengthLimit = opts.limits.attributeValueLengthLimit;
	if (attributeValueLengthLimit <= 0) {
		diag.warn(`Invalid attributeValueLengthLimit: must be positive, got ${attributeValueLengthLimit} (ignoring)`);
		attributeValueLengthLimit = Infinity;
	}
	opts.attributes[opts.key] = copyAndTruncAnyValue(opts.value, attributeValueLengthLimit);
	if (isNewKey) return 3;
	return 4;
}
function cleanAttributes(inAttributes, limits) {
	return cleanAttributesInternal(inAttributes, limits, isAnyValue);
}
function cleanSimpleAttributes(inAttributes, limits) {
	return cleanAttributesInternal(inAttributes, limits, isSimpleAttributeValue);
}
function cleanAttributesInternal(inAttributes, limits, isValidValue) {
	if (typeof inAttributes !== "object" || inAttributes == null) return {};
	const attributes = {};
	let droppedAttributesCount = 0;
	let attributeValueLengthLimit = limits.attributeValueLengthLimit;
	if (attributeValueLengthLimit <= 0) {
		diag.warn(`Invalid attributeValueLengthLimit: must be positive, got ${attributeValueLengthLimit} (ignoring)`);
		attributeValueLengthLimit = Infinity;
	}
	let count = 0;
	for (const [key, val] of Object.entries(inAttributes)) {
		if (val === void 0) continue;
		if (count >= limits.attributeCountLimit) {
			droppedAttributesCount++;
			continue;
		}
		if (key.length === 0) {
			diag.warn(`Invalid attribute key: ${key}`);
			droppedAttributesCount++;
			continue;
		}
		if (!isValidValue(val)) {
			diag.warn(`Invalid attribute value set for key: ${key}`);
			droppedAttributesCount++;
			continue;
		}
		attributes[key] = copyAndTruncAnyValue(val, attributeValueLengthLimit);
		count++;
	}
	return {
		attributes,
		droppedAttributesCount
	};
}
function isAnyValue(val) {
	return isAnyValueInternal(val, /* @__PURE__ */ new WeakSet());
}
function isAnyValueInternal(val, visited) {
	switch (typeof val) {
		case "undefined":
		case "bigint":
		case "symbol":
		case "function": return false;
		case "string":
		case "number":
		case "boolean": return true;
		case "object": break;
		default: return false;
	}
	if (val === null) return true;
	if (val instanceof Uint8Array) return true;
	if (visited.has(val)) return false;
	visited.add(val);
	const isValid = isAnyValueObject(val, visited);
	visited.delete(val);
	return isValid;
}
function isAnyValueObject(val, visited) {
	if (Array.isArray(val)) {
		for (const item of val) if (item !== void 0 && !isAnyValueInternal(item, visited)) return false;
		return true;
	}
	const obj = val;
	if (obj.constructor !== Object && obj.constructor !== void 0) return false;
	for (const k of Object.keys(obj)) {
		const v = obj[k];
		if (v !== void 0 && !isAnyValueInternal(v, visited)) return false;
	}
	return true;
}
function copyAndTruncAnyValue(val, limit) {
	switch (typeof val) {
		case "number":
		case "boolean":
		case "undefined":
		case "bigint":
		case "symbol":
		case "function": return val;
		case "string": if (val.length <= limit) return val;
		else return val.substring(0, limit);
		case "object": break;
		default: return val;
	}
	if (val === null) return val;
	if (val instanceof Uint8Array) {
		if (val.length <= limit) return val;
		else return val.slice(0, limit);
	}
	if (Array.isArray(val)) return val.map((elem) => copyAndTruncAnyValue(elem, limit));
	const truncObj = {};
	const obj = val;
	for (const k of Object.keys(obj)) if (obj[k] !== void 0) truncObj[k] = copyAndTruncAnyValue(obj[k], limit);
	return truncObj;
}
function sanitizeAttributes(inAttributes) {
	const { attributes } = cleanSimpleAttributes(inAttributes, DEFAULT_ATTRIBUTE_LIMITS);
	return attributes ?? {};
}
const isAttributeValue = (/* unused pure expression or super */ null && (isSimpleAttributeValue));
function isSimpleAttributeValue(val) {
	if (Array.isArray(val)) return isHomogeneousAttributeValueArray(val);
	return isValidPrimitiveAttributeValueType(typeof val);
}
function isHomogeneousAttributeValueArray(arr) {
	let type;
	for (const element of arr) {
		if (element == null) continue;
		const elementType = typeof element;
		if (elementType === type) continue;
		if (!type) {
			if (isValidPrimitiveAttributeValueType(elementType)) {
				type = elementType;
				continue;
			}
			return false;
		}
		return false;
	}
	return true;
}
function isValidPrimitiveAttributeValueType(valType) {
	switch (valType) {
		case "number":
		case "boolean":
		case "string": return true;
	}
	return false;
}
//#endregion


//# sourceMappingURL=attributes.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/core/dist/version.mjs
//#region src/version.ts
const VERSION = "3.1.1";
//#endregion


//# sourceMappingURL=version.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/core/dist/semconv.mjs
//#region src/semconv.ts
const ATTR_PROCESS_RUNTIME_NAME = "process.runtime.name";
//#endregion


//# sourceMappingURL=semconv.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/semantic-conventions/dist/stable_attributes.mjs
//#region src/stable_attributes.ts
const ATTR_ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT = "aspnetcore.diagnostics.exception.result";
const ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_ABORTED = "aborted";
const ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_HANDLED = "handled";
const ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_SKIPPED = "skipped";
const ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_UNHANDLED = "unhandled";
const ATTR_ASPNETCORE_DIAGNOSTICS_HANDLER_TYPE = "aspnetcore.diagnostics.handler.type";
const ATTR_ASPNETCORE_RATE_LIMITING_POLICY = "aspnetcore.rate_limiting.policy";
const ATTR_ASPNETCORE_RATE_LIMITING_RESULT = "aspnetcore.rate_limiting.result";
const ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ACQUIRED = "acquired";
const ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ENDPOINT_LIMITER = "endpoint_limiter";
const ASPNETCORE_RATE_LIMITING_RESULT_VALUE_GLOBAL_LIMITER = "global_limiter";
const ASPNETCORE_RATE_LIMITING_RESULT_VALUE_REQUEST_CANCELED = "request_canceled";
const ATTR_ASPNETCORE_REQUEST_IS_UNHANDLED = "aspnetcore.request.is_unhandled";
const ATTR_ASPNETCORE_ROUTING_IS_FALLBACK = "aspnetcore.routing.is_fallback";
const ATTR_ASPNETCORE_ROUTING_MATCH_STATUS = "aspnetcore.routing.match_status";
const ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_FAILURE = "failure";
const ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_SUCCESS = "success";
const ATTR_ASPNETCORE_USER_IS_AUTHENTICATED = "aspnetcore.user.is_authenticated";
const ATTR_CLIENT_ADDRESS = "client.address";
const ATTR_CLIENT_PORT = "client.port";
const ATTR_CODE_COLUMN_NUMBER = "code.column.number";
const ATTR_CODE_FILE_PATH = "code.file.path";
const ATTR_CODE_FUNCTION_NAME = "code.function.name";
const ATTR_CODE_LINE_NUMBER = "code.line.number";
const ATTR_CODE_STACKTRACE = "code.stacktrace";
const ATTR_CONTAINER_ID = "container.id";
const ATTR_CONTAINER_IMAGE_NAME = "container.image.name";
const ATTR_CONTAINER_IMAGE_REPO_DIGESTS = "container.image.repo_digests";
const ATTR_CONTAINER_IMAGE_TAGS = "container.image.tags";
const ATTR_DB_COLLECTION_NAME = "db.collection.name";
const ATTR_DB_NAMESPACE = "db.namespace";
const ATTR_DB_OPERATION_BATCH_SIZE = "db.operation.batch.size";
const ATTR_DB_OPERATION_NAME = "db.operation.name";
const ATTR_DB_QUERY_SUMMARY = "db.query.summary";
const ATTR_DB_QUERY_TEXT = "db.query.text";
const ATTR_DB_RESPONSE_STATUS_CODE = "db.response.status_code";
const ATTR_DB_STORED_PROCEDURE_NAME = "db.stored_procedure.name";
const ATTR_DB_SYSTEM_NAME = "db.system.name";
const DB_SYSTEM_NAME_VALUE_MARIADB = "mariadb";
const DB_SYSTEM_NAME_VALUE_MICROSOFT_SQL_SERVER = "microsoft.sql_server";
const DB_SYSTEM_NAME_VALUE_MYSQL = "mysql";
const DB_SYSTEM_NAME_VALUE_POSTGRESQL = "postgresql";
const ATTR_DEPLOYMENT_ENVIRONMENT_NAME = "deployment.environment.name";
const DEPLOYMENT_ENVIRONMENT_NAME_VALUE_DEVELOPMENT = "development";
const DEPLOYMENT_ENVIRONMENT_NAME_VALUE_PRODUCTION = "production";
const DEPLOYMENT_ENVIRONMENT_NAME_VALUE_STAGING = "staging";
const DEPLOYMENT_ENVIRONMENT_NAME_VALUE_TEST = "test";
const ATTR_DOTNET_GC_HEAP_GENERATION = "dotnet.gc.heap.generation";
const DOTNET_GC_HEAP_GENERATION_VALUE_GEN0 = "gen0";
const DOTNET_GC_HEAP_GENERATION_VALUE_GEN1 = "gen1";
const DOTNET_GC_HEAP_GENERATION_VALUE_GEN2 = "gen2";
const DOTNET_GC_HEAP_GENERATION_VALUE_LOH = "loh";
const DOTNET_GC_HEAP_GENERATION_VALUE_POH = "poh";
const ATTR_ERROR_TYPE = "error.type";
const ERROR_TYPE_VALUE_OTHER = "_OTHER";
const ATTR_EXCEPTION_ESCAPED = "exception.escaped";
const ATTR_EXCEPTION_MESSAGE = "exception.message";
const ATTR_EXCEPTION_STACKTRACE = "exception.stacktrace";
const ATTR_EXCEPTION_TYPE = "exception.type";
const ATTR_HTTP_REQUEST_HEADER = (key) => `http.request.header.${key}`;
const ATTR_HTTP_REQUEST_METHOD = "http.request.method";
const HTTP_REQUEST_METHOD_VALUE_OTHER = "_OTHER";
const HTTP_REQUEST_METHOD_VALUE_CONNECT = "CONNECT";
const HTTP_REQUEST_METHOD_VALUE_DELETE = "DELETE";
const HTTP_REQUEST_METHOD_VALUE_GET = "GET";
const HTTP_REQUEST_METHOD_VALUE_HEAD = "HEAD";
const HTTP_REQUEST_METHOD_VALUE_OPTIONS = "OPTIONS";
const HTTP_REQUEST_METHOD_VALUE_PATCH = "PATCH";
const HTTP_REQUEST_METHOD_VALUE_POST = "POST";
const HTTP_REQUEST_METHOD_VALUE_PUT = "PUT";
const HTTP_REQUEST_METHOD_VALUE_TRACE = "TRACE";
const ATTR_HTTP_REQUEST_METHOD_ORIGINAL = "http.request.method_original";
const ATTR_HTTP_REQUEST_RESEND_COUNT = "http.request.resend_count";
const ATTR_HTTP_RESPONSE_HEADER = (key) => `http.response.header.${key}`;
const ATTR_HTTP_RESPONSE_STATUS_CODE = "http.response.status_code";
const ATTR_HTTP_ROUTE = "http.route";
const ATTR_JVM_GC_ACTION = "jvm.gc.action";
const ATTR_JVM_GC_NAME = "jvm.gc.name";
const ATTR_JVM_MEMORY_POOL_NAME = "jvm.memory.pool.name";
const ATTR_JVM_MEMORY_TYPE = "jvm.memory.type";
const JVM_MEMORY_TYPE_VALUE_HEAP = "heap";
const JVM_MEMORY_TYPE_VALUE_NON_HEAP = "non_heap";
const ATTR_JVM_THREAD_DAEMON = "jvm.thread.daemon";
const ATTR_JVM_THREAD_STATE = "jvm.thread.state";
const JVM_THREAD_STATE_VALUE_BLOCKED = "blocked";
const JVM_THREAD_STATE_VALUE_NEW = "new";
const JVM_THREAD_STATE_VALUE_RUNNABLE = "runnable";
const JVM_THREAD_STATE_VALUE_TERMINATED = "terminated";
const JVM_THREAD_STATE_VALUE_TIMED_WAITING = "timed_waiting";
const JVM_THREAD_STATE_VALUE_WAITING = "waiting";
const ATTR_K8S_CLUSTER_NAME = "k8s.cluster.name";
const ATTR_K8S_CLUSTER_UID = "k8s.cluster.uid";
const ATTR_K8S_CONTAINER_NAME = "k8s.container.name";
const ATTR_K8S_CONTAINER_RESTART_COUNT = "k8s.container.restart_count";
const ATTR_K8S_CRONJOB_ANNOTATION = (key) => `k8s.cronjob.annotation.${key}`;
const ATTR_K8S_CRONJOB_LABEL = (key) => `k8s.cronjob.label.${key}`;
const ATTR_K8S_CRONJOB_NAME = "k8s.cronjob.name";
const ATTR_K8S_CRONJOB_UID = "k8s.cronjob.uid";
const ATTR_K8S_DAEMONSET_ANNOTATION = (key) => `k8s.daemonset.annotation.${key}`;
const ATTR_K8S_DAEMONSET_LABEL = (key) => `k8s.daemonset.label.${key}`;
const ATTR_K8S_DAEMONSET_NAME = "k8s.daemonset.name";
const ATTR_K8S_DAEMONSET_UID = "k8s.daemonset.uid";
const ATTR_K8S_DEPLOYMENT_ANNOTATION = (key) => `k8s.deployment.annotation.${key}`;
const ATTR_K8S_DEPLOYMENT_LABEL = (key) => `k8s.deployment.label.${key}`;
const ATTR_K8S_DEPLOYMENT_NAME = "k8s.deployment.name";
const ATTR_K8S_DEPLOYMENT_UID = "k8s.deployment.uid";
const ATTR_K8S_JOB_ANNOTATION = (key) => `k8s.job.annotation.${key}`;
const ATTR_K8S_JOB_LABEL = (key) => `k8s.job.label.${key}`;
const ATTR_K8S_JOB_NAME = "k8s.job.name";
const ATTR_K8S_JOB_UID = "k8s.job.uid";
const ATTR_K8S_NAMESPACE_ANNOTATION = (key) => `k8s.namespace.annotation.${key}`;
const ATTR_K8S_NAMESPACE_LABEL = (key) => `k8s.namespace.label.${key}`;
const ATTR_K8S_NAMESPACE_NAME = "k8s.namespace.name";
const ATTR_K8S_NODE_ANNOTATION = (key) => `k8s.node.annotation.${key}`;
const ATTR_K8S_NODE_LABEL = (key) => `k8s.node.label.${key}`;
const ATTR_K8S_NODE_NAME = "k8s.node.name";
const ATTR_K8S_NODE_UID = "k8s.node.uid";
const ATTR_K8S_POD_ANNOTATION = (key) => `k8s.pod.annotation.${key}`;
const ATTR_K8S_POD_HOSTNAME = "k8s.pod.hostname";
const ATTR_K8S_POD_IP = "k8s.pod.ip";
const ATTR_K8S_POD_LABEL = (key) => `k8s.pod.label.${key}`;
const ATTR_K8S_POD_NAME = "k8s.pod.name";
const ATTR_K8S_POD_START_TIME = "k8s.pod.start_time";
const ATTR_K8S_POD_UID = "k8s.pod.uid";
const ATTR_K8S_REPLICASET_ANNOTATION = (key) => `k8s.replicaset.annotation.${key}`;
const ATTR_K8S_REPLICASET_LABEL = (key) => `k8s.replicaset.label.${key}`;
const ATTR_K8S_REPLICASET_NAME = "k8s.replicaset.name";
const ATTR_K8S_REPLICASET_UID = "k8s.replicaset.uid";
const ATTR_K8S_STATEFULSET_ANNOTATION = (key) => `k8s.statefulset.annotation.${key}`;
const ATTR_K8S_STATEFULSET_LABEL = (key) => `k8s.statefulset.label.${key}`;
const ATTR_K8S_STATEFULSET_NAME = "k8s.statefulset.name";
const ATTR_K8S_STATEFULSET_UID = "k8s.statefulset.uid";
const ATTR_NETWORK_LOCAL_ADDRESS = "network.local.address";
const ATTR_NETWORK_LOCAL_PORT = "network.local.port";
const ATTR_NETWORK_PEER_ADDRESS = "network.peer.address";
const ATTR_NETWORK_PEER_PORT = "network.peer.port";
const ATTR_NETWORK_PROTOCOL_NAME = "network.protocol.name";
const ATTR_NETWORK_PROTOCOL_VERSION = "network.protocol.version";
const ATTR_NETWORK_TRANSPORT = "network.transport";
const NETWORK_TRANSPORT_VALUE_PIPE = "pipe";
const NETWORK_TRANSPORT_VALUE_QUIC = "quic";
const NETWORK_TRANSPORT_VALUE_TCP = "tcp";
const NETWORK_TRANSPORT_VALUE_UDP = "udp";
const NETWORK_TRANSPORT_VALUE_UNIX = "unix";
const ATTR_NETWORK_TYPE = "network.type";
const NETWORK_TYPE_VALUE_IPV4 = "ipv4";
const NETWORK_TYPE_VALUE_IPV6 = "ipv6";
const ATTR_OTEL_EVENT_NAME = "otel.event.name";
const ATTR_OTEL_SCOPE_NAME = "otel.scope.name";
const ATTR_OTEL_SCOPE_VERSION = "otel.scope.version";
const ATTR_OTEL_STATUS_CODE = "otel.status_code";
const OTEL_STATUS_CODE_VALUE_ERROR = "ERROR";
const OTEL_STATUS_CODE_VALUE_OK = "OK";
const ATTR_OTEL_STATUS_DESCRIPTION = "otel.status_description";
const ATTR_RPC_METHOD = "rpc.method";
const ATTR_RPC_METHOD_ORIGINAL = "rpc.method_original";
const ATTR_RPC_STATUS_CODE = "rpc.status_code";
const ATTR_RPC_SYSTEM_NAME = "rpc.system.name";
const RPC_SYSTEM_NAME_VALUE_DUBBO = "dubbo";
const RPC_SYSTEM_NAME_VALUE_GRPC = "grpc";
const ATTR_SERVER_ADDRESS = "server.address";
const ATTR_SERVER_PORT = "server.port";
const ATTR_SERVICE_INSTANCE_ID = "service.instance.id";
const ATTR_SERVICE_NAME = "service.name";
const ATTR_SERVICE_NAMESPACE = "service.namespace";
const ATTR_SERVICE_VERSION = "service.version";
const ATTR_SIGNALR_CONNECTION_STATUS = "signalr.connection.status";
const SIGNALR_CONNECTION_STATUS_VALUE_APP_SHUTDOWN = "app_shutdown";
const SIGNALR_CONNECTION_STATUS_VALUE_NORMAL_CLOSURE = "normal_closure";
const SIGNALR_CONNECTION_STATUS_VALUE_TIMEOUT = "timeout";
const ATTR_SIGNALR_TRANSPORT = "signalr.transport";
const SIGNALR_TRANSPORT_VALUE_LONG_POLLING = "long_polling";
const SIGNALR_TRANSPORT_VALUE_SERVER_SENT_EVENTS = "server_sent_events";
const SIGNALR_TRANSPORT_VALUE_WEB_SOCKETS = "web_sockets";
const ATTR_TELEMETRY_DISTRO_NAME = "telemetry.distro.name";
const ATTR_TELEMETRY_DISTRO_VERSION = "telemetry.distro.version";
const ATTR_TELEMETRY_SDK_LANGUAGE = "telemetry.sdk.language";
const TELEMETRY_SDK_LANGUAGE_VALUE_CPP = "cpp";
const TELEMETRY_SDK_LANGUAGE_VALUE_DOTNET = "dotnet";
const TELEMETRY_SDK_LANGUAGE_VALUE_ERLANG = "erlang";
const TELEMETRY_SDK_LANGUAGE_VALUE_GO = "go";
const TELEMETRY_SDK_LANGUAGE_VALUE_JAVA = "java";
const TELEMETRY_SDK_LANGUAGE_VALUE_KOTLIN = "kotlin";
const TELEMETRY_SDK_LANGUAGE_VALUE_NODEJS = "nodejs";
const TELEMETRY_SDK_LANGUAGE_VALUE_PHP = "php";
const TELEMETRY_SDK_LANGUAGE_VALUE_PYTHON = "python";
const TELEMETRY_SDK_LANGUAGE_VALUE_RUBY = "ruby";
const TELEMETRY_SDK_LANGUAGE_VALUE_RUST = "rust";
const TELEMETRY_SDK_LANGUAGE_VALUE_SWIFT = "swift";
const TELEMETRY_SDK_LANGUAGE_VALUE_WEBJS = "webjs";
const ATTR_TELEMETRY_SDK_NAME = "telemetry.sdk.name";
const ATTR_TELEMETRY_SDK_VERSION = "telemetry.sdk.version";
const ATTR_URL_FRAGMENT = "url.fragment";
const ATTR_URL_FULL = "url.full";
const ATTR_URL_PATH = "url.path";
const ATTR_URL_QUERY = "url.query";
const ATTR_URL_SCHEME = "url.scheme";
const ATTR_USER_AGENT_ORIGINAL = "user_agent.original";
//#endregion


//# sourceMappingURL=stable_attributes.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/core/dist/platform/node/sdk-info.mjs



//#region src/platform/node/sdk-info.ts
const SDK_INFO = {
	[ATTR_TELEMETRY_SDK_NAME]: "opentelemetry",
	[ATTR_PROCESS_RUNTIME_NAME]: "node",
	[ATTR_TELEMETRY_SDK_LANGUAGE]: TELEMETRY_SDK_LANGUAGE_VALUE_NODEJS,
	[ATTR_TELEMETRY_SDK_VERSION]: VERSION
};
//#endregion


//# sourceMappingURL=sdk-info.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/platform/node/default-service-name.mjs
//#region src/detectors/platform/node/default-service-name.ts
let serviceName;
function defaultServiceName() {
	if (serviceName === void 0) try {
		const argv0 = globalThis.process.argv0;
		serviceName = argv0 ? `unknown_service:${argv0}` : "unknown_service";
	} catch {
		serviceName = "unknown_service";
	}
	return serviceName;
}
function _clearDefaultServiceNameCache() {
	serviceName = void 0;
}
//#endregion


//# sourceMappingURL=default-service-name.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/ResourceImpl.mjs





//#region src/ResourceImpl.ts
var ResourceImpl = class ResourceImpl {
	_rawAttributes;
	_asyncAttributesPending = false;
	_schemaUrl;
	_memoizedAttributes;
	static FromAttributeList(attributes, options) {
		const res = new ResourceImpl({}, options);
		res._rawAttributes = guardedRawAttributes(attributes);
		res._asyncAttributesPending = attributes.filter(([_, val]) => isPromiseLike(val)).length > 0;
		return res;
	}
	constructor(resource, options) {
		const attributes = resource.attributes ?? {};
		this._rawAttributes = Object.entries(attributes).map(([k, v]) => {
			if (isPromiseLike(v)) this._asyncAttributesPending = true;
			return [k, v];
		});
		this._rawAttributes = guardedRawAttributes(this._rawAttributes);
		this._schemaUrl = validateSchemaUrl(options?.schemaUrl);
	}
	get asyncAttributesPending() {
		return this._asyncAttributesPending;
	}
	async waitForAsyncAttributes() {
		if (!this.asyncAttributesPending) return;
		for (let i = 0; i < this._rawAttributes.length; i++) {
			const [k, v] = this._rawAttributes[i];
			this._rawAttributes[i] = [k, isPromiseLike(v) ? await v : v];
		}
		this._asyncAttributesPending = false;
	}
	get attributes() {
		if (this.asyncAttributesPending) diag_api/* diag */.s.error("Accessing resource attributes before async attributes settled");
		if (this._memoizedAttributes) return this._memoizedAttributes;
		const attrs = {};
		for (const [k, v] of this._rawAttributes) {
			if (isPromiseLike(v)) {
				diag_api/* diag */.s.debug(`Unsettled resource attribute ${k} skipped`);
				continue;
			}
			if (Object.hasOwn(attrs, k)) {} else if (k.length === 0) diag_api/* diag */.s.warn("dropping invalid resource attribute key: <empty string>");
			else if (!isSimpleAttributeValue(v)) diag_api/* diag */.s.warn(`dropping invalid resource attribute value for key "${k}"`);
			else attrs[k] = v;
		}
		if (!this._asyncAttributesPending) this._memoizedAttributes = attrs;
		return attrs;
	}
	getRawAttributes() {
		return this._rawAttributes;
	}
	get schemaUrl() {
		return this._schemaUrl;
	}
	merge(resource) {
		if (resource == null) return this;
		const mergedSchemaUrl = mergeSchemaUrl(this, resource);
		const mergedOptions = mergedSchemaUrl ? { schemaUrl: mergedSchemaUrl } : void 0;
		return ResourceImpl.FromAttributeList([...resource.getRawAttributes(), ...this.getRawAttributes()], mergedOptions);
	}
};
function resourceFromAttributes(attributes, options) {
	return ResourceImpl.FromAttributeList(Object.entries(attributes), options);
}
function resourceFromDetectedResource(detectedResource, options) {
	return new ResourceImpl(detectedResource, options);
}
function emptyResource() {
	return resourceFromAttributes({});
}
function defaultResource() {
	return resourceFromAttributes({
		[ATTR_SERVICE_NAME]: defaultServiceName(),
		[ATTR_TELEMETRY_SDK_LANGUAGE]: SDK_INFO[ATTR_TELEMETRY_SDK_LANGUAGE],
		[ATTR_TELEMETRY_SDK_NAME]: SDK_INFO[ATTR_TELEMETRY_SDK_NAME],
		[ATTR_TELEMETRY_SDK_VERSION]: SDK_INFO[ATTR_TELEMETRY_SDK_VERSION]
	});
}
function guardedRawAttributes(attributes) {
	return attributes.map(([k, v]) => {
		if (isPromiseLike(v)) return [k, v.then((val) => val, (err) => {
			diag_api/* diag */.s.debug("promise rejection for resource attribute: %s - %s", k, err);
		})];
		return [k, v];
	});
}
function validateSchemaUrl(schemaUrl) {
	if (typeof schemaUrl === "string" || schemaUrl === void 0) return schemaUrl;
	diag_api/* diag */.s.warn("Schema URL must be string or undefined, got %s. Schema URL will be ignored.", schemaUrl);
}
function mergeSchemaUrl(old, updating) {
	const oldSchemaUrl = old?.schemaUrl;
	const updatingSchemaUrl = updating?.schemaUrl;
	const isOldEmpty = oldSchemaUrl === void 0 || oldSchemaUrl === "";
	const isUpdatingEmpty = updatingSchemaUrl === void 0 || updatingSchemaUrl === "";
	if (isOldEmpty) return updatingSchemaUrl;
	if (isUpdatingEmpty) return oldSchemaUrl;
	if (oldSchemaUrl === updatingSchemaUrl) return oldSchemaUrl;
	diag_api/* diag */.s.warn("Schema URL merge conflict: old resource has \"%s\", updating resource has \"%s\". Resulting resource will have undefined Schema URL.", oldSchemaUrl, updatingSchemaUrl);
}
//#endregion


//# sourceMappingURL=ResourceImpl.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detect-resources.mjs


//#region src/detect-resources.ts
const detectResources = (config = {}) => {
	return (config.detectors || []).map((d) => {
		try {
			const resource = resourceFromDetectedResource(d.detect(config));
			diag_api/* diag */.s.debug(`${d.constructor.name} found resource.`, resource);
			return resource;
		} catch (e) {
			diag_api/* diag */.s.debug(`${d.constructor.name} failed: ${e.message}`);
			return emptyResource();
		}
	}).reduce((acc, resource) => acc.merge(resource), emptyResource());
};
//#endregion


//# sourceMappingURL=detect-resources.mjs.map
var external_util_ = __webpack_require__(61404);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/core/dist/platform/node/environment.mjs


//#region src/platform/node/environment.ts
function getNumberFromEnv(key) {
	const raw = process.env[key];
	if (raw == null || raw.trim() === "") return;
	const value = Number(raw);
	if (isNaN(value)) {
		diag.warn(`Unknown value ${inspect(raw)} for ${key}, expected a number, using defaults`);
		return;
	}
	return value;
}
function getStringFromEnv(key) {
	const raw = process.env[key];
	if (raw == null || raw.trim() === "") return;
	return raw;
}
function getBooleanFromEnv(key) {
	const raw = process.env[key]?.trim().toLowerCase();
	if (raw == null || raw === "") return false;
	if (raw === "true") return true;
	else if (raw === "false") return false;
	else {
		diag.warn(`Unknown value ${inspect(raw)} for ${key}, expected 'true' or 'false', falling back to 'false' (default)`);
		return false;
	}
}
function getStringListFromEnv(key) {
	return getStringFromEnv(key)?.split(",").map((v) => v.trim()).filter((s) => s !== "");
}
//#endregion


//# sourceMappingURL=environment.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/ResourceAttributesEnvDetector.mjs


//#region src/detectors/ResourceAttributesEnvDetector.ts
var ResourceAttributesEnvDetector = class {
	_MAX_LENGTH = 255;
	_COMMA_SEPARATOR = ",";
	_LABEL_KEY_VALUE_SPLITTER = "=";
	detect(_config) {
		const attributes = {};
		const rawAttributes = getStringFromEnv("OTEL_RESOURCE_ATTRIBUTES");
		if (rawAttributes) try {
			const parsedAttributes = this._parseResourceAttributes(rawAttributes);
			Object.assign(attributes, parsedAttributes);
		} catch (e) {
			diag_api/* diag */.s.debug(`ResourceAttributesEnvDetector failed: ${e instanceof Error ? e.message : e}`);
		}
		return { attributes };
	}
	_parseResourceAttributes(rawEnvAttributes) {
		if (!rawEnvAttributes) return {};
		const attributes = {};
		const rawAttributes = rawEnvAttributes.split(this._COMMA_SEPARATOR).filter((attr) => attr.trim() !== "");
		for (const rawAttribute of rawAttributes) {
			const keyValuePair = rawAttribute.split(this._LABEL_KEY_VALUE_SPLITTER);
			if (keyValuePair.length !== 2) throw new Error(`Invalid format for OTEL_RESOURCE_ATTRIBUTES: "${rawAttribute}". Expected format: key=value. The ',' and '=' characters must be percent-encoded in keys and values.`);
			const [rawKey, rawValue] = keyValuePair;
			const key = rawKey.trim();
			const value = rawValue.trim();
			if (key.length === 0) throw new Error(`Invalid OTEL_RESOURCE_ATTRIBUTES: empty attribute key in "${rawAttribute}".`);
			let decodedKey;
			let decodedValue;
			try {
				decodedKey = decodeURIComponent(key);
				decodedValue = decodeURIComponent(value);
			} catch (e) {
				throw new Error(`Failed to percent-decode OTEL_RESOURCE_ATTRIBUTES entry "${rawAttribute}": ${e instanceof Error ? e.message : e}`, { cause: e });
			}
			if (decodedKey.length > this._MAX_LENGTH) throw new Error(`Attribute key exceeds the maximum length of ${this._MAX_LENGTH} characters: "${decodedKey}".`);
			if (decodedValue.length > this._MAX_LENGTH) throw new Error(`Attribute value exceeds the maximum length of ${this._MAX_LENGTH} characters for key "${decodedKey}".`);
			attributes[decodedKey] = decodedValue;
		}
		return attributes;
	}
};
const resourceAttributesEnvDetector = new ResourceAttributesEnvDetector();
//#endregion


//# sourceMappingURL=ResourceAttributesEnvDetector.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/EnvDetector.mjs




//#region src/detectors/EnvDetector.ts
var EnvDetector = class extends ResourceAttributesEnvDetector {
	detect(_config) {
		const attributes = {};
		const rawAttributes = getStringFromEnv("OTEL_RESOURCE_ATTRIBUTES");
		const serviceName = getStringFromEnv("OTEL_SERVICE_NAME");
		if (rawAttributes) try {
			const parsedAttributes = this._parseResourceAttributes(rawAttributes);
			Object.assign(attributes, parsedAttributes);
		} catch (e) {
			diag_api/* diag */.s.debug(`EnvDetector failed: ${e instanceof Error ? e.message : e}`);
		}
		if (serviceName) attributes[ATTR_SERVICE_NAME] = serviceName;
		return { attributes };
	}
};
const envDetector = new EnvDetector();
//#endregion


//# sourceMappingURL=EnvDetector.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/ServiceNameEnvDetector.mjs


//#region src/detectors/ServiceNameEnvDetector.ts
var ServiceNameEnvDetector = class {
	detect() {
		const attributes = {};
		const serviceName = getStringFromEnv("OTEL_SERVICE_NAME");
		if (serviceName) attributes[ATTR_SERVICE_NAME] = serviceName;
		return { attributes };
	}
};
const serviceNameEnvDetector = new ServiceNameEnvDetector();
//#endregion


//# sourceMappingURL=ServiceNameEnvDetector.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/semconv.mjs
//#region src/semconv.ts
const ATTR_HOST_ARCH = "host.arch";
const ATTR_HOST_ID = "host.id";
const ATTR_HOST_NAME = "host.name";
const ATTR_OS_TYPE = "os.type";
const ATTR_OS_VERSION = "os.version";
const ATTR_PROCESS_COMMAND = "process.command";
const ATTR_PROCESS_COMMAND_ARGS = "process.command_args";
const ATTR_PROCESS_EXECUTABLE_NAME = "process.executable.name";
const ATTR_PROCESS_EXECUTABLE_PATH = "process.executable.path";
const ATTR_PROCESS_OWNER = "process.owner";
const ATTR_PROCESS_PID = "process.pid";
const ATTR_PROCESS_RUNTIME_DESCRIPTION = "process.runtime.description";
const semconv_ATTR_PROCESS_RUNTIME_NAME = "process.runtime.name";
const ATTR_PROCESS_RUNTIME_VERSION = "process.runtime.version";
const semconv_ATTR_SERVICE_INSTANCE_ID = "service.instance.id";
//#endregion


//# sourceMappingURL=semconv.mjs.map
var external_process_ = __webpack_require__(932);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/platform/node/machine-id/getMachineId.mjs

//#region src/detectors/platform/node/machine-id/getMachineId.ts
let getMachineIdImpl;
async function getMachineId() {
	if (!getMachineIdImpl) switch (external_process_.platform) {
		case "darwin":
			getMachineIdImpl = (await __webpack_require__.e(/* import() */ 8585).then(__webpack_require__.bind(__webpack_require__, 48585))).getMachineId;
			break;
		case "linux":
			getMachineIdImpl = (await __webpack_require__.e(/* import() */ 8502).then(__webpack_require__.bind(__webpack_require__, 48502))).getMachineId;
			break;
		case "freebsd":
			getMachineIdImpl = (await __webpack_require__.e(/* import() */ 2931).then(__webpack_require__.bind(__webpack_require__, 62931))).getMachineId;
			break;
		case "win32":
			getMachineIdImpl = (await __webpack_require__.e(/* import() */ 8874).then(__webpack_require__.bind(__webpack_require__, 38874))).getMachineId;
			break;
		default: getMachineIdImpl = (await __webpack_require__.e(/* import() */ 9985).then(__webpack_require__.bind(__webpack_require__, 69985))).getMachineId;
	}
	return getMachineIdImpl();
}
//#endregion


//# sourceMappingURL=getMachineId.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/platform/node/utils.mjs
//#region src/detectors/platform/node/utils.ts
const normalizeArch = (nodeArchString) => {
	switch (nodeArchString) {
		case "arm": return "arm32";
		case "ppc": return "ppc32";
		case "x64": return "amd64";
		default: return nodeArchString;
	}
};
const normalizeType = (nodePlatform) => {
	switch (nodePlatform) {
		case "sunos": return "solaris";
		case "win32": return "windows";
		default: return nodePlatform;
	}
};
//#endregion


//# sourceMappingURL=utils.mjs.map
var external_os_ = __webpack_require__(70857);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/platform/node/HostDetector.mjs




//#region src/detectors/platform/node/HostDetector.ts
var HostDetector = class {
	detect(_config) {
		return { attributes: {
			[ATTR_HOST_NAME]: (0,external_os_.hostname)(),
			[ATTR_HOST_ARCH]: normalizeArch((0,external_os_.arch)()),
			[ATTR_HOST_ID]: getMachineId()
		} };
	}
};
const hostDetector = new HostDetector();
//#endregion


//# sourceMappingURL=HostDetector.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/platform/node/OSDetector.mjs



//#region src/detectors/platform/node/OSDetector.ts
var OSDetector = class {
	detect(_config) {
		return { attributes: {
			[ATTR_OS_TYPE]: normalizeType((0,external_os_.platform)()),
			[ATTR_OS_VERSION]: (0,external_os_.release)()
		} };
	}
};
const osDetector = new OSDetector();
//#endregion


//# sourceMappingURL=OSDetector.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/platform/node/ProcessDetector.mjs



//#region src/detectors/platform/node/ProcessDetector.ts
var ProcessDetector = class {
	detect(_config) {
		const attributes = {
			[ATTR_PROCESS_PID]: process.pid,
			[ATTR_PROCESS_EXECUTABLE_NAME]: process.title,
			[ATTR_PROCESS_EXECUTABLE_PATH]: process.execPath,
			[ATTR_PROCESS_COMMAND_ARGS]: [
				process.argv[0],
				...process.execArgv,
				...process.argv.slice(1)
			],
			[ATTR_PROCESS_RUNTIME_VERSION]: process.versions.node,
			[semconv_ATTR_PROCESS_RUNTIME_NAME]: "nodejs",
			[ATTR_PROCESS_RUNTIME_DESCRIPTION]: "Node.js"
		};
		if (process.argv.length > 1) attributes[ATTR_PROCESS_COMMAND] = process.argv[1];
		try {
			const userInfo = external_os_.userInfo();
			attributes[ATTR_PROCESS_OWNER] = userInfo.username;
		} catch (e) {
			diag_api/* diag */.s.debug(`error obtaining process owner: ${e}`);
		}
		return { attributes };
	}
};
const processDetector = new ProcessDetector();
//#endregion


//# sourceMappingURL=ProcessDetector.mjs.map
var external_crypto_ = __webpack_require__(76982);
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/detectors/platform/node/ServiceInstanceIdDetector.mjs


//#region src/detectors/platform/node/ServiceInstanceIdDetector.ts
var ServiceInstanceIdDetector = class {
	_serviceInstanceId;
	detect(_config) {
		if (!this._serviceInstanceId) this._serviceInstanceId = (0,external_crypto_.randomUUID)();
		return { attributes: { [semconv_ATTR_SERVICE_INSTANCE_ID]: this._serviceInstanceId } };
	}
};
const serviceInstanceIdDetector = new ServiceInstanceIdDetector();
//#endregion


//# sourceMappingURL=ServiceInstanceIdDetector.mjs.map
;// CONCATENATED MODULE: ../../../work/main/node_modules/@opentelemetry/resources/dist/index.mjs










/***/ })

};
