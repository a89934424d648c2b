import { loadCorpus, scoreSession } from 'summary-gate';

const corpus = await loadCorpus({ corpus: 'golden-corpus' });
const [session] = corpus;
console.log(corpus.length, session.name);

// The reference itself is as close as can be. With the corpus, actions of another session are found.
console.log(scoreSession(session, session.reference, {}, corpus).overall);

// Prints:
//   28 backup-restore-drill
//   1
