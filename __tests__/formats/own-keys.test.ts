import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { TEAM_SUMMARY, teamTree } from './team.js';

async function score(candidate: unknown, reference?: unknown): Promise<Report> {
  const { root } = makeWorkspace(teamTree(candidate, reference));
  const { stdout, stderr } = await runProgram(['--json'], root);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** `CODE key line:column message` of each finding of the session. */
async function findingsOf(candidate: unknown): Promise<readonly string[]> {
  const { sessions } = await score(candidate);
  return (sessions[0]?.findings ?? []).map(
    ({ code, key, line, column, message }) => `${code} ${key ?? '-'} ${line}:${column} ${message}`,
  );
}

describe('a team with keys and words of its own', () => {
  it('passes with a perfect copy', async () => {
    const report = await score({ ...TEAM_SUMMARY, status: ' DONE ' });
    expect([report.verdict, report.overall_mean, report.sessions[0]?.findings]).toEqual(['pass', 1, []]);
    expect(report.settings['fields']).toEqual({
      value: {
        ...{ title: 'headline', summary: 'body.text', key_actions: 'bullets' },
        ...{ outcome: 'status', aha_moments: 'moments', topics_found: 'labels' },
      },
      from: 'config',
    });
  });

  it('may share references in our keys and words with a team of other keys', async () => {
    const { headline: title, body, bullets: key_actions, moments: aha_moments } = TEAM_SUMMARY;
    const shared = { title, summary: body.text, key_actions, aha_moments, outcome: 'success' };
    const { verdict, overall_mean } = await score(TEAM_SUMMARY, shared);
    expect([verdict, overall_mean]).toEqual(['pass', 1]);
  });

  it('finds what is wrong at the value in its own file, under its own key', async () => {
    const bullets = [...TEAM_SUMMARY.bullets.slice(0, 2), 'Painted the shed green'];
    expect(await findingsOf({ ...TEAM_SUMMARY, bullets, status: 'BLOCKED' })).toEqual([
      'WRONG_OUTCOME status 11:13 The outcome is "BLOCKED"; the reference says "completed"',
      'MISSING_ACTION bullets 6:14 Missing action: "Added an integration test for login"',
      'EXTRA_ACTION bullets[2] 9:5 The reference has no such action: "Painted the shed green"',
    ]);
  });

  it('is told its own words where an outcome is none of them', async () => {
    expect(await findingsOf({ ...TEAM_SUMMARY, status: 'stuck' })).toEqual([
      'WRONG_OUTCOME status 11:13 The outcome is "stuck"; the reference says "completed"; allowed: "Completed", "Done", "partial", "blocked"',
    ]);
  });

  it('is told its own key where a value has a wrong type', async () => {
    expect(await findingsOf({ ...TEAM_SUMMARY, body: { text: ['a'] } })).toEqual([
      'INVALID_CANDIDATE - 4:13 The candidate cannot be scored: body.text is a list; allowed: text in double quotes',
    ]);
  });

  it('is told of a field that stands there twice, with both places', async () => {
    expect(await findingsOf({ ...TEAM_SUMMARY, summary: 'other' })).toEqual([
      'INVALID_CANDIDATE - 4:13 The candidate cannot be scored: summary stands here twice, as "body.text" and as "summary" (candidates/one.json:22:14); allowed: one of the two',
    ]);
  });

  it('is told of a key that is missing, and not that it is empty', async () => {
    const { body: _, ...others } = TEAM_SUMMARY;
    const { sessions } = await score(others);
    expect(sessions[0]?.findings).toMatchObject([
      { code: 'FIELD_MISSING', message: 'The candidate has no "body.text"', line: 1 },
    ]);
    expect(sessions[0]?.findings).toHaveLength(1);
    expect(sessions[0]?.dimensions[1]).toMatchObject({ reason: 'missing: the candidate has no key "body.text"' });
    expect(await findingsOf({ ...others, body: { txt: 'S' } })).toEqual([
      'FIELD_MISSING - 1:null The candidate has no "body.text"',
    ]);
  });

  it.each<[string, object, string]>([
    [
      'a value of a wrong type',
      { ...TEAM_SUMMARY, bullets: 'one' },
      'golden-corpus/one/reference.json:7:16: reference.bullets is "one"; allowed: a list',
    ],
    ['a path that leads nowhere', { ...TEAM_SUMMARY, body: 'S' }, 'reference.body.text is missing'],
    ['a path through a list', { ...TEAM_SUMMARY, body: [{ text: 'S' }] }, 'reference.body.text is missing'],
    [
      'an unknown outcome',
      { ...TEAM_SUMMARY, status: 'blokced' },
      'reference.status is "blokced"; allowed: "Completed", "Done", "partial", "blocked"; did you mean "blocked"?',
    ],
    [
      'a field twice',
      { ...TEAM_SUMMARY, title: 'T' },
      'title stands here twice, as "headline" and as "title" (golden-corpus/one/reference.json:',
    ],
  ])('is told what is wrong with a reference that has %s', async (_, reference, wanted) => {
    const { root } = makeWorkspace(teamTree(TEAM_SUMMARY, reference));
    const { exitCode, stderr } = await runProgram([], root);
    expect(exitCode).toBe(2);
    expect(stderr.replace(/\n +/g, ' ')).toContain(wanted);
  });

  it('gets drafts in its own keys and words, nested ones included', async () => {
    const { root } = makeWorkspace(teamTree({ ...TEAM_SUMMARY, status: 'done' }));
    writeFileSync(join(root, 'candidates/two.json'), readFileSync(join(root, 'candidates/one.json')));
    const { exitCode } = await runProgram(['add', 'two'], root);
    const { reference } = JSON.parse(readFileSync(join(root, 'golden-corpus/two/reference.json'), 'utf8'));
    expect([exitCode, reference]).toEqual([0, { ...TEAM_SUMMARY, status: 'done' }]);
  });

  it('is linted at its own keys', async () => {
    const { root } = makeWorkspace(
      teamTree(TEAM_SUMMARY, { ...TEAM_SUMMARY, bullets: ['Fixed'], body: { text: '', txt: '' } }),
    );
    const { stdout } = await runProgram(['lint'], root);
    expect(stdout).toContain('reference.json:8:16  warning  action-count\n  bullets: 1 key action');
    expect(stdout).toContain('reference.json:5:15  warning  empty-text\n  body.text: the summary is empty');
  });

  it.each([['explain'], ['diff']])('sees its own keys and words in %s', async (command) => {
    const { root } = makeWorkspace(teamTree({ ...TEAM_SUMMARY, status: 'Blocked', bullets: [] }));
    const { stdout } = await runProgram([command, 'one'], root);
    expect(stdout).toContain('status: The outcome is "Blocked"; the reference says "completed"');
    expect(stdout).not.toMatch(/success|failed/);
  });

  it('compares a scorer with people in its own dimensions alone', async () => {
    const label = { id: 'a', candidate: TEAM_SUMMARY, overall: 1, labeller: 'mona' };
    const { root } = makeWorkspace({ ...teamTree(TEAM_SUMMARY), 'golden-corpus/one/labels.json': [label] });
    const { stdout } = await runProgram(['calibrate', '--json', '--dimensions', 'title, summary'], root);
    expect(Object.keys(JSON.parse(stdout).rubric.dimensions)).toEqual(['title', 'summary']);
  });

  it('has labels in its own keys', async () => {
    const label = { id: 'a', candidate: { ...TEAM_SUMMARY, bullets: 3 }, overall: 1, labeller: 'mona' };
    const { root } = makeWorkspace({ ...teamTree(TEAM_SUMMARY), 'golden-corpus/one/labels.json': [label] });
    const { stdout } = await runProgram(['lint'], root);
    expect(stdout).toContain('[0].candidate.bullets is 3; allowed: a list');
    writeFileSync(join(root, 'golden-corpus/one/labels.json'), JSON.stringify([{ ...label, candidate: TEAM_SUMMARY }]));
    expect((await runProgram(['lint'], root)).stdout).not.toContain('labels');
  });

  it('is read from lines as from files', async () => {
    const { root } = makeWorkspace({
      ...teamTree(TEAM_SUMMARY),
      'corpus.jsonl': `${JSON.stringify({ name: 'one', reference: TEAM_SUMMARY })}\n`,
      'candidates.jsonl': `${JSON.stringify({ name: 'one', ...TEAM_SUMMARY, bullets: ['x'] })}\n{"name": "two", "candidate": ${JSON.stringify(TEAM_SUMMARY)}}\n`,
    });
    const { stdout } = await runProgram(
      ['--corpus', 'corpus.jsonl', '--candidates', 'candidates.jsonl', '--json'],
      root,
    );
    const report: Report = JSON.parse(stdout);
    expect(report.sessions[0]?.findings.map(({ key, line }) => [key, line])).toContainEqual(['bullets[0]', 1]);
  });

  it('that calls its title "name" is told to wrap a line, since there "name" is the session', async () => {
    const title = 'one - cut the load time';
    const { headline: _, ...others } = TEAM_SUMMARY;
    const theirs = { ...others, name: title };
    const { root } = makeWorkspace({
      ...teamTree(TEAM_SUMMARY, theirs),
      'bare.jsonl': `${JSON.stringify({ session: 'one', ...theirs })}\n${JSON.stringify({ ...theirs, name: 'a/b' })}\n`,
      'wrapped.jsonl': `${JSON.stringify({ name: 'one', candidate: theirs })}\n${JSON.stringify({ name: 'one_', candidate: theirs })}\n`,
    });
    const fields = 'title=name, summary=body.text, key_actions=bullets, outcome=status, aha_moments=moments';
    const toldOf = async (file: string) => {
      const flags = ['--fields', fields, '--candidates', file, '--json'];
      const { findings }: Report = JSON.parse((await runProgram(flags, root)).stdout);
      return findings.map(({ code, suggestion }) => [code, suggestion]);
    };
    const wrap =
      'The "name" of a line is its session, and fields has title there: say in fields where the session stands (name=<key>), or write {"name": "<session>", "candidate": {"name": "…", …}}';
    expect(await toldOf('bare.jsonl')).toEqual([
      ['UNREADABLE_CANDIDATE', wrap],
      ['UNKNOWN_SESSION', wrap],
    ]);
    expect(await toldOf('wrapped.jsonl')).toEqual([['UNKNOWN_SESSION', expect.stringContaining('Leave out "_"')]]);
  });
});
