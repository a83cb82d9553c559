import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { RequestState } from '@/lib/contact/inbox/rules';
import { replyTask } from '@/lib/contact/reply/rules';
import type { Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { notify } from '@/lib/notice/commands';
import { mailWhenWelcome } from '@/lib/notice/mail';

/** The account of whoever has written a request, once they have finished onboarding. */
export type Addressee = { readonly userId: string; readonly profileId: string; readonly role: string };

/**
 * The member who wrote from this account, or whose confirmed address it was written from; null for everybody else.
 * Waits for an erasure that is under way, so that nobody becomes a client after they have left.
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
 * What a reply promises: word in the account of a member and a mail if they want mails of this kind, a mail to
 * everybody else. What was answered is in neither.
 */
export async function promiseReply(
  tx: Tx,
  { requestId, to, addressee, from }: Reply,
  now: Date,
): Promise<void> {
  const payload = { contactRequestId: requestId };
  const jobKey = `${replyTask}:${requestId}`;
  if (!addressee) return enqueue(tx, replyTask, payload, { jobKey });
  const { userId } = addressee;
  const title = to === 'answered' ? `${from} has answered you` : `${from} cannot take up your message`;
  await notify(tx, { userId, kind: `request.${to}`, title, href: '/account/messages' });
  await mailWhenWelcome(tx, { userId, kind: 'request', task: replyTask, payload, jobKey }, now);
}
