import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { forgetHolds } from '@/test/booking/booking';
import { holdRequests } from '@/test/browser/held-requests';
import { makeOpenPractice } from '@/test/therapist/practice';

test.use({ ...devices['Pixel 5'], viewport: { width: 360, height: 800 } });

const marked = 'the mark is there';

/** Taps while the server answers nothing, and sees what was tapped turn pale; then the answer comes. */
async function showsTap(page: Page, what: Locator): Promise<void> {
  await page.waitForLoadState('networkidle');
  const release = await holdRequests(page, '**/*');
  const seen = page.waitForEvent('console', (message) => message.text() === marked);
  await what.evaluate((pressed, words) => {
    const look = () => {
      if (getComputedStyle(pressed).opacity === '1') return void setTimeout(look, 10);
      // biome-ignore lint/suspicious/noConsole: while another page is on its way, nothing can be asked of this one.
      console.info(words);
    };
    look();
  }, marked);
  await what.tap({ noWaitAfter: true });
  await seen;
  release();
  await page.unrouteAll({ behavior: 'wait' });
}

test('a tap on a public page is marked before the server answers: a link, and Continue', async ({ page }) => {
  await forgetHolds();
  const { slug } = await makeOpenPractice();
  await page.goto('/professionals');
  await showsTap(page, page.getByRole('article').first().getByRole('link', { name: 'View Profile' }));
  await page.goto(`/book/${slug}`);
  await page.getByRole('radio').last().check();
  await showsTap(page, page.getByRole('button', { name: /^Continue: / }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
});
