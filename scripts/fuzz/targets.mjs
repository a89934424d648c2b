// What is fuzzed, a row each: how a case is made from chance, and what is done with it. What a check returns has to be the same
// when it is done again.
import { baseOf } from './targets/base.mjs';
import { INPUTS } from './targets/inputs.mjs';
import { PAGES } from './targets/pages.mjs';
import { RECORDS } from './targets/records.mjs';
import { SCORES } from './targets/scores.mjs';
import { SETTINGS } from './targets/settings.mjs';

const TARGETS = { ...INPUTS, ...SETTINGS, ...SCORES, ...RECORDS, ...PAGES };

/** Opens all targets: `{ name, make(chance), check(case) }` in the order in which they are run. */
export async function openTargets(product) {
  const tools = { ...product, ...(await baseOf(product)), markdown: await product.loadMarkdown() };
  return Object.entries(TARGETS).map(([name, open]) => ({ name, ...open(tools) }));
}
