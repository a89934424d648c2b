import { showNumber } from '../core/numbers.js';
import { counted, listed } from '../core/text.js';
import type { ComparedDifference, ComparedPair, Comparison } from './schema.js';
import { areTooMany, isShare } from './words.js';

/** What a title speaks of most, in the words of these sentences. */
const ABOUT = [
  { id: 'wrong', words: 'in what is wrong' },
  { id: 'overall', words: 'in closeness' },
] as const;

interface Found {
  readonly pair: ComparedPair;
  readonly difference: ComparedDifference;
}

/** How small a difference stays unseen, where somebody might take "not shown" for "not there". */
export function visibleSentences({ pairs }: Pick<Comparison, 'pairs'>): readonly string[] {
  return ABOUT.flatMap(({ id, words }) => {
    const found = pairs.flatMap((pair): readonly Found[] => {
      const difference = pair.differences.find(({ subject }) => subject === id);
      return difference === undefined ? [] : [{ pair, difference }];
    });
    // Two of which no session differs in closeness are copies; of what is wrong a small sample has often nothing at all.
    const told = found.filter(
      ({ difference: { word } }) => word !== 'unmeasured' && !(id === 'overall' && word === 'equal'),
    );
    return told.length === 0 ? [] : [visibleSentence(told, id, words)];
  });
}

function visibleSentence(found: readonly Found[], id: string, words: string): string {
  const open = found.filter(({ difference: { word } }) => word === 'no_difference_shown' || word === 'equal');
  const told = open.length > 0 ? open : found;
  const sizes = told.map(({ difference }) => difference.n);
  const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
  const about = `${fewest < most ? `${fewest} to ` : ''}${counted(most, 'session')}`;
  const seen = told.flatMap(({ difference }) => difference.detectable ?? []);
  if (seen.length < told.length) {
    const needed = told.some(({ difference }) => areTooMany(difference))
      ? 'more sessions or fewer comparisons'
      : 'more sessions';
    return `With ${about} these comparisons show hardly any difference ${words}: ${needed} are needed.`;
  }
  const largest = Math.max(...seen);
  const size = isShare(id) ? `${Math.ceil(largest * 100)} points` : showNumber(largest);
  return `With ${about} a difference ${words}${whoOf(open, found)} below ${size} is easily missed.`;
}

/** Between whom, where that is not said of all. */
function whoOf(open: readonly Found[], found: readonly Found[]): string {
  const [first] = open;
  if (first === undefined || open.length === found.length) return '';
  return open.length === 1
    ? ` between ${listed([first.pair.a, first.pair.b])}`
    : ' between those that are not told apart';
}
