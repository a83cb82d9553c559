import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { referenceOf } from '@/lib/format/reference';
import { correctionState } from '@/lib/privacy/correction/rules';
import { db } from '@/lib/server/db';

export type OwnCorrection = {
  readonly id: string;
  readonly reference: string;
  readonly details: string;
  readonly requestedAt: Date;
  readonly state: string;
  /** Whether the person can still withdraw it. */
  readonly open: boolean;
};

/** Most requests on the page; the data export holds older ones. */
const listed = 50;

/** The viewer's requests, newest first. */
export async function listOwnCorrections(viewer: Viewer): Promise<OwnCorrection[]> {
  const rows = await db.privacyRequest.findMany({
    where: { userId: viewer.userId, kind: 'correction' },
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    take: listed,
    select: { id: true, details: true, status: true, requestedAt: true },
  });
  return rows.map(({ id, details, status, requestedAt }) => ({
    id,
    reference: referenceOf(id),
    details: details ?? '',
    requestedAt,
    state: correctionState(status),
    open: status === 'requested',
  }));
}
