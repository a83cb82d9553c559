import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { decisionLetter } from '@/lib/admin/internship/emails';
import { internshipTasks } from '@/lib/admin/internship/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { applicationStatusWords } from '@/lib/site/internship/application/rules';
import { internshipProgram } from '@/lib/site/internship/queries';
import { internshipPrefix } from '@/lib/site/internship/rules';

const payload = z.strictObject({
  applicationId: z.uuid(),
  step: z.enum(['shortlisted', 'accepted', 'declined']),
});

/** Mails the applicant, unless the state has changed since: a later mail then names the new one. */
async function mailDecision(raw: unknown): Promise<void> {
  const { applicationId, step } = payload.parse(raw);
  const found = await db.internshipApplication.findUnique({
    where: { id: applicationId },
    select: { status: true, programSlug: true, name: true, email: true },
  });
  if (found?.status !== step) return;
  await sendEmail({
    to: { name: found.name, address: found.email },
    replyTo: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `internship-decision-${applicationId}-${step}`,
    ...decisionLetter({
      name: found.name,
      program: internshipProgram(found.programSlug)?.title ?? found.programSlug,
      means: applicationStatusWords[step].means,
      url: `${env.APP_URL}/checkout/${internshipPrefix}${found.programSlug}`,
    }),
  });
}

export const internshipDecisionJobs: TaskList = { [internshipTasks.decided]: mailDecision };
