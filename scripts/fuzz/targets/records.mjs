// What models answer, and what earlier runs and other machines have left.
import { brokenJson, brokenLines, brokenText, brokenTexts, hostileText, jsonOf } from '../generators.mjs';
import {
  isPlainForTerminals,
  isSafeHtml,
  isWholeReport,
  must,
  problemsAreWhole,
  same,
  scoresAreScores,
} from '../invariants.mjs';
import * as material from '../material.mjs';
import { FILE } from './whole.mjs';

const TODAY = '2026-11-21';

export const RECORDS = {
  answers: (tools) => {
    const { DIMENSIONS } = tools;
    const readers = {
      rubric: tools.rubricQuestion('login', {}, 'schema or two lines', DIMENSIONS, 'owed').read,
      geval: tools.readGevalAnswer,
      explanation: tools.readExplanationAnswer,
      statements: tools.readStatements,
      verdicts: tools.readVerdicts([1, 2]),
      completion: tools.readCompletionAnswer([1, 2]),
      pair: tools.readPairAnswer,
    };
    const numbersOf = ({ overall, dimensions, score }) => ({
      overall,
      score,
      ...Object.fromEntries(DIMENSIONS.map((name) => [name, dimensions?.[name]?.score])),
    });
    return {
      make: (chance) => {
        const kind = chance.pick(Object.keys(readers));
        if (chance.isOneIn(3))
          return { kind, text: JSON.stringify(material.ANSWERS[kind]), cutAt: chance.below(1000) / 1000 };
        const text = chance.isOneIn(8)
          ? `Score: ${chance.pick(['0.85', '1e999', '-0', '٣', '.5'])}\nExplanation: ${hostileText(chance)}`
          : brokenJson(material.ANSWERS[kind], chance);
        return {
          kind,
          text: chance.isOneIn(4) ? `${hostileText(chance)}\n${text}\n${hostileText(chance)}` : text,
          cutAt: null,
          isCut: chance.isOneIn(4),
        };
      },
      check: ({ kind, text, cutAt, isCut }) => {
        const read = readers[kind];
        if (cutAt !== null) {
          const whole = read(text, false);
          const cut = read(text.slice(0, Math.floor(cutAt * text.length)), true);
          must('answer' in whole, () => `a right answer is refused: ${whole.fault}`);
          if (!('answer' in cut)) return cut;
          const [all, some] = [numbersOf(whole.answer), numbersOf(cut.answer)];
          for (const [name, number] of Object.entries(some))
            must(
              number == null || number === all[name],
              () => `${name} is ${number} in what was cut, and ${all[name]}`,
            );
          must(!cut.isWhole, 'a cut answer is said to be whole');
          return cut;
        }
        const said = read(text, isCut);
        if ('answer' in said) scoresAreScores(Object.values(numbersOf(said.answer)).map((score) => score ?? null));
        else must(said.fault !== '' && ['invalid_answer', 'truncated'].includes(said.reason), 'no reason');
        return [said, tools.readPlainStatements(text, isCut), tools.readTwoLines(text, isCut)];
      },
    };
  },

  cassette: ({ parseCassette, renderCassette }) => ({
    make: (chance) => brokenLines(material.RECORDINGS, chance),
    check: (text) => {
      const { recordings, problems } = parseCassette(text, FILE);
      problemsAreWhole(problems, text);
      const again = parseCassette(renderCassette(recordings), FILE);
      must(again.problems.length === 0, () => `what was written is not read: ${again.problems[0].message}`);
      same([...again.recordings.values()].length, recordings.size, 'what was written');
      same(renderCassette(again.recordings), renderCassette(recordings), 'the text');
      return [[...recordings.values()], problems];
    },
  }),

  batches: ({ parseBatches }) => ({
    make: (chance) => brokenLines(material.BATCHES, chance),
    check: (text) => {
      const read = parseBatches(text, FILE, new Date(`${TODAY}T00:00:00Z`));
      problemsAreWhole(read.problems, text);
      for (const { booked } of read.batches)
        for (const usd of booked?.usd ?? []) must(usd >= 0 && usd < Number.POSITIVE_INFINITY, `booked ${usd}`);
      return [read.batches, read.handOvers, read.problems, read.unfinishedLine];
    },
  }),

  ledger: ({ parseSpending, renderSpending }) => ({
    make: (chance) => brokenJson(material.LEDGER, chance),
    check: (text) => {
      const read = parseSpending(text, FILE);
      if ('problems' in read) {
        must(read.problems.length > 0, 'no problem');
        problemsAreWhole(read.problems, text);
        return read.problems;
      }
      const nano = [...read.books.days.values(), ...read.books.open.values()];
      must(
        nano.every((amount) => Number.isSafeInteger(amount) && amount >= 0),
        () => `amounts ${nano}`,
      );
      const again = parseSpending(renderSpending(read.books), FILE);
      same(again.books?.days, new Map([...read.books.days].sort()), 'the days');
      return [...read.books.days];
    },
  }),

  baseline: (tools) => ({
    make: (chance) => brokenJson(chance.pick([tools.reports[0], tools.reports[0], tools.history]), chance),
    check: (text) => {
      const read = tools.readBaselineReport(text);
      must(read.kind === 'report' || read.reason !== '', 'no reason');
      const runs = read.kind === 'report' ? [tools.toHistoryRun(read.report)] : tools.readHistory(text);
      if (runs === undefined) return read.reason;
      for (const { overall_mean: mean, dimensions, sessions } of runs)
        for (const one of [mean ?? 0, ...Object.values(dimensions), ...sessions.map(({ overall }) => overall)])
          must(one >= 0 && one <= 1, `a score of a report: ${one}`);
      const facts = {
        runs: tools.inOrder(runs),
        points: [],
        skipped: { count: 0, noun: 'artifact' },
        incidents: [],
        key: 'default',
      };
      const points = facts.runs
        .filter((run) => run.overall_mean !== null)
        .map((run) => ({ ...run, sessions: run.scored }));
      const page = tools.historyHtml({ ...facts, points });
      isSafeHtml(page, 0);
      isPlainForTerminals(tools.renderHistory(points, facts.skipped, { width: 80, colour: false }), 'the terminal');
      must(tools.readHistory(tools.writeHistory(facts.runs)) !== undefined, 'a history that was written is not read');
      return page;
    },
  }),

  parts: (tools) => {
    const lines = tools.part.trimEnd().split('\n').slice(0, -1);
    const closed = (body) =>
      `${body}${JSON.stringify({ kind: 'end', lines: body.split('\n').filter((line) => line.trim() !== '').length, digest: tools.sha256(body) })}\n`;
    return {
      make: (chance) => {
        if (chance.isOneIn(10)) return brokenText(tools.part, chance);
        const values = lines.map((line) => JSON.parse(line));
        const [head, ...rest] = values;
        if (chance.isOneIn(4))
          return closed(`${jsonOf(brokenTexts(head, chance), chance, undefined)}\n${lines.slice(1).join('\n')}\n`);
        const body = brokenLines(chance.isOneIn(2) ? rest.map((one) => brokenTexts(one, chance)) : rest, chance);
        return closed(`${JSON.stringify(head)}\n${body.replace(/^\ufeff/, '').replaceAll('\r', '')}`);
      },
      check: (text) =>
        tools.merging.with({ 'parts/shard-1-of-1.jsonl': text }, async () => {
          const opened = tools.merging.files.openLines('parts/shard-1-of-1.jsonl');
          const read = tools.readPart(opened.file, 'parts/shard-1-of-1.jsonl', tools.sha256);
          opened.file.close();
          if ('problems' in read) {
            must(read.problems.length > 0, 'no problem');
            problemsAreWhole(read.problems, text);
            return read.problems;
          }
          return mergedPages(tools);
        }),
    };
  },
};

async function mergedPages(tools) {
  const run = tools.merging.run({
    'allow-empty': 'true',
    'min-overall': '0.4',
    'min-dimensions': 'title=0.2',
    outcomes: 'done=success',
    candidates: 'candidates.jsonl',
    'report-formats': 'json,markdown,html,junit,sarif,gitlab',
  });
  try {
    const { report, written, close } = await tools.runMerge(run, ['parts'], null);
    close();
    isWholeReport(report);
    return written.length;
  } catch (error) {
    if (!(error instanceof tools.UserError)) throw error;
    problemsAreWhole(error.problems, undefined, false);
    return error.message;
  }
}
