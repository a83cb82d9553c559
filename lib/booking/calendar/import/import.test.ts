import { beforeEach, describe, expect, it } from 'vitest';
import { adoptOf } from '@/lib/booking/adopt/opening';
import { takeCalendar, undoCalendar, uploadCalendar } from '@/lib/booking/calendar/import/commands';
import { findCalendarImport } from '@/lib/booking/calendar/import/queries';
import { calendarFaults, entryFaults, undoMs } from '@/lib/booking/calendar/import/rules';
import { cancelAsTherapist } from '@/lib/booking/cancel-session/commands';
import { acceptInvitation, confirmInvitation, refuseInvitation } from '@/lib/care/client-card/answer';
import { inviteCard } from '@/lib/care/client-card/commands';
import { findCard } from '@/lib/care/client-card/queries';
import { bookedBy } from '@/lib/care/participant/columns';
import { listOwnSessions } from '@/lib/care/session/queries';
import { db } from '@/lib/server/db';
import { bytesOf, createMovingPractice, fileOf, now, on, request } from '@/test/booking/imported-calendars';
import { calendarText, event } from '@/test/booking/other-calendars';
import { asAuthor, asClient } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger } from '@/test/payment/quotations';
import { setClock } from '@/test/server/jobs';

setUpDatabase();

let moving: Awaited<ReturnType<typeof createMovingPractice>>;

beforeEach(async () => {
  // The sessions of the files are still to come.
  setClock(now.toISOString());
  moving = await createMovingPractice();
});

/** The appointments that a job was queued for. */
async function queued(): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT payload->>'bookingId' AS id FROM graphile_worker._private_jobs WHERE payload->>'bookingId' IS NOT NULL`;
  return new Set(rows.map(({ id }) => id));
}

async function cancel(bookingId: string) {
  const { id: sessionId } = await db.therapySession.findUniqueOrThrow({ where: { bookingId } });
  return cancelAsTherapist(moving.practice.viewer, { sessionId, reason: 'I am ill.', request }, now);
}

describe('a calendar of coming sessions', () => {
  it('becomes sessions of clients and appointments of cards, and nobody is told or asked for money', async () => {
    const client = await createClientOf(moving.practice.therapist, { firstName: 'Meera' });
    await moving.card('Kavya Rao', 'kavya@example.in', '+919876543210');
    const importId = await moving.upload(
      fileOf(
        on(1, 'SUMMARY:Therapy', `ATTENDEE;CN=M:mailto:${client.viewer.email.toUpperCase()}`),
        on(2, 'SUMMARY:Session with KAVYA RAO \\(weekly\\)'),
        on(3, 'SUMMARY:Dentist'),
      ),
    );
    const { sessions, left } = await moving.preview(importId);
    expect(sessions.map(({ person }) => person.isCard)).toEqual([false, true]);
    expect(left).toEqual([
      { title: 'Dentist', startsAt: new Date('2026-12-03T10:00:00Z'), why: 'no-client' },
    ]);
    expect(await db.booking.count()).toBe(0);
    expect(await moving.take(importId)).toEqual({ done: true, count: 2 });
    const bookings = await db.booking.findMany({
      orderBy: { startsAt: 'asc' },
      include: { participants: true },
    });
    expect(bookings).toMatchObject([
      {
        participants: [{ clientId: client.viewer.profile.id, name: null }],
        status: 'confirmed',
        payingRule: 'free',
        fee: null,
      },
      { participants: [{ clientId: null, name: 'Kavya Rao', email: 'kavya@example.in' }], mode: 'video' },
    ]);
    const { sessions: own } = await listOwnSessions(client.viewer, { time: 'coming' });
    expect(own.map(({ bookingId }) => bookingId)).toContain(bookings[0]?.id);
    expect(await queued()).toEqual(new Set());
    expect(await db.notification.count()).toBe(0);
    expect(await db.cardImport.findUniqueOrThrow({ where: { id: importId } })).toMatchObject({
      sealed: null,
      taken: 2,
      lines: 3,
    });
  });

  it('reminds clients with an account when the therapist asks for it, and no card', async () => {
    const client = await createClientOf(moving.practice.therapist);
    await moving.card('Kavya Rao', 'kavya@example.in');
    const importId = await moving.upload(
      fileOf(on(5, `ATTENDEE:mailto:${client.viewer.email}`), on(6, 'SUMMARY:Kavya Rao')),
    );
    await moving.take(importId, { remind: true });
    const mine = await db.booking.findFirstOrThrow({ where: bookedBy({ clientId: { not: null } }) });
    expect(await queued()).toEqual(new Set([mine.id]));
  });

  it('changes nothing the second time, nor when two press at once, nor after it was cancelled here', async () => {
    await moving.card('Kavya Rao', 'kavya@example.in');
    const text = fileOf(
      event(
        'SUMMARY:Kavya Rao',
        'DTSTART;TZID=Asia/Kolkata:20261207T090000',
        'DTEND;TZID=Asia/Kolkata:20261207T100000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      ),
      on(2, 'SUMMARY:Kavya Rao'),
    );
    const first = await moving.upload(text);
    const both = await Promise.all([moving.take(first), moving.take(first)]);
    expect(both.map(({ done }) => done).sort()).toEqual([false, true]);
    const one = await db.booking.findFirstOrThrow({ orderBy: { startsAt: 'asc' } });
    expect(await cancel(one.id)).toMatchObject({ done: true });
    const second = await moving.upload(text);
    expect((await moving.preview(second)).left.map(({ why }) => why)).toEqual([
      'known',
      'known',
      'known',
      'known',
    ]);
    expect(await moving.take(second)).toEqual({ done: false, because: 'nothing' });
    expect(await db.booking.count()).toBe(4);
  });

  it('is its therapist’s alone', async () => {
    await moving.card('Kavya Rao', 'kavya@example.in');
    const importId = await moving.upload(fileOf(on(2, 'SUMMARY:Kavya Rao')));
    const other = asAuthor(await createPractice());
    expect(await findCalendarImport(other, importId, now)).toBeNull();
    const taking = { importId, mode: 'video', remind: false };
    expect(await takeCalendar(other, taking, request, now)).toMatchObject({ because: 'gone' });
    await moving.take(importId);
    expect(await undoCalendar(other, importId, request, now)).toMatchObject({ because: 'gone' });
    const theirs = await uploadCalendar(other, fileOf(on(2, 'SUMMARY:Kavya Rao')), now);
    const found = theirs.done && (await findCalendarImport(other, theirs.id, now));
    expect(found).toMatchObject({ sessions: [], left: [{ why: 'no-client' }] });
  });
});

describe('an import', () => {
  it('is undone for a day, but for what was touched since', async () => {
    const client = await createClientOf(moving.practice.therapist);
    await moving.card('Kavya Rao', 'kavya@example.in');
    const importId = await moving.upload(
      fileOf(
        on(1, 'SUMMARY:Kavya Rao'),
        on(2, 'SUMMARY:Kavya Rao'),
        on(3, `ATTENDEE:mailto:${client.viewer.email}`),
        on(4, 'SUMMARY:Kavya Rao'),
      ),
    );
    expect(await moving.take(importId)).toMatchObject({ count: 4 });
    const one = await db.booking.findFirstOrThrow({ orderBy: { startsAt: 'asc' } });
    await cancel(one.id);
    const noted = await db.booking.findFirstOrThrow({ orderBy: { startsAt: 'desc' } });
    const note = { template: 'free', sealed: Buffer.alloc(40, 1), bookingId: noted.id };
    await db.note.create({ data: { ...note, therapistId: moving.practice.therapist.id } });
    const late = new Date(now.getTime() + undoMs);
    expect(await undoCalendar(moving.viewer, importId, request, late)).toMatchObject({ because: 'late' });
    expect(await undoCalendar(moving.viewer, importId, request, now)).toEqual({ done: true, count: 2 });
    expect(await undoCalendar(moving.viewer, importId, request, now)).toMatchObject({ because: 'undone' });
    const stays = await db.booking.findMany({ orderBy: { startsAt: 'asc' }, select: { id: true } });
    expect(stays).toEqual([{ id: one.id }, { id: noted.id }]);
    expect(await db.therapySession.count({ where: { bookingId: { not: null } } })).toBe(2);
    const again = await moving.preview(fileOf(on(2, 'SUMMARY:Kavya Rao')));
    expect(again.sessions).toHaveLength(1);
  });

  it('gives a person on a card their appointments when they accept, not to whoever has the address', async () => {
    const id = await moving.card('Kavya Rao', 'kavya@example.in', '+919876543210');
    await moving.take(await moving.upload(fileOf(on(4, 'SUMMARY:Kavya Rao'))));
    const { id: bookingId } = await db.booking.findFirstOrThrow();
    const sameAddress = await createStranger();
    await db.user.update({ where: { id: sameAddress.viewer.userId }, data: { email: 'kavya@example.in' } });
    await adoptOf({ ...sameAddress.viewer, email: 'kavya@example.in' });
    expect(await db.therapySession.count({ where: { clientId: { not: null } } })).toBe(0);
    await inviteCard(moving.viewer, { card: id, way: 'link' }, request);
    const token = (await findCard(moving.viewer, id))?.link?.split('/').at(-1) ?? '';
    const answer = await confirmInvitation(token, '+91 98765 43210');
    if (!answer.confirmed) throw new Error('expected a confirmed invitation');
    const kavya = await createStranger();
    await acceptInvitation(asClient(kavya), answer.path.split('/').at(-1) ?? '', request);
    await adoptOf(kavya.viewer);
    const session = await db.therapySession.findFirstOrThrow({ where: { bookingId } });
    expect(session.clientId).toBe(kavya.viewer.profile.id);
    expect(await queued()).toEqual(new Set([bookingId]));
  });

  it('goes with a card whose person has it deleted, but for what took place, was paid or has a note', async () => {
    const id = await moving.card('Kavya Rao', 'kavya@example.in');
    const days = [1, 4, 5, 6].map((day) => on(day, 'SUMMARY:Kavya Rao'));
    await moving.take(await moving.upload(fileOf(...days)));
    const [held, , paid, noted] = await db.booking.findMany({ orderBy: { startsAt: 'asc' } });
    const therapistId = moving.practice.therapist.id;
    const payment = {
      description: 'Session',
      amount: 1800,
      status: 'paid',
      paidAt: now,
      method: 'cash',
      enteredKey: id,
    };
    await db.transaction.create({ data: { ...payment, therapistId, appointmentId: paid?.id ?? null } });
    const note = { template: 'free', sealed: Buffer.alloc(40, 1) };
    await db.note.create({ data: { ...note, therapistId, bookingId: noted?.id ?? null } });
    setClock('2026-12-02T12:00:00Z');
    await inviteCard(moving.viewer, { card: id, way: 'link' }, request);
    const token = (await findCard(moving.viewer, id))?.link?.split('/').at(-1) ?? '';
    const answer = await confirmInvitation(token, 'kavya@example.in');
    if (!answer.confirmed) throw new Error('expected a confirmed invitation');
    expect(await refuseInvitation(answer.path.split('/').at(-1) ?? '', request)).toBe(true);
    const left = await db.booking.findMany({ orderBy: { startsAt: 'asc' }, select: { id: true } });
    expect(left.map((one) => one.id)).toEqual([held?.id, paid?.id, noted?.id]);
  });
});

describe('a file', () => {
  it.each([
    ['', 'not-a-calendar'],
    ['Name,Email\nKavya,k@example.in', 'not-a-calendar'],
    ['BEGIN:VCALENDAR\r\nVERSION:2.0', 'not-a-calendar'],
    [calendarText([]), 'empty'],
  ] as const)('%j is refused in words', async (text, because) => {
    expect(await uploadCalendar(moving.viewer, bytesOf(text), now)).toEqual({ done: false, because });
    expect(calendarFaults[because]).toMatch(/\.$/);
  });

  it('that is a picture or too large is refused before it is parsed', async () => {
    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(64)]);
    expect(await uploadCalendar(moving.viewer, picture, now)).toMatchObject({ because: 'not-text' });
    const large = new Uint8Array(4 * 1_048_576 + 1);
    expect(await uploadCalendar(moving.viewer, large, now)).toMatchObject({ because: 'too-large' });
  });

  it('of ten thousand lines is read, with every entry in or named', { timeout: 60_000 }, async () => {
    for (let index = 0; index < 20; index += 1) await moving.card(`Person ${index}`, `p${index}@example.in`);
    const start = Date.UTC(2026, 11, 1);
    const at = (index: number) =>
      new Date(start + index * 4 * 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const entries = Array.from({ length: 2_000 }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      `SUMMARY:Person ${index % 25}`,
      `DTSTART:${at(index)}`,
      'DURATION:PT50M',
      'END:VEVENT',
    ]);
    const { left, sessions } = await moving.preview(fileOf(...entries));
    expect(left.length + sessions.length).toBe(2_000);
    expect(left.filter(({ why }) => why === 'no-client')).toHaveLength(400);
    expect(sessions).toHaveLength(1_600);
    expect(Object.keys(entryFaults)).toEqual(expect.arrayContaining(left.map(({ why }) => why)));
  });
});
