import 'server-only';
import { verifyPassword } from '@/lib/account/password/hashing';
import { lengthOfPassword, longestPassword } from '@/lib/account/password/rules';
import { isFreshlyConfirmed } from '@/lib/admin/therapist/rules';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { giveBack, limitOf, reserve } from '@/lib/rate-limit/spend';

type Confirmation = 'confirmed' | 'missing' | 'wrong' | 'limited';

/**
 * Whether whoever presses is surely who signed in: the second factor was passed in the last five minutes, or the
 * password is typed once more. A back office that was left open must not be enough to turn payments elsewhere.
 * @throws PasswordsBusy when too many passwords are being looked at
 */
export async function confirmAgain(
  viewer: Viewer,
  password: string,
  now: Date = new Date(),
): Promise<Confirmation> {
  if (isFreshlyConfirmed(viewer.secondFactorAt, now)) return 'confirmed';
  if (password === '') return 'missing';
  if (lengthOfPassword(password) > longestPassword) return 'wrong';
  // An open session must not become a way to guess the password.
  const reservation = await reserve(db, [limitOf('confirm-again', viewer.userId, 10, 900)]);
  if (!reservation.allowed) return 'limited';
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { passwordHash: true },
  });
  if (!(await verifyPassword(passwordHash, password))) return 'wrong';
  await giveBack(db, reservation.counted);
  return 'confirmed';
}
