export const id = 3058;
export const ids = [3058];
export const modules = {

/***/ 53058:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openArtifacts: () => (/* binding */ openArtifacts)
/* harmony export */ });
/* unused harmony export unpackReport */
/* harmony import */ var fflate__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72495);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50089);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87121);
/* harmony import */ var _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72396);
/* harmony import */ var _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61580);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62770);
/* harmony import */ var _find_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10773);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_client_js__WEBPACK_IMPORTED_MODULE_3__]);
_client_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];







const MOST_PAGES = _find_artifact_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_LISTED */ .cC / _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE */ .KL;
const id = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().positive();
const repository = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ id });
const comparisonAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW }) });
const commitsAnswer = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .pageOf */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW }));
const runAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    id,
    workflow_id: id,
    status: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    event: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    head_sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW,
    html_url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    repository,
    head_repository: repository.nullish(),
});
const artifactsAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    artifacts: (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .pageOf */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        id,
        expired: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        size_in_bytes: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
        created_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
        workflow_run: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            id: id.nullish(),
            repository_id: id.nullish(),
            head_repository_id: id.nullish(),
            head_sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW.nullish(),
        })
            .nullish(),
    })),
});
function openArtifacts(access, where, timeBudget) {
    const octokit = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .openClient */ .My)(access);
    const { repos, actions } = octokit.rest;
    const call = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .openCall */ .LJ)(timeBudget);
    return {
        mergeBase: (base, head) => call('looking for the merge base', async (signal) => {
            const query = { ...where, basehead: `${base}...${head}`, per_page: 1, page: 2 };
            const { data } = await repos.compareCommitsWithBasehead({ ...query, request: { signal } });
            return comparisonAnswer.parse(data).merge_base_commit.sha;
        }),
        ancestors: (commit) => call('listing the commits of the base', async (signal) => {
            const { data } = await repos.listCommits({
                ...where,
                ...(commit !== null && { sha: commit }),
                per_page: _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE */ .KL,
                request: { signal },
            });
            return commitsAnswer.parse(data).map((listed) => listed.sha);
        }),
        artifactsNamed: async (name) => {
            const found = [];
            for (let page = 1; page <= MOST_PAGES; page++) {
                const { artifacts } = await call('listing the artifacts', async (signal) => {
                    const query = { ...where, name, per_page: _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE */ .KL, page };
                    return artifactsAnswer.parse((await actions.listArtifactsForRepo({ ...query, request: { signal } })).data);
                });
                found.push(...artifacts);
                if (artifacts.length < _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE */ .KL)
                    break;
            }
            return found.flatMap(({ id: artifact, expired: isExpired, size_in_bytes: bytes, created_at, workflow_run: run }) => {
                const { id: runId, repository_id: own, head_repository_id: head, head_sha: headSha } = run ?? {};
                if (runId == null || own == null || head == null || headSha == null)
                    return [];
                const of = { runId, headSha, repositoryId: own, headRepositoryId: head };
                return { id: artifact, ...of, isExpired, bytes, createdAt: created_at ?? '' };
            });
        },
        run: (run) => call('reading a run of the workflow', async (signal) => {
            const query = { ...where, run_id: run, exclude_pull_requests: true };
            return toRun(runAnswer.parse((await actions.getWorkflowRun({ ...query, request: { signal } })).data));
        }),
        reportIn: (artifact, wanted) => call('downloading a report', async (signal) => {
            const query = { ...where, artifact_id: artifact, archive_format: 'zip' };
            const { data } = await actions.downloadArtifact({
                ...query,
                request: { signal, longestBody: _client_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_DOWNLOAD */ .Iq },
            });
            return data instanceof ArrayBuffer ? unpackReport(new Uint8Array(data), wanted) : undefined;
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
        headRepositoryId: head?.id ?? 0,
        url: run.html_url,
    };
}
const LARGEST_REPORT = 256 * 1024 * 1024;
const LARGEST_CANDIDATES = 4 * _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_CANDIDATES */ .gP;
const REPORT = /(^|\/)report\.json$/;
function unpackReport(archive, wanted) {
    try {
        const reports = [];
        (0,fflate__WEBPACK_IMPORTED_MODULE_6__/* .unzipSync */ .AO)(archive, {
            filter: ({ name, originalSize }) => {
                if (REPORT.test(name) && originalSize <= LARGEST_REPORT)
                    reports.push(name);
                return false;
            },
        });
        const [nearest] = reports.sort((a, b) => a.length - b.length);
        const report = nearest === undefined ? undefined : unpack(archive, nearest, LARGEST_REPORT);
        if (nearest === undefined || report === undefined)
            return undefined;
        if (wanted === 'report')
            return { report };
        const candidates = unpack(archive, nearest.replace(/report\.json$/, _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .CANDIDATES_FILE */ .Wn), LARGEST_CANDIDATES);
        return { report, ...(candidates !== undefined && { candidates }) };
    }
    catch {
        return undefined;
    }
}
function unpack(archive, wanted, most) {
    let isFound = false;
    const files = (0,fflate__WEBPACK_IMPORTED_MODULE_6__/* .unzipSync */ .AO)(archive, {
        filter: ({ name, originalSize }) => {
            if (isFound || name !== wanted || originalSize > most)
                return false;
            isFound = true;
            return true;
        },
    });
    return isFound ? new TextDecoder().decode(files[wanted]) : undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
