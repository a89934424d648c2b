// A model's API on loopback that takes its time, in a process of its own so that it does not slow down who asks.
//
//   node bench/speed/slow-api.mjs <requests> <median latency in ms>
//
// Latencies are log-normal, drawn once with a seed: the n-th request waits for the n-th of them. Every answer fits the
// schema of its request. Prints the port as its first line, and on SIGTERM what it saw, as JSON.
import { createServer } from 'node:http';
import { latencies } from './latencies.mjs';

const [requests, median] = process.argv.slice(2).map(Number);
const waits = latencies(requests, median);
const seen = { count: 0, first: 0, last: 0, most: 0 };
let underWay = 0;

/** A value that fits a schema: 0.8 for numbers, the first of an enumeration, lists as short as allowed. */
function fitting(schema, root = schema) {
  if (schema.$ref) return fitting(root.$defs[schema.$ref.split('/').at(-1)], root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return fitting(schema.anyOf[0], root);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, fitting(value, root)]));
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => fitting(schema.items, root));
    case 'string':
      return 'As the reference says.';
    case 'boolean':
      return true;
    case 'integer':
      return 1;
    default:
      return 0.8;
  }
}

function messageFor({ model, output_config: { format } }, id) {
  return {
    id: `msg_${id}`,
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text: JSON.stringify(fitting(format.schema)) }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1500, output_tokens: 300, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
  };
}

const server = createServer(async (request, response) => {
  const arrived = performance.now();
  const index = seen.count++;
  if (index === 0) seen.first = arrived;
  seen.most = Math.max(seen.most, ++underWay);
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = JSON.stringify(messageFor(JSON.parse(text), index));
  setTimeout(
    () => {
      underWay--;
      seen.last = performance.now();
      response.writeHead(200, { 'content-type': 'application/json', 'request-id': `req_${index}` }).end(body);
    },
    Math.max(0, waits[index % requests] - (performance.now() - arrived)),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.on('SIGTERM', () => process.stdout.write(`${JSON.stringify(seen)}\n`, () => process.exit(0)));
