import { describe, expect, it } from '@jest/globals';
import { comparedCommit, identityParts } from '../../src/render/identity.js';
import type { Report } from '../../src/report/schema.js';
import { wholeBaseline } from '../builders/whole-report.js';

type Identity = NonNullable<Report['identity']>;

const COMMIT = 'abcdef0123'.padEnd(40, '4');
const WHERE: Identity = { server_url: 'https://git.example', repository: 'o/r' };

describe('what was scored', () => {
  it.each<[string, Identity | undefined, readonly (readonly [string, string, string | null, string?])[]]>([
    ['nothing', undefined, []],
    ['nothing of it', {}, []],
    ['a repository', WHERE, [['', 'o/r', 'https://git.example/o/r']]],
    [
      'a repository on no server',
      { repository: 'o/r', pull_request: 7 },
      [
        ['', 'o/r', null],
        ['pull request', '#7', null],
      ],
    ],
    ['a commit on no server', { commit: COMMIT }, [['commit', 'abcdef0', null]]],
    ['a clean commit', { commit: COMMIT, uncommitted_changes: false }, [['commit', 'abcdef0', null]]],
    [
      'a changed one',
      { commit: COMMIT, uncommitted_changes: true },
      [['commit', 'abcdef0', null, 'with uncommitted changes']],
    ],
    [
      'all of it',
      { ...WHERE, pull_request: 7, commit: COMMIT, base_commit: 'd'.repeat(40), run_id: 99 },
      [
        ['', 'o/r', 'https://git.example/o/r'],
        ['pull request', '#7', 'https://git.example/o/r/pull/7'],
        ['commit', 'abcdef0', `https://git.example/o/r/commit/${COMMIT}`],
        ['base', 'ddddddd', `https://git.example/o/r/commit/${'d'.repeat(40)}`],
        ['run', '99', 'https://git.example/o/r/actions/runs/99'],
      ],
    ],
    ['a first attempt', { run_id: 9, run_attempt: 1 }, [['run', '9', null]]],
  ])('is named as far as it is known: %s', (_, identity, wanted) => {
    expect(identityParts(identity === undefined ? {} : { identity })).toEqual(
      wanted.map(([label, name, url, note]) => ({ label, name, url, ...(note !== undefined && { note }) })),
    );
  });

  it('is the page of an attempt, where there were several', () => {
    expect(identityParts({ identity: { ...WHERE, run_id: 9, run_attempt: 2 } })[1]).toEqual({
      ...{ label: 'run', name: '9', url: 'https://git.example/o/r/actions/runs/9/attempts/2', note: 'attempt 2' },
    });
  });
});

describe('the commit that a run was compared with', () => {
  const baseline = { ...wholeBaseline(), commit: COMMIT };
  const linked = { label: 'commit', name: 'abcdef0', url: `https://git.example/o/r/commit/${COMMIT}` };
  const plain = { ...linked, url: null };
  it.each<[string, Pick<Report, 'identity' | 'baseline'>, unknown]>([
    ['of an artifact', { identity: WHERE, baseline }, linked],
    ['of a file that anybody may have brought', { identity: WHERE, baseline: { ...baseline, source: 'file' } }, plain],
    [
      'of a file that the event names, too',
      { identity: { ...WHERE, base_commit: COMMIT }, baseline: { ...baseline, source: 'file' } },
      linked,
    ],
    ['of nobody knows where', { baseline }, plain],
    ['that nobody knows', { identity: WHERE, baseline: { ...baseline, commit: null } }, null],
    ['with which nothing was compared', { identity: WHERE, baseline: { ...baseline, overall: null } }, null],
    ['of no baseline', { identity: WHERE }, null],
  ])('has a page where it is surely one of ours: %s', (_, report, wanted) => {
    expect(comparedCommit(report)).toEqual(wanted);
  });
});
