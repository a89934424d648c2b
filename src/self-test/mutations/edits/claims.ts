import { pick, type Random, share } from '../../../core/seeded-random.js';
import { directionSites } from '../direction.js';
import type { Edit } from '../edit.js';
import { isEnglish } from '../english.js';
import { negationsOf } from '../negation.js';
import { oppositesOf } from '../opposites.js';
import { type PlacedSite, replaceIn, type Site, sitesOf } from '../sites.js';
import { editsOf, type Family } from './family.js';

/** Replaces one of the alternatives in a share of the claims. */
function changeClaims(
  texts: readonly string[],
  claims: readonly (readonly PlacedSite[])[],
  dose: number,
  random: Random,
): readonly string[] | null {
  if (claims.length === 0) return null;
  const sites = share(claims, dose, random).flatMap((alternatives) => pick(alternatives, random) ?? []);
  return replaceIn(texts, sites);
}

function claimsOf(
  texts: readonly string[],
  find: (text: string) => readonly (readonly Site[])[],
): readonly (readonly PlacedSite[])[] {
  return texts.flatMap((text, index) => find(text).map((sites) => sites.map((site) => ({ ...site, text: index }))));
}

const NEGATED: Family = {
  family: 'negated',
  doses: [34, 100],
  unit: 'percent',
  describe: (where) => `Claims in ${where} say the opposite, by a negation added or taken away.`,
  change: (texts, dose, { reference, field, random }) => {
    if (!isEnglish(reference)) return null;
    const claims = claimsOf(texts, (text) => negationsOf(text, field === 'summary' ? 'prose' : 'bullet'));
    return changeClaims(texts, claims, dose, random);
  },
};

const OPPOSITE: Family = {
  family: 'antonyms',
  doses: [34, 100],
  unit: 'percent',
  describe: (where) => `Claims in ${where} say the opposite by one word, such as postponed for implemented.`,
  change: (texts, dose, { reference, random }) =>
    isEnglish(reference) ? changeClaims(texts, claimsOf(texts, oppositesOf), dose, random) : null,
};

const REVERSED: Family = {
  family: 'reversed-direction',
  doses: [1],
  unit: 'whole',
  describe: (where) =>
    `Changes told in ${where} go the other way round: from B to A, B instead of A, B replaced with A.`,
  change: (texts, _dose, { reference }) => {
    if (!isEnglish(reference)) return null;
    const sites = sitesOf(texts, directionSites);
    return sites.length === 0 ? null : replaceIn(texts, sites);
  },
};

export const CLAIM_EDITS: readonly Edit[] = [NEGATED, OPPOSITE, REVERSED].flatMap(editsOf);
