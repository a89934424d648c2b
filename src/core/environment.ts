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
export type Progress = JudgedSoFar | WaitingFor;

export interface JudgedSoFar {
  readonly done: number;
  /** Null as long as nobody knows how many it will be. */
  readonly all: number | null;
  /** What is judged, where it is not sessions. */
  readonly what?: string;
  /** US dollars so far; null when a price is not known. */
  readonly spentUsd: number | null;
}

/** The batches that a judged run waits for. */
export interface WaitingFor extends Awaited {
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
