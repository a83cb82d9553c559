import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import type { Viewer } from '@/lib/account/session/session';
import type { NomineeInput } from '@/lib/privacy/nominee/schema';
import { db, type Tx } from '@/lib/server/db';
import type { CallingRequest } from '@/lib/server/request/read-request';

type Request = Pick<CallingRequest, 'id' | 'network'>;

async function audit(
  tx: Tx,
  viewer: Viewer,
  action: 'nominee.named' | 'nominee.removed',
  { id, network }: Request,
): Promise<void> {
  const { userId } = viewer;
  await recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'nominees', id: userId },
    subjectUserId: userId,
    request: { id, network },
  });
}

/** Names the viewer's nominee and replaces any earlier one. */
export async function nameNominee(viewer: Viewer, input: NomineeInput, request: Request): Promise<void> {
  const { userId } = viewer;
  await db.$transaction(async (tx) => {
    await tx.nominee.upsert({ where: { userId }, create: { userId, ...input }, update: input });
    await audit(tx, viewer, 'nominee.named', request);
  });
}

/** Removes the viewer's nominee. @returns false when there was none */
export async function removeNominee(viewer: Viewer, request: Request): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.nominee.deleteMany({ where: { userId: viewer.userId } });
    if (count === 0) return false;
    await audit(tx, viewer, 'nominee.removed', request);
    return true;
  });
}
