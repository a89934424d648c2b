import type { RunFacts } from '../../src/report/run-facts.js';

/** What there is to know of a run that has neither judge nor base, nor anything beside its sessions. */
export const PLAIN_RUN = {
  scoredAt: new Date(0),
  defects: [],
  moreDefects: 0,
  leftOut: 0,
  judge: null,
  baseline: null,
  waivers: [],
  inputs: { config: null, waivers: null, cassette: null },
} as const satisfies Partial<RunFacts>;
