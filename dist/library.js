// Waited for here and not by whoever imports it, so that what the library needs is in the chunks of the program.
import { loadLibrary } from './program.js';

export const {
  UserError,
  buildJudgePrompt,
  judge,
  loadCorpus,
  loadSession,
  readMarkdown,
  renderReport,
  scoreCorpus,
  scoreSession,
} = await loadLibrary();
