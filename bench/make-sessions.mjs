// Sessions of a realistic size from a seeded generator: about 90 words of summary, 8 actions, 4 moments.

const SYLLABLES = 'ba ce di fo gu ha ki lo me nu pa ri so tu va we xi yo za qui'.split(' ');
const TYPES = ['question', 'insight', 'decision', 'breakthrough', 'synthesis'];
const OUTCOMES = ['success', 'success', 'success', 'partial', 'failed'];

/** A small linear congruential generator (Numerical Recipes): the same numbers everywhere. */
function generator(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** JSONL texts of so many golden sessions, and of candidates that say most of the same in part other words. */
export function makeSessions(count) {
  const random = generator(42);
  const vocabulary = Array.from({ length: 4000 }, () =>
    Array.from({ length: 1 + random(4) }, () => SYLLABLES[random(SYLLABLES.length)]).join(''),
  );
  const words = (n) => Array.from({ length: n }, () => vocabulary[random(vocabulary.length)]);
  const reword = (list) => list.map((word) => (random(4) === 0 ? vocabulary[random(vocabulary.length)] : word));
  const corpus = [];
  const candidates = [];
  for (let i = 0; i < count; i++) {
    const name = `session-${String(i).padStart(6, '0')}`;
    const title = words(7);
    const summary = words(90);
    const actions = Array.from({ length: 8 }, () => words(10));
    const outcome = OUTCOMES[random(OUTCOMES.length)];
    const moments = Array.from({ length: 4 }, (_, m) => ({ seq: 10 * m + random(10), type: TYPES[random(5)] }));
    const text = (list) => list.join(' ');
    corpus.push({
      name,
      reference: {
        title: text(title),
        summary: text(summary),
        key_actions: actions.map(text),
        outcome,
        aha_moments: moments,
      },
    });
    candidates.push({
      name,
      title: text(reword(title)),
      summary: text(reword(summary)),
      key_actions: actions.slice(random(3)).map(reword).map(text),
      outcome: random(10) === 0 ? OUTCOMES[random(5)] : outcome,
      aha_moments: moments.slice(random(2)),
    });
  }
  const lines = (list) => `${list.map((item) => JSON.stringify(item)).join('\n')}\n`;
  return { corpus: lines(corpus), candidates: lines(candidates) };
}
