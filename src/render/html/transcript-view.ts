import { capitalised, counted } from '../../core/text.js';
import { html, type Markup } from './markup.js';
import type { PageTranscript } from './page-data.js';

/** Where the messages of an opened session stand on the page: ids, or null where there is none such. */
export interface Messages {
  /** By the number of the message, as moments have it. */
  readonly ofSeq: (seq: number) => string | null;
  /** By a place in the file, as quotations have it: `corpus/a/transcript.jsonl:12`. */
  readonly ofPlace: (place: string) => string | null;
}

export const NO_MESSAGES: Messages = { ofSeq: () => null, ofPlace: () => null };

/** @param at position of the session's row */
export function messagesOf({ file, messages }: PageTranscript, at: number): Messages {
  const known = new Set(messages.map(({ seq }) => seq));
  return {
    ofSeq: (seq) => (known.has(seq) ? idOf(at, seq) : null),
    ofPlace: (place) => {
      if (!place.startsWith(`${file}:`)) return null;
      const line = Number.parseInt(place.slice(file.length + 1), 10);
      const last = messages.findLast((message) => message.line <= line);
      return last === undefined ? null : idOf(at, last.seq);
    },
  };
}

/** Text that leads to a message, where there is one. */
export function messageLink(id: string | null, text: string): Markup {
  return id === null ? html`${text}` : html`<a href="#${id}">${text}</a>`;
}

/** What was said in the session, behind a click. */
export function transcriptView({ file, messages, omitted }: PageTranscript, at: number): Markup {
  const rest = omitted === 0 ? null : html`<p class="aside">${omitted} more messages are in the file.</p>`;
  return html`<details class="transcript"><summary>The session itself: ${counted(messages.length + omitted, 'message')}</summary>
<p class="aside"><code>${file}</code></p>
<ol class="messages">${messages.map(
    ({ seq, who, text }) =>
      html`<li id="${idOf(at, seq)}" tabindex="-1" class="${who}"><span class="seq">${seq}</span><div><b>${capitalised(who)}</b><p class="text" dir="auto">${text}</p></div></li>`,
  )}</ol>${rest}</details>`;
}

function idOf(at: number, seq: number): string {
  return `m-${at}-${seq}`;
}
