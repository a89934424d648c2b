/** A word that puts two things in order. */
export interface Link {
  readonly relation: string;
  /** Whether it names the first thing last. */
  readonly isReversed?: true;
  /** Stems of which one must stand before it in its sentence: "to" and "with" link much else. */
  readonly after?: ReadonlySet<string>;
}

const CHANGING = stems(
  'from renam convert migrat upgrad downgrad move switch chang turn port bump rais lower promot demot translat grow fall rise drop improv reduc increas decreas cut went go',
);
const EXCHANGING = stems('replac swap exchang supersed overwrite');
// "Substituted the new for the old" names them the other way round than "swapped the old for the new".
const REPLACING = new Set([...EXCHANGING, 'substitut']);
const PREFERRING = stems('choose choos prefer pick favor select adopt use kept keep decid');

/** All such words. */
export const LINKS: ReadonlyMap<string, Link> = new Map<string, Link>([
  ['to', { relation: 'to', after: CHANGING }],
  ['into', { relation: 'to', after: CHANGING }],
  ['onto', { relation: 'to', after: CHANGING }],
  ['->', { relation: 'to' }],
  // "to A from B"; alone it says nothing of where to.
  ['from', { relation: 'to', isReversed: true, after: stems('to into onto') }],
  ['with', { relation: 'with', after: REPLACING }],
  ['by', { relation: 'with', after: REPLACING }],
  ['for', { relation: 'with', after: EXCHANGING }],
  ['instead', { relation: 'instead' }],
  ['place', { relation: 'instead', after: stems('in') }],
  ['than', { relation: 'than' }],
  ['over', { relation: 'instead', after: PREFERRING }],
  ['before', { relation: 'before' }],
  ['after', { relation: 'before', isReversed: true }],
]);

function stems(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
