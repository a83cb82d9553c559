import 'server-only';
import { verifyPassword } from '@/lib/account/password/hashing';
import { lengthOfPassword, longestPassword } from '@/lib/account/password/rules';
import { confirmAction } from '@/lib/account/second-factor/confirm';
import { isFreshlyConfirmed } from '@/lib/admin/therapist/rules';
import type { Reviewer } from '@/lib/payment/payee/access';
import { db } from '@/lib/server/db';
import { limitOf, refund, reserve } from '@/lib/server/rate-limit/consume';

type Confirmation = 'confirmed' | 'missing' | 'wrong' | 'used' | 'limited';

async function withPassword(userId: string, password: string): Promise<Confirmation> {
  if (lengthOfPassword(password) > longestPassword) return 'wrong';
  // An open session must not offer a way to guess the password.
  const reservation = await reserve(db, [limitOf('confirm-again', userId, 10, 900)]);
  if (!reservation.allowed) return 'limited';
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  if (!(await verifyPassword(passwordHash, password))) return 'wrong';
  await refund(db, reservation.counted);
  return 'confirmed';
}

/**
 * Whether the person at the screen is surely the one who signed in: they passed the second factor in the last five
 * minutes, or type a new code of the app or the password now. Somebody at a screen left open must not be able to
 * redirect payments.
 * @param typed six digits count as a code, anything else as a password
 * @throws PasswordsBusy when too many passwords are being checked
 */
export async function confirmAgain(
  { viewer, request }: Reviewer,
  typed: string,
  now: Date = new Date(),
): Promise<Confirmation> {
  if (isFreshlyConfirmed(viewer.secondFactorAt, now)) return 'confirmed';
  const code = typed.replaceAll(/\s/g, '');
  if (code === '') return 'missing';
  if (!/^\d{6}$/.test(code)) return withPassword(viewer.userId, typed);
  const { outcome } = await confirmAction(viewer, { code, request, now });
  return outcome === 'done' ? 'confirmed' : outcome;
}
