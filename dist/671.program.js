export const id = 671;
export const ids = [671];
export const modules = {

/***/ 19169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Q: () => (/* binding */ withoutToken),
/* harmony export */   cp: () => (/* binding */ adviceFor),
/* harmony export */   jo: () => (/* binding */ CHECK_PERMISSION),
/* harmony export */   s3: () => (/* binding */ COMMENT_PERMISSION)
/* harmony export */ });
const COMMENT_PERMISSION = 'pull-requests: write';
const CHECK_PERMISSION = 'checks: write';
const CLOSED_TO_ALL = /archived|locked|protected branch|rule violation/i;
function adviceFor({ failure, message }, permission, reach, again = 'the next run will catch up') {
    switch (failure) {
        case 'unauthorized':
            return `${message}: GitHub does not know this token; it has run out, or belongs to another server. ${needs(permission)}`;
        case 'forbidden':
        case 'not-found':
            if (CLOSED_TO_ALL.test(message))
                return `${message}: GitHub refused it`;
            return `${message}: the token may not do this. ${reach === 'read-only by default' ? readOnly(permission) : needs(permission)}`;
        case 'too-long':
            return `${message}: too long for GitHub; the summary of the run has everything`;
        case 'rate-limited':
            return `${message}: GitHub's rate limit is used up; ${again}`;
        case 'unavailable':
            return `${message}: GitHub could not be reached in time; ${again}`;
        case 'untrusted':
            return `${message}. Nothing was sent to GitHub`;
        case 'rejected':
            return `${message}: GitHub refused it`;
    }
}
function withoutToken(permission) {
    return `there is no token; set github-token to one with the permission ${permission}`;
}
function needs(permission) {
    return `It needs the permission ${permission}`;
}
function readOnly(permission) {
    return `GitHub gives the pull requests of forks a read-only token, without ${permission}, and those of Dependabot unless the workflow asks for it; a workflow that runs on workflow_run can publish for them`;
}


/***/ }),

/***/ 44132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ hasArtifacts),
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   QA: () => (/* binding */ findAutoBaseline)
/* harmony export */ });
/* harmony import */ var _inputs_baseline_read_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10394);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19169);
/* harmony import */ var _base_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16488);
/* harmony import */ var _find_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10773);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28155);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91295);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61846);







const PERMISSIONS = 'actions: read and contents: read';
function artifactName({ 'comment-key': key }) {
    return `summary-gate-report-${key}`;
}
async function findAutoBaseline(settings, env, timeBudget) {
    if (settings.baseline !== 'auto')
        return undefined;
    const none = (reason) => ({ kind: 'none', reason });
    const repository = (0,_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._)(env);
    const runId = Number(env['GITHUB_RUN_ID']);
    const token = settings['github-token'];
    if (repository === undefined || !Number.isSafeInteger(runId) || runId <= 0)
        return none('this is no run of a workflow');
    if (!hasArtifacts(env['GITHUB_SERVER_URL'])) {
        return none('GitHub Enterprise Server keeps no such artifacts; let the workflow bring a file and name it');
    }
    if (token === null)
        return none(`there is no token; set github-token to one with ${PERMISSIONS}`);
    const where = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .baseCommitOf */ .s)(env['GITHUB_EVENT_NAME'] ?? '', (0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .readPayload */ .r)(env), env['GITHUB_SHA']);
    if (where === undefined)
        return none('the event of this run has no commit to compare with');
    try {
        const { openArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(4876), __webpack_require__.e(677)]).then(__webpack_require__.bind(__webpack_require__, 53058));
        const host = openArtifacts({ token, apiUrl: env['GITHUB_API_URL'] }, repository, timeBudget);
        return await (0,_find_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .findArtifact */ .Kc)(host, where, {
            ...{ name: artifactName(settings), runId },
            wanted: (0,_inputs_baseline_read_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .wantedOfBase */ .Q)(settings),
        });
    }
    catch (error) {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d)
            return none((0,_advice_js__WEBPACK_IMPORTED_MODULE_6__/* .adviceFor */ .cp)(error, PERMISSIONS, 'as the workflow asks'));
        return none(`GitHub could not be asked: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function hasArtifacts(serverUrl) {
    const url = serverUrl || 'https://github.com';
    const host = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
    return host === 'github.com' || host.endsWith('.ghe.com');
}


/***/ }),

/***/ 28155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HostError),
/* harmony export */   i: () => (/* binding */ ACTIONS_LOGIN)
/* harmony export */ });
const ACTIONS_LOGIN = 'github-actions[bot]';
class HostError extends Error {
    failure;
    constructor(failure, message) {
        super(message);
        this.failure = failure;
        this.name = 'HostError';
    }
}


/***/ }),

/***/ 60671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetchPastReports: () => (/* binding */ fetchPastReports)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19169);
/* harmony import */ var _auto_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44132);
/* harmony import */ var _find_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43335);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28155);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61846);
/* harmony import */ var _time_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55032);







const TIME_BUDGET_SECONDS = 120;
async function fetchPastReports(settings, env, most) {
    const repository = (0,_run_context_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._)(env);
    const token = settings['github-token'] ?? (env['GITHUB_TOKEN'] || null);
    const runId = Number(env['GITHUB_RUN_ID']);
    if (repository === undefined)
        refuse('it is not known of which repository', 'set GITHUB_REPOSITORY to owner/name');
    if (token === null)
        refuse('there is no token', `set GITHUB_TOKEN to one with ${_auto_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSIONS */ .Jj}`);
    if (!(0,_auto_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .hasArtifacts */ .C7)(env['GITHUB_SERVER_URL'])) {
        refuse('GitHub Enterprise Server keeps no such artifacts', 'collect the reports in a folder and name it');
    }
    try {
        const { openArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(4876), __webpack_require__.e(677)]).then(__webpack_require__.bind(__webpack_require__, 53058));
        const host = openArtifacts({ token, apiUrl: env['GITHUB_API_URL'] }, repository, new _time_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .TimeBudget */ .z(TIME_BUDGET_SECONDS));
        const isRun = Number.isSafeInteger(runId) && runId > 0;
        return await (0,_find_history_js__WEBPACK_IMPORTED_MODULE_2__/* .findHistory */ .i)(host, { name: (0,_auto_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .artifactName */ .Cs)(settings), runId: isRun ? runId : null, most });
    }
    catch (error) {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d)
            refuse((0,_advice_js__WEBPACK_IMPORTED_MODULE_6__/* .adviceFor */ .cp)(error, _auto_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSIONS */ .Jj, 'as the workflow asks'));
        refuse(`GitHub could not be asked: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function refuse(message, hint) {
    const problem = { message: `history: ${message}`, ...(hint !== undefined && { hint }) };
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([problem]);
}


/***/ }),

/***/ 55032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ TimeBudget)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const REAL_TIME = {
    now: () => performance.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms),
    timeout: (ms) => AbortSignal.timeout(ms),
};
const PAUSES = [1, 2, 4];
class TimeBudget {
    time;
    leftMs;
    constructor(seconds, time = REAL_TIME) {
        this.time = time;
        this.leftMs = seconds * 1000;
    }
    async run(request, { repeatable, classify }) {
        for (let attempt = 0;; attempt++) {
            try {
                const signal = this.time.timeout(Math.max(1, Math.floor(this.leftMs)));
                return await this.timed(() => endingWith(signal, request(signal)));
            }
            catch (error) {
                const { failure, retryAfter, isFinal = false } = classify(error);
                const worthwhile = failure === 'rate-limited' || (failure === 'unavailable' && repeatable && !isFinal);
                const pause = (retryAfter ?? PAUSES[attempt] ?? 0) * 1000;
                if (!worthwhile || attempt >= PAUSES.length || pause >= this.leftMs)
                    throw error;
                await this.timed(() => this.time.sleep(pause));
            }
        }
    }
    async timed(wait) {
        const start = this.time.now();
        try {
            return await wait();
        }
        finally {
            this.leftMs -= this.time.now() - start;
        }
    }
}
async function endingWith(signal, request) {
    let stop = () => undefined;
    const aborted = new Promise((_, reject) => {
        stop = () => reject(signal.reason);
        signal.addEventListener('abort', stop, { once: true });
        if (signal.aborted)
            stop();
    });
    try {
        return await Promise.race([request, aborted]);
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}


/***/ })

};
