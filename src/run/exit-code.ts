import { EXIT, type ExitCode } from '../core/errors.js';
import type { Verdict } from '../gates/catalogue.js';
import type { Settings } from '../settings/table.js';

/**
 * The exit code for a verdict. `warn-only` makes it 0 whatever the gates say, and `on-inconclusive: pass` where a gate
 * could not be evaluated; neither hides wrong input.
 */
export function exitCodeOf(
  verdict: Verdict,
  { 'warn-only': warnOnly, 'on-inconclusive': onInconclusive }: Pick<Settings, 'warn-only' | 'on-inconclusive'>,
): ExitCode {
  if (warnOnly || (verdict === 'inconclusive' && onInconclusive === 'pass')) return EXIT.pass;
  return EXIT[verdict];
}
