import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { type Keeper, owesReason, ownPayee, payeesSeenBy, type Reviewer } from '@/lib/payment/payee/access';
import { actedFor, doneFor, tellOfAct } from '@/lib/payment/payee/acted';
import { type Evidence, matchReason } from '@/lib/payment/statement/matching/evidence';
import { matchCredits, withoutNamesakes } from '@/lib/payment/statement/matching/pairs';
import { foundReports, openArrivals, openClaims } from '@/lib/payment/statement/matching/queries';
import { therapistPages } from '@/lib/payment/statement/outcomes';
import { db, type Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { log } from '@/lib/server/log';

type Tying = 'not-pending' | 'taken' | 'tied';

type Pair = { readonly paymentId: string; readonly creditId: string; readonly evidence: Evidence };

/** Links an unmatched credit to an open payment. The same query checks both and links them. */
async function tie(
  tx: Tx,
  { paymentId, creditId, evidence }: Pair,
  actorId: string | null,
  now: Date,
  note: string | null = null,
): Promise<Tying> {
  const why = matchReason(evidence);
  const payment = await tx.paymentSubmission.updateMany({
    where: { id: paymentId, status: 'pending' },
    data: { status: 'matched' },
  });
  if (payment.count === 0) return 'not-pending';
  // Two payees may share one bank account and each import its statement; a line still counts once.
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
    data: {
      paymentSubmissionId: paymentId,
      status: 'matched',
      actorId,
      reason: [evidence.why, note].filter(Boolean).join('\n'),
    },
  });
  return 'tied';
}

/** Links both, or changes nothing if one of them is already matched. */
function tieOrNothing(work: (tx: Tx) => Promise<Tying>): Promise<Tying> {
  return refusableTransaction(async (tx, refuse) => {
    const outcome = await work(tx);
    if (outcome !== 'tied') throw refuse(outcome);
    return outcome;
  });
}

/** @returns ids of the matched payments */
async function matchOpen(now: Date): Promise<readonly string[]> {
  const claims = await openClaims();
  if (claims.length === 0) return [];
  const found = matchCredits(claims, await openArrivals(claims));
  const byName = found.filter(({ evidence }) => evidence.proof === 'name').map(({ claim }) => claim);
  const matches = withoutNamesakes(found, await foundReports(byName));
  const matched: string[] = [];
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
    if (outcome === 'tied') matched.push(claim.id);
  }
  if (matched.length > 0) log.info('payments matched', { count: matched.length });
  return matched;
}

/**
 * Matches open payments with unmatched credits if the reference, or amount, days and name, are conclusive.
 * Verifies nothing. Safe to repeat and to run in parallel; skips rows that have changed meanwhile.
 * @returns the number of matches, of all payees
 */
export async function matchOpenPayments(now: Date = new Date()): Promise<number> {
  return (await matchOpen(now)).length;
}

/**
 * The same, at once, for a keeper.
 * @returns the number of matched payments to their own payee; others' numbers stay private
 */
export async function matchOwnPayments(viewer: Keeper): Promise<number> {
  const id = { in: [...(await matchOpen(new Date()))] };
  return db.paymentSubmission.count({ where: { id, payeeAccount: { payee: ownPayee(viewer) } } });
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
 * Links a credit to a payment into its account, after a person has compared both. Amounts must be equal,
 * unless the fee was unknown.
 */
export async function matchByHand(
  paymentId: string,
  creditId: string,
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<HandOutcome> {
  const { viewer } = reviewer;
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
    const therapist = await actedFor(tx, payment.payeeAccount.payee, reviewer);
    const note = doneFor(therapist, reviewer);
    const tied = await tie(tx, { paymentId, creditId, evidence }, viewer.userId, now, note);
    if (tied === 'tied') {
      await noteMatch(tx, paymentId, { action: 'payment.matched', subjectUserId, proof: 'hand' }, reviewer);
      await noteForPayee(tx, paymentId, therapist, 'matched', reviewer);
    }
    return tied;
  });
}

type MatchEvent = {
  readonly action: 'payment.matched' | 'payment.match-taken-back';
  readonly subjectUserId?: string | undefined;
  readonly proof?: 'hand';
};

async function noteMatch(
  tx: Tx,
  paymentId: string,
  { action, subjectUserId, proof }: MatchEvent,
  { viewer, request }: Reviewer,
): Promise<void> {
  await recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'payment_submissions', id: paymentId },
    ...(subjectUserId !== undefined && { subjectUserId }),
    ...(proof && { details: { proof } }),
    request,
  });
}

const actTitles = {
  matched: 'Our team matched a payment to you with a line of your bank',
  'match-taken-back': 'Our team undid the match of a payment to you',
} as const;

/** Records an admin's step on a therapist's match, and notifies the therapist; does nothing without an admin. */
async function noteForPayee(
  tx: Tx,
  paymentId: string,
  therapist: Awaited<ReturnType<typeof actedFor>>,
  step: keyof typeof actTitles,
  reviewer: Reviewer,
): Promise<void> {
  if (!therapist) return;
  await recordAudit(tx, {
    actor: reviewer.viewer,
    action: 'payment.decided-for-payee',
    subject: { table: 'payment_submissions', id: paymentId },
    ...(therapist.userId && { subjectUserId: therapist.userId }),
    details: { step },
    request: reviewer.request,
  });
  const act = { title: actTitles[step], href: `${therapistPages.payments}/${paymentId}` } as const;
  await tellOfAct(tx, therapist, act, reviewer);
}

/** The result of undoing a match; `none`: there is no match. */
export type TakeBackOutcome = 'taken-back' | 'none' | 'reason-owed';

/** Undoes a match before it is verified: payment and credit are open again. */
export async function takeBackMatch(paymentId: string, reviewer: Reviewer): Promise<TakeBackOutcome> {
  const seen = { id: paymentId, payeeAccount: { payee: payeesSeenBy(reviewer.viewer) } };
  return db.$transaction(async (tx): Promise<TakeBackOutcome> => {
    const payment = await tx.paymentSubmission.findUnique({
      where: seen,
      select: { payeeAccount: { select: { payee: { select: { therapistId: true } } } } },
    });
    if (!payment) return 'none';
    const { payee } = payment.payeeAccount;
    if (owesReason(payee, reviewer)) return 'reason-owed';
    const { count } = await tx.paymentSubmission.updateMany({
      where: { ...seen, status: 'matched' },
      data: { status: 'pending' },
    });
    if (count === 0) return 'none';
    await tx.bankCredit.updateMany({
      where: { paymentSubmissionId: paymentId },
      data: { paymentSubmissionId: null, matchReason: null, matchedAt: null },
    });
    const therapist = await actedFor(tx, payee, reviewer);
    await tx.paymentSubmissionEvent.create({
      data: {
        paymentSubmissionId: paymentId,
        status: 'pending',
        actorId: reviewer.viewer.userId,
        reason: ['The match with a bank credit was undone.', doneFor(therapist, reviewer)]
          .filter(Boolean)
          .join('\n'),
      },
    });
    await noteMatch(tx, paymentId, { action: 'payment.match-taken-back' }, reviewer);
    await noteForPayee(tx, paymentId, therapist, 'match-taken-back', reviewer);
    return 'taken-back';
  });
}
