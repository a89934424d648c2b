import { EXIT, type ExitCode, formatPlace, type Problem, refuse } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import type { Files } from '../../core/ports.js';
import { maskTexts } from '../../core/redact.js';
import { counted, terminalLine } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { type BaselineSession, readBaselineReport } from '../../inputs/baseline/baseline-report.js';
import type { Saying } from '../../inputs/corpus/write-taught.js';
import { renderDiff, sessionDiff } from '../../render/diff/session-diff.js';
import type { DiffView } from '../../render/diff/view.js';
import { hang, type Screen } from '../../render/terminal/layout.js';
import type { CommandContext } from '../command.js';
import { BECAUSE, BY, CODE, YES } from '../flags.js';
import { readTaught, type TaughtSession, type TeachingContext } from './taught-sessions.js';
import { MASKED, type Plan, writeAll } from './write-plans.js';

/** What is wanted of a candidate: something to write, or what stands in the way. */
export type Planned = Plan | { readonly problem: Problem };

/** What differs between `accept` and `reject`. */
export interface Lesson {
  readonly command: 'accept' | 'reject';
  /**
   * What is to be written about one session.
   * @param earlier what the summaries that were planned before, for the same command, leave
   */
  readonly plan: (taught: TaughtSession, saying: Saying, run: CommandContext['run'], earlier: Earlier) => Planned;
  /** What people read before they sign it; left out, the difference to what the scores compare with. */
  readonly differenceOf?: (taught: TaughtSession) => DiffView;
}

/** What is planned already when one more summary is. */
interface Earlier {
  /** The text of a file as it leaves it; undefined where it cannot be read, or not be written anew. */
  readonly textOf: (file: string) => string | undefined;
  /** What it adds to a session. */
  readonly idsOf: (session: string) => readonly string[];
}

/** What a command would write, and how it differs from what stands there. */
export interface Planning {
  readonly sessions: readonly TaughtSession[];
  readonly plans: readonly Plan[];
  readonly views: readonly DiffView[];
}

/** Plans what accepting or rejecting the named candidates writes, and writes nothing. Throws everything that stands in the way. */
export async function planLessons(
  { command, plan, differenceOf = (taught) => sessionDiff(taught.golden, taught) }: Lesson,
  context: TeachingContext,
): Promise<Planning> {
  const { run } = context;
  const sessions = distinct(await readTaught(command, context));
  const saying = sayingOf(command, context);
  const earlier = nothingYet(run.ports.files);
  const planned = sessions.map((taught) => {
    const one = plan(taught, saying, run, earlier);
    if (!('problem' in one)) earlier.add(one);
    return one;
  });
  refuse(planned.flatMap((one) => ('problem' in one ? [one.problem] : [])));
  return {
    sessions,
    plans: planned.flatMap((one) => ('problem' in one ? [] : [one])),
    views: sessions.map(differenceOf),
  };
}

function nothingYet(files: Pick<Files, 'read'>): Earlier & { readonly add: (plan: Plan) => void } {
  const drafts = new Map<string, string>();
  const ids = new Map<string, readonly string[]>();
  const idsOf: Earlier['idsOf'] = (session) => ids.get(session) ?? [];
  return {
    idsOf,
    textOf: (file) => {
      const read = drafts.has(file) ? undefined : files.read(file);
      // What is no UTF-8 would be written as something else.
      return drafts.get(file) ?? (read?.kind === 'text' && read.invalidLines.size === 0 ? read.text : undefined);
    },
    add: ({ session, file, text, id, isKnown }) => {
      drafts.set(file, text);
      if (!isKnown && id !== null) ids.set(session, [...idsOf(session), id]);
    },
  };
}

/** Samples that say the same are one lesson. */
function distinct(sessions: readonly TaughtSession[]): readonly TaughtSession[] {
  return [...new Map(sessions.map((one) => [JSON.stringify([one.golden.name, one.candidate.digest]), one])).values()];
}

/**
 * Shows what accepting or rejecting the candidates of some sessions would write, and asks a person at a terminal; with `--yes`
 * writes it, all of it or nothing.
 */
export async function teach(context: CommandContext, lesson: Lesson): Promise<ExitCode> {
  const { sessions, ...planned } = await planLessons(lesson, context);
  const unread = unreadSince(lesson.command, sessions, context.run);
  refuse(unread.problems);
  for (const line of unread.notes) context.tell(line);
  return conclude(lesson.command, planned, context);
}

/** Shows what is planned, or writes it where that is wanted; where nobody can be asked, not to be told is an error. */
export async function conclude(
  command: Lesson['command'],
  { plans, views }: Pick<Planning, 'plans' | 'views'>,
  context: CommandContext,
): Promise<ExitCode> {
  const { run, json, screen, print, ask } = context;
  const write = (): Promise<readonly string[]> => writeAll(plans, run.ports.files);
  const isWanted = context.flags.has(YES.name);
  const fresh = plans.filter(({ isKnown }) => !isKnown);
  const files = counted(new Set(fresh.map(({ file }) => file)).size, 'file');
  const how = `${command} … --yes writes ${files}`;
  // A script that goes on would take it for written.
  const unasked: readonly Problem[] =
    ask === undefined && !isWanted && fresh.length > 0
      ? [{ message: 'nothing is written: there is no terminal to ask at', hint: `read the difference; ${how}` }]
      : [];
  if (json) {
    const written = isWanted ? await write() : [];
    print(jsonText(maskTexts({ sessions: plans.map((one, i) => toJson(one, views[i])), written })));
    refuse(unasked);
    return EXIT.pass;
  }
  if (!isWanted && fresh.length > 0) {
    print(shownBefore(plans, views, screen));
    refuse(unasked);
    if (ask === undefined || !/^\s*y(es)?\s*$/i.test(await ask(`Write ${files}? [y/N] `))) {
      const said = terminalLine(`Nothing is written yet. Read the difference; ${how}.`, 1000);
      print(`${hang('', said, screen).join('\n')}\n`);
      return EXIT.pass;
    }
  }
  print(shownAfter(plans, await write(), screen));
  return EXIT.pass;
}

/** Who teaches, and why. Throws where that is not said. */
export function sayingOf(command: Lesson['command'], { flags, run }: Pick<CommandContext, 'flags' | 'run'>): Saying {
  const by = flags.get(BY.name)?.trim() ?? '';
  const because = flags.get(BECAUSE.name)?.trim() ?? '';
  const code = flags.get(CODE.name);
  refuse([
    ...(by === '' ? [{ message: `${command} needs --by: who ${command}s it, a person or a team` }] : []),
    ...(command === 'reject' && because === '' ? [{ message: 'reject needs --because: what is wrong with it' }] : []),
  ]);
  const at = run.ports.clock().toISOString().slice(0, 10);
  return { by, at, ...(because !== '' && { because }), ...(code !== undefined && { code }) };
}

function toJson({ session, file, text, isMasked, still }: Plan, difference: DiffView | undefined) {
  return { session, file, text, masked: isMasked, still, difference };
}

function shownBefore(plans: readonly Plan[], views: readonly DiffView[], screen: Screen): string {
  const shown = plans.flatMap((plan, i) => {
    const view = views[i];
    const word = plan.isKnown ? 'there already' : 'would write';
    return [...(view === undefined ? [] : [renderDiff(view, screen)]), ...planLines(plan, word, screen), ''];
  });
  return `${shown.join('\n')}\n`;
}

function shownAfter(plans: readonly Plan[], written: readonly string[], screen: Screen): string {
  const done = plans.flatMap((plan) => [
    ...planLines(plan, written.includes(plan.file) && !plan.isKnown ? 'wrote' : 'there already', screen),
    '',
  ]);
  const next =
    written.length === 0
      ? `Nothing to commit: ${plans.length === 1 ? 'it stands' : 'they stand'} there already.`
      : `Commit ${written.length === 1 ? 'it' : 'them'}, so that somebody can review what the gate learns.`;
  return `${[...done, ...hang('', next, screen)].join('\n')}\n`;
}

function planLines({ file, isMasked, remarks }: Plan, word: string, screen: Screen): readonly string[] {
  return [
    `${word}  ${terminalLine(file, 1000)}`,
    ...(isMasked ? hang('  ! ', MASKED, screen) : []),
    ...remarks.flatMap((remark) => hang('  ! ', terminalLine(remark, 1000), screen)),
  ];
}

interface Unread {
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

/**
 * Which candidates the last report is not about. Where that one stood in the very same file, somebody would sign a text that they
 * have not read; one that stands elsewhere was named on purpose.
 */
function unreadSince(command: string, sessions: readonly TaughtSession[], run: CommandContext['run']): Unread {
  const path = pathIn(run.settings.values['report-dir'], 'report.json');
  const scored = scoredIn(path, run);
  const other = sessions.flatMap((taught) => {
    const before = scored.get(taught.golden.name) ?? [];
    const isRead = before.length === 0 || before.some((one) => one.candidate_digest === taught.candidate.digest);
    return isRead ? [] : [{ place: taught.candidate.place, before }];
  });
  const hasChanged = ({ place, before }: (typeof other)[number]): boolean =>
    before.some((one) => one.candidate_path === place.file);
  return {
    problems: other.filter(hasChanged).map(({ place }) => ({
      place,
      message: `the candidate has changed since ${path} was written, so that nobody has seen what is found in it`,
      hint: `run score again, then ${command} it`,
    })),
    notes: other
      .filter((one) => !hasChanged(one))
      .map(
        ({ place }) =>
          `note: the last run, whose report is ${path}, scored another candidate of this session than ${formatPlace(place)}; run score with these candidates to see what is found in this one`,
      ),
  };
}

type Scored = Pick<BaselineSession, 'candidate_digest' | 'candidate_path'>;

/** What the last report is about, by session: its candidate, or its samples. Nothing where there is no report that can be read. */
function scoredIn(path: string, { ports: { files } }: CommandContext['run']): ReadonlyMap<string, readonly Scored[]> {
  const read = files.kind(path) === 'file' ? files.read(path) : undefined;
  const parsed = read?.kind === 'text' ? readBaselineReport(read.text) : undefined;
  const sessions = parsed?.kind === 'report' ? parsed.report.sessions : [];
  return new Map(sessions.map(({ name, samples, ...one }) => [name, samples ?? [one]]));
}
