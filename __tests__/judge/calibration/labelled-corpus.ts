import { summaryJson } from '../../builders/summaries.js';
import type { Tree, Workspace } from '../../builders/workspace.js';
import { type AnthropicOptions, scores } from '../../servers/anthropic.js';
import { sessionsOf } from '../judged-run.js';

/** What people gave, and what the judge is to say of it. */
export type Rated = readonly [label: number, judged: number];

/** Labels that are told apart by people and judge alike. */
export const AGREEING: readonly Rated[] = [
  [0.1, 0.15],
  [0.4, 0.35],
  [0.6, 0.55],
  [0.8, 0.85],
  [0.95, 0.9],
];

/** The same labels, and a judge that likes the worst best. */
export const OPPOSED: readonly Rated[] = AGREEING.map(([label], i) => [label, AGREEING.at(-1 - i)?.[1] ?? 0]);

/** A workspace whose sessions have a label each; the candidates beside the labels are copies of the references. */
export function labelled(rated: readonly Rated[], more: Tree = {}): Workspace {
  return sessionsOf(rated.length, {
    ...Object.fromEntries(
      rated.map(([overall, judged], i) => [
        `golden-corpus/s${i}/labels.json`,
        [{ id: 'a', overall, labeller: 'team', candidate: summaryJson({ title: `Judge this with ${judged} please` }) }],
      ]),
    ),
    ...more,
  });
}

/** Answers about a labelled candidate with the number in its title, and about all others with 0.8. */
export const byTitle: NonNullable<AnthropicOptions['answer']> = ({ user }) =>
  scores(Number(/Judge this with ([\d.]+) please/.exec(user)?.[1] ?? 0.8));
