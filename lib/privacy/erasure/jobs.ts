import 'server-only';
import { z } from 'zod';
import { day } from '@/lib/format/duration';
import { referenceOf } from '@/lib/format/reference';
import { cancelledLetter, erasedLetter, therapistLeftLetter } from '@/lib/privacy/erasure/emails';
import { erasureTasks } from '@/lib/privacy/erasure/rules';
import { db } from '@/lib/server/db';
import { RecipientRefused, sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';

export const erasurePayload = z.strictObject({ requestId: z.uuid() });
export const therapistPayload = z.strictObject({ therapistId: z.uuid(), requestId: z.uuid() });
export const clientPayload = z.strictObject({ profileId: z.uuid(), requestId: z.uuid() });

/** Days after which an undelivered mail is dropped and the address deleted. */
const noticeDays = 3;

/**
 * Mails the account's former address that the account is erased, then deletes that address, even if the
 * mailbox refuses the mail.
 */
export async function mailErasureDone(requestId: string): Promise<void> {
  const request = await db.privacyRequest.findUnique({
    where: { id: requestId },
    select: { noticeAddress: true },
  });
  if (!request?.noticeAddress) return;
  try {
    await sendEmail({
      to: { name: '', address: request.noticeAddress },
      id: `erasure-${requestId}`,
      ...erasedLetter({
        reference: referenceOf(requestId),
        contactUrl: new URL('/contact?topic=other', env.APP_URL).href,
      }),
    });
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
  }
  await db.privacyRequest.update({ where: { id: requestId }, data: { noticeAddress: null } });
}

/** Mails a therapist, listed or not, that a client has left; sends nothing to a therapist who has also left. */
export async function tellTherapistOfErasure({
  therapistId,
  requestId,
}: z.infer<typeof therapistPayload>): Promise<void> {
  const therapist = await db.therapist.findUnique({
    where: { id: therapistId },
    select: { name: true, email: true, isActive: true, userId: true },
  });
  // A therapist who leaves loses the listing and the link to the account at once.
  if (!therapist || !(therapist.isActive || therapist.userId)) return;
  await sendEmail({
    to: { name: therapist.name, address: therapist.email },
    id: `client-left-${requestId}-${therapistId}`,
    ...cancelledLetter({ url: new URL('/therapist-dashboard', env.APP_URL).href }),
  });
}

export async function tellClientOfErasure({
  profileId,
  requestId,
}: z.infer<typeof clientPayload>): Promise<void> {
  const profile = await db.profile.findUnique({
    where: { id: profileId },
    select: { firstName: true, email: true, user: { select: { disabledAt: true } } },
  });
  if (!profile || profile.user.disabledAt) return;
  await sendEmail({
    to: { name: profile.firstName, address: profile.email },
    id: `therapist-left-${requestId}-${profileId}`,
    ...cancelledLetter({ url: new URL('/dashboard', env.APP_URL).href }),
  });
}

/** Asks support to help clients whose therapist has left. */
export async function tellSupportOfErasure({
  therapistId,
  requestId,
}: z.infer<typeof therapistPayload>): Promise<void> {
  const therapist = await db.therapist.findUnique({ where: { id: therapistId }, select: { name: true } });
  if (!therapist) return;
  const waiting = await db.therapistContactRequest.count({
    where: { therapistId, answeredAt: null, closedAt: null },
  });
  await sendEmail({
    to: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `therapist-erased-${requestId}`,
    ...therapistLeftLetter({ name: therapist.name, waiting }),
  });
}

/** Queues a purge for every erasure older than 30 days, and deletes addresses that no mail has reached. */
export async function sweepErased(now: Date = new Date()): Promise<void> {
  await db.privacyRequest.updateMany({
    where: {
      noticeAddress: { not: null },
      requestedAt: { lt: new Date(now.getTime() - noticeDays * day) },
    },
    data: { noticeAddress: null },
  });
  const due = await db.privacyRequest.findMany({
    where: { kind: 'erasure', status: 'requested', purgeAfter: { lte: now } },
    orderBy: { purgeAfter: 'asc' },
    take: 500,
    select: { id: true },
  });
  for (const { id } of due) {
    await enqueue(db, erasureTasks.purge, { requestId: id }, { jobKey: `${erasureTasks.purge}:${id}` });
  }
}
