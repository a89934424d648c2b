import type { JsonPath } from '../../core/json/document.js';
import type { Requirement } from '../../core/summary.js';
import { requirementMessage } from '../../rubric/findings/requirement-defects.js';
import { RequirementCheck, type StructuralCheck } from '../../rubric/requirement-check.js';
import { Literal } from '../../rubric/requirements/literals.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import type { LintIssue } from './issue.js';

/** A remark about a requirement. */
interface RequirementIssue {
  readonly severity: LintIssue['severity'];
  readonly path: JsonPath;
  readonly message: string;
}

type Key = 'any_of' | 'instead';

/** Remarks about literals that decide nothing, and about requirements that the reference itself does not keep. */
export function lintRequirements({
  requirements,
  reference,
}: Pick<GoldenSession, 'requirements' | 'reference'>): readonly RequirementIssue[] {
  const check = new RequirementCheck();
  return requirements.flatMap((requirement, i) => {
    const path: JsonPath = ['requirements', i];
    const statusWith = (changes: Partial<Requirement>) =>
      check.check([{ ...requirement, ...changes }], reference, reference)[0]?.status;
    return [
      ...lintList(requirement, 'any_of', path),
      ...lintList(requirement, 'instead', path),
      ...lintOverlap(requirement, path),
      ...lintAgainstReference(requirement, path, statusWith),
      ...check.check([requirement], reference, reference).flatMap((one) => lintWords(one, path)),
    ];
  });
}

function lintList(requirement: Requirement, key: Key, path: JsonPath): readonly RequirementIssue[] {
  const literals = (requirement[key] ?? []).map((text) => new Literal(text));
  return literals.flatMap((literal, j): readonly RequirementIssue[] => {
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
function lintOverlap({ any_of = [], instead = [] }: Requirement, path: JsonPath): readonly RequirementIssue[] {
  const right = any_of.map((text) => new Literal(text));
  return instead.flatMap((text, j): readonly RequirementIssue[] => {
    if (!right.some((literal) => literal.isReadable && literal.isSame(new Literal(text)))) return [];
    const message = `${JSON.stringify(text)} stands in any_of as well, so that it never counts as wrong`;
    return [{ severity: 'error', path: [...path, 'instead', j], message }];
  });
}

/** Of literals each is told by itself. */
function lintWords(check: StructuralCheck, path: JsonPath): readonly RequirementIssue[] {
  const broken = check.by === 'coverage' ? requirementMessage(check) : undefined;
  if (broken === undefined) return [];
  const message = `the reference itself does not keep this; correct one of the two: ${broken}`;
  return [{ severity: 'error', path: [...path, 'text'], message }];
}

/** A reference that breaks its own requirement would have every good candidate break it. */
function lintAgainstReference(
  { must, any_of = [], instead = [] }: Requirement,
  path: JsonPath,
  statusWith: (changes: Partial<Requirement>) => string | undefined,
): readonly RequirementIssue[] {
  if (must === 'not_mention') {
    return any_of.flatMap((literal, j): readonly RequirementIssue[] => {
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
    ...instead.flatMap((literal, j): readonly RequirementIssue[] => {
      if (statusWith({ any_of: [literal], instead: [] }) !== 'satisfied') return [];
      const message = `the reference has ${JSON.stringify(literal)} as well: a candidate that says both is not faulted`;
      return [{ severity: 'warning', path: [...path, 'instead', j], message }];
    }),
  ];
}
