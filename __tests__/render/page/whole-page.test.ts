import { expect, it } from '@jest/globals';
import { renderComment, renderMarkdown } from '../../../src/render/page/page.js';
import { crowdedReport } from '../../builders/crowded-report.js';
import { openReport, passingReport } from '../../builders/other-reports.js';
import { wholeReport } from '../../builders/whole-report.js';
import { expectGolden } from '../../golden/expect-golden.js';

const FRAME = {
  marker: '<!-- summary-gate:default -->',
  footer: '<sub>footer</sub>',
  summaryUrl: 'https://github.example/acme/widgets/actions/runs/99',
  warnOnly: false,
  sinceLastPush: 'Since the last push: one more fails.',
  commands: ['What can be done:', ''],
  memory: '<!-- memory -->',
  linkTo: (file: string, line: number | null) =>
    `https://github.example/blob/${file}${line === null ? '' : `#L${line}`}`,
};

it('shows every part of a report, as it was reviewed', () => {
  expectGolden('whole.md', renderMarkdown(wholeReport()));
});

it('shows less in a comment, and less again where that is too long', () => {
  const report = wholeReport();
  const full = renderComment(report, FRAME);
  const compact = renderComment(report, FRAME, full.length - 1);
  const minimal = renderComment(report, { ...FRAME, warnOnly: true }, compact.length - 1);
  expectGolden('comment-whole.md', [full, compact, minimal].join('\n---\n'));
  expect(minimal.length).toBeLessThan(compact.length);
});

it.each([
  ['open', openReport],
  ['even', passingReport],
])('shows what there is of another one: %s', (name, make) => {
  const report = make();
  expectGolden(`${name}.md`, renderMarkdown(report));
  expectGolden(`comment-${name}.md`, renderComment(report, { ...FRAME, sinceLastPush: undefined, memory: undefined }));
});

it('counts what a comment has no room for', () => {
  expectGolden('comment-crowded.md', renderComment(crowdedReport(), FRAME));
});
