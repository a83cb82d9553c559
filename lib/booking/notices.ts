import 'server-only';
import type { Tx } from '@/lib/db';
import { notify } from '@/lib/notice/commands';
import type { NoticeKind } from '@/lib/notice/rules';

type Told = { readonly kind: NoticeKind; readonly title: string };

/** Tells a therapist in their account; one whose entry no account is linked to has the mail alone. */
export async function tellTherapist(
  tx: Pick<Tx, 'therapist' | 'notice'>,
  therapistId: string,
  told: Told,
): Promise<void> {
  const host = await tx.therapist.findUnique({ where: { id: therapistId }, select: { userId: true } });
  if (host?.userId) await notify(tx, { userId: host.userId, ...told, href: '/therapist-dashboard' });
}

/** Tells somebody who booked in their account; a guest has the mail alone. */
export async function tellPerson(
  tx: Pick<Tx, 'notice'>,
  person: { readonly userId: string | null } | null,
  told: Told,
): Promise<void> {
  if (person?.userId) await notify(tx, { userId: person.userId, ...told, href: '/dashboard' });
}
