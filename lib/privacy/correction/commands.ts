import 'server-only';
import type { ActionContext } from '@/lib/action/define-action';
import { recordAudit } from '@/lib/audit/record';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { correctionDetails, correctionTasks } from '@/lib/privacy/correction/rules';
import type { CorrectionInput } from '@/lib/privacy/correction/schema';
import { limitOf, spend } from '@/lib/rate-limit/spend';

const day = 86_400;
const perPerson = 10;

type Request = Pick<ActionContext, 'id' | 'network'>;
type Outcome = 'kept' | 'other-text' | 'too-many';

const table = 'privacy_requests';

/** Undoes the row that was written when the day's limit turns out to be used up. */
class TooMany extends Error {
  override name = 'TooMany';
}

/**
 * Keeps a request for correction with the job that tells support, in one transaction. The visit's key is the
 * request's id: sent again it is the same request, on any number of servers.
 */
export async function requestCorrection(
  viewer: Viewer,
  input: CorrectionInput,
  { submission, id, network }: Request & Pick<ActionContext, 'submission'>,
): Promise<Outcome> {
  const details = correctionDetails(input);
  const { userId } = viewer;
  try {
    return await db.$transaction(async (tx): Promise<Outcome> => {
      const { count } = await tx.privacyRequest.createMany({
        data: { id: submission.key, userId, kind: 'correction', details },
        // Waits for a twin that is being written at this moment, then leaves the place to it.
        skipDuplicates: true,
      });
      if (count === 0) {
        const earlier = await tx.privacyRequest.findUnique({
          where: { id: submission.key },
          select: { userId: true, details: true },
        });
        return earlier?.userId === userId && earlier.details === details ? 'kept' : 'other-text';
      }
      if (!(await spend(tx, [limitOf('correction', userId, perPerson, day)]))) throw new TooMany();
      const task = correctionTasks.notifySupport;
      await enqueue(tx, task, { requestId: submission.key }, { jobKey: `${task}:${submission.key}` });
      await recordAudit(tx, {
        actor: viewer,
        action: 'correction.requested',
        subject: { table, id: submission.key },
        subjectUserId: userId,
        request: { id, network },
      });
      return 'kept';
    });
  } catch (error) {
    if (error instanceof TooMany) return 'too-many';
    throw error;
  }
}

/**
 * Takes back one of the viewer's own requests that nobody has begun with.
 * @returns false for any other request, a stranger's included
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
