import { showNumber, shown } from '../../core/numbers.js';
import { counted, nameSome, terminalLine } from '../../core/text.js';
import { type Fall, isWorse, type Worse } from '../../gates/baseline/what-gets-worse.js';
import { hang, type Screen } from './layout.js';

/** More are counted. */
const MOST_NAMED = 20;

/** What is worse than in the baseline that is replaced, a line for each. Names are foreign text. */
export function worseLines(worse: Worse, scoredAt: string, screen: Screen): readonly string[] {
  const { obstacle, overall, dimensions, sessions, failing, gone, differing } = worse;
  const say = (text: string): readonly string[] => hang('', terminalLine(text, 1000), screen);
  const item = (text: string): readonly string[] => hang('  - ', terminalLine(text, 2000), screen);
  const about = `the baseline that it replaces, scored ${scoredAt}`;
  return [
    ...(isWorse(worse)
      ? say(`Worse than in ${about}:`)
      : say(
          obstacle === null
            ? `Nothing is worse than in ${about}.`
            : `No session newly fails or is gone since ${about}.`,
        )),
    ...(overall === null ? [] : item(`overall: ${inNumbers(overall)}`)),
    ...dimensions.flatMap(({ dimension, ...fall }) => item(`${dimension}: ${inNumbers(fall)}`)),
    ...(sessions.length === 0
      ? []
      : item(
          `${counted(sessions.length, 'session')} fell: ${nameSome(
            sessions,
            MOST_NAMED,
            ({ name, ...fall }) => `${name} ${inNumbers(fall)}`,
          )}`,
        )),
    ...(failing.length === 0
      ? []
      : item(
          `${counted(failing.length, 'session')} newly ${failing.length === 1 ? 'fails' : 'fail'}: ${nameSome(failing, MOST_NAMED)}`,
        )),
    ...(gone.length === 0
      ? []
      : item(
          `${counted(gone.length, 'session')} ${gone.length === 1 ? 'is' : 'are'} not in it any more: ${nameSome(gone, MOST_NAMED)}`,
        )),
    ...(obstacle === null ? [] : say(`Its scores cannot be compared with these: ${obstacle}.`)),
    ...(differing.length === 0 ? [] : say(`Another than then: ${differing.join(', ')}.`)),
    '',
  ];
}

function inNumbers({ before, now }: Fall): string {
  return `${showNumber(before)} → ${showNumber(now)} (−${(shown(before) - shown(now)).toFixed(3)})`;
}
