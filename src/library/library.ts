import type * as Api from './declarations.js';
import { openScoreSession } from './score-session.js';

// What the package gives to programs; declarations.ts has the types and says what each does. What can be waited for is loaded
// when it is called: whoever scores one session in a test should not wait for reports, files and git.
export { UserError } from '../core/errors.js';
export { buildJudgePrompt } from './judge-prompt.js';

export const scoreSession: typeof Api.scoreSession = openScoreSession();

export const judge: typeof Api.judge = async (...given) => (await import('./judging.js')).judge(...given);

export const loadCorpus: typeof Api.loadCorpus = async (...given) =>
  (await import('./load-corpus.js')).loadCorpus(...given);

export const loadSession: typeof Api.loadSession = async (...given) =>
  (await import('./load-corpus.js')).loadSession(...given);

export const readMarkdown: typeof Api.readMarkdown = async (...given) =>
  (await import('./read-markdown.js')).readMarkdown(...given);

export const scoreCorpus: typeof Api.scoreCorpus = async (...given) =>
  (await import('./score-corpus.js')).scoreCorpus(...given);

export const renderReport: typeof Api.renderReport = async (...given) =>
  (await import('./render-report.js')).renderReport(...given);
