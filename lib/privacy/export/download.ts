import 'server-only';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { recordAudit } from '@/lib/account/audit';
import type { Viewer } from '@/lib/account/session/session';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { openObject } from '@/lib/server/storage/large-objects';

type Download = {
  readonly body: ReadableStream;
  readonly size: number;
  readonly fileName: string;
};

/**
 * Opens the viewer's own export. Null alike for another person's, an expired and an unknown one.
 * @throws when the database or the store does not answer
 */
export async function openExport(
  viewer: Pick<Viewer, 'userId' | 'profile'>,
  requestId: string,
  now: Date = new Date(),
): Promise<Download | null> {
  if (!z.uuid().safeParse(requestId).success) return null;
  const request = await db.privacyRequest.findFirst({
    where: {
      id: requestId,
      userId: viewer.userId,
      kind: 'export',
      fileExpiresAt: { gt: now },
      file: { deletedAt: null },
    },
    select: { completedAt: true, file: { select: { bucket: true, key: true, byteSize: true } } },
  });
  if (!request?.file) return null;
  const object = await openObject(request.file);
  if (!object) return null;
  await recordAudit(db, {
    actor: viewer,
    action: 'export.downloaded',
    subject: { table: 'privacy_requests', id: requestId },
    subjectUserId: viewer.userId,
  });
  return {
    body: Readable.toWeb(object.body) as ReadableStream,
    size: request.file.byteSize,
    fileName: `antarman-data-${indianDay(request.completedAt ?? now)}.zip`,
  };
}
