import { expect, it } from 'vitest';
import { GET } from '@/app/api/own/route';
import { revokeSessions } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/lib/testing/database';
import { withoutTable } from '@/lib/testing/owner';
import { signIn } from '@/lib/testing/signed-in';
import { newVisitor, setUpVisitor } from '@/lib/testing/visitor';

setUpDatabase();
setUpVisitor();

async function ask() {
  const answer = await GET();
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return { status: answer.status, own: await answer.json() };
}

it('answers each person with what they gave us of themselves, and with nothing else', async () => {
  for (const phone of ['+919876543210', '+919876543211']) {
    const { userId, email } = await signIn();
    await db.profile.updateMany({ where: { userId }, data: { phone } });
    expect(await ask()).toEqual({
      status: 200,
      own: { firstName: 'Meera', lastName: 'Iyer', email, phone },
    });
  }
});

it('answers a guest, and whoever has signed out elsewhere, with nothing', async () => {
  expect(await ask()).toEqual({ status: 401, own: null });
  const { userId } = await signIn();
  await revokeSessions(db, { userId }, 'signed_out_elsewhere');
  expect(await ask()).toEqual({ status: 401, own: null });
  newVisitor();
  expect(await ask()).toEqual({ status: 401, own: null });
});

it('answers with nothing while sessions cannot be read', async () => {
  await signIn();
  await withoutTable('user_sessions', async () => {
    expect(await ask()).toEqual({ status: 401, own: null });
  });
});
