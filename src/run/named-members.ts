import type { Environment } from '../core/environment.js';
import { type Problem, UserError } from '../core/errors.js';
import type { Digest } from '../core/ports.js';
import { mayAskFurther } from '../settings/gate-settings.js';
import { membersOf, type PanelMember } from '../settings/panel-members.js';
import type { Settings } from '../settings/table.js';
import { openProvider, openSimulatedProvider, type Provider } from './providers.js';

/** One of those who judge a run, and by which settings. */
export interface NamedMember {
  readonly member: PanelMember;
  /** Those of the run, with this one in place of all. */
  readonly settings: Settings;
}

/**
 * Those who judge, each with settings as if it judged alone. In a panel nobody is asked again where a gate is open: the other
 * members are what shows how far an answer may lie elsewhere. Another provider does not know the model that judges explanations.
 */
export function namedMembers(settings: Settings): readonly NamedMember[] {
  const members = membersOf(settings);
  const ofPanel = members.length > 1 ? { 'judge-max-samples': settings['judge-samples'] } : {};
  return members.map((member) => ({
    member,
    settings: {
      ...settings,
      ...ofPanel,
      'judge-provider': member.provider,
      'judge-model': member.model,
      'meta-judge-model': member.provider === settings['judge-provider'] ? settings['meta-judge-model'] : null,
    },
  }));
}

/** Whether any of those who judge may be asked more often than for the samples that each session gets. */
export function asksFurther(settings: Settings): boolean {
  return namedMembers(settings).some(({ settings: own }) => mayAskFurther(own));
}

/** Opens the provider of each of those who judge. What is wrong with one is added to `problems`. */
export function openProviders(
  settings: Settings,
  { env, root, digest }: { readonly env: Environment['env']; readonly root: string; readonly digest: Digest },
  problems: Problem[],
): readonly { readonly named: NamedMember; readonly provider: Provider }[] {
  const members = namedMembers(settings);
  const isAlone = members.length === 1;
  return members.map((named) => {
    const { model } = named.member;
    if (settings.simulate) return { named, provider: openSimulatedProvider(digest, isAlone ? '' : model) };
    const provider = openProvider(named.settings, { env, root }, problems);
    requireWayToAsk(provider, settings, isAlone ? '' : `, for ${model}`, problems);
    return { named, provider };
  });
}

/** A judge that is required must have somebody to ask, unless it only plays recorded answers. */
function requireWayToAsk(
  { completer, missing }: Provider,
  settings: Settings,
  whom: string,
  problems: Problem[],
): void {
  if (completer !== null || settings.judge !== 'required' || settings['judge-replay'] === 'replay') return;
  problems.push({ message: `judge: it is required, and ${missing.what}${whom}`, hint: missing.hint });
}

/** Throws a UserError where there is a problem; what is wrong for several judges alike is told once. */
export function refuseProblems(problems: readonly Problem[]): void {
  const texts = problems.map((problem) => JSON.stringify(problem));
  if (problems.length > 0) throw new UserError(problems.filter((_, i) => texts.indexOf(texts[i] ?? '') === i));
}
