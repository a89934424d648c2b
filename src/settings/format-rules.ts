import { readFieldPath } from '../core/field-path.js';
import { DIMENSION_OF_CODE } from '../core/finding.js';
import { DIMENSIONS, type Dimension, FIELDS, type Field } from '../core/summary.js';
import { allowancesOf, type FailOnName } from './fail-on.js';
import { NAMEABLE } from './format-kinds.js';
import type { SettingProblem } from './resolved.js';
import type { SettingName, Settings } from './table.js';

/** What is wrong with the settings of a team's own format together with others, each with the setting to blame. */
export function formatProblems(values: Settings): readonly SettingProblem[] {
  return [...takenPaths(values), ...absentDimensions(values), ...absentFindings(values)];
}

/** The maps of dimensions, with what leaving one out means. */
const DIMENSION_MAPS = [
  'weights',
  'min-dimensions',
  'max-regression',
  'min-judge-dimensions',
] as const satisfies readonly SettingName[];

/** A weight or a gate on what nobody reads. */
function absentDimensions(values: Settings): readonly SettingProblem[] {
  return DIMENSION_MAPS.flatMap((name) => {
    const value = values[name];
    const map = typeof value === 'number' ? null : value;
    // A weight of 0 asks for nothing.
    const isNamed = (given: number | undefined): boolean => given !== undefined && (name !== 'weights' || given > 0);
    const absent = DIMENSIONS.filter((one) => !values.dimensions.includes(one) && isNamed(map?.[one]));
    if (absent.length === 0) return [];
    const list = values.dimensions.join(', ');
    const message = `${absent.join(' and ')}: your summaries have no such dimension, since dimensions is ${list}; leave it out here, or name it there`;
    return [{ name, message }];
  });
}

/** Findings that nobody could have. */
function absentFindings({ 'fail-on': failOn, dimensions }: Settings): readonly SettingProblem[] {
  const absent = allowancesOf(failOn)
    .map(({ of }) => of)
    .filter((name) => {
      const about = dimensionOf(name);
      return about !== undefined && !dimensions.includes(about);
    });
  if (absent.length === 0) return [];
  const message = `${absent.join(' and ')}: your summaries have no such dimension, since dimensions is ${dimensions.join(', ')}; leave it out here, or name it there`;
  return [{ name: 'fail-on', message }];
}

/** Of classes only that of outcomes is about a single dimension. */
function dimensionOf(name: FailOnName): Dimension | undefined {
  if (name === 'outcome') return name;
  return Object.entries(DIMENSION_OF_CODE).find(([code]) => code === name)?.[1];
}

/** A field with a path to a key at which another one is read under our own name. */
function takenPaths({ fields, dimensions }: Settings): readonly SettingProblem[] {
  const isRead = (field: Field): boolean =>
    field !== 'topics_found' && dimensions.includes(field) && fields?.[field] === undefined;
  return NAMEABLE.flatMap((field) => {
    const [key] = readFieldPath(fields?.[field] ?? '') ?? [];
    const other = FIELDS.find((one) => one === key && one !== field && isRead(one));
    if (other === undefined) return [];
    const message = `${field}: its path begins with ${other}, where ${other} is read; name another key, or say where ${other} is`;
    return [{ name: 'fields' as const, message, key: field }];
  });
}
