import 'server-only';
import { revokeSessions } from '@/lib/account/session/session-store';
import type { Tx } from '@/lib/server/db';
import { discardFile } from '@/lib/server/storage/files';

/** Other rows depend on such a profile (money, sessions, quotations, appointments), so a person must look at it. */
export const hasNothingOfOthers = {
  sessions: { none: {} },
  plans: { none: {} },
  quotations: { none: {} },
  transactions: { none: {} },
  paymentSubmissions: { none: {} },
  participants: { none: { booking: { status: 'confirmed' } } },
} as const;

/** Files that people put into their own account, without proofs of payment and applications. */
export async function ownFiles(tx: Tx, userId: string): Promise<string[]> {
  const files = await tx.storedFile.findMany({
    where: { uploadedById: userId, deletedAt: null, paymentSubmission: null, internshipApplication: null },
    select: { id: true },
  });
  return files.map(({ id }) => id);
}

/** The address that replaces a released one; no mail can reach it (RFC 2606). */
function noAddress(userId: string): string {
  return `set-aside-${userId}@unproven.invalid`;
}

/**
 * Releases an unconfirmed address: a stranger may have made the account, so the owner of the address starts
 * with an empty one. Deletes the old account with all its rows. If other rows depend on it (a payment, an
 * appointment, a therapist's listing), it stays without the address and disabled, for the team to look at.
 * @returns the number of sessions ended, and whether the old account stayed
 */
export async function releaseAddress(
  tx: Tx,
  userId: string,
): Promise<{ readonly sessionsEnded: number; readonly kept: boolean }> {
  const now = new Date();
  const sessionsEnded = await revokeSessions(tx, { userId }, 'address_released');
  const files = await ownFiles(tx, userId);
  const { count } = await tx.user.deleteMany({
    where: { id: userId, therapist: null, OR: [{ profile: null }, { profile: hasNothingOfOthers }] },
  });
  if (count === 0) {
    await tx.user.update({
      where: { id: userId },
      data: {
        email: noAddress(userId),
        passwordHash: null,
        disabledAt: now,
        disabledReason: 'address belongs to somebody else',
      },
    });
    await tx.accountToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
    await tx.nominee.deleteMany({ where: { userId } });
  }
  for (const id of files) await discardFile(tx, id);
  return { sessionsEnded, kept: count === 0 };
}
