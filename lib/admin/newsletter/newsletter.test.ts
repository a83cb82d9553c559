import { expect, it } from 'vitest';
import { recordGiven } from '@/lib/account/consent/records';
import { exportSubscribers, listSubscribers } from '@/lib/admin/newsletter/queries';
import { db } from '@/lib/server/db';
import { removeSubscriber } from '@/lib/site/newsletter/commands';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

const subscription = (email: string, minute: number) => ({
  email,
  noticeVersion: '2026-11',
  requestedAt: new Date(Date.UTC(2026, 10, 20, 6, minute)),
});
const confirmedAt = new Date('2026-11-20T07:30:00Z');

it('lists people who asked, confirmed and left, the latest first', async () => {
  const { viewer } = await createAdmin();
  await db.newsletterSubscriber.createMany({
    data: [
      subscription('first@example.in', 1),
      { ...subscription('second@example.in', 2), confirmedAt },
      { ...subscription('third@example.in', 3), confirmedAt, unsubscribedAt: confirmedAt },
    ],
  });
  const { rows } = await listSubscribers(viewer, {});
  expect(rows.map(({ email, state }) => [email, state])).toEqual([
    ['third@example.in', 'left'],
    ['second@example.in', 'subscribed'],
    ['first@example.in', 'asked'],
  ]);
  expect((await listSubscribers(viewer, { state: 'subscribed', q: 'COND' })).rows).toHaveLength(1);
  expect((await exportSubscribers(viewer, { state: 'left' })).rows).toEqual([
    ['third@example.in', 'Unsubscribed', subscription('', 3).requestedAt, confirmedAt, confirmedAt],
  ]);
});

it('removes an address from the list, and a member’s consent with it', async () => {
  const { viewer, request } = await createAdmin();
  const { userId, user } = await createProfile();
  await db.$transaction((tx) => recordGiven(tx, userId, ['newsletter'], 'letter'));
  const { id } = await db.newsletterSubscriber.create({
    data: { ...subscription(user.email, 1), confirmedAt },
  });
  expect(await removeSubscriber(viewer, id, request)).toBe(true);
  expect(await removeSubscriber(viewer, id, request)).toBe(false);
  expect((await db.newsletterSubscriber.findFirstOrThrow()).unsubscribedAt).not.toBeNull();
  expect(await db.consent.count({ where: { userId, withdrawnAt: null } })).toBe(0);
  const removed = await db.auditEntry.findMany({
    where: { actorUserId: viewer.userId },
    orderBy: { id: 'asc' },
  });
  expect(removed.map(({ action }) => action)).toEqual(['consent.withdrawn', 'newsletter.removed']);
});
