import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { forgetHolds } from '@/test/booking/booking';
import { choose, tabTo } from '@/test/browser/keyboard';

// Each begins on the home page of a 360 px phone and is done by touch, then once more by keyboard on a wide screen.
test.describe.configure({ timeout: 300_000 });

/**
 * A person who presses links, buttons and choices, with a counter. Entering the search field counts; typing
 * into a reached form does not, nor does the Tab key.
 */
type Hand = {
  readonly page: Page;
  presses: number;
  readonly press: (what: Locator) => Promise<void>;
  readonly type: (where: Locator, text: string) => Promise<void>;
};

async function touch(browser: Browser, baseURL: string | undefined): Promise<Hand> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  const hand: Hand = {
    page,
    presses: 0,
    press: async (what) => {
      hand.presses += 1;
      await what.tap();
    },
    type: (where, text) => where.fill(text),
  };
  return hand;
}

async function keyboard(browser: Browser, baseURL: string | undefined): Promise<Hand> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  const hand: Hand = {
    page,
    presses: 0,
    press: async (what) => {
      hand.presses += 1;
      const type = await what.getAttribute('type');
      if (type === 'radio') return choose(page, what);
      await tabTo(page, what);
      if (type !== 'search') await page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
    },
    type: async (where, text) => {
      await tabTo(page, where);
      await page.keyboard.insertText(text);
    },
  };
  return hand;
}

/** The first visible one: phones and wide screens show some links in different places. */
const seen = (what: Locator) => what.filter({ visible: true }).first();

async function findsTherapist(hand: Hand): Promise<void> {
  const { page } = hand;
  const search = page.getByRole('searchbox', { name: /What is it about/ });
  await hand.press(search);
  await hand.type(search, 'anxiety Hindi under 1500');
  hand.presses += 1;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/professionals\?q=/);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Hindi');
  const [, fee = ''] = /₹([\d,]+) per session/.exec((await card.textContent()) ?? '') ?? [];
  expect(Number(fee.replace(',', ''))).toBeLessThanOrEqual(1500);
  await hand.press(card.getByRole('link', { name: 'View Profile' }));
  await hand.press(seen(page.getByRole('link', { name: /^Write/ })));
  const form = page.getByRole('form', { name: /^Contact/ });
  await hand.type(form.getByLabel('Full Name'), 'Meera Iyer');
  await hand.type(form.getByLabel('Email Address'), `jobs.${randomUUID().slice(0, 12)}@example.in`);
  await hand.type(form.getByLabel('Message'), 'Do you have an hour in the evening?');
  await hand.press(form.getByRole('button', { name: 'Send Message' }));
  await expect(
    page.getByRole('status').filter({ hasText: 'Your message has been sent successfully!' }),
  ).toBeVisible();
}

/** @param fromLast which of the times, so that two journeys do not choose the same one */
async function booksConsultation(hand: Hand, fromLast: number): Promise<void> {
  await forgetHolds();
  const { page } = hand;
  const times = page.getByRole('region', { name: 'Book a first consultation' }).locator('a[href*="time="]');
  await hand.press(times.nth((await times.count()) - 1 - fromLast));
  await expect(page.locator('input[name=slot]:checked')).toHaveCount(1);
  await hand.press(page.getByRole('button', { name: 'Continue' }));
  const form = page.getByRole('form', { name: 'Your details' });
  await hand.type(form.getByLabel('Full name'), 'Meera Iyer');
  await hand.type(form.getByLabel('Email', { exact: true }), `jobs.${randomUUID().slice(0, 12)}@example.in`);
  await hand.type(form.getByLabel('Phone number'), '98765 43210');
  await hand.press(form.getByRole('radio', { name: 'Video' }));
  await hand.press(form.getByLabel('You may use my name'));
  await hand.press(form.getByRole('button', { name: 'Book this appointment' }));
  await expect(page.getByRole('status').filter({ hasText: 'is booked' })).toBeVisible();
}

async function answersPhq9(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('link', { name: 'Take the quiz' }));
  await hand.press(page.getByRole('main').locator('a[href="/clarity-quiz/mood"]'));
  for (let number = 1; number <= 9; number += 1) {
    const question = page.getByRole('group', { name: new RegExp(`Question ${number} of 9`) });
    const answer = question.getByRole('button', { name: 'Not at all' });
    // A question accepts answers a moment after it is shown.
    await expect(answer).toBeEnabled();
    await hand.press(answer);
  }
  await expect(page.getByRole('heading', { name: /^Your result: 0 of 27/ })).toBeVisible();
}

async function breathes(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(seen(page.getByRole('link', { name: /^Breathe now/ })));
  await expect(page.getByRole('button', { name: 'Start Box breathing' })).toBeInViewport();
  await hand.press(page.getByRole('button', { name: 'Start Box breathing' }));
  await expect(page.getByRole('dialog', { name: 'Box breathing' })).toBeVisible();
}

/** Every page has the numbers. A test cannot call, so it checks the link. */
async function findsSomebodyToCall(hand: Hand): Promise<void> {
  const { page } = hand;
  for (const number of ['112', '14416']) {
    const link = page.getByRole('banner').getByRole('link', { name: number, exact: true });
    await expect(link).toHaveAttribute('href', `tel:${number}`);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await hand.press(page.getByRole('link', { name: 'Urgent help' }).first());
  hand.presses += 1;
  for (const number of ['112', '14416']) {
    const call = page
      .getByRole('main')
      .getByRole('link', { name: `Call ${number}` })
      .first();
    await expect(call).toHaveAttribute('href', `tel:${number}`);
    await expect(call).toBeInViewport({ ratio: 1 });
  }
}

for (const [way, begin] of [
  ['touch on a phone', touch],
  ['keyboard', keyboard],
] as const) {
  test(`a visitor’s jobs, by ${way}, take few presses`, {
    tag: '@slow',
  }, async ({ browser, baseURL }) => {
    const jobs: readonly [string, number, (hand: Hand) => Promise<void>][] = [
      ['finds a therapist and writes', 7, findsTherapist],
      ['books the first consultation', 5, (hand) => booksConsultation(hand, begin === touch ? 0 : 1)],
      ['answers the PHQ-9', 11, answersPhq9],
      ['breathes', 2, breathes],
      ['calls for help', 2, findsSomebodyToCall],
    ];
    for (const [job, most, work] of jobs) {
      await test.step(job, async () => {
        const hand = await begin(browser, baseURL);
        await hand.page.goto('/', { waitUntil: 'networkidle' });
        await work(hand);
        expect(hand.presses, job).toBeLessThanOrEqual(most);
        await hand.page.context().close();
      });
    }
  });
}
