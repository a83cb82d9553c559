import { expect, type Page, test } from '@playwright/test';
import { makePeople, type People, windowOf } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { choose, chooseOption, pressByKey, typeByKey } from '@/test/browser/keyboard';
import { giveCare } from '@/test/care/care';
import { database } from '@/test/database/copy-database';

// Every form between a client and a therapist, with only the Tab key, arrows, Space and Enter.
test.describe.configure({ timeout: 420_000 });

async function prepare(): Promise<{
  readonly people: People;
  readonly next: People;
  readonly record: string;
}> {
  const [people, next] = [await makePeople(), await makePeople()];
  await giveCare(people.client, people.therapist);
  await using db = await database();
  await db.query(
    `INSERT INTO consents (user_id, purpose, notice_version, source) VALUES ($1, 'care', '2026-11-20', 'screening')`,
    [people.client.userId],
  );
  await db.query('UPDATE therapists SET is_active = true WHERE user_id = $1', [next.therapist.userId]);
  const [profile] = await db.query<{ id: string }>('SELECT id FROM profiles WHERE user_id = $1', [
    people.client.userId,
  ]);
  return { people, next, record: `/therapist-dashboard/clients/${profile?.id}` };
}

/** Answers all questions on this step of a form, and presses the button to continue. */
async function answerStep(page: Page): Promise<void> {
  const step = page.getByRole('main').getByRole('form').first();
  for (const group of await step.getByRole('group').all()) {
    const first = group.locator('input').first();
    if ((await first.getAttribute('type')) === 'radio') await choose(page, first);
    else await pressByKey(page, first);
  }
  for (const text of await step.getByRole('textbox').all()) await typeByKey(page, text, 'Kothrud, Pune');
  const before = page.url();
  await pressByKey(page, step.getByRole('button', { name: 'Next' }));
  await page.waitForURL((url) => url.href !== before);
}

async function signConsent(page: Page): Promise<void> {
  await page.goto('/dashboard/forms');
  await pressByKey(page, page.getByRole('link', { name: /^Fill in.*Consent to online therapy/ }));
  const sign = page.getByRole('form', { name: 'Sign' });
  const next = page.getByRole('button', { name: 'Next' });
  for (let step = 0; step < 20; step += 1) {
    await expect(sign.or(next)).toBeVisible();
    if (await sign.isVisible()) break;
    await answerStep(page);
  }
  await pressByKey(page, sign.getByRole('checkbox'));
  await typeByKey(page, sign.getByLabel('Your full name'), 'Meera Iyer');
  await pressByKey(page, sign.getByRole('button', { name: 'Sign form' }));
  await expect(page.getByText('The form is signed.')).toBeVisible();
}

test('forms, measures, homework, safety plan, records and a handover are done by keyboard alone @slow', async ({
  browser,
  baseURL,
}) => {
  const { people, next, record } = await prepare();
  const therapistPage = await windowOf(browser, baseURL, people.therapist, true);
  const client = await windowOf(browser, baseURL, people.client, true);

  await test.step('the therapist sends a form, asks for a questionnaire and gives homework', async () => {
    await therapistPage.goto(`${record}/forms`);
    const send = therapistPage.getByRole('form', { name: 'Send a form', exact: true });
    await chooseOption(therapistPage, send.getByLabel('Form'), 'Consent to online therapy');
    await pressByKey(therapistPage, send.getByRole('button', { name: 'Send form' }));
    await expect(therapistPage.getByRole('heading', { name: 'Consent to online therapy' })).toBeVisible();

    await therapistPage.goto(`${record}/results`);
    const asking = therapistPage.getByRole('form', { name: 'Ask for a questionnaire' });
    const questionnaire = asking.getByLabel('Questionnaire');
    const phq = await questionnaire.locator('option', { hasText: 'PHQ-9' }).textContent();
    await chooseOption(therapistPage, questionnaire, phq ?? '');
    await pressByKey(therapistPage, asking.getByRole('button', { name: /^Ask / }));
    await expect(therapistPage.getByRole('button', { name: /^Stop asking/ })).toBeVisible();

    await therapistPage.goto(`${record}/homework`);
    const giving = therapistPage.getByRole('form', { name: 'Assign homework' });
    await typeByKey(therapistPage, giving.getByLabel('Instructions'), 'Two stops by tram.');
    await pressByKey(therapistPage, giving.getByRole('button', { name: /^Assign to / }));
    await expect(therapistPage.getByText('Two stops by tram.').first()).toBeVisible();
  });

  await test.step('the client signs, answers and shares', async () => {
    await signConsent(client);

    await client.goto('/dashboard/assessments');
    await pressByKey(client, client.getByRole('link', { name: /^Fill in.*Mood, energy and interest/ }));
    for (let number = 1; number <= 9; number += 1) {
      const question = client.getByRole('group', { name: new RegExp(`Question ${number} of `) });
      await pressByKey(client, question.getByRole('button', { name: 'Not at all' }));
    }
    await pressByKey(client, client.getByRole('button', { name: /^Share with / }));
    await expect(client.getByText('Your therapist can see this result now.')).toBeVisible();

    await client.goto('/dashboard/homework');
    await pressByKey(client, client.getByRole('button', { name: /^Done/ }));
    await expect(client.getByText('Done', { exact: true }).first()).toBeVisible();

    await client.goto('/dashboard/safety-plan');
    const plan = client.getByRole('form', { name: 'Share a safety plan' });
    await typeByKey(client, plan.getByLabel('2. Things I can do alone'), 'Walk around the tank.');
    await pressByKey(client, plan.getByRole('button', { name: 'Share with my therapist' }));
    await expect(client.getByRole('button', { name: /^Stop sharing/ })).toBeVisible();
  });

  await test.step('records are asked for, answered and read', async () => {
    await client.goto('/dashboard/records');
    await pressByKey(client, client.getByRole('button', { name: 'Request my records' }));
    await expect(client.getByText('With the therapist')).toBeVisible();
    await therapistPage.goto('/therapist-dashboard/record-requests');
    await pressByKey(
      therapistPage,
      therapistPage
        .getByRole('main')
        .getByRole('link', { name: new RegExp(people.client.firstName) })
        .first(),
    );
    const answer = therapistPage.getByRole('form', { name: 'Answer' });
    await typeByKey(therapistPage, answer.getByLabel('Summary of your work'), 'Twelve sessions.');
    await pressByKey(therapistPage, answer.getByRole('button', { name: 'Send answer' }));
    await expect(therapistPage.getByText('Not opened yet.')).toBeVisible();
    await client.reload();
    await pressByKey(
      client,
      client.getByRole('main').getByRole('link', { name: people.therapist.firstName }),
    );
    await expect(client.getByRole('article', { name: 'Answer' })).toContainText('Twelve sessions.');
  });

  await test.step('the client is handed over, and the next therapist reads what they ticked', async () => {
    await therapistPage.goto(`${record}/handover`);
    const search = therapistPage.getByLabel('Name of the new therapist');
    await typeByKey(therapistPage, search, next.therapist.firstName);
    await pressByKey(therapistPage, therapistPage.getByRole('button', { name: 'Find' }));
    const form = therapistPage.getByRole('form', { name: 'Handover' });
    await expect(form.getByLabel('New therapist')).not.toHaveValue('');
    await chooseOption(therapistPage, form.getByLabel('Why'), 'I am leaving');
    await typeByKey(
      therapistPage,
      form.getByRole('textbox', { name: 'Your last day with this client' }),
      '24/12/2099',
    );
    await pressByKey(therapistPage, form.getByLabel('This therapist has agreed and has time'));
    await pressByKey(therapistPage, form.getByRole('button', { name: /^Ask / }));
    await expect(
      therapistPage.getByText('We have asked the client. You will see the answer here.'),
    ).toBeVisible();

    await client.goto('/dashboard');
    await pressByKey(client, client.getByRole('link', { name: /^Review\b/ }));
    await pressByKey(client, client.getByLabel(/the forms I signed/));
    await pressByKey(client, client.getByRole('button', { name: /^Agree: / }));
    await expect(client.getByRole('region', { name: 'Handover summary' })).toContainText(
      'Consent to online therapy',
    );

    const to = await windowOf(browser, baseURL, next.therapist, true);
    await to.goto('/therapist-dashboard/handovers');
    await pressByKey(
      to,
      to.getByRole('main').getByRole('link', { name: new RegExp(people.client.firstName) }),
    );
    await pressByKey(to, to.getByRole('link', { name: 'Read the signed forms' }));
    await pressByKey(to, to.getByRole('link', { name: /^Read.*Consent to online therapy/ }));
    await expect(to.getByRole('heading', { name: 'Consent to online therapy' })).toBeVisible();
    await to.goto(`${record}/forms`);
    await expectOpenToEveryone(to);
    await using db = await database();
    await db.query('UPDATE therapists SET is_active = false WHERE user_id = $1', [next.therapist.userId]);
  });
});
