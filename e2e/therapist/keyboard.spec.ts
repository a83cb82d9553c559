import { expect, test } from '@playwright/test';
import { windowOf } from '@/test/access/people';
import { forgetTries, newAddress } from '@/test/account/accounts';
import { beginAt, inDays } from '@/test/booking/agreed-session';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { asGuest, bookLastTime } from '@/test/browser/journey';
import {
  chooseOption,
  expectAnswered,
  expectEachReached,
  pressByKey,
  tabTo,
  typeByKey,
} from '@/test/browser/keyboard';
import { database } from '@/test/database/copy-database';
import { addCouples, addPlace } from '@/test/therapist/moving-in';
import { makeOpenPractice, meetInPersonToo } from '@/test/therapist/practice';

// Forms of the practice with only the Tab key, arrows, Space and Enter.
test.describe.configure({ timeout: 300_000 });
test.beforeEach(forgetTries);

test('weekly hours, rules of a kind and the code of a place are changed by keyboard alone @slow', async ({
  browser,
  baseURL,
}) => {
  const practice = await makeOpenPractice();
  const own = await windowOf(browser, baseURL, practice, true);

  await test.step('new clients a week', async () => {
    await own.goto('/therapist-dashboard/hours');
    const hours = own.getByRole('form', { name: 'Weekly hours' });
    await expectEachReached(own, hours);
    await own.reload();
    await chooseOption(own, hours.getByLabel('New clients a week'), '3');
    // The first button of the form copies Monday; Enter in a field saves all the same.
    await tabTo(own, hours.getByRole('group', { name: 'Monday' }).getByRole('textbox').first());
    await own.keyboard.press('Enter');
    await expectAnswered(own, 'Your hours are saved.');
    await expect(hours.getByLabel('New clients a week')).toHaveValue('3');
    await expectOpenToEveryone(own);
  });

  await test.step('rules of a kind', async () => {
    await addCouples(own);
    await own.goto('/therapist-dashboard/hours/paying');
    const rules = own.getByRole('form', { name: 'Rules of Couples session' });
    await expectEachReached(own, rules);
    await own.reload();
    await chooseOption(own, rules.getByLabel('Late cancellation fee'), 'Half of the fee');
    await chooseOption(own, rules.getByLabel('Missed session fee'), 'The whole fee');
    await pressByKey(own, rules.getByRole('button', { name: /^Save/ }));
    await expectAnswered(own, 'This rule applies to new bookings only.');
    await expectOpenToEveryone(own);
  });

  await test.step('a new code of a place', async () => {
    await addPlace(own);
    await pressByKey(own, own.getByRole('link', { name: 'Kothrud clinic' }));
    const share = own.getByRole('region', { name: 'Share this place' });
    const code = async () => /[0-9a-f]{8}-[-0-9a-f]{27}/.exec((await share.textContent()) ?? '')?.[0];
    await expect.poll(code).toBeDefined();
    const earlier = await code();
    const form = share.getByRole('form', { name: 'New code' });
    await pressByKey(own, form.locator('summary'));
    await expectEachReached(own, form);
    await own.keyboard.press('Enter');
    await expectAnswered(own, 'There is a new code now, and the earlier one no longer works.');
    await expect.poll(code).not.toBe(earlier);
    await expectOpenToEveryone(own);
  });
  await own.context().close();
});

test('hours with a place, and a kind of session there, are made and changed by keyboard alone @slow', async ({
  browser,
  baseURL,
}) => {
  const practice = await makeOpenPractice();
  await meetInPersonToo(practice.therapistId);
  const own = await windowOf(browser, baseURL, practice, true);

  await test.step('a place, and Saturdays there', async () => {
    await own.goto('/therapist-dashboard/hours/places');
    const place = own.getByRole('form', { name: 'New place' });
    await expectEachReached(own, place);
    await own.reload();
    await typeByKey(own, place.getByLabel('Name'), 'Kothrud clinic');
    await typeByKey(own, place.getByLabel('Address'), '12 Karve Road, Pune');
    await pressByKey(own, place.getByRole('button', { name: 'Add place' }));
    await expect(own.getByRole('link', { name: 'Kothrud clinic' })).toBeVisible();
    await own.goto('/therapist-dashboard/hours');
    const hours = own.getByRole('form', { name: 'Weekly hours' });
    await expectEachReached(own, hours);
    await own.reload();
    const saturday = hours.getByLabel('Place on Saturday', { exact: true });
    await chooseOption(own, saturday, 'Kothrud clinic');
    await pressByKey(own, hours.getByRole('button', { name: 'Save', exact: true }));
    await expectAnswered(own, 'Your hours are saved.');
    await expect(saturday.locator('option:checked')).toHaveText('Kothrud clinic');
    await expectOpenToEveryone(own);
  });

  await test.step('a kind there, for two to four people', async () => {
    await own.goto('/therapist-dashboard/kinds');
    await pressByKey(own, own.getByRole('link', { name: 'New kind' }));
    await own.waitForURL('**/kinds/new');
    const kind = own.getByRole('form', { name: 'Kind of session' });
    await expectEachReached(own, kind);
    await own.reload();
    await typeByKey(own, kind.getByLabel('Name'), 'Family session');
    await typeByKey(own, kind.getByLabel('Length, in minutes'), '60');
    await chooseOption(own, kind.getByLabel('People, at least'), '4');
    await chooseOption(own, kind.getByLabel('People, at most'), '2');
    await typeByKey(own, kind.getByLabel('Fee, in ₹'), '2,500');
    await pressByKey(own, kind.getByRole('checkbox', { name: 'Video' }));
    await chooseOption(own, kind.getByLabel('Place for in-person sessions'), 'Kothrud clinic');
    await pressByKey(own, kind.getByRole('button', { name: 'Add kind of session' }));
    await expectAnswered(own, 'Choose the same number as “at least”, or more');
    await chooseOption(own, kind.getByLabel('People, at most'), '4');
    await chooseOption(own, kind.getByLabel('People, at least'), '2');
    await pressByKey(own, kind.getByRole('button', { name: 'Add kind of session' }));
    await own.waitForURL('**/kinds?done=added');
    const words = '60 minutes · For 2 to 4 people · ₹2,500 · In person';
    await expect(own.getByText(`${words} (Kothrud clinic)`)).toBeVisible();

    await pressByKey(own, own.getByRole('link', { name: 'Family session' }));
    await expect(kind.getByLabel('Place for in-person sessions').locator('option:checked')).toHaveText(
      'Kothrud clinic',
    );
    await expect(kind.getByLabel('People, at most')).toHaveValue('4');
    await chooseOption(own, kind.getByLabel('Place for in-person sessions'), 'Any place of your hours');
    await pressByKey(own, kind.getByRole('button', { name: 'Save', exact: true }));
    await own.waitForURL('**/kinds?done=saved');
    await expect(own.getByText(words, { exact: true })).toBeVisible();
    await expectOpenToEveryone(own);
  });
  await own.context().close();
});

test('a guest gets a form and homework, and reviews by link, by keyboard alone @slow', async ({
  page,
  browser,
  baseURL,
}) => {
  const practice = await makeOpenPractice();
  const guest = { name: 'Meera Iyer', email: newAddress() };
  await page.goto(`/book/${practice.slug}`);
  await bookLastTime(page, true, asGuest(guest));
  const own = await windowOf(browser, baseURL, practice, true);

  await test.step('the therapist sends a form and assigns homework', async () => {
    await own.goto('/therapist-dashboard/sessions');
    await pressByKey(
      own,
      own.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: /^Forms/ }),
    );
    await own.waitForURL('/therapist-dashboard/guests/*');
    const send = own.getByRole('form', { name: 'Send a form', exact: true });
    await expectEachReached(own, send);
    await own.reload();
    await chooseOption(own, send.getByLabel('Form'), 'Consent to online therapy');
    await pressByKey(own, send.getByRole('button', { name: 'Send form' }));
    await expectAnswered(own, 'sent');
    await expect(own.getByRole('heading', { name: 'Consent to online therapy' })).toBeVisible();

    const give = own.getByRole('form', { name: 'Assign homework' });
    await own.reload();
    await expectEachReached(own, give);
    await own.reload();
    await typeByKey(own, give.getByLabel('Instructions'), 'Two stops by tram.');
    await typeByKey(own, give.getByRole('textbox', { name: /^Due date/ }), '24/12/2099');
    await pressByKey(own, give.getByRole('button', { name: /^Assign to/ }));
    await expectAnswered(own, 'We tell Meera Iyer');
    await expect(own.getByRole('region', { name: 'Homework', exact: true })).toContainText(
      'Two stops by tram.',
    );
    await expectOpenToEveryone(own);
  });

  await test.step('the guest reviews', async () => {
    await beginAt(guest.email, inDays(-1, 10));
    await using db = await database();
    await db.query(
      `UPDATE therapy_sessions s SET status = 'completed', completed_at = now() FROM participants p
       WHERE p.booking_id = s.booking_id AND p.email = $1`,
      [guest.email],
    );
    await page.reload();
    const review = page.getByRole('form', { name: `Review ${practice.name}` });
    await expectEachReached(page, review);
    await page.reload();
    await pressByKey(page, review.getByRole('button', { name: 'Send my review' }));
    await expect(page.locator(':focus')).toHaveRole('alert');
    await tabTo(page, review.getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(review.getByLabel('How helpful was it?')).toBeFocused();
    await chooseOption(page, review.getByLabel('How helpful was it?'), '5: very helpful');
    await typeByKey(page, review.getByLabel('In a few words'), 'We began with one ordinary week of mine.');
    await pressByKey(page, review.getByRole('button', { name: 'Send my review' }));
    await expectAnswered(page, 'Thank you.');
    await expectOpenToEveryone(page);
  });
  await own.context().close();
});
