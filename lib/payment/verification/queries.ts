import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import { paiseOf } from '@/lib/format/money';
import { type Keeper, ownPayee } from '@/lib/payment/payee/access';
import { mostAtOnce } from '@/lib/payment/verification/rules';
import { db } from '@/lib/server/db';
import type { Question } from '@/lib/server/db/together';

const byReference: Prisma.BankCreditWhereInput = {
  OR: [{ matchReason: { startsWith: 'reference: ' } }, { matchReason: { startsWith: 'our-reference: ' } }],
};

/**
 * Matched by reference and amount, without a warning: one submit can verify these payments to one's own payee
 * together.
 */
const unpaid = { transactions: { none: { status: 'paid', returningBecause: null } } };

const readyFor = (viewer: Keeper): Prisma.PaymentSubmissionWhereInput => ({
  payeeAccount: { payee: ownPayee(viewer) },
  status: 'matched',
  feeToBeConfirmed: false,
  duplicateReference: false,
  duplicateImage: false,
  bankCredits: { some: byReference, every: byReference },
  // Leaves out payments whose subject has been paid in another way.
  AND: [
    { OR: [{ quotationId: null }, { quotation: { status: 'accepted' } }] },
    { OR: [{ appointmentId: null }, { appointment: unpaid }] },
    { OR: [{ internshipApplicationId: null }, { internshipApplication: unpaid }] },
  ],
});

/**
 * Leaves out payments whose reference another payer has also reported, before or after: the later one has a
 * warning, but the earlier may be the false one.
 */
async function unshared<T extends { readonly referenceHash: string | null }>(rows: readonly T[]) {
  const hashes = rows.flatMap(({ referenceHash }) => referenceHash ?? []);
  if (hashes.length === 0) return rows;
  const counted = await db.paymentSubmission.groupBy({
    by: ['referenceHash'],
    where: { referenceHash: { in: hashes } },
    having: { referenceHash: { _count: { gt: 1 } } },
  });
  const shared = new Set(counted.map(({ referenceHash }) => referenceHash));
  return rows.filter(({ referenceHash }) => referenceHash === null || !shared.has(referenceHash));
}

export type ReadyPayments = { readonly ids: readonly string[]; readonly totalPaise: number };

/** The payments that one submit may verify, oldest first, at most a hundred. */
export async function readyToVerifyTogether(viewer: Keeper): Promise<ReadyPayments> {
  const found = await db.paymentSubmission.findMany({
    where: readyFor(viewer),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: mostAtOnce,
    select: { id: true, amount: true, referenceHash: true },
  });
  const rows = await unshared(found);
  const totalPaise = rows.reduce((sum, { amount }) => sum + (paiseOf(amount.toFixed(2)) ?? 0), 0);
  return { ids: rows.map(({ id }) => id), totalPaise };
}

/** The payments among these that one submit may verify now. */
export async function readyAmong(viewer: Keeper, ids: readonly string[]): Promise<readonly string[]> {
  const found = await db.paymentSubmission.findMany({
    where: { ...readyFor(viewer), id: { in: [...ids] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, referenceHash: true },
  });
  return (await unshared(found)).map(({ id }) => id);
}

const counted = z.strictObject({ count: z.int(), toSendBack: z.int() });

/** Counts the open reports of payments to a therapist, and the refunds that they have to make. */
export function reportedPayments({
  userId,
}: MemberOf<'therapist'>): Question<{ readonly count: number; readonly toSendBack: number }> {
  const sql = Prisma.sql`
    SELECT count(*)::int AS count,
      (SELECT count(*)::int FROM refunds_due d
        WHERE d.therapist_id = (SELECT own.id FROM therapists own WHERE own.user_id = ${userId}::uuid)
          AND d.ended_at IS NULL AND d.due_on IS NOT NULL) AS "toSendBack"
    FROM payment_submissions s
    JOIN payee_accounts a ON a.id = s.payee_account_id
    JOIN payees p ON p.id = a.payee_id
    JOIN therapists t ON t.id = p.therapist_id
    WHERE t.user_id = ${userId}::uuid AND s.status IN ('pending', 'matched')`;
  return { sql, row: counted };
}
