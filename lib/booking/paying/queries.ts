import 'server-only';
import { currentViewer, type Member } from '@/lib/account/session/session';
import { payingShown } from '@/lib/booking/paying/rules';
import { type PayingTerms, readPaying, usualPaying } from '@/lib/booking/paying/terms';
import { paidUntil } from '@/lib/booking/paying/until';
import { paysWord, whatPays } from '@/lib/booking/paying/what-pays';
import type { BookingView } from '@/lib/booking/queries';
import type { CreditSums } from '@/lib/care/plan/credit/rules';
import { carriedPaymentId } from '@/lib/payment/booking-link/carried-payment';
import {
  type NextMeeting,
  nextMeetings,
  readCarriedPayment,
  spentInWords,
} from '@/lib/payment/booking-link/queries';
import { type CarriedPayment, carriedPaymentOf } from '@/lib/payment/booking-link/rules';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';
import { firstKind } from '@/lib/therapist/kind/queries';

export type OwnPaying = PayingTerms & { readonly version: string };

/** When clients must pay the viewer; null until their account is linked. */
export async function readOwnPaying(viewer: Member): Promise<OwnPaying | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const calendar = await db.calendar.findUnique({
    where: { therapistId: therapist.id },
    select: { id: true },
  });
  const terms = calendar ? await readPaying(db, calendar.id) : usualPaying;
  return { ...terms, version: versionOf(payingShown(terms)) };
}

/** The means that pay an appointment about to be booked, for its page; both null if its fee is due. */
export type WhatPays = {
  /** The same for the form (`paysWord`). */
  readonly shown: string;
  readonly payment: CarriedPayment | null;
  readonly plan: CreditSums | null;
  /** Why the followed link of a purchase books nothing; absent if it does, or without one. */
  readonly spent?: string;
};

/**
 * The means that would pay an appointment booked now: the payment whose link this browser followed, or the
 * client's plan.
 * @param slug of the therapist; null for the service's calendar
 * @param free whether it is free of charge
 * @param kind id of the kind of session; without one the first
 * @param minutes length of the time, once it is held
 */
export async function payingHere(
  slug: string | null,
  {
    free = false,
    kind,
    minutes,
  }: { readonly free?: boolean; readonly kind?: string | null | undefined; readonly minutes?: number } = {},
): Promise<WhatPays> {
  const none = { payment: null, plan: null, shown: 'fee' };
  const payment = await carriedPaymentId();
  // The service's calendar takes no plans, so the client need not be known.
  if (payment === undefined && slug === null) return none;
  const viewer = await currentViewer();
  const clientId = viewer?.profile?.role === 'client' ? viewer.profile.id : null;
  if (payment === undefined && clientId === null) return none;
  const therapist =
    slug === null
      ? null
      : await db.therapist.findUnique({
          relationLoadStrategy: 'join',
          where: { slug },
          select: {
            id: true,
            kinds: { ...firstKind, orderBy: [...firstKind.orderBy], select: { id: true } },
          },
        });
  if (slug !== null && !therapist) return none;
  const first = therapist?.kinds[0]?.id ?? null;
  const kindId = kind || first;
  const about = {
    payment,
    therapistId: therapist?.id ?? null,
    clientId,
    free,
    kindId,
    usual: kindId === first,
    ...(minutes !== undefined && { minutes }),
  };
  const pays = await whatPays(db, about);
  const shown = paysWord(pays);
  if (pays?.by === 'payment')
    return { plan: null, payment: await readCarriedPayment(pays.column, pays.meeting), shown };
  if (pays?.by === 'due') return { plan: null, payment: carriedPaymentOf(pays.due), shown };
  if (pays) return { payment: null, plan: pays.sums, shown };
  const spent = payment !== undefined && slug === null && (await spentInWords(payment));
  return spent ? { ...none, spent } : none;
}

/** The payment deadline of an appointment not yet booked; null if nothing is paid ahead. */
export function readPaidUntil(bookingId: string, startsAt: Date, now: Date): Promise<Date | null> {
  return paidUntil(db, bookingId, startsAt, now);
}

/** The meeting that the purchase of a booked one books next, and its booking link; null if none is left. */
export async function nextOfPurchase(
  { therapist, kind, paymentId }: Pick<BookingView, 'therapist' | 'kind' | 'paymentId'>,
  now: Date,
): Promise<NextMeeting | null> {
  if (therapist || !kind || !paymentId) return null;
  return (await nextMeetings({ reports: [paymentId], orders: [paymentId] }, now)).get(paymentId) ?? null;
}
