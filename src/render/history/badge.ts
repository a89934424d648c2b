import { showNumber } from '../../core/numbers.js';
import type { Verdict } from '../../gates/catalogue.js';
import { html } from '../html/markup.js';

/** What a badge says: our own words and a number alone. */
interface BadgeFacts {
  /** Null where there is no run yet. */
  readonly verdict: Verdict | null;
  readonly overall: number | null;
  /** Of several gates the name of this one. */
  readonly key: string;
}

const COLOURS = { pass: '#1b6e44', fail: '#b3261e', inconclusive: '#7a5300' } as const;
const WORDS = { pass: 'pass', fail: 'fail', inconclusive: 'inconclusive' } as const;

/** The width of a character on the average; the text is fitted into what comes out, whatever font there is. */
const CHARACTER = 6.5;
const PAD = 7;
const HEIGHT = 20;

/** The newest verdict as a picture for a page: SVG that needs no font, no connection and no program. */
export function badgeSvg({ verdict, overall, key }: BadgeFacts): string {
  const label = key === 'default' ? 'summaries' : `summaries: ${key}`;
  const value =
    verdict === null ? 'no run' : overall === null ? WORDS[verdict] : `${showNumber(overall)} ${WORDS[verdict]}`;
  const [left, right] = [widthOf(label), widthOf(value)];
  const text = (words: string, from: number, width: number) =>
    html`<text x="${from + PAD}" y="14" textLength="${width - 2 * PAD}" lengthAdjust="spacingAndGlyphs">${words}</text>`;
  const colour = verdict === null ? '#5a6069' : COLOURS[verdict];
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${label}: ${value}"><title>${label}: ${value}</title><clipPath id="r"><rect width="${left + right}" height="${HEIGHT}" rx="4"/></clipPath><g clip-path="url(#r)"><rect width="${left}" height="${HEIGHT}" fill="#3b3f46"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="${colour}"/></g><g fill="#fff" font-family="Verdana,'DejaVu Sans',Geneva,sans-serif" font-size="11">${text(label, 0, left)}${text(value, left, right)}</g></svg>
`.toString();
}

function widthOf(text: string): number {
  return Math.round(text.length * CHARACTER) + 2 * PAD;
}
