import { describe, expect, it } from '@jest/globals';
import { COMMANDS } from '../../src/command-line/catalogue.js';
import { defaultText, helpText } from '../../src/command-line/help.js';
import { SETTING_NAMES, SETTINGS } from '../../src/settings/table.js';

const screen = (width: number) => ({ colour: false, width });

describe('helpText', () => {
  it('names every command and every setting on about one screen', () => {
    const help = helpText(undefined, 'npx summary-gate', screen(100));
    const whole = helpText(undefined, 'npx summary-gate', screen(100_000));
    for (const { name, summary } of COMMANDS) expect(whole).toContain(`  ${name.padEnd(10)} ${summary}\n`);
    for (const name of SETTING_NAMES) expect(help).toMatch(new RegExp(`[ \n]--${name}[ \n]`));
    for (const flag of ['--json', '--quiet', '--help', '--version']) expect(help).toContain(`\n  ${flag} `);
    expect(help).toContain('npx summary-gate score --help describes');
    expect(help.split('\n').length).toBeLessThan(70);
  });

  it('of score describes every setting with its default and what is allowed', () => {
    const help = helpText(COMMANDS[0], 'npx summary-gate', screen(100_000));
    for (const name of SETTING_NAMES) {
      const { description, kind } = SETTINGS[name];
      expect(help).toContain(
        `\n  --${name}\n      ${description} (default: ${defaultText(name)}; allowed: ${kind.allowed})\n`,
      );
    }
  });

  it.each(COMMANDS)('of $name tells its use, its exit codes and the settings that bear on it', (command) => {
    const help = helpText(command, 'npx summary-gate', screen(100_000));
    expect(help).toMatch(/Exit code/);
    expect(help).toContain(`Usage: npx summary-gate ${command.usage}\n`);
    for (const setting of SETTING_NAMES) {
      expect(help.includes(`\n  --${setting}\n`)).toBe(command.settings.includes(setting));
    }
  });

  it.each([40, 60, 80, 120])('fits into %d columns', (width) => {
    for (const command of [undefined, ...COMMANDS]) {
      const longest = helpText(command, 'npx summary-gate', screen(width))
        .split('\n')
        .filter((line) => !/^( {2}--(json|quiet|help|version) |Usage: |summary-gate )/.test(line))
        .filter((line) => line.length > width && line.includes(' ', 8));
      expect(longest).toEqual([]);
    }
  });

  it('writes a default of one full stop so that it can be told from the sentence', () => {
    expect(helpText(COMMANDS[0], 'npx summary-gate', screen(100_000))).toContain('(default: .; allowed');
  });
});
