import {
  FINDING_CLASSES,
  FINDING_CODES,
  type FindingClass,
  type FindingCode,
  isFindingClass,
  JUDGED_CODES,
  NEVER_GATES,
} from '../core/finding.js';
import { nearestName } from '../core/text.js';
import { isList, type Parsed, type RawValue, show, splitAtCommas } from './raw-values.js';
import { countUpTo, type ValueKind } from './value-kinds.js';

/** What `fail-on` may name: a class of findings, or one code. */
export type FailOnName = FindingClass | FindingCode;

/** How many sessions may have such a finding, by class or code. */
export type FailOn = Readonly<Partial<Record<FailOnName, number>>>;

export const FINDING_CLASS_NAMES = Object.keys(FINDING_CLASSES) as readonly FindingClass[];

/** In the order in which they are checked: classes, then codes, both in the order of their tables. */
export const FAIL_ON_NAMES: readonly FailOnName[] = [
  ...FINDING_CLASS_NAMES,
  ...FINDING_CODES.filter((code) => !NEVER_GATES.has(code)),
];

/** The codes that a name stands for. */
export function codesOf(name: FailOnName): readonly FindingCode[] {
  return isFindingClass(name) ? FINDING_CLASSES[name] : [name];
}

/** The codes that a setting names, by class or one by one. */
export function codesNamedBy(failOn: FailOn | null): ReadonlySet<FindingCode> {
  return new Set(allowancesOf(failOn).flatMap(({ of }) => codesOf(of)));
}

/** Whether nobody looks for what a name stands for without the judge; a message to the judge matters to nobody else. */
export function isJudgedAlone(name: FailOnName): boolean {
  const codes = codesOf(name);
  return name === 'judge' || (codes.length > 0 && codes.every((code) => JUDGED_CODES.has(code)));
}

/** One name with the number of sessions that may have it. */
export interface Allowance {
  readonly of: FailOnName;
  readonly threshold: number;
}

export function allowancesOf(failOn: FailOn | null): readonly Allowance[] {
  if (failOn === null) return [];
  return FAIL_ON_NAMES.flatMap((of) => {
    const threshold = failOn[of];
    return threshold === undefined ? [] : [{ of, threshold }];
  });
}

/** More sessions than a report can have. */
const allowed = countUpTo(1_000_000);

/** For editors: a mapping of names to counts, and a name that may have its count behind it. */
const COUNTS = {
  type: 'object',
  properties: Object.fromEntries(FAIL_ON_NAMES.map((name) => [name, allowed.jsonSchema])),
  additionalProperties: false,
  minProperties: 1,
} as const;
const ENTRY = `(${FAIL_ON_NAMES.join('|')})( *= *\\d+)?`;

/** Classes and codes, each with the number of sessions that may have such a finding; none where it is left out. */
export const failOn: ValueKind<FailOn> = {
  allowed: `classes and codes of findings, each with the number of sessions that may have it where that is not 0, such as unusable, outcome=1; classes: ${FINDING_CLASS_NAMES.join(', ')}`,
  parse: (raw) => {
    const entries = readEntries(raw);
    if ('problem' in entries) return entries;
    const read = new Map<FailOnName, number>();
    const problems: string[] = [];
    for (const [word, number] of entries.value) {
      const name = FAIL_ON_NAMES.find((candidate) => candidate === word);
      const count = allowed.parse(number);
      if (name === undefined) problems.push(refusal(word));
      else if (read.has(name)) problems.push(`${name} is given twice`);
      else if ('problem' in count) problems.push(`${name}: ${count.problem}`);
      else read.set(name, count.value);
    }
    if (entries.value.length === 0) problems.push('no class is named');
    if (problems.length > 0) return { problem: problems.join(', ') };
    // In one order however it was written, so that equal settings have equal digests.
    return { value: Object.fromEntries(FAIL_ON_NAMES.flatMap((name) => pairOf(name, read.get(name)))) };
  },
  jsonSchema: {
    anyOf: [
      COUNTS,
      {
        type: 'array',
        items: { anyOf: [{ enum: FAIL_ON_NAMES }, { type: 'string', pattern: `^${ENTRY}$` }, COUNTS] },
        minItems: 1,
        uniqueItems: true,
      },
      { type: 'string', pattern: `^${ENTRY}( *, *${ENTRY})*$` },
    ],
  },
};

function pairOf(name: FailOnName, count: number | undefined): readonly (readonly [FailOnName, number])[] {
  return count === undefined ? [] : [[name, count]];
}

type Entry = readonly [word: RawValue, count: RawValue];

/** Text, or a mapping, or a list of either. */
function readEntries(raw: RawValue): Parsed<readonly Entry[]> {
  if (raw instanceof Map) return { value: [...raw] };
  if (isList(raw)) {
    const items = raw.map((item) => (isList(item) ? { problem: 'a list in a list' } : readEntries(item)));
    const wrong = items.find((item) => 'problem' in item);
    return wrong ?? { value: items.flatMap((item) => ('value' in item ? item.value : [])) };
  }
  if (typeof raw !== 'string') return { problem: `${show(raw)} is no class or code of findings` };
  return { value: splitAtCommas(raw).map(readEntry) };
}

function readEntry(text: string): Entry {
  const cut = text.indexOf('=');
  return cut === -1 ? [text, 0] : [text.slice(0, cut).trim(), text.slice(cut + 1).trim()];
}

function refusal(word: RawValue): string {
  const code = FINDING_CODES.find((one) => one === word);
  if (code === 'UNREADABLE_CANDIDATE')
    return `${code} never gates, since it belongs to no session: the one whose candidate is missing for it has NO_CANDIDATE, which is in unusable`;
  return code === undefined ? `${show(word)} is no class or code of findings${meant(word)}` : `${code} never gates`;
}

/** Codes are written in capitals and classes are not; who mistypes one may mistype that, too. */
function meant(word: RawValue): string {
  const nearest = typeof word === 'string' ? nearestName(word, LOWER_NAMES) : undefined;
  const name = FAIL_ON_NAMES[nearest === undefined ? -1 : LOWER_NAMES.indexOf(nearest)];
  return name === undefined ? '' : ` (did you mean ${name}?)`;
}

const LOWER_NAMES = FAIL_ON_NAMES.map((name) => name.toLowerCase());
