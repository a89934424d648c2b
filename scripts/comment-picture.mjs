// Takes docs/comment.png: the comment of the commonest regression, made by running the built program. The good candidates
// of examples/ are the base; of the pull request nine have lost their moments, and thirteen half of their actions. Needs
// `npm run build`, and the Chromium that CHROMIUM names, or Debian's. docs/comment.html is what the picture was taken of;
// with --check nothing is written, and another page than that is an error: pixels differ with the fonts of a machine.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import MarkdownIt from 'markdown-it';
import { chromium } from 'playwright-core';
import { renderComment } from '../build/render/page/page.js';

const WIDTH = 860;

const folder = mkdtempSync(join(tmpdir(), 'comment-'));
const score = (...flags) =>
  spawnSync(process.execPath, [resolve('dist/cli.js'), ...flags], { cwd: folder, encoding: 'utf8' });

try {
  cpSync('golden-corpus', join(folder, 'golden-corpus'), { recursive: true });
  cpSync('examples/good', join(folder, 'candidates'), { recursive: true });
  score('--report-dir', 'base', '--report-formats', 'json');
  mkdirSync(join(folder, 'now'));
  let [moments, actions] = [9, 13];
  for (const name of readdirSync(join(folder, 'candidates')).filter((one) => one.endsWith('.json'))) {
    const summary = JSON.parse(readFileSync(join(folder, 'candidates', name), 'utf8'));
    if ((summary.aha_moments ?? []).length > 0 && moments-- > 0) summary.aha_moments = [];
    if (summary.key_actions.length > 2 && actions-- > 0)
      summary.key_actions = summary.key_actions.slice(0, Math.ceil(summary.key_actions.length / 2));
    writeFileSync(join(folder, 'now', name), JSON.stringify(summary, null, 2));
  }
  cpSync(join(folder, 'now'), join(folder, 'candidates'), { recursive: true });
  score('--baseline', 'base/report.json', '--report-formats', 'json');
  const report = JSON.parse(readFileSync(join(folder, 'summary-gate-report/report.json'), 'utf8'));
  const comment = renderComment(report, {
    marker: '',
    footer: '',
    summaryUrl: '#',
    warnOnly: false,
    linkTo: () => undefined,
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 1120 }, colorScheme: 'light' });
  const html = `<!doctype html>\n<meta charset="utf-8">\n<style>${style()}\n</style>\n<main>\n${new MarkdownIt({ html: true }).render(comment)}</main>\n`;
  await page.setContent(html);
  // Down to the end of the gates: the rest of a comment is behind clicks.
  const end = await page
    .locator('table')
    .first()
    .evaluate((table) => table.getBoundingClientRect().bottom);
  await page.setViewportSize({ width: WIDTH, height: Math.ceil(end) + 16 });
  const picture = await page.screenshot();
  await browser.close();
  if (!process.argv.includes('--check')) {
    writeFileSync('docs/comment.png', picture);
    writeFileSync('docs/comment.html', html);
  } else if (readFileSync('docs/comment.html', 'utf8') !== html) {
    console.error('docs/comment.png shows another comment than the program makes: node scripts/comment-picture.mjs');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** As GitHub shows a comment, near enough. */
function style() {
  return `
    body { margin: 0; padding: 16px; background: #fff; color: #1f2328; font: 14px/1.5 "Noto Sans", Arial, sans-serif; }
    main { border: 1px solid #d1d9e0; border-radius: 6px; padding: 16px; }
    h2 { font-size: 1.5em; border-bottom: 1px solid #d1d9e0b3; padding-bottom: .3em; margin: 0 0 16px; }
    h3 { font-size: 1.25em; margin: 24px 0 16px; }
    table { border-collapse: collapse; margin: 0 0 16px; display: block; }
    th, td { border: 1px solid #d1d9e0; padding: 6px 13px; }
    tr:nth-child(2n) { background: #f6f8fa; }
    code { background: #818b981f; border-radius: 6px; padding: .2em .4em; font: 85% "Noto Sans Mono", monospace; }
    a { color: #0969da; }
    details { margin-bottom: 8px; }
    ul { padding-left: 2em; }`;
}
