import { expect, test } from 'vitest';
import { cookieOf, makePeople, signedIn } from '@/test/access/people';
import { database } from '@/test/database/copy-database';
import { startOwnServer } from '@/test/server/own-server';

test('ending a session on one server ends it on the other at once', { tags: ['slow'] }, async () => {
  const settings = { DATABASE_URL: process.env.DATABASE_URL ?? '' };
  const [here, there] = await Promise.all([startOwnServer(settings), startOwnServer(settings)]);
  try {
    const { client } = await makePeople();
    const visit = async (origin: string, token: string, path = '/dashboard') => {
      const response = await fetch(origin + path, {
        redirect: 'manual',
        headers: { cookie: cookieOf(token) },
      });
      return [response.status, response.headers.get('location')];
    };
    const inside = [200, null];
    const outside = [307, '/login'];

    // Signing out ends this session on both servers, and no other.
    const second = await signedIn(client.userId);
    for (const { origin } of [here, there]) {
      expect(await visit(origin, client.token)).toEqual(inside);
      expect(await visit(origin, second)).toEqual(inside);
    }
    const left = await fetch(`${here.origin}/api/sign-out`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookieOf(client.token), origin: here.origin },
    });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/login?notice=signed-out']);
    for (const { origin } of [there, here]) {
      expect(await visit(origin, client.token)).toEqual(outside);
      expect(await visit(origin, second)).toEqual(inside);
      expect(
        (await fetch(`${origin}/api/account`, { headers: { cookie: cookieOf(client.token) } })).status,
      ).toBe(401);
    }

    // Revoked elsewhere, disabled, given another role: the next request on each server notices it.
    await using db = await database();
    await db.query('UPDATE user_sessions SET revoked_at = now(), revoked_reason = $2 WHERE user_id = $1', [
      client.userId,
      'by_operator',
    ]);
    for (const { origin } of [here, there]) expect(await visit(origin, second)).toEqual(outside);

    const third = await signedIn(client.userId);
    // Only the operator's command changes roles, and the database requires this setting.
    await db.query(`SELECT set_config('antarman.grants_role', 'on', false)`);
    await db.query(`UPDATE profiles SET role = 'therapist' WHERE user_id = $1`, [client.userId]);
    for (const { origin } of [there, here])
      expect(await visit(origin, third)).toEqual([307, '/therapist-dashboard']);
    await db.query('UPDATE users SET disabled_at = now() WHERE id = $1', [client.userId]);
    for (const { origin } of [here, there])
      expect(await visit(origin, third, '/therapist-dashboard')).toEqual(outside);
  } finally {
    await Promise.all([here.stop(), there.stop()]);
  }
});
