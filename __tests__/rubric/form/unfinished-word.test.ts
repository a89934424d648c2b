import { describe, expect, it } from '@jest/globals';
import { unfinishedName, unfinishedWord } from '../../../src/rubric/form/unfinished-word.js';
import { isPartOfName, wordEndings } from '../../../src/rubric/grounding/word-endings.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const SAID = `
  The harvester stopped on the second field because its hydraulic hose had a crack near the coupling.
  Marieke ordered a replacement from Lindqvist and asked the workshop for the tightening torque.
  The combine lost pressure, the dashboard showed nothing, and the telemetry was unreachable.
  Schedule the inspection before October; the greenhouse needs irrigation and a humidity sensor.
  Reload the dockerfile, rerunning the migration was postponed; configuration follows, certificate renewed.`;

const english = new Vocabularies().of('english');

function found(text: string): string | null {
  return unfinishedWord(text, {
    isEnglish: (word) => english.isListed(word),
    goOn: (beginning) => wordEndings([SAID], beginning),
  });
}

describe('a text ends in the middle of a word', () => {
  it.each([
    ['Repaired the harv', 'harv'],
    ['Replaced the hydr', 'hydr'],
    ['Replaced the hydrauli', 'hydrauli'],
    ['Found a crack near the cou', 'cou'],
    ['Ordered a new one from Lindq', 'Lindq'],
    ['Ordered a new one from Li', 'Li'],
    ['Asked the work for the torq', 'torq'],
    ['Tightened it as the worksh', 'worksh'],
    ['Asked about the tighteni', 'tighteni'],
    ['Nothing on the dashb', 'dashb'],
    ['No telem', 'telem'],
    ['The hose lost pressu', 'pressu'],
    ['Moved the inspec', 'inspec'],
    ['Moved it to Octo', 'Octo'],
    ['Looked after the greenh', 'greenh'],
    ['Set up the irri', 'irri'],
    ['Bought a sensor for humi', 'humi'],
    // What ends as a form of it is the rest of a word of everyday English: "posted", "ordered".
    ['Loaded the certifica', 'certifica'],
    ['Bought two (one for humi', 'humi'],
    ['Repaired the harv  ', 'harv'],
  ])('%s', (text, word) => expect(found(text)).toBe(word));
});

describe('a text may end with a whole word', () => {
  it.each([
    ['of the session', 'Repaired the harvester'],
    ['of the session in another case', 'Called the WORKSHOP'],
    ['of English', 'Repaired the engine'],
    ['of English that another word begins with', 'The check took a second'],
    ['of English before an ending', 'Repaired both engines'],
    ['of grammar', 'Left the pump as it was, with the seal on'],
    ['that nobody knows', 'Repaired the zorble'],
    ['in another form than the session has', 'Looked at couplings'],
    ['before an ending of the one that the session has', 'Found a crack near the coupl'],
    ['before its last letter', 'Repaired the harveste'],
    ['of English, though a name begins with it', 'Asked Marie'],
    ['of which the session has a form with a doubled letter', 'Had a rerun'],
    ['that is short for one', 'Renewed the cert'],
    ['that is short for one of the session', 'Changed the config'],
    ['that another one is made of', 'Installed Docker'],
    ['before a stop', 'Repaired the harv.'],
    ['before a mark', 'Repaired the harv,'],
    ['with a digit', 'Repaired harv2'],
    ['of a path', 'Changed src/harv'],
    ['of a name with a hyphen', 'Changed semi-harv'],
    ['in capitals', 'Sent it to QA'],
    ['of one letter', 'Went back to plan h'],
    ['of which a word in the middle is made', 'It was an arves'],
    ['alone', 'harv'],
    ['nowhere', ''],
  ])('%s: %s', (_, text) => expect(found(text)).toBeNull());
});

describe('a text ends in the middle of a name', () => {
  const NAMES = 'Pushed 7d20b1e to fix/hose-clamp; cache_keys of v2.10 in src/harvest.ts, HV-88 and HV-880.';
  const named = (text: string) =>
    unfinishedName(text, (beginning) => isPartOfName([NAMES, text.slice(0, -beginning.length)], beginning));

  it.each([
    ['Reverted commit 7d20', '7d20'],
    ['Pushed it to fix/hose-cl', 'fix/hose-cl'],
    ['Renamed cache_ke', 'cache_ke'],
    ['Moved it to src/harv', 'src/harv'],
  ])('%s', (text, name) => expect(named(text)).toBe(name));

  it.each([
    ['whole', 'Reverted commit 7d20b1e'],
    ['in the singular', 'Renamed cache_key'],
    ['told as well where it goes on', 'Closed HV-88'],
    ['a file without its ending', 'Moved it to src/harvest'],
    ['a part that ends where the name has a mark', 'Set it to v2'],
    ['told nowhere', 'Reverted commit 8e31'],
    ['a short hash', 'Reverted commit 7d20b1'],
    ['of letters alone', 'Pushed it to fi'],
    ['of digits alone', 'Closed the ticket 88'],
    ['in the middle', 'Pushed 7d20 to main'],
    ['too short', 'Reverted 7d2'],
  ])('none: %s: %s', (_, text) => expect(named(text)).toBeNull());

  it.each([
    [true, '7d20b1e is the commit'],
    [false, 'a7d20b1e is the commit'],
    [false, 'x-7d20b1e'],
    [false, 'fix_7d20b1e'],
    [false, '7d20'],
    [false, '7d20b1e and 7d20'],
    [false, ''],
  ])('%s of %s', (isPart, said) => expect(isPartOfName([said], '7d20')).toBe(isPart));
});

describe('how words go on', () => {
  it.each<[string, string, readonly string[]]>([
    ['the river and rivers', 'riv', ['er', 'ers']],
    ['a derived river', 'riv', ['er']],
    ['River, RIVERBED', 'river', ['']],
    ['riv, Riv.', 'riv', ['']],
    ['Überfluss überall', 'über', ['fluss', 'all']],
    ['', 'riv', []],
  ])('%s, from %s: %j', (text, beginning, rest) => expect([...wordEndings([text], beginning)]).toEqual(rest));
});

describe('what makes a word whole', () => {
  const LISTED = new Set(['fo', 'can', 'cat', 'ox', 'sail', 'engine']);

  it.each<readonly [string, string, readonly string[], string | null]>([
    ['nothing: the session goes on otherwise', 'the zor', ['matic'], 'zor'],
    ['that it goes on nowhere', 'the zor', [], null],
    ['that it is told by itself', 'the zor', ['matic', ''], null],
    ['that the list has it', 'the can', ['ister'], null],
    ['that developers say so', 'through git', ['hub'], null],
    ['that it answers', 'Is an index missing? No', ['rthern'], null],
    ['that the list has it, whatever its case', 'the Can', ['ister'], null],
    ['not of two letters, which may be the beginning of another', 'the fo', ['rtnight'], 'fo'],
    ['that it is short for one', 'the cfg', ['zor'], null],
    ['that it is short for one, in two letters', 'the db', ['zor'], null],
    ['that it is one of grammar', 'the whose', ['zor'], null],
    ['that an ending makes the other form', 'the zorbl', ['ing'], null],
    ['that an ending makes it behind the same letter again', 'the zorb', ['bing'], null],
    ['not another letter before the ending', 'the zorb', ['ping'], 'zorb'],
    ['that a word of the list goes on', 'the zor', ['cat'], null],
    ['not a word of two letters', 'the zor', ['ox'], 'zor'],
    ['not a word that goes on behind two letters', 'the zo', ['cat'], 'zo'],
    ['where one of several ways to go on is one of these', 'the zor', ['matic', 's'], null],
    ['not more letters than so many', `the ${'z'.repeat(13)}`, ['matic'], 'z'.repeat(13)],
    ['so many letters', `the ${'z'.repeat(14)}`, ['matic'], null],
    ['that it stands alone', 'zor', ['matic'], null],
  ])('%s', (_, text, rests, wanted) => {
    const known = { isEnglish: (word: string) => LISTED.has(word), goOn: () => new Set(rests) };
    expect(unfinishedWord(text, known)).toBe(wanted);
  });
});
