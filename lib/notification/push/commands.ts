import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { mostSubscriptions } from '@/lib/notification/push/rules';
import type { SubscriptionInput } from '@/lib/notification/push/schema';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

type Owner = Pick<Member, 'userId' | 'sessionId'> & Parameters<typeof recordAudit>[1]['actor'];

function note(tx: Tx, viewer: Owner, action: 'push.allowed' | 'push.ended', request: AuditedRequest) {
  return recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'user_sessions', id: viewer.sessionId },
    subjectUserId: viewer.userId,
    request,
  });
}

/**
 * Lets this browser show the viewer's notifications while they are signed in on it. On a shared device, an
 * earlier account loses the address. Repeating it changes nothing.
 */
export async function allowPush(
  viewer: Owner,
  { endpoint, p256dh, auth }: SubscriptionInput,
  request: AuditedRequest,
): Promise<void> {
  const { userId, sessionId } = viewer;
  const endpointHash = hashOfSecret(endpoint);
  await db.$transaction(async (tx) => {
    // Two tabs of one browser run one after the other.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const same = { userId, sessionId, endpointHash, p256dh, auth };
    if ((await tx.pushSubscription.count({ where: same })) > 0) return;
    // The browser must also send the keys of its address: a known address alone takes it from no other
    // account.
    const ofAnother = { endpointHash, userId: { not: userId }, NOT: { p256dh, auth } };
    if ((await tx.pushSubscription.count({ where: ofAnother })) > 0) return;
    await tx.pushSubscription.deleteMany({ where: { OR: [{ endpointHash }, { sessionId }] } });
    const older = await tx.pushSubscription.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: mostSubscriptions - 1,
      select: { id: true },
    });
    await tx.pushSubscription.deleteMany({ where: { id: { in: older.map(({ id }) => id) } } });
    await tx.pushSubscription.create({ data: { ...same, endpoint } });
    await note(tx, viewer, 'push.allowed', request);
  });
}

/** Ends the notifications on this browser. @returns whether it showed any */
export async function endPush(viewer: Owner, request: AuditedRequest): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.pushSubscription.deleteMany({ where: { sessionId: viewer.sessionId } });
    if (count > 0) await note(tx, viewer, 'push.ended', request);
    return count > 0;
  });
}
