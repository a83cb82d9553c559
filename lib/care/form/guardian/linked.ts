import 'server-only';
import { type LockedForm, lockForm, personOf } from '@/lib/care/form/request';
import type { Tx } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

/** A form, and the guardian whose link was opened. */
export type Linked = LockedForm & { readonly guardian: NonNullable<LockedForm['guardian']> };

/** The form behind a guardian's link, locked; null for a forged or replaced link, or after the person has left. */
async function lockBehind(tx: Tx, token: string): Promise<Linked | null> {
  const link = await tx.formGuardian.findUnique({
    where: { tokenHash: hashOfSecret(token) },
    select: { id: true, requestId: true },
  });
  const form = link && (await lockForm(tx, { id: link.requestId }));
  const guardian = form?.guardian;
  // A new link may have been made before the lock.
  if (!form || !guardian || guardian.id !== link.id) return null;
  return personOf(form).gone ? null : { ...form, guardian };
}

/** The form that a guardian may read and sign by their link, locked; null also for a refused or expired link. */
export async function lockLinked(tx: Tx, token: string, now: Date): Promise<Linked | null> {
  const form = await lockBehind(tx, token);
  if (!form) return null;
  const { guardian } = form;
  if (guardian.refusedAt || guardian.expiresAt <= now) return null;
  return form.cancelledAt ? null : form;
}

/**
 * The form that a guardian has signed by their link, locked. The link still withdraws the signature, however
 * old it is.
 */
export async function lockSigned(tx: Tx, token: string): Promise<Linked | null> {
  const form = await lockBehind(tx, token);
  return form?.guardian.signedAt ? form : null;
}

/** Whether an account belongs to the young person or the therapist: neither may sign or withdraw as the guardian. */
export function isOwnForm(form: Linked, userId: string | null): boolean {
  return userId !== null && (personOf(form).userId === userId || form.therapist.userId === userId);
}
