/**
 * Text as a block of code in Markdown, with a blank line behind it: it ends where we end it, whatever backticks it has. Nobody is
 * mentioned from within a block; GitHub and GitLab read no Markdown there.
 * @param language by which it is coloured
 */
export function codeBlock(text: string, language: 'sh' | 'text'): readonly string[] {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return [`${fence}${language}`, text, fence, ''];
}
