import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { isMember } from '@/lib/account/session/guard';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { Viewer } from '@/lib/account/session/session';
import { type Currency, currencyNamed, paiseIn } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { nextMeetings } from '@/lib/payment/booking-link/queries';
import { receiptLink } from '@/lib/payment/link';
import {
  type PaidSessions,
  paidSessionsColumns,
  paidSessionsOf,
  zoneOfPayer,
} from '@/lib/payment/receipt/paid-sessions';
import { type ReceiptKind, receiptKindOf, receiptKinds, receiptNumber } from '@/lib/payment/receipt/rules';
import { type Payee, type Payer, payeeSchema, payerSchema } from '@/lib/payment/receipt/schema';
import { isEntered } from '@/lib/payment/transaction/rules';
import { db } from '@/lib/server/db';

/** The printed content, fixed at issue except for the payer's contact, their clock and the times of the sessions. */
export type ReceiptView = {
  readonly kind: ReceiptKind;
  readonly number: string;
  readonly issuedAt: Date;
  readonly payee: Payee;
  readonly payer: Payer;
  /** Address and phone of the payer, printed on request; the receipt never stores them. */
  readonly contact: readonly string[];
  /** The paid sessions, as of now; null on credit notes, and without a session. */
  readonly paidSessions: PaidSessions | null;
  /** The meeting of a purchase that is booked next, as of now; null on credit notes. */
  readonly toBook: string | null;
  /** IANA zone in which the payer reads times. */
  readonly timeZone: string;
  readonly description: string;
  /** Currency of the payment; every amount on the receipt is in its paise or cents. */
  readonly currency: Currency;
  readonly amountPaise: number;
  /** Included in the amount; central and state tax are one half each. */
  readonly taxPaise: number;
  /** Whether the payee entered the payment by hand, so that no bank and no card company proves it. */
  readonly entered: boolean;
  /** When the payee undid a mistaken entry; the document then counts for nothing. */
  readonly undone: { readonly at: Date; readonly reason: string } | null;
  /** The receipt that a credit note reverses, wholly or in part. */
  readonly corrects: {
    readonly number: string;
    readonly issuedAt: Date;
    readonly amountPaise: number;
  } | null;
};

const columns = {
  kind: true,
  financialYear: true,
  number: true,
  issuedAt: true,
  payee: true,
  payer: true,
  description: true,
  amount: true,
  taxAmount: true,
  currency: true,
  corrects: { select: { kind: true, financialYear: true, number: true, issuedAt: true, amount: true } },
  transaction: {
    select: {
      ...paidSessionsColumns,
      id: true,
      method: true,
      undoneAt: true,
      undoneReason: true,
      paymentSubmission: {
        select: {
          ...paidSessionsColumns.paymentSubmission.select,
          payerEmail: true,
          payerPhone: true,
          id: true,
        },
      },
    },
  },
} as const satisfies Prisma.ReceiptSelect;

type Row = Prisma.ReceiptGetPayload<{ select: typeof columns }>;

/**
 * Documents of an earlier version name the time of a session in their first line. The session may have moved
 * since: the days below it show its state now and at issue.
 */
const withoutTime = (description: string) =>
  description.replace(/, \w{3}, \d{1,2} \w{3,4}, \d{1,2}:\d{2} [ap]m IST$/, '');

type Numbered = Pick<Row, 'kind' | 'financialYear' | 'number'>;

const numberOf = ({ kind, ...row }: Numbered) => receiptNumber({ kind: receiptKindOf(kind), ...row });

async function viewOf(
  row: Row,
  { withContact, now }: { withContact: boolean; now: Date },
): Promise<ReceiptView> {
  const { corrects } = row;
  const { paymentSubmission, method, undoneAt, undoneReason } = row.transaction;
  const paidBy = paymentSubmission?.id ?? row.transaction.id;
  const purchases =
    row.kind === 'credit_note' ? {} : { [paymentSubmission ? 'reports' : 'orders']: [paidBy] };
  const { payerEmail, payerPhone } = paymentSubmission ?? {};
  return {
    kind: receiptKindOf(row.kind),
    number: numberOf(row),
    issuedAt: row.issuedAt,
    payee: payeeSchema.parse(row.payee),
    payer: payerSchema.parse(row.payer),
    contact: withContact ? [payerEmail, payerPhone].flatMap((text) => text ?? []) : [],
    paidSessions: row.kind === 'credit_note' ? null : paidSessionsOf(row.transaction, now),
    toBook: (await nextMeetings(purchases, now)).get(paidBy)?.name ?? null,
    timeZone: zoneOfPayer(row.transaction),
    description: withoutTime(row.description),
    currency: currencyNamed(row.currency),
    amountPaise: paiseIn(row.amount),
    taxPaise: paiseIn(row.taxAmount),
    entered: isEntered(method),
    undone: undoneAt && { at: undoneAt, reason: undoneReason ?? '' },
    corrects: corrects && {
      number: numberOf(corrects),
      issuedAt: corrects.issuedAt,
      amountPaise: paiseIn(corrects.amount),
    },
  };
}

/**
 * Admins may read every receipt and therapists those of payments for them, both after the second factor; all
 * people those of their own payments.
 */
function readableBy(viewer: Viewer): Prisma.ReceiptWhereInput | null {
  if (!isMember(viewer)) return null;
  if (viewer.profile.role === 'admin') return hasSecondFactor(viewer) ? {} : null;
  const paid: Prisma.ReceiptWhereInput = { transaction: { clientId: viewer.profile.id } };
  if (viewer.profile.role !== 'therapist' || !hasSecondFactor(viewer)) return paid;
  const { userId } = viewer;
  return { OR: [paid, { transaction: { therapist: { userId } } }] };
}

/**
 * A receipt for a reader with the right: the payer, an admin, or the holder of the link from our mail to a
 * payer without an account. Null for others.
 * @param idOrLink an id, or the secret name from a mail
 * @param now instant of the shown sessions, which change after the receipt
 * @param withContact also prints the payer's address and phone, as insurers ask
 */
export async function readReceipt(
  viewer: Viewer | null,
  idOrLink: string,
  now: Date = new Date(),
  withContact = false,
): Promise<ReceiptView | null> {
  const linked = receiptLink.idOf(idOrLink, now);
  if (linked !== undefined) {
    const row = await db.receipt.findUnique({ where: { id: linked }, select: columns });
    return row && viewOf(row, { withContact, now });
  }
  const readable = viewer && readableBy(viewer);
  if (!readable || !isUuid(idOrLink)) return null;
  const row = await db.receipt.findFirst({ where: { id: idOrLink, ...readable }, select: columns });
  return row && viewOf(row, { withContact, now });
}

/** The receipts of an appointment by their secret links, oldest first: for the holder of the guest's link. */
export async function receiptsOfAppointment(
  appointmentId: string,
  now: Date,
): Promise<readonly { readonly name: string; readonly href: string }[]> {
  const rows = await db.receipt.findMany({
    where: { transaction: { appointmentId } },
    orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, kind: true, financialYear: true, number: true },
  });
  return rows.map((row) => ({
    name: `${receiptKinds[receiptKindOf(row.kind)]} ${numberOf(row)}`,
    href: receiptLink.url(row.id, now),
  }));
}
