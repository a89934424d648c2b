import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import type { GoldenSession } from '../../src/inputs/corpus/golden-session.js';
import { RUBRIC_STUB } from '../../src/judge/estimate/stub-answers.js';
import { recordedStrength } from '../../src/run/ask-judge.js';
import { openProviders } from '../../src/run/named-members.js';
import { recorderOf } from '../../src/run/recorder.js';
import type { ScoredSessions } from '../../src/scoring/score-sessions.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { goldenSession } from '../builders/sessions.js';
import { makeWorkspace } from '../builders/workspace.js';

const nowhere = makeWorkspace();

const session = (name: string, i: number, canary = false): GoldenSession =>
  goldenSession(name, {
    canary,
    reference: {
      title: `Fixed the ${name} job for ${i + 3} tenants`,
      summary: `The ${name} job failed for ${i + 3} tenants after release ${i + 2}.4. The cause was a lock, which is released now.`,
      key_actions: [`Reproduced the ${name} failure`, `Released the lock in ${name}.ts`, `Opened PR #${310 + i}`],
      ...{ outcome: 'success', aha_moments: [], topics_found: [] },
    },
  });

function corpusOf(...sessions: readonly GoldenSession[]) {
  const read: string[] = [];
  const at = (index: number) => {
    const one = sessions[index];
    if (one === undefined) throw new Error('no such session');
    read.push(one.name);
    return one;
  };
  const corpusSessions = { count: sessions.length, isCanary: (i: number) => sessions[i]?.canary === true, at };
  return { scored: { corpusSessions } as unknown as ScoredSessions, read };
}

/** The strength of a judge whose answers are all recorded, but for these models. */
function strength(
  { scored }: ReturnType<typeof corpusOf>,
  flags: Flags = {},
  { replay = 'auto', lacking = [] as readonly string[], hasCassette = true } = {},
) {
  const settings = settingsOf(nowhere, { judge: 'auto', 'min-judge-overall': '0.7', ...flags }).values;
  const asked: string[] = [];
  const members = openProviders(settings, { env: {}, root: nowhere.root, digest: sha256 }, []).map(
    ({ named, provider }) => ({
      ...named,
      asking: {
        answerForm: provider.answerForm,
        replay: replay as 'auto',
        recorder: hasCassette
          ? {
              find: ({ model }: { readonly model: string }) => {
                asked.push(model);
                return lacking.includes(model) ? undefined : ({ text: RUBRIC_STUB } as never);
              },
              store: () => undefined,
            }
          : recorderOf(undefined, settings, () => ''),
      },
    }),
  );
  return { found: recordedStrength(scored, settings, members), asked };
}

describe('the strength of a judge whose answers about copies are recorded', () => {
  const corpus = () =>
    corpusOf(session('billing', 0), session('watch', 1, true), session('cache', 2), session('deploy', 3));

  it('is what it has noticed and blocked, held against its gate', () => {
    const { scored, read } = corpus();
    const { found } = strength({ scored, read });
    expect(found).toMatchObject({ level: 0.7, gate: 'min-judge-overall', unmeasured: 0 });
    expect([found?.noticed, found?.blocked]).toEqual([found?.damaging, found?.harmless]);
    expect(found?.damaging).toBeGreaterThan(5);
    expect(read).toEqual(['billing', 'cache', 'deploy']);
    expect(strength(corpus(), { 'min-judge-session': '0.5' }).found).toMatchObject({
      gate: 'min-judge-session',
      noticed: 0,
    });
    expect(strength(corpus(), {}, { replay: 'replay' }).found).toEqual(found);
  });

  it.each<[string, () => ReturnType<typeof strength>, 'asked' | 'not asked']>([
    ['no gate rests on it', () => strength(corpus(), { 'min-judge-overall': 'none' }), 'not asked'],
    ['answers are not played', () => strength(corpus(), {}, { replay: 'live' }), 'not asked'],
    ['they are recorded anew', () => strength(corpus(), {}, { replay: 'record' }), 'not asked'],
    ['there is nothing to copy', () => strength(corpusOf(session('watch', 0, true))), 'not asked'],
    [
      'one is not recorded',
      () => strength(corpus(), { 'judge-model': 'm', 'max-cost-usd': 'none' }, { lacking: ['m'] }),
      'asked',
    ],
    [
      'those of one of several are not',
      () => strength(corpus(), { 'judge-model': 'm, n', 'max-cost-usd': 'none' }, { lacking: ['n'] }),
      'asked',
    ],
  ])('is not told where %s', (_, of, wanted) => {
    const { found, asked } = of();
    expect(found).toBeUndefined();
    expect(asked.length > 0).toBe(wanted === 'asked');
  });

  it.each<[string, Flags, { readonly replay?: string; readonly hasCassette?: boolean }]>([
    ['no gate rests on it', { 'min-judge-overall': 'none' }, {}],
    ['answers are not played', {}, { replay: 'live' }],
    ['there is no cassette', {}, { hasCassette: false }],
  ])('reads no reference where %s', (_, flags, how) => {
    const { scored, read } = corpus();
    expect(strength({ scored, read }, flags, how).found).toBeUndefined();
    expect(read).toEqual([]);
  });
});
