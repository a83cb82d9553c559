import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { othersLink } from '@/lib/contact/link';
import { othersLetter } from '@/lib/contact/others/emails';
import { forgottenMs, offerJob, othersOffered, othersTasks, unansweredMs } from '@/lib/contact/others/rules';
import { findAddressee } from '@/lib/contact/reply/enqueue';
import { notify } from '@/lib/notification/commands';
import { mailWelcome } from '@/lib/notification/mail';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { freeOthers } from '@/lib/therapist/free-times/others';

const ofRequest = z.strictObject({ contactRequestId: z.uuid() });

/**
 * Offers the sender of an unanswered request other therapists who have time: a mail within their hours, and
 * for a member a notification. Does nothing if it has been answered or closed, or if no other therapist is
 * free.
 */
async function offerOthers(contactRequestId: string): Promise<void> {
  const request = await db.therapistContactRequest.findUnique({
    where: { id: contactRequestId },
    select: {
      therapistId: true,
      userName: true,
      userEmail: true,
      answeredAt: true,
      closedAt: true,
      othersOfferedAt: true,
      client: { select: { userId: true } },
    },
  });
  if (!request || request.answeredAt || request.closedAt || request.othersOfferedAt) return;
  if ((await freeOthers(request.therapistId, othersOffered)).length === 0) return;
  const { userName: name, userEmail: address, client } = request;
  const addressee = await db.$transaction((tx) => findAddressee(tx, client?.userId ?? null, address));
  // The sender's account is deleted or closed.
  if (client && !addressee) return;
  const userId = addressee?.userId ?? null;
  const welcome = await mailWelcome(db, { userId, kind: 'request', ...offerJob(contactRequestId) });
  if (welcome === 'later') return;
  if (welcome === 'now') {
    const letter = othersLetter({ name, url: othersLink.url(contactRequestId) });
    await sendEmail({ to: { name, address }, id: `contact-others-${contactRequestId}`, ...letter });
  }
  await db.$transaction(async (tx) => {
    const { count } = await tx.therapistContactRequest.updateMany({
      where: { id: contactRequestId, othersOfferedAt: null },
      data: { othersOfferedAt: new Date() },
    });
    if (count === 0 || !addressee) return;
    await notify(tx, {
      userId: addressee.userId,
      kind: 'request.waiting',
      title: 'No answer yet: other therapists have time',
      href: othersLink.path(contactRequestId),
    });
  });
}

const batch = 200;

/**
 * Enqueues an offer for each request that has been open for two days; the next hour tries again where no
 * therapist was free.
 */
export async function findUnanswered(): Promise<number> {
  const now = new Date();
  const waiting = await db.therapistContactRequest.findMany({
    where: {
      answeredAt: null,
      closedAt: null,
      othersOfferedAt: null,
      createdAt: { gt: new Date(now.getTime() - forgottenMs), lte: new Date(now.getTime() - unansweredMs) },
    },
    orderBy: { createdAt: 'asc' },
    take: batch,
    select: { id: true },
  });
  for (const { id } of waiting) {
    const { task, payload, jobKey } = offerJob(id);
    await enqueue(db, task, payload, { jobKey });
  }
  return waiting.length;
}

export const othersJobs: TaskList = {
  [othersTasks.find]: async () => {
    await findUnanswered();
  },
  [othersTasks.offer]: (payload) => offerOthers(ofRequest.parse(payload).contactRequestId),
};

/** Each hour of the day in India (UTC); a member's hours may differ. */
export const othersCrontab = `
40 3-13 * * * ${othersTasks.find} ?max=1`;
