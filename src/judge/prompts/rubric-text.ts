/** The scores that the prompt gives a meaning to. */
export const ANCHORS = ['0.9', '0.7', '0.4', '0.1'] as const;
export type Anchors = Readonly<Record<(typeof ANCHORS)[number], string>>;

/** What a summary of one sort of session owes its reader. Six of these are the judge's rubric. */
export interface RubricText {
  /** What such a session is, and who reads its summary for what. */
  readonly reader: string;
  /** What that reader needs, as a list in Markdown. */
  readonly demands: string;
  /** What summaries of such sessions get wrong, as a list in Markdown. */
  readonly faults: string;
  /** What an overall score means here. */
  readonly overall: Anchors;
}

/** A rubric as a section of the prompt. */
export function renderRubric({ reader, demands, faults, overall }: RubricText): string {
  return [
    '## This sort of session',
    reader.trim(),
    'What the summary owes that reader:',
    demands.trim(),
    'Faults that are typical here, and weigh:',
    faults.trim(),
    'What the overall score means here:',
    renderAnchors(overall),
  ].join('\n\n');
}

/** One line an anchor, the best first. */
export function renderAnchors(anchors: Anchors): string {
  return ANCHORS.map((score) => `- ${score}: ${anchors[score].trim()}`).join('\n');
}
