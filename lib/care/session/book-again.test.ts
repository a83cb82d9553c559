import { expect, it } from 'vitest';
import { listOwnPlans, listTherapistPlans } from '@/lib/care/plan/queries';
import { listOwnSessions, listTherapistSessions } from '@/lib/care/session/queries';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';

setUpDatabase();

it('a client’s lists say with whom a time can be booked again: who is listed and has hours', async () => {
  const asha = await createPractice();
  const meera = await createClientOf(asha.therapist);
  const { id: therapistId } = asha.therapist;
  await db.therapySession.updateMany({ data: { sessionDate: new Date(Date.now() - 86_400_000) } });
  const clientId = meera.viewer.profile.id;
  await db.therapyPlan.create({
    data: { therapistId, clientId, planName: 'Evenings', description: 'A diary.', totalSessions: 6 },
  });
  const bookable = async () => [
    (await listOwnSessions(meera.viewer, { time: 'past' })).sessions[0]?.therapist.bookable,
    (await listOwnPlans(meera.viewer)).plans[0]?.therapist.bookable,
  ];
  expect(await bookable()).toEqual([false, false]);
  const hours = { create: [{ weekday: 1, startMinute: 540, endMinute: 600 }] };
  await db.calendar.create({ data: { therapistId, hours } });
  expect(await bookable()).toEqual([true, true]);
  // A therapist books in another way.
  const held = await listTherapistSessions(asha.viewer, { time: 'past' });
  expect(held.sessions[0]?.therapist.bookable).toBe(false);
  expect((await listTherapistPlans(asha.viewer)).plans[0]?.therapist.bookable).toBe(false);
  await db.therapist.update({ where: { id: therapistId }, data: { isActive: false } });
  expect(await bookable()).toEqual([false, false]);
});
