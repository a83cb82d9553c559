import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { moveOrCancelAway } from '@/lib/booking/away/actions';
import { awayDaysOf, readAway } from '@/lib/booking/away/queries';
import { awayAddress, awayMessages } from '@/lib/booking/away/rules';
import { awaySchema, rowText } from '@/lib/booking/away/schema';
import { isInside, timeAfter } from '@/lib/booking/away/times';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { bookingJobs } from '@/lib/booking/jobs';
import { answerProposal } from '@/lib/booking/proposal/commands';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { confirmTime, heldTime, paidPlan } from '@/test/plan/paid-plans';
import { formOf } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { newVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();

const catcher = setUpMailCatcher();

const zone = 'Asia/Kolkata';
const request = { id: 'request-1', network: '203.0.113.7' };
const today = Temporal.Now.plainDateISO(zone);
const first = today.add({ days: 10 });
const last = today.add({ days: 14 });
const days = { firstDate: first.toString(), lastDate: last.toString(), startMinute: null, endMinute: null };
/** A clock in India on a day of the holiday, counted from 0, or after it. */
const at = (dayInside: number, clock = '18:00') =>
  new Date(`${first.add({ days: dayInside }).toString()}T${clock}:00+05:30`);

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;

beforeEach(async () => {
  newVisitor();
  asha = await createPractice();
  meera = await createStranger();
  visitor.token = asha.token;
  calendarId = await openEveryHour(asha.therapist.id);
});

async function session(startsAt: Date, client = meera, fee: string | null = null): Promise<string> {
  const id = await heldTime(asha, client, startsAt, fee);
  await confirmTime(client, id);
  return id;
}

const guestAt = async (startsAt: Date) =>
  (
    await createAppointmentRow({
      ...{ calendarId, clientId: null, startsAt },
      ...{ name: 'Kavya Rao', email: 'kavya@example.org' },
    })
  ).id;

async function shown() {
  const view = await readAway(asha.viewer, days);
  if (!view) throw new Error('expected a calendar');
  return view.appointments;
}

type Shown = Awaited<ReturnType<typeof shown>>;

function press(what: 'propose' | 'cancel', rows: Shown, reason = what === 'cancel' ? 'I am on holiday' : '') {
  const form = formOf({ what, reason }, '');
  for (const row of rows) form.append('row', rowText(row));
  return moveOrCancelAway(null, form);
}

const row = (id: string) => db.booking.findUniqueOrThrow({ where: { id } });
const proposals = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await row(id)).proposedStartsAt));

async function mailed() {
  await runDueJobs(bookingJobs);
  return catcher.caught
    .splice(0)
    .map(({ mail }) => mail.subject?.split(':')[0] ?? '')
    .toSorted();
}

describe('the sessions of closed days', () => {
  it('are those inside, each with the same clock afterwards, and no time twice', async () => {
    await session(at(-1));
    const ids = [await session(at(1)), await guestAt(at(1, '20:00')), await session(at(4, '22:00'))];
    await session(at(5, '09:00'));
    // The week after is taken already, as by the later sessions of a series.
    await session(at(8), await createStranger());
    const list = await shown();
    expect(list.map(({ id }) => id)).toEqual(ids);
    expect(list.map(({ to }) => to)).toEqual([at(15), at(8, '20:00'), at(11, '22:00')]);
    expect(list[1]?.name).toBe('Kavya Rao');
  });

  it('are counted beside the closed days', async () => {
    await session(at(1));
    await guestAt(at(2));
    await session(at(6));
    const onDays = [first, first.add({ days: 1 }), first.add({ days: 2 })];
    await db.availabilityException.createMany({
      data: onDays.map((date) => ({ calendarId, kind: 'closed', onDate: new Date(date.toString()) })),
    });
    expect((await readAvailability(asha.viewer, 'own'))?.exceptions).toMatchObject([{ sessions: 2 }]);
  });

  it('of another therapist are neither shown nor changed', async () => {
    const id = await session(at(1));
    const list = await shown();
    const other = await createPractice();
    await openEveryHour(other.therapist.id);
    expect((await readAway(other.viewer, days))?.appointments).toEqual([]);
    visitor.token = other.token;
    for (const what of ['propose', 'cancel'] as const) {
      expect(await press(what, list)).toMatchObject({ ok: false, message: awayMessages.unknown });
    }
    expect(await row(id)).toMatchObject({ status: 'confirmed', proposedStartsAt: null });
    visitor.token = meera.token;
    expect((await press('cancel', list)).ok).toBe(false);
    expect((await row(id)).status).toBe('confirmed');
  });
});

describe('one press for new times', () => {
  it('proposes each once, and each client answers alone', async () => {
    const ravi = await createStranger();
    const ids = [await session(at(1)), await session(at(2), ravi), await guestAt(at(3))];
    await mailed();
    const list = await shown();
    for (const _press of ['first', 'second']) {
      expect(await press('propose', list)).toMatchObject({ ok: true, message: expect.stringContaining('3') });
    }
    expect(await proposals(ids)).toEqual(list.map(({ to }) => to));
    expect((await mailed()).filter((subject) => subject === 'New time proposed')).toHaveLength(3);
    // The page shows what is still open, and presses it no second time.
    expect((await shown()).map(({ to, proposed }) => [to, proposed])).toEqual(
      list.map(({ to }) => [to, true]),
    );

    const [agreed = '', declined = ''] = ids;
    const actor = meera.viewer;
    expect(await answerProposal('agree', { bookingId: agreed, actor, request })).toBe('agreed');
    expect(await answerProposal('decline', { bookingId: declined, actor: ravi.viewer, request })).toBe(
      'declined',
    );
    expect((await row(agreed)).startsAt).toEqual(list[0]?.to);
    expect((await row(declined)).startsAt).toEqual(at(2));
    expect((await shown()).map(({ id }) => id)).toEqual([declined, ids[2]]);
  });

  it('proposes none if one of them was changed, begun or taken meanwhile', async () => {
    const ids = [await session(at(1)), await session(at(2))];
    const list = await shown();
    await db.booking.update({ where: { id: ids[1] }, data: { proposedStartsAt: at(20) } });
    expect(await press('propose', list)).toMatchObject({
      ok: false,
      message: expect.stringContaining('in another window'),
    });
    expect(await proposals(ids)).toEqual([null, at(20)]);
    await db.booking.update({ where: { id: ids[1] }, data: { proposedStartsAt: null } });
    await guestAt(list[1]?.to ?? at(9));
    expect(await press('propose', list)).toMatchObject({
      ok: false,
      message: expect.stringContaining('we sent nothing'),
    });
    expect(await proposals(ids)).toEqual([null, null]);
    const same = list.map((one) => ({ ...one, to: at(30) }));
    expect(await press('propose', same)).toMatchObject({
      ok: false,
      message: expect.stringContaining('we sent nothing'),
    });
    expect(await proposals(ids)).toEqual([null, null]);
    await db.booking.update({ where: { id: ids[1] }, data: { status: 'cancelled' } });
    expect(await press('propose', list)).toMatchObject({ ok: false, message: awayMessages.over });
    expect(await proposals(ids)).toEqual([null, null]);
  });

  it('leaves those as they are for which no time is free', async () => {
    await db.availabilityHours.deleteMany({ where: { calendarId } });
    await session(at(1));
    const list = await shown();
    expect(list[0]?.to).toBeNull();
    expect(await press('propose', list)).toMatchObject({ ok: false, message: awayMessages.noTimes });
    expect(await press('propose', [])).toMatchObject({
      ok: false,
      fieldErrors: { row: awayMessages.none },
    });
  });
});

describe('one press to cancel', () => {
  it('cancels each once with its reason, and the plan has its session again', async () => {
    const { planId } = await paidPlan(asha, meera, { sessions: 3 });
    const ids = [await session(at(1), meera, '1800.00'), await guestAt(at(2))];
    expect((await sumsOfPlan(db, planId)).held).toBe(1);
    await mailed();
    const list = await shown();
    expect(await press('cancel', list, '')).toMatchObject({
      ok: false,
      fieldErrors: { reason: awayMessages.reason },
    });
    for (const _press of ['first', 'second']) {
      expect(await press('cancel', list)).toMatchObject({ ok: true, message: expect.stringContaining('2') });
    }
    for (const id of ids) {
      expect(await row(id)).toMatchObject({
        status: 'cancelled',
        cancelledBy: 'therapist',
        cancelReason: 'I am on holiday',
        icsSequence: 1,
      });
    }
    expect((await sumsOfPlan(db, planId)).held).toBe(0);
    expect(await db.auditEntry.count({ where: { action: 'booking.cancelled' } })).toBe(2);
    expect(await mailed()).toEqual(['Cancelled', 'Cancelled']);
    expect(await shown()).toEqual([]);
  });

  it('cancels none if a client has moved one of them meanwhile', async () => {
    const ids = [await session(at(1)), await session(at(2))];
    const list = await shown();
    const moved = { startsAt: at(8), endsAt: at(8, '18:45'), blockedUntil: at(8, '19:00') };
    await db.booking.update({ where: { id: ids[1] }, data: moved });
    expect((await press('cancel', list)).ok).toBe(false);
    expect((await row(ids[0] ?? '')).status).toBe('confirmed');
  });
});

describe('closed days in an address', () => {
  it('are read back, and others are none', () => {
    const partial = { ...days, startMinute: 540, endMinute: 720 };
    for (const given of [days, partial]) {
      const query = new URLSearchParams(awayAddress(given).split('?')[1]);
      const asked = (name: string) => query.get(name) ?? '';
      expect(
        awayDaysOf({
          first: asked('first'),
          last: asked('last'),
          from: asked('from'),
          until: asked('until'),
        }),
      ).toEqual(given);
    }
    const none = { from: '', until: '' };
    expect(awayDaysOf({ ...none, first: '2026-12-10', last: '2026-12-09' })).toBeNull();
    expect(awayDaysOf({ ...none, first: '2026-12-10', last: '2028-12-09' })).toBeNull();
    expect(awayDaysOf({ ...none, first: '2026-02-30', last: '2026-03-09' })).toBeNull();
    expect(awaySchema.safeParse({ row: 'x|y|z', what: 'cancel', reason: '' }).success).toBe(false);
  });

  it('contain what overlaps their hours', () => {
    const partial = { ...days, startMinute: 18 * 60, endMinute: 19 * 60 };
    const lasting = (startsAt: Date) => ({ startsAt, endsAt: new Date(startsAt.getTime() + hour) });
    expect(isInside(partial, lasting(at(1, '17:30')), zone)).toBe(true);
    expect(isInside(partial, lasting(at(1, '17:00')), zone)).toBe(false);
    expect(isInside(partial, lasting(at(1, '19:00')), zone)).toBe(false);
    expect(isInside(days, lasting(at(-1, '23:30')), zone)).toBe(true);
    expect(isInside(days, lasting(at(5, '00:00')), zone)).toBe(false);
  });

  it('are followed by the same clock, also where clocks change, or by the first open time', () => {
    const calendar = {
      ...{
        timeZone: 'Europe/London',
        slotMinutes: 45,
        bufferMinutes: 15,
        noticeMinutes: 720,
        horizonDays: 1,
      },
      ...{ hours: [{ weekday: 1, startMinute: 600, endMinute: 780 }], exceptions: [] },
    };
    const startsAt = new Date('2027-03-22T10:00:00Z');
    const appointment = { startsAt, endsAt: new Date(startsAt.getTime() + hour) };
    const until = new Date('2027-03-27T00:00:00Z');
    const now = new Date('2027-03-01T00:00:00Z');
    const after = timeAfter(appointment, calendar, [], { until, now });
    expect(after?.startsAt).toEqual(new Date('2027-03-29T09:00:00Z'));
    expect(after?.blockedUntil).toEqual(new Date('2027-03-29T10:15:00Z'));
    const taken = ['2027-03-29T09:00:00Z', '2027-04-05T09:00:00Z'].map((begins) => ({
      startsAt: new Date(begins),
      blockedUntil: new Date(Date.parse(begins) + hour),
    }));
    expect(timeAfter(appointment, calendar, taken, { until, now })?.startsAt).toEqual(
      new Date('2027-03-29T10:15:00Z'),
    );
    const closed = { ...calendar, hours: [] };
    expect(timeAfter(appointment, closed, [], { until, now })).toBeNull();
    expect(until.getTime() - now.getTime()).toBeGreaterThan(day);
  });
});
