import { expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { ALL_FORMATS, differencesOf, runSharded, runWhole } from './shard-runs.js';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

it('what most candidates lack, no shard sees and all together say', async () => {
  const candidates = NAMES.map((name, i) => {
    const { title, ...others } = summaryJson({ title: `Fixed the flaky login test ${name}` }) as Record<string, object>;
    return [`candidates/${name}.json`, i === 0 ? { title, ...others } : others] as const;
  });
  const tree: Tree = {
    ...Object.fromEntries(NAMES.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()])),
    ...Object.fromEntries(candidates),
    'candidates/nobody.json': summaryJson(),
  };
  const workspace = makeWorkspace(tree);
  const env = { SOURCE_DATE_EPOCH: '1700000000' };
  const whole = await runWhole(workspace, ALL_FORMATS, env);
  const report = JSON.parse(whole.files['report.json'] ?? '');
  expect(report.findings.map(({ code }: { code: string }) => code)).toEqual(['FIELD_MISSING', 'UNKNOWN_SESSION']);
  expect(differencesOf(await runSharded(workspace, 3, ALL_FORMATS, env), whole)).toEqual([]);
});
