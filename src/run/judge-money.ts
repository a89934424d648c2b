import { type Ledger, openLedger } from '../adapters/disk/ledger.js';
import { wallClock } from '../adapters/process.js';
import type { TooLittleMoney } from '../core/environment.js';
import type { Problem } from '../core/errors.js';
import type { Files } from '../core/ports.js';
import type { Settings } from '../settings/table.js';

/** Opens the ledger of a run; undefined where none is kept. What is wrong with it is added to `problems`. */
export function ledgerOf(settings: Settings, files: Files, problems: Problem[]): Ledger | undefined {
  const path = settings['budget-ledger'];
  if (path === null) return undefined;
  const opened = openLedger({ files, path, capUsd: settings['max-cost-usd-per-day'], clock: wallClock });
  if (!('problems' in opened)) return opened;
  problems.push(...opened.problems.map((problem) => ({ ...problem, message: `budget-ledger: ${problem.message}` })));
  return undefined;
}

/** What the caps leave of the money of a run, and the one that leaves less; undefined where nothing is capped. */
export function leftOf(
  settings: Settings,
  ledger: Ledger | undefined,
): Pick<TooLittleMoney, 'leftUsd' | 'cap'> | undefined {
  const { 'max-cost-usd': ofRun, 'max-cost-usd-per-day': perDay } = settings;
  const spent = perDay === null ? null : (ledger?.spentToday() ?? null);
  const ofDay = perDay === null || spent === null ? null : Math.max(0, perDay - spent);
  if (ofDay !== null && (ofRun === null || ofDay < ofRun)) return { leftUsd: ofDay, cap: 'max-cost-usd-per-day' };
  return ofRun === null ? undefined : { leftUsd: ofRun, cap: 'max-cost-usd' };
}
