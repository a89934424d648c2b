import { it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { annotationsOf } from '../../src/render/annotations.js';
import { comparisonHtml } from '../../src/render/comparison/comparison-html.js';
import { comparisonMarkdown } from '../../src/render/comparison/comparison-markdown.js';
import { renderComparison } from '../../src/render/comparison/comparison-terminal.js';
import { renderCodeQuality } from '../../src/render/gitlab/code-quality.js';
import { renderHtml } from '../../src/render/html/render-html.js';
import { renderJunit } from '../../src/render/junit/junit.js';
import { linesOfReport, problemLine } from '../../src/render/line/problem-line.js';
import { renderComment, renderMarkdown } from '../../src/render/page/page.js';
import { renderErrorComment, renderProblems } from '../../src/render/page/problems.js';
import { renderSarif } from '../../src/render/sarif/sarif.js';
import { type Explanation, renderExplanation } from '../../src/render/terminal/explanation.js';
import { renderTerminal } from '../../src/render/terminal/terminal.js';
import { lengthsOf, stretched } from '../builders/stretched.js';
import { wholeComparison } from '../builders/whole-comparison.js';
import { wholeJudgement } from '../builders/whole-judge.js';
import { wholeReport } from '../builders/whole-report.js';
import { expectGolden } from '../golden/expect-golden.js';

const SCREEN = { colour: false, width: 1_000_000 };

const FRAME = {
  ...{ marker: '<!-- x -->', footer: 'x', summaryUrl: 'x', warnOnly: false, sinceLastPush: undefined },
  ...{ commands: [], memory: undefined, linkTo: () => undefined },
};

const PROBLEMS = [{ message: 'a problem', hint: 'a hint', place: { file: 'a/file.json', line: 3, column: 5 } }];

const EXPLANATION: Explanation = {
  ...{ name: 'doubted', status: 'scored', rubric: 'v2', overall: 0.845, findings: [] },
  dimensions: DIMENSIONS.map((dimension) => ({
    ...{ dimension, score: 0.5, reason: `why ${dimension}`, weight: 0.2, contribution: 0.1 },
    evidence: { kind: 'edge-case' },
  })),
  ...{ reference: null, candidate: null },
  judge: { ...wholeJudgement(), place: 'summary-gate-report/report.json' },
};

it('cuts texts of others at these lengths', () => {
  const report = stretched(wholeReport());
  const compared = stretched(wholeComparison());
  const problems = stretched(PROBLEMS);
  const pages = {
    'report.md': renderMarkdown(report),
    'a comment': renderComment(report, FRAME),
    'the comment of an error': renderErrorComment(problems, FRAME),
    'the step summary of an error': renderProblems(problems),
    annotations: JSON.stringify(annotationsOf(report), null, 1),
    'report.html': renderHtml(report, () => undefined),
    'a report on a terminal': renderTerminal(report, SCREEN),
    'an explanation on a terminal': renderExplanation(stretched(EXPLANATION), SCREEN),
    'a line for each finding': linesOfReport(report).map(problemLine).join('\n'),
    'junit.xml': renderJunit(report),
    SARIF: renderSarif(report, sha256),
    'code quality of GitLab': renderCodeQuality(report, sha256),
    'compare.md': comparisonMarkdown(compared),
    'compare.html': comparisonHtml(compared),
    'a comparison on a terminal': renderComparison(compared, SCREEN),
  };
  const told = Object.entries(pages).map(([name, page]) => [`# ${name}`, ...lengthsOf(page), ''].join('\n'));
  expectGolden('longest-texts.txt', told.join('\n'));
});
