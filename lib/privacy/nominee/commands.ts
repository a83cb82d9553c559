import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Viewer } from '@/lib/account/session/session';
import { nomineeShown } from '@/lib/privacy/nominee/rules';
import type { NomineeInput } from '@/lib/privacy/nominee/schema';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

async function audit(
  tx: Tx,
  viewer: Viewer,
  action: 'nominee.named' | 'nominee.removed',
  { id, network }: AuditedRequest,
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

/**
 * Saves the viewer's nominee and replaces the shown one.
 * @returns the present nominee, if it is no longer the shown one; nothing changes then
 */
export async function nameNominee(
  viewer: Viewer,
  { version, ...input }: NomineeInput,
  request: AuditedRequest,
): Promise<'named' | { readonly current: Shown }> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    // Two tabs run one after the other, even before there is a nominee to lock.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    const current = nomineeShown(await tx.nominee.findUnique({ where: { userId } }));
    if (isOutdated(version, nomineeShown(input), current)) return { current };
    await tx.nominee.upsert({ where: { userId }, create: { userId, ...input }, update: input });
    await audit(tx, viewer, 'nominee.named', request);
    return 'named';
  });
}

/** Removes the viewer's nominee. @returns false when there was none */
export async function removeNominee(viewer: Viewer, request: AuditedRequest): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.nominee.deleteMany({ where: { userId: viewer.userId } });
    if (count === 0) return false;
    await audit(tx, viewer, 'nominee.removed', request);
    return true;
  });
}
