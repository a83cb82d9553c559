import 'server-only';
import { deviceName } from '@/lib/account/device/names';
import { newBrowserLetter } from '@/lib/account/sign-in/emails';
import { formatInstant, indianZone } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

export async function mailNewBrowser(sessionId: string): Promise<void> {
  const session = await db.userSession.findUnique({
    where: { id: sessionId },
    select: {
      userAgent: true,
      createdAt: true,
      user: { select: { email: true, disabledAt: true, profile: { select: { timeZone: true } } } },
    },
  });
  if (!session || session.user.disabledAt) return;
  await sendEmail({
    to: { name: '', address: session.user.email },
    id: `new-browser-${sessionId}`,
    ...newBrowserLetter({
      browser: deviceName(session.userAgent),
      when: formatInstant(session.createdAt, session.user.profile?.timeZone ?? indianZone),
      devicesUrl: `${env.APP_URL}/account/devices`,
      supportEmail: env.SUPPORT_EMAIL,
    }),
  });
}
