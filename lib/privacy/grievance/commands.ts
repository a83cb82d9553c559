import 'server-only';
import type { ActionContext } from '@/lib/action/define-action';
import { recordAudit } from '@/lib/audit/record';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { grievanceTasks } from '@/lib/privacy/grievance/rules';
import type { GrievanceInput } from '@/lib/privacy/grievance/schema';
import { chargeLimits, unlessTooMany } from '@/lib/rate-limit/charge';
import { limitOf } from '@/lib/rate-limit/spend';

const day = 86_400;
/** Each complaint sends a mail to the address given, which may be somebody else's. */
const perSender = 5;
const perNetwork = 60;

type Kept = { readonly kept: true; readonly id: string };
type NotKept = { readonly kept: false; readonly because: 'other-text' | 'too-many' };

/**
 * Keeps a complaint with the jobs that acknowledge it and tell support, in one transaction. The same submission sent
 * again, however often and on however many servers, is one complaint.
 * @param viewer whose complaint it is; null for somebody who is not signed in, whatever address they gave
 */
export function fileGrievance(
  viewer: Viewer | null,
  input: GrievanceInput,
  { submission, network, id: requestId }: Pick<ActionContext, 'submission' | 'network' | 'id'>,
): Promise<Kept | NotKept> {
  return unlessTooMany(() =>
    db.$transaction(async (tx): Promise<Kept | NotKept> => {
      const [row] = await tx.grievance.createManyAndReturn({
        data: {
          ...input,
          userId: viewer?.userId ?? null,
          submissionKey: submission.key,
          bodyHash: submission.bodyHash,
        },
        // Waits for a twin that is being written at this moment, then leaves the place to it.
        skipDuplicates: true,
        select: { id: true },
      });
      if (!row) {
        const earlier = await tx.grievance.findUniqueOrThrow({
          where: { submissionKey: submission.key },
          select: { id: true, bodyHash: true, userId: true },
        });
        const same = earlier.bodyHash === submission.bodyHash && earlier.userId === (viewer?.userId ?? null);
        return same ? { kept: true, id: earlier.id } : { kept: false, because: 'other-text' };
      }
      await chargeLimits(tx, [
        limitOf('grievance', input.email, perSender, day),
        limitOf('grievance', network, perNetwork, day),
      ]);
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
      return { kept: true, id: row.id };
    }),
  );
}
