import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import type { MemberOf } from '@/lib/account/session/session';
import { grievanceTasks } from '@/lib/privacy/grievance/rules';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type By = { readonly viewer: MemberOf<'admin'>; readonly request: AuditedRequest };

async function write(
  tx: Tx,
  { viewer, request }: By,
  id: string,
  userId: string | null,
  action: AuditAction,
) {
  await recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'grievances', id },
    ...(userId && { subjectUserId: userId }),
    request,
  });
}

/**
 * Answers a complaint, once, and mails the person. The answer also acknowledges it if that was not done
 * before.
 * @returns false if it is already answered or unknown
 */
export function answerGrievance(by: By, id: string, answer: string): Promise<boolean> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const [answered] = await tx.grievance.updateManyAndReturn({
      where: { id, resolvedAt: null },
      data: { resolution: answer, resolvedAt: now },
      select: { userId: true },
    });
    if (!answered) return false;
    await tx.grievance.updateMany({ where: { id, acknowledgedAt: null }, data: { acknowledgedAt: now } });
    await write(tx, by, id, answered.userId, 'grievance.answered');
    const { mailAnswer } = grievanceTasks;
    await enqueue(tx, mailAnswer, { grievanceId: id }, { jobKey: `${mailAnswer}:${id}` });
    return true;
  });
}

/**
 * Records that the arrival of a complaint was confirmed to the person in another way than by our mail.
 * @returns false if it is already acknowledged or unknown
 */
export function acknowledgeByHand(by: By, id: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [noted] = await tx.grievance.updateManyAndReturn({
      where: { id, acknowledgedAt: null },
      data: { acknowledgedAt: new Date() },
      select: { userId: true },
    });
    if (!noted) return false;
    await write(tx, by, id, noted.userId, 'grievance.acknowledged');
    return true;
  });
}
