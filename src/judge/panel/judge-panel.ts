import type { ScoredSessions } from '../../scoring/score-sessions.js';
import type { PanelMember } from '../../settings/panel-members.js';
import type { Settings } from '../../settings/table.js';
import type { JudgeFacts } from '../judge-facts.js';
import { type Judging, judgeRun } from '../run-judge.js';
import { disagreementsOf } from '../transplants.js';
import { combinePanel } from './combine-panel.js';

/** A member and how it is asked. */
export interface AskedMember extends Pick<Judging, 'asking' | 'baseUrl'> {
  readonly member: PanelMember;
  /** Those of the run, with its model and provider in place of the panel. */
  readonly settings: Settings;
}

/**
 * Asks each member about every session as if it judged alone, all at the same time, and puts together what they say. So its
 * recorded answers are those that it would have had alone.
 */
export async function judgePanel(
  scored: ScoredSessions,
  settings: Settings,
  members: readonly AskedMember[],
  judging: Omit<Judging, 'asking' | 'baseUrl'>,
): Promise<JudgeFacts> {
  const tell = together(members.length, judging.onProgress);
  const judged = await Promise.all(
    members.map(async ({ member, settings: own, asking, baseUrl }, i) => ({
      member,
      facts: await judgeRun(scored, own, { ...judging, asking, baseUrl, onProgress: tell(i) }),
    })),
  );
  return combinePanel(judged, {
    model: settings['judge-model'],
    minMeasured: settings['min-measured'],
    disagreementsOf: (judges) => disagreementsOf(scored, settings, judges),
  });
}

type OnProgress = Judging['onProgress'];

/** How far all members are, each of which has as many sessions before it: so far as the one that is last. Told when that one moves. */
export function together(members: number, onProgress: OnProgress): (index: number) => OnProgress {
  const doneOf = new Map<string, number[]>();
  return (index) => (mine, all, what) => {
    const done = doneOf.get(what) ?? Array.from({ length: members }, () => 0);
    doneOf.set(what, done);
    const before = Math.min(...done);
    done[index] = mine;
    const now = Math.min(...done);
    if (now > before) onProgress(now, all, `${what}, each by ${members} judges`);
  };
}
