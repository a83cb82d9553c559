import { db } from '@/lib/server/db';

/** These people may be mailed at any hour, so that the time of the run does not matter. */
export async function openAllHours(...people: readonly { readonly userId: string }[]): Promise<void> {
  await db.notificationPreferences.createMany({
    data: people.map(({ userId }) => ({ userId, contactFromMinute: 0, contactUntilMinute: 1440 })),
  });
}

/** @param therapistId null for the service's calendar */
export async function openEveryHour(therapistId: string | null): Promise<string> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 }));
  const { id } = await db.calendar.create({
    data: { therapistId, noticeMinutes: 0, horizonDays: 365, hours: { create: hours } },
  });
  return id;
}
