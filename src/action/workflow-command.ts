/**
 * How a step speaks to its runner in its log, as GitHub describes it and as `@actions/core` writes it, which the tests
 * compare. That package is not loaded: its only module brings HTTP clients and a token exchange along, which is
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

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function propertyText(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
