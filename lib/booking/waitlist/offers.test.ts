import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { answerWaitlist, endOverdue } from '@/lib/booking/waitlist/commands';
import { watchWaitlists } from '@/lib/booking/waitlist/jobs';
import { offerTimes } from '@/lib/booking/waitlist/offer';
import { countWaiting, positionOfLink } from '@/lib/booking/waitlist/queries';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { setUpWaitlist } from '@/test/booking/waitlist';
import { setUpDatabase } from '@/test/database/database';
import { withoutTrigger } from '@/test/database/owner';

setUpDatabase();

const { people, accept, catcher, entryOf, mails, settle, tokenOf, wait } = setUpWaitlist();
const request = { id: 'request-1', network: '203.0.113.7' };

describe('a time that opens', () => {
  it('is offered to the first ones in line, held for each alone, by a job of the same transaction', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await wait(`${name}@example.in`));
    await settle();
    catcher.caught.length = 0;
    await accept();
    await settle();
    expect(mails().sort()).toEqual(
      ['a', 'b', 'c'].map((name) => `${name}@example.in: A time is held for you`),
    );
    const places = [];
    for (const id of ids) places.push(await positionOfLink(tokenOf(id)));
    expect(places.map((place) => place?.state)).toEqual(['offered', 'offered', 'offered', 'waiting']);
    const held = await db.booking.findMany({ orderBy: { startsAt: 'asc' }, include: { participants: true } });
    expect(held.map(({ status, participants }) => [status, participants])).toEqual(
      Array.from({ length: 3 }, () => ['held', []]),
    );
    // The first in line gets the earliest time, and it is closed to others.
    expect(places.slice(0, 3).map((place) => place?.state === 'offered' && place.startsAt)).toEqual(
      held.map(({ startsAt }) => startsAt),
    );
    const stranger = await holdSlot({
      calendar: { therapist: people().therapist.slug },
      startsAt: held[0]?.startsAt ?? new Date(),
      viewerTimeZone: 'Asia/Kolkata',
      clientId: null,
      submissionKey: randomUUID(),
    });
    expect(stranger).toMatchObject({ held: false, because: 'taken' });
    // A second run makes no second offer and no second mail.
    await watchWaitlists();
    await settle();
    expect(catcher.caught).toHaveLength(3);
  });

  it('is theirs by the usual booking, which ends their waiting and forgets the address', {
    tags: ['slow'],
  }, async () => {
    const id = await wait('asha@example.in');
    await accept();
    await settle();
    const { bookingId } = await entryOf('asha@example.in');
    const booked = await confirmBooking({
      bookingId: bookingId ?? '',
      mode: 'video',
      booker: { guest: { fullName: 'Asha Rao', email: 'asha@example.in', phone: '+919876543210' } },
      request,
    });
    expect(booked).toMatchObject({ confirmed: true });
    expect(await db.waitlistEntry.findUniqueOrThrow({ where: { id } })).toMatchObject({
      email: null,
      endedBecause: 'booked',
      bookingId: null,
    });
    expect(await positionOfLink(tokenOf(id))).toMatchObject({ state: 'ended', because: 'booked' });
  });

  it('goes back to everybody when they book another one', { tags: ['slow'] }, async () => {
    await wait('asha@example.in');
    await accept();
    await settle();
    const { bookingId } = await entryOf('asha@example.in');
    const offered = await db.booking.findUniqueOrThrow({ where: { id: bookingId ?? '' } });
    const other = await holdSlot({
      calendar: { therapist: people().therapist.slug },
      startsAt: new Date(offered.startsAt.getTime() + day),
      viewerTimeZone: 'Asia/Kolkata',
      clientId: null,
      submissionKey: randomUUID(),
    });
    if (!other.held) throw new Error('expected a hold');
    const guest = { fullName: 'Asha Rao', email: 'asha@example.in', phone: '+919876543210' };
    await confirmBooking({ bookingId: other.bookingId, mode: 'video', booker: { guest }, request });
    expect(await db.booking.findUniqueOrThrow({ where: { id: offered.id } })).toMatchObject({
      status: 'released',
    });
    expect(await countWaiting(people().therapist.id)).toEqual({ waiting: 0, since: null, offered: 0 });
  });

  it('goes to the next one when the first says no, who keeps the place and rests for three days', {
    tags: ['slow'],
  }, async () => {
    const first = await wait('a@example.in');
    await accept();
    await settle();
    const { bookingId } = await entryOf('a@example.in');
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id: bookingId ?? '' } });
    await accept(false);
    const second = await wait('b@example.in');
    await accept();
    expect(await answerWaitlist(tokenOf(first), 'pass')).toBe(true);
    await settle();
    const places = [await positionOfLink(tokenOf(first)), await positionOfLink(tokenOf(second))];
    expect(places[0]).toMatchObject({ state: 'waiting', place: 1, waiting: 2, quietUntil: expect.any(Date) });
    expect(places[1]?.state).toBe('offered');
    await answerWaitlist(tokenOf(second), 'leave');
    await settle();
    expect(await entryOf('a@example.in')).toMatchObject({ bookingId: null });
    expect(await offerTimes(people().therapist.id, new Date(Date.now() + 3 * day + hour))).toBe(1);
    const { bookingId: next } = await entryOf('a@example.in');
    const later = await db.booking.findUniqueOrThrow({ where: { id: next ?? '' } });
    expect(later.startsAt.getTime()).toBeGreaterThan(startsAt.getTime());
  });

  it('goes to the next one without an answer; after the second silence the place ends and its owner is told', {
    tags: ['slow'],
  }, async () => {
    const id = await wait('a@example.in');
    await accept();
    await settle();
    const { offeredUntil } = await entryOf('a@example.in');
    if (!offeredUntil) throw new Error('expected an offer');
    await endOverdue(new Date(offeredUntil.getTime() - 1));
    expect(await entryOf('a@example.in')).toMatchObject({ unanswered: 0, offeredUntil });
    await endOverdue(new Date(offeredUntil.getTime() + 1));
    expect(await entryOf('a@example.in')).toMatchObject({ unanswered: 1, bookingId: null, endedAt: null });
    expect(await db.booking.findFirstOrThrow()).toMatchObject({ status: 'released' });
    const later = new Date(Date.now() + 5 * day);
    expect(await offerTimes(people().therapist.id, later)).toBe(1);
    await endOverdue(new Date(later.getTime() + 2 * day));
    catcher.caught.length = 0;
    await settle();
    expect(mails()).toEqual(['a@example.in: Your place on the waitlist has ended']);
    expect(await db.waitlistEntry.findUniqueOrThrow({ where: { id } })).toMatchObject({
      email: null,
      endedBecause: 'unanswered',
    });
  });

  it('comes from a cancelled appointment and from added hours; a time as late as before is no offer', {
    tags: ['slow'],
  }, async () => {
    await accept();
    await db.availabilityHours.deleteMany();
    const far = new Date(Date.now() + 20 * day);
    await db.availabilityException.create({
      data: {
        calendarId: people().calendarId,
        kind: 'extra',
        onDate: new Date(far.toISOString().slice(0, 10)),
        startMinute: 540,
        endMinute: 600,
      },
    });
    await settle();
    await wait('asha@example.in');
    await watchWaitlists();
    expect(await entryOf('asha@example.in')).toMatchObject({ bookingId: null, soonerThan: expect.any(Date) });
    const near = new Date(Date.now() + 4 * day);
    await db.availabilityException.create({
      data: {
        calendarId: people().calendarId,
        kind: 'extra',
        onDate: new Date(near.toISOString().slice(0, 10)),
        startMinute: 540,
        endMinute: 600,
      },
    });
    await settle();
    const { bookingId } = await entryOf('asha@example.in');
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id: bookingId ?? '' } });
    expect(startsAt.toISOString().slice(0, 10)).toBe(near.toISOString().slice(0, 10));
  });

  it('is nobody’s while the therapist takes nobody new or is not shown', { tags: ['slow'] }, async () => {
    await wait('asha@example.in');
    expect(await offerTimes(people().therapist.id)).toBe(0);
    await db.therapist.update({
      where: { id: people().therapist.id },
      data: { acceptingNewClients: true, isActive: false },
    });
    await settle();
    expect(await offerTimes(people().therapist.id)).toBe(0);
  });

  it('is offered once, however many jobs look at the same moment', { tags: ['slow'] }, async () => {
    for (const name of ['a', 'b']) await wait(`${name}@example.in`);
    await withoutTrigger('therapists', 'therapists_waitlist', () => accept());
    const counts = await Promise.all([1, 2, 3, 4].map(() => offerTimes(people().therapist.id)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(await db.booking.count({ where: { status: 'held' } })).toBe(2);
  });
});
