import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { referenceOf } from '@/lib/format/reference';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { applicationAnnouncement, applicationConfirmation } from '@/lib/site/internship/application/emails';
import { applicationTasks } from '@/lib/site/internship/application/rules';
import { internshipProgram } from '@/lib/site/internship/queries';
import { internshipPrefix } from '@/lib/site/internship/rules';

const payload = z.strictObject({ applicationId: z.uuid() });

/** The data for the mails; null if the application is deleted or decided. */
async function readWaiting(raw: unknown) {
  const { applicationId } = payload.parse(raw);
  const found = await db.internshipApplication.findUnique({
    where: { id: applicationId },
    select: { id: true, status: true, programSlug: true, name: true, email: true },
  });
  if (found?.status !== 'submitted') return null;
  const { programSlug: slug } = found;
  return {
    ...found,
    slug,
    program: internshipProgram(slug)?.title ?? slug,
    reference: referenceOf(found.id),
  };
}

async function confirmApplication(raw: unknown): Promise<void> {
  const found = await readWaiting(raw);
  if (!found) return;
  const { id, name, email, slug } = found;
  const url = `${env.APP_URL}/checkout/${internshipPrefix}${slug}`;
  await sendEmail({
    to: { name, address: email },
    id: `internship-application-${id}`,
    ...applicationConfirmation({ ...found, url }),
  });
}

async function announceApplication(raw: unknown): Promise<void> {
  const found = await readWaiting(raw);
  if (!found) return;
  await sendEmail({
    to: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `internship-announcement-${found.id}`,
    ...applicationAnnouncement({ ...found, url: `${env.APP_URL}/admin/internships` }),
  });
}

export const internshipJobs: TaskList = {
  [applicationTasks.confirm]: confirmApplication,
  [applicationTasks.announce]: announceApplication,
};
