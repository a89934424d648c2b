// Sessions of a realistic size from a seeded generator: about 90 words of summary, 8 actions of 10 words, 4 moments, with
// the mix of verbs, nouns, grammar, numbers and identifiers that summaries of work have.

const VERBS =
  'added removed fixed moved renamed replaced tested measured profiled deployed reverted merged split cached logged parsed validated configured upgraded pinned isolated reproduced traced documented refactored'.split(
    ' ',
  );
const NOUNS =
  'parser cache index queue worker handler pipeline migration schema token session endpoint gateway client server scheduler retry timeout lock buffer stream report dashboard invoice payment search query cluster replica volume secret policy alert metric trace test fixture build release branch commit deploy rollback config flag'.split(
    ' ',
  );
const ADJECTIVES = 'slow stale flaky missing shared public nightly failing unbounded duplicate remote legacy new'.split(
  ' ',
);
const LINKS = ['because', 'after', 'while', 'so that', 'before', 'although'];
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
  const pick = (list) => list[random(list.length)];
  const name = () => Array.from({ length: 2 + random(2) }, () => pick(SYLLABLES)).join('');
  const identifier = () =>
    pick([() => `src/${name()}/${name()}.ts`, () => `${name()}_${name()}`, () => `v${random(9)}.${random(20)}`])();
  const thing = () => `${random(3) === 0 ? `${pick(ADJECTIVES)} ` : ''}${random(8) === 0 ? name() : pick(NOUNS)}`;
  const phrase = () => [
    pick(VERBS),
    'the',
    ...thing().split(' '),
    pick(['in', 'of', 'for']),
    random(4) === 0 ? identifier() : `the ${thing()}`,
    ...(random(3) === 0
      ? [pick(['from', 'within', 'over']), String(random(5000)), pick(['ms', 'rows', 'requests'])]
      : []),
  ];
  const sentence = () => ['The', thing(), 'was', ...phrase(), pick(LINKS), 'the', thing(), ...phrase()];
  const summary = () => Array.from({ length: 4 }, () => sentence().join(' '));
  const bullet = () => phrase().join(' ');
  const reword = (text) =>
    text
      .split(' ')
      .map((word) => (random(6) === 0 ? pick(NOUNS) : word))
      .join(' ');
  const corpus = [];
  const candidates = [];
  for (let i = 0; i < count; i++) {
    const session = `session-${String(i).padStart(6, '0')}`;
    const title = phrase().join(' ');
    const sentences = summary();
    const actions = Array.from({ length: 8 }, bullet);
    const outcome = pick(OUTCOMES);
    const moments = Array.from({ length: 4 }, (_, m) => ({ seq: 10 * m + random(10), type: pick(TYPES) }));
    corpus.push({
      name: session,
      reference: { title, summary: `${sentences.join('. ')}.`, key_actions: actions, outcome, aha_moments: moments },
    });
    candidates.push({
      name: session,
      title: reword(title),
      summary: `${sentences.map(reword).join('. ')}.`,
      key_actions: actions.slice(random(3)).map(reword),
      outcome: random(10) === 0 ? pick(OUTCOMES) : outcome,
      aha_moments: moments.slice(random(2)),
    });
  }
  const lines = (list) => `${list.map((item) => JSON.stringify(item)).join('\n')}\n`;
  return { corpus: lines(corpus), candidates: lines(candidates) };
}
