import { RegExpParser } from '@eslint-community/regexpp';

/** A loop with fewer rounds costs a text nothing. */
const LONG = 8;

/** Ways to go through a loop that are tried: with what may be left out and without it, each by another alternative and character. */
const WAYS = 6;

/** Characters of which most classes have some. */
const CHARACTERS = [...'a1 A-_.,:;/"\'`(){}[]<>*#@!?|&%$^~=+\\\n\t', 'é', '中', '“', '”', '«', '⟦', '⟧', '—', '\u0300'];

/**
 * For each loop of a pattern, written as `source` and `flags`, texts that go around in it: what leads to the loop, and what one of its
 * rounds takes.
 */
export function loopsOf(source, flags) {
  const { alternatives } = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const sample = sampler(flags.replace(/[gy]/g, ''));
  const loops = [];
  const walkAll = (alternatives, before) => {
    for (const { elements } of alternatives) {
      let path = before;
      for (const element of elements) {
        walk(element, path);
        path += sample(element, 0);
      }
    }
  };
  const walk = (node, before) => {
    if (node.type === 'Quantifier') {
      if (node.max >= LONG) {
        for (let way = 0; way < WAYS; way++) {
          const round = sample(node.element, way);
          // And all of it again and again, since a search begins anew behind each match.
          if (round !== '') loops.push([before, round], ['', before + round]);
        }
      }
      walk(node.element, before);
    } else if (node.alternatives !== undefined) {
      // What is looked for behind stands before all that the pattern takes.
      walkAll(node.alternatives, node.kind === 'lookbehind' ? '' : before);
    }
  };
  walkAll(alternatives, '');
  return [...new Map(loops.map((loop) => [loop.join('\0'), loop])).values()];
}

const choiceOf = (way) => Math.floor(way / 2);

/** Makes a text that a part of a pattern takes. */
function sampler(flags) {
  const known = new Map();
  const charactersOf = ({ raw, elements = [] }) => {
    if (!known.has(raw)) {
      const one = new RegExp(`^(?:${raw})$`, flags);
      // Of its own characters a class may have none but these.
      const own = elements
        .map((element) => (element.type === 'CharacterClassRange' ? element.min : element))
        .flatMap(({ type, value }) => (type === 'Character' ? String.fromCodePoint(value) : []));
      known.set(
        raw,
        [...CHARACTERS, ...own].filter((character) => one.test(character)),
      );
    }
    return known.get(raw);
  };
  const sample = (node, way) => {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const characters = charactersOf(node);
        return characters[choiceOf(way) % characters.length] ?? '';
      }
      case 'Quantifier':
        return sample(node.element, way).repeat(Math.max(node.min, way % 2));
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives[choiceOf(way) % node.alternatives.length].elements
          .map((one) => sample(one, way))
          .join('');
      default:
        return '';
    }
  };
  return sample;
}
