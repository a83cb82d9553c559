import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { indianDay } from '@/lib/format/time';
import programs from '@/public/cms/internships/internship-programs.json' with { type: 'json' };
import { enter } from '@/test/access/people';
import { makeAccount, signIn } from '@/test/account/accounts';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';
import { plainPdf } from '@/test/file/pdfs';

/** A person with a password who has finished onboarding as a client. */
async function makeClient() {
  const account = await makeAccount();
  await using db = await database();
  const [profile] = await db.query<{ id: string }>(
    `INSERT INTO profiles (user_id, email, first_name, last_name, role, onboarding_completed, adult_declared_at)
     VALUES ($1, $2, 'Asha', 'Rao', 'client', true, now()) RETURNING id`,
    [account.userId, account.email],
  );
  if (!profile) throw new Error('The profile was not saved.');
  return { ...account, profileId: profile.id };
}

/** A quotation of ₹2,500.50 from a therapist of the directory. */
async function makeQuotation(clientId: string, status: string): Promise<string> {
  await using db = await database();
  const [quotation] = await db.query<{ id: string }>(
    `INSERT INTO quotations (client_id, therapist_id, service_type, description, amount, status)
     SELECT $1, id, 'Six sessions', 'Once a week, by video.', 2500.50, $2 FROM therapists
     WHERE is_sample AND is_active ORDER BY display_order, id LIMIT 1 RETURNING id`,
    [clientId, status],
  );
  if (!quotation) throw new Error('The quotation was not saved.');
  return quotation.id;
}

const [firstProgram] = programs;
if (!firstProgram) throw new Error('expected a programme');
/** The programme with the latest deadline. */
const lastOpen = programs.reduce((one, other) =>
  other.application_deadline > one.application_deadline ? other : one,
);

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`checkout, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('a guest is asked to sign in, comes back and sees how to pay', { tag: '@slow' }, async ({
      page,
    }) => {
      const client = await makeClient();
      await page.goto('/products');
      await page.getByRole('link', { name: /^Buy\s*: Individual counselling session/ }).click();
      await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
      await expect(
        page.getByText('Please sign in to your account before proceeding to checkout.'),
      ).toBeVisible();
      await expect(summary(page)).toContainText('US$40');
      await expect(summary(page)).toContainText('₹1,500');
      await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Payment Options' })).toBeVisible();
      for (const name of ['Pay with Stripe', 'Pay with Card (Visa, Mastercard)', 'Razorpay', 'Paytm'])
        await expect(page.getByText(`${name}: Coming Soon`)).toBeVisible();
      await expect(page.getByText('UPI or bank transfer: after you sign in')).toBeVisible();
      await expect(page.getByRole('main').locator('button:disabled')).toHaveCount(0);
      await page.getByRole('link', { name: 'Sign In to Continue' }).click();
      await signIn(page, client);
      await expect(page).toHaveURL('/checkout/individual-counseling');
      await expect(page.getByRole('heading', { name: 'Sign In Required' })).toHaveCount(0);
      await expect(page.getByRole('img', { name: /QR code to pay Antarman/ })).toBeVisible();
      for (const name of ['Pay with Stripe', 'Pay with Card', 'Razorpay', 'Paytm']) {
        await expect(page.getByRole('button', { name: `${name} Coming Soon` })).toBeDisabled();
      }
      await expect(page.getByRole('link', { name: 'UPI', exact: true })).toHaveAttribute('href', '#pay');
    });

    test('a student applies with a CV, and is asked for the deposit once a place is offered', {
      tag: '@slow',
    }, async ({ page, context, baseURL }) => {
      const client = await makeClient();
      await enter(context, baseURL, client);
      const program = lastOpen;
      await page.goto(`/internships/${program.slug}`);
      if (program.application_deadline < indianDay(new Date())) {
        // All intakes of the content file are over: applications are closed, and the page gives a contact.
        await expect(page.getByRole('link', { name: 'Ask about the next intake' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
        return;
      }
      await page.getByRole('link', { name: 'Apply Now' }).click();
      await expect(page).toHaveURL(`/checkout/internship-${program.slug}`);
      const form = page.getByRole('form', { name: 'Application' });
      await expect(form.getByLabel('Full name')).toHaveValue('Asha Rao');
      await form.getByLabel('Phone number').fill('98765 43210');
      await form.getByLabel('Your statement').fill('I would like to learn how to listen.');
      await form.getByLabel(/You may use these details/).check();
      // Without scripts the server refuses a quick submit and accepts the next one.
      await expect(async () => {
        await form.getByRole('button', { name: 'Send Application' }).click();
        const said = page
          .getByRole('alert')
          .filter({ hasText: 'Say what you study, where and in which year' });
        await expect(said).toBeVisible({ timeout: 4_000 });
      }).toPass();
      await expect(form.getByLabel('Your statement')).toHaveValue('I would like to learn how to listen.');
      await form.getByLabel('Studies').fill('MA Psychology, second year');
      const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await plainPdf() };
      await form.getByLabel('Your CV').setInputFiles(cv);
      await form.getByLabel(/You may use these details/).check();
      await form.getByRole('button', { name: 'Send Application' }).click();
      await expect(page.getByRole('heading', { name: /^Your application\s+Received$/ })).toBeVisible();
      // The deposit is asked for only once a place is offered, so that applicants do not pay for a decision.
      await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toHaveCount(0);
      await using db = await database();
      await db.query(
        `UPDATE internship_applications SET status = 'accepted', decided_at = now() WHERE email = $1`,
        [client.email],
      );
      await page.goto(`/checkout/internship-${program.slug}`);
      await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
      await expect(form).toHaveCount(0);
    });
  });
}

test('an unknown product redirects to the price list, which says so', { tag: '@slow' }, async ({ page }) => {
  for (const slug of ['gift-card', 'internship-astrology', 'Individual-Counseling']) {
    await page.goto(`/checkout/${slug}`);
    await expect(page).toHaveURL('/products?notice=missing');
    await expect(page.getByText('That item is not available.')).toBeVisible();
  }
});

test('the total shows in dollars on request, and nothing can be paid in them yet', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL, await makeClient());
  await page.goto('/checkout/individual-counseling');
  await page.getByRole('link', { name: 'Show the total in US dollars' }).click();
  await expect(summary(page).getByText(/^TotalUS\$40$/)).toBeVisible();
  await expect(page.getByText('You cannot pay in US dollars yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toHaveCount(0);
  await page.getByRole('link', { name: 'UPI', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
});

test('an accepted quotation is paid, and is paid only once the money is found', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  const client = await makeClient();
  const id = await makeQuotation(client.profileId, 'accepted');
  await enter(context, baseURL, client);
  await page.goto(`/checkout/quotation/${id}`);
  await expect(summary(page)).toContainText('₹2,500.50');
  const form = page.getByRole('form', { name: 'Payment confirmation' });
  await form.getByLabel('Your bank').fill('State Bank of India');
  await form.getByLabel('Your account number').fill('XX1234');
  await form.getByLabel('Reference number').fill('632412345678');
  const buffer = await sharp({ create: { width: 80, height: 120, channels: 3, background: '#2a8' } })
    .png()
    .toBuffer();
  await form.locator('input[type=file]').setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer });
  await form.getByRole('button', { name: 'Submit Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Submitted Successfully!' })).toBeVisible();
  await page.goto(`/checkout/quotation/${id}`);
  await expect(page.getByRole('heading', { name: 'Your payment is being checked' })).toBeVisible();
  await using db = await database();
  const rows = await db.query(
    `SELECT q.status, s.amount::text AS amount, s.status AS submission FROM quotations q
     JOIN payment_submissions s ON s.quotation_id = q.id WHERE q.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ status: 'accepted', amount: '2500.50', submission: 'pending' }]);
});

test('a quotation that cannot be paid says why; somebody else’s gives 404', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  const client = await makeClient();
  const [pending, strangers] = await Promise.all([
    makeQuotation(client.profileId, 'pending'),
    makeClient().then(({ profileId }) => makeQuotation(profileId, 'accepted')),
  ]);
  await page.goto(`/checkout/quotation/${strangers}`);
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expect(page.getByText('Six sessions')).toHaveCount(0);
  await enter(context, baseURL, client);
  expect((await page.goto(`/checkout/quotation/${strangers}`))?.status()).toBe(404);
  await page.goto(`/checkout/quotation/${pending}`);
  await expect(page.getByText('You have not accepted this quotation yet.')).toBeVisible();
  await expectOpenToEveryone(page);
});

test('the checkouts are accessible', { tag: '@slow' }, async ({ page, context, baseURL }) => {
  await page.goto('/checkout/individual-counseling');
  await expectOpenToEveryone(page);
  await enter(context, baseURL, await makeClient());
  await page.goto('/checkout/individual-counseling');
  await expectOpenToEveryone(page);
  await page.goto(`/checkout/internship-${firstProgram.slug}`);
  await expectOpenToEveryone(page);
});

test('the link to a supervisor begins the message', { tag: '@slow' }, async ({ page }) => {
  const program = firstProgram;
  await page.goto(`/internships/${program.slug}`);
  await page.getByRole('link', { name: 'Contact Supervisor' }).click();
  await expect(page.getByLabel('Topic')).toHaveValue('other');
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect(message).toHaveValue(new RegExp(`about the internship “${program.title}”`));
});

test('without keys the card companies have no address here', { tag: '@slow' }, async ({ request }) => {
  for (const name of ['stripe', 'razorpay']) {
    expect((await request.post(`/api/webhooks/${name}`, { data: {} })).status()).toBe(404);
    expect((await request.get(`/api/webhooks/${name}`)).status()).not.toBe(200);
  }
});
