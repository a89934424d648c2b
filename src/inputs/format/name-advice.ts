import { fieldPathText } from '../../core/field-path.js';
import type { Nameable } from '../../settings/format-kinds.js';
import { unreadKeys, unreadMembers } from '../candidates/unread-keys.js';
import { normalizeName } from '../corpus/session-name.js';
import { guessKeys } from './field-guess.js';
import { fieldsSetting } from './format-settings.js';
import { memberAt, pathOfField } from './in-our-keys.js';
import { fieldUnderName } from './line-name.js';
import type { SummaryFormat } from './summary-format.js';

/** What other people call the name of a session, in small letters without anything between, the likeliest first. */
const NAMES = ['id', 'session', 'sessionid', 'sessionname', 'key', 'name'];

/** `callId`, `call_id`: what tells one thing of a kind from the others. */
const ID = /[a-z]I[dD]$|[-_.](?:id|ID)$/;

/**
 * The setting by which a line that has its name under another key would have one, with the fields of a candidate that stand under
 * others as well, and what to do else; undefined where no key looks like it.
 * @param whose a line of the corpus is what the names of candidates follow
 * @param isSession whether there is a golden session of a name
 */
export function adviseOnName(
  line: unknown,
  format: SummaryFormat,
  whose: 'of the corpus' | 'of candidates',
  isSession: (name: string) => boolean = () => false,
): string | undefined {
  const texts = [...unreadMembers(line, format)].flatMap(({ path, value }) =>
    typeof value === 'string' ? { path, text: value } : [],
  );
  const sure = texts.filter(({ text }) => isSession(normalizeName(text))).map(({ path }) => path);
  const paths = sure.length > 0 ? sure : likeliest(texts.map(({ path }) => path));
  if (paths.length === 0) return undefined;
  const path = paths.map(fieldPathText).join(' or ');
  const setting = fieldsSetting(
    new Map<Guess[0], Guess[1]>([
      ['name', { path: paths.length === 1 ? path : `<${path}>` }],
      ...(whose === 'of candidates' ? fieldsOf(line, paths.map(fieldPathText), format) : []),
    ]),
    format,
  );
  const key =
    fieldUnderName(format) === undefined ? `, or write it as ${JSON.stringify(fieldPathText(format.name))}` : '';
  return `${setting}${key}: it is to name the session${whose === 'of candidates' ? ', as the corpus does' : ''}`;
}

type Guess = readonly [Nameable, { readonly path: string }];

/**
 * What the fields that a line lacks probably stand under: whoever sets the name alone would be told of them by the next run. Words
 * of an outcome are left out, since each line has its own.
 */
function fieldsOf(line: unknown, names: readonly string[], format: SummaryFormat): readonly Guess[] {
  const absent = format.dimensions.filter(
    (one) => !format.fields.has(one) && memberAt(line, pathOfField(one, line, format)) === undefined,
  );
  const keys = absent.length === 0 ? [] : unreadKeys(line, format);
  const guesses = guessKeys(
    absent,
    keys.filter(({ path }) => !names.includes(path)),
  );
  return absent.flatMap((dimension) => {
    const guess = guesses.get(dimension);
    return guess === undefined ? [] : [[dimension, guess] as const];
  });
}

/** The key of the line itself that is most likely its name, by what it is called. */
function likeliest(paths: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const own = paths.filter(({ length }) => length === 1);
  const named = NAMES.flatMap((name) => own.filter(([key = '']) => bare(key) === name));
  const found = named[0] ?? own.find(([key = '']) => ID.test(key));
  return found === undefined ? [] : [found];
}

function bare(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, '');
}
