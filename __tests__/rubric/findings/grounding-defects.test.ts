import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import type { DimensionResult, Evidence } from '../../../src/rubric/evidence.js';
import {
  foreignDefects,
  ungroundedDefects,
  unknownNameDefects,
  withoutBorneOut,
} from '../../../src/rubric/findings/grounding-defects.js';
import { ForeignStatements } from '../../../src/rubric/grounding/foreign-statements.js';
import type { NamedPerson } from '../../../src/rubric/grounding/names/named-persons.js';
import type { Weekday } from '../../../src/rubric/grounding/names/weekdays.js';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import type { Contradiction, ContradictionRule } from '../../../src/rubric/v2/contradiction.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';
import { placeOf, summaryOf } from '../scored-texts.js';

const TRANSCRIPT = ['The import wrote 482 rows into orders.db and 1,250 into stock.db overnight.'];

const groundsOf = (reference: Partial<Summary> = {}) =>
  new SessionGrounds({ texts: TRANSCRIPT, isWhole: true }, summaryOf(reference));

it('numbers and names that stand nowhere are told with their sentence', () => {
  const candidate = summaryOf({
    summary: 'It wrote 482 rows. It wrote 791 more.',
    key_actions: ['Ran it', 'Read sales.db'],
  });
  expect(ungroundedDefects(candidate, groundsOf(), () => true, placeOf)).toEqual([
    {
      code: 'UNGROUNDED_NUMBER',
      dimension: 'summary',
      message: 'Neither the reference nor the transcript has the number "791": the candidate says "It wrote 791 more."',
      suggestion: 'Check "791" against the transcript',
      place: { file: 'summary' },
    },
    {
      code: 'UNGROUNDED_NAME',
      dimension: 'key_actions',
      message: 'Neither the reference nor the transcript has the name "sales.db": the candidate says "Read sales.db"',
      suggestion: 'Check "sales.db" against the transcript',
      place: { file: 'key_actions/1' },
    },
  ]);
});

describe('a name of which the session says nothing', () => {
  const session = {
    isEnglish: () => false,
    isInEnglish: true,
    isAllText: true,
    unknownOf: (persons: readonly NamedPerson[]) =>
      new Map(persons.filter(({ given }) => given !== 'Ana').map((person) => [person, person.given])),
    unknownDays: (days: readonly Weekday[]) => new Set(days.filter(({ day }) => day !== 5)),
    unknownAmong: (names: readonly string[]) => new Set(names.filter((name) => !'Postgres Ana'.includes(name))),
  };

  it('is told with its sentence, once: given names wherever they stand, other persons but in the title, products of something new in actions', () => {
    const candidate = summaryOf({
      title: 'A check by Sophie, asked Kibana',
      summary: 'It was approved by Ana. It was reviewed by Tobias. There is a Grafana alert.',
      key_actions: ['Told Tobias', 'Set up a Grafana alert for Wim’s team', 'Wrote a Postgres check for it'],
    });
    const told = unknownNameDefects(candidate, session, placeOf);
    expect(told.map(({ message, place }) => [message.match(/the name "(\w+)"/)?.[1], place.file])).toEqual([
      ['Sophie', 'title'],
      ['Tobias', 'summary'],
      ['Wim', 'key_actions/1'],
      ['Grafana', 'key_actions/1'],
    ]);
    expect(told[1]).toEqual({
      code: 'UNGROUNDED_NAME',
      dimension: 'summary',
      message:
        'Neither the reference nor the transcript has the name "Tobias": the candidate says "It was reviewed by Tobias."',
      suggestion: 'Check "Tobias" against the transcript',
      place: { file: 'summary' },
    });
  });

  it('may be a day of the week, told once', () => {
    const candidate = summaryOf({
      summary: 'Due on Friday, on Tuesday and on Tuesdays.',
      key_actions: ['Bis Dienstag'],
    });
    const told = unknownNameDefects(candidate, session, placeOf);
    expect(told.map(({ message }) => message.match(/the name "(\w+)"/)?.[1])).toEqual(['Tuesday']);
  });

  it('is no person where not all that was said is text', () => {
    const candidate = summaryOf({
      summary: 'It was reviewed by Tobias.',
      key_actions: ['Set up a Grafana alert for it'],
    });
    const told = unknownNameDefects(candidate, { ...session, isAllText: false }, placeOf);
    expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('"Grafana"')]);
  });

  it('is looked for once for all persons and once for all other names, and for so many alone', () => {
    const name = (i: number): string => `X${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}`;
    const asked: number[] = [];
    const unknownOf = (persons: readonly NamedPerson[]) => {
      asked.push(persons.length);
      return new Map<NamedPerson, string>();
    };
    const unknownAmong = (names: readonly string[]) => {
      asked.push(names.length);
      return new Set<string>();
    };
    const key_actions = Array.from({ length: 500 }, (_, i) => `Asked ${name(i)} and told Maria ${name(i)}`);
    expect(unknownNameDefects(summaryOf({ key_actions }), { ...session, unknownAmong, unknownOf }, placeOf)).toEqual(
      [],
    );
    expect(asked).toEqual([100, 100]);
  });
});

it('a number that may be reckoned is told only in a statement about something else', () => {
  const toldIf = (isAboutSession: boolean, summary: string) =>
    ungroundedDefects(summaryOf({ summary }), groundsOf(), () => isAboutSession, placeOf).map(({ message }) => message);
  // 1,250 less 482; a slip of 1,250.
  const [reckoned, slip] = ['It sent 768 pages.', 'It sent 1,260 pages.'];
  expect(toldIf(true, reckoned)).toEqual([]);
  expect(toldIf(false, reckoned)).toHaveLength(1);
  expect(toldIf(true, slip)).toHaveLength(1);
});

function contradiction(rule: ContradictionRule, given: string): Contradiction {
  return { rule, given, wanted: 'x', candidateSentence: `It has ${given}.`, referenceSentence: 'It has x.' };
}

const rest = { statements: 1, facts: 1, order: 1 };

function textOf(contradictions: readonly Contradiction[]): Evidence {
  return {
    ...{ kind: 'text', similarity: 1, lengthRatio: 1, lengthFactor: 1, bent: 1, gaps: [] },
    comparison: { ...rest, recall: 1, precision: 1, missing: [], similar: [], extra: [], contradictions },
  };
}

function actionsOf(contradictions: readonly Contradiction[] | null): Evidence {
  const match = { partner: 0, credit: 1, kind: 'same', nearest: null, lacking: [] } as const;
  const consistency = contradictions === null ? null : { ...rest, contradictions };
  return {
    ...{ kind: 'assignment', recall: 1, precision: 1, f1: 1, reference: [{ ...match, consistency: null }] },
    candidate: [
      { ...match, consistency: null },
      { ...match, consistency },
    ],
  };
}

function resultOf(evidence: Evidence): DimensionResult {
  return { dimension: 'summary', score: 0.5, reason: 'r', evidence };
}

describe('a contradiction', () => {
  const candidate = summaryOf({
    summary:
      'It wrote 482 rows into orders.db, 1,250 into stock.db, 791 more and 6,100 of them again, by 7 jobs in 88 seconds.',
  });
  const reference = { summary: 'It wrote 4 rows of 3,050 into main.db.' };

  it.each<readonly [string, ContradictionRule, string, boolean]>([
    ['about a number of the transcript', 'number', '482', false],
    ['about a number of the transcript, without its mark', 'number', '1250', false],
    ['about a number that stands nowhere', 'number', '791', true],
    ['about a number that stands nowhere, without its mark', 'number', '6100', true],
    ['about a number with a unit that stands nowhere', 'number', '88', true],
    ['about the end of a number that stands nowhere', 'number', '100', false],
    ['about a number that is reckoned from others', 'number', '3050', false],
    ['about a number that people count with', 'number', '7', true],
    ['about the last of these', 'number', '12', true],
    ['about the first behind them', 'number', '13', false],
    ['about a number with more than digits', 'number', '7.5', false],
    ['about a name of the transcript', 'identifier', 'orders.db', false],
    ['about a name that stands nowhere', 'identifier', 'sales.db', true],
    ['about a name of the reference', 'identifier', 'main.db', true],
    ['about something else of the transcript', 'antonym', '482', true],
    ['about the opposite', 'negation', 'overnight', true],
  ])('%s (%s %s) stands: %s', (_, rule, given, stands) => {
    const one = contradiction(rule, given);
    const other = contradiction('direction', 'from a to b');
    for (const evidenceOf of [textOf, actionsOf]) {
      const [result] = withoutBorneOut([resultOf(evidenceOf([other, one]))], candidate, groundsOf(reference));
      expect(result).toEqual(resultOf(evidenceOf(stands ? [other, one] : [other])));
    }
  });

  it('is looked for in what has any, and all else stays', () => {
    const evidence: readonly Evidence[] = [
      textOf([]),
      actionsOf(null),
      { kind: 'edge-case' },
      { kind: 'outcome', reference: 'a', candidate: 'b' },
    ];
    const results = evidence.map(resultOf);
    expect(withoutBorneOut(results, candidate, groundsOf())).toEqual(results);
  });
});

describe('what another session says', () => {
  const says = 'Replaced the carburettor gasket of the lawnmower with a neoprene washer';
  const statements = new ForeignStatements(() => [{ name: 'mower', statements: [says] }], new Vocabularies());
  const search = { session: 'export', statements, own: { hasWord: () => false, isWhole: true } };

  it('is told of sentences and of actions', () => {
    const sentence = 'The carburettor gasket of the lawnmower was replaced with a neoprene washer.';
    const candidate = summaryOf({ summary: `The night was fine. ${sentence}`, key_actions: ['Ran it', says] });
    expect(foreignDefects(candidate, search, placeOf)).toEqual([
      {
        code: 'FOREIGN_SENTENCE',
        dimension: 'summary',
        message: `This sentence is one of the session "mower": "${sentence}"; its reference says "${says}"`,
        suggestion: 'Remove it, and check whether the pipeline mixes sessions',
        place: { file: 'summary' },
      },
      {
        code: 'FOREIGN_ACTION',
        dimension: 'key_actions',
        message: `This action is one of the session "mower": "${says}"; its reference says "${says}"`,
        suggestion: 'Remove it, and check whether the pipeline mixes sessions',
        place: { file: 'key_actions/1' },
      },
    ]);
  });

  it('is taken for less in actions, which say one thing', () => {
    const sorts: string[] = [];
    class Listening extends ForeignStatements {
      override find(...[, , , sort]: Parameters<ForeignStatements['find']>) {
        sorts.push(sort ?? 'sentence');
        return undefined;
      }
    }
    const listening = { ...search, statements: new Listening(() => [], new Vocabularies()) };
    const candidate = summaryOf({ title: 'A', summary: 'B. C.', key_actions: ['D'] });
    expect(foreignDefects(candidate, listening, placeOf)).toEqual([]);
    expect(sorts).toEqual(['sentence', 'sentence', 'sentence', 'action']);
  });
});
