// The small changes that could be made to a source, and some of them by lot.
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

const TURNED = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
    '&&': '||',
    '||': '&&',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '%': '*',
    '+=': '-=',
    '-=': '+=',
    '++': '--',
    '--': '++',
  }),
);

const OTHER_METHOD = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    startsWith: 'endsWith',
  }),
);

/** Changes that leave the same program, each with why. They are told by their line of code, wherever that stands. */
const EQUIVALENT = JSON.parse(readFileSync(new URL('./equivalent.json', import.meta.url), 'utf8'));

/** What somebody has found to be the same program. */
export function isEquivalent({ file, line, change }, text) {
  const code = text.split('\n')[line - 1]?.trim();
  return EQUIVALENT.some((one) => one.file === file && one.code === code && one.changes.includes(change));
}

/**
 * So many changes of these files, each `{ file, line, change, text }` with the whole changed text, in the order of the files;
 * none that is known to leave the same program.
 */
export function drawMutants(files, count, seed) {
  const all = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return changesOf(text, file).filter((mutant) => !isEquivalent(mutant, text));
  });
  const random = randomOf(seed);
  const drawn = all.map((one) => [random(), one]).sort(([a], [b]) => a - b);
  const chosen = new Set(drawn.slice(0, count).map(([, one]) => one));
  return all.filter((one) => chosen.has(one));
}

/** Every change that could be made to one source. */
export function changesOf(text, file) {
  // The places that the parser gives are bytes, counted over all that it has parsed: the first stop tells from where.
  const bytes = Buffer.from(text);
  // What the shell reads is a comment.
  const tree = parseSync(`;${text.replace(/^#!/, '//')}`, { syntax: 'typescript' });
  const base = tree.span.start + 1;
  const between = (start, end) => bytes.toString('utf8', start - base, end - base);
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null || isLeftOut(node)) return;
    for (const { start, end, other } of changesAt(node, between)) {
      const before = between(base, start);
      // With what stands beside a changed sign, but for a statement that has a condition changed.
      const around = node.span.start === start || node.type === 'IfStatement' ? { start, end } : node.span;
      const [left, right] = [between(around.start, start), between(end, around.end)];
      const change = `${brief(left + between(start, end) + right)} → ${brief(left + other + right)}`;
      const changed = before + other + between(end, base + bytes.length);
      found.push({ file, line: before.split('\n').length, change, text: changed });
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(tree.body.slice(1));
  return found;
}

/** Types, but for expressions that have one; what else has such a name are enums and the like. */
function isLeftOut({ type = '' }) {
  return type === 'ImportDeclaration' || (type.startsWith('Ts') && !/^Ts(?:As|Const|NonNull|Satisfies)/.test(type));
}

/** What may stand in the place of a node or of a part of it. */
function changesAt(node, between) {
  const whole = (other) => [{ ...node.span, other }];
  const source = ({ span }) => between(span.start, span.end);
  switch (node.type) {
    case 'BinaryExpression':
      return turned(node, between);
    case 'AssignmentExpression':
      return node.operator.endsWith('=') && node.operator.length > 1 ? turned(node, between) : [];
    case 'UnaryExpression':
      return ['-', '!'].includes(node.operator) ? whole(source(node.argument)) : [];
    case 'UpdateExpression':
      // It may be a part of a larger expression, which an assignment may only be in brackets.
      return whole(`(${source(node.argument)} ${TURNED.get(node.operator)[0]}= 1)`);
    case 'NumericLiteral':
      return whole(String(Number.isInteger(node.value) ? node.value + 1 : node.value * 1.5));
    case 'BooleanLiteral':
      return whole(String(!node.value));
    case 'IfStatement':
      return [...negated(node.test, between), ...(node.alternate ? [] : whole(';'))];
    case 'ConditionalExpression':
      return negated(node.test, between);
    case 'ExpressionStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return whole(';');
    case 'MemberExpression': {
      const other = OTHER_METHOD.get(node.property.value);
      return other === undefined ? [] : [{ ...node.property.span, other }];
    }
    default:
      return [];
  }
}

/** Not `+` where texts are put together: it would be no number, and mostly of a message. */
function turned({ left, right, operator }, between) {
  const other = TURNED.get(operator);
  const isOfText = [left, right].some(({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral');
  if (other === undefined || (isOfText && operator.startsWith('+'))) return [];
  const start = left.span.end + Buffer.byteLength(between(left.span.end, right.span.start).split(operator)[0]);
  return [{ start, end: start + operator.length, other }];
}

/** A comparison is turned by itself, and `!` taken away. */
function negated(condition, between) {
  if (TURNED.has(condition.operator) || condition.operator === '!') return [];
  const { start, end } = condition.span;
  return [{ start, end, other: `!(${between(start, end)})` }];
}

function brief(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
