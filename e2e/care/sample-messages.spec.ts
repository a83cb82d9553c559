import { expect, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { enter } from '@/test/access/people';
import { tagsOfWidth } from '@/test/case/slow';

// The two conversations of the sample data are those of one therapist.
for (const [role, path, conversations] of [
  ['client', '/account/messages', 1],
  ['therapist', '/therapist-dashboard/messages', 2],
] as const) {
  for (const width of [360, 1280]) {
    test(`the sample data shows a ${role} conversations with faces, last words and times, ${width} px`, {
      tag: role === 'therapist' ? '@slow' : tagsOfWidth(width),
    }, async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width, height: 800 });
      await enter(context, baseURL, await demoPerson(role));
      await page.goto(path);
      const spoken = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('time') });
      expect(await spoken.count()).toBeGreaterThanOrEqual(conversations);
      let messages = 0;
      for (let index = 0; index < conversations; index += 1) {
        await page.goto(path);
        const row = spoken.nth(index);
        await expect(row.locator('p')).toHaveText(/\S{2}/);
        // The portrait, or the letters of the name in its place.
        const [face, link] = [await row.locator(':scope > *').first().boundingBox(), row.getByRole('link')];
        expect(face).toMatchObject({ width: 48, height: 48 });
        await link.click();
        const thread = page.getByRole('region', { name: 'Messages', exact: true });
        await expect(thread).toBeVisible();
        messages += await thread.getByRole('listitem').count();
        await expect(thread.getByRole('listitem').last()).toBeInViewport();
        await expect(page.getByLabel('Your message')).toBeInViewport({ ratio: 1 });
      }
      expect(messages).toBeGreaterThanOrEqual(3 * conversations);
    });
  }
}
