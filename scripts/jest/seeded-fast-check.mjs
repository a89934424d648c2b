// fast-check as the tests get it. By day each run tries the same cases, so that whoever changes something else is not stopped
// by a case that nobody had seen before; new ones are looked for at night, with a new seed each time.
import fc from 'fast-check';

if (['', '0'].includes(process.env.SUMMARY_GATE_LONG_TESTS ?? '')) fc.configureGlobal({ seed: 20_261_123 });

export default fc;
