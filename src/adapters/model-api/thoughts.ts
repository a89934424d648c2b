const THOUGHT_ENDS = '</think>';

/**
 * What follows the thoughts of a model whose server does not keep them apart. Only thoughts that the text begins with are
 * such, with or without their opening mark; and they end at the first mark, not at the last: a judge quotes candidates, and
 * a candidate may hold such a mark.
 */
export function withoutThinking(text: string): string {
  const begin = text.trimStart();
  if (/^[{[`]/.test(begin)) return text;
  const end = text.indexOf(THOUGHT_ENDS);
  if (end !== -1) return text.slice(end + THOUGHT_ENDS.length);
  return begin.startsWith('<think>') ? '' : text;
}
