import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { exportsPerDay, exportTasks } from '@/lib/privacy/export/rules';
import { limitOf, spend } from '@/lib/rate-limit/spend';
import type { CallingRequest } from '@/lib/request/read-request';

export type ExportAsked = 'asked' | 'underway' | 'too-many';

const day = 86_400;

/**
 * Notes that the viewer wants a copy of their data and queues the job that makes it. One at a time: while a copy is
 * being made, asking again changes nothing.
 */
export async function requestExport(
  viewer: Pick<Viewer, 'userId' | 'profile'>,
  request?: Pick<CallingRequest, 'id' | 'network'>,
): Promise<ExportAsked> {
  const { userId } = viewer;
  return db.$transaction(async (tx): Promise<ExportAsked> => {
    // Two presses at once take turns, and neither crosses an erasure.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const underway = await tx.privacyRequest.findFirst({
      where: { userId, kind: 'export', status: { in: ['requested', 'running'] } },
      select: { id: true },
    });
    if (underway) return 'underway';
    if (!(await spend(tx, [limitOf('export', userId, exportsPerDay, day)]))) return 'too-many';
    const { id } = await tx.privacyRequest.create({ data: { userId, kind: 'export' }, select: { id: true } });
    await enqueue(tx, exportTasks.make, { requestId: id }, { jobKey: `${exportTasks.make}:${id}` });
    await recordAudit(tx, {
      actor: viewer,
      action: 'export.requested',
      subject: { table: 'privacy_requests', id },
      subjectUserId: userId,
      ...(request && { request }),
    });
    return 'asked';
  });
}
