import { describe, expect, it } from '@jest/globals';
import { chatterIn } from '../../../src/rubric/form/chatter.js';

const WORK = 'Pinned Node to 22.21.1 in CI.';

describe('chatter is seen', () => {
  it.each([
    'Here is the summary of the session:',
    'Here is your requested status report: the certificate was renewed.',
    'Here are the notes: the certificate was renewed.',
    "Here's a concise overview of what happened:",
    'Sure! Here is the JSON you asked for.',
    'Great question! The certificate had expired.',
    'Great question - bear with me!',
    'TL;DR for you: the certificate had expired.',
    'Great question by the user here! The ranges were shifted.',
    'Great question from the user, by the way: the menu was broken.',
    'Of course - here is a title:',
    '“Sure — here it is:',
    '**Sure!**',
    'OK, summary below! The model converged.',
    'Okay, TL;DR coming up! The parser was rewritten.',
    'Summary as requested: parser rewritten',
    'Recap as requested. Build fixed.',
    'Summary below as requested. Build fixed.',
    'Summary below: build fixed.',
    'Certainly, here are the key actions:',
    'Below is the requested summary.',
    'Based on the provided transcript,',
    "I've summarized the session below.",
    'I have written a short summary.',
    'As requested, this covers all of it.',
    'As an AI language model, I have no access to CI.',
    'Summary:',
    'TL;DR:',
    "I've read the whole transcript and condensed it as follows.",
    'I have carefully reviewed the conversation.',
    'After reviewing the full transcript, this is what happened.',
    'Please find the requested summary below.',
    'Hi there! Here is what was done.',
    'Here you go:',
    'You got it!',
    'You asked me to summarize the session.',
    'Thanks for sharing the transcript.',
    'Note: as an AI I can only see a part of it.',
    'Here is the report you asked for: the certificate was renewed.',
    'Great catch by you: the certificate had expired.',
    'Good thinking! The certificate had expired.',
    'I hope this helps: certificate renewed',
    'Gerne fasse ich das Gespräch für Sie zusammen:',
    'Avec plaisir, je vous résume la séance.',
    'Con gusto te resumo la sesión.',
    'Hier ist die Zusammenfassung der Sitzung:',
    'Gerne! Folgendes ist passiert.',
    'Voici le résumé de la session :',
    'Bien sûr !',
    'Aquí tienes el resumen de la sesión:',
    '¡Claro!',
    'Aqui está o resumo da sessão:',
    'Ecco il riassunto della sessione:',
    'Hier is de samenvatting:',
    'Här är en sammanfattning:',
    'Her er et resumé:',
    'Oto podsumowanie sesji:',
    'Zde je shrnutí:',
    'İşte özet:',
    'Tässä on yhteenveto:',
    'Вот краткое содержание:',
    '以下はセッションの要約です。',
    '以下是本次会话的摘要:',
    '다음은 세션 요약입니다.',
  ])('before a summary: %s', (opening) => {
    expect(chatterIn(`${opening} ${`${WORK} `.repeat(4)}`, 'summary', 'any')).not.toBeNull();
  });

  it.each([
    'Let me know if you need more detail.',
    'Overall, this was a highly productive session.',
    'Great work, team!',
    "I've kept it short.",
    'End of summary.',
    'Is this what you were looking for?',
    'Does this help?',
    'If you want, I can also write the mail to accounting.',
    'Si quieres, puedo preparar también el mensaje para contabilidad.',
    'Wenn Sie wollen, schreibe ich auch die Mail.',
    'Se vuoi, posso scrivere anche la mail.',
    'Se quiser, posso escrever o e-mail.',
    'Als u wilt, kan ik ook de mail schrijven.',
    'Hvis du ønsker, kan jeg skrive en mail.',
    'Hopefully this captures everything.',
    'Just say the word.',
    'Looking forward to your feedback!',
    'More details can be provided on request.',
    'Any questions?',
    'Feedback is welcome.',
    'Best regards',
    'Have a great day!',
    'Please note that this summary may be incomplete.',
    'Just tell me if it should be shorter.',
    'I hope this helps!',
    'I hope this gives you a good overview; let me know if you would like more.',
    'Would you like me to shorten it?',
    'Feel free to reach out.',
    "Note to the reader: I've kept it short, as requested.",
    'Note for the team: nothing else was said.',
    "Happy to turn this into a slide for your 4 pm if that's useful!",
    "I'd be glad to translate it.",
    'Note: as I only had the transcript to go by, I stuck to it.',
    'Since I was given the chat alone, some of it may be missing.',
    'Want me to turn it into a blog post?',
    "If you'd like, I can expand it.",
    'Happy to adjust the tone.',
    'This summary covers the main points.',
    'Let me know what you think. Thanks for your patience!',
    'Lass mich wissen, wenn etwas fehlt.',
    'Ich hoffe, das hilft.',
    'Soll ich noch etwas ergänzen?',
    "N'hésitez pas à demander des précisions.",
    'Espero que esto ayude.',
    '¡Espero que este resumen te resulte útil!',
    '¿Quieres que lo acorte?',
    'Espero que isso ajude.',
    'Fammi sapere se serve altro.',
    'Laat het me weten als er iets ontbreekt.',
    'Hör av dig om något saknas.',
    'Jeg håber, det hjælper.',
    'Daj mi znać, czy to wystarczy.',
    'Doufám, že to pomůže.',
    'Umarım yardımcı olur.',
    'Kerro, jos jotain puuttuu.',
    'Надеюсь, это поможет.',
    'ご不明な点があればお知らせください。',
    '如果您需要更多细节,请告诉我。',
    '궁금한 점이 있으면 말씀해 주세요.',
  ])('behind a summary: %s', (closing) => {
    expect(chatterIn(`${WORK} ${closing}`, 'summary', 'any')).not.toBeNull();
    expect(chatterIn(`${WORK}\n\n${closing}`, 'summary', 'any')).not.toBeNull();
    expect(chatterIn(`Pinned Node to 22.21.1 in CI (${closing})`, 'other', 'any')).toBe(closing);
  });

  it.each(['Sure, a fitting title would be: Pinned Node in CI', 'A good summary could be: Node is pinned.'])(
    'where a text proposes itself: %s',
    (text) => expect(chatterIn(text, 'title', 'English')).not.toBeNull(),
  );

  it('where a title names itself', () => {
    expect(chatterIn('Title: Pinned Node in CI', 'title', 'any')).toBe('Title:');
    expect(chatterIn('Title: Pinned Node in CI', 'other', 'any')).toBeNull();
  });
});

it('is quoted as it is said', () => {
  expect(chatterIn(`  Summary: ${WORK}`, 'summary', 'English')).toBe('Summary:');
  expect(chatterIn(`${WORK} Let me know if you need more detail. Thanks!`, 'summary', 'English')).toBe(
    'Let me know if you need more detail.',
  );
});

it('is looked for at both ends alone', () => {
  const count = 'Word count: 120.';
  expect(chatterIn(`${count} ${WORK} ${WORK}`, 'other', 'English')).toBe(count);
  expect(chatterIn(`${count} ${WORK} ${WORK} ${WORK}`, 'other', 'English')).toBeNull();
  expect(
    chatterIn(
      `${WORK} ${'It is pinned in each of the jobs. '.repeat(9)}Sure! Here is the summary:`,
      'other',
      'English',
    ),
  ).toBeNull();
  // A title has no room for it.
  expect(chatterIn(`${WORK} ${count}`, 'title', 'English')).toBeNull();
});

it('is looked for in English alone where the text is English', () => {
  expect(chatterIn(`Sure! ${WORK}`, 'summary', 'English')).toBe('Sure!');
  expect(chatterIn(`Gerne! ${WORK}`, 'summary', 'English')).toBeNull();
  expect(chatterIn(`Gerne! ${WORK}`, 'summary', 'any')).toBe('Gerne!');
});

describe('work is no chatter', () => {
  it.each([
    'Fixed the list. Hope that the summary job is faster now.',
    'Shipped it. Hope the new overview page loads faster.',
    'As requested, the port was changed to 8443.',
    'Notes for reviewers were written.',
    'As I had no transcript of the call, the user sent it.',
    'The user was happy to turn this off.',
    'Dear customers were told of it.',
    'Because I only had the context of one job, the cause is open.',
    'After reviewing the log, the lock was moved out of the loop.',
    'After reviewing the conversation, the agent refunded both orders.',
    'Find the summary row that fails.',
    'The flag is off. Will this cover the old clients? Nobody knows.',
    'The panel folds. More details are shown if needed.',
    'Retries are off. Please note the response code of the old endpoint.',
    'Read the whole transcript parser and split it.',
    'The team found a great deal of dead code. This was a bug in the parser.',
    'The end of the summary endpoint is validated. It was a productive cache: 91 % hits.',
    'Questions of the reviewer were answered; feedback of Ana is pending.',
    'Work went well. The user kept it short: no new flag.',
    'The form asks "Any questions?" now.',
    'Details on request are sent by the new endpoint.',
    'The endpoint sends further details of an order on request of the shop owner.',
    'Good catch by Ana: the certificate had expired.',
    'If you want the old port, set PORT. I can be reached at 8443 was the banner.',
    'Good question from Ana: why the cache misses.',
    'OK status returned after the fix.',
    WORK,
    'Here the export failed, because the file had no header.',
    'Let the job wait for the lock.',
    'The user asked whether to let them know if the import fails.',
    'Sure-footed rollback: both pods came back.',
    'Of course the first fix did not hold. The second did.',
    'If you need to roll back, run deploy.sh with the old tag.',
    'I have created a migration and a test for it.',
    'I wrote the summary endpoint and its tests.',
    'Based on the log, the lock was held for 23 minutes.',
    'Added a banner that says "Let me know if you need help".',
    '"Happy to help!" was replaced by "Anything else?" in the bot, and nobody minded.',
    '“Here is the summary you asked for” stood above each answer, and is cut off now.',
    'The mail ends with "Thanks! Let me know if Tuesday suits you."',
    'The assistant was asked to shorten the overview page.',
    'Summary endpoint: returns 404 for closed sessions.',
    'The title: prefix is stripped by the parser.',
    'The summary of a run would be lost.',
    'The title could be empty, so that is checked now.',
    'Sure would be nice to have a summary.',
    'Certain tests fail on Windows. Clear paths were missing.',
    'Hier lag der Fehler: der Cache wurde nie geleert.',
    'Klare Trennung von Maske und Datenbank.',
    'Aquí fallaba la importación.',
    'Voici pourquoi le job échouait : le lockfile manquait.',
    'これは必要であれば再実行する仕様である。',
    '',
  ])('%s', (text) => {
    for (const field of ['title', 'summary', 'other'] as const) expect(chatterIn(text, field, 'any')).toBeNull();
  });
});
