import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { moveBooking } from '@/lib/booking/change/commands';
import { bookAsGuest } from '@/lib/booking/confirm/actions';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdTime } from '@/lib/booking/hold/actions';
import { holdSlot } from '@/lib/booking/hold/commands';
import { holdFormKind } from '@/lib/booking/hold/rules';
import { bookingJobs } from '@/lib/booking/jobs';
import { holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { findOffer } from '@/lib/booking/offer/queries';
import { findBooking, waysToMeet } from '@/lib/booking/queries';
import { hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { shownOf } from '@/lib/therapist/kind/rules';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createClientOf, createPractice, createStranger } from '@/test/payment/quotations';
import { confirmTime, heldTime, paidPlan } from '@/test/plan/paid-plans';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { sent, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: 'network' };
const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;
let couples: string;

beforeEach(async () => {
  asha = await createPractice();
  calendarId = await openEveryHour(asha.therapist.id);
  ({ id: couples } = await db.sessionKind.create({
    data: {
      therapistId: asha.therapist.id,
      name: 'Couples session',
      minutes: 80,
      fee: '3000.00',
      modes: ['video'],
      position: 1,
    },
  }));
});

const slug = () => asha.therapist.slug;
const shown = { minutes: 80, feePaise: 300_000 };

/** Beginnings that people can choose, by kind. */
async function times(kind?: string): Promise<Date[]> {
  const offer = await findOffer(
    { therapist: slug(), kind },
    { timeZone: 'Asia/Kolkata', from: '', names: true },
  );
  return (offer?.week?.days ?? []).flatMap(({ slots }) => slots.map(({ value }) => new Date(value)));
}

async function later(kind?: string): Promise<Date> {
  const found = (await times(kind)).find((time) => time.getTime() > Date.now() + 48 * hour);
  if (!found) throw new Error('expected a time');
  return found;
}

const hold = (startsAt: Date, given: Partial<Parameters<typeof holdSlot>[0]> = {}) =>
  holdSlot({
    calendar: { therapist: slug(), kind: couples },
    startsAt,
    viewerTimeZone: 'Asia/Kolkata',
    clientId: null,
    submissionKey: randomUUID(),
    ...given,
  });

async function held(startsAt: Date): Promise<string> {
  const answer = await hold(startsAt);
  if (!answer.held) throw new Error(`not held: ${answer.because}`);
  return answer.bookingId;
}

const choose = (slot: Date, given: Readonly<Record<string, string>> = {}) =>
  holdTime(
    null,
    formOf(
      {
        therapist: slug(),
        kind: couples,
        shown: shownOf(shown),
        zone: 'Asia/Kolkata',
        slot: slot.toISOString(),
        ...given,
      },
      usableToken(holdFormKind),
    ),
  );

describe('booking a kind of session', () => {
  it('offers times of its length and keeps kind, name, length and fee, whatever changes later', async () => {
    const startsAt = await later(couples);
    const bookingId = await held(startsAt);
    await db.sessionKind.update({
      where: { id: couples },
      data: { name: 'Pairs', minutes: 60, fee: '1.00' },
    });
    await confirmBooking({ bookingId, mode: 'video', booker: { guest }, request });
    const row = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
    expect(row).toMatchObject({ status: 'confirmed', kindId: couples, kindName: 'Couples session' });
    expect([row.endsAt.getTime() - startsAt.getTime(), row.fee?.toFixed(2)]).toEqual([
      80 * minute,
      '3000.00',
    ]);
    const view = await findBooking(bookingId);
    expect(view).toMatchObject({ kind: { name: 'Couples session' } });
    expect(view && (await waysToMeet(view)).ways).toEqual(['video']);
    expect(view?.changes.movable).toBe(true);
  });

  it('without a kind books the first one', async () => {
    const answer = await hold(await later(), { calendar: { therapist: slug() } });
    if (!answer.held) throw new Error('expected a hold');
    const row = await db.booking.findUniqueOrThrow({ where: { id: answer.bookingId } });
    expect(row).toMatchObject({ kindName: 'Individual session' });
    expect([row.endsAt.getTime() - row.startsAt.getTime(), row.fee?.toFixed(2)]).toEqual([
      45 * minute,
      '1500.00',
    ]);
  });

  it('tells both people its name and length, and moves it at its own length', async () => {
    const bookingId = await held(await later(couples));
    await confirmBooking({ bookingId, mode: 'video', booker: { guest }, request });
    await runDueJobs(bookingJobs);
    expect(catcher.caught).toHaveLength(2);
    for (const { mail } of catcher.caught) {
      expect(mail.text).toContain('Couples session, 80 minutes');
      expect(mail.subject).not.toContain('Couples');
    }
    const to = (await times(couples)).find((time) => time.getTime() > Date.now() + 96 * hour);
    if (!to) throw new Error('expected a time');
    const moved = await moveBooking({ bookingId, by: 'guest', actor: 'guest', request, to });
    expect(moved).toMatchObject({
      done: true,
      booking: { startsAt: to, endsAt: new Date(to.getTime() + 80 * minute) },
    });
  });

  it('takes its own ways to meet, its own notice, and no plan or payment made for the first kind', async () => {
    const client = await createStranger();
    await paidPlan(asha, client, { sessions: 6 });
    const startsAt = await later(couples);
    const answer = await hold(startsAt, { clientId: client.viewer.profile.id });
    if (!answer.held) throw new Error('expected a hold');
    const { bookingId } = answer;
    const book = (mode: string) =>
      confirmBooking({ bookingId, mode, booker: { viewer: client.viewer }, request });
    expect(await book('phone')).toEqual({ confirmed: false, because: 'mode' });
    expect(await book('video')).toMatchObject({ confirmed: true });
    const row = await db.booking.findUniqueOrThrow({ where: { id: bookingId }, include: { session: true } });
    expect([row.planId, row.fee?.toFixed(2), row.session?.durationMinutes]).toEqual([null, '3000.00', 80]);
    await confirmTime(client, await heldTime(asha, client, await later()));
    expect(await db.booking.count({ where: { planId: { not: null } } })).toBe(1);
    await db.sessionKind.update({ where: { id: couples }, data: { noticeHours: 100 } });
    const [first] = await times(couples);
    expect(first?.getTime()).toBeGreaterThan(Date.now() + 99 * hour);
  });
});

describe('a kind that changed since the page was opened', () => {
  const none = async () => expect(await db.booking.count()).toBe(0);

  it('with another fee or length is refused in words, and nothing is held', async () => {
    const slot = await later(couples);
    const refused = { ok: false, message: bookingMessages.kindChanged };
    await db.sessionKind.update({ where: { id: couples }, data: { fee: '3500.00' } });
    expect(await choose(slot)).toMatchObject(refused);
    await db.sessionKind.update({ where: { id: couples }, data: { fee: '3000.00', minutes: 90 } });
    expect(await choose(slot)).toMatchObject(refused);
    await none();
  });

  it('that is archived, another therapist’s or for others is refused in words', async () => {
    const slot = await later(couples);
    const refused = { ok: false, message: bookingMessages.kindGone };
    const other = await createPractice();
    const { id: foreign } = await db.sessionKind.findFirstOrThrow({
      where: { therapistId: other.therapist.id },
    });
    expect(await choose(slot, { kind: foreign, shown: '' })).toMatchObject(refused);
    await db.sessionKind.update({ where: { id: couples }, data: { bookableBy: 'clients' } });
    expect(await choose(slot)).toMatchObject(refused);
    const known = await createClientOf(asha.therapist);
    expect(await hold(slot, { clientId: known.viewer.profile.id })).toMatchObject({ held: true });
    await db.booking.deleteMany();
    await db.sessionKind.update({
      where: { id: couples },
      data: { bookableBy: 'everybody', archivedAt: new Date() },
    });
    expect(await choose(slot)).toMatchObject(refused);
    await none();
  });

  it('while it was held is still booked; once the hold has ended it is not, nor another time of it', async () => {
    const startsAt = await later(couples);
    const [current, ended] = [await held(startsAt), await held((await times(couples)).at(-1) ?? startsAt)];
    await db.sessionKind.update({ where: { id: couples }, data: { archivedAt: new Date() } });
    const book = (bookingId: string) =>
      confirmBooking({ bookingId, mode: 'video', booker: { guest }, request });
    expect(await book(current)).toMatchObject({ confirmed: true });
    const heldUntil = new Date(Date.now() - 1_000);
    await db.booking.update({ where: { id: ended }, data: { heldUntil } });
    expect(await book(ended)).toEqual({ confirmed: false, because: 'kind-gone' });
    const details = { ...guest, phone: '98765 43210', mode: 'video', consent: 'on' };
    const instead = {
      ...details,
      booking: holdLink.token(ended, heldUntil),
      slot: (await later()).toISOString(),
    };
    expect(await bookAsGuest(null, sent(instead))).toMatchObject({
      ok: false,
      message: bookingMessages.kindGone,
    });
    expect(await db.booking.count({ where: { status: 'confirmed' } })).toBe(1);
  });
});

describe('kinds to choose from', () => {
  const choice = async (
    kind?: string,
    given: { names?: boolean; isClient?: () => Promise<boolean> } = {},
  ) => {
    const offer = await findOffer(
      { therapist: slug(), kind },
      { timeZone: 'Asia/Kolkata', from: '', ...given },
    );
    return {
      kinds: offer?.choice.kinds.map(({ name }) => name),
      kind: offer?.choice.kind?.name,
      minutes: offer?.minutes,
      isGone: offer?.choice.isGone,
    };
  };
  const both = ['Individual session', 'Couples session'];

  it('are all of them until one is chosen; a time in a list is one of the first kind', async () => {
    expect(await choice()).toMatchObject({ kinds: both, kind: undefined, isGone: false });
    expect(await choice(couples)).toMatchObject({ kinds: both, kind: 'Couples session', minutes: 80 });
    expect(await choice(undefined, { names: true })).toMatchObject({
      kind: 'Individual session',
      minutes: 45,
    });
    expect(await choice(randomUUID())).toMatchObject({ kinds: both, kind: undefined, isGone: true });
  });

  it('leave out those of a link and, for strangers, those of clients; an only one is chosen already', async () => {
    await db.sessionKind.update({ where: { id: couples }, data: { bookableBy: 'link' } });
    expect(await choice()).toMatchObject({ kinds: ['Individual session'], kind: 'Individual session' });
    expect(await choice(couples)).toMatchObject({ kind: 'Couples session', minutes: 80 });
    await db.sessionKind.update({ where: { id: couples }, data: { bookableBy: 'clients' } });
    expect(await choice(couples)).toMatchObject({ kind: 'Individual session', minutes: 45, isGone: true });
    expect(await choice(couples, { isClient: async () => true })).toMatchObject({
      kinds: both,
      kind: 'Couples session',
    });
  });
});

it('lets one of twenty who ask at once for two kinds at overlapping times have it', async () => {
  const [first, second] = [await later(), await later(couples)];
  const overlapping = Math.abs(first.getTime() - second.getTime()) < 45 * minute;
  const at = overlapping ? second : first;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? hold(at) : hold(first, { calendar: { therapist: slug() } }),
    ),
  );
  const rows = await db.booking.findMany({ where: { calendarId }, orderBy: { startsAt: 'asc' } });
  expect(answers.filter((answer) => answer.held)).toHaveLength(rows.length);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next) expect(row.blockedUntil.getTime()).toBeLessThanOrEqual(next.startsAt.getTime());
  }
});
