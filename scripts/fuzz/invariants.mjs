// What has to be true of whatever the product says, each as a function that throws where it is not.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inspect, isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { SaxesParser } from 'saxes';
import { CREDENTIAL_LETTERS, CREDENTIALS } from './pieces.mjs';

/** Something that must not be; what stands before the first colon tells one from another. */
export class Violation extends Error {
  name = 'Violation';
}

export function must(isSo, what) {
  if (!isSo) throw new Violation(typeof what === 'function' ? what() : what);
}

/** A number of 0..1 that is not -0, or null. */
export function isScore(score) {
  return score === null || (typeof score === 'number' && score >= 0 && score <= 1 && !Object.is(score, -0));
}

export function scoresAreScores(scores, where = 'a score') {
  for (const score of scores) must(isScore(score), () => `${where} is ${Object.is(score, -0) ? '-0' : score}`);
}

/** What people can act upon: a sentence, with a place that is in the text, if any. */
export function problemsAreWhole(problems, text, isPlaced = true) {
  const lines = text === undefined ? Number.POSITIVE_INFINITY : text.split(/\r\n|\r|\n/).length;
  for (const { message, place, hint } of problems) {
    must(typeof message === 'string' && /\w/.test(message), 'a problem without a message');
    must(!/\bundefined\b|\[object /.test(message), () => `a message of a machine: ${message}`);
    must(hint === undefined || (typeof hint === 'string' && hint !== ''), `an empty hint: ${message}`);
    if (!isPlaced) continue;
    must(typeof place?.file === 'string' && place.file !== '', `no file: ${message}`);
    positionIsIn(place, lines, message);
  }
}

export function positionIsIn({ line, column }, lines, what = 'a position') {
  must(
    line === undefined || (Number.isInteger(line) && line >= 1 && line <= lines),
    () => `${what}: line ${line} of ${lines}`,
  );
  must(column === undefined || (Number.isInteger(column) && column >= 1), () => `${what}: column ${column}`);
}

/** The product's own errors end a run in order; whatever else is thrown is a fault. Returns undefined where one was thrown. */
export function unlessRefused(UserError, work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problemsAreWhole(error.problems, undefined, false);
    must(error.problems.length > 0, 'an error that says nothing');
    return undefined;
  }
}

export function same(a, b, what) {
  if (isEqual(a, b)) return;
  throw new Violation(`${what} differs: ${shortly(a)} <> ${shortly(b)}`);
}

function isEqual(a, b) {
  try {
    return isDeepStrictEqual(a, b);
  } catch (error) {
    // Deeper than the stack that is left.
    if (error instanceof RangeError) return true;
    throw error;
  }
}

function shortly(value) {
  return inspect(value, { depth: 8, breakLength: Number.POSITIVE_INFINITY }).slice(0, 400);
}

/** So many letters of a credential are too many. */
const LETTERS_THAT_TELL = 20;

/** No letters of a credential in what was said of an input, unless these stood there without what makes them one. */
export function hasNoCredential(text, what, input) {
  // Words are compared in small letters, and what is cut leaves some.
  const some = CREDENTIAL_LETTERS.slice(0, LETTERS_THAT_TELL).toLowerCase();
  const at = text.toLowerCase().indexOf(some);
  if (at === -1) return;
  const others = CREDENTIALS.reduce((left, one) => left.replaceAll(one, ''), JSON.stringify(input));
  if (others.toLowerCase().includes(some)) return;
  must(false, () => `${what} shows a credential: ${text.slice(Math.max(0, at - 60), at + 45)}`);
}

const IN_A_TERMINAL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;
const COMMANDS = /^\s*::|##[a-z]*\[/im;

/** Nothing that a terminal obeys or turns round. */
export function isPlain(text, what) {
  must(text.isWellFormed(), `${what} has half a character`);
  const control = IN_A_TERMINAL.exec(text);
  must(
    control === null,
    () => `${what} has U+${control[0].charCodeAt(0).toString(16)}: ${around(text, control.index)}`,
  );
}

/** The same, and no command of a CI system. */
export function isPlainForTerminals(text, what) {
  isPlain(text, what);
  const command = COMMANDS.exec(text);
  must(command === null, () => `${what} has a command: ${around(text, command.index)}`);
}

/** One line of the runner's log, which is a command of ours and nothing else. */
export function isOneCommand(line) {
  must(
    /^::(?:error|warning|notice)(?: [^\r\n]*?)?::[^\r\n]*$/.test(line),
    () => `no command of ours: ${line.slice(0, 200)}`,
  );
  isPlainForTerminals(line.replace(/^::\w+ ?/, ''), 'a command');
}

function around(text, at) {
  return JSON.stringify(text.slice(Math.max(0, at - 80), at + 80));
}

/** XML of one root that a strict parser takes. */
export function isXml(text) {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => must(false, () => `XML: ${error.message}`));
  parser.write(text).close();
  must(!/<!(?:DOCTYPE|ENTITY)/.test(text), 'XML with a declaration of types');
}

let validateSarif;

/** SARIF by the schema of the standard, which is of draft 4 and uses nothing that has changed since. */
export function isSarif(text) {
  if (validateSarif === undefined) {
    const file = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
    const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
    const ajv = new Ajv({ strict: false, unicodeRegExp: false });
    formats.default(ajv);
    validateSarif = ajv.compile(schema);
  }
  must(validateSarif(JSON.parse(text)), () => `SARIF: ${JSON.stringify(validateSarif.errors?.slice(0, 3))}`);
}

const ELEMENTS_OF_MARKDOWN = new Set(
  'p h1 h2 h3 h4 ul ol li table thead tbody tr th td details summary code pre strong em br sub sup span a b hr blockquote picture source img'.split(
    ' ',
  ),
);

/** A page as GitHub shows it: fences and elements closed, no element or address that is not ours, nothing live from foreign texts. */
export function isSafeMarkdown(markdown, { renderPage, githubActions }, isOurs) {
  const fences = (markdown.match(/^ *(?:`{3,}|~{3,})/gm) ?? []).length;
  must(fences % 2 === 0, () => `${fences} fences`);
  const page = renderPage(markdown);
  for (const tag of page.tags) {
    if (tag.startsWith('<!--')) {
      must(/^<!-- (?:summary-gate[-:]|run:[\d.]+ -->$|\/run -->$)/.test(tag), () => `a comment: ${tag.slice(0, 100)}`);
      continue;
    }
    const name = /^<([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase();
    must(ELEMENTS_OF_MARKDOWN.has(name), () => `an element: ${tag.slice(0, 100)}`);
    must(
      !/\s(?:on\w+|style|srcset)\s*=/i.test(tag.replace(/ style="text-align:\w+"/, '')),
      () => `an attribute: ${tag.slice(0, 100)}`,
    );
    const target = /\s(?:href|src)="([^"]*)"/i.exec(tag)?.[1];
    must(target === undefined || isOurs(target), () => `a link: ${target}`);
  }
  const live = githubActions(page);
  must(live.length === 0, () => `live: ${live[0].slice(0, 200)}`);
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ELEMENTS_OF_HTML = new Set(
  'html head meta title style script body a abbr article aside b bdi blockquote br button circle code dd defs del details div dl dt em figcaption figure footer form g h1 h2 h3 h4 header hr i input ins kbd label legend li line main mark nav ol optgroup option output p path pattern polygon polyline pre rect s section select small span strong sub summary sup svg table tbody td template text textarea tfoot th thead time title tr tspan u ul use clippath lineargradient stop fieldset noscript caption col colgroup'.split(
    ' ',
  ),
);

/** A page of ours: every element is closed in its order, none is foreign, and nothing runs or loads but our own program. */
export function isSafeHtml(page, scripts) {
  const markup = page.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1</$2>');
  const open = [];
  let programs = 0;
  for (const [tag, slash, word, rest] of markup.matchAll(/<(\/?)([a-z!?][^\s>/]*)((?:"[^"]*"|[^"<>])*)>/gi)) {
    const name = word.toLowerCase();
    if (name === '!doctype') continue;
    must(ELEMENTS_OF_HTML.has(name), () => `an element: ${tag.slice(0, 100)}`);
    if (slash === '/') must(open.pop() === name, () => `${tag} closes another element`);
    else if (!VOID.has(name) && !rest.endsWith('/')) open.push(name);
    if (name === 'script' && slash === '') programs++;
    must(
      !/(?:^|\s)(?:on\w+|srcdoc|formaction|srcset)\s*=/i.test(withoutValues(rest)),
      () => `an attribute: ${tag.slice(0, 200)}`,
    );
    const target = /\s(?:href|src)="([^"]*)"/.exec(rest)?.[1];
    must(
      target === undefined || /^#|^https:\/\/github\.com\/|^data:image\/svg/.test(target),
      () => `a link: ${target}`,
    );
  }
  must(open.length === 0, () => `not closed: ${open.join(' ')}`);
  must(programs <= scripts, () => `${programs} scripts`);
  must((markup.replace(/<[^>]*>/g, '').match(/[<>]/) ?? null) === null, 'a bracket that is neither escaped nor a tag');
  for (const [, json] of page.matchAll(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g)) JSON.parse(json);
}

function withoutValues(attributes) {
  return attributes.replace(/"[^"]*"/g, '""');
}

/** Report of a run: scores in range, sessions in order and once each. */
export function isWholeReport(report) {
  const names = report.sessions.map(({ name }) => name);
  must(new Set(names).size === names.length, 'a session stands twice in the report');
  scoresAreScores([report.overall_mean], 'overall_mean');
  for (const { overall, dimensions, samples } of report.sessions) {
    scoresAreScores([overall, ...dimensions.map(({ score }) => score)]);
    scoresAreScores((samples ?? []).map((sample) => sample.overall));
  }
}
