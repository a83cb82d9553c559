import { expect, test } from '@playwright/test';
import { cookieOf, enter, homes, makePeople, type People } from '@/test/access/people';
import { database } from '@/test/database/copy-database';

let people: People;

test.beforeAll(async () => {
  people = await makePeople();
});

test.describe('the start page of somebody signed in', () => {
  for (const [persona, home] of homes) {
    test(`redirects ${persona} to ${home}`, { tag: persona === 'client' ? [] : '@slow' }, async ({
      page,
      context,
      baseURL,
    }) => {
      await enter(context, baseURL, people[persona]);
      await page.goto('/');
      expect(new URL(page.url()).pathname).toBe(home);
    });
  }

  test('shows again once the session is dead, and the cookies are gone', { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const token = await enter(context, baseURL, people.client);
    await using db = await database();
    await db.query(
      `UPDATE user_sessions SET revoked_at = now(), revoked_reason = 'by_operator'
       WHERE user_id = $1 AND token_hash = encode(sha256($2::bytea), 'hex')`,
      [people.client.userId, Buffer.from(token)],
    );
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });

  test('accepts forms as before, and redirects only with both cookies', async ({ baseURL }) => {
    for (const cookie of ['antarman.member=1', `antarman.session=${people.client.token}`]) {
      const response = await fetch(`${baseURL}/`, { redirect: 'manual', headers: { cookie } });
      expect(response.status).toBe(200);
    }
    const posted = await fetch(`${baseURL}/`, {
      method: 'POST',
      redirect: 'manual',
      body: new FormData(),
      headers: { cookie: cookieOf(people.client.token), origin: baseURL ?? '' },
    });
    expect(posted.headers.get('location')).toBeNull();
  });
});
