import { describe, expect, it } from '@jest/globals';
import { unknownNamesIn } from '../../../src/rubric/grounding/names/proper-names.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const english = new Vocabularies().of('english');
const SAID = ['playwright.config.ts', 'postgresql', 'wanjiru'];

function unknownIn(line: string): readonly string[] {
  return unknownNamesIn(line, {
    isEnglish: (word) => english.isListed(word),
    hasBeginning: (beginning) => SAID.some((word) => word.startsWith(beginning)),
  });
}

describe('a name of which a session says nothing', () => {
  it.each([
    ['Set up a Grafana alert on repeated keys', ['Grafana']],
    ['Added a Storybook page for the live region', ['Storybook']],
    ['Introduced a small Memcached layer and a Kibana page', ['Memcached', 'Kibana']],
  ])('%s', (line, names) => expect(unknownIn(line)).toEqual(names));

  it.each([
    ['of the session', 'Wrote a Wanjiru fixture'],
    ['by its beginning', 'Moved the dump of Postgres to the replica'],
    ['by a name of a file', 'Wrote a Playwright test for the zoom'],
    ['an English word', 'Moved the fix to Monday evening'],
    ['of the calendar', 'Restored the base backup of 8 Nov from Tue night'],
    ['that code shows', 'Documented it in a Markdown file and a Bash script'],
    ['that an import shows', 'Opened PR 12 with a Postgres migration and a Django fixture'],
    ['a term of art', 'Ran it on GitHub with Node.js'],
    ['at the beginning', 'Grafana alert set up'],
    ['behind the end of a sentence', 'Done. Grafana shows it'],
    ['a part of a name', 'Edited src/Kibana.ts and Kibana/filter and Kibana-8'],
    ['of a line with capitals throughout', 'Debugging Sample Loss in Embedded Loggers'],
    ['in capitals', 'Mapped a KIBANA index anew'],
    ['of what is there', 'Fixed the Django migration of the table'],
    ['behind a preposition', 'Added a workaround for Safari and wrote it in Cypress'],
    ['a person', 'Asked Przemek for a second look'],
  ])('none: %s: %s', (_, line) => expect(unknownIn(line)).toEqual([]));
});
