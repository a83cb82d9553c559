import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { grievanceTasks } from '@/lib/privacy/grievance/rules';
import type { CallingRequest } from '@/lib/request/read-request';

type By = { readonly viewer: MemberOf<'admin'>; readonly request: Pick<CallingRequest, 'id' | 'network'> };

async function write(tx: Tx, { viewer, request }: By, id: string, userId: string | null, action: string) {
  await recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'grievances', id },
    ...(userId && { subjectUserId: userId }),
    request,
  });
}

/**
 * Answers a complaint, once, and mails the person. That also acknowledges it, where nothing did before.
 * @returns false when it was answered already or is unknown
 */
export function answerGrievance(
  by: By,
  id: string,
  answer: string,
  now: Date = new Date(),
): Promise<boolean> {
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
 * Notes that the person was told that their complaint is here, by another way than our mail.
 * @returns false when it was acknowledged already or is unknown
 */
export function acknowledgeByHand(by: By, id: string, now: Date = new Date()): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [noted] = await tx.grievance.updateManyAndReturn({
      where: { id, acknowledgedAt: null },
      data: { acknowledgedAt: now },
      select: { userId: true },
    });
    if (!noted) return false;
    await write(tx, by, id, noted.userId, 'grievance.acknowledged');
    return true;
  });
}
