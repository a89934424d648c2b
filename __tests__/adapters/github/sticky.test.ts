import { describe, expect, it } from '@jest/globals';
import {
  allOurs,
  decideSticky,
  type ExistingComment,
  newestResult,
  runStamp,
  stickyMarker,
} from '../../../src/adapters/github/sticky.js';

const marker = stickyMarker('default');

function comment(id: number, overrides: Partial<ExistingComment> = {}): ExistingComment {
  return { id, body: `${marker}\nold`, author: 'github-actions[bot]', minimized: false, ...overrides };
}

describe('finding our comment', () => {
  it.each<[string, readonly ExistingComment[], number | undefined]>([
    ['none', [], undefined],
    ['the newest of ours', [comment(3), comment(9), comment(5)], 9],
    ['not a stranger’s', [comment(1), comment(2, { author: 'mona' })], 1],
    ['not one of a person with the name of our app', [comment(2, { author: 'github-actions' })], undefined],
    ['not a hidden one', [comment(1, { minimized: true })], undefined],
    ['not one that quotes us', [comment(1, { body: `> ${marker}` })], undefined],
    ['not one of another key', [comment(1, { body: stickyMarker('default2') })], undefined],
  ])('%s', (_, comments, wanted) => {
    expect(allOurs(comments, 'github-actions[bot]', 'default')[0]?.id).toBe(wanted);
  });

  it('where the server leaves out that we are an app', () => {
    expect(allOurs([comment(1)], 'github-actions', 'default')).toHaveLength(1);
    expect(allOurs([comment(1, { author: 'mona' })], 'mona', 'default')).toHaveLength(1);
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

describe('runs', () => {
  const run = (id: number, number: number, attempt = 1, text = `result of ${id}`) => {
    const page = `https://x/actions/runs/${id}${attempt > 1 ? `/attempts/${attempt}` : ''}`;
    return `${marker}\n${text} [more](${page})\n${runStamp(number, attempt, page)}`;
  };
  const wanted = { mode: 'always', failing: true } as const;

  it.each([
    ['a later run of a workflow whose file was renamed', run(200, 500), run(300, 1), 'update'],
    ['a later run of another workflow', run(200, 500), run(300, 3, 2), 'update'],
    ['an earlier run of a workflow that has run more often', run(300, 3), run(200, 500), 'leave'],
    ['the same run again', run(200, 5), run(200, 5, 2, 'other'), 'update'],
    ['the first attempt after the second', run(200, 5, 2), run(200, 5, 1, 'other'), 'leave'],
    ['a run without a page', run(200, 5), `${marker}\nx${runStamp(6, 1, 'https://x')}`, 'update'],
    ['one that found the same', run(200, 5, 1, 'same'), run(300, 6, 2, 'same'), 'leave'],
    [
      'one that found words of another run',
      run(200, 5, 1, 'See /actions/runs/1'),
      run(300, 6, 1, 'See /actions/runs/2'),
      'update',
    ],
  ])('%s', (_, existing, body, kind) => {
    expect(decideSticky(comment(1, { body: existing }), body, wanted).kind).toBe(kind);
  });

  it.each([
    ['the newest run, though it was quicker', [run(300, 6), run(200, 5)], 1],
    ['the newest attempt', [run(200, 5), run(200, 5, 2), run(200, 5)], 2],
    ['the newest comment of one run', [run(200, 5), run(200, 5)], 2],
    ['the only one', [run(200, 5)], 1],
  ])('at the same time leave the comment of %s', (_, bodies, id) => {
    const comments = bodies.map((body, i) => comment(i + 1, { body }));
    expect(newestResult(comments)?.id).toBe(id);
    expect(newestResult([...comments].reverse())?.id).toBe(id);
  });
});
