import 'server-only';
import { periods } from '@/content/retention';
import { day } from '@/lib/format/duration';
import { db } from '@/lib/server/db';

/**
 * Deletes sessions and mail links older than the days in the privacy notice. No session lives that long, so
 * no open one is deleted.
 */
export async function sweepSessions(now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - periods.deviceDays * day);
  await db.userSession.deleteMany({ where: { createdAt: { lt: before }, expiresAt: { lt: now } } });
  await db.accountToken.deleteMany({ where: { expiresAt: { lt: before } } });
}
