import 'server-only';
import type { ThreadPlace } from '@/lib/care/message/access';
import { mailWaits, messageTasks, otherSide, threadPath, unreadKey } from '@/lib/care/message/rules';
import { notify } from '@/lib/notification/commands';
import { nextWelcome } from '@/lib/notification/hours/rules';
import { readPreferences } from '@/lib/notification/preferences/queries';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Told = { readonly id: string; readonly helperMailedAt: Date | null };

/** A job that waits gathers this message as well. */
async function enqueueOnce(
  tx: Tx,
  task: string,
  payload: Record<string, string>,
  jobKey: string,
  runAt: Date,
) {
  const [queued] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM graphile_worker.jobs WHERE key = ${jobKey} AND locked_at IS NULL AND attempts < max_attempts`;
  if (!queued) await enqueue(tx, task, payload, { jobKey, runAt });
}

/** When somebody was last mailed about messages, of whichever thread. */
async function lastMailed(tx: Pick<Tx, '$queryRaw'>, userId: string): Promise<number> {
  const [found] = await tx.$queryRaw<{ at: Date | null }[]>`
    SELECT greatest(
      (SELECT max(m.person_mailed_at) FROM message_threads m JOIN profiles p ON m.client_id = p.id OR m.member_id = p.id
        WHERE p.user_id = ${userId}::uuid),
      (SELECT max(m.helper_mailed_at) FROM message_threads m JOIN therapists t ON t.id = m.therapist_id
        WHERE t.user_id = ${userId}::uuid)) AS at`;
  return found?.at?.getTime() ?? 0;
}

/**
 * Tells the other side of a new message: one notification until it is read, and one mail for all messages of all
 * threads, some minutes later, inside their hours and at most every two hours.
 */
export async function tellOtherSide(tx: Tx, place: ThreadPlace, thread: Told, now: Date): Promise<void> {
  const gathered = now.getTime() + mailWaits.gather;
  const { userId } = place.other;
  if (userId === null) {
    if (place.kind !== 'house') return;
    const runAt = new Date(Math.max(gathered, (thread.helperMailedAt?.getTime() ?? 0) + mailWaits.between));
    return enqueueOnce(tx, messageTasks.mailHouse, {}, messageTasks.mailHouse, runAt);
  }
  const side = otherSide(place.side);
  const href = threadPath(place.kind === 'house' ? { ...place, threadId: thread.id } : place, side);
  const told = await tx.notification.findFirst({
    where: { userId, kind: 'message.received', href, readAt: null },
    select: { id: true },
  });
  if (!told) {
    await notify(tx, { userId, kind: 'message.received', title: 'A new message is waiting for you', href });
  }
  const preferences = await readPreferences(tx, userId);
  if (!preferences?.mails.request) return;
  const earliest = new Date(Math.max(gathered, (await lastMailed(tx, userId)) + mailWaits.between));
  const runAt = nextWelcome(preferences, preferences.timeZone, earliest);
  await enqueueOnce(tx, messageTasks.mailUnread, { userId }, unreadKey(userId), runAt);
}
