import { expect, test } from '@playwright/test';
import { enter } from '@/test/access/people';
import { setUpSecondStep } from '@/test/account/second-step';
import { tagsOfWidth } from '@/test/case/slow';
import { makePractice } from '@/test/therapist/practice';

for (const width of [360, 1280]) {
  test(`two-step verification names the place that one wanted, shows the codes first and leads there, ${width} px`, {
    tag: tagsOfWidth(width),
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(context, baseURL, await makePractice(), false);
    await page.goto('/therapist-dashboard/payments');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Turn on two-step verification to open Payments');
    await setUpSecondStep(page);
    const codes = page.getByRole('region', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem').last()).toBeInViewport();
    const below = async (what: ReturnType<typeof page.locator>) => {
      for (const one of await what.filter({ visible: true }).all())
        expect((await one.boundingBox())?.y).toBeGreaterThan((await codes.boundingBox())?.y ?? 0);
    };
    await below(page.getByRole('main').getByRole('button'));
    await page.getByRole('link', { name: 'I have saved these codes' }).click();
    await expect(heading).toHaveText('Payments');
    await expect(page).toHaveURL('/therapist-dashboard/payments');
  });
}
