/** Where a value stands: a path relative to the workspace, line and column from 1 (columns in UTF-16 units). */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** The key of the value in its file, where the team names it otherwise than we do: `bullets[2]`. */
  readonly key?: string;
}

/** One thing that is wrong with what the user gave us. */
export interface Problem {
  /** What is wrong and what is allowed, as a sentence without a closing stop. */
  readonly message: string;
  readonly place?: Place;
  /** What to do about it. */
  readonly hint?: string;
}

/** `file:line:column`, as editors and terminals understand it. */
export function formatPlace(place: Place): string {
  if (place.line === undefined) return place.file;
  return place.column === undefined ? `${place.file}:${place.line}` : `${place.file}:${place.line}:${place.column}`;
}

/** One line for a terminal or a log. The text is not yet escaped for where it goes. */
export function formatProblem(problem: Problem): string {
  const where = problem.place === undefined ? '' : `${formatPlace(problem.place)}: `;
  return `${where}${messageWithHint(problem)}`;
}

/** A problem in one line without its place, where that stands elsewhere. */
export function messageWithHint({ message, hint }: Pick<Problem, 'message' | 'hint'>): string {
  return hint === undefined ? message : `${message} (${hint})`;
}

/**
 * Wrong input or configuration: the reader can mend it. Carries every problem found, so that one run names
 * them all. Ends in exit code 2, never in a stack trace.
 */
export class UserError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'UserError';
    this.problems = problems;
  }
}

/** Ends with everything that is wrong, where anything is. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError(problems);
}

export function refuseOne(problem: Problem): never {
  throw new UserError([problem]);
}

/** What is wrong with what a setting names, told by its name. */
export function about(setting: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, message: `${setting}: ${problem.message}` }));
}

/** A member of whatever it is: what clients throw has members that no type promises. */
export function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/**
 * Why the system refused, in its own short words: `ENOSPC: no space left on device`. Not `instanceof Error`: errors of the
 * system may come from another realm, as in a vm context.
 */
export function reasonOf(error: unknown): string {
  const message = String(memberOf(error, 'message') ?? error);
  const [reason = message] = message.split(', ');
  // What is allowed the system does not say, and an emoji has four bytes or more.
  return reason.startsWith('ENAMETOOLONG') ? `${reason} (most file systems take 255 bytes a name)` : reason;
}

/** What somebody else's code has thrown, which may throw again when it is looked at. */
export function messageOf(thrown: unknown): string {
  try {
    return String(memberOf(thrown, 'message') ?? thrown);
  } catch {
    return 'what was thrown cannot be read';
  }
}

/** Exit codes of the program and of the action. */
export const EXIT = { pass: 0, fail: 1, error: 2, inconclusive: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
