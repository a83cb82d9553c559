import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bookingToken } from '@/lib/booking/link';
import { roomOfViewer } from '@/lib/booking/room/access';
import { keepSafetyNote } from '@/lib/booking/room/actions';
import { openRoomStream, receiveRoomPost } from '@/lib/booking/room/intake';
import { roomLimits, roomMessages, roomTime, safetyMessages } from '@/lib/booking/room/rules';
import { readSafetyNote } from '@/lib/booking/room/safety';
import type { RoomPost } from '@/lib/booking/room/schema';
import { letIn, takeSeat } from '@/lib/booking/room/seats';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/lib/testing/back-office';
import { setUpDatabase } from '@/lib/testing/database';
import { formOf } from '@/lib/testing/form';
import { fillLimits } from '@/lib/testing/limits';
import { createPractice, createStranger, type Person } from '@/lib/testing/quotations';
import { guestMeeting, memberMeeting, newTab, offer } from '@/lib/testing/rooms';
import { setUpVisitor, visitor } from '@/lib/testing/visitor';

setUpDatabase();
setUpVisitor();

const minute = 60_000;
const address = 'http://localhost:3000/api/room/token';

const post = (
  token: string,
  body: unknown,
  as: Pick<Person, 'token'> | null,
  text = JSON.stringify(body),
) => {
  visitor.token = as?.token ?? '';
  return receiveRoomPost(new Request(address, { method: 'POST', body: text }), token);
};

async function refusal(answer: Response): Promise<[number, string]> {
  const { message } = await answer.json();
  return [answer.status, message];
}

function open(
  token: string,
  tab: { seat: string; visit: string },
  as: Pick<Person, 'token'> | null,
  after?: string,
) {
  visitor.token = as?.token ?? '';
  const leaving = new AbortController();
  const query = new URLSearchParams({ ...tab, ...(after !== undefined && { after }) });
  const request = new Request(`${address}/events?${query}`, { signal: leaving.signal });
  return { answer: openRoomStream(request, token), leave: () => leaving.abort() };
}

/** What the tests look at in the events of a stream. */
type Said = {
  readonly because?: string;
  readonly admitted?: boolean;
  readonly other?: { readonly visit: string } | null;
};
type SaidEvent = { readonly name: string; readonly data: Said };

/** The events of a stream, read as they come. */
async function* eventsOf(answer: Response): AsyncGenerator<SaidEvent> {
  if (!answer.body) throw new Error('expected a stream');
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, name, data] = /event: (\w+)\ndata: (.*)/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (name && data) yield { name, data: JSON.parse(data) };
    }
  }
}

/** The next event with this name, and with what is wanted of it. */
async function next(
  events: AsyncGenerator<SaidEvent>,
  name: string,
  isWanted: (data: Said) => boolean = () => true,
): Promise<Said> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) throw new Error(`The stream ended without ${name}.`);
    if (value.name === name && isWanted(value.data)) return value.data;
  }
}

/** Both are in; the visit of each. */
async function bothIn(bookingId: string) {
  const [host, person] = [newTab(), newTab()];
  await takeSeat({ bookingId, role: 'host' }, host);
  await takeSeat({ bookingId, role: 'person' }, person);
  await letIn(bookingId, person.visit);
  return { host, person };
}

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

  it('a client’s private link opens nothing without their session', async () => {
    const { booking, person } = await memberMeeting();
    const link = bookingToken(booking.id, booking.endsAt);
    expect(await roomOfViewer(link, null)).toBe('sign-in');
    expect(await roomOfViewer(link, person.viewer)).toMatchObject({ role: 'person' });
  });

  it('is one window for each: a third is refused, a tab that comes back is not', async () => {
    const { booking, person, token } = await memberMeeting();
    const place = { bookingId: booking.id, role: 'person' } as const;
    const first = newTab();
    expect(await takeSeat(place, first)).toBe(true);
    await letIn(booking.id, first.visit);
    const third = open(token, newTab(), person);
    expect(await refusal(await third.answer)).toEqual([409, roomMessages.taken]);
    // A reload keeps the place, and is not asked to wait again.
    expect(await takeSeat(place, { ...first, visit: randomUUID() })).toBe(true);
    expect(await db.roomSeat.findFirst({ where: place })).toMatchObject({ admittedAt: expect.any(Date) });
    // Somebody else in that place has to be let in anew.
    await db.roomSeat.updateMany({
      data: { seenAt: new Date(Date.now() - (roomLimits.seatSeconds + 5) * 1000) },
    });
    expect(await takeSeat(place, newTab())).toBe(true);
    expect(await db.roomSeat.findFirst({ where: place })).toMatchObject({ admittedAt: null });
  });

  it('a visit whose place somebody else has does not push them out again', async () => {
    const { booking, person, token } = await memberMeeting();
    const place = { bookingId: booking.id, role: 'person' } as const;
    const first = newTab();
    await takeSeat(place, first);
    await takeSeat(place, { ...first, visit: randomUUID() });
    const back = open(token, first, person, '0');
    expect(await refusal(await back.answer)).toEqual([409, roomMessages['not-here']]);
  });
});

describe('signals', () => {
  it('reach the other side in order, through the stream', async () => {
    const { host, person, token } = await memberMeeting();
    const [theirs, own] = [newTab(), newTab()];
    // One after the other: the test's cookie is that of whoever asked last.
    const hostStream = open(token, own, host);
    const atHost = eventsOf(await hostStream.answer);
    const personStream = open(token, theirs, person);
    const atPerson = eventsOf(await personStream.answer);
    expect(await next(atHost, 'welcome')).toMatchObject({ ice: { servers: [], relayOnly: false } });
    await next(atHost, 'people', ({ other }) => other?.visit === theirs.visit);
    // Before they are let in, nothing passes.
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

  it('come once, only from who is in, and only to who is there', async () => {
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
    // The other's visit in one's own name.
    expect(await refusal(await send(offer(own, theirs, 6), person))).toEqual([409, roomMessages['not-here']]);
    expect(await db.roomSignal.count()).toBe(1);
  });

  it('are refused in words when they are too large, too many, malformed, foreign or a stranger’s', async () => {
    const { booking, host, token } = await memberMeeting();
    const { host: own, person: theirs } = await bothIn(booking.id);
    const huge = offer(own.visit, theirs.visit, 1, 'x'.repeat(1_000_000));
    expect(await refusal(await post(token, huge, host))).toEqual([413, roomMessages['too-large']]);
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
  });

  it('end with the appointment: a cancelled one, one that is over, one of a revoked session', async () => {
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

  it('leaving forgets them, and frees the place for another window', async () => {
    const { booking, host, person, token } = await memberMeeting();
    const seats = await bothIn(booking.id);
    await post(token, offer(seats.host.visit, seats.person.visit), host);
    expect((await post(token, { act: 'leave', visit: seats.person.visit }, person)).status).toBe(204);
    expect(await db.roomSignal.count()).toBe(0);
    expect(await takeSeat({ bookingId: booking.id, role: 'person' }, newTab())).toBe(true);
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

  it('is kept for the therapist of this appointment, and forgotten when it is emptied', async () => {
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
    expect(await db.roomSafetyNote.count({ where: { bookingId: booking.id } })).toBe(0);
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
