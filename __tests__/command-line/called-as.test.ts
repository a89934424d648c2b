import { describe, expect, it } from '@jest/globals';
import { calledAs } from '../../src/command-line/called-as.js';

describe('the program is called', () => {
  it.each<[string, string, string]>([
    ['/home/mona/app/node_modules/.bin/summary-gate', '/home/mona/app', 'npx summary-gate'],
    ['/home/mona/app/node_modules/.bin/summary-gate', '/home/mona/app/packages/a', 'npx summary-gate'],
    ['/home/mona/app/node_modules/summary-gate/dist/cli.js', '/home/mona/app', 'npx summary-gate'],
    ['/home/mona/.npm/_npx/a1/node_modules/.bin/summary-gate', '/home/mona/app', 'npx summary-gate'],
    ['C:\\app\\node_modules\\summary-gate\\dist\\cli.js', 'C:\\app\\packages', 'npx summary-gate'],
    ['C:\\npm-cache\\_npx\\a1\\node_modules\\summary-gate\\dist\\cli.js', 'C:\\app', 'npx summary-gate'],
    ['/usr/local/bin/summary-gate', '/home/mona/app', 'summary-gate'],
    ['/usr/local/lib/node_modules/summary-gate/dist/cli.js', '/home/mona/app', 'summary-gate'],
    ['C:\\Users\\mona\\npm\\node_modules\\summary-gate\\dist\\cli.js', 'C:\\app', 'summary-gate'],
    ['/home/mona/summary-gate/dist/cli.js', '/home/mona/summary-gate', 'node dist/cli.js'],
    ['/home/mona/summary-gate/dist/cli.js', '/home/mona/app', 'node ../summary-gate/dist/cli.js'],
    ['/home/mona/app/node_modules/other/dist/cli.js', '/home/mona/app', 'node node_modules/other/dist/cli.js'],
    ["/x y/it's/cli.js", '/home/mona/app', `node '/x y/it'\\''s/cli.js'`],
  ])('%s in %s: %s', (program, cwd, wanted) => {
    expect(calledAs(program, cwd)).toBe(wanted);
  });

  it('by the path in a checkout where nobody knows the file that runs', () => {
    expect(calledAs(undefined, '/home/mona')).toBe('node dist/cli.js');
  });
});
