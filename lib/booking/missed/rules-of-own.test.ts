import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/booking/change/commands';
import { markMissed, undoOutcome } from '@/lib/booking/missed/commands';
import { askForPayment } from '@/lib/booking/paying/ask';
import { unpaidAppointments } from '@/lib/booking/paying/unpaid';
import { findBooking } from '@/lib/booking/queries';
import { hour, minute } from '@/lib/format/duration';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import {
  type LateRule,
  lateRuleNames,
  type MissedRule,
  missedRuleNames,
} from '@/lib/payment/appointment/late';
import { dueAppointment } from '@/lib/payment/appointment/payable';
import { db } from '@/lib/server/db';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const now = new Date('2026-11-20T09:00:00Z');

let practice: Awaited<ReturnType<typeof createPractice>>;
let client: Person;
let calendarId: string;
let next = 0;

beforeEach(async () => {
  practice = await createPractice();
  client = await createStranger();
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: practice.therapist.id } }));
});

type Given = {
  readonly late?: LateRule;
  readonly missed?: MissedRule;
  readonly feePaise?: number;
  readonly notice?: number;
  /** Entered by the therapist, so that several count. */
  readonly paid?: readonly number[];
};

/** An appointment of the client; each test cancels it or marks it as missed at its own moment. */
async function appointment({
  late = 'usual',
  missed = 'usual',
  feePaise = 180_000,
  notice = 48,
  paid = [],
}: Given) {
  next += 1;
  const startsAt = new Date(now.getTime() + next * 2 * hour);
  const endsAt = new Date(startsAt.getTime() + 50 * minute);
  const { id } = await db.booking.create({
    data: {
      ...{ calendarId, startsAt, endsAt, blockedUntil: endsAt },
      ...withPerson({ clientId: client.viewer.profile.id }),
      ...{ status: 'confirmed', mode: 'video', confirmedAt: now, payingRule: 'after' },
      ...{ fee: rupeesOf(feePaise), cancelNoticeHours: notice, lateRule: late, missedRule: missed },
    },
  });
  const { id: sessionId } = await db.therapySession.create({
    data: {
      therapistId: practice.therapist.id,
      clientId: client.viewer.profile.id,
      ...{ sessionDate: startsAt, bookingId: id },
    },
  });
  for (const paise of paid) {
    await db.transaction.create({
      data: {
        ...{ therapistId: practice.therapist.id, clientId: client.viewer.profile.id, appointmentId: id },
        ...{ description: 'Session', amount: rupeesOf(paise), status: 'paid', paidAt: now, method: 'cash' },
        enteredKey: randomUUID(),
      },
    });
  }
  return { id, sessionId, startsAt };
}

const cancel = (bookingId: string, at: Date, excused = false) =>
  cancelBooking({ bookingId, by: 'client', actor: client.viewer, excused, request }, at);
const step = (sessionId: string) => ({ sessionId, request });

/** Paise that must be sent back, and the fee that is asked for and still due. */
async function outcome(bookingId: string) {
  const dues = await db.refundDue.findMany({ where: { bookingId, endedAt: null } });
  const fee = (await findBooking(bookingId))?.fee;
  return {
    back: dues.reduce((sum, { amount }) => sum + paiseIn(amount), 0),
    asked: fee?.state === 'due' ? (fee.amountPaise ?? 0) : 0,
  };
}

const parts = { none: 0, half: 50, all: 100 } as const;

/** The same in plain sums. */
function plain(
  { late = 'usual', missed = 'usual', feePaise = 180_000, notice = 48, paid = [] }: Given,
  how: { readonly came: false } | { readonly hoursBefore: number; readonly excused: boolean },
) {
  const sum = paid.reduce((total, paise) => total + paise, 0);
  const charge = (part: number) => {
    const charged = Math.min(sum, Math.floor((feePaise * part) / 100));
    return { back: sum - charged, asked: sum === 0 ? Math.floor((feePaise * part) / 100) : 0 };
  };
  if ('came' in how) {
    if (missed !== 'usual') return charge(parts[missed]);
    return { back: 0, asked: sum === 0 ? feePaise : 0 };
  }
  if (how.hoursBefore >= notice || how.excused || late === 'none') return { back: sum, asked: 0 };
  if (late === 'usual')
    return {
      back: paid.reduce((total, paise) => total + paise - Math.floor(Math.min(paise, feePaise) / 2), 0),
      asked: 0,
    };
  if (late === 'half' || late === 'all') return charge(parts[late]);
  const near = Number(late.slice('half-all-'.length));
  return charge(how.hoursBefore < near ? 100 : 50);
}

describe('the rule that a booking keeps', () => {
  it('is carried out to the paisa, for any rule, moment and payments', {
    tags: ['slow'],
    timeout: 240_000,
  }, async () => {
    const given = fc.record({
      late: fc.constantFrom(...lateRuleNames),
      missed: fc.constantFrom(...missedRuleNames),
      feePaise: fc.integer({ min: 1, max: 500_001 }),
      notice: fc.constantFrom(6, 12, 24, 48, 72),
      paid: fc.array(fc.integer({ min: 1, max: 300_001 }), { maxLength: 3 }),
    });
    const how = fc.oneof(
      fc.constant({ came: false } as const),
      fc.record({ hoursBefore: fc.integer({ min: 0, max: 80 }), excused: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(given, how, async (rule, end) => {
        const { id, sessionId, startsAt } = await appointment(rule);
        if ('came' in end) await markMissed(practice.viewer, step(sessionId), startsAt);
        else
          await cancel(id, new Date(startsAt.getTime() - Math.max(1, end.hoursBefore * hour)), end.excused);
        expect(await outcome(id)).toEqual(plain(rule, end));
      }),
      { numRuns: 150 },
    );
  });

  it('keeps half within the notice and the whole fee in the last 48 hours', async () => {
    for (const [hoursBefore, back] of [
      [73, 180_000],
      [49, 90_000],
      [48, 90_000],
      [47, 0],
    ] as const) {
      const given = { late: 'half-all-48', notice: 72, paid: [180_000] } as const;
      const { id, startsAt } = await appointment(given);
      await cancel(id, new Date(startsAt.getTime() - hoursBefore * hour));
      expect(await outcome(id)).toEqual({ back, asked: 0 });
      expect(plain(given, { hoursBefore, excused: false })).toEqual({ back, asked: 0 });
    }
  });

  it('is the one shown before booking, whatever the therapist chooses afterwards', async () => {
    const { id, startsAt } = await appointment({ late: 'all' });
    await db.appointmentTerms.create({ data: { calendarId, lateRule: 'none', missedRule: 'none' } });
    await cancel(id, new Date(startsAt.getTime() - hour));
    expect(await outcome(id)).toEqual({ back: 0, asked: 180_000 });
  });

  it('asks for the part: it can be paid, is listed, and the therapist may send a reminder of it', async () => {
    const { id, startsAt } = await appointment({ late: 'half' });
    await cancel(id, new Date(startsAt.getTime() - hour));
    expect(await dueAppointment(db, id, startsAt.toISOString())).toMatchObject({ amountPaise: 90_000 });
    const { appointments } = await unpaidAppointments(practice.viewer, { now });
    expect(appointments).toMatchObject([{ id, cancelled: true, fee: { amountPaise: 90_000 } }]);
    expect(await askForPayment(practice.viewer, id, request, now)).toBe('asked');
    const other = await createPractice();
    expect(await askForPayment(other.viewer, id, request, now)).toBe('unknown');
    expect((await unpaidAppointments(other.viewer, { now })).appointments).toEqual([]);
  });

  it('asks for nothing once the client says that they were ill, and for nothing by the usual rule', async () => {
    const { id, startsAt } = await appointment({ late: 'all', paid: [50_000] });
    const late = new Date(startsAt.getTime() - hour);
    await cancel(id, late);
    expect(await outcome(id)).toEqual({ back: 0, asked: 0 });
    await cancel(id, late, true);
    expect(await outcome(id)).toEqual({ back: 50_000, asked: 0 });
    const unpaid = await appointment({ late: 'all' });
    await cancel(unpaid.id, new Date(unpaid.startsAt.getTime() - hour));
    await cancel(unpaid.id, new Date(unpaid.startsAt.getTime() - hour), true);
    expect(await dueAppointment(db, unpaid.id, unpaid.startsAt.toISOString())).toBe('no-fee');
    const usual = await appointment({});
    await cancel(usual.id, new Date(usual.startsAt.getTime() - hour));
    expect(await dueAppointment(db, usual.id, usual.startsAt.toISOString())).toBe('cancelled');
  });

  it('is taken back with an outcome that was a mistake, and no other therapist can set one', async () => {
    const { id, sessionId, startsAt } = await appointment({ missed: 'half', paid: [180_000] });
    const other = await createPractice();
    expect(await markMissed(other.viewer, step(sessionId), startsAt)).toEqual({
      ...{ done: false, because: 'unknown' },
    });
    expect(await outcome(id)).toEqual({ back: 0, asked: 0 });
    const answers = [1, 2, 3, 4].map(() => markMissed(practice.viewer, step(sessionId), startsAt));
    expect(await Promise.all(answers)).toEqual(answers.map(() => ({ done: true })));
    expect(await outcome(id)).toEqual({ back: 90_000, asked: 0 });
    await undoOutcome(practice.viewer, step(sessionId), startsAt);
    expect(await outcome(id)).toEqual({ back: 0, asked: 0 });
    expect(await db.refundDue.findMany()).toMatchObject([
      { reason: 'missed-by-rule', endedBecause: 'undone' },
    ]);
    expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({ bookedFee: null });
    await markMissed(practice.viewer, step(sessionId), startsAt);
    expect(await outcome(id)).toEqual({ back: 90_000, asked: 0 });
  });
});
