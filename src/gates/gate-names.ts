import { type FindingClass, isFindingClass } from '../core/finding.js';

/** What a gate is called, where `of` is the dimension, the metric, the class or code of findings, or `overall`. */
export interface GateName {
  /** Beside its numbers in a table. */
  readonly inTable: (of: string) => string;
  /** In front of its value in a sentence. */
  readonly inSentence: (of: string) => string;
  /** Beside its chart, where there is room. */
  readonly inChart: (of: string) => string;
}

const itself = (of: string): string => of;

export const MEAN: GateName = { inTable: itself, inSentence: itself, inChart: (of) => `${of} mean` };

export const WORST_SESSION: GateName = {
  inTable: () => 'worst session',
  inSentence: () => 'the worst session',
  inChart: () => 'worst session',
};

/** The session is named in front of it, as far as there is room. */
export const ONE_SESSION: GateName = { inTable: itself, inSentence: () => 'one session', inChart: itself };

const ofDrop = (of: string): string => (of === 'overall' ? 'drop' : `${of} drop`);

export const DROP: GateName = {
  inTable: (of) => `${ofDrop(of)} against the base`,
  inSentence: (of) => `${ofDrop(of)} against the base`,
  inChart: (of) => `${ofDrop(of)} against the baseline`,
};

export const DRIFT: GateName = {
  inTable: () => 'drop since the best of the base',
  inSentence: () => 'the drop since the best report of the base',
  inChart: () => 'drop since the best report of the base',
};

export const SESSION_DROP: GateName = {
  inTable: () => 'largest drop of a session',
  inSentence: () => 'the largest drop of a session',
  inChart: () => 'largest drop of a session against the baseline',
};

export const NEW_FAILURES: GateName = {
  inTable: () => 'new failures',
  inSentence: () => 'new failures',
  inChart: () => 'sessions that newly fail',
};

export const BY_THE_JUDGE: GateName = {
  inTable: (of) => `judge: ${of}`,
  inSentence: (of) => `the judge's ${of}`,
  inChart: (of) => `${of}, by the judge`,
};

export const METRIC: GateName = { inTable: (of) => `judge: ${of}`, inSentence: itself, inChart: itself };

export const JUDGED_SESSION: GateName = {
  inTable: () => 'judge: worst session',
  inSentence: () => "the judge's worst session",
  inChart: () => 'worst session, by the judge',
};

export const JUDGED_DROP: GateName = {
  inTable: (of) => `judge: ${ofDrop(of)} against the base`,
  inSentence: (of) => `the judge's ${ofDrop(of)} against the base`,
  inChart: (of) => `${ofDrop(of)} against the baseline, by the judge`,
};

/** Of codes, too, in small letters: they stand among words. */
const ofFindings = (of: string): string => of.toLowerCase();

/** What sessions have whose findings are of a class, behind `with`. */
const HAS_OF_CLASS: Readonly<Record<FindingClass, string>> = {
  unusable: 'an unusable or incomplete summary',
  form: 'a broken form',
  outcome: 'a wrong outcome',
  requirement: 'a requirement that is not kept',
  ungrounded: 'facts that no source has',
  contradiction: 'a contradiction',
  omission: 'something left out',
  addition: 'something added',
  judge: 'a fault that the judge names',
};

export const FINDINGS: GateName = {
  inTable: (of) => `findings: ${ofFindings(of)}`,
  inSentence: (of) => (isFindingClass(of) ? HAS_OF_CLASS[of] : `findings of ${ofFindings(of)}`),
  inChart: (of) => `sessions with findings: ${ofFindings(of)}`,
};
