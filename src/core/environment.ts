import type { Time } from './ports.js';

export interface Environment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The file of the program that runs, where it is one that more threads can be started from. */
  readonly program?: string | undefined;
  /** The clock of a judged run; the real one when left out. */
  readonly time?: Time;
}

/** Where a judged run is, for a person who waits. */
export type Progress = JudgedSoFar | WaitingFor | TooLittleMoney;

/** Called with how far a judged run is, or what it waits for; must not throw. */
export type OnProgress = (progress: Progress) => void;

/** Said before anybody is asked: a cap on the costs cannot carry the run. */
export interface TooLittleMoney {
  readonly questions: number;
  /** At most about so many of them fit. */
  readonly fitting: number;
  /** What may still be spent, and what all questions would cost by estimate, in US dollars. */
  readonly leftUsd: number;
  readonly likelyUsd: number;
  /** The setting to raise. */
  readonly cap: 'max-cost-usd' | 'max-cost-usd-per-day';
}

interface JudgedSoFar {
  readonly done: number;
  /** Null as long as nobody knows how many it will be. */
  readonly all: number | null;
  /** What is judged, where it is not sessions. */
  readonly what?: string;
  /** US dollars so far; null when a price is not known. */
  readonly spentUsd: number | null;
}

/** The batches that a judged run waits for. */
interface WaitingFor extends Awaited {
  readonly spentUsd: number | null;
}

/** What a run waits for, for a person. */
export interface Awaited {
  readonly batches: number;
  readonly requests: number;
  readonly waitedMs: number;
  /** How often it was looked whether they have ended. */
  readonly looks: number;
}
