/** What a page would show as it stands, or what belongs around a field and not into it. */
interface Markup {
  readonly kind:
    | 'a code fence'
    | 'JSON'
    | 'a heading'
    | 'a list'
    | 'a table'
    | 'bold type'
    | 'a link'
    | 'HTML'
    | 'escaped line breaks';
  /** How the text writes it. */
  readonly sample: string;
}

/** Most texts have none of the characters that markup begins with, in a line or at its beginning. */
const PLAIN = /^(?!\s*[-•‣▪●])[^*#<{[\n|\\`"]*$/;

/** Few of the others have one where it could begin markup. */
const MAY_BEGIN_MARKUP = /[*#<{[\n|\\]|```|"\s*:|^\s*[-•‣▪●]\s/;

const INLINE_CODE = /`[^`\n]*`/g;

/** The kinds, the plainest first. Code within a line is no markup: names are written so in any plain text. */
const KINDS: readonly (readonly [Markup['kind'], RegExp])[] = [
  ['a code fence', /(?:^|\n)[ \t]*```|```[a-z]*[ \t]*\n|```[^`\s][^`\n]{0,100}[\s;(=][^`\n]{0,100}```/],
  ['JSON', /^\s*(?:\{\s*["'][\w ]+["']\s*:|\[\s*(?:\{\s*"|"[^"\n]*"\s*[,\]]))/],
  ['JSON', /"(?:title|summary|key_actions|outcome|aha_moments|topics_found)"\s*:/],
  // A sentence of its own, and no setting that a sentence names.
  ['JSON', /[.!?]\s+\{\s*"[\w ]{1,40}"\s*:\s*[^{}\n]{1,200}\}(?=\s+\p{Lu}|\s*$)/u],
  // "Result: {"high": 2, "low": 1}. The next sentence": two keys or more, as a sentence or its end.
  [
    'JSON',
    /(?:^|[.!?:]\s+)\{\s*"[\w -]{1,40}"\s*:\s*[^{}\n]{1,200}?,\s*"[\w -]{1,40}"\s*:\s*[^{}\n]{1,300}\}(?=[.;]?(?:\s+\p{Lu}|\s*$))/u,
  ],
  ['JSON', /(?:^|[.!?]\s+)\p{Lu}\p{Ll}{2,20}:\s+\{\s*"[\w ]{1,40}"\s*:\s*[[{][^{}\n]{1,300}\}/u],
  ['a heading', /(?:^|\n)[ \t]{0,3}#{1,6}[ \t]+(?!of\b)\S[^\n]{0,60}/],
  ['a heading', /\n(?:={3,}|-{3,})[ \t]*(?:\n|$)/],
  // Of a line that a model went on with: two signs and more, since one is a number of something.
  ['a heading', /[.!?:] #{2,6} [^\n#]{1,60}\n/],
  ['a table', /(?:^|\n)[ \t]*\|[^\n]*\|[ \t]*\n[ \t]*\|/],
  // Of a table that somebody put into one line.
  ['a table', /\|[^|\n]{1,100}\|[ \t]{1,4}\|(?:[ \t]{0,4}:?-{2,40}:?[ \t]{0,4}\|){2}/],
  ['a table', /[.!?:] \|(?: [^|\n]{1,60} \|){3,20}/],
  ['a table', /^\s*\|(?: [^|\n]{1,200} \|){2,20}\s*$/],
  ['a list', /(?:^|\n)[ \t]*[-*•‣▪●][ \t]+\S[^\n]{0,60}/],
  ['a list', /(?:^|\n)[ \t]*\d{1,2}[.)][ \t]+\S[^\n]{0,60}(?=[\s\S]*\n[ \t]*\d{1,2}[.)][ \t]+\S)/],
  ['bold type', /(?:^|[\s("“])\*\*(?![\s*/])[^*\n]{0,80}[^\s*/]\*\*(?=[\s.,:;!?)"”]|$)/],
  ['a link', /\[[^[\]\n]{1,200}\]\(https?:[^)\s]{1,500}\)/],
  ['HTML', /<br ?\/?>/i],
  [
    'HTML',
    /<(p|ul|ol|li|b|i|u|code|pre|kbd|strong|em|h[1-6]|div|span|summary|title|answer|output|result|response|think|thinking|json)>[\s\S]{0,2000}?<\/\1>/i,
  ],
  [
    'HTML',
    /^\s*<(?:p|ul|ol|li|b|strong|em|h[1-6]|div|summary|title|answer|output|result|response|think|thinking|json)>/i,
  ],
  ['HTML', /<\/(?:summary|title|answer|output|result|response|think|thinking|json|key_actions|outcome)>\s*$/i],
  ['escaped line breaks', /\\n(?:\\n|\s*(?:[-*•#]|\d{1,2}[.)])\s)/],
];

/** The first markup of a text. */
export function markupIn(text: string): Markup | null {
  if (PLAIN.test(text) || !MAY_BEGIN_MARKUP.test(text)) return null;
  // Fences are looked for before code within a line is taken out.
  const plain = text.includes('`') ? text.replace(INLINE_CODE, ' x ') : text;
  for (const [kind, pattern] of KINDS) {
    const found = pattern.exec(kind === 'a code fence' ? text : plain);
    if (found !== null) return { kind, sample: found[0].trim() };
  }
  return null;
}

const NUMBERED = /^\s*(\d{1,2})[.)]\s+\S/;

/** The places of bullets that begin with their own number, if the first and another one do: `1. Read the log`, `2. Fixed it`. */
export function numberedBullets(bullets: readonly string[]): readonly number[] {
  if (NUMBERED.exec(bullets[0] ?? '')?.[1] !== '1') return [];
  const numbered = [...bullets.keys()].filter((i) => NUMBERED.exec(bullets[i] ?? '')?.[1] === String(i + 1));
  return numbered.length >= 2 ? numbered : [];
}
