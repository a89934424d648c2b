import { describe, expect, it } from '@jest/globals';
import pc from 'picocolors';
import type { ReportGate } from '../../src/gates/catalogue.js';
import { gateCharts } from '../../src/render/html/gate-charts.js';
import { gateTableRow } from '../../src/render/page/gate-table.js';
import { gateLines } from '../../src/render/terminal/terminal.js';
import { since } from '../builders/since-base.js';

const DROP: ReportGate = {
  id: 'max-regression',
  kind: 'max-regression',
  threshold: 0.02,
  value: 0.034,
  status: 'pass',
  message: '',
  flip_risk: { errors: 0.6, word: 'coin toss', about: 'other sessions' },
};

function shownOf(gate: Partial<ReportGate>, width = 100): readonly [terminal: string, page: string] {
  const one = { ...DROP, ...gate };
  return [gateLines([one], pc.createColors(false), { colour: false, width })[1] ?? '', gateTableRow({ gate: one }, 50)];
}

describe('a drop that is larger than allowed and may be chance', () => {
  it('is told as that, without a tick', () => {
    const [terminal, page] = shownOf({});
    expect(terminal).toMatch(/^ {2}~ max-regression +0\.034 +≤ 0\.020 {2}not certain enough to fail on$/);
    expect(page).toContain('| 🟡 | drop against the base (not certain enough to fail on) | 0.034 | ≤\u00a00.020 |');
  });

  it('is told so on the page of charts as well', async () => {
    const report = await since((summary) => summary);
    expect(gateCharts({ ...report, gates: [DROP] }).toString()).toContain('not certain enough to fail on');
    expect(gateCharts({ ...report, gates: [{ ...DROP, value: 0.01 }] }).toString()).not.toContain('not certain enough');
  });

  it.each<[string, Partial<ReportGate>]>([
    ['a smaller one', { value: 0.01 }],
    ['one as large as allowed', { value: 0.02 }],
    ['one that is no chance', { status: 'fail' }],
    ['a waived one', { waived: true }],
    ['a mean', { id: 'min-overall', kind: 'min-overall' }],
  ])('and %s is not', (_, gate) => {
    expect(shownOf(gate).join('\n')).not.toContain('not certain enough');
  });

  it.each([40, 44, 48, 52, 56, 60])('in %i columns of a terminal, as far as there is room', (width) => {
    expect(shownOf({}, width)[0].length).toBeLessThanOrEqual(width);
  });
});

describe('a drop that is larger than allowed and hardly more than chance', () => {
  const failing = (flip: Partial<NonNullable<ReportGate['flip_risk']>>): Partial<ReportGate> => ({
    status: 'fail',
    value: 0.21,
    flip_risk: { errors: 0.1, word: 'coin toss', about: 'other sessions', ...flip },
  });
  const BARELY = 'barely beyond chance';

  it('is not too close to what is allowed', () => {
    const [terminal, page] = shownOf(failing({ turns_at: 0.198 }));
    expect(terminal).toMatch(/^ {2}✖ max-regression +0\.210 +≤ 0\.020 {2}barely beyond chance$/);
    expect(page).toContain(`| ${BARELY} |`);
  });

  it('is told so on the page of charts as well', async () => {
    const report = await since((summary) => summary);
    const gates = [{ ...DROP, ...failing({ turns_at: 0.198 }) }];
    expect(gateCharts({ ...report, gates }).toString()).toContain(`${BARELY}: other sessions might turn it over`);
  });

  it.each<[string, Partial<ReportGate>]>([
    ['one that turns at what is allowed', failing({})],
    ['one that passes', { ...failing({ turns_at: 0.198 }), status: 'pass', value: 0.019 }],
  ])('and %s is not called so', (_, gate) => {
    expect(shownOf(gate).join('\n')).not.toContain(BARELY);
    expect(shownOf(gate).join('\n')).toContain('too close to call');
  });
});
