import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { waitlistLink } from '@/lib/booking/link';
import { endOverdue } from '@/lib/booking/waitlist/commands';
import { confirmPlaceLetter, endLetter, offerLetter, placeLetter } from '@/lib/booking/waitlist/emails';
import { offerTimes, therapistsToOffer } from '@/lib/booking/waitlist/offer';
import { confirmHours, waitlistTasks } from '@/lib/booking/waitlist/rules';
import { hour } from '@/lib/format/duration';
import { formatInstant } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const ofEntry = z.strictObject({ entryId: z.uuid() });
const ofOffer = z.strictObject({ entryId: z.uuid(), bookingId: z.uuid() });
const ofTherapist = z.strictObject({ therapistId: z.uuid() });

async function mailLink(entryId: string): Promise<void> {
  const entry = await db.waitlistEntry.findUnique({
    where: { id: entryId, endedAt: null },
    select: { email: true, confirmedAt: true, requestedAt: true },
  });
  if (!entry?.email) return;
  const { email, confirmedAt, requestedAt } = entry;
  if (!confirmedAt && requestedAt.getTime() < Date.now() - confirmHours * hour) return;
  const letter = confirmedAt ? placeLetter : confirmPlaceLetter;
  await sendEmail({
    to: { name: '', address: email },
    id: `waitlist-link-${entryId}-${requestedAt.getTime().toString(36)}`,
    ...letter({ url: waitlistLink.url(entryId) }),
  });
}

/** Mails the held time, unless it was answered or has ended meanwhile. */
async function mailOffer(entryId: string, bookingId: string): Promise<void> {
  const entry = await db.waitlistEntry.findUnique({
    where: { id: entryId, bookingId, endedAt: null, offeredUntil: { gt: new Date() } },
    select: {
      email: true,
      timeZone: true,
      offeredUntil: true,
      booking: { select: { startsAt: true } },
      therapist: { select: { name: true } },
    },
  });
  if (!entry?.email || !entry.booking || !entry.offeredUntil) return;
  await sendEmail({
    to: { name: '', address: entry.email },
    id: `waitlist-offer-${bookingId}`,
    ...offerLetter({
      url: waitlistLink.url(entryId),
      therapist: entry.therapist.name,
      time: formatInstant(entry.booking.startsAt, entry.timeZone),
      until: formatInstant(entry.offeredUntil, entry.timeZone),
    }),
  });
}

async function mailEnd(entryId: string): Promise<void> {
  const entry = await db.waitlistEntry.findUnique({
    where: { id: entryId },
    select: { email: true, endedBecause: true },
  });
  if (!entry?.email) return;
  const because = entry.endedBecause;
  if (because === 'unanswered' || because === 'expired') {
    await sendEmail({
      to: { name: '', address: entry.email },
      id: `waitlist-end-${entryId}`,
      ...endLetter({ url: `${env.APP_URL}/professionals?sort=soonest`, because }),
    });
  }
  await db.waitlistEntry.updateMany({
    where: { id: entryId, endedAt: { not: null } },
    data: { email: null },
  });
}

/** Ends overdue places and offers free times that no change has reported. */
export async function watchWaitlists(): Promise<void> {
  const now = new Date();
  await endOverdue(now);
  for (const therapistId of await therapistsToOffer(now)) await offerTimes(therapistId, now);
}

export const waitlistJobs: TaskList = {
  [waitlistTasks.mailLink]: (payload) => mailLink(ofEntry.parse(payload).entryId),
  [waitlistTasks.mailOffer]: (payload) => {
    const { entryId, bookingId } = ofOffer.parse(payload);
    return mailOffer(entryId, bookingId);
  },
  [waitlistTasks.mailEnd]: (payload) => mailEnd(ofEntry.parse(payload).entryId),
  [waitlistTasks.offer]: async (payload) => {
    await offerTimes(ofTherapist.parse(payload).therapistId);
  },
  [waitlistTasks.watch]: () => watchWaitlists(),
};

/** Every few minutes: an offer may have ended, or a time other than the next one may have become free. */
export const waitlistCrontab = `
*/5 * * * * ${waitlistTasks.watch} ?max=1`;
