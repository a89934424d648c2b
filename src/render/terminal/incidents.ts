import pc from 'picocolors';
import { capitalised, terminalLine } from '../../core/text.js';
import { type Incident, incidentSentence } from '../../report/incident.js';
import { hang, type Screen } from './layout.js';

/** The newest are shown; more are counted. */
const MOST_SHOWN = 40;

/** What people rejected, by day, and which of it the gates of today would have caught. Names and reasons are foreign text. */
export function renderIncidents(incidents: readonly Incident[], screen: Screen): string {
  if (incidents.length === 0) return '';
  const paint = pc.createColors(screen.colour);
  const shown = incidents.slice(-MOST_SHOWN);
  const older = incidents.length - shown.length;
  return [
    ...hang('', `${capitalised(incidentSentence(incidents))}.`, screen).map(paint.bold),
    ...shown.flatMap((one) => hang(`  ${one.at}  ${wordOf(one)}  `, terminalLine(about(one), 500), screen)),
    ...(older === 0 ? [] : [paint.dim(`… and ${older} older ones`)]),
    '',
    '',
  ].join('\n');
}

function wordOf({ caught }: Incident): string {
  return caught === null ? '? draft ' : caught ? '✔ caught' : '✖ missed';
}

function about({ session, id, because, caught, gates }: Incident): string {
  return `${session}, ${id}: ${caught === true ? `${gates.join(', ')}; ` : ''}${because}`;
}
