import { expect, it } from 'vitest';
import { readBooking } from '@/lib/admin/booking/queries';
import { adoptFor } from '@/lib/booking/adopt/commands';
import { openGuest } from '@/lib/care/session/guest';
import { openingMs } from '@/lib/care/session/rules';
import { hour, minute } from '@/lib/format/duration';
import { readAccessLog } from '@/lib/privacy/access-log/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { bookAsGuest, guestOfPractice } from '@/test/booking/guests';
import { asAuthor, formRequest } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();

const logOf = async ({ viewer }: Person) => (await readAccessLog(viewer, 'others', '')).lines;

it('the account that takes a booking over finds each visit to the record of its guest, and nobody else does', async () => {
  const { asha, kavya, guest } = await guestOfPractice();
  const later = (openings: number) => new Date(Date.now() + openings * (openingMs + minute));
  const open = (now?: Date) => openGuest(asAuthor(asha), guest.bookingId, formRequest, now);
  await open();
  await open();
  const opened = { action: 'guest.opened', subjectId: guest.bookingId };
  expect(await db.auditEntry.findMany({ where: opened })).toMatchObject([
    { actorUserId: asha.viewer.userId, subjectTable: 'bookings', subjectUserId: null },
  ]);
  expect(await openGuest(asAuthor(await createPractice()), guest.bookingId, formRequest)).toBeNull();
  await open(later(1));
  const admin = await createAdmin();
  await readBooking(admin.viewer, guest.bookingId, formRequest);
  const stranger = await createStranger();
  const other = await bookAsGuest(asha, stranger, { startsAt: new Date(Date.now() - 5 * hour) });
  await openGuest(asAuthor(asha), other.id, formRequest);
  expect(await db.auditEntry.count({ where: { action: 'guest.opened' } })).toBe(3);
  expect(await logOf(kavya)).toEqual([]);

  await adoptFor(kavya.viewer.userId);
  await adoptFor(kavya.viewer.userId);
  const who = async (person: Person) => (await logOf(person)).map((line) => line.who).toSorted();
  expect(await who(kavya)).toEqual(['Our support team', 'Your therapist', 'Your therapist']);
  expect(await logOf(stranger)).toEqual([]);
  // The record of the client is in its place.
  await open(later(2));
  expect(await who(kavya)).toHaveLength(3);
});
