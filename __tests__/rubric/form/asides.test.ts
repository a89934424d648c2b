import { describe, expect, it } from '@jest/globals';
import { asideIn, offerIn } from '../../../src/rubric/form/asides.js';
import { chatterIn } from '../../../src/rubric/form/chatter.js';

const WORK = 'Pinned Node to 22.21.1 in CI.';

describe('an aside', () => {
  it.each([
    'I hope this summary gives you everything you need for your records.',
    'Feel free to ask for more.',
    'As you can see, six titles are left.',
    'Let me know if you need more detail.',
    'Note: let me know if Ada needs the list in another format.',
    'If you like, I can also draft the mail to Ada.',
    'If you have any questions, ask.',
    'Would you rather have a table?',
    'I hope this is the kind of text you were looking for.',
    'Please note that I am an AI and this is no legal advice.',
    'Please note that I only had the log, so you may want to check the figures.',
    'As requested, I kept it short.',
    'Note: I could not verify the build numbers, please check.',
    'I hope I got this right: the sunset is in June.',
    'I kept this list short, the transcript has more.',
    'Note that I only had the transcript to go on, so some details may be incomplete.',
    'Please double-check the figures.',
    'The transcript is long, so I left out the small talk.',
    'Note: I left out the emojis.',
    'Please note that this does not constitute tax advice, and feel free to reach out with any questions.',
    'Hi team, a good find with the lock!',
    'Good luck with the release, and tell me how it goes!',
    'Well done, and thank you for your patience.',
  ])('is seen wherever it stands: %s', (said) => {
    expect(asideIn(`${WORK} ${said} ${'The cache was cleared. '.repeat(9)}`)).toBe(said);
    expect(chatterIn(`${WORK} ${said}`, 'title', 'English')).toBe(said);
  });

  it.each([
    'The user hoped that this helps the slow runners.',
    'Hope Lane was added to the map.',
    'Asked Bo to please check in early.',
    'Bo was asked to please verify that it rings.',
    'The page asks customers to please check this address.',
    'Please verify mails are sent once per address now.',
    'The note says "please check these".',
    'The form says "let me know if it fails".',
    'Thank you page redesigned.',
    'The greeting was changed to "Hello! How can I help you today?", and a fallback was added.',
    'The mail ends with “Many thanks. Please let me know if Tuesday suits you. Best, Ann”.',
    'The greeting was changed to `How can I help you today?` in the bot.',
    'It is as you can imagine.',
    'The letter says "you pay nothing" where the excess is null.',
    "The banner asks 'Do you want to leave?' now.",
    'The hint reads “if you need more, ask me”.',
    'The search answers as you type.',
    'Hi-res tiles, loaded late, were the cause.',
    'Hello World, 32 kB smaller.',
    'Good evening shifts were mapped to the wrong day.',
    'The I term was clamped, so I kept the gain.',
    'I renamed the flag, and my tests are green.',
    'The transcript of the call names me.txt as the file.',
    'What you need to know: 14 segments are missing.',
    'You can reproduce the leak with tools/soak.py.',
    'The user asked me to keep the old port.',
  ])('is no aside: %s', (text) => expect(asideIn(`${WORK} ${text}`)).toBeNull());

  it('is no aside where a text speaks so throughout', () => {
    const said = ['You asked me to rename the flag.', 'I renamed it for you.', 'You run it with my script now.'];
    expect(asideIn(said.join(' '))).toBeNull();
    expect(asideIn(`${said.join(' ')} ${WORK} ${WORK}`)).toBeNull();
    expect(asideIn(`${said[1]} ${WORK} ${WORK}`)).toBe(said[1]);
    // Two sentences of five are no voice.
    expect(asideIn(`${WORK} ${WORK} ${WORK} ${said[0]} ${said[1]}`)).toBe(said[1]);
  });

  it('is an offer', () => {
    const offer = 'Would you like me to compare both in a table?';
    expect(offerIn(`Does it count as erased? ${offer}`)).toBe(offer);
    expect(offerIn('I would be glad to look for another one if you want to try again')).not.toBeNull();
    expect(offerIn('The user: "Would you like me to try?"')).toBeNull();
    expect(offerIn('Let me know if the cache still grows.')).toBeNull();
    expect(offerIn('Great question by the user here! As you can see, the ranges moved')).not.toBeNull();
    expect(offerIn('Great question by the user that led to the lock')).toBeNull();
    expect(offerIn(WORK)).toBeNull();
  });
});

describe('in a moment, what nobody remembers of a session', () => {
  it.each([
    ['The boundary blocks the call. Let me know if you would like more detail on this one!'],
    ['As an AI, I find this point especially noteworthy: the collector ran back to back'],
    ['Great catch by you: the table was only at 18 %'],
    ['As you can see from the transcript, the plug was the cause'],
  ])('%s', (moment) => {
    expect(offerIn(moment)).not.toBeNull();
  });

  it.each(['Let me know if it rings twice, said Bo', 'An AI wrote the first draft', 'A great catch by Ada'])(
    'not %s',
    (moment) => {
      expect(offerIn(moment)).toBeNull();
    },
  );
});
