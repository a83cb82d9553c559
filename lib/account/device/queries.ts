import 'server-only';
import { deviceName } from '@/lib/account/device/names';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { formatInstant } from '@/lib/time';

/** One browser somebody is signed in on. Times as people in India read them. */
export type SignedInDevice = {
  readonly sessionId: string;
  readonly name: string;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  readonly isThisOne: boolean;
};

/** The viewer's open sessions: this one first, then the latest used. */
export async function listDevices(
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
  now: Date = new Date(),
): Promise<readonly SignedInDevice[]> {
  const sessions = await db.userSession.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now }, idleExpiresAt: { gt: now } },
    orderBy: { lastSeenAt: 'desc' },
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
  const devices = sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    sessionId: id,
    name: deviceName(userAgent),
    signedInAt: formatInstant(createdAt),
    lastSeenAt: formatInstant(lastSeenAt),
    isThisOne: id === sessionId,
  }));
  return devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}
