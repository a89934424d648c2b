import type { Environment } from '../core/environment.js';
import type { Screen } from '../render/terminal/layout.js';
import type { ConsoleStream } from './command.js';

/** The columns of a file or a pipe, and of a terminal that does not tell. */
const PIPE_COLUMNS = 100;
const DEFAULT_COLUMNS = 80;

/** Longer lines are hard to read. */
const MOST_COLUMNS = 120;

/** What a stream shows: how wide, and whether in colours. */
export function screenOf(stream: ConsoleStream, env: Environment['env']): Screen {
  const terminal = stream.isTTY === true;
  // Some pseudo terminals say 0.
  const columns = terminal ? stream.columns || DEFAULT_COLUMNS : PIPE_COLUMNS;
  return { colour: wantsColour(terminal, env), width: Math.min(columns, MOST_COLUMNS) };
}

/**
 * https://no-color.org: any value that is not empty switches colours off, whatever else is set. FORCE_COLOR, which
 * workflows set to have colours in their logs, switches them on where there is no terminal, or off with 0.
 */
function wantsColour(terminal: boolean, env: Environment['env']): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  const forced = env['FORCE_COLOR'] ?? '';
  if (forced !== '') return isOn(forced);
  return terminal && env['TERM'] !== 'dumb';
}

/** Whether a variable of the environment switches something on. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());
}
