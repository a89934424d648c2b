import { policyOf } from '../gates/policy.js';
import { digestInputs } from '../input-digests.js';
import type { Files } from '../ports.js';
import type { RunFacts } from '../report/build-report.js';
import { type TextsOf, textsOfPair } from '../report/session-texts.js';
import type { ResolvedSettings } from '../settings/resolve.js';
import { strengthOf as describeStrength, MOST_SESSIONS } from '../strength/gate-strength.js';
import {
  type Extent,
  referenceAt,
  type ScoredLines,
  type StreamPorts,
  scoreLines,
  summariesAt,
} from './score-lines.js';
import { describeStrangers } from './strangers.js';

/** A run whose texts are in files: they stay open until it is closed. */
export interface StreamedRun {
  readonly facts: RunFacts;
  readonly texts: TextsOf;
  readonly close: () => void;
}

/** Whether corpus and candidates are both files of lines, and nobody but the rubric will ask for texts. */
export function canStream({ values, wrong }: ResolvedSettings, files: Files): boolean {
  if (values.judge !== 'off' || wrong.has('corpus') || wrong.has('candidates')) return false;
  return [values.corpus, values.candidates].every((path) => path.endsWith('.jsonl') && files.kind(path) === 'file');
}

/** Scores all sessions of two `.jsonl` files, as `scoreCandidates` does. Throws a UserError as `scoreLines` does. */
export function scoreStreamed(settings: ResolvedSettings, ports: StreamPorts): Promise<StreamedRun> {
  const marks = settings.values['report-formats'].includes('html') ? 'of the worst' : 'none';
  const extent: Extent = { accepts: () => true, defects: 'of a report', marks };
  return scoreLines(settings, ports, extent, (lines) => {
    const { inputs, corpus, store } = lines;
    return {
      facts: {
        scoredAt: inputs.scoredAt,
        settings,
        corpus,
        sessions: store.sessions(),
        isStored: true,
        ...describeStrangers(lines),
        judge: null,
        baseline: inputs.baseline ?? null,
        waivers: inputs.waivers ?? [],
        inputs: digestInputs(settings.values, ports.files, ports.digest),
        ...strengthOf(lines, settings),
      },
      texts: openStreamedTexts(lines),
    };
  });
}

function strengthOf(lines: ScoredLines, settings: ResolvedSettings): Pick<RunFacts, 'strength'> {
  const { store, scorer } = lines;
  const rows = store.rows().filter((row) => store.shape(row).status !== 'canary');
  if (rows.length > MOST_SESSIONS) return {};
  const sessions = rows.map((row) => ({ golden: store.golden(row), reference: () => referenceAt(row, lines) }));
  return describeStrength(sessions, policyOf(settings), scorer.score);
}

function openStreamedTexts(lines: ScoredLines): TextsOf {
  const { store, scorer } = lines;
  const rows = store.rows();
  return (index) => {
    const row = rows[index];
    if (row === undefined || store.shape(row).status !== 'scored') return undefined;
    const { reference, candidate } = summariesAt(row, lines);
    return candidate === null ? undefined : textsOfPair(reference, candidate, scorer.score, store.marks(row));
  };
}
