import { expect, test } from '@playwright/test';
import { forgetTries, goodPassword, linkFromMail, makeAccount, newAddress } from '@/test/account/accounts';
import { expectAccessible } from '@/test/browser/axe';
import { tagsOfScheme } from '@/test/case/slow';

const nowhere = 'a'.repeat(43);
const pages = [
  '/login',
  '/login?mode=signup',
  '/login?notice=signed-out&error=OAuthSignin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  `/verify-email/${nowhere}`,
  '/link-account',
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`sign-in pages, ${colorScheme}`, { tag: tagsOfScheme(colorScheme) }, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 } });

    for (const address of pages) {
      test(`${address} is accessible, at 320 px`, { tag: address === '/login' ? [] : '@slow' }, async ({
        page,
      }) => {
        await page.goto(address);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        const send = page.locator('main form button[type=submit]').filter({ visible: true }).first();
        // The page with an error message.
        if ((await send.count()) === 0 || (await send.isDisabled())) return;
        await send.click();
        await expect(
          page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).last(),
        ).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

for (const address of pages) {
  test(`${address} is in no cache and no search engine, and has urgent help first`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.headers()['cache-control']).toMatch(/no-store/);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.slice(0, 2)).toEqual(['#content', '/resources/crisis-support']);
  });
}

for (const address of ['/login', '/signup']) {
  test(`${address} shows Google sign-in as not available where nobody has set it up`, {
    tag: address === '/login' ? [] : '@slow',
  }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Continue with Google (Coming Soon)' })).toBeDisabled();
  });
}

test('words in the address are ours or are not shown', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/login?error=<b>Call this number</b>&notice=You%20have%20won&mode=other');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await page.goto('/login?error=OAuthSignin');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
    'An unexpected error occurred with Google sign in',
  );
});

test('an account is made and signed in to with the keyboard alone', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(180_000);
  await forgetTries();
  const email = newAddress();
  await page.goto('/signup');
  await page.getByLabel('Full Name').focus();
  const { keyboard } = page;
  await keyboard.type('Asha Rao');
  await keyboard.press('Tab');
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type(goodPassword);
  await expect(page.getByRole('status').filter({ hasText: 'Good: hard to guess' })).toBeAttached();
  await keyboard.press('Tab');
  // Shows, reads and hides it again.
  await keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await keyboard.press('Tab');
  await keyboard.type(goodPassword);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled();
  await keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  await page.getByLabel('Confirm Password').press('Enter');
  await expect(page).toHaveURL('/verify-email?created=1');
  await expect(page.getByRole('status').filter({ hasText: 'Account created successfully!' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('form', { name: 'Sign in' }).getByLabel('Email').focus();
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type(goodPassword);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/onboarding$/);
});

for (const address of ['/signup', '/login?mode=signup']) {
  test(`on ${address} Create Account waits for the terms before any script has come, and opens without one`, async ({
    page,
  }) => {
    await page.route(/\.js(?:\?|$)/, () => undefined);
    await page.goto(address, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Create Account' });
    // The form contains both states of the button; the style sheet, which may not be loaded yet, shows one.
    await expect(button).toHaveCount(1);
    await expect(button).toBeDisabled();
    await expect(page.getByText('Tick the box to agree. Then you can create your account.')).toBeVisible();
    await page.getByRole('checkbox').check();
    await expect(button).toBeEnabled();
    await expect(page.getByText('Tick the box to agree.')).toBeHidden();
    await page.getByRole('checkbox').uncheck();
    await expect(button).toBeDisabled();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Create Account can be pressed, and words say that it waits for the box', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByText('Tick the box to agree. Then you can create your account.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  });
});

test('both links beside the terms can be read without losing what was typed or ticking the box', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/signup');
  const form = page.getByRole('form', { name: 'Create account' });
  for (const name of ['terms of use', 'privacy notice']) {
    const link = form.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    const href = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status()).toBe(200);
  }
  await expect(form.getByRole('checkbox')).not.toBeChecked();
});

test('a mistake gets its message while one types, in the words of the server', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/signup');
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByRole('checkbox').check();
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await form.getByLabel('Email').fill('asha');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' }),
  ).toBeFocused();
  expect(posts).toBe(0);
  const email = form.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('Error: Enter an email address like name@example.com');
  await email.fill('asha@example.in');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('says that it worked, and then redirects', { tag: '@slow' }, async ({ page }) => {
  const { email, password } = await makeAccount();
  // The message shows until the next page comes; it is recorded, because that may be soon.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]'))
        sessionStorage.said = `${sessionStorage.said ?? ''} ${textContent}`;
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toContain('Successfully logged in!');
});

test('moves the secret of a password mail out of the address, and sends it only to its page', {
  tag: '@slow',
}, async ({ page, baseURL }) => {
  const { email } = await makeAccount();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const link = await linkFromMail(email, 'Set a new password');
  const answer = await fetch(`${baseURL}${link}`, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/reset-password');
  const cookie = answer.headers.get('set-cookie') ?? '';
  for (const flag of [/HttpOnly/i, /SameSite=lax/i, /Path=\/reset-password/i, /Max-Age=1800/i])
    expect(cookie).toMatch(flag);

  // A link that does not work stores nothing in the browser.
  const spent = await fetch(`${baseURL}/reset-password/${nowhere}`, { redirect: 'manual' });
  expect(spent.headers.get('set-cookie') ?? '').not.toContain(nowhere);
  await page.goto(`/reset-password/${nowhere}`);
  await expect(page).toHaveURL(/\/reset-password\?link=spent$/);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toContainText(
    'has been used or has expired',
  );
});
