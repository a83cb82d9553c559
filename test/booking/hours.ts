import { db } from '@/lib/server/db';

/** These people may be mailed at any hour, so that the time of the run does not matter. */
export async function openAllHours(...people: readonly { readonly userId: string }[]): Promise<void> {
  await db.notificationPreferences.createMany({
    data: people.map(({ userId }) => ({ userId, contactFromMinute: 0, contactUntilMinute: 1440 })),
  });
}

type Open = { readonly startMinute: number; readonly endMinute: number; readonly horizonDays: number };

async function openDaily(therapistId: string | null, { horizonDays, ...from }: Open): Promise<string> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...from }));
  const { id } = await db.calendar.create({
    data: { therapistId, noticeMinutes: 0, horizonDays, hours: { create: hours } },
  });
  return id;
}

/** @param therapistId null for the service's calendar */
export const openEveryHour = (therapistId: string | null) =>
  openDaily(therapistId, { startMinute: 0, endMinute: 1440, horizonDays: 365 });

/** Open from nine to nine on every day for 60 days, with appointments of 45 minutes and breaks of 15. */
export const openNineToNine = (therapistId: string) =>
  openDaily(therapistId, { startMinute: 540, endMinute: 1260, horizonDays: 60 });
