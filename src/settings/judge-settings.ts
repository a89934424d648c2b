import { DEFAULT_ALERTS } from './alert-levels.js';
import { JUDGE_GATES } from './gate-settings.js';
import { alertThresholds, amountOfMoney, modelName, prices, webAddress } from './judge-kinds.js';
import { JUDGE_METRICS, REPLAY_MODES } from './judge-metrics.js';
import { isProgram, judgeModels, membersOf } from './panel-members.js';
import { modelOfProgram } from './program-kinds.js';
import { PROVIDER_SETTINGS } from './provider-settings.js';
import { settingsTable } from './setting.js';
import {
  choice,
  choices,
  countUpTo,
  orNone,
  path,
  positiveInteger,
  positiveNumber,
  rate,
  secret,
  yesOrNo,
} from './value-kinds.js';

const JUDGE_USES = ['off', 'auto', 'required'] as const;

export const JUDGE_MODES = ['paired', 'absolute'] as const;
export type JudgeMode = (typeof JUDGE_MODES)[number];

export const JUDGE_TRANSPORTS = ['direct', 'batch'] as const;

export const INCONCLUSIVE_POLICIES = ['fail', 'pass'] as const;

/** Far more than any gate needs; a config file must not make a run of millions. */
const MOST_SAMPLES = 100;

/** Settings of the judge, the optional scorer that asks a language model. */
export const JUDGE_SETTINGS = settingsTable({
  judge: {
    kind: choice(JUDGE_USES),
    default: 'off',
    group: 'judge',
    description:
      'Ask a language model too: auto = when it can be asked, else say so; required = no way to ask is an error.',
  },
  ...PROVIDER_SETTINGS,
  'judge-model': {
    kind: judgeModels,
    default: 'claude-haiku-5-5',
    defaultWith: (others) =>
      others['judge-command'] === null ? 'claude-haiku-5-5' : modelOfProgram(others['judge-command']),
    defaultText: 'claude-haiku-5-5 (a name made of program and arguments with judge-command)',
    group: 'judge',
    trusted: true,
    description:
      'Model that judges, or several separated by commas: a panel, whose median counts. One of another provider is spelt with it, as in openai-compatible:llama3:8b.',
  },
  'meta-judge-model': {
    kind: orNone(modelName),
    default: null,
    defaultText: 'none (then judge-model)',
    group: 'judge',
    description: "Model that judges the judge's explanations.",
  },
  'judge-mode': {
    kind: choice(JUDGE_MODES),
    default: 'paired',
    group: 'judge',
    description:
      'How to judge: paired = against the reference, absolute = on its own merits, without a golden session too.',
  },
  'judge-metrics': {
    kind: choices(JUDGE_METRICS),
    default: ['rubric'],
    defaultText: 'rubric',
    group: 'judge',
    description:
      'What the judge measures: rubric = the five dimensions and an overall; relevance and faithfulness need a transcript, completion needs requirements.',
  },
  'judge-guidelines': {
    kind: orNone(path),
    default: null,
    group: 'judge',
    // Whoever names the file has the judge's ear; what stands in it is compared with the base's.
    trusted: true,
    description:
      "Text file with what the team looks for in a summary, at most 4,000 characters: part of the rubric's prompt.",
  },
  'judge-suggestions': {
    kind: countUpTo(20),
    default: 5,
    group: 'judge',
    description: 'At most so many suggestions a session; 0 for none.',
  },
  'judge-rationale-chars': {
    kind: positiveInteger,
    default: 600,
    group: 'judge',
    description: 'Longest rationale.',
  },
  'judge-rewrite': {
    kind: yesOrNo,
    default: false,
    group: 'judge',
    description: 'Let the judge propose a rewritten summary for failing sessions.',
  },
  'judge-samples': {
    kind: countUpTo(MOST_SAMPLES, 1),
    default: 1,
    group: 'judge',
    trusted: true,
    description:
      'Answers a question of rubric, relevance and coherence; the score is their median, of the last two their mean.',
  },
  'judge-max-samples': {
    kind: countUpTo(MOST_SAMPLES, 1),
    default: 5,
    group: 'judge',
    description: 'At most so many answers a question, where a gate is still open.',
  },
  'judge-concurrency': {
    kind: positiveInteger,
    default: 4,
    group: 'judge',
    description: 'Requests at the same time.',
  },
  'judge-max-attempts': {
    kind: positiveInteger,
    default: 3,
    group: 'judge',
    description: 'Requests a question, retries included.',
  },
  'judge-timeout-seconds': {
    kind: positiveNumber,
    default: 30,
    // It has to start first, and may look around before it answers.
    defaultWith: (others) => (membersOf(others).some(isProgram) ? 120 : 30),
    defaultText: '30 (120 where a program is asked)',
    group: 'judge',
    description: 'Longest wait for one answer.',
  },
  'judge-deadline-seconds': {
    kind: positiveNumber,
    default: 600,
    // Most batches end within an hour; they may take a day, in which a runner costs more than the judge.
    defaultWith: (others) => (others['judge-transport'] === 'batch' ? 3600 : 600),
    defaultText: '600 (3600 with judge-transport batch)',
    group: 'judge',
    description: 'Longest time for all answers together; a batch goes on beyond it, and the next run fetches it.',
  },
  'judge-transport': {
    kind: choice(JUDGE_TRANSPORTS),
    default: 'direct',
    group: 'judge',
    description:
      'How to ask: direct = one request a question; batch = by the Message Batches API, at half price and without hurry; needs judge-cassette.',
  },
  'judge-cassette': {
    kind: orNone(path),
    default: null,
    group: 'judge',
    trusted: true,
    description: 'File of recorded answers (JSON lines): an unchanged candidate is not asked about again.',
  },
  'judge-replay': {
    kind: choice(REPLAY_MODES),
    default: 'auto',
    group: 'judge',
    trusted: true,
    description:
      'How to use recorded answers: auto = play what is recorded, record the rest; replay = never call out; record = ask anew; live = ignore the file.',
  },
  'max-cost-usd': {
    kind: orNone(amountOfMoney),
    default: 0.5,
    defaultWith: (others) => (membersOf(others).every(isProgram) ? null : 0.5),
    defaultText: '0.50 (none where programs alone are asked)',
    group: 'judge',
    trusted: true,
    description: 'Hard cap of the cost of a run, in US dollars; what a program costs nobody knows.',
  },
  'budget-ledger': {
    kind: orNone(path),
    default: null,
    group: 'judge',
    trusted: true,
    description: 'Small file that remembers what each UTC day has cost.',
  },
  'max-cost-usd-per-day': {
    kind: orNone(amountOfMoney),
    default: null,
    group: 'judge',
    trusted: true,
    description: 'Hard cap of the cost of a UTC day; needs the ledger.',
  },
  prices: {
    kind: orNone(prices),
    default: null,
    group: 'judge',
    description:
      'Prices in US dollars per million tokens; in the config file only for models of the built-in table, and no lower than it says.',
  },
  ...JUDGE_GATES,
  'min-measured': {
    kind: rate,
    default: 0.9,
    defaultText: '0.90',
    group: 'gates',
    description:
      'Share of the wanted measurements of a metric, and of each score of the rubric judge, that must have succeeded; below it, the gates on it are not evaluated.',
  },
  'meta-evaluation-rate': {
    kind: rate,
    default: 0.1,
    defaultText: '0.10',
    group: 'judge',
    description: "Share of the judge's explanations that are themselves judged, for the report alone.",
  },
  'min-judge-agreement': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    description:
      'Agreement of the judge with the labels of the corpus below which its gates are advisory: the lower of Spearman and kappa.',
  },
  alerts: {
    kind: orNone(alertThresholds),
    default: DEFAULT_ALERTS,
    defaultText:
      'relevance, coherence, faithfulness: warning below 0.70, critical below 0.50; hallucination: above 0.10 and 0.20',
    group: 'judge',
    description: 'Levels at which a metric of the judge raises an alert; config file only. Alerts never gate.',
  },
  'dry-run': {
    kind: yesOrNo,
    default: false,
    group: 'judge',
    // A pull request must not switch off its own gate.
    trusted: true,
    description: 'Only count and estimate what the judge would cost: no request, no file, nothing published.',
  },
  simulate: {
    kind: yesOrNo,
    default: false,
    group: 'judge',
    // As with a dry run: its gates do not count.
    trusted: true,
    description: 'Make the judge up from hashes of what it would be asked: no request, labelled, and never gates.',
  },
  'anthropic-base-url': {
    kind: orNone(webAddress),
    default: null,
    defaultText: "none (then ANTHROPIC_BASE_URL of the environment, then the vendor's)",
    group: 'judge',
    trusted: true,
    description: 'Address of the API, for gateways.',
  },
  'anthropic-api-key': {
    kind: orNone(secret),
    default: null,
    defaultText: 'none (then ANTHROPIC_API_KEY of the environment)',
    group: 'judge',
    trusted: true,
    secret: { actionDefault: null },
    description: 'Key to ask with.',
  },
});
