import { expect, it } from '@jest/globals';
import { LONG_RUN, scoreSessions } from '../../src/scoring/score-sessions.js';
import { portsOf, settingsOf } from '../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';

it.each([
  [LONG_RUN, LONG_RUN, 1],
  [LONG_RUN, LONG_RUN - 1, 0],
  [LONG_RUN - 1, LONG_RUN, 0],
])(
  'a run over %i sessions of which up to %i are scored is told of as a long one %i times',
  async (count, limit, times) => {
    const names = Array.from({ length: count }, (_, i) => `s${i}`);
    const workspace = makeWorkspace({
      'corpus.jsonl': jsonl(...names.map((name) => ({ name, ...referenceJson() }))),
      'candidates.jsonl': jsonl({ name: 's0', ...summaryJson() }),
    });
    const settings = settingsOf(workspace, {
      corpus: 'corpus.jsonl',
      candidates: 'candidates.jsonl',
      limit: `${limit}`,
    });
    let told = 0;
    const ports = { ...portsOf(workspace), expectLongRun: () => void told++ };
    const { close } = await scoreSessions(settings, ports, { accepts: () => true, defects: 'all', marks: 'none' });
    close();
    expect(told).toBe(times);
  },
);
