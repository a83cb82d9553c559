import { expect, type Page, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { answerAll, fillAndSign } from '@/test/care/answered-forms';
import { workTogether } from '@/test/care/care';
import { textsTo } from '@/test/notification/caught-mail';

// Journeys of two and three people through several pages.
test.describe.configure({ timeout: 240_000 });

const narrow = { width: 360, height: 800 };

let people: People;
let clientId: string;

test.beforeEach(async () => {
  people = await makePeople();
  ({ clientId } = await workTogether(people, 2));
});

async function expectPdf(page: Page): Promise<void> {
  const address = await page
    .getByRole('link', { name: /^Save as PDF/ })
    .first()
    .getAttribute('href');
  const paper = await page.request.get(address ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
}

test('a therapist writes a form and sends it with intake and consent; the client signs on a phone without scripts', {
  tag: '@slow',
}, async ({ browser, baseURL, context, page }) => {
  await enter(context, baseURL, people.therapist);
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: narrow,
    javaScriptEnabled: false,
  });
  await enter(phone, baseURL, people.client);
  const theirs = await phone.newPage();

  await page.goto('/therapist-dashboard/forms');
  await page.getByLabel('Title', { exact: true }).fill('House rules');
  await page.getByRole('button', { name: 'Create form' }).click();
  await page.getByText('Add the first section').click();
  await page.getByLabel('Title of the section').fill('How we work');
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByText('Add a question').click();
  await page.getByLabel('Question', { exact: true }).fill('Do you agree to the house rules?');
  await page.getByLabel('Answer type').selectOption('Yes or no');
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(
    page.getByRole('listitem').getByText('Do you agree to the house rules?').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1.')).toBeVisible();

  const tab = `/therapist-dashboard/clients/${clientId}/forms`;
  for (const title of ['House rules', 'Before our first session', 'Consent to online therapy']) {
    await page.goto(tab);
    const send = page.getByRole('form', { name: 'Send a form', exact: true });
    await send.getByLabel('Form').selectOption(title);
    await send.getByRole('button', { name: 'Send form' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }

  for (const title of ['House rules', 'Before our first session', 'Consent to online therapy']) {
    await theirs.goto('/dashboard/forms');
    await theirs.getByRole('link', { name: new RegExp(`^Fill in.*${title}`) }).click();
    await fillAndSign(theirs, 'Meera Iyer');
    await expectPdf(theirs);
  }
  await theirs.goto('/dashboard/forms');
  await theirs.getByRole('link', { name: /^Read.*Consent to online therapy/ }).click();
  await theirs.getByText('Withdraw my signature').click();
  await theirs.getByRole('button', { name: 'Withdraw permanently' }).click();
  await expect(theirs.getByText('You have withdrawn your signature.')).toBeVisible();

  await page.goto(tab);
  await expect(page.getByText('Signed', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Withdrawn', { exact: true })).toHaveCount(1);
  await expectPdf(page);
  await page.getByRole('link', { name: /^Read.*Before our first session/ }).click();
  await expect(page.getByText('Kothrud, Pune').first()).toBeVisible();
  await phone.close();
});

test('a guardian signs by the link of a mail without an account, then the young person agrees', {
  tag: '@slow',
}, async ({ browser, baseURL, context, page }) => {
  await enter(context, baseURL, people.therapist);
  const tab = `/therapist-dashboard/clients/${clientId}/forms`;
  const address = `guardian-${people.client.marker.toLowerCase()}@demo.test`;
  await page.goto(tab);
  await page.getByText('For someone under 18', { exact: true }).click();
  const send = page.getByRole('form', { name: 'Send a form to a guardian' });
  await send.getByLabel('Form').selectOption('Consent for a person under 18');
  await send.getByLabel('Name of the parent or guardian').fill('Lata Iyer');
  await send.getByLabel('Their email').fill(address);
  await send.getByRole('button', { name: 'Send to the guardian' }).click();
  await expect(page.getByText('With the guardian')).toBeVisible();

  let link = '';
  await expect(async () => {
    const [letter] = await textsTo(address, 'You have a form to fill in');
    link = /\/guardian\/[\w-]{43}/.exec(letter ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 60_000 });
  await page.goto(link);
  await expectOpenToEveryone(page);
  const home = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: narrow,
    javaScriptEnabled: false,
  });
  const theirs = await home.newPage();
  await theirs.goto(link);
  const form = theirs.getByRole('form', { name: 'Form for the guardian' });
  await answerAll(form);
  await theirs.getByRole('checkbox').check();
  await theirs.getByLabel('Your full name').fill('Lata Iyer');
  await theirs.getByRole('button', { name: 'Sign as guardian' }).click();
  await expect(theirs.getByText('Signed by Lata Iyer')).toBeVisible();

  await context.clearCookies();
  await enter(context, baseURL, people.client);
  await page.setViewportSize(narrow);
  await page.goto('/dashboard/forms');
  await expectOpenToEveryone(page);
  await page.getByRole('link', { name: /^Fill in.*Consent for a person under 18/ }).click();
  await page.waitForURL('/dashboard/forms/*');
  await expectOpenToEveryone(page);
  await fillAndSign(page, 'Meera Iyer');
  await expect(page.getByText('Signed by the guardian')).toBeVisible();
  await expectOpenToEveryone(page);

  // The guardian withdraws by the same link, which no longer shows the answers.
  await theirs.goto(link);
  await expect(theirs.getByText('Signed by Lata Iyer')).toBeVisible();
  await expect(theirs.getByText('Who are you to the young person?')).toBeHidden();
  await theirs.getByRole('button', { name: 'Withdraw my signature' }).click();
  await expect(theirs.getByText(/Withdrawn on/)).toBeVisible();
  await home.close();
  await page.reload();
  await expect(page.getByText(/Withdrawn on/)).toBeVisible();
});

test('words of acute danger in a form lay help beside them, and send nothing', { tag: '@slow' }, async ({
  context,
  baseURL,
  page,
}) => {
  await enter(context, baseURL, people.therapist);
  await page.goto(`/therapist-dashboard/clients/${clientId}/forms`);
  const send = page.getByRole('form', { name: 'Send a form', exact: true });
  await send.getByLabel('Form').selectOption('Safety and emergency contact');
  await send.getByRole('button', { name: 'Send form' }).click();
  await expect(page.getByRole('heading', { name: 'Safety and emergency contact' })).toBeVisible();

  await context.clearCookies();
  await enter(context, baseURL, people.client);
  await page.goto('/dashboard/forms');
  await page.getByRole('link', { name: /^Fill in.*Safety and emergency contact/ }).click();
  const step = page.getByRole('main').getByRole('form').first();
  const help = step.getByRole('status').filter({ hasText: 'You do not have to be alone' });
  const words = step.locator('textarea').first();
  await words.fill('Second floor, above the bakery.');
  await expect(help).toHaveCount(0);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await words.fill('Second floor. I want to kill myself.');
  await expect(help.getByRole('link', { name: /14416/ })).toBeVisible();
  expect(sent).toEqual([]);
  await expectOpenToEveryone(page);
});

test('the pages of forms are open to everyone', { tag: '@slow' }, async ({ context, baseURL, page }) => {
  await enter(context, baseURL, people.therapist);
  for (const path of [
    '/therapist-dashboard/forms',
    '/therapist-dashboard/forms/consent',
    `/therapist-dashboard/clients/${clientId}/forms`,
  ]) {
    await page.goto(path);
    await expectOpenToEveryone(page);
  }
});
