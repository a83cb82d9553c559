import 'server-only';
import { recoveryPage, signInPage } from '@/lib/account/mail-links';
import { signUpTriedLetter } from '@/lib/account/sign-up/emails';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';

export async function mailSignUpTried(userId: string): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { email: true, disabledAt: true } });
  if (!user || user.disabledAt) return;
  await sendEmail({
    to: { name: '', address: user.email },
    id: `sign-up-tried-${userId}-${indianDay(new Date())}`,
    ...signUpTriedLetter({ signIn: signInPage(), recover: recoveryPage() }),
  });
}
