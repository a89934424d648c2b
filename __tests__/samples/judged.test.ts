import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../src/core/finding.js';
import { withJudgement } from '../../src/judge/findings.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { requirementMessage } from '../../src/rubric/findings/requirement-defects.js';
import { isRated, type RatedSample, type RatedSession } from '../../src/scoring/scored-session.js';

const place = { file: 'out.jsonl', line: 1 };
const requirement = { id: 'r', text: 'It was merged', must: 'mention' } as const;
const unmet: Defect = {
  code: 'REQUIREMENT_UNMET',
  dimension: null,
  message: 'This must be mentioned, and nothing says it: "It was merged"',
  suggestion: null,
  place,
  samples: '2/2',
};

function sample(number: number, overall: number, status: RatedSession['status'] = 'scored'): RatedSample {
  return {
    ...{ sample: number, status, overall, scores: [], defects: [unmet], defectCount: 1, codes: [unmet.code] },
    ...{ candidatePath: `${number}.json`, candidateDigest: String(number) },
  };
}

function session(all: readonly RatedSample[], worst: number): RatedSession {
  return {
    status: 'scored',
    golden: {
      name: 'a',
      gates: {},
      place,
      referenceDigest: '',
      unreviewed: false,
      difficulty: 'normal',
      kind: 'bugfix',
      requirements: [requirement],
    },
    overall: 0.5,
    dimensions: [],
    defects: [unmet],
    requirements: [{ requirement, nearest: null, status: 'unmet', by: 'coverage', against: null }],
    candidatePath: `${worst}.json`,
    candidateDigest: String(worst),
    details: {},
    samples: { all, overalls: all.map(({ overall }) => overall), worst },
  };
}

/** A judge who says that the requirement is met, and gives the candidate a score. */
function judge(score: number): JudgeFacts {
  const facts = {
    judgements: new Map([['a', { overall: { score, reason: null }, rationale: null, suggestions: [] }]]),
    measured: new Map([['a', { defects: [], completion: { requirements: [{ stage: 'judged', status: 'met' }] } }]]),
    voided: null,
  };
  return facts as unknown as JudgeFacts;
}

function judged(rated: RatedSession, score = 0.9): RatedSession {
  const found = withJudgement(rated, judge(score), 'they count');
  if (!isRated(found)) throw new Error('it was rated');
  return found;
}

describe('a judge whose metrics were asked about one of several samples', () => {
  it('is compared with what the rubric says of that very sample', () => {
    const [near, far] = [
      judged(session([sample(1, 0.9), sample(2, 0.1)], 2)),
      judged(session([sample(1, 0.9), sample(2, 0.1)], 2), 0.2),
    ];
    expect(near.defects.map(({ code }) => code)).not.toContain('JUDGE_DISAGREES');
    expect(far.defects.find(({ code }) => code === 'JUDGE_DISAGREES')).toMatchObject({
      message: 'The rubric gives 0.900, the judge 0.200',
      place: { file: '1.json' },
    });
  });

  it('was asked about the first usable one', () => {
    const found = judged(session([sample(1, 0, 'missing_candidate'), sample(2, 0.9)], 1), 0.2);
    expect(found.defects.find(({ code }) => code === 'JUDGE_DISAGREES')?.place.file).toBe('2.json');
  });

  it('overrules words in the sample that he has seen, and in no other', () => {
    const wordless = { ...unmet, message: messageOf() };
    const with2 = (one: RatedSample): RatedSample => ({ ...one, defects: [wordless] });
    const found = judged({ ...session([with2(sample(1, 0.9)), with2(sample(2, 0.1))], 2), defects: [wordless] });
    expect(found.samples?.all.map(({ codes }) => codes)).toEqual([[], ['REQUIREMENT_UNMET']]);
    expect(found.defects.map(({ code }) => code)).toContain('REQUIREMENT_UNMET');
    const sameOne = judged({ ...session([with2(sample(1, 0.1)), with2(sample(2, 0.9))], 1), defects: [wordless] }, 0.1);
    expect(sameOne.defects.map(({ code }) => code)).not.toContain('REQUIREMENT_UNMET');
  });
});

/** What words alone say of the requirement. */
function messageOf(): string {
  const message = requirementMessage({ requirement, nearest: null, status: 'unmet', by: 'coverage', against: null });
  if (message === undefined) throw new Error('an unmet requirement has a message');
  return message;
}
