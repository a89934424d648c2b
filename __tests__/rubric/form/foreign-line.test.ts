import { describe, expect, it } from '@jest/globals';
import { isForeignLine } from '../../../src/rubric/form/foreign-line.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const english = new Vocabularies().of('english');
const OF_SESSION = new Set(['volatile', 'kestrel', 'tarpaulin', 'mooring', 'hawser', 'bollard', 'casco', 'ancla']);
const isKnown = (word: string): boolean => english.isListed(word) || OF_SESSION.has(word);

describe('a line of a few words in another language', () => {
  it.each([
    'Le bateau perdait son amarre',
    'La coque fuyait par bâbord',
    'Les amarres du voilier remplacées',
    'Réparation du gouvernail cassé',
    'Ajout des défenses manquantes',
    'El velero perdió las amarras',
    'Reparado el timón del velero',
    'Las velas rotas fueron cosidas',
    'Se cambiaron los cabos gastados',
    'Das boot verlor seine leinen',
    'Ruder gebrochen und geschweißt',
    'Die leinen wurden erneuert',
    'De boot verloor zijn trossen',
    'Nieuwe touwen voor het schip gekocht',
    'La barca perdeva gli ormeggi',
    'Timone rotto e riparato della barca',
    'O barco perdeu suas amarras ontem',
    'Båden mistede sine fortøjninger og roret',
    'Båten tappade sina förtöjningar och rodret',
    'Łódź straciła cumy oraz ster',
    // A word that English has as well, and one of English beside much that is none.
    'De trossen hangen nog in touwen verward',
    'To trosser flyttet til den rigtige pullert',
    // Nobody knows any of its words, though none is of a grammar that is known.
    'Perämoottori vaihdettiin eilen',
    'Köysi katkesi myrskyssä',
    // A word that is longer than names are, a letter that English has not.
    'Kauf der Rettungswesten an Bord',
    'Reparación a bordo terminada',
    // Four words, and three such words of seven: just enough.
    'Timone rotto e riparato',
    'Le bateau perdait Paul, Marie, Kestrel, Hawser',
    // One word of five small letters; one English word beside three that are none; four such words of ten.
    'Bordwand als Rettung leckt',
    'Amarres with bateau perdait le dans',
    'Le bateau perdait amarre, hawser, mooring, bollard, tarpaulin, kestrel, volatile',
    // Of languages that write their nouns in capitals, and behind a number.
    'Bordwand als Sofortmaßnahme mit Pech geflickt',
    '500 Leinen zur Probe gespleißt und verteilt',
    'Cabos comprobados por Jonna en R613',
    'Powtórna naprawa steru wciąż czeka, podobnie jak maszt, 1 stycznia.',
  ])('%s', (line) => expect(isForeignLine(line, isKnown)).toBe(true));
});

describe('a line that is none', () => {
  it.each([
    ['in English', 'The boat lost its lines'],
    ['in English with a foreign word', 'Moved la Paloma to the quay'],
    ['without grammar', 'Boat lines lost, rudder broken'],
    ['without grammar, of words that nobody knows', 'Frobbed grommets, zorbled knurls'],
    ['with a word of English grammar', 'Le bateau and les amarres perdues'],
    ['of three words', 'Bateau de pêche'],
    ['of three words in small letters', 'le bateau perdait'],
    ['with words of English grammar in brackets', 'Le bateau perdait (and) dans amarre (with) bruit perdu'],
    ['with one word of English grammar and one that other languages have', 'Amarres with bateau perdait in le'],
    ['of four small letters at most', 'Bordwand als Rettung leck'],
    ['with a word of another grammar in quotation marks alone', 'Frobbed «la paloma» zorbled knurls'],
    ['of three such words among eight', 'Le bateau perdait Paul, Marie, Kestrel, Hawser, Mooring'],
    ['of one unknown word among four', 'Le casco ancla perdait'],
    ['of one unknown word', 'De facto mooring broken, hawser snapped'],
    ['of words of the session', 'La casco ancla volatile'],
    ['of words of the session and of English', 'De facto hawser, bollard, mooring, tarpaulin'],
    ['of names', 'De Vries, Van Dam, La Fontaine, Du Pont'],
    ['with names of people', 'Ordered lines, De Ridder pays'],
    ['with a path', 'Ran les/bateaux/amarres.sh de/nouveau'],
    ['with an expression', 'Ad hoc repair, de facto final'],
    ['of code', 'SELECT la FROM el WHERE un'],
    ['with numbers', 'CI 12 de 30, la 4 et 5'],
    [
      'of one foreign word among many',
      'Crew meeting, line prices, rudder tests, harbour fees, la mer, sails zorbled knurls',
    ],
    ['of another script', 'лодка потеряла швартовы ночью'],
    ['in Japanese', '船のロープが切れて漂流した'],
    ['with words that English has as well', 'Hawser frayed till grommets plus zorbled knurls'],
    ['of names with a particle', 'Von Mises tensors zorbled, De Bruijn lattice frobbed'],
    ['with short forms in capitals', 'DE knurls zorbled, LE grommets frobbed'],
    ['of marks', '--- ... ---'],
    ['empty', ''],
  ])('%s: %s', (_, line) => expect(isForeignLine(line, isKnown)).toBe(false));
});
