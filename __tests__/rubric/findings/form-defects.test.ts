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
    [
      'a sentence of the summary that would fit any session',
      { summary: `${REFERENCE.summary} Various further improvements were made.` },
      ['SUMMARY_BOILERPLATE summary'],
    ],
    [
      'an action that would fit any session',
      { key_actions: ['Profiled the worker', 'Made the necessary changes'] },
      ['SUMMARY_BOILERPLATE key_actions/1'],
    ],
    [
      'a moment that would fit any session',
      { aha_moments: [{ seq: 4, type: 'insight', highlight: 'An important insight about the cache was gained' }] },
      ['SUMMARY_BOILERPLATE aha_moments/0'],
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

const messagesOf = (candidate: Partial<Summary>, reference: Summary = REFERENCE): readonly string[] =>
  formDefects(reference, { ...reference, ...candidate }, placeOf).map(
    ({ place, message }) => `${place.file}: ${message}`,
  );

describe('the language of a text', () => {
  it.each<readonly [string, string, string]>([
    ['German', 'Der Cache wurde nicht geleert', 'German'],
    ['Cyrillic', 'Очищен кэш миниатюр', 'Cyrillic script'],
    ['Arabic', 'تم مسح ذاكرة التخزين المؤقت', 'Arabic script'],
    ['Devanagari', 'कैश साफ़ किया गया था', 'Devanagari script'],
    ['Greek', 'Καθαρίστηκε η κρυφή μνήμη', 'Greek'],
    ['Japanese', 'サムネイルのキャッシュを消した', 'Japanese'],
  ])('is named where it is another: %s', (_, title, name) => {
    expect(messagesOf({ title })).toEqual([`title: The title is in ${name}, the reference in English: "${title}"`]);
  });

  it('is named of a sentence, too', () => {
    const foreign = 'Dat is nog niet op de server gezet, en het moet worden getest.';
    expect(messagesOf({ summary: `${REFERENCE.summary} ${foreign} All is well.` })).toEqual([
      `summary: A sentence of the summary is in Dutch, the reference in English: "${foreign}"`,
    ]);
    const actions = [...REFERENCE.key_actions, foreign];
    expect(messagesOf({ key_actions: actions })).toEqual([
      `key_actions/3: A sentence of the action is in Dutch, the reference in English: "${foreign}"`,
    ]);
    expect(messagesOf({ key_actions: [...actions, foreign] })).toHaveLength(1);
  });

  const GERMAN = {
    ...REFERENCE,
    title: 'Cache der Vorschaubilder wird nun geleert',
    summary: 'Der Worker verlor Speicher, weil der Cache nie geleert wurde. Nun gibt es eine Grenze.',
    key_actions: ['Den Worker unter Last gemessen', 'Eine Grenze für den Cache eingebaut'],
    aha_moments: [],
  };

  it('is that of the reference, whichever that is', () => {
    expect(messagesOf({ title: 'The cache of thumbnails is cleared now' }, GERMAN)).toEqual([
      'title: The title is in English, the reference in German: "The cache of thumbnails is cleared now"',
    ]);
    const english = 'The rest of it is not done, and nobody knows why.';
    expect(messagesOf({ summary: `${GERMAN.summary} ${english}` }, GERMAN)).toEqual([
      `summary: A sentence of the summary is in English, the reference in German: "${english}"`,
    ]);
    expect(messagesOf({ title: 'Der Cache wird nicht mehr voll' }, GERMAN)).toEqual([]);
    // Words that a German text ends with in the middle of a sentence, and what a model says in German.
    expect(found({ key_actions: ['Den Worker gemessen und', 'Eine Grenze eingebaut'] }, GERMAN)).toEqual([
      'CUT_OFF key_actions/0',
    ]);
    expect(found({ summary: `Gerne! ${GERMAN.summary}` }, GERMAN)).toEqual(['CHATTER summary']);
    expect(found({ title: 'Gerne! The cache' })).toEqual([]);
  });

  it('is the habit of the corpus, where the reference has it in the same field', () => {
    const mixed = { ...REFERENCE, title: 'Der Cache wurde nicht geleert, weil er voll war' };
    expect(found({ title: 'Der Cache ist nicht mehr voll' }, mixed)).toEqual([]);
    expect(found({ title: 'Le cache n’est plus jamais plein, et c’est la fin' }, mixed)).toEqual([
      'WRONG_LANGUAGE title',
    ]);
    const sentence = 'Dat is nog niet op de server gezet, en het moet worden getest.';
    const quoting = { ...REFERENCE, summary: `${REFERENCE.summary} ${sentence}` };
    const other = 'De test van de server is nog niet af, en het is ook niet klaar.';
    expect(found({ summary: `${REFERENCE.summary} ${other}` }, quoting)).toEqual([]);
    const listing = { ...REFERENCE, key_actions: [...REFERENCE.key_actions, sentence] };
    expect(found({ key_actions: [...REFERENCE.key_actions, other] }, listing)).toEqual([]);
    // Letters of a script: a field that has some is not held to Latin.
    const named = { ...REFERENCE, title: 'Cleared the cache of 小' };
    expect(found({ title: 'サムネイルのキャッシュを消した' }, named)).toEqual([]);
  });

  it.each([
    ['Les Misérables reading list for the class', 'Les Misérables class reading list'],
    ['Fingering for the Allegro ma non troppo', 'Allegro ma non troppo fingering'],
    ['Translated the sign of the open day', 'Sign: "Tag der offenen Tür"'],
  ])('is none for names of the reference and for quotations: %s', (title, other) =>
    expect(found({ title: other }, { ...REFERENCE, title })).toEqual([]),
  );

  it('is told of a title that is nothing but a quotation', () =>
    expect(found({ title: '"Der Cache wurde nicht geleert"' })).toEqual(['WRONG_LANGUAGE title']));

  it('is English at first sight where a title has a word of English grammar', () => {
    expect(found({ title: 'Read la casa de las flores del norte to el rio' })).toEqual([]);
    expect(found({ title: 'Read la casa de las flores del norté to el rio' })).toEqual(['WRONG_LANGUAGE title']);
  });

  it('is nobody’s to tell where the reference shows none', () => {
    const bare = summaryOf({ title: 'v2', summary: 'OK.', key_actions: ['CI'] });
    expect(found({ title: 'Der Cache wurde nicht geleert' }, bare)).toEqual([]);
  });
});

describe('a loop', () => {
  const LOOP = 'and then it failed and then it failed and then it failed'.padEnd(71, '.');

  it('is looked for in lines of 72 characters and more, and in any summary', () => {
    expect(LOOP).toHaveLength(71);
    expect(found({ title: `${LOOP}.` })).toContain('REPEATED_TEXT title');
    expect(found({ title: LOOP })).not.toContain('REPEATED_TEXT title');
    expect(found({ key_actions: ['Ran it', `${LOOP}.`] })).toContain('REPEATED_TEXT key_actions/1');
    expect(found({ summary: LOOP.replaceAll('.', '') })).toContain('REPEATED_TEXT summary');
  });

  it('is told with what is said and how often', () => {
    expect(messagesOf({ summary: 'It ran at noon. It ran at noon. It ran at noon.' })).toEqual([
      'summary: The summary says 3 times: "It ran at noon."',
    ]);
    expect(messagesOf({ key_actions: [`${LOOP}.`, 'Ran it', `${LOOP}.`, `${LOOP}.`] })[0]).toContain(
      '" (and 2 more such)',
    );
  });

  const twelve = 'Cleared it 2';
  const times = (count: number, text = twelve) => Array.from({ length: count }, () => text);

  it.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
    ['three times', times(3), [], ['REPEATED_TEXT key_actions/1']],
    ['twice, which is a slip', times(2), [], []],
    ['three times among others', ['Ran it', twelve, 'Read it', twelve, twelve], [], ['REPEATED_TEXT key_actions/3']],
    ['the second of two', ['Ran it now', 'Ran it now', ...times(3)], [], ['REPEATED_TEXT key_actions/3']],
    ['three times, but short', times(3, 'Cleared it.'), [], []],
    ['as often as in the reference', times(3), times(3), []],
    ['oftener than in the reference', times(4), times(3), ['REPEATED_TEXT key_actions/1']],
  ])('may be one of actions: %s', (_, given, wanted, places) => {
    expect(found({ key_actions: given }, { ...REFERENCE, key_actions: wanted })).toEqual(places);
  });

  it('may be one of moments', () => {
    const momentsOf = (...highlights: readonly string[]) => ({
      aha_moments: highlights.map((highlight, seq) => ({ seq, type: 'insight', highlight })),
    });
    expect(messagesOf(momentsOf(twelve, 'It holds', twelve))).toEqual([
      `aha_moments/2: One moment stands here 2 times: "${twelve}"`,
    ]);
    expect(found(momentsOf('Cleared it.', 'Cleared it.'))).toEqual([]);
    expect(found(momentsOf('', '', ''))).toEqual([]);
  });
});

describe('what a finding says of several texts', () => {
  const [first, second, third] = ['Profiled the worker and', 'Added a limit to the', 'Ran all of the tests or'];

  it('is told of the first, with the number of the others', () => {
    expect(messagesOf({ key_actions: [first, 'Ran it', second, third] })).toEqual([
      'key_actions/0: The action ends in the middle of a sentence, with "and": "Profiled the worker and" (and 2 more such)',
    ]);
    expect(messagesOf({ key_actions: ['Ran it', second] })).toEqual([
      'key_actions/1: The action ends in the middle of a sentence, with "the": "Added a limit to the"',
    ]);
    expect(messagesOf({ key_actions: ['1. Ran it', '2. Read it', '3. Wrote it'] })).toEqual([
      'key_actions/0: The action begins with its number: "1. Ran it" (and 2 more such)',
    ]);
    expect(messagesOf({ key_actions: ['Judge: all is well', 'Dear judge, all is well'] })[0]).toBe(
      'key_actions/0: The action speaks to whoever judges it: "Judge:" (and 1 more such)',
    );
  });

  it('is none where the reference has the like anywhere', () => {
    expect(found({ key_actions: [first] }, { ...REFERENCE, key_actions: ['Ran it', second] })).toEqual([]);
    const numbered = { ...REFERENCE, key_actions: ['1. Ran it', '2. Read it'] };
    expect(found({ key_actions: ['1. Wrote it', '2. Sent it'] }, numbered)).toEqual([]);
    const speaking = { ...REFERENCE, key_actions: ['Ran it', 'Sure! Here is what happened.'] };
    expect(found({ key_actions: ['Sure! It went well.', 'Ran it'] }, speaking)).toEqual([]);
  });

  it('has the last of a longer text', () => {
    const text = `${'A limit of 100 entries was added. '.repeat(1)}${'x'.repeat(40)} and it was added to the`;
    expect(messagesOf({ title: text })).toEqual([
      `title: The title ends in the middle of a sentence, with "the": "…${text.slice(-59)}"`,
    ]);
  });

  it.each<readonly [string, string]>([
    ['The cache is cleared…', 'ends with dots in place of the rest'],
    ['The cache (of thumbnails', 'ends before "(" is closed'],
    ['The cache of the', 'ends in the middle of a sentence, with "the"'],
    ['The cache was full. It is cleared by the job now', 'ends in the middle of a sentence:'],
  ])('says how it ends: %s', (summary, how) => expect(messagesOf({ summary })[0]).toContain(`The summary ${how}`));
});

describe('what a model says to its reader', () => {
  const SURE = 'Sure! Here is what happened.';

  it.each<readonly [string, Partial<Summary>, readonly string[]]>([
    ['first', { key_actions: [SURE, 'Ran it', 'Read it'] }, ['CHATTER key_actions/0']],
    ['last', { key_actions: ['Ran it', 'Read it', SURE] }, ['CHATTER key_actions/2']],
    ['alone', { key_actions: [SURE] }, ['CHATTER key_actions/0']],
    ['at both ends', { key_actions: [SURE, 'Ran it', SURE] }, ['CHATTER key_actions/0']],
    ['not between others', { key_actions: ['Ran it', SURE, 'Read it'] }, []],
    ['not in moments, which quote', { aha_moments: [{ seq: 1, type: 'a', highlight: SURE }] }, []],
    ['behind a title', { title: 'Cleared the cache. Let me know if you need more.' }, ['CHATTER title']],
    ['not as a question behind a title', { title: 'Cleared the cache. Shall I clear the other one?' }, []],
  ])('is found %s', (_, candidate, wanted) => expect(found(candidate)).toEqual(wanted));

  it('is quoted', () => {
    expect(messagesOf({ summary: `Sure! ${REFERENCE.summary}` })).toEqual([
      'summary: The summary speaks to the reader, not of the work: "Sure!"',
    ]);
  });
});

describe('moments', () => {
  const momentOf = (highlight: string) => ({ seq: 1, type: 'insight', highlight });

  it('may begin with their number, which actions may not', () => {
    expect(found({ aha_moments: [momentOf('1. It grows'), momentOf('2. It holds')] })).toEqual([]);
    expect(found({ key_actions: ['1. It grows', '2. It holds'] })).toEqual(['MARKUP_IN_TEXT key_actions/0']);
  });

  it('are looked at where one of them says something', () => {
    expect(found({ aha_moments: [momentOf(''), momentOf('Cleared **all** of it')] })).toEqual([
      'MARKUP_IN_TEXT aha_moments/1',
    ]);
    expect(found({ aha_moments: [momentOf(''), momentOf('')] })).toEqual([]);
    const marked = { ...REFERENCE, aha_moments: [momentOf(''), momentOf('Saw **all** of it')] };
    expect(found({ aha_moments: [momentOf('Cleared **all** of it')] }, marked)).toEqual([]);
  });
});

it('a summary without a stop is cut off only where the reference has one', () => {
  const unstopped = { ...REFERENCE, summary: 'The worker leaked memory. A limit was added' };
  expect(found({ summary: 'Memory was leaked. There is a limit now' })).toEqual(['CUT_OFF summary']);
  expect(found({ summary: 'Memory was leaked. There is a limit now' }, unstopped)).toEqual([]);
  expect(found({ title: 'Memory was leaked. There is a limit now' })).toEqual([]);
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
      // Behind a Japanese summary it is no end that lacks a stop, as many do, but a comma.
      [
        'no end',
        { summary: `${reference.summary} ${/。$/.test(reference.summary) ? 'その後、' : 'Then it was'}` },
        'CUT_OFF summary',
      ],
    ])('%s', (_, candidate, wanted) => {
      expect(found(candidate, reference)).toContain(wanted);
    });
  },
);
