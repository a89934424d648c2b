/** A piece of a page that is safe to insert as it is. Only `html` makes one, so that text cannot pass for it. */
export class Markup {
  private constructor(private readonly source: string) {}

  /** Fills the places of a template: markup as it is, lists one after the other, everything else escaped as text. */
  static fill(parts: readonly string[], values: readonly Content[]): Markup {
    const filled = parts.map((part, i) => (i < values.length ? part + sourceOf(values[i]) : part));
    return new Markup(filled.join(''));
  }

  toString(): string {
    return this.source;
  }
}

type Content = Markup | string | number | null | undefined | readonly Content[];

/**
 * A template of HTML or SVG. Everything that is put into it is escaped, for the text of an element and for an attribute
 * in double quotes alike: the only way in which text gets into the page. Null and undefined leave nothing.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return Markup.fill(parts, values);
}

function sourceOf(content: Content): string {
  if (content === null || content === undefined) return '';
  if (content instanceof Markup) return content.toString();
  if (typeof content === 'object') return content.map(sourceOf).join('');
  return String(content).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
