import 'server-only';
import { creditOf, freeOf, sessionsWorth, shareOf } from '@/lib/care/plan/credit/rules';
import { paidPlans, sentBackOfPlan, sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { rupeesOf } from '@/lib/format/money';
import type { Tx } from '@/lib/server/db';

// Only this file adds entries to a plan's account, each in the transaction of its event. The database refuses
// an entry that exceeds the balance.

type Pair = { readonly clientId: string; readonly therapistId: string };

type Entry = {
  readonly planId: string;
  readonly kind: 'paid' | 'refunded' | 'held' | 'used';
  readonly sessions: number;
  readonly paise?: number;
  readonly bookingId?: string;
};

/** An entry's money has the sign of its sessions. */
async function add(tx: Tx, entries: readonly Entry[], now: Date): Promise<void> {
  for (const { paise = 0, ...entry } of entries) {
    const amount = entry.sessions < 0 ? `-${rupeesOf(paise)}` : rupeesOf(paise);
    await tx.planCreditEntry.create({ data: { ...entry, amount, at: now } });
  }
}

/**
 * Locks a client and a therapist together, so that their bookings and payments run one after the other: if a
 * booking and a payment for a plan arrive together, the later one sees the earlier.
 */
export async function lockPair(tx: Tx, { clientId, therapistId }: Pair): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(${`plan-credit:${clientId}:${therapistId}`}, 0))`;
}

/** Locks the plan, so that changes of its account run one after the other. */
export async function lockPlan(tx: Tx, planId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM therapy_plans WHERE id = ${planId}::uuid FOR NO KEY UPDATE`;
}

/** A plan ends with its last paid session, and resumes when an outcome is undone. */
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

/** Enters a payment for a plan: the number of prepaid sessions. */
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
  /** True to use no other plan. */
  readonly only?: boolean;
};

/**
 * Pays an appointment from a plan of its kind: reserves one session of the requested plan, or of the oldest one
 * with a session left. If two appointments want the last session, one gets it.
 * @returns the plan; null if no session is left, so that the appointment must be paid separately
 */
export async function holdSession(
  tx: Tx,
  { bookingId, planId, only = false, ...pair }: Hold,
  now: Date,
): Promise<string | null> {
  await lockPair(tx, pair);
  const { kindId } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { kindId: true },
  });
  const plans = (await paidPlans(tx, { ...pair, kindId })).filter(({ sums }) => freeOf(sums) > 0);
  const plan = plans.find(({ id }) => id === planId) ?? (only ? undefined : plans[0]);
  if (!plan) return null;
  await lockPlan(tx, plan.id);
  // A refund may have taken the last session.
  if (freeOf(await sumsOfPlan(tx, plan.id)) === 0) return null;
  await add(tx, [{ planId: plan.id, kind: 'held', sessions: 1, bookingId }], now);
  await tx.booking.update({ where: { id: bookingId }, data: { planId: plan.id } });
  return plan.id;
}

type Session = { readonly planId: string; readonly state: 'held' | 'used'; readonly paise: number };

/** The session of a plan that an appointment has reserved or used, with its plan locked. */
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

/** Uses up an appointment's reserved session: it took place, or the client did not come or cancelled too late. */
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

/** Undoes the use after a mistaken outcome: the session is reserved for the appointment again. */
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

/**
 * `back`: the session is on its plan again; `money-sent-back`: its share was refunded before, so it leaves
 * the plan at once.
 */
export type Returned = 'back' | 'money-sent-back';

/**
 * Returns an appointment's session to its plan, reserved or used. It stays there unless its share has already
 * been refunded.
 * @returns the result; null if no plan paid for the appointment
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
 * Takes unused sessions out of a plan for a refund.
 * @returns their share in paise; null if fewer are left
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
 * Takes the sessions out of a plan that a card company's refund covers. The company refunds any amount
 * without asking, so the remainders of several refunds add up, and an amount that found no free session takes
 * one once it is returned.
 * @returns the sessions taken, and the number paid; null if none could be taken
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
 * Empties a fully refunded plan, whoever refunded it: appointments lose their reserved sessions.
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
