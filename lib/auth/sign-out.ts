import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { currentViewer, type Viewer } from '@/lib/auth/session';
import { revokeSessions } from '@/lib/auth/session-store';
import { db } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';

/**
 * Ends the viewer's session, on every instance at once, and writes down that it was ended.
 * @throws when the row could not be written: then nobody has been signed out
 */
export async function endSession(viewer: Viewer, request: CallingRequest): Promise<void> {
  const { userId, sessionId } = viewer;
  await db.$transaction(async (tx) => {
    const ended = await revokeSessions(tx, { userId, sessionId }, 'signed_out');
    if (ended === 0) return;
    const subject = { table: 'user_sessions', id: sessionId };
    await recordAudit(tx, {
      actor: viewer,
      action: 'session.ended',
      subject,
      subjectUserId: userId,
      request,
    });
  });
}

/** As `endSession`, for the browser of this request. A session that is dead already is nothing to end. */
export async function endCurrentSession(request: CallingRequest): Promise<void> {
  const viewer = await currentViewer();
  if (viewer) await endSession(viewer, request);
}
