import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { Viewer } from '@/lib/auth/session';
import { type RevokeReason, revokeSessions } from '@/lib/auth/session-store';
import { db } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';

type Which = { readonly sessionId: string } | { readonly except: string };

/** Ends sessions of one person and writes down that they were ended. @returns how many were live */
async function end(
  viewer: Viewer,
  which: Which,
  reason: RevokeReason,
  request: CallingRequest,
): Promise<number> {
  return db.$transaction(async (tx) => {
    const count = await revokeSessions(tx, { userId: viewer.userId, ...which }, reason);
    if (count > 0) {
      await recordAudit(tx, {
        actor: viewer,
        action: 'session.ended',
        ...('sessionId' in which && { subject: { table: 'user_sessions', id: which.sessionId } }),
        subjectUserId: viewer.userId,
        details: { reason, count },
        request,
      });
    }
    return count;
  });
}

/** Signs this browser out: a kept copy of its cookie opens nothing any more, on any instance. */
export function endOwnSession(viewer: Viewer, request: CallingRequest): Promise<number> {
  return end(viewer, { sessionId: viewer.sessionId }, 'signed_out', request);
}

/** Signs out one device of the viewer; anybody else's is not found. */
export function endSessionOf(viewer: Viewer, sessionId: string, request: CallingRequest): Promise<number> {
  return end(viewer, { sessionId }, 'signed_out_elsewhere', request);
}

/** Signs the viewer out everywhere but here. @returns on how many devices */
export function endOtherSessions(viewer: Viewer, request: CallingRequest): Promise<number> {
  return end(viewer, { except: viewer.sessionId }, 'signed_out_elsewhere', request);
}
