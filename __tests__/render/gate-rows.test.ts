import { describe, expect, it } from '@jest/globals';
import pc from 'picocolors';
import type { ReportGate } from '../../src/gates/catalogue.js';
import { gateRows, gatesOf } from '../../src/render/gate-rows.js';
import { gateTableRow } from '../../src/render/page/gate-table.js';
import { gateLines } from '../../src/render/terminal/terminal.js';

const gate = (id: string, over: Partial<ReportGate> = {}): ReportGate => ({
  ...{
    id,
    kind: id.startsWith('fail-on') ? 'fail-on' : 'min-overall',
    status: 'pass',
    value: 0,
    threshold: 0,
    message: '',
  },
  ...over,
});

const QUIET = ['unusable', 'form', 'outcome'].map((name) => gate(`fail-on.${name}`));
const MEAN = gate('min-overall', { value: 0.8, threshold: 0.55 });

const rowsOf = (gates: readonly ReportGate[]): readonly string[] =>
  gateRows(gates).map(({ gate: { id }, lookedFor }) => lookedFor?.join('+') ?? id);

describe('gates on findings that found nothing', () => {
  it('share a row, which names them all', () => {
    expect(rowsOf([...QUIET, MEAN])).toEqual(['unusable+form+outcome', 'min-overall']);
    expect(gatesOf(gateRows([...QUIET, MEAN]))).toBe(4);
    const [row] = gateRows(QUIET);
    expect(row === undefined ? '' : gateTableRow(row, 60)).toBe(
      '| ✅ | findings: unusable, form, outcome | 0 | ≤\u00a00 | +0 |  |  |',
    );
    const [withCodes] = gateRows([...QUIET, gate('fail-on.NUMBER_MISMATCH'), gate('fail-on.STATUS_MISMATCH')]);
    expect(withCodes === undefined ? '' : gateTableRow(withCodes, 60)).toContain(
      '| findings: unusable, form, outcome and 2 codes |',
    );
    expect(gateLines([...QUIET, MEAN], pc.createColors(false), { colour: false, width: 60 }).slice(1, 3)).toEqual([
      '  ✔ fail-on, 3 kinds         0       ≤ 0',
      '      unusable, form, outcome',
    ]);
  });

  it('have a row each where they are few', () =>
    expect(rowsOf([...QUIET.slice(1), MEAN])).toEqual(['fail-on.form', 'fail-on.outcome', 'min-overall']));

  it.each<[string, Partial<ReportGate>]>([
    ['that failed', { status: 'fail', value: 2 }],
    ['that allows some', { threshold: 1 }],
    ['that was not evaluated', { status: 'not_evaluated', value: null }],
    ['that is advisory', { advisory: true }],
    ['that is waived', { waived: true }],
  ])('do not hide one %s', (_, over) =>
    expect(rowsOf([...QUIET, gate('fail-on.requirement', over)])).toContain('fail-on.requirement'),
  );

  it('repeat nothing else of a message', () => {
    const [row] = gateRows([
      gate('fail-on.form', {
        message: 'form: 0 sessions <= 0, 2 by the judge alone (a, <script>#7</script>), 1 waived',
      }),
    ]);
    const shown = row === undefined ? '' : gateTableRow(row, 60);
    expect(shown).not.toContain('script');
    expect(shown).toContain('(2 by the judge alone, 1 waived)');
  });

  it('say on every surface what one of them does not count', () => {
    const waived = gate('fail-on.requirement', {
      message: 'requirement: 0 sessions <= 0, 1 known on the base, 2 waived',
    });
    expect(rowsOf([...QUIET, waived])).toEqual(['unusable+form+outcome', 'fail-on.requirement']);
    expect(gateTableRow({ gate: waived }, 60)).toContain(
      '| findings: requirement (1 known on the base, 2 waived) | 0 |',
    );
    const [, line] = gateLines([waived], pc.createColors(false), { colour: false, width: 90 });
    expect(line).toBe('  ✔ fail-on.requirement         0       ≤ 0  1 known on the base, 2 waived');
  });
});
