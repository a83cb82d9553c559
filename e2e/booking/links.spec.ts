import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectOpenToEveryone } from '@/test/browser/axe';

const forged = `${randomUUID()}.zzzzzzzz.${'A'.repeat(43)}`;

for (const [what, address] of [
  ['an appointment', `/book/appointment/${forged}`],
  ['a hold', `/book/details/${forged}`],
] as const) {
  test(`a forged link to ${what} opens nothing and says what to do`, { tag: '@slow' }, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/book');
    await expectOpenToEveryone(page);
  });
}

test('a forged link to a calendar file gives none', async ({ request }) => {
  for (const name of [forged, 'x', '%E0%A4%A']) {
    const answer = await request.get(`/api/booking/${name}/calendar`);
    expect([400, 404]).toContain(answer.status());
    expect(await answer.text()).not.toContain('VCALENDAR');
  }
});

test('a name that no therapist has finds nobody', async ({ request }) => {
  const answer = await request.get('/book/nobody-of-this-name', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe('/professionals');
});

test('an impossible address still shows the free times', { tag: '@slow' }, async ({ page }) => {
  for (const query of ['from=2026-02-31&zone=Mars/Base', 'from=x&from=y&zone=%2B05:30', "zone='--"]) {
    await page.goto(`/book?${query}`);
    await expect(page.getByText('Times in India (IST).').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('radio').first()).toBeVisible();
  }
});
