import 'server-only';
import { periods } from '@/content/retention';
import { db } from '@/lib/db';

/**
 * Deletes what sign-ins leave behind: sessions, and the links of mails, of more than the days that the privacy notice
 * names ago. No session lives longer than that, so none that is open is among them.
 */
export async function sweepSessions(now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - periods.deviceDays * 86_400_000);
  await db.userSession.deleteMany({ where: { createdAt: { lt: before }, expiresAt: { lt: now } } });
  await db.accountToken.deleteMany({ where: { expiresAt: { lt: before } } });
}
