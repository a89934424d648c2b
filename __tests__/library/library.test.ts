import { readdirSync, readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Report } from '../../src/library/declarations.js';
import * as library from '../../src/library/library.js';
import type { Report as InternalReport } from '../../src/report/schema.js';
import { REPORT_FORMATS } from '../../src/settings/table.js';
import { SECRETS } from '../builders/credentials.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const { UserError, buildJudgePrompt, judge, loadCorpus, loadSession, renderReport, scoreCorpus, scoreSession } =
  library;

const SESSION = {
  name: 'login',
  reference: {
    title: 'Made the login test wait for the event',
    summary: 'The login test failed in 3 of 10 runs, since it waited for 500 ms. It now waits for the event.',
    key_actions: ['Reproduced the failure on a slow runner', 'Replaced the fixed wait by the event'],
    outcome: 'success',
  },
};

const OTHER = { ...SESSION.reference, key_actions: ['Wrote a poem on 17 cats'] };
const TOLD = (transcript: string) => ({ ...SESSION, transcript: JSON.parse(transcript) });
const SYMBOL = { weights: { title: Symbol('a') as never } };

function fail(message: string): never {
  throw new Error(message);
}

/** The problems that something throws. */
async function problemsOf(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('the surface', () => {
  const declared = [...readFileSync('src/library/declarations.ts', 'utf8').matchAll(/export declare \w+ (\w+)/g)];

  it('is what is declared, and what the package exports', () => {
    const names = declared.map(([, name]) => name).sort();
    expect(Object.keys(library).sort()).toEqual(names);
    const entry = /export const \{([^}]*)\}/.exec(readFileSync('package/library.js', 'utf8'))?.[1] ?? '';
    expect(entry.match(/\w+/g)?.sort()).toEqual(names);
    expect(names).toEqual([
      ...['UserError', 'buildJudgePrompt', 'judge', 'loadCorpus', 'loadSession'],
      ...['readMarkdown', 'renderReport', 'scoreCorpus', 'scoreSession'],
    ]);
  });

  it('declares its types without those of another package', () => {
    expect(readFileSync('src/library/declarations.ts', 'utf8')).not.toMatch(
      /^(?:im|ex)port .* from '(?!\.\/report-types)/m,
    );
    // What a run makes is what is declared; the compiler looks.
    const declaredOf = (report: InternalReport): Report => report;
    expect(declaredOf).toBeDefined();
  });
});

describe('examples/library', () => {
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;

  it.each(readdirSync('examples/library'))('%s prints what it says', async (file) => {
    const [code = '', prints = ''] = readFileSync(`examples/library/${file}`, 'utf8').split('// Prints:\n');
    const printed: string[] = [];
    const log = (...words: unknown[]) =>
      printed.push(words.map((word) => (typeof word === 'string' ? word : inspect(word))).join(' '));
    const body = code.replace(/import (\{.*\}) from 'summary-gate';/, 'const $1 = library;');
    await new AsyncFunction('library', 'console', body)(library, { log });
    expect(printed.join('\n').split('\n')).toEqual(
      prints
        .trimEnd()
        .split('\n')
        .map((line) => line.slice('//   '.length)),
    );
  });
});

describe('readMarkdown', () => {
  const page = (outcome: string) => `# T\n\nWords that say it.\n\n## Bullets\n\n- one\n- two\n\n${outcome}`;

  it('gives what the command line reads of the same page', async () => {
    const read = await library.readMarkdown(page('Outcome: done'), { fields: 'key_actions=bullets' });
    expect(read).toMatchObject({
      title: 'T',
      summary: 'Words that say it.',
      key_actions: ['one', 'two'],
      outcome: 'done',
    });
    const reference = { title: 'T', summary: 'Words that say it.', key_actions: ['one', 'two'], outcome: 'success' };
    expect(scoreSession({ name: 'a', reference }, read, { outcomes: 'done=success' }).overall).toBe(1);
  });

  it.each([
    ['---\na: [\n---\n# T', /^page:\d+:\d+: /],
    [null, /^readMarkdown needs the text of a page$/],
  ])('refuses %j', async (text, message) => {
    expect(await problemsOf(() => library.readMarkdown(text as string))).toMatch(message);
  });
});

describe('scores', () => {
  it('are those of the command line, to the last digit', async () => {
    const report = await scoreCorpus({ candidates: 'examples/regressed' });
    const { stdout } = await runProgram(
      ['--candidates', 'examples/regressed', '--json', '--report-formats', 'json'],
      '.',
    );
    const theirs = JSON.parse(stdout);
    expect(report.overall_mean).toBe(theirs.overall_mean);
    expect(report.sessions).toEqual(theirs.sessions);
    expect(report.gates).toEqual(theirs.gates);
    const corpus = await loadCorpus();
    const ours = corpus
      .filter(({ canary }) => canary !== true)
      .map((session) => {
        const file = `examples/regressed/${session.name}.json`;
        const text = readdirSync('examples/regressed').includes(`${session.name}.json`)
          ? readFileSync(file, 'utf8')
          : undefined;
        return scoreSession(session, text, {}, corpus);
      });
    for (const session of ours) {
      const same = report.sessions.find(({ name }) => name === session.name);
      expect([session.name, session.overall, session.status]).toEqual([same?.name, same?.overall, same?.status]);
      expect(session.dimensions.map(({ score }) => score)).toEqual(same?.dimensions.map(({ score }) => score));
      // In a run those go first by which a session fails.
      expect(session.findings.map(({ code }) => code).sort()).toEqual(same?.findings.map(({ code }) => code).sort());
    }
  });

  it('are the same whatever was scored before, and under whatever other settings', () => {
    const candidates = ['failed', 'partial', 'success'].map((outcome) => ({ ...SESSION.reference, outcome }));
    const settings = [
      {},
      { rubric: 'v1' },
      ...[0.1, 0.2, 0.3, 0.4].map((title) => ({ weights: { title, summary: 1 - title } })),
    ];
    const score = () => settings.flatMap((one) => candidates.map((candidate) => scoreSession(SESSION, candidate, one)));
    const first = score();
    expect(score()).toEqual(first);
    expect(score().reverse()).toEqual(first.reverse());
  });

  it('follow the settings that bear on them', () => {
    const candidate = { ...SESSION.reference, outcome: 'failed' };
    const all = [{}, { weights: { title: 1 } }, { dimensions: ['title', 'summary'] }, { rubric: 'v1' }];
    expect(all.map((settings) => scoreSession(SESSION, candidate, settings).overall)).toEqual([0.9, 1, 1, 0.9]);
    const { title, summary, ...others } = SESSION.reference;
    const theirs = { headline: title, body: { text: summary }, ...others };
    expect(scoreSession(SESSION, theirs, { fields: { title: 'headline', summary: 'body.text' } }).overall).toBe(1);
  });

  it('tell where in the data, or in its text, a finding is', () => {
    const data = { ...SESSION.reference, outcome: 'failed' };
    const placeOf = (candidate: unknown) => scoreSession(SESSION, candidate).findings[0]?.place;
    expect(placeOf(data)).toBe('candidate.outcome');
    expect(placeOf(JSON.stringify(data, null, 1))).toBe('candidate:8:13');
    expect(placeOf('{')).toMatch(/^candidate:1:\d+$/);
    expect(placeOf([])).toBe('candidate');
  });

  it('mask credentials in the words of a finding', () => {
    const secret = SECRETS.find(([what]) => what === 'an AWS key')?.[1] ?? '';
    const result = scoreSession(SESSION, { ...SESSION.reference, key_actions: [`Used the key ${secret} to log in`] });
    expect(JSON.stringify(result)).not.toContain(secret);
  });

  it('exist for whatever is given, and never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const text = (() => {
          try {
            return JSON.stringify(value);
          } catch {
            return undefined;
          }
        })();
        if (text === undefined && value !== undefined) return;
        const { overall } = scoreSession(SESSION, value);
        expect(overall).toBeGreaterThanOrEqual(0);
        expect(overall).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100 },
    );
  });
});

describe('loadSession', () => {
  it('brings what people accepted beside the reference', async () => {
    const other = { ...SESSION.reference, title: 'The test of the login no longer sleeps for half a second' };
    const { root } = makeWorkspace({
      'golden-corpus/login/reference.json': { reference: SESSION.reference },
      'golden-corpus/login/accepted/a.json': { ...other, by: 'mona', at: '2026-11-20' },
    });
    const loaded = await loadSession('login', {}, { cwd: root });
    expect(loaded.accepted).toMatchObject([{ id: 'a', by: 'mona', title: other.title }]);
    expect(scoreSession(loaded, other).overall).toBe(1);
    expect(scoreSession(SESSION, other).overall).toBeLessThan(1);
  });

  it('reads one session, whatever is wrong with the others', async () => {
    const { root } = makeWorkspace({
      'golden-corpus/login/reference.json': { reference: SESSION.reference },
      'golden-corpus/login/transcript.jsonl': '{"seq": 1, "role": "user", "content": "Hello"}\n',
      'golden-corpus/broken/reference.json': '{',
      'lines.jsonl': `${JSON.stringify(SESSION)}\n{"name": "broken", \n`,
    });
    const loaded = await loadSession('login', {}, { cwd: root });
    expect(loaded).toMatchObject({ name: 'login', file: 'golden-corpus/login/reference.json' });
    expect(loaded.transcript).toEqual({
      file: 'golden-corpus/login/transcript.jsonl',
      text: expect.stringContaining('Hello'),
    });
    expect((await loadSession('login', { corpus: 'lines.jsonl' }, { cwd: root })).reference.title).toBe(
      SESSION.reference.title,
    );
    expect(await problemsOf(() => loadSession('logn', {}, { cwd: root }))).toContain('did you mean "login"?');
    expect(await problemsOf(() => loadSession('broken', {}, { cwd: root }))).toContain('broken/reference.json:1');
    expect(await problemsOf(() => loadCorpus({}, { cwd: root }))).toContain('broken/reference.json:1');
  });
});

describe('what is wrong', () => {
  it.each<[string, () => unknown, string]>([
    [
      'a setting',
      () => scoreSession(SESSION, {}, { wieghts: 1 }),
      'there is no setting "wieghts" (did you mean weights?)',
    ],
    ['its value', () => scoreSession(SESSION, {}, { rubric: 'v9' }), 'rubric: '],
    ['the same in a run', () => scoreCorpus({ 'min-overall': 75 }), 'min-overall: '],
    ['a corpus', () => loadCorpus({ corpus: 'nothing' }), 'corpus: "nothing"'],
    ['its name', () => scoreSession({ ...SESSION, name: '' }, {}), 'session: '],
    ['settings that are none', () => scoreSession(SESSION, {}, JSON.parse('[1]')), 'settings: a list is no object'],
    [
      'a path for settings',
      () => scoreSession(SESSION, {}, JSON.parse('"golden-corpus"')),
      'settings: "golden-corpus" is no object',
    ],
    [
      'a value that is none',
      () => scoreSession(SESSION, {}, { rubric: (() => 'v1') as never }),
      'rubric: a function is no value',
    ],
    ['a name', () => loadSession(JSON.parse('7')), 'needs the name of a session'],
    ['a folder', () => loadCorpus({}, { cwd: JSON.parse('7') }), 'cwd is no path'],
    [
      'a folder that is not there',
      () => loadCorpus({}, { cwd: '/no/such/folder' }),
      '"/no/such/folder" is not a folder',
    ],
    ['a folder with a NUL', () => loadCorpus({}, { cwd: 'a\0b' }), 'cwd is no path'],
    ['a folder that stands bare', () => scoreCorpus({}, JSON.parse('"packages/a"')), 'allowed: an object'],
    ['a place', () => loadSession('login', {}, JSON.parse('null')), 'allowed: an object'],
    ['a list', () => scoreSession(SESSION, {}, {}, JSON.parse('{}')), 'corpus is no list'],
    ['what is in a list', () => scoreSession(SESSION, OTHER, {}, JSON.parse('[null]')), 'corpus[0] is null'],
    ['a transcript', () => scoreSession(TOLD('null'), OTHER), 'session: transcript is null'],
    ['its text', () => scoreSession(TOLD('{"file": "a.jsonl"}'), OTHER), 'transcript.text is no text'],
    ['its file', () => scoreSession(TOLD('{"file": 7, "text": ""}'), OTHER), 'transcript.file is no text'],
    ['a symbol in a setting', () => scoreSession(SESSION, {}, SYMBOL), 'weights: a symbol is no value'],
    ['the same in a run of the corpus', () => scoreCorpus(SYMBOL), 'weights: a symbol is no value'],
    ['a summary that nobody waited for', () => scoreSession(SESSION, Promise.resolve({})), 'await it'],
    ['no reason', () => scoreSession(SESSION, { toJSON: () => fail('') }), 'as JSON: it is no data'],
    [
      'options',
      () => renderReport(JSON.parse('{}'), 'terminal', JSON.parse('null')),
      'options: null; allowed: an object',
    ],
    ['a completer', () => judge(SESSION, {}, JSON.parse('{}')), 'judge needs a completer'],
    ['data that is none', () => scoreSession(SESSION, { title: 1n }), 'the candidate cannot be written as JSON'],
    ['a candidate for the judge', () => buildJudgePrompt(SESSION, 'no JSON'), 'candidate: '],
    ['no candidate for the judge', () => buildJudgePrompt(SESSION, undefined), 'there is no candidate to judge'],
    ['a report', () => renderReport(JSON.parse('{"schema_version": 7}'), 'markdown'), 'no report of this version'],
    ['a format', () => renderReport(JSON.parse('{}'), JSON.parse('"pdf"')), 'format: "pdf"; allowed: terminal, json'],
  ])('is told: %s', async (_, run, words) => {
    expect(await problemsOf(run)).toContain(words);
  });
});

describe('judge', () => {
  const answer = 'Score: 0.5\nExplanation: Half of it.';

  it('asks one time after the other, again where an answer cannot be used, and takes the median', async () => {
    const answers = ['nonsense', answer, 'Score: 0.7\nExplanation: More.', 'Score: 0.9\nExplanation: All.'];
    const asked: unknown[] = [];
    const complete = async (prompt: { readonly user: string }, { sample }: { readonly sample: number }) => {
      asked.push([sample, prompt.user.includes('Your last answer could not be used')]);
      return answers[asked.length - 1] ?? '';
    };
    const judged = await judge(SESSION, SESSION.reference, complete, { 'judge-samples': 3 });
    expect(asked).toEqual([
      [0, false],
      [1000, true],
      [1, false],
      [2, false],
    ]);
    expect(judged).toMatchObject({
      overall: { score: 0.7, reason: 'More.' },
      overalls: [0.5, 0.7, 0.9],
      unmeasured: [],
    });
  });

  it('measures nothing where the completer rejects or gives no text, and says why', async () => {
    const rejecting = await judge(SESSION, SESSION.reference, () => Promise.reject(new Error('no key')));
    expect(rejecting).toMatchObject({ overall: { score: null }, errors: ['no key'] });
    expect(rejecting.unmeasured).toContainEqual({ measurement: 'overall', reason: 'server_error' });
    const silent = await judge(SESSION, SESSION.reference, async () => JSON.parse('null'));
    expect(silent.errors).toEqual(['the completer must resolve to a text']);
    class Unreadable extends Error {
      override get message(): string {
        return fail('no');
      }
    }
    const unreadable = await judge(SESSION, SESSION.reference, () => Promise.reject(new Unreadable()));
    expect(unreadable.errors).toEqual(['what was thrown cannot be read']);
    expect(
      await problemsOf(() =>
        scoreSession(SESSION, {
          toJSON: () => {
            throw new Unreadable();
          },
        }),
      ),
    ).toBe('the candidate cannot be written as JSON: what was thrown cannot be read');
  });

  it('asks what buildJudgePrompt says', async () => {
    const prompt = buildJudgePrompt(SESSION, SESSION.reference, { 'judge-mode': 'absolute' });
    const seen: unknown[] = [];
    const complete = async (asked: unknown) => {
      seen.push(asked);
      return answer;
    };
    await judge(SESSION, SESSION.reference, complete, { 'judge-mode': 'absolute' });
    expect(seen).toEqual([prompt]);
  });
});

describe('renderReport', () => {
  it('shows a report in every format', async () => {
    const { root } = makeWorkspace({
      'golden-corpus/login/reference.json': { reference: SESSION.reference },
      'candidates/login.json': { ...SESSION.reference, outcome: 'failed' },
    });
    const report = await scoreCorpus({}, { cwd: root });
    const program = `${root}/node_modules/.bin/summary-gate`;
    const { stdout } = await runProgram([], root, { program });
    expect(await renderReport(report, 'terminal')).toBe(stdout);
    for (const format of REPORT_FORMATS.filter((one) => one !== 'otel')) {
      expect((await renderReport(report, format)).length).toBeGreaterThan(500);
    }
    expect(JSON.parse(await renderReport(report, 'json'))).toEqual(report);
  });

  it('shows the texts that it is given on the page, as the command line does', async () => {
    const { title: headline, ...rest } = SESSION.reference;
    const candidate = { headline, ...rest, outcome: 'failed', summary: 'It has <b>AKIAQ3EGRIJ7SM2LOPXT</b>.' };
    const { root } = makeWorkspace({
      'golden-corpus/login/reference.json': { reference: { headline, ...rest } },
      'golden-corpus/login/transcript.jsonl': '{"role": "user", "content": "The login test is flaky."}\n',
      'candidates/login.json': candidate,
    });
    const flags = { fields: 'title=headline' };
    const report = await scoreCorpus(flags, { cwd: root });
    const [session] = await loadCorpus(flags, { cwd: root });
    const texts = () => (session === undefined ? undefined : { session, candidate });
    const shown = await renderReport(report, 'html', { texts });
    await runProgram(['--fields', flags.fields], root);
    const detail = (page: string) => page.match(/<script type="application\/json"[\s\S]*?<\/script>/g);
    expect(detail(shown)).toEqual(detail(readFileSync(`${root}/summary-gate-report/report.html`, 'utf8')));
    expect(shown).toContain('The login test is flaky.');
    expect(shown).not.toContain('AKIAQ3EGRIJ7SM2LOPXT');
    expect(await problemsOf(() => renderReport(report, 'html', { texts: JSON.parse('{}') }))).toContain(
      'texts is no function',
    );
    expect(await problemsOf(() => renderReport(report, 'html', { texts: () => JSON.parse('7') }))).toContain(
      'gives for "login": 7',
    );
  });
});
