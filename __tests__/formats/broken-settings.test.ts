import { describe, expect, it } from '@jest/globals';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { TEAM_SETTINGS, TEAM_SUMMARY, teamTree } from './team.js';

const CONFIG = '.github/summary-gate.yml';
const OTHER = '.github/summary-gate.yaml';

/** What a command says is wrong with a team's sound files, under these settings. */
async function saidBy(command: readonly string[], config: object, tree = teamTree(TEAM_SUMMARY)) {
  const { [CONFIG]: _config, ...files } = tree;
  const { root } = makeWorkspace({ ...files, ...config, '.github/summary-gate-waivers.yml': WAIVERS });
  const { exitCode, stderr } = await runProgram(command, root);
  return { exitCode, stderr };
}

const SOON = new Date(Date.now() + 864_000_000).toISOString().slice(0, 10);
const WAIVERS = `waivers:
  - {session: one, dimension: outcome, reason: known, until: ${SOON}, by: Ann}
`;
const FOLLOW_UPS = /reference\.|golden session|no candidate|no session|SUMMARY_EMPTY|waiver/;

describe('settings that are wrong are all that is told of', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[], RegExp]>([
    [
      'a field that is none',
      { [CONFIG]: TEAM_SETTINGS.replace('headline', 'headline\n  sumary: x') },
      [],
      /"sumary" is not a field/,
    ],
    [
      'a misspelt setting',
      { [CONFIG]: TEAM_SETTINGS.replace('fields:', 'feilds:') },
      [],
      /unknown setting "feilds", did you mean "fields"/,
    ],
    [
      'an outcome that is none',
      { [CONFIG]: TEAM_SETTINGS.replace('Done: success', 'Done: sucess') },
      [],
      /"sucess" is not an outcome/,
    ],
    ['a dimension that is none', { [CONFIG]: `${TEAM_SETTINGS}dimensions: titel\n` }, [], /"titel" is not a dimension/],
    ['broken YAML', { [CONFIG]: `${TEAM_SETTINGS}]\n` }, [], /broken YAML/],
    ['a file that is not there', {}, ['--config', 'nope.yml'], /nope\.yml: --config: there is no such file/],
    [
      'another ending',
      { [OTHER]: TEAM_SETTINGS },
      [],
      /there is "\.github\/summary-gate\.yaml": rename it, or set config to it/,
    ],
  ])('%s', async (_, config, flags, wanted) => {
    for (const command of [[], ['explain', 'one'], ['explain'], ['lint'], ['self-test'], ['diff', 'one']]) {
      const { exitCode, stderr } = await saidBy([...command, ...flags], config);
      const told = stderr.replace(/\n +/g, ' ');
      expect([command, exitCode]).toEqual([command, 2]);
      expect(told).toMatch(wanted);
      expect(told).not.toMatch(FOLLOW_UPS);
    }
  });

  it('and a file with another ending is read where config names it', async () => {
    const { exitCode } = await saidBy(['--config', OTHER, '--min-overall', '0'], { [OTHER]: TEAM_SETTINGS });
    expect(exitCode).toBe(0);
  });

  it('beside each other, and beside other settings', async () => {
    const { stderr } = await saidBy(['--fields', 'a=b', '--outcomes', 'x=y', '--min-overall', '7'], {});
    expect(stderr).toContain('--fields: "a" is not a field');
    expect(stderr).toContain('--outcomes: "x": "y" is not an outcome');
    expect(stderr).toContain('--min-overall: ');
    expect(stderr).not.toMatch(FOLLOW_UPS);
  });
});
