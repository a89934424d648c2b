import type { Collector } from './collector.js';
import type { Block, Role } from './message.js';
import { resultTexts } from './result-texts.js';
import { roleNamed } from './speakers.js';
import { asObject, asText, describeArguments, type JsonObject, objectsIn, valuesIn } from './values.js';

/** A message of a program that has other words for who speaks. */
interface ExportedMessage {
  readonly role: Role;
  readonly time: string | undefined;
  readonly blocks: readonly Block[];
}

/** Reads a message of an export of Slack, or of AutoGen; undefined where it is none. */
export function exportedMessage(message: JsonObject, into: Collector): ExportedMessage | undefined {
  return ofSlack(message) ?? ofAutoGen(message, into);
}

/** In a channel nobody is the user or the assistant; a name that is told stays with what is said. */
function ofSlack(message: JsonObject): ExportedMessage | undefined {
  const { text, ts, user, bot_id: bot, username } = message;
  const isMessage = typeof text === 'string' && typeof ts === 'string' && /^\d{9,11}(?:\.\d{1,9})?$/.test(ts);
  if (!isMessage || ![user, bot, username].some((name) => typeof name === 'string')) return undefined;
  const profile = asObject(message['user_profile']);
  const names = [
    profile?.['real_name'],
    profile?.['display_name'],
    username,
    asObject(message['bot_profile'])?.['name'],
  ];
  const name = [...names, user].find((one) => typeof one === 'string') ?? '';
  const time = new Date(Number(ts) * 1000).toISOString();
  const all = [text, ...besideText(message)].filter((one) => one.trim() !== '').join('\n');
  const said = all === '' || name === '' ? all : `${name}: ${all}`;
  return { role: 'unknown', time, blocks: [{ kind: 'text', role: 'unknown', text: said }] };
}

/** What a message has in its attachments, files and blocks. Those of what somebody typed repeat its text. */
function besideText({ text, attachments, blocks, files }: JsonObject): readonly string[] {
  const attached = objectsIn(attachments).flatMap((one) => {
    const texts = textsWithin(one);
    return texts.length > 0 ? texts : [asText(one['fallback']) ?? ''];
  });
  const laidOut = objectsIn(blocks).filter(({ type }) => type !== 'rich_text' || text === '');
  return [...attached, ...textsWithin(laidOut), ...textsWithin(files)];
}

/** Keys of attachments, blocks and files that have words for people. */
const WORDS: ReadonlySet<string> = new Set([
  ...['pretext', 'author_name', 'title', 'name', 'text', 'value', 'preview', 'footer'],
]);

function textsWithin(root: unknown): readonly string[] {
  return valuesIn(root, (key) => WORDS.has(key));
}

const AUTOGEN_TYPE = /^[A-Z][A-Za-z]{2,60}(?:Message|Event)$/;

/** Who is no user is an agent. */
function ofAutoGen(message: JsonObject, into: Collector): ExportedMessage | undefined {
  const { source, type, content } = message;
  if (typeof source !== 'string' || typeof type !== 'string' || !AUTOGEN_TYPE.test(type)) return undefined;
  const role = roleNamed(source) ?? (source.toLowerCase() === 'user_proxy' ? 'user' : 'assistant');
  const time = asText(message['created_at']);
  if (type === 'ToolCallRequestEvent') {
    const calls = objectsIn(content).map(({ id, name, arguments: given }) =>
      into.call(role, id, name, describeArguments(given)),
    );
    return { role, time, blocks: calls };
  }
  if (type === 'ToolCallExecutionEvent') {
    const results = objectsIn(content).flatMap(({ call_id: call, name, is_error: isError, content: given }) =>
      into.result({
        call: asText(call),
        tool: asText(name),
        isError: typeof isError === 'boolean' ? isError : null,
        texts: resultTexts(given),
      }),
    );
    return { role, time, blocks: results };
  }
  // Thoughts are said to nobody, a summary of calls repeats their results, and chunks the message behind them.
  if (SILENT.has(type)) return { role, time, blocks: [] };
  const texts = resultTexts(content);
  return texts.length === 0 ? undefined : { role, time, blocks: texts.map((text) => ({ kind: 'text', role, text })) };
}

const SILENT: ReadonlySet<string> = new Set([
  'ThoughtEvent',
  'ToolCallSummaryMessage',
  'ModelClientStreamingChunkEvent',
]);
