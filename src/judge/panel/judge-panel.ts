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

/** How far all members are; each has as many sessions before it as any other. */
export function together(members: number, onProgress: OnProgress): (index: number) => OnProgress {
  const done = Array.from({ length: members }, () => 0);
  return (index) => (mine, all, what) => {
    done[index] = mine;
    const sum = done.reduce((total, one) => total + one, 0);
    onProgress(sum, all === null ? null : all * members, `${what}, each by ${members} judges`);
  };
}
