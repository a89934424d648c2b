import { counted } from '../counted.js';
import { showNumber } from '../gates/shown.js';
import type { Report } from '../report/schema.js';
import { waivedSessions } from '../report/waived-sessions.js';
import { DIMENSIONS } from '../summary.js';
import { WAIVED } from './waived.js';
import { inWords, isCompared } from './wording.js';

/** How many sessions fail and pass, in one line; `links` stand at its end. */
export function countsLine({ sessions, gates, corpus_size: size }: Report, links: readonly string[]): string {
  const counting = sessions.filter(isCompared);
  const unreferenced = sessions.filter(({ status }) => status === 'unreferenced').length;
  const failing = counting.filter(({ failed }) => failed).length;
  const waived = waivedSessions({ sessions: counting, gates }).size;
  const unusable = counting.filter(({ status }) => status !== 'scored').length;
  return [
    `**${counted(counting.length + unreferenced, 'session')}**`,
    ...(size === 0 ? [] : [marked('❌', failing, 'failing'), marked('✅', counting.length - failing, 'passing')]),
    ...(waived === 0 ? [] : [`${WAIVED} ${waived} waived`]),
    ...(unreferenced === 0 ? [] : [`${unreferenced} without a reference`]),
    ...(unusable === 0 ? [] : [`${unusable} without a usable candidate`]),
    ...links,
  ].join(' · ');
}

/** Nothing red where nothing fails, and nothing green where nothing passes. */
function marked(mark: string, n: number, what: string): string {
  return n === 0 ? `${n} ${what}` : `${mark} ${n} ${what}`;
}

/** Which dimension is weak, whether it has a gate or not. */
export function meansLine({ corpus_size: size, dimension_means: means }: Report): readonly string[] {
  if (size === 0) return [];
  const each = DIMENSIONS.map((dimension) => `${inWords(dimension)} ${showNumber(means[dimension])}`);
  return [`Means by dimension: ${each.join(' · ')}`, ''];
}
