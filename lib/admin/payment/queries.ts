import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { containing } from '@/lib/admin/like';
import { paymentFilters, waitingStatuses } from '@/lib/admin/payment/rules';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { numberedPaging, type Paging, readPage } from '@/lib/admin/table/paging';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { paiseOf, rupeesOf } from '@/lib/money';
import { isPaymentStatus, type PaymentStatus, paymentStatuses } from '@/lib/payment/rules';
import { subjectInWords } from '@/lib/payment/subject-words';
import { queueLabels } from '@/lib/payment/verification/rules';
import { endOfIndianDay, startOfIndianDay } from '@/lib/time';

export type PaymentRow = {
  readonly id: string;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly title: string;
  /** Null while the fee is not known. */
  readonly amountPaise: number | null;
  readonly referenceNumber: string;
  readonly status: PaymentStatus;
  readonly duplicateReference: boolean;
  readonly duplicateImage: boolean;
  readonly submittedAt: Date;
};

const columns = {
  id: true,
  payerName: true,
  payerEmail: true,
  amount: true,
  referenceNumber: true,
  status: true,
  duplicateReference: true,
  duplicateImage: true,
  createdAt: true,
  productSlug: true,
  quotation: { select: { serviceType: true } },
  therapist: { select: { name: true } },
} as const satisfies Prisma.PaymentSubmissionSelect;

type Row = Prisma.PaymentSubmissionGetPayload<{ select: typeof columns }>;

function viewOf({ amount, createdAt, status, productSlug, quotation, therapist, ...row }: Row): PaymentRow {
  if (!isPaymentStatus(status)) throw new TypeError('A payment is in an unknown state.');
  return {
    ...row,
    status,
    title: subjectInWords({ productSlug, quotation, therapist }),
    amountPaise: paiseOf(amount.toFixed(2)) || null,
    submittedAt: createdAt,
  };
}

function inState(state: string): readonly PaymentStatus[] {
  if (state === 'all') return paymentStatuses;
  return isPaymentStatus(state) ? [state] : waitingStatuses;
}

function whereOf(asked: SearchParams): Prisma.PaymentSubmissionWhereInput {
  const { q, state, from, to } = readFilters(asked, paymentFilters);
  const words = containing(q);
  const reference = q.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return {
    status: { in: [...inState(state)] },
    ...((from || to) && {
      createdAt: {
        ...(from && { gte: startOfIndianDay(from) }),
        ...(to && { lte: endOfIndianDay(to) }),
      },
    }),
    ...(q !== '' && {
      OR: [
        { payerName: words },
        { payerEmail: words },
        { referenceNumber: words },
        ...(reference === '' ? [] : [{ upiReference: reference }]),
      ],
    }),
  };
}

/** What waits is worked off from its oldest end; everything else is looked up from the newest. */
function orderOf(asked: SearchParams): Prisma.PaymentSubmissionOrderByWithRelationInput[] {
  const { state } = readFilters(asked, paymentFilters);
  const waits = inState(state).every((status) => waitingStatuses.includes(status));
  const direction = waits ? 'asc' : 'desc';
  return [{ createdAt: direction }, { id: direction }];
}

async function read(asked: SearchParams, skip: number, take: number): Promise<readonly PaymentRow[]> {
  const rows = await db.paymentSubmission.findMany({
    where: whereOf(asked),
    orderBy: orderOf(asked),
    skip,
    take,
    select: columns,
  });
  return rows.map(viewOf);
}

/** Payments that people have reported: those that wait first, the oldest of them first. */
export async function listPayments(
  _viewer: MemberOf<'admin'>,
  asked: SearchParams,
): Promise<{ readonly rows: readonly PaymentRow[]; readonly paging: Paging }> {
  const { page, skip, take } = readPage(asked);
  const [total, rows] = await Promise.all([
    db.paymentSubmission.count({ where: whereOf(asked) }),
    read(asked, skip, take),
  ]);
  return { rows, paging: numberedPaging(page, total) };
}

/** The same list as a file. */
export async function exportPayments(_viewer: MemberOf<'admin'>, asked: SearchParams): Promise<CsvList> {
  const rows = await read(asked, 0, longestCsv);
  return {
    name: 'payments',
    columns: ['Submitted at', 'Payer', 'Email', 'For', 'Amount (INR)', 'Reference', 'State'],
    rows: rows.map((row) => [
      row.submittedAt,
      row.payerName,
      row.payerEmail,
      row.title,
      row.amountPaise === null ? null : rupeesOf(row.amountPaise),
      row.referenceNumber,
      queueLabels[row.status],
    ]),
  };
}
