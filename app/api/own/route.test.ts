import { expect, it } from 'vitest';
import { GET } from '@/app/api/own/route';
import { revokeSessions } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { newVisitor, setUpVisitor } from '@/test/server/visitor';

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
