import { terminalLine } from '../core/text.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Two characters of the basic plane that XML 1.0 forbids (production 2, Char) and that no other door closes on. */
const NOT_IN_XML = /[\ufffe\uffff]/g;

/**
 * Foreign text in XML, in an attribute too: one line, well-formed whatever it was. Test reporters print it to workflow
 * logs, so that it means nothing there either.
 * @param longest the most code points that are kept
 */
export function xmlText(text: string, longest: number): string {
  return terminalLine(text, longest)
    .replace(NOT_IN_XML, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/**
 * An element in lines, each set in by two blanks. Values of attributes and lines of text are XML already; an attribute
 * without a value is left out.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  children: readonly (readonly string[])[] = [],
): readonly string[] {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value}"`],
  );
  const open = `<${name}${given.join('')}`;
  if (children.length === 0) return [`${open}/>`];
  return [`${open}>`, ...children.flatMap((lines) => lines.map((line) => `  ${line}`)), `</${name}>`];
}

/** An element with lines of text. They are not set in, since blanks would be part of the text. */
export function textElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  text: readonly string[],
): readonly string[] {
  const [first = ''] = element(name, attributes);
  if (text.length === 0) return [first];
  return [`${first.slice(0, -2)}>${text.join('\n')}</${name}>`];
}
