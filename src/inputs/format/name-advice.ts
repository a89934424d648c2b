import { fieldPathText } from '../../core/field-path.js';
import { unreadMembers } from '../candidates/unread-keys.js';
import { normalizeName } from '../corpus/session-name.js';
import { fieldsSetting } from './format-settings.js';
import { fieldUnderName } from './line-name.js';
import type { SummaryFormat } from './summary-format.js';

/** What other people call the name of a session, in small letters without anything between, the likeliest first. */
const NAMES = ['id', 'session', 'sessionid', 'sessionname', 'key', 'name'];

/** `callId`, `call_id`: what tells one thing of a kind from the others. */
const ID = /[a-z]I[dD]$|[-_.](?:id|ID)$/;

/**
 * The setting by which a line that has its name under another key would have one, and what to do else; undefined where no key
 * looks like it.
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
  const setting = fieldsSetting(new Map([['name', { path: paths.length === 1 ? path : `<${path}>` }]]), format);
  const key =
    fieldUnderName(format) === undefined ? `, or write it as ${JSON.stringify(fieldPathText(format.name))}` : '';
  return `${setting}${key}: it is to name the session${whose === 'of candidates' ? ', as the corpus does' : ''}`;
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
