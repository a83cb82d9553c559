import { expect, type Page, test } from '@playwright/test';
import { windowOf } from '@/test/access/people';
import { callFlags, callWindow, expectMediaBothWays, meetInRoom } from '@/test/booking/call';
import { makeMeeting } from '@/test/booking/meeting';
import { bookLastTime } from '@/test/browser/journey';
import { fillAndSign } from '@/test/care/answered-forms';
import { database } from '@/test/database/copy-database';

// A complete first session. Only the call needs scripts; all other steps work without them.
test.describe.configure({ timeout: 420_000 });
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...callFlags],
  },
});

/** The profile of a client who consents to storing health data. */
async function clientIdOf(userId: string): Promise<string> {
  await using db = await database();
  await db.query(
    `INSERT INTO consents (user_id, purpose, notice_version, source) VALUES ($1, 'care', '2026-11-20', 'screening')`,
    [userId],
  );
  const [profile] = await db.query<{ id: string }>('SELECT id FROM profiles WHERE user_id = $1', [userId]);
  return profile?.id ?? '';
}

/** Chooses the same answer to each of nine questions and shares the result. */
async function answerMeasure(page: Page): Promise<void> {
  for (let number = 1; number <= 9; number++) {
    const question = page.getByRole('group', { name: new RegExp(`Question ${number} of `) });
    await question.getByRole('radio', { name: 'Not at all' }).click();
  }
  await page.getByRole('button', { name: /^Share with / }).click();
  await expect(page.getByText('Your therapist can see this result now.')).toBeVisible();
}

test('a first session: form signed, call, note signed, homework, measure, message, next one booked @slow', async ({
  browser,
  baseURL,
}) => {
  const meeting = await makeMeeting();
  const { practice, client } = meeting;
  const clientId = await clientIdOf(client.userId);
  const record = `/therapist-dashboard/clients/${clientId}`;
  const therapistPage = await windowOf(browser, baseURL, practice, false);
  const phone = await windowOf(browser, baseURL, client, false);

  await test.step('the form is sent and signed', async () => {
    await therapistPage.goto(`${record}/forms`);
    const send = therapistPage.getByRole('form', { name: 'Send a form', exact: true });
    await send.getByLabel('Form').selectOption('Consent to online therapy');
    await send.getByRole('button', { name: 'Send form' }).click();
    await phone.goto('/dashboard/forms');
    await phone.getByRole('link', { name: /^Fill in.*Consent to online therapy/ }).click();
    await fillAndSign(phone, 'Meera Iyer');
    await therapistPage.goto(`${record}/forms`);
    await expect(therapistPage.getByText('Signed', { exact: true })).toBeVisible();
  });

  await test.step('the two meet in the room', async () => {
    const host = await callWindow(browser, baseURL, practice);
    const person = await callWindow(browser, baseURL, client);
    await meetInRoom(host, person, meeting);
    await expectMediaBothWays([host, person]);
    await person.getByRole('button', { name: 'Leave the call' }).click();
    await expect(person.getByRole('heading', { name: 'You have left the room' })).toBeVisible();
    await host.context().close();
    await person.context().close();
  });

  await test.step('the therapist writes and signs a note', async () => {
    await therapistPage.goto('/therapist-dashboard/notes');
    const begin = therapistPage.getByRole('form', { name: 'New note' });
    await begin.getByLabel('Client').selectOption({ label: `${client.firstName} ${client.firstName}` });
    await begin.getByLabel('Kind of note').selectOption('SOAP');
    await begin.getByRole('button', { name: 'Start note' }).click();
    const note = therapistPage.getByRole('form', { name: 'Note' });
    await note.getByLabel('Subjective: what the client says').fill('The tram ride was hard.');
    await note.getByRole('button', { name: 'Sign note' }).click();
    await expect(therapistPage.getByRole('article', { name: 'Note' })).toContainText(
      'The tram ride was hard.',
    );
  });

  await test.step('homework is given and answered', async () => {
    await therapistPage.goto(`${record}/homework`);
    const giving = therapistPage.getByRole('form', { name: 'Assign homework' });
    await giving.getByLabel('Instructions').fill('Two stops by tram.');
    await giving.getByRole('button', { name: /^Assign to / }).click();
    await phone.goto('/dashboard/homework');
    await expect(phone.getByText('Two stops by tram.', { exact: true })).toBeVisible();
    await phone.getByRole('button', { name: /^Done/ }).click();
    await therapistPage.goto(`${record}/homework`);
    await expect(therapistPage.getByText('Done', { exact: true }).first()).toBeVisible();
  });

  await test.step('a questionnaire is asked for and its result shared', async () => {
    await therapistPage.goto(`${record}/results`);
    const asking = therapistPage.getByRole('form', { name: 'Ask for a questionnaire' });
    await asking.getByLabel('Questionnaire').selectOption('PHQ-9');
    await asking.getByLabel('How often').selectOption('Once');
    await asking.getByRole('button', { name: /^Ask / }).click();
    await phone.goto('/dashboard/assessments');
    await phone.getByRole('link', { name: /^Fill in.*Mood, energy and interest/ }).click();
    await answerMeasure(phone);
    await therapistPage.goto(`${record}/results`);
    await expect(therapistPage.getByText(/^0 of 27/)).toBeVisible();
  });

  await test.step('the client writes, the therapist answers', async () => {
    await phone.goto(`/account/messages/${practice.therapistId}`);
    await phone.getByLabel('Your message').fill('Thank you for today.');
    await phone.getByRole('button', { name: 'Send message' }).click();
    const thread = phone.getByRole('region', { name: 'Messages', exact: true });
    await expect(thread).toContainText('Thank you for today.');
    await therapistPage.goto(`/therapist-dashboard/messages/${clientId}`);
    await therapistPage.getByLabel('Your message').fill('See you next week.');
    await therapistPage.getByRole('button', { name: 'Send message' }).click();
    await phone.reload();
    await expect(thread).toContainText('See you next week.');
  });

  await test.step('the next session is booked, and both see it', async () => {
    await phone.goto(`/book/own/${practice.slug}`);
    await bookLastTime(phone, false);
    const when = (await phone.locator('main time').first().getAttribute('datetime')) ?? '';
    expect(Date.parse(when)).toBeGreaterThan(Date.now());
    for (const [page, list] of [
      [phone, '/dashboard/sessions'],
      [therapistPage, `${record}/sessions`],
    ] as const) {
      await page.goto(list);
      await expect(page.locator(`time[datetime="${when}"]`).first()).toBeVisible();
    }
  });
});
