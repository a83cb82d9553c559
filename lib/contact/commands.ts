import 'server-only';
import { contactTasks, demoTopic, topicNamed } from '@/lib/contact/rules';
import type { ContactMessageInput, TherapistContactInput } from '@/lib/contact/schema';
import { isMailbox } from '@/lib/format/email-address';
import { notify } from '@/lib/notification/commands';
import type { Submission } from '@/lib/server/action/define-action';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { attempt } from '@/lib/server/db/savepoint';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';
import { chargeLimits } from '@/lib/server/rate-limit/charge';
import { consume, type Limit } from '@/lib/server/rate-limit/consume';

/** How a message was sent: its form token's key, and the limits that count it. */
type Sending = {
  readonly submission: Submission;
  readonly limits: readonly Limit[];
  /** Limits of the mails to senders. Beyond them, or if absent, the message is stored and no mail goes out. */
  readonly receipts?: readonly Limit[];
};

/** The reasons: another text with the same form token; too many in a short time; no recipient. Nothing was written. */
type NotSaved = Refused<'other-text' | 'too-many' | 'no-therapist'>;

/** Queues the notification, or leaves it to `queueMissingNotifications`: the message is worth more than the job. */
async function queue(tx: Tx, task: string, payload: Readonly<Record<string, string>>): Promise<boolean> {
  const queued = await attempt(tx, () =>
    enqueue(tx, task, payload, { jobKey: `${task}:${Object.values(payload).join()}` }),
  );
  if (!queued.done) log.error('notification could not be queued', { task, error: queued.error });
  return queued.done;
}

/** Notifies a therapist in their account; a failure must not lose the message, as with the mail. */
async function tell(tx: Tx, userId: string, requestId: string): Promise<void> {
  const href = `/therapist-dashboard/requests/${requestId}` as const;
  const title = 'You have a new message';
  const told = await attempt(tx, () => notify(tx, { userId, kind: 'request.received', title, href }));
  if (!told.done) log.error('therapist could not be told in the account', { error: told.error });
}

async function confirm(
  tx: Tx,
  receipts: Sending['receipts'],
  task: string,
  payload: Readonly<Record<string, string>>,
): Promise<void> {
  if (receipts === undefined) return;
  const mayMail = await attempt(tx, () => consume(tx, receipts));
  if (mayMail.done && mayMail.value) await queue(tx, task, payload);
}

type NewRequest = { readonly done: true; readonly notified: boolean };

/**
 * Saves a message to a therapist and the jobs that mail both, in one transaction. A repeated submit, on any
 * server, makes no second row and gets the same answer.
 */
export async function createTherapistContactRequest(
  input: TherapistContactInput,
  { submission, limits, receipts }: Sending,
): Promise<NewRequest | NotSaved> {
  const { therapist: slug, fullName, email, phone, ...others } = input;
  const therapist = await db.therapist.findUnique({
    where: { slug },
    select: { id: true, email: true, isActive: true, userId: true },
  });
  const reachable = therapist !== null && isMailbox(therapist.email);

  return refusableTransaction(async (tx, refuse): Promise<NewRequest | NotSaved> => {
    const row = therapist?.isActive
      ? await insertOnce(tx.therapistContactRequest, {
          therapistId: therapist.id,
          userName: fullName,
          userEmail: email,
          userPhone: phone,
          ...others,
          submissionKey: submission.key,
          bodyHash: submission.bodyHash,
        })
      : null;
    if (!row) {
      const earlier = await tx.therapistContactRequest.findUnique({
        where: { submissionKey: submission.key },
        select: { bodyHash: true },
      });
      if (!earlier) return { done: false, because: 'no-therapist' };
      const same = earlier.bodyHash === submission.bodyHash;
      return same ? { done: true, notified: reachable } : { done: false, because: 'other-text' };
    }
    if (!(await chargeLimits(tx, limits))) throw refuse({ done: false, because: 'too-many' });
    const queued = await queue(tx, contactTasks.notifyTherapist, { contactRequestId: row.id });
    await confirm(tx, receipts, contactTasks.confirmRequest, { contactRequestId: row.id });
    if (therapist?.userId) await tell(tx, therapist.userId, row.id);
    return { done: true, notified: queued && reachable };
  });
}

type NewMessage = {
  readonly done: true;
  readonly id: string;
  readonly therapist: { readonly name: string; readonly email: string } | null;
};

/** Saves a message of the public contact form and the jobs that mail support and its sender, in one transaction. */
export async function createContactMessage(
  input: ContactMessageInput,
  therapistSlug: string | null,
  { submission, limits, receipts }: Sending,
): Promise<NewMessage | NotSaved> {
  const therapist =
    therapistSlug === null
      ? null
      : await db.therapist.findUnique({
          where: { slug: therapistSlug },
          select: { id: true, name: true, email: true, isActive: true },
        });
  const writable = therapistSlug === null || therapist?.isActive === true;
  const topic = topicNamed(input.topic)?.label ?? input.topic;

  return refusableTransaction(async (tx, refuse): Promise<NewMessage | NotSaved> => {
    const row = writable
      ? await insertOnce(tx.contactMessage, {
          firstName: input.firstName,
          lastName: input.lastName,
          email: input.email,
          phone: input.phone,
          subject: therapist ? `${topic}: ${therapist.name}`.slice(0, 200) : topic,
          message: input.message,
          serviceInterest: input.topic,
          therapistId: therapist?.id ?? null,
          ...(input.topic === demoTopic && {
            company: input.company,
            headcount: input.headcount,
            preferredTimes: input.preferredTimes,
          }),
          submissionKey: submission.key,
          bodyHash: submission.bodyHash,
        })
      : null;
    if (row) {
      if (!(await chargeLimits(tx, limits))) throw refuse({ done: false, because: 'too-many' });
      await queue(tx, contactTasks.notifySupport, { contactMessageId: row.id });
      await confirm(tx, receipts, contactTasks.confirmMessage, { contactMessageId: row.id });
      return { done: true, id: row.id, therapist };
    }
    const earlier = await tx.contactMessage.findUnique({
      where: { submissionKey: submission.key },
      select: { id: true, bodyHash: true },
    });
    if (!earlier) return { done: false, because: 'no-therapist' };
    if (earlier.bodyHash !== submission.bodyHash) return { done: false, because: 'other-text' };
    return { done: true, id: earlier.id, therapist };
  });
}
