import { describe, expect, it } from '@jest/globals';
import { allowedOutcomes } from '../../../src/inputs/format/their-words.js';
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
