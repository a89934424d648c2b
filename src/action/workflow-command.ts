import { randomUUID } from 'node:crypto';
import { EOL } from 'node:os';

/**
 * The two forms in which a step speaks to its runner, as GitHub describes them and as `@actions/core` writes them, which
 * the tests compare. That package is not loaded: its only module brings HTTP clients and a token exchange along, which is
 * some 80 ms at each start.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */

/** What a command may carry beside its data; an empty value is left out. */
export type Properties = Readonly<Record<string, string | number | undefined>>;

/** `::name title=a,line=1::data`, on one line. */
export function workflowCommand(name: string, data: string, properties: Properties = {}): string {
  const given = Object.entries(properties).flatMap(([key, value]) => (value ? [`${key}=${propertyText(value)}`] : []));
  // A blank stands behind the name of a command that has properties, even where all are empty.
  const rest = Object.keys(properties).length > 0 ? ` ${given.join(',')}` : '';
  return `::${name}${rest}::${escapeData(data)}`;
}

/** Name and value for a file of the runner, with a delimiter around the value that nobody can guess. */
export function keyAndValue(key: string, value: string): string {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  return `${key}<<${delimiter}${EOL}${value}${EOL}${delimiter}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function propertyText(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
