/**
 * What a step wrote to GITHUB_OUTPUT or GITHUB_ENV, after the runner's src/Runner.Worker/FileCommandManager.cs:
 * `name=value`, or `name<<delimiter`, lines, the delimiter.
 */
export function readFileCommands(text: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  const lines = text.replace(/\n$/, '').split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line === '') continue;
    const [equals, heredoc] = [line.indexOf('='), line.indexOf('<<')];
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      values[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    const [name, delimiter] = [line.slice(0, heredoc), line.slice(heredoc + 2)];
    if (heredoc <= 0 || delimiter === '') throw new Error(`Invalid format '${line}'`);
    const end = lines.indexOf(delimiter, i + 1);
    if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
    values[name] = lines.slice(i + 1, end).join('\n');
    i = end;
  }
  return values;
}
