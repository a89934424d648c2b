import { describe, expect, it } from '@jest/globals';
import { LATIN_LANGUAGES, type LatinLanguage } from '../../../src/rubric/form/language-words.js';
import {
  hasWordsOfOthers,
  languageInsteadOf,
  languageOfPassage,
  languageOfText,
  type TextLanguage,
  traitsOf,
} from '../../../src/rubric/form/text-language.js';

/** Reports of work full of names and loan words. */
const TEXTS: readonly (readonly [TextLanguage, string])[] = [
  ['English', 'The worker leaked memory because the cache was never cleared, so a limit of 100 entries was added.'],
  ['English', 'Added a regression test for the `/login` endpoint and re-ran the CI job on main'],
  [
    'German',
    'Der Worker im Cluster hat beim Rollout den Cache nicht geleert, weil `flushAll()` nie aufgerufen wurde. Der Hook in deploy.yaml ist ergänzt.',
  ],
  [
    'German',
    'Retry-Logic refactored und Unit-Tests für den Edge Case mit leerem Payload ergänzt, der nie getestet wurde',
  ],
  [
    'French',
    'Le job CI échouait car la version de Node n’était pas fixée. On a ajouté un fichier .nvmrc au repository.',
  ],
  [
    'Spanish',
    'El pipeline fallaba porque el runner usaba Node 18. Se añadió .nvmrc y los 212 tests pasan en la rama main.',
  ],
  [
    'Portuguese',
    'O deploy falhava porque o pod não tinha limite de memória. Foi adicionado um limite de 512Mi no manifest.',
  ],
  [
    'Italian',
    'Il build falliva perché la versione di Node non era fissata. È stato aggiunto un file .nvmrc nella root.',
  ],
  [
    'Dutch',
    'De build faalde omdat de Node-versie niet was vastgezet. We hebben een .nvmrc toegevoegd en alles is nu groen.',
  ],
  [
    'Danish',
    'Bygget fejlede, fordi Node-versionen ikke var låst. Vi har tilføjet en .nvmrc og opdateret vores Dockerfile.',
  ],
  ['Danish', 'Byggingen feilet fordi Node-versjonen ikke var låst. Vi la til en .nvmrc og alt er grønt nå.'],
  [
    'Swedish',
    'Bygget föll eftersom Node-versionen inte var låst. Vi har lagt till en .nvmrc och alla tester är gröna.',
  ],
  [
    'Polish',
    'Build nie działał, ponieważ wersja Node nie była przypięta. Dodano plik .nvmrc i wszystkie testy są zielone.',
  ],
  ['Czech', 'Build padal, protože verze Node nebyla pevně daná. Byl přidán soubor .nvmrc a všechny testy jsou zelené.'],
  [
    'Turkish',
    'Build, Node sürümü için bir dosya olmadığından başarısız oluyordu. Bir .nvmrc eklendi ve tüm testler geçiyor.',
  ],
  [
    'Finnish',
    'Build epäonnistui, koska Noden versiota ei ollut lukittu. Lisättiin .nvmrc ja kaikki testit menevät nyt läpi.',
  ],
  [
    'Japanese',
    '.nvmrc を追加し Dockerfile を更新した。44 件のテストはすべて通った。runner の cache はまだ消していない。',
  ],
  ['Chinese', '添加了 .nvmrc 并更新了 Dockerfile,44 个测试全部通过。runner 的 cache 还需要清理。'],
  ['Korean', '.nvmrc 파일을 추가하고 Dockerfile을 업데이트했다. 테스트 44개가 모두 통과했다.'],
  ['Cyrillic', 'Добавлен файл .nvmrc и обновлён Dockerfile; все 44 теста проходят. Осталось очистить cache на runner.'],
  ['Greek', 'Προστέθηκε αρχείο .nvmrc και ενημερώθηκε το Dockerfile, όλα τα tests περνούν.'],
];

describe('the language of a report of work', () => {
  it.each(TEXTS)('%s: %s', (language, text) => {
    expect(languageOfText(traitsOf(text))).toBe(language);
  });

  it('covers every language of the lists', () => {
    const seen = new Set(TEXTS.map(([language]) => language));
    expect(LATIN_LANGUAGES.filter((language) => !seen.has(language))).toEqual([]);
  });

  it.each(TEXTS)('%s is told from all others: %s', (language, text) => {
    const others = [...new Set(TEXTS.map(([one]) => one))].filter((one) => one !== language);
    for (const wanted of others)
      expect([wanted, languageInsteadOf(wanted, traitsOf(text))]).toEqual([wanted, language]);
    expect(languageInsteadOf(language, traitsOf(text))).toBeNull();
  });
});

describe('titles', () => {
  it.each<readonly [TextLanguage, string, TextLanguage]>([
    ['English', 'Fälligkeitsdatum wird nicht mehr verschoben', 'German'],
    ['English', 'Fix für Memory Leak im Image-Worker', 'German'],
    ['English', 'Correction de la boucle de redirection derrière le proxy', 'French'],
    ['English', 'Se fijó la versión de Node en CI', 'Spanish'],
    ['English', '修复代理后的重定向循环', 'Chinese'],
    ['German', 'Renewed the certificate of the gateway', 'English'],
    ['Japanese', 'Fixed the export of the order file', 'English'],
  ])('for %s: %s', (wanted, title, given) => {
    expect(languageInsteadOf(wanted, traitsOf(title))).toBe(given);
  });

  it.each<readonly [TextLanguage, string]>([
    ['English', 'Pin Node 22.21.1 via .nvmrc, CI green'],
    ['English', 'Add de-DE, es-ES and pt_BR locales'],
    ['English', 'mod_proxy: /var/log/con fills the disk'],
    ['English', 'orders.la, orders.de: un-escape in el.ts'],
    ['English', 'Handle Müller, Jörg and Łukasz in CSV import'],
    ['English', 'Read 対応表 in the importer'],
    ['English', ''],
    ['German', 'Login-Redirect Loop'],
    ['German', 'Rollback of Deploy 412'],
    ['German', 'CI-Cache gelöscht, Build grün'],
    ['French', 'Migration webpack vers Vite'],
    ['Japanese', '設定変更完了'],
    ['Japanese', 'Node 22.21.1 固定 (CI)'],
  ])('for %s nothing is certain: %s', (wanted, title) => {
    expect(languageInsteadOf(wanted, traitsOf(title))).toBeNull();
  });
});

describe('a sentence in another language', () => {
  const PASSAGES: readonly (readonly [TextLanguage, string])[] = [
    ['German', 'Der Rollout ist noch nicht erledigt, weil die Freigabe fehlt.'],
    ['Dutch', 'Dat is nog niet gedaan, omdat de sleutel niet werd gevonden.'],
    ['Danish', 'Det er ikke gjort, fordi der ikke var plads til filen.'],
    ['Swedish', 'Det har inte gjorts, eftersom det inte fanns plats för filen.'],
    ['French', 'Cela n’a pas encore été fait, car la clé est toujours perdue.'],
    ['Spanish', 'Eso no se ha hecho todavía porque falta la clave del servidor.'],
    ['Portuguese', 'Isso ainda não foi feito porque a chave não estava no servidor.'],
    ['Italian', 'Questo non è stato fatto perché la chiave non era nel server.'],
    ['Polish', 'To nie zostało jeszcze zrobione, bo nie ma klucza do serwera.'],
    ['Czech', 'To se ještě nestalo, protože na serveru není klíč pro přístup.'],
    ['Turkish', 'Bu henüz yapılmadı çünkü sunucu için bir anahtar yok ve bu bir sorun.'],
    ['Finnish', 'Tämä ei ole vielä valmis, koska se ei ollut palvelimen levyllä.'],
  ];

  it.each(PASSAGES)('is told by its words: %s', (language, text) => {
    expect(languageOfPassage('English', text)).toBe(language);
    expect(hasWordsOfOthers('English', text)).toBe(true);
    expect(languageOfPassage(language, text)).toBeNull();
    const english = 'That has not been done yet, because the key of the server was lost.';
    expect([languageOfPassage(language, english), hasWordsOfOthers(language, english)]).toEqual(['English', true]);
  });

  it.each<[string, string]>([
    ['what somebody said', 'The page said "Der Rollout ist noch nicht erledigt, weil die Freigabe fehlt" until noon.'],
    ['in other marks', 'Der Rollout: “Cela n’a pas encore été fait, car la clé est perdue”'],
    ['names', 'Asked the Amt für Statistik der Stadt and El País de Madrid about the list'],
    ['a few words', 'Das ist nicht gut'],
    ['a few words of another script', 'Нужен ключ, wrote Ada'],
    ['a name of signs', 'Sent it to 北京大学图书馆 on Monday'],
    ['a value of signs', 'The label now reads 目前尚未正式预订保留 in the Chinese version of the page for guests'],
    ['what stands in English', 'The file вложение_договора.pdf of the клиент could not be opened on Monday'],
    ['what somebody said in another script', 'The page said "Ключ потерян, поэтому это ещё не сделано" until noon.'],
    ['words of English, too', 'The man was in the van and had the war on his mind'],
    ['code', 'Ran `die und das nicht der el la los` on de.json and la.json again'],
  ])('is none in %s', (_, text) => expect(languageOfPassage('English', text)).toBeNull());

  it.each<[TextLanguage, string]>([
    ['Cyrillic', 'Два вопроса остаются открытыми: у трёх команд нет права на prod-eu (PLAT-630).'],
    ['Japanese', '鍵が失われたため、この作業はまだ終わっていません（PLAT-630を参照）。'],
    ['Chinese', '目前尚未正式预订,只保留到12月4日。'],
    ['Greek', 'Δεν έχει γίνει ακόμα, γιατί χάθηκε το κλειδί του server.'],
    [
      'Italian',
      "L'utente ha chiesto all'assistente di trovare la causa dei test instabili nella pipeline senza usare retry.",
    ],
    ['French', 'Aujourd’hui l’équipe n’a pas encore le droit d’écrire, dans all’opera non plus.'],
  ])('is told by its script, or by words that are elided: %s', (language, text) => {
    expect(languageOfPassage('English', text)).toBe(language);
    expect(hasWordsOfOthers('English', text)).toBe(true);
  });

  it('is English with its short forms', () => {
    const text = "We'll see what they're at, you've all the time, it's Ada's, I'd say";
    expect([languageOfPassage('English', text), languageOfPassage('German', text)]).toEqual([null, 'English']);
  });

  it('is looked for in Latin letters alone', () =>
    expect(languageOfPassage('Greek', PASSAGES[0]?.[1] ?? '')).toBeNull());
});

const bitsOf = (...languages: readonly LatinLanguage[]) =>
  languages.reduce((bits, one) => bits | (1 << LATIN_LANGUAGES.indexOf(one)), 0);
const countsOf = (counts: Readonly<Record<string, number>>) => LATIN_LANGUAGES.map((one) => counts[one] ?? 0);

describe('the traits of a text', () => {
  it('are its distinct frequent words by language, and its other words by their letters', () => {
    // Größer and Öl have letters of German alone or of others, too; zorble says nothing, and wurde is counted once.
    const text = 'Wurde beim Öl größer? Beim Öl wurde zorble';
    expect(traitsOf(text)).toEqual({
      frequent: countsOf({ German: 2 }),
      bits: [bitsOf('German'), bitsOf('German')],
      lettered: countsOf({ German: 2, Swedish: 1, Turkish: 1, Finnish: 1 }),
      words: 8,
      length: text.length,
      script: null,
      isMixed: false,
    });
  });

  it('are those of each language that has a word', () => {
    const { frequent, bits, lettered, words } = traitsOf('die ja');
    expect([frequent, bits, lettered, words]).toEqual([
      countsOf({ German: 1, Dutch: 1, Polish: 1, Finnish: 1 }),
      [bitsOf('German', 'Dutch'), bitsOf('Polish', 'Finnish')],
      countsOf({}),
      2,
    ]);
    expect(traitsOf('the').frequent).toEqual(countsOf({ English: 1 }));
    expect(traitsOf('että').frequent).toEqual(countsOf({ Finnish: 1 }));
    expect(traitsOf('').frequent).toEqual(countsOf({}));
  });

  it('are those of so many characters', () => {
    expect(traitsOf('a '.repeat(400))).toMatchObject({ length: 600, words: 300 });
    expect(traitsOf(`nicht${' '.repeat(591)}sich`).frequent).toEqual(countsOf({ German: 2 }));
    expect(traitsOf(`nicht${' '.repeat(592)}sich`).frequent).toEqual(countsOf({ German: 1 }));
  });

  it.each<readonly [string, number]>([
    ['und', 1],
    ['und nicht', 2],
    [' und, nicht! ', 2],
    ['(und) "nicht"', 2],
    ['und. Nicht: gut;', 3],
    ["c'est l’été", 4],
    ['x', 1],
    ['de-DE', 0],
    ['/und/nicht', 0],
    ['con.php und', 1],
    ['und.1 nicht:7 x', 1],
    ['de.𐐨 x', 1],
    ['v2 2v v x', 2],
    ['und(x) und[x] \\und und\\', 3],
    ['a_b c@d $e #f g=h +i j$k', 0],
    ['', 0],
  ])('are of words that are no parts of names: %j has %d', (text, words) => {
    expect(traitsOf(text).words).toBe(words);
  });
});

describe('the script of a text', () => {
  const mixOf = (letter: string, count: number, latin: number) => traitsOf(letter.repeat(count) + 'x'.repeat(latin));

  it.each<readonly [string, TextLanguage, number]>([
    ['あ', 'Japanese', 4],
    ['ア', 'Japanese', 4],
    ['漏', 'Chinese', 4],
    ['누', 'Korean', 4],
    ['ж', 'Cyrillic', 8],
    ['λ', 'Greek', 8],
    ['ب', 'Arabic', 8],
    ['ש', 'Hebrew', 8],
    ['क', 'Devanagari', 8],
    ['ก', 'Thai', 8],
  ])('%s is %s, from %d letters on', (letter, script, fewest) => {
    expect(mixOf(letter, fewest, 0)).toMatchObject({ script, isMixed: true });
    expect(mixOf(letter, fewest - 1, 0)).toMatchObject({ script: null, isMixed: true });
  });

  it.each([
    ['ж', 9, 21],
    // A letter of East Asian scripts says as much as two and a half of an alphabet.
    ['漏', 12, 70],
    ['あ', 12, 70],
    ['누', 12, 70],
  ])('%s is told from three tenths on: %d beside %d', (letter, count, latin) => {
    expect(mixOf(letter, count, latin).script).not.toBeNull();
    expect(mixOf(letter, count, latin + 1)).toMatchObject({ script: null, isMixed: true });
  });

  it.each<readonly [string, TextLanguage | null, boolean]>([
    ['漏漏漏漏漏あ', 'Japanese', true],
    ['漏ああああああ', 'Japanese', true],
    ['漏漏漏漏漏漏', 'Chinese', true],
    ['누누누누누漏漏あ', 'Korean', true],
    ['กกกกกกกกกกж', 'Thai', true],
    ['жжжжжжжжжжกλ', 'Cyrillic', true],
    ['λλλλλλλλλλж', 'Greek', true],
    ['Müllerëß', null, false],
    ['plain', null, false],
    ['— … 🎉', null, false],
    ['', null, false],
  ])('%s is %s', (text, script, isMixed) => expect(traitsOf(text)).toMatchObject({ script, isMixed }));
});

/** Words of no language, so many. */
const strange = (count: number) => 'zorp '.repeat(count);

describe('how many words tell a language', () => {
  const languageIn = (text: string) => languageOfText(traitsOf(text));

  it.each<readonly [string, string, TextLanguage | null]>([
    ['one', 'nicht', null],
    ['one twice', 'nicht nicht', null],
    ['two', 'nicht und', 'German'],
    ['two of twenty-four', `nicht und ${strange(22)}`, 'German'],
    ['two of twenty-five', `nicht und ${strange(23)}`, null],
    ['one and one by its letters', 'nicht größer', 'German'],
    ['some by their letters alone', 'größer heißer weißer', null],
    ['two by their letters and one', `nicht größer heißer ${strange(33)}`, 'German'],
    ['more by their letters, which count no more', `nicht größer heißer weißer süßer ${strange(32)}`, null],
    ['two of sister languages', 'die wie', null],
    ['two of sister languages and one of one', 'die wie nicht', 'German'],
    ['as many of two languages', 'nicht und het werd', null],
    ['as many of Danish and Swedish', 'ikke eller blev inte', null],
    ['as many of Spanish and Portuguese', 'del las não foi', null],
    ['as many of two that stand far apart', 'the of oli ovat', null],
    ['none', strange(5), null],
    ['a script', 'ж'.repeat(10), 'Cyrillic'],
    ['a script and words', `nicht und ${'ж'.repeat(10)}`, 'Cyrillic'],
  ])('%s: %s', (_, text, wanted) => expect(languageIn(text)).toBe(wanted));
});

describe('how sure another language is', () => {
  const insteadOf = (wanted: TextLanguage, text: string) => languageInsteadOf(wanted, traitsOf(text));

  it.each<readonly [TextLanguage, string, TextLanguage | null]>([
    // Without a word of the wanted one two are enough, otherwise three more than twice its own.
    ['English', 'nicht und', 'German'],
    ['English', 'in nicht und', null],
    ['English', 'in nicht und wurde', 'German'],
    ['English', 'the nicht und wurde ist', null],
    ['English', 'the nicht und wurde ist beim', 'German'],
    ['English', 'the from nicht und wurde ist beim sich', null],
    ['English', 'the from nicht und wurde ist beim sich oder', 'German'],
    ['Dutch', 'die wie nicht wurde', null],
    ['Dutch', 'die wie nicht wurde sich', 'German'],
    ['German', 'nicht und', null],
    // No number of Latin words tells against a script of which a text has letters.
    ['Japanese', 'nicht und', 'German'],
    ['Japanese', 'nicht und あ', null],
    ['Greek', 'nicht und あ', null],
    // Short texts without kana may be Japanese, and nothing else.
    ['Japanese', '漏'.repeat(39), null],
    ['Japanese', '漏'.repeat(40), 'Chinese'],
    ['Korean', '漏'.repeat(39), 'Chinese'],
    ['Japanese', '누'.repeat(9), 'Korean'],
    ['Chinese', 'あ'.repeat(9), 'Japanese'],
    ['Chinese', '漏'.repeat(50), null],
  ])('for %s: %s', (wanted, text, given) => expect(insteadOf(wanted, text)).toBe(given));
});

describe('how sure a sentence is', () => {
  it.each<readonly [TextLanguage, string, TextLanguage | null]>([
    ['English', `nicht und wurde ${strange(3)}`, 'German'],
    ['English', `nicht und wurde ${strange(2)}`, null],
    ['English', `nicht und in ${strange(3)}`, null],
    ['English', `nicht und wurde in ${strange(2)}`, 'German'],
    ['English', `nicht und wurde ist the ${strange(1)}`, null],
    ['Dutch', `nicht und wurde ${strange(3)}`, 'German'],
    ['German', `nicht und wurde ${strange(3)}`, null],
    ['Cyrillic', `nicht und wurde ${strange(3)}`, null],
    // So much of a text is looked at, and of that what is not quoted.
    ['English', `${'`0`'.repeat(390)} nicht und wurde zorp zorp zorp`, 'German'],
    ['English', `${'`0`'.repeat(400)} nicht und wurde zorp zorp zorp`, null],
    ['English', `"${'x'.repeat(200)}" nicht und wurde zorp zorp zorp`, 'German'],
    ['English', `${strange(120)} nicht und wurde zorp zorp zorp`, null],
    ['English', '«nicht und wurde» zorp zorp zorp', null],
    ['English', '„nicht und wurde“ zorp zorp zorp', null],
    ['English', "'nicht und wurde' zorp zorp zorp", null],
  ])('for %s: %s', (wanted, text, given) => expect(languageOfPassage(wanted, text)).toBe(given));
});

describe('words of others', () => {
  it.each<readonly [TextLanguage, string, boolean]>([
    ['English', 'nicht und', false],
    ['English', 'nicht und wurde', true],
    ['English', 'Nicht und nicht', true],
    ['English', 'nicht und in', false],
    ['English', 'the of and was', false],
    ['German', 'the of and', true],
    ['German', 'the of', false],
    ['German', strange(9), false],
    ['German', 'nicht und wurde ist', false],
    ['English', strange(9), false],
    // One of a few words nearly every sentence has.
    ['English', 'sich oder beim', false],
    ['English', 'sich oder beim ist', true],
    ['English', 'sich oder für', true],
  ])('for %s: %s: %s', (wanted, text, has) => expect(hasWordsOfOthers(wanted, text)).toBe(has));
});
