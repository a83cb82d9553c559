import 'server-only';
import { currentViewer, type Member } from '@/lib/account/session/session';
import { payingShown } from '@/lib/booking/paying/rules';
import { type PayingTerms, readPaying, usualPaying } from '@/lib/booking/paying/terms';
import { paidUntil } from '@/lib/booking/paying/until';
import { whatPays } from '@/lib/booking/paying/what-pays';
import type { CreditSums } from '@/lib/care/plan/credit/rules';
import { paymentOfVisit } from '@/lib/payment/booking-link/paid-visit';
import { readPaidVisit } from '@/lib/payment/booking-link/queries';
import { type PaidVisit, paidVisitOf } from '@/lib/payment/booking-link/rules';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** The terms with the version of what the form shows of them. */
export type OwnPaying = PayingTerms & { readonly version: string };

/** When people pay the viewer, or null until their account is linked. */
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

/** What pays the appointment that somebody is about to book, for its page; both null when its fee is asked for. */
export type VisitPays = { readonly payment: PaidVisit | null; readonly plan: CreditSums | null };

/**
 * What would pay an appointment that the viewer books now: the payment whose link this browser followed, or what is left
 * of their plan.
 * @param slug of the therapist; null for our own calendar
 * @param free whether nothing is asked for it
 */
export async function whatPaysVisit(
  slug: string | null,
  { free = false }: { readonly free?: boolean } = {},
): Promise<VisitPays> {
  const none = { payment: null, plan: null };
  const payment = await paymentOfVisit();
  // Our own calendar takes no plans, so nobody needs to be known there.
  if (payment === undefined && slug === null) return none;
  const viewer = await currentViewer();
  const clientId = viewer?.profile?.role === 'client' ? viewer.profile.id : null;
  if (payment === undefined && clientId === null) return none;
  const therapist =
    slug === null ? null : await db.therapist.findUnique({ where: { slug }, select: { id: true } });
  if (slug !== null && !therapist) return none;
  const pays = await whatPays(db, { payment, therapistId: therapist?.id ?? null, clientId, free });
  if (pays?.by === 'payment') return { ...none, payment: await readPaidVisit(pays.id) };
  if (pays?.by === 'due') return { ...none, payment: paidVisitOf(pays.due) };
  return pays ? { ...none, plan: pays.sums } : none;
}

/** Until when an appointment that is not booked yet would have to be paid; null when nothing is paid ahead. */
export function readPaidUntil(bookingId: string, startsAt: Date, now: Date): Promise<Date | null> {
  return paidUntil(db, bookingId, startsAt, now);
}
