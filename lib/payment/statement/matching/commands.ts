import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import { actsForOther, owesReason, payeesSeenBy, type Reviewer } from '@/lib/payment/payee/access';
import { type Evidence, matchReason } from '@/lib/payment/statement/matching/evidence';
import { matchCredits } from '@/lib/payment/statement/matching/pairs';
import { openArrivals, openClaims } from '@/lib/payment/statement/matching/queries';

import { db, type Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { log } from '@/lib/server/log';

type Tying = 'not-pending' | 'taken' | 'tied';

type Pair = { readonly paymentId: string; readonly creditId: string; readonly evidence: Evidence };

/** Links a free credit to a waiting payment. The same query checks both and links them. */
async function tie(
  tx: Tx,
  { paymentId, creditId, evidence }: Pair,
  actorId: string | null,
  now: Date,
): Promise<Tying> {
  const why = matchReason(evidence);
  const payment = await tx.paymentSubmission.updateMany({
    where: { id: paymentId, status: 'pending' },
    data: { status: 'matched' },
  });
  if (payment.count === 0) return 'not-pending';
  // Two payees may share one bank account, and each may import its statement: a line still counts once.
  const count = await tx.$executeRaw`
    UPDATE bank_credits c
    SET payment_submission_id = ${paymentId}::uuid, match_reason = ${why}, matched_at = ${now}
    WHERE c.id = ${creditId}::uuid AND c.payment_submission_id IS NULL AND NOT EXISTS (
      SELECT FROM bank_credits o
      JOIN payee_accounts theirs ON theirs.id = o.account_id
      JOIN payee_accounts ours ON ours.id = c.account_id
      WHERE o.line_hash = c.line_hash AND o.id <> c.id AND o.payment_submission_id IS NOT NULL
        AND theirs.account_number = ours.account_number)`;
  if (count === 0) return 'taken';
  await tx.paymentSubmissionEvent.create({
    data: { paymentSubmissionId: paymentId, status: 'matched', actorId, reason: evidence.why },
  });
  return 'tied';
}

/** Does all of it, or nothing when one of the two is no longer free. */
function tieOrNothing(work: (tx: Tx) => Promise<Tying>): Promise<Tying> {
  return refusableTransaction(async (tx, refuse) => {
    const outcome = await work(tx);
    if (outcome !== 'tied') throw refuse(outcome);
    return outcome;
  });
}

/**
 * Matches waiting payments with free credits where the reference, or amount, days and name, leave no doubt. Verifies
 * nothing. Safe to repeat and to run beside another; skips what has changed meanwhile.
 * @returns how many were matched
 */
export async function matchOpenPayments(now: Date = new Date()): Promise<number> {
  const claims = await openClaims();
  if (claims.length === 0) return 0;
  const matches = matchCredits(claims, await openArrivals(claims));
  let matched = 0;
  for (const { claim, arrival, evidence } of matches) {
    const pair = { paymentId: claim.id, creditId: arrival.id, evidence };
    const outcome = await tieOrNothing(async (tx) => {
      const tied = await tie(tx, pair, null, now);
      if (tied === 'tied') {
        const subject = { table: 'payment_submissions', id: claim.id };
        const details = { proof: evidence.proof };
        await recordAudit(tx, { actor: 'system', action: 'payment.matched', subject, details });
      }
      return tied;
    });
    if (outcome === 'tied') matched += 1;
  }
  if (matched > 0) log.info('payments matched', { count: matched });
  return matched;
}

export type HandOutcome =
  | 'tied'
  | 'not-pending'
  | 'taken'
  | 'unknown'
  | 'reason-owed'
  | 'other-account'
  | 'other-amount';

/**
 * Links a credit to a payment to its account, after a person has compared both. Amounts must be equal, unless the fee
 * was unknown.
 */
export async function matchByHand(
  paymentId: string,
  creditId: string,
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<HandOutcome> {
  const { viewer, request } = reviewer;
  const payee = payeesSeenBy(viewer);
  const [payment, credit] = await Promise.all([
    db.paymentSubmission.findUnique({
      where: { id: paymentId, payeeAccount: { payee } },
      select: {
        amount: true,
        feeToBeConfirmed: true,
        client: { select: { userId: true } },
        payeeAccount: { select: { accountId: true, payee: { select: { therapistId: true } } } },
      },
    }),
    db.bankCredit.findUnique({
      where: { id: creditId, account: { payee } },
      select: { amount: true, accountId: true },
    }),
  ]);
  if (!payment || !credit) return 'unknown';
  if (owesReason(payment.payeeAccount.payee, reviewer)) return 'reason-owed';
  if (payment.payeeAccount.accountId !== credit.accountId) return 'other-account';
  if (!payment.feeToBeConfirmed && !payment.amount.equals(credit.amount)) return 'other-amount';
  const evidence = { proof: 'hand', why: 'compared and matched by hand' } as const;
  const subjectUserId = payment.client?.userId;
  return tieOrNothing(async (tx) => {
    const tied = await tie(tx, { paymentId, creditId, evidence }, viewer.userId, now);
    if (tied === 'tied') {
      await recordAudit(tx, {
        actor: viewer,
        action: 'payment.matched',
        subject: { table: 'payment_submissions', id: paymentId },
        ...(subjectUserId !== undefined && { subjectUserId }),
        details: { proof: 'hand', forPayee: actsForOther(payment.payeeAccount.payee, reviewer) },
        request,
      });
    }
    return tied;
  });
}

/**
 * Undoes a match before it is verified: the payment waits again, and the credit is free.
 * @returns false if there is none
 */
export async function takeBackMatch(paymentId: string, reviewer: Reviewer): Promise<boolean> {
  const { viewer, request } = reviewer;
  return db.$transaction(async (tx) => {
    const { count } = await tx.paymentSubmission.updateMany({
      where: { id: paymentId, status: 'matched', payeeAccount: { payee: payeesSeenBy(viewer) } },
      data: { status: 'pending' },
    });
    if (count === 0) return false;
    await tx.bankCredit.updateMany({
      where: { paymentSubmissionId: paymentId },
      data: { paymentSubmissionId: null, matchReason: null, matchedAt: null },
    });
    await tx.paymentSubmissionEvent.create({
      data: {
        paymentSubmissionId: paymentId,
        status: 'pending',
        actorId: viewer.userId,
        reason: 'The match with a bank credit was taken back.',
      },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'payment.match-taken-back',
      subject: { table: 'payment_submissions', id: paymentId },
      request,
    });
    return true;
  });
}
