// Commands of the program, in this process, over files of which one is broken.
import { brokenFileOf, bytes } from '../broken-files.mjs';
import { brokenText, hostileText } from '../generators.mjs';
import { hasNoCredential, isPlainForTerminals, isScore, must, same, scoresAreScores } from '../invariants.mjs';
import { transcriptSamples } from '../material.mjs';
import { parsedOrNothing } from '../values.mjs';
import { Workspace } from '../workspace.mjs';
import { FLAGS } from './base.mjs';
import { goldenIsWhole, inputOf } from './whole.mjs';

export const COMMANDS = {
  commands: (tools) => ({
    make: (chance) => ({
      ...brokenFileOf(tools.tree, chance),
      argv: [...chance.pick(THAT_SHOW), ...chance.pick([[], ['--json']])],
    }),
    check: ({ path, text, argv }) =>
      tools.scoring.with({ [path]: bytes(text) }, () => saidBy(tools.scoring, argv, text)),
  }),

  'self-test': (tools) => ({
    make: (chance) => brokenFileOf(tools.tree, chance, ABOUT_SESSIONS),
    check: ({ path, text }) =>
      tools.scoring.with({ [path]: bytes(text) }, async () => {
        const said = await saidBy(tools.scoring, ['self-test', '--json', '--limit', '1'], text);
        const { edits } = parsedOrNothing(said.stdout)?.value ?? { edits: [] };
        for (const { mean_overall: mean, variants, alone, everywhere } of edits) {
          must(isScore(mean), () => `a mean: ${mean}`);
          must(alone <= variants && everywhere <= variants, 'more are caught than there are');
        }
        return said;
      }),
  }),

  turns: (tools) => {
    const samples = Object.fromEntries(transcriptSamples().map(({ name, text }) => [`sessions/${name}`, text]));
    const workspace = new Workspace(tools, samples);
    return {
      make: (chance) => {
        const path = chance.pick(Object.keys(samples));
        const isBytes = chance.isOneIn(3) || !/\.json$/.test(path);
        const text = isBytes ? brokenText(samples[path], chance) : undefined;
        const broken = text === undefined ? brokenFileOf(samples, chance, [path]) : { path, text: latin(text) };
        return { ...broken, argv: chance.pick(OF_TURNS) };
      },
      check: ({ path, text, argv }) =>
        workspace.with({ [path]: bytes(text) }, async () => {
          const said = await saidBy(workspace, ['turns', path, ...argv], text);
          if (said.exitCode === 2) return said;
          const report = JSON.parse(workspace.files.read('summary-gate-report/turns.json').text);
          const checked = tools.turnsSchema.safeParse(report);
          must(checked.success, () => `turns.json: ${checked.error?.message.slice(0, 300)}`);
          hasNoCredential(JSON.stringify(report), 'turns.json', text);
          scoresAreScores(scoresIn(report), 'a score of turns.json');
          const keys = report.turns.map(({ id }) => id);
          must(new Set(keys).size === keys.length, 'a turn stands twice in turns.json');
          return [said, report];
        }),
    };
  },

  add: (tools) => {
    // Drafts are in the words that the settings name.
    const theirs = { ...tools, OWN_FORMAT: tools.formatOf(tools.pureSettings({ outcomes: { done: 'success' } })) };
    return {
      make: (chance) => ({
        ...brokenFileOf(tools.tree, chance, ['candidates.jsonl', TRANSCRIPT]),
        name: chance.isOneIn(6) ? hostileText(chance) : 'stranger',
        hasTranscript: chance.isOneIn(2),
      }),
      check: ({ path, text, name, hasTranscript }) =>
        tools.scoring.with({ [path]: bytes(text) }, async () => {
          const argv = ['add', ...(hasTranscript ? ['--json', '--', name, TRANSCRIPT] : ['--json', '--', name])];
          const said = await saidBy(tools.scoring, argv, [text, name]);
          const { written } = parsedOrNothing(said.stdout)?.value ?? { written: [] };
          must(said.exitCode === 2 || written.length > 0, 'a draft that is not there');
          const made = written.map((file) => [file, tools.scoring.files.read(file).text]);
          for (const [file] of made) tools.scoring.files.remove(file);
          for (const [file, draft] of made) {
            must(
              /^golden-corpus\/[^/\\]+\/(?:reference\.json|transcript\.\w+)$/.test(file),
              () => `a draft at ${file}`,
            );
            hasNoCredential(draft, 'a draft', [text, name]);
            if (!file.endsWith('reference.json')) continue;
            const [found, problems] = goldenIsWhole(theirs, inputOf(draft, file.split('/')[1]));
            same([found.length, problems], [1, []], 'what is read of a draft');
          }
          return [said, made];
        }),
    };
  },
};

const TRANSCRIPT = 'golden-corpus/login/transcript.jsonl';

const ABOUT_SESSIONS = [
  'golden-corpus/login/reference.json',
  'golden-corpus/login/accepted/a1.json',
  'golden-corpus/login/rejected/r1.json',
  'golden-corpus/absent/reference.json',
  'candidates.jsonl',
  'settings.yml',
];

const THAT_SHOW = [
  ['explain', 'login'],
  ['diff', 'login'],
  ['explain', 'export'],
  ['diff', 'export'],
  ['lint'],
  ['transcript', TRANSCRIPT],
];

/** Counted, and with what a judge might say, which is made up. */
const OF_TURNS = [[], ['--json'], ['--json', '--judge', 'auto', '--simulate', '--min-relevance', '0.5']];

const latin = (text) => Buffer.from(text).toString('latin1');

/** What a command prints, and how it ends: in order, without what a terminal obeys and without a credential. */
async function saidBy(workspace, argv, input) {
  const flags = workspace.files.kind(FLAGS.config) === 'file' ? ['--config', FLAGS.config] : [];
  const end = argv.indexOf('--');
  const said = await workspace.command(argv.toSpliced(end === -1 ? argv.length : end, 0, ...flags));
  const { exitCode, stdout, stderr } = said;
  must([0, 1, 2, 3].includes(exitCode), () => `an exit code: ${exitCode}`);
  must(exitCode !== 2 || stderr !== '', 'an exit code without a reason');
  must(!/internal error|^ {4}at /m.test(stderr), stderr);
  isPlainForTerminals(stderr, 'the terminal');
  if (argv.includes('--json') && stdout !== '') JSON.parse(stdout);
  else isPlainForTerminals(stdout, 'the terminal');
  for (const text of [stdout, stderr]) hasNoCredential(text, 'the terminal', input);
  return said;
}

/** All that is called a score, however deep. */
function scoresIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'score' || key === 'mean' ? [inside] : scoresIn(inside),
  );
}
