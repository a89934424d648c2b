import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../src/adapters/digest.js';
import { openWorkspace } from '../src/adapters/disk/files.js';
import { DIMENSIONS } from '../src/core/summary.js';
import { byCodePoint } from '../src/core/text.js';
import { candidatesOf, openCandidates } from '../src/inputs/candidates/read-candidates.js';
import { openCorpus } from '../src/inputs/corpus/open-corpus.js';
import { corpusOf } from '../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../src/inputs/format/summary-format.js';
import { openScorer, RUBRICS } from '../src/rubric/score.js';
import { jaccard, wordSet } from '../src/rubric/words.js';
import { SETTINGS } from '../src/settings/table.js';
import { type Flags, reportOf } from './builders/runs.js';

const files = openWorkspace('.', '.');
const corpus = corpusOf(openCorpus('golden-corpus', files), sha256, OWN_FORMAT);
const sessions = corpus.sessions.filter(({ canary }) => !canary);
const scorers = RUBRICS.map((rubric) => [rubric, openScorer(rubric, SETTINGS.weights.default, DIMENSIONS)] as const);

function count<T>(items: readonly T[], wanted: (item: T) => boolean): number {
  return items.filter(wanted).length;
}

function transcriptOf(name: string): { readonly file: string; readonly text: string } | undefined {
  const file = ['transcript.jsonl', 'transcript.md'].map((entry) => `golden-corpus/${name}/${entry}`).find(existsSync);
  return file === undefined ? undefined : { file, text: readFileSync(file, 'utf8') };
}

const transcripts = sessions.flatMap((session) => {
  const transcript = transcriptOf(session.name);
  return transcript === undefined ? [] : [{ session, ...transcript }];
});

function messagesOf({ file, text }: { readonly file: string; readonly text: string }): number {
  const pattern = file.endsWith('.md') ? /^## \d+ · (?:user|assistant|tool)/gm : /^\{.+\}$/gm;
  return text.match(pattern)?.length ?? 0;
}

describe('the shipped corpus', () => {
  it('is read without a problem', () => {
    expect(corpus.problems).toEqual([]);
    expect(corpus.skippedFolders).toEqual([]);
  });

  it('has sessions of every sort', () => {
    expect(sessions.length).toBeGreaterThanOrEqual(24);
    expect(corpus.sessions.length - sessions.length).toBe(2);
    for (const outcome of ['success', 'partial', 'failed']) {
      expect(count(sessions, ({ reference }) => reference.outcome === outcome)).toBeGreaterThanOrEqual(5);
    }
    for (const difficulty of ['simple', 'normal', 'complex']) {
      expect(count(sessions, (session) => session.difficulty === difficulty)).toBeGreaterThanOrEqual(5);
    }
    for (const kind of ['bugfix', 'feature', 'refactor', 'debugging', 'design', 'operations']) {
      expect(count(sessions, (session) => session.kind === kind)).toBeGreaterThanOrEqual(2);
    }
    const languages = new Set(sessions.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('lang:'))));
    expect(languages.size).toBeGreaterThanOrEqual(3);
    expect(count(sessions, ({ requirements }) => requirements.length > 0)).toBeGreaterThanOrEqual(5);
    const lengths = sessions.map(({ reference }) => reference.summary.split(/\s+/).length);
    expect(Math.max(...lengths)).toBeGreaterThan(200);
  });

  it.each(corpus.sessions.map((session) => [session.name, session] as const))(
    '%s says who reviewed it and what it tests',
    (_, session) => {
      expect(session.reviewedBy).toBe('summary-gate maintainers');
      expect(session.notes).not.toBe('');
      for (const [rubric, score] of scorers) {
        expect([rubric, score(session.reference, session.reference).overall]).toEqual([rubric, 1]);
      }
    },
  );

  it('has no two references with a summary Jaccard above 0.3', () => {
    const words = corpus.sessions.map(({ name, reference }) => ({ name, words: wordSet(reference.summary) }));
    const close = words.flatMap((a, i) =>
      words
        .slice(i + 1)
        .filter((b) => jaccard(a.words, b.words) > 0.3)
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(close).toEqual([]);
  });
});

describe('the transcripts', () => {
  it('are twelve or more, two of them Markdown, two of a hundred messages', () => {
    expect(transcripts.length).toBeGreaterThanOrEqual(14);
    expect(count(transcripts, ({ file }) => file.endsWith('.md'))).toBe(2);
    expect(count(transcripts, (transcript) => messagesOf(transcript) >= 100)).toBeGreaterThanOrEqual(2);
  });

  it.each(transcripts.map((transcript) => [transcript.session.name, transcript] as const))(
    '%s has thirty messages, holds the moments and no sentence of the reference',
    (_, transcript) => {
      const messages = messagesOf(transcript);
      const { reference } = transcript.session;
      expect(messages).toBeGreaterThanOrEqual(30);
      for (const { seq } of reference.aha_moments) expect(seq).toBeLessThanOrEqual(messages);
      const plain = (text: string): string => (text.match(/[\p{L}\p{Nd}]+/gu) ?? []).join(' ').toLowerCase();
      const session = plain(transcript.text);
      const sentences = [reference.summary, ...reference.key_actions].flatMap((text) => text.split(/(?<=[.!?。])\s*/u));
      for (const sentence of sentences.map(plain).filter((text) => text.split(' ').length >= 5)) {
        expect(session).not.toContain(sentence);
      }
    },
  );

  it.each(
    transcripts
      .filter(({ file }) => file.endsWith('.jsonl'))
      .map((transcript) => [transcript.session.name, transcript] as const),
  )('%s answers every tool call', (_, { text }) => {
    const open = new Set<unknown>();
    for (const line of text.trimEnd().split('\n')) {
      const message: { role: string; content: string | { type: string; id?: string; tool_use_id?: string }[] } =
        JSON.parse(line);
      expect(['user', 'assistant', 'tool']).toContain(message.role);
      for (const block of typeof message.content === 'string' ? [] : message.content) {
        if (block.type === 'tool_use') open.add(block.id);
        if (block.type === 'tool_result') expect(open.delete(block.tool_use_id)).toBe(true);
      }
    }
    expect([...open]).toEqual([]);
  });
});

describe('the example candidates', () => {
  it.each([
    ['v1', 0.5, 0.75],
    ['v2', 0.7, 0.85],
  ] as const)('of the good pipeline are imperfect paraphrases of every session by rubric %s', (rubric, least, most) => {
    const { byName } = candidatesOf(openCandidates('examples/good', files), sha256, OWN_FORMAT);
    const score = openScorer(rubric, SETTINGS.weights.default, DIMENSIONS);
    const scores = sessions.map(({ name, reference }) => {
      const candidate = byName.get(name);
      return candidate?.kind === 'valid' ? score(reference, candidate.summary).overall : 0;
    });
    expect(byName.size).toBe(sessions.length);
    expect(Math.max(...scores)).toBeLessThanOrEqual(0.95);
    expect(Math.min(...scores)).toBeGreaterThan(0);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(mean).toBeGreaterThanOrEqual(least);
    expect(mean).toBeLessThanOrEqual(most);
  });

  it.each<[string, Flags, string, string]>([
    ['good', {}, 'pass', '0.550'],
    ['good', { rubric: 'v1' }, 'pass', '0.500'],
    ['regressed', {}, 'fail', '0.550'],
    ['regressed', { rubric: 'v1' }, 'fail', '0.500'],
  ])('of the %s pipeline, with %j and the default gate: %s', async (pipeline, flags, verdict, gate) => {
    const report = await reportOf({ root: '.', files }, { candidates: `examples/${pipeline}`, ...flags });
    expect([report.verdict, report.title]).toEqual([verdict, expect.stringContaining(`(gate ${gate})`)]);
  });

  it('of the worse pipeline leave one session out and break at least one', () => {
    const { byName } = candidatesOf(openCandidates('examples/regressed', files), sha256, OWN_FORMAT);
    expect(sessions.filter(({ name }) => !byName.has(name))).toHaveLength(1);
    expect([...byName.values()].filter(({ kind }) => kind === 'invalid').length).toBeGreaterThanOrEqual(1);
  });

  it('of the worse pipeline score and are found as the table beside them says', async () => {
    const { sessions: made, findings } = await reportOf({ root: '.', files }, { candidates: 'examples/regressed' });
    const rows = readFileSync('examples/regressed/README.md', 'utf8').matchAll(
      /^\| `([^`]+)` \| .+ \| (none|[01]\.\d\d) \| ([A-Z_, ]+) \|$/gm,
    );
    const told = [...rows].map(([, name = '', score = '', codes = '']) => ({ name, score, codes: codes.split(', ') }));
    expect(told.map(({ name }) => name)).toEqual(
      [...sessions.map(({ name }) => name), 'go-cache-data-races'].sort(byCodePoint),
    );
    expect(findings.map(({ file, code }) => [file, code])).toEqual([
      ['examples/regressed/go-cache-data-races.json', 'UNKNOWN_SESSION'],
    ]);
    for (const { name, score, codes } of told) {
      const session = made.find((one) => one.name === name);
      if (session === undefined) {
        expect([name, score, codes]).toEqual(['go-cache-data-races', 'none', ['UNKNOWN_SESSION']]);
        continue;
      }
      expect([name, Math.abs((session.overall ?? 2) - Number(score)) <= 0.0051]).toEqual([name, true]);
      expect([name, ...session.findings.map(({ code }) => code)]).toEqual(expect.arrayContaining([name, ...codes]));
    }
  });
});
