import 'server-only';
import { paiseIn } from '@/lib/format/money';
import {
  bookingOrder,
  meetingsColumns,
  nextMeeting,
  type OpenMeeting,
  type PurchaseColumn,
} from '@/lib/payment/booking-link/meetings';
import type { CarriedPayment } from '@/lib/payment/booking-link/rules';
import { ownBookingLink } from '@/lib/payment/link';
import { subjectInWords } from '@/lib/payment/subject-words';
import { amountInWords } from '@/lib/payment/transaction/rules';
import { db } from '@/lib/server/db';

const carriedColumns = {
  amount: true,
  currency: true,
  status: true,
  productSlug: true,
  therapist: { select: { name: true } },
  quotation: { select: { serviceType: true } },
} as const;

/**
 * A payment on the page where its payer chooses a time.
 * @param meeting the one that it pays there
 */
export async function readCarriedPayment(
  column: PurchaseColumn,
  meeting: OpenMeeting,
): Promise<CarriedPayment> {
  const paid =
    'orderId' in column
      ? await db.transaction.findUniqueOrThrow({ where: { id: column.orderId }, select: carriedColumns })
      : await db.paymentSubmission.findUniqueOrThrow({
          where: { id: column.paymentId },
          select: { ...carriedColumns, feeToBeConfirmed: true },
        });
  const unknown = 'feeToBeConfirmed' in paid && paid.feeToBeConfirmed;
  return {
    amount: unknown ? null : amountInWords({ amountPaise: paiseIn(paid.amount), currency: paid.currency }),
    title: subjectInWords(paid),
    checked: paid.status === 'verified' || paid.status === 'paid',
    meeting,
  };
}

/** Why the link of a purchase books nothing; null if it does, and for a payment of anything else. */
export async function spentInWords(id: string): Promise<string | null> {
  const where = { id, therapistId: null, productSlug: { not: null } };
  const select = { status: true, ...meetingsColumns };
  const report = await db.paymentSubmission.findUnique({ where, select });
  const paid = report ?? (await db.transaction.findUnique({ where, select }));
  if (!paid) return null;
  if (!report && (paid.status === 'pending' || paid.status === 'failed'))
    return 'This payment has not arrived, so its link cannot be used.';
  if (paid.status === 'refunded') return 'This payment was refunded, so its link cannot be used.';
  if (paid.status === 'rejected')
    return 'This payment was not found at our bank, so its link cannot be used.';
  return nextMeeting(paid) ? null : 'Everything that this payment bought is booked.';
}

export type NextMeeting = { readonly name: string; readonly href: string };

/** Purchases by their ids: reports and, by card, orders. */
type Purchases = { readonly reports?: readonly string[]; readonly orders?: readonly string[] };

/** The meeting that each of these purchases books next, with its booking link, by the id of the report or order. */
export async function nextMeetings(
  { reports = [], orders = [] }: Purchases,
  now: Date,
): Promise<ReadonlyMap<string, NextMeeting>> {
  const joined = { relationLoadStrategy: 'join', select: { id: true, ...meetingsColumns } } as const;
  // A repeated reference or picture books nothing before a person has checked it.
  const unchecked = {
    status: { in: ['pending', 'matched'] },
    duplicateReference: false,
    duplicateImage: false,
  };
  const report = { meetings: { isEmpty: false }, OR: [{ status: 'verified' }, unchecked] };
  const paid = await Promise.all([
    reports.length === 0
      ? []
      : db.paymentSubmission.findMany({ ...joined, where: { ...report, id: { in: [...reports] } } }),
    orders.length === 0
      ? []
      : db.transaction.findMany({ ...joined, where: { ...bookingOrder, id: { in: [...orders] } } }),
  ]);
  return new Map(
    paid.flat().flatMap((purchase): (readonly [string, NextMeeting])[] => {
      const bought = nextMeeting(purchase)?.bought;
      return bought ? [[purchase.id, { name: bought.name, href: ownBookingLink.url(purchase.id, now) }]] : [];
    }),
  );
}

/**
 * The page behind a booking link: the free times of the paid therapist, or of the service's calendar. Null if
 * the link is forged or expired.
 */
export async function bookingPageOf(
  token: string,
  now: Date = new Date(),
): Promise<`/book/own/${string}` | null> {
  const id = ownBookingLink.idOf(token, now);
  if (!id) return null;
  const select = { therapist: { select: { slug: true, isActive: true } } };
  const paid =
    (await db.paymentSubmission.findUnique({ where: { id }, select })) ??
    // An order by card that has meetings, or card money for a cancelled appointment.
    (await db.transaction.findUnique({
      where: { id, OR: [{ appointmentId: { not: null } }, { meetings: { isEmpty: false } }] },
      select,
    }));
  if (!paid) return null;
  return `/book/own/${paid.therapist?.isActive ? paid.therapist.slug : 'consultation'}`;
}
