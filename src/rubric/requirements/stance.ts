import { firstIndex } from '../../core/first-index.js';
import { addTo } from '../../core/groups.js';
import { onceEach, onceFor } from '../../core/once-each.js';
import type { Summary } from '../../core/summary.js';
import { languageOfText, traitsOf } from '../form/text-language.js';
import { languageOf } from '../v2/language.js';
import type { Sentence, Token } from '../v2/sentence.js';
import type { Text } from '../v2/text.js';

/** How a sentence speaks of something: as so, as not so, or in a way that words alone do not tell. */
export type Stance = 'plain' | 'negated' | 'doubtful';

/** How far the words that negate and doubt are known: English has most of them. */
export type StanceWords = 'english' | 'listed' | 'chinese' | 'unknown';

/** Of these languages the words that negate are listed, and no ending of a verb does it. */
const LISTED: ReadonlySet<string | null> = new Set([
  ...['German', 'Dutch', 'Danish', 'Swedish', 'French', 'Spanish', 'Portuguese', 'Italian', 'Polish', 'Finnish'],
  'Cyrillic',
]);

/** In which words a candidate negates and doubts. */
export function stanceWordsOf(candidate: Summary): StanceWords {
  const text = [candidate.title, candidate.summary, ...candidate.key_actions.slice(0, 8)].join('\n');
  const language = languageOfText(traitsOf(text));
  if (language === 'Chinese' || language === 'Japanese') return 'chinese';
  if (LISTED.has(language)) return 'listed';
  const isEnglish = language === 'English' || (language === null && languageOf(candidate) === 'english');
  return isEnglish ? 'english' : 'unknown';
}

/** The words of a sentence by which it may speak of something in another way than plainly. */
interface Turns {
  readonly sentence: Sentence;
  readonly denialsByClause: ReadonlyMap<number, readonly Token[]>;
  readonly doubts: readonly Token[];
  /** Whether it doubts or plans in several words, or by a sign. */
  readonly hasPhrase: boolean;
}

/** Reads how the sentences of one candidate speak of things, each of them once: many literals may stand in the same one. */
export class StanceReader {
  private readonly turnsIn = onceFor((text: Text) =>
    text.sentences.map((sentence) => turnsOf(text, sentence, this.words)),
  );
  private readonly wordsOf = onceEach((told) => wordSet(told.toLowerCase()));

  constructor(private readonly words: StanceWords) {}

  /**
   * How the sentence at a place of a text speaks of what stands there. A word that denies it in the same clause negates it;
   * one that denies, doubts or plans anything in the sentence makes it doubtful, since a false alarm costs more than a miss.
   * @param told what stands there, whose own words do neither: "the snapshots were deleted" removes them, and says so plainly
   */
  stanceAt(text: Text, start: number, told = ''): Stance {
    const all = this.turnsIn(text);
    const turns = all.find(({ sentence }) => sentence.end > start) ?? all.at(-1);
    if (turns === undefined || this.words === 'unknown') return 'doubtful';
    const { sentence, denialsByClause, doubts, hasPhrase } = turns;
    const own = this.wordsOf(told);
    const isOther = (token: Token): boolean =>
      token.start < start || token.start >= start + told.length || !own.has(token.term.word);
    if (denialsByClause.get(clauseAt(sentence.tokens, start))?.some(isOther)) return 'negated';
    return hasPhrase || doubts.some(isOther) ? 'doubtful' : 'plain';
  }
}

function turnsOf(text: Text, sentence: Sentence, words: StanceWords): Turns {
  const source = text.source.slice(sentence.start, sentence.end).toLowerCase();
  const none = { sentence, denialsByClause: new Map<number, readonly Token[]>(), doubts: [] };
  switch (words) {
    case 'unknown':
      return { ...none, hasPhrase: true };
    case 'chinese':
      return { ...none, hasPhrase: TURNING_CHARACTERS.test(source) };
    case 'english':
      return {
        ...turningWords(sentence, ENGLISH_DENIALS, ENGLISH_DOUBTS),
        hasPhrase: (WEEKDAYS.test(source) && !DONE.test(source)) || DOUBTING_PHRASES.test(source),
      };
    case 'listed':
      return { ...turningWords(sentence, LISTED_DENIALS, LISTED_DOUBTS), hasPhrase: false };
  }
}

function turningWords(
  sentence: Sentence,
  denials: ReadonlySet<string>,
  doubts: ReadonlySet<string>,
): Omit<Turns, 'hasPhrase'> {
  const denialsByClause = new Map<number, Token[]>();
  const turning = sentence.tokens.filter(
    ({ term }) => term.negates !== 'no' || denials.has(term.word) || doubts.has(term.word),
  );
  for (const token of turning) {
    if (token.term.negates !== 'always' && !denials.has(token.term.word)) continue;
    addTo(denialsByClause, token.clause, token);
  }
  return { sentence, denialsByClause, doubts: turning };
}

/** The clause of the last word that begins no later than a place; the first one before all words. */
function clauseAt(tokens: readonly Token[], start: number): number {
  const behind = firstIndex(tokens.length, (at) => (tokens[at]?.start ?? 0) > start);
  return tokens[Math.max(0, behind - 1)]?.clause ?? 0;
}

/** Whether an English sentence speaks of what is still to come. */
export function isPlanned(source: string): boolean {
  return /\b(?:will|shall|going to|to be)\b/i.test(source);
}

function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** Beside those that the rubric knows. */
const ENGLISH_DENIALS = wordSet('not never no without cannot neither nor');

/** What takes a statement back, or puts it off, beside the hedges that the rubric knows. */
const ENGLISH_DOUBTS = wordSet(
  `false wrong wrongly incorrect incorrectly untrue mistaken mistakenly myth refuted disproved cleared innocent ruled withdrawn withdrew
  retracted reverted rolled back yet still later will would shall may maybe perhaps possibly probably likely apparently
  allegedly seemed seems looked appears appeared guess guessed theory idea proposed propose proposes suggested suggestion considered
  wanted wants asked asks needs need open unless until if whether before once ready goal aim instead rather than against
  unrelated denies tomorrow next soon future blamed outstanding missing lacking remaining awaited due todo`,
);

/** On a day of the week something is planned, unless it is told of as past. */
const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;
const DONE = /\b(?:was|were|been|has|have|had)\b/;

const DOUBTING_PHRASES =
  /\bto (?:be|come|do|follow)\b|\bfar from\b|\ball but\b|\bat first\b|\bturned out\b|\bleft to\b|\?/;

/** Words that deny, in the languages whose denials are words of their own. */
const LISTED_DENIALS = wordSet(
  `nicht nichts nie niemals niemand nirgends keinesfalls keineswegs kein keine keinen keinem keiner keines ohne weder`,
  `niet niets nooit geen zonder ikke aldrig ingen intet uden inte aldrig inget inga utan ej`,
  `ne pas jamais aucun aucune rien sans ni non n`,
  `no nunca jamás ningún ninguna ninguno nada sin tampoco não nunca nenhum nenhuma nada sem tampouco`,
  `mai nessun nessuna nessuno niente nulla senza né nie nigdy żaden żadna żadne bez ani`,
  `ei eivät en emme eikä ilman не ни нет без никогда никто ничего немає ніколи`,
);

const LISTED_DOUBTS = wordSet(
  `falsch irrtümlich noch später soll sollte sollen wird werden würde könnte vermutet vermutlich wohl geplant plant offen bevor bis ob wenn
  statt ausgeschlossen verworfen widerlegt zurückgenommen entfernt verdacht angeblich scheinbar morgen nächste abgelehnt`,
  `fout onjuist nog later zal zou zullen kan mogelijk waarschijnlijk gepland voordat tot als vermoeden verworpen uitgesloten`,
  `forkert endnu senere skal skulle vil ville måske planlagt før hvis mistanke afvist udelukket fel ännu senare ska skulle kanske
  planerad innan om misstanke uteslöts avvisades`,
  `faux fausse encore plus-tard sera serait seront doit devrait pourrait prévu prévue avant si soupçon écarté écartée exclu exclue rejeté peut`,
  `falso falsa todavía aún después será sería debe debería podría previsto prevista antes si sospecha descartado descartada descartó rechazado pendiente`,
  `falsa ainda depois seria deve deveria poderia prevista antes se suspeita descartado descartada descartou rejeitado pendente`,
  `falso ancora dopo sarà sarebbe deve dovrebbe potrebbe prima se sospetto escluso esclusa scartato respinto sospeso`,
  `błędnie jeszcze później będzie byłoby powinien może planowany zanim jeśli podejrzenie wykluczono odrzucono`,
  `väärin vielä myöhemmin pitäisi voisi suunniteltu ennen jos epäily suljettiin hylättiin`,
  `неверно ещё позже будет было-бы должен мог может запланировано прежде если подозрение исключили отклонили`,
);

/** Characters that deny, doubt or plan in Chinese and Japanese. */
const TURNING_CHARACTERS =
  /[不未没沒無无非否勿待将將拟擬]|ない|なか|なく|ません|ずに|べき|予定|かもしれ|だろう|計画|计划|可能|排除|怀疑|疑/;
