import { expect, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { expectAccessible, expectNoSidewaysScroll } from '@/test/browser/axe';

const roles = ['client', 'therapist', 'admin'] as const;
type Role = (typeof roles)[number];

/** The overlays of a page, by the accessible name of their button. */
const openers: Readonly<Record<Role, readonly (readonly [string, RegExp])[]>> = {
  client: [
    ['/dashboard', /^Notifications/],
    ['/dashboard', /^More/],
    ['/account/devices', /^Account/],
  ],
  therapist: [
    ['/therapist-dashboard', /^Notifications/],
    ['/therapist-dashboard', /^More/],
    ['/therapist-dashboard', /^Search/],
    ['/therapist-dashboard/calendar', /^New/],
    ['/therapist-dashboard/sessions/new', /choose from a month/],
  ],
  admin: [
    ['/admin', /^Notifications/],
    ['/admin', /^More/],
    ['/admin', /^Search/],
    ['/admin/users', /^Columns/],
    ['/admin/consultations/days', /^Day: choose from a month/],
  ],
};

for (const role of roles) {
  for (const width of [320, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`what opens above the rooms of a ${role} has no barriers, ${width} px, ${colorScheme}`, {
        tag: '@slow',
      }, async ({ page, context, baseURL }) => {
        test.setTimeout(600_000);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await enter(context, baseURL, await demoPerson(role));
        let opened = 0;
        for (const [path, name] of openers[role]) {
          await page.goto(path, { waitUntil: 'networkidle' });
          const opener = page.getByRole('button', { name }).filter({ visible: true }).first();
          // The bar at the lower edge exists only on phones, the sidebar's search on wide screens.
          if (!(await opener.isVisible())) continue;
          await opener.click();
          const above = page.locator('[role=dialog], [role=menu], dialog[open]').filter({ visible: true });
          await expect(above.first()).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
          await page.keyboard.press('Escape');
          await expect(above).toHaveCount(0);
          await expect(opener).toBeFocused();
          opened += 1;
        }
        expect(opened).toBeGreaterThan(0);
      });
    }
  }
}
