import { pick, type Random, sample } from '../../../core/seeded-random.js';
import type { Moment } from '../../../core/summary.js';
import type { Edit } from '../edit.js';

const common = { dimensions: ['aha_moments'] } as const;

const LOST: Edit = {
  ...common,
  kind: 'lost-moments',
  family: 'lost-moments',
  effect: 'damaging',
  description: 'Moments are left out; at least one stays.',
  doses: [1, 2],
  unit: 'items',
  change: (reference, dose, { random }) => {
    const { aha_moments } = reference;
    return dose >= aha_moments.length
      ? null
      : { ...reference, aha_moments: sample(aha_moments, aha_moments.length - dose, random) };
  },
};

const NO_MOMENTS: Edit = {
  ...common,
  kind: 'no-moments',
  family: 'empty',
  effect: 'damaging',
  description: 'All moments are left out.',
  doses: [1],
  unit: 'whole',
  change: (reference) => (reference.aha_moments.length === 0 ? null : { ...reference, aha_moments: [] }),
};

const WRONG_PLACES: Edit = {
  ...common,
  kind: 'misplaced-moments',
  family: 'misplaced-moments',
  effect: 'damaging',
  description: 'Every moment points at a message far from all messages in which something did happen.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { random }) => {
    const { aha_moments } = reference;
    if (aha_moments.length === 0) return null;
    const places = foreignPlaces(aha_moments, random);
    return { ...reference, aha_moments: aha_moments.map((moment, index) => ({ ...moment, seq: places[index] ?? 0 })) };
  },
};

/** As many message numbers, ascending, each far from every moment: inside of the session where there is room. */
function foreignPlaces(moments: readonly Moment[], random: Random): readonly number[] {
  const known = moments.map(({ seq }) => seq);
  const last = Math.max(...known);
  const gap = Math.max(8, Math.ceil(last * 0.15));
  const places: number[] = [];
  while (places.length < moments.length) {
    // The range grows, so that a place is found in the end however crowded the session is.
    const place = random.below(Math.min(2 ** 21, last + gap * (2 + places.length)));
    const far = last + gap * (1 + places.length);
    const isFar = known.every((seq) => Math.abs(seq - place) >= gap) && !places.includes(place);
    places.push(isFar ? place : far);
  }
  return places.sort((a, b) => a - b);
}

const TYPES = ['question', 'insight', 'decision', 'breakthrough', 'synthesis'] as const;

const WRONG_TYPES: Edit = {
  ...common,
  kind: 'mistyped-moments',
  family: 'mistyped-moments',
  effect: 'damaging',
  description: 'Every moment is of another type.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { random }) => {
    const { aha_moments } = reference;
    if (aha_moments.length === 0) return null;
    const used = new Set(aha_moments.map(({ type }) => type.toLowerCase()));
    const unused = TYPES.filter((type) => !used.has(type));
    const retyped = aha_moments.map((moment) => {
      const others = TYPES.filter((type) => type !== moment.type.toLowerCase());
      // A type that the session has nowhere cannot be right at another moment.
      return { ...moment, type: pick(unused.length > 0 ? unused : others, random) ?? '' };
    });
    return { ...reference, aha_moments: retyped };
  },
};

const SHIFTED: Edit = {
  ...common,
  kind: 'shifted-moments',
  family: 'shifted-moments',
  effect: 'harmless',
  description:
    'Every moment is placed a message or two away: people disagree by as much about where an insight was said.',
  doses: [1, 2],
  unit: 'items',
  change: (reference, dose, { random }) => {
    const { aha_moments } = reference;
    if (aha_moments.length === 0) return null;
    const direction = random.below(2) === 0 ? -1 : 1;
    const shifted = aha_moments.map((moment) => ({
      ...moment,
      seq: moment.seq < dose ? moment.seq + dose : moment.seq + dose * direction,
    }));
    return { ...reference, aha_moments: shifted };
  },
};

export const MOMENT_EDITS: readonly Edit[] = [LOST, NO_MOMENTS, WRONG_PLACES, WRONG_TYPES, SHIFTED];
