import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { answerLink } from '@/lib/contact/link';
import { answeredLetter, closedLetter } from '@/lib/contact/reply/emails';
import { findAddressee } from '@/lib/contact/reply/enqueue';
import { replyJob, replyTask } from '@/lib/contact/reply/rules';
import { mailWelcome } from '@/lib/notification/mail';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const ofRequest = z.strictObject({ contactRequestId: z.uuid() });

/**
 * Mails the sender of a request that it is answered, or that they should look for another therapist. First
 * checks that it has not been sent, and that a member still wants such mails and has hours for them now.
 */
async function mailReply(contactRequestId: string): Promise<void> {
  const request = await db.therapistContactRequest.findUnique({
    where: { id: contactRequestId },
    select: {
      userName: true,
      userEmail: true,
      answeredAt: true,
      closedAt: true,
      replyMailedAt: true,
      client: { select: { userId: true } },
    },
  });
  if (!request || request.replyMailedAt || !(request.answeredAt || request.closedAt)) return;
  const { userName: name, userEmail: address, client, answeredAt } = request;
  const addressee = await db.$transaction((tx) => findAddressee(tx, client?.userId ?? null, address));
  if (client && !addressee) return;
  if (addressee) {
    const mail = { userId: addressee.userId, kind: 'request', ...replyJob(contactRequestId) } as const;
    if ((await mailWelcome(db, mail)) !== 'now') return;
  }
  const member = addressee !== null;
  const url = member ? `${env.APP_URL}/account/messages` : answerLink.url(contactRequestId);
  const letter = answeredAt
    ? answeredLetter({ name, url, member })
    : closedLetter({ name, url: `${env.APP_URL}/professionals` });
  await sendEmail({ to: { name, address }, id: `contact-reply-${contactRequestId}`, ...letter });
  await db.therapistContactRequest.update({
    where: { id: contactRequestId },
    data: { replyMailedAt: new Date() },
  });
}

export const replyJobs: TaskList = {
  [replyTask]: (payload) => mailReply(ofRequest.parse(payload).contactRequestId),
};
