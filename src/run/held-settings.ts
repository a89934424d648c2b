import { type Problem, UserError } from '../core/errors.js';
import type { ChangedSetting, ResolvedSettings } from '../settings/resolved.js';

/**
 * Does a job, and says of what is wrong with a setting that is held to the base of a pull request why it still counts: who has
 * just taken it out of the config file would look for it in vain.
 */
export async function explainingHeld<T>(
  { policy }: Pick<ResolvedSettings, 'policy'>,
  job: () => Promise<T>,
): Promise<T> {
  try {
    return await job();
  } catch (error) {
    const held = policy?.changed.filter(({ counts }) => counts === 'base') ?? [];
    if (!(error instanceof UserError) || held.length === 0) throw error;
    throw new UserError(error.problems.map((problem) => explained(problem, held)));
  }
}

function explained(problem: Problem, held: readonly ChangedSetting[]): Problem {
  const about = held.find(({ name }) => problem.message.startsWith(`${name}: `));
  if (about === undefined) return problem;
  const { name, wanted, base } = about;
  const hint = `the base branch decides, and has ${name} ${base}: until ${wanted} is merged, what it names must stay, or the workflow set ${name}`;
  return { ...problem, hint: problem.hint === undefined ? hint : `${hint}; ${problem.hint}` };
}
