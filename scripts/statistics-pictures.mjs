// Makes the pictures of docs/statistics.md and docs/simulations.md from real runs and from simulations through the shipped
// code, and prints the table of simulations. Usage: npm run build && node scripts/statistics-pictures.mjs
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seededRandom } from '../build/core/seeded-random.js';
import { changesBetween, changeWord } from '../build/gates/baseline/change.js';
import { shownDrop } from '../build/gates/regression-checks.js';
import { detectableChange } from '../build/statistics/detectable-change.js';

const RUNS = 1_000;
const NOISE = 0.1;
const ALLOWED = 0.02;
const DROPS = [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12];
const SIZES = [10, 26, 100];
const INK = '#57606a';
const COLOURS = ['#8250df', '#0969da', '#1a7f37'];

const line = (x1, y1, x2, y2, more = '') =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${INK}" ${more}/>`;
const text = (x, y, words, more = '') => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`;

writeFileSync('docs/statistics-deltas.svg', deltasPicture(realComparison()));
const curves = SIZES.map((sessions) => ({ sessions, shares: DROPS.map((drop) => shareOfAlarms(sessions, drop)) }));
writeFileSync('docs/statistics-power.svg', powerPicture(curves));
console.log(table(curves));

/** The shipped examples: the good candidates are the base, the worse ones the pull request. */
function realComparison() {
  const folder = mkdtempSync(join(tmpdir(), 'statistics-pictures-'));
  try {
    for (const name of ['golden-corpus', 'examples']) cpSync(name, join(folder, name), { recursive: true });
    mkdirSync(join(folder, '.git'));
    const run = (...args) => {
      const { stdout, stderr, status } = spawnSync(process.execPath, [resolve('dist/cli.js'), ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status > 1) throw new Error(stderr);
      return stdout;
    };
    run('--candidates', 'examples/good');
    run('bless', 'base.json');
    return JSON.parse(run('--candidates', 'examples/regressed', '--baseline', 'base.json', '--json')).baseline;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function shareOfAlarms(sessions, drop) {
  const noise = normalNoise(sessions);
  let alarms = 0;
  for (let run = 0; run < RUNS; run++) {
    const quality = Array.from({ length: sessions }, (_, i) => 0.7 + 0.02 * (i % 10));
    const before = quality.map((score) => score + NOISE * noise());
    const now = quality.map((score) => score + NOISE * noise() - drop);
    const [change] = changesBetween([{ before, now }]);
    if (changeWord(change, shownDrop(change, 'six decimals'), ALLOWED, undefined) === 'regression') alarms++;
  }
  return alarms / RUNS;
}

function normalNoise(seed) {
  const random = seededRandom(seed);
  return () => Array.from({ length: 12 }, () => (random.below(1e6) + 0.5) / 1e6).reduce((sum, u) => sum + u, -6);
}

function table(lines) {
  const cell = (share) => `${(100 * share).toFixed(1)} %`;
  return [
    `| True drop | ${lines.map(({ sessions }) => `${sessions} sessions`).join(' | ')} |`,
    `|---:|${lines.map(() => '---:').join('|')}|`,
    ...DROPS.map((drop, i) => `| ${drop.toFixed(2)} | ${lines.map(({ shares }) => cell(shares[i])).join(' | ')} |`),
    `| what a run that sees this spread says | ${lines.map(({ sessions }) => detectable(sessions).toFixed(3)).join(' | ')} |`,
  ].join('\n');
}

function detectable(sessions) {
  return detectableChange({ sessions, spread: Math.SQRT2 * NOISE }, ALLOWED).drop;
}

function svg(width, height, title, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="${INK}" role="img">
<title>${title}</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${content.join('\n')}
</svg>
`;
}

function deltasPicture({ sessions, overall }) {
  const [width, row, left] = [720, 16, 210];
  const sorted = [...sessions].sort((a, b) => a.delta - b.delta);
  const height = 76 + sorted.length * row;
  const x = (delta) => left + ((delta + 0.9) / 1) * (width - left - 20);
  const [low, high] = overall.ci95;
  return svg(width, height, 'Change of each session of the shipped examples against the base', [
    `<rect x="${x(low).toFixed(1)}" y="20" width="${(x(high) - x(low)).toFixed(1)}" height="${height - 66}" fill="#ffebe9"/>`,
    line(x(0), 20, x(0), height - 46),
    line(x(overall.delta), 20, x(overall.delta), height - 46, 'stroke-width="2" stroke-dasharray="5 3"'),
    ...sorted.flatMap(({ name, delta }, i) => {
      const y = 32 + i * row;
      return [
        text(left - 8, y + 4, name, 'text-anchor="end"'),
        line(x(0), y, x(delta), y, 'stroke-opacity="0.4"'),
        `<circle cx="${x(delta).toFixed(1)}" cy="${y}" r="4" fill="#cf222e"/>`,
      ];
    }),
    ...[-0.8, -0.6, -0.4, -0.2, 0].map((mark) => text(x(mark), height - 30, mark.toFixed(1), 'text-anchor="middle"')),
    text(x(-0.4), height - 10, 'change of the overall score', 'text-anchor="middle"'),
    text(
      x(overall.delta),
      14,
      `mean ${overall.delta.toFixed(3)}, 95 % interval ${low.toFixed(3)} to ${high.toFixed(3)}`,
      'text-anchor="middle"',
    ),
  ]);
}

function powerPicture(lines) {
  const [width, height, left, bottom] = [720, 360, 60, 50];
  const x = (drop) => left + (drop / 0.12) * (width - left - 110);
  const y = (share) => height - bottom - share * (height - bottom - 30);
  return svg(width, height, 'How often a drop of the mean is called a regression, in simulated pull requests', [
    ...[0, 0.05, 0.5, 0.8, 1].flatMap((share) => [
      line(
        x(0),
        y(share),
        x(0.12),
        y(share),
        `stroke-opacity="${share === 0.8 || share === 0.05 ? 0.7 : 0.2}"${share === 0.8 || share === 0.05 ? ' stroke-dasharray="4 4"' : ''}`,
      ),
      text(left - 8, y(share) + 4, `${Math.round(share * 100)} %`, 'text-anchor="end"'),
    ]),
    ...DROPS.map((drop) => text(x(drop), height - bottom + 18, drop.toFixed(2), 'text-anchor="middle"')),
    text(x(0), 14, 'share of pull requests that are called a regression'),
    text(x(0.06), height - 12, 'true drop of the mean', 'text-anchor="middle"'),
    ...lines.flatMap(({ sessions, shares }, i) => [
      `<polyline fill="none" stroke="${COLOURS[i]}" stroke-width="2" points="${shares.map((share, d) => `${x(DROPS[d]).toFixed(1)},${y(share).toFixed(1)}`).join(' ')}"/>`,
      text(
        x(0.12) + 8,
        y(shares.at(-1)) + 4 + (i === 2 ? -8 : i === 1 ? 8 : 0),
        `${sessions} sessions`,
        `fill="${COLOURS[i]}"`,
      ),
      ...(detectable(sessions) <= 0.12
        ? [`<circle cx="${x(detectable(sessions)).toFixed(1)}" cy="${y(0.8).toFixed(1)}" r="5" fill="${COLOURS[i]}"/>`]
        : []),
    ]),
  ]);
}
