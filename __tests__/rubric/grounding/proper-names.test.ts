import { describe, expect, it } from '@jest/globals';
import { newThingsIn, personsIn, unknownIn } from '../../../src/rubric/grounding/names/proper-names.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const english = new Vocabularies().of('english');
const isEnglish = (word: string): boolean => english.isListed(word);

describe('a person in a sentence', () => {
  it.each([
    ['Asked Przemek for a second look', ['Przemek']],
    ["Merge request 57 waits for Henrik's review.", ['Henrik']],
    ["The second slot serves Pavel's monthly load and stays", ['Pavel']],
    ['It was reviewed by Tobias and merged', ['Tobias']],
    ['It was approved by Nora Petersen', ['Nora']],
    ['Mrs Sandqvist has to agree', ['Sandqvist']],
    ['The call was with Dr. Szabo from quality', ['Szabo']],
    ['After a week, Femke asked for a further test', ['Femke']],
    ['Henrike decided to wait, and Femke approved it', ['Henrike', 'Femke']],
    ['Sunniva insisted on the ten per cent; Pirjo said no', ['Sunniva']],
  ])('%s', (sentence, names) => expect(personsIn(sentence, isEnglish)).toEqual(names));

  it.each([
    ['a tool that finds or asks for something', 'Found by Valgrind, suggested by Clippy, confirmed by Wireshark'],
    ['a tool that something is sent to', 'It is sent to Kafka, written to Redis and passed to Celery'],
    ['a tool', 'Moved the dump to Grafana and opened Kibana'],
    ['who answers', 'A suggestion was asked of Claude; it agreed with Copilot, and Gemini decided it'],
    ['those who have no other name', 'Asked Procurement and Ops; approved by Reviewers, decided by Landlord'],
    ['a word', 'It was approved by Monday, and the Team agreed'],
    ['of the calendar', "It stands in Tue's notes, and Sat decided nothing"],
    [
      'at the beginning, of what no person does',
      'Rollback approved, Typo corrected on Friday, Workaround agreed with Ana, Telemetry suggested that',
    ],
    ["somebody's law", "It is a case of Hyrum's law, a Welch test, and Levenshtein's distance"],
    ['in code', 'It prints `asked Foobar` now'],
    ['in the words of others', 'The text was "approved by Nobodin" and “told Foobar”'],
    ['a part of a name', 'Asked Kibana/filter, asked Kibana-8, asked Kibana.open and asked Kibana()'],
  ])('none: %s: %s', (_, sentence) => expect(personsIn(sentence, isEnglish)).toEqual([]));
});

describe('something new by a name', () => {
  it.each([
    ['Set up a Grafana alert on repeated keys', ['Grafana']],
    ['Added a Storybook page for the live region', ['Storybook']],
    ['Introduced a small Memcached layer and a Kibana page', ['Memcached', 'Kibana']],
  ])('%s', (line, names) => expect(newThingsIn(line, isEnglish)).toEqual(names));

  it.each([
    ['an English word', 'Moved the fix to a Monday evening'],
    ['that code shows', 'Documented it in a Markdown file and a Bash script'],
    ['that an import shows', 'Opened PR 12 with a Postgres migration and a Django fixture'],
    ['a term of art', 'Ran it in a GitHub action'],
    ['at the beginning', 'Grafana alert set up'],
    ['in capitals', 'Mapped a KIBANA index anew'],
    ['of what is there', 'Fixed the Grafana alert of the table'],
  ])('none: %s: %s', (_, line) => expect(newThingsIn(line, isEnglish)).toEqual([]));
});

describe('a name of which a session says nothing', () => {
  it.each([
    ['nothing like it', 'Henrik', 'asked Henry twice', true],
    ['a name that begins as it does', 'Playwright', 'npx playwri.config.ts', false],
    ['within a word', 'Müller', 'jmueller@example.org', false],
    ['other accents', 'Goncalves', 'O. Gonçalves', false],
    ['letters of its own', 'Łukasz', 'lukasz@example.org', false],
    ['two letters for one', 'Håkon', 'haakon', false],
    ['two words', 'Dropbox', 'a drop box', false],
    ['a name by itself in another script', 'Yuki', '優希さん', false],
    ['names taken out', 'Yuki', 'ask [NAME_1] about it', false],
    ['a sign of another script', 'Henrik', 'it took 12 μs and 3 Ω', true],
  ])('%s: %s in "%s"', (_, name, text, wanted) =>
    expect(unknownIn(['a first text', text], [name])).toEqual(new Set(wanted ? [name] : [])),
  );

  it('is looked for among several at once', () => {
    expect(unknownIn(['Ana and Wim', 'told Petra'], ['Wim', 'Oda', 'Petra', 'Ilka'])).toEqual(new Set(['Oda', 'Ilka']));
  });
});
