import { pick, type Random } from '../../core/seeded-random.js';
import { LONGEST_PIECE, type Token, tokensOf } from './tokens.js';
import { INVENTED_NAMES } from './words/inventions.js';

const IDENTIFIER_CLASSES = [
  'file',
  'function',
  'camel',
  'pascal',
  'snake',
  'constant',
  'flag',
  'branch',
  'version',
  'commit',
  'ticket',
  'reference',
] as const;
type IdentifierClass = (typeof IDENTIFIER_CLASSES)[number];

export interface Identifier {
  readonly name: string;
  readonly kind: IdentifierClass;
  readonly start: number;
  readonly end: number;
}

/** What a name looks like, most telling first. */
const SHAPES: readonly (readonly [IdentifierClass, RegExp])[] = [
  ['reference', /^#\d{1,7}$/],
  ['ticket', /^(?!(?:AES|ARM|CP|HTTP|IPV|ISO|MD|RFC|RSA|SHA|TLS|UTF)-)[A-Z]{2,10}-\d{1,6}$/],
  ['commit', /^(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}$/],
  ['version', /^v\d+(?:\.\d+){0,3}$|^[~^]?\d+\.\d+\.\d+(?:-[a-z]+[.\d]*)?$/],
  ['flag', /^--[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/],
  ['branch', /^(?:fix|feat|feature|wip|attempt|release|hotfix|chore|bugfix|refactor)\/[\w./-]+$/],
  [
    'file',
    /^(?:[\w@.-]+\/)*[\w@.-]*\.(?:c|cc|conf|cpp|cs|css|csv|go|h|html|ini|java|js|json|jsx|kt|lock|lua|md|mjs|php|proto|ps1|py|rb|rs|scss|sh|sql|svelte|swift|tf|toml|ts|tsx|txt|vue|xml|ya?ml)$/i,
  ],
  ['function', /^(?:[A-Za-z_]\w*\.)*[A-Za-z_]\w*\(\w{0,12}\)$/],
  ['constant', /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/],
  ['snake', /^_?[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/],
  ['camel', /^(?:[a-z]+\.)?[a-z]{2,}[a-z0-9]*(?:[A-Z][a-z0-9]+)+$/],
  ['pascal', /^(?:[A-Z][a-z0-9]+){2,}$/],
];

/** Names of products, which are no names of a code base. */
const PRODUCTS =
  /^(?:App(?:Store|Kit)|BitBucket|ClickHouse|CloudFlare|CockroachDb|Core(?:Dns|Data)|DataDog|DynamoDb|Elastic(?:Search)|Git(?:Hub|Lab)|Graph(?:Ql)|Java(?:Script)|Kotlin|Linked(?:In)|Maria(?:Db)|MongoDb|NextJs|OpenAi|OpenApi|OpenSsl|OpenTelemetry|PlayWright|PowerShell|PyTorch|RabbitMq|TestFlight|TypeScript|WebKit|WebSocket|WebSockets|WordPress|YouTube)$/;

/** The identifiers of a text, backticks not included. */
export function identifiersIn(text: string): readonly Identifier[] {
  return tokensOf(text).flatMap((token) => identifierOf(token) ?? []);
}

function identifierOf(token: Token): Identifier | undefined {
  const inset = token.kind === 'code' ? 1 : 0;
  const name = token.text.slice(inset, token.text.length - inset);
  if (name.length > LONGEST_PIECE) return undefined;
  const shape = SHAPES.find(([, pattern]) => pattern.test(name));
  if (shape === undefined || PRODUCTS.test(name)) return undefined;
  return { name, kind: shape[0], start: token.start + inset, end: token.end - inset };
}

/** A name of the same kind that is not the given one, nor one of `taken`; `undefined` when none comes to mind. */
export function inventedName(
  { name, kind }: Identifier,
  taken: ReadonlySet<string>,
  random: Random,
): string | undefined {
  for (let attempt = 0; attempt < 20; attempt++) {
    const invented = inventOne(name, kind, random);
    if (invented !== undefined && invented !== name && !taken.has(invented)) return invented;
  }
  return undefined;
}

function inventOne(name: string, kind: IdentifierClass, random: Random): string | undefined {
  switch (kind) {
    case 'file':
      return name.replace(/[^/]*?(?=\.[^./]*$)/, pick(INVENTED_NAMES.file, random) ?? '');
    case 'function': {
      const pool = /_/.test(name) ? INVENTED_NAMES.snake : INVENTED_NAMES.camel;
      return name.replace(/[A-Za-z_]\w*(?=\()/, pick(pool, random) ?? '');
    }
    case 'camel':
    case 'pascal':
    case 'snake':
    case 'constant':
    case 'flag':
      return pick(INVENTED_NAMES[kind], random);
    case 'branch':
      return name.replace(/[^/]*$/, pick(INVENTED_NAMES.branch, random) ?? '');
    case 'version':
      return otherVersion(name, random);
    case 'commit':
      return name.replace(/[0-9a-f]/g, () => '0123456789abcdef'.charAt(random.below(16)));
    case 'ticket':
    case 'reference':
      return name.replace(/\d+/, (digits) => String(1 + random.below(10 ** Math.min(digits.length, 6) - 1)));
  }
}

/** Another version of the same form: its first or second number is another one. */
function otherVersion(name: string, random: Random): string {
  const numbers = [...name.matchAll(/\d+/g)];
  const chosen = numbers[random.below(Math.min(2, numbers.length))];
  if (chosen === undefined) return name;
  const value = Number(chosen[0]);
  const other = String(value + (value > 1 && random.below(2) === 0 ? -1 : 1 + random.below(2)));
  return name.slice(0, chosen.index) + other + name.slice(chosen.index + chosen[0].length);
}
