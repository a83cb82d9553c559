import 'server-only';
import type { Viewer } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { type MailPreferences, readableZone, usualPreferences } from '@/lib/notice/preferences/rules';

/** What somebody wants to be told by mail, and when; null for an account that is gone. */
export async function readPreferences(
  client: Pick<Tx, 'user'>,
  userId: string,
): Promise<MailPreferences | null> {
  const user = await client.user.findUnique({
    where: { id: userId },
    select: {
      profile: { select: { timeZone: true } },
      notificationPreferences: {
        select: {
          mailReminders: true,
          mailQuotations: true,
          mailRequests: true,
          contactFromMinute: true,
          contactUntilMinute: true,
        },
      },
    },
  });
  if (!user) return null;
  const timeZone = readableZone(user.profile?.timeZone ?? usualPreferences.timeZone);
  const own = user.notificationPreferences;
  if (!own) return { ...usualPreferences, timeZone };
  return {
    mails: { reminder: own.mailReminders, quotation: own.mailQuotations, request: own.mailRequests },
    fromMinute: own.contactFromMinute,
    untilMinute: own.contactUntilMinute,
    timeZone,
  };
}

/** The viewer's own preferences. */
export async function ownPreferences({ userId }: Pick<Viewer, 'userId'>): Promise<MailPreferences> {
  return (await readPreferences(db, userId)) ?? usualPreferences;
}
