import { expect, type Page, test } from '@playwright/test';
import { windowOf } from '@/test/access/people';
import { newAddress } from '@/test/account/accounts';
import { beginAt } from '@/test/booking/agreed-session';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { asGuest, bookLastTime, pressUntil } from '@/test/browser/journey';
import { tagsOf } from '@/test/case/slow';
import { addCouples } from '@/test/therapist/moving-in';
import { makeOpenPractice } from '@/test/therapist/practice';

test.describe.configure({ timeout: 180_000 });

const guest = () => ({ name: 'Meera Iyer', email: newAddress() });

/** Chooses one of the sentences of a rule, and saves the form. */
async function chooseRules(
  own: Page,
  name: string,
  late: string,
  missed: string,
  due?: string,
): Promise<void> {
  await own.goto('/therapist-dashboard/hours/paying');
  const form = own.getByRole('form', { name, exact: true });
  if (due) await form.getByLabel('Payment is due').selectOption({ label: due });
  await form.getByLabel('Late cancellation fee').selectOption({ label: late });
  await form.getByLabel('Missed session fee').selectOption({ label: missed });
  await pressUntil(
    form.getByRole('button', { name: /^Save/ }),
    form.getByText('This rule applies to new bookings only.').first(),
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`rules for late cancelling, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('those of a kind are read before it is booked, and stay with the booking', {
      tag: tagsOf(javaScriptEnabled),
    }, async ({ page, browser, baseURL }) => {
      const practice = await makeOpenPractice();
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      await addCouples(own);
      await own.getByRole('link', { name: 'Couples session' }).click();
      await own.getByRole('link', { name: 'Set its payment rules' }).click();
      await expect(own.getByRole('form', { name: 'Rules of Couples session' })).toBeInViewport();
      const due = own.getByRole('form', { name: 'Rules of Couples session' }).getByLabel('Payment is due');
      await chooseRules(
        own,
        'Rules of Couples session',
        'Half of the fee',
        'The whole fee',
        'After the appointment',
      );
      await own.reload();
      await expect(due).toHaveValue('after');
      if (javaScriptEnabled) await expectOpenToEveryone(own);

      await page.goto(`/book/${practice.slug}`);
      await page.getByRole('link', { name: 'Couples session' }).click();
      await expect(page.getByText('After that, cancelling costs half of the fee.')).toContainText(
        'If you do not come, it costs the whole fee.',
      );
      // The notice has not passed there.
      await page.getByRole('link', { name: 'Later times' }).click();
      await page.waitForURL(/from=/);
      await bookLastTime(page, javaScriptEnabled, asGuest(guest()));
      await chooseRules(own, 'Rules of Couples session', 'Same as your payment rules', 'Nothing');
      await page.reload();
      await expect(page.getByRole('main')).toContainText('You pay after the appointment.');
      await expect(page.getByText('After that, cancelling costs ₹1,500.')).toContainText(
        'If you do not come, it costs ₹3,000.',
      );
      await own.context().close();
    });

    test('a late cancellation costs what its tier says', { tag: '@slow' }, async ({
      page,
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled);
      const tiers = 'Half of the fee, and the whole fee in the last 12 hours';
      await chooseRules(own, 'Payment rules', tiers, 'Half of the fee');
      const costs = [
        { hours: 18, part: '₹900 of ₹1,800', cost: '₹900' },
        { hours: 6, part: 'the whole fee', cost: '₹1,800' },
      ].slice(0, javaScriptEnabled ? 2 : 1);
      for (const { hours, part, cost } of costs) {
        const person = guest();
        await page.goto(`/book/${practice.slug}`);
        await expect(page.getByText('After that, cancelling costs half of the fee')).toContainText(
          'and the whole fee from 12 hours before it begins.',
        );
        await bookLastTime(page, javaScriptEnabled, asGuest(person));
        await beginAt(person.email, new Date(Date.now() + hours * 3_600_000));
        await page.reload();
        await expect(page.getByText(`Cancelling costs ${cost}`)).toBeVisible();
        await page.getByRole('link', { name: 'Cancel the appointment' }).click();
        const main = page.getByRole('main');
        await expect(main).toContainText(`By the rule of this booking, cancelling late costs ${cost}.`);
        await pressUntil(
          page.getByRole('button', { name: 'Yes, cancel it' }),
          page.getByRole('heading', { level: 1, name: 'This appointment is cancelled' }),
        );
        await expect(main).toContainText(`By the rule of this booking, ${part} is charged.`);
        await page.getByRole('link', { name: /^Pay now/ }).click();
        await expect(page.getByRole('main')).toContainText(cost);
      }
      await own.goto('/therapist-dashboard/payments');
      for (const { part } of costs)
        await expect(own.getByRole('main')).toContainText(`By the rule of this booking, ${part} is charged.`);
      await own.context().close();
    });
  });
}
