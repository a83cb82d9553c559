import 'server-only';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { correctionState } from '@/lib/privacy/correction/rules';
import { referenceOf } from '@/lib/reference';

/** A request for correction as the person who made it sees it. */
export type OwnCorrection = {
  readonly id: string;
  readonly reference: string;
  readonly details: string;
  readonly requestedAt: Date;
  readonly state: string;
  /** Whether it can still be taken back. */
  readonly open: boolean;
};

/** More than this has nobody to say; older ones are in the copy of one's data. */
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
