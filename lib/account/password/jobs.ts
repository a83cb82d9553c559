import 'server-only';
import { recoveryPage } from '@/lib/account/mail-links';
import { passwordChangedLetter } from '@/lib/account/password/emails';
import { formatInstant, indianZone } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

export async function mailPasswordChanged(userId: string): Promise<void> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { email: true, passwordChangedAt: true, profile: { select: { timeZone: true } } },
  });
  if (!user?.passwordChangedAt) return;
  await sendEmail({
    to: { name: '', address: user.email },
    id: `password-changed-${userId}-${user.passwordChangedAt.getTime().toString(36)}`,
    ...passwordChangedLetter({
      when: formatInstant(user.passwordChangedAt, user.profile?.timeZone ?? indianZone),
      recoverUrl: recoveryPage(),
      supportEmail: env.SUPPORT_EMAIL,
    }),
  });
}
