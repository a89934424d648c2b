import { beforeAll, describe, expect, it } from '@jest/globals';
import { audit, cutContent, openPage } from './open-page.js';
import { examplePage, hugePage, PAGES } from './reports.js';

describe.each(PAGES)('%s', (_, make) => {
  let html: string;
  beforeAll(async () => {
    html = await make();
  });

  it('opens without a word or a request, and axe finds nothing, light and dark', async () => {
    const { page, complaints, requests } = await openPage(html);
    const names = page.locator('button.name');
    for (const at of [0, 3]) await names.nth(at).click();
    expect(await page.locator('tr.detail:not([hidden])').count()).toBeGreaterThan(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await audit(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('cuts nothing on a phone, a tablet, a wide screen and paper', async () => {
    const { page } = await openPage(html);
    for (const at of [2, 5]) await page.locator('button.name').nth(at).click();
    for (const width of [320, 820, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, cut: await cutContent(page) }).toEqual({ width, cut: [] });
    }
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    expect(await cutContent(page)).toEqual([]);
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('without JavaScript', () => {
  it('still tells the verdict, the gates and what is wrong with the worst sessions', async () => {
    const { page } = await openPage(await examplePage('regressed'), { javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toContain('These summaries fail 11 of 12 gates');
    expect(await page.locator('.gate.fail .value').allTextContents()).toContain('0.420');
    expect(await page.locator('tr.session').count()).toBe(28);
    expect(await page.locator('tr.detail:not([hidden])').count()).toBe(5);
    expect(await page.getByText('The candidate cannot be scored: broken JSON').isVisible()).toBe(true);
    expect(await page.locator('.filters').isVisible()).toBe(false);
    expect(await page.locator('noscript').isVisible()).toBe(true);
  });
});

describe('more sessions than a page holds', () => {
  let html: string;
  beforeAll(async () => {
    html = await hugePage(5200);
  });

  it('can be used without a complaint, after a time that is told', async () => {
    const { page, complaints } = await openPage(html);
    await page.locator('.filters').waitFor({ state: 'visible' });
    const after = await page.evaluate<number>('window.usableAfter');
    process.stderr.write(
      `5,000 sessions: ${(html.length / 1e6).toFixed(1)} MB, usable after ${Math.round(after)} ms\n`,
    );
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('finds, sorts and opens any of them', async () => {
    const { page } = await openPage(html);
    expect(await page.getByText('This page holds the failing and worst 5000 of 5200 sessions').isVisible()).toBe(true);
    expect(await page.locator('tr.session').count()).toBe(100);
    await page.getByRole('button', { name: 'Show 100 more' }).click();
    expect(await page.locator('tr.session').count()).toBe(200);
    await page.getByLabel('Name', { exact: true }).fill('rename-config-flag-4');
    const first = page.locator('button.name').first();
    await first.click();
    expect(await page.locator('.opened').textContent()).toContain('Reference');
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Session', exact: true }).click();
    expect(await page.locator('tr.session').count()).toBe(100);
    expect(await audit(page)).toEqual([]);
  });
});
