import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceJson } from '../../builders/summaries.js';
import type { Tree, Workspace } from '../../builders/workspace.js';
import { type Answer, type Asked, type Behaviour, judging } from '../../servers/anthropic.js';
import { type JudgedRun, judge as judgeRun, sessionsOf } from '../judged-run.js';

export const [A, B, C] = ['claude-haiku-5-5', 'claude-sonnet-5-5', 'claude-opus-5-5'];
export const PANEL = { 'judge-model': `${A}, ${B}, ${C}`, 'max-cost-usd': '5' };
/** One page is made where no other is looked at. */
export const judge: typeof judgeRun = (place, api, flags = {}) =>
  judgeRun(place, api, { 'report-formats': 'json', ...flags });

export const nameIn = ({ user }: Asked): string => /login test (s\d+)/.exec(user)?.[1] ?? 'canary';

/** What each model gives a session; a behaviour is what it does instead. */
export type Script = Readonly<Record<string, (session: string, asked: Asked) => number | Behaviour>>;

export const by =
  (script: Script): Answer =>
  (asked) => {
    const given = script[asked.model]?.(nameIn(asked), asked) ?? 0.8;
    return typeof given === 'number'
      ? judging({ rubric: () => given, coherence: () => Math.round(1 + 4 * given) })(asked)
      : given;
  };
export const withCanary = (count: number, more: Tree = {}): Workspace =>
  sessionsOf(count, {
    'golden-corpus/canary/reference.json': referenceJson({ canary: true }, { title: 'C' }),
    ...more,
  });
/** A file of the report without its markup. */
export const written = ({ root }: Workspace, name: string): string =>
  readFileSync(join(root, 'summary-gate-report', name), 'utf8').replaceAll(/<[^>]*>|[\\`*]/g, '');
export const membersOf = ({ report }: JudgedRun) => report?.judge?.panel?.members ?? [];
export const gateOf = ({ report }: JudgedRun, id: string) => report?.gates.find((gate) => gate.id === id);
