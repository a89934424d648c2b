export const id = 10;
export const ids = [10];
export const modules = {

/***/ 8010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openArtifacts: () => (/* binding */ openArtifacts)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(2413);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./build/adapters/github-failure.js
var github_failure = __webpack_require__(4685);
// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(1306);
;// CONCATENATED MODULE: ./build/adapters/unpack-report.js

/** A report of a million sessions; an archive may promise anything. */
const LARGEST_REPORT = 256 * 1024 * 1024;
/** The report.json of an archive, in whatever folder; nothing where there is none or it is no archive. */
function unpackReport(archive) {
    try {
        const entries = (0,esm/* unzipSync */.AO)(archive, {
            filter: ({ name, originalSize }) => /(^|\/)report\.json$/.test(name) && originalSize <= LARGEST_REPORT,
        });
        const [shortest] = Object.keys(entries).sort((a, b) => a.length - b.length);
        const bytes = shortest === undefined ? undefined : entries[shortest];
        return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapters/github-artifacts.js




/** Entries to a page, the most that GitHub gives. */
const PAGE = 100;
/** The most pages of artifacts of one name: older ones have expired, or are of branches that nobody merges. */
const MOST_PAGES = 3;
const id = schemas/* int */.Whr().positive();
const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/);
const repository = schemas/* looseObject */._H3({ id });
const comparisonAnswer = schemas/* looseObject */._H3({ merge_base_commit: schemas/* looseObject */._H3({ sha }) });
const commitsAnswer = schemas/* array */.YOg(schemas/* looseObject */._H3({ sha }));
const runAnswer = schemas/* looseObject */._H3({
    id,
    workflow_id: id,
    status: schemas/* string */.YjP().nullable(),
    event: schemas/* string */.YjP(),
    head_sha: sha,
    html_url: schemas/* string */.YjP(),
    repository,
    head_repository: repository.nullish(),
});
const artifactsAnswer = schemas/* looseObject */._H3({
    artifacts: schemas/* array */.YOg(schemas/* looseObject */._H3({
        id,
        expired: schemas/* boolean */.zMY(),
        size_in_bytes: schemas/* number */.aig(),
        workflow_run: schemas/* looseObject */._H3({
            id: id.nullish(),
            repository_id: id.nullish(),
            head_repository_id: id.nullish(),
            head_sha: sha.nullish(),
        })
            .nullish(),
    })),
});
/** Runs and artifacts of a repository by GitHub's real client, within the patience of the run. */
function openArtifacts(token, where, patience) {
    const octokit = (0,github/* getOctokit */.Q)(token, { log: SILENT });
    const { repos, actions } = octokit.rest;
    const call = (what, request) => patience.run(request, { repeatable: true, classify: github_failure/* classify */.L }).catch((error) => {
        throw (0,github_failure/* toHostError */.y)(what, error);
    });
    return {
        mergeBase: (base, head) => call('looking for the merge base', async (signal) => {
            // The commits between are of no interest: a page of one, and not the first, which has the files as well.
            const query = { ...where, basehead: `${base}...${head}`, per_page: 1, page: 2 };
            const { data } = await repos.compareCommitsWithBasehead({ ...query, request: { signal } });
            return comparisonAnswer.parse(data).merge_base_commit.sha;
        }),
        ancestors: (commit) => call('listing the commits of the base', async (signal) => {
            const { data } = await repos.listCommits({
                ...where,
                ...(commit !== null && { sha: commit }),
                per_page: PAGE,
                request: { signal },
            });
            return commitsAnswer.parse(data).map((listed) => listed.sha);
        }),
        artifactsNamed: async (name) => {
            const found = [];
            for (let page = 1; page <= MOST_PAGES; page++) {
                const { artifacts } = await call('listing the artifacts', async (signal) => {
                    const query = { ...where, name, per_page: PAGE, page };
                    return artifactsAnswer.parse((await actions.listArtifactsForRepo({ ...query, request: { signal } })).data);
                });
                found.push(...artifacts);
                if (artifacts.length < PAGE)
                    break;
            }
            return found.flatMap(({ id: artifact, expired, size_in_bytes: bytes, workflow_run: run }) => {
                const { id: runId, repository_id: own, head_repository_id: head, head_sha: headSha } = run ?? {};
                if (runId == null || own == null || head == null || headSha == null)
                    return [];
                return { id: artifact, runId, headSha, repositoryId: own, headRepositoryId: head, isExpired: expired, bytes };
            });
        },
        run: (run) => call('reading a run of the workflow', async (signal) => {
            const query = { ...where, run_id: run, exclude_pull_requests: true };
            return toRun(runAnswer.parse((await actions.getWorkflowRun({ ...query, request: { signal } })).data));
        }),
        reportIn: (artifact) => call('downloading a report', async (signal) => {
            const query = { ...where, artifact_id: artifact, archive_format: 'zip' };
            // GitHub answers with an address of its storage; a token does not follow to another host.
            const { data } = await actions.downloadArtifact({ ...query, request: { signal } });
            return data instanceof ArrayBuffer ? unpackReport(new Uint8Array(data)) : undefined;
        }),
    };
}
function toRun({ id: runId, repository: own, head_repository: head, ...run }) {
    return {
        id: runId,
        workflowId: run.workflow_id,
        status: run.status ?? '',
        event: run.event,
        headSha: run.head_sha,
        repositoryId: own.id,
        // A repository that is gone is no longer ours.
        headRepositoryId: head?.id ?? 0,
        url: run.html_url,
    };
}
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };


/***/ }),

/***/ 4685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ classify),
/* harmony export */   y: () => (/* binding */ toHostError)
/* harmony export */ });
/* harmony import */ var _publish_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9892);
/* harmony import */ var _member_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7997);


/** What GitHub asks of those who hit a secondary limit and are not told how long to wait, in seconds. */
const UNTOLD_WAIT = 60;
/** What a thrown error of the client means. Whatever is not an answer is silence. */
function classify(error) {
    if ((0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(error, 'name') === 'GraphqlResponseError')
        return classifyGraphql(error);
    const response = (0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(error, 'response');
    const status = (0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(error, 'status');
    // The client gives its own network errors the status 500 and no response.
    if (response === undefined || typeof status !== 'number' || status >= 500)
        return { failure: 'unavailable' };
    const headers = (0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(response, 'headers');
    if (status === 429 || (status === 403 && isThrottled(error, headers))) {
        return { failure: 'rate-limited', retryAfter: waitOf(headers) };
    }
    if (status === 401)
        return { failure: 'unauthorized' };
    if (status === 403)
        return { failure: 'forbidden' };
    if (status === 404 || status === 410)
        return { failure: 'not-found' };
    return { failure: status === 422 && /too long/i.test(messageOf(error)) ? 'too-long' : 'rejected' };
}
/** GraphQL says its errors with status 200. */
function classifyGraphql(error) {
    const errors = (0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(error, 'errors');
    const types = Array.isArray(errors) ? errors.map((one) => (0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(one, 'type')) : [];
    if (types.includes('RATE_LIMITED'))
        return { failure: 'rate-limited', retryAfter: UNTOLD_WAIT };
    // What GitHub says of its own trouble has no type.
    return { failure: /something went wrong|timed? ?out/i.test(messageOf(error)) ? 'unavailable' : 'rejected' };
}
function isThrottled(error, headers) {
    return ((0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(headers, 'x-ratelimit-remaining') === '0' ||
        Number((0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(headers, 'retry-after')) > 0 ||
        /rate limit/i.test(messageOf(error)));
}
function waitOf(headers) {
    const told = Number((0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(headers, 'retry-after'));
    if (told > 0)
        return told;
    if ((0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(headers, 'x-ratelimit-remaining') !== '0')
        return UNTOLD_WAIT;
    const reset = Number((0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(headers, 'x-ratelimit-reset'));
    // Clocks differ: a time that has just passed is not over yet.
    return reset > 0 ? Math.max(1, reset - Math.floor(Date.now() / 1000)) : UNTOLD_WAIT;
}
/** The longest piece of an answer that a message repeats. */
const REPEATED_CHARACTERS = 200;
/** The error of a port: what we were doing, the status, and the words in which GitHub refused. */
function toHostError(what, error) {
    const { failure } = classify(error);
    const response = (0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(error, 'response');
    if (response === undefined)
        return new _publish_host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d(failure, `${what}: no answer`);
    const status = (0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(error, 'status');
    const said = (0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)((0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(response, 'data'), 'message');
    const words = typeof said === 'string' && failure !== 'unavailable' ? ` (${said.slice(0, REPEATED_CHARACTERS)})` : '';
    return new _publish_host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d(failure, `${what}: ${status === undefined ? 'refused' : `status ${status}`}${words}`);
}
function messageOf(error) {
    return String((0,_member_of_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C)(error, 'message') ?? '');
}


/***/ })

};
