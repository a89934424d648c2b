import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openWorkspace, reasonOf } from '../../../src/adapters/disk/files.js';
import { UserError } from '../../../src/core/errors.js';
import type { Files } from '../../../src/core/ports.js';
import { runs } from '../../builders/long-runs.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree, writeTree } from '../../builders/workspace.js';

const SECRET = 'secret outside';

/** A name that stands in every folder outside, and in none inside. */
const MARK = 'only-outside';

interface Surrounded {
  /** The folder around the workspace. */
  readonly outside: string;
  readonly root: string;
  readonly files: Files;
  /** Every name and content outside the workspace, to see that nothing there changes. */
  readonly outsideContent: () => readonly string[];
}

/** A workspace `repo` with neighbours that it must not touch: a file, a folder, and a folder that begins like it. */
function surrounded(tree: Tree = {}): Surrounded {
  const { root: outside } = makeWorkspace({
    secret: SECRET,
    'other/secret': SECRET,
    'repo2/secret': SECRET,
    [MARK]: '',
    [`other/${MARK}`]: '',
    [`repo2/${MARK}`]: '',
    repo: EMPTY_FOLDER,
  });
  const root = join(outside, 'repo');
  writeTree(root, tree);
  const outsideContent = () =>
    ['', 'other', 'repo2'].flatMap((folder) =>
      readdirSync(join(outside, folder), { withFileTypes: true }).map((entry) =>
        entry.isFile()
          ? `${folder}/${entry.name}: ${readFileSync(join(outside, folder, entry.name), 'utf8')}`
          : entry.name,
      ),
    );
  return { outside, root, files: openWorkspace(root, root), outsideContent };
}

/** Runs without the rights of root, who may read everything. */
function withoutRights<T>(run: () => T): T {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.(65_534);
  try {
    return run();
  } finally {
    process.seteuid?.(0);
  }
}

const links: Tree = {
  'a/f': 'inside',
  '..foo/f': 'inside',
  'to-a': { link: 'a' },
  'to-f': { link: 'a/f' },
  up: { link: '..' },
  'to-secret': { link: '../secret' },
  'to-other': { link: '../other' },
  'to-neighbour': { link: '../repo2' },
  'to-device': { link: '/dev/zero' },
  dangling: { link: 'nothing' },
  'dangling-out': { link: '../nothing' },
  loop: { link: 'loop' },
};

const UTF16 = 'the file looks like UTF-16 without a byte order mark; save it as UTF-8';

describe('locating a path', () => {
  it.each<[string, string]>([
    ['', '.'],
    ['.', '.'],
    ['a', 'a'],
    ['a/', 'a'],
    ['./a//f', 'a/f'],
    ['a/../a/./f', 'a/f'],
    ['missing/deep/file.json', 'missing/deep/file.json'],
    ['..foo/f', '..foo/f'],
    ['...', '...'],
    ['a/f/below-a-file', 'a/f/below-a-file'],
    ['to-a/f', 'to-a/f'],
    ['to-a/new/x', 'to-a/new/x'],
    ['to-f', 'to-f'],
    ['up/repo/a', 'up/repo/a'],
    ['with blank', 'with blank'],
    ['line\nbreak', 'line\nbreak'],
    ['日本語/é😀', '日本語/é😀'],
    ['__proto__', '__proto__'],
    ['-rf', '-rf'],
    ['~', '~'],
    ['$(id)', '$(id)'],
    ['C:\\x', 'C:\\x'],
    ['x'.repeat(255), 'x'.repeat(255)],
  ])('%j names %j', (path, wanted) => {
    expect(surrounded(links).files.locate(path)).toEqual({ path: wanted });
  });

  it.each([
    ['..'],
    ['../repo2'],
    ['../repo2/secret'],
    ['a/../../other'],
    ['/'],
    ['/etc/passwd'],
    ['up'],
    ['up/secret'],
    ['up/new'],
    ['up/repo2'],
    ['to-secret'],
    ['to-other/secret'],
    ['to-other/new/deep'],
    ['to-neighbour'],
    ['to-device'],
    ['/proc/self/environ'],
  ])('%j leads outside the workspace', (path) => {
    expect(surrounded(links).files.locate(path)).toEqual({
      problem: `${JSON.stringify(path)} leads outside the workspace`,
    });
  });

  it.each([
    ['dangling', '"dangling" leads through a symbolic link to nothing'],
    ['dangling/x', '"dangling/x" leads through a symbolic link to nothing'],
    ['dangling-out', '"dangling-out" leads through a symbolic link to nothing'],
    ['loop', '"loop" cannot be opened: ELOOP: too many symbolic links encountered'],
    ['loop/x', '"loop/x" cannot be opened: ELOOP: too many symbolic links encountered'],
    ['a\0b', 'a path cannot contain a NUL character'],
    [
      'x'.repeat(256),
      `"${'x'.repeat(256)}" cannot be opened: ENAMETOOLONG: name too long (most file systems take 255 bytes a name)`,
    ],
  ])('%j is refused with its own reason', (path, problem) => {
    expect(surrounded(links).files.locate(path)).toEqual({ problem });
  });

  it('takes absolute paths inside the workspace, and none beside it', () => {
    const { root, outside, files } = surrounded();
    expect(files.locate(join(root, 'a/f'))).toEqual({ path: 'a/f' });
    expect(files.locate(root)).toEqual({ path: '.' });
    for (const path of [outside, `${root}2`, `${root}2/secret`, join(outside, 'secret')]) {
      expect(files.locate(path)).toEqual({ problem: `${JSON.stringify(path)} leads outside the workspace` });
    }
  });

  it('knows the workspace by every name that leads to it', () => {
    const { root, outside } = surrounded({ 'a/f': 'inside' });
    symlinkSync(root, join(outside, 'alias'));
    for (const [as, named] of [
      ['alias', 'repo'],
      ['repo', 'alias'],
      ['alias', 'alias'],
    ] as const) {
      const files = openWorkspace(join(outside, as), join(outside, as));
      expect(files.locate(join(outside, named, 'a/f'))).toEqual({ path: 'a/f' });
      expect(files.locate('a/f')).toEqual({ path: 'a/f' });
      expect(files.read('a/f')).toMatchObject({ text: 'inside' });
      expect(files.locate(join(outside, 'secret'))).toHaveProperty('problem');
    }
  });

  it('starts from the base folder and may climb up to the root, no further', () => {
    const { root } = surrounded({ 'a/b/f': '' });
    const files = openWorkspace(root, join(root, 'a/b'));
    expect(files.locate('f')).toEqual({ path: 'a/b/f' });
    expect(files.locate('../../x')).toEqual({ path: 'x' });
    expect(files.locate('../..')).toEqual({ path: '.' });
    expect(files.locate('../../..')).toHaveProperty('problem');
  });

  it('gives paths with which the other functions find the same entry', () => {
    const { root, files } = surrounded(links);
    for (const path of ['a/f', './a//f', 'to-a/f', 'to-f', 'up/repo/a/f', join(root, 'a/f')]) {
      const located = files.locate(path);
      expect('path' in located ? files.read(located.path) : located).toMatchObject({ text: 'inside' });
    }
  });
});

describe('the kind of an entry', () => {
  it.each([
    ['a', 'folder'],
    ['.', 'folder'],
    ['a/f', 'file'],
    ['to-a', 'folder'],
    ['to-f', 'file'],
    ['nothing', 'missing'],
    ['a/f/x', 'missing'],
    ['dangling', 'missing'],
    ['loop', 'other'],
    ['up', 'outside'],
    ['..', 'outside'],
    ['../repo2', 'outside'],
    ['to-secret', 'outside'],
    ['to-other/secret', 'outside'],
    ['to-device', 'outside'],
    ['a\0b', 'other'],
    ['x'.repeat(300), 'other'],
  ])('%j is %s', (path, wanted) => {
    expect(surrounded(links).files.kind(path)).toBe(wanted);
  });
});

describe('reading', () => {
  const utf8 = (text: string) => Buffer.from(text, 'utf8');

  it.each<[string, Uint8Array, string, readonly number[]]>([
    ['an empty file', utf8(''), '', []],
    ['plain text', utf8('a\nb\n'), 'a\nb\n', []],
    ['text of any script', utf8('é 日本 😀'), 'é 日本 😀', []],
    ['CRLF as it is', utf8('a\r\nb\r\n'), 'a\r\nb\r\n', []],
    ['a NUL', utf8('a\0b'), 'a\0b', []],
    ['a byte order mark, which is no text', utf8('\ufeffa'), 'a', []],
    ['a byte order mark alone', utf8('\ufeff'), '', []],
    ['only the first of two byte order marks', utf8('\ufeff\ufeffa'), '\ufeffa', []],
    ['Latin-1', Buffer.from('ok\ncaf\xe9\nok', 'latin1'), 'ok\ncaf\ufffd\nok', [2]],
    [
      'broken bytes in several lines',
      Buffer.from('\xff\nok\r\n\xc0\xaf\n\n\xe2\x82', 'latin1'),
      '\ufffd\nok\r\n\ufffd\ufffd\n\n\ufffd',
      [1, 3, 5],
    ],
    ['half a surrogate pair', Buffer.from([0x61, 0x0a, 0xed, 0xa0, 0x80]), 'a\n\ufffd\ufffd\ufffd', [2]],
    ['a character cut by a line end', Buffer.from([0xc3, 0x0a, 0xa9]), '\ufffd\n\ufffd', [1, 2]],
    ['broken bytes after a byte order mark', Buffer.from('\xef\xbb\xbfok\n\xff', 'latin1'), 'ok\n\ufffd', [2]],
  ])('gives %s and the lines that are not UTF-8', (_, bytes, text, invalidLines) => {
    const { files } = makeWorkspace({ f: bytes });
    const hasMark = Buffer.from(bytes).subarray(0, 3).equals(Buffer.from('\uFEFF'));
    expect(files.read('f')).toEqual({
      ...{ kind: 'text', text, invalidLines: new Set(invalidLines) },
      ...(hasMark && { hasByteOrderMark: true }),
    });
  });

  it.each([
    ['utf16le', Buffer.from('\ufeff{}', 'utf16le'), 'the file is UTF-16; save it as UTF-8'],
    ['utf16be', Buffer.from('\ufeff{}', 'utf16le').swap16(), 'the file is UTF-16; save it as UTF-8'],
    ['utf16le without a mark', Buffer.from('{"é"', 'utf16le'), UTF16],
    ['utf16be without a mark', Buffer.from('\n{é', 'utf16le').swap16(), UTF16],
    ['gzip', gzipSync('{}'), 'the file is compressed with gzip; unpack it'],
    ['a ZIP archive', Buffer.from('PK\x03\x04a', 'latin1'), 'the file is a ZIP archive; unpack it'],
    ['zstd', Buffer.from('\x28\xb5\x2f\xfda', 'latin1'), 'the file is compressed with zstd; unpack it'],
  ])('says of %s what to do', (_, bytes, reason) => {
    const { files } = makeWorkspace({ 'f.jsonl': bytes });
    expect(files.read('f.jsonl')).toEqual({ kind: 'unreadable', reason });
    expect(files.openLines('f.jsonl')).toEqual({ kind: 'unreadable', reason });
  });

  it.each(['PK', 'a\0', '\0a', '\0a\0', 'a\0\0\0'])('reads %j, which looks a little like that', (text) => {
    expect(makeWorkspace({ f: text }).files.read('f')).toMatchObject({ kind: 'text', text });
  });

  it.each([
    ['a', 'this is not a file (folder)'],
    ['nothing', 'cannot be read: ENOENT: no such file or directory'],
    ['dangling', 'this is a symbolic link that leads nowhere'],
    ['a/f/x', 'cannot be read: ENOTDIR: not a directory'],
    ['loop', 'cannot be read: ELOOP: too many symbolic links encountered'],
    ['to-secret', 'the path leads outside the workspace'],
    ['to-other/secret', 'the path leads outside the workspace'],
    ['../repo2/secret', 'the path leads outside the workspace'],
    ['up/secret', 'the path leads outside the workspace'],
    ['to-device', 'the path leads outside the workspace'],
  ])('%j says why it cannot be', (path, reason) => {
    expect(surrounded(links).files.read(path)).toEqual({ kind: 'unreadable', reason });
  });

  it('of a pipe does not wait for a writer who never comes', () => {
    const { root, files } = makeWorkspace();
    execFileSync('mkfifo', [join(root, 'pipe.json')]);
    expect(files.kind('pipe.json')).toBe('other');
    expect(files.read('pipe.json')).toEqual({ kind: 'unreadable', reason: 'this is not a file (other)' });
  });

  it('of a file that does not fit in memory is refused before it is tried', () => {
    const { root, files } = makeWorkspace({ huge: '' });
    truncateSync(join(root, 'huge'), 600 * 1024 * 1024);
    expect(files.read('huge')).toEqual({ kind: 'unreadable', reason: 'the file is larger than 512 MiB' });
  });

  it.each(['with blank', 'line\nbreak', '..foo', '-rf', '__proto__', 'é😀', '\\', '"', '%2e%2e', '*'])(
    'finds a file called %j',
    (name) => {
      const { files } = makeWorkspace({ [`folder/${name}`]: 'x' });
      expect(files.list('folder')).toEqual([name]);
      expect(files.read(`folder/${name}`)).toMatchObject({ text: 'x' });
    },
  );
});

describe('listing', () => {
  it('is in code point order, not in that of UTF-16 or of a language', () => {
    const names = ['a', 'B', 'é', 'z', '😀', '～', '10', '2'];
    const { files } = makeWorkspace(Object.fromEntries(names.map((name) => [name, ''])));
    expect(files.list('.')).toEqual(['10', '2', 'B', 'a', 'z', 'é', '～', '😀']);
  });

  it('names links and special entries too: what they are is another question', () => {
    expect(surrounded({ dangling: { link: 'nothing' }, up: { link: '..' }, a: EMPTY_FOLDER }).files.list('.')).toEqual([
      'a',
      'dangling',
      'up',
    ]);
  });

  it('survives a name that is not UTF-8', () => {
    const { root, files } = makeWorkspace();
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0x61, 0xff])]), 'x');
    expect(files.list('.')).toEqual(['a\ufffd']);
    expect(files.kind('a\ufffd')).toBe('missing');
  });

  it.each([
    ['..', 'the path leads outside the workspace'],
    ['up', 'the path leads outside the workspace'],
    ['to-other', 'the path leads outside the workspace'],
    ['nothing', 'cannot be read: ENOENT: no such file or directory'],
    ['a/f', 'cannot be read: ENOTDIR: not a directory'],
  ])('%j is an input problem with its place, no crash', (folder, message) => {
    const { files } = surrounded(links);
    expect(() => files.list(folder)).toThrow(new UserError([{ message, place: { file: folder } }]));
    expect(() => files.list(folder)).toThrow(UserError);
  });
});

describe('what the system forbids', () => {
  it('is said in the words of the system, for a folder, what is in it, and a file', () => {
    const { outside, root, files } = surrounded({ 'closed/a/f': 'x', 'open/file': 'x' });
    for (const folder of [outside, root]) chmodSync(folder, 0o755);
    chmodSync(join(root, 'closed'), 0);
    chmodSync(join(root, 'open/file'), 0);
    try {
      withoutRights(() => {
        expect(files.kind('closed')).toBe('folder');
        expect(() => files.list('closed')).toThrow('closed: cannot be read: EACCES: permission denied');
        expect(files.locate('closed/a')).toEqual({ problem: '"closed/a" cannot be opened: EACCES: permission denied' });
        expect(files.kind('closed/a')).toBe('other');
        const refused = { kind: 'unreadable', reason: 'cannot be read: EACCES: permission denied' };
        expect(files.read('closed/a/f')).toEqual(refused);
        expect(files.read('open/file')).toEqual(refused);
        expect(() => files.write('closed/r.json', 'x')).toThrow('EACCES');
        expect(() => files.write('closed/a/r.json', 'x')).toThrow('EACCES');
      });
    } finally {
      chmodSync(join(root, 'closed'), 0o755);
    }
    expect(readdirSync(join(root, 'closed'))).toEqual(['a']);
  });
});

describe('writing', () => {
  it('makes the folders, replaces the file, and leaves nothing else', () => {
    const { root, files } = makeWorkspace();
    files.write('a/b/report.json', 'old');
    files.write('a/b/report.json', 'é😀\n');
    expect(readFileSync(join(root, 'a/b/report.json'), 'utf8')).toBe('é😀\n');
    expect(readdirSync(join(root, 'a/b'))).toEqual(['report.json']);
  });

  it('puts a new file in the place of the old one, so that nobody reads half of it', () => {
    const { root, files } = makeWorkspace({ 'report.json': 'old' });
    linkSync(join(root, 'report.json'), join(root, 'opened-before'));
    files.write('report.json', 'new');
    expect(readFileSync(join(root, 'opened-before'), 'utf8')).toBe('old');
    expect(readFileSync(join(root, 'report.json'), 'utf8')).toBe('new');
  });

  it.each<[string, Tree]>([
    ['a link to a file outside', { 'report.json': { link: '../secret' } }],
    ['a link to a file inside', { 'report.json': { link: 'precious' } }],
    ['a link to nothing outside', { 'report.json': { link: '../planted' } }],
    ['a link at the temporary name', { [`report.json.${process.pid}.tmp`]: { link: '../secret' } }],
    ['a dangling link at the temporary name', { [`report.json.${process.pid}.tmp`]: { link: '../planted' } }],
    ['a file left at the temporary name', { [`report.json.${process.pid}.tmp`]: 'rest of a run that was killed' }],
  ])('replaces %s and never writes through it', (_, tree) => {
    const { root, files, outsideContent } = surrounded({ precious: 'precious', ...tree });
    const before = outsideContent();
    files.write('report.json', 'new');
    expect(outsideContent()).toEqual(before);
    expect(readFileSync(join(root, 'precious'), 'utf8')).toBe('precious');
    expect(readFileSync(join(root, 'report.json'), 'utf8')).toBe('new');
    expect(readdirSync(root)).toEqual(['precious', 'report.json']);
  });

  it('clears away what a killed process has left of the same file, and nothing else', () => {
    const [gone, other] = [1, 2].map(() => spawnSync(process.execPath, ['--version']).pid);
    const { root, files } = makeWorkspace({
      [`report.json.${gone}.tmp`]: 'half a rep',
      [`report.md.${gone}.tmp`]: 'of another file',
      [`report.json.${process.ppid}.tmp`]: 'of a process that still writes',
      [`report.json.${gone}.tmp.old`]: '',
      [`a.report.json.${gone}.tmp`]: '',
      'report.json.tmp': '',
      [`folder.${gone}.tmp/a`]: '',
    });
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const name of readdirSync(root)) utimesSync(join(root, name), longAgo, longAgo);
    // A process of another container may have the number of one that has ended here.
    writeFileSync(join(root, `report.json.${other}.tmp`), 'written at this moment');
    files.write('report.json', 'new');
    files.write('folder', 'new');
    expect(existsSync(join(root, `report.json.${other}.tmp`))).toBe(true);
    rmSync(join(root, `report.json.${other}.tmp`));
    expect(readdirSync(root)).toEqual(
      [
        ...['folder', `folder.${gone}.tmp`, 'report.json', `report.json.${process.ppid}.tmp`, 'report.json.tmp'],
        ...[`report.md.${gone}.tmp`, `report.json.${gone}.tmp.old`, `a.report.json.${gone}.tmp`],
      ].sort(),
    );
  });

  it.each(['\u{1f600}'.repeat(63), 'x'.repeat(255), `${'\u{1f600}'.repeat(61)}.json`])(
    'takes names that leave no room beside them: %s',
    (name) => {
      const { files, root } = makeWorkspace({ folder: EMPTY_FOLDER });
      files.write(`folder/${name}`, 'one');
      files.write(`folder/${name}`, ['t', 'wo']);
      expect(files.create(`folder/${name.slice(0, -2)}`, 'new')).toBe(true);
      expect(readFileSync(join(root, 'folder', name), 'utf8')).toBe('two');
      expect(readdirSync(join(root, 'folder'))).toHaveLength(2);
    },
  );

  it('replaces a pipe without waiting for a reader', () => {
    const { root, files } = makeWorkspace();
    execFileSync('mkfifo', [join(root, 'report.json')]);
    // An open end of the pipe, so that a write into it would fail this test and not hang it.
    const end = openSync(join(root, 'report.json'), constants.O_RDWR | constants.O_NONBLOCK);
    try {
      files.write('report.json', 'new');
      expect(files.read('report.json')).toMatchObject({ text: 'new' });
    } finally {
      closeSync(end);
    }
  });

  it('follows a link to another folder of the workspace', () => {
    const { root, files } = surrounded({ 'a/f': '', out: { link: 'a' } });
    files.write('out/deep/report.json', 'x');
    expect(readFileSync(join(root, 'a/deep/report.json'), 'utf8')).toBe('x');
  });

  it.each([
    ['../report.json', 'the path leads outside the workspace'],
    ['../repo2/report.json', 'the path leads outside the workspace'],
    ['up/report.json', 'the path leads outside the workspace'],
    ['to-other/report.json', 'the path leads outside the workspace'],
    ['to-other/new/report.json', 'the path leads outside the workspace'],
    ['.', 'the path leads outside the workspace'],
    ['dangling/report.json', 'the folder leads through a symbolic link to nothing'],
    ['dangling-out/report.json', 'the folder leads through a symbolic link to nothing'],
    ['loop/report.json', 'the folder cannot be opened: ELOOP: too many symbolic links encountered'],
    ['a', 'EISDIR'],
    ['to-f/report.json', 'EEXIST'],
    ['a/f/report.json', 'EEXIST'],
    ['a/f/deep/report.json', 'ENOTDIR'],
    [`${'x'.repeat(300)}/report.json`, 'ENAMETOOLONG'],
  ])('to %j is refused and leaves no trace', (path, message) => {
    const { root, files, outsideContent } = surrounded(links);
    const before = [outsideContent(), readdirSync(root), readdirSync(join(root, 'a'))];
    expect(() => files.write(path, 'x')).toThrow(message);
    expect([outsideContent(), readdirSync(root), readdirSync(join(root, 'a'))]).toEqual(before);
    expect(readFileSync(join(root, 'a/f'), 'utf8')).toBe('inside');
  });

  it('through a folder that became a link after it was located is refused', () => {
    const { root, outside, files, outsideContent } = surrounded();
    const located = files.locate('reports');
    expect(located).toEqual({ path: 'reports' });
    symlinkSync(join(outside, 'other'), join(root, 'reports'));
    const before = outsideContent();
    expect(() => files.write('reports/report.json', 'x')).toThrow('the path leads outside the workspace');
    expect(outsideContent()).toEqual(before);
  });
});

describe('appending', () => {
  it('makes the folders and the file, and keeps what stands there', () => {
    const { root, files } = makeWorkspace();
    files.append('a/b/log', 'é');
    files.append('a/b/log', '😀\n');
    expect(readFileSync(join(root, 'a/b/log'), 'utf8')).toBe('é😀\n');
    expect(readdirSync(join(root, 'a/b'))).toEqual(['log']);
  });

  it('follows a link that stays inside', () => {
    const { root, files } = surrounded(links);
    files.append('to-f', '+');
    files.append('to-a/f', '+');
    expect(readFileSync(join(root, 'a/f'), 'utf8')).toBe('inside++');
  });

  it.each([
    ['../log', 'the path leads outside the workspace'],
    ['../secret', 'the path leads outside the workspace'],
    ['up/secret', 'the path leads outside the workspace'],
    ['to-secret', 'the path leads outside the workspace'],
    ['to-other/log', 'the path leads outside the workspace'],
    ['to-device', 'the path leads outside the workspace'],
    ['dangling', 'the file leads through a symbolic link to nothing'],
    ['dangling-out', 'the file leads through a symbolic link to nothing'],
    ['loop', 'the file cannot be opened: ELOOP'],
    ['a', 'EISDIR'],
    ['a/f/log', 'EEXIST'],
  ])('to %j is refused and leaves no trace', (path, message) => {
    const { root, files, outsideContent } = surrounded(links);
    const before = [outsideContent(), readdirSync(root), readdirSync(join(root, 'a'))];
    expect(() => files.append(path, 'x')).toThrow(message);
    expect([outsideContent(), readdirSync(root), readdirSync(join(root, 'a'))]).toEqual(before);
    expect(readFileSync(join(root, 'a/f'), 'utf8')).toBe('inside');
  });

  it('to a pipe is refused, with a reader and without one', () => {
    const { root, files } = makeWorkspace();
    execFileSync('mkfifo', [join(root, 'log')]);
    expect(() => files.append('log', 'x')).toThrow('ENXIO');
    const end = openSync(join(root, 'log'), constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      expect(() => files.append('log', 'x')).toThrow('this is not a file');
    } finally {
      closeSync(end);
    }
  });
});

describe('creating', () => {
  it('succeeds once', () => {
    const { root, files } = makeWorkspace();
    expect(files.create('a/lock', 'first')).toBe(true);
    expect(files.create('a/lock', 'second')).toBe(false);
    expect(readFileSync(join(root, 'a/lock'), 'utf8')).toBe('first');
    expect(readdirSync(join(root, 'a'))).toEqual(['lock']);
    files.remove('a/lock');
    expect(files.create('a/lock', 'third')).toBe(true);
  });

  it.each(['to-f', 'to-secret', 'dangling', 'dangling-out', 'loop', 'a'])('finds %s in its place', (path) => {
    const { root, files, outsideContent } = surrounded(links);
    const before = [outsideContent(), readdirSync(root)];
    expect(files.create(path, 'x')).toBe(false);
    expect([outsideContent(), readdirSync(root)]).toEqual(before);
    expect(readFileSync(join(root, 'a/f'), 'utf8')).toBe('inside');
  });

  it.each(['../lock', 'up/lock', 'to-other/lock', 'dangling-out/lock'])('of %s is refused', (path) => {
    const { files, outsideContent } = surrounded(links);
    const before = outsideContent();
    expect(() => files.create(path, 'x')).toThrow(/outside the workspace|a symbolic link to nothing/);
    expect(outsideContent()).toEqual(before);
  });
});

describe('a workspace', () => {
  it('shows and changes nothing of its surroundings, whatever the path', () => {
    const { files, root, outside, outsideContent } = surrounded(links);
    symlinkSync(outside, join(root, 'a/out'));
    mkdirSync(join(root, 'deep/er'), { recursive: true });
    symlinkSync('../../../other', join(root, 'deep/er/other'));
    const before = outsideContent();
    const step = fc.constantFrom(
      '..',
      '.',
      '',
      'a',
      'f',
      'up',
      'out',
      'other',
      'repo',
      'repo2',
      'secret',
      'to-a',
      'to-other',
      'to-secret',
      'dangling',
      'dangling-out',
      'loop',
      'deep',
      'er',
      'new',
      '..foo',
      '\0',
      '\n',
    );
    const path = fc
      .tuple(fc.constantFrom('', '/', `${root}/`, `${outside}/`), fc.array(step, { maxLength: 5 }))
      .map(([start, steps]) => start + steps.join('/'));
    fc.assert(
      fc.property(path, (given) => {
        const located = files.locate(given);
        for (const name of 'path' in located ? [located.path, given] : [given]) {
          const read = files.read(name);
          expect(read.kind === 'text' ? read.text : '').not.toContain(SECRET);
          if (files.kind(name) === 'folder') expect(files.list(name)).not.toContain(MARK);
          try {
            files.write(`${name}/written.json`, 'x');
          } catch {
            // Refusing is fine; what counts is the surroundings.
          }
        }
        expect(outsideContent()).toEqual(before);
      }),
      // The folder itself is among the paths of each run, so that it is seen that something can be written.
      { numRuns: runs(300), examples: [[`${root}/`]] },
    );
    expect(existsSync(join(root, 'written.json'))).toBe(true);
  });
});

describe('the reason of a system error', () => {
  it.each([
    [new Error("ENOSPC: no space left on device, write '/x'"), 'ENOSPC: no space left on device'],
    [new Error('plain'), 'plain'],
    [{ message: 'from another realm, open' }, 'from another realm'],
    ['text', 'text'],
    [undefined, 'undefined'],
  ])('is short', (error, wanted) => {
    expect(reasonOf(error)).toBe(wanted);
  });
});
