import 'server-only';
import { notifyAndMail } from '@/lib/notification/commands';
import { actsForOther, type Reviewer } from '@/lib/payment/payee/access';
import type { Tx } from '@/lib/server/db';

type ActedFor = { readonly name: string; readonly userId: string | null };

/** The therapist for whom an admin acts; null for a keeper who acts for their own payee. */
export async function actedFor(
  tx: Pick<Tx, 'therapist'>,
  { therapistId }: { readonly therapistId: string | null },
  reviewer: Reviewer,
): Promise<ActedFor | null> {
  if (therapistId === null || !actsForOther({ therapistId }, reviewer)) return null;
  return tx.therapist.findUnique({ where: { id: therapistId }, select: { name: true, userId: true } });
}

/** "Done for Asha Rao: They asked us.", next to an admin's step for a therapist; else null. */
export function doneFor(
  therapist: Pick<ActedFor, 'name'> | null,
  { onBehalf }: Pick<Reviewer, 'onBehalf'>,
): string | null {
  return therapist && `Done for ${therapist.name}: ${onBehalf}`;
}

type Act = {
  /** The step, worded neutrally like every notification's title. */
  readonly title: string;
  readonly href: `/${string}`;
};

/**
 * Notifies a therapist of an admin's step for them and its reason: in their account, and by the general mail.
 * A decision about a payment has its own mail.
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
