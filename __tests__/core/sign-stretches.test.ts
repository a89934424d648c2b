import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CREDENTIAL_PATTERNS } from '../../src/core/credential-patterns.js';
import { CREDENTIAL_SHAPES } from '../../src/core/credential-shapes.js';
import { stretchesAround } from '../../src/core/token-runs.js';
import { runs } from '../builders/long-runs.js';

const SOURCES = [...new Set(CREDENTIAL_PATTERNS.map(({ sign }) => sign.source))];
const SIGNS = new RegExp(SOURCES.join('|'), 'g');

const signsIn = (text: string): readonly string[] => SOURCES.filter((source) => new RegExp(source).test(text));

describe('what stands around the signs of a text', () => {
  it('is nothing where there are none', () => {
    expect(stretchesAround('no sign of any credential '.repeat(100), SIGNS)).toBe('');
    expect(stretchesAround('', SIGNS)).toBe('');
  });

  it('is a small part of a long text', () => {
    const text = `${'nothing to see here, '.repeat(500)}eyJ${', nor behind it'.repeat(500)}`;
    const around = stretchesAround(text, SIGNS);
    expect(around).toContain('eyJ');
    expect(around.length).toBeLessThan(200);
  });

  it('has the signs of a second text in a row', () => {
    expect(stretchesAround(`${'.'.repeat(300)}eyJ`, SIGNS)).toContain('eyJ');
    expect(stretchesAround('eyJ', SIGNS)).toBe('eyJ');
  });

  it('has all signs of the text, wherever they stand and however near each other', () => {
    const sign = fc.constantFrom(
      ...CREDENTIAL_SHAPES.flatMap(({ starts }) => starts),
      ...['-----BEGIN ', 'eyJ', '?', 'Bearer ', 'Basic\t', ':/', '1:AA', '-us1', '8Q~', 'AZDO', '.atlasv1.', '1:a'],
      ...[
        `N${'aZ0'.repeat(8)}`,
        'api_key=',
        'SECRET"] \n :',
        "Password'` \t =",
        'credentials`` \n\t=',
        'secret_base :',
      ],
    );
    const gap = fc.oneof(
      fc.constantFrom('', ' ', '.', '\n', 'x', '"'),
      fc.nat({ max: 140 }).map((length) => '.'.repeat(length)),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(gap, sign), { maxLength: 12 }), gap, (pieces, last) => {
        const text = pieces.flat().join('') + last;
        expect(signsIn(stretchesAround(text, SIGNS))).toEqual(signsIn(text));
      }),
      { numRuns: runs(3000) },
    );
  });
});
