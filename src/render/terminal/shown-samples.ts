import { counted, terminalLine } from '../../core/text.js';
import type { RatedSession } from '../../scoring/scored-session.js';
import { inWords, precise } from '../wording.js';
import { hang, type Paint, type Screen } from './layout.js';

/** The samples of a session of which a command shows one. */
export interface ShownSamples {
  /** The number of the one that is shown. */
  readonly shown: number;
  /** Of the session: the mean of its samples. */
  readonly overall: number;
  /** Standard deviation, with n - 1; null for a single sample. */
  readonly spread: number | null;
  readonly worst: number;
  readonly all: readonly {
    readonly sample: number;
    readonly status: RatedSession['status'];
    readonly overall: number;
    readonly findings: number;
    readonly place: string | null;
  }[];
}

/** All samples in short, and which of them the rest speaks of. */
export function sampleLines(
  name: string,
  { shown, overall, spread, worst, all }: ShownSamples,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const mean = `mean of ${counted(all.length, 'sample')} ${precise(overall)}`;
  const deviation = spread === null ? '' : `, spread ${precise(spread)} (standard deviation)`;
  const other = all.find(({ sample }) => sample !== shown);
  const more = other === undefined ? '' : `; ${terminalLine(name)}/${other.sample} shows another one`;
  return [
    ...hang('  samples    ', `${mean}${deviation}`, screen),
    ...all.flatMap(({ sample, status, overall: score, findings, place }) => {
      const what = status === 'scored' ? `${precise(score)}  ${counted(findings, 'finding')}` : `0  ${inWords(status)}`;
      const mark = sample === shown ? '→ ' : '  ';
      const line = `${what}${sample === worst ? ', the worst' : ''}${place === null ? '' : `  ${terminalLine(place, 1000)}`}`;
      return hang(`           ${mark}${sample}  `, line, screen).map((text) =>
        sample === shown ? text : paint.dim(text),
      );
    }),
    ...hang('  below      ', `sample ${shown}${shown === worst ? ', the worst' : ''}${more}`, screen).map(paint.dim),
  ];
}
