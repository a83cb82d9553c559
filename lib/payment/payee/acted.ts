import 'server-only';
import { notifyAndMail } from '@/lib/notification/commands';
import { actsForOther, type Reviewer } from '@/lib/payment/payee/access';
import type { Tx } from '@/lib/server/db';

/** A therapist in whose place an admin acts. */
type ActedFor = { readonly name: string; readonly userId: string | null };

/** The therapist in whose place a keeper acts; null for whoever acts for their own payee. */
export async function actedFor(
  tx: Pick<Tx, 'therapist'>,
  { therapistId }: { readonly therapistId: string | null },
  reviewer: Reviewer,
): Promise<ActedFor | null> {
  if (therapistId === null || !actsForOther({ therapistId }, reviewer)) return null;
  return tx.therapist.findUnique({ where: { id: therapistId }, select: { name: true, userId: true } });
}

/** "Done for Asha Rao: They asked us.", beside a step that an admin took in a therapist's place; else null. */
export function doneFor(
  therapist: Pick<ActedFor, 'name'> | null,
  { onBehalf }: Pick<Reviewer, 'onBehalf'>,
): string | null {
  return therapist && `Done for ${therapist.name}: ${onBehalf}`;
}

type Act = {
  /** What was done, neutral like every title of a notification. */
  readonly title: string;
  /** Page on which the therapist sees it. */
  readonly href: `/${string}`;
};

/**
 * Tells a therapist what an admin did in their place, and why: in their account, and by the general mail. A decision about a
 * payment has a letter of its own.
 */
export async function tellOfAct(
  tx: Pick<Tx, '$executeRaw' | 'notification' | 'profile' | 'user'>,
  therapist: ActedFor | null,
  { title, href }: Act,
  { onBehalf }: Pick<Reviewer, 'onBehalf'>,
): Promise<void> {
  if (!therapist?.userId) return;
  const { userId } = therapist;
  await notifyAndMail(tx, { userId, kind: 'payment.decided', title, body: `The reason: ${onBehalf}`, href });
}
