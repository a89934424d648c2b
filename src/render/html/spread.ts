import type { Distribution } from '../../report/schema.js';
import { html, type Markup } from './markup.js';
import { heatOf } from './score-mark.js';

const WIDTH = 120;
const HEIGHT = 32;

/**
 * How many sessions lie in each tenth, small enough for many of them beside each other. The colours run the other way for
 * a metric of which less is better.
 */
export function spread(label: string, bins: Distribution['histogram'], better: 'more' | 'less' = 'more'): Markup {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const filled = bins.filter(({ count }) => count > 0);
  const tell = ({ from, to, count }: (typeof bins)[number]): string =>
    `${from.toFixed(1)} to ${to.toFixed(1)}: ${count}`;
  return html`<svg class="spread" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}, sessions by score. ${filled.map(tell).join(', ') || 'None'}">${filled.map(
    (bin) => {
      // One session among thousands must still be seen.
      const height = Math.max(2, (bin.count / most) * (HEIGHT - 2));
      return html`<rect class="bin ${heatOf(better === 'more' ? bin.from : 1 - bin.to)}" x="${(bin.from * WIDTH + 1).toFixed(1)}" width="${(WIDTH / 10 - 2).toFixed(1)}" y="${(HEIGHT - 1 - height).toFixed(1)}" height="${height.toFixed(1)}"><title>${tell(bin)}</title></rect>`;
    },
  )}<path class="base" d="M0 ${HEIGHT - 0.5}H${WIDTH}"/></svg>`;
}
