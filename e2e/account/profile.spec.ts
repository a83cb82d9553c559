import { expect, test } from '@playwright/test';
import { enter, makePeople, type People } from '@/test/access/people';
import { expectAccessible } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';
import { database } from '@/test/database/copy-database';

let people: People;

test.beforeAll(async () => {
  people = await makePeople();
});

const details = { first_name: 'Mira', last_name: 'Rao', phone: '+919812345678' };

async function storedOf(userId: string) {
  await using db = await database();
  const [row] = await db.query(
    'SELECT first_name, last_name, phone, goals, role, email FROM profiles WHERE user_id = $1',
    [userId],
  );
  return row;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('changes names, phone and goals, and shows the stored values', { tag: '@slow' }, async ({
      page,
      context,
      baseURL,
    }) => {
      const person = javaScriptEnabled ? people.client : people.otherClient;
      await enter(context, baseURL, person);
      await page.goto('/edit-profile');
      const form = page.getByRole('form', { name: 'Profile', exact: true });
      await expect(form.getByLabel('Email')).toHaveValue(person.email);
      await expect(form.getByLabel('Email')).toBeDisabled();
      await expect(form.getByText('Email cannot be changed')).toBeVisible();
      await expect(form.getByLabel('Goals')).toHaveAttribute('rows', '4');

      await form.getByLabel('First name').fill('');
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect(form.getByRole('alert')).toContainText('Please fill in all required fields');
      await expect(form.getByRole('alert')).toBeFocused();
      await expect(form.getByLabel('First name')).toHaveAccessibleDescription(/Enter your first name/);

      await form.getByLabel('First name').fill(details.first_name);
      await form.getByLabel('Last name').fill(details.last_name);
      await form.getByLabel('Phone (optional)').fill('098123 45678');
      await form.getByLabel('Goals').fill('To sleep.');
      await form.getByRole('button', { name: 'Save changes' }).click();
      // A client's goals need the consent for them.
      await expect(form.getByRole('alert')).toContainText('Please check the marked fields');
      await form.getByLabel(/You may keep what I share about my health/).check();
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect(form.getByRole('status').first()).toContainText('Profile updated successfully');
      await expect(form.getByText(/^Saved: Mira Rao, \+919812345678, with goals/)).toBeVisible();
      await expect(form.getByLabel('Phone (optional)')).toHaveValue(details.phone);
      await expect(page.getByRole('banner')).toContainText('Mira Rao');

      await page.reload();
      await expect(form.getByLabel('Goals')).toHaveValue('To sleep.');
      await expect(form.getByLabel(/You may keep/)).toHaveCount(0);
      expect(await storedOf(person.userId)).toEqual({
        ...details,
        goals: 'To sleep.',
        role: 'client',
        email: person.email,
      });
    });
  });
}

test('guests and newcomers get a real redirect', async ({ request }) => {
  const ask = (headers: Record<string, string>) => request.get('/edit-profile', { headers, maxRedirects: 0 });
  const guest = await ask({});
  expect([guest.status(), guest.headers().location]).toEqual([307, '/login?next=%2Fedit-profile']);
  const newcomer = await ask({ cookie: `antarman.session=${people.newcomer.token}` });
  expect([newcomer.status(), newcomer.headers().location]).toEqual([307, '/onboarding?next=%2Fedit-profile']);
});

test('a therapist is asked about the practice, and finds links to privacy and devices', {
  tag: '@slow',
}, async ({ page, context, baseURL }) => {
  await enter(context, baseURL, people.therapist);
  await page.goto('/edit-profile');
  await expect(page.getByLabel('Goals')).toHaveAccessibleDescription('Tell us about your practice');
  await expect(page.getByLabel(/You may keep/)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/account/privacy');
  await expect(main.getByRole('link', { name: 'Devices' })).toHaveAttribute('href', '/account/devices');
});

test('typed values survive a broken connection, and are saved when it is back', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL, people.admin);
  await page.goto('/edit-profile');
  await page.getByLabel('First name').fill('Leela');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const alert = page.getByRole('form', { name: 'Profile', exact: true }).getByRole('alert');
  await expect(alert).toContainText('Error');
  await expect(page.getByLabel('First name')).toHaveValue('Leela');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  expect(await storedOf(people.admin.userId)).toMatchObject({ first_name: 'Leela', role: 'admin' });
});

test('is accessible, at 320 px too', { tag: '@slow' }, async ({ page, context, baseURL }) => {
  await enter(context, baseURL, people.unlinkedTherapist);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/edit-profile');
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
