import type { Summary } from '../../summary.js';
import { directionSites } from '../direction.js';
import { type Edit, type EditContext, TEXT_FIELDS, type TextField } from '../edit.js';
import { isEnglish } from '../english.js';
import { textsOf, withTexts } from '../fields.js';
import { type Identifier, identifiersIn, inventedName } from '../identifiers.js';
import { negationsOf } from '../negation.js';
import { numberSites, numbersIn, otherNumber } from '../numbers.js';
import { oppositesOf } from '../opposites.js';
import { pick, type Random, share } from '../random.js';
import { type PlacedSite, replaceIn, type Site, sitesOf } from '../sites.js';

const SUFFIX: Readonly<Record<TextField, string>> = { title: 'title', summary: 'summary', key_actions: 'actions' };
const WHERE: Readonly<Record<TextField, string>> = {
  title: 'the title',
  summary: 'the summary',
  key_actions: 'the key actions',
};

interface Family {
  readonly family: string;
  readonly doses: readonly number[];
  readonly unit: Edit['unit'];
  readonly describe: (where: string) => string;
  readonly change: (
    texts: readonly string[],
    dose: number,
    context: EditContext & { readonly reference: Summary; readonly field: TextField },
  ) => readonly string[] | null;
}

/** One edit a text field, so that what is hit can be told apart. */
function editsOf({ family, doses, unit, describe, change }: Family): readonly Edit[] {
  return TEXT_FIELDS.map((field) => ({
    kind: `${family}-${SUFFIX[field]}`,
    family,
    effect: 'damaging',
    dimensions: [field],
    description: describe(WHERE[field]),
    doses,
    unit,
    change: (reference, dose, context) => {
      const texts = change(textsOf(reference, field), dose, { ...context, reference, field });
      return texts === null ? null : withTexts(reference, field, texts);
    },
  }));
}

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
  describe: (where) => `Claims in ${where} say the opposite by one word, such as removed for added.`,
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

function changedNumbers(texts: readonly string[], dose: number, random: Random): readonly string[] | null {
  const numbers = [...new Set(texts.flatMap((text) => numbersIn(text).map((number) => number.text)))];
  const chosen = numbers.length === 0 ? [] : share(numbers, dose, random);
  if (chosen.length === 0) return null;
  const replacements = new Map(chosen.map((number) => [number, otherNumber(number, random)]));
  return replaceIn(
    texts,
    sitesOf(texts, (text) => numberSites(text, replacements)),
  );
}

const SOME_NUMBERS: Family = {
  family: 'some-numbers',
  doses: [40],
  unit: 'percent',
  describe: (where) => `Some of the numbers in ${where} are wrong.`,
  change: (texts, dose, { random }) =>
    // With one number alone, some of them would be all of them.
    new Set(texts.flatMap((text) => numbersIn(text).map((number) => number.text))).size < 2
      ? null
      : changedNumbers(texts, dose, random),
};

const ALL_NUMBERS: Family = {
  family: 'all-numbers',
  doses: [100],
  unit: 'percent',
  describe: (where) => `All numbers in ${where} are wrong.`,
  change: (texts, dose, { random }) => changedNumbers(texts, dose, random),
};

const IDENTIFIERS: Family = {
  family: 'identifiers',
  doses: [40, 100],
  unit: 'percent',
  describe: (where) =>
    `Files, functions, versions, branches and numbers of tickets in ${where} are replaced by others.`,
  change: (texts, dose, { reference, random }) => {
    const found = new Map(texts.flatMap(identifiersIn).map((identifier) => [identifier.name, identifier]));
    if (found.size === 0) return null;
    const everywhere = TEXT_FIELDS.flatMap((field) => textsOf(reference, field)).flatMap(identifiersIn);
    const chosen = share([...found.values()], dose, random);
    const replacements = new Map<string, string>();
    for (const identifier of chosen) {
      const name = otherIdentifier(identifier, texts, everywhere, [...replacements.values()], random);
      if (name !== undefined) replacements.set(identifier.name, name);
    }
    return replaceIn(
      texts,
      sitesOf(texts, (text) =>
        identifiersIn(text).flatMap(({ name, start, end }) => {
          const replacement = replacements.get(name);
          return replacement === undefined ? [] : [{ start, end, replacement }];
        }),
      ),
    );
  },
};

/** Another name of the same kind: one of the session that stands in no text together with it, or an invented one. */
function otherIdentifier(
  identifier: Identifier,
  texts: readonly string[],
  everywhere: readonly Identifier[],
  used: readonly string[],
  random: Random,
): string | undefined {
  const together = new Set(
    texts
      .map((text) => identifiersIn(text).map(({ name }) => name))
      .filter((names) => names.includes(identifier.name))
      .flat(),
  );
  const exchangeable = everywhere
    .filter(({ name, kind }) => kind === identifier.kind && !together.has(name) && !used.includes(name))
    .map(({ name }) => name);
  if (exchangeable.length > 0 && random.below(2) === 0) return pick([...new Set(exchangeable)], random);
  return inventedName(identifier, new Set([...everywhere.map(({ name }) => name), ...used]), random);
}

export const FACT_EDITS: readonly Edit[] = [
  NEGATED,
  OPPOSITE,
  REVERSED,
  SOME_NUMBERS,
  ALL_NUMBERS,
  IDENTIFIERS,
].flatMap(editsOf);
