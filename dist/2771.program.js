export const id = 2771;
export const ids = [2771,8542];
export const modules = {

/***/ 72771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  answerComment: () => (/* binding */ answerComment)
});

var github_advice = __webpack_require__(68413);
var auto_baseline = __webpack_require__(17904);
var base_file = __webpack_require__(8043);
var expected_runs = __webpack_require__(14016);
var find_artifact = __webpack_require__(37769);
var github = __webpack_require__(38542);
var host = __webpack_require__(16511);
var sticky = __webpack_require__(31838);
var schemas = __webpack_require__(53339);
var client = __webpack_require__(56854);
;// CONCATENATED MODULE: ./build/adapters/github/teaching-host.js



const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/);
const made = schemas/* looseObject */._H3({ sha });
const repository = schemas/* looseObject */._H3({ id: schemas/* int */.Whr().positive() });
const pullAnswer = schemas/* looseObject */._H3({
    state: schemas/* string */.YjP(),
    head: schemas/* looseObject */._H3({ sha, ref: schemas/* string */.YjP().min(1), repo: repository.nullish() }),
    base: schemas/* looseObject */._H3({ repo: repository }),
});
const commentAnswer = schemas/* looseObject */._H3({ body: schemas/* string */.YjP().nullish(), created_at: schemas/* string */.YjP(), updated_at: schemas/* string */.YjP() });
const permissionAnswer = schemas/* looseObject */._H3({ permission: schemas/* string */.YjP(), user: schemas/* looseObject */._H3({ id: schemas/* number */.aig() }).nullish() });
const commitAnswer = schemas/* looseObject */._H3({ tree: made });
const folderAnswer = schemas/* unknown */.L5J()
    .refine((value) => Array.isArray(value) && value.length <= 1_000)
    .pipe(schemas/* array */.YOg(schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), type: schemas/* string */.YjP() })));
function openTeachingHost(access, where, timeBudget) {
    const { issues, pulls, repos, git } = (0,client/* openClient */.My)(access).rest;
    const call = (what, request, repeat = 'repeatable') => timeBudget.run(request, { repeatable: repeat === 'repeatable', classify: client/* classify */.L8 }).catch((error) => {
        throw (0,client/* toHostError */.ye)(what, error);
    });
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
            const { state, head, base } = pullAnswer.parse(data);
            const isOwn = head.repo?.id === repositoryId && base.repo.id === repositoryId;
            return { isOpen: state === 'open', headSha: head.sha, branch: head.ref, isOwn };
        }),
        filesIn: (folder, commit) => orUndefined(call('listing a folder of the pull request', async (signal) => {
            const query = { ...where, path: folder, ref: commit, request: { signal } };
            const { data } = await repos.getContent(query);
            if (!Array.isArray(data))
                return undefined;
            return folderAnswer.parse(data).flatMap(({ name, type }) => (type === 'file' ? [name] : []));
        })),
        commit: ({ parent, branch, pullRequest, message, files }) => call('committing to the pull request', async (signal) => {
            const request = { signal };
            const before = await git.getCommit({ ...where, commit_sha: parent, request });
            const tree = await git.createTree({
                ...where,
                base_tree: commitAnswer.parse(before.data).tree.sha,
                tree: files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text })),
                request,
            });
            const commit = await git.createCommit({
                ...{ ...where, message, parents: [parent], request },
                tree: made.parse(tree.data).sha,
            });
            const now = pullAnswer.parse((await pulls.get({ ...where, pull_number: pullRequest, request })).data);
            if (now.state !== 'open' || now.head.sha !== parent)
                return false;
            await git.updateRef({
                ...{ ...where, ref: `heads/${branch}`, force: false, request },
                sha: made.parse(commit.data).sha,
            });
            return true;
        }, 'once').catch((error) => {
            if (error instanceof host/* HostError */.d &&
                error.failure === 'rejected' &&
                /fast.forward|does not exist/i.test(error.message))
                return false;
            throw error;
        }),
    };
}
async function orUndefined(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof host/* HostError */.d && error.failure === 'not-found')
            return undefined;
        throw error;
    }
}

var accept = __webpack_require__(96724);
var reject = __webpack_require__(37628);
var teach = __webpack_require__(53487);
var write_plans = __webpack_require__(10124);
var errors = __webpack_require__(62807);
var exit_code = __webpack_require__(11388);
var core_text = __webpack_require__(26067);
var base_candidates = __webpack_require__(9066);
var last_push = __webpack_require__(488);
var runner_log = __webpack_require__(38142);
var finding = __webpack_require__(4823);
;// CONCATENATED MODULE: ./build/action/answer/comment-command.js


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
            allowed: 'a finding code, as docs/findings.md lists them',
            fits: (value) => finding/* FINDING_CODES */.f2.some((code) => code === value),
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
            sessions.push(text.normalize('NFC'));
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
    const odd = sessions.find((name) => !isFolderName(name.replace(/\/\d{1,6}$/, '')));
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
            ...(because !== undefined && { because: (0,core_text/* plainLine */.h0)(because) }),
            ...(code !== undefined && { code }),
            ...(commit !== undefined && { commit }),
        },
    };
}
function isFolderName(name) {
    return name !== '' && name.length <= LONGEST_NAME && !name.startsWith('.') && !/[/\\\p{C}\u2028\u2029]/u.test(name);
}
function shown(text) {
    return JSON.stringify((0,core_text/* plainLine */.h0)(text, 80));
}

var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/action/answer/comment-event.js

const person = schemas/* looseObject */._H3({ login: schemas/* string */.YjP(), id: schemas/* int */.Whr().positive(), type: schemas/* string */.YjP() });
const commentEvent = schemas/* looseObject */._H3({
    action: schemas/* string */.YjP(),
    issue: schemas/* looseObject */._H3({ number: schemas/* int */.Whr().positive(), pull_request: schemas/* looseObject */._H3({}).nullish() }),
    comment: schemas/* looseObject */._H3({
        id: schemas/* int */.Whr().positive(),
        body: schemas/* string */.YjP(),
        html_url: schemas/* string */.YjP().regex(/^https?:\/\/[\w.:/#-]+$/),
        created_at: iso/* datetime */.w$({ offset: true }),
        user: person,
    }),
    sender: person,
    repository: schemas/* looseObject */._H3({ id: schemas/* int */.Whr().positive(), default_branch: schemas/* string */.YjP() }),
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
    if (user.type !== 'User' || sender.type !== 'User')
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

var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(86502);
var reference_file = __webpack_require__(1879);
var taught_files = __webpack_require__(52292);
var taught_summary = __webpack_require__(65775);
var candidate_paths = __webpack_require__(16276);
;// CONCATENATED MODULE: ./build/action/answer/pinned-workspace.js










const MOST_SAMPLES = 100;
class PinnedWorkspace {
    pinned;
    files;
    #root = external_node_fs_.realpathSync.native((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'summary-gate-answer-')));
    constructor(pinned) {
        this.pinned = pinned;
        this.files = (0,files/* openWorkspace */.O)(this.#root, this.#root);
    }
    remove() {
        (0,external_node_fs_.rmSync)(this.#root, { recursive: true, force: true });
    }
    async bringSessions(corpus, names) {
        if (corpus.endsWith('.jsonl'))
            return this.#bring(corpus);
        for (const name of names) {
            const folder = `${corpus}/${name}`;
            const found = await this.pinned.list(folder);
            if (found === undefined)
                return `the corpus has no session ${JSON.stringify(name)}`;
            const files = [...reference_file/* REFERENCE_FILES */.wY.filter((one) => found.includes(one)).map((one) => `${folder}/${one}`)];
            for (const kind of Object.keys(taught_files/* TAUGHT_FOLDERS */.y)) {
                const taught = (await this.pinned.list(`${folder}/${kind}`)) ?? [];
                files.push(...taught
                    .filter(isTaught)
                    .slice(0, taught_summary/* MOST_REJECTED */.zj + 1)
                    .map((one) => `${folder}/${kind}/${one}`));
            }
            for (const file of files) {
                const problem = await this.#bring(file);
                if (problem !== undefined)
                    return problem;
            }
        }
        return undefined;
    }
    layCandidates(lines) {
        this.#write(base_candidates/* CANDIDATES_FILE */.Wn, `${lines.join('\n')}\n`);
        return base_candidates/* CANDIDATES_FILE */.Wn;
    }
    async bringCandidates({ candidates }, names) {
        let isAny = false;
        for (const path of (0,candidate_paths/* pathsOf */.wG)(candidates)) {
            const tried = path.endsWith('.jsonl') ? [path] : await this.#candidateFiles(path, names);
            for (const file of tried)
                if (await this.#has(file))
                    isAny = true;
        }
        return isAny;
    }
    async #candidateFiles(folder, names) {
        const files = [];
        for (const name of names) {
            files.push(`${folder}/${name}.json`, `${folder}/${name}.md`);
            const own = (await this.pinned.list(`${folder}/${name}`)) ?? [];
            const samples = own
                .filter((one) => /^(?:summary|candidate|\d{1,6})\.(?:json|md)$/.test(one))
                .slice(0, MOST_SAMPLES);
            files.push(...samples.map((one) => `${folder}/${name}/${one}`));
        }
        return files;
    }
    async #has(path) {
        const read = await this.pinned.read(path);
        if (read.kind === 'bytes')
            this.#write(path, read.bytes);
        return read.kind === 'bytes';
    }
    async #bring(path) {
        const read = await this.pinned.read(path);
        if (read.kind === 'bytes')
            this.#write(path, read.bytes);
        return read.kind === 'unreadable' ? `${path} of the pull request cannot be read: ${read.reason}` : undefined;
    }
    #write(path, content) {
        const file = (0,external_node_path_.join)(this.#root, path);
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
            (0,external_node_fs_.writeFileSync)(file, content);
        }
        catch (error) {
            throw new errors/* UserError */.yo([
                { message: `the file cannot be laid down here: ${(0,errors/* reasonOf */.A3)(error)}`, place: { file: path } },
            ]);
        }
    }
}
function isTaught(name) {
    return name.endsWith('.json') && taught_summary.ID.test(name.slice(0, -'.json'.length));
}

var session_diff = __webpack_require__(80506);
var render_escape = __webpack_require__(66082);
;// CONCATENATED MODULE: ./build/action/answer/replies.js





const COLUMNS = 100;
const LONGEST_DIFFERENCE = 30_000;
const MOST_PROBLEMS = 10;
function committedReply({ verb }, login, { plans, views }, startsNothing) {
    const files = plans.map(({ file, isMasked, remarks }) => `- ${(0,render_escape/* markdownCode */.D9)(file)}${[...(isMasked ? ['a credential in it is masked'] : []), ...remarks].map((remark) => `<br>! ${(0,render_escape/* markdownInline */.nL)(remark)}`).join('')}`);
    const difference = views.map((view) => (0,session_diff.renderDiff)(view, { colour: false, width: COLUMNS })).join('\n');
    return page([
        `${verb === 'accept' ? 'Accepted' : 'Rejected'} for ${(0,render_escape/* markdownCode */.D9)(login)}, by a commit to this pull request:`,
        '',
        ...files,
        '',
        ...fenced('What differs from the reference', (0,core_text/* cut */.Jj)(difference, LONGEST_DIFFERENCE)),
        ...(startsNothing
            ? [
                'GitHub starts no workflow for a commit by this token: push, or close and open the pull request again, so that its checks run.',
            ]
            : []),
    ]);
}
function nothingNewReply(plans) {
    return page([
        'Nothing to commit, it stands there already:',
        '',
        ...plans.map(({ file }) => `- ${(0,render_escape/* markdownCode */.D9)(file)}`),
    ]);
}
function refusedReply(problems) {
    return problemPage('Nothing was committed:', problems);
}
function lostReply(problems) {
    return problemPage('GitHub gave no answer. See whether a commit has come to this pull request, and comment again if not:', problems);
}
function problemPage(heading, problems) {
    const shown = problems.slice(0, MOST_PROBLEMS).map(({ message, place, hint }) => {
        const where = place === undefined ? '' : `${(0,render_escape/* markdownCode */.D9)((0,errors/* formatPlace */.dE)(place))}: `;
        return `- ${where}${(0,render_escape/* markdownInline */.nL)(message)}${hint === undefined ? '' : `<br>${(0,render_escape/* markdownInline */.nL)(hint)}`}`;
    });
    const hidden = problems.length - shown.length;
    return page([heading, '', ...shown, ...(hidden > 0 ? [`- and ${hidden} more`] : [])]);
}
function misreadReply(problem) {
    return page([`Nothing was committed: ${(0,render_escape/* markdownInline */.nL)(problem)}.`, '', `Allowed: ${(0,render_escape/* markdownCode */.D9)(USAGE, 500)}`]);
}
function forkReply({ verb, sessions, because, code }, pullRequest) {
    const operands = sessions.map(core_text/* quoteForShell */.eC).join(' ');
    const why = because === undefined ? '' : ` --because ${(0,core_text/* quoteForShell */.eC)(because)}`;
    const what = code === undefined ? '' : ` --code ${code}`;
    return page([
        'Nothing was committed: this pull request comes from a fork, and the token of this workflow cannot write there. Where its author allows edits by maintainers, this does it, with a program that stands outside of the checkout. Read what the fork changes first: hooks and scripts of a checkout run as you.',
        '',
        ...codeBlock([
            'npm install --global summary-gate',
            `gh pr checkout ${pullRequest}`,
            `summary-gate ${verb} --by "$(git config user.name)"${why}${what} -- ${operands}`,
            'git add --all && git commit && git push',
        ].join('\n'), 'sh'),
    ]);
}
function fenced(title, text) {
    return ['<details>', `<summary>${title}</summary>`, '', ...codeBlock(text, 'text'), '</details>', ''];
}
function codeBlock(text, language) {
    const quiet = language === 'sh' ? text.replaceAll('@', "@''") : text.replaceAll('@', '@\u200b');
    const runs = quiet.match(/`+/g) ?? [];
    const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
    return [`${fence}${language}`, quiet, fence, ''];
}
function page(lines) {
    return `${lines.join('\n').trimEnd()}\n`;
}

;// CONCATENATED MODULE: ./build/action/answer/answer-comment.js























const PERMISSIONS = 'contents: write, pull-requests: write and actions: read';
const ACTIONS_LOGIN = 'github-actions[bot]';
async function answerComment(run, { env }, timeBudget) {
    const comment = newCommentOf(env['GITHUB_EVENT_NAME'], (0,expected_runs/* readPayload */.K)(env));
    const { problems, values } = run.settings;
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const token = values['github-token'];
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    if (comment === undefined || !owner || !repo)
        throw new errors/* UserError */.yo([{ message: 'answer-comments is for workflows that run on issue_comment' }]);
    if (token === null)
        throw new errors/* UserError */.yo([{ message: `answer-comments needs github-token, with the permissions ${PERMISSIONS}` }]);
    if ('ignored' in comment)
        return ignore(comment.ignored);
    const [access, where] = [
        { token, apiUrl: env['GITHUB_API_URL'] },
        { owner, repo },
    ];
    const answering = {
        ...{ run, comment, where, access, timeBudget, hasArtifacts: (0,auto_baseline/* hasArtifacts */.C7)(env['GITHUB_SERVER_URL']) },
        host: openTeachingHost(access, where, timeBudget),
        github: (0,github.openGitHub)(access, where, timeBudget),
    };
    try {
        return await answer(answering);
    }
    catch (error) {
        if (!(error instanceof host/* HostError */.d))
            throw error;
        const advice = (0,github_advice/* adviceFor */.cp)(error, PERMISSIONS, 'as the workflow asks');
        throw new errors/* UserError */.yo([{ message: `the comment could not be answered: ${(0,core_text/* logLine */.BP)(advice)}` }]);
    }
}
function ignore(why) {
    (0,runner_log/* log */.Rm)(`Not answered: ${(0,core_text/* logLine */.BP)(why)}`);
    return exit_code/* EXIT */.d.pass;
}
async function answer(answering) {
    const { comment, host, github } = answering;
    const read = readComment(comment.body);
    if (read.kind === 'none')
        return ignore('the comment is no command');
    const now = await host.comment(comment.id);
    if (now === undefined || now.isEdited || now.body !== comment.body)
        return ignore('the comment was edited or deleted');
    if (!(await host.mayWrite(comment.login, comment.userId)))
        return ignore(`${comment.login} may not write to this repository`);
    const reply = async (body) => {
        (0,runner_log/* log */.Rm)(`Answered: ${(0,core_text/* logLine */.BP)(await github.createComment(comment.pullRequest, body))}`);
        return exit_code/* EXIT */.d.pass;
    };
    if (read.kind === 'wrong')
        return reply(misreadReply(read.problem));
    return reply(await carriedOut(read.command, answering, reply));
}
async function carriedOut(command, answering, reply) {
    try {
        return await carryOut(command, answering);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return refusedReply(error.problems);
        if (error instanceof host/* HostError */.d) {
            const problems = [{ message: (0,github_advice/* adviceFor */.cp)(error, PERMISSIONS, 'as the workflow asks') }];
            const isLost = error.failure === 'unavailable';
            await reply(isLost ? lostReply(problems) : refusedReply(problems)).catch((second) => (0,runner_log/* notice */.lm)((0,core_text/* logLine */.BP)(String(second))));
        }
        throw error;
    }
}
async function carryOut(command, answering) {
    const { comment, host, github } = answering;
    const pull = await host.pullRequest(comment.pullRequest, comment.repositoryId);
    if (!pull.isOpen)
        throw refused('the pull request is closed');
    if (!pull.isOwn)
        return forkReply(command, comment.pullRequest);
    if (pull.branch === comment.defaultBranch)
        throw refused('the branch of this pull request is the default branch, to which nothing is committed without a review');
    const author = await github.author();
    await requireSeen(command, pull.headSha, author, answering);
    const { planning, files } = await planAt(pull.headSha, command, answering);
    if (files.length === 0)
        return nothingNewReply(planning.plans);
    const isCommitted = await host.commit({
        ...{ parent: pull.headSha, branch: pull.branch, pullRequest: comment.pullRequest },
        message: messageOf(command, comment),
        files,
    });
    if (!isCommitted)
        throw refused(`the branch is not at ${pull.headSha.slice(0, 7)} any more, or the pull request is closed`, 'look at the new result, and comment again');
    return committedReply(command, comment.login, planning, author === ACTIONS_LOGIN);
}
async function requireSeen({ commit }, headSha, author, { run, comment, github }) {
    const head = headSha.slice(0, 7);
    if (commit !== undefined) {
        if (headSha.startsWith(commit))
            return;
        throw refused(`the newest commit is ${head}, and the comment names ${commit.slice(0, 12)}`);
    }
    const key = run.settings.values['comment-key'];
    const marked = await github.commentsStartingWith(comment.pullRequest, (0,sticky/* stickyMarker */.YL)(key));
    const [ours] = [author, ACTIONS_LOGIN].flatMap((login) => (0,sticky/* allOurs */.dT)(marked, login, key));
    const hint = `look at the result of ${head} and comment again, or name the commit you have looked at: --commit ${head}`;
    const shown = (0,last_push/* readMemory */.S1)(ours?.body ?? '')?.shown.commit;
    if (shown !== headSha)
        throw refused(shown === undefined
            ? `no comment of the gate says which commit you have seen; the newest is ${head}`
            : `the comment of the gate is about ${shown.slice(0, 7)}, and the newest commit is ${head}`, hint);
    if (Date.parse(ours?.updatedAt ?? '') < Date.parse(comment.createdAt))
        return;
    throw refused('the comment of the gate is newer than yours', hint);
}
async function planAt(commit, command, answering) {
    const { run, comment, access, where, timeBudget, host } = answering;
    const names = command.sessions.map((session) => session.replace(/\/\d{1,6}$/, ''));
    const pinned = {
        read: (path) => (0,base_file/* askForBytes */.g)(access, where, timeBudget, { path, commit }),
        list: (folder) => host.filesIn(folder, commit),
    };
    const workspace = new PinnedWorkspace(pinned);
    try {
        const wrong = await workspace.bringSessions(run.settings.values.corpus, names);
        if (wrong !== undefined)
            throw refused(wrong);
        const kept = await keptCandidates(commit, answering);
        const candidates = kept === undefined ? run.settings.values.candidates : workspace.layCandidates(kept);
        if (kept === undefined && !(await workspace.bringCandidates(run.settings.values, names)))
            throw refused(`there are no candidates of ${commit.slice(0, 7)}: no run has left them in the artifact ${(0,auto_baseline/* artifactName */.Cs)(run.settings.values)}, and none is committed`, 'let the workflow upload the report folder under that name');
        const settings = { ...run.settings, values: { ...run.settings.values, candidates } };
        const flags = new Map([
            ['by', comment.login],
            ...['because', 'code'].flatMap((name) => {
                const value = command[name];
                return value === undefined ? [] : [[name, value]];
            }),
        ]);
        const planning = await (0,teach/* planLessons */.vK)(command.verb === 'accept' ? accept.ACCEPTING : reject.REJECTING, {
            run: { ...run, settings, ports: { ...run.ports, files: workspace.files } },
            operands: command.sessions,
            flags,
        });
        const texts = new Map(planning.plans.map(({ file, text }) => [file, text]));
        const files = [...texts].filter(([file, text]) => !stands(workspace, file, text, planning.plans));
        return { planning, files: files.map(([path, text]) => ({ path, text: (0,write_plans/* asItStands */.n)(path, text, workspace.files) })) };
    }
    finally {
        workspace.remove();
    }
}
function stands({ files }, file, text, plans) {
    if (files.kind(file) === 'missing')
        return false;
    if (plans.some((one) => one.file === file && one.before === null))
        return true;
    const read = files.read(file);
    return read.kind === 'text' && read.text === text;
}
async function keptCandidates(commit, { run, comment, access, where, timeBudget, hasArtifacts: isKept }) {
    if (!isKept)
        return undefined;
    const { openArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(1306), __webpack_require__.e(2678)]).then(__webpack_require__.bind(__webpack_require__, 2678));
    const artifacts = openArtifacts(access, where, timeBudget);
    try {
        const named = await artifacts.artifactsNamed((0,auto_baseline/* artifactName */.Cs)(run.settings.values));
        const found = named.filter((one) => one.headSha === commit && (0,find_artifact/* isUsable */.Ng)(one, comment.repositoryId));
        const seen = found.filter(({ createdAt }) => Date.parse(createdAt) < Date.parse(comment.createdAt));
        if (found.length > 0 && seen.length === 0)
            throw refused(`the run of ${commit.slice(0, 7)} has left its candidates only after your comment`, 'look at its result, and comment again');
        for (const artifact of seen) {
            const packed = await artifacts.reportIn(artifact.id, 'report and candidates');
            const kept = (0,base_candidates/* baseCandidatesIn */.NO)(packed?.candidates);
            if (kept.kind === 'lines' && kept.lines.length > 0)
                return kept.lines;
        }
    }
    catch (error) {
        if (!(error instanceof host/* HostError */.d) || !['forbidden', 'not-found'].includes(error.failure))
            throw error;
    }
    return undefined;
}
function messageOf({ verb, sessions }, { login, url }) {
    const what = (0,core_text/* counted */.hS)(sessions.length, 'summary', 'summaries');
    const title = verb === 'accept' ? `Accept ${what} beside the reference` : `Keep ${what} that a person rejected`;
    return `${title}\n\nAsked for by ${login} in ${url}\n`;
}
function refused(message, hint) {
    return new errors/* UserError */.yo([{ message, ...(hint !== undefined && { hint }) }]);
}


/***/ }),

/***/ 37397:
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
    const [{ getProxyUrl }, undici] = await Promise.all([__webpack_require__.e(/* import() */ 9783).then(__webpack_require__.bind(__webpack_require__, 19783)), __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19))]);
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

/***/ 8043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askForFile: () => (/* binding */ askForFile),
/* harmony export */   g: () => (/* binding */ askForBytes)
/* harmony export */ });
/* harmony import */ var _bounded_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85902);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56854);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16511);



async function askForFile(...asked) {
    const read = await askForBytes(...asked);
    return read.kind === 'bytes' ? { kind: 'text', text: new TextDecoder().decode(read.bytes) } : read;
}
async function askForBytes(access, where, timeBudget, { path, commit }) {
    const what = 'reading a file of the base';
    try {
        const { repos } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openClient */ .My)(access).rest;
        const { data } = await timeBudget
            .run((signal) => repos.getContent({
            ...where,
            path,
            ref: commit,
            mediaType: { format: 'raw' },
            request: { signal, longestBody: _bounded_client_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_DOWNLOAD */ .Iq, isBytes: true },
        }), { repeatable: true, classify: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .classify */ .L8 })
            .catch((error) => {
            throw (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .toHostError */ .ye)(what, error);
        });
        const content = data;
        return content instanceof ArrayBuffer
            ? { kind: 'bytes', bytes: new Uint8Array(content) }
            : { kind: 'unreadable', reason: 'it is no plain file there' };
    }
    catch (error) {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .d && error.failure === 'not-found')
            return { kind: 'missing' };
        return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
    }
}


/***/ }),

/***/ 85902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ LONGEST_DOWNLOAD),
/* harmony export */   fp: () => (/* binding */ openBoundedClient)
/* harmony export */ });
/* unused harmony export LONGEST_ANSWER */
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92413);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37397);


const MIB = 1024 * 1024;
const LONGEST_ANSWER = 40 * MIB;
const LONGEST_DOWNLOAD = 100 * MIB;
const LONGEST_ERROR = MIB;
function openBoundedClient(token, baseUrl) {
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, { log: SILENT, ...(baseUrl && { baseUrl }) });
    octokit.hook.wrap('request', async (request, options) => {
        const { longestBody = LONGEST_ANSWER, isBytes = false, fetch = globalThis.fetch } = options.request ?? {};
        const bounded = (0,_bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedFetch */ .A)(fetch, (status) => (status < 300 ? longestBody : LONGEST_ERROR));
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


/***/ }),

/***/ 56854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ checkRunAnswer),
/* harmony export */   DQ: () => (/* binding */ loginOf),
/* harmony export */   Dr: () => (/* binding */ commentsAnswer),
/* harmony export */   EF: () => (/* binding */ commentAnswer),
/* harmony export */   KF: () => (/* binding */ pullRequestsAnswer),
/* harmony export */   KL: () => (/* binding */ PAGE),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   My: () => (/* binding */ openClient),
/* harmony export */   TM: () => (/* binding */ hiddenAnswer),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   fj: () => (/* binding */ viewerAnswer),
/* harmony export */   ye: () => (/* binding */ toHostError),
/* harmony export */   zz: () => (/* binding */ pullRequestAnswer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37397);
/* harmony import */ var _bounded_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85902);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16511);





function openClient({ token, apiUrl }) {
    return (0,_bounded_client_js__WEBPACK_IMPORTED_MODULE_2__/* .openBoundedClient */ .fp)(token, apiUrl);
}
const PAGE = 100;
function pageOf(entry) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()
        .refine((value) => Array.isArray(value) && value.length <= PAGE)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(entry));
}
const id = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive();
const person = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish() });
const commentAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id, html_url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const commentsAnswer = pageOf(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id,
    node_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    user: person.nullish(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
}));
const head = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/) });
const pullRequestAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ head });
const pullRequestsAnswer = pageOf(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ number: id, head }));
const checkRunAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id });
const viewerAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ viewer: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) });
const hiddenAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    nodes: pageOf(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(), isMinimized: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional() }).nullable()),
});
function loginOf(user) {
    const login = user?.login.toLowerCase() ?? '';
    return user?.type === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login;
}
const UNTOLD_WAIT = 60;
function classify(error) {
    if (error instanceof _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .LongBodyError */ .nk)
        return { failure: 'unavailable', isFinal: true };
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
    if (error instanceof _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .LongBodyError */ .nk)
        return new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d(failure, `${what}: ${error.message}`);
    const response = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response');
    if (response === undefined)
        return new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d(failure, `${what}: no answer`);
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'status');
    const said = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(response, 'data'), 'message');
    const words = typeof said === 'string' && failure !== 'unavailable' ? ` (${said.slice(0, REPEATED_CHARACTERS)})` : '';
    return new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d(failure, `${what}: ${status === undefined ? 'refused' : `status ${status}`}${words}`);
}
function messageOf(error) {
    return String((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'message') ?? '');
}


/***/ }),

/***/ 38542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  openGitHub: () => (/* binding */ openGitHub)
});

var client = __webpack_require__(56854);
;// CONCATENATED MODULE: ./build/adapters/github/check-run.js

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
    const { id } = await call('creating the check run', async (signal) => client/* checkRunAnswer */.CR.parse((await octokit.rest.checks.create({ ...create, request: { signal } })).data), 'once');
    for (let i = ANNOTATIONS_PER_REQUEST; i < annotations.length; i += ANNOTATIONS_PER_REQUEST) {
        const batch = annotations.slice(i, i + ANNOTATIONS_PER_REQUEST);
        const update = { ...repository, check_run_id: id, output: { ...output, annotations: batch } };
        await call('adding annotations to the check run', (signal) => octokit.rest.checks.update({ ...update, request: { signal } }), 'once');
    }
}

;// CONCATENATED MODULE: ./build/adapters/github/github.js


const MOST_PAGES = 50;
function openGitHub(access, repository, timeBudget) {
    const octokit = (0,client/* openClient */.My)(access);
    const call = (what, request, repeat = 'repeatable') => timeBudget.run(request, { repeatable: repeat === 'repeatable', classify: client/* classify */.L8 }).catch((error) => {
        throw (0,client/* toHostError */.ye)(what, error);
    });
    const { issues, pulls } = octokit.rest;
    return {
        findPullRequest: (headOwner, headBranch, headSha) => call('looking for the pull request', async (signal) => {
            const query = { ...repository, state: 'open', head: `${headOwner}:${headBranch}`, per_page: client/* PAGE */.KL };
            const { data } = await pulls.list({ ...query, request: { signal } });
            return client/* pullRequestsAnswer */.KF.parse(data).find(({ head }) => head.sha === headSha)?.number;
        }),
        headOf: (number) => call('reading the pull request', async (signal) => {
            const { data } = await pulls.get({ ...repository, pull_number: number, request: { signal } });
            return client/* pullRequestAnswer */.zz.parse(data).head.sha;
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
            return client/* commentAnswer */.EF.parse(data).html_url;
        }, 'once'),
        updateComment: (id, body) => call('updating the comment', async (signal) => {
            const { data } = await issues.updateComment({ ...repository, comment_id: id, body, request: { signal } });
            return client/* commentAnswer */.EF.parse(data).html_url;
        }),
        createCheckRun: (check) => createCheckRun(octokit, repository, check, call),
    };
}
async function listComments(octokit, repository, number, prefix, call) {
    const found = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const comments = await call('listing the comments', async (signal) => {
            const query = { ...repository, issue_number: number, per_page: client/* PAGE */.KL, page };
            return client/* commentsAnswer */.Dr.parse((await octokit.rest.issues.listComments({ ...query, request: { signal } })).data);
        });
        for (const { id, node_id, body, user, updated_at: updatedAt } of comments) {
            if (!body?.startsWith(prefix))
                continue;
            found.push({ id, node_id, body, author: (0,client/* loginOf */.DQ)(user), ...(updatedAt != null && { updatedAt }) });
        }
        if (comments.length < client/* PAGE */.KL)
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
        const answer = await octokit.graphql(query, { ids: ids.slice(-client/* PAGE */.KL), request: { signal } });
        const { nodes } = client/* hiddenAnswer */.TM.parse(answer);
        return new Set(nodes.flatMap((node) => (node?.isMinimized && node.id !== undefined ? [node.id] : [])));
    }
    catch (error) {
        if (isRefusal(error))
            return new Set();
        throw error;
    }
}
const ACTIONS_LOGIN = 'github-actions[bot]';
async function readAuthor(octokit, signal) {
    try {
        const answer = await octokit.graphql('query { viewer { login } }', { request: { signal } });
        return client/* viewerAnswer */.fj.parse(answer).viewer.login.toLowerCase();
    }
    catch (error) {
        if (isRefusal(error))
            return ACTIONS_LOGIN;
        throw error;
    }
}
function isRefusal(error) {
    return ['rejected', 'forbidden', 'not-found'].includes((0,client/* classify */.L8)(error).failure);
}


/***/ }),

/***/ 96724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ACCEPTING: () => (/* binding */ ACCEPTING),
/* harmony export */   accept: () => (/* binding */ accept)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37166);
/* harmony import */ var _inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1879);
/* harmony import */ var _inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17516);
/* harmony import */ var _inputs_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40769);
/* harmony import */ var _inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41439);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80677);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18295);
/* harmony import */ var _teaching_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7454);
/* harmony import */ var _plan_taught_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1167);
/* harmony import */ var _teach_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53487);











function accept(context) {
    return (0,_teach_js__WEBPACK_IMPORTED_MODULE_7__/* .teach */ .QI)(context, context.flags.has(_teaching_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .REPLACE */ .dj.name) ? REPLACING : ACCEPTING);
}
const ACCEPTING = { command: 'accept', plan: beside };
const REPLACING = { command: 'accept', plan: replacing };
function beside(...[taught, saying, run, textOf]) {
    const { golden, candidate } = taught;
    const wrong = whyNot(taught, run);
    if (wrong !== undefined)
        return wrong;
    const known = (0,_plan_taught_js__WEBPACK_IMPORTED_MODULE_6__/* .sameAs */ .f)(taught, golden.accepted, run.ports.digest);
    const still = stillTold(taught);
    const summary = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary);
    const written = (0,_plan_taught_js__WEBPACK_IMPORTED_MODULE_6__/* .besideOrInLine */ .z)({ kind: 'accepted', known, taught, summary, saying }, run, textOf);
    return 'problem' in written ? written : { ...written, still, remarks: remarksOn(taught, still) };
}
function replacing(...[taught, _, run]) {
    const { golden, candidate, format } = taught;
    const { file } = golden.place;
    if ((0,_inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_8__/* .folderOfReference */ .Jw)(file) === undefined || (0,_inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_9__/* .isMarkdown */ .s)(file))
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
    const next = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .withReference */ .ON)(read.text, golden.reference, (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary), format);
    return {
        ...{ session: golden.name, file, before: read.text, ...next, still: [] },
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
    const wrong = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .notStrict */ .tD)(candidate.summary, format) ?? (isEmpty(summary) ? 'it says nothing' : undefined);
    if (wrong !== undefined)
        return refused(`this cannot be accepted: ${wrong}`, 'correct it there, or accept another one');
    if ((0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(summary) === (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(golden.reference))
        return refused('the reference says the same, word for word');
    const rejected = (0,_plan_taught_js__WEBPACK_IMPORTED_MODULE_6__/* .sameAs */ .f)(taught, golden.rejected, ports.digest);
    return rejected === undefined
        ? undefined
        : refused(`this summary is rejected, in ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(rejected.place)}, by ${rejected.by}: ${rejected.because}`, 'remove it there first, if that was wrong');
}
function isEmpty(summary) {
    return ['title', 'summary', 'key_actions'].every((field) => (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(summary, field));
}
function stillTold({ golden, candidate, tools }) {
    const { summary, digest, place } = candidate;
    const own = { id: 'new', summary: (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(summary), digest, by: '', at: '', because: null, place };
    const accepted = [...golden.accepted, { ...own, outcomeWord: summary.outcome, placeOf: () => place }];
    return (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_10__/* .codesIn */ .Od)((0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_4__/* .scoreCandidate */ .e$)({ ...golden, accepted }, candidate, tools));
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

/***/ 7454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ BY),
/* harmony export */   Sq: () => (/* binding */ CODE),
/* harmony export */   _Y: () => (/* binding */ YES),
/* harmony export */   dj: () => (/* binding */ REPLACE),
/* harmony export */   fk: () => (/* binding */ TRANSCRIPT),
/* harmony export */   hK: () => (/* binding */ FROM),
/* harmony export */   l5: () => (/* binding */ BECAUSE),
/* harmony export */   wh: () => (/* binding */ ACCEPTED)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);

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
    allowed: 'a finding code, as docs/findings.md lists them',
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


/***/ })

};
