import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { acceptanceLetter, questionLetter, refusalLetter } from '@/lib/admin/application/emails';
import { applicationTasks } from '@/lib/admin/application/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { applicationPath } from '@/lib/therapist/application/rules';

const ofApplication = z.strictObject({ applicationId: z.uuid() });
const letters = new Map([
  ['approved', acceptanceLetter],
  ['declined', refusalLetter],
]);

async function mailDecision(raw: unknown): Promise<void> {
  const { applicationId } = ofApplication.parse(raw);
  const application = await db.therapistApplication.findUnique({
    where: { id: applicationId },
    select: {
      status: true,
      profile: {
        select: { firstName: true, lastName: true, user: { select: { email: true, disabledAt: true } } },
      },
    },
  });
  const letter = letters.get(application?.status ?? '');
  if (!application || !letter || application.profile.user.disabledAt) return;
  const { firstName, lastName, user } = application.profile;
  await sendEmail({
    to: { name: `${firstName} ${lastName}`, address: user.email },
    replyTo: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `therapist-application-decision-${applicationId}`,
    ...letter({ name: firstName, url: `${env.APP_URL}/therapist-dashboard` }),
  });
}

const ofQuestion = ofApplication.extend({ at: z.iso.datetime() });

/** Mails the applicant that the team has a question; its words stay in the account. */
async function mailQuestion(raw: unknown): Promise<void> {
  const { applicationId, at } = ofQuestion.parse(raw);
  const application = await db.therapistApplication.findUnique({
    where: { id: applicationId },
    select: {
      question: true,
      profile: {
        select: { firstName: true, lastName: true, user: { select: { email: true, disabledAt: true } } },
      },
    },
  });
  if (!application || application.question === null || application.profile.user.disabledAt) return;
  const { firstName, lastName, user } = application.profile;
  await sendEmail({
    to: { name: `${firstName} ${lastName}`, address: user.email },
    replyTo: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `therapist-application-question-${applicationId}-${Date.parse(at)}`,
    ...questionLetter({ name: firstName, url: `${env.APP_URL}${applicationPath}` }),
  });
}

export const applicationJobs: TaskList = {
  [applicationTasks.decided]: (payload) => mailDecision(payload),
  [applicationTasks.asked]: (payload) => mailQuestion(payload),
};
