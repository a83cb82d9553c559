import 'server-only';
import { applicationLetter } from '@/lib/account/profile/onboarding/emails';
import { referenceOf } from '@/lib/format/reference';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

/** Mails support about a therapist's application, unless it has been answered by now. */
export async function announceApplication(applicationId: string): Promise<void> {
  const application = await db.therapistApplication.findUnique({
    where: { id: applicationId },
    select: { status: true, profile: { select: { firstName: true, lastName: true } } },
  });
  if (application?.status !== 'submitted') return;
  const { firstName, lastName } = application.profile;
  await sendEmail({
    to: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `therapist-application-${applicationId}`,
    ...applicationLetter({
      reference: referenceOf(applicationId),
      name: `${firstName} ${lastName}`,
      url: `${env.APP_URL}/admin`,
    }),
  });
}
