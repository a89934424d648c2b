import { describe, expect, it } from '@jest/globals';
import { LATIN_LANGUAGES } from '../../../src/rubric/form/language-words.js';
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
    ['words of English, too', 'The man was in the van and had the war on his mind'],
    ['code', 'Ran `die und das nicht der el la los` on de.json and la.json again'],
  ])('is none in %s', (_, text) => expect(languageOfPassage('English', text)).toBeNull());

  it('is looked for in Latin letters alone', () =>
    expect(languageOfPassage('Greek', PASSAGES[0]?.[1] ?? '')).toBeNull());
});
