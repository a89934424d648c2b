import type { TranscriptLine } from './utterance.js';

/** A line of a text that somebody may have said. */
export interface PlainLine extends TranscriptLine {
  /** Whether it stands in a block of code, where a tool may print anything. */
  readonly isCode: boolean;
  /** Whose voice a cue of subtitles says it is. */
  readonly voice?: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The lines of a text without their ends; of subtitles what is said in them, without numbers and times. */
export function plainLines(text: string, form: 'markdown' | 'text'): readonly PlainLine[] {
  const written = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (isSubtitles(written)) return cueLines(written);
  let fence: string | undefined;
  return written.map((line, i) => {
    const isCode = fence !== undefined;
    const [, mark] = form === 'markdown' ? (FENCE.exec(line) ?? []) : [];
    if (mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (mark.startsWith(fence) && line.trim() === mark) fence = undefined;
    }
    return { line: i + 1, text: line, isCode };
  });
}

/** "00:00:01,000 --> 00:00:04,000", in WebVTT with a point, without hours, and with where it is shown. */
const CUE_TIME = /^\s*(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}\s+-->\s+(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}(?:\s|$)/;

const WEBVTT = /^\uFEFF?WEBVTT(?:\s|$)/;

/** "<v Ana Ruiz>", "<v.loud Ana>" */
const VOICE = /^[ \t]{0,8}<v(?:\.[^\s>]{1,40})? ([^>]{1,100})>/;

/** Other marks of WebVTT, such as `<i>`, `</v>` and the time of a word. */
const CUE_MARK = /<\/?(?:[vcibu]|ruby|rt|lang)(?:[.\s][^<>]{0,100})?>|<\d[\d:.]{4,14}>/g;

function isSubtitles(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => line.trim() !== '');
  const head = lines.slice(first, first + 2);
  return first !== -1 && (WEBVTT.test(head[0] ?? '') || head.some((line) => CUE_TIME.test(line)));
}

/** What is said in subtitles: neither the number nor the time of a cue is anybody's word. */
function cueLines(written: readonly string[]): readonly PlainLine[] {
  return written.flatMap((line, i): readonly PlainLine[] => {
    const isNumber = /^\s*\d{1,9}\s*$/.test(line) && CUE_TIME.test(written[i + 1] ?? '');
    if (isNumber || CUE_TIME.test(line) || WEBVTT.test(line)) return [];
    const voice = VOICE.exec(line)?.[1]?.trim();
    const text = line.replace(VOICE, voice === undefined ? '' : `${voice}: `).replace(CUE_MARK, '');
    return [{ line: i + 1, text, isCode: false, ...(voice !== undefined && { voice }) }];
  });
}
