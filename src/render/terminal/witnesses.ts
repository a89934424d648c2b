import { terminalLine } from '../../core/text.js';
import { WITNESSES, type Witness, type Witnessed } from '../../rubric/grounding/witnesses.js';
import { hang, type Paint, type Screen } from './layout.js';

/** Of more nobody looks one up. */
const MOST_SHOWN = 60;

const LABELS: Readonly<Record<Witness, string>> = {
  transcript: 'transcript',
  reference: 'reference',
  reckoned: 'reckoned',
  not_looked_up: 'not asked',
  nowhere: 'nowhere',
};

/** What bears out each number and name of a candidate; nothing where it has none. */
export function witnessLines(witnessed: Witnessed, paint: Paint, screen: Screen): readonly string[] {
  const all = WITNESSES.reduce((sum, one) => sum + witnessed[one].length, 0);
  if (all === 0) return [];
  const head = `numbers and names  ${all - witnessed.nowhere.length} of ${all} borne out, by the first that has them or lets them be reckoned`;
  return [
    ...hang('', head, screen).map(paint.bold),
    ...WITNESSES.flatMap((witness) => {
      const written = witnessed[witness];
      if (written.length === 0) return [];
      const more = written.length > MOST_SHOWN ? ` and ${written.length - MOST_SHOWN} more` : '';
      const shown = written.slice(0, MOST_SHOWN).map((one) => terminalLine(one, 80));
      const lines = hang(`  ${LABELS[witness].padEnd(10)}  `, `${shown.join(', ')}${more}`, screen);
      return witness === 'nowhere' ? lines.map(paint.red) : lines;
    }),
    '',
  ];
}
