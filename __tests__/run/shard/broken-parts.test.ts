import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import type { Digest } from '../../../src/core/ports.js';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { VERSION } from '../../../src/core/version.js';
import { readPart } from '../../../src/run/shard/read-part.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Workspace, writeTree } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';
import { mergeShards, runShard, type ShardFlags } from './shard-runs.js';

const names = Array.from({ length: 8 }, (_, i) => `s${i}`);

function corpus(): Workspace {
  return makeWorkspace({
    ...Object.fromEntries(names.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()])),
    ...Object.fromEntries(names.map((name) => [`candidates/${name}.json`, summaryJson()])),
    'golden-corpus/canary/reference.json': referenceJson({ canary: true }),
    'candidates/stranger.json': summaryJson(),
  });
}

/** Parts of three shards, by path below the workspace, as they were written once for all tests. */
let written: Readonly<Record<string, string>>;

async function partsOf(workspace: Workspace, of: number, flags: ShardFlags = {}, env = {}) {
  for (let i = 1; i <= of; i++) expect((await runShard(workspace, i, of, flags, env)).exitCode).toBe(0);
  const parts = join(workspace.root, 'parts');
  const paths = readdirSync(parts).flatMap((i) => readdirSync(join(parts, i)).map((name) => `parts/${i}/${name}`));
  const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(join(workspace.root, path), 'utf8')]));
  rmSync(parts, { recursive: true });
  return texts;
}

beforeAll(async () => {
  written = await partsOf(corpus(), 3);
});

const path = (i: number): string => `parts/${i}/shard-${i}-of-3.jsonl`;
const textOf = (i: number): string => written[path(i)] ?? '';

/** A part whose lines were changed by somebody who knows how to close it again. */
function forged(i: number, change: (lines: string[]) => string[]): string {
  return closed(change(textOf(i).trimEnd().split('\n').slice(0, -1)));
}

function closed(lines: readonly string[]): string {
  const body = lines.map((line) => `${line}\n`).join('');
  return `${body}${JSON.stringify({ kind: 'end', lines: lines.length, digest: sha256(body) })}\n`;
}

/** Plain data with another value at a path. */
function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: changed(object[key], rest, to) };
}

/** The first session of a part, changed. */
function withSession(i: number, at: string, to: unknown): string {
  return forged(i, ([head = '', ...lines]) => {
    const first = lines.findIndex((line) => line.includes('"status":"scored"'));
    const line = changed(JSON.parse(lines[first] ?? ''), at.split('.'), to);
    return [head, ...lines.with(first, JSON.stringify(line))];
  });
}

/** The name of the first session of a part that was scored. */
function scoredName(i: number): string {
  return /"status":"scored","golden":\{"name":"(\w+)"/.exec(textOf(i))?.[1] ?? '';
}

function withHeader(i: number, at: string, to: unknown): string {
  return forged(i, ([head = '', ...lines]) => [JSON.stringify(changed(JSON.parse(head), at.split('.'), to)), ...lines]);
}

/** What stands at paths instead. */
type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

async function merged(changes: Changes, flags: ShardFlags = {}, env = {}) {
  const workspace = makeWorkspace();
  const files = Object.entries({ ...written, ...changes }).filter(([, text]) => text !== undefined);
  writeTree(workspace.root, Object.fromEntries(files) as Record<string, string>);
  const run = await mergeShards(workspace, flags, env);
  return { ...run, hasReport: existsSync(join(workspace.root, 'summary-gate-report')) };
}

describe('a merge', () => {
  it('needs neither corpus nor candidates, and takes folders of any depth up to one', async () => {
    expect(await merged({})).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^✔ Pass .* 8 sessions/m) });
    const flat = Object.fromEntries(
      [1, 2, 3].flatMap((i) => [[path(i), undefined] as const, [`parts/shard-${i}-of-3.jsonl`, textOf(i)] as const]),
    );
    expect(await merged({ ...flat, 'parts/judge-log.jsonl': 'no part' })).toMatchObject({ exitCode: 0 });
  });

  it('takes no offence at other line ends, nor at a byte order mark', async () => {
    const windows = `\ufeff${textOf(2).replaceAll('\n', '\r\n')}`;
    expect(await merged({ [path(2)]: windows })).toMatchObject({ exitCode: 0 });
  });

  it('tells no score that is less than none', () => {
    const less = withSession(2, 'session.overall', 0).replace('"overall":0,', '"overall":-0,');
    const body = less.slice(0, less.lastIndexOf('{"kind":"end"'));
    const end = JSON.stringify({ kind: 'end', lines: body.split('\n').length - 1, digest: sha256(body) });
    const { files } = makeWorkspace({ 'part.jsonl': `${body}${end}\n` });
    const opened = files.openLines('part.jsonl');
    if (opened.kind !== 'open') throw new Error(opened.reason);
    const read = readPart(opened.file, 'part.jsonl', sha256);
    if ('problems' in read) throw new Error('a part that is broken');
    // A canary comes first.
    expect(read.part.session(1)).toMatchObject({ session: { golden: { name: scoredName(2) }, overall: 0 } });
    opened.file.close();
  });

  it('ends where a part changes before its sessions are looked up', () => {
    const { root, files } = makeWorkspace({ 'part.jsonl': textOf(2) });
    const opened = files.openLines('part.jsonl');
    if (opened.kind !== 'open') throw new Error(opened.reason);
    const read = readPart(opened.file, 'part.jsonl', sha256);
    if ('problems' in read) throw new Error('a part that is broken');
    expect(read.part.session(0)).toMatchObject({ kind: 'session' });
    writeFileSync(join(root, 'part.jsonl'), textOf(2).replaceAll('login', 'logon'));
    expect(() => read.part.session(0)).toThrow('part.jsonl: the file has changed while it was being read');
    opened.file.close();
  });

  it('takes no line that was changed when its digest had been made', () => {
    const text = [1, 2, 3].map(textOf).find((one) => one.includes('"kind":"unmatched"')) ?? '';
    const { root, files } = makeWorkspace({ 'part.jsonl': text });
    const opened = files.openLines('part.jsonl');
    if (opened.kind !== 'open') throw new Error(opened.reason);
    const digest: Digest = (content) => {
      const made = sha256(content);
      if (typeof content !== 'string')
        writeFileSync(join(root, 'part.jsonl'), text.replace('is ignored', 'is admired'));
      return made;
    };
    expect(() => readPart(opened.file, 'part.jsonl', digest)).toThrow('part.jsonl: the file has changed while');
    opened.file.close();
  });

  it.each<readonly [string, () => Changes, RegExp]>([
    ['a missing shard', () => ({ [path(2)]: undefined }), /^ {2}shard 2 of 3 is missing \(its job failed, or/m],
    [
      'several missing shards',
      () => ({ [path(1)]: undefined, [path(3)]: undefined }),
      /^ {2}shard 1 of 3, shard 3 of 3 are missing/m,
    ],
    [
      'a shard that is there twice',
      () => ({ 'parts/x/shard-2-of-3.jsonl': textOf(2) }),
      /parts\/x\/shard-2-of-3\.jsonl: shard 2 of 3 is there twice: parts\/2\/shard-2-of-3\.jsonl and parts\/x\//,
    ],
    [
      'a shard in the place of another',
      () => ({ [path(2)]: textOf(1) }),
      /shard 1 of 3 is there twice[\s\S]*shard 2 of 3 is missing/,
    ],
    [
      'no part at all',
      () => ({ [path(1)]: undefined, [path(2)]: undefined, [path(3)]: undefined }),
      /parts: there is no/,
    ],
    ['an empty part', () => ({ [path(2)]: '' }), /shard-2-of-3\.jsonl: this is not what a shard leaves: it is empty/],
    ['a file of something else', () => ({ [path(2)]: '{"a":1}\n' }), /shard-2-of-3\.jsonl:1: this is not what a shard/],
    ['a report', () => ({ [path(2)]: '{"schema_version":1}\n' }), /shard-2-of-3\.jsonl:1: this is not what a shard/],
    [
      'a part that was cut within a line',
      () => ({ [path(2)]: textOf(2).slice(0, -40) }),
      /the part of shard 2 of 3 is not whole: its last line has no end/,
    ],
    [
      'a part that was cut between lines',
      () => ({ [path(2)]: textOf(2).replace(/[^\n]*\n$/, '') }),
      /the part of shard 2 of 3 is not whole: the line that closes it is missing/,
    ],
    [
      'a part that lost a line',
      () => ({ [path(2)]: textOf(2).replace(/\n.*\n/, '\n') }),
      /the part of shard 2 of 3 is not whole: its digest is another one/,
    ],
    [
      'a part that counts other lines than it has',
      () => ({ [path(2)]: textOf(2).replace(/"lines":\d+/, '"lines":99') }),
      /the part of shard 2 of 3 is not whole: it has \d+ lines, and its last one counts 99/,
    ],
    [
      'a part in which a score was changed',
      () => ({ [path(2)]: textOf(2).replace('"overall":1', '"overall":0') }),
      /the part of shard 2 of 3 is not whole: its digest is another one/,
    ],
    [
      'a part of another version',
      () => ({
        [path(2)]: withHeader(2, 'tool.version', '0.0.1'),
      }),
      new RegExp(
        `shard-2-of-3\\.jsonl:1: this part was made by version "0\\.0\\.1" of summary-gate, and this is ${VERSION}`,
      ),
    ],
    [
      'a part of another version in another form',
      () => ({
        [path(2)]: withHeader(2, 'tool.version', '9.0.0').replace('"format_version":1', '"format_version":2'),
      }),
      /this part was made by version "9\.0\.0"/,
    ],
    [
      'a part of another corpus',
      () => ({ [path(2)]: withHeader(2, 'corpus.digest', '0'.repeat(64)) }),
      /the part of shard 2 of 3 has another corpus than that of shard 1 of 3 \(parts\/1\//,
    ],
    [
      'a part of another number of shards',
      () => ({ [path(2)]: withHeader(2, 'of', 4) }),
      /belongs to shard \d of 4, not to shard 2|has another number of shards/,
    ],
    [
      'a part of a shard that is none of them',
      () => ({ [path(2)]: withHeader(2, 'shard', 5) }),
      /shard-2-of-3\.jsonl:1: there is no shard 5 of 3/,
    ],
    [
      'a part of another run',
      () => ({ [path(2)]: withHeader(2, 'run', '77') }),
      /the part of shard 2 of 3 comes from run "77"/,
    ],
    [
      'a part that has fewer sessions than it should',
      () => ({ [path(2)]: forged(2, (lines) => lines.filter((line) => !line.includes('"status":"scored"'))) }),
      /the parts hold \d sessions of the corpus, and 8 were to be scored/,
    ],
    [
      'a session of another shard',
      () => ({ [path(2)]: forged(2, ([head = '', ...lines]) => [head, textOf(1).split('\n')[1] ?? '', ...lines]) }),
      /shard-2-of-3\.jsonl:2: session "\w+" belongs to shard 1 of 3, not to shard 2/,
    ],
    [
      'a session twice',
      () => ({ [path(2)]: forged(2, ([head = '', first = '', ...lines]) => [head, first, first, ...lines]) }),
      /shard-2-of-3\.jsonl:3: session "\w+" stands twice/,
    ],
    [
      'a score above 1',
      () => ({ [path(2)]: withSession(2, 'session.overall', 2) }),
      /shard-2-of-3\.jsonl:\d:\d+: session\.overall is 2; allowed: 1 or less/,
    ],
    [
      'a score that is no number',
      () => ({ [path(2)]: withSession(2, 'session.overall', '1') }),
      /session\.overall is "1"|session\.overall is text/,
    ],
    [
      'an infinite score',
      () => ({
        [path(2)]: forged(2, (lines) => lines.map((line) => line.replace('"overall":1,', '"overall":1e999,'))),
      }),
      /shard-2-of-3\.jsonl:\d+:\d+: session\.overall is /,
    ],
    [
      'a dimension that is missing',
      () => ({ [path(2)]: withSession(2, 'session.dimensions', []) }),
      /session\.dimensions lacks a dimension or has one twice; allowed: those of the run, in their order/,
    ],
    ...[
      ['title', 'title'],
      ['summary', 'title'],
    ].map((names): readonly [string, () => Changes, RegExp] => [
      `dimensions that are ${names.join(' and ')}`,
      () => ({
        [path(2)]: withSession(
          2,
          'session.dimensions',
          names.map((dimension) => ({ dimension, score: 1, reason: '' })),
        ),
      }),
      /session\.dimensions lacks a dimension or has one twice; allowed: those of the run, in their order/,
    ]),
    [
      'a score of a reference that nobody has seen',
      () => ({ [path(2)]: withSession(2, 'session.traits', undefined) }),
      /shard-2-of-3\.jsonl:\d: a score, where nobody has seen a reference/,
    ],
    [
      'a score of no reference',
      () => ({ [path(2)]: withSession(2, 'reference', null) }),
      /shard-2-of-3\.jsonl:\d: a score, where nobody has seen a reference/,
    ],
    [
      'a session without a reference, where no judge was asked',
      () => ({
        [path(2)]: withSession(2, 'session', {
          ...{ status: 'unreferenced', name: scoredName(2), place: { file: 'x' } },
          ...{ candidateDigest: '0'.repeat(64), defects: [] },
        }),
      }),
      /a judgement, where no judge was asked/,
    ],
    [
      'bytes that are no text',
      () => ({ [path(2)]: Buffer.concat([Buffer.from(textOf(2)), Buffer.from([0xff, 0x0a])]) }),
      /shard-2-of-3\.jsonl:\d+: the file is not UTF-8/,
    ],
    [
      'an unknown code',
      () => ({
        [path(2)]: withSession(2, 'session.defects', [
          { code: 'X', dimension: null, message: '', suggestion: null, place: { file: 'x' } },
        ]),
      }),
      /session\.defects\[0\]\.code/,
    ],
    [
      'a name that is no name',
      () => ({ [path(2)]: withSession(2, 'session.golden.name', '../x') }),
      /session\.golden\.name has a slash/,
    ],
    [
      'a judgement without a judge',
      () => ({
        [path(2)]: forged(2, (lines) =>
          lines.map((line) =>
            line.replace(
              /"name":"(\w+)"(.*)"metrics":null/,
              `"name":"$1"$2"metrics":{"session":"$1","skipped":[],"defects":[],"effort":${JSON.stringify(NO_EFFORT)}}`,
            ),
          ),
        ),
      }),
      /a judgement, where no judge was asked/,
    ],
    [
      'a judgement of another session',
      () => ({
        [path(2)]: withSession(2, 'metrics', { session: 'another', skipped: [], defects: [], effort: NO_EFFORT }),
      }),
      /shard-2-of-3\.jsonl:\d: the judge of session "\w+" speaks of another one/,
    ],
    [
      'a candidate without a golden session twice',
      () => {
        const i = [1, 2, 3].find((one) => textOf(one).includes('"kind":"unmatched"')) ?? 0;
        return { [path(i)]: forged(i, (lines) => [...lines, lines.at(-1) ?? '']) };
      },
      /shard-\d-of-3\.jsonl:\d+: session "stranger" stands twice/,
    ],
    [
      'a label that nobody asked for',
      () => ({
        [path(2)]: forged(2, (lines) => [
          ...lines,
          JSON.stringify({ kind: 'label', label: { session: 's0', human: 1, scored: null, effort: NO_EFFORT } }),
        ]),
      }),
      /a label, where nobody was asked about labels/,
    ],
    [
      'a line that is no JSON',
      () => ({ [path(2)]: forged(2, (lines) => [...lines, '{"kind":']) }),
      /:\d:\d+: broken JSON/,
    ],
    [
      'a line of hostile depth',
      () => ({ [path(2)]: forged(2, (lines) => [...lines, '['.repeat(200_000)]) }),
      /shard-2-of-3\.jsonl:\d+/,
    ],
    [
      'more wrong values than a call takes arguments',
      () => ({ [path(2)]: withSession(2, 'reference.key_actions', Array(200_000).fill(7)) }),
      /shard-2-of-3\.jsonl:\d:\d+: reference\.key_actions\[0\] is 7; allowed: text/,
    ],
    [
      'more wrong values in its header',
      () => ({ [path(2)]: withHeader(2, 'waived', Array(200_000).fill(7)) }),
      /shard-2-of-3\.jsonl:1:\d+: waived\[0\] is 7; allowed: text/,
    ],
    [
      'more settings than there can be',
      () => {
        const settings = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`invented-${i}`, '1']));
        return { [path(2)]: withHeader(2, 'settings', settings) };
      },
      /shard-2-of-3\.jsonl:1:\d+: settings has too many; allowed: at most 500/,
    ],
    [
      'more lines that belong to nobody than a shard leaves',
      () => ({ [path(2)]: forged(2, (lines) => [...lines, ...Array(1001).fill(DEFECT_LINE)]) }),
      /shard-2-of-3\.jsonl:\d+: more than 1000 lines that belong to no session/,
    ],
    [
      'a line of another kind',
      () => ({ [path(2)]: forged(2, (lines) => [...lines, '{"kind":"verdict","verdict":"pass"}']) }),
      /shard-2-of-3\.jsonl:\d+:\d+: kind/,
    ],
    [
      'words for the terminal',
      () => ({
        [path(2)]: withHeader(2, 'run', '\u001b[31m::error::owned\n::error::owned'),
      }),
      /comes from run "/,
    ],
  ])('refuses %s, and writes nothing', async (_, changes, message) => {
    const run = await merged(changes());
    expect(run.stderr).toMatch(message);
    expect(run.stderr).not.toMatch(/\n\s+at |internal error|\u001b/);
    expect(run).toMatchObject({ exitCode: 2, stdout: '', hasReport: false });
  });

  it.each([
    ['no score', []],
    ['more scores than there are dimensions', Array(DIMENSIONS.length + 1).fill(1)],
  ])('refuses a sample with %s', async (_, scores) => {
    const samples = [1, 2].map((sample) => ({ name: 's', sample, ...summaryJson() }));
    const workspace = makeWorkspace({
      'golden-corpus/s/reference.json': referenceJson(),
      'candidates.jsonl': jsonl(...samples),
    });
    const flags = { candidates: 'candidates.jsonl' };
    const [[name = '', text = ''] = []] = Object.entries(await partsOf(workspace, 1, flags));
    const lines = text
      .trimEnd()
      .split('\n')
      .slice(0, -1)
      .map((line) => line.replace('"scores":[1,1,1,1,1]', `"scores":${JSON.stringify(scores)}`));
    writeTree(workspace.root, { [name]: closed(lines) });
    const run = await mergeShards(workspace, flags);
    expect(run.stderr).toMatch(/scores lacks a dimension/);
    expect(run.exitCode).toBe(2);
  });

  it('says which setting differs, with both values', async () => {
    const run = await merged({}, { rubric: 'v1' });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(
      /parts\/1\/shard-1-of-3\.jsonl: rubric is "v2" in shard 1 of 3, and "v1" here \(give all/,
    );
    expect(run.stderr).toMatch(/min-overall is 0\.55 in shard 2 of 3, and 0\.5 here/);
    expect(run.stderr).toMatch(/min-session is 0\.25 in shard 2 of 3, and none here/);
    const judged = await merged({}, { judge: 'auto' });
    expect(judged.stderr).toMatch(/judge is "off" in shard 3 of 3, and "auto" here/);
    expect(judged.stderr).toMatch(/judge-model is unset in shard 1 of 3/);
    // Each alone: what nobody has set is no difference.
    const fields = await merged({}, { fields: 'title=headline' });
    expect(fields.stderr.match(/ \w+ is .* in shard 1 of 3, and .* here/g)).toEqual([
      ' fields is none in shard 1 of 3, and {"title":"headline"} here',
    ]);
    // The report names it, and findings link to it.
    const elsewhere = await merged({}, { corpus: 'other' });
    expect(elsewhere.stderr).toMatch(/corpus is "golden-corpus" in shard 1 of 3, and "other" here/);
    expect(elsewhere.exitCode).toBe(2);
  });

  it.each<readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, number]>([
    ['the same run', { GITHUB_RUN_ID: '7' }, { GITHUB_RUN_ID: '7' }, 0],
    ['another run', { GITHUB_RUN_ID: '7' }, { GITHUB_RUN_ID: '8' }, 2],
    ['no run', {}, { GITHUB_RUN_ID: '8' }, 2],
    ['a run, merged outside of it', { GITHUB_RUN_ID: '7' }, {}, 0],
  ])('of parts of %s', async (_, ofParts, ofMerge, exitCode) => {
    const parts = await partsOf(corpus(), 2, {}, ofParts);
    const nothing = Object.fromEntries(Object.keys(written).map((name) => [name, undefined]));
    expect(await merged({ ...nothing, ...parts }, {}, ofMerge)).toMatchObject({ exitCode });
  });

  it.each<readonly [readonly string[], RegExp]>([
    [['merge'], /merge: name the folders/],
    [['merge', '../elsewhere'], /merge: "\.\.\/elsewhere" leads outside the workspace/],
    [['merge', 'missing'], /missing: there is no such file or folder; allowed: a folder/],
    [['merge', 'parts', '--shard', '1/2'], /merge: a job scores a shard or puts shards together, not both/],
    [['merge', 'parts', '--dry-run'], /merge: it asks no judge, so there is nothing to estimate; leave out --dry-run/],
    [
      ['--merge-from', 'parts', '--shard', '1/2'],
      /--merge-from: a job scores a shard or puts shards together, not both/,
    ],
    [['--merge-from', 'parts', '--dry-run'], /--dry-run: merging asks no judge/],
    [['--shard', '3/2'], /--shard: there is no shard 3 of 2; allowed: i\/n with 1 <= i <= n/],
    [['--shard', '0/2'], /--shard: "0\/2" is not a shard/],
    [['--shard', '1'], /--shard: "1" is not a shard/],
    [['--shard', '1/2/3'], /--shard: "1\/2\/3" is not a shard/],
  ])('refuses %j', async (argv, message) => {
    const { root } = makeWorkspace();
    mkdirSync(join(root, 'parts'));
    const run = await runProgram(argv, root);
    expect(run.stderr).toMatch(message);
    expect(run.exitCode).toBe(2);
  });

  it('cannot be asked for by the config file, nor a shard', async () => {
    const { root } = makeWorkspace({ '.github/summary-gate.yml': 'shard: 1/2\nmerge-from: parts\n' });
    const { stderr } = await runProgram([], root);
    expect(stderr).toMatch(/shard cannot be set in the config file/);
    expect(stderr).toMatch(/merge-from cannot be set in the config file/);
  });

  it('leaves alone what others put into the report folder of a shard', async () => {
    const { root } = corpus();
    writeFileSync(join(root, 'note.txt'), '');
    for (const shard of ['1/2', '2/2']) await runProgram(['--shard', shard, '--report-dir', 'all'], root);
    expect(readdirSync(join(root, 'all'))).toEqual(['shard-1-of-2.jsonl', 'shard-2-of-2.jsonl']);
    expect(await runProgram(['merge', 'all', '--report-dir', 'all'], root)).toMatchObject({ exitCode: 0 });
  });
});

const DEFECT_LINE = JSON.stringify({
  kind: 'defect',
  defect: {
    code: 'UNREADABLE_CANDIDATE',
    dimension: null,
    message: '',
    suggestion: null,
    place: { file: 'x', line: 1 },
  },
});

const NO_EFFORT = {
  attempts: 0,
  retries: 0,
  cacheHits: 0,
  promptTokens: 0,
  completionTokens: 0,
  costUsd: 0,
  savedUsd: 0,
  durationMs: 0,
  waitedMs: 0,
  failures: [],
};
