import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { hashOfSecret, newSecret } from '@/lib/server/secret/secret-token';
import { therapistOf } from '@/lib/therapist/access';

/** Locks the viewer's user row: of two submits at once, the second ends the feed that the first made. */
async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
}

async function endLive(tx: Tx, userId: string, now: Date): Promise<number> {
  const { count } = await tx.calendarFeed.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: now },
  });
  return count;
}

/**
 * Makes a secret address for the viewer's calendar and ends the earlier one, so that only one can ever leak.
 * @returns the token, which is not stored; null until the account is linked
 */
export async function createFeed(
  viewer: Member,
  request: AuditedRequest,
): Promise<{ readonly token: string; readonly replaced: boolean } | null> {
  const now = new Date();
  if (!(await therapistOf(viewer))) return null;
  const { userId } = viewer;
  const token = newSecret();
  return db.$transaction(async (tx) => {
    await lockUser(tx, userId);
    const replaced = (await endLive(tx, userId, now)) > 0;
    const { id } = await tx.calendarFeed.create({
      data: { userId, tokenHash: hashOfSecret(token) },
      select: { id: true },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'calendar-feed.created',
      subject: { table: 'calendar_feeds', id },
      subjectUserId: userId,
      request,
    });
    return { token, replaced };
  });
}

/** Ends the viewer's address: from now on it answers with 404. @returns whether there was one */
export async function revokeFeed(viewer: Member, request: AuditedRequest): Promise<boolean> {
  const now = new Date();
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await endLive(tx, userId, now)) === 0) return false;
    await recordAudit(tx, {
      actor: viewer,
      action: 'calendar-feed.revoked',
      subject: { table: 'users', id: userId },
      subjectUserId: userId,
      request,
    });
    return true;
  });
}
