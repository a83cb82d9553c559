import 'server-only';
import { notify, type Title } from '@/lib/notification/commands';
import type { NotificationKind } from '@/lib/notification/rules';
import type { Tx } from '@/lib/server/db';

type Told = { readonly kind: NotificationKind; readonly title: Title };

/** Notifies a therapist in their account; a therapist without a linked account gets only the mail. */
export async function tellTherapist(
  tx: Pick<Tx, 'therapist' | 'notification' | 'profile'>,
  therapistId: string,
  told: Told,
): Promise<void> {
  const host = await tx.therapist.findUnique({ where: { id: therapistId }, select: { userId: true } });
  if (host?.userId) await notify(tx, { userId: host.userId, ...told, href: '/therapist-dashboard' });
}

/** Notifies a client in their account; a guest gets only the mail. */
export async function tellPerson(
  tx: Pick<Tx, 'notification' | 'profile'>,
  person: { readonly userId: string | null } | null,
  told: Told,
): Promise<void> {
  if (person?.userId) await notify(tx, { userId: person.userId, ...told, href: '/dashboard' });
}
