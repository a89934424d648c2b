import { FUNCTION_WORDS } from '../v2/function-words.js';

/** Languages of the Latin script that are told apart. Danish stands for Norwegian too: one cannot tell them in a sentence. */
export const LATIN_LANGUAGES = [
  'English',
  'German',
  'Dutch',
  'Danish',
  'Swedish',
  'French',
  'Spanish',
  'Portuguese',
  'Italian',
  'Polish',
  'Czech',
  'Turkish',
  'Finnish',
] as const;
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number];

/**
 * Frequent words of each language: those that carry its grammar, and a few that every report of work has. A word may
 * stand in several lists, and then speaks for none of them against the others. Loan words that developers of all
 * languages use (test, build, cache) stand in none.
 */
const WORDS: Readonly<Record<LatinLanguage, string>> = {
  English: `${[...FUNCTION_WORDS].join(' ')}
    added and been but come fixed found instead made moved never no none not nothing removed renamed replaced some still
    two three wrong without new old last`,
  German: `aber alle allen aller alles als also am an auch auf aus bei beim bereits bis bleibt da dadurch damit dann das dass
    dem den der deren des die dies diese diesem diesen dieser dieses doch drei durch ein eine einem einen einer eines
    er erst es fehler fehlt für gegen geändert gefunden gibt haben hat hatte hinter hinzugefügt ihr ihre im in ins ist jetzt kein
    keine keinen können man mehr mit muss nach neu neue neuen neuer nicht nichts noch nun nur ob oder ohne pro schon
    sehr sein seine seit sich sie sind so sobald statt über um und unter vom von vor war waren weil wenn wer werden
    wie wieder wird wurde wurden zu zum zur zwei zwischen behoben ersetzt entfernt korrigiert umgestellt`,
  Dutch: `aan al als alle bij daarna dan dat de deze die dit door drie een eerst en er geen gewijzigd had hebben heeft het hij
    hun in is kan kunnen maar meer met moet na naar niet niets nieuw nieuwe nog nu of om omdat onder ook op opgelost
    over pas sinds te tegen toegevoegd tot tussen twee uit van veel verwijderd voor voordat vervangen waar waardoor
    was waren wel werd werden wie wordt worden zich zij zijn zo zodat zonder zou fout`,
  Danish: `ad af alle at blev blive bliver da de den der deres det dette efter eller en er et fejl fik for fordi fra før får
    gennem gjort har havde hos hun hvis hvor i igen ikke ind ingen inn kan kun med mellom mellem men mens mere når
    ned nu ny nye nå og også om op opp over på rettet siden skal som så til to tre ud uden under ut uten var ved vi vil
    være ændret fjernet tilføjet endret fjernet feil ble etter ikkje bag`,
  Swedish: `alla att av bara blev bli blir då de dem den denna deras det detta där efter eller en ett fel finns för från före
    genom gör gjorde ha hade han har hos hur här i igen in ingen inga inte är kan kunde med mellan men mer mot nu ny nya
    när någon nått och också om på redan sedan sig sin ska skulle som så till tre två under upp ut utan vad var vara
    varit vi vid vilket åtgärdat ändrade borttagen lades`,
  French: `a d m s t alors après au aucun aucune aussi autre aux avant avec avait car ce cela ces cet cette chaque comme corrigé dans
    de depuis des deux deuxième donc dont du elle elles en encore entre est et était été être fait faut il ils jamais
    je la le les leur lors lorsque mais même moins ne nous nouveau nouvelle on ont ou où par pas pendant plus pour
    pourquoi puis qu que qui sa sans se ses si sont sous sur son toujours tous tout toute toutes trois très un une
    vers ajouté ajout supprimé remplacé erreur désormais`,
  Spanish: `a además ahora al algunos antes aún cada como con contra corregido cual cuando de del desde después donde dos durante
    el ella ellos en entre era es esa ese eso esta está están estas este esto estos fue fueron ha había han hasta hay la
    las le lo los más mientras muy nada ni no nueva nuevo o otra otro para pero por porque pues que qué quedó se según
    ser si sí sin sobre solo sólo son su sus también tras tres un una uno unos ya y añadido añadió eliminó corrigió
    eliminado`,
  Portuguese: `a agora ainda ao aos após as às até cada com como contra corrigido da das de depois desde do dos duas dois e é ela
    ele eles em entre era essa esse esta está estão este eu foi foram há isso já lhe mais mas mesmo muito na não nas
    nem nenhum no nos nova novo num numa o onde os ou para pela pelo pelos por porque quando que quem são se sem ser
    seu seus só sobre sua suas também tem tinha três um uma umas uns adicionado removido erro`,
  Italian: `d a abbiamo al alla alle anche ancora che chi ci come con contro corretto così cui da dal dalla dall dei del della delle
    dello degli di dopo dove due e è era erano essere fino gli ha hanno i il in invece io la le lo loro ma mentre nei
    nel nell nella nelle nessun non nuova nuovo o ogni ora per perché più poi prima quale quando quanto questa queste
    questi questo se senza si sia solo sono sotto stata stati stato su sua sul sulla suo tra tre tutti tutto un una
    uno aggiunto rimosso errore`,
  Polish: `a i ale bez bo być był była były było być czy dla do dwa gdy go ich ja jak jako je jego jej jest jeszcze już każdy
    kiedy która które który lub ma mają może można na nad nie nowa nowe nowy o od oraz ona po pod podczas przed przez
    przy są się tak także tego tej ten teraz tę to trzy tu tylko tym u w więc wszystkie z za zamiast ze został została
    zostały że żeby naprawiono dodano usunięto zmieniono błąd błędu błędów poprawiono`,
  Czech: `a aby ale ani až bez bude by byl byla bylo byly být co či dva do ho i jak jako je jeho jejich jen ještě jsou k kde
    kdy když která které který kvůli má mezi místo na nad ne nebo není nic nová nové nový o od opraveno opravena
    přidáno odstraněno chyba chyby po pod pokud pouze pro proti proto protože před přes při s se si jsem takže tak
    také teď ten této tedy tento to tři u už v ve však z za ze že`,
  Turkish: `ama ancak artık bir bu bunu bunun çok da daha de değil diğer düzeltildi eklendi gibi göre hata hatası hem hiç her
    için içinde ile ilk ise iki kadar kaldırıldı ki mi mu ne neden nedeniyle o olan olarak oldu olduğu olduğunu önce
    sadece son sonra şimdi şu tarafından tek tüm üç üzerinde üzerinden ve veya var ya yalnızca yani yapıldı yeni yerine
    yok zaten`,
  Finnish: `ei eivät ennen että hän he ilman ja jo joka joiden joka jos jossa jota jotka jälkeen kaikki kanssa kautta koska
    kuin kun kaksi korjattu kolme lisätty lisäksi me mikä mukaan mutta myös ne niin nyt oli olivat olla on ovat
    poistettu se sekä sen siihen siitä sitten sitä tai tämä tämän uusi uuden vaan vain vasta virhe voi vielä yksi`,
};

/** For each word the numbers of the languages that have it, as bits. */
export const LANGUAGE_BITS: ReadonlyMap<string, number> = languageBits();

function languageBits(): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const [i, language] of LATIN_LANGUAGES.entries()) {
    for (const word of WORDS[language].split(/\s+/)) bits.set(word, (bits.get(word) ?? 0) | (1 << i));
  }
  return bits;
}

/** The words that a language may have letters beyond ASCII in; null where it has none of its own. */
export const ALPHABETS: Readonly<Record<LatinLanguage, RegExp | null>> = {
  English: null,
  German: /^[a-zäöüß]+$/,
  Dutch: /^[a-zëï]+$/,
  Danish: /^[a-zæøå]+$/,
  Swedish: /^[a-zåäö]+$/,
  French: /^[a-zàâæçéèêëîïôœùûü]+$/,
  Spanish: /^[a-záéíñóúü]+$/,
  Portuguese: /^[a-zàáâãçéêíóôõú]+$/,
  Italian: /^[a-zàèéìòù]+$/,
  Polish: /^[a-ząćęłńóśźż]+$/,
  Czech: /^[a-záčďéěíňóřšťúůýž]+$/,
  Turkish: /^[a-zçğıöşü]+$/,
  Finnish: /^[a-zäö]+$/,
};
