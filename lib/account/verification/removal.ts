import 'server-only';
import type { Tx } from '@/lib/db';
import { discardFile } from '@/lib/storage/files';

/** A profile that others count on (money, sessions, quotations) is for a person to look at. */
export const hasNothingOfOthers = {
  sessions: { none: {} },
  plans: { none: {} },
  quotations: { none: {} },
  transactions: { none: {} },
  paymentSubmissions: { none: {} },
} as const;

/** Files that somebody put into their own account; proofs of payment and applications are not among them. */
export async function ownFiles(tx: Tx, userId: string): Promise<string[]> {
  const files = await tx.storedFile.findMany({
    where: { uploadedById: userId, deletedAt: null, paymentSubmission: null, internshipApplication: null },
    select: { id: true },
  });
  return files.map(({ id }) => id);
}

/**
 * Takes away what somebody told of themselves before the owner of the address came: it may be a stranger's, down to a
 * telephone number that would be called. The owner is asked anew.
 */
export async function forgetUnprovenPerson(tx: Tx, userId: string): Promise<void> {
  const { count } = await tx.profile.deleteMany({ where: { userId, ...hasNothingOfOthers } });
  if (count === 0) return;
  await tx.nominee.deleteMany({ where: { userId } });
  for (const id of await ownFiles(tx, userId)) await discardFile(tx, id);
}
