import 'server-only';
import { actorOf } from '@/lib/account/actor';
import { recordAudit } from '@/lib/account/audit';
import { authAdapter } from '@/lib/account/session/adapter';
import { askNextAuth, type ForgeryPair, ownForgeryPair } from '@/lib/account/session/next-auth';
import { sessionToken } from '@/lib/account/session/session';
import { clearSessionCookies } from '@/lib/account/session/session-cookie';
import { db } from '@/lib/server/db';
import type { CallingRequest } from '@/lib/server/request/read-request';

/** Ends a live session, on every instance at once, and writes an audit line. Does nothing for an ended one. */
async function endSession(token: string, request: CallingRequest): Promise<void> {
  await db.$transaction(async (tx) => {
    const ended = await authAdapter(tx).deleteSession(token);
    if (!ended) return;
    const { id, userId } = ended;
    await recordAudit(tx, {
      actor: await actorOf(tx, userId),
      action: 'session.ended',
      subject: { table: 'user_sessions', id },
      subjectUserId: userId,
      request,
    });
  });
}

/**
 * Signs out the browser of this request: next-auth makes the adapter end the row. The row ends before the
 * cookie is removed, because a copied cookie would still open it.
 * @param shown the CSRF token and its cookie, if the browser had to send them
 * @returns false when that token was missing or another's
 * @throws when the row could not be written; the session is still live then
 */
export async function signOut(request: CallingRequest, shown?: ForgeryPair): Promise<boolean> {
  const pair = shown ?? (await ownForgeryPair());
  const session = await sessionToken();
  const deleteSession = (given: string) => endSession(given, request);
  const { refusal } = await askNextAuth('POST signout', { ...pair, session }, { deleteSession });
  const ended = refusal === undefined;
  if (ended) await clearSessionCookies();
  return ended;
}
