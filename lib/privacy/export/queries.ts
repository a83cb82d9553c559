import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { exportHref } from '@/lib/privacy/export/rules';
import { db } from '@/lib/server/db';

type Owner = Pick<Viewer, 'userId'>;

/** The state of the viewer's latest copy. */
export type LatestExport =
  | { readonly state: 'none' }
  | { readonly state: 'preparing'; readonly requestedAt: Date }
  | {
      readonly state: 'ready';
      readonly requestedAt: Date;
      readonly href: ReturnType<typeof exportHref>;
      /** Bytes. */
      readonly size: number;
      readonly until: Date;
    }
  /** The copy was made, but its file is gone. */
  | { readonly state: 'expired'; readonly requestedAt: Date };

/** The viewer's latest copy. */
export async function latestExport({ userId }: Owner, now: Date = new Date()): Promise<LatestExport> {
  const request = await db.privacyRequest.findFirst({
    where: { userId, kind: 'export' },
    orderBy: { requestedAt: 'desc' },
    select: {
      id: true,
      status: true,
      requestedAt: true,
      fileExpiresAt: true,
      file: { select: { byteSize: true, deletedAt: true } },
    },
  });
  if (!request) return { state: 'none' };
  const { id, status, requestedAt, file, fileExpiresAt } = request;
  if (status === 'requested' || status === 'running') return { state: 'preparing', requestedAt };
  if (!file || file.deletedAt || !fileExpiresAt || fileExpiresAt <= now)
    return { state: 'expired', requestedAt };
  return { state: 'ready', requestedAt, href: exportHref(id), size: file.byteSize, until: fileExpiresAt };
}
