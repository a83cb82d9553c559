import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { zoneOf } from '@/lib/account/session/viewer';
import { paiseOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { type NextMeeting, nextMeetings } from '@/lib/payment/booking-link/queries';
import { paymentStatusAddress } from '@/lib/payment/link';
import { type ReceiptKind, receiptKindOf } from '@/lib/payment/receipt/rules';
import { type PartRefund, partOf } from '@/lib/payment/refund/rules';
import { subjectInWords } from '@/lib/payment/subject-words';
import { type MoneyState, moneyStateOf } from '@/lib/payment/transaction/rules';
import { db } from '@/lib/server/db';
import { pageOf } from '@/lib/server/db/older';
import { readAs } from '@/lib/server/db/read-as';

type ReceiptLink = {
  readonly id: string;
  readonly kind: ReceiptKind;
  /** Paise or cents. */
  readonly amountPaise: number;
};

export type TransactionView = {
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  /** Null while the fee is unknown; cents for dollars. */
  readonly amountPaise: number | null;
  /** Dollars come by card alone. */
  readonly currency: 'INR' | 'USD';
  readonly state: MoneyState;
  /** The refund, if it is partial. */
  readonly refund: PartRefund | null;
  /** Null until the money is found at the bank. */
  readonly method: string | null;
  /** The payee's reason for undoing an entered payment. */
  readonly undoneReason: string | null;
  /** Oldest first: the receipt, then the credit notes that reverse it. */
  readonly receipts: readonly ReceiptLink[];
  /** Page with all details and the reason of a rejection or refund; null for received money. */
  readonly statusUrl: string | null;
  /** The meeting that a purchase books next. */
  readonly next: NextMeeting | null;
};

export type TransactionPage = {
  readonly transactions: readonly TransactionView[];
  /** `before` of the page with older payments. */
  readonly older: string | null;
};

type Wanted = {
  readonly limit?: number;
  /** Id of one of the viewer's own, unchecked; an invalid one gives the first page. */
  readonly before?: string;
};

/** Payments of one page: at most three screens of a phone. */
const perPage = 10;

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly description: string | null;
  readonly serviceType: string | null;
  readonly productSlug: string | null;
  readonly therapist: string | null;
  readonly appointment: string | null;
  readonly amount: string;
  readonly refunded: string;
  /** The report, which identifies its page. */
  readonly submission: string | null;
  readonly currency: string;
  readonly state: string;
  readonly method: string | null;
  readonly undoneReason: string | null;
  readonly receipts: readonly { readonly id: string; readonly kind: string; readonly amount: string }[];
};

/** A reported payment that has no transaction yet. */
const unpaid = Prisma.sql`s.status IN ('pending', 'matched', 'rejected')
  AND NOT EXISTS (SELECT FROM transactions t WHERE t.payment_submission_id = s.id)`;

/**
 * Transactions, and reported payments that have none yet, which would otherwise appear nowhere until they are
 * checked. Reads the newest of each kind, only as many as the page shows.
 * @param before id of one of the client's own, after which the page begins; an invalid one has no effect
 */
function newest(clientId: string, before: string | null, take: number): Prisma.Sql {
  const whose = Prisma.sql`client_id = ${clientId}::uuid`;
  // The bound alone tells the index where to begin; ids break ties.
  const older = (row: 't' | 's') => {
    const [at, id] = [Prisma.raw(`${row}.created_at`), Prisma.raw(`${row}.id`)];
    return before === null
      ? Prisma.empty
      : Prisma.sql`AND ${at} <= coalesce((SELECT p.at FROM place p), 'infinity')
          AND NOT EXISTS (SELECT FROM place p WHERE (${at}, ${id}) >= (p.at, p.id))`;
  };
  const place =
    before === null
      ? Prisma.empty
      : Prisma.sql`place AS MATERIALIZED (
          SELECT t.created_at AS at, t.id FROM transactions t WHERE t.${whose} AND t.id = ${before}::uuid
          UNION ALL
          SELECT s.created_at, s.id FROM payment_submissions s WHERE s.${whose} AND s.id = ${before}::uuid AND ${unpaid}),`;
  return Prisma.sql`${place}
    own AS MATERIALIZED (
      (SELECT t.id, t.created_at AS at, t.description, t.quotation_id, t.product_slug, t.therapist_id, t.appointment_id, t.amount,
        t.refunded_amount, t.payment_submission_id AS submission, t.currency,
        CASE WHEN t.status <> 'paid' THEN t.status WHEN is_entered(t.method) THEN 'entered'
          WHEN t.returning_because IS NOT NULL THEN 'returning' ELSE t.status END AS state, t.method, t.undone_reason
      FROM transactions t WHERE t.${whose} ${older('t')}
      ORDER BY t.created_at DESC, t.id DESC LIMIT ${take})
      UNION ALL
      (SELECT s.id, s.created_at, NULL, s.quotation_id, s.product_slug, s.therapist_id, s.appointment_id, s.amount,
        0, s.id, s.currency, CASE s.status WHEN 'rejected' THEN 'rejected' ELSE 'checking' END, NULL, NULL
      FROM payment_submissions s WHERE s.${whose} AND ${unpaid} ${older('s')}
      ORDER BY s.created_at DESC, s.id DESC LIMIT ${take})),
    o AS MATERIALIZED (SELECT * FROM own ORDER BY own.at DESC, own.id DESC LIMIT ${take})`;
}

function viewOf(
  { id, at, amount, currency, state, method, receipts, submission, ...row }: Row,
  {
    startsAt,
    timeZone,
    next,
  }: {
    readonly startsAt: Date | undefined;
    readonly timeZone: string;
    readonly next: NextMeeting | undefined;
  },
): TransactionView {
  const refund = partOf(paiseOf(amount) ?? 0, paiseOf(row.refunded) ?? 0);
  const hasMore = state === 'checking' || state === 'rejected' || row.refunded !== '0.00';
  const title =
    (startsAt ? null : row.description) ??
    subjectInWords(
      {
        appointment: startsAt ? { startsAt } : null,
        quotation: row.serviceType === null ? null : { serviceType: row.serviceType },
        productSlug: row.productSlug,
        therapist: row.therapist === null ? null : { name: row.therapist },
      },
      timeZone,
    );
  return {
    id,
    at,
    title,
    amountPaise: paiseOf(amount) || null,
    currency: currency === 'USD' ? 'USD' : 'INR',
    state: moneyStateOf(state),
    method,
    undoneReason: row.undoneReason,
    refund,
    next: next ?? null,
    statusUrl: submission !== null && hasMore ? paymentStatusAddress(submission) : null,
    receipts: receipts.map((receipt) => ({
      id: receipt.id,
      kind: receiptKindOf(receipt.kind),
      amountPaise: paiseOf(receipt.amount) ?? 0,
    })),
  };
}

/** The viewer's payments, newest first (product.md §7), each with its receipts. */
export async function listOwnTransactions(
  viewer: Member,
  { limit = perPage, before = '' }: Wanted = {},
): Promise<TransactionPage> {
  const rows = await readAs(
    viewer,
    (tx) => tx.$queryRaw<Row[]>`
    WITH ${newest(viewer.profile.id, isUuid(before) ? before : null, limit + 1)}
    SELECT o.id::text AS id, o.at, o.description, q.service_type AS "serviceType",
      o.product_slug AS "productSlug", th.name AS therapist, o.appointment_id::text AS appointment, o.amount::text AS amount,
      o.refunded_amount::numeric(12, 2)::text AS refunded, o.submission::text AS submission, o.currency, o.state, o.method,
      o.undone_reason AS "undoneReason",
      COALESCE((
        SELECT json_agg(json_build_object('id', r.id, 'kind', r.kind, 'amount', r.amount::text) ORDER BY r.issued_at, r.id)
        FROM receipts r WHERE r.transaction_id = o.id), '[]') AS receipts
    FROM o
    LEFT JOIN quotations q ON q.id = o.quotation_id
    LEFT JOIN therapists th ON th.id = o.therapist_id
    ORDER BY o.at DESC, o.id DESC`,
  );
  const { shown, older } = pageOf(rows, limit);
  // The rows are the viewer's own, and so are their appointments; a session may have moved since it was paid.
  const ids = shown.flatMap(({ appointment }) => appointment ?? []);
  const agreed =
    ids.length === 0
      ? []
      : await db.booking.findMany({ where: { id: { in: ids } }, select: { id: true, startsAt: true } });
  const startOf = new Map(agreed.map(({ id, startsAt }) => [id, startsAt]));
  const bought = shown.filter(({ productSlug }) => productSlug !== null);
  const reports = bought.flatMap(({ submission }) => submission ?? []);
  const orders = bought.flatMap(({ id, submission }) => (submission === null ? id : []));
  const next = await nextMeetings({ reports, orders }, new Date());
  const timeZone = zoneOf(viewer);
  const transactions = shown.map((row) =>
    viewOf(row, {
      ...{ startsAt: startOf.get(row.appointment ?? ''), timeZone },
      next: next.get(row.submission ?? row.id),
    }),
  );
  return { transactions, older };
}
