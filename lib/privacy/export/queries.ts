import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { type ExportKind, exportHref } from '@/lib/privacy/export/rules';
import { db } from '@/lib/server/db';

type Owner = Pick<Viewer, 'userId'>;

export type LatestExport =
  | { readonly state: 'none' }
  /** `done` of `parts` are written; `parts` is 0 before the work begins. */
  | { readonly state: 'preparing'; readonly requestedAt: Date; readonly done: number; readonly parts: number }
  | {
      readonly state: 'ready';
      readonly requestedAt: Date;
      readonly href: ReturnType<typeof exportHref>;
      /** Bytes. */
      readonly size: number;
      readonly until: Date;
    }
  /** The export was made, but its file has expired. */
  | { readonly state: 'expired'; readonly requestedAt: Date };

export async function latestExport(
  { userId }: Owner,
  now: Date = new Date(),
  kind: ExportKind = 'export',
): Promise<LatestExport> {
  const request = await db.privacyRequest.findFirst({
    where: { userId, kind },
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      status: true,
      requestedAt: true,
      partsDone: true,
      parts: true,
      fileExpiresAt: true,
      file: { select: { byteSize: true, deletedAt: true } },
    },
  });
  if (!request) return { state: 'none' };
  const { id, status, requestedAt, partsDone, parts, file, fileExpiresAt } = request;
  if (status === 'requested' || status === 'running')
    return { state: 'preparing', requestedAt, done: partsDone, parts };
  if (!file || file.deletedAt || !fileExpiresAt || fileExpiresAt <= now)
    return { state: 'expired', requestedAt };
  return { state: 'ready', requestedAt, href: exportHref(id), size: file.byteSize, until: fileExpiresAt };
}
