import { addTo } from '../../../core/groups.js';
import { pick, type Random, share } from '../../../core/seeded-random.js';
import { type Edit, TEXT_FIELDS } from '../edit.js';
import { textsOf } from '../fields.js';
import { type Identifier, identifiersIn, inventedName } from '../identifiers.js';
import { type PlacedSite, replaceIn } from '../sites.js';
import { editsOf, type Family } from './family.js';

const IDENTIFIERS: Family = {
  family: 'identifiers',
  doses: [40, 100],
  unit: 'percent',
  describe: (where) =>
    `Files, functions, versions, branches and numbers of tickets in ${where} are replaced by others.`,
  change: (texts, dose, { reference, random }) => {
    const inTexts = texts.map(identifiersIn);
    const found = new Map(inTexts.flat().map((identifier) => [identifier.name, identifier]));
    if (found.size === 0) return null;
    const everywhere = TEXT_FIELDS.flatMap((field) => textsOf(reference, field)).flatMap(identifiersIn);
    const chosen = share([...found.values()], dose, random);
    const others = new OtherNames(inTexts, everywhere, chosen.length);
    const replacements = new Map<string, string>();
    for (const identifier of chosen) {
      const name = others.instead(identifier, random);
      if (name !== undefined) replacements.set(identifier.name, name);
    }
    const sites = inTexts.flatMap((identifiers, text) =>
      identifiers.flatMap(({ name, start, end }): readonly PlacedSite[] => {
        const replacement = replacements.get(name);
        return replacement === undefined ? [] : [{ start, end, replacement, text }];
      }),
    );
    return replaceIn(texts, sites);
  },
};

/** Up to this many pairs, each name is compared with all others of the session; otherwise with the first of them. */
const ALL_PAIRS = 250_000;
const FIRST_OTHERS = 50;

/** Names to stand in place of others in the texts of a field. */
class OtherNames {
  /** The names of each text, and the texts of each name. */
  private readonly namesOf: readonly ReadonlySet<string>[];
  private readonly textsOf = new Map<string, number[]>();
  private readonly compared: readonly Identifier[];
  private readonly taken: Set<string>;
  private readonly used = new Set<string>();

  constructor(inTexts: readonly (readonly Identifier[])[], everywhere: readonly Identifier[], wanted: number) {
    this.namesOf = inTexts.map((identifiers) => new Set(identifiers.map(({ name }) => name)));
    for (const [text, names] of this.namesOf.entries()) {
      for (const name of names) {
        addTo(this.textsOf, name, text);
      }
    }
    this.compared = everywhere.length * wanted <= ALL_PAIRS ? everywhere : everywhere.slice(0, FIRST_OTHERS);
    this.taken = new Set(everywhere.map(({ name }) => name));
  }

  /** Another name of the same kind: one of the session that stands in no text together with it, or an invented one. */
  instead(identifier: Identifier, random: Random): string | undefined {
    const exchangeable = this.compared.filter((other) => this.isExchangeable(identifier, other));
    const name =
      exchangeable.length > 0 && random.below(2) === 0
        ? pick([...new Set(exchangeable.map((other) => other.name))], random)
        : inventedName(identifier, this.taken, random);
    if (name !== undefined) {
      this.used.add(name);
      this.taken.add(name);
    }
    return name;
  }

  private isExchangeable(identifier: Identifier, { name, kind }: Identifier): boolean {
    if (kind !== identifier.kind || this.used.has(name)) return false;
    // A longer name of the same thing is no other thing: `Cache.put()` and `put()`.
    if (name.includes(identifier.name) || identifier.name.includes(name)) return false;
    return this.textsOf.get(identifier.name)?.some((text) => this.namesOf[text]?.has(name)) !== true;
  }
}

export const IDENTIFIER_EDITS: readonly Edit[] = editsOf(IDENTIFIERS);
