import { describe, expect, it } from '@jest/globals';
import { decideSticky, type ExistingComment, findOurs, runStamp, stickyMarker } from '../../src/publish/sticky.js';

const marker = stickyMarker('default');

function comment(id: number, overrides: Partial<ExistingComment> = {}): ExistingComment {
  return { id, body: `${marker}\nold`, author: 'github-actions', minimized: false, ...overrides };
}

describe('finding our comment', () => {
  it.each<[string, readonly ExistingComment[], number | undefined]>([
    ['none', [], undefined],
    ['the newest of ours', [comment(3), comment(9), comment(5)], 9],
    ['not a stranger’s', [comment(1), comment(2, { author: 'mona' })], 1],
    ['not a hidden one', [comment(1, { minimized: true })], undefined],
    ['not one that quotes us', [comment(1, { body: `> ${marker}` })], undefined],
    ['not one of another key', [comment(1, { body: stickyMarker('default2') })], undefined],
  ])('%s', (_, comments, wanted) => {
    expect(findOurs(comments, 'github-actions', 'default')?.id).toBe(wanted);
  });
});

describe('deciding about the comment', () => {
  const report = (run: number) => `[report](https://x/a/b/actions/runs/${run}${run === 2 ? '/attempts/3' : ''})`;
  const body = (run: number, attempt: number, text = report(2)) =>
    `${marker}\n${text}\n${runStamp(run, attempt, 'https://x')}`;
  const ours = (text: string) => comment(1, { body: text });

  it.each<[string, string | undefined, 'always' | 'on-failure' | 'never', boolean, string]>([
    ['none, always', undefined, 'always', false, 'create'],
    ['none, on-failure, green', undefined, 'on-failure', false, 'leave: not wanted'],
    ['none, on-failure, red', undefined, 'on-failure', true, 'create'],
    ['none, never', undefined, 'never', true, 'leave: not wanted'],
    ['one, never', body(1, 1, 'old'), 'never', true, 'leave: not wanted'],
    ['one, on-failure, green', body(1, 1, 'old'), 'on-failure', false, 'update'],
    ['an equal one of an older run', body(1, 1), 'always', true, 'leave: unchanged'],
    [
      'an equal one as GitHub stores it',
      `${body(1, 1).replaceAll('\n', '\r\n')}\n\n`,
      'always',
      true,
      'leave: unchanged',
    ],
    ['one that is equal but for links to its run', body(1, 1, report(1)), 'always', true, 'leave: unchanged'],
    ['one that links elsewhere', body(1, 1, '[x](https://x/a/b/blob/1)'), 'always', true, 'update'],
    ['one of a newer run', body(3, 1, 'old'), 'always', true, 'leave: made by a newer run'],
    ['one of a newer attempt', body(2, 2, 'old'), 'always', true, 'leave: made by a newer run'],
    ['one without a stamp', `${marker}\nold`, 'always', true, 'update'],
  ])('%s', (_, existing, mode, failing, wanted) => {
    const decision = decideSticky(existing === undefined ? undefined : ours(existing), body(2, 1), { mode, failing });
    expect(decision.kind === 'leave' ? `leave: ${decision.reason}` : decision.kind).toBe(wanted);
  });
});
