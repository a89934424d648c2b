import { pick, type Random, share } from '../../../core/seeded-random.js';
import { type Edit, TEXT_FIELDS } from '../edit.js';
import { textsOf } from '../fields.js';
import { type Identifier, identifiersIn, inventedName } from '../identifiers.js';
import { replaceIn, sitesOf } from '../sites.js';
import { editsOf, type Family } from './family.js';

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
    // A longer name of the same thing is no other thing: `Cache.put()` and `put()`.
    .filter(({ name }) => !name.includes(identifier.name) && !identifier.name.includes(name))
    .map(({ name }) => name);
  if (exchangeable.length > 0 && random.below(2) === 0) return pick([...new Set(exchangeable)], random);
  return inventedName(identifier, new Set([...everywhere.map(({ name }) => name), ...used]), random);
}

export const IDENTIFIER_EDITS: readonly Edit[] = editsOf(IDENTIFIERS);
