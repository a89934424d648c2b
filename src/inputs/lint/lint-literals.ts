import type { JsonPath } from '../../core/json/document.js';
import type { Requirement } from '../../core/summary.js';
import { RequirementCheck } from '../../rubric/requirement-check.js';
import { Literal } from '../../rubric/requirements/literals.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import type { LintIssue } from './issue.js';

/** A remark about the literals of a requirement. */
interface LiteralIssue {
  readonly severity: LintIssue['severity'];
  readonly path: JsonPath;
  readonly message: string;
}

type Key = 'any_of' | 'instead';

/** Remarks about literals that decide nothing, or that speak against the reference itself. */
export function lintLiterals({
  requirements,
  reference,
}: Pick<GoldenSession, 'requirements' | 'reference'>): readonly LiteralIssue[] {
  const check = new RequirementCheck();
  return requirements.flatMap((requirement, i) => {
    const path: JsonPath = ['requirements', i];
    const statusWith = (changes: Partial<Requirement>) =>
      check.check([{ ...requirement, ...changes }], reference)[0]?.status;
    return [
      ...lintList(requirement, 'any_of', path),
      ...lintList(requirement, 'instead', path),
      ...lintOverlap(requirement, path),
      ...lintAgainstReference(requirement, path, statusWith),
    ];
  });
}

function lintList(requirement: Requirement, key: Key, path: JsonPath): readonly LiteralIssue[] {
  const literals = (requirement[key] ?? []).map((text) => new Literal(text));
  return literals.flatMap((literal, j): readonly LiteralIssue[] => {
    const at = [...path, key, j];
    const written = JSON.stringify(literal.written);
    if (!literal.isReadable) {
      return [
        { severity: 'error', path: at, message: `${written} has no letter and no digit, so that it stands nowhere` },
      ];
    }
    const same = literals.slice(0, j).find((earlier) => earlier.isSame(literal));
    if (same === undefined) return [];
    return [{ severity: 'warning', path: at, message: `${written} is the same as ${JSON.stringify(same.written)}` }];
  });
}

/** What is right cannot be wrong in its own place. */
function lintOverlap({ any_of = [], instead = [] }: Requirement, path: JsonPath): readonly LiteralIssue[] {
  const right = any_of.map((text) => new Literal(text));
  return instead.flatMap((text, j): readonly LiteralIssue[] => {
    if (!right.some((literal) => literal.isReadable && literal.isSame(new Literal(text)))) return [];
    const message = `${JSON.stringify(text)} stands in any_of as well, so that it never counts as wrong`;
    return [{ severity: 'error', path: [...path, 'instead', j], message }];
  });
}

/** A reference that breaks its own requirement would have every good candidate break it. */
function lintAgainstReference(
  { must, any_of = [], instead = [] }: Requirement,
  path: JsonPath,
  statusWith: (changes: Partial<Requirement>) => string | undefined,
): readonly LiteralIssue[] {
  if (must === 'not_mention') {
    return any_of.flatMap((literal, j): readonly LiteralIssue[] => {
      if (statusWith({ text: '', any_of: [literal] }) !== 'violated') return [];
      const message = `the reference says ${JSON.stringify(literal)}, which must not be mentioned`;
      return [{ severity: 'error', path: [...path, 'any_of', j], message }];
    });
  }
  const isMet = any_of.length === 0 || statusWith({ instead: [] }) === 'satisfied';
  return [
    ...(isMet
      ? []
      : [{ severity: 'error', path: [...path, 'any_of'], message: 'the reference has none of these' } as const]),
    ...instead.flatMap((literal, j): readonly LiteralIssue[] => {
      if (statusWith({ any_of: [literal], instead: [] }) !== 'satisfied') return [];
      const message = `the reference has ${JSON.stringify(literal)} as well: a candidate that says both is not faulted`;
      return [{ severity: 'warning', path: [...path, 'instead', j], message }];
    }),
  ];
}
