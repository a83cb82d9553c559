import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { referenceOf } from '@/lib/format/reference';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { completeApplicationLetter } from '@/lib/therapist/application/emails';
import { sentApplicationTasks } from '@/lib/therapist/application/rules';

const payload = z.strictObject({ applicationId: z.uuid(), version: z.string().regex(/^\d{1,9}$/) });

/** Mails support that an application is complete, unless it has been answered by now. */
async function announce(raw: unknown): Promise<void> {
  const { applicationId, version } = payload.parse(raw);
  const application = await db.therapistApplication.findUnique({
    where: { id: applicationId },
    select: { status: true, profile: { select: { firstName: true, lastName: true } } },
  });
  if (application?.status !== 'submitted') return;
  const { firstName, lastName } = application.profile;
  await sendEmail({
    to: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `therapist-application-complete-${applicationId}-${version}`,
    ...completeApplicationLetter({
      reference: referenceOf(applicationId),
      name: `${firstName} ${lastName}`,
      url: `${env.APP_URL}/admin/applications/${applicationId}`,
    }),
  });
}

export const sentApplicationJobs: TaskList = { [sentApplicationTasks.announce]: announce };
