import { describe, expect, it } from '@jest/globals';
import { audit, collisions, openPage } from './open-page.js';
import { complete, emptyPage, examplePage, hostilePage, PAGES_OF_OTHER_SESSIONS } from './reports.js';

describe('the table of sessions', () => {
  const names = async (page: Awaited<ReturnType<typeof openPage>>['page']): Promise<readonly string[]> =>
    page.locator('button.name bdi').allTextContents();

  it('sorts by mouse and by keyboard, both ways', async () => {
    const { page } = await openPage(await examplePage('regressed'));
    const own = await names(page);
    const byName = own.toSorted();
    expect(await page.locator('th[aria-sort]').count()).toBe(0);
    expect(await page.locator('#shown').textContent()).toBe('28 sessions, failing first, then lowest');
    await page.getByRole('button', { name: 'Session', exact: true }).click();
    expect(await names(page)).toEqual(byName);
    expect(await page.locator('th.col-name').getAttribute('aria-sort')).toBe('ascending');
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual(byName.toReversed());
    // The third time brings the order of the page back.
    await page.keyboard.press('Enter');
    expect([await names(page), await page.locator('th[aria-sort]').count()]).toEqual([own, 0]);
    await page.locator('th.col-outcome button').focus();
    await page.keyboard.press('Space');
    const outcomes = await page.locator('tr.session td:last-child').count();
    expect(outcomes).toBe(byName.length);
    expect(await page.locator('th[aria-sort]').count()).toBe(1);
    const cells = await page.locator('tr.session td:nth-child(6)').allTextContents();
    const numbers = cells.filter((text) => text !== '–').map(Number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    // What has no score comes last, whichever way.
    expect(cells.slice(numbers.length).every((text) => text === '–')).toBe(true);
  });

  it('filters by name, state and finding, and says how many are left', async () => {
    const { page } = await openPage(await examplePage('regressed'));
    await page.getByLabel('Name', { exact: true }).fill('CACHE');
    expect(await names(page)).toEqual(['go-cache-data-race', 'canary-cache-eviction']);
    expect(await page.locator('#shown').textContent()).toContain('2 of 28 sessions');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByLabel('Show', { exact: true }).selectOption('unusable');
    expect(await names(page)).toEqual(['graphql-n-plus-one', 'pin-ci-node-version', 'renew-internal-tls']);
    await page.getByLabel('Show', { exact: true }).selectOption('');
    await page.getByLabel('With', { exact: true }).selectOption('SCRAMBLED_TEXT');
    expect(await names(page)).toEqual(['split-billing-module']);
    await page.getByLabel('Name', { exact: true }).fill('nothing like it');
    expect(await page.locator('#shown').textContent()).toBe('No session matches');
  });

  it('shows the sessions of a frequent finding, and all again', async () => {
    const { page } = await openPage(await examplePage('regressed'));
    const kind = page.getByRole('button', { name: /^Wrong outcome/ });
    const count = Number((await kind.locator('.count').textContent())?.match(/\d+/)?.[0]);
    await kind.click();
    expect((await names(page)).length).toBe(count);
    expect(await kind.getAttribute('aria-pressed')).toBe('true');
    await kind.click();
    expect((await names(page)).length).toBe(28);
  });

  it('opens and closes a session by keyboard, and keeps it open while sorting', async () => {
    const { page } = await openPage(await examplePage('regressed'));
    const name = page.getByRole('button', { name: /^webpack-to-vite/ });
    await name.focus();
    await page.keyboard.press('Enter');
    expect(await name.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('button', { name: 'Session', exact: true }).click();
    const region = page.locator('tr.detail:not([hidden])');
    expect(await region.count()).toBe(1);
    expect(await region.textContent()).toContain('contradicts');
    await name.focus();
    await page.keyboard.press('Space');
    expect(await region.count()).toBe(0);
  });

  it('has an address for each session', async () => {
    const { page } = await openPage(await examplePage('regressed'), {}, '#toml-parser-panic');
    expect(await page.locator('tr.session.open bdi').first().textContent()).toBe('toml-parser-panic');
    await page.getByRole('button', { name: /^ios-build-signing/ }).click();
    expect(page.url()).toMatch(/#ios-build-signing$/);
  });
});

it('the heads of the table stay where they are when no row is left', async () => {
  const { page } = await openPage(await examplePage('regressed'));
  const places = () =>
    page.evaluate<readonly number[]>(
      `[...document.querySelectorAll('.heatmap thead th')].map((head) => head.getBoundingClientRect().left)`,
    );
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await places();
    await page.getByLabel('Name', { exact: true }).fill('nothing like it');
    expect(await page.locator('tr.session').count()).toBe(0);
    // The borders of the rows, which heads share, are gone.
    for (const [i, place] of (await places()).entries()) expect(Math.abs(place - (before[i] ?? 0))).toBeLessThan(2);
    await page.getByLabel('Name', { exact: true }).fill('');
  }
});

it('a session that opens is of one colour where it has no scores', async () => {
  const { page } = await openPage(await examplePage('regressed'), {}, '#renew-internal-tls');
  await page.mouse.move(0, 0);
  const colours = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('tr.session.open > *')].map((cell) => getComputedStyle(cell).backgroundColor)`,
  );
  expect(new Set(colours).size).toBe(1);
});

it('what to change first leads to where it is told, and leaves the address alone', async () => {
  const { page } = await openPage(await examplePage('regressed'), {}, '#flaky-clock-test');
  const link = page.locator('.first a').first();
  expect(await link.textContent()).toBe('Wrong outcome');
  await link.click();
  expect(await page.evaluate('document.activeElement.querySelector("h3").textContent')).toMatch(/^Outcome/);
  expect(await page.evaluate('document.activeElement.getBoundingClientRect().top > 30')).toBe(true);
  expect(page.url()).toMatch(/#flaky-clock-test$/);
});

describe('filters, search and keys', () => {
  /** A base of which wrong outcomes are new. */
  const sinceBase: typeof complete = (report) => {
    const all = complete(report);
    return {
      ...all,
      sessions: all.sessions.map((session) => ({
        ...session,
        findings: session.findings.map((one) => (one.code === 'WRONG_OUTCOME' ? { ...one, new: true as const } : one)),
      })),
    };
  };
  const listed = (page: Awaited<ReturnType<typeof openPage>>['page']) => page.locator('tr.session').count();
  const hash = (page: Awaited<ReturnType<typeof openPage>>['page']) => new URL(page.url()).hash;

  it('keep what is chosen in the address, which can be sent, and the way back leads back', async () => {
    const html = await examplePage('regressed', sinceBase);
    const { page, complaints } = await openPage(html);
    const all = await listed(page);
    await page.getByLabel('Show', { exact: true }).selectOption('worse');
    const worse = await listed(page);
    expect(worse).toBeLessThan(all);
    await page.getByLabel('With', { exact: true }).selectOption('new:WRONG_OUTCOME');
    const both = await listed(page);
    expect(both).toBeLessThan(worse);
    await page.locator('button.name').first().click();
    const address = hash(page);
    expect(address).toMatch(/^#show=worse&with=new%3AWRONG_OUTCOME&session=/);
    await page.goBack();
    expect([await page.locator('tr.session.open').count(), await listed(page)]).toEqual([0, both]);
    await page.goBack();
    expect([await listed(page), hash(page)]).toEqual([worse, '#show=worse']);
    await page.goBack();
    expect([await listed(page), hash(page)]).toEqual([all, '']);
    const sent = (await openPage(html, {}, address)).page;
    expect([await listed(sent), await sent.locator('tr.session.open').count()]).toEqual([both, 1]);
    expect(complaints).toEqual([]);
  });

  it('find sessions by why they fail, and by words of their texts and findings', async () => {
    const { page } = await openPage(await examplePage('regressed'));
    await page.getByLabel('With', { exact: true }).selectOption('by:INVALID_CANDIDATE');
    expect(await page.locator('button.name bdi').allTextContents()).toEqual([
      'graphql-n-plus-one',
      'pin-ci-node-version',
    ]);
    await page.getByRole('button', { name: 'Clear' }).click();
    const text = page.getByLabel('Text', { exact: true });
    await text.fill('A STRING IS NOT CLOSED');
    await page.getByText('1 of 28 sessions').waitFor();
    expect(await page.locator('button.name bdi').allTextContents()).toEqual(['graphql-n-plus-one']);
    expect(hash(page)).toBe('#text=A%20STRING%20IS%20NOT%20CLOSED');
    await text.fill('the outcome is "success"');
    await page.getByText(/^\d of 28 sessions/).waitFor();
    await text.fill('<b>.*[');
    await page.getByText('No session matches').waitFor();
    await page.goBack();
    expect(await listed(page)).toBe(28);
  });

  it('mark what was found in the texts of opened sessions, across other marks, as text', async () => {
    const { page, complaints } = await openPage(
      await examplePage('regressed'),
      {},
      '#text=HIT%20and%20miss%20counters%20NON',
    );
    const marks = page.locator('.opened mark.found');
    await page.locator('button.name').first().click();
    expect(new Set((await marks.allTextContents()).join('').split(/(?<=non)/))).toEqual(
      new Set(['hit and miss counters non']),
    );
    expect(await page.locator('.opened mark.clash mark.found').count()).toBeGreaterThan(0);
    expect(await audit(page)).toEqual([]);
    const text = page.getByLabel('Text', { exact: true });
    await text.fill('a');
    await marks.nth(100).waitFor();
    await text.fill('');
    await marks.first().waitFor({ state: 'detached' });
    const hostile = await openPage(await hostilePage(), {}, `#text=${encodeURIComponent('<script>alert(')}`);
    await hostile.page.locator('button.name').first().click();
    expect(await hostile.page.locator('.opened mark.found').first().textContent()).toBe('<script>alert(');
    expect([...complaints, ...hostile.complaints]).toEqual([]);
  });

  it('say nothing of an address that is none of ours', async () => {
    for (const strange of ['#show=x&with=%&sort=-y&session=z', '#%E0%A4%A', '#=&&=', `#text=${'('.repeat(5000)}`]) {
      const { page, complaints } = await openPage(await examplePage('good'), {}, strange);
      await page.locator('.filters').waitFor({ state: 'visible' });
      expect(complaints).toEqual([]);
    }
  });

  it('walk from session to session, but not where somebody writes', async () => {
    const { page } = await openPage(await examplePage('regressed'));
    const open = async () => page.locator('tr.session.open button.name bdi').allTextContents();
    const names = await page.locator('button.name bdi').allTextContents();
    await page.keyboard.press('j');
    expect(await open()).toEqual([names[0]]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('j');
    expect(await open()).toEqual([names[2]]);
    await page.keyboard.press('k');
    expect(await open()).toEqual([names[1]]);
    expect(await page.evaluate('document.activeElement.textContent')).toContain(names[1]);
    await page.keyboard.press('Control+j');
    await page.keyboard.press('/');
    await page.keyboard.type('jk');
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('jk');
    await page.getByText('No session matches').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('28 sessions').first().waitFor();
    expect(await open()).toEqual([names[1]]);
    await page.keyboard.press('Escape');
    expect(await open()).toEqual([]);
  });
});

describe('the texts of a session', () => {
  it('mark what only one side says, and what contradicts', async () => {
    const { page } = await openPage(await examplePage('regressed'), {}, '#go-cache-data-race');
    const opened = page.locator('.opened');
    expect(await opened.locator('mark.clash').allTextContents()).toContain('miss counters non-atomic');
    expect(await opened.locator('del.missing').count()).toBeGreaterThan(5);
    expect(await opened.locator('ins.added').count()).toBeGreaterThan(5);
    expect(await opened.locator('.pair.clashing').count()).toBeGreaterThanOrEqual(2);
    expect(await opened.locator('.pair.lost').count()).toBe(1);
    expect(await opened.locator('.pair.lost').textContent()).toContain('Verified that the new test fails 20 of 20');
  });
});

describe('on paper', () => {
  const print = (page: Awaited<ReturnType<typeof openPage>>['page'], event: 'beforeprint' | 'afterprint') =>
    page.evaluate(`dispatchEvent(new Event('${event}'))`);

  it('the failing sessions are open up to a bound, the page says so, and afterwards they are closed again', async () => {
    const { page } = await openPage(await examplePage('regressed'));
    const opened = page.locator('tr.detail:not([hidden])');
    await page.getByRole('button', { name: /^toml-parser-panic/ }).click();
    expect(await page.locator('#paper').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await print(page, 'beforeprint');
    expect(await opened.count()).toBe(11);
    expect(await page.locator('#paper').textContent()).toBe(
      'On paper: all sessions, 11 with their texts, 11 of them of the 23 that fail. The page on a screen has the others.',
    );
    expect(await page.locator('#paper').isVisible()).toBe(true);
    await print(page, 'afterprint');
    expect(await opened.count()).toBe(1);
  });
});

it('on paper sections break between rows, none begins a page, and the head of the table is text that pages repeat', async () => {
  const { page } = await openPage(await examplePage('regressed'));
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const styleOf = (selector: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).${property}`);
  expect(await styleOf('.overview > .wide', 'breakInside')).toBe('auto');
  expect(await styleOf('.gate', 'breakInside')).toBe('avoid');
  expect(await styleOf('.sessions', 'breakBefore')).toBe('auto');
  expect(await styleOf('.sort', 'display')).toBe('contents');
  expect(await page.locator('.sort .long').last().boundingBox()).toMatchObject({ height: expect.any(Number) });
  expect(await page.locator('.sort .brief').first().isVisible()).toBe(false);
});

it('a link beside the verdict opens one of the worst sessions', async () => {
  const { page } = await openPage(await examplePage('regressed'));
  const links = page.locator('header .names a');
  expect(await links.count()).toBe(3);
  for (let i = 0; i < 2; i++) {
    await links.nth(2).click();
    const open = page.locator('tr.session.open bdi');
    expect(await open.first().textContent()).toBe(await links.nth(2).textContent());
    expect(await page.evaluate('scrollY > 0')).toBe(true);
    await page.evaluate('scrollTo(0, 0)');
  }
});

it('the ends of the trend and of the moments are labelled legibly, on a phone as well', async () => {
  const { page } = await openPage(await examplePage('regressed', complete), {}, '#go-cache-data-race');
  const selector = '.trend span, .line-ends span';
  for (const width of [1280, 400]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.locator(selector).count()).toBe(6);
    const least = await page.evaluate<number>(
      `Math.min(...[...document.querySelectorAll('${selector}')].map((text) => parseFloat(getComputedStyle(text).fontSize)))`,
    );
    expect({ width, isLegible: least >= 12 }).toEqual({ width, isLegible: true });
  }
  expect(await page.locator('.trend-ends').textContent()).toMatch(
    /^First, 2026-11-14 12:00: 0\.500This run, 2026-11-21/,
  );
});

describe('a link from the list of new failures', () => {
  it('opens the session whatever was filtered and sorted, and again when it is followed again', async () => {
    const { page } = await openPage(await examplePage('regressed', complete));
    await page.getByLabel('Name', { exact: true }).fill('toml');
    await page.getByRole('button', { name: 'Session', exact: true }).click();
    // The headline names it as well, as one that fell most.
    const link = page.getByRole('main').getByRole('link', { name: 'csv-mojibake-batch' });
    for (let i = 0; i < 2; i++) {
      await link.click();
      expect(await page.locator('tr.session.open bdi').first().textContent()).toBe('csv-mojibake-batch');
      expect(await page.locator('tr.session').count()).toBe(28);
      expect(await page.evaluate('document.activeElement.textContent')).toMatch(/^csv-mojibake-batch/);
      expect(await page.evaluate('document.activeElement.getBoundingClientRect().top > 30')).toBe(true);
      await page.getByLabel('Name', { exact: true }).fill('nothing');
    }
  });
});

it('is quiet where there is no session', async () => {
  const { page, complaints } = await openPage(await emptyPage());
  expect(complaints).toEqual([]);
  expect(await audit(page)).toEqual([]);
  expect(await page.getByText('There is none.').isVisible()).toBe(true);
});

describe('the boxes of opened sessions', () => {
  it.each(PAGES_OF_OTHER_SESSIONS)(
    'of %s lie side by side and hold their texts on screens, phones and paper',
    async (_, make) => {
      const { page } = await openPage(await make());
      for (const name of (await page.locator('button.name').all()).slice(0, 12)) await name.click();
      expect(await page.locator('.opened').count()).toBeGreaterThan(0);
      for (const [media, width] of [
        ['screen', 1280],
        ['screen', 400],
        ['print', 718],
      ] as const) {
        await page.emulateMedia({ media });
        await page.setViewportSize({ width, height: 900 });
        expect({ media, width, found: await collisions(page) }).toEqual({ media, width, found: [] });
      }
    },
  );
});

it('the bars of shares are half as high as those of gates', async () => {
  const strength = { variants: 60, damaging: 43, caught: 2, harmless: 17, blocked: 0 };
  const { page } = await openPage(await examplePage('regressed', (report) => ({ ...report, gate_strength: strength })));
  const heightOf = (selector: string) =>
    page.evaluate<number>(`document.querySelector('${selector}').getBoundingClientRect().height`);
  expect(await heightOf('.share')).toBe((await heightOf('.gate svg.bullet')) / 2);
});
