import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Viewer } from '@/lib/account/session/session';
import { grievanceTasks } from '@/lib/privacy/grievance/rules';
import type { GrievanceInput } from '@/lib/privacy/grievance/schema';
import type { ActionContext } from '@/lib/server/action/define-action';
import type { Refused } from '@/lib/server/action/outcome';
import { insertOnce } from '@/lib/server/db/insert-once';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { chargeLimits } from '@/lib/server/rate-limit/charge';
import { limitOf } from '@/lib/server/rate-limit/consume';

const day = 86_400;
/** Each complaint sends a mail to the given address, which may be a stranger's. */
const perSender = 5;
const perNetwork = 60;

type Saved = { readonly done: true; readonly id: string };
type NotSaved = Refused<'other-text' | 'too-many'>;

/**
 * Saves a complaint and the jobs that acknowledge it and mail support, in one transaction. A repeated submit,
 * on any server, makes no second complaint.
 * @param viewer the signed-in person; null for others, whatever address they gave
 */
export function fileGrievance(
  viewer: Viewer | null,
  input: GrievanceInput,
  { submission, network, id: requestId }: Pick<ActionContext, 'submission' | 'network' | 'id'>,
): Promise<Saved | NotSaved> {
  return refusableTransaction(async (tx, refuse): Promise<Saved | NotSaved> => {
    const row = await insertOnce(tx.grievance, {
      ...input,
      userId: viewer?.userId ?? null,
      submissionKey: submission.key,
      bodyHash: submission.bodyHash,
    });
    if (!row) {
      const earlier = await tx.grievance.findUniqueOrThrow({
        where: { submissionKey: submission.key },
        select: { id: true, bodyHash: true, userId: true },
      });
      const same = earlier.bodyHash === submission.bodyHash && earlier.userId === (viewer?.userId ?? null);
      return same ? { done: true, id: earlier.id } : { done: false, because: 'other-text' };
    }
    if (
      !(await chargeLimits(tx, [
        limitOf('grievance', input.email, perSender, day),
        limitOf('grievance', network, perNetwork, day),
      ]))
    )
      throw refuse({ done: false, because: 'too-many' });
    const { acknowledge, tellSupport } = grievanceTasks;
    await enqueue(tx, acknowledge, { grievanceId: row.id }, { jobKey: `${acknowledge}:${row.id}` });
    await enqueue(
      tx,
      tellSupport,
      { grievanceId: row.id, alert: 'arrived' },
      { jobKey: `${tellSupport}:${row.id}:arrived` },
    );
    await recordAudit(tx, {
      actor: viewer ?? 'guest',
      action: 'grievance.filed',
      subject: { table: 'grievances', id: row.id },
      ...(viewer && { subjectUserId: viewer.userId }),
      request: { id: requestId, network },
    });
    return { done: true, id: row.id };
  });
}
