import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { roomsOf } from '@/test/access/private-pages';
import { tagsOfWidth } from '@/test/case/slow';

/**
 * Words on the solid buttons of a part of the page, in order; what is folded away does not count.
 * @param until px from the top of the screen; buttons that begin below it do not count
 */
const solids = (part: Locator, until = 100_000) =>
  part.evaluate((frame, below) => {
    const probe = Object.assign(document.createElement('i'), { className: 'bg-primary' });
    frame.append(probe);
    const primary = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...frame.querySelectorAll('a, button')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === primary)
      .filter((one) => one.getBoundingClientRect().top < below)
      .map((one) => one.textContent);
  }, until);

/** Filled badges with a number in sight, and those of them that cross an edge of the bar in which they are. */
const badges = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, nav[aria-label="Main"]')];
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      const { top, bottom, width } = one.getBoundingClientRect();
      const { borderRadius, backgroundColor } = getComputedStyle(one);
      return (
        one.checkVisibility() &&
        /^\d+\+?(?:\s|$)|^\s*\d+ unread$/.test(one.textContent) &&
        Number.parseFloat(borderRadius) > 8 &&
        backgroundColor !== 'rgba(0, 0, 0, 0)' &&
        width > 0 &&
        bottom > 0 &&
        top < innerHeight
      );
    });
    const crossing = found.filter((one) => {
      const bar = bars.find((frame) => frame.contains(one))?.getBoundingClientRect();
      const { top, bottom } = one.getBoundingClientRect();
      return bar !== undefined && (top < bar.top || bottom > bar.bottom);
    });
    return { filled: found.map((one) => one.textContent), crossing: crossing.map((one) => one.textContent) };
  });

for (const width of [360, 1280]) {
  test(`the client’s first page names each thing to do with its verb, and money is not its first act, ${width} px`, {
    tag: tagsOfWidth(width),
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(context, baseURL, await demoPerson('client'));
    await page.goto('/dashboard');
    const now = page.getByRole('region', { name: 'What now?' });
    const rows = now.getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) {
      const name = (await row.locator('p').first().textContent()) ?? '';
      expect(name).toMatch(/\S{3}/);
      const act = row.getByRole('link');
      await expect(act).toHaveCount(1);
      const words = (await act.textContent()) ?? '';
      expect(words).toMatch(/^\S.*: /);
      expect(words.endsWith(`: ${name}`), words).toBe(true);
    }
    const [first = ''] = await solids(page.getByRole('main'));
    expect(first).toMatch(/\S/);
    expect(first).not.toMatch(/₹|pay|accept/i);
    expect(await solids(now)).toHaveLength(1);
  });
}

for (const [role, path] of [
  ['client', '/dashboard'],
  ['therapist', '/therapist-dashboard'],
  ['therapist', '/therapist-dashboard/payments/earnings'],
  ['admin', '/admin'],
] as const) {
  test(`a phone’s screen has at most two filled badges, none across the edge of a bar: ${path}`, {
    tag: path === '/therapist-dashboard' ? [] : '@slow',
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await enter(context, baseURL, await demoPerson(role));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { filled, crossing } = await badges(page);
    expect(filled.length, filled.join()).toBeLessThanOrEqual(2);
    expect(crossing).toEqual([]);
  });
}

for (const role of ['client', 'therapist', 'admin'] as const) {
  test(`no first screen of a workspace has two solid buttons: ${role}`, { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(900_000);
    await enter(context, baseURL, await demoPerson(role));
    const faults: string[] = [];
    for (const path of roomsOf(role)) {
      await page.goto(path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await solids(page.getByRole('main'), 800);
        if (found.length > 1) faults.push(`${path} at ${width}: ${found.join(', ')}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
