import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Programs } from '../../../src/adapters/command/programs.js';
import { makeProgram, type Program } from '../../builders/processes.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { gone, judgeProgram, processesIn } from '../../servers/command.js';

/** Runs a program that never ends, and ends itself once that runs and it is told to. */
const PARENT = `
import { existsSync, writeFileSync } from 'node:fs';
import { Programs } from './src/adapters/command/programs.js';
const [how, file, ...argv] = process.argv.slice(2);
const programs = new Programs();
writeFileSync(file + '.folder', programs.emptyFolder());
void programs.run({ argv, cwd: programs.emptyFolder(), env: {}, input: '', timeoutMs: 1e6 });
if (how === 'exits') setInterval(() => existsSync(file) && process.exit(3), 5);
`;

let parent: Program;
beforeAll(() => {
  parent = makeProgram(PARENT);
});
afterAll(() => parent.remove());

describe('programs end with whoever has started them', () => {
  it.each(['exits', 'SIGTERM', 'SIGINT'] as const)('%s', async (how) => {
    const file = join(makeWorkspace({}).root, 'hanging');
    const { process: started, done } = parent.start(how, file, ...judgeProgram('hangs', file));
    done.catch(() => undefined);
    const hanging = await processesIn(file);
    if (how !== 'exits') started.kill(how);
    expect(await once(started, 'close')).toEqual(how === 'exits' ? [3, null] : [null, how]);
    await Promise.all(hanging.map(gone));
    const folder = readFileSync(`${file}.folder`, 'utf8');
    expect([folder.includes('summary-gate-judge-'), existsSync(folder)]).toEqual([true, false]);
  });
});

it('a program ends with its last word, whoever of its group holds stdout open', async () => {
  const patient = { graceMs: 600_000, drainMs: 600_000 };
  const argv = ['/bin/sh', '-c', 'sleep 1000 & echo "Score: 1"'] as const;
  const call = { argv, cwd: '/', env: { PATH: process.env['PATH'] ?? '' }, input: '', timeoutMs: 600_000 };
  const ended = await new Programs(patient).run(call);
  expect(ended).toMatchObject({ kind: 'exited', code: 0, stdout: Buffer.from('Score: 1\n') });
});
