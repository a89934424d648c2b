import { describe } from '@jest/globals';
import { allAgainst, holdRule } from './readings.js';

const MEASURED = 'The assistant measured three pool sizes of the gateway';

describe('who did it', () => {
  holdRule('agent', [
    {
      reference: `${MEASURED}.`,
      against: allAgainst(MEASURED, [
        'The user measured three pool sizes of the gateway.',
        'Three pool sizes of the gateway were measured by the user.',
        'First the user also measured three pool sizes of the gateway.',
        'User measured pool sizes.',
        'The user then explicitly measured pool sizes of the gateway.',
      ]),
      beside: [
        'The assistant measured three pool sizes of the gateway for the user.',
        'Three pool sizes of the gateway were measured.',
        'Three pool sizes of the gateway were measured for the user.',
        'The user and the assistant measured three pool sizes of the gateway.',
        'With the user measured pool sizes of the gateway came.',
        // A user's pool is no user.
        "The user's pool sizes of the gateway were measured.",
        // Who tries has not done it, and who saw it has not either.
        'The user tried to measure three pool sizes of the gateway.',
        'The user said that three pool sizes of the gateway were measured.',
        'The user measured.',
        'The user boiled tea.',
        'The user measured three kettles of tea, a pot, snow, wind, clouds and the rain at the office.',
      ],
    },
    {
      reference: 'The user measured three pool sizes of the gateway.',
      against: [
        [
          'The assistant measured three pool sizes of the gateway.',
          'The user measured three pool sizes of the gateway',
        ],
      ],
    },
    {
      reference: 'The user measured pool sizes of the gateway. The assistant wrote sizes of the pool into a file.',
      against: [
        ['The user wrote sizes of the pool into a file.', 'The assistant wrote sizes of the pool into a file'],
        ['The assistant measured the gateway.', 'The user measured pool sizes of the gateway'],
      ],
    },
    {
      reference: 'The assistant measured pool sizes at noon. The assistant measured pool sizes for Mira.',
      against: [['The user measured pool sizes.', 'The assistant measured pool sizes at noon']],
    },
    {
      reference: 'The user asked the assistant to measure pool sizes of the gateway.',
      beside: ['The user measured pool sizes of the gateway.'],
    },
    {
      reference: 'The assistant proposed a queue on disk for the gateway.',
      against: [
        [
          'The user proposed a queue on disk for the gateway.',
          'The assistant proposed a queue on disk for the gateway',
        ],
      ],
      // Who proposes it is not who decides on it.
      beside: [
        'The user declined a queue on disk for the gateway.',
        'The user turned a queue on disk for the gateway down.',
        'The user took a queue on disk for the gateway.',
      ],
    },
    ...['suspected', 'blamed', 'assumed', 'guessed at'].map((word) => ({
      // Who suspects a thing is not who clears it.
      reference: `The assistant ${word} the probe of the gateway.`,
      against: allAgainst(`The assistant ${word} the probe of the gateway`, [
        `The user ${word} the probe of the gateway.`,
      ]),
      beside: ['The user excluded the probe of the gateway.', 'The user ruled the probe of the gateway out.'],
    })),
    {
      reference: 'The user declined a queue on disk for the gateway.',
      against: [
        [
          'The assistant declined a queue on disk for the gateway.',
          'The user declined a queue on disk for the gateway',
        ],
      ],
      beside: ['The assistant proposed a queue on disk for the gateway.'],
    },
  ]);
});
