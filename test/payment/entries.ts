import { randomUUID } from 'node:crypto';
import { indianDay } from '@/lib/format/time';
import { type Entry, enterPayment } from '@/lib/payment/entered/commands';
import type { Keeper } from '@/lib/payment/payee/access';
import { db } from '@/lib/server/db';
import { createPractice, type Person } from './quotations';

export const entryRequest = { id: 'request-1', network: '203.0.113.7' };

/** A therapist as the pages of money know them: after the second step. */
export const keeperOf = ({ viewer }: Pick<Person, 'viewer'>) =>
  ({ ...viewer, secondFactorAt: new Date() }) as Keeper;

/** The same practice after its second step, with the request of its next act. */
export async function createKeeper() {
  const { therapist, viewer } = await createPractice();
  return { therapist, viewer: keeperOf({ viewer }), request: { id: 'request-1', network: 'network' } };
}

/** ₹500 in cash for an appointment, entered today from a fresh page. */
function entryOf(appointmentId: string, given: Partial<Entry> = {}): Entry {
  return {
    appointmentId,
    amountPaise: 50_000,
    method: 'cash',
    paidOn: indianDay(new Date()),
    note: null,
    beforePaise: 0,
    key: randomUUID(),
    ...given,
  };
}

export const enter = (
  practice: Person,
  appointmentId: string,
  given: Partial<Entry> = {},
  now = new Date(),
) =>
  enterPayment(
    entryOf(appointmentId, { paidOn: indianDay(now), ...given }),
    { viewer: keeperOf(practice), request: entryRequest },
    now,
  );

/** The same, which must succeed. @returns the id of the payment */
export async function entered(...given: Parameters<typeof enter>): Promise<string> {
  const outcome = await enter(...given);
  if (!outcome.done) throw new Error(`not entered: ${outcome.because}`);
  return outcome.id;
}

/** Every row that an entry writes, to prove that a refusal writes none. */
export const entryTraces = async () => ({
  money: await db.transaction.findMany({ orderBy: { id: 'asc' } }),
  papers: await db.receipt.findMany({ orderBy: { id: 'asc' } }),
  counters: await db.receiptCounter.findMany({ orderBy: [{ series: 'asc' }, { kind: 'asc' }] }),
  notifications: await db.notification.count(),
  audit: await db.auditEntry.count(),
});
