import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Summary } from '../../../src/core/summary.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { formDefects } from '../../../src/rubric/findings/form-defects.js';
import { openRubric } from '../../../src/rubric/score.js';
import { anyText, placeOf, summaryOf } from '../scored-texts.js';
import { corpusReferences } from '../v2/sessions.js';

const REFERENCE = summaryOf({
  title: 'Cleared the cache of thumbnails',
  summary:
    'The worker leaked memory because the cache of thumbnails was never cleared. A limit of 100 entries was added and holds. All 44 tests pass.',
  key_actions: ['Profiled the worker under load', 'Added a limit to the cache', 'Ran all of the tests again'],
  outcome: 'success',
  aha_moments: [{ seq: 4, type: 'insight', highlight: 'The cache is never cleared, so it grows with every request' }],
});

const found = (candidate: Partial<Summary>, reference: Summary = REFERENCE): readonly string[] =>
  formDefects(reference, { ...reference, ...candidate }, placeOf).map(({ code, place }) => `${code} ${place.file}`);

describe('flaws of form', () => {
  it.each<readonly [string, Partial<Summary>, readonly string[]]>([
    [
      'a summary in another language',
      {
        summary: 'Der Worker verlor Speicher, weil der Cache der Vorschaubilder nie geleert wurde. Alle Tests laufen.',
      },
      ['WRONG_LANGUAGE summary'],
    ],
    ['a title in another language', { title: 'Cache für Vorschaubilder wird nun geleert' }, ['WRONG_LANGUAGE title']],
    [
      'most actions in another language',
      {
        key_actions: [
          'Profiled the worker',
          'Añadió un límite para la caché',
          'Volvió a ejecutar todos los tests de la rama',
        ],
      },
      ['WRONG_LANGUAGE key_actions/1'],
    ],
    [
      'all actions in another language',
      {
        key_actions: [
          'Perfiló el worker con carga',
          'Añadió un límite para la caché',
          'Volvió a ejecutar todos los tests',
        ],
      },
      ['WRONG_LANGUAGE key_actions/0'],
    ],
    [
      'one action of several in another language',
      { key_actions: [...REFERENCE.key_actions, 'Les tests de la file ont été relancés avec une limite plus basse'] },
      ['WRONG_LANGUAGE key_actions/3'],
    ],
    [
      'a sentence in another language, told once',
      {
        summary: `${REFERENCE.summary} Dat is nog niet op de server gezet, en het moet worden getest. Het is niet klaar, en de test van de server is nog niet af.`,
      },
      ['WRONG_LANGUAGE summary'],
    ],
    [
      'a title in another language with an elision',
      { title: "Pourquoi la mémoire de l'ouvrier n'était pas vidée" },
      ['WRONG_LANGUAGE title'],
    ],
    ['an announcement', { summary: `Here is the summary of the session: ${REFERENCE.summary}` }, ['CHATTER summary']],
    ['an offer', { summary: `${REFERENCE.summary} Let me know if you need more.` }, ['CHATTER summary']],
    [
      'an offer as the last action',
      { key_actions: [...REFERENCE.key_actions, 'Let me know if anything is missing'] },
      ['CHATTER key_actions/3'],
    ],
    ['a fence', { summary: `\`\`\`\n${REFERENCE.summary}\n\`\`\`` }, ['MARKUP_IN_TEXT summary']],
    [
      'dashes, told once',
      { key_actions: REFERENCE.key_actions.map((action) => `- ${action}`) },
      ['MARKUP_IN_TEXT key_actions/0'],
    ],
    [
      'numbers, told once',
      { key_actions: REFERENCE.key_actions.map((action, i) => `${i + 1}. ${action}`) },
      ['MARKUP_IN_TEXT key_actions/0'],
    ],
    ['half a summary', { summary: REFERENCE.summary.slice(0, 110) }, ['CUT_OFF summary']],
    [
      'half an action',
      { key_actions: ['Profiled the worker under load', 'Added a limit to the'] },
      ['CUT_OFF key_actions/1'],
    ],
    [
      'a loop in the summary',
      { summary: 'The worker leaked memory. The worker leaked memory. The worker leaked memory.' },
      ['REPEATED_TEXT summary'],
    ],
    [
      'a loop of actions',
      { key_actions: Array.from({ length: 5 }, () => 'Profiled the worker under load') },
      ['REPEATED_TEXT key_actions/1'],
    ],
    [
      'a loop of moments',
      {
        aha_moments: [4, 5].map((seq) => ({
          ...REFERENCE.aha_moments[0],
          seq,
          type: 'insight',
          highlight: 'It grows with every request',
        })),
      },
      ['REPEATED_TEXT aha_moments/1'],
    ],
    [
      'a remark to the reader behind the last moment',
      {
        aha_moments: [
          { seq: 4, type: 'insight', highlight: 'The cache only grows (I hope this captures it; happy to add more.)' },
        ],
      },
      ['CHATTER aha_moments/0'],
    ],
    [
      'what somebody said, which may speak to a reader',
      { aha_moments: [{ seq: 4, type: 'insight', highlight: 'Let me know if the cache still grows.' }] },
      [],
    ],
    ['nothing', {}, []],
    [
      'other words',
      { title: 'Thumbnails no longer fill the memory', summary: 'A cache grew for ever. It now has a limit.' },
      [],
    ],
    ['terse notes', { summary: 'Leak found: cache never cleared. Limit 100, in. 44 tests green.' }, []],
  ])('%s', (_, candidate, wanted) => {
    expect(found(candidate)).toEqual(wanted);
  });

  it('are told with the words at fault and what to do', () => {
    const [defect] = formDefects(REFERENCE, { ...REFERENCE, title: '**Cleared** the cache' }, placeOf);
    expect(defect).toEqual({
      code: 'MARKUP_IN_TEXT',
      dimension: 'title',
      message: 'The title has bold type in it: "**Cleared**"',
      suggestion: 'Write plain text, and take the answer of the model apart before its parts become fields',
      place: { file: 'title' },
    });
  });

  it('are the habit of a corpus where the reference has them', () => {
    const marked = { ...REFERENCE, summary: '- The worker leaked memory\n- A limit was added' };
    expect(found({ summary: '- Memory was leaked\n- There is a limit now' }, marked)).toEqual([]);
    const unstopped = { ...REFERENCE, summary: 'The worker leaked memory. A limit was added' };
    expect(found({ summary: 'Memory was leaked. There is a limit now' }, unstopped)).toEqual([]);
  });
});

describe.each(['v1', 'v2'] as const)('by rubric %s', (version) => {
  const rubric = openRubric(version);
  const codesOf = (candidate: Partial<Summary>): readonly string[] => {
    const given = { ...REFERENCE, ...candidate };
    return findDefects(REFERENCE, given, rubric(REFERENCE, given), placeOf).map(({ code }) => code);
  };

  it('a loop is not too short', () => {
    const codes = codesOf({ summary: 'The tests pass now. '.repeat(8) });
    expect(codes).toContain('REPEATED_TEXT');
    expect(codes).not.toContain('SUMMARY_TOO_SHORT');
  });

  it('a loop is not too long', () => {
    const codes = codesOf({ summary: 'The tests pass now, and nobody has to look at them again. '.repeat(60) });
    expect(codes).toContain('REPEATED_TEXT');
    expect(codes).not.toContain('SUMMARY_TOO_LONG');
  });

  it('a short loop without actions is a loop, and nothing else of its length', () => {
    const codes = codesOf({ summary: 'Tests pass now okay. Tests pass now okay.', key_actions: [] });
    expect(codes).toContain('REPEATED_TEXT');
    expect(codes.filter((code) => code.startsWith('SUMMARY_TOO_'))).toEqual([]);
  });

  it('forms are found beside all else', () => {
    expect(codesOf({ summary: `Sure! ${REFERENCE.summary}`, outcome: 'failed' })).toEqual(['WRONG_OUTCOME', 'CHATTER']);
  });
});

describe('a reference as its own candidate', () => {
  it.each(corpusReferences().map(({ name, reference }) => [name, reference] as const))('%s', (_, reference) => {
    expect(formDefects(reference, structuredClone(reference), placeOf)).toEqual([]);
  });

  it('has no flaw, whatever it is made of', () => {
    const part = fc.oneof(
      anyText,
      fc.constantFrom(
        '- a list',
        '```',
        'Sure! Here is the summary:',
        'It ends with the',
        'go go go go go go go go go',
        '(',
        '“',
      ),
    );
    const text = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(' '));
    const actions = fc.array(text, { maxLength: 4 });
    fc.assert(
      fc.property(text, text, actions, text, (title, summary, key_actions, highlight) => {
        const one = summaryOf({ title, summary, key_actions, aha_moments: [{ seq: 1, type: 'insight', highlight }] });
        expect(formDefects(one, structuredClone(one), placeOf)).toEqual([]);
      }),
    );
  });
});

describe.each(corpusReferences().map(({ name, reference }) => [name, reference] as const))(
  'damage to %s',
  (_, reference) => {
    it.each<readonly [string, Partial<Summary>, string]>([
      ['chatter', { summary: `Here is the summary you asked for: ${reference.summary}` }, 'CHATTER summary'],
      ['an offer', { summary: `${reference.summary} Let me know if you want me to expand it!` }, 'CHATTER summary'],
      ['a fence', { summary: `\`\`\`\n${reference.summary}\n\`\`\`` }, 'MARKUP_IN_TEXT summary'],
      [
        'JSON',
        { summary: JSON.stringify({ title: reference.title, summary: reference.summary }) },
        'MARKUP_IN_TEXT summary',
      ],
      ['a heading', { summary: `## Summary\n\n${reference.summary}` }, 'MARKUP_IN_TEXT summary'],
      ['bold type', { title: `**${reference.title.replaceAll('*', '')}**` }, 'MARKUP_IN_TEXT title'],
      ['said twice', { summary: `${reference.summary} ${reference.summary}` }, 'REPEATED_TEXT summary'],
      ['no end', { summary: `${reference.summary} Then it was` }, 'CUT_OFF summary'],
    ])('%s', (_, candidate, wanted) => {
      expect(found(candidate, reference)).toContain(wanted);
    });
  },
);
