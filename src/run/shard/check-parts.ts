import type { Problem } from '../../core/errors.js';
import { canonicalJson, type Plain } from '../../core/json/canonical.js';
import { byCodePoint, counted, nameSome, shortened } from '../../core/text.js';
import { shardName } from '../../scoring/shard-of.js';
import type { PartHeader } from './part-schema.js';
import { nameOfPart, type Part } from './read-part.js';

/** What the job that merges expects of the parts. */
interface Expected {
  /** The settings that all parts must share, as `sharedSettings` makes them. */
  readonly settings: Readonly<Record<string, string>>;
  /** The `limit` setting: most sessions that are scored; null for all. */
  readonly limit: number | null;
  /** The runs of workflows that the parts may come from; null where there is no workflow. */
  readonly runs: readonly string[] | null;
}

/** Names of missing shards that one message lists. */
const NAMED = 20;

/** Settings of a part that differ, a message each: an invented part may have thousands. */
const SHOWN_SETTINGS = 10;

/** Characters of a setting's value in a message. */
const SHOWN_VALUE = 80;

/**
 * Problems with parts that do not belong to one run, with each shard there exactly once; empty when all is right.
 * Otherwise the corpus would be smaller than it claims, and a gate could pass without having seen all of it.
 */
export function checkParts(parts: readonly Part[], expected: Expected): readonly Problem[] {
  const [first] = parts;
  if (first === undefined) return [];
  const differing = parts.flatMap((part) => [
    ...runProblems(part, first, expected),
    ...settingProblems(part, expected),
    ...commonProblems(part, first),
  ]);
  // Which shards are missing, nobody can tell among those of different runs.
  if (differing.length > 0) return differing;
  const unlike = sampleProblems(parts);
  if (unlike.length > 0) return unlike;
  const incomplete = [...repeated(parts), ...missing(parts, first)];
  return incomplete.length > 0 ? incomplete : sizeProblems(parts, first, expected);
}

function runProblems(part: Part, first: Part, { runs }: Expected): readonly Problem[] {
  const { run } = part.header;
  const isOurs = runs === null ? run === first.header.run : run !== null && runs.includes(run);
  if (isOurs) return [];
  const theirs = run === null ? 'no run of a workflow' : `run ${JSON.stringify(run)}`;
  const ours = runs === null ? `${first.file} does not` : `this is run ${runs.join(' or ')}`;
  return [
    {
      message: `the part of ${nameOfPart(part.header)} comes from ${theirs}, and ${ours}`,
      place: { file: part.file },
      hint: 'merge the artifacts of one run only',
    },
  ];
}

function settingProblems(part: Part, { settings }: Expected): readonly Problem[] {
  const [theirs, ours] = [part.header.settings, settings].map((all) => new Map(Object.entries(all)));
  const shown = (value: string | undefined): string =>
    value === undefined ? 'unset' : value === 'null' ? 'none' : shortened(value, SHOWN_VALUE);
  const differing = [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])]
    .sort(byCodePoint)
    .filter((name) => ours?.get(name) !== theirs?.get(name));
  const [name, place] = [nameOfPart(part.header), { file: part.file }];
  const more = differing.length - SHOWN_SETTINGS;
  return [
    ...differing.slice(0, SHOWN_SETTINGS).map((setting) => ({
      message: `${setting} is ${shown(theirs?.get(setting))} in ${name}, and ${shown(ours?.get(setting))} here`,
      place,
      hint: 'give all shards and the job that merges them the same settings, best in a config file',
    })),
    ...(more > 0
      ? [{ message: `${counted(more, 'more setting')} of ${name} ${more === 1 ? 'differs' : 'differ'}`, place }]
      : []),
  ];
}

/** What the headers of one run share, with how to call it where it differs. */
const COMMON: readonly (readonly [string, (header: PartHeader) => Plain])[] = [
  ['another number of shards', ({ of }) => of],
  ['other settings', ({ settings_digest }) => settings_digest],
  ['another corpus', ({ corpus }) => ({ ...corpus })],
  ['another judge', ({ judge }) => judge && judgeIdentity(judge)],
  ['other labels', ({ labels }) => labels && { ...labels }],
];

function judgeIdentity({ mode, model, promptVersion, samples, metrics, isSimulated, meta, ...asked }: Judge): Plain {
  const about = { mode, model, promptVersion, samples, metrics, isSimulated: isSimulated === true };
  const { baseUrl, provider = null, program = null } = asked;
  return { ...about, baseUrl, provider, program, meta: { rate: meta.rate, model: meta.model } };
}
type Judge = NonNullable<PartHeader['judge']>;

function commonProblems(part: Part, first: Part): readonly Problem[] {
  return COMMON.filter(([, of]) => canonicalJson(of(part.header)) !== canonicalJson(of(first.header))).map(
    ([what]) => ({
      message: `the part of ${nameOfPart(part.header)} has ${what} than that of ${nameOfPart(first.header)} (${first.file})`,
      place: { file: part.file },
      hint: 'merge the parts of one run only',
    }),
  );
}

/**
 * A shard that sees the candidates of its own sessions alone must know the same samples as the others, or a sample that all
 * of its sessions lack would be no zero.
 */
function sampleProblems(parts: readonly Part[]): readonly Problem[] {
  const seeing = parts.filter(({ header }) => header.candidates.any);
  const samplesOf = ({ header: { samples = [] } }: Part): string => samples.join(', ') || 'none';
  const [first] = seeing;
  if (first === undefined) return [];
  return seeing
    .filter((part) => samplesOf(part) !== samplesOf(first))
    .map((part) => ({
      message: `the part of ${nameOfPart(part.header)} knows samples ${samplesOf(part)}, and that of ${nameOfPart(first.header)} ${samplesOf(first)}`,
      place: { file: part.file },
      hint: 'let every shard see all candidates, or name a folder for each sample in candidates',
    }));
}

function repeated(parts: readonly Part[]): readonly Problem[] {
  const seen = new Map<number, Part>();
  return parts.flatMap((part) => {
    const earlier = seen.get(part.header.shard);
    if (earlier === undefined) {
      seen.set(part.header.shard, part);
      return [];
    }
    return [
      {
        message: `${nameOfPart(part.header)} is there twice: ${earlier.file} and ${part.file}`,
        place: { file: part.file },
      },
    ];
  });
}

function missing(parts: readonly Part[], { header: { of } }: Part): readonly Problem[] {
  const there = new Set(parts.map(({ header: { shard } }) => shard));
  const names = Array.from({ length: of }, (_, i) => i + 1)
    .filter((shard) => !there.has(shard))
    .map((index) => shardName({ index, of }));
  if (names.length === 0) return [];
  const hint = 'its job failed, or its artifact was not downloaded; the log of the job says why';
  return [{ message: `${nameSome(names, NAMED)} ${names.length === 1 ? 'is' : 'are'} missing`, hint }];
}

/** Parts that say they are whole may still not be: whoever has written them may have counted otherwise. */
function sizeProblems(parts: readonly Part[], { header: { corpus, labels } }: Part, { limit }: Expected) {
  const statuses = parts.flatMap((part) => part.statuses);
  const countOf = (wanted: (typeof statuses)[number]): number => statuses.filter((status) => status === wanted).length;
  const [unreferenced, canaries] = [countOf('unreferenced'), countOf('canary')];
  const rated = statuses.length - unreferenced - canaries;
  const wanted = Math.min(corpus.available, limit ?? corpus.available);
  const labelled = parts.reduce((sum, part) => sum + part.labels.length, 0);
  const message =
    rated !== wanted
      ? `the parts hold ${rated} sessions of the corpus, and ${wanted} were to be scored`
      : canaries !== corpus.canaries.length
        ? 'the parts do not hold the canaries of the corpus'
        : labelled !== (labels?.count ?? 0)
          ? `the parts hold ${labelled} labels of ${labels?.count ?? 0}`
          : limit !== null && unreferenced > limit - rated
            ? `limit: the parts hold ${unreferenced} candidates without a golden session, more than it allows; every shard must see all candidates`
            : undefined;
  return message === undefined ? [] : [{ message, hint: 'run all shards again' }];
}
