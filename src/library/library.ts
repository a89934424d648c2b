// What the package gives to programs; declarations.ts has the types and says what each does.
export { UserError } from '../core/errors.js';
export { buildJudgePrompt, judge } from './judging.js';
export { loadCorpus, loadSession } from './load-corpus.js';
export { renderReport } from './render-report.js';
export { scoreCorpus } from './score-corpus.js';
export { scoreSession } from './score-session.js';
