import { expect, it } from 'vitest';
import { setAutomatic } from '@/lib/care/form/own/commands';
import { db } from '@/lib/server/db';
import { bookInThreeDays } from '@/test/booking/appointments';
import { asAuthor, fillAndSign, newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger } from '@/test/payment/quotations';

setUpDatabase();

it('the first time that a client books by themselves sends the forms that the therapist chose, and the second sends none', async () => {
  const practice = await createPractice();
  const client = await createStranger();
  const { id: calendarId } = await db.calendar.create({ data: { therapistId: practice.therapist.id } });
  expect(await setAutomatic(asAuthor(practice), 'intake', true)).toBe(true);
  const book = () => bookInThreeDays({ calendarId, booker: { viewer: client.viewer }, mode: 'video' });
  const sent = () => db.formRequest.findMany({ select: { clientId: true, therapistId: true } });

  await book();
  const once = [{ clientId: client.viewer.profile.id, therapistId: practice.therapist.id }];
  expect(await sent()).toEqual(once);
  // An open form is not sent again; a signed one would be.
  expect(await fillAndSign(client, await newestForm(client))).toEqual({ done: true });
  await book();
  expect(await sent()).toEqual(once);
});

it('a guest who books is sent no form', async () => {
  const practice = await createPractice();
  const { id: calendarId } = await db.calendar.create({ data: { therapistId: practice.therapist.id } });
  await setAutomatic(asAuthor(practice), 'intake', true);
  const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };
  await bookInThreeDays({ calendarId, booker: { guest }, mode: 'video' });
  expect(await db.formRequest.count()).toBe(0);
});
