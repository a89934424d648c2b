import type { JsonPath } from '../../core/json/document.js';
import { findSensitive } from '../../core/redact.js';
import type { Dimension } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import { languageOfText, traitsOf } from '../../rubric/form/text-language.js';
import type { RubricVersion, Scorer, Weights } from '../../rubric/score.js';
import { languageOf } from '../../rubric/v2/language.js';
import { hasUnspacedScript } from '../../rubric/words.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import type { LintIssue, LintRule } from './issue.js';
import { lintRequirements } from './lint-requirements.js';
import { checkVerb } from './verbs.js';

/** What a good reference has, from and to; docs/corpus.md says why. */
const TITLE_WORDS = [5, 10] as const;
const UNSPACED_TITLE_CHARACTERS = [10, 40] as const;
const KEY_ACTIONS = [3, 10] as const;
const MOMENTS = [3, 5] as const;

/** A review older than this has probably been overtaken by what the team wants of a summary. */
const REVIEW_DAYS = 365;

const DAY_MS = 86_400_000;

/** What a reference is looked at with. */
interface LintTools {
  readonly rubric: RubricVersion;
  readonly score: Scorer;
  readonly weights: Weights;
  /** The dimensions that the team's summaries have: nothing is said of others. */
  readonly dimensions: readonly Dimension[];
}

/** Remarks about one golden session, without looking at the others. */
export function lintSession(session: GoldenSession, tools: LintTools, now: Date): readonly LintIssue[] {
  const { rubric, score, weights, dimensions } = tools;
  const issues: LintIssue[] = [];
  const placeOf = session.placesIn(session.document, session.place.file);
  const report = (severity: LintIssue['severity'], rule: LintRule, path: JsonPath, message: string): void => {
    issues.push({ rule, severity, message, place: placeOf(path) });
  };
  // The second scores any copy 1, and a corpus of 50 MB would be scored for it.
  if (rubric === 'v1') checkSelfScore(session, score, weights, report);
  if (dimensions.includes('title')) checkTitle(session, report);
  if (dimensions.includes('summary')) checkSummary(session, report);
  if (dimensions.includes('key_actions')) checkActions(session, report);
  if (dimensions.includes('aha_moments')) checkMoments(session, report);
  checkTexts(session, report);
  checkRequirements(session, report);
  for (const { severity, path, message } of lintRequirements(session)) report(severity, 'requirement', path, message);
  checkReview(session, now, report);
  return issues;
}

type Report = (severity: LintIssue['severity'], rule: LintRule, path: JsonPath, message: string) => void;

function checkSelfScore({ reference }: GoldenSession, score: Scorer, weights: Weights, report: Report): void {
  const { overall, dimensions } = score(reference, reference);
  // Not the overall: weights of 1 together up to rounding make it 0.9999999999999999.
  const low = dimensions.filter(({ dimension, score }) => score < 1 && weights[dimension] > 0);
  if (low.length === 0) return;
  const named = low.map(({ dimension, score }) => `${dimension} ${score}`).join(', ');
  report('error', 'self-score', ['reference'], `scored against itself the reference gets ${overall}, not 1 (${named})`);
}

function checkTitle({ reference }: GoldenSession, report: Report): void {
  const path = ['reference', 'title'];
  const { title } = reference;
  if (title.trim() === '') report('warning', 'empty-text', path, 'the title is empty');
  else if (hasUnspacedScript(title)) {
    const [least, most] = UNSPACED_TITLE_CHARACTERS;
    const length = [...title].length;
    if (length < least || length > most) {
      report('warning', 'title-length', path, `the title has ${length} characters; aim for ${least} to ${most}`);
    }
  } else {
    const [least, most] = TITLE_WORDS;
    const length = title.trim().split(/\s+/).length;
    if (length < least || length > most) {
      report('warning', 'title-length', path, `the title has ${counted(length, 'word')}; aim for ${least} to ${most}`);
    }
  }
}

function checkSummary({ reference }: GoldenSession, report: Report): void {
  if (reference.summary.trim() === '')
    report('warning', 'empty-text', ['reference', 'summary'], 'the summary is empty');
}

function checkActions(session: GoldenSession, report: Report): void {
  const { reference } = session;
  const [least, most] = KEY_ACTIONS;
  const { length } = reference.key_actions;
  if (length < least || length > most) {
    report(
      'warning',
      'action-count',
      ['reference', 'key_actions'],
      `${counted(length, 'key action')}; aim for ${least} to ${most}`,
    );
  }
  const english = isEnglish(session);
  for (const [i, action] of reference.key_actions.entries()) {
    const path = ['reference', 'key_actions', i];
    if (action.trim() === '') {
      report('warning', 'empty-text', path, `action ${i + 1} is empty`);
    } else if (english && checkVerb(action) !== 'verb') {
      const why =
        checkVerb(action) === 'vague'
          ? 'starts with a verb that does not say what was done'
          : 'does not start with a verb';
      report('warning', 'action-verb', path, `action ${i + 1} ${why}: ${JSON.stringify(action)}`);
    }
  }
}

/** Whether the rules about English verbs hold: by the tag that says the language, else by the words of the reference. */
function isEnglish({ reference, tags }: GoldenSession): boolean {
  const tag = tags.find((one) => one.startsWith('lang:'));
  if (tag !== undefined) return tag.startsWith('lang:en');
  const { title, summary, key_actions } = reference;
  const language = languageOfText(traitsOf([summary, title, ...key_actions].join('\n')));
  return language === null ? languageOf(reference) === 'english' : language === 'English';
}

function checkMoments({ reference }: GoldenSession, report: Report): void {
  const [least, most] = MOMENTS;
  const { length } = reference.aha_moments;
  if (length < least || length > most) {
    report(
      'warning',
      'moment-count',
      ['reference', 'aha_moments'],
      `${counted(length, 'moment')}; aim for ${least} to ${most}`,
    );
  }
}

function checkTexts(session: GoldenSession, report: Report): void {
  const { reference } = session;
  const texts: readonly (readonly [JsonPath, string])[] = [
    [['notes'], session.notes],
    [['reference', 'title'], reference.title],
    [['reference', 'summary'], reference.summary],
    ...reference.key_actions.map((text, i) => [['reference', 'key_actions', i], text] as const),
    ...reference.aha_moments.map(
      ({ highlight }, i) => [['reference', 'aha_moments', i, 'highlight'], highlight] as const,
    ),
    ...reference.topics_found.map((text, i) => [['reference', 'topics_found', i], text] as const),
    ...session.requirements.flatMap(({ text, any_of = [], instead = [] }, i) => [
      [['requirements', i, 'text'], text] as const,
      ...any_of.map((literal, j) => [['requirements', i, 'any_of', j], literal] as const),
      ...instead.map((literal, j) => [['requirements', i, 'instead', j], literal] as const),
    ]),
  ];
  for (const [path, text] of texts) {
    for (const { kind, what } of findSensitive(text)) {
      report(kind === 'secret' ? 'error' : 'warning', kind, path, `this looks like ${what}`);
    }
  }
}

function checkRequirements({ requirements }: GoldenSession, report: Report): void {
  const seen = new Set<string>();
  for (const [i, { id, text }] of requirements.entries()) {
    for (const [key, value] of [
      ['id', id],
      ['text', text],
    ] as const) {
      if (value.trim() === '')
        report('warning', 'empty-text', ['requirements', i, key], `the ${key} of a requirement is empty`);
    }
    if (seen.has(id))
      report('error', 'requirement', ['requirements', i, 'id'], `the requirement ${JSON.stringify(id)} stands twice`);
    seen.add(id);
  }
}

function checkReview({ unreviewed, reviewedBy, reviewedAt }: GoldenSession, now: Date, report: Report): void {
  // A draft says itself that it has none.
  if (unreviewed) return;
  if (reviewedBy === undefined || reviewedBy.trim() === '')
    report('warning', 'review', [], 'reviewed_by is missing: who vouches for this reference?');
  if (reviewedAt === undefined) {
    report('warning', 'review', [], 'reviewed_at is missing');
    return;
  }
  const at = readDay(reviewedAt);
  if (at === undefined) {
    report(
      'warning',
      'review',
      ['reviewed_at'],
      `reviewed_at is ${JSON.stringify(reviewedAt)}; write a date such as 2026-01-31`,
    );
    return;
  }
  const days = Math.floor((now.getTime() - at) / DAY_MS);
  if (days > REVIEW_DAYS)
    report('warning', 'review', ['reviewed_at'], `the review is ${days} days old; look again after ${REVIEW_DAYS}`);
  if (days < -1) report('warning', 'review', ['reviewed_at'], 'reviewed_at lies in the future');
}

/** The day that a text starts with, in milliseconds of UTC; nothing for a day that no calendar has. */
function readDay(text: string): number | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? '';
  const at = Date.parse(day);
  // Date.parse takes 2026-02-30 for the second of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? at : undefined;
}
