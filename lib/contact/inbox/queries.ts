import 'server-only';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';

export type OpenRequests = { readonly count: number; readonly oldestAt: Date | null };

/** Contact requests to the viewer's own directory entry that nobody has answered or closed; none until it is linked. */
export async function openRequestsOf({ userId }: MemberOf<'therapist'>): Promise<OpenRequests> {
  const { _count, _min } = await db.therapistContactRequest.aggregate({
    where: { therapist: { userId }, answeredAt: null, closedAt: null },
    _count: true,
    _min: { createdAt: true },
  });
  return { count: _count, oldestAt: _min.createdAt };
}
