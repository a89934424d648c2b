import type { Problem } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { nearestName, plainLine, shortened } from '../../core/text.js';
import type { NamedVariant } from '../../run/compare-variants.js';
import { pathsOf } from '../../settings/candidate-paths.js';
import { strayReport } from '../../settings/resolve.js';
import { SETTINGS, type Settings } from '../../settings/table.js';

/** More could not be told apart: the correction for their number would leave nothing to be seen. */
const MOST_VARIANTS = 20;

/** Longer names are no names, and no table has room for them. */
const LONGEST_NAME = 60;

/** A longer operand is quoted by its beginning. */
const LONGEST_QUOTED = 200;

const HOW = 'write compare haiku=out/haiku sonnet=out/sonnet, or the folders alone';

interface Found {
  readonly variants: readonly NamedVariant[];
  readonly problems: readonly Problem[];
}

/** Reads `NAME=path`, `NAME=path,path` for samples, or a path alone, which gets the name of its folder or file. */
export function readVariants(
  operands: readonly string[],
  against: string | undefined,
  settings: Pick<Settings, 'corpus' | 'report-dir'>,
  files: Files,
): Found {
  const problems: Problem[] = [];
  const variants = operands.flatMap((operand) => {
    const read = readVariant(operand, files);
    if ('problem' in read) problems.push(read.problem);
    return 'problem' in read ? [] : [read];
  });
  if (operands.length < 2) problems.push({ message: 'compare: it takes two variants or more', hint: HOW });
  if (operands.length > MOST_VARIANTS) {
    problems.push({ message: `compare: ${operands.length} variants; allowed: up to ${MOST_VARIANTS}` });
  }
  problems.push(...twins(variants), ...shared(variants, files), ...stray(variants, settings, files));
  const names = variants.map(({ name }) => name);
  if (against !== undefined && against !== '' && problems.length === 0 && !names.includes(against)) {
    const nearest = nearestName(against, names);
    problems.push({
      message: `--against: there is no variant ${JSON.stringify(against)}; allowed: ${names.join(', ')}`,
      ...(nearest !== undefined && { hint: `did you mean ${nearest}?` }),
    });
  }
  return { variants, problems };
}

function readVariant(operand: string, files: Files): NamedVariant | { readonly problem: Problem } {
  const cutAt = operand.indexOf('=');
  const before = operand.slice(0, Math.max(0, cutAt));
  // A folder may be called temperature=0.2.
  const isNamed = cutAt >= 0 && !/[/\\]/.test(before) && !isThere(operand, files);
  const text = isNamed ? operand.slice(cutAt + 1) : operand;
  const refuse = (message: string, hint = HOW) => ({
    problem: { message: `${JSON.stringify(shortened(operand, LONGEST_QUOTED))}: ${message}`, hint },
  });
  if (!isNamed && cutAt >= 0 && !isThere(operand, files) && isThere(operand.slice(cutAt + 1), files)) {
    return refuse('a name has no slash: what stands before = is taken for a part of the path');
  }
  if (text.trim() === '') return refuse('no path is named');
  const parsed = SETTINGS.candidates.kind.parse(text, 'input');
  if ('problem' in parsed) return refuse(parsed.problem);
  const given = pathsOf(parsed.value);
  const name = isNamed ? before.trim() : given.length === 1 ? folderName(given[0] ?? '') : '';
  if (name === '') {
    return refuse(
      given.length > 1 ? 'several paths are samples of one variant, which needs a name' : 'a variant needs a name',
    );
  }
  if (name.length > LONGEST_NAME) return refuse(`its name is longer than ${LONGEST_NAME} characters`);
  const located = given.map((path) => files.locate(path));
  const wrong = located.find((place) => 'problem' in place);
  if (wrong !== undefined && 'problem' in wrong) return refuse(wrong.problem, 'paths must lie in the workspace');
  return { name, paths: located.flatMap((place) => ('path' in place ? [place.path] : [])) };
}

function isThere(path: string, files: Files): boolean {
  const place = files.locate(path);
  return 'path' in place && files.kind(place.path) !== 'missing';
}

function folderName(path: string): string {
  const last =
    path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  return /^\.*$/.test(last) ? '' : last.replace(/\.jsonl$/, '');
}

/** Names that differ in nothing that anybody sees, such as marks of direction, are the same name in every report. */
function twins(variants: readonly NamedVariant[]): readonly Problem[] {
  const shown = variants.map(({ name }) => plainLine(name));
  return [...new Set(shown.filter((name, i) => shown.indexOf(name) < i))].map((name) => {
    const paths = variants.filter((_, i) => shown[i] === name).map((one) => one.paths.join(', '));
    return {
      message: `compare: two variants are called ${JSON.stringify(name)} (${paths.join(' and ')})`,
      hint: 'give each a name of its own, as in first=… second=…',
    };
  });
}

/** The same candidates twice would differ in nothing, and a sample that is also a variant would be counted twice. */
function shared(variants: readonly NamedVariant[], files: Files): readonly Problem[] {
  const owners = new Map<string, string>();
  return variants.flatMap(({ name, paths }) =>
    paths.flatMap((path): readonly Problem[] => {
      const real = files.real(path) ?? path;
      const owner = owners.get(real);
      owners.set(real, owner ?? name);
      if (owner === undefined) return [];
      const who =
        owner === name
          ? `variant ${JSON.stringify(name)} names it twice`
          : `variants ${JSON.stringify(owner)} and ${JSON.stringify(name)} both name it`;
      return [{ message: `compare: ${who}`, place: { file: path } }];
    }),
  );
}

/** A report among the candidates would be read as one of them. */
function stray(
  variants: readonly NamedVariant[],
  { corpus, 'report-dir': folder }: Pick<Settings, 'corpus' | 'report-dir'>,
  files: Files,
): readonly Problem[] {
  return variants.flatMap(({ name, paths }) => {
    const wrong = strayReport(
      folder,
      folder,
      { corpus: { path: corpus }, candidates: paths.map((path) => ({ path })) },
      files,
    );
    return wrong === undefined ? [] : [{ message: `report-dir: ${wrong}; variant ${JSON.stringify(name)} has them` }];
  });
}
