import 'server-only';
import { type LockedForm, lockForm } from '@/lib/care/form/request';
import type { Tx } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

/** A form with the guardian whose link was opened. */
export type Linked = LockedForm & { readonly guardian: NonNullable<LockedForm['guardian']> };

/** The form behind a guardian's link, locked; null for a link that is forged, old, refused or replaced. */
export async function lockLinked(tx: Tx, token: string, now: Date): Promise<Linked | null> {
  const link = await tx.formGuardian.findUnique({
    where: { tokenHash: hashOfSecret(token) },
    select: { id: true, requestId: true },
  });
  const form = link && (await lockForm(tx, { id: link.requestId }));
  const guardian = form?.guardian;
  // A new link may have been made before the lock.
  if (!form || !guardian || guardian.id !== link.id) return null;
  if (guardian.refusedAt || guardian.expiresAt <= now) return null;
  if (form.cancelledAt || form.client.user.disabledAt) return null;
  return { ...form, guardian };
}
