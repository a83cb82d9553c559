import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { RequestState } from '@/lib/contact/inbox/rules';
import { replyJob } from '@/lib/contact/reply/rules';
import { notify } from '@/lib/notification/commands';
import { mailWhenWelcome } from '@/lib/notification/mail';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

export type Addressee = { readonly userId: string; readonly profileId: string; readonly role: string };

/**
 * The member whose account sent the request, or who owns its confirmed address; null otherwise. Waits for an
 * erasure under way, so that a deleted account does not become a client's.
 */
export async function findAddressee(
  tx: Pick<Tx, '$queryRaw'>,
  userId: string | null,
  email: string,
): Promise<Addressee | null> {
  const whose = userId
    ? Prisma.sql`u.id = ${userId}::uuid`
    : Prisma.sql`u.email = ${email}::citext AND u.email_verified_at IS NOT NULL`;
  const [found] = await tx.$queryRaw<Addressee[]>`
    SELECT u.id::text AS "userId", p.id::text AS "profileId", p.role
    FROM users u JOIN profiles p ON p.user_id = u.id AND p.onboarding_completed
    WHERE ${whose} AND u.disabled_at IS NULL FOR SHARE OF u`;
  return found ?? null;
}

type Reply = {
  readonly requestId: string;
  readonly to: Exclude<RequestState, 'open'>;
  readonly addressee: Addressee | null;
  readonly from: string;
};

/**
 * Enqueues the news of a reply: a notification for a member and a mail if they want mails of this kind; a
 * mail to other senders. Neither holds the answer.
 */
export async function enqueueReply(
  tx: Tx,
  { requestId, to, addressee, from }: Reply,
  now: Date,
): Promise<void> {
  const job = replyJob(requestId);
  if (!addressee) return enqueue(tx, job.task, job.payload, { jobKey: job.jobKey });
  const { userId } = addressee;
  const title = to === 'answered' ? `${from} has answered you` : `${from} cannot accept your request`;
  await notify(tx, { userId, kind: `request.${to}`, title, href: '/account/messages' });
  await mailWhenWelcome(tx, { userId, kind: 'request', ...job }, now);
}
