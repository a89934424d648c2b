/** The most samples of a session that a run may have. */
export const MOST_SAMPLES = 100;

/** A share as a fraction of whole numbers, so that 2/3 of 3 samples are 2. */
export interface SampleShare {
  readonly of: number;
  readonly in: number;
}

export const ALL_SAMPLES: SampleShare = { of: 1, in: 1 };

/** Reads `2/3` or `0.66`; undefined for what is no share above 0 and at most 1, or has more than three decimals. */
export function sampleShare(text: string): SampleShare | undefined {
  const [, of, among] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const [, whole, decimals = ''] = /^([01]?)(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  const share =
    of !== undefined && among !== undefined
      ? { of: Number(of), in: Number(among) }
      : { of: Number(whole ?? Number.NaN) * 1000 + Number(decimals.padEnd(3, '0')), in: 1000 };
  return share.of > 0 && share.of <= share.in ? share : undefined;
}

/** How many of so many samples the share asks for: at least one. */
export function samplesNeeded(share: SampleShare, samples: number): number {
  // Of whole numbers: 2 / 3 * 3 would be right by chance alone.
  return Math.ceil((samples * share.of) / share.in);
}
