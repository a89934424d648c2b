/** A fence that is all of a text: what it holds, and where. */
export interface Fence {
  /** The word behind its marks, in lower case: `json`; empty where there is none. */
  readonly language: string;
  /** Number of the line on which it begins, from 1. */
  readonly line: number;
  /** The first character that is no blank in it. */
  readonly begin: string;
}

/** The Markdown fence that a text begins with, perhaps behind a sentence; undefined where it begins with another thing. */
export function openingFence(text: string): Fence | undefined {
  const found = OPENING.exec(text);
  if (found === null) return undefined;
  const [, before = '', language = ''] = found;
  const inside = text.slice(found[0].length).trimStart();
  return { language: language.toLowerCase(), line: before.split('\n').length, begin: inside.charAt(0) };
}

/** Models often say a sentence before the fence. */
const OPENING = /^(\ufeff?\s*(?:[^\n`{[#]{1,200}\n\s*)?)(?:```|~~~)[ \t]*(\w{0,20})[ \t]*\r?(?:\n|$)/;

/** What stands in a fence that ought to be the text itself. */
export function describeFenced({ language, begin }: Fence): 'the JSON' | 'the Markdown' | undefined {
  if (language === 'json' || language === 'jsonc' || (language === '' && begin === '{')) return 'the JSON';
  return language === 'markdown' || language === 'md' ? 'the Markdown' : undefined;
}

/** What to do about a fence around a summary. */
export const UNFENCE =
  'Take the fence off where the pipeline writes the file, or ask the model for its answer as structured output';
