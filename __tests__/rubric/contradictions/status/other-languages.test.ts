import { describe, expect, it } from '@jest/globals';
import { toldStates } from '../../../../src/rubric/contradictions/status/named-states.js';
import { allAgainst, holdRule } from '../readings.js';

describe('what is said of requests in other languages', () => {
  // By language: what is merged or released, closed, open or a draft, and what is none of them for sure.
  it.each<
    [
      language: string,
      merged: readonly string[],
      closed: readonly string[],
      open: readonly string[],
      unsure: readonly string[],
    ]
  >([
    [
      'German',
      ['PR #12 nach release/4.12 gemergt', 'Die Korrektur #12 wurde von Ada gemerged.', '#12 ist ausgerollt.'],
      ['Das Ticket #12 wurde geschlossen.'],
      [
        'PR #12 ist noch offen.',
        '#12 ist nur als Entwurf da.',
        '#12 wurde noch nicht gemergt.',
        'PR #12 wartet auf die Prüfung durch Ada.',
        'PR #12 für die Waage, noch offen.',
      ],
      ['PR #12 wird morgen gemergt.', 'Sobald #12 gemergt ist, geht Ada.', '#12 war offen und wurde gemergt.'],
    ],
    [
      'French',
      ['la MR !12, désormais fusionnée', 'Léa a fusionné !12', 'La MR !12 a été mergée hier.', '!12 est déployée.'],
      ['La MR !12 est fermée.'],
      ['La MR !12 est encore ouverte.', '!12 reste en relecture', 'La MR !12 n’a pas encore été fusionnée.'],
      ['La MR !12 sera fusionnée lundi.', 'Une fois !12 fusionnée, Léa part.', '!12 était ouverte, puis fusionnée.'],
    ],
    [
      'Spanish',
      ['Se fusionó otra cosa; el PR #12 fue fusionado.', 'La corrección #12 ya está desplegada'],
      ['El PR #12 está cerrado.'],
      ['El PR #12 sigue abierto.', '#12, pendiente de revisión', 'El PR #12 aún no se ha fusionado.'],
      ['El PR #12 será fusionado mañana.', 'Cuando #12 esté fusionado, Ana se va.'],
    ],
    [
      'Portuguese',
      ['O PR #12 foi mesclado.'],
      ['#12 foi fechado.'],
      ['O PR #12 ainda está aberto.', 'O PR #12 não foi mesclado.'],
      ['O PR #12 será mesclado amanhã.'],
    ],
    [
      'Italian',
      ['La PR #12 è stata mergiata.', '#12 rilasciata'],
      ['#12 è chiusa.'],
      ['La PR #12 è ancora aperta.', '#12, in attesa di Ada', 'La PR #12 è in bozza.'],
      ['La PR #12 sarà mergiata domani.'],
    ],
    [
      'Dutch',
      ['PR #12 is gemerged.'],
      ['#12 is gesloten.'],
      ['PR #12 staat open.', 'PR #12 wacht op Ada.', 'PR #12 is nog niet gemerged.'],
      ['PR #12 wordt morgen gemerged.'],
    ],
    [
      'Polish',
      ['PR #12 jest scalony', 'Poprawka #12 została wdrożona.'],
      ['#12 jest zamknięty.'],
      ['PR #12 jest nadal otwarty.', 'PR #12 czeka na przegląd.', 'PR #12 nie został scalony.'],
      ['PR #12 będzie scalony jutro.'],
    ],
  ])('%s', (_, merged, closed, open, unsure) => {
    const said = (text: string) => toldStates(text).map(({ progress: { from, to, end } }) => ({ from, to, end }));
    const isOpen = ({ to }: { readonly to: number }) => to < 3;
    for (const text of merged) expect([text, said(text)]).toEqual([text, [{ from: 3, to: 4, end: 'merged' }]]);
    for (const text of closed) expect([text, said(text)]).toEqual([text, [{ from: 3, to: 4, end: undefined }]]);
    for (const text of open) expect([text, said(text).map(isOpen)]).toEqual([text, [true]]);
    for (const text of unsure) expect([text, said(text)]).toEqual([text, []]);
  });

  it.each([
    'The clerk found that #12 is a concept of the queue.',
    'Integrate #12 with the scale.',
    'Unite #12 and the log.',
    'PR #12 war nötig.',
  ])('is nothing in %s', (text) => expect(toldStates(text)).toEqual([]));
});

describe('what another language says has come further', () => {
  holdRule('status', [
    {
      reference: 'PR #618 ist nur als Entwurf offen, #77 wurde gemergt.',
      against: allAgainst('PR #618 ist nur als Entwurf offen', [
        'PR #618 nach release/4.12 gemergt.',
        'Die Waage ist repariert und #618 ausgerollt.',
      ]),
      beside: ['PR #618 wartet auf Ada.', '#77 ist gemergt.', 'PR #618 wird morgen gemergt.', '#619 wurde gemergt.'],
    },
    {
      reference: 'La MR !947 est ouverte et attend la relecture.',
      against: allAgainst('La MR !947 est ouverte et attend la relecture', [
        'Merci pour la MR !947, désormais fusionnée.',
      ]),
      beside: ['La MR !947 est en relecture.', 'La MR !947 sera fusionnée lundi.', 'Une fois !947 fusionnée, on part.'],
    },
  ]);
});
