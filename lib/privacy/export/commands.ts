import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Viewer } from '@/lib/account/session/session';
import { type ExportKind, exportActs, exportsPerDay, exportTasks } from '@/lib/privacy/export/rules';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';

export type ExportAsked = 'asked' | 'underway' | 'too-many';

const day = 86_400;

/**
 * Records the viewer's request for a file and queues the job that makes it. While one is being made, a
 * repeated request changes nothing.
 */
export async function requestExport(
  viewer: Pick<Viewer, 'userId' | 'profile'>,
  request?: AuditedRequest,
  kind: ExportKind = 'export',
): Promise<ExportAsked> {
  const { userId } = viewer;
  return db.$transaction(async (tx): Promise<ExportAsked> => {
    // The lock makes two submits take turns, and separates an export from an erasure.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const underway = await tx.privacyRequest.findFirst({
      where: { userId, kind, status: { in: ['requested', 'running'] } },
      select: { id: true },
    });
    if (underway) return 'underway';
    if (!(await consume(tx, [limitOf(kind, userId, exportsPerDay, day)]))) return 'too-many';
    const { id } = await tx.privacyRequest.create({ data: { userId, kind }, select: { id: true } });
    await enqueue(tx, exportTasks.make, { requestId: id }, { jobKey: `${exportTasks.make}:${id}` });
    await recordAudit(tx, {
      actor: viewer,
      action: exportActs[kind].requested,
      subject: { table: 'privacy_requests', id },
      subjectUserId: userId,
      ...(request && { request }),
    });
    return 'asked';
  });
}
