import { sha256 } from '../adapters/digest.js';
import { trackedFiles } from '../adapters/git.js';
import { type CheckAnnotation, type CheckRun, HostError } from '../adapters/github/host.js';
import { readPayload } from '../adapters/github/payload.js';
import { type RunContext, readRunContext } from '../adapters/github/run-context.js';
import type { TimeBudget } from '../adapters/github/time-budget.js';
import type { Environment } from '../core/environment.js';
import { EXIT, type Problem } from '../core/errors.js';
import { logLine } from '../core/text.js';
import { VERSION } from '../core/version.js';
import { type Annotation, annotationsOf, filesWithFindings } from '../render/annotations.js';
import { comparedCommit, type NamedPart } from '../render/identity.js';
import type { CommentFrame } from '../render/page/comment-frame.js';
import { renderComment } from '../render/page/page.js';
import { renderErrorComment } from '../render/page/problems.js';
import type { Report } from '../report/schema.js';
import { exitCodeOf } from '../run/exit-code.js';
import type { Settings } from '../settings/table.js';
import { commentFrame } from './frame.js';
import { type Memory, memoryLine, readMemory, remember, sinceLastPush } from './last-push.js';
import { type Publication, type PublishResult, publish } from './publish.js';
import { log, notice } from './runner-log.js';

/** The address becomes an output, which a workflow may paste into a shell. */
const SHELL_SAFE_URL = /^https?:\/\/[\w.:/#-]+$/;

export interface Publisher {
  readonly settings: Settings;
  readonly env: Environment['env'];
  /** Where the files of the report are relative to. */
  readonly workspace: string;
  /** What is left of the time that a run waits for GitHub. */
  readonly timeBudget: TimeBudget;
}

/**
 * Publishes a result and returns the address of its comment, or nothing.
 * @param commands what can be done about it on another machine, as lines of Markdown
 */
export function publishReport(report: Report, publisher: Publisher, commands: readonly string[] = []): Promise<string> {
  return publishPage(publisher, {
    // The worst first, as the comment shows them.
    files: filesWithFindings(report),
    mode: publisher.settings.comment,
    failing: report.verdict !== 'pass',
    since: comparedCommit(report),
    render: (frame) => renderComment(report, { ...frame, commands }),
    memory: (headSha, earlier) => {
      const memory = remember(report.sessions, headSha, earlier, sha256);
      return { memory: memoryLine(memory), sinceLastPush: sinceLastPush(report.sessions, memory, sha256) };
    },
    check: {
      title: report.title,
      conclusion: conclusionOf(report, publisher.settings),
      annotations: toCheck(annotationsOf(report)),
    },
  });
}

/** Tells an existing comment that the gate could not run; makes none, since there may be no result to come. */
export function publishProblems(problems: readonly Problem[], publisher: Publisher): Promise<string> {
  return publishPage(publisher, {
    files: problems.map(({ place }) => place?.file ?? null),
    mode: publisher.settings.comment === 'never' ? 'never' : 'on-failure',
    failing: false,
    ...(publisher.settings.comment !== 'never' && {
      unwanted: 'there is none yet, and a run that could not start makes none',
    }),
    since: null,
    render: (frame) => renderErrorComment(problems, frame),
    // A run without a result leaves what is known of the last one.
    memory: (_, earlier) => (earlier === undefined ? {} : { memory: memoryLine(earlier) }),
    check: { title: 'The gate could not run', conclusion: 'failure', annotations: [] },
  });
}

interface Page extends Pick<Publication['comment'], 'mode' | 'failing'> {
  /** Why a comment that is not wanted is not, where that is not what the setting says. */
  readonly unwanted?: string;
  /** The commit that the result was compared with. */
  readonly since: NamedPart | null;
  /** The files that the page may link to. */
  readonly files: readonly (string | null)[];
  readonly render: (frame: CommentFrame) => string;
  /** What the comment remembers, given what the one before it does. */
  readonly memory: (headSha: string, earlier: Memory | undefined) => Pick<CommentFrame, 'memory' | 'sinceLastPush'>;
  readonly check: Pick<CheckRun, 'title' | 'conclusion' | 'annotations'>;
}

async function publishPage({ settings, env, workspace, timeBudget }: Publisher, page: Page): Promise<string> {
  const context = readRunContext({ env, payload: readPayload(env), pullRequest: settings['pull-request'] });
  if (context === undefined) return '';
  const tracked = trackedFiles(
    workspace,
    page.files.filter((file) => file !== null),
    env,
  );
  const frameAt = (headSha: string): CommentFrame =>
    commentFrame(context, headSha, {
      key: settings['comment-key'],
      warnOnly: settings['warn-only'],
      version: VERSION,
      isTracked: (file) => tracked.has(file),
      since: page.since,
    });
  const name = settings['check-run'];
  const checkRun = (headSha: string): CheckRun => {
    const frame = frameAt(headSha);
    return { ...page.check, name: name ?? '', headSha, summary: page.render(frame), detailsUrl: frame.summaryUrl };
  };
  const outcomes = await publish(
    {
      comment: {
        key: settings['comment-key'],
        mode: page.mode,
        failing: page.failing,
        render: (headSha, earlier) =>
          page.render({ ...frameAt(headSha), ...page.memory(headSha, readMemory(earlier ?? '')) }),
      },
      checkRun: name === null ? undefined : checkRun,
    },
    context,
    openOnce(settings['github-token'], env['GITHUB_API_URL'], context, timeBudget),
  );
  tell('Comment', outcomes.comment, page.unwanted);
  if (name !== null) tell('Check run', outcomes.checkRun);
  const url = outcomes.comment.kind === 'failed' ? null : outcomes.comment.url;
  return url != null && SHELL_SAFE_URL.test(url) ? url : '';
}

/** One client for everything that is published. */
function openOnce(
  token: string | null,
  apiUrl: string | undefined,
  { repository }: RunContext,
  timeBudget: TimeBudget,
) {
  return async () => {
    if (token === null) return undefined;
    try {
      const { openGitHub } = await import('../adapters/github/github.js');
      return openGitHub({ token, apiUrl }, repository, timeBudget);
    } catch (error) {
      // The client reads GITHUB_API_URL, and throws where that is no address.
      const reason = error instanceof Error ? error.message : String(error);
      throw new HostError('unavailable', `preparing to ask GitHub: ${reason}`);
    }
  };
}

/** As `publish` says it. */
const NOT_WANTED = 'not wanted';

function tell(what: string, outcome: PublishResult, unwanted = NOT_WANTED): void {
  if (outcome.kind === 'failed') notice(`${what} not published; the verdict stands. ${outcome.advice}`);
  else if (outcome.kind === 'skipped')
    log(`${what} left alone: ${outcome.reason === NOT_WANTED ? unwanted : outcome.reason}`);
  else log(`${what} published${outcome.url === null ? '' : `: ${logLine(outcome.url)}`}`);
}

/** A check run stops what the step stops, and nothing else. */
function conclusionOf({ verdict }: Report, settings: Settings): CheckRun['conclusion'] {
  if (verdict === 'pass') return 'success';
  return exitCodeOf(verdict, settings) === EXIT.pass ? 'neutral' : 'failure';
}

const CHECK_LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/** A check run shows annotations at a line of a file only. */
function toCheck(annotations: readonly Annotation[]): readonly CheckAnnotation[] {
  return annotations.flatMap(({ file, line, column, level, title, message }) => {
    if (file === null) return [];
    const at = line ?? 1;
    return {
      path: file,
      start_line: at,
      end_line: at,
      ...(line !== null && column !== null && { start_column: column, end_column: column }),
      annotation_level: CHECK_LEVELS[level],
      title,
      message: logLine(message),
    };
  });
}
