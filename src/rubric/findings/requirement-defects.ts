import type { Defect, PlaceOf } from '../../core/finding.js';
import type { StructuralCheck } from '../requirement-check.js';
import { quote } from './quote.js';

/** The most literals that a message names. */
const NAMED = 3;

/** Requirements that are unmet or violated as far as can be told without a judge, each with what that rests on. */
export function requirementDefects(checks: readonly StructuralCheck[], placeOf: PlaceOf): readonly Defect[] {
  return checks.flatMap((check) => requirementDefect(check, placeOf) ?? []);
}

/** The finding of one requirement; nothing where it is satisfied, or where nobody knows. */
export function requirementDefect(check: StructuralCheck, placeOf: PlaceOf): Defect | undefined {
  const message = requirementMessage(check);
  if (message === undefined) return undefined;
  const { requirement, status, nearest, against } = check;
  return {
    code: status === 'violated' ? 'REQUIREMENT_VIOLATED' : 'REQUIREMENT_UNMET',
    dimension: nearest?.field ?? null,
    message,
    suggestion: suggestionFor(requirement, against),
    place: placeOf(nearest?.path ?? ['summary']),
  };
}

function suggestionFor(requirement: StructuralCheck['requirement'], against: string | null): string {
  const { must, text, any_of = [] } = requirement;
  if (must === 'not_mention') return 'Remove what says so';
  const [literal] = any_of;
  if (against !== null && literal !== undefined) return `Change ${quote(against)} to ${quote(literal)}`;
  return `Add: ${quote(text)}`;
}

/** What is said of a requirement that is unmet or violated; by it its finding is known again when a judge has spoken. */
export function requirementMessage({ requirement, status, by, against }: StructuralCheck): string | undefined {
  const { must, text, any_of = [] } = requirement;
  const said = `: ${quote(text)}`;
  const basis = by === 'literals' ? 'its literals' : 'its words';
  if (status === 'violated') {
    const words = quote(against ?? '');
    return must === 'mention'
      ? `This must be mentioned, and by ${basis} ${words} stands in its place${said}`
      : `This must not be mentioned, and by ${basis} it is, in ${words}${said}`;
  }
  if (status !== 'unmet') return undefined;
  if (by === 'literals')
    return `This must be mentioned, and by its literals it is not: no ${nameLiterals(any_of)}${said}`;
  if (against !== null)
    return `This must be mentioned, and by its words it is not: ${quote(against)} stands there${said}`;
  return `This must be mentioned, and no sentence or bullet has its words${said}`;
}

function nameLiterals(literals: readonly string[]): string {
  const rest = literals.length - NAMED;
  const named = literals.slice(0, NAMED).map(quote).join(', ');
  return rest > 0 ? `${named} or ${rest} more` : named;
}
