import type { ComparedPairResult, ComparedSession } from '../../comparison/schema.js';
import { plainLine } from '../../core/text.js';
import { html, type Markup } from '../html/markup.js';
import { nameText } from './html-charts.js';

/** More pairs of a session are in compare.json. */
const MOST_PAIRS = 10;

/** What the judge says of the two candidates of each pair, with what it noted; pairs of which it says nothing are left out. */
export function preferences({ pairwise = [] }: Pick<ComparedSession, 'pairwise'>): readonly Markup[] {
  return pairwise
    .filter(({ reason }) => reason != null)
    .slice(0, MOST_PAIRS)
    .map(
      (one) =>
        html`<li>${verdictText(one)} <bdi>${plainLine(one.reason ?? '')}</bdi>${
          one.facts === undefined ? null : html`<ul>${one.facts.map((fact) => factItem(fact, one))}</ul>`
        }</li>`,
    );
}

function verdictText({ a, b, result, much }: ComparedPairResult): Markup {
  const [better, worse] = result === 'b' ? [b, a] : [a, b];
  if (result === 'tie') return html`The judge takes <b>${nameText(a)}</b> and <b>${nameText(b)}</b> for equal:`;
  return html`The judge prefers <b>${nameText(better)}</b> to ${nameText(worse)}${much === true ? ' by much' : ''}:`;
}

type Fact = NonNullable<ComparedPairResult['facts']>[number];

function factItem({ fact, better }: Fact, { a, b }: ComparedPairResult): Markup {
  const who = better === 'neither' ? null : html` (${nameText(better === 'a' ? a : b)})`;
  return html`<li><bdi>${plainLine(fact)}</bdi>${who}</li>`;
}
