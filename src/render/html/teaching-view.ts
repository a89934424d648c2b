import { counted } from '../../core/text.js';
import type { Report } from '../../report/schema.js';
import { teachingCommands } from '../teaching-commands.js';
import { html, type Markup } from './markup.js';

/** The commands that accept failing candidates, behind a click; nothing where there are none. */
export function teachingView(report: Report): Markup | null {
  const { accept, omitted } = teachingCommands(report, undefined) ?? { accept: [], omitted: 0 };
  if (accept.length === 0) return null;
  const rest = omitted === 0 ? '' : ` ${counted(omitted, 'more session')} fail.`;
  return html`<details class="aside commands"><summary>Right in other words? Accept a candidate beside its reference</summary>
<p>In a checkout with the candidates; each shows what differs and asks before it writes. What is wrong, and was not found, is kept by <code>reject</code> in the same way.${rest}</p>
<pre>${accept.join('\n')}</pre></details>`;
}
