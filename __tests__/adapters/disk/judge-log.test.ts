import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { JudgeLog } from '../../../src/adapters/disk/judge-log.js';
import { makeWorkspace } from '../../builders/workspace.js';

const PATH = 'report/judge-log.jsonl';

describe('the log of a judged run', () => {
  it('has each line as soon as it is added, in place of those of an earlier run', () => {
    const { root, files } = makeWorkspace({ [PATH]: 'old\n' });
    const log = new JudgeLog(files, PATH);
    const text = () => readFileSync(join(root, PATH), 'utf8');
    expect([log.isBegun, text()]).toEqual([false, 'old\n']);
    log.add('{"a":1}');
    expect([log.isBegun, text()]).toEqual([true, '{"a":1}\n']);
    log.add('{"a":2}');
    expect(text()).toBe('{"a":1}\n{"a":2}\n');
    expect(log.trouble).toBeNull();
  });

  it('stops where it can no longer be written, and keeps what stands there', () => {
    const { root, files } = makeWorkspace({});
    const outside = makeWorkspace({});
    const log = new JudgeLog(files, PATH);
    log.add('1');
    rmSync(join(root, PATH));
    symlinkSync(join(outside.root, 'elsewhere'), join(root, PATH));
    log.add('2');
    rmSync(join(root, PATH));
    writeFileSync(join(root, PATH), '1\n');
    log.add('3');
    expect(log.trouble).toMatch(/symbolic link|outside/);
    expect(readFileSync(join(root, PATH), 'utf8')).toBe('1\n');
    expect(outside.files.kind('elsewhere')).toBe('missing');
  });

  it('replaces a link that a pull request has brought, and does not follow it', () => {
    const { root, files } = makeWorkspace({ 'src/code.ts': 'code', 'report/x': '' });
    symlinkSync(join(root, 'src/code.ts'), join(root, PATH));
    new JudgeLog(files, PATH).add('1');
    expect(readFileSync(join(root, 'src/code.ts'), 'utf8')).toBe('code');
    expect(readFileSync(join(root, PATH), 'utf8')).toBe('1\n');
  });
});
