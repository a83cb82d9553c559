import 'server-only';
import { verifyPassword } from '@/lib/account/password/hashing';
import { lengthOfPassword, longestPassword } from '@/lib/account/password/rules';
import type { AdminCaller } from '@/lib/admin/caller';
import { confirmDeed } from '@/lib/admin/second-factor/confirm';
import { isFreshlyConfirmed } from '@/lib/admin/therapist/rules';
import { db } from '@/lib/db';
import { giveBack, limitOf, reserve } from '@/lib/rate-limit/spend';

type Confirmation = 'confirmed' | 'missing' | 'wrong' | 'used' | 'limited';

async function withPassword(userId: string, password: string): Promise<Confirmation> {
  if (lengthOfPassword(password) > longestPassword) return 'wrong';
  // An open session must not become a way to guess the password.
  const reservation = await reserve(db, [limitOf('confirm-again', userId, 10, 900)]);
  if (!reservation.allowed) return 'limited';
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  if (!(await verifyPassword(passwordHash, password))) return 'wrong';
  await giveBack(db, reservation.counted);
  return 'confirmed';
}

/**
 * Whether whoever presses is surely who signed in: the second factor was passed in the last five minutes, or a new code
 * of the app or the password is typed now. A back office that was left open must not be enough to turn payments
 * elsewhere.
 * @param typed six digits are a code, anything else a password
 * @throws PasswordsBusy when too many passwords are being looked at
 */
export async function confirmAgain(
  { viewer, request }: AdminCaller,
  typed: string,
  now: Date = new Date(),
): Promise<Confirmation> {
  if (isFreshlyConfirmed(viewer.secondFactorAt, now)) return 'confirmed';
  const code = typed.replaceAll(/\s/g, '');
  if (code === '') return 'missing';
  if (!/^\d{6}$/.test(code)) return withPassword(viewer.userId, typed);
  const { outcome } = await confirmDeed(viewer, { code, request, now });
  return outcome === 'done' ? 'confirmed' : outcome;
}
