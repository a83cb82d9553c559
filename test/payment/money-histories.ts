import fc from 'fast-check';
import { expect } from 'vitest';
import { exportForAccountant } from '@/lib/admin/payment/accountant-file';
import { exportEarnings } from '@/lib/admin/payment/earnings-file';
import { cancelBooking } from '@/lib/booking/change/commands';
import { day, minute } from '@/lib/format/duration';
import { paiseOf, rupeesOf } from '@/lib/format/money';
import { indianDay } from '@/lib/format/time';
import { giveBackEntered, undoEntered } from '@/lib/payment/entered/commands';
import { readSessionMoney } from '@/lib/payment/entered/queries';
import { readInvoice } from '@/lib/payment/invoice/queries';
import { totalOf } from '@/lib/payment/invoice/rules';
import { earningsOf } from '@/lib/payment/payee/earnings';
import { refundPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createDueAppointment } from './card-appointments';
import { enter, entryRequest, keeperOf } from './entries';
import { createPaymentRow } from './payments';
import { createPractice, createStranger } from './quotations';

/** Appointments of a history, each for ₹1,800. */
const appointments = 3;
const feePaise = 180_000;

const which = fc.nat({ max: appointments - 1 });
const paise = fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.constant(feePaise), fc.constant(60_001));

/** One thing that happens to the money of a therapist and a client. */
const step = fc.oneof(
  fc.record({ do: fc.constant('enter' as const), which, paise, twice: fc.boolean() }),
  fc.record({ do: fc.constant('enter' as const), which, paise, twice: fc.boolean() }),
  fc.record({ do: fc.constant('prove' as const), which, paise: fc.constant(feePaise) }),
  fc.record({ do: fc.constant('undo' as const), entry: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('give-back' as const), entry: fc.nat({ max: 9 }), paise }),
  fc.record({ do: fc.constant('refund' as const), which, paise }),
  fc.record({ do: fc.constant('move' as const), which, days: fc.integer({ min: 1, max: 70 }) }),
  fc.record({ do: fc.constant('cancel' as const), which, by: fc.constantFrom('client', 'therapist') }),
  fc.record({ do: fc.constant('plan' as const), which }),
  fc.record({ do: fc.constant('buy' as const), paise }),
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The plain sums, kept by adding and subtracting only. */
type Entry = { readonly id: string; readonly which: number; paise: number; back: number; undone: boolean };
type Session = {
  readonly id: string;
  provenPaise: number;
  provenBack: number;
  report: string | null;
  cancelled: boolean;
  onPlan: boolean;
};

/** Plays a history and compares every page and file of it with the plain sums, to the paisa. */
async function play(steps: readonly Step[]): Promise<void> {
  const asha = await createPractice();
  const meera = await createStranger();
  const caller = { viewer: keeperOf(asha), request: entryRequest };
  const sessions: Session[] = [];
  for (let index = 0; index < appointments; index += 1) {
    const id = await createDueAppointment(asha, meera, 3 + index);
    sessions.push({ id, provenPaise: 0, provenBack: 0, report: null, cancelled: false, onPlan: false });
  }
  const entries: Entry[] = [];
  let bought = 0;
  const enteredOf = (index: number) =>
    entries
      .filter((entry) => entry.which === index && !entry.undone)
      .reduce((sum, e) => sum + e.paise - e.back, 0);
  const session = (index: number): Session => {
    const found = sessions[index];
    if (!found) throw new Error('expected a session');
    return found;
  };

  for (const one of steps) {
    if (one.do === 'enter') {
      const { id, provenPaise, provenBack, cancelled, onPlan } = session(one.which);
      const paid = provenPaise - provenBack + enteredOf(one.which);
      const allowed = !cancelled && !onPlan && one.paise <= feePaise - paid;
      const given = { amountPaise: one.paise, beforePaise: paid, key: crypto.randomUUID() };
      const outcomes = one.twice
        ? await Promise.all([enter(asha, id, given), enter(asha, id, given)])
        : [await enter(asha, id, given)];
      for (const outcome of outcomes) expect(outcome.done).toBe(allowed);
      const [outcome] = outcomes;
      if (outcome?.done)
        entries.push({ id: outcome.id, which: one.which, paise: one.paise, back: 0, undone: false });
    } else if (one.do === 'prove') {
      const own = session(one.which);
      if (own.report || own.cancelled || own.onPlan || enteredOf(one.which) > 0) continue;
      if (entries.some((entry) => entry.which === one.which && !entry.undone)) continue;
      const { id } = await createPaymentRow({
        therapistId: asha.therapist.id,
        appointmentId: own.id,
        clientId: meera.viewer.profile.id,
        amount: rupeesOf(one.paise),
      });
      expect((await verifyPayment(id, null, caller)).done).toBe(true);
      own.report = id;
      own.provenPaise = one.paise;
    } else if (one.do === 'undo') {
      const entry = entries[one.entry];
      if (!entry) continue;
      const outcome = await undoEntered(entry.id, 'Typed twice.', caller);
      expect(outcome.done).toBe(!entry.undone && entry.back === 0);
      if (outcome.done) entry.undone = true;
    } else if (one.do === 'give-back') {
      const entry = entries[one.entry];
      if (!entry) continue;
      const back = { amountPaise: one.paise, beforePaise: entry.back, reason: 'Shorter than agreed.' };
      const outcome = await giveBackEntered(entry.id, back, caller);
      expect(outcome.done).toBe(!entry.undone && one.paise <= entry.paise - entry.back);
      if (outcome.done) entry.back += one.paise;
    } else if (one.do === 'refund') {
      const own = session(one.which);
      if (!own.report) continue;
      const outcome = await refundPayment(own.report, { amountPaise: one.paise, reason: 'Shorter.' }, caller);
      const allowed = one.paise <= own.provenPaise - own.provenBack;
      expect(outcome.done).toBe(allowed);
      if (allowed) own.provenBack += one.paise;
    } else if (one.do === 'move') {
      const { id, cancelled } = session(one.which);
      if (cancelled) continue;
      // Each appointment has days of its own, so that none is moved onto another.
      const startsAt = new Date(Date.now() + (one.which * 80 + 10 + one.days) * day);
      const endsAt = new Date(startsAt.getTime() + 45 * minute);
      await db.booking.update({ where: { id }, data: { startsAt, endsAt, blockedUntil: endsAt } });
    } else if (one.do === 'cancel') {
      const own = session(one.which);
      const actor = one.by === 'client' ? meera.viewer : asha.viewer;
      const by = one.by === 'client' ? 'client' : 'therapist';
      await cancelBooking({ bookingId: own.id, by, actor, request: entryRequest });
      own.cancelled = true;
    } else if (one.do === 'plan') {
      const own = session(one.which);
      if (own.cancelled || own.report || entries.some((entry) => entry.which === one.which)) continue;
      const { id: planId } = await db.therapyPlan.create({
        data: {
          clientId: meera.viewer.profile.id,
          therapistId: asha.therapist.id,
          planName: 'Six',
          totalSessions: 6,
          status: 'active',
        },
      });
      await db.booking.update({ where: { id: own.id }, data: { planId } });
      own.onPlan = true;
    } else {
      const { id } = await createPaymentRow({
        therapistId: asha.therapist.id,
        clientId: meera.viewer.profile.id,
        amount: rupeesOf(one.paise),
      });
      expect((await verifyPayment(id, null, caller)).done).toBe(true);
      bought += one.paise;
    }
  }

  const proven = sessions.reduce((sum, { provenPaise }) => sum + provenPaise, 0) + bought;
  const provenBack = sessions.reduce((sum, own) => sum + own.provenBack, 0);
  const live = entries.filter(({ undone }) => !undone);
  const byHand = live.reduce((sum, entry) => sum + entry.paise, 0);
  const byHandBack = live.reduce((sum, entry) => sum + entry.back, 0);

  // Earnings and its file: proven and entered money never meet.
  const { total } = await earningsOf(caller.viewer, '');
  expect(total).toMatchObject({
    receivedPaise: proven,
    refundedPaise: provenBack,
    beside: { receivedPaise: 0 },
  });
  expect(total.entered).toEqual({ payments: live.length, receivedPaise: byHand, refundedPaise: byHandBack });
  const whole = (await exportEarnings(caller.viewer, {})).rows.at(-1)?.map(String) ?? [];
  expect([whole[3], whole[4], whole[9], whole[10]]).toEqual(
    [proven, provenBack, byHand, byHandBack].map(rupeesOf),
  );

  // The accountant's file: its own rows add up to its last line, and to the plain sums.
  const { rows } = await exportForAccountant(caller.viewer, {});
  const column = (row: (typeof rows)[number] | undefined, index: number) =>
    paiseOf(String(row?.[index])) ?? 0;
  const amounts = [9, 10, 11, 12];
  const sums = amounts.map((index) => rows.slice(0, -1).reduce((sum, row) => sum + column(row, index), 0));
  expect(sums).toEqual([proven, byHand, provenBack, byHandBack]);
  expect(amounts.map((index) => column(rows.at(-1), index))).toEqual(sums);
  const undone = entries.length - live.length;
  expect(rows.filter((row) => String(row.at(-1)).startsWith('Undone entry of')).length).toBe(undone);

  // The invoices of all months: each payment is in one line, and each session has its plain sums.
  const months = new Set(
    (await db.booking.findMany({ select: { startsAt: true } })).map(({ startsAt }) =>
      indianDay(startsAt).slice(0, 7),
    ),
  );
  months.add(indianDay(new Date()).slice(0, 7));
  const of = { client: meera.viewer.profile.id };
  const invoices = await Promise.all([...months].map((month) => readInvoice(caller.viewer, of, month)));
  const lines = invoices.flatMap((invoice) => invoice?.lines ?? []);
  for (const invoice of invoices) expect(invoice?.total).toEqual(totalOf(invoice?.lines ?? []));
  expect(totalOf(lines)).toMatchObject({
    provenPaise: proven - provenBack,
    enteredPaise: byHand - byHandBack,
  });
  for (const [index, own] of sessions.entries()) {
    const line = lines.find(({ id }) => id === own.id);
    const sum = { provenPaise: own.provenPaise - own.provenBack, enteredPaise: enteredOf(index) };
    if (line) expect(line).toMatchObject(sum);
    else expect(sum).toEqual({ provenPaise: 0, enteredPaise: 0 });
    if (!own.cancelled) expect(line?.chargedPaise).toBe(own.onPlan ? 0 : feePaise);
    expect((await readSessionMoney(caller.viewer, own.id))?.paidPaise).toBe(
      sum.provenPaise + sum.enteredPaise,
    );
  }

  // Papers: one receipt a payment, numbered without a gap, and credit notes over what went back.
  const papers = await db.receipt.findMany({
    where: { series: asha.therapist.id },
    orderBy: { number: 'asc' },
  });
  const receipts = papers.filter(({ kind }) => kind !== 'credit_note');
  expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, place) => place + 1));
  expect(receipts.length).toBe(await db.transaction.count({ where: { therapistId: asha.therapist.id } }));
  const notes = papers.filter(({ kind }) => kind === 'credit_note');
  expect(notes.reduce((sum, { amount }) => sum + (paiseOf(amount.toFixed(2)) ?? 0), 0)).toBe(
    provenBack + byHandBack,
  );
  // Nothing entered is ever verified.
  expect(await db.paymentSubmission.count({ where: { transaction: { enteredKey: { not: null } } } })).toBe(0);
}

/** Plays this many histories. The seed is fixed, so that a failure repeats. */
export function playMoneyHistories(numRuns: number): Promise<void> {
  const histories = fc.array(step, { minLength: 1, maxLength: 14 });
  return fc.assert(fc.asyncProperty(histories, play), { numRuns, seed: 20_261_129, endOnFailure: true });
}
