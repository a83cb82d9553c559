import 'server-only';
import { site } from '@/content/site';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { paiseIn } from '@/lib/format/money';
import { formatShown, indianZone } from '@/lib/format/time';
import { type Keeper, payeesSeenBy } from '@/lib/payment/payee/access';
import { type ReceiptKind, receiptKindOf } from '@/lib/payment/receipt/rules';
import { dueOf, newestDue } from '@/lib/payment/refund-due/queries';
import { openPayer } from '@/lib/payment/refund-due/sealed';
import { isPaymentStatus, type PaymentStatus } from '@/lib/payment/rules';
import { type Evidence, evidenceOfRow } from '@/lib/payment/statement/matching/evidence';
import { subjectInWords } from '@/lib/payment/subject-words';
import { settledOtherwise } from '@/lib/payment/verification/settled-otherwise';
import { db } from '@/lib/server/db';
import { readRequest } from '@/lib/server/request/read-request';

/** Pictures that differ in at most this many of 64 cells count as alike. */
const alikeWithin = 4;
const mostDuplicates = 10;

const columns = {
  id: true,
  status: true,
  payerName: true,
  payerEmail: true,
  payerPhone: true,
  bankName: true,
  accountNumber: true,
  referenceNumber: true,
  referenceHash: true,
  upiReference: true,
  amount: true,
  feeToBeConfirmed: true,
  createdAt: true,
  rejectionReason: true,
  productSlug: true,
  bookings: { where: { status: 'confirmed', calendar: { therapistId: null } }, select: { startsAt: true } },
  quotationId: true,
  appointmentId: true,
  internshipApplicationId: true,
  clientId: true,
  userId: true,
  client: { select: { userId: true } },
  quotation: { select: { serviceType: true, status: true, plan: { select: { id: true } } } },
  appointment: { select: { startsAt: true } },
  therapist: { select: { name: true } },
  payeeAccount: {
    select: {
      accountId: true,
      holder: true,
      upiId: true,
      bankName: true,
      accountNumber: true,
      ifsc: true,
      payee: { select: { therapist: { select: { name: true } } } },
    },
  },
  screenshot: {
    select: { id: true, contentType: true, sha256: true, perceptualHash: true, deletedAt: true },
  },
  bankCredits: {
    select: { id: true, creditedAt: true, amount: true, narration: true, reference: true, matchReason: true },
  },
  transaction: {
    select: {
      amount: true,
      refundedAmount: true,
      receipts: {
        select: { id: true, kind: true, amount: true },
        orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }],
      },
    },
  },
  refundsDue: { ...newestDue, select: { ...newestDue.select, id: true, sealedKey: true, sealed: true } },
  events: {
    select: {
      status: true,
      at: true,
      reason: true,
      refund: { select: { amount: true } },
      actor: { select: { name: true, email: true } },
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  },
} as const satisfies Prisma.PaymentSubmissionSelect;

type Row = Prisma.PaymentSubmissionGetPayload<{ select: typeof columns }>;

/** Another payment that this one may repeat, and the sign of it. */
export type Duplicate = {
  readonly id: string;
  readonly payerName: string;
  readonly submittedAt: Date;
  readonly status: PaymentStatus;
  readonly by: readonly ('reference' | 'same-image' | 'like-image')[];
};

export type MatchedCredit = {
  readonly id: string;
  readonly creditedAt: Date;
  readonly amountPaise: number;
  readonly narration: string;
  readonly reference: string | null;
  readonly evidence: Evidence;
};

function statusOf(status: string): PaymentStatus {
  if (!isPaymentStatus(status)) throw new TypeError('A payment is in an unknown state.');
  return status;
}

/** Payments with the same reference, or with the same or a similar picture; a therapist sees only their own. */
async function duplicatesOf(
  { id, referenceHash, screenshot }: Row,
  viewer: Keeper,
): Promise<readonly Duplicate[]> {
  const rows = await db.$queryRaw<
    {
      id: string;
      payerName: string;
      submittedAt: Date;
      status: string;
      reference: boolean;
      same: boolean;
      like: boolean;
    }[]
  >`
    SELECT s.id::text AS id, s.payer_name AS "payerName", s.created_at AS "submittedAt", s.status,
      COALESCE(s.reference_hash = ${referenceHash}, false) AS reference,
      COALESCE(f.sha256 = ${screenshot?.sha256 ?? null}, false) AS same,
      COALESCE(bit_count((f.perceptual_hash # ${screenshot?.perceptualHash ?? null}::bigint)::bit(64)) <= ${alikeWithin}, false) AS like
    FROM payment_submissions s LEFT JOIN stored_files f ON f.id = s.screenshot_file_id
    WHERE s.id <> ${id}::uuid AND (
      s.reference_hash = ${referenceHash} OR f.sha256 = ${screenshot?.sha256 ?? null}
      OR bit_count((f.perceptual_hash # ${screenshot?.perceptualHash ?? null}::bigint)::bit(64)) <= ${alikeWithin})
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${mostDuplicates}`;
  const visible = await db.paymentSubmission.findMany({
    where: { id: { in: rows.map((row) => row.id) }, payeeAccount: { payee: payeesSeenBy(viewer) } },
    select: { id: true },
  });
  const ids = new Set(visible.map((row) => row.id));
  const shown = rows.filter((row) => ids.has(row.id));
  return shown.map(({ reference, same, like, status, ...duplicate }) => ({
    ...duplicate,
    status: statusOf(status),
    by: [
      ...(reference ? (['reference'] as const) : []),
      ...(same ? (['same-image'] as const) : like ? (['like-image'] as const) : []),
    ],
  }));
}

/** The payee, in the version of the account that the payer was shown. */
function payeeOf({ payeeAccount: { payee, accountId, holder, upiId, ...bank } }: Row) {
  const { therapist } = payee;
  return {
    accountId,
    isHouse: therapist === null,
    name: therapist?.name ?? site.payee.name,
    holder,
    upiId,
    bank: [bank.bankName, bank.accountNumber, bank.ifsc].filter(Boolean).join(', ') || null,
  };
}

export type OpenedPayment = Awaited<ReturnType<typeof viewOf>>;

async function viewOf(row: Row, viewer: Keeper) {
  const { screenshot, transaction, quotation } = row;
  const receipts = transaction?.receipts ?? [];
  // An erased person to whom money is owed keeps their name here until it is refunded.
  const left = row.refundsDue[0] ? openPayer(row.refundsDue[0]) : null;
  return {
    id: row.id,
    status: statusOf(row.status),
    payerName: left?.name ?? row.payerName,
    payerEmail: left?.email ?? row.payerEmail,
    payerPhone: left?.phone ?? row.payerPhone,
    hasAccount: row.clientId !== null || row.userId !== null,
    bank: left?.account ?? `${row.bankName}, ${row.accountNumber}`,
    referenceNumber: left?.reference ?? row.referenceNumber,
    upiReference: row.upiReference,
    amountPaise: row.feeToBeConfirmed ? null : paiseIn(row.amount),
    title: subjectInWords(row, indianZone, formatShown),
    quotationStatus: quotation?.status ?? null,
    submittedAt: row.createdAt,
    rejectionReason: row.rejectionReason,
    payee: payeeOf(row),
    screenshot:
      screenshot && screenshot.deletedAt === null
        ? { id: screenshot.id, isImage: screenshot.contentType.startsWith('image/') }
        : null,
    credits: row.bankCredits.map(
      ({ amount, matchReason, ...credit }): MatchedCredit => ({
        ...credit,
        amountPaise: paiseIn(amount),
        evidence: evidenceOfRow(matchReason ?? ''),
      }),
    ),
    receipts: receipts.map(
      ({ id, kind, amount }): { id: string; kind: ReceiptKind; amountPaise: number } => ({
        id,
        kind: receiptKindOf(kind),
        amountPaise: paiseIn(amount),
      }),
    ),
    /** The amounts received and refunded; null before a payment is verified. */
    money: transaction && {
      paidPaise: paiseIn(transaction.amount),
      refundedPaise: paiseIn(transaction.refundedAmount),
    },
    /** The account of the plan that this payment bought: refunds are whole sessions of it. */
    plan: quotation?.plan ? await sumsOfPlan(db, quotation.plan.id) : null,
    /** Booked meetings of a purchase that have not begun: a refund of all of it cancels them. */
    meetings:
      row.productSlug === null ? 0 : row.bookings.filter(({ startsAt }) => startsAt > new Date()).length,
    /** Its newest due refund, open or ended. */
    due: row.refundsDue[0] ? dueOf(row.refundsDue[0]) : null,
    /** The reason why an open report can no longer be verified; null when it can. */
    settled: row.status === 'pending' || row.status === 'matched' ? await settledOtherwise(db, row) : null,
    duplicates: await duplicatesOf(row, viewer),
    history: row.events.map(({ status, at, reason, refund, actor }) => ({
      status: statusOf(status),
      at,
      reason,
      refundedPaise: refund && paiseIn(refund.amount),
      by: actor ? actor.name || actor.email : null,
    })),
  };
}

/** One reported payment with the evidence for and against it. Every opening writes an audit line. */
export async function openPayment(viewer: Keeper, id: string): Promise<OpenedPayment | null> {
  const row = await db.paymentSubmission.findUnique({
    where: { id, payeeAccount: { payee: payeesSeenBy(viewer) } },
    select: columns,
  });
  if (!row) return null;
  const subjectUserId = row.client?.userId;
  await recordAudit(db, {
    actor: viewer,
    action: 'payment.opened',
    subject: { table: 'payment_submissions', id },
    ...(subjectUserId !== undefined && { subjectUserId }),
    request: await readRequest(),
  });
  return viewOf(row, viewer);
}
