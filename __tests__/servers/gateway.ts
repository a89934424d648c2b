import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll } from '@jest/globals';
import { type Answer, type Behaviour, scores } from './anthropic/behaviours.js';
import { type Delivery, deliver, jsonOf } from './anthropic/delivery.js';
import { tokensOf } from './anthropic/message.js';

/** Gateways of the Messages API, as their pages say in November 2026. */
export const GATEWAYS = ['bedrock', 'ollama', 'vllm', 'litellm', 'openrouter'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

type Body = Readonly<Record<string, unknown>>;

/** What a gateway needs, and what it lacks of the vendor's API. */
interface Gateway {
  /** Where the API is on its host. */
  readonly prefix: string;
  /** How the key must come; `any` is not looked at. */
  readonly keyIn: 'x-api-key' | 'authorization' | 'either' | 'any';
  /** The versions of the API that it knows; null for all. */
  readonly versions: readonly string[] | null;
  /** The parts of a request that it refuses, with its words. */
  readonly refuses: Readonly<Record<string, string>>;
  /** Whether it holds the model to the schema, where it takes one. */
  readonly holdsToSchema: boolean;
  readonly error: (status: number, type: string, message: string) => object;
  readonly usage: (input: number, output: number) => object;
  /** The header with the id of a request; none of them is the vendor's. */
  readonly requestId: string | null;
}

const ofVendor = (_: number, type: string, message: string): object => ({ type: 'error', error: { type, message } });
const plainUsage = (input_tokens: number, output_tokens: number): object => ({ input_tokens, output_tokens });

const GATEWAY: Readonly<Record<GatewayName, Gateway>> = {
  bedrock: {
    prefix: '/anthropic',
    keyIn: 'x-api-key',
    versions: ['2023-06-01'],
    refuses: { output_config: 'output_config: Extra inputs are not permitted' },
    holdsToSchema: false,
    error: (_, __, message) => ({ message }),
    usage: (input, output) => ({ ...plainUsage(input, output), cache_read_input_tokens: null }),
    requestId: 'x-amzn-requestid',
  },
  ollama: {
    prefix: '',
    keyIn: 'any',
    versions: null,
    refuses: {},
    holdsToSchema: false,
    error: ofVendor,
    usage: plainUsage,
    requestId: null,
  },
  vllm: {
    prefix: '',
    keyIn: 'authorization',
    versions: null,
    refuses: { 'output_config.effort': '1 validation error: output_config.effort is not known to this version' },
    holdsToSchema: true,
    error: ofVendor,
    usage: plainUsage,
    requestId: null,
  },
  litellm: {
    prefix: '',
    keyIn: 'either',
    versions: null,
    refuses: {
      output_config: "litellm.UnsupportedParamsError: ollama does not support parameters: ['output_config']",
      thinking: "litellm.UnsupportedParamsError: ollama does not support parameters: ['thinking']",
    },
    holdsToSchema: false,
    error: (status, type, message) => ({ error: { message, type, param: 'None', code: String(status) } }),
    usage: plainUsage,
    requestId: 'x-litellm-call-id',
  },
  openrouter: {
    prefix: '/api',
    keyIn: 'authorization',
    versions: null,
    refuses: { cache_control: 'system.0.cache_control: not supported by this provider' },
    holdsToSchema: true,
    error: ofVendor,
    usage: (input, output) => ({ ...plainUsage(input, output), cost: 0.001, is_byok: false }),
    requestId: 'x-generation-id',
  },
};

export interface FakeGateway {
  readonly url: string;
  readonly apiKey: string;
  readonly requests: readonly {
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: Body;
  }[];
}

export interface GatewayOptions {
  readonly answer?: Answer;
  /** Puts each answer into a fence, as models do that are asked in words. */
  readonly isFenced?: boolean;
  /** What the exchange of an identity comes to; a token with which the API can be asked, unless it says otherwise. */
  readonly exchange?: () => Delivery | 'silence';
}

/** What a workflow of GitHub gets for `tokenOfGitHub`, and the exchange wants to see. */
export const IDENTITY = `${'eyJhbGciOiJSUzI1NiJ9'}.${'eyJzdWIiOiJyZXBvOmEvYiJ9'}.c2lnbmF0dXJl`;
export const REQUEST_TOKEN = 'request-token-0000';

const stops: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A gateway of the Messages API on loopback that lacks what the named one lacks. Stopped at the end of the test file. */
export async function startGateway(name: GatewayName, options: GatewayOptions = {}): Promise<FakeGateway> {
  const gateway = GATEWAY[name];
  const apiKey = 'gw-loopback-loopback-0000';
  const requests: { path: string; headers: IncomingMessage['headers']; body: Body }[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Object(JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}'));
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    const other = identityAnswer(request, body, apiKey, options);
    if (other === 'silence') return;
    const id = gateway.requestId === null ? {} : { [gateway.requestId]: 'id-1' };
    const delivery =
      other ?? refusalOf(gateway, request, body, apiKey) ?? (await answerOf(gateway, body, options, requests.length));
    deliver(response, { ...delivery, headers: { ...id, ...delivery.headers } });
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `http://127.0.0.1:${address.port}${gateway.prefix}`, apiKey, requests };
}

/** The token endpoint of the vendor, and that of GitHub at `/github?api=1`; nothing where the request is about neither. */
function identityAnswer(
  { url = '', method, headers }: IncomingMessage,
  body: Body,
  token: string,
  { exchange }: GatewayOptions,
): Delivery | 'silence' | undefined {
  if (url.startsWith('/github')) {
    const isRight = headers['authorization'] === `Bearer ${REQUEST_TOKEN}` && method === 'GET';
    const audience = new URL(url, 'http://x').searchParams.get('audience');
    return isRight && audience === 'https://api.anthropic.com' ? jsonOf(200, { value: IDENTITY }) : jsonOf(403, {});
  }
  if (!url.endsWith('/v1/oauth/token')) return undefined;
  const isRight =
    body['grant_type'] === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
    body['assertion'] === IDENTITY &&
    body['federation_rule_id'] === 'fdrl_1' &&
    body['organization_id'] === 'org_1';
  if (!isRight)
    return jsonOf(401, { error: 'invalid_grant', error_description: 'no rule matches', assertion: IDENTITY });
  return exchange?.() ?? jsonOf(200, { access_token: token, token_type: 'Bearer', expires_in: 3600 });
}

function refusalOf(
  gateway: Gateway,
  { url, headers }: IncomingMessage,
  body: Body,
  apiKey: string,
): Delivery | undefined {
  const refuse = (status: number, type: string, message: string): Delivery =>
    jsonOf(status, gateway.error(status, type, message));
  if (url !== `${gateway.prefix}/v1/messages`) return refuse(404, 'not_found_error', 'no such path');
  const [own, bearer] = [headers['x-api-key'] === apiKey, headers['authorization'] === `Bearer ${apiKey}`];
  if (gateway.keyIn === 'x-api-key' && !own) return refuse(401, 'authentication_error', 'missing header x-api-key');
  if (gateway.keyIn === 'authorization' && !bearer) return refuse(401, 'authentication_error', 'Unauthorized');
  if (gateway.keyIn === 'either' && !own && !bearer) return refuse(401, 'auth_error', 'no key');
  if (gateway.versions?.includes(String(headers['anthropic-version'])) === false) {
    return refuse(400, 'invalid_request_error', 'anthropic-version: not a valid version');
  }
  const text = JSON.stringify(body);
  const refused = Object.entries(gateway.refuses).find(([part]) => text.includes(`"${part.split('.').at(-1)}":`));
  return refused && refuse(400, 'invalid_request_error', refused[1]);
}

async function answerOf(gateway: Gateway, body: Body, options: GatewayOptions, count: number): Promise<Delivery> {
  const system = textOf(body['system']);
  const user = textOf(body['messages']);
  const inWords = /JSON Schema, [^\n]*:\n(\{.*\})$/.exec(system)?.[1];
  const told = Object(Object(body['output_config']).format).schema;
  // What nobody has told the model, it cannot keep to.
  const schema = gateway.holdsToSchema && told !== undefined ? told : inWords && JSON.parse(inWords);
  if (schema === undefined) return message(gateway, body, 'It is a good summary. Overall I would say 0.8.');
  const asked = {
    model: String(body['model']),
    system,
    user,
    schema,
    maxTokens: Number(body['max_tokens']),
    attempt: 1,
    index: count,
  };
  const behaviour: Behaviour = await (options.answer ?? (() => scores(0.8)))(asked);
  if (behaviour.kind === 'page') return behaviour;
  if (behaviour.kind !== 'says') throw new Error(`${behaviour.kind}: not made here`);
  const text = behaviour.said(asked).texts.join('');
  return message(gateway, body, options.isFenced === true ? `Here it is:\n\n\`\`\`json\n${text}\n\`\`\`` : text);
}

/** The text of a system prompt, or of messages. */
function textOf(given: unknown): string {
  if (!Array.isArray(given)) return String(given);
  return given.map((one: unknown) => String(Object(one).text ?? Object(one).content)).join('\n');
}

function message(gateway: Gateway, body: Body, text: string): Delivery {
  return jsonOf(200, {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body['model'],
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: gateway.usage(tokensOf(JSON.stringify(body)), tokensOf(text)),
  });
}
