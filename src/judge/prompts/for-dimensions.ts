import type { Dimension } from '../../core/summary.js';

/** Words that are about some dimensions: `[[outcome|an outcome, ]]`, or `[[key_actions,outcome|…]]` for several together. */
const ABOUT = /\[\[([a-z_,]+)\|([\s\S]*?)\]\]/g;

/**
 * A prompt for summaries that have these dimensions: without the words about others. With all five it is the prompt as it
 * always was, byte for byte.
 */
export function forDimensions(text: string, dimensions: readonly Dimension[]): string {
  return text.replace(ABOUT, (_, names: string, words: string) =>
    names.split(',').every((name) => dimensions.some((dimension) => dimension === name)) ? words : '',
  );
}
