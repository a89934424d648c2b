import { isKnownName } from './known-names.js';
import type { Name } from './names/names.js';
import type { CalendarDay, ClockTime } from './numbers/calendar.js';
import { precisionOf } from './numbers/exactness.js';
import type { Quantity } from './numbers/quantities.js';
import { isHarmless, isSupported } from './reckoned/borne-out.js';
import type { Statement } from './statements.js';
import type { Grounds } from './told/grounds.js';
import type { Ungrounded } from './ungrounded.js';

/**
 * What bears a number or a name out: the transcript; the reference and what else its golden session says; numbers or names that it is
 * made of; nothing, since it needs none, as small counts; or nothing at all.
 */
export const WITNESSES = ['transcript', 'reference', 'reckoned', 'not_looked_up', 'nowhere'] as const;

export type Witness = (typeof WITNESSES)[number];

/** The numbers and names of a text by what bears them out, each once, in the order of the text. */
export type Witnessed = Readonly<Record<Witness, readonly string[]>>;

/**
 * By what the numbers and names of some statements are borne out.
 * @param nowhere those of them that nothing bears out
 */
export function witnessesOf(
  statements: readonly Statement[],
  { transcript, known }: { readonly transcript: Grounds; readonly known: Grounds },
  nowhere: readonly Ungrounded[],
): Witnessed {
  const lacking = new Set(nowhere.map(({ written }) => written));
  const witnessed = { transcript: [], reference: [], reckoned: [], not_looked_up: [], nowhere: [] } as Record<
    Witness,
    string[]
  >;
  const seen = new Set<string>();
  const tell = (written: string, isIn: (source: Grounds) => boolean, otherwise: Witness = 'reckoned'): void => {
    if (seen.has(written)) return;
    seen.add(written);
    if (lacking.has(written)) witnessed.nowhere.push(written);
    else if (isIn(transcript)) witnessed.transcript.push(written);
    else witnessed[isIn(known) ? 'reference' : otherwise].push(written);
  };
  for (const { text, measures, names } of statements) {
    const mentions = [
      ...measures.quantities.map((one) => ({ ...one, tell: () => tellQuantity(one, text) })),
      ...measures.times.map((one) => ({ ...one, tell: () => tellTime(one) })),
      ...measures.days.map((one) => ({ ...one, tell: () => tellDay(one) })),
      ...names.map((one) => ({ ...one, tell: () => tellName(one) })),
    ];
    for (const mention of mentions.sort((a, b) => a.start - b.start)) mention.tell();
  }
  function tellQuantity(quantity: Quantity, text: string): void {
    const precision = precisionOf(text, quantity);
    tell(
      quantity.written,
      (source) => isSupported(source, quantity, precision),
      isHarmless(quantity) ? 'not_looked_up' : 'reckoned',
    );
  }
  function tellTime({ written, seconds, step }: ClockTime): void {
    tell(written, (source) => source.hasTime(seconds, step));
  }
  function tellDay({ written, month, day }: CalendarDay): void {
    tell(written, (source) => source.hasDay(month, day));
  }
  function tellName(name: Name): void {
    tell(name.written, (source) => isKnownName(name, [source]));
  }
  return witnessed;
}
