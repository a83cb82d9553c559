import 'server-only';
import { currentViewer, type Member } from '@/lib/account/session/session';
import { payingShown } from '@/lib/booking/paying/rules';
import { type PayingTerms, readPaying, usualPaying } from '@/lib/booking/paying/terms';
import { paidUntil } from '@/lib/booking/paying/until';
import { type CreditSums, freeOf } from '@/lib/care/plan/credit/rules';
import { paidPlans } from '@/lib/care/plan/credit/sums';
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

/**
 * What is left of the plan that would pay a session of the viewer with this therapist; null for guests, and when no
 * paid session is left.
 */
export async function planThatPays(slug: string): Promise<CreditSums | null> {
  const viewer = await currentViewer();
  if (viewer?.profile?.role !== 'client') return null;
  const therapist = await db.therapist.findUnique({ where: { slug }, select: { id: true } });
  if (!therapist) return null;
  const plans = await paidPlans(db, { clientId: viewer.profile.id, therapistId: therapist.id });
  return plans.find(({ sums }) => freeOf(sums) > 0)?.sums ?? null;
}

/** Until when an appointment that is not booked yet would have to be paid; null when nothing is paid ahead. */
export function readPaidUntil(bookingId: string, startsAt: Date, now: Date): Promise<Date | null> {
  return paidUntil(db, bookingId, startsAt, now);
}
