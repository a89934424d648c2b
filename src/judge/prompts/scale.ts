import { DIMENSIONS, type Dimension } from '../../summary.js';
import { type Anchors, renderAnchors } from './rubric-text.js';

/** What the scores of one dimension mean. */
export interface Scale {
  readonly asks: string;
  readonly anchors: Anchors;
  /** Cases that the anchors leave open, such as empty fields; may be empty. */
  readonly edges: string;
}

export type Scales = Readonly<Record<Dimension, Scale>>;

/** The scales of all dimensions as sections of the prompt, in the order of the answer. */
export function renderScales(scales: Scales): string {
  return DIMENSIONS.map((dimension) => renderScale(dimension, scales[dimension])).join('\n\n');
}

function renderScale(dimension: Dimension, { asks, anchors, edges }: Scale): string {
  return [`### ${dimension}: ${asks}`, renderAnchors(anchors), edges].filter((part) => part !== '').join('\n');
}
