import { expect, type Page, type Response, test } from '@playwright/test';
import { publicPages } from '@/lib/site/seo/public-pages';
import { expectAccessible, expectNoSidewaysScroll } from '@/test/browser/axe';
import { refusals, rememberRefusals } from '@/test/browser/policy';
import { weigh } from '@/test/server/bytes';

/**
 * Bytes of a first visit at brotli's best level, each a tenth above the heaviest page on the day it was set.
 * `ownScript` excludes the framework's scripts of every page, so that its upgrades do not count as ours. A
 * page that sleeps has loaded `asleep` in all.
 */
const budgets = {
  /** 2 KB for each of them. */
  asleep: 2_048,
  ownScript: 17_000,
  /** With the loader. */
  ownScriptOfInteractive: 21_500,
  pageAndStyles: 33_000,
  /** 27 KB for a first page with its style sheets, and 15 KB for any further one, which has them cached. */
  pageAndStylesAsleep: 27_648,
  pageAsleep: 15_360,
  font: 39_000,
};

/** Pages that load their scripts at the first interaction: the first ones that people see. */
const sleeping: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/services',
  '/professionals',
  '/blog',
  '/resources',
  '/resources/crisis-support',
  '/internships',
  '/privacy',
  '/no-such-page',
  // Rendered for each visit, also without scripts for the first visitor.
  '/contact',
  '/grievance',
  '/products',
  '/professionals?q=anxiety',
  '/therapists/anxiety',
  // Their scripts are fetched when the page is idle, and run at the first interaction.
  '/book',
  '/match',
  '/clarity-quiz/mood',
  '/resources/mindfulness-meditation',
]);

/** Pages that need their scripts. */
const interactive: ReadonlySet<string> = new Set([
  '/match',
  '/clarity-quiz/mood',
  '/clarity-quiz/worry',
  '/resources/mindfulness-meditation',
  // Lists what the device holds.
  '/offline',
]);

/** Pages outside the menu, and answers that are pages too. */
const others = [
  '/products?notice=missing',
  '/internships/clinical-observation',
  '/professionals/{first}',
  '/professionals?q=anxiety',
  '/therapists/anxiety',
  '/no-such-page',
  '/blog/no-such-article',
  '/contact/request/no-such-key',
  '/offline',
];

/** Pages with the same code as one that the quick run opens. */
const alike: ReadonlySet<string> = new Set([
  '/blog',
  '/privacy',
  '/products',
  '/offline',
  '/about',
  '/services',
  '/therapists',
  '/corporate-plans',
  '/for-therapists',
  '/internships',
  '/resources',
  '/clarity-quiz',
  '/resources/tools-worksheets',
  '/resources/mindfulness-meditation',
  '/services/couples-family',
  '/services/assessments',
  '/services/workshops-webinars',
  '/clarity-quiz/worry',
  '/resources/self-care-guides',
  '/figures',
  '/terms',
  '/data-protection',
  '/grievance',
  '/accessibility',
  '/refunds',
  '/platform-ethics',
  '/products?notice=missing',
  '/internships/clinical-observation',
  '/professionals?q=anxiety',
  '/no-such-page',
  '/blog/no-such-article',
  '/contact/request/no-such-key',
]);

async function firstProfile(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/professionals`)).text();
  const [, profile] = /href="(\/professionals\/[a-z0-9-]+)"/.exec(list) ?? [];
  if (!profile) throw new Error('The directory shows nobody.');
  return profile;
}

/** Records what the page reports in the console as an error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

for (const address of [...publicPages, ...others]) {
  const tag = alike.has(address) ? '@slow' : [];
  test(`${address} keeps its policy and its bytes, requests nothing elsewhere and is accessible`, {
    tag,
  }, async ({ page, baseURL }) => {
    const { origin } = new URL(baseURL ?? '');
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const errors = errorsOf(page);
    await rememberRefusals(page);
    await page.goto(address.endsWith('{first}') ? await firstProfile(origin) : address, {
      waitUntil: 'networkidle',
    });
    const { strangers, ...bytes } = await weigh(responses, origin);

    expect.soft(strangers).toEqual([]);
    const sleeps = (await page.locator('script[data-page]').count()) === 1;
    const idle = (await page.locator('[data-wakes], [data-prepares]').count()) > 0;
    if (sleeping.has(address)) expect.soft(sleeps).toBe(true);
    expect
      .soft(bytes.pageAndStyles)
      .toBeLessThanOrEqual(sleeps ? budgets.pageAndStylesAsleep : budgets.pageAndStyles);
    if (sleeps) expect.soft(bytes.page).toBeLessThanOrEqual(budgets.pageAsleep);
    if (sleeps && !idle) expect.soft(bytes.script).toBeLessThanOrEqual(budgets.asleep);
    expect.soft(bytes.font).toBeLessThanOrEqual(budgets.font);
    // The loader is added.
    const ownScript = sleeps && idle ? budgets.ownScript + budgets.asleep : budgets.ownScript;
    expect
      .soft(bytes.ownScript)
      .toBeLessThanOrEqual(interactive.has(address) ? budgets.ownScriptOfInteractive : ownScript);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect.soft(await refusals(page)).toBe('');
    // The browser reports the status 404 of a missing page (product.md §8).
    expect.soft(errors.filter((text) => !/404/.test(text))).toEqual([]);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test(`${address} is accessible on a wide screen by night`, { tag: '@slow' }, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address.endsWith('{first}') ? await firstProfile(baseURL ?? '') : address);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
