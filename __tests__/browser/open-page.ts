import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { makeWorkspace } from '../builders/workspace.js';

/** Where Debian has it; another one may be named. */
const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Without these Chromium asks its maker for updates and lists. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: EXECUTABLE, args: QUIET });
});
// Pages of thousands of sessions would slow down those behind them.
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

/** Notes the time, in milliseconds since the navigation began, at which sorting and filtering are there. */
const NOTE_WHEN_USABLE = `new MutationObserver((_, observer) => {
  const form = document.querySelector('.filters');
  if (form === null || form.hidden) return;
  observer.disconnect();
  window.usableAfter = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true })`;

export interface OpenPage {
  readonly page: Page;
  /** What the console said, and what was thrown. */
  readonly complaints: readonly string[];
  /** Addresses that were asked for besides the page itself. */
  readonly requests: readonly string[];
}

/** Opens a page as somebody does who has downloaded it. */
export async function openPage(html: string, options: BrowserContextOptions = {}, hash = ''): Promise<OpenPage> {
  const { root } = makeWorkspace();
  const file = join(root, 'report.html');
  writeFileSync(file, html);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  const address = pathToFileURL(file).href;
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== address) requests.push(request.url());
  });
  await page.addInitScript(NOTE_WHEN_USABLE);
  await page.goto(address + hash);
  return { page, complaints, requests };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong, a line each. */
export async function audit(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate<string[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ': ' + failureSummary)))`,
  );
}

/** The outermost elements that reach beyond the page, or whose content is cut. */
export async function cutContent(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const width = document.documentElement.clientWidth;
    const isOutside = (element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.right > width + 1 || box.left < -1);
    };
    return [...document.querySelectorAll('body *')].filter((element) => {
      if (element.closest('.unseen, .skip, [hidden], script, style, .long') !== null) return false;
      const isCut = getComputedStyle(element).overflow !== 'visible' && element instanceof HTMLElement &&
        !element.matches('input, select, option') &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
      return isCut || (isOutside(element) && !isOutside(element.parentElement));
    }).slice(0, 10).map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return Math.round(left) + ' to ' + Math.round(right) + ': ' + element.outerHTML.slice(0, 120);
    });
  })()`);
}

/** Boxes of opened sessions that lie over each other, and texts that leave their box; a line each. */
export async function collisions(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const BOXES = '.opened .part, .opened .side, div.bullet, .joint, .pair > .beside, .head > div, .costs tbody td, .costs tbody th';
    // What is folded away has a place all the same.
    const isShown = (element) => element.closest('details:not([open])') === null;
    const boxes = [...document.querySelectorAll(BOXES)].filter(isShown).map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const tell = (element) => element.className + ' "' + element.textContent.trim().slice(0, 60) + '"';
    const found = [];
    boxes.forEach(({ element: a, box: p }, i) => boxes.slice(i + 1).forEach(({ element: b, box: q }) => {
      const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (across > 1 && down > 1 && !a.contains(b) && !b.contains(a)) found.push(tell(a) + ' lies over ' + tell(b));
    }));
    for (const { element, box } of boxes) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (node.textContent.trim() === '' || node.parentElement.closest('.unseen') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const leaves = [...range.getClientRects()].some((line) => line.width > 0 &&
          (line.top < box.top - 2 || line.bottom > box.bottom + 2 || line.left < box.left - 2 || line.right > box.right + 2));
        if (leaves) found.push('"' + node.textContent.trim().slice(0, 60) + '" leaves ' + tell(element));
      }
    }
    return found.slice(0, 10);
  })()`);
}
