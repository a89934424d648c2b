// How many true ways of telling one fact the default gates accuse: `npm run -s paraphrases`, with files of bench/material/paraphrases
// behind `--`, all without. Each file has facts by one author, who had not seen the rules, and eight ways in which somebody may tell
// each of them. A way is accused where the fact stands in the reference, in that and the transcript, or in the transcript alone. Then
// summaries are put together from ways of two to four facts, in sentences, with all kinds of words between them, or as actions, and held
// against the facts of five: of these only what is accused of nothing by itself is taken, so that they show what facts do to one another.
// Prints Markdown, and with `--show` what is accused, and of what.
import { readdirSync, readFileSync } from 'node:fs';
import { FINDING_CLASSES } from '../build/core/finding.js';
import { hashOf, seededRandom } from '../build/core/seeded-random.js';
import { openScoreSession } from '../build/library/score-session.js';

const FOLDER = 'bench/material/paraphrases';
const COMBINATIONS = 3000;
/** What fail-on has by default of these two classes: what holds facts against facts. */
const NOT_BY_DEFAULT = ['NEGATION_MISMATCH', 'ANTONYM_MISMATCH'];
const CODES = [...FINDING_CLASSES.ungrounded, ...FINDING_CLASSES.contradiction].filter(
  (code) => !NOT_BY_DEFAULT.includes(code),
);

const REST = 'What was open was worked on.';
const BASE = {
  title: 'Work of the week',
  summary: REST,
  key_actions: ['Worked on what was open'],
  outcome: 'partial',
  aha_moments: [],
};
const GOLDEN = {
  name: 'session',
  difficulty: 'normal',
  kind: 'other',
  reviewed_by: 'bench',
  reviewed_at: '2026-12-01',
};
const JOINTS = [
  '. ',
  ', ',
  '; ',
  ' and ',
  ' while ',
  ', but ',
  '. Then ',
  ' – ',
  ', after which ',
  '. Also, ',
  '; meanwhile ',
  ', and ',
];

const score = openScoreSession();

function accusationsOf(reference, candidate, said) {
  const transcript = said.length === 0 ? {} : { transcript: { file: 'transcript.md', text: asMessages(said) } };
  const { findings } = score({ ...GOLDEN, reference, ...transcript }, candidate, { rubric: 'v2' });
  return findings.filter(({ code }) => CODES.includes(code)).map(({ code, message }) => `${code} ${message}`);
}

const asMessages = (said) => said.map((one, i) => `**${i % 2 === 0 ? 'User' : 'Assistant'}:** ${one}`).join('\n\n');
const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

function alone({ said }, way) {
  const candidate = { ...BASE, summary: `${capitalised(way)}.` };
  const withFact = { ...BASE, summary: said };
  const found = [
    ...accusationsOf(withFact, candidate, []),
    ...accusationsOf(withFact, candidate, [said]),
    ...accusationsOf(BASE, candidate, [said, REST]),
  ];
  return [...new Set(found)];
}

/** Several facts, and a summary of some of them that is true. */
function combination(facts, index) {
  const random = seededRandom(hashOf('paraphrases', String(index)));
  const pick = (list) => list[random.below(list.length)];
  const draw = (list, count) => {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)[0]);
  };
  const all = draw(facts, 5);
  const ways = draw(all, 2 + random.below(3)).map(({ ways }) => pick(ways));
  const reference = {
    ...BASE,
    summary: draw(all, all.length)
      .map(({ said }) => said)
      .join(' '),
  };
  const text = ways.slice(1).reduce((told, way) => {
    const joint = pick(JOINTS);
    return told + joint + (joint.endsWith('. ') ? capitalised(way) : way);
  }, capitalised(ways[0]));
  const candidate =
    random.below(3) === 0 ? { ...BASE, key_actions: ways.map(capitalised) } : { ...BASE, summary: `${text}.` };
  return { reference, candidate, said: random.below(2) === 0 ? [] : all.map(({ said }) => said) };
}

const given = process.argv.slice(2).filter((word) => word !== '--show');
const isShown = given.length < process.argv.length - 2;
const files = given.length > 0 ? given : readdirSync(FOLDER);
console.log('| Facts by | Facts | Ways accused by themselves | Summaries of several facts accused |');
console.log('|---|---:|---:|---:|');
const shown = [];
for (const file of files) {
  const facts = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const free = facts.map(({ said, true: ways }) => {
    const silent = ways.filter((way) => {
      const found = alone({ said }, way);
      if (found.length > 0) shown.push(`${said}\n  ${way}\n    ${found.join('\n    ')}`);
      return found.length === 0;
    });
    return { said, ways: silent };
  });
  const usable = free.filter(({ ways }) => ways.length > 0);
  let accused = 0;
  for (let i = 0; i < COMBINATIONS; i++) {
    const { reference, candidate, said } = combination(usable, i);
    const found = accusationsOf(reference, candidate, said);
    if (found.length > 0)
      shown.push(`${candidate.summary} ${candidate.key_actions.join('; ')}\n    ${found.join('\n    ')}`);
    accused += found.length > 0 ? 1 : 0;
  }
  const all = facts.reduce((sum, fact) => sum + fact.true.length, 0);
  const kept = free.reduce((sum, { ways }) => sum + ways.length, 0);
  console.log(
    `| \`${file.replace('.json', '')}\` | ${facts.length} | ${all - kept} of ${all} | ${accused} of ${COMBINATIONS} |`,
  );
}
if (isShown) console.log(`\n${shown.join('\n')}`);
