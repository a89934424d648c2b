import { execFileSync } from 'node:child_process';
import { appendFileSync, closeSync, ftruncateSync, openSync, renameSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonLines } from '../../../src/core/json/lines.js';
import type { LineFile } from '../../../src/core/ports.js';
import { makeWorkspace, removeWorkspace, type Workspace } from '../../builders/workspace.js';

function open({ files }: Workspace, path = 'a.jsonl'): LineFile {
  const opened = files.openLines(path);
  if (opened.kind !== 'open') throw new Error(opened.reason);
  return opened.file;
}

/** What one reading of a file as a whole sees in it, in the words of the other. */
function held({ files }: Workspace) {
  const read = files.read('a.jsonl');
  if (read.kind !== 'text') throw new Error(read.reason);
  return [...jsonLines(read.text)].map(({ line, text }) => ({
    line,
    text,
    fault: read.invalidLines.has(line) ? 'not UTF-8' : null,
  }));
}

function streamed(file: LineFile) {
  return [...file.lines()].map(({ line, text, fault }) => ({ line, text, fault }));
}

describe('the lines of a file', () => {
  it.each([
    ['a\r', 'a'],
    ['\r', ''],
    ['a\r\r', 'a\r'],
    ['', ''],
    ['\ra', '\ra'],
  ])('are read by their place without the end of a line: %j', (bytes, text) => {
    const file = open(makeWorkspace({ 'a.jsonl': `x\n${bytes}\ny\n` }));
    expect(file.lineAt({ line: 2, offset: 2, length: bytes.length })).toMatchObject({ text, fault: null });
    file.close();
  });

  it('begin behind the byte order marks of files that were put together', () => {
    const workspace = makeWorkspace({ 'a.jsonl': '\ufeffa\n\ufeffb\r\n\ufeff\nc\ufeff' });
    const file = open(workspace);
    expect(streamed(file)).toEqual([
      { line: 1, text: 'a', fault: null },
      { line: 2, text: 'b', fault: null },
      { line: 4, text: 'c\ufeff', fault: null },
    ]);
    file.close();
  });

  it('are those of its text, whatever it is', () => {
    const pieces = fc.constantFrom(
      'a',
      '\n',
      '\r',
      '\r\n',
      ' ',
      '\u00a0',
      'é',
      '😀',
      '\ufeff',
      '\ufffd',
      '\ud800',
      '\u2028',
    );
    const bytes = fc.oneof(
      fc.array(pieces, { maxLength: 30 }).map((list) => Buffer.from(list.join(''))),
      fc
        .uint8Array({ maxLength: 30 })
        .filter(([a, b]) => !(a === 0xff && b === 0xfe) && !(a === 0xfe && b === 0xff))
        .map((list) => Buffer.from(list)),
    );
    fc.assert(
      fc.property(bytes, (content) => {
        const workspace = makeWorkspace({ 'a.jsonl': content });
        const file = open(workspace);
        expect(streamed(file)).toEqual(held(workspace));
        for (const line of file.lines()) expect(file.lineAt(line)).toEqual(line);
        file.close();
        removeWorkspace(workspace);
      }),
    );
  });

  it.each([-3, -2, -1, 0, 1, 2])('are whole where a chunk ends in the middle of one (%d)', (shift) => {
    const first = 'x'.repeat((1 << 20) + shift);
    const workspace = makeWorkspace({ 'a.jsonl': `${first}\r\né😀\n${first}é${first}\n\n{"name":"z"}` });
    const file = open(workspace);
    expect(streamed(file)).toEqual(held(workspace));
    file.close();
  });

  it('has no text of a line that is longer than a text can be, and goes on behind it', () => {
    const workspace = makeWorkspace({ 'a.jsonl': 'first\n' });
    const path = join(workspace.root, 'a.jsonl');
    const descriptor = openSync(path, 'r+');
    // Nothing but a hole, which takes no room.
    ftruncateSync(descriptor, 600 << 20);
    closeSync(descriptor);
    appendFileSync(path, '\nlast');
    const file = open(workspace);
    expect(streamed(file)).toEqual([
      { line: 1, text: 'first', fault: null },
      { line: 2, text: '', fault: 'too long' },
      { line: 3, text: 'last', fault: null },
    ]);
    file.close();
  });

  it('stay those of the file that was opened, and tell whether it is written to', () => {
    const workspace = makeWorkspace({ 'a.jsonl': 'old\n', 'b.jsonl': 'new\n' });
    const file = open(workspace);
    renameSync(join(workspace.root, 'b.jsonl'), join(workspace.root, 'a.jsonl'));
    expect(streamed(file)).toEqual([{ line: 1, text: 'old', fault: null }]);
    expect(file.hasChanged()).toBe(false);
    file.close();
    const next = open(workspace);
    appendFileSync(join(workspace.root, 'a.jsonl'), 'more');
    expect(next.hasChanged()).toBe(true);
    expect(next.endsInLine()).toBe(false);
    next.close();
  });

  it('tell whether more has come even where the time of the file was set back', () => {
    const workspace = makeWorkspace({ 'a.jsonl': 'a\n' });
    const path = join(workspace.root, 'a.jsonl');
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    const file = open(workspace);
    appendFileSync(path, 'b\n');
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    expect(file.hasChanged()).toBe(true);
    file.close();
  });

  it.each([
    ['', true],
    ['a', false],
    ['a\n', true],
  ])('end in a line: %j', (text, wanted) => {
    const file = open(makeWorkspace({ 'a.jsonl': text }));
    expect(file.endsInLine()).toBe(wanted);
    file.close();
  });
});

describe('a file that cannot be read by lines', () => {
  it('is UTF-16', () => {
    const workspace = makeWorkspace({ 'a.jsonl': Buffer.from('\ufeffa', 'utf16le') });
    expect(workspace.files.openLines('a.jsonl')).toEqual(workspace.files.read('a.jsonl'));
  });

  it('is missing, a folder, outside of the workspace, or a pipe that nobody writes to', () => {
    const workspace = makeWorkspace({ 'folder/a': '' });
    const other = makeWorkspace({ 'a.jsonl': 'a' });
    symlinkSync(join(other.root, 'a.jsonl'), join(workspace.root, 'link.jsonl'));
    execFileSync('mkfifo', [join(workspace.root, 'pipe.jsonl')]);
    for (const path of ['missing.jsonl', 'folder', 'link.jsonl', 'pipe.jsonl']) {
      expect(workspace.files.openLines(path)).toEqual(workspace.files.read(path));
      expect(workspace.files.openLines(path).kind).toBe('unreadable');
    }
  });
});
