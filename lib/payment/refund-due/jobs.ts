import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { periods } from '@/content/retention';
import { day } from '@/lib/format/duration';
import { indianDay } from '@/lib/format/time';
import { notify } from '@/lib/notification/commands';
import { refundDueLetter } from '@/lib/payment/refund-due/emails';
import { readDue } from '@/lib/payment/refund-due/queries';
import {
  dueOnInWords,
  dueReasonInWords,
  refundDueTasks,
  remindDays,
  restInWords,
} from '@/lib/payment/refund-due/rules';
import { raiseAlarm } from '@/lib/server/alarm/raise';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';

const payload = z.strictObject({ dueId: z.uuid(), when: z.enum(['owed', 'reminder', 'overdue']) });

async function mailHolder(raw: unknown): Promise<void> {
  const { dueId, when } = payload.parse(raw);
  const due = await readDue(dueId);
  if (!due || due.ended || due.dueOn === null) return;
  const { holderAddress, holder, payer, reason, dueOn } = due;
  await sendEmail({
    to: holderAddress ?? { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `refund-due-${dueId}-${when}`,
    ...refundDueLetter(when, {
      name: holderAddress ? holder : 'all',
      payer,
      amount: restInWords(due),
      lastDay: dueOnInWords(dueOn, due.holderZone),
      why: dueReasonInWords(reason),
      url: `${env.APP_URL}${holderAddress ? '/therapist-dashboard/payments' : '/admin/refunds'}#to-send-back`,
    }),
  });
}

/**
 * Claims the due rows, so that each is mailed once, and mails their holders; after the last day the admins
 * too. Deletes data that refunds to erased accounts no longer need.
 */
export async function watchRefundsDue(now: Date = new Date()): Promise<void> {
  const today = indianDay(now);
  await db.refundDue.updateMany({
    where: {
      sealed: { not: null },
      endedAt: { lt: new Date(now.getTime() - periods.refundDays * day) },
    },
    data: { sealed: null, sealedKey: null },
  });
  const overdue = await db.$transaction(async (tx) => {
    const reminded = await tx.$queryRaw<{ id: string }[]>`
      UPDATE refunds_due SET reminded_at = ${now}
      WHERE ended_at IS NULL AND reminded_at IS NULL AND due_on >= ${today}::date AND due_on <= ${today}::date + ${remindDays}::int
      RETURNING id::text AS id`;
    const late = await tx.$queryRaw<{ id: string }[]>`
      UPDATE refunds_due SET overdue_told_at = ${now}
      WHERE ended_at IS NULL AND overdue_told_at IS NULL AND due_on < ${today}::date RETURNING id::text AS id`;
    for (const [rows, when] of [
      [reminded, 'reminder'],
      [late, 'overdue'],
    ] as const) {
      for (const { id } of rows)
        await enqueue(
          tx,
          refundDueTasks.mail,
          { dueId: id, when },
          { jobKey: `${refundDueTasks.mail}:${id}:${when}` },
        );
    }
    if (late.length > 0) {
      const admins = await tx.profile.findMany({
        where: { role: 'admin', user: { disabledAt: null } },
        select: { userId: true },
      });
      for (const { userId } of admins) {
        await notify(tx, {
          userId,
          kind: 'refund.due',
          title: 'A refund is overdue',
          href: '/admin/refunds#to-send-back',
        });
      }
    }
    return tx.refundDue.count({ where: { endedAt: null, dueOn: { lt: new Date(`${today}T00:00:00Z`) } } });
  });
  if (overdue > 0) await raiseAlarm('refund-overdue');
}

export const refundDueJobs: TaskList = {
  [refundDueTasks.watch]: () => watchRefundsDue(),
  [refundDueTasks.mail]: mailHolder,
};

/** It also catches up after a night without the service: a last day must not pass unnoticed. */
export const refundDueCrontab = `
23 * * * * ${refundDueTasks.watch} ?max=1&fill=1d`;
