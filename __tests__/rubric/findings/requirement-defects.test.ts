import { describe, expect, it } from '@jest/globals';
import type { Requirement } from '../../../src/core/summary.js';
import { requirementDefect, requirementDefects } from '../../../src/rubric/findings/requirement-defects.js';
import type { StructuralCheck } from '../../../src/rubric/requirement-check.js';
import { placeOf } from '../scored-texts.js';

type Parts = Omit<Partial<StructuralCheck>, 'requirement'> & { readonly requirement?: Partial<Requirement> };

const checkOf = ({ requirement, ...check }: Parts): StructuralCheck => ({
  ...{ nearest: null, status: 'unmet', by: 'literals', against: null },
  ...check,
  requirement: { id: 'pr', text: 'PR 317 was opened', must: 'mention', ...requirement },
});

const BULLET = { field: 'key_actions', path: ['key_actions', 1], text: 'Opened PR 371' } as const;
const literals = (...any_of: readonly string[]) => ({ any_of });

describe('a requirement', () => {
  it.each<readonly [string, Parts, string, string]>([
    [
      'that is not mentioned by its literals',
      { requirement: literals('PR 317') },
      'REQUIREMENT_UNMET This must be mentioned, and by its literals it is not: no "PR 317": "PR 317 was opened"',
      'Add: "PR 317 was opened"',
    ],
    [
      'of three literals',
      { requirement: literals('a', 'b', 'c') },
      'REQUIREMENT_UNMET This must be mentioned, and by its literals it is not: no "a", "b", "c": "PR 317 was opened"',
      'Add: "PR 317 was opened"',
    ],
    [
      'of more literals than are named',
      { requirement: literals('a', 'b', 'c', 'd', 'e') },
      'REQUIREMENT_UNMET This must be mentioned, and by its literals it is not: no "a", "b", "c" or 2 more: "PR 317 was opened"',
      'Add: "PR 317 was opened"',
    ],
    [
      'that has no words anywhere',
      { by: 'coverage' },
      'REQUIREMENT_UNMET This must be mentioned, and no sentence or bullet has its words: "PR 317 was opened"',
      'Add: "PR 317 was opened"',
    ],
    [
      'that has other words in its place',
      { by: 'coverage', against: 'PR 371' },
      'REQUIREMENT_UNMET This must be mentioned, and by its words it is not: "PR 371" stands there: "PR 317 was opened"',
      'Add: "PR 317 was opened"',
    ],
    [
      'that has another literal in its place',
      { status: 'violated', against: 'PR 371', requirement: literals('PR 317', 'PR #317') },
      'REQUIREMENT_VIOLATED This must be mentioned, and by its literals "PR 371" stands in its place: "PR 317 was opened"',
      'Change "PR 371" to "PR 317"',
    ],
    [
      'that has another literal in its place, and none of its own',
      { status: 'violated', by: 'coverage', against: 'PR 371' },
      'REQUIREMENT_VIOLATED This must be mentioned, and by its words "PR 371" stands in its place: "PR 317 was opened"',
      'Add: "PR 317 was opened"',
    ],
    [
      'of silence that a literal breaks',
      { status: 'violated', against: 'PR 317', requirement: { must: 'not_mention', any_of: ['PR 317'] } },
      'REQUIREMENT_VIOLATED This must not be mentioned, and by its literals it is, in "PR 317": "PR 317 was opened"',
      'Remove what says so',
    ],
    [
      'of silence that a sentence breaks',
      { status: 'violated', by: 'coverage', against: 'It is open', requirement: { must: 'not_mention' } },
      'REQUIREMENT_VIOLATED This must not be mentioned, and by its words it is, in "It is open": "PR 317 was opened"',
      'Remove what says so',
    ],
  ])('%s', (_, parts, wanted, suggestion) => {
    const defect = requirementDefect(checkOf(parts), placeOf);
    expect(`${defect?.code} ${defect?.message}`).toBe(wanted);
    expect(defect).toMatchObject({ suggestion, dimension: null, place: { file: 'summary' } });
    expect(requirementDefect(checkOf({ ...parts, nearest: BULLET }), placeOf)).toMatchObject({
      dimension: 'key_actions',
      place: { file: 'key_actions/1' },
    });
  });

  it.each(['satisfied', 'unmeasured'] as const)('that is %s is no finding', (status) => {
    for (const must of ['mention', 'not_mention'] as const) {
      const check = checkOf({ status, requirement: { must } });
      expect(requirementDefect(check, placeOf)).toBeUndefined();
      expect(requirementDefects([check, checkOf({}), check], placeOf)).toHaveLength(1);
    }
  });
});
