import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/calendar/[token]/route';
import { changeCalendarFeed } from '@/lib/booking/calendar/feed/actions';
import { createFeed, revokeFeed } from '@/lib/booking/calendar/feed/commands';
import { feedFile } from '@/lib/booking/calendar/feed/file';
import { type FeedEvent, ownFeed, readFeed } from '@/lib/booking/calendar/feed/queries';
import { feedMessages, initialsOf } from '@/lib/booking/calendar/feed/rules';
import { formatInstant } from '@/lib/format/time';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

/** The events of a file, parsed by another library. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      startsAt: event.startDate.toJSDate(),
      endsAt: event.endDate.toJSDate(),
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      transparency: component.getFirstPropertyValue('transp'),
      place: event.location,
    };
  });
}

describe('the file', () => {
  const event = (startsAt: Date, given: Partial<FeedEvent> = {}): FeedEvent => ({
    uid: 'booking-1',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 45 * 60_000),
    mode: 'video',
    place: null,
    fee: null,
    cancelled: false,
    sequence: 0,
    changedAt: new Date('2026-11-20T09:00:00Z'),
    personName: 'Meera Iyer',
    ...given,
  });

  it.each([
    ['America/New_York', '2026-11-01T05:30:00Z'],
    ['America/New_York', '2026-11-01T06:30:00Z'],
    ['Europe/London', '2027-03-28T00:59:00Z'],
    ['Europe/London', '2027-03-28T01:00:00Z'],
    ['Australia/Lord_Howe', '2027-04-03T14:45:00Z'],
    ['Australia/Lord_Howe', '2027-04-03T15:15:00Z'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z'],
  ])('is read by another program as the instant that people in %s are shown', (zone, moment) => {
    const startsAt = new Date(moment);
    const [read] = eventsIn(feedFile({ events: [event(startsAt)] }));
    expect(read?.startsAt).toEqual(startsAt);
    expect(read?.endsAt).toEqual(new Date(startsAt.getTime() + 45 * 60_000));
    const there = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
    const clock = `${there.hour % 12 || 12}:${String(there.minute).padStart(2, '0')}`;
    expect(formatInstant(read?.startsAt ?? new Date(0), zone)).toContain(
      `, ${clock} ${there.hour < 12 ? 'am' : 'pm'}`,
    );
  });

  it('says nothing about anybody or their health, whatever names contain', () => {
    const personName = 'Eve\r\nEND:VEVENT\r\nSUMMARY:Depression Rao';
    const file = feedFile({ events: [event(new Date('2026-11-24T13:00:00Z'), { personName })] });
    expect(file).not.toMatch(/therap|counsel|consult|mental|health|session|depress|Rao|Eve\b/i);
    expect(eventsIn(file)).toHaveLength(1);
    expect(eventsIn(feedFile({ events: [] }))).toEqual([]);
  });

  it('marks what is cancelled, and has the same bytes for the same appointments', () => {
    const startsAt = new Date('2026-11-24T13:00:00Z');
    const cancelled = feedFile({ events: [event(startsAt, { cancelled: true, sequence: 2 })] });
    expect(eventsIn(cancelled)).toMatchObject([
      {
        title: 'Cancelled: Appointment M. I.',
        status: 'CANCELLED',
        transparency: 'TRANSPARENT',
        sequence: 2,
      },
    ]);
    expect(feedFile({ events: [event(startsAt, { cancelled: true, sequence: 2 })] })).toBe(cancelled);
  });

  it.each([
    ['Meera Iyer', 'M. I.'],
    ['dr. asha  Rao', 'A. R.'],
    ['Zoya', 'Z.'],
    ['Łukasz ॐ Żak', 'Ł. Ż.'],
    ['42', null],
    ['', null],
  ])('calls %s %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the address', () => {
  setUpDatabase();
  setUpVisitor();

  const request = { id: 'r', network: 'n' };
  const day = 86_400_000;
  let asha: Awaited<ReturnType<typeof createPractice>>;
  let meera: Person;

  beforeEach(async () => {
    asha = await createPractice();
    visitor.token = asha.token;
    meera = await createClientOf(asha.therapist);
    await db.therapySession.deleteMany();
  });

  async function newToken(): Promise<string> {
    const made = await createFeed(asha.viewer, request);
    if (!made) throw new Error('expected a token');
    return made.token;
  }

  const fetchFeed = (token: string, headers: Record<string, string> = {}) =>
    GET(new Request(`http://localhost:3000/api/calendar/${token}`, { headers }), {
      params: Promise.resolve({ token }),
    });

  async function book(days: number, given: { status?: string; icsSequence?: number; guest?: string } = {}) {
    const calendar = await db.calendar.upsert({
      where: { therapistId: asha.therapist.id },
      create: { therapistId: asha.therapist.id },
      update: {},
    });
    const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * day);
    const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
    const { status = 'confirmed', guest, ...rest } = given;
    return db.booking.create({
      data: {
        calendarId: calendar.id,
        startsAt,
        endsAt,
        blockedUntil: endsAt,
        status,
        mode: 'phone',
        ...(status === 'held' ? { heldUntil: new Date(Date.now() + 600_000) } : { confirmedAt: new Date() }),
        ...(status === 'cancelled' && { cancelledAt: new Date(), cancelledBy: 'client' }),
        ...withPerson(
          guest ? { name: guest, email: 'guest@example.in' } : { clientId: meera.viewer.profile.id },
        ),
        ...rest,
      },
    });
  }

  it('gives all appointments of its therapist and nobody else’s, without holds', async () => {
    const other = await createPractice();
    await db.therapySession.create({
      data: {
        therapistId: other.therapist.id,
        clientId: meera.viewer.profile.id,
        sessionDate: new Date(Date.now() + day),
      },
    });
    await book(-31);
    const past = await book(-29);
    const guest = await book(1, { guest: 'Zoya Khan' });
    const gone = await book(2, { status: 'cancelled', icsSequence: 3 });
    await book(3, { status: 'held' });
    const far = await book(365);
    const { id } = await db.therapySession.create({
      data: {
        therapistId: asha.therapist.id,
        clientId: meera.viewer.profile.id,
        sessionDate: new Date(Date.now() - day),
        status: 'completed',
        completedAt: new Date(),
      },
    });
    const answer = await fetchFeed(`${await newToken()}.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const events = eventsIn(await answer.text());
    expect(events.map(({ uid }) => uid.split('@')[0])).toEqual([
      `booking-${past.id}`,
      `session-${id}`,
      `booking-${guest.id}`,
      `booking-${gone.id}`,
      `booking-${far.id}`,
    ]);
    expect(events[2]).toMatchObject({ title: 'Appointment Z. K.', place: 'Phone', startsAt: guest.startsAt });
    expect(events[3]).toMatchObject({ status: 'CANCELLED', sequence: 3 });
  });

  it('answers 404 when it is made up, ended, or replaced', async () => {
    const first = await newToken();
    expect((await fetchFeed(first)).status).toBe(200);
    const second = await newToken();
    expect((await fetchFeed(first)).status).toBe(404);
    expect((await fetchFeed(second)).status).toBe(200);
    expect(await revokeFeed(asha.viewer, request)).toBe(true);
    expect(await revokeFeed(asha.viewer, request)).toBe(false);
    for (const token of [second, '', 'x', `${'a'.repeat(43)}`, `${second}%00`, "' OR 1=1--"]) {
      expect((await fetchFeed(token)).status).toBe(404);
    }
  });

  it('ends with the role, the link and the account', async () => {
    const token = await newToken();
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { userId: null } });
    expect(await readFeed(token)).toBeNull();
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { userId: asha.viewer.userId } });
    expect(await readFeed(token)).not.toBeNull();
    await db.user.update({ where: { id: asha.viewer.userId }, data: { disabledAt: new Date() } });
    expect(await readFeed(token)).toBeNull();
  });

  it('tells a program with the same bytes that nothing changed, and sends new ones after a change', {
    tags: ['slow'],
  }, async () => {
    const { id } = await book(2);
    const token = await newToken();
    const first = await fetchFeed(token);
    const etag = first.headers.get('etag') ?? '';
    const later = new Date(Date.now() + day).toUTCString();
    expect(first.headers.get('last-modified')).toBeNull();
    expect((await fetchFeed(token, { 'if-none-match': `W/${etag}` })).status).toBe(304);
    const aged = { 'if-modified-since': later };
    expect((await fetchFeed(token, aged)).status).toBe(200);
    expect((await fetchFeed(token, { ...aged, 'if-none-match': '"other"' })).status).toBe(200);
    await db.booking.update({
      where: { id },
      data: { icsSequence: 1, updatedAt: new Date(Date.now() + 2_000) },
    });
    for (const [name, value] of [
      ['if-none-match', etag],
      ['if-modified-since', later],
    ] as const) {
      const answer = await fetchFeed(token, { [name]: value });
      expect(answer.status).toBe(200);
      expect(eventsIn(await answer.text())).toMatchObject([{ sequence: 1 }]);
    }
  });

  it('is shown once, stored as a hash, and there is one at most', { tags: ['slow'] }, async () => {
    const submit = (step: string) => changeCalendarFeed(null, formOf({ step }, ''));
    const made = await submit('create');
    expect(made).toMatchObject({ ok: true, message: feedMessages.created });
    const address = made.ok ? (made.data.address ?? '') : '';
    expect(address).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}\.ics$/);
    const [row] = await db.calendarFeed.findMany();
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(address).not.toContain(row?.tokenHash);
    await Promise.all([submit('create'), submit('create'), submit('create')]);
    expect(await db.calendarFeed.count({ where: { revokedAt: null } })).toBe(1);
    expect(await ownFeed(asha.viewer)).toEqual({ since: expect.any(Date) });
    expect(await submit('revoke')).toMatchObject({ message: feedMessages.revoked, data: { address: null } });
    expect(await submit('revoke')).toMatchObject({ message: feedMessages.noneLive });
    expect(await ownFeed(asha.viewer)).toEqual({ since: null });
    expect(
      JSON.stringify(await db.auditEntry.findMany({ select: { details: true, action: true } })),
    ).not.toContain(address.split('/').at(-1)?.replace('.ics', ''));
  });

  it('is for linked therapists alone', async () => {
    const submit = () => changeCalendarFeed(null, formOf({ step: 'create' }, ''));
    visitor.token = (await createStranger()).token;
    expect(await submit()).toMatchObject({ ok: false, message: admissionMessages.otherRole });
    const { userId } = await createProfile({ role: 'therapist' });
    visitor.token = (await signedIn(userId)).token;
    expect(await submit()).toMatchObject({ ok: false, message: feedMessages.notLinked });
    expect(await db.calendarFeed.count()).toBe(0);
  });
});
