import type pc from 'picocolors';
import { counted, terminalLine } from '../../core/text.js';
import type { Exam, Examined } from '../../self-test/exam.js';
import { hang, type Screen } from './layout.js';

/** More are counted. */
const MOST_NAMED = 10;

/** What the gates make of what people accepted and rejected, in a sentence, with those by name that they get wrong. */
export function examLines(exam: Exam, paint: ReturnType<typeof pc.createColors>, screen: Screen): readonly string[] {
  const slipped = exam.rejected.filter(({ gates }) => gates.length === 0);
  const blocked = exam.accepted.filter(({ gates }) => gates.length > 0);
  return [
    ...hang('', `${examSentence(exam)}.`, screen).map(paint.bold),
    ...named('  passes  ', slipped, ({ taught }) => taught.because ?? '', screen),
    ...named(
      '  fails   ',
      blocked,
      ({ gates }) => `${gates.join(', ')}, without itself among the accepted ones`,
      screen,
    ),
    '',
  ];
}

/** "These gates fail 9 of 11 summaries that people rejected, and pass 14 of 15 that they accepted". */
function examSentence({ accepted, rejected }: Exam): string {
  const failed = rejected.filter(({ gates }) => gates.length > 0).length;
  const passed = accepted.filter(({ gates }) => gates.length === 0).length;
  const parts = [
    ...(rejected.length === 0
      ? []
      : [`fail ${failed} of ${counted(rejected.length, 'summary', 'summaries')} that people rejected`]),
    ...(accepted.length === 0
      ? []
      : [
          rejected.length === 0
            ? `pass ${passed} of ${counted(accepted.length, 'summary', 'summaries')} that people accepted`
            : `pass ${passed} of ${accepted.length} that they accepted`,
        ]),
  ];
  return `These gates ${parts.join(', and ')}`;
}

function named(
  word: string,
  all: readonly Examined[],
  why: (one: Examined) => string,
  screen: Screen,
): readonly string[] {
  const rest = all.length - MOST_NAMED;
  return [
    ...all
      .slice(0, MOST_NAMED)
      .flatMap((one) => hang(word, terminalLine(`${one.session}, ${one.taught.id}: ${why(one)}`, 500), screen)),
    ...(rest > 0 ? [`${word}and ${rest} more`] : []),
  ];
}
