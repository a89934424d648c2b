import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { annotate, issueCommand, readInput, say, setFailed, setOutput } from '../../src/action/runner-log.js';
import { appendToRunnerFile } from '../../src/adapters/disk/runner-file.js';
import { runs } from '../builders/long-runs.js';

/** Texts with what the runner minds: line ends, and the characters that part a command. */
const text = fc.string({ unit: fc.constantFrom('a', ' ', '%', '\r', '\n', ':', ',', '=', '%0A', 'é', '\u{1f600}') });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** What is written to stdout while something runs. */
function printed(act: () => void): string {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    act();
    return write.mock.calls.map(([chunk]) => String(chunk)).join('');
  } finally {
    write.mockRestore();
  }
}

describe('the log says what the toolkit of GitHub would say', () => {
  it.each(Object.entries({ error: core.error, warning: core.warning, notice: core.notice }))(
    'by %s',
    (level, theirs) => {
      const place = fc.record({ title: text, file: text, line: fc.nat(), col: fc.nat() }, { requiredKeys: [] });
      fc.assert(
        fc.property(text, place, (message, { title, file, line, col }) => {
          const given = {
            ...(title !== undefined && { title }),
            ...(file !== undefined && { file }),
            ...(line !== undefined && { startLine: line }),
            ...(col !== undefined && { startColumn: col }),
          };
          const ours = { ...(title !== undefined && { title }), ...(file !== undefined && { file }), line, col };
          const properties = Object.keys(given).length > 0 ? ours : {};
          expect(printed(() => issueCommand(level, message, properties))).toBe(printed(() => theirs(message, given)));
        }),
      );
    },
  );

  it.each([
    ['a plain line', () => say('a::b%'), () => core.info('a::b%')],
    ['a secret', () => issueCommand('add-mask', 'a\nb%'), () => core.setSecret('a\nb%')],
    ['a debug line', () => issueCommand('debug', 'a\nb'), () => core.debug('a\nb')],
  ])('by %s', (_, ours, theirs) => {
    expect(printed(ours)).toBe(printed(theirs));
  });

  it.each([
    ['a file, its line and column', { file: 'a.ts', line: 3, column: 2 }, 'title=t,file=a.ts,line=3,col=2'],
    ['a line of a file', { file: 'a.ts', line: 3, column: null }, 'title=t,file=a.ts,line=3'],
    ['a file', { file: 'a.ts', line: null, column: null }, 'title=t,file=a.ts'],
    ['no file', { file: null, line: null, column: null }, 'title=t'],
  ])('by a remark at %s', (_, place, properties) => {
    const remark = { level: 'warning', title: 't', message: 'm\n', ...place } as const;
    expect(printed(() => annotate(remark)).trimEnd()).toBe(`::warning ${properties}::m`);
  });

  it('by a closing error, which fails the step', () => {
    const before = process.exitCode;
    try {
      process.exitCode = 0;
      const ours = printed(() => setFailed('no: 100%\n'));
      expect(process.exitCode).toBe(1);
      expect(ours).toBe(printed(() => core.setFailed('no: 100%\n')));
    } finally {
      process.exitCode = before;
    }
  });
});

describe('with the files of the runner', () => {
  let folder: string;
  let env: Record<string, string>;
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'runner-'));
    for (const name of ['ours', 'theirs']) writeFileSync(join(folder, name), '');
    env = { GITHUB_OUTPUT: join(folder, 'ours') };
    process.env['GITHUB_OUTPUT'] = join(folder, 'theirs');
  });

  afterEach(() => {
    delete process.env['GITHUB_OUTPUT'];
    rmSync(folder, { recursive: true, force: true });
  });

  /** Delimiters are random, so the first one is called A, the next B. */
  function withoutChance(written: string): string {
    const names = new Map<string, string>();
    return written.replace(/ghadelimiter_[0-9a-f-]{36}/g, (found) => {
      const name = names.get(found) ?? String.fromCharCode(65 + names.size);
      names.set(found, name);
      return name;
    });
  }

  it('sets outputs as the toolkit does, each between delimiters of its own', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), (values) => {
        for (const value of values) {
          setOutput('title', value, env);
          core.setOutput('title', value);
        }
        expect(withoutChance(read('ours'))).toBe(withoutChance(read('theirs')));
      }),
      { numRuns: runs(30) },
    );
    expect(withoutChance(read('ours'))).toMatch(/^title<<A\n[\s\S]*\nA\ntitle<<B\n/);
  });

  it('appends a page to what is there', () => {
    appendToRunnerFile(join(folder, 'ours'), 'one');
    appendToRunnerFile(join(folder, 'ours'), 'two\n');
    expect(read('ours')).toBe('one\ntwo\n\n');
  });

  it('makes no file that the runner did not make', () => {
    const missing = join(folder, 'missing');
    expect(() => setOutput('title', 'x', { GITHUB_OUTPUT: missing })).toThrow(missing);
    expect(() => appendToRunnerFile(missing, 'x')).toThrow(missing);
  });

  it('says an output in the log where there is no file', () => {
    process.env['GITHUB_OUTPUT'] = '';
    expect(printed(() => setOutput('title', 'a\nb', {}))).toBe(printed(() => core.setOutput('title', 'a\nb')));
  });
});

describe('inputs', () => {
  it('are read as the toolkit reads them', () => {
    const name = fc.constantFrom('min-overall', 'two words', 'CaSe', 'github-token');
    fc.assert(
      fc.property(name, maybe(text), (input, value) => {
        const variable = `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
        if (value !== undefined) process.env[variable] = value;
        try {
          expect(readInput(input, { [variable]: value })).toBe(core.getInput(input));
        } finally {
          delete process.env[variable];
        }
      }),
    );
  });
});
