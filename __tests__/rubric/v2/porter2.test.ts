import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../../src/core/seeded-random.js';
import { stem } from '../../../src/rubric/v2/porter2.js';

/** Words and their stems, a line for each step of the algorithm. */
const STEMS = `
skis ski, dying die, ugly ugli, news news, sky sky, inning inning, proceeds proceed
caresses caress, ties tie, cries cri, gas gas, this this, kiwis kiwi, gaps gap, us us, dies die, died die
agreed agre, feed feed, plastered plaster, bled bled, motoring motor, sing sing, repeatedly repeat, bing bing
conflated conflat, troubled troubl, sized size, hopping hop, tanned tan, falling fall, hissing hiss, filing file
happy happi, by by, say say, youth youth, boyish boyish, enjoys enjoy, yyyy yyyi
relational relat, conditional condit, rational ration, valenci valenc, digitizer digit, conformabli conform
radicalli radic, differentli differ, vileli vile, analogousli analog, vietnamization vietnam, predication predic
operator oper, feudalism feudal, decisiveness decis, hopefulness hope, formaliti formal, sensitiviti sensit
sensibiliti sensibl, carefully care, apology apolog, hopelessly hopeless, quickly quick, family famili
triplicate triplic, formative format, formalize formal, electriciti electr, electrical electr, goodness good
revival reviv, allowance allow, inference infer, airliner airlin, adjustable adjust, replacement replac
adjustment adjust, dependent depend, adoption adopt, communism communism, activate activ, effective effect
probate probat, rate rate, cease ceas, controll control, roll roll, generate generat, generic generic, arsenal arsenal
imaginative imagin, representative repres, authoritative authorit, relative relat
`
  .trim()
  .split(/[\n,]\s*/)
  .map((pair) => pair.split(' '));

describe('the stem', () => {
  it.each(STEMS)('of %s is %s', (word, wanted) => expect(stem(word ?? '')).toBe(wanted));

  it('of 40,000 made words is what other implementations of the algorithm say', () => {
    const { below } = seededRandom(20261123);
    const endings = [...new Set(STEMS.map(([word = '']) => word.slice(-5)))];
    const letters = 'abcdefghijklmnopqrstuvwxyzaeiouyly';
    const lines = Array.from({ length: 40_000 }, () => {
      const head = Array.from({ length: below(6) }, () => letters.charAt(below(letters.length))).join('');
      const word = `${head}${(endings[below(endings.length)] ?? '').slice(below(4))}`;
      return `${word} ${stem(word)}`;
    });
    // Made with the package porter2 1.1.0, which agrees with this on the vocabulary of Snowball, too.
    expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(
      '65f7fac6c74277f82cdfeae2eae6810551962b9085c6d9d75bae5c5e1886135e',
    );
  });
});
