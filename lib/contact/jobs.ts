import 'server-only';
import { site } from '@/content/site';
import {
  answerLetter,
  receiptLetter,
  supportLetter,
  therapistLetter,
  unreachableLetter,
} from '@/lib/contact/emails';
import { requestLink } from '@/lib/contact/link';
import { contactTasks, topicNamed } from '@/lib/contact/rules';
import { referenceOf } from '@/lib/format/reference';
import { db } from '@/lib/server/db';
import { RecipientRefused, sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';

// Jobs of contact messages. They are separate from the commands, so that no form action carries the mail
// renderer. Each job first checks whether it is already done, because it may run again after a crash.

const support = () => ({ name: 'Support', address: env.SUPPORT_EMAIL });

/**
 * Mails the therapist about a message. Retries a refusing mailbox like any other failure, because the fault
 * is as often ours, but also asks support at once to reach the therapist otherwise.
 */
export async function notifyTherapist(contactRequestId: string): Promise<void> {
  const request = await db.therapistContactRequest.findUnique({
    where: { id: contactRequestId },
    select: {
      userName: true,
      notifiedAt: true,
      supportToldAt: true,
      therapist: { select: { name: true, email: true } },
    },
  });
  if (!request || request.notifiedAt) return;
  const { name, email } = request.therapist;
  try {
    await sendEmail({
      to: { name, address: email },
      id: `therapist-contact-${contactRequestId}`,
      ...therapistLetter({
        senderName: request.userName,
        therapistName: name,
        url: requestLink.url(contactRequestId),
      }),
    });
  } catch (error) {
    if (error instanceof RecipientRefused && !request.supportToldAt) {
      const task = contactTasks.reportUnreachableTherapist;
      await enqueue(db, task, { contactRequestId }, { jobKey: `${task}:${contactRequestId}` });
    }
    throw error;
  }
  await db.therapistContactRequest.update({
    where: { id: contactRequestId },
    data: { notifiedAt: new Date() },
  });
}

/** Asks support to reach a therapist whose mailbox refuses our mail. */
export async function reportUnreachableTherapist(contactRequestId: string): Promise<void> {
  const request = await db.therapistContactRequest.findUnique({
    where: { id: contactRequestId },
    select: { notifiedAt: true, supportToldAt: true, therapist: { select: { name: true } } },
  });
  if (!request || request.notifiedAt || request.supportToldAt) return;
  await sendEmail({
    to: support(),
    id: `unreachable-therapist-${contactRequestId}`,
    ...unreachableLetter({
      reference: referenceOf(contactRequestId),
      therapistName: request.therapist.name,
      url: requestLink.url(contactRequestId),
    }),
  });
  await db.therapistContactRequest.update({
    where: { id: contactRequestId },
    data: { supportToldAt: new Date() },
  });
}

export async function notifySupport(contactMessageId: string): Promise<void> {
  const message = await db.contactMessage.findUnique({
    where: { id: contactMessageId },
    include: { therapist: { select: { name: true } } },
  });
  if (!message || message.notifiedAt) return;
  const senderName = `${message.firstName} ${message.lastName}`;
  await sendEmail({
    to: support(),
    replyTo: { name: senderName, address: message.email },
    id: `contact-${contactMessageId}`,
    ...supportLetter({
      reference: referenceOf(contactMessageId),
      senderName,
      senderEmail: message.email,
      senderPhone: message.phone,
      topic: topicNamed(message.serviceInterest)?.label ?? message.serviceInterest,
      demo: message.company && [message.company, message.headcount, message.preferredTimes].join('; '),
      message: message.message,
      therapistName: message.therapist?.name ?? null,
    }),
  });
  await db.contactMessage.update({ where: { id: contactMessageId }, data: { notifiedAt: new Date() } });
}

/**
 * Tells the sender of the contact form that the message arrived. Anybody may have typed the address, so the
 * mail repeats nothing from the form, not even a name.
 */
export async function confirmMessage(contactMessageId: string): Promise<void> {
  const message = await db.contactMessage.findUnique({
    where: { id: contactMessageId },
    select: { email: true, receiptMailedAt: true },
  });
  if (!message || message.receiptMailedAt) return;
  await sendEmail({
    to: { name: '', address: message.email },
    replyTo: support(),
    id: `contact-receipt-${contactMessageId}`,
    ...receiptLetter({
      reference: referenceOf(contactMessageId),
      reads: `Our team will read it. ${site.responsePromise}`,
    }),
  });
  await db.contactMessage.update({ where: { id: contactMessageId }, data: { receiptMailedAt: new Date() } });
}

/** The same for a message to a therapist, whom the mail does not name. */
export async function confirmRequest(contactRequestId: string): Promise<void> {
  const request = await db.therapistContactRequest.findUnique({
    where: { id: contactRequestId },
    select: { userEmail: true },
  });
  if (!request) return;
  await sendEmail({
    to: { name: '', address: request.userEmail },
    replyTo: support(),
    id: `contact-request-receipt-${contactRequestId}`,
    ...receiptLetter({
      reference: referenceOf(contactRequestId),
      reads:
        'Only the therapist reads it and will contact you. If they do not, reply to this email and we will help.',
    }),
  });
}

/** Mails the team's answer to the sender; a reply to it reaches support. */
export async function mailAnswer(contactMessageId: string): Promise<void> {
  const message = await db.contactMessage.findUnique({ where: { id: contactMessageId } });
  if (!message?.answer || !message.answeredAt || message.answerMailedAt) return;
  const name = `${message.firstName} ${message.lastName}`;
  await sendEmail({
    to: { name, address: message.email },
    replyTo: support(),
    id: `contact-answer-${contactMessageId}-${message.answeredAt.getTime()}`,
    ...answerLetter({ name, answer: message.answer, reference: referenceOf(contactMessageId) }),
  });
  await db.contactMessage.update({ where: { id: contactMessageId }, data: { answerMailedAt: new Date() } });
}

const batch = 200;

/**
 * Queues unreported messages without a job, because the queue could not be reached when they came. Skips
 * messages of the last two minutes, whose jobs may still come.
 */
export async function queueMissingNotifications(): Promise<void> {
  const [requests, messages] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM therapist_contact_requests
      WHERE notified_at IS NULL AND created_at < now() - interval '2 minutes' AND NOT EXISTS (
        SELECT 1 FROM graphile_worker.jobs WHERE key = ${`${contactTasks.notifyTherapist}:`} || therapist_contact_requests.id)
      ORDER BY created_at LIMIT ${batch}`,
    db.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM contact_messages
      WHERE notified_at IS NULL AND created_at < now() - interval '2 minutes' AND NOT EXISTS (
        SELECT 1 FROM graphile_worker.jobs WHERE key = ${`${contactTasks.notifySupport}:`} || contact_messages.id)
      ORDER BY created_at LIMIT ${batch}`,
  ]);
  for (const { id } of requests) {
    const task = contactTasks.notifyTherapist;
    await enqueue(db, task, { contactRequestId: id }, { jobKey: `${task}:${id}` });
  }
  for (const { id } of messages) {
    const task = contactTasks.notifySupport;
    await enqueue(db, task, { contactMessageId: id }, { jobKey: `${task}:${id}` });
  }
  const count = requests.length + messages.length;
  if (count > 0) log.warn('missing notifications were queued', { count });
}
