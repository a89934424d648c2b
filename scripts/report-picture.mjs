// Takes docs/report.png from docs/sample-report.html with the Chromium that CHROMIUM names, or Debian's: the verdict with the
// first gates, and below a gap the table of sessions with one of them open, down to its summary.
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const WIDTH = 1120;
const GAP = 28;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 1480 }, colorScheme: 'light' });
  await page.goto(pathToFileURL('docs/sample-report.html').href);
  await page.getByLabel('With', { exact: true }).selectOption('NUMBER_MISMATCH');
  await page.getByRole('button', { name: /^toml-parser-panic/ }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  const [gates, sessions, row, texts] = await Promise.all(
    ['.gate:nth-of-type(6)', '.sessions', 'tr.session.open', '.opened .part:nth-of-type(2)'].map((selector) =>
      boxOf(page, selector),
    ),
  );
  const above = { x: 0, y: 0, width: WIDTH, height: gates.y + gates.height };
  const top = sessions.y - GAP / 2;
  const below = { x: 0, y: top, width: WIDTH, height: texts.y + texts.height + GAP / 2 - top };
  if (
    row.y < top ||
    row.y + row.height > top + below.height ||
    !(await page.locator('.opened mark.clash').first().isVisible())
  )
    throw new Error('the picture would not show the open session: what stands around it has moved');
  const crops = [];
  for (const clip of [above, below]) crops.push(await page.screenshot({ clip, fullPage: true }));
  const joined = await browser.newPage({ viewport: { width: WIDTH, height: 100 } });
  const images = crops.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('');
  await joined.setContent(
    `<style>body { margin: 0; background: #fff } img { display: block; margin-bottom: ${GAP}px } img:last-child { margin: 0 }</style>${images}`,
  );
  await joined.screenshot({ path: 'docs/report.png', fullPage: true });
} finally {
  await browser.close();
}

/** Where an element stands on the page. A page without it is another one than this script was written for. */
async function boxOf(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`the page shows no ${selector}`);
  return box;
}
