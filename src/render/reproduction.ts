import { quoteForShell, terminalLine } from '../core/text.js';
import type { Report } from '../report/schema.js';
import type { SettingName } from '../settings/table.js';
import { codeBlock } from './escape.js';
import { flag, givenFlags, isAboutScoring, LONGEST_COMMAND, pathFlags, settingOf } from './setting-flags.js';

/** The artifact of a run of a workflow, with what is in it. */
export interface ArtifactOfRun {
  /** As the workflow uploads it. */
  readonly name: string;
  readonly runId: number;
  /** The page of the run. */
  readonly url: string;
  /** What was checked out, a whole SHA. */
  readonly commit: string;
  /** The name of the file with the candidates, and whether all are in it or those of the lowest sessions alone. */
  readonly file: string;
  readonly candidates: 'all' | 'lowest';
}

const PROGRAM = 'node ../summary-gate/dist/cli.js';

/** A command, and what it does: make the whole run again, or explain its worst session. */
interface Reproduction {
  readonly does: 'run' | 'explain';
  readonly command: string;
}

/**
 * One command that makes a run again on another machine, in a checkout of its commit, from what its artifact has. Where that
 * lacks some candidates, or a judge was asked, the command that explains the worst session. Undefined where it would be too long.
 */
function reproductionOf(report: Report, artifact: ArtifactOfRun): Reproduction | undefined {
  const folder = `run-${artifact.runId}`;
  const candidates = `--candidates ${folder}/${artifact.file}`;
  const isWhole = artifact.candidates === 'all' && settingOf(report, 'judge') === 'off';
  const worst = isWhole ? undefined : worstSession(report);
  if (!isWhole && worst === undefined) return undefined;
  const base = isWhole ? baseRun(report) : undefined;
  const steps = [
    download(artifact.runId, artifact.name),
    ...(base === undefined ? [] : [download(base, artifact.name)]),
    worst === undefined
      ? [PROGRAM, candidates, `--report-dir ${folder}/again`, ...baseline(report, base), ...flags(report, () => true)]
      : [PROGRAM, 'explain', candidates, ...flags(report, isAboutScoring)].concat(
          `-- ${quoteForShell(terminalLine(worst))}`,
        ),
  ];
  const command = steps.map((step) => [step].flat().join(' ')).join(' && ');
  return command.length > LONGEST_COMMAND ? undefined : { does: worst === undefined ? 'run' : 'explain', command };
}

/** The artifact and the command for a comment and for the summary of a step, behind a click. */
export function reproductionSection(report: Report, artifact: ArtifactOfRun): readonly string[] {
  const { name, url, commit } = artifact;
  const again = reproductionOf(report, artifact);
  const how = again === undefined ? '' : ` In a checkout of \`${commit.slice(0, 7)}\`, ${WHAT[again.does]}:`;
  return [
    '<details>',
    `<summary>📦 Pages and candidates: the artifact <code>${name}</code></summary>`,
    '',
    `[The run](${url}#artifacts) has it, where the workflow uploads the report folder under this name; credentials are masked.${how}`,
    '',
    ...(again === undefined ? [] : codeBlock(again.command, 'sh')),
    '</details>',
    '',
  ];
}

/** How to make a run again from its artifact, or explain its worst session, as lines of a log. */
export function reproductionLines(report: Report, artifact: ArtifactOfRun): readonly string[] {
  const again = reproductionOf(report, artifact);
  return again === undefined
    ? []
    : [`In a checkout of ${artifact.commit.slice(0, 7)}, ${WHAT[again.does]}:`, `  ${again.command}`, ''];
}

const WHAT: Readonly<Record<Reproduction['does'], string>> = {
  run: 'with one of summary-gate beside it, this makes the run again from the artifact',
  explain: 'with one of summary-gate beside it, this explains the worst session from the artifact',
};

function download(runId: number, name: string): string {
  return `gh run download ${runId} --name ${name} --dir run-${runId}`;
}

/** The lowest of the sessions that have a candidate. */
function worstSession({ sessions }: Report): string | undefined {
  let worst: { readonly name: string; readonly overall: number } | undefined;
  for (const { name, overall, status } of sessions) {
    if (status === 'scored' && overall !== null && overall < (worst?.overall ?? 2)) worst = { name, overall };
  }
  return worst?.name;
}

/** The run whose artifact was the baseline. */
function baseRun({ baseline }: Report): number | undefined {
  const [, id] = /\/actions\/runs\/(\d{1,16})(?:\/|$)/.exec(baseline?.run_url ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}

function baseline(report: Report, base: number | undefined): readonly string[] {
  if (base !== undefined) return [`--baseline run-${base}/report.json`];
  const path = report.baseline?.path;
  return path == null ? [] : [flag('baseline', path)];
}

function flags(report: Report, isWanted: (name: SettingName) => boolean): readonly string[] {
  return [...pathFlags(report, ['config', 'corpus', 'waivers']), ...givenFlags(report, isWanted)];
}
