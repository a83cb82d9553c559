import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keepSafetyNote } from '@/lib/booking/room/actions';
import { roomOfViewer } from '@/lib/booking/room/queries';
import { roomLimits, roomMessages, safetyMessages } from '@/lib/booking/room/rules';
import { readSafetyNote } from '@/lib/booking/room/safety';
import type { RoomPost } from '@/lib/booking/room/schema';
import { takeSeat } from '@/lib/booking/room/seats';
import { signalsFor } from '@/lib/booking/room/signals';
import { minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { placeOf } from '@/test/booking/appointments';
import {
  bothIn,
  eventsOf,
  memberMeeting,
  newTab,
  next,
  offer,
  open,
  post,
  refusal,
} from '@/test/booking/rooms';
import { setUpDatabase } from '@/test/database/database';
import { createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { fillLimits } from '@/test/server/limits';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const megabyte = 2 ** 20;

describe('signals', () => {
  it('reach the other side in order, through the stream', async () => {
    const { host, person, token } = await memberMeeting();
    const [theirs, own] = [newTab(), newTab()];
    // Runs one after the other, because the test's cookie belongs to the last caller.
    const hostStream = open(token, own, host);
    const atHost = eventsOf(await hostStream.answer);
    const personStream = open(token, theirs, person);
    const atPerson = eventsOf(await personStream.answer);
    expect(await next(atHost, 'welcome')).toMatchObject({ ice: { servers: [], relayOnly: false } });
    await next(atHost, 'people', ({ other }) => other?.visit === theirs.visit);
    // Nothing passes before admission.
    expect(await refusal(await post(token, offer(theirs.visit, own.visit), person))).toEqual([
      403,
      roomMessages['not-let-in'],
    ]);
    expect(
      await refusal(await post(token, { act: 'let-in', visit: theirs.visit, to: theirs.visit }, person)),
    ).toEqual([403, roomMessages['not-host']]);
    expect((await post(token, { act: 'let-in', visit: own.visit, to: theirs.visit }, host)).status).toBe(204);
    await next(atPerson, 'people', ({ admitted }) => admitted === true);
    for (const number of [1, 2, 3])
      expect((await post(token, offer(own.visit, theirs.visit, number, `v=${number}`), host)).status).toBe(
        204,
      );
    const heard = [
      await next(atPerson, 'signal'),
      await next(atPerson, 'signal'),
      await next(atPerson, 'signal'),
    ];
    expect(heard).toEqual(
      [1, 2, 3].map((number) => ({ from: own.visit, description: { type: 'offer', sdp: `v=${number}` } })),
    );
    hostStream.leave();
    personStream.leave();
  });

  it('come once, only from who is in, and only to who is there', { tags: ['slow'] }, async () => {
    const { booking, host, person, token } = await memberMeeting();
    const seats = await bothIn(booking.id);
    const [own, theirs] = [seats.host.visit, seats.person.visit];
    const send = (body: RoomPost, as: Person) => post(token, body, as);
    expect((await send(offer(own, theirs, 5), host)).status).toBe(204);
    expect(await refusal(await send(offer(own, theirs, 5), host))).toEqual([409, roomMessages.replayed]);
    expect(await refusal(await send(offer(own, theirs, 4), host))).toEqual([409, roomMessages.replayed]);
    expect(await refusal(await send(offer(own, randomUUID(), 6), host))).toEqual([
      409,
      roomMessages['other-gone'],
    ]);
    expect(await refusal(await send(offer(randomUUID(), theirs, 6), host))).toEqual([
      409,
      roomMessages['not-here'],
    ]);
    // A visit cannot send as the other one.
    expect(await refusal(await send(offer(own, theirs, 6), person))).toEqual([409, roomMessages['not-here']]);
    expect(await db.roomSignal.count()).toBe(1);
  });

  it('are refused in words when they are too large, too many, malformed, foreign or a stranger’s', async () => {
    const { booking, host, token } = await memberMeeting();
    const { host: own, person: theirs } = await bothIn(booking.id);
    // Exactly 1 MB of SDP, whether its size is declared or found while reading.
    const huge = JSON.stringify(offer(own.visit, theirs.visit, 1, 'x'.repeat(megabyte)));
    const said: readonly Readonly<Record<string, string>>[] = [{ 'content-length': String(huge.length) }, {}];
    for (const headers of said)
      expect(await refusal(await post(token, null, host, huge, headers))).toEqual([
        413,
        roomMessages['too-large'],
      ]);
    expect(
      await refusal(await post(token, offer(own.visit, theirs.visit, 1, 'x'.repeat(20_001)), host)),
    ).toEqual([400, roomMessages.unreadable]);
    for (const text of ['', '{', 'null', '{"act":"shout"}', '[]'])
      expect(await refusal(await post(token, null, host, text))).toEqual([400, roomMessages.unreadable]);
    expect(await refusal(await post(token, offer(own.visit, theirs.visit), await createStranger()))).toEqual([
      404,
      roomMessages.unknown,
    ]);
    expect(await refusal(await post(token, offer(own.visit, theirs.visit), null))).toEqual([
      401,
      roomMessages['sign-in'],
    ]);
    const admin = await createAdmin();
    expect(await refusal(await post(token, offer(own.visit, theirs.visit), admin))).toEqual([
      404,
      roomMessages.unknown,
    ]);
    visitor.headers.set('origin', 'https://evil.example');
    expect(await refusal(await post(token, offer(own.visit, theirs.visit), host))).toEqual([
      403,
      roomMessages.foreign,
    ]);
    visitor.headers.set('origin', 'http://localhost:3000');
    expect((await post(token, offer(own.visit, theirs.visit, 1), host)).status).toBe(204);
    await fillLimits('room-signal', roomLimits.signalsPerTenSeconds);
    const flood = await post(token, offer(own.visit, theirs.visit, 2), host);
    expect(await refusal(flood)).toEqual([429, roomMessages['too-many']]);
    expect(await db.roomSignal.count()).toBe(1);
    const letIn: RoomPost = { act: 'let-in', visit: own.visit, to: theirs.visit };
    expect((await post(token, letIn, host)).status).toBe(204);
    await fillLimits('room-act', roomLimits.actsPerTenSeconds);
    expect(await refusal(await post(token, letIn, host))).toEqual([429, roomMessages['too-many']]);
  });

  it('are not asked for in a flood: the streams of one role are limited, those of the other are not', async () => {
    const { host, person, token } = await memberMeeting();
    const tab = newTab();
    const first = open(token, tab, host);
    expect((await first.answer).status).toBe(200);
    await fillLimits('room-stream', roomLimits.streamsPerTenSeconds);
    for (const after of [undefined, '0']) {
      expect(await refusal(await open(token, after ? tab : newTab(), host, after).answer)).toEqual([
        429,
        roomMessages['too-many'],
      ]);
    }
    // The open tab keeps its place.
    const { visit } = await db.roomSeat.findFirstOrThrow({ where: { participantId: null } });
    expect(visit).toBe(tab.visit);
    const other = open(token, newTab(), person);
    expect((await other.answer).status).toBe(200);
    for (const stream of [first, other]) stream.leave();
  });

  it('end with the appointment: a cancelled one, one that is over, one of a revoked session', {
    tags: ['slow'],
  }, async () => {
    const { booking, host, person, token } = await memberMeeting();
    const seats = await bothIn(booking.id);
    const say = (as: Person) => post(token, offer(seats.host.visit, seats.person.visit, 9), as);
    await db.userSession.updateMany({
      where: { userId: host.viewer.userId },
      data: { revokedAt: new Date(), revokedReason: 'by_operator' },
    });
    expect((await refusal(await say(host)))[0]).toBe(401);
    const stream = open(token, seats.person, person);
    const events = eventsOf(await stream.answer);
    await next(events, 'welcome');
    await db.booking.update({
      where: { id: booking.id },
      data: { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'client' },
    });
    expect(await next(events, 'end')).toEqual({ because: 'cancelled' });
    expect(await refusal(await post(token, { act: 'leave', visit: seats.person.visit }, person))).toEqual([
      410,
      roomMessages.cancelled,
    ]);
    const past = await memberMeeting({ startsAt: new Date(Date.now() - 76 * minute) });
    expect(await refusal(await open(past.token, newTab(), past.person).answer)).toEqual([
      410,
      roomMessages.over,
    ]);
  });

  it('are read and forgotten in their own room only, whoever else knows the visit', async () => {
    const { booking, host, token } = await memberMeeting();
    const seats = await bothIn(booking.id);
    await post(token, offer(seats.host.visit, seats.person.visit), host);
    expect(await signalsFor(booking.id, seats.person.visit, 0n)).toHaveLength(1);
    const elsewhere = await memberMeeting();
    expect(await signalsFor(elsewhere.booking.id, seats.person.visit, 0n)).toEqual([]);
    const thief = open(
      elsewhere.token,
      { ...newTab(), visit: seats.person.visit },
      elsewhere.person,
      undefined,
    );
    const heard = eventsOf(await thief.answer);
    await next(heard, 'people');
    await post(elsewhere.token, { act: 'leave', visit: seats.person.visit }, elsewhere.person);
    // The host cannot leave in the other side's name.
    await post(token, { act: 'leave', visit: seats.person.visit }, host);
    thief.leave();
    for await (const { name } of heard) expect(name).not.toBe('signal');
    expect(await db.roomSignal.count()).toBe(1);
  });

  it('leaving forgets them, and frees the place for another window', { tags: ['slow'] }, async () => {
    const { booking, host, person, token } = await memberMeeting();
    const seats = await bothIn(booking.id);
    await post(token, offer(seats.host.visit, seats.person.visit), host);
    expect((await post(token, { act: 'leave', visit: seats.person.visit }, person)).status).toBe(204);
    expect(await db.roomSignal.count()).toBe(0);
    expect(await takeSeat(await placeOf(booking.id), newTab())).toBe(true);
  });
});

describe('the note before a call', () => {
  const answers = {
    canTalk: 'careful',
    place: 'At my sister’s, Pune',
    contactName: 'Usha',
    contactPhone: '98765 43210',
  };
  const keep = (token: string, as: Person | null, given: Readonly<Record<string, string>> = answers) => {
    visitor.token = as?.token ?? '';
    return keepSafetyNote(null, formOf({ room: token, ...given }, ''));
  };

  it('is stored for the therapist of this appointment, and forgotten when it is emptied', {
    tags: ['slow'],
  }, async () => {
    const { host, person, token, booking } = await memberMeeting();
    expect(await keep(token, person)).toMatchObject({ ok: true, message: safetyMessages.saved });
    const room = await roomOfViewer(token, host.viewer);
    if (typeof room === 'string') throw new Error('expected the host’s room');
    expect(await readSafetyNote(room)).toEqual({ ...answers, contactPhone: '+919876543210' });
    const tab = open(token, newTab(), host);
    const events = eventsOf(await tab.answer);
    expect(await next(events, 'note')).toMatchObject({ place: answers.place });
    tab.leave();
    await keep(token, person, { canTalk: '', place: ' ', contactName: '', contactPhone: '' });
    expect(await db.roomSafetyNote.count({ where: { participant: { bookingId: booking.id } } })).toBe(0);
  });

  it('is nobody else’s to write, and says what is wrong', async () => {
    const { host, person, token } = await memberMeeting();
    for (const as of [host, await createStranger(), null])
      expect(await keep(token, as)).toMatchObject({ ok: false });
    expect(await keep(token, person, { ...answers, contactPhone: 'call me' })).toMatchObject({
      ok: false,
      fieldErrors: { contactPhone: safetyMessages.contactPhone },
    });
    expect(await db.roomSafetyNote.count()).toBe(0);
  });
});
