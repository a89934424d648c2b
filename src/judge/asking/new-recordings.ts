import { counted } from '../../core/text.js';
import { type CassetteEntry, type Recordings, renderRecording } from './cassette.js';

/** What becomes of recorded answers that a pull request brings itself. */
export const NEW_RECORDING_TREATMENTS = ['asked_again', 'left_out', 'believed'] as const;
type NewRecordingTreatment = (typeof NEW_RECORDING_TREATMENTS)[number];

/** What is not known of the base of a pull request, so that more lines may count as new than are. */
interface BaseGaps {
  /** Why the file of the base could not be read, so that all lines count as new; null where it could. */
  readonly unread: string | null;
  /**
   * Why the file is not known as it was where the pull request has left the base, so that lines which the base has dropped
   * since count as new; null where it is.
   */
  readonly no_merge_base: string | null;
}

/** Recorded answers that the base branch does not have: anybody may have written them, no signature tells. */
export interface NewRecordings extends BaseGaps {
  /** Lines of the file that are not in that of the base. */
  readonly lines: number;
  /** How many of them this run had a question for. */
  readonly needed: number;
  readonly treatment: NewRecordingTreatment;
}

/**
 * What becomes of such answers: where somebody can be asked, they are asked again. Else those of a fork count for nothing;
 * who may write to the repository may also change the workflow, and is believed, and that is said.
 */
export function treatmentOf(asking: 'possible' | 'impossible', isForeign: boolean): NewRecordingTreatment {
  if (asking === 'possible') return 'asked_again';
  return isForeign ? 'left_out' : 'believed';
}

/** The recordings that a file does not have, word for word. */
export function withoutKnown(recordings: readonly CassetteEntry[], known: Recordings): readonly CassetteEntry[] {
  return recordings.filter((entry) => {
    const same = known.get(entry.key);
    return same === undefined || renderRecording(same) !== renderRecording(entry);
  });
}

/** Decides which recorded answers of a pull request are believed, and counts those that its run had a question for. */
export class DoubtedRecordings {
  private readonly entries: ReadonlySet<CassetteEntry>;
  private readonly needed = new Set<string>();

  /** @param entries those that are new, as the cassette gives them: an answer of this run itself is another object */
  constructor(
    entries: readonly CassetteEntry[],
    private readonly treatment: NewRecordingTreatment,
    private readonly gaps: BaseGaps,
  ) {
    this.entries = new Set(entries);
  }

  isBelieved(entry: CassetteEntry): boolean {
    if (!this.entries.has(entry)) return true;
    this.needed.add(entry.key);
    return this.treatment === 'believed';
  }

  /** What is to be told of them. */
  facts(): NewRecordings {
    return {
      lines: this.entries.size,
      needed: this.needed.size,
      treatment: this.treatment,
      ...this.gaps,
    };
  }
}

/** What must be known of them before the judge is believed, without a full stop; the reason may have foreign words in it. */
export function newRecordingsSentence({ lines, needed, treatment, ...gaps }: NewRecordings): string {
  const base = gapSentence(gaps);
  const all = `${counted(lines, 'recorded answer')} of the file ${lines === 1 ? 'is' : 'are'} new in this pull request`;
  switch (treatment) {
    case 'asked_again':
      return `${all} and not believed: the judge was asked again for the ${needed} that this run needed${base}`;
    case 'left_out':
      return `${all}, which may come from a fork, and nobody could be asked: the ${needed} that this run needed count for nothing${base}`;
    case 'believed':
      return `${needed} of the judge's answers come from this pull request itself, which may have written anything, and nobody could be asked: read them in judge-cassette before you believe a score${base}`;
  }
}

function gapSentence({ unread, no_merge_base: unknown }: BaseGaps): string {
  if (unread !== null) {
    return `; the recorded answers of the base could not be read (${unread}), so that every line counts as new`;
  }
  if (unknown === null) return '';
  return `; they were held against the newest commit of the base alone, since it is not known where the pull request has left it (${unknown})`;
}
