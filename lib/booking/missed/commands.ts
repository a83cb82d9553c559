import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { bookingTasks } from '@/lib/booking/rules';
import { bookedBy, guest, payerWith } from '@/lib/care/participant/columns';
import { holdSession, returnSession } from '@/lib/care/plan/credit/commands';
import { markSessionMissed, undoCompletion } from '@/lib/care/session/conclude/commands';
import { chargePart, chargeWhole } from '@/lib/payment/appointment/charge';
import { feeRulesOf, missedPart } from '@/lib/payment/appointment/late';
import { endByRule } from '@/lib/payment/refund-due/by-rule';
import { oweForAppointment } from '@/lib/payment/refund-due/owing';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Step = Parameters<typeof markSessionMissed>[1];
type Concluded = ReturnType<typeof markSessionMissed>;

const columns = { planId: true, lateRule: true, missedRule: true } as const;

/**
 * Carries out the rule of a booking whose client did not come: what is paid above its part is owed, and what
 * is missing of it is asked for. A rule of nothing returns a plan's session. By the usual rule the two agree.
 */
async function carryOut(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const booking = await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: columns });
  const part = missedPart(feeRulesOf(booking).missed);
  if (part === null || (booking.planId !== null && part > 0)) return;
  await returnSession(tx, bookingId, now);
  await chargePart(tx, bookingId, part);
  await oweForAppointment(tx, { bookingId, reason: 'missed-by-rule' }, now);
}

/** Takes it back: the fee as booked is due again, and a plan's session that was returned is reserved again. */
export async function takeBack(tx: Tx, bookingId: string, now: Date): Promise<void> {
  await chargeWhole(tx, bookingId);
  await endByRule(tx, bookingId, now);
  const { planId, participants, calendar, creditEntries } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      ...{ planId: true, ...payerWith({ clientId: true }) },
      calendar: { select: { therapistId: true } },
      creditEntries: { orderBy: [{ at: 'desc' }, { id: 'desc' }], select: { planId: true }, take: 1 },
    },
  });
  const [last] = creditEntries;
  const clientId = participants[0]?.clientId;
  const { therapistId } = calendar;
  if (planId !== null || !last || !clientId || therapistId === null) return;
  await holdSession(tx, { bookingId, clientId, therapistId, planId: last.planId, only: true }, now);
}

/** Tells a guest by mail, unless no mail has told them of the appointment. */
async function tellGuest(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const told = { id: bookingId, imported: null, ...bookedBy(guest) };
  if ((await tx.booking.count({ where: told })) === 0) return;
  await enqueue(tx, bookingTasks.tellOutcome, { bookingId, at: now.toISOString() });
}

/** Marks one of the viewer's sessions as missed by the client, and carries out the rule of its booking. */
export const markMissed = (viewer: Member, step: Step, now: Date = new Date()): Concluded =>
  markSessionMissed(viewer, step, now, async (tx, bookingId) => {
    await carryOut(tx, bookingId, now);
    await tellGuest(tx, bookingId, now);
  });

/** Undoes a mistaken outcome of one of the viewer's sessions, with the money that followed from it. */
export const undoOutcome = (viewer: Member, step: Step, now: Date = new Date()): Concluded =>
  undoCompletion(viewer, step, now, async (tx, bookingId) => {
    await takeBack(tx, bookingId, now);
    await tellGuest(tx, bookingId, now);
  });
