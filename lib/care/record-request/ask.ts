import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { daysToAnswer, dueOf, recordPaths, recordTasks } from '@/lib/care/record-request/rules';
import { therapistIdsOf } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Submission } from '@/lib/server/action/define-action';
import type { Refused } from '@/lib/server/action/outcome';
import { db } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { newDataKey } from '@/lib/server/seal/data-key';
import { liveAccount } from '@/lib/therapist/live-account';

type Asking = {
  readonly therapist: string;
  readonly submission: Pick<Submission, 'key'>;
  readonly request: AuditedRequest;
};

export type Asked =
  /** `by`: the team must find the holder of the records, because the therapist has no open account. */
  | { readonly done: true; readonly by?: 'team' }
  /** `other-text`: the same form has asked another therapist before. */
  | Refused<'unknown' | 'open' | 'other-text'>;

/**
 * Asks a therapist of the viewer's for the records of their work (Mental Healthcare Act 2017 s. 25) and
 * starts the clock. The team is notified at once if the therapist has no open account. The same form sent
 * twice asks once, even if the first request has been answered meanwhile.
 * @throws SealUnavailable when the master key is missing; nothing is stored then
 */
export function askForRecords(
  viewer: MemberOf<'client'>,
  { therapist: therapistId, submission, request }: Asking,
  now: Date = new Date(),
): Promise<Asked> {
  return db.$transaction(async (tx): Promise<Asked> => {
    if (!isUuid(therapistId)) return { done: false, because: 'unknown' };
    const clientId = viewer.profile.id;
    const [therapist] = await tx.$queryRaw<{ id: string; userId: string | null }[]>`
      SELECT t.id::text AS id, ${liveAccount}::text AS "userId" FROM therapists t
      WHERE t.id = ${therapistId}::uuid AND t.id IN ${therapistIdsOf(clientId)}`;
    if (!therapist) return { done: false, because: 'unknown' };
    await tx.$executeRaw`
      SELECT pg_advisory_xact_lock(hashtextextended(${`records:${clientId}:${therapist.id}`}, 0))`;
    const pair = { clientId, therapistId: therapist.id };
    const before = await tx.recordRequest.findUnique({ where: { submissionKey: submission.key } });
    if (before) {
      const isSame = before.clientId === clientId && before.therapistId === therapist.id;
      return isSame ? { done: true } : { done: false, because: 'other-text' };
    }
    const open = { ...pair, answeredAt: null, withdrawnAt: null };
    if ((await tx.recordRequest.count({ where: open })) > 0) return { done: false, because: 'open' };
    const row = await insertOnce(tx.recordRequest, {
      ...pair,
      askedAt: now,
      dueAt: dueOf(now),
      sealedKey: newDataKey().wrapped,
      submissionKey: submission.key,
    });
    // The same form is asking another therapist at this moment.
    if (!row) return { done: false, because: 'other-text' };
    const { id } = row;
    await recordAudit(tx, {
      actor: viewer,
      action: 'records.asked',
      subject: { table: 'record_requests', id },
      subjectUserId: viewer.userId,
      request,
    });
    if (therapist.userId === null) {
      await enqueue(tx, recordTasks.tellTeam, { requestId: id, what: 'unkept' });
      return { done: true, by: 'team' };
    }
    await notifyAndMail(tx, {
      userId: therapist.userId,
      kind: 'records.asked',
      title: `A client asks for their records. You have ${daysToAnswer} days to answer`,
      href: `${recordPaths.therapist}/${id}`,
    });
    return { done: true };
  });
}

/** Withdraws an unanswered request of the viewer's. @returns false for any other */
export function withdrawRequest(
  viewer: MemberOf<'client'>,
  id: string,
  request: AuditedRequest,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!isUuid(id)) return false;
    const { count } = await tx.recordRequest.updateMany({
      where: { id, clientId: viewer.profile.id, answeredAt: null, withdrawnAt: null },
      data: { withdrawnAt: new Date() },
    });
    if (count === 0) return false;
    await recordAudit(tx, {
      actor: viewer,
      action: 'records.withdrawn',
      subject: { table: 'record_requests', id },
      subjectUserId: viewer.userId,
      request,
    });
    return true;
  });
}
