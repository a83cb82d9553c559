import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Viewer } from '@/lib/account/session/session';
import { correctionDetails, correctionTasks } from '@/lib/privacy/correction/rules';
import type { CorrectionInput } from '@/lib/privacy/correction/schema';
import type { ActionContext } from '@/lib/server/action/define-action';
import { db } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';

const day = 86_400;
const perPerson = 10;

type Request = Pick<ActionContext, 'id' | 'network'>;
type Outcome = 'saved' | 'other-text' | 'too-many';

const table = 'privacy_requests';

/**
 * Saves a request for correction and the job that mails support, in one transaction. The form token's key is
 * the request's id, so a repeated submit makes no second request.
 */
export async function requestCorrection(
  viewer: Viewer,
  input: CorrectionInput,
  { submission, id, network }: Request & Pick<ActionContext, 'submission'>,
): Promise<Outcome> {
  const details = correctionDetails(input);
  const { userId } = viewer;
  return refusableTransaction(async (tx, refuse): Promise<Outcome> => {
    const row = await insertOnce(tx.privacyRequest, {
      id: submission.key,
      userId,
      kind: 'correction',
      details,
    });
    if (!row) {
      const earlier = await tx.privacyRequest.findUnique({
        where: { id: submission.key },
        select: { userId: true, details: true },
      });
      return earlier?.userId === userId && earlier.details === details ? 'saved' : 'other-text';
    }
    if (!(await consume(tx, [limitOf('correction', userId, perPerson, day)]))) throw refuse('too-many');
    const task = correctionTasks.notifySupport;
    await enqueue(tx, task, { requestId: submission.key }, { jobKey: `${task}:${submission.key}` });
    await recordAudit(tx, {
      actor: viewer,
      action: 'correction.requested',
      subject: { table, id: submission.key },
      subjectUserId: userId,
      request: { id, network },
    });
    return 'saved';
  });
}

/**
 * Withdraws one of the viewer's own requests that is not being handled yet.
 * @returns false for any other request, including another person's
 */
export async function takeBackCorrection(
  viewer: Viewer,
  requestId: string,
  request: Request,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.privacyRequest.updateMany({
      where: { id: requestId, userId: viewer.userId, kind: 'correction', status: 'requested' },
      data: { status: 'withdrawn' },
    });
    if (count === 0) return false;
    await recordAudit(tx, {
      actor: viewer,
      action: 'correction.withdrawn',
      subject: { table, id: requestId },
      subjectUserId: viewer.userId,
      request: { id: request.id, network: request.network },
    });
    return true;
  });
}
