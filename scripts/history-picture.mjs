// Takes docs/history.png: the page of `history --html` over forty runs, made by the built program. The summaries of examples/good
// vary as those of a model do: in each run a few sessions have those of examples/regressed, for a week more of them. Needs
// `npm run build`, and the Chromium that CHROMIUM names, or Debian's.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { scoreCorpus } from '../dist/library.js';

const RUNS = 40;

/** The runs in which a prompt was worse, until somebody saw it here. */
const isWorse = (run) => run >= 18 && run < 24;

const folder = mkdtempSync(join(tmpdir(), 'history-'));
try {
  cpSync('golden-corpus', join(folder, 'golden-corpus'), { recursive: true });
  mkdirSync(join(folder, 'reports'));
  const names = readdirSync('examples/good').filter((name) => name.endsWith('.json'));
  for (let run = 0; run < RUNS; run++) {
    names.forEach((name, session) => {
      const isBad = (run * 7 + session * 5) % 37 < (isWorse(run) ? 14 : 2);
      const bad = join('examples/regressed', name);
      cpSync(isBad && existsSync(bad) ? bad : join('examples/good', name), join(folder, 'candidates', name));
    });
    process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 9, 14, 9) / 1000 + run * 86_400);
    process.env.GITHUB_SHA = String(run + 11).repeat(20);
    const report = await scoreCorpus({ 'fail-on': 'unusable', 'min-overall': 0.6 }, { cwd: folder });
    writeFileSync(join(folder, 'reports', `${run}.json`), JSON.stringify(report));
  }
  const flags = ['history', 'reports', '--html', '--report-dir', 'site'];
  const { status, stderr } = spawnSync(process.execPath, [resolve('dist/cli.js'), ...flags], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 1000, height: 1300 }, colorScheme: 'light' });
  await page.goto(pathToFileURL(join(folder, 'site/history.html')).href);
  // Down to the end of a section, wherever that is: a line of text cut in half looks like a fault of the page.
  const last = await page.locator('section', { hasText: 'Sessions that change between' }).boundingBox();
  if (last === null) throw new Error('the page has no sessions that change between passing and failing');
  await page.screenshot({
    path: 'docs/history.png',
    fullPage: true,
    clip: { x: 0, y: 0, width: 1000, height: last.y + last.height + 16 },
  });
  await browser.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
