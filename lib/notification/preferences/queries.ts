import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import {
  type MailPreferences,
  preferencesShown,
  readableZone,
  usualPreferences,
} from '@/lib/notification/preferences/rules';
import { versionOf } from '@/lib/server/action/standing';
import { db, type Tx } from '@/lib/server/db';

/** Which mails somebody wants, and when; null for an account that is gone. */
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

/** The version of what the form shows of these preferences. */
export function preferencesVersion(preferences: MailPreferences): string {
  return versionOf(preferencesShown(preferences));
}
