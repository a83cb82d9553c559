import { expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { readConsultation } from '@/lib/booking/consultation/queries';
import { findOffer } from '@/lib/booking/offer/queries';
import { db } from '@/lib/server/db';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createStranger, type Person } from '@/test/payment/quotations';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

/** A Friday, half past two in India. */
const now = new Date('2026-11-20T09:00:00Z');

function clientOf({ viewer }: Person): MemberOf<'client'> {
  const { profile, ...rest } = viewer;
  if (profile.role !== 'client') throw new Error('expected a client');
  return { ...rest, profile: { ...profile, role: profile.role } };
}

async function openHouseCalendar(): Promise<string> {
  const { id } = await db.calendar.create({
    data: {
      hours: {
        create: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 540, endMinute: 780 })),
      },
    },
  });
  return id;
}

const bookingAt = (calendarId: string, startsAt: string, more: object = {}) => {
  const start = new Date(startsAt).getTime();
  return {
    calendarId,
    startsAt: new Date(start),
    endsAt: new Date(start + 45 * 60_000),
    blockedUntil: new Date(start + 60 * 60_000),
    status: 'confirmed',
    confirmedAt: now,
    ...more,
  };
};

it('offers the same days as the booking page, whatever is taken, closed or held', async () => {
  const calendarId = await openHouseCalendar();
  await db.availabilityException.create({
    data: { calendarId, onDate: new Date('2026-11-24'), kind: 'closed' },
  });
  await db.availabilityException.create({
    data: { calendarId, onDate: new Date('2026-11-22'), kind: 'extra', startMinute: 600, endMinute: 720 },
  });
  const held = { status: 'held', confirmedAt: null };
  await db.booking.createMany({
    data: [
      bookingAt(calendarId, '2026-11-23T03:30:00Z'),
      bookingAt(calendarId, '2026-11-23T04:30:00Z', { ...held, heldUntil: new Date('2026-11-20T09:05:00Z') }),
      bookingAt(calendarId, '2026-11-23T05:30:00Z', { ...held, heldUntil: new Date('2026-11-20T08:55:00Z') }),
      bookingAt(calendarId, '2026-11-23T06:30:00Z', { status: 'cancelled' }),
    ],
  });
  for (const timeZone of ['Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe']) {
    const person = await createStranger();
    await db.profile.update({ where: { id: person.viewer.profile.id }, data: { timeZone } });
    const consultation = await readConsultation(clientOf(person), now);
    const offer = await findOffer('house', { timeZone, from: '' }, now);
    expect(consultation).toEqual({
      timeZone,
      own: null,
      therapists: [],
      days: offer?.week?.days.slice(0, 3),
    });
    expect(consultation.days).toHaveLength(3);
  }
});

it('shows the client’s own appointment until it is over, and nobody else’s', async () => {
  const calendarId = await openHouseCalendar();
  const [mine, other] = [await createStranger(), await createStranger()];
  const clientId = mine.viewer.profile.id;
  const booking = await db.booking.create({
    data: bookingAt(calendarId, '2026-11-23T03:30:00Z', { ...withPerson({ clientId }), mode: 'video' }),
  });
  await db.booking.create({ data: bookingAt(calendarId, '2026-11-24T03:30:00Z', withPerson({ clientId })) });
  expect(await readConsultation(clientOf(mine), now)).toMatchObject({
    own: { id: booking.id, startsAt: booking.startsAt, endsAt: booking.endsAt, mode: 'video' },
  });
  expect((await readConsultation(clientOf(other), now)).own).toBeNull();
  const inIt = new Date(booking.startsAt.getTime() + 60_000);
  expect((await readConsultation(clientOf(mine), inIt)).own).toMatchObject({ id: booking.id });
  expect((await readConsultation(clientOf(mine), booking.endsAt)).own).not.toMatchObject({ id: booking.id });
});

it('offers nothing without a consultations calendar', async () => {
  const { own, days } = await readConsultation(clientOf(await createStranger()), now);
  expect({ own, days }).toEqual({ own: null, days: [] });
});

it('offers a client’s own therapists who can be booked, the latest first, and nobody else’s', async () => {
  await openHouseCalendar();
  const meera = await createStranger();
  const names = ['Asha', 'Bela', 'Chitra', 'Dia'];
  for (const [index, name] of names.entries()) {
    const { id } = await createTherapist({ name, isActive: name !== 'Dia' });
    await db.calendar.create({
      data: { therapistId: id, hours: { create: { weekday: 1, startMinute: 540, endMinute: 780 } } },
    });
    if (name === 'Asha') continue;
    await db.therapySession.create({
      data: {
        therapistId: id,
        clientId: meera.viewer.profile.id,
        sessionDate: new Date(now.getTime() - (10 - index) * 86_400_000),
      },
    });
  }
  const { therapists } = await readConsultation(clientOf(meera), now);
  expect(therapists.map(({ name }) => name)).toEqual(['Chitra', 'Bela']);
  expect((await readConsultation(clientOf(await createStranger()), now)).therapists).toEqual([]);
});
