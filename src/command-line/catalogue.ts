import { SCORE_GATE_NAMES } from '../settings/gate-settings.js';
import { FORMAT_SETTINGS, TURN_SETTINGS, turnProblems } from '../settings/rules.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../settings/table.js';
import type { Command } from './command.js';
import { COMPARE_SETTINGS } from './compare-settings.js';
import {
  ACCEPTED,
  AGAINST,
  BECAUSE,
  BY,
  CODE,
  EVEN_IF_WORSE,
  FORMAT,
  FROM,
  HTML,
  PAIRWISE,
  REPLACE,
  SINCE,
  TRANSCRIPT,
  YES,
} from './flags.js';

/** Settings of the judge that bear on it outside of a run. */
const CALIBRATION_SETTINGS = SETTING_NAMES.filter(
  (name) =>
    SETTINGS[name].group === 'judge' &&
    !['alerts', 'judge-metrics', 'judge-rewrite', 'judge-max-samples', 'simulate'].includes(name),
);

/** Those by which the self-test asks it: always beside the reference, once each. */
const SELF_TEST_SETTINGS = CALIBRATION_SETTINGS.filter(
  (name) => !['judge-mode', 'judge-suggestions', 'meta-judge-model', 'meta-evaluation-rate'].includes(name),
);

const TEACHING_SETTINGS: readonly SettingName[] = [
  'config',
  'working-directory',
  'corpus',
  'candidates',
  'report-dir',
  'rubric',
  'weights',
  ...FORMAT_SETTINGS,
];

/** What is run where no command is named. */
export const DEFAULT_COMMAND: Command = {
  name: 'score',
  operands: 0,
  usage: '[score] [flags]',
  summary: 'Score the candidates, check the gates, write the report. This is the default.',
  details:
    'Exit code 0: every gate passed. 1: a gate failed. 2: wrong input or configuration. 3: inconclusive.\n--json prints the report on stdout; with --dry-run the names of the sessions that would be scored.',
  settings: SETTING_NAMES,
  flags: [FORMAT],
  run: async (context) => (await import('./commands/score.js')).score(context),
};

/**
 * The commands of the program, in the order of its help. The code of each is loaded when it is run: nobody waits for that of
 * the others.
 */
export const COMMANDS: readonly Command[] = [
  DEFAULT_COMMAND,
  {
    name: 'explain',
    operands: 1,
    usage: 'explain [<session>] [flags]',
    summary: 'Show every number behind one session, or without a name which sessions there are.',
    details:
      'Words that matched and that did not, the matching of actions, the arithmetic, the findings, what bears out each number and name. Of several samples all are shown in short and the worst in full; fix-login/2 shows sample 2. A file and line of a report will do for a name. Without a name all are listed with score and number of findings, the worst first.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
    settings: ['config', 'working-directory', 'corpus', 'candidates', 'rubric', 'weights', ...FORMAT_SETTINGS],
    run: async (context) => (await import('./commands/explain.js')).explain(context),
  },
  {
    name: 'diff',
    operands: 1,
    usage: 'diff <session> [flags]',
    summary: 'Show reference and candidate of one session beside each other, with the findings.',
    details:
      'What the reference alone says is red, or [-so-] without colours; what the candidate alone says is green, or {+so+}. Actions stand together as the rubric has matched them: ✔ nothing found wrong, ~ something, ≠ both cannot be true, ✖ no counterpart. Of several samples the worst is shown; fix-login/2 shows sample 2.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
    settings: ['config', 'working-directory', 'corpus', 'candidates', 'rubric', 'weights', ...FORMAT_SETTINGS],
    flags: [ACCEPTED],
    run: async (context) => (await import('./commands/diff.js')).diff(context),
  },
  {
    name: 'add',
    operands: 2,
    usage: 'add <session> [transcript] [flags]',
    summary: 'Write a draft of a golden session, from its candidate or for a transcript. Never overwrites.',
    details:
      'The draft is marked as "unreviewed" and stops the gate until somebody has reviewed it, or allow-unreviewed is set. Of several samples one has to be named, as in fix-login/2. A transcript of any format that is known, wherever it stands, is copied beside it with credentials masked; without a candidate of the name the reference is then empty.\nExit code 0, or 2 for wrong input. --json prints what was written and remarked as data.',
    settings: ['config', 'working-directory', 'corpus', 'candidates', 'rubric', 'weights', ...FORMAT_SETTINGS],
    run: async (context) => (await import('./commands/add.js')).add(context),
  },
  {
    name: 'accept',
    operands: Number.POSITIVE_INFINITY,
    usage: 'accept <session>… [flags]',
    summary: 'Accept candidates, beside references or in their place.',
    details:
      'Shows what differs and what would be written, and asks at a terminal; with --yes writes accepted/<id>.json beside each reference, or into its line of a .jsonl corpus, all of them or none. Of several samples one has to be named, as in fix-login/2. Where there are no candidates any more, those that the last run has kept in its report-dir are taken. With --replace the candidate takes the place of the reference: only what differs is rewritten, and reviewed_by and reviewed_at go.\nExit code 0, or 2 for wrong input and, where there is no terminal to ask at, without --yes. --json prints the same as data.',
    settings: TEACHING_SETTINGS,
    flags: [BY, BECAUSE, REPLACE, YES],
    run: async (context) => (await import('./commands/accept.js')).accept(context),
  },
  {
    name: 'reject',
    operands: Number.POSITIVE_INFINITY,
    usage: 'reject <session>… [flags]',
    summary: 'Keep wrong candidates, to test the gates.',
    details:
      'Shows what is found in them and what would be written, and asks at a terminal; with --yes writes rejected/<id>.json beside each reference, or into its line of a .jsonl corpus, all of them or none. With --code the summary must raise that finding from now on, or lint says that the gate is blind to it. With --from it is the summary of a file, of production for example; with --transcript a session that the corpus does not have is drafted, its reference empty, and stops the gate until somebody has reviewed it. Nothing is ever scored against a rejected summary.\nExit code 0, or 2 for wrong input and, where there is no terminal to ask at, without --yes. --json prints the same as data.',
    settings: TEACHING_SETTINGS,
    flags: [BY, BECAUSE, CODE, FROM, TRANSCRIPT, YES],
    run: async (context) => (await import('./commands/reject.js')).reject(context),
  },
  {
    name: 'compare',
    operands: Number.POSITIVE_INFINITY,
    usage: 'compare [name=]path… [flags]',
    summary: 'Compare models or prompts on one corpus.',
    details:
      'Each variant is a folder or a .jsonl file of candidates, named as in haiku=out/haiku, else by its folder; of several paths, separated by commas, each is a sample. Says which is better in what, session by session, corrected for the number of comparisons, or that no difference is shown. Writes compare.json, compare.md and compare.html, as report-formats names them.\nWith the flag --judge, auto or required, the judge is asked about every variant, and its cost said before; in the config file alone judge asks nobody here. With --pairwise true it sees candidates side by side, too.\nExit code 0, or 2 for wrong input: there is no gate. --json prints compare.json on stdout.',
    settings: COMPARE_SETTINGS,
    flags: [AGAINST, PAIRWISE],
    run: async (context) => (await import('./commands/compare.js')).compare(context),
  },
  {
    name: 'transcript',
    operands: 1,
    usage: 'transcript <session or file> [flags]',
    summary: 'Print a transcript with the numbers of its messages, which moments are named by.',
    details:
      'Takes the name of a session, else the path of a file, also of one outside of the workspace. Says what format was recognised, and what was not understood. Long results of tools are cut.\nExit code 0, or 2 for wrong input. --json prints all of it as data.',
    settings: ['config', 'working-directory', 'corpus'],
    run: async (context) => (await import('./commands/transcript.js')).transcript(context),
  },
  {
    name: 'lint',
    operands: 0,
    usage: 'lint [flags]',
    summary: 'Check the corpus against the rules of curation.',
    details:
      'Exit code 0: no error (there may be warnings). 1: errors. 2: wrong input. --json prints the same as data.',
    settings: [
      'config',
      'working-directory',
      'corpus',
      'rubric',
      'weights',
      ...FORMAT_SETTINGS,
      'allow-unreviewed',
      'allow-empty',
    ],
    flags: [FORMAT],
    run: async (context) => (await import('./commands/lint.js')).lint(context),
  },
  {
    name: 'calibrate',
    operands: 0,
    usage: 'calibrate [flags]',
    summary: 'Compare judge and rubric with the scores that people gave.',
    details:
      'Reads the labels.json files of the corpus, and what people accepted and rejected, which kappa alone counts; needs no candidates, and with judge off no key. Rank correlation, kappa at the gate (min-judge-overall, else min-overall) and bias, with intervals.\nExit code 0. 1: below min-judge-agreement. 2: wrong input. 3: the agreement could not be measured.\n--json prints the same as data.',
    settings: [
      'config',
      'working-directory',
      'corpus',
      'report-dir',
      'rubric',
      'weights',
      ...FORMAT_SETTINGS,
      'min-overall',
      'min-judge-overall',
      'min-judge-agreement',
      'min-measured',
      ...CALIBRATION_SETTINGS,
    ],
    run: async (context) => (await import('./commands/calibrate.js')).calibrate(context),
  },
  {
    name: 'turns',
    operands: Number.POSITIVE_INFINITY,
    usage: 'turns [path…] [flags]',
    summary: 'Count failed tools in transcripts, and let the judge rate the turns of the assistant.',
    details:
      'Reads transcripts of Claude Code, Codex, Gemini, OpenAI, LangChain and OpenTelemetry, and our own: files wherever they stand, folders and patterns such as "sessions/**/*.jsonl"; without any, the transcripts of the corpus. Tool correctness, the share of tool results that are no errors, is counted and costs nothing. With judge: auto or required it measures relevance, coherence and faithfulness too, or those of them that judge-metrics names; limit counts turns. Writes turns.json.\nExit code 0: every gate passed. 1: a gate failed. 2: wrong input or configuration. 3: inconclusive.\n--json prints turns.json on stdout.',
    settings: TURN_SETTINGS,
    flags: [SINCE],
    rules: turnProblems,
    run: async (context) => (await import('./commands/turns.js')).turns(context),
  },
  {
    name: 'merge',
    operands: Number.POSITIVE_INFINITY,
    usage: 'merge <report-dir>… [flags]',
    summary: 'Put the parts of all shards together: gates, baseline and report as of one run.',
    details:
      'Takes the files shard-<i>-of-<n>.jsonl of these folders and of those right below them, each shard exactly once, and writes into --report-dir. Needs neither corpus nor candidates. Settings must be those of the shards.\nExit code 0: every gate passed. 1: a gate failed. 2: wrong input, or a shard is missing. 3: inconclusive.\n--json prints the report on stdout.',
    settings: SETTING_NAMES.filter(
      (name) => !['shard', 'dry-run', 'anthropic-api-key', 'judge-api-key'].includes(name),
    ),
    flags: [FORMAT],
    run: async (context) => (await import('./commands/merge.js')).merge(context),
  },
  {
    name: 'self-test',
    operands: 0,
    usage: 'self-test [flags]',
    summary: 'Damage references on purpose and show what the gates catch.',
    details:
      'Changes each reference in every known way, damaging or harmless, of more than 100 those of 100 sessions, spread evenly by name, unless limit says how many, and lets the configured rubric and gates look at it.\nSays what fail-on sees without any threshold. Candidates that stand in --candidates are taken for a good run, several samples for several: where they pass, from 10 sessions on, it proposes min-overall from them, as bless does from a report.\nWith the flag --judge, auto or required, the judge is asked about 20 damaged and 5 harmless copies, and its cost said before; in the config file alone judge asks nobody here.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
    settings: [
      'config',
      'working-directory',
      'corpus',
      'candidates',
      'rubric',
      'weights',
      ...FORMAT_SETTINGS,
      'limit',
      ...SCORE_GATE_NAMES,
      'report-dir',
      'min-judge-session',
      'min-judge-overall',
      ...SELF_TEST_SETTINGS,
    ],
    run: async (context) => (await import('./commands/self-test.js')).selfTest(context),
  },
  {
    name: 'bless',
    operands: 1,
    usage: 'bless [file] [flags]',
    summary: 'Make the last report the baseline, and propose min-overall from it.',
    details:
      'Copies report.json of --report-dir to the file (which is where it goes: another run is blessed by its --report-dir), else to --baseline, else to summary-gate-baseline.json, puts its scored-candidates.jsonl beside it, and, from a run of 10 sessions or more that passes, proposes min-overall, with room for other words, as a change of the config file for you to review. An earlier baseline is replaced, and all that is worse than in it is said; no other file is overwritten, nor the report of another run. A run that fails, is inconclusive or is older than the baseline is refused unless --even-if-worse is given.\nExit code 0, or 2 for wrong input and for a run that is refused. --json prints the same as data.',
    settings: ['config', 'working-directory', 'report-dir', 'baseline', 'fail-on', 'min-overall'],
    flags: [EVEN_IF_WORSE],
    run: async (context) => (await import('./commands/bless.js')).bless(context),
  },
  {
    name: 'history',
    operands: 1,
    usage: 'history [folder or runs] [flags]',
    summary: 'Draw the trend over a folder of earlier reports, or over the last runs on GitHub.',
    details:
      'Reads every .json file of the folder (default --report-dir) and report.json of its folders, oldest first, and the history.json of an earlier page. A number such as 20 means the reports that so many runs of the workflow have left on the default branch, at most 100; it needs GITHUB_REPOSITORY and GITHUB_TOKEN. Where there is a corpus with rejected summaries it says which of them the gates that are set would have caught. No report at all is wrong input, unless allow-empty says that it is the first run.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
    settings: [
      'config',
      'working-directory',
      'report-dir',
      'comment-key',
      'github-token',
      'allow-empty',
      'corpus',
      'rubric',
      'weights',
      ...FORMAT_SETTINGS,
      ...SCORE_GATE_NAMES,
    ],
    flags: [HTML],
    run: async (context) => (await import('./commands/history.js')).history(context),
  },
  {
    name: 'init',
    operands: 0,
    usage: 'init [flags]',
    summary: 'Write a workflow, a config file and a first golden session. Never overwrites.',
    details: 'Exit code 0, or 2 when a file cannot be written.',
    settings: ['working-directory'],
    run: async (context) => (await import('./commands/init.js')).init(context),
  },
];
