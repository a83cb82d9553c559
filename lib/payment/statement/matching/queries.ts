import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { day } from '@/lib/format/duration';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import {
  type Arrival,
  type Claim,
  daysOfReference,
  type Evidence,
  evidenceFor,
} from '@/lib/payment/statement/matching/evidence';
import { type Report, weekMs } from '@/lib/payment/statement/matching/pairs';
import { referenceShapes } from '@/lib/payment/statement/matching/words';
import { db } from '@/lib/server/db';

/** Most payments in one run, oldest first; only a long absence of the bank would leave so many. */
const mostClaims = 5_000;

const claimColumns = {
  id: true,
  amount: true,
  payerName: true,
  referenceNumber: true,
  upiReference: true,
  createdAt: true,
  payeeAccount: { select: { accountId: true } },
} as const satisfies Prisma.PaymentSubmissionSelect;

type ClaimRow = Prisma.PaymentSubmissionGetPayload<{ select: typeof claimColumns }>;

const claimOf = ({ amount, createdAt, payeeAccount, ...row }: ClaimRow): Claim => ({
  ...row,
  accountId: payeeAccount.accountId,
  paise: paiseIn(amount),
  submittedAt: createdAt,
});

/** Payments with a known amount that have no bank credit yet. */
export async function openClaims(): Promise<readonly Claim[]> {
  const rows = await db.paymentSubmission.findMany({
    where: { status: 'pending', feeToBeConfirmed: false, amount: { gt: 0 } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: mostClaims,
    select: claimColumns,
  });
  return rows.map(claimOf);
}

/**
 * Payments of the same amounts, reported within a week of these, whose money has already been found: a
 * namesake's report makes a name ambiguous, however it ended.
 */
export async function foundReports(claims: readonly Claim[]): Promise<readonly Report[]> {
  if (claims.length === 0) return [];
  const rows = await db.paymentSubmission.findMany({
    where: {
      status: { in: ['matched', 'verified', 'refunded'] },
      OR: claims.map(({ paise, submittedAt }) => ({
        amount: rupeesOf(paise),
        createdAt: {
          gte: new Date(submittedAt.getTime() - weekMs),
          lte: new Date(submittedAt.getTime() + weekMs),
        },
      })),
    },
    select: { id: true, payerName: true, amount: true, createdAt: true },
  });
  return rows.map(({ amount, createdAt, ...row }) => ({
    ...row,
    paise: paiseIn(amount),
    submittedAt: createdAt,
  }));
}

const arrivalColumns = {
  id: true,
  accountId: true,
  amount: true,
  creditedAt: true,
  reference: true,
  narration: true,
} as const satisfies Prisma.BankCreditSelect;

type ArrivalRow = Prisma.BankCreditGetPayload<{ select: typeof arrivalColumns }>;

const arrivalOf = ({ amount, ...row }: ArrivalRow): Arrival => ({ ...row, paise: paiseIn(amount) });

/** Unmatched credits of these amounts, from some weeks before the oldest of the payments. */
export async function openArrivals(claims: readonly Claim[]): Promise<readonly Arrival[]> {
  const amounts = [...new Set(claims.map((claim) => claim.paise))].map(rupeesOf);
  const accounts = [...new Set(claims.map(({ accountId }) => accountId))];
  const times = claims.map(({ submittedAt }) => submittedAt.getTime());
  const rows = await db.bankCredit.findMany({
    where: {
      paymentSubmissionId: null,
      accountId: { in: accounts },
      amount: { in: amounts },
      creditedAt: { gte: new Date(Math.min(...times) - daysOfReference.before * day) },
    },
    orderBy: [{ creditedAt: 'asc' }, { id: 'asc' }],
    select: arrivalColumns,
  });
  return rows.map(arrivalOf);
}

export type Candidate = {
  readonly credit: Arrival;
  /** Null if only the amount, or only the reference, is the same. */
  readonly evidence: Evidence | null;
  readonly sameAmount: boolean;
};

const mostCandidates = 8;

/**
 * Unmatched credits of its account that may belong to a payment, likeliest first, for a person to compare.
 * The list includes those with only the same amount, and those with the same reference but another amount;
 * both are never matched automatically.
 */
export async function candidatesFor(paymentId: string): Promise<readonly Candidate[]> {
  const row = await db.paymentSubmission.findUnique({ where: { id: paymentId }, select: claimColumns });
  if (!row) return [];
  const claim = claimOf(row);
  const shapes = referenceShapes(claim.referenceNumber);
  const named = shapes.map(
    (shape) => Prisma.sql`OR c.narration ILIKE ${`%${shape}%`} OR c.reference ILIKE ${`%${shape}%`}`,
  );
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id::text AS id FROM bank_credits c
    WHERE c.payment_submission_id IS NULL AND c.account_id = ${claim.accountId}::uuid
      AND c.credited_at BETWEEN ${new Date(claim.submittedAt.getTime() - daysOfReference.before * day)}
        AND ${new Date(claim.submittedAt.getTime() + daysOfReference.after * day)}
      AND (c.amount = ${rupeesOf(claim.paise)}::numeric ${Prisma.join(named.length > 0 ? named : [Prisma.empty], ' ')})
    ORDER BY abs(extract(epoch FROM c.credited_at - ${claim.submittedAt}::timestamptz)), c.id LIMIT 200`;
  const rows = await db.bankCredit.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: arrivalColumns,
  });
  const distance = ({ creditedAt }: Arrival) => Math.abs(creditedAt.getTime() - claim.submittedAt.getTime());
  const candidates = rows.map(arrivalOf).map((credit) => ({
    credit,
    evidence: evidenceFor(claim, credit),
    sameAmount: credit.paise === claim.paise,
  }));
  return candidates
    .sort(
      (one, other) =>
        Number(other.evidence !== null) - Number(one.evidence !== null) ||
        distance(one.credit) - distance(other.credit),
    )
    .slice(0, mostCandidates);
}
