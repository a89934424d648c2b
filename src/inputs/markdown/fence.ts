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
  const start = startOfMarks(text);
  const found =
    start === undefined ? null : /^(?:```|~~~)[ \t]*(?:(\w{1,20})[ \t]*)?\r?(?:\n|$)/.exec(text.slice(start));
  if (start === undefined || found === null) return undefined;
  const [marks, language = ''] = found;
  const inside = text.slice(start + marks.length).trimStart();
  return { language: language.toLowerCase(), line: text.slice(0, start).split('\n').length, begin: inside.charAt(0) };
}

/** Where a fence would begin: at the first character that is no blank, or behind the sentence that models often say before it. */
function startOfMarks(text: string): number | undefined {
  const first = nextInk(text, 0);
  if (first === undefined || /^(?:```|~~~)/.test(text.slice(first, first + 3))) return first;
  const end = text.indexOf('\n', first);
  if (end === -1 || end - first > LONGEST_SENTENCE || /[`{[#]/.test(text.slice(first, end))) return undefined;
  return nextInk(text, end);
}

const LONGEST_SENTENCE = 200;

function nextInk(text: string, from: number): number | undefined {
  const ink = /\S/g;
  ink.lastIndex = from;
  return ink.exec(text)?.index;
}

/** What stands in a fence that ought to be the text itself. */
export function describeFenced({ language, begin }: Fence): 'the JSON' | 'the Markdown' | undefined {
  if (language === 'json' || language === 'jsonc' || (language === '' && begin === '{')) return 'the JSON';
  return language === 'markdown' || language === 'md' ? 'the Markdown' : undefined;
}

/** What to do about a fence around a summary. */
export const UNFENCE =
  'Take the fence off where the pipeline writes the file, or ask the model for its answer as structured output';
