import 'server-only';
import type { ThreadParty } from '@/lib/care/message/access';
import { nextMailOf } from '@/lib/care/message/last-mail';
import { mailWaits, messageTasks, otherSide, threadPath, unreadJob } from '@/lib/care/message/rules';
import { notify } from '@/lib/notification/commands';
import { mailWhenWelcome } from '@/lib/notification/mail';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Told = {
  readonly id: string;
  readonly helperMailedAt: Date | null;
  readonly helperMailSentAt: Date | null;
};

/** Whether a queued job will also report this message. */
async function alreadyWaits(tx: Tx, jobKey: string): Promise<boolean> {
  const queued = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM graphile_worker.jobs WHERE key = ${jobKey} AND locked_at IS NULL AND attempts < max_attempts`;
  return queued.length > 0;
}

/** Mails the team about a conversation with the service; the team has no mail hours. */
async function tellTeam(tx: Tx, thread: Told, gathered: number): Promise<void> {
  const jobKey = messageTasks.mailTeam;
  if (await alreadyWaits(tx, jobKey)) return;
  const last = Math.max(thread.helperMailedAt?.getTime() ?? 0, thread.helperMailSentAt?.getTime() ?? 0);
  const runAt = new Date(Math.max(gathered, last + mailWaits.between));
  await enqueue(tx, messageTasks.mailTeam, {}, { jobKey, runAt });
}

/**
 * Notifies the other side of a new message: one notification until it is read, and one mail for all messages
 * of all threads, some minutes later, within their hours and at most every two hours.
 */
export async function tellOtherSide(tx: Tx, party: ThreadParty, thread: Told, now: Date): Promise<void> {
  const gathered = now.getTime() + mailWaits.gather;
  const { userId } = party.other;
  if (userId === null) {
    if (party.kind !== 'team') return;
    return tellTeam(tx, thread, gathered);
  }
  const side = otherSide(party.side);
  const href = threadPath(party.kind === 'team' ? { ...party, threadId: thread.id } : party, side);
  const told = await tx.notification.findFirst({
    where: { userId, kind: 'message.received', href, readAt: null },
    select: { id: true },
  });
  if (!told) {
    await notify(tx, { userId, kind: 'message.received', title: 'You have a new message', href });
  }
  const job = unreadJob(userId);
  if (await alreadyWaits(tx, job.jobKey)) return;
  const notBefore = new Date(Math.max(gathered, (await nextMailOf(tx, userId)).getTime()));
  await mailWhenWelcome(tx, { userId, kind: 'request', ...job, notBefore }, now);
}
