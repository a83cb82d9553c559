import { expect, test } from '@playwright/test';
import { enter, makePeople } from '@/test/access/people';
import { submit } from '@/test/booking/booking';
import { expectAccessible, expectOpenToEveryone } from '@/test/browser/axe';
import { mailWith } from '@/test/notification/caught-mail';
import { newReference, reportPayment } from '@/test/payment/paying';
import { makeOpenPractice } from '@/test/therapist/practice';

// A complete journey, including the mails.
test.describe.configure({ timeout: 180_000 });

const link = 'https://meet.example.org/asha-room';

test('a client books, sees where to meet and what is due, pays, and is not asked to pay again', async ({
  page,
  context,
  baseURL,
}) => {
  const therapist = await makeOpenPractice(link);
  const { client } = await makePeople();
  await enter(context, baseURL, client);
  await page.goto(`/book/own/${therapist.slug}`);
  await page.getByRole('link', { name: 'Later times' }).click();
  await page.waitForURL(/from=/);
  await page.getByRole('radio').last().check();
  await submit(page, 'Continue', true);
  await expect(page.getByText(/To be paid by .* You can pay right after booking/)).toBeVisible();
  const details = page.getByRole('form', { name: 'Your details' });
  await details.getByLabel('Video', { exact: true }).check();
  await details.getByRole('button', { name: 'Book this appointment' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'is booked' })).toBeVisible();
  // The address changes a moment after the screen.
  await page.waitForURL(/\/book\/appointment\//);
  const appointment = page.url();
  await expect(page.getByText('Not paid yet')).toBeVisible();
  await expect(page.getByText(/^You can join from/)).toBeVisible();
  await expectOpenToEveryone(page);
  await expect.poll(async () => (await mailWith(client.email)).length).toBeGreaterThan(0);
  const [booked] = await mailWith(client.email);
  expect(booked?.mail.text).toMatch(/not paid yet\. Please pay by/);

  const workspace = page.getByRole('navigation', { name: 'Main' });
  await expect(workspace).toBeVisible();
  await page.getByRole('link', { name: /^Pay now/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your appointment' })).toBeVisible();
  await expect(workspace).toBeVisible();
  const note = page.getByText(/^Payment [A-Z0-9]{12}$/);
  const first = await note.textContent();
  await page.reload();
  expect(await note.textContent()).toBe(first);
  await expectAccessible(page);
  await reportPayment(page, { name: 'Meera Iyer', email: client.email, reference: newReference() });
  await expect(page.getByRole('heading', { name: 'How to pay' })).toHaveCount(0);
  await expect(page.getByText('Not paid yet')).toBeHidden();

  for (const address of [appointment, '/dashboard/sessions']) {
    await page.goto(address);
    await expect(page.getByText('Being checked').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);
  }
  await page.goto(appointment.replace('/book/appointment/', '/payment/appointment/').replace(/\?.*/, ''));
  await expect(page.getByRole('status')).toContainText(
    / against .+’s bank account\..+Please do not pay again\./,
  );
  await expect(page.getByRole('form', { name: 'Payment confirmation' })).toHaveCount(0);
});

test('a forged name of an appointment opens no payment page', async ({ page }) => {
  const answer = await page.goto(`/payment/appointment/${'a'.repeat(30)}.${'b'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
});

test('a therapist sets where to meet and when people pay', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { therapist } = await makePeople();
  await enter(context, baseURL, therapist);
  await page.goto('/therapist-dashboard/hours/meeting');
  const place = page.getByRole('form', { name: 'Where you meet' });
  await place.getByLabel('Link for video calls').fill('http://meet.example.org/asha-room');
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(place.getByText(/Enter a link that begins with https/).first()).toBeVisible();
  await place.getByLabel('Link for video calls').fill(link);
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(place.getByText(/^Saved\./)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Link for video calls')).toHaveValue(link);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Payment rules' }).click();
  const paying = page.getByRole('form', { name: 'Payment rules' });
  await paying.getByLabel('Payment is due').selectOption('after');
  await paying.getByRole('button', { name: 'Save' }).click();
  await expect(paying.getByText(/^Saved\./)).toBeVisible();
  await page.reload();
  await expect(paying.getByLabel('Payment is due')).toHaveValue('after');
  await expectAccessible(page);
});
