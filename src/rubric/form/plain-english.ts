/** Words that English is full of, and that stand in no other language of Latin script. */
const FREQUENT = [' the ', ' and ', ' to ', ' of ', ' was '];

/** English has one of these words every 30 to 60 characters; bullets have them less often. */
const CHARACTERS_PER_WORD = 120;

/** A title may have one such word, which then tells enough if no letter of it is foreign. */
const SHORT = 80;
const ONE_WORD = /^[ -~]* (?:the|and|to|with|from|after|before|into|because) [ -~]*$/;

/** Whether texts are English at first sight, so that nobody need look for another language. */
export function isPlainlyEnglish(texts: readonly string[]): boolean {
  let length = 0;
  for (const text of texts) length += text.length;
  if (length < SHORT) return texts.length === 1 && ONE_WORD.test(texts[0] ?? '');
  let wanted = 2 + length / CHARACTERS_PER_WORD;
  for (const word of FREQUENT) {
    for (const text of texts) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (--wanted <= 0) return true;
      }
    }
  }
  return false;
}
