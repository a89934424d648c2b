import type { ComparedDifference, ComparedPair, ComparedSession, Comparison } from '../../comparison/schema.js';
import { areTooMany, betterOf, correctionWords, resultWords, showUsd, subjectLabel } from '../../comparison/words.js';
import { showNumber, showP, signed } from '../../core/numbers.js';
import { capitalised, counted } from '../../core/text.js';
import { markdownBehind, markdownCode, markdownInline } from '../escape.js';
import { aboutPairwise, PAIRWISE_HEADS, pairwiseRows } from './pairwise-rows.js';
import { differingCodes, findingRows, lossesOf, pairCounts, rangeWords, shareWords, valueText } from './view.js';

/** Rows that a page holds; compare.json has the rest. */
const MOST_SESSIONS = 50;
const MOST_PAIRS = 45;
const MOST_LOSSES = 20;

/** Longer names and sentences are cut. */
const LONGEST_NAME = 80;
const LONGEST_SENTENCE = 3000;

/** A comparison as a page of Markdown: the result in words, then what it rests on. */
export function comparisonMarkdown(comparison: Comparison): string {
  return `${[
    `# ${inline(comparison.title, LONGEST_SENTENCE)}`,
    comparison.sentences.map((sentence) => `- ${inline(sentence, LONGEST_SENTENCE)}`).join('\n'),
    ...comparison.caveats.map((caveat) => `> ${inline(caveat, LONGEST_SENTENCE)}`),
    '## Variants',
    variantTable(comparison),
    '## By subject',
    subjectTable(comparison),
    '## Differences, session by session',
    pairTable(comparison),
    aboutPairs(comparison),
    ...sideBySide(comparison),
    '## Findings',
    findingTable(comparison),
    '## Sessions',
    sessionTable(comparison),
    lossesText(comparison),
    `<sub>${counted(comparison.session_count, 'golden session')} of ${markdownCode(comparison.corpus)}, rubric ${comparison.rubric.version}, summary-gate ${markdownBehind(comparison.tool.version, LONGEST_NAME)}, ${comparison.scored_at}</sub>`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function inline(text: string, longest = LONGEST_NAME): string {
  return markdownInline(text, longest);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const borders = heads.map((_, i) => (i === 0 ? ':--' : '--:'));
  return [line(heads), `|${borders.join('|')}|`, ...rows.map(line)].join('\n');
}

function variantTable({ variants }: Comparison): string {
  const hasCost = variants.some(({ usage }) => usage?.cost_usd != null);
  const hasTokens = variants.some(({ usage }) => usage?.input_tokens != null || usage?.output_tokens != null);
  const tokens = (value: number | null | undefined): string => (value == null ? 'unknown' : value.toFixed(0));
  return table(
    [
      'Variant',
      'Candidates',
      'Sessions',
      'Without a candidate',
      'Unusable',
      'Something wrong',
      'Fails the gates',
      'Closeness (95 %)',
      ...(hasCost ? ['Cost a session'] : []),
      ...(hasTokens ? ['Tokens in, out'] : []),
    ],
    variants.map((one) => [
      inline(one.name),
      one.candidates.map((path) => markdownCode(path, LONGEST_NAME)).join(', '),
      one.samples === null ? String(one.n) : `${one.n} × ${one.samples}`,
      String(one.missing),
      String(one.invalid),
      shareWords(one.wrong, one),
      shareWords(one.gates, one),
      `${showNumber(one.overall.mean)} (${rangeWords(one.overall.ci95)})`,
      ...(hasCost ? [one.usage?.cost_usd == null ? 'unknown' : showUsd(one.usage.cost_usd)] : []),
      ...(hasTokens ? [`${tokens(one.usage?.input_tokens)}, ${tokens(one.usage?.output_tokens)}`] : []),
    ]),
  );
}

function subjectTable({ variants, subjects }: Comparison): string {
  return table(
    ['', ...variants.map(({ name }) => inline(name)), 'Better'],
    subjects.map((subject) => [
      capitalised(subjectLabel(subject.id)),
      ...variants.map((one) => valueText(one, subject)),
      inline(resultWords(subject), LONGEST_SENTENCE),
    ]),
  );
}

function pairTable({ pairs }: Comparison): string {
  const shown = pairs.slice(0, MOST_PAIRS);
  return table(
    ['Second minus first', 'In', 'Sessions', 'Difference', '95 % interval', 'p', 'Corrected', 'Better'],
    shown.flatMap((pair) => pair.differences.map((one, i) => differenceRow(pair, one, i === 0))),
  );
}

function differenceRow(pair: ComparedPair, one: ComparedDifference, isFirst: boolean): readonly string[] {
  const { subject, n, delta, ci95, p, p_corrected: corrected, word } = one;
  const better = betterOf(one, pair);
  return [
    isFirst ? `${inline(pair.a)} → ${inline(pair.b)}` : '',
    subjectLabel(subject),
    String(n),
    delta === null ? 'n/a' : signed(delta),
    ci95 === null ? 'n/a' : `${signed(ci95[0])} to ${signed(ci95[1])}`,
    showP(p).replace('<', '&lt;'),
    corrected === null
      ? word === 'equal'
        ? ''
        : areTooMany(one)
          ? 'too many comparisons'
          : 'too few differ'
      : showP(corrected).replace('<', '&lt;'),
    better === null ? (word === 'equal' ? 'equal' : 'not shown') : inline(better),
  ];
}

function aboutPairs(comparison: Comparison): string {
  const { pairs } = comparison;
  const hidden = pairs.length - MOST_PAIRS;
  const counts = pairs.slice(0, MOST_PAIRS).map((pair) => {
    const { a, b, only_a_count: onlyA, only_b_count: onlyB, only_a: namesA, only_b: namesB } = pair;
    const apart = [
      ...(onlyA > 0 ? [`only ${a} has ${onlyA} (${namesA.join(', ')}${onlyA > namesA.length ? ', …' : ''})`] : []),
      ...(onlyB > 0 ? [`only ${b} has ${onlyB} (${namesB.join(', ')}${onlyB > namesB.length ? ', …' : ''})`] : []),
    ];
    return `- ${inline([pairCounts(pair), ...apart].join('; '), LONGEST_SENTENCE)}`;
  });
  return [
    ...counts,
    ...(hidden > 0 ? [`- and ${counted(hidden, 'pair')} more in compare.json`] : []),
    '',
    correctionWords(comparison),
  ].join('\n');
}

/** What the judge says of two candidates that it sees beside each other. */
function sideBySide(comparison: Comparison): readonly string[] {
  const rows = pairwiseRows(comparison).slice(0, MOST_PAIRS);
  if (rows.length === 0) return [];
  return [
    '## Side by side, by the judge',
    table(
      ['First and second', ...PAIRWISE_HEADS],
      rows.map(({ pair, a, b, alone, ties, order, places, unmeasured, reasons }) => [
        `${inline(pair.a)}, ${inline(pair.b)}`,
        ...[
          a,
          b,
          alone,
          ties,
          places === '' ? order : `${order}: ${places}`,
          reasons === '' ? unmeasured : `${unmeasured} (${reasons})`,
        ].map((text) => inline(text)),
      ]),
    ),
    inline(aboutPairwise(comparison), LONGEST_SENTENCE),
  ];
}

function findingTable(comparison: Comparison): string {
  const rows = findingRows(comparison);
  if (rows.length === 0) return 'No variant has any.';
  return table(
    ['Sessions with', ...comparison.variants.map(({ name }) => inline(name))],
    rows.map(({ kind, name, shares }) => [
      kind === 'code' ? `\`${name}\`` : `**${name}**`,
      ...(kind === 'heading' ? comparison.variants.map(() => '') : []),
      ...shares.map(({ sessions, ci95 }) =>
        sessions === 0 || ci95 === null
          ? String(sessions)
          : `${sessions} (${Math.round(ci95[0] * 100)}–${Math.round(ci95[1] * 100)} %)`,
      ),
    ]),
  );
}

function sessionTable({ variants, sessions }: Comparison): string {
  const shown = sessions.slice(0, MOST_SESSIONS);
  const hidden = sessions.length - shown.length;
  const rows = shown.map((session) => [
    inline(session.name),
    ...session.variants.map((cell) => (cell === null ? '–' : showNumber(cell.overall))),
    showNumber(session.spread),
    differing(
      session,
      variants.map(({ name }) => name),
    ),
  ]);
  const heads = ['Session', ...variants.map(({ name }) => inline(name)), 'Spread', 'Findings that differ'];
  return [
    'The largest spread of closeness first.',
    table(heads, rows),
    ...(hidden > 0 ? [`and ${counted(hidden, 'session')} more in compare.json`] : []),
  ].join('\n\n');
}

function differing(session: ComparedSession, names: readonly string[]): string {
  return differingCodes(session)
    .flatMap((codes, i) =>
      codes === null || codes.length === 0
        ? []
        : [`${inline(names[i] ?? '')}: ${codes.map((code) => `\`${code}\``).join(', ')}`],
    )
    .join('<br>');
}

function lossesText(comparison: Comparison): string {
  const found = lossesOf(comparison);
  if (found === null) return '';
  const { leader, isWinner, losses } = found;
  const who = `${leader}, ${isWinner ? 'the winner in' : 'with the highest mean of'} closeness,`;
  if (losses.length === 0) return inline(`${who} is behind in no session.`, LONGEST_SENTENCE);
  const shown = losses.slice(0, MOST_LOSSES);
  const told = shown.map(({ session, ahead, by }) => `${session} (${ahead} by ${showNumber(by)})`).join(', ');
  const rest = losses.length > shown.length ? `, and ${losses.length - shown.length} more` : '';
  return inline(`${who} is behind in ${counted(losses.length, 'session')}: ${told}${rest}.`, LONGEST_SENTENCE * 2);
}
