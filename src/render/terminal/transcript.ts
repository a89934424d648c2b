import pc from 'picocolors';
import { counted, terminalLine } from '../../core/text.js';
import type { Block, Message, Messages } from '../../inputs/transcripts/message.js';
import { sourceOf, type TranscriptSource } from '../../inputs/transcripts/source.js';
import { factsOf } from '../../inputs/transcripts/transcript.js';
import { hang, type Paint, type Screen } from './layout.js';

/** So much of what is said is shown; results of tools are longer than anybody reads. */
const SHOWN_LINES = { text: 40, call: 6, result: 8 } as const;

/** As what a transcript was recognised, in one sentence. */
export function aboutSource({ format, messages, skipped, unknown, unknownCount }: TranscriptSource): string {
  const [first] = unknown;
  const odd = first === undefined ? '' : `: line ${first.line}, ${first.what}${unknownCount > 1 ? ', …' : ''}`;
  return terminalLine(
    `${format}, ${counted(messages, 'message')}, ${skipped} without anything to read, ${unknownCount} not understood${odd}`,
  );
}

/** A transcript for a person who wants to name a moment by the number of its message. */
export function renderTranscript(file: string, read: Messages, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const days = read.messages.map(({ time }) => time?.slice(0, 10) ?? null);
  return [
    paint.bold(terminalLine(file, 1000)),
    ...hang('  ', aboutSource(sourceOf({ file, ...factsOf(read) })), screen).map(paint.dim),
    '',
    ...read.messages.flatMap((message, i) => [
      ...(days[i] !== days[i - 1] && isDay(days[i]) ? [paint.dim(`  ${days[i]}`), ''] : []),
      ...messageLines(message, paint, screen),
      '',
    ]),
    ...hang('', 'The number of a message is the seq of a moment that happens in it.', screen).map(paint.dim),
    '',
  ].join('\n');
}

function isDay(day: string | null | undefined): boolean {
  return day !== null && day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day);
}

function messageLines({ seq, time, role, blocks, isAside }: Message, paint: Paint, screen: Screen): readonly string[] {
  const clock = time !== null && isDay(time.slice(0, 10)) ? [time.slice(11, 19)] : time === null ? [] : [time];
  const tools = [...new Set(blocks.flatMap((block) => (block.kind === 'text' ? [] : [block.tool ?? '?'])))];
  const head = [
    role,
    ...(tools.length > 0 ? [`(${tools.join(', ')})`] : []),
    ...clock,
    ...(isAside ? ['· of a helper'] : []),
    ...(blocks.some((block) => block.kind === 'result' && block.isError === true) ? ['· error'] : []),
  ].join(' ');
  const isMixed = blocks.some((block) => block.kind === 'result') && blocks.some((block) => block.kind !== 'result');
  const said = blocks.flatMap((block) => blockLines(block, isMixed, paint, screen));
  return [
    `${paint.bold(`${seq}`.padStart(4))}  ${paint.cyan(terminalLine(head, 200))}`,
    ...(said.length > 0 ? said : [paint.dim('      (nothing to read)')]),
  ];
}

/** @param isMixed whether a message has results beside what somebody says, so that they are to be told apart */
function blockLines(block: Block, isMixed: boolean, paint: Paint, screen: Screen): readonly string[] {
  const { kind } = block;
  const isMarked = isMixed && kind === 'result';
  const text = isMarked && !block.isRest ? `${block.tool ?? '?'}: ${block.text}` : block.text;
  const mark = kind === 'call' ? '      → ' : isMarked ? '      ← ' : '      ';
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const hidden = lines.length - SHOWN_LINES[kind];
  const more = `…and ${counted(hidden, 'more line', 'more lines')}`;
  return [
    ...lines.slice(0, SHOWN_LINES[kind]).flatMap((line) => hang(mark, terminalLine(line), screen)),
    ...(hidden > 0 ? [paint.dim(`      ${more}`)] : []),
  ];
}
