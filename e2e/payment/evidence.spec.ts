import { expect, test } from '@playwright/test';
import { windowOf } from '@/test/access/people';
import { newAddress } from '@/test/account/accounts';
import {
  creditLine,
  expectMatched,
  importStatement,
  newReference,
  reportPayment,
} from '@/test/payment/paying';
import { makeOpenPractice } from '@/test/therapist/practice';

test.describe.configure({ timeout: 180_000 });

test('what the payer says, what the bank says and the decision are on one screen, on a phone and a wide one', async ({
  page,
  browser,
  baseURL,
}) => {
  const practice = await makeOpenPractice();
  const reference = newReference();
  await page.goto(`/payment/${practice.slug}`);
  await reportPayment(page, { name: 'Asha Verma', email: newAddress(), reference });
  const own = await windowOf(browser, baseURL, practice, true);
  await importStatement(own, practice.account, creditLine(reference, '1,800.00'));
  await expectMatched(own, 'Asha Verma', reference);
  const rows = own.getByRole('region', { name: 'Matched with the bank' }).getByRole('row');
  for (const width of [360, 1280]) {
    await own.setViewportSize({ width, height: 800 });
    await own.reload();
    expect(await own.evaluate(() => scrollY)).toBe(0);
    for (const [name, words] of [
      ['Amount', '₹1,800'],
      ['Reference', reference],
    ] as const) {
      const [said, bank] = await rows
        .filter({ has: own.getByRole('rowheader', { name }) })
        .getByRole('cell')
        .all();
      for (const side of [said, bank]) {
        await expect(side ?? own.locator('none')).toContainText(words);
        await expect(side ?? own.locator('none')).toBeInViewport({ ratio: 1 });
      }
      await expect((bank ?? own.locator('none')).getByText('the same', { exact: true })).toBeAttached();
    }
    const decision = own.getByRole('button', { name: 'Mark as received' });
    await expect(decision).toBeInViewport({ ratio: 1 });
    // Nothing lies over it, such as the bar at the lower edge.
    await decision.click({ trial: true });
  }
  await own.context().close();
});
