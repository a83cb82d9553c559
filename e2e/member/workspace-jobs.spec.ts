import { expect, type Locator, type Page, test } from '@playwright/test';
import { makePeople, windowOf } from '@/test/access/people';
import { newAddress } from '@/test/account/accounts';
import { database } from '@/test/database/copy-database';
import {
  creditLine,
  expectMatched,
  importStatement,
  newReference,
  reportPayment,
} from '@/test/payment/paying';
import { makeOpenPractice } from '@/test/therapist/practice';

// Jobs of a working day, each from the first page after signing in, with a bound on presses; typing counts as none.
test.describe.configure({ timeout: 180_000 });

const phone = { width: 360, height: 800 };

/** Presses the first one in sight. */
function hand() {
  const counted = { presses: 0 };
  const press = async (what: Locator) => {
    counted.presses += 1;
    await what.filter({ visible: true }).first().click();
  };
  return { counted, press };
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a therapist writes a note with four presses, and sends a quotation with three', {
  tag: '@slow',
}, async ({ browser, baseURL }) => {
  const { therapist, client } = await makePeople();
  await using db = await database();
  await db.query(
    `INSERT INTO therapy_sessions (therapist_id, client_id, session_date)
     SELECT t.id, p.id, now() - interval '2 hours' FROM therapists t, profiles p
     WHERE t.user_id = $1 AND p.user_id = $2`,
    [therapist.userId, client.userId],
  );
  const own = await windowOf(browser, baseURL, therapist, true, phone);

  await own.goto('/therapist-dashboard');
  const note = hand();
  await note.press(tabs(own).getByRole('link', { name: 'Clients' }));
  await note.press(own.getByRole('main').getByRole('link', { name: new RegExp(client.firstName) }));
  await note.press(own.getByRole('button', { name: 'New note' }));
  await own.getByRole('form', { name: 'Note' }).getByRole('textbox').first().fill('The tram ride was easy.');
  await note.press(own.getByRole('button', { name: 'Sign note' }));
  await expect(own.getByRole('article', { name: 'Note' })).toContainText('The tram ride was easy.');
  expect(note.counted.presses).toBe(4);

  await own.goto('/therapist-dashboard');
  const quotation = hand();
  await quotation.press(own.locator('summary').filter({ hasText: 'New quotation' }));
  const form = own.getByRole('form', { name: 'New quotation' });
  await form.getByLabel('Client').selectOption({ index: 1 });
  await form.getByLabel('Service type').fill('Four sessions');
  await form.getByLabel('Description').fill('Four sessions of 45 minutes.');
  await form.getByLabel('Amount (INR)').fill('7200');
  // The client was chosen from a list, which is a press too.
  quotation.counted.presses += 1;
  await quotation.press(form.getByRole('button').last());
  await expect(own.getByRole('status').filter({ hasText: 'uotation' })).toBeVisible();
  expect(quotation.counted.presses).toBe(3);
  await own.context().close();
});

test('a therapist confirms a matched payment, and the team verifies another, with three presses', {
  tag: '@slow',
}, async ({ page, browser, baseURL }) => {
  const practice = await makeOpenPractice();
  for (const role of ['therapist', 'admin'] as const) {
    const name = `Asha ${role}`;
    const reference = newReference();
    await page.goto(`/payment/${practice.slug}`);
    await reportPayment(page, { name, email: newAddress(), reference });
    const own = await windowOf(browser, baseURL, practice, true, phone);
    await importStatement(own, practice.account, creditLine(reference, '1,800.00'));
    await expectMatched(own, name, reference);
    const viewer = role === 'therapist' ? practice : (await makePeople()).admin;
    const viewport = role === 'therapist' ? phone : { width: 1280, height: 800 };
    const desk = await windowOf(browser, baseURL, viewer, true, viewport);
    await desk.goto(role === 'therapist' ? '/therapist-dashboard' : '/admin');
    const { counted, press } = hand();
    await press(
      desk
        .getByRole('link', { name: /to check/i })
        .or(desk.getByRole('link', { name: /^(?:View|Open): .*payment/i })),
    );
    await press(desk.getByRole('main').getByRole('link', { name }));
    if (role === 'admin') await desk.locator('#verify-onBehalf').fill('The therapist is away.');
    await press(desk.getByRole('button', { name: 'Mark as received' }));
    await expect(desk.getByRole('button', { name: 'Mark as received' })).toBeHidden();
    expect(counted.presses).toBe(3);
    await desk.context().close();
    await own.context().close();
  }
});
