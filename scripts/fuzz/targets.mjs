// What is fuzzed, a row each: how a case is made from chance, and what is done with it. What a check returns has to be the same
// when it is done again.
import { baseOf } from './targets/base.mjs';
import { COMMANDS } from './targets/commands.mjs';
import { CORPORA } from './targets/corpora.mjs';
import { INPUTS } from './targets/inputs.mjs';
import { PAGES } from './targets/pages.mjs';
import { RECORDS } from './targets/records.mjs';
import { REMOTE } from './targets/remote.mjs';
import { SCORES } from './targets/scores.mjs';
import { SETTINGS } from './targets/settings.mjs';

const TARGETS = { ...INPUTS, ...SETTINGS, ...SCORES, ...RECORDS, ...REMOTE, ...PAGES, ...CORPORA, ...COMMANDS };

/** Opens all targets: `{ name, make(chance), check(case) }` in the order in which they are run; one run of `size` cases, or of one. */
export async function openTargets(product) {
  const tools = { ...product, ...(await baseOf(product)), markdown: await product.loadMarkdown() };
  return Object.entries(TARGETS).map(([name, open]) => ({ name, size: 1, ...open(tools) }));
}
