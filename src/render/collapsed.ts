/** A part of a page behind a click. Blank lines, since GitHub reads Markdown inside of HTML only behind one. */
export function collapsed(title: string, content: readonly string[]): readonly string[] {
  return ['<details>', `<summary>${title}</summary>`, '', ...content, '</details>', ''];
}
