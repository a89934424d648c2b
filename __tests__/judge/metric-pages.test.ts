import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderComment } from '../../src/render/page/page.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { fails, judging, type MetricScript, startAnthropic } from '../servers/anthropic.js';
import { judge, PAGES } from './judged-run.js';

const FRAME = {
  marker: '<!-- summary-gate:default -->',
  footer: '',
  summaryUrl: 'https://example.test',
  warnOnly: false,
  linkTo: () => undefined,
};

const TRICK = '\u001b[31m::error::@octocat <b>| `x` closes #1';

const TREE = {
  'golden-corpus/s/reference.json': referenceJson({
    requirements: [{ id: 'cause', text: 'The login test waited for a fixed time', must: 'mention' }],
  }),
  'golden-corpus/s/transcript.jsonl': jsonl(
    { role: 'user', content: 'mend the login test' },
    { role: 'tool', content: 'waited 500 ms' },
    { role: 'tool', content: TRICK },
  ),
  'candidates/s.json': JSON.stringify(summaryJson(), null, 2),
};

const claims: NonNullable<MetricScript['claims']> = () => [
  { field: 'summary', quote: 'fixed time', statement: 'The test waited 500 ms.' },
  { field: 'title', quote: 'flaky', statement: `The test was red. ${TRICK}` },
  { field: 'title', quote: 'Fixed', statement: 'It was mended on Monday.' },
];

async function pages(script: MetricScript, flags: Readonly<Record<string, string>> = {}) {
  const place = makeWorkspace(TREE);
  const api = await startAnthropic({ answer: judging({ rubric: () => 0.8, claims, ...script }) });
  const metrics = 'rubric,relevance,coherence,faithfulness,completion';
  const run = await judge(place, api, {
    'judge-metrics': metrics,
    'min-overall': '1',
    'min-session': '1',
    ...PAGES,
    ...flags,
  });
  const explained = await runProgram(['explain', 's'], place.root);
  const page = readFileSync(join(place.root, 'summary-gate-report/report.md'), 'utf8');
  const comment = run.report === undefined ? '' : renderComment(run.report, FRAME);
  return { terminal: run.stdout, explained: explained.stdout, page, comment };
}

const VERDICTS: NonNullable<MetricScript['verdict']> = (question) =>
  question.includes('500 ms')
    ? ['yes', 1, 'waited 500 ms']
    : question.includes('red')
      ? ['no', 1, TRICK]
      : ['unknown', 0, ''];

describe('the pages of a run with metrics', () => {
  it('follow each claim from the candidate to the transcript', async () => {
    const { explained } = await pages({ verdict: VERDICTS });
    const text = explained.replace(/\s+/g, ' ');
    expect(text).toContain(
      'confirmed candidates/s.json:3 The test waited 500 ms. golden-corpus/s/transcript.jsonl:2 "waited 500 ms"',
    );
    expect(text).toContain('unsupported candidates/s.json:2 It was mended on Monday.');
    // How it ended stands behind the claims, and counts among none of them.
    expect(text).toMatch(/unsupported candidates\/s\.json:\d+ The outcome is \w+/);
    expect(text).toContain('satisfied requirement cause (mention), judged');
    expect(text).toContain('faithfulness 0.333 n/a 3 of 3 claims answered: 1 confirmed by the transcript');
  });

  it('have the metrics of a session and of all sessions', async () => {
    const { page, terminal } = await pages({ verdict: VERDICTS, coherence: () => fails(400) });
    expect(page).toContain(
      '| faithfulness | 0.333 | n/a | 0.333 | 0.333 | n/a | 1 of 1 | 0 | critical | <code>s</code> 0.333 |',
    );
    expect(page).toContain('| coherence | n/a | n/a | n/a | n/a | n/a | 0 of 1 | 0 |  |  |');
    expect(page).toContain('| faithfulness | 0 | 0 | 0 | 1 | 0 | 0 | 0 | 0 | 0 | 0 |');
    expect(terminal.replace(/\s+/g, ' ')).toContain('relevance 0.750 (1), coherence n/a (0), faithfulness 0.333 (1)');
  });

  it('show the faults of a session that passes by the rubric, which a gate may fail by', async () => {
    const { page, terminal, comment } = await pages({ verdict: VERDICTS }, { 'min-faithfulness': '0.9' });
    for (const text of [page, comment])
      expect(text).toMatch(/\*\*judge: faithfulness\*\*.*\| fairly sure \(a guess\) \|/);
    for (const text of [page, terminal, comment]) {
      const words = text.replace(/\s+/g, ' ');
      expect(words).toContain('assing sessions that the judge faults (1)');
      expect(words).toContain('The transcript contradicts this at golden-corpus/s/transcript.jsonl');
      expect(words).toContain('The transcript does not tell this: "It was mended on Monday."');
    }
  });

  it('have no such part where the judge faults nothing', async () => {
    const { page, terminal, comment } = await pages({});
    expect(page + terminal + comment).not.toContain('that the judge faults');
  });

  it('show what others wrote, and obey none of it', async () => {
    const { page, terminal, explained, comment } = await pages({ verdict: VERDICTS });
    expect(terminal + explained).not.toContain('\u001b[31m::error');
    expect(terminal + explained).not.toMatch(/^\s*::error/m);
    expect(page + comment).not.toContain('<b>');
    expect(page + comment).not.toMatch(/@octocat/);
  });

  it('do without the rubric', async () => {
    const { page, terminal, explained } = await pages({}, { 'judge-metrics': 'coherence' });
    expect(page).not.toContain('measured nothing');
    expect(terminal).not.toContain('measured nothing');
    expect(explained).toContain('coherence');
  });
});
