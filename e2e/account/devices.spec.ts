import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, signIn } from '@/test/account/accounts';
import { expectAccessible } from '@/test/browser/axe';
import { tagsOf } from '@/test/case/slow';

test.describe.configure({ timeout: 180_000 });

const arrived = /\/onboarding$/;
const devices = '/account/devices';

async function enterWithPassword(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL(arrived);
}

/** A copy of the session cookie. */
async function sessionOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === 'antarman.session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  return session?.value ?? '';
}

/** The page that a browser with only this cookie reaches. */
async function reach(baseURL: string | undefined, token: string): Promise<number> {
  const answer = await fetch(`${baseURL}${devices}`, {
    redirect: 'manual',
    headers: { cookie: `antarman.session=${token}` },
  });
  return answer.status;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`devices, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: tagsOf(javaScriptEnabled),
  }, () => {
    test.use({ javaScriptEnabled });

    test('are listed and signed out one by one, all others at once, and this one', { tag: '@slow' }, async ({
      page,
      browser,
      baseURL,
    }) => {
      const account = await makeAccount();
      const contexts = await Promise.all(
        [1, 2, 3].map(() => browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled })),
      );
      const tokens: string[] = [];
      for (const context of contexts) {
        await enterWithPassword(await context.newPage(), account);
        tokens.push(await sessionOf(context));
      }
      await enterWithPassword(page, account);
      const own = await sessionOf(page.context());

      await page.goto(devices);
      const list = page.getByRole('region', { name: 'Signed in on' });
      await expect(list.getByRole('listitem')).toHaveCount(4);
      await expect(list.getByRole('listitem').first()).toContainText('This device');
      if (javaScriptEnabled) await expectAccessible(page);

      await list.getByRole('listitem').nth(1).getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'That device is signed out.' })).toBeVisible();
      await expect(list.getByRole('listitem')).toHaveCount(3);
      const afterOne = await Promise.all(tokens.map((token) => reach(baseURL, token)));
      expect(afterOne.toSorted()).toEqual([200, 200, 307]);

      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      if (javaScriptEnabled) {
        const question = page.getByRole('alertdialog', { name: 'Sign out on all other devices?' });
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(question).toBeHidden();
        expect((await Promise.all(tokens.map((token) => reach(baseURL, token)))).includes(200)).toBe(true);
        await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
        await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
      }
      await expect(
        page.getByRole('status').filter({ hasText: 'Signed out on 2 other devices.' }),
      ).toBeVisible();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      expect(await Promise.all(tokens.map((token) => reach(baseURL, token)))).toEqual([307, 307, 307]);
      expect(await reach(baseURL, own)).toBe(200);

      await list.getByRole('button', { name: 'Sign out on this device' }).click();
      await expect(page).toHaveURL('/login?notice=signed-out');
      await expect(page.getByRole('status').filter({ hasText: 'Successfully signed out' })).toBeVisible();
      expect(await reach(baseURL, own)).toBe(307);
      await page.goto(devices);
      await expect(page).toHaveURL(/\/login\?next=/);
      for (const context of contexts) await context.close();
    });

    test('a changed password keeps this device and signs the others out', { tag: '@slow' }, async ({
      page,
      browser,
      baseURL,
    }) => {
      const account = await makeAccount();
      const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      await enterWithPassword(await elsewhere.newPage(), account);
      const other = await sessionOf(elsewhere);
      await enterWithPassword(page, account);
      const before = await sessionOf(page.context());

      await page.goto(devices);
      const form = page.getByRole('form', { name: 'Change your password' });
      const renewed = 'lantern seven wet grass';
      const fill = async (current: string, once: string, again: string) => {
        await form.getByLabel('Current password').fill(current);
        await form.getByLabel('New password', { exact: true }).fill(once);
        await form.getByLabel('New password again').fill(again);
        await form.getByRole('button', { name: 'Change password' }).click();
      };
      await fill(account.password, renewed, 'another one');
      await expect(
        page.getByRole('alert').filter({ hasText: 'Please check the marked fields' }),
      ).toBeFocused();
      await expect(form.getByLabel('New password again')).toHaveAccessibleDescription(
        'Error: The two passwords do not match',
      );
      await fill('not the password', renewed, renewed);
      await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
        'Error: Your current password is wrong',
      );
      await fill(account.password, renewed, renewed);
      await expect(page.getByRole('status').filter({ hasText: 'Your password is changed.' })).toBeVisible();
      await expect(form.getByLabel('Current password')).toHaveValue('');

      // A new session replaces the old one, so that a copy of the old cookie is useless.
      expect(await sessionOf(page.context())).not.toBe(before);
      expect(await reach(baseURL, before)).toBe(307);
      expect(await reach(baseURL, other)).toBe(307);
      await page.goto(devices);
      await expect(page).toHaveURL(devices);
      await elsewhere.close();
    });
  });
}
