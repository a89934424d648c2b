export const id = 190;
export const ids = [190,8994];
export const modules = {

/***/ 20190:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerComment: () => (/* binding */ answerComment)
/* harmony export */ });
/* unused harmony export requireSeen */
/* harmony import */ var _adapters_github_advice_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(19169);
/* harmony import */ var _adapters_github_auto_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44132);
/* harmony import */ var _adapters_github_commit_on_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69505);
/* harmony import */ var _adapters_github_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88994);
/* harmony import */ var _adapters_github_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28155);
/* harmony import */ var _adapters_github_payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91295);
/* harmony import */ var _adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61846);
/* harmony import */ var _adapters_github_sticky_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(45954);
/* harmony import */ var _adapters_github_teaching_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44913);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37955);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83703);
/* harmony import */ var _last_push_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54372);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7358);
/* harmony import */ var _answering_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88720);
/* harmony import */ var _comment_command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96863);
/* harmony import */ var _comment_event_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20378);
/* harmony import */ var _plan_at_commit_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(36783);
/* harmony import */ var _replies_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(39090);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_adapters_github_github_js__WEBPACK_IMPORTED_MODULE_2__, _adapters_github_teaching_host_js__WEBPACK_IMPORTED_MODULE_6__, _plan_at_commit_js__WEBPACK_IMPORTED_MODULE_14__]);
([_adapters_github_github_js__WEBPACK_IMPORTED_MODULE_2__, _adapters_github_teaching_host_js__WEBPACK_IMPORTED_MODULE_6__, _plan_at_commit_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);


















const PERMISSIONS = 'contents: write, pull-requests: write and actions: read';
async function answerComment(run, { env }, timeBudget) {
    const comment = (0,_comment_event_js__WEBPACK_IMPORTED_MODULE_13__/* .newCommentOf */ .h)(env['GITHUB_EVENT_NAME'], (0,_adapters_github_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .readPayload */ .r)(env));
    const { problems, values } = run.settings;
    const where = (0,_adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._)(env);
    const token = values['github-token'];
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(problems);
    if (comment === undefined || where === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .yo([{ message: whyNotRun(env) }]);
    if (token === null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .yo([{ message: `answer-comments needs github-token, with the permissions ${PERMISSIONS}` }]);
    if ('ignored' in comment)
        return ignore(comment.ignored);
    const access = { token, apiUrl: env['GITHUB_API_URL'] };
    const answering = {
        ...{ run, comment, where, access, timeBudget, hasArtifacts: (0,_adapters_github_auto_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .hasArtifacts */ .C7)(env['GITHUB_SERVER_URL']) },
        host: (0,_adapters_github_teaching_host_js__WEBPACK_IMPORTED_MODULE_6__/* .openTeachingHost */ .M)(access, where, timeBudget),
        github: (0,_adapters_github_github_js__WEBPACK_IMPORTED_MODULE_2__.openGitHub)(access, where, timeBudget),
    };
    try {
        return await answer(answering);
    }
    catch (error) {
        if (!(error instanceof _adapters_github_host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d))
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .yo([{ message: `the comment could not be answered: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .logLine */ .BP)(adviceOn(error))}` }]);
    }
}
function whyNotRun(env) {
    if (env['GITHUB_EVENT_NAME'] !== 'issue_comment')
        return 'answer-comments is for workflows that run on issue_comment';
    return (0,_adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._)(env) === undefined
        ? 'GITHUB_REPOSITORY does not say which repository the comment is in; allowed: owner/name'
        : 'GITHUB_EVENT_PATH names no file with an event of a comment';
}
function adviceOn(error) {
    return (0,_adapters_github_advice_js__WEBPACK_IMPORTED_MODULE_16__/* .adviceFor */ .cp)(error, PERMISSIONS, 'as the workflow asks', 'comment again in a while');
}
function ignore(why) {
    (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_10__/* .log */ .Rm)(`Not answered: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .logLine */ .BP)(why)}`);
    return _core_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .dc.pass;
}
async function answer(answering) {
    const { comment, host, github } = answering;
    const read = (0,_comment_command_js__WEBPACK_IMPORTED_MODULE_12__/* .readComment */ .W)(comment.body);
    if (read.kind === 'none')
        return ignore('the comment is no command');
    const now = await host.comment(comment.id);
    if (now === undefined || now.isEdited || now.body !== comment.body)
        return ignore('the comment was edited or deleted');
    if (!(await host.mayWrite(comment.login, comment.userId)))
        return ignore(`${comment.login} may not write to this repository`);
    const reply = async (body) => {
        (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_10__/* .log */ .Rm)(`Answered: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .logLine */ .BP)(await github.createComment(comment.pullRequest, body))}`);
        return _core_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .dc.pass;
    };
    if (read.kind === 'wrong')
        return reply((0,_replies_js__WEBPACK_IMPORTED_MODULE_15__/* .misreadReply */ .YT)(read.problem));
    return reply(await carriedOut(read.command, answering, reply));
}
async function carriedOut(command, answering, reply) {
    try {
        return await carryOut(command, answering);
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .yo)
            return (0,_replies_js__WEBPACK_IMPORTED_MODULE_15__/* .refusedReply */ .B_)(error.problems);
        if (error instanceof _adapters_github_host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d) {
            const problems = [{ message: adviceOn(error) }];
            await reply(error instanceof _adapters_github_commit_on_branch_js__WEBPACK_IMPORTED_MODULE_1__/* .LostMoveError */ .eu ? (0,_replies_js__WEBPACK_IMPORTED_MODULE_15__/* .lostReply */ .zv)(problems) : (0,_replies_js__WEBPACK_IMPORTED_MODULE_15__/* .refusedReply */ .B_)(problems)).catch((second) => (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_10__/* .notice */ .lm)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .logLine */ .BP)(String(second))));
        }
        throw error;
    }
}
async function carryOut(command, answering) {
    const { comment, host, github } = answering;
    const pull = await host.pullRequest(comment.pullRequest, comment.repositoryId);
    if (!pull.isOpen)
        throw (0,_answering_js__WEBPACK_IMPORTED_MODULE_11__/* .refused */ .J)('the pull request is closed');
    if (!pull.isOwn)
        return (0,_replies_js__WEBPACK_IMPORTED_MODULE_15__/* .forkReply */ .Pu)(command, comment.pullRequest);
    if (pull.branch === comment.defaultBranch)
        throw (0,_answering_js__WEBPACK_IMPORTED_MODULE_11__/* .refused */ .J)('the branch of this pull request is the default branch, to which nothing is committed without a review');
    const author = await github.author();
    await requireSeen(command, pull.headSha, author, answering);
    const { planning, files } = await (0,_plan_at_commit_js__WEBPACK_IMPORTED_MODULE_14__/* .planAt */ .J)(pull.headSha, command, answering);
    if (files.length === 0)
        return (0,_replies_js__WEBPACK_IMPORTED_MODULE_15__/* .nothingNewReply */ .a)(planning.plans);
    const commit = await host.commit({
        ...{ parent: pull.headSha, branch: pull.branch, pullRequest: comment.pullRequest },
        message: messageOf(command, planning.plans, comment),
        files,
    });
    if (commit === undefined)
        throw (0,_answering_js__WEBPACK_IMPORTED_MODULE_11__/* .refused */ .J)(`the branch is not at ${pull.headSha.slice(0, 7)} any more, or the pull request is closed`, 'look at the new result, and comment again');
    return (0,_replies_js__WEBPACK_IMPORTED_MODULE_15__/* .committedReply */ .$w)(command, { login: comment.login, commit, startsNothing: author === _adapters_github_host_js__WEBPACK_IMPORTED_MODULE_3__/* .ACTIONS_LOGIN */ .i }, planning);
}
function messageOf({ verb }, plans, { login, url }) {
    const what = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(plans.filter(({ isKnown }) => !isKnown).length, 'summary', 'summaries');
    const title = verb === 'accept' ? `Accept ${what} beside the reference` : `Keep ${what} that a person rejected`;
    return `${title}\n\nAsked for by ${login} in ${url}\n`;
}
async function requireSeen({ commit }, headSha, author, { run, comment, github }) {
    const head = headSha.slice(0, 7);
    if (commit !== undefined) {
        if (headSha.startsWith(commit))
            return;
        throw (0,_answering_js__WEBPACK_IMPORTED_MODULE_11__/* .refused */ .J)(`the newest commit is ${head}, and the comment names ${commit.slice(0, 12)}`);
    }
    const hint = `look at the result of ${head} and comment again, or name the commit you have looked at: --commit ${head}`;
    const key = run.settings.values['comment-key'];
    const marked = await github.commentsStartingWith(comment.pullRequest, (0,_adapters_github_sticky_js__WEBPACK_IMPORTED_MODULE_17__/* .stickyMarker */ .YL)(key));
    const ours = [...new Set([author, _adapters_github_host_js__WEBPACK_IMPORTED_MODULE_3__/* .ACTIONS_LOGIN */ .i].flatMap((login) => (0,_adapters_github_sticky_js__WEBPACK_IMPORTED_MODULE_17__/* .allOurs */ .dT)(marked, login, key)))];
    const shown = ours.map(({ body }) => (0,_last_push_js__WEBPACK_IMPORTED_MODULE_9__/* .readMemory */ .S1)(body)?.shown.commit);
    const other = shown.find((one) => one !== undefined && one !== headSha);
    if (other !== undefined)
        throw (0,_answering_js__WEBPACK_IMPORTED_MODULE_11__/* .refused */ .J)(`the comment of the gate is about ${other.slice(0, 7)}, and the newest commit is ${head}`, hint);
    if (shown.length === 0 || shown.includes(undefined))
        throw (0,_answering_js__WEBPACK_IMPORTED_MODULE_11__/* .refused */ .J)(`no comment of the gate says which commit you have seen; the newest is ${head}`, hint);
    const isSeen = ours.every(({ updatedAt }) => Date.parse(updatedAt ?? '') < Date.parse(comment.createdAt));
    if (!isSeen)
        throw (0,_answering_js__WEBPACK_IMPORTED_MODULE_11__/* .refused */ .J)('the comment of the gate is newer than yours', hint);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 88720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ refused)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);

function refused(message, hint) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message, ...(hint !== undefined && { hint }) }]);
}


/***/ }),

/***/ 96863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readComment),
/* harmony export */   u: () => (/* binding */ USAGE)
/* harmony export */ });
/* harmony import */ var _command_line_parts_session_operand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63566);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52003);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83703);
/* harmony import */ var _core_unicode_form_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60940);




const CALL = '/summary-gate';
const MOST_SESSIONS = 10;
const LONGEST_NAME = 200;
const LONGEST_LINE = 2_000;
const LONGEST_REASON = 500;
const USAGE = '/summary-gate accept <session>… [--because "why"] or /summary-gate reject <session>… --because "why" [--code FINDING], with --commit <sha> where no comment of the gate shows the newest commit';
function readComment(body) {
    const [first = '', ...rest] = body.split(/\r\n|\r|\n/);
    if (first !== CALL && !/^\/summary-gate[ \t]/.test(first))
        return { kind: 'none' };
    const wrong = (problem) => ({ kind: 'wrong', problem });
    if (rest.some((line) => line.trimStart().startsWith(CALL)))
        return wrong('the comment has several commands; allowed: one');
    if (first.length > LONGEST_LINE)
        return wrong(`the command has ${first.length} characters; allowed: ${LONGEST_LINE}`);
    const words = wordsOf(first.slice(CALL.length));
    return words === undefined ? wrong('a quote is not closed') : readWords(words);
}
const PIECE = /(\s+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|“([^”]*)”|‘([^’]*)’|\\(.)|([^\s'"“‘\\]+)/gsuy;
function wordsOf(text) {
    const words = [];
    let word;
    let end = 0;
    for (const match of text.matchAll(PIECE)) {
        const [whole, blank, single, double, curly, curlySingle, escaped, plain] = match;
        end += whole.length;
        if (blank !== undefined) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
            continue;
        }
        const piece = single ?? double?.replace(/\\(.)/gsu, '$1') ?? curly ?? curlySingle ?? escaped ?? plain ?? '';
        word = { text: (word?.text ?? '') + piece, isQuoted: (word?.isQuoted ?? false) || plain === undefined };
    }
    if (end < text.length)
        return undefined;
    return word === undefined ? words : [...words, word];
}
const FLAGS = new Map([
    [
        'because',
        {
            allowed: `a sentence of up to ${LONGEST_REASON} characters`,
            fits: (value) => /\S/.test(value) && value.length <= LONGEST_REASON,
        },
    ],
    [
        'code',
        {
            allowed: 'a finding code, as docs/findings.md of summary-gate lists them',
            fits: (value) => _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_CODES */ .f2.some((code) => code === value),
        },
    ],
    ['commit', { allowed: 'the first 7 or more digits of a commit', fits: (value) => /^[0-9a-f]{7,64}$/.test(value) }],
]);
function readWords(words) {
    const wrong = (problem) => ({ kind: 'wrong', problem });
    const [verb, ...rest] = words;
    if (verb?.text !== 'accept' && verb?.text !== 'reject')
        return wrong(verb === undefined ? 'there is no command' : `${shown(verb.text)} is no command`);
    const flags = new Map();
    const sessions = [];
    let areFlagsOver = false;
    for (let i = 0; i < rest.length; i++) {
        const { text, isQuoted } = rest[i] ?? { text: '', isQuoted: false };
        if (isQuoted || areFlagsOver || !/^[-\u2013\u2014]/.test(text)) {
            sessions.push((0,_core_unicode_form_js__WEBPACK_IMPORTED_MODULE_3__/* .inUnicodeForm */ .v)(text, 'NFC'));
            continue;
        }
        if (text === '--') {
            areFlagsOver = true;
            continue;
        }
        const [, name = '', inline] = /^(?:--|[\u2013\u2014])([a-z]+)(?:=(.*))?$/s.exec(text) ?? [];
        const flag = FLAGS.get(name);
        if (flag === undefined)
            return wrong(`${shown(text)} is no flag of a comment`);
        if (flags.has(name))
            return wrong(`--${name} is given twice`);
        const value = inline ?? rest[++i]?.text ?? '';
        if (!flag.fits(value))
            return wrong(`--${name} is ${shown(value)}; allowed: ${flag.allowed}`);
        flags.set(name, value);
    }
    return checked(verb.text, sessions, flags);
}
function checked(verb, named, flags) {
    const wrong = (problem) => ({ kind: 'wrong', problem });
    const sessions = [...new Set(named)];
    if (sessions.length === 0)
        return wrong(`${verb} needs the name of a session`);
    if (sessions.length > MOST_SESSIONS)
        return wrong(`it names ${sessions.length} sessions; allowed: up to ${MOST_SESSIONS}`);
    const odd = sessions.find((name) => !isFolderName((0,_command_line_parts_session_operand_js__WEBPACK_IMPORTED_MODULE_0__/* .namedSample */ .cF)(name).name));
    if (odd !== undefined)
        return wrong(`${shown(odd)} can be no name of a session`);
    const [because, code, commit] = ['because', 'code', 'commit'].map((name) => flags.get(name));
    if (verb === 'reject' && because === undefined)
        return wrong('reject needs --because: what is wrong with it');
    if (verb === 'accept' && code !== undefined)
        return wrong('accept takes no --code; it belongs to reject');
    return {
        kind: 'command',
        command: {
            ...{ verb, sessions },
            ...(because !== undefined && { because: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(because) }),
            ...(code !== undefined && { code }),
            ...(commit !== undefined && { commit }),
        },
    };
}
function isFolderName(name) {
    return name !== '' && name.length <= LONGEST_NAME && !name.startsWith('.') && !/[/\\\p{C}\u2028\u2029]/u.test(name);
}
function shown(text) {
    return JSON.stringify((0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text, 80));
}


/***/ }),

/***/ 20378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ newCommentOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50089);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44743);

const person = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const commentEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}).nullish() }),
    comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
        body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^https?:\/\/[\w.:/#-]+$/),
        created_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true }),
        user: person,
        performed_via_github_app: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    }),
    sender: person,
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
});
function newCommentOf(eventName, payload) {
    const { data } = commentEvent.safeParse(payload);
    if (eventName !== 'issue_comment' || data === undefined)
        return undefined;
    const { action, issue, comment, sender, repository } = data;
    const { user } = comment;
    if (action !== 'created')
        return { ignored: `the comment was ${action === 'edited' ? 'edited' : 'not just made'}` };
    if (issue.pull_request == null)
        return { ignored: 'the comment is on no pull request' };
    const isByApp = comment.performed_via_github_app != null;
    if (isByApp || user.type !== 'User' || sender.type !== 'User')
        return { ignored: 'the comment is of a program' };
    if (user.id !== sender.id)
        return { ignored: 'the comment is of somebody else than who sent it' };
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(user.login))
        return { ignored: 'its author has no login of a person' };
    return {
        ...{ id: comment.id, body: comment.body, url: comment.html_url, createdAt: comment.created_at },
        ...{ login: user.login, userId: user.id, pullRequest: issue.number },
        ...{ repositoryId: repository.id, defaultBranch: repository.default_branch },
    };
}


/***/ }),

/***/ 35151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ keptCandidates)
/* harmony export */ });
/* harmony import */ var _adapters_github_auto_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44132);
/* harmony import */ var _adapters_github_find_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10773);
/* harmony import */ var _adapters_github_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28155);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52003);
/* harmony import */ var _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72396);
/* harmony import */ var _inputs_baseline_baseline_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72454);
/* harmony import */ var _answering_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88720);







async function keptCandidates(commit, { run, comment, access, where, timeBudget, hasArtifacts: isKept }) {
    const name = (0,_adapters_github_auto_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactName */ .Cs)(run.settings.values);
    const none = (reason) => ({ kind: 'none', reason });
    if (!isKept)
        return none('this server keeps no artifacts');
    const { openArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(4876), __webpack_require__.e(3058)]).then(__webpack_require__.bind(__webpack_require__, 53058));
    const artifacts = openArtifacts(access, where, timeBudget);
    try {
        const found = (await artifacts.artifactsNamed(name)).filter(({ headSha }) => headSha === commit);
        if (found.length === 0)
            return none(`no run of it has left the artifact ${name}`);
        const usable = found.filter((one) => (0,_adapters_github_find_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .isUsable */ .Ng)(one, comment.repositoryId));
        if (usable.length === 0)
            return none(`its artifact ${name} has expired, is larger than 100 MB, or was left by a run of a fork`);
        const seen = usable.filter(({ createdAt }) => Date.parse(createdAt) < Date.parse(comment.createdAt));
        if (seen.length === 0)
            throw (0,_answering_js__WEBPACK_IMPORTED_MODULE_6__/* .refused */ .J)(`the run of ${commit.slice(0, 7)} has left its candidates only after your comment`, 'look at its result, and comment again');
        let last = none('');
        for (const artifact of seen) {
            const packed = await artifacts.reportIn(artifact.id, 'report and candidates');
            if (packed === undefined) {
                last = none(`no report can be unpacked from its artifact ${name}`);
                continue;
            }
            const kept = (0,_inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_4__/* .baseCandidatesIn */ .NO)(packed.candidates);
            if (kept.kind === 'lines' && kept.lines.length > 0)
                return { ...kept, foundByRun: foundIn(packed.report) };
            last = kept.kind === 'none' ? kept : none(`its artifact ${name} has no candidates`);
        }
        return last;
    }
    catch (error) {
        if (!(error instanceof _adapters_github_host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .d) || !['forbidden', 'not-found'].includes(error.failure))
            throw error;
        return none('the token may not read artifacts, for which it needs the permission actions: read');
    }
}
function foundIn(report) {
    const read = (0,_inputs_baseline_baseline_report_js__WEBPACK_IMPORTED_MODULE_5__/* .readBaselineReport */ .U)(report);
    const found = new Map();
    for (const { name, candidate_digest, findings, samples } of read.kind === 'report' ? read.report.sessions : []) {
        if (candidate_digest != null)
            found.set(`${candidate_digest} ${name}`, findings?.map(({ code }) => code) ?? []);
        for (const one of samples ?? [])
            if (one.candidate_digest != null)
                found.set(`${one.candidate_digest} ${name}`, one.findings ?? []);
    }
    return (session, digest) => {
        const codes = found.get(`${digest} ${session}`);
        return codes === undefined ? [] : _core_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .FINDING_CODES */ .f2.filter((code) => codes.includes(code));
    };
}


/***/ }),

/***/ 14942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ PinnedWorkspace)
/* harmony export */ });
/* harmony import */ var _adapters_disk_temporary_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40153);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37955);
/* harmony import */ var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43149);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84915);
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14017);
/* harmony import */ var _inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95131);
/* harmony import */ var _inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65667);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24728);
/* harmony import */ var _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61580);









const MOST_SAMPLES = 100;
class PinnedWorkspace {
    pinned;
    #workspace = (0,_adapters_disk_temporary_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .openTemporaryWorkspace */ .B)('summary-gate-answer-');
    constructor(pinned) {
        this.pinned = pinned;
    }
    get files() {
        return this.#workspace.files;
    }
    remove() {
        this.#workspace.remove();
    }
    async bringSessions(corpus, names) {
        if (corpus.endsWith('.jsonl'))
            return problemIn(await this.#lay(corpus));
        for (const name of names) {
            const { folder, found } = await this.#folderOf(corpus, name);
            const names = found.map((file) => file.name);
            const references = _inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_5__/* .REFERENCE_FILES */ .wY.filter((one) => names.includes(one));
            if (references.length === 0)
                return {
                    message: `the corpus has no session ${JSON.stringify(name)}: there is no ${_inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_5__/* .REFERENCE_FILES */ .wY.join(' or ')}`,
                    place: { file: folder },
                };
            const files = [...references, ...transcriptAmong(found)];
            for (const kind of Object.keys(_inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_TAUGHT */ .Ke)) {
                const taught = (await this.pinned.list(`${folder}/${kind}`)) ?? [];
                if (taught === 'link')
                    return {
                        message: 'the folder is a symbolic link: what people teach stands beside its reference alone',
                        place: { file: `${folder}/${kind}` },
                        hint: 'put a folder in its place, and try again',
                    };
                const own = taught.filter(isTaught).slice(0, _inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_REJECTED */ .zj + 1);
                files.push(...own.map((one) => `${kind}/${one.name}`));
            }
            for (const file of files) {
                const problem = problemIn(await this.#lay(`${folder}/${file}`));
                if (problem !== undefined)
                    return problem;
            }
        }
        return undefined;
    }
    async #folderOf(corpus, name) {
        const [first = '', ...others] = formsOf(name).map((form) => (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__/* .pathIn */ .l)(corpus, form));
        for (const folder of [first, ...others]) {
            const found = await this.pinned.list(folder);
            if (found !== undefined && found !== 'link')
                return { folder, found };
        }
        return { folder: first, found: [] };
    }
    layCandidates(lines) {
        this.#write(_settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .CANDIDATES_FILE */ .Wn, `${lines.join('\n')}\n`);
        return _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .CANDIDATES_FILE */ .Wn;
    }
    async bringCandidates({ candidates }, names) {
        const problems = [];
        let isAny = false;
        for (const path of (0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsOf */ .wG)(candidates)) {
            const tried = path.endsWith('.jsonl') ? [path] : await this.#candidateFiles(path, names);
            for (const file of tried) {
                const kind = await this.#lay(file);
                if (typeof kind === 'object')
                    problems.push(kind);
                else if (kind === 'there')
                    isAny = true;
            }
        }
        return { isAny, problems };
    }
    async #candidateFiles(folder, names) {
        const files = [];
        for (const path of names.flatMap(formsOf).map((form) => (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__/* .pathIn */ .l)(folder, form))) {
            files.push(`${path}.json`, `${path}.md`);
            const own = await this.pinned.list(path);
            const samples = (own === 'link' ? [] : (own ?? []))
                .map((one) => one.name)
                .filter((one) => /^(?:summary|candidate|\d{1,6})\.(?:json|md)$/.test(one))
                .slice(0, MOST_SAMPLES);
            files.push(...samples.map((one) => `${path}/${one}`));
        }
        return files;
    }
    async #lay(path) {
        const read = await this.pinned.read(path);
        if (read.kind === 'missing')
            return 'missing';
        if (read.kind === 'unreadable')
            return { message: `the file of the pull request cannot be read: ${read.reason}`, place: { file: path } };
        this.#write(path, read.bytes);
        return 'there';
    }
    #write(path, content) {
        try {
            this.#workspace.write(path, content);
        }
        catch (error) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([
                { message: `the file cannot be laid down here: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}`, place: { file: path } },
            ]);
        }
    }
}
function formsOf(name) {
    return [...new Set([name.normalize('NFC'), name.normalize('NFD')])];
}
function problemIn(laid) {
    return typeof laid === 'object' ? laid : undefined;
}
function transcriptAmong(files) {
    const [first] = _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .TRANSCRIPT_FILES */ .pZ.flatMap((name) => files.filter((file) => file.name === name));
    return first === undefined || first.size > (0,_core_text_limit_js__WEBPACK_IMPORTED_MODULE_8__/* .longestTranscript */ .H4)(first.name) ? [] : [first.name];
}
function isTaught({ name }) {
    return name.endsWith('.json') && _inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_3__.ID.test(name.slice(0, -'.json'.length));
}


/***/ }),

/***/ 36783:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ planAt)
/* harmony export */ });
/* harmony import */ var _adapters_github_auto_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44132);
/* harmony import */ var _adapters_github_base_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20567);
/* harmony import */ var _command_line_commands_accept_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91248);
/* harmony import */ var _command_line_commands_reject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34787);
/* harmony import */ var _command_line_parts_session_operand_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63566);
/* harmony import */ var _command_line_parts_teach_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48464);
/* harmony import */ var _command_line_parts_write_plans_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11172);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37955);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24728);
/* harmony import */ var _answering_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88720);
/* harmony import */ var _kept_candidates_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35151);
/* harmony import */ var _pinned_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14942);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_adapters_github_base_file_js__WEBPACK_IMPORTED_MODULE_1__]);
_adapters_github_base_file_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];












async function planAt(commit, command, answering) {
    const { run, comment, access, where, timeBudget, host } = answering;
    const names = command.sessions.map((session) => (0,_command_line_parts_session_operand_js__WEBPACK_IMPORTED_MODULE_4__/* .namedSample */ .cF)(session).name);
    const pinned = {
        read: (path) => (0,_adapters_github_base_file_js__WEBPACK_IMPORTED_MODULE_1__/* .askForBytes */ .g)(access, where, timeBudget, { path, commit }),
        list: (folder) => host.filesIn(folder, commit),
    };
    const workspace = new _pinned_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .PinnedWorkspace */ .M(pinned);
    try {
        const wrong = await workspace.bringSessions(run.settings.values.corpus, names);
        if (wrong !== undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .yo([wrong]);
        const { candidates, foundByRun } = await candidatesAt(commit, names, workspace, answering);
        const settings = { ...run.settings, values: { ...run.settings.values, candidates } };
        const flags = new Map([
            ['by', comment.login],
            ...['because', 'code'].flatMap((name) => {
                const value = command[name];
                return value === undefined ? [] : [[name, value]];
            }),
        ]);
        const planning = await (0,_command_line_parts_teach_js__WEBPACK_IMPORTED_MODULE_5__/* .planLessons */ .vK)(command.verb === 'accept' ? _command_line_commands_accept_js__WEBPACK_IMPORTED_MODULE_2__.ACCEPTING : _command_line_commands_reject_js__WEBPACK_IMPORTED_MODULE_3__.REJECTING, {
            run: { ...run, settings, ports: { ...run.ports, files: workspace.files } },
            operands: command.sessions,
            flags,
            ...(foundByRun !== undefined && { foundByRun }),
        });
        const texts = new Map(planning.plans.map(({ file, text }) => [file, text]));
        const changed = new Set(planning.plans.flatMap(({ file, isKnown }) => (isKnown ? [] : [file])));
        const files = [...texts].filter(([file]) => changed.has(file));
        return { planning, files: files.map(([path, text]) => ({ path, text: (0,_command_line_parts_write_plans_js__WEBPACK_IMPORTED_MODULE_6__/* .asItStands */ .nj)(path, text, workspace.files) })) };
    }
    finally {
        workspace.remove();
    }
}
async function candidatesAt(commit, names, workspace, answering) {
    const { values } = answering.run.settings;
    const kept = await (0,_kept_candidates_js__WEBPACK_IMPORTED_MODULE_9__/* .keptCandidates */ .t)(commit, answering);
    if (kept.kind === 'lines')
        return { candidates: workspace.layCandidates(kept.lines), foundByRun: kept.foundByRun };
    const { isAny, problems } = await workspace.bringCandidates(values, names);
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(problems);
    if (isAny)
        return { candidates: values.candidates };
    throw (0,_answering_js__WEBPACK_IMPORTED_MODULE_8__/* .refused */ .J)(`${commit.slice(0, 7)} has no candidate of ${names.map((name) => JSON.stringify(name)).join(', ')}: ${kept.reason}, and none is committed in ${(0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_11__/* .showPaths */ .cb)(values.candidates)}`, `let the workflow upload the report folder as the artifact ${(0,_adapters_github_auto_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactName */ .Cs)(values)}`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 39090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ committedReply),
/* harmony export */   B_: () => (/* binding */ refusedReply),
/* harmony export */   Pu: () => (/* binding */ forkReply),
/* harmony export */   YT: () => (/* binding */ misreadReply),
/* harmony export */   a: () => (/* binding */ nothingNewReply),
/* harmony export */   zv: () => (/* binding */ lostReply)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83703);
/* harmony import */ var _render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97348);
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65694);
/* harmony import */ var _comment_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96863);





const COLUMNS = 100;
const LONGEST_REPLY = 60_000;
const LONGEST_DIFFERENCE = 30_000;
const MOST_PROBLEMS = 10;
function committedReply({ verb }, { login, commit, startsNothing }, { plans, views }) {
    const difference = views
        .filter((_, i) => plans[i]?.isKnown === false)
        .map((view) => (0,_render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_2__.renderDiff)(view, { colour: false, width: COLUMNS }))
        .join('\n');
    const known = plans.filter(({ isKnown }) => isKnown);
    const told = [
        `${verb === 'accept' ? 'Accepted' : 'Rejected'} for ${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(login)}, by the commit ${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(commit.slice(0, 7))} to this pull request:`,
        '',
        ...plans.filter(({ isKnown }) => !isKnown).map(planLine),
        '',
        ...(known.length === 0
            ? []
            : ['What stands there already, and was left as it is:', '', ...known.map(planLine), '']),
    ];
    const after = startsNothing ? [STARTS_NOTHING] : [];
    return withDifference(difference, (block) => page([...told, ...block, ...after]));
}
const STARTS_NOTHING = 'GitHub starts no workflow for a commit by this token: push, or close and open the pull request again, so that its checks run.';
function withDifference(text, replyOf) {
    for (let longest = LONGEST_DIFFERENCE; longest > 100; longest /= 2) {
        const reply = replyOf(fenced('What differs from the reference', (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text, longest)));
        if (reply.length <= LONGEST_REPLY)
            return reply;
    }
    return replyOf(['What differs is too long for a comment: the commit shows it.', '']);
}
function nothingNewReply(plans) {
    return page(['Nothing to commit, it stands there already:', '', ...plans.map(planLine)]);
}
function planLine({ file, session, isMasked, remarks }) {
    const told = [...(isMasked ? ['a credential in it is masked'] : []), ...remarks];
    const which = file.endsWith('.jsonl') ? `: ${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(session)}` : '';
    return `- ${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(file)}${which}${told.map((remark) => `<br>! ${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownInline */ .nL)(remark)}`).join('')}`;
}
function refusedReply(problems) {
    return problemPage('Nothing was committed:', problems);
}
function lostReply(problems) {
    return problemPage('GitHub gave no answer. See whether a commit has come to this pull request, and comment again if not:', problems);
}
function problemPage(heading, problems) {
    let room = LONGEST_REPLY;
    const shown = problems.slice(0, MOST_PROBLEMS).flatMap(({ message, place, hint }) => {
        const where = place === undefined ? '' : `${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place))}: `;
        const line = `- ${where}${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownInline */ .nL)(message)}${hint === undefined ? '' : `<br>${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownInline */ .nL)(hint)}`}`;
        room -= line.length;
        return room < 0 ? [] : [line];
    });
    const hidden = problems.length - shown.length;
    return page([heading, '', ...shown, ...(hidden > 0 ? [`- and ${hidden} more`] : [])]);
}
function misreadReply(problem) {
    return page([`Nothing was committed: ${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownInline */ .nL)(problem)}.`, '', `Allowed: ${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(_comment_command_js__WEBPACK_IMPORTED_MODULE_4__/* .USAGE */ .u, 500)}`]);
}
function forkReply({ verb, sessions, because, code }, pullRequest) {
    const operands = sessions.map(_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7).join(' ');
    const why = because === undefined ? '' : ` --because ${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(because)}`;
    const what = code === undefined ? '' : ` --code ${code}`;
    return page([
        'Nothing was committed: this pull request comes from a fork, and the token of this workflow cannot write there. Where its author allows edits by maintainers, this does it, with a program that stands outside of the checkout. Read what the fork changes first: hooks and scripts of a checkout run as you.',
        '',
        ...(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)([
            'npm install --global summary-gate',
            `gh pr checkout ${pullRequest}`,
            `summary-gate ${verb} --by "$(git config user.name)"${why}${what} -- ${operands}`,
            'git add --all && git commit && git push',
        ].join('\n'), 'sh'),
    ]);
}
function fenced(title, text) {
    return [
        '<details>',
        `<summary>${title}</summary>`,
        '',
        ...(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)(text.replaceAll('@', '@\u200b'), 'text'),
        '</details>',
        '',
    ];
}
function page(lines) {
    return `${lines.join('\n').trimEnd()}\n`;
}


/***/ }),

/***/ 70545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ boundedFetch),
/* harmony export */   T6: () => (/* binding */ ProxyError),
/* harmony export */   Ue: () => (/* binding */ patientFetch),
/* harmony export */   _l: () => (/* binding */ LONGEST_BODY),
/* harmony export */   nk: () => (/* binding */ LongBodyError)
/* harmony export */ });
const LONGEST_BODY = 4 * 1024 * 1024;
class LongBodyError extends Error {
    name = 'LongBodyError';
}
const BODILESS = [204, 205, 304];
function boundedFetch(fetch, longestBody = () => LONGEST_BODY) {
    return async (input, init) => {
        const response = await fetch(input, init);
        if (response.body === null || BODILESS.includes(response.status))
            return response;
        const longest = longestBody(response.status);
        let length = 0;
        const bounded = response.body.pipeThrough(new TransformStream({
            transform: (chunk, controller) => {
                length += chunk.byteLength;
                if (length > longest)
                    controller.error(new LongBodyError(`an answer of more than ${longest} bytes`));
                else
                    controller.enqueue(chunk);
            },
        }));
        const { status, statusText, headers } = response;
        return new Response(bounded, { status, statusText, headers: [...headers] });
    };
}
class ProxyError extends Error {
    name = 'ProxyError';
}
const NO_LIMIT = { headersTimeout: 0, bodyTimeout: 0 };
async function patientFetch(address) {
    const [{ getProxyUrl }, undici] = await Promise.all([__webpack_require__.e(/* import() */ 9253).then(__webpack_require__.bind(__webpack_require__, 89253)), __webpack_require__.e(/* import() */ 9714).then(__webpack_require__.t.bind(__webpack_require__, 39714, 19))]);
    const dispatcher = dispatcherOf(address, getProxyUrl, undici);
    return (input, init) => Reflect.apply(undici.fetch, undefined, [input, { ...init, dispatcher }]);
}
function dispatcherOf(address, getProxyUrl, { Agent, ProxyAgent }) {
    try {
        const proxy = getProxyUrl(new URL(address));
        if (proxy === undefined || proxy.hostname === '')
            return new Agent(NO_LIMIT);
        const { href: uri, username, password } = proxy;
        const token = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
        return new ProxyAgent({ uri, pipelining: 0, ...(username + password !== '' && { token }), ...NO_LIMIT });
    }
    catch {
        throw new ProxyError('the proxy that http_proxy or https_proxy names is none: it must be a URL');
    }
}


/***/ }),

/***/ 40153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openTemporaryWorkspace),
/* harmony export */   w: () => (/* binding */ makeTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37955);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23522);





function makeTemporaryFolder(prefix, parent = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, prefix));
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo([
            {
                message: `no folder can be made among the temporary files: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}`,
                place: { file: parent },
                hint: 'name another folder in TMPDIR (on Windows in TEMP)',
            },
        ]);
    }
}
function openTemporaryWorkspace(prefix) {
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(makeTemporaryFolder(prefix));
    return {
        files: (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openWorkspace */ .O)(root, root),
        write: (path, content) => {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, content);
        },
        remove: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, { recursive: true, force: true }),
    };
}


/***/ }),

/***/ 71941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ errorCodeOf),
/* harmony export */   R: () => (/* binding */ whyUntrusted)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);

function errorCodeOf(error) {
    let cause = error;
    for (let depth = 0; depth < 5 && cause !== undefined; depth++) {
        const code = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(cause, 'code');
        if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code))
            return code;
        cause = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(cause, 'cause');
    }
    return undefined;
}
const NO_TRUST = /^(?:CERT_|CRL_|DEPTH_ZERO_|ERR_TLS_CERT_|ERROR_IN_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH$|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$)/;
function whyUntrusted(code) {
    if (code === 'ERR_SSL_WRONG_VERSION_NUMBER')
        return `it does not speak TLS (${code}): its address may begin with http`;
    if (code === undefined || !NO_TRUST.test(code))
        return undefined;
    return `its certificate is not trusted (${code}): NODE_EXTRA_CA_CERTS names the file of one that is to be`;
}


/***/ }),

/***/ 20567:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askForCommit: () => (/* binding */ askForCommit),
/* harmony export */   askForFile: () => (/* binding */ askForFile),
/* harmony export */   g: () => (/* binding */ askForBytes)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62770);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28155);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_client_js__WEBPACK_IMPORTED_MODULE_0__]);
_client_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];


async function askForFile(...asked) {
    const read = await askForBytes(...asked);
    return read.kind === 'bytes' ? { kind: 'text', text: new TextDecoder().decode(read.bytes) } : read;
}
async function askForBytes(access, where, timeBudget, { path, commit }, isThere = (one) => askForCommit(access, where, timeBudget, one)) {
    try {
        const { repos } = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openClient */ .My)(access).rest;
        const read = await unlessMissing((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openCall */ .LJ)(timeBudget)('reading a file of the base', (signal) => repos.getContent({
            ...where,
            path,
            ref: commit,
            mediaType: { format: 'raw' },
            request: { signal, longestBody: _client_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_DOWNLOAD */ .Iq, isBytes: true },
        })));
        if (read === undefined) {
            if (await isThere(commit))
                return { kind: 'missing' };
            return { kind: 'unreadable', reason: `GitHub does not have the commit ${commit.slice(0, 7)}` };
        }
        const content = read.data;
        if (/^text\/html\b/i.test(read.headers['content-type'] ?? ''))
            return { kind: 'unreadable', reason: 'GitHub answers with a web page in place of the file' };
        return content instanceof ArrayBuffer
            ? { kind: 'bytes', bytes: new Uint8Array(content) }
            : { kind: 'unreadable', reason: 'it is no plain file there' };
    }
    catch (error) {
        return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
    }
}
async function askForCommit(access, where, timeBudget, commit) {
    const { git } = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openClient */ .My)(access).rest;
    const found = await unlessMissing((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openCall */ .LJ)(timeBudget)('looking for a commit of the base', (signal) => git.getCommit({ ...where, commit_sha: commit, request: { signal } })));
    return found !== undefined;
}
async function unlessMissing(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d && error.failure === 'not-found')
            return undefined;
        throw error;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 16965:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createCheckRun)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62770);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_client_js__WEBPACK_IMPORTED_MODULE_0__]);
_client_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];

const ANNOTATIONS_PER_REQUEST = 50;
const ANNOTATIONS_PER_CHECK = 200;
async function createCheckRun(octokit, repository, check, call) {
    const annotations = check.annotations.slice(0, ANNOTATIONS_PER_CHECK);
    const left = check.annotations.length - annotations.length;
    const summary = left === 0 ? check.summary : `${check.summary}\n… and ${left} more annotations than are shown.\n`;
    const output = { title: check.title, summary };
    const create = {
        ...repository,
        name: check.name,
        head_sha: check.headSha,
        details_url: check.detailsUrl,
        status: 'completed',
        conclusion: check.conclusion,
        output: { ...output, annotations: annotations.slice(0, ANNOTATIONS_PER_REQUEST) },
    };
    const { id } = await call('creating the check run', async (signal) => _client_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRunAnswer */ .CR.parse((await octokit.rest.checks.create({ ...create, request: { signal } })).data), 'once');
    for (let i = ANNOTATIONS_PER_REQUEST; i < annotations.length; i += ANNOTATIONS_PER_REQUEST) {
        const batch = annotations.slice(i, i + ANNOTATIONS_PER_REQUEST);
        const update = { ...repository, check_run_id: id, output: { ...output, annotations: batch } };
        await call('adding annotations to the check run', (signal) => octokit.rest.checks.update({ ...update, request: { signal } }), 'once');
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 62770:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ checkRunAnswer),
/* harmony export */   DQ: () => (/* binding */ loginOf),
/* harmony export */   Dr: () => (/* binding */ commentsAnswer),
/* harmony export */   Iq: () => (/* binding */ LONGEST_DOWNLOAD),
/* harmony export */   KF: () => (/* binding */ pullRequestsAnswer),
/* harmony export */   KL: () => (/* binding */ PAGE),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   LJ: () => (/* binding */ openCall),
/* harmony export */   My: () => (/* binding */ openClient),
/* harmony export */   TM: () => (/* binding */ hiddenAnswer),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   fj: () => (/* binding */ viewerAnswer),
/* harmony export */   li: () => (/* binding */ commentAnswer),
/* harmony export */   zz: () => (/* binding */ pullRequestAnswer)
/* harmony export */ });
/* unused harmony exports LONGEST_ANSWER, toHostError */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50089);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87121);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70545);
/* harmony import */ var _error_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71941);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28155);
/* harmony import */ var _toolkit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57287);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_toolkit_js__WEBPACK_IMPORTED_MODULE_5__]);
_toolkit_js__WEBPACK_IMPORTED_MODULE_5__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];







const MIB = 1024 * 1024;
const LONGEST_ANSWER = 40 * MIB;
const LONGEST_DOWNLOAD = 100 * MIB;
const LONGEST_ERROR = MIB;
function openClient({ token, apiUrl }) {
    const octokit = (0,_toolkit_js__WEBPACK_IMPORTED_MODULE_5__/* .getOctokit */ .Q)(token, { log: SILENT, ...(apiUrl && { baseUrl: apiUrl }) });
    octokit.hook.wrap('request', async (request, options) => {
        const { longestBody = LONGEST_ANSWER, isBytes = false, fetch = globalThis.fetch } = options.request ?? {};
        const bounded = (0,_bounded_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedFetch */ .A)(fetch, (status) => (status < 300 ? longestBody : LONGEST_ERROR));
        options.request = { ...options.request, fetch: bounded, parseSuccessResponseBody: false };
        const response = await request(options);
        response.data = await read(response.data, response.headers['content-type'] ?? '', isBytes === true);
        return response;
    });
    return octokit;
}
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
async function read(body, type, isBytes) {
    if (!(body instanceof ReadableStream))
        return body;
    const whole = new Response(body);
    if (/^\s*application\/(?:scim\+)?json/i.test(type))
        return jsonOr(await whole.text());
    if (isBytes)
        return whole.arrayBuffer();
    const isText = type === '' || /^\s*text\//i.test(type) || /charset=["']?utf-8/i.test(type);
    return isText && !/^\s*application\/octet-stream/i.test(type) ? whole.text() : whole.arrayBuffer();
}
function jsonOr(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
function openCall(timeBudget) {
    return (what, request, repeat = 'repeatable') => timeBudget.run(request, { repeatable: repeat === 'repeatable', classify }).catch((error) => {
        throw toHostError(what, error);
    });
}
const PAGE = 100;
function pageOf(entry) {
    return zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J()
        .refine((value) => Array.isArray(value) && value.length <= PAGE)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(entry));
}
const id = zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().positive();
const person = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish() });
const commentAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ id, html_url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const commentsAnswer = pageOf(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    id,
    node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
    user: person.nullish(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
}));
const head = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .sha */ .hW });
const pullRequestAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ head });
const pullRequestsAnswer = pageOf(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ number: id, head }));
const checkRunAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ id });
const viewerAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ viewer: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
const hiddenAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    nodes: pageOf(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(), isMinimized: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional() }).nullable()),
});
function loginOf(user) {
    const login = user?.login.toLowerCase() ?? '';
    return user?.type === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login;
}
const UNTOLD_WAIT = 60;
function classify(error) {
    if (error instanceof _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .LongBodyError */ .nk)
        return { failure: 'unavailable', isFinal: true };
    if ((0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUntrusted */ .R)((0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCodeOf */ .D)(error)) !== undefined)
        return { failure: 'untrusted' };
    if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'name') === 'GraphqlResponseError')
        return classifyGraphql(error);
    const response = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response');
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'status');
    if (response === undefined || typeof status !== 'number' || status >= 500)
        return { failure: 'unavailable' };
    const headers = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(response, 'headers');
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
function classifyGraphql(error) {
    const errors = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'errors');
    const types = Array.isArray(errors) ? errors.map((one) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(one, 'type')) : [];
    if (types.includes('RATE_LIMITED'))
        return { failure: 'rate-limited', retryAfter: UNTOLD_WAIT };
    return { failure: /something went wrong|timed? ?out/i.test(messageOf(error)) ? 'unavailable' : 'rejected' };
}
function isThrottled(error, headers) {
    return ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'x-ratelimit-remaining') === '0' ||
        Number((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'retry-after')) > 0 ||
        /rate limit/i.test(messageOf(error)));
}
function waitOf(headers) {
    const told = Number((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'retry-after'));
    if (told > 0)
        return told;
    if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'x-ratelimit-remaining') !== '0')
        return UNTOLD_WAIT;
    const reset = Number((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'x-ratelimit-reset'));
    return reset > 0 ? Math.max(1, reset - Math.floor(Date.now() / 1000)) : UNTOLD_WAIT;
}
const REPEATED_CHARACTERS = 200;
function toHostError(what, error) {
    const { failure } = classify(error);
    if (error instanceof _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .LongBodyError */ .nk)
        return new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .d(failure, `${what}: ${error.message}`);
    const response = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response');
    if (response === undefined) {
        return new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .d(failure, `${what}: ${(0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUntrusted */ .R)((0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCodeOf */ .D)(error)) ?? 'no answer'}`);
    }
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'status');
    const said = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(response, 'data'), 'message');
    const words = typeof said === 'string' && failure !== 'unavailable' ? ` (${said.slice(0, REPEATED_CHARACTERS)})` : '';
    return new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .d(failure, `${what}: ${status === undefined ? 'refused' : `status ${status}`}${words}`);
}
function messageOf(error) {
    return String((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'message') ?? '');
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 69505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ commitOnBranch),
/* harmony export */   MJ: () => (/* binding */ pullAnswer),
/* harmony export */   eu: () => (/* binding */ LostMoveError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50089);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87121);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28155);



const made = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW });
const commitAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ tree: made });
const repository = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive() });
const pullAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW, ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1), repo: repository.nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ repo: repository }),
});
class LostMoveError extends _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d {
    constructor(message) {
        super('unavailable', message);
        this.name = 'LostMoveError';
    }
}
async function commitOnBranch(wanted, committing) {
    const { parent, branch, pullRequest } = wanted;
    const { git, pulls, where, call } = committing;
    const commit = await call('making the commit', (signal) => makeCommit(wanted, committing, signal));
    const now = await call('reading the pull request', async (signal) => pullAnswer.parse((await pulls.get({ ...where, pull_number: pullRequest, request: { signal } })).data));
    if (now.state !== 'open' || now.head.sha !== parent)
        return undefined;
    try {
        await call('moving the branch of the pull request', (signal) => git.updateRef({ ...where, ref: `heads/${branch}`, force: false, sha: commit, request: { signal } }), 'once');
        return commit;
    }
    catch (error) {
        if (!(error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d))
            throw error;
        if (error.failure === 'unavailable')
            throw new LostMoveError(error.message);
        if (error.failure === 'rejected' && MOVED.test(error.message))
            return undefined;
        throw error;
    }
}
const MOVED = /status 409|fast.forward|reference does not exist/i;
async function makeCommit({ parent, message, files }, { git, where }, signal) {
    const request = { signal };
    const before = await git.getCommit({ ...where, commit_sha: parent, request });
    const tree = await git.createTree({
        ...where,
        base_tree: commitAnswer.parse(before.data).tree.sha,
        tree: files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text })),
        request,
    });
    const { data } = await git.createCommit({
        ...{ ...where, message, parents: [parent], request },
        tree: made.parse(tree.data).sha,
    });
    return made.parse(data).sha;
}


/***/ }),

/***/ 88994:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHub: () => (/* binding */ openGitHub)
/* harmony export */ });
/* harmony import */ var _check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16965);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62770);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28155);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_check_run_js__WEBPACK_IMPORTED_MODULE_0__, _client_js__WEBPACK_IMPORTED_MODULE_1__]);
([_check_run_js__WEBPACK_IMPORTED_MODULE_0__, _client_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



const MOST_PAGES = 50;
function openGitHub(access, repository, timeBudget) {
    const octokit = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openClient */ .My)(access);
    const call = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openCall */ .LJ)(timeBudget);
    const { issues, pulls } = octokit.rest;
    return {
        findPullRequest: (headOwner, headBranch, headSha) => call('looking for the pull request', async (signal) => {
            const query = { ...repository, state: 'open', head: `${headOwner}:${headBranch}`, per_page: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL };
            const { data } = await pulls.list({ ...query, request: { signal } });
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestsAnswer */ .KF.parse(data).find(({ head }) => head.sha === headSha)?.number;
        }),
        headOf: (number) => call('reading the pull request', async (signal) => {
            const { data } = await pulls.get({ ...repository, pull_number: number, request: { signal } });
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestAnswer */ .zz.parse(data).head.sha;
        }),
        author: () => call('asking who we are', (signal) => readAuthor(octokit, signal)),
        commentsStartingWith: (number, prefix) => listComments(octokit, repository, number, prefix, call),
        createComment: (number, body) => call('creating the comment', async (signal) => {
            const { data } = await issues.createComment({
                ...repository,
                issue_number: number,
                body,
                request: { signal },
            });
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .commentAnswer */ .li.parse(data).html_url;
        }, 'once'),
        updateComment: (id, body) => call('updating the comment', async (signal) => {
            const { data } = await issues.updateComment({ ...repository, comment_id: id, body, request: { signal } });
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .commentAnswer */ .li.parse(data).html_url;
        }),
        createCheckRun: (check) => (0,_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .createCheckRun */ ._)(octokit, repository, check, call),
    };
}
async function listComments(octokit, repository, number, prefix, call) {
    const found = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const comments = await call('listing the comments', async (signal) => {
            const query = { ...repository, issue_number: number, per_page: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL, page };
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .commentsAnswer */ .Dr.parse((await octokit.rest.issues.listComments({ ...query, request: { signal } })).data);
        });
        for (const { id, node_id, body, user, updated_at: updatedAt } of comments) {
            if (!body?.startsWith(prefix))
                continue;
            found.push({ id, node_id, body, author: (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .loginOf */ .DQ)(user), ...(updatedAt != null && { updatedAt }) });
        }
        if (comments.length < _client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL)
            break;
    }
    if (found.length === 0)
        return [];
    const ids = found.map(({ node_id }) => node_id);
    const hidden = await call('asking which comments are hidden', (signal) => readMinimized(octokit, ids, signal));
    return found.map(({ node_id, ...comment }) => ({ ...comment, minimized: hidden.has(node_id) }));
}
async function readMinimized(octokit, ids, signal) {
    const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { isMinimized } } }';
    try {
        const answer = await octokit.graphql(query, { ids: ids.slice(-_client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL), request: { signal } });
        const { nodes } = _client_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenAnswer */ .TM.parse(answer);
        return new Set(nodes.flatMap((node) => (node?.isMinimized && node.id !== undefined ? [node.id] : [])));
    }
    catch (error) {
        if (isRefusal(error))
            return new Set();
        throw error;
    }
}
async function readAuthor(octokit, signal) {
    try {
        const answer = await octokit.graphql('query { viewer { login } }', { request: { signal } });
        return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .viewerAnswer */ .fj.parse(answer).viewer.login.toLowerCase();
    }
    catch (error) {
        if (isRefusal(error))
            return _host_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTIONS_LOGIN */ .i;
        throw error;
    }
}
function isRefusal(error) {
    return ['rejected', 'forbidden', 'not-found'].includes((0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .classify */ .L8)(error).failure);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 44913:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ openTeachingHost)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50089);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62770);
/* harmony import */ var _commit_on_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69505);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28155);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_client_js__WEBPACK_IMPORTED_MODULE_1__]);
_client_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





const commentAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(), created_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), updated_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const permissionAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ permission: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), user: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() }).nullish() });
const folderAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()
    .refine((value) => Array.isArray(value) && value.length <= 1_000)
    .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() })));
function openTeachingHost(access, where, timeBudget) {
    const { issues, pulls, repos, git } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openClient */ .My)(access).rest;
    const call = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openCall */ .LJ)(timeBudget);
    return {
        comment: (id) => orUndefined(call('reading the comment', async (signal) => {
            const { data } = await issues.getComment({ ...where, comment_id: id, request: { signal } });
            const { body, created_at, updated_at } = commentAnswer.parse(data);
            return { body: body ?? '', isEdited: created_at !== updated_at };
        })),
        mayWrite: async (login, userId) => {
            const answer = await orUndefined(call('asking what the author may do', async (signal) => {
                const query = { ...where, username: login, request: { signal } };
                return permissionAnswer.parse((await repos.getCollaboratorPermissionLevel(query)).data);
            }));
            if (answer === undefined || (answer.user != null && answer.user.id !== userId))
                return false;
            return ['admin', 'maintain', 'write'].includes(answer.permission);
        },
        pullRequest: (number, repositoryId) => call('reading the pull request', async (signal) => {
            const { data } = await pulls.get({ ...where, pull_number: number, request: { signal } });
            const { state, head, base } = _commit_on_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .pullAnswer */ .MJ.parse(data);
            const isOwn = head.repo?.id === repositoryId && base.repo.id === repositoryId;
            return { isOpen: state === 'open', headSha: head.sha, branch: head.ref, isOwn };
        }),
        filesIn: (folder, commit) => orUndefined(call('listing a folder of the pull request', async (signal) => {
            const query = { ...where, path: folder, ref: commit, request: { signal } };
            const { data } = await repos.getContent(query);
            if (!Array.isArray(data))
                return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(data, 'type') === 'symlink' ? 'link' : undefined;
            return folderAnswer.parse(data).flatMap(({ name, type, size }) => (type === 'file' ? [{ name, size }] : []));
        })),
        commit: (wanted) => (0,_commit_on_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOnBranch */ .$h)(wanted, { git, pulls, where, call }),
    };
}
async function orUndefined(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d && error.failure === 'not-found')
            return undefined;
        throw error;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 57287:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ getOctokit)
/* harmony export */ });
const { GITHUB_EVENT_PATH: path } = process.env;
delete process.env['GITHUB_EVENT_PATH'];
const toolkit = await Promise.all(/* import() */[__webpack_require__.e(9714), __webpack_require__.e(5031)]).then(__webpack_require__.bind(__webpack_require__, 15031)).finally(() => {
    if (path !== undefined)
        process.env['GITHUB_EVENT_PATH'] = path;
});
const getOctokit = toolkit.getOctokit;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 91248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ACCEPTING: () => (/* binding */ ACCEPTING),
/* harmony export */   accept: () => (/* binding */ accept)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64362);
/* harmony import */ var _inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95131);
/* harmony import */ var _inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35024);
/* harmony import */ var _inputs_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46893);
/* harmony import */ var _inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94722);
/* harmony import */ var _inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67163);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28681);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59947);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73540);
/* harmony import */ var _parts_accepted_over_time_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54840);
/* harmony import */ var _parts_plan_taught_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94279);
/* harmony import */ var _parts_teach_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48464);













function accept(context) {
    return (0,_parts_teach_js__WEBPACK_IMPORTED_MODULE_10__/* .teach */ .QI)(context, context.flags.has(_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .REPLACE */ .dj.name) ? REPLACING : ACCEPTING);
}
const ACCEPTING = { command: 'accept', plan: beside };
const REPLACING = { command: 'accept', plan: replacing, differenceOf: _parts_accepted_over_time_js__WEBPACK_IMPORTED_MODULE_8__/* .differenceToReference */ .gb };
function beside(...[taught, saying, run, earlier]) {
    const { golden, candidate } = taught;
    const wrong = whyNot(taught, run);
    if (wrong !== undefined)
        return wrong;
    const known = (0,_parts_plan_taught_js__WEBPACK_IMPORTED_MODULE_9__/* .sameAs */ .f)(taught, golden.accepted, run.ports.digest);
    const still = stillTold(taught);
    const summary = (0,_inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_4__/* .asWritten */ .qm)((0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary), candidate);
    const written = (0,_parts_plan_taught_js__WEBPACK_IMPORTED_MODULE_9__/* .besideOrInLine */ .z)({ kind: 'accepted', known, taught, summary, saying }, run, earlier);
    return 'problem' in written ? written : { ...written, still, remarks: remarksOn(taught, still) };
}
function replacing(...[taught, _, run]) {
    const { golden, candidate, format } = taught;
    const { file } = golden.place;
    if ((0,_inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_11__/* .folderOfReference */ .Jw)(file) === undefined || (0,_inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_12__/* .isMarkdown */ .s)(file))
        return {
            problem: {
                message: '--replace rewrites a reference.json alone',
                place: golden.place,
                hint: 'edit this one by hand, or accept without --replace',
            },
        };
    const wrong = whyNot(taught, run);
    if (wrong !== undefined)
        return wrong;
    const read = run.ports.files.read(file);
    if (read.kind !== 'text')
        return { problem: { message: `the file cannot be rewritten: ${read.reason}`, place: golden.place } };
    const next = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .withReference */ .ON)(read.text, (0,_inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_4__/* .asWritten */ .qm)(golden.reference, golden), (0,_inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_4__/* .asWritten */ .qm)((0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary), candidate), format);
    return {
        ...{ session: golden.name, file, id: null, isKnown: false, before: read.text, ...next, still: [] },
        remarks: [
            'the reference is another one now, and its review is gone: write reviewed_by and reviewed_at when somebody has read it',
        ],
    };
}
function whyNot(taught, { ports }) {
    const { golden, candidate, format } = taught;
    const summary = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary);
    const refused = (message, hint) => ({
        problem: { message, place: candidate.place, ...(hint !== undefined && { hint }) },
    });
    const wrong = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .notStrict */ .tD)(candidate.summary, format) ?? ((0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .saysNothing */ ._X)(summary) ? 'it says nothing' : undefined);
    if (wrong !== undefined)
        return refused(`this cannot be accepted: ${wrong}`, 'correct it there, or accept another one');
    if ((0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(summary) === (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(golden.reference))
        return refused('the reference says the same, word for word');
    const rejected = (0,_parts_plan_taught_js__WEBPACK_IMPORTED_MODULE_9__/* .sameAs */ .f)(taught, golden.rejected, ports.digest);
    return rejected === undefined
        ? undefined
        : refused(`this summary is rejected, in ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(rejected.place)}, by ${rejected.by}: ${rejected.because}`, 'remove it there first, if that was wrong');
}
function stillTold({ golden, candidate, tools }) {
    const { summary, digest, place, outcomeWord } = candidate;
    const own = { id: 'new', summary: (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(summary), digest, by: '', at: '', because: null, place };
    const accepted = [...golden.accepted, { ...own, outcomeWord: outcomeWord ?? summary.outcome, placeOf: () => place }];
    return (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_6__/* .codesIn */ .Od)((0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreCandidate */ .e)({ ...golden, accepted }, candidate, tools));
}
function remarksOn({ golden, candidate, format }, still) {
    const summary = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary);
    const left = _core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf.filter((field) => (0,_inputs_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .hasField */ .RY)(format, field) && (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(summary, field) && !(0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(golden.reference, field));
    return [
        ...(summary.outcome === golden.reference.outcome
            ? []
            : ['it has another outcome than the reference: a candidate with either will be right']),
        ...(left.length === 0
            ? []
            : [`it has no ${left.join(', ')}: nothing of the reference there will be missing any more`]),
        ...(still.length === 0 ? [] : [`accepted, it is still told ${still.join(', ')}`]),
    ];
}


/***/ }),

/***/ 73540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ readSince),
/* harmony export */   BY: () => (/* binding */ BY),
/* harmony export */   Fe: () => (/* binding */ SINCE),
/* harmony export */   Ff: () => (/* binding */ wantsLines),
/* harmony export */   I_: () => (/* binding */ EVEN_IF_WORSE),
/* harmony export */   Lb: () => (/* binding */ PAIRWISE),
/* harmony export */   M$: () => (/* binding */ AGAINST),
/* harmony export */   Sq: () => (/* binding */ CODE),
/* harmony export */   _Y: () => (/* binding */ YES),
/* harmony export */   bh: () => (/* binding */ readPairwise),
/* harmony export */   dj: () => (/* binding */ REPLACE),
/* harmony export */   fk: () => (/* binding */ TRANSCRIPT),
/* harmony export */   g3: () => (/* binding */ HTML),
/* harmony export */   hK: () => (/* binding */ FROM),
/* harmony export */   l5: () => (/* binding */ BECAUSE),
/* harmony export */   sY: () => (/* binding */ isWorthPrinting),
/* harmony export */   uB: () => (/* binding */ FORMAT),
/* harmony export */   wh: () => (/* binding */ ACCEPTED)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52003);
/* harmony import */ var _settings_panel_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13340);
/* harmony import */ var _settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4491);



const FORMAT = {
    name: 'format',
    description: 'How the result is printed: text is for people; line prints each finding as file:line:column: severity CODE message, for editors, and the verdict on stderr',
    allowed: 'text, line',
    values: ['text', 'line'],
};
function wantsLines({ flags }) {
    return flags.get(FORMAT.name) === 'line';
}
function isWorthPrinting({ quiet }, verdict) {
    return !quiet || verdict !== 'pass';
}
const HTML = {
    name: 'html',
    description: 'Write the history as a page, too: history.html, badge.svg, and history.json, from which the next one goes on, into --report-dir',
    allowed: '',
    isSwitch: true,
};
const EVEN_IF_WORSE = {
    name: 'even-if-worse',
    description: 'Bless a run that fails, is inconclusive or is older than the baseline',
    allowed: '',
    isSwitch: true,
};
const ALLOWED = 'a day such as 2026-11-01, or a time such as 2026-11-01T14:00:00Z';
const SINCE = {
    name: 'since',
    description: 'Only files that were changed on this day (UTC) or later, by the time that the file system has.',
    allowed: ALLOWED,
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
function readSince(written) {
    if (written === undefined || written === '')
        return { problems: [] };
    const day = DAY.test(written) ? written : TIME.exec(written)?.[1];
    const since = new Date(written);
    const isReal = day !== undefined && dayOf(new Date(day)) === day && !Number.isNaN(since.getTime());
    if (isReal)
        return { since, problems: [] };
    return { problems: [{ message: `--since: ${JSON.stringify(written)} is no date; allowed: ${ALLOWED}` }] };
}
function dayOf(date) {
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
const SWITCH = { allowed: '', isSwitch: true };
const BY = {
    name: 'by',
    description: 'Who accepts or rejects: a person or a team',
    allowed: 'a name',
};
const BECAUSE = { name: 'because', description: 'Why, in a sentence', allowed: 'text' };
const CODE = {
    name: 'code',
    description: 'The finding that a rejected summary must raise from now on',
    allowed: 'a finding code, as docs/findings.md of summary-gate lists them',
    values: _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CODES */ .f2,
};
const FROM = {
    name: 'from',
    description: 'Reject the summary of this file, of production for example, in place of the candidate',
    allowed: 'a .json or .md file with one summary',
};
const TRANSCRIPT = {
    name: 'transcript',
    description: 'The transcript of that session, of any format that is known; it is copied into the corpus',
    allowed: 'a file',
};
const YES = {
    name: 'yes',
    description: 'Write; without it the command shows what it would write',
    ...SWITCH,
};
const REPLACE = {
    name: 'replace',
    description: 'Put it in place of the reference, and take the marks of its review away',
    ...SWITCH,
};
const ACCEPTED = {
    name: 'accepted',
    description: 'Show what people have accepted beside the reference, by day, in place of the candidate',
    ...SWITCH,
};
const AGAINST = {
    name: 'against',
    description: 'Hold the others against this variant alone, rather than each against each: fewer comparisons, which show smaller differences.',
    allowed: 'the name of a variant',
};
const PAIRWISE = {
    name: 'pairwise',
    description: 'Ask the judge which of two candidates is better, too: of each session that two variants have, in both orders; needs --judge and one judge-model',
    allowed: _settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .yesOrNo */ .GX.allowed,
};
function readPairwise(text, settings) {
    if (text === undefined || text === '')
        return { value: false, problems: [] };
    const read = _settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .yesOrNo */ .GX.parse(text);
    if ('problem' in read) {
        return { value: false, problems: [{ message: `--pairwise: ${read.problem}; allowed: ${PAIRWISE.allowed}` }] };
    }
    if (!read.value)
        return { value: false, problems: [] };
    const problems = [];
    if (settings.judge === 'off') {
        problems.push({
            message: '--pairwise: there is no judge to ask',
            hint: 'add --judge auto or --judge required; judge in the config file asks nobody here',
        });
    }
    else if ((0,_settings_panel_members_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(settings).length > 1) {
        problems.push({
            message: '--pairwise: it takes one judge, and judge-model names a panel',
            hint: 'name one model with --judge-model',
        });
    }
    return { value: true, problems };
}


/***/ }),

/***/ 54840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ad: () => (/* binding */ acceptedViews),
/* harmony export */   gb: () => (/* binding */ differenceToReference),
/* harmony export */   uU: () => (/* binding */ renderAccepted)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83703);
/* harmony import */ var _render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97348);
/* harmony import */ var _render_terminal_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58502);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28681);
/* harmony import */ var _scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89968);
/* harmony import */ var _score_sought_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14931);






function acceptedViews(golden, sought, { settings: { values }, ports }) {
    const tools = (0,_score_sought_js__WEBPACK_IMPORTED_MODULE_5__/* .toolsFor */ .J)(sought, values, ports);
    return golden.accepted
        .toSorted((a, b) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byCodePoint */ .HH)(a.at, b.at))
        .map((one) => {
        const { id, by, at, because } = one;
        const candidate = (0,_scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_4__/* .asCandidate */ .Iw)(golden.name, one, one.placeOf);
        return { id, by, at, because, difference: differenceToReference({ golden, candidate, tools }) };
    });
}
function differenceToReference({ golden, candidate, tools, }) {
    const alone = { ...golden, accepted: [] };
    return (0,_render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_1__.sessionDiff)(alone, { candidate, session: (0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreCandidate */ .e)(alone, candidate, tools) });
}
function renderAccepted(name, all, screen) {
    if (all.length === 0)
        return `Nobody has accepted a summary of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(name)} beside its reference.\n`;
    return all
        .flatMap(({ id, by, at, because, difference }) => [
        ...(0,_render_terminal_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)(`${at}  `, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(`${by}, ${id}${because === null ? '' : `: ${because}`}`, 500), screen),
        (0,_render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_1__.renderDiff)(difference, screen),
    ])
        .join('\n');
}


/***/ })

};
