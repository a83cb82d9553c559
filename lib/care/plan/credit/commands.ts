import 'server-only';
import { creditOf, freeOf, sessionsWorth, shareOf } from '@/lib/care/plan/credit/rules';
import { paidPlans, sentBackOfPlan, sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { rupeesOf } from '@/lib/format/money';
import type { Tx } from '@/lib/server/db';

// Only this file adds entries to a plan's account, each in the transaction of what it is about. The database refuses
// an entry that nothing covers.

type Pair = { readonly clientId: string; readonly therapistId: string };

type Entry = {
  readonly planId: string;
  readonly kind: 'paid' | 'refunded' | 'held' | 'used';
  readonly sessions: number;
  readonly paise?: number;
  readonly bookingId?: string;
};

/** The money of an entry has the sign of its sessions. */
async function add(tx: Tx, entries: readonly Entry[], now: Date): Promise<void> {
  for (const { paise = 0, ...entry } of entries) {
    const amount = entry.sessions < 0 ? `-${rupeesOf(paise)}` : rupeesOf(paise);
    await tx.planCreditEntry.create({ data: { ...entry, amount, at: now } });
  }
}

/**
 * Locks a client and a therapist together, so that their bookings and payments come one after the other: of a booking
 * and a payment for a plan at the same moment, the later sees the earlier.
 */
export async function lockPair(tx: Tx, { clientId, therapistId }: Pair): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(${`plan-credit:${clientId}:${therapistId}`}, 0))`;
}

/** Locks the plan, so that changes of its account come one after the other. */
export async function lockPlan(tx: Tx, planId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM therapy_plans WHERE id = ${planId}::uuid FOR NO KEY UPDATE`;
}

/** A plan ends with its last paid session, and goes on when an outcome is taken back. */
async function settle(tx: Tx, planId: string, now: Date): Promise<void> {
  const sums = await sumsOfPlan(tx, planId);
  const over = creditOf(sums) === 0;
  await tx.therapyPlan.updateMany({
    where: { id: planId, status: { in: over ? ['active', 'paused'] : ['completed'] } },
    data: over
      ? { status: sums.used > 0 ? 'completed' : 'cancelled', endedAt: now }
      : { status: 'active', endedAt: null },
  });
}

/** Writes the money of a plan down: so many sessions are paid ahead. */
export async function openCredit(
  tx: Tx,
  { planId, sessions, paise }: { readonly planId: string; readonly sessions: number; readonly paise: number },
  now: Date,
): Promise<void> {
  await add(tx, [{ planId, kind: 'paid', sessions, paise }], now);
}

type Hold = Pair & {
  readonly bookingId: string;
  /** The plan that the therapist chose. */
  readonly planId?: string;
  /** Whether no other plan will do. */
  readonly only?: boolean;
};

/**
 * Pays an appointment from a plan: it holds one session of the plan asked for, or of the oldest that has one left. Of
 * two appointments that want the last session, one gets it.
 * @returns the plan; null when no session is left, and the appointment is paid for by itself
 */
export async function holdSession(
  tx: Tx,
  { bookingId, planId, only = false, ...pair }: Hold,
  now: Date,
): Promise<string | null> {
  await lockPair(tx, pair);
  const plans = (await paidPlans(tx, pair)).filter(({ sums }) => freeOf(sums) > 0);
  const plan = plans.find(({ id }) => id === planId) ?? (only ? undefined : plans[0]);
  if (!plan) return null;
  await lockPlan(tx, plan.id);
  // A refund may have been quicker.
  if (freeOf(await sumsOfPlan(tx, plan.id)) === 0) return null;
  await add(tx, [{ planId: plan.id, kind: 'held', sessions: 1, bookingId }], now);
  await tx.booking.update({ where: { id: bookingId }, data: { planId: plan.id } });
  return plan.id;
}

type Session = { readonly planId: string; readonly state: 'held' | 'used'; readonly paise: number };

/** The session of a plan that an appointment holds or has used, with its plan locked. */
async function sessionOf(tx: Tx, bookingId: string): Promise<Session | null> {
  const booking = await tx.booking.findUnique({ where: { id: bookingId }, select: { planId: true } });
  const planId = booking?.planId;
  if (!planId) return null;
  await lockPlan(tx, planId);
  const [row] = await tx.$queryRaw<{ held: number; used: number; paise: number }[]>`
    SELECT coalesce(sum(sessions) FILTER (WHERE kind = 'held'), 0)::int AS held,
      coalesce(sum(sessions) FILTER (WHERE kind = 'used'), 0)::int AS used,
      coalesce(sum(amount * 100) FILTER (WHERE kind = 'used'), 0)::int AS paise
    FROM plan_credit_entries WHERE plan_id = ${planId}::uuid AND booking_id = ${bookingId}::uuid`;
  if (!row || row.held + row.used !== 1) return null;
  return { planId, state: row.used === 1 ? 'used' : 'held', paise: row.paise };
}

/** Uses up the session that an appointment holds: it took place, the client did not come, or cancelled too late. */
export async function consumeSession(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const session = await sessionOf(tx, bookingId);
  if (session?.state !== 'held') return;
  const { planId } = session;
  const paise = shareOf(await sumsOfPlan(tx, planId), 1);
  await add(
    tx,
    [
      { planId, kind: 'held', sessions: -1, bookingId },
      { planId, kind: 'used', sessions: 1, paise, bookingId },
    ],
    now,
  );
  await settle(tx, planId, now);
}

/** Takes the use back, because the outcome was a mistake: the appointment holds its session again. */
export async function restoreSession(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const session = await sessionOf(tx, bookingId);
  if (session?.state !== 'used') return;
  const { planId, paise } = session;
  await add(
    tx,
    [
      { planId, kind: 'used', sessions: -1, paise, bookingId },
      { planId, kind: 'held', sessions: 1, bookingId },
    ],
    now,
  );
  await settle(tx, planId, now);
}

/** `back`: the session is on its plan again; `money-sent-back`: its money went back before, and took it out at once. */
export type Returned = 'back' | 'money-sent-back';

/**
 * Returns the session of an appointment to its plan, whether it was held or used. It stays there unless its money has
 * gone back already.
 * @returns what became of it; null when no plan paid for the appointment
 */
export async function returnSession(tx: Tx, bookingId: string, now: Date): Promise<Returned | null> {
  const session = await sessionOf(tx, bookingId);
  if (!session) return null;
  const { planId, state, paise } = session;
  await add(tx, [{ planId, kind: state, sessions: -1, paise, bookingId }], now);
  await tx.booking.update({ where: { id: bookingId }, data: { planId: null } });
  await settle(tx, planId, now);
  return (await takeWhatWentBack(tx, planId, now)) ? 'money-sent-back' : 'back';
}

/**
 * Takes sessions that are left out of a plan, because their money goes back.
 * @returns their share in paise; null when fewer are left than that
 */
export async function refundSessions(
  tx: Tx,
  planId: string,
  sessions: number,
  now: Date,
): Promise<number | null> {
  await lockPlan(tx, planId);
  const sums = await sumsOfPlan(tx, planId);
  if (sessions < 1 || freeOf(sums) < sessions) return null;
  const paise = shareOf(sums, sessions);
  await add(tx, [{ planId, kind: 'refunded', sessions, paise }], now);
  await settle(tx, planId, now);
  return paise;
}

/**
 * Takes the sessions out of a plan whose money a card company has sent back. It sends any amount and asks nobody, so
 * what several refunds leave over counts together, and what found no free session is taken once one comes back.
 * @returns the sessions that were taken, and how many were paid; null when there was none to take
 */
export async function takeWhatWentBack(
  tx: Tx,
  planId: string,
  now: Date,
): Promise<{ readonly sessions: number; readonly of: number } | null> {
  await lockPlan(tx, planId);
  const sums = await sumsOfPlan(tx, planId);
  const sessions = sessionsWorth(sums, (await sentBackOfPlan(tx, planId)) - sums.refundedPaise);
  if (sessions === 0) return null;
  await refundSessions(tx, planId, sessions, now);
  return { sessions, of: sums.paid };
}

/**
 * Empties a plan whose whole money went back, whoever sent it: appointments that held a session lose it.
 * @returns these appointments
 */
export async function emptyPlan(tx: Tx, planId: string, now: Date): Promise<readonly string[]> {
  const bookings = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text AS id FROM bookings WHERE plan_id = ${planId}::uuid ORDER BY id FOR UPDATE`;
  const lost: string[] = [];
  for (const { id } of bookings) {
    const session = await sessionOf(tx, id);
    if (session?.state !== 'held') continue;
    await add(tx, [{ planId, kind: 'held', sessions: -1, bookingId: id }], now);
    await tx.booking.update({ where: { id }, data: { planId: null } });
    lost.push(id);
  }
  await lockPlan(tx, planId);
  const left = creditOf(await sumsOfPlan(tx, planId));
  if (left > 0) await refundSessions(tx, planId, left, now);
  return lost;
}
