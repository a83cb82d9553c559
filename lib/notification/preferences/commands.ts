import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { readPreferences } from '@/lib/notification/preferences/queries';
import {
  mailChoices,
  preferencesShown,
  type ReminderTime,
  reminderFields,
  storedTimes,
  usualPreferences,
} from '@/lib/notification/preferences/rules';
import type { PreferencesInput } from '@/lib/notification/preferences/schema';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

function chosenTimes(input: PreferencesInput): readonly ReminderTime[] {
  return (Object.keys(reminderFields) as ReminderTime[]).filter((time) => input[reminderFields[time]]);
}

/**
 * Saves which mails the viewer wants and when. Choices outside their role stay unchanged. Queued mails keep
 * their time; much later ones check again whether the person wants them.
 * @returns the stored choices, if they are no longer the shown ones; nothing changes then
 */
export async function savePreferencesOf(
  viewer: Member,
  input: PreferencesInput,
  request: AuditedRequest,
): Promise<'saved' | { readonly wrote: Shown; readonly current: Shown }> {
  const { userId, profile } = viewer;
  return db.$transaction(async (tx) => {
    // The lock makes two tabs run one after the other, even before the preferences have a row to lock.
    await tx.$queryRaw`SELECT 1 FROM profiles WHERE id = ${profile.id}::uuid FOR UPDATE`;
    const before = (await readPreferences(tx, userId)) ?? usualPreferences;
    const offered = new Set(mailChoices[profile.role].map(({ mail }) => mail));
    const reminds = offered.has('reminder');
    const times = reminds ? chosenTimes(input) : before.reminders.times;
    const reminders = {
      remindAt: storedTimes(times, profile.role),
      remindByPush: reminds ? input.remindByPush : before.reminders.byPush,
    };
    const mails = {
      mailReminders: offered.has('reminder') ? input.mailReminders : before.mails.reminder,
      mailQuotations: offered.has('quotation') ? input.mailQuotations : before.mails.quotation,
      mailRequests: offered.has('request') ? input.mailRequests : before.mails.request,
    };
    const hours = { contactFromMinute: input.contactFrom, contactUntilMinute: input.contactUntil };
    const [current, wrote] = [
      preferencesShown(before),
      preferencesShown({
        reminders: { times, byPush: reminders.remindByPush },
        mails: {
          reminder: mails.mailReminders,
          quotation: mails.mailQuotations,
          request: mails.mailRequests,
        },
        fromMinute: input.contactFrom,
        untilMinute: input.contactUntil,
        timeZone: input.timeZone,
      }),
    ];
    if (isOutdated(input.version, wrote, current)) return { wrote, current };
    const changed = [
      times.join() !== before.reminders.times.join() && 'reminderTimes',
      reminders.remindByPush !== before.reminders.byPush && 'remindByPush',
      mails.mailReminders !== before.mails.reminder && 'mailReminders',
      mails.mailQuotations !== before.mails.quotation && 'mailQuotations',
      mails.mailRequests !== before.mails.request && 'mailRequests',
      (input.contactFrom !== before.fromMinute || input.contactUntil !== before.untilMinute) &&
        'contactHours',
      input.timeZone !== before.timeZone && 'timeZone',
    ].filter((field) => field !== false);
    if (changed.length === 0) return 'saved';
    await tx.notificationPreferences.upsert({
      where: { userId },
      create: { userId, ...reminders, ...mails, ...hours },
      update: { ...reminders, ...mails, ...hours },
    });
    await tx.profile.update({ where: { id: profile.id }, data: { timeZone: input.timeZone } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'notifications.changed',
      subject: { table: 'notification_preferences', id: userId },
      subjectUserId: userId,
      details: { fields: changed },
      request,
    });
    return 'saved';
  });
}
