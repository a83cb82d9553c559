import { db } from '@/lib/server/db';

/** These people may be written to at any hour, so that the time of the test run does not matter. */
export async function openAllHours(...people: readonly { readonly userId: string }[]): Promise<void> {
  await db.notificationPreferences.createMany({
    data: people.map(({ userId }) => ({ userId, contactFromMinute: 0, contactUntilMinute: 1440 })),
  });
}
