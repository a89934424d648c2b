import type { YAMLError } from 'yaml';

/** What is wrong with a text of YAML, and where. */
export interface YamlFault {
  readonly message: string;
  readonly offset: number;
  /** Left out where the text is broken: here it is only too long. */
  readonly isTooLong?: true;
}

const INDENTED_OTHERWISE = 'the line is indented otherwise than those that it stands among; begin it where they begin';
const WITHOUT_VALUE = 'a name without a value; write name: value, with a blank behind the colon';
const MISPLACED =
  'this does not go on from what stands before it; look for a line that is indented otherwise, or a quote';

/** Our words for what the YAML parser says most often. */
const WORDS: readonly (readonly [parser: string, words: string])[] = [
  ['Nested mappings are not allowed', 'a value with a colon in it; put quotes around the value'],
  ['Implicit keys need to be on a single line', WITHOUT_VALUE],
  ['Implicit map keys need to be followed by map values', WITHOUT_VALUE],
  ['A block sequence may not be used as an implicit map key', INDENTED_OTHERWISE],
  ['All mapping items must start at the same column', INDENTED_OTHERWISE],
  ['All sequence items must start at the same column', INDENTED_OTHERWISE],
];

/**
 * What the parser found, in words for whoever wrote the file.
 * @param errors of the parser, in its order
 */
export function yamlFaults(errors: readonly YAMLError[], text: string): readonly YamlFault[] {
  const offsetsOf = (wanted: YAMLError['code']): ReadonlySet<number> =>
    new Set(errors.filter(({ code }) => code === wanted).map(({ pos }) => pos[0]));
  const [nested, acrossLines] = [offsetsOf('BLOCK_AS_IMPLICIT_KEY'), offsetsOf('MULTILINE_IMPLICIT_KEY')];
  return errors.flatMap(({ code, message, pos: [offset] }): readonly YamlFault[] => {
    const isNestedAcross = nested.has(offset) && acrossLines.has(offset);
    if (!isNestedAcross) return [{ message: inWords(message), offset }];
    // What is indented below a value goes on with it, so that the parser names, twice, where the value begins.
    return code === 'BLOCK_AS_IMPLICIT_KEY' ? [{ message: INDENTED_OTHERWISE, offset: nextNamed(text, offset) }] : [];
  });
}

function inWords(message: string): string {
  const [first = message] = message.split('\n', 1);
  if (first.startsWith('Unexpected ') && (first.endsWith(' at node end') || first.includes(' in YAML stream')))
    return MISPLACED;
  return WORDS.find(([parser]) => first.startsWith(parser))?.[1] ?? first;
}

/** Where the next line begins that has a name in front of a colon. */
function nextNamed(text: string, offset: number): number {
  for (let end = text.indexOf('\n', offset); end !== -1; end = text.indexOf('\n', end + 1)) {
    const next = text.indexOf('\n', end + 1);
    const line = text.slice(end + 1, next === -1 ? text.length : next);
    if (line.includes(':')) return end + 1 + line.length - line.trimStart().length;
  }
  return offset;
}
