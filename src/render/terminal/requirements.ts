import { terminalLine } from '../../core/text.js';
import { quote } from '../../rubric/findings/quote.js';
import type { RequirementStatus, StructuralCheck } from '../../rubric/requirement-check.js';
import { inWords } from '../wording.js';
import { hang, type Paint, type Screen } from './layout.js';

/** What became of each requirement without a judge, and why in a few words; nothing where there is none. */
export function requirementLines(checks: readonly StructuralCheck[], paint: Paint, screen: Screen): readonly string[] {
  if (checks.length === 0) return [];
  const kept = checks.filter(({ status }) => status === 'satisfied').length;
  const head = `requirements  ${kept} of ${checks.length} kept, by literals and words alone`;
  return [
    ...hang('', head, screen).map(paint.bold),
    ...checks.flatMap((check) => {
      const { requirement, status } = check;
      const text = `${requirement.id} (${inWords(requirement.must)}): ${whyIs(check)}`;
      const lines = hang(`  ${LABELS[status].padEnd(9)}  `, terminalLine(text, 600), screen);
      return status === 'satisfied' ? lines : lines.map(status === 'unmeasured' ? paint.yellow : paint.red);
    }),
    '',
  ];
}

const LABELS: Readonly<Record<RequirementStatus, string>> = {
  satisfied: 'kept',
  unmet: 'broken',
  violated: 'broken',
  unmeasured: 'undecided',
};

function whyIs({ requirement: { must }, status, by, against, nearest }: StructuralCheck): string {
  const sentence = nearest && quote(nearest.text);
  const words = by === 'literals' ? 'one of any_of stands' : 'its words stand';
  switch (status) {
    case 'unmeasured':
      return `words alone do not tell${sentence === null ? '' : ` whether ${sentence} says it`}`;
    case 'satisfied':
      if (sentence === null) return 'nothing of it stands there';
      return must === 'mention' ? `${words} in ${sentence}` : `${sentence} denies it`;
    case 'violated':
      return must === 'mention' ? inItsPlace(against) : `${words} in ${sentence}`;
    case 'unmet':
      if (against !== null) return inItsPlace(against);
      return by === 'literals' ? 'none of any_of stands there' : 'no sentence has its words';
  }
}

function inItsPlace(against: string | null): string {
  return `${quote(against ?? '')} stands in its place`;
}
