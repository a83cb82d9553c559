import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AdminCaller } from '@/lib/admin/caller';
import { contactTasks, therapistTopic } from '@/lib/contact/rules';
import { formatMoment } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Step =
  | { readonly step: 'answered' }
  | { readonly step: 'reopened' }
  | { readonly step: 'closed'; readonly reason: string };

const open = { answeredAt: null, closedAt: null } as const;

const auditEvents = {
  answered: 'contact-message.answered',
  closed: 'contact-message.closed',
  reopened: 'contact-message.reopened',
} as const;

function change(step: Step, now: Date) {
  switch (step.step) {
    case 'answered':
      return { from: { closedAt: null, answeredAt: null }, data: { answeredAt: now } };
    case 'closed':
      return { from: { closedAt: null }, data: { closedAt: now, closeReason: step.reason } };
    case 'reopened':
      return {
        from: { OR: [{ answeredAt: { not: null } }, { closedAt: { not: null } }] },
        data: { ...open, closeReason: null },
      };
  }
}

/** Records the outcome of a contact message. Refuses an outdated page. */
export async function settleMessage(
  id: string,
  step: Step,
  { viewer, request }: AdminCaller,
  now: Date = new Date(),
): Promise<'done' | 'already' | 'gone'> {
  return db.$transaction(async (tx) => {
    const { from, data } = change(step, now);
    const { count } = await tx.contactMessage.updateMany({ where: { id, ...from }, data });
    if (count === 0) {
      const row = await tx.contactMessage.findUnique({ where: { id }, select: { id: true } });
      return row ? 'already' : 'gone';
    }
    await recordAudit(tx, {
      actor: viewer,
      action: auditEvents[step.step],
      subject: { table: 'contact_messages', id },
      request,
    });
    return 'done';
  });
}

/**
 * Answers a contact message by mail, and stores the words. Pressing twice sends one mail; after it is
 * reopened, a further answer is added to the earlier one. A message for a therapist is not the team's to
 * answer.
 */
export async function answerMessage(
  id: string,
  answer: string,
  { viewer, request }: AdminCaller,
): Promise<'done' | 'already' | 'gone' | 'not-for-us'> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM contact_messages WHERE id = ${id}::uuid FOR UPDATE`;
    const row = await tx.contactMessage.findUnique({
      where: { id },
      select: { serviceInterest: true, answeredAt: true, closedAt: true, answer: true },
    });
    if (!row) return 'gone';
    if (row.serviceInterest === therapistTopic) return 'not-for-us';
    if (row.answeredAt || row.closedAt) return 'already';
    const whole = row.answer === null ? answer : `${answer}\n\nBefore ${formatMoment(now)}:\n${row.answer}`;
    await tx.contactMessage.update({
      where: { id },
      data: { answer: whole, answeredById: viewer.userId, answeredAt: now, answerMailedAt: null },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: auditEvents.answered,
      subject: { table: 'contact_messages', id },
      request,
    });
    const task = contactTasks.mailAnswer;
    await enqueue(tx, task, { contactMessageId: id }, { jobKey: `${task}:${id}:${now.getTime()}` });
    return 'done';
  });
}
