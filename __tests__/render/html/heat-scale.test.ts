import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const [light = '', dark = ''] = readFileSync('src/render/html/page.css', 'utf8').split('@media screen and');

/** A colour of one of both themes, its channels as amounts of light, 0..1. */
function colour(theme: string, name: string): readonly number[] {
  const [, code = ''] = new RegExp(`--${name}: #(\\w{6});`).exec(theme) ?? [];
  return [0, 2, 4].map((at) => {
    const part = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/** As WCAG 2 computes it. */
function contrast(a: readonly number[], b: readonly number[]): number {
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  const [low = 1, high = 1] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return high / low;
}

/** How different two colours look: their distance in Oklab (B. Ottosson, 2020). */
function difference(a: readonly number[], b: readonly number[]): number {
  const [p, q] = [toOklab(a), toOklab(b)];
  return Math.hypot(...p.map((value, i) => value - (q[i] ?? 0)));
}

function toOklab([red = 0, green = 0, blue = 0]: readonly number[]): readonly number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

describe.each([
  ['light', light, 0.015],
  // Dark colours beside each other are harder to tell apart.
  ['dark', dark, 0.03],
])('the colours of scores in the %s theme', (_, theme, least) => {
  const steps = Array.from({ length: 11 }, (_, i) => colour(theme, `h${i}`));

  it('carry their numbers legibly', () => {
    for (const step of steps) expect(contrast(step, colour(theme, 'heat-ink'))).toBeGreaterThanOrEqual(4.5);
  });

  it('differ from one tenth to the next, and from the page', () => {
    for (const [i, step] of steps.slice(1).entries()) {
      expect(difference(step, steps[i] ?? [])).toBeGreaterThan(least);
    }
    for (const step of steps) expect(difference(step, colour(theme, 'card'))).toBeGreaterThan(2 * least);
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('what charts are read by in the %s theme', (_, theme) => {
  it.each([
    ...[
      ['the edge of where it passes', 'good', 'track'],
      ['the edge of where it passes', 'good', 'card'],
      ['the edge of where it passes', 'good', 'wanted'],
      ['a bar that passes', 'good', 'track'],
      ['a bar that fails', 'bad', 'track'],
      ['a bar of a mean', 'fill', 'track'],
      ['a target', 'ink', 'track'],
      ['the edge of a bar of sessions', 'strong-line', 'card'],
    ],
  ])('stands out from what is beside it: %s', (_what, drawn, ground) => {
    expect(contrast(colour(theme, drawn ?? ''), colour(theme, ground ?? ''))).toBeGreaterThanOrEqual(3);
  });
});
