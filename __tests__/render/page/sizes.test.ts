import { describe, expect, it } from '@jest/globals';
import { FINDING_CLASSES } from '../../../src/core/finding.js';
import { bytesOf, LONGEST_COMMENT, LONGEST_SUMMARY } from '../../../src/render/page/budget.js';
import { renderComment, renderMarkdown } from '../../../src/render/page/page.js';
import { crowdedReport } from '../../builders/crowded-report.js';
import { wholeFinding } from '../../builders/whole-sessions.js';

const FRAME = {
  ...{ marker: '<!-- x -->', footer: 'x', summaryUrl: 'x', warnOnly: false, sinceLastPush: undefined },
  ...{ commands: [], memory: undefined, linkTo: () => undefined },
};

/** What the ends of lists say is left out, in the order of the page. */
const restsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^… and (.*? more [a-z0-9 ]+?)(?: in report\.json|: the \[)/gm)].flatMap(([, rest]) => rest ?? []);

// 300 sessions fail and 180 pass; of 60 each the judge thinks otherwise, or finds fault with them, or nothing is known.
const REPORT = crowdedReport(60);

describe('of many sessions of every kind', () => {
  it('a step summary shows so many, and fewer where others take its room', () => {
    expect(restsOf(renderMarkdown(REPORT))).toEqual([
      ...['40 more failing and 60 waived sessions', 'findings of 190 more failing and 60 waived sessions'],
      ...['40 more such sessions', '40 more such sessions', '40 more such sessions', '10 more findings'],
    ]);
    const full = bytesOf(renderMarkdown(REPORT));
    expect(restsOf(renderMarkdown({ ...REPORT, title: 'x'.repeat(LONGEST_SUMMARY - full + 1000) }))).toEqual([
      ...['140 more failing and 60 waived sessions', 'findings of 220 more failing and 60 waived sessions'],
      ...['40 more such sessions', '40 more such sessions', '40 more such sessions'],
      ...['130 more passing sessions', '40 more findings'],
    ]);
  });

  it('a comment shows so many, and fewer and fewer where it has to be short', () => {
    const full = renderComment(REPORT, FRAME, Number.POSITIVE_INFINITY);
    const compact = renderComment(REPORT, FRAME, full.length - 1);
    const minimal = renderComment(REPORT, FRAME, compact.length - 1);
    expect([full, compact, minimal].map(restsOf)).toEqual([
      [
        ...[
          '110 more failing and 60 waived sessions',
          '50 more such sessions',
          '50 more such sessions',
          '50 more such sessions',
        ],
        ...['80 more passing sessions', '40 more findings'],
      ],
      [
        ...[
          '203 more failing and 60 waived sessions',
          '55 more such sessions',
          '55 more such sessions',
          '55 more such sessions',
        ],
        ...['155 more passing sessions', '35 more such sessions', '40 more findings'],
      ],
      [
        ...[
          '5 more gates',
          '240 more failing and 60 waived sessions',
          '60 more such sessions',
          '60 more such sessions',
        ],
        ...['60 more such sessions', '180 more passing sessions', '60 more such sessions', '60 more findings'],
      ],
    ]);
  });
});

describe('of names that grow by what keeps them harmless', () => {
  // A dollar sign takes eighteen characters, and each code is a reason of its own.
  const codes = Object.values(FINDING_CLASSES).flat();
  const sessions = REPORT.sessions.map((session, i) => ({
    ...session,
    name: `${'$'.repeat(190)}${i}`,
    findings: session.failed ? [wholeFinding(codes[i % codes.length] ?? 'CHATTER', { new: true })] : [],
  }));
  const hostile = { ...REPORT, sessions };

  it('a comment fits all the same, and says what it leaves out', () => {
    const comment = renderComment(hostile, FRAME);
    expect(comment.length).toBeLessThanOrEqual(LONGEST_COMMENT);
    expect(comment).toMatch(/and \d+ more reasons: the \[summary of the run\]/);
    expect(bytesOf(renderMarkdown(hostile))).toBeLessThanOrEqual(LONGEST_SUMMARY);
  });

  it('where nothing of others fits, a comment is its headline and a link', () => {
    expect(renderComment(REPORT, FRAME, 1000)).toBe(
      [
        '<!-- x -->',
        ...renderComment(REPORT, FRAME).split('\n').slice(1, 3),
        'Its names and texts are too long to be shown here: the [summary of the run](x) has more.',
        ...['', 'x', ''],
      ].join('\n'),
    );
    expect(renderMarkdown({ ...REPORT, title: 'x'.repeat(LONGEST_SUMMARY) })).toContain(
      'Its names and texts are too long to be shown here: report.json has all.',
    );
  });
});
