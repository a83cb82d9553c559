import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { RequestState } from '@/lib/contact/inbox/rules';
import { replyJob } from '@/lib/contact/reply/rules';
import { notify } from '@/lib/notification/commands';
import { mailWhenWelcome } from '@/lib/notification/mail';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** The account of a request's sender, once they have finished onboarding. */
export type Addressee = { readonly userId: string; readonly profileId: string; readonly role: string };

/**
 * The member who wrote from this account, or who owns the confirmed address it was written from; null for anybody
 * else. Waits for an erasure under way, so that nobody becomes a client after they have left.
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
  /** Name of the therapist. */
  readonly from: string;
};

/**
 * Enqueues what a reply needs: a notification for a member and a mail if they want mails of this kind, a mail to
 * everybody else. Neither holds the answer.
 */
export async function enqueueReply(
  tx: Tx,
  { requestId, to, addressee, from }: Reply,
  now: Date,
): Promise<void> {
  const job = replyJob(requestId);
  if (!addressee) return enqueue(tx, job.task, job.payload, { jobKey: job.jobKey });
  const { userId } = addressee;
  const title = to === 'answered' ? `${from} has answered you` : `${from} cannot take up your message`;
  await notify(tx, { userId, kind: `request.${to}`, title, href: '/account/messages' });
  await mailWhenWelcome(tx, { userId, kind: 'request', ...job }, now);
}
