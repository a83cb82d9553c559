import { notificationTasks } from '@/lib/notification/rules';
import { db } from '@/lib/server/db';

/** The accounts and titles of the notifications in queued general mails, at any hour; oldest first. */
export async function queuedNews(): Promise<{ userId: string; title: string }[]> {
  const jobs = await db.$queryRaw<{ id: string }[]>`
    SELECT split_part(key, ':', 2) AS id FROM graphile_worker.jobs
    WHERE task_identifier = ${notificationTasks.mail}`;
  return db.notification.findMany({
    where: { id: { in: jobs.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { userId: true, title: true },
  });
}
