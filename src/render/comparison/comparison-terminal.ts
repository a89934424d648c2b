import pc from 'picocolors';
import type { ComparedPair, Comparison } from '../../comparison/schema.js';
import { differenceIn } from '../../comparison/sentences.js';
import { PAIRWISE_ID } from '../../comparison/subjects.js';
import { areTooMany, betterOf, correctionWords, resultWords, showUsd, subjectLabel } from '../../comparison/words.js';
import { showNumber, shown, showP, signed } from '../../core/numbers.js';
import { counted, listed, terminalLine } from '../../core/text.js';
import { hang, type Paint, type Screen } from '../terminal/layout.js';
import { aboutPairwise, PAIRWISE_HEADS, pairwiseRows } from './pairwise-rows.js';
import { shortNames } from './short-names.js';
import { comparisonTable, LONGEST_CELL, LONGEST_FIRST } from './terminal-table.js';
import { differingCodes, findingRows, lossesOf, pairCounts, rangeWords, shareWords, valueText } from './view.js';

/** How much a screenful may show; the report files have the rest. */
const SHOWN_PAIRS = 10;
const SHOWN_SESSIONS = 10;
const SHOWN_CODES = 14;
const SHOWN_LOSSES = 5;

/** Longer names of variants and sessions are cut: a table has to fit. */
const LONGEST_HEAD = 14;
const LONGEST_SESSION = 32;

/**
 * A comparison for a person at a terminal, who sees the end of it first: findings and sessions, then how variants differ, what
 * each comes to, and the result in words right above the prompt.
 */
export function renderComparison(comparison: Comparison, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const part = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [...hang('', title, screen).map(paint.bold), ...lines, ''];
  return [
    ...part('Sessions with the largest spread of closeness', sessionLines(comparison, paint, screen)),
    ...part('Findings: sessions that have them', findingLines(comparison, screen)),
    ...part('Differences, session by session (second minus first)', pairLines(comparison, paint, screen)),
    ...part('Side by side, by the judge', sideBySideLines(comparison, paint, screen)),
    ...part('By subject', subjectLines(comparison, screen)),
    ...part(aboutVariants(comparison), variantLines(comparison, screen)),
    ...comparison.caveats.flatMap((caveat) => hang('  ! ', terminalLine(caveat), screen).map(paint.dim)),
    ...comparison.sentences.flatMap((sentence) => hang('  · ', terminalLine(sentence, 2000), screen)),
    '',
    ...hang('', terminalLine(comparison.title, 1000), screen).map(paint.bold),
    '',
  ].join('\n');
}

function aboutVariants({ session_count: sessions, rubric: { version } }: Comparison): string {
  return `Variants on ${counted(sessions, 'golden session')}, rubric ${version}`;
}

function variantLines(comparison: Comparison, screen: Screen): readonly string[] {
  const { variants } = comparison;
  const short = shortIn(comparison, LONGEST_FIRST);
  const hasCost = variants.some(({ usage }) => usage?.cost_usd != null);
  const heads = [
    '',
    'Usable',
    'Something wrong',
    'Fails the gates',
    'Closeness',
    '95 %',
    ...(hasCost ? ['Cost each'] : []),
  ];
  const rows = variants.map((one) => [
    short(one.name),
    `${one.n - one.missing - one.invalid} of ${one.n}`,
    shareWords(one.wrong, one),
    shareWords(one.gates, one),
    showNumber(one.overall.mean),
    rangeWords(one.overall.ci95),
    ...(hasCost ? [one.usage?.cost_usd == null ? 'unknown' : showUsd(one.usage.cost_usd)] : []),
  ]);
  return comparisonTable(heads, rows, screen);
}

function subjectLines(comparison: Comparison, screen: Screen): readonly string[] {
  const { variants, subjects } = comparison;
  const scores = subjects.filter(({ kind }) => kind !== 'findings');
  const short = shortIn(comparison, LONGEST_CELL);
  const heads = ['', ...variants.map(({ name }) => short(name)), 'Better'];
  const rows = scores.map((subject) => [
    subjectLabel(subject.id),
    ...variants.map((one) => valueText(one, subject)),
    subject.winner !== null
      ? short(subject.winner)
      : subject.equal
        ? 'equal'
        : subject.shown.length === 0
          ? 'no difference shown'
          : 'some, see below',
  ]);
  const partly = scores.filter(({ winner, shown }) => winner === null && shown.length > 0);
  return [
    ...comparisonTable(heads, rows, screen),
    ...partly.flatMap((subject) =>
      hang('  ', terminalLine(`${subjectLabel(subject.id)}: ${resultWords(subject)}`), screen),
    ),
  ];
}

function pairLines(comparison: Comparison, paint: Paint, screen: Screen): readonly string[] {
  const { pairs } = comparison;
  const short = shortIn(comparison, LONGEST_HEAD);
  const shortAlone = shortIn(comparison, LONGEST_CELL);
  const heads = ['', 'In', 'Sessions', 'Difference', '95 %', 'Corrected p', 'Better'];
  const shown = pairs.slice(0, SHOWN_PAIRS);
  const rows = shown.flatMap((pair) =>
    ['wrong', 'overall', 'judge.overall', PAIRWISE_ID].flatMap((id, i) => {
      const found = differenceIn(pair, id);
      if (found === undefined) return [];
      const { n, delta, ci95, p_corrected: corrected } = found;
      const better = betterOf(found, pair);
      return [
        [
          i === 0 ? `${short(pair.a)} → ${short(pair.b)}` : '',
          subjectLabel(id),
          String(n),
          delta === null ? 'n/a' : signed(delta),
          ci95 === null ? 'n/a' : `${signed(ci95[0])} ${signed(ci95[1])}`,
          corrected === null
            ? found.word === 'equal'
              ? ''
              : areTooMany(found)
                ? 'too many'
                : 'too few'
            : showP(corrected),
          better !== null ? shortAlone(better) : found.word === 'equal' ? 'equal' : 'not shown',
        ],
      ];
    }),
  );
  const hidden = pairs.length - shown.length;
  return [
    ...comparisonTable(heads, rows, screen),
    ...shown.slice(0, MOST_COUNTS).flatMap((pair) => countLines(pair, screen)),
    ...(hidden > 0 ? [paint.dim(`  … and ${counted(hidden, 'pair')} more in compare.json`)] : []),
    ...hang('  ', correctionWords(comparison), screen).map(paint.dim),
  ];
}

const MOST_COUNTS = 3;

/** What the judge says of two candidates that it sees beside each other. */
function sideBySideLines(comparison: Comparison, paint: Paint, screen: Screen): readonly string[] {
  const all = pairwiseRows(comparison);
  const short = shortIn(comparison, LONGEST_HEAD);
  if (all.length === 0) return [];
  const rows = all.slice(0, SHOWN_PAIRS).map(({ pair, a, b, alone, ties, order, unmeasured }) => {
    const names = `${short(pair.a)}, ${short(pair.b)}`;
    return [names, a, b, alone, ties, order, unmeasured];
  });
  const hidden = all.length - rows.length;
  return [
    ...comparisonTable(['First, second', ...PAIRWISE_HEADS], rows, screen),
    ...(hidden > 0 ? [paint.dim(`  … and ${counted(hidden, 'pair')} more in compare.json`)] : []),
    ...hang('  ', terminalLine(aboutPairwise(comparison), 1000), screen).map(paint.dim),
  ];
}

function countLines(pair: ComparedPair, screen: Screen): readonly string[] {
  const { a, b, only_a_count: onlyA, only_b_count: onlyB, only_a: namesA, only_b: namesB } = pair;
  const apart = [
    ...(onlyA > 0 ? [`only ${a} has ${onlyA} (${some(namesA, onlyA)})`] : []),
    ...(onlyB > 0 ? [`only ${b} has ${onlyB} (${some(namesB, onlyB)})`] : []),
  ];
  const text = [pairCounts(pair), ...apart].join('; ');
  return hang('  ', terminalLine(`${text}.`, 1000), screen);
}

/** So many names are told. */
const MOST_NAMES = 3;

function some(names: readonly string[], all: number): string {
  const told = names.slice(0, MOST_NAMES);
  return all > told.length ? `${told.join(', ')} and ${all - told.length} more` : listed(told);
}

function findingLines(comparison: Comparison, screen: Screen): readonly string[] {
  const { variants } = comparison;
  const spreadOf = ({ shares }: ReturnType<typeof findingRows>[number]): number => {
    const all = shares.map(({ share }) => share ?? 0);
    return Math.max(...all) - Math.min(...all);
  };
  const rows = findingRows(comparison);
  const codes = rows.filter(({ kind }) => kind === 'code');
  const told = new Set([...codes].sort((a, b) => spreadOf(b) - spreadOf(a)).slice(0, SHOWN_CODES));
  const shown = rows.filter((row, i) =>
    row.kind === 'heading' ? rows.slice(i).some((one) => told.has(one)) : row.kind === 'class' || told.has(row),
  );
  if (shown.length === 0) return ['  none'];
  const heads = ['', ...variants.map(({ name }) => name).map(shortIn(comparison, LONGEST_CELL))];
  const lines = comparisonTable(
    heads,
    shown.map(({ kind, name, shares }) => [
      kind === 'code' ? `  ${name}` : name,
      ...variants.map((_, i) => String(shares[i]?.sessions ?? '')),
    ]),
    screen,
  );
  const hidden = codes.length - told.size;
  return hidden > 0 ? [...lines, `  … and ${counted(hidden, 'code')} more in compare.json`] : lines;
}

function sessionLines(comparison: Comparison, paint: Paint, screen: Screen): readonly string[] {
  const { variants, sessions } = comparison;
  // A session may newly fail by what no score counts.
  const apart = sessions.filter(
    (one) => shown(one.spread ?? 0) > 0 || differingCodes(one).some((codes) => codes !== null && codes.length > 0),
  );
  if (apart.length === 0)
    return ['  none: each session is as close in every variant', ...lossLines(comparison, screen)];
  const told = apart.slice(0, SHOWN_SESSIONS);
  const heads = ['', ...variants.map(({ name }) => name).map(shortIn(comparison, LONGEST_CELL)), 'Spread'];
  const rows = told.map(({ name, spread, variants: cells }) => [
    terminalLine(name, LONGEST_SESSION),
    ...cells.map((cell) => (cell === null ? '–' : showNumber(cell.overall))),
    showNumber(spread),
  ]);
  const findings = told.flatMap((session) => {
    const differing = differingCodes(session).flatMap((codes, i) =>
      codes === null || codes.length === 0 ? [] : [`${variants[i]?.name ?? ''} ${codes.slice(0, 4).join(', ')}`],
    );
    return differing.length === 0
      ? []
      : hang('    ', terminalLine(`${session.name}: ${differing.join('; ')}`, 600), screen);
  });
  const hidden = sessions.length - told.length;
  return [
    ...comparisonTable(heads, rows, screen),
    ...(hidden > 0 ? [paint.dim(`  … and ${counted(hidden, 'session')} more in compare.json`)] : []),
    ...(findings.length === 0 ? [] : ['  Findings that differ:', ...findings.map(paint.dim)]),
    ...lossLines(comparison, screen),
  ];
}

function lossLines(comparison: Comparison, screen: Screen): readonly string[] {
  const found = lossesOf(comparison);
  if (found === null) return [];
  const { leader, isWinner, losses } = found;
  const who = `${leader}, ${isWinner ? 'the winner in' : 'with the highest mean of'} closeness,`;
  const told = losses
    .slice(0, SHOWN_LOSSES)
    .map(({ session, ahead, by }) => `${session} (${ahead} by ${showNumber(by)})`)
    .join(', ');
  const text =
    losses.length === 0
      ? `${who} is behind in no session.`
      : `${who} is behind in ${counted(losses.length, 'session')}: ${told}${losses.length > SHOWN_LOSSES ? ', …' : ''}.`;
  return hang('  ', terminalLine(text, 1500), screen);
}

/** Names of variants as they fit so many columns. */
function shortIn({ variants }: Comparison, longest: number): (name: string) => string {
  return shortNames(
    variants.map(({ name }) => name),
    longest,
  );
}
