import 'server-only';
import { type LockedForm, lockForm } from '@/lib/care/form/request';
import type { Tx } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

/** A form with the guardian whose link was opened. */
export type Linked = LockedForm & { readonly guardian: NonNullable<LockedForm['guardian']> };

/** The form behind a guardian's link, locked; null for a link that is forged or replaced, or of somebody who has left. */
async function lockBehind(tx: Tx, token: string): Promise<Linked | null> {
  const link = await tx.formGuardian.findUnique({
    where: { tokenHash: hashOfSecret(token) },
    select: { id: true, requestId: true },
  });
  const form = link && (await lockForm(tx, { id: link.requestId }));
  const guardian = form?.guardian;
  // A new link may have been made before the lock.
  if (!form || !guardian || guardian.id !== link.id) return null;
  return form.client.user.disabledAt ? null : { ...form, guardian };
}

/** The form that a guardian may read and sign by their link, locked; null for a link that is refused or old as well. */
export async function lockLinked(tx: Tx, token: string, now: Date): Promise<Linked | null> {
  const form = await lockBehind(tx, token);
  if (!form) return null;
  const { guardian } = form;
  if (guardian.refusedAt || guardian.expiresAt <= now) return null;
  return form.cancelledAt ? null : form;
}

/** The form that a guardian has signed by their link, locked. The link stays theirs, however old, to withdraw with. */
export async function lockSigned(tx: Tx, token: string): Promise<Linked | null> {
  const form = await lockBehind(tx, token);
  return form?.guardian.signedAt ? form : null;
}

/** Whether an account is one of the two for whom a guardian signs: neither may sign or withdraw in their place. */
export function isOwnForm({ client, therapist }: Linked, userId: string | null): boolean {
  return userId !== null && (client.userId === userId || therapist.userId === userId);
}
