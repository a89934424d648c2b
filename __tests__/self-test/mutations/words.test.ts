import { describe, expect, it } from '@jest/globals';
import { distance } from 'fastest-levenshtein';
import { numbersIn } from '../../../src/self-test/mutations/numbers.js';
import { oppositesOf } from '../../../src/self-test/mutations/opposites.js';
import {
  CLOSINGS,
  FILLERS,
  GENERIC_TITLES,
  VAGUE_ACTIONS,
  VAGUE_SUMMARIES,
} from '../../../src/self-test/mutations/words/fillers.js';
import { INVENTED_ACTIONS, INVENTED_NAMES } from '../../../src/self-test/mutations/words/inventions.js';
import { OPPOSITE_VERBS } from '../../../src/self-test/mutations/words/opposites.js';
import {
  CONTRACTION_TABLE,
  EQUIVALENT_TABLE,
  OPPOSITE_PHRASE_TABLE,
  OPPOSITE_WORD_TABLE,
  SPELLING_TABLE,
  SYNONYM_TABLE,
  verbForms,
} from '../../../src/self-test/mutations/words/tables.js';
import { VERBS } from '../../../src/self-test/mutations/words/verbs.js';

const TABLES = {
  SYNONYM_TABLE,
  EQUIVALENT_TABLE,
  SPELLING_TABLE,
  CONTRACTION_TABLE,
  OPPOSITE_WORD_TABLE,
  OPPOSITE_PHRASE_TABLE,
};

describe.each(Object.entries(TABLES))('%s', (_, table) => {
  it('replaces each phrase by another one', () => {
    for (const [phrase, { written, replacement }] of table) {
      expect(written.toLowerCase()).toBe(phrase);
      expect(replacement).toMatch(/^[A-Za-z0-9][A-Za-z0-9'-]*(?: [A-Za-z0-9'-]+)*$/);
      expect(replacement.toLowerCase()).not.toBe(phrase);
      expect(phrase.split(' ').length).toBeLessThanOrEqual(4);
    }
  });
});

describe('synonyms', () => {
  it('are at least 150', () => {
    expect(SYNONYM_TABLE.size).toBeGreaterThanOrEqual(150);
  });

  it('have nothing in common with opposites', () => {
    for (const [word, { replacement }] of SYNONYM_TABLE) {
      expect(OPPOSITE_WORD_TABLE.get(word)?.replacement).not.toBe(replacement);
      expect(OPPOSITE_PHRASE_TABLE.get(word)?.replacement).not.toBe(replacement);
    }
  });
});

describe('spellings', () => {
  it('differ by two letters at most and begin alike', () => {
    for (const [word, { replacement }] of SPELLING_TABLE) {
      expect(distance(word, replacement)).toBeLessThanOrEqual(2);
      expect(replacement.charAt(0)).toBe(word.charAt(0));
    }
  });

  it('lead back', () => {
    for (const [word, { replacement }] of SPELLING_TABLE)
      expect(SPELLING_TABLE.get(replacement)?.replacement).toBe(word);
  });
});

describe('contractions', () => {
  it('lead back', () => {
    for (const [word, { replacement }] of CONTRACTION_TABLE) {
      expect(CONTRACTION_TABLE.get(replacement)?.replacement).toBe(word);
    }
  });
});

describe('verbs', () => {
  it.each([
    ['add', 'added', 'added', 'adds', 'adding'],
    ['stop', 'stopped', 'stopped', 'stops', 'stopping'],
    ['write', 'wrote', 'written', 'writes', 'writing'],
    ['run', 'ran', 'run', 'runs', 'running'],
    ['apply', 'applied', 'applied', 'applies', 'applying'],
    ['deploy', 'deployed', 'deployed', 'deploys', 'deploying'],
    ['pass', 'passed', 'passed', 'passes', 'passing'],
    ['switch', 'switched', 'switched', 'switches', 'switching'],
    ['undo', 'undid', 'undone', 'undoes', 'undoing'],
    ['agree', 'agreed', 'agreed', 'agrees', 'agreeing'],
    ['set', 'set', 'set', 'sets', 'setting'],
    ['open', 'opened', 'opened', 'opens', 'opening'],
    ['debug', 'debugged', 'debugged', 'debugs', 'debugging'],
  ])('%s: %s, %s, %s, %s', (base, past, participle, third, ing) => {
    expect(verbForms(base, past, participle, 'wanted')).toEqual({
      base,
      past,
      participle,
      third,
      ing,
      object: 'wanted',
    });
  });

  it('are listed once, with letters only', () => {
    expect(new Set(VERBS.map(({ base }) => base)).size).toBe(VERBS.length);
    for (const { base, past, participle } of VERBS) {
      for (const form of [base, past, participle]) expect(form).toMatch(/^[a-z]{2,}$/);
    }
  });

  it('have opposites that are other verbs', () => {
    const lines = OPPOSITE_VERBS.trim().split('\n');
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      expect(line).toMatch(/^[a-z]+ [a-z]+(?: [a-z]+)? \| [a-z]+ [a-z]+(?: [a-z]+)?$/);
      const [from, to] = line.split(' | ').map((side) => side.split(' ')[0]);
      expect(from).not.toBe(to);
    }
    const pairs = lines.map((line) => line.split(' | ').sort().join(' | '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('sentences of our own', () => {
  it.each(Object.entries({ FILLERS, CLOSINGS, GENERIC_TITLES, VAGUE_ACTIONS, VAGUE_SUMMARIES, INVENTED_ACTIONS }))(
    '%s are different and state no number',
    (_, sentences) => {
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences) expect(numbersIn(sentence)).toEqual([]);
    },
  );

  it('fill a long summary', () => {
    expect(FILLERS.join(' ').length).toBeGreaterThan(2500);
    for (const sentence of [...FILLERS, ...CLOSINGS]) expect(sentence).toMatch(/^[A-Z].*[^.]\.$/);
  });

  it('has enough names to replace others by', () => {
    for (const names of Object.values(INVENTED_NAMES)) expect(new Set(names).size).toBeGreaterThanOrEqual(5);
  });
});

describe('a verb whose forms are the same letters', () => {
  it.each([
    ['It was read', 'written'],
    ['It read the log', 'wrote'],
    ['It can read the log', 'write'],
    ['Read the log', 'Wrote'],
    ['It was split', 'merged'],
    ['It can split the log', 'merge'],
  ])('has its opposite in the form that it has there: %s', (text, wanted) => {
    expect(oppositesOf(text).flatMap((sites) => sites.map(({ replacement }) => replacement))).toContain(wanted);
  });
});
