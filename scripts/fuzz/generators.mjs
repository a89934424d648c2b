// Makes the inputs of the fuzzer from chance that anybody can repeat: documents that are right but for a few places, texts that
// try everything, and bytes that are no UTF-8.

import { CREDENTIALS, KEYS, NUMBERS, PIECES, WORDS } from './pieces.mjs';

/** Chance from a seed; `below` gives whole numbers up to its limit. */
export function chanceOf({ below }) {
  const pick = (list) => list[below(list.length)];
  const isOneIn = (times) => below(times) === 0;
  return { below, pick, isOneIn };
}

/** A text of up to some twenty pieces and words, or one of them very often. */
export function hostileText(chance, words = WORDS) {
  if (chance.isOneIn(150)) return chance.pick(PIECES).repeat(chance.pick([50, 50, 50, 50, 400, 400, 3000]));
  return Array.from({ length: chance.below(chance.pick([2, 6, 20])) }, () => {
    if (chance.isOneIn(12)) return String.fromCodePoint(chance.below(0x10ffff));
    return chance.isOneIn(2) ? chance.pick(PIECES) : `${chance.pick(words)}${chance.pick([' ', '. ', ', ', ''])}`;
  }).join('');
}

/** A hostile text with a credential in it, which stands between blanks as people write them. */
export function leakingText(chance) {
  return `${hostileText(chance)} ${chance.pick(CREDENTIALS)} ${hostileText(chance)}`;
}

/** A text at one to four places of which something is cut, put in, replaced, doubled, moved, or the text ends. */
export function brokenText(text, chance, pieces = PIECES) {
  let result = text;
  for (let edits = 1 + chance.below(4); edits > 0; edits--) result = edited(result, chance, pieces);
  return result;
}

function edited(text, chance, pieces) {
  const start = chance.below(text.length + 1);
  const length = chance.below(chance.pick([2, 5, 60]));
  const [before, taken, after] = [text.slice(0, start), text.slice(start, start + length), text.slice(start + length)];
  const by = chance.isOneIn(6) ? hostileText(chance) : chance.pick(chance.isOneIn(4) ? NUMBERS : pieces);
  switch (chance.below(8)) {
    case 0:
      return before + after;
    case 1:
      return before + by + after;
    case 2:
      return before + taken + taken + after;
    case 3:
      return chance.isOneIn(4) ? before : before + by + taken + after;
    case 4:
      return taken + before + after;
    case 5:
      return before + by.repeat(1 + chance.below(20)) + taken + after;
    default:
      return before + by + taken + after;
  }
}

/** Line ends of Windows or old Macs, a byte order mark, or neither: what editors do to a whole file. */
export function saved(text, chance) {
  const ended = chance.isOneIn(8) ? text.replaceAll('\n', chance.pick(['\r\n', '\r', '\n\n'])) : text;
  return chance.isOneIn(12) ? `\ufeff${ended}` : ended;
}

/** Stands in a value for a number that JavaScript would write otherwise, or not at all. */
const WRITTEN = /"\ue000([^"]*)"/g;

const written = (text) => `\ue000${text}`;

/** Any value of JSON, or what its writer meant to be one. */
export function anyValue(chance, depth = 3) {
  switch (chance.below(depth > 0 ? 10 : 7)) {
    case 0:
      return chance.pick([null, true, false]);
    case 1:
    case 2:
      return written(chance.pick(NUMBERS));
    case 7:
      return Array.from({ length: chance.below(4) }, () => anyValue(chance, depth - 1));
    case 8:
      return Object.fromEntries([[chance.pick(KEYS), anyValue(chance, depth - 1)]]);
    case 9:
      return chance.isOneIn(20) ? nested(chance.pick([50, 50, 50, 50, 400, 400, 3000])) : [];
    default:
      return hostileText(chance);
  }
}

function nested(depth) {
  let value = 1;
  for (let i = 0; i < depth; i++) value = i % 3 === 0 ? { a: value } : [value];
  return value;
}

/** A right value of JSON that is wrong at one to three places. */
export function brokenValue(value, chance) {
  let result = value;
  for (let changes = 1 + chance.below(3); changes > 0; changes--) result = changedSomewhere(result, chance);
  return result;
}

/** Goes down at random, and changes what it ends at. Own keys are made by fromEntries: even `__proto__` is one. */
function changedSomewhere(value, chance) {
  const isNested = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isNested || chance.isOneIn(6)) return changed(value, chance);
  if (Array.isArray(value)) {
    const at = chance.below(value.length);
    return value.map((item, i) => (i === at ? changedSomewhere(item, chance) : item));
  }
  const entries = Object.entries(value);
  const at = chance.below(entries.length);
  return Object.fromEntries(entries.map(([key, item], i) => [key, i === at ? changedSomewhere(item, chance) : item]));
}

function changed(value, chance) {
  if (typeof value === 'string' && !chance.isOneIn(3)) {
    return chance.isOneIn(3) ? hostileText(chance) : brokenText(value, chance);
  }
  if (typeof value === 'number' && !chance.isOneIn(3)) return written(chance.pick(NUMBERS));
  if (Array.isArray(value) && !chance.isOneIn(3)) return changedList(value, chance);
  if (typeof value === 'object' && value !== null && !chance.isOneIn(3)) return changedObject(value, chance);
  return anyValue(chance);
}

function changedList(list, chance) {
  const at = chance.below(list.length + 1);
  const item = list[at] ?? anyValue(chance);
  switch (chance.below(5)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(at, 0, anyValue(chance));
    case 2:
      return list.toReversed();
    case 3:
      return list.toSpliced(
        at,
        0,
        ...Array.from({ length: typeof item === 'object' ? 2 : chance.pick([1, 12, 300]) }, () => item),
      );
    default:
      return list.toSpliced(at, 0, item);
  }
}

function changedObject(object, chance) {
  const entries = Object.entries(object);
  const at = chance.below(entries.length + 1);
  const [key, value] = entries[at] ?? [chance.pick(KEYS), anyValue(chance)];
  const other = chance.isOneIn(2)
    ? chance.pick(KEYS)
    : `${key}${chance.pick(['', ' ', 's', '\u200b', '.x', '\u0301'])}`;
  switch (chance.below(4)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(at, 1));
    case 1:
      return Object.fromEntries(entries.toSpliced(at, 1, [other, value]));
    case 2:
      return Object.fromEntries([...entries, [other, anyValue(chance)]]);
    default:
      return Object.fromEntries(entries.toSpliced(at, 1, [key, entries[chance.below(entries.length)]?.[1] ?? value]));
  }
}

/** A value as JSON, now and then indented, with a key twice, or as text that was broken afterwards. */
export function jsonOf(value, chance, indent = chance.pick([undefined, undefined, 2, '\t'])) {
  const text = JSON.stringify(value, undefined, indent).replace(WRITTEN, '$1');
  if (chance.isOneIn(10)) return text.replace(/"(\w+)":\s*("[^"]*"|\d+)/, '"$1":$2,"$1":$2');
  return chance.isOneIn(5) ? brokenText(text, chance) : text;
}

/** A right document that is wrong at a few places, as the text of a file. */
export function brokenJson(value, chance) {
  return saved(jsonOf(brokenValue(value, chance), chance), chance);
}

/** Lines of JSON, some of which are wrong, doubled, cut or none at all. */
export function brokenLines(values, chance) {
  const lines = values.map((value) => {
    const one = chance.isOneIn(3) ? brokenValue(value, chance) : value;
    return jsonOf(one, chance, undefined);
  });
  if (chance.isOneIn(5)) lines.push(chance.pick(lines));
  if (chance.isOneIn(8)) lines.splice(chance.below(lines.length), 1, hostileText(chance));
  return saved(lines.map((line) => `${line}\n`).join(''), chance);
}

/** A text as bytes: now and then with some that are no UTF-8, or cut inside of a character. */
export function bytesOf(text, chance) {
  const bytes = Buffer.from(text);
  if (!chance.isOneIn(6) || bytes.length === 0) return bytes;
  if (chance.isOneIn(3)) return bytes.subarray(0, chance.below(bytes.length));
  bytes[chance.below(bytes.length)] = chance.pick([0x80, 0xc3, 0xe2, 0xf0, 0xff, 0xfe, 0x00, 0xed]);
  return bytes;
}

/** A value in which one to four texts, at random, are broken or others: what else it is stays as it was. */
export function brokenTexts(value, chance, other = hostileText) {
  const count = textsIn(value);
  const chosen = new Set(Array.from({ length: 1 + chance.below(4) }, () => chance.below(count + 1)));
  let met = 0;
  const walk = (one) => {
    if (typeof one === 'string') {
      if (!chosen.has(met++)) return one;
      return chance.isOneIn(2) ? brokenText(one, chance) : other(chance);
    }
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, walk(item)]));
  };
  return walk(value);
}

function textsIn(value) {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum, item) => sum + textsIn(item), 0);
}
