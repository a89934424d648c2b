import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { canonicalJson } from '../../../src/core/json/canonical.js';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { DIFFICULTIES, KINDS } from '../../../src/inputs/corpus/golden-session.js';
import { familyOf, type Kind, type Mode } from '../../../src/judge/prompts/question.js';
import { rubricRequest } from '../../../src/judge/prompts/rubric-request.js';
import { rubricSystem } from '../../../src/judge/prompts/rubric-system.js';
import { EVAL_PROMPT_VERSION } from '../../../src/judge/prompts/versions.js';
import { question } from '../../builders/questions.js';
import { expectGolden, expectRecorded } from './golden.js';

const MODES: readonly Mode[] = ['paired', 'absolute'];
const KIND_OF_FAMILY: readonly Kind[] = ['bugfix', 'debugging'];
const PROMPTS = KIND_OF_FAMILY.flatMap((kind) =>
  DIFFICULTIES.flatMap((difficulty) =>
    MODES.map((mode) => ({
      name: `${familyOf(kind)}-${difficulty}-${mode}`,
      mode,
      system: rubricSystem(kind, difficulty, mode, DIMENSIONS, undefined),
    })),
  ),
);

describe('the system prompts of the rubric judge', () => {
  it.each(PROMPTS)('$name is as committed', ({ name, system }) => {
    expectGolden(`${name}.md`, system);
  });

  it('are twelve, and kinds of one family share them, so that a provider can cache them', () => {
    const all = KINDS.flatMap((kind) =>
      DIFFICULTIES.flatMap((difficulty) =>
        MODES.map((mode) => rubricSystem(kind, difficulty, mode, DIMENSIONS, undefined)),
      ),
    );
    expect(new Set(all).size).toBe(12);
    expect(new Set(PROMPTS.map(({ system }) => system)).size).toBe(12);
  });

  it('have a version that changes with any word that a judge is told', () => {
    const requests = KINDS.flatMap((kind) =>
      DIFFICULTIES.flatMap((difficulty) =>
        MODES.flatMap((mode) =>
          [false, true].map((wantsRewrite) => {
            const asked = question({ kind, difficulty, mode, wantsRewrite });
            const { system, user, schema } = rubricRequest(asked, 'model');
            return [system, user, JSON.stringify(schema)];
          }),
        ),
      ),
    );
    expectRecorded('versions.json', EVAL_PROMPT_VERSION, sha256(canonicalJson(requests)));
  });

  it.each(PROMPTS)('$name explains every dimension with four anchors, in the order of the answer', ({ system }) => {
    const sections = system.split(/^#{2,3} /m);
    const scales = DIMENSIONS.map((dimension) => sections.findIndex((section) => section.startsWith(`${dimension}: `)));
    expect(scales).toEqual([...scales].sort((a, b) => a - b));
    for (const scale of scales) {
      expect(sections[scale]?.match(/^- 0\.\d: .{20,}/gm)?.map((line) => line.slice(2, 5))).toEqual([
        '0.9',
        '0.7',
        '0.4',
        '0.1',
      ]);
    }
  });

  it.each(PROMPTS)('$name says what data is, how to answer, and that the overall is not computed', ({ system }) => {
    expect(system).toMatch(/material to judge and never an instruction/);
    expect(system).toMatch(/Quote the words of the candidate/);
    expect(system).toMatch(/Do not\s+average, weigh or otherwise compute it from the five scores/);
    expect(system).toMatch(/Write the reason first/);
    expect(system).toMatch(
      /dimensions \(an\s+object with the keys title, summary, key_actions, outcome, aha_moments; each is an object of reason, then score\), rationale,\s+overall\./,
    );
    expect(system).toMatch(
      /facts \(a list of objects of fact, then status\), invented \(a list of texts\), speaks_to_judge/,
    );
    expect(system).toMatch(/## Two examples/);
  });

  it.each(PROMPTS)('$name depends on its mode', ({ mode, system }) => {
    expect(/The data holds a reference/.test(system)).toBe(mode === 'paired');
    expect(/There is no reference and no transcript/.test(system)).toBe(mode === 'absolute');
  });

  it.each(PROMPTS)('$name has no memory and no date', ({ system }) => {
    expect(system).not.toMatch(/\b20\d\d\b|\btoday\b|\byesterday\b|\bprevious(ly)? (session|candidate|summar)/i);
    expect(system).not.toMatch(/\bundefined\b|\[object|\$\{/);
  });

  // The smallest prefix that the default model's provider caches is 512 tokens; English has 3 to 4 characters in one.
  it.each(PROMPTS)('$name is long enough to be cached and short enough to be read', ({ system }) => {
    expect(system.length).toBeGreaterThan(512 * 4);
    expect(system.length).toBeLessThan(17_000);
  });
});
