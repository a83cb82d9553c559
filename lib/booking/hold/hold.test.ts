import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { findCalendar, listFreeSlots } from '@/lib/booking/calendar/queries';
import { type HoldRequest, holdSlot } from '@/lib/booking/hold/commands';
import { findBooking } from '@/lib/booking/queries';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');
const mondayNine = new Date('2026-11-23T09:00:00+05:30');
const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

function hold(given: Partial<HoldRequest> = {}, at: Date = now) {
  return holdSlot(
    {
      calendar: 'house',
      startsAt: mondayNine,
      viewerTimeZone: 'Asia/Kolkata',
      clientId: null,
      submissionKey: randomUUID(),
      ...given,
    },
    at,
  );
}

beforeEach(async () => {
  await db.calendar.create({
    data: { noticeMinutes: 60, hours: { create: { weekday: 1, startMinute: 540, endMinute: 780 } } },
  });
});

describe('holding a slot', () => {
  it('takes it for ten minutes and offers it to nobody else', async () => {
    const held = await hold();
    expect(held).toMatchObject({ held: true, startsAt: mondayNine, heldUntil: minutesOn(10) });
    const calendar = await findCalendar('house', { now });
    if (!calendar) throw new Error('expected a calendar');
    const free = await listFreeSlots(calendar, { now });
    expect(free.map(({ startsAt }) => startsAt)).not.toContainEqual(mondayNine);
  });

  it('keeps the free-cancelling rule that the page showed, whatever its calendar says later', {
    tags: ['slow'],
  }, async () => {
    const held = await hold();
    if (!held.held) throw new Error('expected a hold');
    await db.calendar.updateMany({ data: { cancelNoticeHours: 72 } });
    const booking = await findBooking(held.bookingId, { now });
    expect(booking?.changes.freeUntil).toEqual(new Date(mondayNine.getTime() - 24 * 3_600_000));
    const later = await hold({ startsAt: new Date('2026-11-23T10:00:00+05:30') });
    if (!later.held) throw new Error('expected a hold');
    const booked = await findBooking(later.bookingId, { now });
    expect(booked?.changes.freeUntil).toEqual(new Date('2026-11-20T10:00:00+05:30'));
  });

  it('is given to one of fifty who ask at once; the others see what is free', {
    tags: ['slow'],
  }, async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => hold()));
    expect(answers.filter(({ held }) => held)).toHaveLength(1);
    for (const answer of answers) {
      if (answer.held) continue;
      expect(answer.because).toBe('taken');
      const offered = answer.instead.map(({ startsAt }) => startsAt.getTime());
      expect(offered.length).toBeGreaterThan(0);
      expect(offered).not.toContain(mondayNine.getTime());
      expect(offered).toEqual(offered.toSorted((a, b) => a - b));
    }
    expect(await db.booking.count()).toBe(1);
  });

  it('answers the same visit the same, however often it asks', { tags: ['slow'] }, async () => {
    const submissionKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => hold({ submissionKey })));
    const later = await hold({ submissionKey }, minutesOn(3));
    const got = [...answers, later].filter((answer) => answer.held);
    expect(new Set(got.map((answer) => answer.held && answer.bookingId)).size).toBe(1);
    expect(later.held).toBe(true);
    expect(await db.booking.count()).toBe(1);
  });

  it('takes the time again for a visit whose booking has been moved since, once for two presses', async () => {
    const submissionKey = randomUUID();
    const first = await hold({ submissionKey });
    if (!first.held) throw new Error('expected a hold');
    const hour = {
      startsAt: new Date('2026-11-23T10:00:00+05:30'),
      endsAt: new Date('2026-11-23T10:45:00+05:30'),
    };
    await db.booking.update({ where: { id: first.bookingId }, data: { ...hour, blockedUntil: hour.endsAt } });
    const again = await hold({ submissionKey });
    if (!again.held) throw new Error('expected a hold');
    expect(await hold({ submissionKey })).toEqual(again);
    const rows = await db.booking.findMany({
      select: { id: true, startsAt: true },
      orderBy: { startsAt: 'asc' },
    });
    expect(rows).toEqual([
      { id: again.bookingId, startsAt: mondayNine },
      { id: first.bookingId, startsAt: hour.startsAt },
    ]);
  });

  it('frees a slot when its time is over', async () => {
    const first = await hold();
    expect((await hold({}, minutesOn(9))).held).toBe(false);
    expect((await hold({}, minutesOn(10))).held).toBe(true);
    if (!first.held) throw new Error('expected a hold');
    expect(await db.booking.findUnique({ where: { id: first.bookingId } })).toMatchObject({
      status: 'released',
    });
  });

  it.each([
    ['past', new Date('2026-11-16T09:00:00+05:30')],
    ['outside the hours', new Date('2026-11-23T14:00:00+05:30')],
    ['beside the grid', new Date('2026-11-23T09:07:00+05:30')],
    ['beyond the horizon', new Date('2027-06-07T09:00:00+05:30')],
  ])('is refused for a time that is %s', async (_what, startsAt) => {
    expect(await hold({ startsAt })).toMatchObject({ held: false, because: 'taken' });
    expect(await db.booking.count()).toBe(0);
  });

  it('needs a calendar: our own, or that of a therapist who is listed', async () => {
    const hidden = await createTherapist({ isActive: false });
    await db.calendar.create({
      data: { therapistId: hidden.id, hours: { create: { weekday: 1, startMinute: 540, endMinute: 780 } } },
    });
    const none = { held: false, because: 'no-calendar', instead: [] };
    expect(await hold({ calendar: { therapist: hidden.slug } })).toEqual(none);
    expect(await hold({ calendar: { therapist: 'nobody' } })).toEqual(none);
  });

  it('is refused to strangers where a therapist takes no new clients; their clients may', async () => {
    const therapist = await createTherapist({ acceptingNewClients: false });
    await db.calendar.create({
      data: {
        therapistId: therapist.id,
        hours: { create: { weekday: 1, startMinute: 540, endMinute: 780 } },
      },
    });
    const [stranger, client] = [await createProfile(), await createProfile()];
    await db.therapyPlan.create({
      data: { therapistId: therapist.id, clientId: client.id, planName: 'Eight weeks', totalSessions: 8 },
    });
    const calendar = { therapist: therapist.slug };
    for (const clientId of [null, stranger.id]) {
      expect(await hold({ calendar, clientId })).toMatchObject({ held: false, because: 'no-new-clients' });
    }
    expect(await hold({ calendar, clientId: client.id })).toMatchObject({ held: true });
  });

  it('leaves the same hour of another calendar free', async () => {
    const therapist = await createTherapist();
    await db.calendar.create({
      data: {
        therapistId: therapist.id,
        hours: { create: { weekday: 1, startMinute: 540, endMinute: 780 } },
      },
    });
    expect((await hold()).held).toBe(true);
    expect((await hold({ calendar: { therapist: therapist.slug } })).held).toBe(true);
  });
});
