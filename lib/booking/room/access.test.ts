import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { roomOfViewer } from '@/lib/booking/room/queries';
import { roomLimits, roomMessages, roomTime } from '@/lib/booking/room/rules';
import { readSafetyNote, saveSafetyNote } from '@/lib/booking/room/safety';
import { letIn, takeSeat } from '@/lib/booking/room/seats';
import { db } from '@/lib/server/db';
import { closingSignal } from '@/lib/server/request/closing';
import { createAdmin } from '@/test/account/back-office';
import { placeOf, tokenOf, withOtherPerson } from '@/test/booking/appointments';
import {
  eventsOf,
  guestMeeting,
  memberMeeting,
  newTab,
  next,
  open,
  post,
  refusal,
} from '@/test/booking/rooms';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

describe('when a room is open', () => {
  const startsAt = new Date('2026-11-24T13:00:00Z');
  const endsAt = new Date('2026-11-24T13:45:00Z');
  const there = { status: 'confirmed', mode: 'video', meetingLink: 'room', startsAt, endsAt };
  it.each([
    ['2026-11-24T12:44:59.999Z', 'early'],
    ['2026-11-24T12:45:00.000Z', 'open'],
    ['2026-11-24T14:14:59.999Z', 'open'],
    ['2026-11-24T14:15:00.000Z', 'over'],
  ])('at %s: %s', (now, time) => expect(roomTime(there, new Date(now))).toBe(time));

  it('is closed for an appointment that was cancelled or meets elsewhere', () => {
    const now = startsAt;
    expect(roomTime({ ...there, status: 'cancelled' }, now)).toBe('cancelled');
    expect(roomTime({ ...there, meetingLink: 'https://meet.example.in/a' }, now)).toBe('elsewhere');
    expect(roomTime({ ...there, mode: 'phone', meetingLink: null }, now)).toBe('elsewhere');
  });
});

describe('who comes in', () => {
  it('is the therapist and the client of the appointment, and nobody else', async () => {
    const { host, person, token } = await memberMeeting();
    const [stranger, colleague, admin] = [
      await createStranger(),
      await createPractice(),
      await createAdmin(),
    ];
    expect(await roomOfViewer(token, host.viewer)).toMatchObject({ role: 'host', time: 'open' });
    expect(await roomOfViewer(token, person.viewer)).toMatchObject({
      role: 'person',
      other: expect.stringMatching(/^Asha Rao/),
    });
    for (const { viewer } of [stranger, colleague, admin])
      expect(await roomOfViewer(token, viewer)).toBe('unknown');
    expect(await roomOfViewer(token, null)).toBe('sign-in');
    expect(
      await roomOfViewer(
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        host.viewer,
      ),
    ).toBe('unknown');
  });

  it('is a guest by their private link; the room’s own address opens it to the host alone', async () => {
    const { host, token, privateLink } = await guestMeeting();
    expect(await roomOfViewer(privateLink, null)).toMatchObject({ role: 'person' });
    expect(await roomOfViewer(privateLink, host.viewer)).toMatchObject({
      role: 'host',
      other: 'Ravi Kumar',
      fallbackPhone: '+919876543210',
    });
    expect(await roomOfViewer(token, null)).toBe('sign-in');
    expect(await roomOfViewer(token, (await createStranger()).viewer)).toBe('unknown');
    expect(await roomOfViewer(privateLink, (await createAdmin()).viewer)).toBe('unknown');
  });

  it('gives each side a place to write to, for when there is no number', async () => {
    const { host, person, booking, token } = await memberMeeting();
    const profile = person.viewer.profile.id;
    const writeTo = async (room: string, as: Parameters<typeof roomOfViewer>[1]) => {
      const found = await roomOfViewer(room, as);
      return typeof found === 'string' ? found : [found.fallbackPhone, found.writeTo.href];
    };
    await db.profile.update({ where: { id: profile }, data: { phone: null } });
    expect(await writeTo(token, host.viewer)).toEqual([null, `/therapist-dashboard/messages/${profile}`]);
    expect(await writeTo(token, person.viewer)).toEqual([null, `/account/messages/${host.therapist.id}`]);
    await db.booking.update({ where: { id: booking.id }, data: { backupPhone: '+918012345678' } });
    expect(await writeTo(token, person.viewer)).toEqual([
      '+918012345678',
      `/account/messages/${host.therapist.id}`,
    ]);
    const guest = await guestMeeting();
    expect(await writeTo(guest.privateLink, null)).toEqual([null, '/contact?topic=general-support']);
    await db.booking.update({ where: { id: guest.booking.id }, data: withOtherPerson({ phone: null }) });
    expect(await writeTo(guest.token, guest.host.viewer)).toEqual([null, 'mailto:ravi%40example.in']);
  });

  it('a client’s private link opens nothing without their session', async () => {
    const { booking, person } = await memberMeeting();
    const link = await tokenOf(booking.id, booking.endsAt);
    expect(await roomOfViewer(link, null)).toBe('sign-in');
    expect(await roomOfViewer(link, person.viewer)).toMatchObject({ role: 'person' });
  });

  it('is one window for each: a third is refused, a tab that comes back is not', async () => {
    const { booking, person, token } = await memberMeeting();
    const place = await placeOf(booking.id);
    const first = newTab();
    expect(await takeSeat(place, first)).toBe(true);
    await letIn(booking.id, first.visit);
    const third = open(token, newTab(), person);
    expect(await refusal(await third.answer)).toEqual([409, roomMessages.taken]);
    // A reload keeps the place, and needs no new admission.
    expect(await takeSeat(place, { ...first, visit: randomUUID() })).toBe(true);
    expect(await db.roomSeat.findFirst({ where: place })).toMatchObject({ admittedAt: expect.any(Date) });
    // Another person in that place needs a new admission.
    await db.roomSeat.updateMany({
      data: { seenAt: new Date(Date.now() - (roomLimits.seatSeconds + 5) * 1000) },
    });
    expect(await takeSeat(place, newTab())).toBe(true);
    expect(await db.roomSeat.findFirst({ where: place })).toMatchObject({ admittedAt: null });
  });

  it('is a place and a note of their own for each participant of an appointment', async () => {
    const { booking, person, token } = await memberMeeting();
    const first = await placeOf(booking.id);
    const { id } = await db.participant.create({ data: { bookingId: booking.id, seat: 2, pays: false } });
    for (const participantId of [first.participantId, id, null])
      expect(await takeSeat({ ...first, participantId }, newTab())).toBe(true);
    expect(await takeSeat(first, newTab())).toBe(false);
    const room = await roomOfViewer(token, person.viewer);
    if (typeof room === 'string') throw new Error('expected the person’s room');
    const note = { canTalk: 'no', place: null, contactName: null, contactPhone: null } as const;
    await saveSafetyNote(room, note);
    expect(await readSafetyNote(room)).toEqual(note);
    expect(await readSafetyNote({ ...room, person: { id } })).toBeNull();
    // A participant who is removed takes both along.
    await db.participant.delete({ where: { id: first.participantId } });
    expect(await readSafetyNote(room)).toBeNull();
    expect(await db.roomSeat.findMany({ orderBy: { participantId: 'asc' } })).toMatchObject([
      { participantId: id },
      { participantId: null },
    ]);
  });

  it('a visit whose place somebody else has does not push them out again', async () => {
    const { booking, person, token } = await memberMeeting();
    const place = await placeOf(booking.id);
    const first = newTab();
    await takeSeat(place, first);
    await takeSeat(place, { ...first, visit: randomUUID() });
    const back = open(token, first, person, '0');
    expect(await refusal(await back.answer)).toEqual([409, roomMessages['not-here']]);
  });

  it('the same person goes on with another device, which is let in anew, and the first one is told', async () => {
    const { booking, host, person, token } = await memberMeeting();
    const frozen = newTab();
    const first = open(token, frozen, person);
    const events = eventsOf(await first.answer);
    await next(events, 'welcome');
    await letIn(booking.id, frozen.visit);
    expect((await open(token, newTab(), person).answer).status).toBe(409);
    const phone = newTab();
    // Changes the row as another process does, which holds no stream of this room.
    expect(await takeSeat(await placeOf(booking.id), { ...phone, instead: true })).toBe(true);
    expect(await next(events, 'end')).toEqual({ because: 'not-here' });
    expect(await refusal(await post(token, { act: 'here', visit: frozen.visit }, person))).toEqual([
      409,
      roomMessages['not-here'],
    ]);
    expect((await post(token, { act: 'here', visit: phone.visit }, person)).status).toBe(204);
    const tablet = newTab();
    const third = open(token, { ...tablet, instead: 'yes' }, person);
    expect((await third.answer).status).toBe(200);
    const row = await db.roomSeat.findFirst({ where: { participantId: { not: null } } });
    expect(row).toMatchObject({ visit: tablet.visit, admittedAt: null });
    // It does not take the other side's place.
    const own = newTab();
    await takeSeat({ bookingId: booking.id, participantId: null }, own);
    expect(
      await refusal(await open(token, { ...newTab(), instead: 'yes' }, await createStranger()).answer),
    ).toEqual([404, roomMessages.unknown]);
    expect(await refusal(await post(token, { act: 'here', visit: own.visit }, person))).toEqual([
      409,
      roomMessages['not-here'],
    ]);
    expect((await open(token, { ...newTab(), instead: 'yes' }, host).answer).status).toBe(200);
    for (const stream of [first, third]) stream.leave();
  });

  it('a seat is kept by the word of its browser, and not by an open line', {
    tags: ['slow'],
  }, async () => {
    const { person, token } = await memberMeeting();
    const asleep = newTab();
    const first = open(token, asleep, person);
    const events = eventsOf(await first.answer);
    const seen = () =>
      db.roomSeat.findFirstOrThrow({ where: { participantId: { not: null } } }).then(({ seenAt }) => seenAt);
    await next(events, 'look');
    const longAgo = new Date(Date.now() - (roomLimits.seatSeconds - 3) * 1000);
    await db.roomSeat.updateMany({ data: { seenAt: longAgo } });
    await next(events, 'look');
    expect(await seen()).toEqual(longAgo);
    expect((await open(token, newTab(), person).answer).status).toBe(200);
    first.leave();
  });

  it('nobody any more while this process stops, and whoever comes hears when to try again', async () => {
    vi.spyOn(closingSignal, 'aborted', 'get').mockReturnValue(true);
    const { person, token } = await memberMeeting();
    const answer = await open(token, newTab(), person).answer;
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await refusal(answer)).toEqual([503, roomMessages.stopping]);
    vi.restoreAllMocks();
    expect(closingSignal.aborted).toBe(false);
  });
});
