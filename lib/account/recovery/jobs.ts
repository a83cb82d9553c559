import 'server-only';
import { closedBecause } from '@/lib/account/closed/rules';
import { tokenLink } from '@/lib/account/mail-links';
import { closedLetter, newAdminLetter, resetLetter } from '@/lib/account/recovery/emails';
import { recoveryMinutes } from '@/lib/account/recovery/rules';
import { issueToken, retireTokens } from '@/lib/account/token/commands';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

type Request = { readonly userId: string; readonly tokenId: string };

/** Makes the link and mails it; earlier links end. Does nothing for an unknown or disabled account. */
export async function mailPasswordReset({ userId, tokenId }: Request): Promise<void> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      email: true,
      disabledAt: true,
      disabledReason: true,
      passwordHash: true,
      profile: { select: { role: true } },
    },
  });
  if (!user || user.disabledReason === 'erased') return;
  if (user.disabledAt) {
    // The reader of the mail owns the address and would wait in vain for a link.
    await sendEmail({
      to: { name: '', address: user.email },
      id: `password-reset-${tokenId}`,
      ...closedLetter(closedBecause(user.disabledReason, env.SUPPORT_EMAIL)),
    });
    return;
  }
  await db.$transaction(async (tx) => {
    const issued = await issueToken(tx, {
      userId,
      purpose: 'reset_password',
      minutes: recoveryMinutes,
      tokenId,
    });
    if (issued) await retireTokens(tx, { userId, purpose: 'reset_password', except: tokenId });
  });
  const token = await db.accountToken.findUnique({
    where: { id: tokenId },
    select: { usedAt: true, expiresAt: true },
  });
  // After too many tries, or after a later request, this link would no longer work.
  if (!token || token.usedAt || token.expiresAt < new Date()) return;
  // The account was made at the command line, so its owner does not expect a bare link to choose a password.
  const isNewAdmin = user.passwordHash === null && user.profile?.role === 'admin';
  await sendEmail({
    to: { name: '', address: user.email },
    id: `password-reset-${tokenId}`,
    ...(isNewAdmin ? newAdminLetter : resetLetter)(tokenLink('reset_password', tokenId)),
  });
}
