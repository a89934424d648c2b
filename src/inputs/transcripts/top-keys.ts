import { jsonOrNothing } from '../../core/json/json-or-nothing.js';
import { jsonLines } from '../../core/json/lines.js';
import { asList, asObject, quoted } from './values.js';

const SHOWN = 8;

/** What stands at the top of a file of JSON, for whoever wonders why no format is recognised; undefined where it is no JSON. */
export function describeTop(text: string): string | undefined {
  const whole = jsonOrNothing(text);
  if (whole !== undefined) return describeValue(whole, 'the file');
  for (const { text: line } of jsonLines(text)) {
    const value = jsonOrNothing(line);
    return value === undefined ? undefined : describeValue(value, 'its first line');
  }
  return undefined;
}

function describeValue(value: unknown, what: string): string {
  const items = asList(value);
  const object = items === undefined ? asObject(value) : items.map(asObject).find((item) => item !== undefined);
  if (object === undefined) return `${what} is ${items === undefined ? 'no object' : 'a list without objects'}`;
  const keys = Object.keys(object);
  const more = keys.length > SHOWN ? ` and ${keys.length - SHOWN} more` : '';
  const named = keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, SHOWN).map(quoted).join(', ')}${more}`;
  return `${what} has ${items === undefined ? named : `a list whose first object has ${named}`}`;
}
