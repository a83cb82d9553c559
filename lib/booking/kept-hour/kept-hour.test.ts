import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { findCalendar, listFreeSlots } from '@/lib/booking/calendar/queries';
import { readOwnCalendar } from '@/lib/booking/calendar/view/queries';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { keepClientHour, releaseClientHour } from '@/lib/booking/kept-hour/actions';
import { releaseHoursBetween } from '@/lib/booking/kept-hour/commands';
import { keptHoursFor } from '@/lib/booking/kept-hour/queries';
import { hourInWords, keptHourMessages } from '@/lib/booking/kept-hour/rules';
import { collide, timesOf } from '@/lib/booking/kept-hour/times';
import { nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { findOffer } from '@/lib/booking/offer/queries';
import { day, hour, minute } from '@/lib/format/duration';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openNineToNine } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { newVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();

const zone = 'Asia/Kolkata';
const today = Temporal.Now.plainDateISO(zone);
/** The day of the hour's first week, and of later ones. */
const dayOf = (week: number) => today.add({ days: 3, weeks: week });
const at = (week: number, clock = '18:00') => new Date(`${dayOf(week).toString()}T${clock}:00+05:30`);

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;

beforeEach(async () => {
  newVisitor();
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  visitor.token = asha.token;
  calendarId = await openNineToNine(asha.therapist.id);
});

function keep(given: Readonly<Record<string, string>> = {}) {
  const fields = {
    client: meera.viewer.profile.id,
    firstDate: dayOf(0).toString(),
    startsAt: '6 pm',
    minutes: '45',
    repeat: 'weekly',
    ...given,
  };
  return keepClientHour(null, formOf(fields, ''));
}

async function free(clientId: string | null = null): Promise<number[]> {
  const calendar = await findCalendar({ therapist: asha.therapist.slug });
  if (!calendar) throw new Error('expected a calendar');
  return (await listFreeSlots(calendar, { clientId })).map(({ startsAt }) => startsAt.getTime());
}

const hold = (startsAt: Date, clientId: string | null = null, submissionKey = randomUUID()) =>
  holdSlot({
    calendar: { therapist: asha.therapist.slug },
    ...{ startsAt, viewerTimeZone: zone, clientId, submissionKey },
  });

describe('an hour that is kept for a client', () => {
  it('is offered to that client alone, until it is released', async () => {
    expect(await free()).toContain(at(1).getTime());
    expect(await keep()).toMatchObject({ ok: true, message: keptHourMessages.saved });
    expect(await keep()).toMatchObject({ ok: true });
    expect(await db.keptHour.count()).toBe(1);

    const stranger = await createStranger();
    for (const clientId of [null, stranger.viewer.profile.id]) {
      const open = await free(clientId);
      for (const week of [0, 1, 2]) expect(open).not.toContain(at(week).getTime());
      expect(open).toContain(at(1, '17:00').getTime());
      expect(await hold(at(1), clientId)).toMatchObject({ held: false, because: 'taken' });
    }
    const mine = meera.viewer.profile.id;
    expect(await free(mine)).toContain(at(1).getTime());
    const page = { timeZone: zone, from: '' };
    const of = { therapist: asha.therapist.slug };
    expect(await findOffer(of, { ...page, clientId: mine })).toMatchObject({
      own: { words: expect.stringMatching(/days 6:00 pm$/), next: at(0) },
    });
    expect((await findOffer(of, page))?.own).toBeNull();
    expect(await hold(at(0), mine)).toMatchObject({ held: true });
    expect(await findOffer(of, { ...page, clientId: mine })).toMatchObject({ own: { next: at(1) } });

    const own = await keptHoursFor(asha.viewer, { clientId: mine });
    const [row] = own?.hours ?? [];
    expect(await releaseClientHour(null, formOf({ hour: row?.id ?? '' }, ''))).toMatchObject({
      ok: true,
      message: keptHourMessages.released,
    });
    expect(await releaseClientHour(null, formOf({ hour: row?.id ?? '' }, ''))).toMatchObject({
      ok: false,
      message: keptHourMessages.gone,
    });
    expect(await free()).toContain(at(1).getTime());
    const audited = await db.auditEntry.findMany({
      where: { action: 'availability.changed' },
      orderBy: { id: 'asc' },
    });
    expect(audited.map(({ details }) => details)).toEqual([
      { what: 'hour kept', weeks: 1 },
      { what: 'hour released' },
    ]);
  });

  it('begins at its own time between the usual ones, with the break after it', async () => {
    await keep({ startsAt: '18:20', minutes: '50' });
    const mine = meera.viewer.profile.id;
    expect(await free(mine)).toContain(at(1, '18:20').getTime());
    const others = await free();
    for (const clock of ['18:00', '18:20', '19:00']) expect(others).not.toContain(at(1, clock).getTime());
    expect(others).toContain(at(1, '20:00').getTime());
    // A closed day offers it to nobody.
    const onDate = new Date(dayOf(1).toString());
    await db.availabilityException.create({ data: { calendarId, kind: 'closed', onDate } });
    expect(await free(mine)).not.toContain(at(1, '18:20').getTime());
  });

  it('every two weeks leaves the weeks between to others', async () => {
    await keep({ repeat: 'fortnightly' });
    const open = await free();
    expect([0, 1, 2, 3].map((week) => open.includes(at(week).getTime()))).toEqual([false, true, false, true]);
    const other = await createClientOf(asha.therapist);
    const client = other.viewer.profile.id;
    expect(await keep({ client, firstDate: dayOf(2).toString(), repeat: 'fortnightly' })).toMatchObject({
      ok: false,
      fieldErrors: { startsAt: keptHourMessages.taken },
    });
    expect(await keep({ client, firstDate: dayOf(1).toString(), repeat: 'fortnightly' })).toMatchObject({
      ok: true,
    });
    expect(await free()).not.toContain(at(1).getTime());
  });

  it('moves the next free time of the directory', async () => {
    const hours = { weekday: dayOf(0).dayOfWeek, startMinute: 1080, endMinute: 1140 };
    await db.availabilityHours.deleteMany();
    await db.availabilityHours.create({ data: { calendarId, ...hours } });
    const next = async () => {
      await runDueJobs(nextFreeJobs);
      return (await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } })).nextFreeAt;
    };
    expect(await next()).toEqual(at(0));
    await keep();
    expect(await next()).toBeNull();
    await db.keptHour.deleteMany();
    expect(await next()).toEqual(at(0));
  });

  it('is in the calendar while nothing is booked in it', async () => {
    await keep();
    const shown = async () =>
      (await readOwnCalendar(asha.viewer, { view: 'day', date: dayOf(1).toString() }))?.busy;
    const local = `${dayOf(1).toString()}T18:00`;
    expect(await shown()).toContainEqual(
      expect.objectContaining({ local, title: expect.stringMatching(/^Kept for /) }),
    );
    await createAppointmentRow({ calendarId, clientId: meera.viewer.profile.id, startsAt: at(1) });
    expect((await shown())?.filter((busy) => busy.local === local)).toEqual([]);
  });

  it('leaves agreed appointments of others, and names them', async () => {
    await createAppointmentRow({ calendarId, name: 'Kavya Rao', startsAt: at(2) });
    await createAppointmentRow({ calendarId, clientId: meera.viewer.profile.id, startsAt: at(3) });
    expect(await keep()).toMatchObject({
      ok: true,
      message: expect.stringContaining('1 appointment of other'),
    });
    expect(await db.booking.count({ where: { status: 'confirmed' } })).toBe(2);
  });

  it('ends a hold of somebody else that has expired, and not a live one', async () => {
    const key = randomUUID();
    const held = await hold(at(1), null, key);
    if (!held.held) throw new Error('expected a hold');
    await keep();
    const stranger = await createStranger();
    const confirm = () =>
      confirmBooking({
        ...{ bookingId: held.bookingId, mode: 'video', booker: { viewer: stranger.viewer } },
        request: { id: 'request-1', network: 'network' },
      });
    await db.booking.updateMany({ data: { heldUntil: new Date(Date.now() - minute) } });
    expect(await confirm()).toMatchObject({ confirmed: false, because: 'gone' });
    expect(await hold(at(1), null, key)).toMatchObject({ held: false, because: 'taken' });
    await db.booking.updateMany({ data: { heldUntil: new Date(Date.now() + minute) } });
    expect(await confirm()).toMatchObject({ confirmed: true });
  });
});

describe('keeping an hour', () => {
  it('is refused for another therapist’s client, outside the week, and for a taken or past day', async () => {
    const stranger = await createStranger();
    expect(await keep({ client: stranger.viewer.profile.id })).toMatchObject({
      ok: false,
      message: keptHourMessages.noClient,
    });
    expect(await keep({ client: 'x' })).toMatchObject({ ok: false, message: keptHourMessages.noClient });
    for (const given of [{ startsAt: '8 am' }, { startsAt: '20:30' }]) {
      expect(await keep(given)).toMatchObject({ fieldErrors: { startsAt: keptHourMessages.closed } });
    }
    expect(await keep({ startsAt: 'noonish' })).toMatchObject({ ok: false });
    expect(await keep({ firstDate: today.subtract({ days: 1 }).toString() })).toMatchObject({
      fieldErrors: { firstDate: keptHourMessages.day },
    });
    expect(await db.keptHour.count()).toBe(0);
    await keep();
    const other = await createClientOf(asha.therapist);
    expect(await keep({ client: other.viewer.profile.id, startsAt: '18:50' })).toMatchObject({
      fieldErrors: { startsAt: keptHourMessages.taken },
    });
  });

  it('of another practice is neither seen nor released, nor by the client', async () => {
    await keep();
    const { id } = await db.keptHour.findFirstOrThrow();
    const other = await createPractice();
    expect(await keptHoursFor(other.viewer, { clientId: meera.viewer.profile.id })).toBeNull();
    for (const token of [other.token, meera.token]) {
      visitor.token = token;
      expect((await releaseClientHour(null, formOf({ hour: id }, ''))).ok).toBe(false);
    }
    expect(await db.keptHour.count()).toBe(1);
  });

  it('ends with the erasure of its client and with a handover of theirs alone', async () => {
    await keep();
    const other = await createClientOf(asha.therapist);
    await keep({ client: other.viewer.profile.id, startsAt: '9 am' });
    await releaseHoursBetween(db, { clientId: meera.viewer.profile.id, therapistId: asha.therapist.id });
    expect(await db.keptHour.findMany()).toMatchObject([{ clientId: other.viewer.profile.id }]);
    await requestErasure(other.viewer, { password: '', request: { id: 'request', network: 'network' } });
    expect(await db.keptHour.count()).toBe(0);
  });
});

describe('the times of a kept hour', () => {
  const clock = { timeZone: 'America/New_York', bufferMinutes: 10 };
  const monday = {
    ...{ clientId: 'a', cardId: null, weekday: 1, startMinute: 18 * 60, minutes: 50, everyWeeks: 1 },
    fromDate: new Date('2027-02-24'),
  };

  it('stay on the clock where it changes, and begin with the first such day', () => {
    const range = { from: new Date('2027-02-01T00:00:00Z'), until: new Date('2027-03-16T00:00:00Z') };
    expect(timesOf(monday, clock, range).map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-03-01T23:00:00.000Z',
      '2027-03-08T23:00:00.000Z',
      '2027-03-15T22:00:00.000Z',
    ]);
    const begun = new Date('2027-03-08T23:30:00Z');
    const [first] = timesOf(monday, clock, { from: begun, until: new Date(begun.getTime() + hour) });
    expect(first?.blockedUntil.toISOString()).toBe('2027-03-09T00:00:00.000Z');
    expect(
      timesOf(monday, clock, { from: new Date(begun.getTime() + hour / 2), until: range.until }),
    ).toHaveLength(1);
  });

  it('meet those of others by weekday, minutes and weeks', () => {
    const two = { ...monday, everyWeeks: 2 };
    const nextWeek = { ...two, fromDate: new Date(two.fromDate.getTime() + 7 * day) };
    expect(collide(monday, two, 10)).toBe(true);
    expect(collide(two, nextWeek, 10)).toBe(false);
    expect(collide(two, { ...nextWeek, fromDate: new Date(two.fromDate.getTime() + 14 * day) }, 10)).toBe(
      true,
    );
    expect(collide(monday, { ...monday, weekday: 2 }, 10)).toBe(false);
    expect(collide(monday, { ...monday, startMinute: 19 * 60 }, 10)).toBe(false);
    expect(collide(monday, { ...monday, startMinute: 19 * 60 }, 11)).toBe(true);
    expect(hourInWords(monday)).toBe('Mondays 6:00 pm');
    expect(hourInWords(two)).toBe('every second Monday 6:00 pm');
  });
});
