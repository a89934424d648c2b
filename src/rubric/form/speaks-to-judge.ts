/** Words without which none of the phrases stands in a text: most texts have none, and are done with at once. */
const TELLING =
  /[Jj]udge|JUDGE|[Gg]rader| [Gg]rade|GRADE|[Ee]valuator|EVALUATOR|[Ii]nstru|INSTRU|istruz|[Ss]cor[ei]|SCORE|[Mm]arks| mark\b|MARK| points|POINTS|[Rr]ating|RATING|[Rr]eference|REFERENCE| gold\b|[Gg]round truth|[Vv]alue of|[Rr]ubric|RUBRIC|[Rr]ules|RULES|[Cc]riteria|CRITERIA|[Gg]uidelines|GUIDELINES|[Pp]rompt|PROMPT|5\/5|10\/10|100\/100| 1\.0|<\||<<|\[\/?INST|session_data|Anweisung|指令|说明|指示|满分|満点/;

const JUDGE = '(?:judge|grader|evaluator|scorer)\\b';

/** Where a sentence begins: an order to a reader stands there, and what somebody did, wanted or was told does not. */
const ORDER = '(?:^|[.!?:;]\\s+|\\bplease |\\byou (?:must|should) )';

/**
 * What is said to whoever judges a summary, in place of what happened in the session: orders to a model, names of its role
 * before a colon, tokens of chat templates. Sessions about judges and scores tell of them in the past, and name nobody.
 */
const PHRASES: readonly RegExp[] = [
  // "Ignore all previous instructions"
  new RegExp(
    `${ORDER}(?:ignore|disregard|forget|override)\\b(?: (?:all|any|the|your|these|those|previous|prior|other|above|earlier|of|given))+ (?:instructions|rules|rubric|guidelines|criteria|prompts)\\b(?! (?:in|of|from|for) )`,
    'i',
  ),
  // "Give this summary full marks"
  new RegExp(
    `${ORDER}(?:give|assign|award|grant|rate|score|grade)\\b[^.!?\\n]{0,60}?(?:\\b(?:full|top|maximum|max|highest|perfect|best) (?:marks?|scores?|ratings?|grades?|points)(?=[.!?,;:]|$| to | for | in | on | and )|\\b(?:score|rating|grade|value) of (?:1|1\\.0+|5|10|100)\\b|\\b(?:5/5|10/10|100/100|1\\.0)(?!\\.?\\d))`,
    'i',
  ),
  // "Note to the judge:", "Dear grader", "Judge: …"
  new RegExp(
    `\\b(?:note|message|instructions?|hint|reminder) (?:to|for) (?:the |any |our )?(?:\\w+ )?${JUDGE}\\s*[:\u2013\u2014]`,
    'i',
  ),
  new RegExp(`\\b(?:dear|hello|attention),? (?:the )?(?:\\w+ )?${JUDGE}`, 'i'),
  new RegExp(`(?:^|\\n|[.!?] )\\W{0,3}(?:to the )?${JUDGE}\\s*:`, 'i'),
  // "You are an impartial evaluator", "As the judge you must"
  new RegExp(`\\byou are (?:now )?(?:an?|the) (?:\\w+ ){0,3}${JUDGE}`, 'i'),
  new RegExp(`\\bas (?:an?|the) (?:\\w+ ){0,2}${JUDGE},? you (?:must|should|will|shall)\\b`, 'i'),
  // "This summary matches the reference"
  /\bthis (?:summary|candidate|answer|response) (?:(?:was|is|has been) [^.!?\n]{0,40} and )?(?:fully |exactly )?(?:matches|equals|agrees with|is identical to|is equivalent to) the (?:reference|gold|ground truth)\b/i,
  // Tokens of chat templates, and the lines around foreign data in a prompt of ours.
  /<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id)\|>|\[\/?INST\]|<<\/?SYS>>|<\/?session_data>/,
  // The first in other languages.
  /\bignorier(?:e|en Sie)?\b[^.!?\n]{0,30}\bAnweisungen\b|\bignore[zr]? (?:toutes |tous )?les instructions\b|\bignora(?:r|d)? (?:todas )?las instrucciones\b|\bignora(?:re)? (?:tutte )?le istruzioni\b|忽略[^。\n]{0,8}(?:指令|说明|指示)|指示を無視|(?:给|打|給)[^。\n]{0,6}满分|満点を(?:付け|つけ|与え)/i,
];

/** Words of a text that are meant for the one who judges it; null for none. */
export function speaksToJudge(text: string): string | null {
  if (!TELLING.test(text)) return null;
  for (const phrase of PHRASES) {
    const said = phrase.exec(text);
    if (said !== null) return said[0].replace(/^[\s.!?:;,]+/, '');
  }
  return null;
}
