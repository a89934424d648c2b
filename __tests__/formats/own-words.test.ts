import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { makeWorkspace, type Tree, writeTree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

/** Two words of this team are partial, and the one that its candidate says is not the first. */
const CONFIG = `fields:
  title: headline
  summary: body
  key_actions: steps
  outcome: result
outcomes:
  solved: success
  open: partial
  escalated: partial
dimensions: [title, summary, key_actions, outcome]
`;
const REFERENCE = {
  headline: 'TV box restarts each night',
  body: 'The box restarted each night at two. A new power supply did not help, and the case went to the second level.',
  steps: ['Asked for the times of the restarts', 'Sent a new power supply'],
  result: 'escalated',
};
const CANDIDATE = { ...REFERENCE, headline: 'Nightly restarts of the TV box' };
const PAGE = `# ${CANDIDATE.headline}\n\n${CANDIDATE.body}\n\n## Steps\n\n- ${CANDIDATE.steps.join('\n- ')}\n\nResult: Escalated\n`;

function start(more: Tree = {}) {
  const { root } = makeWorkspace({
    '.github/summary-gate.yml': CONFIG,
    'golden-corpus/tv-box/reference.json': { reference: REFERENCE },
    'candidates/tv-box.json': CANDIDATE,
    ...more,
  });
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const only = (folder: string): string => read(`${folder}/${readdirSync(join(root, folder))[0]}`);
  return { root, read, only, run: (...argv: readonly string[]) => runProgram(argv, root) };
}

const SIGNED = ['--by', 'kim', '--because', 'so', '--yes'];

describe('an outcome that is one of several words for the same', () => {
  it('is written as the candidate says it, and not as the first of them', async () => {
    const { run, read, only } = start({ 'candidates/new.json': CANDIDATE });
    await run('add', 'new');
    expect(JSON.parse(read('golden-corpus/new/reference.json')).reference.result).toBe('escalated');
    await run('reject', 'tv-box', ...SIGNED);
    expect(JSON.parse(only('golden-corpus/tv-box/rejected')).result).toBe('escalated');
  });

  it('is accepted so, is shown so, and is then no difference', async () => {
    const { run, only } = start();
    await run('accept', 'tv-box', ...SIGNED);
    expect(JSON.parse(only('golden-corpus/tv-box/accepted')).result).toBe('escalated');
    const { stdout } = await run('diff', 'tv-box', '--accepted');
    expect(stdout).toContain('= escalated');
    expect(stdout).not.toContain('open');
  });

  it('is what a wrong one is to be changed to, where the reference has our word for it', async () => {
    const { run } = start({
      'golden-corpus/tv-box/reference.json': { reference: { ...REFERENCE, result: 'success' } },
      'candidates/tv-box.json': { ...CANDIDATE, result: 'in review' },
    });
    const { stdout } = await run('explain', 'tv-box');
    expect(stdout.replace(/\s+/g, ' ')).toContain('Change result to "solved"');
  });

  it('is what is to be added where there is none', async () => {
    const { result: _, ...without } = CANDIDATE;
    const { stdout } = await start({ 'candidates/tv-box.json': without }).run('explain', 'tv-box');
    expect(stdout.replace(/\s+/g, ' ')).toContain('The outcome is missing');
    expect(stdout).toContain('Add result: "escalated"');
  });

  it('is shown so of a candidate without a reference', async () => {
    const { run } = start({ 'candidates/new.json': CANDIDATE });
    const { stdout } = await run('explain', 'new', '--json', '--judge', 'auto', '--judge-mode', 'absolute');
    expect(JSON.parse(stdout).candidate.outcome).toBe('escalated');
  });

  it('may be one of ours, in the spelling that a reference needs', async () => {
    const { run, only } = start({ 'candidates/tv-box.json': { ...CANDIDATE, result: 'Partial' } });
    await run('accept', 'tv-box', ...SIGNED);
    expect(JSON.parse(only('golden-corpus/tv-box/accepted')).result).toBe('partial');
    expect((await run('lint')).stdout).not.toContain('accepted');
  });

  it('stands in the line of a session', async () => {
    const line = `${JSON.stringify({ name: 'tv-box', reference: REFERENCE })}\n`;
    const { run, read } = start({ 'golden.jsonl': line });
    await run('accept', 'tv-box', '--corpus', 'golden.jsonl', ...SIGNED);
    expect(JSON.parse(read('golden.jsonl')).accepted[0].result).toBe('escalated');
  });

  it('takes the place of another word of the reference', async () => {
    const { run, read } = start({
      'golden-corpus/tv-box/reference.json': { reference: { ...REFERENCE, result: 'open' } },
    });
    await run('accept', 'tv-box', '--replace', ...SIGNED);
    expect(JSON.parse(read('golden-corpus/tv-box/reference.json')).reference).toEqual(CANDIDATE);
  });

  it('is kept of a page, in a draft and beside the report', async () => {
    const { root, run, read } = start({ 'candidates/new.md': PAGE });
    await run('add', 'new');
    expect(read('golden-corpus/new/reference.md')).toContain('Result: Escalated');
    writeTree(root, { 'pages/tv-box.md': PAGE });
    await run('--candidates', 'pages', '--allow-unreviewed', 'true');
    expect(read('summary-gate-report/scored-candidates.jsonl')).toContain('"result":"Escalated"');
  });

  it('is no finding where the reference has another one, and each side is shown in its own', async () => {
    const { run, read } = start({
      'golden-corpus/tv-box/reference.json': { reference: { ...REFERENCE, result: 'open' } },
    });
    const { sessions } = JSON.parse((await run('--json')).stdout);
    expect(sessions[0].dimensions[3]).toMatchObject({ dimension: 'outcome', score: 1 });
    expect(JSON.stringify(sessions[0].findings)).not.toContain('OUTCOME');
    const page = read('summary-gate-report/report.html');
    expect(page.match(/"outcome":"\w+"/g)).toEqual(['"outcome":"open"', '"outcome":"escalated"']);
  });
});
