import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import { fileNameOf, ToldFiles } from '../../../src/rubric/grounding/told/told-files.js';

describe('the name of a file', () => {
  it.each([
    ['session.ts', 'session', 'ts'],
    ['src/auth/session.ts:12', 'session', 'ts'],
    ['C:\\src\\Session.TSX', 'session', 'ts'],
    ['login.test.js', 'test', 'ts'],
    ['config.yaml', 'config', 'yml'],
    ['read_me-2.md', 'read_me-2', 'md'],
  ])('%s', (written, stem, kind) => expect(fileNameOf(written)).toEqual({ stem, kind }));

  it.each(['session', '.ts', 'a/.env', 'v1.2', 'session.zz', 'session.', 'ts'])('none: %s', (written) =>
    expect(fileNameOf(written)).toBeUndefined(),
  );
});

describe('files of a text', () => {
  const told = new ToldFiles([
    'In `src/session.ts` and Report.sql, ./my-data.json; export as PDF.',
    'session.test.ts v1.py, odd.zz.',
  ]);
  it.each([
    ['session.ts', true],
    ['session.js', true],
    ['lib/session.TSX', true],
    ['session.py', false],
    ['report.sql', true],
    ['report.py', false],
    // A format that the text calls by its name.
    ['report.pdf', true],
    ['report.csv', false],
    ['my-data.jsonl', true],
    ['my-data.csv', false],
    // No file of the name is told.
    ['data.csv', undefined],
    ['login.py', undefined],
    // An ending that nobody knows makes no file.
    ['odd.ts', undefined],
    ['test.go', false],
  ])('%s: %s', (written, has) => {
    const file = fileNameOf(written);
    expect(file && told.has(file)).toBe(has);
  });

  it('are as many as fit, whatever their names are', () => {
    const names = Array.from({ length: 50_002 }, (_, i) => `f${i}.ts`).join(' ');
    const many = new ToldFiles([names]);
    expect(many.has({ stem: 'f49999', kind: 'py' })).toBe(false);
    expect(many.has({ stem: 'f50001', kind: 'py' })).toBeUndefined();
  });

  it('have names as far as they may be long', () =>
    expect(fileNameOf(`${'a'.repeat(10_000)}.ts`)?.stem).toHaveLength(60));
});

describe('a file with another ending', () => {
  const summaryOf = (summary: string): Summary => ({
    ...{ title: '', summary, key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] },
  });
  const lacking = (transcript: string, reference: string, candidate: string) =>
    new SessionGrounds({ texts: [transcript], isWhole: true }, summaryOf(reference))
      .ungroundedIn(summaryOf(candidate))
      .map(({ written }) => written);

  it.each([
    ['session.ts', 'session.py'],
    ['config.yaml', 'config.json'],
    ['dedupe.sql', 'dedupe.py'],
    ['main.go', 'main.rs'],
    ['report.pdf', 'report.docx'],
    ['build.sh', 'build.ps1'],
    ['style.css', 'style.html'],
  ])('is another one: %s is no %s', (told, given) => {
    // That others have the ending is no witness.
    const transcript = `Opened src/auth/${told}; beside it stand x.py, x.json, x.rs, x.docx, x.ps1 and x.html.`;
    expect(lacking(transcript, 'The module was mended.', `Mended ${given}`)).toEqual([given]);
    expect(lacking(transcript, 'The module was mended.', `Mended src/auth/${given}`)).toEqual([`src/auth/${given}`]);
    expect(lacking(transcript, 'The module was mended.', `Mended ${told}`)).toEqual([]);
    // The reference bears it out as well.
    expect(lacking(transcript, `${given} was mended.`, `Mended ${given}`)).toEqual([]);
  });

  it.each([
    ['session.ts', 'session.js'],
    ['ci.yml', 'ci.yaml'],
    ['main.scss', 'main.css'],
    ['the session module', 'session.ts'],
    ['report.sql, exported as CSV', 'report.csv'],
    ['notes.txt, now in Markdown', 'notes.md'],
  ])('may be the same: %s and %s', (told, given) =>
    expect(lacking(`Opened ${told} and x.ts`, 'The module was mended.', `Mended ${given}`)).toEqual([]),
  );
});
