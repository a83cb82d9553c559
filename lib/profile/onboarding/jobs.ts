import 'server-only';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send';
import { env } from '@/lib/env';
import { applicationNotice } from '@/lib/profile/onboarding/emails';
import { referenceOf } from '@/lib/reference';

/** Mails support that somebody applied as a therapist, unless the application has been answered meanwhile. */
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
    ...applicationNotice({
      reference: referenceOf(applicationId),
      name: `${firstName} ${lastName}`,
      url: `${env.APP_URL}/admin`,
    }),
  });
}
