import { inChunks } from '../../adapters/disk/write-pieces.js';
import { EXIT, type ExitCode, type Problem, refuse } from '../../core/errors.js';
import { jsonPieces } from '../../core/json/text.js';
import { capitalised } from '../../core/text.js';
import { renderComparison } from '../../render/comparison/comparison-terminal.js';
import { judgingCost, pairQuestions } from '../../render/comparison/judging-cost.js';
import { renderEstimate, renderUnjudged } from '../../render/terminal/estimate.js';
import { type Comparing, compareVariants, estimateVariants } from '../../run/compare-variants.js';
import { writeComparison } from '../../run/comparison-files.js';
import type { Run } from '../../run/run.js';
import type { CommandContext } from '../command.js';
import { COMPARE_SETTINGS } from '../compare-settings.js';
import { PAIRWISE, readPairwise } from '../flags.js';
import { readVariants } from '../parts/named-variants.js';

/** Scores several folders of candidates against one corpus and says which is better, in what, and how surely. */
export async function compare(context: CommandContext): Promise<ExitCode> {
  const { operands, flags, json, screen, env, print, tell, onProgress } = context;
  const run = judgedByFlag(context.run);
  const { values, problems } = run.settings;
  const { files } = run.ports;
  const against = flags.get('against');
  const read = readVariants(operands, against, values, files);
  const pairwise = readPairwise(flags.get(PAIRWISE.name), values);
  const wrong = [...problems, ...(values.simulate ? [SIMULATED] : []), ...read.problems, ...pairwise.problems];
  refuse(wrong);
  const comparing: Comparing = {
    ...{ variants: read.variants, against: against ?? null, names: COMPARE_SETTINGS },
    pairwise: pairwise.value,
  };
  if (values['dry-run']) {
    const { estimate, pairs, asksFurther } = await estimateVariants(run, comparing, env);
    if (pairs > 0) print(`${capitalised(pairQuestions(pairs))}\n`);
    print(
      values.judge === 'off'
        ? renderUnjudged({ labels: 0 })
        : renderEstimate(estimate, values, { labels: 0, asksFurther }),
    );
    return EXIT.pass;
  }
  const comparison = await compareVariants(run, comparing, {
    env,
    onProgress,
    tellCost: (estimate, pairs) =>
      tell(judgingCost(estimate, values['judge-model'], { variants: read.variants.length, pairs })),
    warn: tell,
  });
  const written = await writeComparison(comparison, values, files);
  if (written.length > 0) tell(`Report: ${written.join(', ')}`);
  if (json) for (const piece of inChunks(jsonPieces(comparison))) print(piece);
  else print(renderComparison(comparison, screen));
  return EXIT.pass;
}

const SIMULATED: Problem = { message: 'simulate: made-up scores compare nothing; leave it out, or set judge to off' };

/** A judge is asked as often as there are variants: the flag says that this is wanted, not the config file of the gate. */
function judgedByFlag(run: Run): Run {
  const { settings } = run;
  const judge = settings.origins.judge === 'input' ? settings.values.judge : 'off';
  return { ...run, settings: { ...settings, values: { ...settings.values, judge } } };
}
