import { describe, expect, it } from '@jest/globals';
import { strangeWords } from '../../../src/inputs/format/format-settings.js';
import { inOurKeys } from '../../../src/inputs/format/in-our-keys.js';
import { allowedOutcomes, inOurWords, meaningOf } from '../../../src/inputs/format/their-words.js';
import { summaryOf } from '../../rubric/scored-texts.js';
import { formatBy } from './format-by.js';

describe('the outcomes that a team may write', () => {
  it.each<[string, string | undefined, readonly string[]]>([
    ['are ours without a setting', undefined, ['success', 'partial', 'failed']],
    ['are theirs where they have some', 'Done=success, ok=success', ['Done', 'ok', 'partial', 'failed']],
    ['have a word of ours once where it means another', 'partial=failed', ['success', 'partial']],
    ['may be ours turned round', 'success=partial, done=success', ['done', 'success', 'failed']],
  ])('%s', (_, outcomes, wanted) =>
    expect(allowedOutcomes(formatBy(outcomes === undefined ? {} : { outcomes }))).toEqual(wanted),
  );
});

describe('a word of a team', () => {
  const format = formatBy({
    outcomes: 'resolved=success, Unresolved=failed, handed over=partial, done!=partial, done=success',
  });

  it.each([
    ['unresolved', 'failed'],
    ['Unresolved.', 'failed'],
    ['UNRESOLVED', 'failed'],
    ['"Unresolved"', 'failed'],
    ['“Unresolved.”', 'failed'],
    ['«unresolved»', 'failed'],
    ['**Unresolved**', 'failed'],
    ['`unresolved`,', 'failed'],
    ['[Handed over]', 'partial'],
    // One that they have so is no other one.
    ['Done!', 'partial'],
    ['Done!!', 'success'],
    ['Done.', 'success'],
  ])('%s means %s', (word, outcome) => {
    expect(meaningOf(word, format)).toBe(outcome);
    expect(inOurWords(summaryOf({ outcome: word }), format).outcome).toBe(outcome);
    expect(inOurKeys({ outcome: word }, format)).toMatchObject({ value: { outcome }, outcomeWord: word });
    expect(strangeWords([word], format)).toEqual([]);
  });

  it.each(['resolved?', '!resolved', 'un-resolved', 'not resolved.', 'resolved. Unresolved.', 'success.', '.', ''])(
    '%j is none',
    (word) => {
      expect(meaningOf(word, format)).toBeUndefined();
      expect(inOurWords(summaryOf({ outcome: word }), format).outcome).toBe(word);
    },
  );
});
