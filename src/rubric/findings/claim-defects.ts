import { formatPlace } from '../../core/errors.js';
import type { Defect, FindingCode, PlaceOf } from '../../core/finding.js';
import type { ClaimRule, ContradictedClaim } from '../contradictions/contradicted-claim.js';
import { bareNumbers } from './bare-numbers.js';
import { wrongNumber } from './contradiction-defects.js';
import { quote } from './quote.js';

const CODES: Readonly<Record<ClaimRule, FindingCode>> = {
  number: 'NUMBER_MISMATCH',
  identifier: 'IDENTIFIER_MISMATCH',
  change: 'DIRECTION_MISMATCH',
  exchange: 'DIRECTION_MISMATCH',
  speaker: 'DIRECTION_MISMATCH',
  status: 'STATUS_MISMATCH',
  plan: 'STATUS_MISMATCH',
  certainty: 'HEDGE_DROPPED',
  untold: 'STATUS_MISMATCH',
};

/**
 * What is known to be wrong already, with the claims of a candidate that contradict the reference, each with both sentences.
 * The same thing is told once: a number that is part of a name or a quantity is told with that, as the summary writes it.
 */
export function withClaims(
  told: readonly Defect[],
  claims: readonly ContradictedClaim[],
  placeOf: PlaceOf,
): readonly Defect[] {
  if (claims.length === 0) return told;
  const defects: Defect[] = [];
  const retold: Retold[] = [];
  for (const claim of claims) {
    const place = placeOf(claim.candidate.path);
    const code = CODES[claim.rule];
    const where = formatPlace(place);
    const isTold = [...told, ...defects].some(
      (one) =>
        one.code === code &&
        formatPlace(one.place) === where &&
        (!isFact(claim) || one.message.includes(quote(claim.given))),
    );
    if (isTold) continue;
    defects.push({ code, dimension: claim.candidate.dimension, ...explain(claim), place });
    if (isFact(claim)) for (const start of plainlyTold(claim)) retold.push({ where, start });
  }
  const isRetold = (one: Defect): boolean =>
    one.code === 'NUMBER_MISMATCH' &&
    retold.some(({ where, start }) => one.message.startsWith(start) && formatPlace(one.place) === where);
  return [...told.filter((one) => !isRetold(one)), ...defects];
}

/** A message about a number that a claim tells more fully, by how it begins. */
interface Retold {
  readonly where: string;
  readonly start: string;
}

function plainlyTold(claim: ContradictedClaim): readonly string[] {
  const sentence = `: the candidate says ${quote(claim.candidate.text.trim())}`;
  return bareNumbers(claim).map(({ given, wanted }) => `${wrongNumber(given, wanted)}${sentence}`);
}

/** A text may have several wrong numbers; of its other contradictions the first is enough to read it again. */
function isFact({ rule }: ContradictedClaim): boolean {
  return rule === 'number' || rule === 'identifier';
}

function explain({
  rule,
  given,
  wanted,
  candidate,
  witness = { text: '', source: 'reference' },
}: ContradictedClaim): Pick<Defect, 'message' | 'suggestion'> {
  const both = `the candidate says ${quote(candidate.text.trim())}, the ${witness.source} ${quote(witness.text.trim())}`;
  switch (rule) {
    case 'number':
      return {
        message: `${wrongNumber(given, wanted)}: ${both}`,
        suggestion: `Change ${quote(given)} to ${quote(wanted)}`,
      };
    case 'identifier':
      return {
        message: `The reference names ${quote(wanted)}, the candidate names ${quote(given)}: ${both}`,
        suggestion: `Change ${quote(given)} to ${quote(wanted)}`,
      };
    case 'change':
    case 'exchange':
      return {
        message: `The other way round, ${quote(given)} for ${quote(wanted)}: ${both}`,
        suggestion: `Turn it round: ${quote(wanted)}`,
      };
    case 'speaker':
      return {
        message: `The other one said it, the ${wanted}, where ${quote(given)} is told: ${both}`,
        suggestion: `Say that the ${wanted} did`,
      };
    case 'status':
      return {
        message: `How far it has come, ${quote(given)} for ${quote(wanted)}: ${both}`,
        suggestion: `Say how far it has come: ${quote(wanted)}`,
      };
    case 'plan':
      return {
        message: `Told as done, ${quote(given)} for ${quote(wanted)}: ${both}`,
        suggestion: `Say that it is still to be done: ${quote(wanted)}`,
      };
    case 'untold':
      return {
        message: `No line of the session tells that anything was ${wanted}: the candidate says ${quote(candidate.text.trim())}`,
        suggestion: `Say how far it has come, or take ${quote(given)} out`,
      };
    case 'certainty':
      return {
        message: `Told as a fact, ${quote(given)} for ${quote(wanted)}: ${both}`,
        // The session may say it in the first person, which is no sentence for a summary.
        suggestion: `Say that it is not certain, as the ${witness.source} does: ${quote(wanted)}`,
      };
  }
}
