import 'server-only';
import { roleOf } from '@/lib/account/session/roles';
import type { Viewer } from '@/lib/account/session/session';
import {
  type MailPreferences,
  preferencesShown,
  type ReminderTime,
  readableZone,
  timesOf,
  usualPreferences,
} from '@/lib/notification/preferences/rules';
import { versionOf } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';

/** A person's choice of mails and times; null for a deleted account. */
export async function readPreferences(
  client: Pick<Tx, 'user'>,
  userId: string,
): Promise<MailPreferences | null> {
  const user = await client.user.findUnique({
    where: { id: userId },
    select: {
      profile: { select: { timeZone: true, role: true } },
      notificationPreferences: {
        select: {
          remindAt: true,
          remindByPush: true,
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
  const role = roleOf(user.profile?.role ?? 'client');
  const reminders = { times: timesOf(own?.remindAt ?? null, role), byPush: own?.remindByPush ?? true };
  if (!own) return { ...usualPreferences, reminders, timeZone };
  return {
    reminders,
    mails: { reminder: own.mailReminders, quotation: own.mailQuotations, request: own.mailRequests },
    fromMinute: own.contactFromMinute,
    untilMinute: own.contactUntilMinute,
    timeZone,
  };
}

export async function ownPreferences({ userId }: Pick<Viewer, 'userId'>): Promise<MailPreferences> {
  return (await readPreferences(db, userId)) ?? usualPreferences;
}

export function preferencesVersion(preferences: MailPreferences): string {
  return versionOf(preferencesShown(preferences));
}

/** The channels on which this person wants to be reminded at this time; none for a deleted account. */
export async function reminderWays(
  client: Pick<Tx, 'user'>,
  userId: string,
  time: ReminderTime,
): Promise<{ readonly mail: boolean; readonly push: boolean; readonly texts: boolean }> {
  const preferences = await readPreferences(client, userId);
  if (!preferences?.reminders.times.includes(time)) return { mail: false, push: false, texts: false };
  // Texts need no switch: without a number here none is sent.
  return { mail: preferences.mails.reminder, push: preferences.reminders.byPush, texts: true };
}
