import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/people/route';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { openClient } from '@/lib/care/session/clients/queries';
import { db } from '@/lib/server/db';
import { type Finder, findPeople } from '@/lib/workspace/queries';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { newVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
beforeEach(() => newVisitor());

const request = { id: 'request-1', network: '203.0.113.7' };
const names = async (viewer: object, words: string) =>
  (await findPeople(viewer as Finder, words)).map(({ name }) => name);
const erase = ({ viewer }: Person) =>
  db.user.update({
    where: { id: viewer.userId },
    data: { disabledAt: new Date(), disabledReason: 'erased' },
  });

async function answered(token: string, words = ''): Promise<Response> {
  visitor.jar.set(sessionCookieName(), { value: token, flags: {} });
  return GET(new Request(`https://antarman.test/api/people?${new URLSearchParams({ q: words })}`));
}

describe('a therapist', () => {
  it('finds only their own clients, by any part of a name, without regard to accents', async () => {
    const asha = await createPractice();
    const elsewhere = await createPractice();
    const own = await createClientOf(asha.therapist, { firstName: 'Deepá' });
    await createClientOf(elsewhere.therapist, { firstName: 'Deepika' });
    expect(await findPeople(asha.viewer as Finder, 'deepa i')).toEqual([
      {
        id: own.viewer.profile.id,
        name: 'Deepá Iyer',
        note: '',
        opened: false,
        href: `/therapist-dashboard/clients/${own.viewer.profile.id}`,
      },
    ]);
    for (const words of ['Deepika', '%', '_', own.viewer.email]) {
      expect(await names(asha.viewer, words), words).toEqual([]);
    }
  });

  it('is offered every client, the records opened last first, without those who have left or are no clients any more', {
    tags: ['slow'],
  }, async () => {
    const asha = await createPractice();
    const [first, second, gone, no] = await Promise.all(
      ['First', 'Second', 'Gone', 'No', 'Unopened'].map((firstName) =>
        createClientOf(asha.therapist, { firstName }),
      ),
    );
    if (!first || !second || !gone || !no) throw new Error('expected four');
    for (const { viewer } of [first, gone, no, second])
      await openClient(asha.viewer, viewer.profile.id, request);
    await erase(gone);
    await db.therapySession.deleteMany({ where: { clientId: no.viewer.profile.id } });
    const offered = await findPeople(asha.viewer as Finder, '');
    expect(offered.map(({ name, opened }) => [name, opened])).toEqual([
      ['Second Iyer', true],
      ['First Iyer', true],
      ['Unopened Iyer', false],
    ]);
    expect(await names((await createPractice()).viewer, '')).toEqual([]);
  });

  it('finds nobody who has erased their account meanwhile, and the page of the old answer is not there', async () => {
    const asha = await createPractice();
    const client = await createClientOf(asha.therapist);
    const [found] = await findPeople(asha.viewer as Finder, 'meera');
    expect(found?.id).toBe(client.viewer.profile.id);
    await erase(client);
    expect(await findPeople(asha.viewer as Finder, 'meera')).toEqual([]);
    expect(await openClient(asha.viewer, found?.id ?? '', request)).toBeNull();
  });

  it('finds nobody before the account is linked', async () => {
    const asha = await createPractice();
    await createClientOf(asha.therapist);
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { userId: null } });
    const answer = await answered(asha.token, 'meera');
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });
});

describe('an admin', () => {
  it('finds everybody by name or address, but nobody who has erased their account', async () => {
    const admin = await createAdmin();
    const [meera, zoya] = [await createStranger(), await createStranger()];
    const [found] = await findPeople(admin.viewer, meera.viewer.email);
    expect(found).toEqual({
      id: meera.viewer.userId,
      name: 'Meera Iyer',
      note: meera.viewer.email,
      opened: false,
      href: `/admin/users/${meera.viewer.userId}`,
    });
    await erase(zoya);
    expect(await names(admin.viewer, zoya.viewer.email)).toEqual([]);
  });

  it('is offered the accounts opened last', async () => {
    const admin = await createAdmin();
    const { viewer } = await createStranger();
    await db.auditEntry.create({
      data: {
        actorUserId: admin.viewer.userId,
        actorRole: 'admin',
        action: 'account.opened',
        subjectTable: 'users',
        subjectId: viewer.userId,
        subjectUserId: viewer.userId,
      },
    });
    expect((await findPeople(admin.viewer, '')).map(({ id }) => id)).toEqual([viewer.userId]);
  });
});

it('answers therapists and confirmed admins, and is not there for anybody else', async () => {
  const admin = await createAdmin();
  const therapist = await createPractice();
  const client = await createStranger();
  expect((await answered(admin.token)).status).toBe(200);
  expect((await answered(therapist.token)).status).toBe(200);
  await db.userSession.update({ where: { id: admin.viewer.sessionId }, data: { secondFactorAt: null } });
  for (const token of [admin.token, client.token, 'nobody']) {
    const answer = await answered(token, 'meera');
    expect([answer.status, await answer.json()]).toEqual([404, null]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
});

it('answers one person no more than 120 times in a minute', { tags: ['slow'] }, async () => {
  const asha = await createPractice();
  const statuses: number[] = [];
  for (let asked = 0; asked < 121; asked += 1) statuses.push((await answered(asha.token, 'x')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect((await answered((await createPractice()).token)).status).toBe(200);
});
