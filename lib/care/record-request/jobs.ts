import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { teamAlert } from '@/lib/care/record-request/emails';
import { type Reminder, recordPaths, recordTasks, reminderDue } from '@/lib/care/record-request/rules';
import { referenceOf } from '@/lib/format/reference';
import { notifyAndMail } from '@/lib/notification/commands';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';

const titles: Readonly<Record<Reminder, string>> = {
  remindedAt: 'Five days are left to answer a request for records',
  urgedAt: 'A request for records must be answered by tomorrow',
  lateToldAt: 'A request for records is late. Please answer it today',
};

/** Sends the due reminders, once each, and tells the team about overdue requests. */
export async function watchRecordRequests(now: Date = new Date()): Promise<void> {
  const open = await db.recordRequest.findMany({
    where: { answeredAt: null, withdrawnAt: null },
    orderBy: { dueAt: 'asc' },
    select: { id: true },
  });
  for (const { id } of open) {
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM record_requests WHERE id = ${id}::uuid FOR UPDATE`;
      const request = await tx.recordRequest.findUnique({
        where: { id },
        include: { therapist: { select: { userId: true } } },
      });
      const due = request && reminderDue(request, now);
      if (!due) return;
      await tx.recordRequest.update({ where: { id }, data: { [due]: now } });
      const { userId } = request.therapist;
      if (userId) {
        const href = `${recordPaths.therapist}/${id}` as const;
        await notifyAndMail(tx, { userId, kind: 'records.due', title: titles[due], href }, now);
      }
      if (due === 'lateToldAt') await enqueue(tx, recordTasks.tellTeam, { requestId: id, what: 'late' });
    });
  }
}

/** Mails the team about a request without an account to answer it, or an overdue one, if that is still so. */
async function tellTeam(id: string, what: 'unkept' | 'late'): Promise<void> {
  const request = await db.recordRequest.findUnique({ where: { id } });
  if (!request || request.answeredAt || request.withdrawnAt) return;
  await sendEmail({
    to: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `record-request-${what}-${id}`,
    ...teamAlert({
      what,
      reference: referenceOf(id),
      dueAt: request.dueAt,
      pageUrl: env.APP_URL + recordPaths.team,
    }),
  });
}

const told = z.strictObject({ requestId: z.uuid(), what: z.enum(['unkept', 'late']) });

export const recordRequestJobs: TaskList = {
  [recordTasks.watch]: () => watchRecordRequests(),
  [recordTasks.tellTeam]: (payload) => {
    const { requestId, what } = told.parse(payload);
    return tellTeam(requestId, what);
  },
};

/** Hourly, so that a reminder comes on its day. */
export const recordRequestCrontab = `
27 * * * * ${recordTasks.watch} ?max=1`;
