import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople } from '@/test/access/people';
import { signInAsAdmin } from '@/test/account/admin';

/** A control on its page: its name, and its distance from the top before and after the scripts load. */
type Moved = readonly [name: string, before: number, after: number];

/** Records the position of each control of the main part before any script of the product runs. */
async function rememberPlaces(page: Page) {
  await page.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () => {
      const controls = document.querySelectorAll('main :is(a, button, input, select, textarea, summary)');
      const places = [...controls].map((control) => [control, control.getBoundingClientRect().top + scrollY]);
      Object.assign(window, { places });
    });
  });
}

/** Finds controls that have moved; a person about to press one would miss it. */
function movedControls(page: Page): Promise<readonly Moved[]> {
  return page.evaluate(() => {
    const { places } = window as unknown as { places: readonly (readonly [HTMLElement, number])[] };
    return places.flatMap(([control, before]) => {
      const { top, height } = control.getBoundingClientRect();
      const after = top + scrollY;
      if (height === 0 || Math.abs(after - before) <= 1) return [];
      return [[control.textContent.slice(0, 40) || control.outerHTML.slice(0, 80), before, after] as const];
    });
  });
}

const rooms = {
  client: [
    '/dashboard',
    '/dashboard/sessions',
    '/dashboard/quotations',
    '/dashboard/transactions',
    '/dashboard/plans',
    '/dashboard/assessments',
    '/account',
    '/account/privacy',
    '/account/notifications',
    '/edit-profile',
    '/notifications',
  ],
  therapist: [
    '/therapist-dashboard',
    '/therapist-dashboard/calendar',
    '/therapist-dashboard/clients',
    '/therapist-dashboard/sessions',
    '/therapist-dashboard/sessions/new',
    '/therapist-dashboard/quotations/new',
    '/therapist-dashboard/payments',
    '/therapist-dashboard/hours',
    '/therapist-dashboard/profile',
    '/therapist-dashboard/feed',
  ],
  admin: [
    '/admin',
    '/admin/users',
    '/admin/jobs',
    '/admin/messages',
    '/admin/payments',
    '/admin/statements',
    '/admin/therapists',
    '/admin/audit',
  ],
} as const;

for (const width of [360, 1280]) {
  for (const role of ['client', 'therapist', 'admin'] as const) {
    test(`nothing moves when the scripts of the pages of a ${role} come, at ${width} px`, {
      tag: '@slow',
    }, async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width, height: 800 });
      if (role === 'admin') await signInAsAdmin(page);
      else await enter(context, baseURL, (await makePeople())[role]);
      // A font that is still loading moves lines too, without any script.
      await page.goto(rooms[role][0]);
      await page.evaluate(() => document.fonts.ready);
      await rememberPlaces(page);
      for (const path of rooms[role]) {
        await page.goto(path);
        await page.locator('html[data-awake]').waitFor({ state: 'attached' });
        // Later requests may move controls too; on a busy computer the network may never become idle.
        await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
        expect(await movedControls(page), path).toEqual([]);
      }
    });
  }
}
