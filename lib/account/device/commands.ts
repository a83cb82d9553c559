import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { Viewer } from '@/lib/auth/session';
import { revokeSessions } from '@/lib/auth/session-store';
import { db } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';

type Which = { readonly sessionId: string } | { readonly except: string };

/** Ends sessions of one person and writes down that they were ended. @returns how many were live */
async function end(viewer: Viewer, which: Which, request: CallingRequest): Promise<number> {
  const reason = 'signed_out_elsewhere';
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

/** Signs out one device of the viewer; anybody else's is not found. */
export function endSessionOf(viewer: Viewer, sessionId: string, request: CallingRequest): Promise<number> {
  return end(viewer, { sessionId }, request);
}

/** Signs the viewer out everywhere but here. @returns on how many devices */
export function endOtherSessions(viewer: Viewer, request: CallingRequest): Promise<number> {
  return end(viewer, { except: viewer.sessionId }, request);
}
