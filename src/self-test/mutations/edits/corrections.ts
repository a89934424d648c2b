import { sentencesOf } from '../../../core/sentences.js';
import type { Edit } from '../edit.js';
import { isEnglish } from '../english.js';
import { replaceSites, type Site } from '../sites.js';

/** Words by which a sentence takes back what was believed or done before. */
const TAKES_BACK =
  /\b(?:turned out|proved (?:wrong|false|to be)|was wrong|were wrong|ruled out|ruled it out|disproved|refuted|in fact|in truth|not the (?:cause|culprit|reason)|did not help|undone|reverted|rolled back|withdrawn|retracted|discarded|abandoned|rejected|corrected|mistaken(?:ly)?|led to \S+ instead|instead(?! of))\b/i;

/** Words by which the first part of a sentence tells of a belief or an attempt. */
const BELIEVES =
  /\b(?:suspect\w*|suspicion|believ\w+|assum\w+|declared|thought|expected|seemed|appeared|looked|blam\w+|claimed|first|initial\w*|attempt\w*|tried|theor\w+|hypothes[ei]s|guess\w*|turned)\b/i;

/** What the second part of such a sentence begins with. */
const BUT = /, (?:but|yet|although|though|however|only to)\b|; (?:however|in fact)\b/;

const LOST_CORRECTION: Edit = {
  kind: 'lost-corrections',
  family: 'lost-corrections',
  effect: 'damaging',
  dimensions: ['summary', 'key_actions'],
  description: 'What took a first belief or attempt back is left out, so that the belief stands.',
  doses: [1],
  unit: 'whole',
  change: (reference) => {
    if (!isEnglish(reference)) return null;
    const sites = correctionSites(reference.summary);
    const kept = reference.key_actions.filter((action) => !TAKES_BACK.test(action));
    if (sites.length === 0) return null;
    const summary = replaceSites(reference.summary, sites);
    return { ...reference, summary, key_actions: kept.length === 0 ? reference.key_actions : kept };
  },
};

/** Corrections in a text: the second half of a sentence, or a sentence with the blank behind it. The first one has nothing to take back. */
function correctionSites(text: string): readonly Site[] {
  return sentencesOf(text).flatMap(({ start, end }, index): readonly Site[] => {
    const sentence = text.slice(start, end);
    const but = BUT.exec(sentence);
    if (but !== null && BELIEVES.test(sentence.slice(0, but.index))) {
      const stop = /[.!?]$/.test(sentence) ? 1 : 0;
      return [{ start: start + but.index, end: end - stop, replacement: '' }];
    }
    if (index === 0 || !TAKES_BACK.test(sentence)) return [];
    const blanks = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
    return [{ start, end: end + blanks, replacement: '' }];
  });
}

export const CORRECTION_EDITS: readonly Edit[] = [LOST_CORRECTION];
