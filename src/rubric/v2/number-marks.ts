import { LIST_WORD } from '../grounding/numbers/digits.js';
import { classAt, DIGIT } from './characters.js';

/** A point between digits: 1.5. */
export function isDecimalPoint(source: string, index: number): boolean {
  if (source.charAt(index) !== '.' || index + 1 === source.length) return false;
  return classAt(source, index - 1) === DIGIT && classAt(source, index + 1) === DIGIT;
}

/** A comma before a group of three, or of two as India groups (12,00,000). Nothing is grouped behind a lone zero. */
export function isGroupComma(source: string, index: number): boolean {
  if (source.charAt(index) !== ',' || classAt(source, index - 1) !== DIGIT) return false;
  return (
    GROUP.test(source.slice(index, index + LONGEST_GROUP)) &&
    !LONE_ZERO.test(source.slice(Math.max(0, index - 2), index))
  );
}

const GROUP = /^,(?:\d{3}(?!\d)|\d{2}(?=,\d{2,3}(?!\d)))/;
const LONGEST_GROUP = ',00,0000'.length;
const LONE_ZERO = /(?<![\d.,])0$/;

/** `3,5`, `1.249,50`; of several numbers with commas between them (`1,2,3`, "3,4 und 5") none. */
export function isDecimalComma(source: string, index: number): boolean {
  if (source.charAt(index) !== ',') return false;
  const behind = source.slice(index, index + MOST_DIGITS);
  return (
    /^,\d+(?!,?\d)/.test(behind) &&
    !LISTED.test(behind) &&
    !/\d,[\d.]*$/.test(source.slice(Math.max(0, index - MOST_DIGITS), index))
  );
}

/** `37 500`, `1 200 000`: a space before three digits, behind one to three that begin a number or groups of three. */
export function isGroupSpace(source: string, index: number): boolean {
  return (
    source.charAt(index) === ' ' &&
    /^ \d{3}(?!\d)/.test(source.slice(index, index + 5)) &&
    /(?<![\p{L}\d.,:/#-])\d{1,3}(?: \d{3}){0,5}$/u.test(source.slice(Math.max(0, index - MOST_DIGITS), index))
  );
}

/** The comma of "3,4 und 5" stands between two numbers. */
const LISTED = new RegExp(`^,\\d{1,3} ${LIST_WORD} \\d`);

/** Digits and marks that a number is looked for in. */
const MOST_DIGITS = 24;
