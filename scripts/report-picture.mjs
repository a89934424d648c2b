// Takes docs/report.png from docs/sample-report.html with the Chromium that CHROMIUM names, or Debian's.
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1120, height: 1480 }, colorScheme: 'light' });
await page.goto(pathToFileURL('docs/sample-report.html').href);
await page.getByLabel('With', { exact: true }).selectOption('NEGATION_MISMATCH');
await page.getByRole('button', { name: /^go-cache-data-race/ }).click();
await page.mouse.move(0, 0);
await page.evaluate(() => scrollTo(0, 0));
await page.screenshot({ path: 'docs/report.png' });
await browser.close();
