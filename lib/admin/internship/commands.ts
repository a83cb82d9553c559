import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AdminCaller } from '@/lib/admin/caller';
import { type InternshipStep, internshipTasks, nextSteps } from '@/lib/admin/internship/rules';
import { notify } from '@/lib/notification/commands';
import { oweDeposits } from '@/lib/payment/refund-due/owing';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { applicationStatuses } from '@/lib/site/internship/application/rules';
import { internshipPrefix } from '@/lib/site/internship/rules';

type Decision = { readonly id: string; readonly step: InternshipStep; readonly reason: string | null };

const auditEvents = {
  shortlisted: 'internship.shortlisted',
  accepted: 'internship.accepted',
  declined: 'internship.declined',
} as const;

/** Sets the next state of an application and mails the applicant. A final decision cannot be changed. */
export async function decideInternship(
  { id, step, reason }: Decision,
  { viewer, request }: AdminCaller,
): Promise<'done' | 'already' | 'gone'> {
  const now = new Date();
  const from = applicationStatuses.filter((status) => nextSteps[status].includes(step));
  return db.$transaction(async (tx) => {
    const row = await tx.internshipApplication.findUnique({
      where: { id },
      select: { userId: true, programSlug: true },
    });
    if (!row) return 'gone';
    const { count } = await tx.internshipApplication.updateMany({
      where: { id, status: { in: from } },
      data: { status: step, reason, ...(step !== 'shortlisted' && { decidedAt: now }) },
    });
    if (count === 0) return 'already';
    if (step === 'declined') await oweDeposits(tx, id, now);
    await recordAudit(tx, {
      actor: viewer,
      action: auditEvents[step],
      subject: { table: 'internship_applications', id },
      ...(row.userId && { subjectUserId: row.userId }),
      request,
    });
    if (row.userId) {
      await notify(tx, {
        userId: row.userId,
        kind: 'internship.decided',
        title: 'There is an update on your application',
        href: `/checkout/${internshipPrefix}${row.programSlug}`,
      });
    }
    const task = internshipTasks.decided;
    await enqueue(tx, task, { applicationId: id, step }, { jobKey: `${task}:${id}:${step}` });
    return 'done';
  });
}
