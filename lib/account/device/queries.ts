import 'server-only';
import { deviceName } from '@/lib/account/device/names';
import type { Viewer } from '@/lib/account/session/session';
import { formatShown, indianZone, isOnIndianClock } from '@/lib/format/time';
import { db } from '@/lib/server/db';

/** One signed-in browser. Times are on the viewer's clock and on India's. */
export type SignedInDevice = {
  readonly sessionId: string;
  readonly name: string;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  readonly isThisOne: boolean;
  /** Whether its times have no zone, because the head of the page names India's clock. */
  readonly bare: boolean;
};

/** The viewer's open sessions: this one first, then the most recently used. */
export async function listDevices(
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
  now: Date = new Date(),
): Promise<readonly SignedInDevice[]> {
  const sessions = await db.userSession.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now }, idleExpiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      userAgent: true,
      createdAt: true,
      lastSeenAt: true,
      user: { select: { profile: { select: { timeZone: true } } } },
    },
  });
  const devices = sessions.map(({ id, userAgent, createdAt, lastSeenAt, user }) => {
    const timeZone = user.profile?.timeZone ?? indianZone;
    return {
      sessionId: id,
      name: deviceName(userAgent),
      signedInAt: formatShown(createdAt, timeZone),
      lastSeenAt: formatShown(lastSeenAt, timeZone),
      isThisOne: id === sessionId,
      bare: isOnIndianClock(lastSeenAt, timeZone),
    };
  });
  return devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}
