import { type NumberSink, readNumbers } from '../../../src/rubric/grounding/numbers/read-numbers.js';

/** What the digits of a text may mean, in the order in which it is found. */
export function readingsOf(text: string): readonly string[] {
  const told: string[] = [];
  const sink: NumberSink = {
    begin: () => undefined,
    part: (value) => told.push(`count ${Number(value.toPrecision(9))}`),
    value: (family, value) => told.push(`${family} ${Number(value.toPrecision(9))}`),
    written: (family, value) => told.push(`written ${family} ${Number(value.toPrecision(9))}`),
    measure: (family, value) => told.push(`measure ${family} ${Number(value.toPrecision(9))}`),
    time: (seconds, mayBeDuration) => told.push(`time of day ${seconds}${mayBeDuration ? ' or duration' : ''}`),
    day: (month, day) => told.push(`day ${month}/${day}`),
    likelyDay: (month, day) => told.push(`perhaps day ${month}/${day}`),
    version: (written) => told.push(`version ${written}`),
  };
  readNumbers(text, sink);
  return told;
}
