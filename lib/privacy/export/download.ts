import 'server-only';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { recordAudit, recordAudits } from '@/lib/account/audit';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { Viewer } from '@/lib/account/session/session';
import { indianDay } from '@/lib/format/time';
import { exportActs, exportKinds, exportWords, isExportKind } from '@/lib/privacy/export/rules';
import { db } from '@/lib/server/db';
import { openObject } from '@/lib/server/storage/large-objects';

type Download = {
  readonly body: ReadableStream;
  readonly size: number;
  readonly fileName: string;
};

/** Notes for each client of the practice that their record was copied. */
async function tellClients(viewer: Pick<Viewer, 'userId' | 'profile'>): Promise<void> {
  const clients = await db.therapistClient.findMany({
    where: { therapist: { userId: viewer.userId } },
    select: { clientId: true, client: { select: { userId: true } } },
  });
  const noted = clients.map(({ clientId, client }) => ({
    actor: viewer,
    action: 'client.copied' as const,
    subject: { table: 'profiles', id: clientId },
    subjectUserId: client.userId,
  }));
  await recordAudits(db, noted);
}

/**
 * Opens the viewer's own export. Null alike for another person's, an expired and an unknown one, and for the
 * file of a practice without the second factor.
 * @throws when the database or the store does not answer
 */
export async function openExport(
  viewer: Pick<Viewer, 'userId' | 'profile' | 'secondFactorAt'>,
  requestId: string,
  now: Date = new Date(),
): Promise<Download | null> {
  if (!z.uuid().safeParse(requestId).success) return null;
  const request = await db.privacyRequest.findFirst({
    where: {
      id: requestId,
      userId: viewer.userId,
      kind: { in: [...exportKinds] },
      fileExpiresAt: { gt: now },
      file: { deletedAt: null },
    },
    select: { kind: true, completedAt: true, file: { select: { bucket: true, key: true, byteSize: true } } },
  });
  if (!request?.file || !isExportKind(request.kind)) return null;
  if (request.kind === 'practice' && !hasSecondFactor(viewer, now)) return null;
  const object = await openObject(request.file);
  if (!object) return null;
  if (request.kind === 'practice') await tellClients(viewer);
  await recordAudit(db, {
    actor: viewer,
    action: exportActs[request.kind].downloaded,
    subject: { table: 'privacy_requests', id: requestId },
    subjectUserId: viewer.userId,
  });
  return {
    body: Readable.toWeb(object.body) as ReadableStream,
    size: request.file.byteSize,
    fileName: `${exportWords[request.kind].fileName}-${indianDay(request.completedAt ?? now)}.zip`,
  };
}
