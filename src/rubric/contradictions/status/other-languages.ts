// How far something has come, in other languages than English: of requests and tickets that stand with their names alone.

/** What a language says of a request or a ticket, each a pattern of whole words in small letters. */
interface StateWords {
  readonly merged: string;
  readonly closed: string;
  /** Not merged, nor closed. */
  readonly open: string;
  readonly draft: string;
  /** Beside these, what is done is to be done, or is not so. */
  readonly unsure: string;
  /** Beside these, it was so at another time. */
  readonly past: string;
}

const LANGUAGES: readonly StateWords[] = [
  {
    merged: 'gemerg(?:t|ed|et)|zusammengeführt|ausgerollt|deployt|veröffentlicht',
    closed: 'geschlossen',
    open: '(?:noch |weiter |weiterhin )?offen|ungemergt|(?:im|in) (?:review|prüfung)|warte(?:t|n) (?:noch )?auf|(?:noch )?nicht (?:gemerg(?:t|ed|et)|freigegeben)|steht noch aus',
    draft: '(?:ein |als |im )?entwurf',
    unsure:
      'nicht|nie|noch|kein\\p{L}*|wird|werden|soll\\p{L}*|muss|müssen|kann|könn\\p{L}+|will|wollen|sobald|wenn|falls|bevor|bis|ohne|erst|damit|un\\p{L}+t',
    past: 'war|waren|hatten?|zuerst|anfangs|zunächst',
  },
  {
    merged: '(?:fusionn|merg|déploy|publi)ée?s?|mise?s? en production',
    closed: '(?:ferm|clôtur)ée?s?',
    open: '(?:encore |toujours |reste |restent )?ouverte?s?|en (?:cours de )?(?:revue|relecture|révision|validation)|en attente|attend|attendent|non (?:fusionn|merg)ée?s?|pas (?:encore )?(?:été )?(?:fusionn|merg)ée?s?',
    draft: '(?:en |un )?brouillon',
    unsure:
      'ne|n|pas|non|jamais|sera|seront|doit|doivent|devra|devront|peut|pourra|quand|lorsque|lorsqu|dès|une fois|si|avant|jusqu|sans|reste|encore',
    past: 'était|étaient|avait|avaient|d.abord',
  },
  {
    merged: '(?:fusionad|mergead|mesclad|integrad|desplegad|publicad|implantad|lançad)[oa]s?',
    closed: '(?:cerrad|fechad)[oa]s?',
    open: '(?:sigue |siguen |aún |todavía |ainda )?(?:abiert|abert)[oa]s?|pendientes?|pendentes?|(?:en revisión|em revisão)|a la espera|à espera|espera|aguardam?|sin (?:fusionar|mergear|revisar|publicar)|(?:aún |todavía |ainda )?(?:no|não) (?:se ha |ha sido |foi |está )?(?:fusionad|mergead|mesclad|integrad)[oa]s?',
    draft: '(?:en )?borrador|(?:em )?rascunho',
    unsure:
      'no|não|nunca|aún|todavía|ainda|será|serán|serão|deben?|devem?|puede|pueden|pode|podem|cuando|quando|una vez|uma vez|antes|hasta|até|sin|sem|hay que|falta',
    past: 'estaban?|estavam?|era|eran|eram|había|tinha|primero|primeiro',
  },
  {
    merged: '(?:mergiat|rilasciat|pubblicat)[oaie]|(?:integrat|unit)[oai]',
    closed: 'chius[oaie]',
    open: '(?:ancora )?apert[oaie]|in (?:attesa|revisione)|attend(?:e|ono)|non (?:ancora )?(?:mergiat|integrat|unit)[oaie]',
    draft: '(?:in )?bozza',
    unsure: 'non|mai|ancora|sarà|saranno|deve|devono|può|possono|quando|se|prima|finché|senza|una volta',
    past: 'era|erano|aveva|prima',
  },
  {
    merged: 'gemerged?|gemergd|samengevoegd|uitgerold|gepubliceerd',
    closed: 'gesloten',
    open: '(?:nog |staat |nog steeds )open|wacht(?:en)? op|(?:nog )?niet (?:gemerged?|gemergd|samengevoegd)',
    draft: 'concept-(?:pr|mr)',
    unsure: 'niet|nooit|nog|wordt|worden|zal|zullen|moet|moeten|kan|kunnen|als|zodra|voordat|tot|zonder',
    past: 'was|waren|had|hadden|eerst',
  },
  {
    merged: '(?:scalon|zmergowan|wdrożon|opublikowan)[yaeo]',
    closed: 'zamknięt[yaeo]',
    open: '(?:nadal |wciąż |jeszcze )?otwart[yaeo]|w (?:trakcie )?(?:przeglądu|recenzji)|czeka(?:ją)?|oczekuj[eą]|nie(?: jest| został[ao]?)? (?:scalon|zmergowan)[yaeo]|niescalon[yaeo]',
    draft: 'szkic|wersja robocza',
    unsure:
      'nie|nigdy|jeszcze|będzie|będą|zostanie|ma być|mają być|musi|może|gdy|kiedy|jeśli|jeżeli|przed|po|aż|bez|dopiero',
    past: 'był[aoy]?|najpierw',
  },
];

/** What a piece of a text says by these words. */
export type SaidAbroad = 'merged' | 'closed' | 'open' | 'draft';

const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d_-])(?:${pattern})(?![\\p{L}\\d_-])`, 'u');

const PATTERNS = LANGUAGES.map(({ merged, closed, open, draft, unsure, past }) => ({
  any: words([merged, closed, open, draft].join('|')),
  merged: words(merged),
  closed: words(closed),
  open: words(open),
  draft: words(draft),
  unsure: words(unsure),
  past: words(past),
}));

/** A quick look for any of the words. */
const ANY = words(LANGUAGES.flatMap(({ merged, closed, open, draft }) => [merged, closed, open, draft]).join('|'));

/** Whether a text may say how far something has come in one of these languages. */
export function maySayAbroad(text: string): boolean {
  return ANY.test(text.toLowerCase());
}

/** Adverbs that may begin a piece which goes on about the one before it: "désormais fusionnée", "noch offen". */
const GOES_ON = new RegExp(
  `^(?:(?:und|et|y|e|en|i|désormais|maintenant|déjà|entre-temps|inzwischen|jetzt|bereits|ya|ahora|já|agora|già|ora|nu|al|już|teraz|noch|encore|toujours|aún|todavía|ainda|ancora|nog|nadal|die|der|das|qui|que|che|is|ist|est|está|è|jest) )*(?:${LANGUAGES.flatMap(({ merged, closed, open, draft }) => [merged, closed, open, draft]).join('|')})(?![\\p{L}\\d_-])`,
  'u',
);

/** Whether a piece of a sentence goes on about what the one before it names. */
export function goesOnAbroad(piece: string): boolean {
  return GOES_ON.test(piece.toLowerCase());
}

/** What a piece says of what it names; undefined where that is nothing, or not sure. A word may be of several languages. */
export function saidAbroad(piece: string): SaidAbroad | undefined {
  const lower = piece.toLowerCase();
  const own = PATTERNS.filter(({ any }) => any.test(lower));
  const says = (what: 'merged' | 'closed' | 'open' | 'draft' | 'past', text = lower): boolean =>
    own.some((language) => language[what].test(text));
  if (says('past')) return undefined;
  // "Not merged" is said with the word for merged; "open until it was closed" says nothing.
  const rest = own.reduce((text, { open }) => text.replace(open, ' '), lower);
  const isDone = says('merged', rest) || says('closed', rest);
  if (says('draft')) return isDone ? undefined : 'draft';
  if (says('open')) return isDone ? undefined : 'open';
  if (own.some(({ unsure }) => unsure.test(lower))) return undefined;
  if (says('merged')) return 'merged';
  return says('closed') ? 'closed' : undefined;
}
