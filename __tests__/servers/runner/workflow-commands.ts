import { isAbsolute, relative } from 'node:path';

/** What the runner makes of a log, after its own sources: src/Runner.Common/ActionCommand.cs and ActionCommandManager.cs. */

export type Level = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly level: Level;
  readonly message: string;
  readonly title?: string;
  /** Relative to the workspace when it was below it. */
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly col?: number;
  readonly endColumn?: number;
  /** The runner keeps ten of each level for a step; this one came later. */
  readonly dropped: boolean;
  /** `::error::` at the start of a line, or the older `##[error]` anywhere in it. */
  readonly form: '::' | '##[';
}

export interface Command {
  readonly name: string;
  /** Their names are in lower case, since the runner does not mind. */
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
  readonly form: '::' | '##[';
}

export interface ReadLog {
  readonly annotations: readonly Annotation[];
  /** All commands that the runner obeyed, annotations included. */
  readonly commands: readonly Command[];
  /** The lines that were no command. */
  readonly printed: string;
}

const REGISTERED = [
  'stop-commands',
  'set-env',
  'set-output',
  'save-state',
  'add-mask',
  'add-path',
  'add-matcher',
  'remove-matcher',
  'debug',
  'warning',
  'error',
  'notice',
  'group',
  'endgroup',
  'echo',
];
const KEPT_PER_LEVEL = 10;
const LONGEST_MESSAGE = 4_096;

export function readLog(log: string, workspace: string): ReadLog {
  const registered = new Set(REGISTERED);
  const commands: Command[] = [];
  const annotations: Annotation[] = [];
  const printed: string[] = [];
  let resumeToken: string | undefined;
  for (const line of splitLines(log)) {
    const command = readNewForm(line, registered) ?? readOldForm(line, registered);
    const resumes = resumeToken !== undefined && command?.name === resumeToken.toLowerCase();
    if (command === undefined || (resumeToken !== undefined && !resumes)) {
      printed.push(line);
      continue;
    }
    commands.push(command);
    if (resumes && resumeToken !== undefined) {
      registered.delete(resumeToken.toLowerCase());
      resumeToken = undefined;
    } else if (command.name === 'stop-commands') {
      resumeToken = command.data;
      registered.add(resumeToken.toLowerCase());
    } else if (isLevel(command.name)) {
      const before = annotations.filter(({ level }) => level === command.name).length;
      annotations.push(toAnnotation(command, command.name, workspace, before >= KEPT_PER_LEVEL));
    }
  }
  return { annotations, commands, printed: printed.join('\n') };
}

/** A carriage return alone ends a line, too: that is how .NET reads the output of a process. */
function splitLines(log: string): readonly string[] {
  return log.replace(/\r\n|\r|\n$/g, (end) => (end === '\n' ? '' : '\n')).split('\n');
}

/** `::name key=value,key=value::data`, with nothing but blanks before it. */
function readNewForm(line: string, registered: ReadonlySet<string>): Command | undefined {
  const message = line.trimStart();
  if (!message.startsWith('::')) return undefined;
  const end = message.indexOf('::', 2);
  if (end < 0) return undefined;
  return toCommand('::', message.slice(2, end), message.slice(end + 2), registered);
}

/** `##[name key=value;key=value]data`, anywhere in the line. */
function readOldForm(line: string, registered: ReadonlySet<string>): Command | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  return toCommand('##[', line.slice(start + 3, end), line.slice(end + 1), registered);
}

function toCommand(
  form: Command['form'],
  info: string,
  data: string,
  registered: ReadonlySet<string>,
): Command | undefined {
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  if (!registered.has(name)) return undefined;
  const { separator, property, text } = ESCAPES[form];
  const properties: Record<string, string> = {};
  const pairs = space < 0 ? '' : info.slice(space + 1);
  for (const pair of (form === '::' ? pairs.trim() : pairs).split(separator)) {
    // A blank before a name belongs to it, so that nothing knows it; a name without a value is nothing.
    const at = pair.indexOf('=');
    if (at > 0 && at < pair.length - 1) {
      properties[pair.slice(0, at).toLowerCase()] = unescapeAll(pair.slice(at + 1), property);
    }
  }
  return { name, properties, data: unescapeAll(data, text), form };
}

/** In the order of the runner: the percent sign last. */
const TEXT = ['%0D', '\r', '%0A', '\n', '%25', '%'];
const OLD = ['%3B', ';', '%0D', '\r', '%0A', '\n', '%5D', ']', '%25', '%'];
const ESCAPES = {
  '::': { separator: ',', property: ['%0D', '\r', '%0A', '\n', '%3A', ':', '%2C', ',', '%25', '%'], text: TEXT },
  '##[': { separator: ';', property: OLD, text: OLD },
} as const;

function unescapeAll(escaped: string, pairs: readonly string[]): string {
  let text = escaped;
  for (let i = 0; i < pairs.length; i += 2) text = text.replaceAll(pairs[i] ?? '', pairs[i + 1] ?? '');
  return text;
}

function isLevel(name: string): name is Level {
  return name === 'error' || name === 'warning' || name === 'notice';
}

function toAnnotation(
  { properties, data, form }: Command,
  level: Level,
  workspace: string,
  dropped: boolean,
): Annotation {
  const { title, file } = properties;
  return {
    level,
    message: data.slice(0, LONGEST_MESSAGE),
    ...(title !== undefined && { title }),
    ...(file !== undefined && { file: belowWorkspace(file, workspace) }),
    ...placeOf(properties),
    dropped,
    form,
  };
}

/** The runner gives up what contradicts itself instead of refusing it. */
function placeOf(
  properties: Readonly<Record<string, string>>,
): Pick<Annotation, 'line' | 'endLine' | 'col' | 'endColumn'> {
  const [endLine, endColumn] = [whole(properties['endline']), whole(properties['endcolumn'])];
  const [line, col] = [whole(properties['line']) ?? endLine, whole(properties['col']) ?? endColumn];
  const backwards = line !== undefined && endLine !== undefined && endLine < line;
  const columnsFit =
    line !== undefined &&
    (endLine === undefined || endLine === line) &&
    !(col !== undefined && endColumn !== undefined && endColumn < col);
  return {
    ...(!backwards && line !== undefined && { line }),
    ...(!backwards && endLine !== undefined && { endLine }),
    ...(columnsFit && col !== undefined && { col }),
    ...(columnsFit && endColumn !== undefined && { endColumn }),
  };
}

function whole(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*-?\d+\s*$/.test(text) ? Number(text) : undefined;
}

function belowWorkspace(file: string, workspace: string): string {
  if (!isAbsolute(file)) return file;
  const way = relative(workspace, file);
  return way === '' || way.startsWith('..') ? file : way.replaceAll('\\', '/');
}
