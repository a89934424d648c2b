import type { Comparison } from '../../comparison/schema.js';
import { counted, plainLine } from '../../core/text.js';
import { COMPARE_STYLE, COMPARE_STYLE_HASH } from '../html/compare-assets.js';
import { html, type Markup } from '../html/markup.js';
import { STYLE, STYLE_HASH } from '../html/page-assets.js';
import { pageHead } from '../html/page-head.js';
import { pairsSection, subjectsSection, variantCards } from './html-charts.js';
import { findingsSection, sessionsSection, sideBySideSection } from './html-tables.js';

/** A comparison as one page that needs nothing else and has no program: the result in words, then what it rests on. */
export function comparisonHtml(comparison: Comparison): string {
  const head = pageHead(plainLine(comparison.title, 200), [STYLE_HASH, COMPARE_STYLE_HASH]);
  const body = html`</head>
<body>
<a class="skip" href="#sessions">To the sessions</a>
${headline(comparison)}
<main class="wrap">
${variantCards(comparison)}
<div class="cards">${subjectsSection(comparison)}${pairsSection(comparison)}${sideBySideSection(comparison)}${findingsSection(comparison)}${sessionsSection(comparison)}</div>
</main>
</body>
</html>
`;
  // Styles are not foreign; escaping would change them.
  return `${head}<style>${STYLE}</style>\n<style>${COMPARE_STYLE}</style>\n${body}`;
}

/** Longer sentences are cut: names of variants may be long. */
const LONGEST_SENTENCE = 2000;

const BADGES = {
  pass: 'Difference shown',
  inconclusive: 'Different ways',
  none: 'No difference shown',
} as const;

function headline(comparison: Comparison): Markup {
  const { title, sentences, caveats, scored_at: at, session_count: sessions, variants, rubric } = comparison;
  const look = lookOf(comparison);
  return html`<header class="verdict ${look}"><div class="wrap">
<p class="brand"><span>summary-gate compare</span> <span class="when">scored <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></span></p>
<h1><span class="badge">${BADGES[look]}</span> <span><bdi>${plainLine(title, LONGEST_SENTENCE)}</bdi></span></h1>
<p class="lead">${variants.length} variants on ${counted(sessions, 'golden session')} of <bdi>${plainLine(comparison.corpus, 300)}</bdi>, rubric ${rubric.version}</p>
<ul class="sentences">${sentences.map(
    (sentence) =>
      html`<li class="${isClash(sentence) ? 'clash' : 'plain-sentence'}"><bdi>${plainLine(sentence, LONGEST_SENTENCE)}</bdi></li>`,
  )}</ul>${caveats.map((caveat) => html`<p class="aside"><bdi>${plainLine(caveat, LONGEST_SENTENCE)}</bdi></p>`)}
</div></header>`;
}

/** The sentence that findings and closeness point different ways begins so. */
function isClash(sentence: string): boolean {
  return sentence.startsWith('They point different ways:');
}

function lookOf({ subjects, sentences }: Comparison): keyof typeof BADGES {
  if (sentences.some(isClash)) return 'inconclusive';
  return subjects.some(({ shown }) => shown.length > 0) ? 'pass' : 'none';
}
