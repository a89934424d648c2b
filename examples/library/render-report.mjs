import { renderReport, scoreCorpus } from 'summary-gate';

const report = await scoreCorpus({ candidates: 'examples/good' });
const text = await renderReport(report, 'terminal', { width: 80 });
console.log(text.trimEnd().split('\n').at(-1));

// Prints:
//   ✔ Pass - overall 0.792 (gate 0.550), all 12 gates passed, 26 sessions
