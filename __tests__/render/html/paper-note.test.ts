import { expect, it } from '@jest/globals';
import { paperNote } from '../../../src/render/html/session-section.js';

const rows = (failing: number, passing: number) => [
  ...Array.from({ length: failing }, () => ({ state: 'failing' as const })),
  ...Array.from({ length: passing }, () => ({ state: 'passing' as const })),
];

it.each([
  [rows(0, 3), [], 3, 'all sessions, none with its texts.'],
  [rows(1, 2), rows(1, 0), 3, 'all sessions, 1 with its texts.'],
  [
    rows(20, 80),
    rows(10, 0),
    5000,
    'the first 100 of 5000 sessions, 10 with their texts, 10 of them of the 20 that fail.',
  ],
  [rows(3, 0), rows(3, 0), 3, 'all sessions, 3 with their texts.'],
])('the note on paper says what is printed', (listed, open, total, wanted) => {
  expect(paperNote(listed, open, total)).toBe(`On paper: ${wanted} The page on a screen has the others.`);
});
