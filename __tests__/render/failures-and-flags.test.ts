import { describe, expect, it } from '@jest/globals';
import { belowFloor, contextOf, whyItFails } from '../../src/render/junit/session-failure.js';
import { countOf, renderProblems } from '../../src/render/page/problems.js';
import { pathFlags } from '../../src/render/setting-flags.js';
import type { Report, ReportSession } from '../../src/report/schema.js';
import { wholeReport } from '../builders/whole-report.js';
import { wholeFinding } from '../builders/whole-sessions.js';

const WHOLE = wholeReport();

function sessionOf(name: string): ReportSession {
  const found = WHOLE.sessions.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

describe('why a session fails', () => {
  const run = contextOf(WHOLE);
  const gate = (id: string) => {
    const found = WHOLE.gates.find((one) => one.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };

  it('is said of a floor by the score, or by the samples that reach it', () => {
    const floor = gate('session.floored.min_dimensions.title');
    const floored = sessionOf('floored');
    expect(belowFloor(floor, floored)).toBe('Title 0.550 is below its own floor of 0.900');
    expect(belowFloor(gate('session.floored.min_overall'), floored)).toMatch(
      /^Overall 0\.\d{3} is below its own floor of 0\.600$/,
    );
    expect(belowFloor(gate('min-session'), floored)).toMatch(/^Overall 0\.\d{3} is below the 0\.300 of min-session$/);
    const { samples = [] } = sessionOf('failing');
    // Of the samples the titles are 0.417, 0.296 and 0.175; their overalls 0.5, 0.355 and 0.21.
    expect(belowFloor({ ...floor, threshold: 0.2 }, { ...floored, samples })).toBe(
      'Title of 2 of 3 samples alone reaches its own floor of 0.200',
    );
    expect(belowFloor({ ...gate('min-session'), threshold: 0.355 }, { ...floored, samples })).toBe(
      'Overall of 2 of 3 samples alone reaches the 0.355 of min-session',
    );
    const untitled = samples.map((one) => ({ ...one, dimensions: [] }));
    expect(belowFloor(floor, { ...floored, samples: untitled })).toBe(
      'Title of 0 of 3 samples alone reaches its own floor of 0.900',
    );
  });

  it.each<[string, RegExp]>([
    [
      'floored',
      /^Overall 0\.\d{3} is below its own floor of 0\.600\. Title 0\.550 is below its own floor of 0\.900\. The judge gives it 0\.200, below the 0\.300 of min-judge-session\.$/,
    ],
    ['failing', /^Overall 0\.\d{3}\. What WRONG_OUTCOME says \(fail-on\.outcome\)\.$/],
    ['fallen', /^Overall 0\.\d{3}\. That is 0\.450 less than on the base \(max-session-regression\)\.$/],
    ['missing', /^Overall 0\.000\. What NO_CANDIDATE says \(fail-on\.unusable\)\.$/],
    ['waived', /^Overall 0\.\d{3}\.$/],
  ])('is said of %s', (name, wanted) => {
    expect(whyItFails(sessionOf(name), run)).toMatch(wanted);
  });

  it('is said where nobody knows the finding or the change', () => {
    const failing = { ...sessionOf('failing'), findings: [] };
    expect(whyItFails(failing, run)).toMatch(/ It fails fail-on\.outcome\.$/);
    const two = ['one', 'two'].map((message) => wholeFinding('WRONG_OUTCOME', { message }));
    expect(whyItFails({ ...failing, findings: two }, run)).toMatch(/ one \(fail-on\.outcome, 2 findings\)\.$/);
    const fallen = { ...sessionOf('fallen'), name: 'unknown' };
    expect(whyItFails(fallen, run)).toMatch(/ It fails max-session-regression\.$/);
  });
});

describe('the page of a run without a report', () => {
  const problems = (count: number) => Array.from({ length: count }, (_, i) => ({ message: `wrong ${i}.` }));

  it('lists what is wrong, each at its place with what to do', () => {
    const place = { file: 'a b.json', line: 3 };
    expect(renderProblems([{ message: 'it is <b>', place, hint: 'mend *it*' }])).toBe(
      '# ⚠️ The gate could not run: one problem with its input\n\n- <code>a b.json:3</code><br>it is &lt;b&gt;<br>→ mend \\*it\\*\n',
    );
  });

  it.each([
    [100, 100, undefined],
    [101, 100, '- and 1 more in the log'],
    [250, 100, '- and 150 more in the log'],
  ])('lists a hundred of %d', (count, shown, more) => {
    const lines = renderProblems(problems(count)).trimEnd().split('\n');
    expect(lines[0]).toContain(`${count} problems`);
    expect(lines.filter((line) => line.startsWith('- wrong'))).toHaveLength(shown);
    expect(lines.find((line) => line.includes(' more in the log'))).toBe(more);
    expect([countOf(problems(0)), countOf(problems(1)), countOf(problems(2))]).toEqual([
      '0 problems',
      'one problem',
      '2 problems',
    ]);
  });
});

describe('flags for paths', () => {
  type From = 'input' | 'config' | 'default';
  it.each<[string, Parameters<typeof pathFlags>[1][number], unknown, From | undefined, readonly string[]]>([
    ['the usual one', 'corpus', 'golden-corpus', 'input', []],
    ['another one', 'corpus', 'my corpus', 'config', ["--corpus 'my corpus'"]],
    ['one that is not set', 'waivers', null, 'default', []],
    ['one that is not told', 'waivers', null, undefined, []],
    ['one that is switched off', 'waivers', null, 'input', ['--waivers none']],
    ['the usual candidates', 'candidates', 'candidates', 'input', []],
    ['samples', 'candidates', ['out/1', 'out/2'], 'input', ["--candidates 'out/1, out/2'"]],
    ['a list where there is none', 'corpus', ['a', 'b'], 'input', []],
    ['what is no path', 'config', { a: 1 }, 'input', []],
  ])('name %s', (_, name, value, from, wanted) => {
    const settings = from === undefined ? {} : { [name]: { value, from } };
    expect(pathFlags({ ...WHOLE, settings } as Report, [name])).toEqual(wanted);
  });
});
