import { showNumber } from '../../core/numbers.js';
import { counted, terminalLine } from '../../core/text.js';
import { gateName } from '../../gates/catalogue.js';
import type { Report } from '../../report/schema.js';
import { failingAlike } from '../causes.js';
import {
  type Decline,
  declineOf,
  type FallenSession,
  type JudgedFall,
  judgedFalls,
  type LowMean,
  lowMeans,
} from '../evidence.js';
import { pipelineAdvice } from '../pipeline-advice.js';
import {
  alikeInWords,
  causeInWords,
  costInWords,
  dropInWords,
  fellInWords,
  fromTo,
  judgedFallInWords,
  targetInWords,
  valueInWords,
  wideDropInWords,
  worseInWords,
} from '../wording.js';
import { hang, type Paint, type Screen } from './layout.js';
import { findingLines } from './terminal-sessions.js';

/** How much a screenful may show; the report files have the rest. */
const SHOWN_SESSIONS = 3;
const SHOWN_FINDINGS = 3;
const SHOWN_CAUSES = 5;
const NAMED_SESSIONS = 5;
const FEWEST_FOR_CAUSES = 3;

/** What the gates on means rest on that fail: what fell against the base, and what a low mean lacks. */
export function evidenceLines(report: Report, paint: Paint, screen: Screen): readonly string[] {
  const decline = declineOf(report, SHOWN_SESSIONS);
  return [
    ...(decline === null ? [] : declineLines(decline, paint, screen)),
    ...lowMeans(report, NAMED_SESSIONS).flatMap((low) => lowMeanLines(low, paint, screen)),
    ...judgedFalls(report, NAMED_SESSIONS).flatMap((fall) => judgedFallLines(fall, paint, screen)),
    ...alikeLines(report, paint, screen),
    ...adviceLines(report, paint, screen),
  ];
}

/** Why sessions fail, where several do: a list of them all would hide it. */
function alikeLines(report: Report, paint: Paint, screen: Screen): readonly string[] {
  const alike = failingAlike(report.sessions);
  if (alike.flatMap(({ sessions }) => sessions).length < FEWEST_FOR_CAUSES) return [];
  const lines = alike.flatMap((one) => hang('  ', alikeInWords(one), screen));
  return [
    paint.bold('Why sessions fail'),
    ...hang('  ', '(each counted under its commonest cause)', screen).map(paint.dim),
    '',
    ...lines,
    '',
  ];
}

/** What to look at in the pipeline. */
function adviceLines(report: Report, paint: Paint, screen: Screen): readonly string[] {
  const advice = pipelineAdvice(report);
  return advice.length === 0 ? [] : [...advice.flatMap((text) => hang('→ ', text, screen).map(paint.cyan)), ''];
}

/** The sessions, then what they have in common: the end is what is seen first. */
function declineLines(decline: Decline, paint: Paint, screen: Screen): readonly string[] {
  // Those that fail by themselves are shown above.
  const silent = decline.sessions.filter(({ session }) => !session.failed);
  const hidden = decline.fell - silent.length;
  const more = `… and ${hidden} more that fell: report.md and report.html have them`;
  return [
    ...(silent.length > 0 ? [paint.bold('Fell most'), ''] : []),
    ...silent.flatMap((fallen) => fallenLines(fallen, paint, screen)),
    ...(silent.length > 0 && hidden > 0 ? [...hang('  ', more, screen).map(paint.dim), ''] : []),
    ...hang('', `What got worse: ${worseInWords(decline)}`, screen).map(paint.bold),
    '',
    ...decline.dimensions.flatMap((fallen) => hang('  ', wideDropInWords(fallen), screen).map(paint.red)),
    ...decline.causes.slice(0, SHOWN_CAUSES).flatMap((cause) => hang('  new in ', causeInWords(cause), screen)),
    '',
  ];
}

function fallenLines(
  { session, before, now, dimensions, findings }: FallenSession,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const parts = dimensions.map(dropInWords);
  const hidden = findings.length - SHOWN_FINDINGS;
  return [
    ...hang('  ↓ ', `${terminalLine(session.name)}  ${fromTo(before, now)}`, screen).map(paint.bold),
    ...hang('      ', parts.join(', '), screen).map(paint.dim),
    ...findings.slice(0, SHOWN_FINDINGS).flatMap((finding) => findingLines(finding, paint, screen)),
    ...(hidden > 0 ? [paint.dim(`      … and ${counted(hidden, 'more new finding')}`)] : []),
    '',
  ];
}

function lowMeanLines({ gate, costs, sessions }: LowMean, paint: Paint, screen: Screen): readonly string[] {
  if (gate.value === null) return [];
  const names = sessions.map(({ session, score }) => `${terminalLine(session.name)} ${showNumber(score)}`);
  return [
    ...hang('', `${valueInWords(gate, gateName(gate, 'inSentence'))}, ${targetInWords(gate)}`, screen).map(paint.bold),
    ...(costs.length === 0 ? [] : hang('  ', `What it loses: ${costs.map(costInWords).join(', ')}`, screen)),
    ...(names.length === 0 ? [] : hang('  ', `Lowest: ${names.join(', ')}`, screen)),
    '',
  ];
}

function judgedFallLines(fall: JudgedFall, paint: Paint, screen: Screen): readonly string[] {
  const names = fall.sessions.map(({ session, before, now }) => `${terminalLine(session.name)} ${fromTo(before, now)}`);
  const head = `${judgedFallInWords(fall)}, ${targetInWords(fall.gate)}: ${fellInWords(fall.fell, fall.of)}`;
  return [
    ...hang('', head, screen).map(paint.bold),
    ...(names.length === 0 ? [] : hang('  ', `Fell most: ${names.join(', ')}`, screen)),
    '',
  ];
}
