import { sha256 } from '../adapters/digest.js';
import { refuseOne, UserError } from '../core/errors.js';
import { showNumber, shown } from '../core/numbers.js';
import { maskTexts } from '../core/redact.js';
import { terminalLine } from '../core/text.js';
import { failedFloors } from '../gates/floors.js';
import { policyOf } from '../gates/policy.js';
import { findTranscript } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { CorpusReading } from '../inputs/corpus/read-corpus.js';
import { formatOf } from '../inputs/format/format-of.js';
import { loadMarkdown } from '../inputs/markdown/load-markdown.js';
import type { MarkdownReader } from '../inputs/markdown/markdown-reader.js';
import type { Screen } from '../render/terminal/layout.js';
import type { Run } from '../run/run.js';
import { scoreCandidate } from '../scoring/score-session.js';
import { MOST_OTHER_SESSIONS, SessionContext } from '../scoring/session-context.js';
import { allowancesOf, codesOf } from '../settings/fail-on.js';
import type * as Api from './declarations.js';
import { refuseNonObject, refuseUnknownOptions } from './given-settings.js';
import { KeptTools } from './kept-tools.js';
import { goldenAmong, type OpenTexts, openPlace, openTexts } from './load-corpus.js';
import { candidateOf, isSummaryText, referenceOf } from './plain-session.js';

/** What a matcher of Jest and Vitest returns. */
interface Matched {
  readonly pass: boolean;
  readonly message: () => string;
}

/** What may be said to `toMatchGolden`. */
interface GoldenOptions {
  /** The lowest closeness to the reference, 0..1; the setting `min-session` when left out. */
  readonly min?: number;
  /** Settings beside those of the config file. */
  readonly settings?: Api.Settings;
  /** The folder from which paths go out; the current one when left out. */
  readonly cwd?: string;
}

/** What both matchers take. */
const OPTIONS = ['settings', 'cwd'] as const satisfies readonly (keyof GoldenOptions)[];

export interface Matchers {
  /** Passes where the session would pass the run: no finding that `fail-on` names, and no floor that it is below. */
  readonly toMatchGolden: (candidate: unknown, name: string, options?: GoldenOptions) => Matched;
  /**
   * Passes where the closeness to a reference is so high, whatever else is wrong. The reference is the name of a golden session
   * or a summary, as data or as a text.
   */
  readonly toScoreAtLeast: (
    candidate: unknown,
    min: number,
    reference: unknown,
    options?: Omit<GoldenOptions, 'min'>,
  ) => Matched;
}

/**
 * Loads what the matchers need, so that they themselves need not be waited for: an assertion that somebody forgets to wait
 * for never fails.
 */
export async function openMatchers(screen: Screen): Promise<Matchers> {
  const [markdown, { renderDiff, sessionDiff }] = await Promise.all([
    loadMarkdown(),
    import('../render/diff/session-diff.js'),
  ]);
  const kept = new KeptTools();
  const score = (given: unknown, golden: GoldenSession, { settings: { values } }: Run, context: SessionContext) => {
    const tools = kept.of(values, context);
    const candidate = candidateOf(golden.name, given, tools.format, markdown);
    const session = scoreCandidate(golden, candidate, tools);
    return { session, shown: () => renderDiff(maskTexts(sessionDiff(golden, { candidate, session })), screen) };
  };
  const matched = (call: string, faults: readonly string[], difference: () => string): Matched => ({
    pass: faults.length === 0,
    message: () => {
      const head = faults.length === 0 ? [`${call}: expected not to, but nothing is wrong`] : [`${call}:`];
      return [...head, ...faults.map((fault) => `  ✖ ${terminalLine(fault)}`), '', difference()].join('\n');
    },
  });

  return {
    toMatchGolden(given, name, all = {}) {
      refuseNonObject(all, 'toMatchGolden: options');
      refuseUnknownOptions(all, 'toMatchGolden', ['min', ...OPTIONS]);
      const { min, ...options } = all;
      if (typeof name !== 'string') refuseOne({ message: 'toMatchGolden needs the name of a golden session' });
      const run = openSettled(
        min === undefined ? options : { ...options, settings: { ...options.settings, 'min-session': min } },
      );
      const { session, shown: difference } = inCorpus(run, markdown, (texts) => {
        const golden = goldenAmong(name, texts);
        return score(given, golden, run, contextOf(texts, run));
      });
      const faults = [
        ...failedFloors(session, policyOf(run.settings)).map(({ id, of }) => {
          const at =
            of === 'overall' ? session.overall : (session.dimensions.find((one) => one.dimension === of)?.score ?? 0);
          return `${of} ${showNumber(at)} is below its floor (${min !== undefined && id === 'min-session' ? `min ${showNumber(min)}` : id})`;
        }),
        ...allowancesOf(run.settings.values['fail-on']).flatMap(({ of }) => {
          const found = new Set(codesOf(of).filter((code) => session.defects.some((defect) => defect.code === code)));
          return found.size === 0 ? [] : [`fail-on ${of}: ${[...found].join(', ')}`];
        }),
      ];
      return matched(`expect(candidate).toMatchGolden(${JSON.stringify(name)})`, faults, difference);
    },

    toScoreAtLeast(given, min, reference, options = {}) {
      refuseNonObject(options, 'toScoreAtLeast: options');
      refuseUnknownOptions(options, 'toScoreAtLeast', OPTIONS);
      if (!(min >= 0 && min <= 1))
        refuseOne({ message: `toScoreAtLeast: ${String(min)}; allowed: a number from 0 to 1` });
      const run = openSettled(options);
      const { session, shown: difference } =
        typeof reference === 'string' && !isSummaryText(reference)
          ? inCorpus(run, markdown, (texts) => score(given, goldenAmong(reference, texts), run, contextOf(texts, run)))
          : score(given, referenceOf(reference, formatOf(run.settings.values), markdown), run, NO_CONTEXT);
      const low =
        shown(session.overall) < shown(min)
          ? [`overall ${showNumber(session.overall)} is below ${showNumber(min)}`]
          : [];
      return matched(`expect(candidate).toScoreAtLeast(${min})`, low, difference);
    },
  };
}

const NO_CONTEXT = new SessionContext(
  () => undefined,
  () => [],
);

function openSettled({ settings, cwd }: Omit<GoldenOptions, 'min'>): Run {
  const run = openPlace(settings, cwd === undefined ? {} : { cwd });
  if (run.settings.problems.length > 0) throw new UserError(run.settings.problems);
  return run;
}

/** Everything that is to be read of a corpus is read before it is closed. */
function inCorpus<T>(run: Run, markdown: MarkdownReader, use: (texts: OpenTexts) => T): T {
  const opened = openTexts(run, markdown);
  try {
    return use(opened);
  } finally {
    opened.texts.close();
  }
}

/** The other sessions are read only where a candidate has an action that its reference has not. */
function contextOf({ texts, format, files }: OpenTexts, { ports }: Run): SessionContext {
  return new SessionContext(
    (golden) => findTranscript(golden, files, ports.digest),
    () => {
      const sessions: GoldenSession[] = [];
      const reading = new CorpusReading(sha256, format, (session) => session.canary || sessions.push(session));
      for (const { read } of texts.all()) if (sessions.length < MOST_OTHER_SESSIONS) reading.addText(read());
      return sessions;
    },
  );
}
