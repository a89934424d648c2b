import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { CassetteFile, openCassette } from '../../../src/adapters/disk/cassette-file.js';
import type { Files } from '../../../src/core/ports.js';
import { parseCassette, renderCassette, renderRecording } from '../../../src/judge/asking/cassette.js';
import { makeProgram } from '../../builders/processes.js';
import { EMPTY_FOLDER, makeWorkspace } from '../../builders/workspace.js';
import { recording } from '../../judge/recordings.js';

const PATH = 'evals/cassette.jsonl';

function open(files: Files): CassetteFile {
  const cassette = openCassette(files, PATH, { staleMs: 100, giveUpMs: 2000 });
  if (!(cassette instanceof CassetteFile)) throw new Error(cassette.problem.message);
  return cassette;
}

const sorted = (...samples: readonly number[]) =>
  renderCassette(new Map(samples.map((n) => [recording(n).key, recording(n)])));
const appended = (...samples: readonly number[]) => samples.map((n) => renderRecording(recording(n))).join('');

describe('a cassette file', () => {
  it('that does not exist is empty, and is not made for nothing', async () => {
    const { root, files } = makeWorkspace();
    const cassette = open(files);
    expect(cassette.find(recording(1).key)).toBeUndefined();
    await cassette.finish();
    expect(readdirSync(root)).toEqual([]);
    expect([cassette.trouble, cassette.problems]).toEqual([null, []]);
  });

  it('has each answer in the file as soon as it is added, and is sorted at the end', async () => {
    const { root, files } = makeWorkspace();
    const cassette = open(files);
    for (const [i, n] of [7, 3, 9, 1].entries()) {
      cassette.add(recording(n));
      expect(cassette.find(recording(n).key)).toEqual(recording(n));
      expect(readFileSync(join(root, PATH), 'utf8')).toBe(appended(...[7, 3, 9, 1].slice(0, i + 1)));
    }
    await cassette.finish();
    expect(readFileSync(join(root, PATH), 'utf8')).toBe(sorted(1, 3, 7, 9));
    expect(readdirSync(join(root, 'evals'))).toEqual(['cassette.jsonl']);
    expect(cassette.trouble).toBeNull();
  });

  it('reads a sorted part and a tail that was only appended', () => {
    const { files } = makeWorkspace({ [PATH]: sorted(1, 2, 3) + appended(9, 4, 8) });
    const cassette = open(files);
    for (const n of [1, 2, 3, 4, 8, 9]) expect(cassette.find(recording(n).key)).toEqual(recording(n));
  });

  it('is left byte for byte by a run that adds nothing', async () => {
    const text = `${appended(9, 1)}\r\nbroken`;
    const { root, files } = makeWorkspace({ [PATH]: text });
    await open(files).finish();
    expect(readFileSync(join(root, PATH), 'utf8')).toBe(text);
  });

  it('names broken lines with their place, reads the others, and loses the broken ones when it is sorted', async () => {
    const { root, files } = makeWorkspace({ [PATH]: `${appended(2)}<<<<<<< ours\n${appended(1)}` });
    const cassette = open(files);
    expect(cassette.problems).toMatchObject([{ place: { file: PATH, line: 2, column: 1 } }]);
    cassette.add(recording(3));
    await cassette.finish();
    expect(readFileSync(join(root, PATH), 'utf8')).toBe(sorted(1, 2, 3));
  });

  it('goes on behind a line that a killed run has left without its end', async () => {
    const { root, files } = makeWorkspace({ [PATH]: appended(1) + appended(2).slice(0, -30) });
    const cassette = open(files);
    cassette.add(recording(3));
    cassette.add(recording(4));
    const { recordings, problems, torn } = parseCassette(readFileSync(join(root, PATH), 'utf8'), PATH);
    expect([...recordings.values()]).toEqual([recording(1), recording(3), recording(4)]);
    expect([problems, torn.map(({ place }) => place)]).toEqual([[], [{ file: PATH, line: 2 }]]);
  });

  it('keeps the newer of two answers to one question', async () => {
    const { root, files } = makeWorkspace({ [PATH]: appended(1, 2) });
    const cassette = open(files);
    const newer = recording(1, '{"overall":0.99}');
    cassette.add(newer);
    expect(cassette.find(newer.key)).toEqual(newer);
    await cassette.finish();
    const { recordings } = parseCassette(readFileSync(join(root, PATH), 'utf8'), PATH);
    expect(recordings.size).toBe(2);
    expect(recordings.get(newer.key)).toEqual(newer);
  });

  it('keeps all answers to a question that was not asked again, and none beside a new one', async () => {
    const others = [recording(1, '{"overall":0.9}'), recording(2, '{"overall":0.9}')];
    const text = appended(1, 2) + others.map(renderRecording).join('') + appended(1);
    const { root, files } = makeWorkspace({ [PATH]: text });
    const cassette = open(files);
    expect(cassette.conflicts).toHaveLength(2);
    cassette.add(recording(1, '{"overall":0.5}'));
    cassette.add(recording(3));
    await cassette.finish();
    const kept = parseCassette(readFileSync(join(root, PATH), 'utf8'), PATH);
    expect(new Set(kept.recordings.values())).toEqual(new Set([recording(1, '{"overall":0.5}'), recording(3)]));
    expect(new Set(kept.disputed)).toEqual(new Set([recording(2), others[1]]));
  });

  it('is sorted where a link leads to it, and the link stays', async () => {
    const { root, files } = makeWorkspace({ [PATH]: appended(2), 'alias.jsonl': { link: PATH } });
    const cassette = openCassette(files, 'alias.jsonl');
    if (!(cassette instanceof CassetteFile)) throw new Error(cassette.problem.message);
    cassette.add(recording(1));
    await cassette.finish();
    expect(readFileSync(join(root, PATH), 'utf8')).toBe(sorted(1, 2));
    expect(lstatSync(join(root, 'alias.jsonl')).isSymbolicLink()).toBe(true);
  });

  it('keeps what other runs have added meanwhile', async () => {
    const { root, files } = makeWorkspace({ [PATH]: appended(1) });
    const [one, other] = [open(files), open(files)];
    one.add(recording(2));
    other.add(recording(3));
    await one.finish();
    other.add(recording(4));
    await other.finish();
    expect(readFileSync(join(root, PATH), 'utf8')).toBe(sorted(1, 2, 3, 4));
  });

  it('brings back its answers when the file has gone', async () => {
    const { root, files } = makeWorkspace({ [PATH]: appended(1) });
    const cassette = open(files);
    cassette.add(recording(2));
    files.remove(PATH);
    await cassette.finish();
    expect(readFileSync(join(root, PATH), 'utf8')).toBe(sorted(1, 2));
  });

  it('does not read lines that are not UTF-8', () => {
    const { root, files } = makeWorkspace({ 'evals/x': '' });
    writeFileSync(join(root, PATH), Buffer.concat([Buffer.from(appended(1)), Buffer.from([0xff, 0x0a])]));
    expect(open(files).problems).toEqual([{ message: 'the line is not UTF-8', place: { file: PATH, line: 2 } }]);
  });

  it.each<[string, Parameters<typeof makeWorkspace>[0], string]>([
    ['a folder', { [PATH]: EMPTY_FOLDER }, 'this is not a file (folder)'],
    ['a link to the outside', { [PATH]: { link: '/etc/hostname' } }, 'the path leads outside the workspace'],
  ])('that is %s is a problem', (_, tree, message) => {
    expect(openCassette(makeWorkspace(tree).files, PATH)).toEqual({ problem: { message, place: { file: PATH } } });
  });

  it('that cannot be written tells it once, and still answers', async () => {
    const { root, files } = makeWorkspace({ evals: 'a file where the folder should be' });
    const cassette = open(files);
    cassette.add(recording(1));
    const { trouble } = cassette;
    expect(trouble).toMatch(/^(EEXIST|ENOTDIR): /);
    expect(trouble).not.toContain(root);
    cassette.add(recording(2));
    await cassette.finish();
    expect(cassette.trouble).toBe(trouble);
    expect(cassette.find(recording(1).key)).toEqual(recording(1));
  });
});

describe('several runs at the same time', () => {
  const program = makeProgram(`
import { openWorkspace } from './src/adapters/disk/files.js';
import { openCassette } from './src/adapters/disk/cassette-file.js';

const [, , root, path, lines] = process.argv;
const cassette = openCassette(openWorkspace(root, root), path);
for (const line of lines.split('\\n').filter(Boolean)) {
  cassette.add(JSON.parse(line));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
}
await cassette.finish();
if (cassette.trouble !== null) throw new Error(cassette.trouble);
`);
  afterAll(() => program.remove());

  it('lose no answer of each other', async () => {
    const { root, files } = makeWorkspace({ [PATH]: appended(0) });
    const samples = Array.from({ length: 5 }, (_, run) => Array.from({ length: 20 }, (_, i) => 1 + run * 20 + i));
    const running = samples.map((own) => program.start(root, PATH, appended(...own)));
    await Promise.all(running.map(({ done }) => done));
    expect(files.read(PATH)).toMatchObject({ text: sorted(0, ...samples.flat()) });
    expect(readdirSync(join(root, 'evals'))).toEqual(['cassette.jsonl']);
  });
});
