export const id = 918;
export const ids = [918];
export const modules = {

/***/ 7918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHub: () => (/* binding */ openGitHub)
/* harmony export */ });
/* unused harmony export classify */
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2413);
/* harmony import */ var _publish_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9892);


/** GitHub takes so many annotations in one request of a check run; further ones are appended by updates. */
const ANNOTATIONS_PER_REQUEST = 50;
/** The most annotations of one check run: beyond, nobody reads them and each batch costs a request. */
const ANNOTATIONS_PER_CHECK = 200;
/** Comments to a page, the most that GitHub gives. */
const PAGE = 100;
/**
 * GitHub by its real client, which honours GITHUB_API_URL and proxies. All waiting together, retries included, ends
 * with `patience`.
 */
function openGitHub(token, repository, patience) {
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, { log: SILENT });
    const call = (what, request, repeatable = true) => patience.run(request, { repeatable, classify }).catch((error) => {
        throw toHostError(what, error);
    });
    return {
        findPullRequest: async (headOwner, headBranch, headSha) => {
            const { data } = await call('looking for the pull request', (signal) => octokit.rest.pulls.list({
                ...repository,
                state: 'open',
                head: `${headOwner}:${headBranch}`,
                request: { signal },
            }));
            return data.find(({ head }) => head.sha === headSha)?.number;
        },
        headOf: async (number) => {
            const { data } = await call('reading the pull request', (signal) => octokit.rest.pulls.get({ ...repository, pull_number: number, request: { signal } }));
            return data.head.sha;
        },
        author: () => call('asking who we are', (signal) => readAuthor(octokit, signal)),
        commentsStartingWith: (number, prefix) => listComments(octokit, repository, number, prefix, call),
        createComment: async (number, body) => {
            const request = { ...repository, issue_number: number, body };
            const { data } = await call('creating the comment', (signal) => octokit.rest.issues.createComment({ ...request, request: { signal } }), false);
            return data.html_url;
        },
        updateComment: async (id, body) => {
            const { data } = await call('updating the comment', (signal) => octokit.rest.issues.updateComment({ ...repository, comment_id: id, body, request: { signal } }));
            return data.html_url;
        },
        createCheckRun: (check) => createCheckRun(octokit, repository, check, call),
    };
}
async function listComments(octokit, repository, number, prefix, call) {
    const found = [];
    for (let page = 1;; page++) {
        const { data } = await call('listing the comments', (signal) => octokit.rest.issues.listComments({
            ...repository,
            issue_number: number,
            per_page: PAGE,
            page,
            request: { signal },
        }));
        for (const { id, node_id, body = '', user } of data) {
            if (body.startsWith(prefix))
                found.push({ id, node_id, body, author: normalizeLogin(user?.login ?? '') });
        }
        if (data.length < PAGE)
            break;
    }
    if (found.length === 0)
        return [];
    const ids = found.map(({ node_id }) => node_id);
    const hidden = await call('asking which comments are hidden', (signal) => readMinimized(octokit, ids, signal));
    return found.map(({ id, node_id, body, author }) => ({ id, body, author, minimized: hidden.has(node_id) }));
}
/** REST does not say which comments are hidden. When GraphQL will not say either, none is. */
async function readMinimized(octokit, ids, signal) {
    const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { isMinimized } } }';
    try {
        const { nodes } = await octokit.graphql(query, {
            ids: ids.slice(-PAGE),
            request: { signal },
        });
        return new Set(nodes.flatMap((node) => (node?.isMinimized && node.id !== undefined ? [node.id] : [])));
    }
    catch (error) {
        if (isRefusal(error))
            return new Set();
        throw error;
    }
}
/** The login behind `GITHUB_TOKEN`. */
const ACTIONS_LOGIN = 'github-actions';
/** GraphQL tells for every kind of token who it belongs to; `GET /user` does not. */
async function readAuthor(octokit, signal) {
    try {
        const query = 'query { viewer { login } }';
        const { viewer } = await octokit.graphql(query, { request: { signal } });
        return normalizeLogin(viewer.login);
    }
    catch (error) {
        if (isRefusal(error))
            return ACTIONS_LOGIN;
        throw error;
    }
}
function isRefusal(error) {
    return ['rejected', 'forbidden', 'not-found'].includes(classify(error).failure);
}
function normalizeLogin(login) {
    return login.toLowerCase().replace(/\[bot\]$/, '');
}
async function createCheckRun(octokit, repository, check, call) {
    const annotations = check.annotations.slice(0, ANNOTATIONS_PER_CHECK);
    const output = { title: check.title, summary: check.summary };
    const create = {
        ...repository,
        name: check.name,
        head_sha: check.headSha,
        details_url: check.detailsUrl,
        status: 'completed',
        conclusion: check.conclusion,
        output: { ...output, annotations: annotations.slice(0, ANNOTATIONS_PER_REQUEST) },
    };
    // Neither is sent twice: a second check run would stand beside the first, and annotations are appended.
    const { data } = await call('creating the check run', (signal) => octokit.rest.checks.create({ ...create, request: { signal } }), false);
    for (let i = ANNOTATIONS_PER_REQUEST; i < annotations.length; i += ANNOTATIONS_PER_REQUEST) {
        const batch = annotations.slice(i, i + ANNOTATIONS_PER_REQUEST);
        const update = { ...repository, check_run_id: data.id, output: { ...output, annotations: batch } };
        await call('adding annotations to the check run', (signal) => octokit.rest.checks.update({ ...update, request: { signal } }), false);
    }
}
/** What a thrown error of the client means. Whatever is not an answer is silence. */
function classify(error) {
    if (memberOf(error, 'name') === 'GraphqlResponseError')
        return { failure: 'rejected' };
    const response = memberOf(error, 'response');
    const status = memberOf(error, 'status');
    // The client gives its own network errors the status 500 and no response.
    if (response === undefined || typeof status !== 'number' || status >= 500)
        return { failure: 'unavailable' };
    const message = String(memberOf(error, 'message') ?? '');
    const headers = memberOf(response, 'headers');
    const retryAfter = Number(memberOf(headers, 'retry-after'));
    const exhausted = memberOf(headers, 'x-ratelimit-remaining') === '0';
    if (status === 429 || (status === 403 && (exhausted || retryAfter > 0 || /rate limit/i.test(message)))) {
        const reset = Number(memberOf(headers, 'x-ratelimit-reset')) - Math.floor(Date.now() / 1000);
        const wait = retryAfter > 0 ? retryAfter : exhausted && reset > 0 ? reset : undefined;
        return { failure: 'rate-limited', ...(wait !== undefined && { retryAfter: wait }) };
    }
    if (status === 401 || status === 403)
        return { failure: 'forbidden' };
    if (status === 404 || status === 410)
        return { failure: 'not-found' };
    return { failure: status === 422 && /too long/i.test(message) ? 'too-long' : 'rejected' };
}
function toHostError(what, error) {
    const answered = memberOf(error, 'response') !== undefined;
    return new _publish_host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d(classify(error).failure, `${what}: ${answered ? `status ${memberOf(error, 'status')}` : 'no answer'}`);
}
function memberOf(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };


/***/ })

};
