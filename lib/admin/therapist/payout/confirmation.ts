import 'server-only';
import { PasswordsBusy, verifyPassword } from '@/lib/account/password/hashing';
import { lengthOfPassword, longestPassword, passwordMessages } from '@/lib/account/password/rules';
import { confirmAction } from '@/lib/account/second-factor/confirm';
import { secondFactorMessages } from '@/lib/account/second-factor/rules';
import { isFreshlyConfirmed, listingMessages } from '@/lib/admin/therapist/rules';
import type { Reviewer } from '@/lib/payment/payee/access';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { limitOf, refund, reserve } from '@/lib/server/rate-limit/consume';

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
  await refund(db, reservation.counted);
  return 'confirmed';
}

/**
 * Whether the person at the screen is the one who signed in: they passed the second factor in the last five
 * minutes, or now type a new code of the app or the password. A passer-by at an open screen must not be able
 * to redirect payments.
 * @param typed six digits count as a code, other text as a password
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

const messages = {
  missing: listingMessages.confirmFirst,
  wrong: listingMessages.notConfirmed,
  used: secondFactorMessages.used,
  limited: secondFactorMessages.limited,
} as const;

/** The error at the field `confirmation` for a sender who has not confirmed who they are; null for one who has. */
export async function confirmationRefusal(
  caller: Reviewer,
  typed: string | undefined,
): Promise<FormResult<never> | null> {
  try {
    const confirmed = await confirmAgain(caller, typed ?? '');
    if (confirmed === 'confirmed') return null;
    return {
      ok: false,
      message: actionMessages.check,
      fieldErrors: { confirmation: messages[confirmed] },
    };
  } catch (error) {
    if (error instanceof PasswordsBusy) return { ok: false, message: passwordMessages.busy };
    throw error;
  }
}
