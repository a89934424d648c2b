import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../../src/core/finding.js';
import { renderDiff } from '../../../src/render/diff/render-diff.js';
import type { DiffView, Row } from '../../../src/render/diff/view.js';
import { expectGolden } from '../../golden/expect-golden.js';

const defect = (code: Defect['code'], overrides: Partial<Defect> = {}): Defect => ({
  ...{ code, dimension: null, message: `What ${code} says`, suggestion: `Mend ${code}` },
  ...{ place: { file: 'candidates/login.json', line: 3, column: 5 }, ...overrides },
});

const row = (
  kind: Row['kind'],
  reference: readonly string[],
  candidate: readonly string[],
  overrides: Partial<Row> = {},
): Row => ({
  ...{ kind, credit: null, findings: [] },
  reference: reference.map((text, i) => ({ text, number: i + 1 })),
  candidate: candidate.map((text, i) => ({ text, number: i + 4 })),
  ...overrides,
});

const text = (words: string): Row['reference'] => [{ text: words, number: null }];

const VIEW: DiffView = {
  ...{ name: 'login', status: 'scored', overall: 0.7123456, reference: 'golden-corpus/login/reference.json:1' },
  ...{ candidate: 'candidates/login.json:1:1', findings: [defect('FIELD_UNKNOWN', { suggestion: null })] },
  sections: [
    {
      ...{ dimension: 'title', score: 0.5, findings: [defect('TITLE_DRIFT')] },
      rows: [
        {
          kind: 'flawed',
          reference: text('Fixed the login test'),
          candidate: text('Fixed an export test'),
          credit: null,
          findings: [],
        },
      ],
    },
    {
      ...{ dimension: 'key_actions', score: 1, findings: [] },
      rows: [
        row('matched', ['Opened it'], ['Opened it'], { credit: 1 }),
        row('matched', ['Opened it again, and closed it'], ['Opened it again'], { credit: 0.62 }),
        row('flawed', ['Read a', 'Read b'], ['Read a, then c'], { credit: 0.3, findings: [defect('CHATTER')] }),
        row('contradicted', ['Waited 200 ms'], ['Waited 900 ms'], { credit: 0.994 }),
        row('matched', ['Sent it'], ['Mailed it'], { credit: 0.996 }),
        row(
          'missing',
          ['Wrote the tests that hold all of this, and the page that says how they are run by everybody'],
          [],
        ),
        row('extra', [], ['Rewrote it']),
        row('repeated', [], ['Opened it']),
      ],
    },
  ],
};

const shown = (view: Partial<DiffView> = {}, width = 100, colour = false) =>
  renderDiff({ ...VIEW, ...view }, { colour, width });

describe('reference and candidate beside each other', () => {
  it('are shown, as it was reviewed', () => {
    expectGolden('screens/diff.txt', [shown(), shown({}, 120)].join('\n---\n'));
    expectGolden('screens/diff-coloured.txt', shown({}, 120, true).replace(/\u001b\[(\d+)m/g, '‹$1›'));
  });

  it('stand beside each other from 110 columns on', () => {
    expect(shown({}, 109)).not.toContain(' │ ');
    expect(shown({}, 110)).toContain(' │ ');
    for (const line of shown({}, 110).split('\n')) expect(line.length).toBeLessThanOrEqual(110);
  });

  it('say why there is no candidate, and which sample it is', () => {
    expect(shown({ candidate: null, status: 'missing_candidate', overall: null })).toMatch(
      /^login\n.*\n {2}\+ candidate {2}missing candidate\n/,
    );
    const samples = {
      shown: 1,
      overall: 0.5,
      spread: null,
      worst: 1,
      all: [{ sample: 1, status: 'scored', overall: 0.5, findings: 0, place: null }],
    } as const;
    expect(shown({ samples })).toContain('\n  samples    mean of 1 sample 0.5\n');
    expect(shown({ findings: [] }).endsWith('said twice\n')).toBe(true);
  });

  it('are cut where a text has no end', () => {
    const endless = (length: number) => {
      const one = {
        kind: 'missing',
        reference: text('x'.repeat(length)),
        candidate: [],
        credit: null,
        findings: [],
      } as const;
      const view = { sections: [{ dimension: 'title', score: 0, rows: [one], findings: [] }], findings: [] } as const;
      return shown(view).replace(/[^x]/g, '').length;
    };
    expect([endless(999), endless(3990)]).toEqual([999, 3990]);
    expect(endless(5000)).toBeLessThanOrEqual(4000);
  });
});
