import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Viewer } from '@/lib/account/session/session';
import { revokeSessions } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import type { CallingRequest } from '@/lib/server/request/read-request';

type Which = { readonly sessionId: string } | { readonly except: string };

/** Ends sessions of one person and writes an audit line. @returns the number of live sessions ended */
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

/** Signs out one of the viewer's devices; does not find another person's. */
export function endSessionOf(viewer: Viewer, sessionId: string, request: CallingRequest): Promise<number> {
  return end(viewer, { sessionId }, request);
}

/** Signs the viewer out everywhere but here. @returns the number of devices */
export function endOtherSessions(viewer: Viewer, request: CallingRequest): Promise<number> {
  return end(viewer, { except: viewer.sessionId }, request);
}
