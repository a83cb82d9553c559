import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enter, windowOf } from '@/test/access/people';
import { forgetTries, makeClient } from '@/test/account/accounts';
import { expectNoSidewaysScroll, expectOpenToEveryone } from '@/test/browser/axe';
import { pressUntil } from '@/test/browser/journey';
import { ways } from '@/test/case/ways';
import {
  addCard,
  csv,
  inviteByLink,
  previewCalendar,
  previewClients,
  takeClients,
} from '@/test/therapist/moving-in';
import { makeOpenPractice } from '@/test/therapist/practice';

// A therapist brings the clients they have: by hand, by a list, and by an invitation that works for one person.
test.describe.configure({ timeout: 300_000 });
test.beforeEach(forgetTries);

const clients = '/therapist-dashboard/clients';

for (const { name: way, viewport, javaScriptEnabled, tag } of ways) {
  test.describe(`a practice, ${way}`, { tag }, () => {
    test.use({ viewport, javaScriptEnabled });

    test('adds a client by hand, invites with a link, and the person with the number accepts', async ({
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const lastName = `Rao ${randomBytes(4).toString('hex')}`;
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      await addCard(own, `Kavya ${lastName}`, '98765 43210');
      await expect(own.getByRole('heading', { level: 1 })).toHaveText(`Kavya ${lastName}`);
      const link = await inviteByLink(own);
      const chat = await own.getByRole('link', { name: 'Open in WhatsApp' }).getAttribute('href');
      expect(decodeURIComponent(chat ?? '')).toContain(link);
      expect(chat).not.toContain('Kavya');

      const visits = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled, viewport });
      await enter(visits, baseURL, await makeClient('Kavya', lastName));
      const page = await visits.newPage();
      await page.goto(new URL(link).pathname);
      await expect(page.locator('body')).not.toContainText(practice.name);
      expect(await page.title()).not.toContain(practice.name);
      if (javaScriptEnabled) await expectOpenToEveryone(page);
      const asked = page.getByRole('form', { name: 'Your invitation' });
      await asked.getByLabel('Your email address or phone number').fill('stranger@example.in');
      await pressUntil(
        asked.getByRole('button', { name: 'Continue' }),
        page.getByText('This is not the address or number').first(),
      );
      await asked.getByLabel('Your email address or phone number').fill('+91 98765 43210');
      await asked.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${practice.name} invites you`);
      await pressUntil(
        page.getByRole('button', { name: 'Accept' }),
        page.getByText('Accepted. You can now see your therapist in your account.').first(),
      );
      await page.goto(new URL(link).pathname);
      await expect(page.getByText('This invitation has ended, has been used').first()).toBeVisible();

      await own.goto(clients);
      await expect(own.getByRole('table').getByRole('link', { name: `Kavya ${lastName}` })).toBeVisible();
      await expect(own.getByRole('region', { name: 'Clients without an account' })).not.toContainText(
        lastName,
      );
      await visits.close();
      await own.context().close();
    });

    test('imports a list after a preview that names each line left out, and undoes it', async ({
      browser,
      baseURL,
    }) => {
      const practice = await makeOpenPractice();
      const mark = randomBytes(4).toString('hex');
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      const without = own.getByRole('region', { name: 'Clients without an account' });
      const list = [
        'नाम,ईमेल,मोबाइल नंबर',
        `आशा ${mark},asha-${mark}@example.in,98765 43211`,
        `Ravi ${mark},,+44 20 7946 0958`,
        ',nobody@example.in,',
      ];
      await previewClients(own, csv(list));
      await expect(own.getByRole('region', { name: '2 clients to import' })).toContainText(`Ravi ${mark}`);
      await expect(own.getByText('Line 4 has no name.')).toBeVisible();
      await expectNoSidewaysScroll(own);
      await takeClients(own, 2);
      await expect(own.getByText('2 clients imported from 3 lines.')).toBeVisible();
      const imported = own.url();
      await own.goto(clients);
      await expect(without).toContainText(`आशा ${mark}`);
      await expectNoSidewaysScroll(own);
      await own.goto(imported);
      await own.getByRole('button', { name: 'Undo import' }).click();
      await expect(own.getByText('Undone: 2 clients deleted.').first()).toBeVisible();
      await own.goto(clients);
      await expect(without).not.toContainText(mark);
      await own.context().close();
    });

    test('imports the coming sessions of another calendar, and undoes it', async ({ browser, baseURL }) => {
      const practice = await makeOpenPractice();
      const mark = randomBytes(4).toString('hex');
      const own = await windowOf(browser, baseURL, practice, javaScriptEnabled, viewport);
      await addCard(own, `Kavya ${mark}`, `kavya-${mark}@example.in`);
      const monday = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
      const at = (hour: string, title: string) => {
        return { uid: `${hour}-${mark}`, title, start: `${monday}T${hour}0000Z` };
      };
      await previewCalendar(own, [at('10', `Therapy with Kavya ${mark}`), at('12', 'Dentist')]);
      await expect(own.getByRole('region', { name: '1 session to import' })).toContainText(`Kavya ${mark}`);
      await expect(own.getByRole('region', { name: '1 entry left out' })).toContainText(
        'names none of your clients',
      );
      await expectNoSidewaysScroll(own);
      await own.getByRole('button', { name: 'Import 1 session' }).click();
      await expect(own.getByText('1 session imported from 2 entries.')).toBeVisible();
      await own.getByRole('button', { name: 'Undo import' }).click();
      await expect(own.getByText('Undone: 1 session deleted.').first()).toBeVisible();
      await own.context().close();
    });
  });
}
