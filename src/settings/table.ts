import { DIMENSIONS } from '../core/summary.js';
import { RUBRICS } from '../rubric/score.js';
import { DEFAULT_WEIGHTS, weightsOf } from './default-weights.js';
import { dimensionList, fieldPaths, outcomeWords } from './format-kinds.js';
import { SCORE_GATES } from './gate-settings.js';
import { weights } from './judge-kinds.js';
import { INCONCLUSIVE_POLICIES, JUDGE_SETTINGS } from './judge-settings.js';
import { settingsTable, type ValuesOf } from './setting.js';
import {
  baselineSource,
  choice,
  choices,
  commentKey,
  oneLine,
  orNone,
  path,
  pathOrPaths,
  positiveInteger,
  secret,
  shardSpec,
  share,
  yesOrNo,
} from './value-kinds.js';

export const REPORT_FORMATS = ['json', 'markdown', 'html', 'junit', 'sarif', 'gitlab', 'otel'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const DEFAULT_FORMATS: readonly ReportFormat[] = ['json', 'markdown', 'html'];

/** When the comment on a pull request is made. One that exists is brought up to date unless it is `never`. */
const COMMENT_MODES = ['always', 'on-failure', 'never'] as const;
export type CommentMode = (typeof COMMENT_MODES)[number];

export const DEFAULT_CONFIG = '.github/summary-gate.yml';

export const DEFAULT_WAIVERS = '.github/summary-gate-waivers.yml';

/** How gates on the drops of dimensions are corrected for their number; `holm` is what max-t was called before. */
const MULTIPLICITIES = ['max-t', 'holm'] as const;

/**
 * The one table of settings. action.yml, --help, docs/settings.md and schema/config.schema.json are made
 * from it by `npm run generate`, and a test keeps them equal to it.
 */
export const SETTINGS = settingsTable({
  config: {
    kind: orNone(path),
    default: null,
    defaultText: `${DEFAULT_CONFIG} if present`,
    group: 'files',
    trusted: true,
    description: 'Config file (YAML) with any of these settings but the trusted ones.',
  },
  'working-directory': {
    kind: path,
    default: '.',
    group: 'files',
    trusted: true,
    description: 'Folder that all other paths are relative to.',
  },
  corpus: {
    kind: path,
    default: 'golden-corpus',
    group: 'files',
    description: 'Golden corpus: a folder, or a .jsonl file with one golden session a line.',
  },
  candidates: {
    kind: pathOrPaths,
    default: 'candidates',
    group: 'files',
    description:
      'Candidate summaries: a folder, or a .jsonl file with one candidate a line; several, separated by commas, are a sample of every session each.',
  },
  baseline: {
    kind: orNone(baselineSource),
    default: null,
    group: 'files',
    description:
      'Report of the base branch to compare with: the path of a report.json, or auto for the artifact of the merge base.',
  },
  waivers: {
    kind: orNone(path),
    default: null,
    defaultText: `${DEFAULT_WAIVERS} if present`,
    group: 'files',
    description: 'Acknowledged failures of single sessions (YAML), each with a reason and an end.',
  },
  'report-dir': {
    kind: path,
    default: 'summary-gate-report',
    group: 'files',
    description: 'Folder that the report files are written to.',
  },
  'report-formats': {
    kind: choices(REPORT_FORMATS),
    default: DEFAULT_FORMATS,
    defaultText: DEFAULT_FORMATS.join(','),
    group: 'files',
    description: 'Report files to write; otel appends evaluation events of OpenTelemetry, one a line.',
  },
  rubric: {
    kind: choice(RUBRICS),
    default: 'v2',
    group: 'scoring',
    description:
      'Version of the deterministic rubric: v2 measures coverage and finds contradictions, v1 compares sets of words.',
  },
  weights: {
    kind: weights,
    default: DEFAULT_WEIGHTS,
    // Of the dimensions that there are, and together 1 again.
    defaultWith: ({ dimensions }) => weightsOf(dimensions),
    defaultText: 'title=0.20, summary=0.30, key_actions=0.30, outcome=0.10, aha_moments=0.10',
    group: 'scoring',
    description: "Weight of each dimension in a session's overall score; one not named weighs 0.",
  },
  fields: {
    kind: orNone(fieldPaths),
    default: null,
    group: 'scoring',
    description:
      'Where your summaries have their fields under other names: in references, candidates and labels alike.',
  },
  outcomes: {
    kind: orNone(outcomeWords),
    default: null,
    group: 'scoring',
    description: 'Your words for outcomes, and what each means; case and white space around it do not matter.',
  },
  dimensions: {
    kind: dimensionList,
    default: DIMENSIONS,
    defaultText: DIMENSIONS.join(', '),
    group: 'scoring',
    description:
      'Dimensions that your summaries have: nothing speaks of the others, and the default weights of these are scaled to sum to 1.',
  },
  limit: {
    kind: orNone(positiveInteger),
    default: null,
    group: 'scoring',
    description: 'Score only the first N golden sessions by name; the report says so.',
  },
  ...SCORE_GATES,
  'min-samples-pass': {
    kind: share,
    default: '1/1',
    group: 'gates',
    description:
      'Where sessions have several samples: the share of them that must pass the gates on single sessions (min-session, floors of references, fail-on).',
  },
  multiplicity: {
    kind: orNone(choice(MULTIPLICITIES)),
    default: null,
    group: 'gates',
    description:
      'With max-t the drop of every dimension is a gate as well; those that max-regression does not name are tested together, so that they raise no more false alarms than one. The older holm means max-t.',
  },
  'allow-empty': {
    kind: yesOrNo,
    default: false,
    group: 'policy',
    description: 'Pass when there is nothing to score; otherwise that is an error.',
  },
  'allow-unreviewed': {
    kind: yesOrNo,
    default: false,
    group: 'policy',
    description: 'Let golden sessions gate that are marked as unreviewed drafts; otherwise that is an error.',
  },
  'warn-only': {
    kind: yesOrNo,
    default: false,
    group: 'policy',
    trusted: true,
    description: 'Report everything but never fail the step on a gate; the verdict keeps its word.',
  },
  'on-inconclusive': {
    kind: choice(INCONCLUSIVE_POLICIES),
    default: 'fail',
    group: 'policy',
    trusted: true,
    description: 'Whether the step fails (exit code 3) or passes when a wanted gate could not be evaluated.',
  },
  ...JUDGE_SETTINGS,
  shard: {
    kind: orNone(shardSpec),
    default: null,
    group: 'scale',
    // A shard has no gate: a pull request must not make one of its own gate.
    trusted: true,
    description: 'Score only part i of n and leave it for a merge: no gate, no comment, exit code 0 or 2.',
  },
  'merge-from': {
    kind: orNone(path),
    default: null,
    group: 'scale',
    // What it points at is believed.
    trusted: true,
    description:
      'Folder with the parts of all shards: put them together, check the gates and publish, in place of scoring.',
  },
  comment: {
    kind: choice(COMMENT_MODES),
    default: 'always',
    group: 'publishing',
    description: 'When to comment on the pull request; a comment that exists is kept up to date unless it is never.',
  },
  'comment-key': {
    kind: commentKey,
    default: 'default',
    group: 'publishing',
    description: 'Tells the comments of several gates on one pull request apart.',
  },
  'answer-comments': {
    kind: yesOrNo,
    default: false,
    group: 'publishing',
    // It commits, and only the workflow knows on which event it runs.
    trusted: true,
    description:
      'In place of scoring, answer the comment that started the run (event issue_comment): /summary-gate accept or reject.',
  },
  'pull-request': {
    kind: orNone(positiveInteger),
    default: null,
    group: 'publishing',
    trusted: true,
    description: 'Number of the pull request to comment on, for events that do not carry one.',
  },
  annotations: {
    kind: yesOrNo,
    default: true,
    group: 'publishing',
    description: "Annotate the candidates' own lines, the worst first.",
  },
  'check-run': {
    kind: orNone(oneLine(100)),
    default: null,
    group: 'publishing',
    // A pull request could make a green check of any name, that of another required one too.
    trusted: true,
    description: 'Name of an extra check run to create on the head commit; needs the permission checks: write.',
  },
  'github-token': {
    kind: orNone(secret),
    default: null,
    group: 'publishing',
    trusted: true,
    secret: { actionDefault: `\${{ github.token }}` },
    description: 'Token to publish with; the comment needs the permission pull-requests: write.',
  },
});

/** Every value a run is steered by, under the names of the inputs and flags. `null` is "none". */
export interface Settings extends ValuesOf<typeof SETTINGS> {}

export type SettingName = keyof Settings;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];
