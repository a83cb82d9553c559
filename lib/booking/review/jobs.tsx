import 'server-only';
import { z } from 'zod';
import { appointmentLink } from '@/lib/booking/link';
import { findBooking } from '@/lib/booking/queries';
import { reviewableSession, reviewOfGuest } from '@/lib/booking/review/commands';
import { bookedBy } from '@/lib/care/participant/columns';
import { nameForMail } from '@/lib/format/plain-text';
import { formatInstant } from '@/lib/format/time';
import { mailWelcome } from '@/lib/notification/mail';
import { db } from '@/lib/server/db';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';
import { sendEmail } from '@/lib/server/email/send';
import { askReviewTask } from '@/lib/therapist/review/rules';

const payload = z.strictObject({ bookingId: z.uuid() });

type Asked = {
  readonly name: string;
  readonly therapist: string;
  readonly when: string;
  readonly url: string;
};

/** The subject names only a time, because it shows on lock screens. */
function askLetter({ name, therapist, when, url }: Asked): Letter {
  return letter(
    `Your appointment on ${when}`,
    { preview: when, heading: 'How was it?', to: name },
    <>
      <Paragraph>
        You had an appointment with {nameForMail(therapist)} on <strong>{when}</strong>. Your review helps the
        next person to choose. We publish it without your name, after we check it.
      </Paragraph>
      <Action href={url}>{`Review ${nameForMail(therapist)}`}</Action>
      <Paragraph>You do not need to answer. We ask you only this once.</Paragraph>
    </>,
  );
}

/** Whether a guest is asked about this therapist now, for the first time and without a review yet. */
async function isFirst(
  session: NonNullable<Awaited<ReturnType<typeof reviewableSession>>>,
  startsAt: Date,
): Promise<boolean> {
  const { therapistId, email } = session;
  const earlier = { status: 'completed', clientId: null, sessionDate: { lt: startsAt } };
  const before = { therapistId, ...earlier, booking: { imported: null, ...bookedBy({ email }) } };
  if ((await db.therapySession.count({ where: before })) > 0) return false;
  return (await db.therapistReview.count(reviewOfGuest(session))) === 0;
}

/**
 * Asks the guest of a completed session for a review by the link of the appointment: one mail for each therapist, at
 * the hours of an account with this address. Whoever unsubscribed from our newsletter is not asked, nor a person of an
 * imported session, whom no mail has told of it.
 */
async function askForReview(raw: unknown): Promise<void> {
  const { bookingId } = payload.parse(raw);
  const session = await reviewableSession(db, bookingId);
  const booking = session && (await findBooking(bookingId));
  if (!session || !booking?.guest || !booking.person || !booking.therapist) return;
  const { email, therapist } = session;
  const own = [therapist.email, therapist.user?.email].map((address) => address?.toLowerCase());
  if (own.includes(email.toLowerCase()) || !(await isFirst(session, booking.startsAt))) return;
  const [unsubscribed, imported, user] = await Promise.all([
    db.newsletterSubscriber.count({ where: { email, unsubscribedAt: { not: null } } }),
    db.importedSession.count({ where: { bookingId } }),
    db.user.findUnique({ where: { email, emailVerifiedAt: { not: null } }, select: { id: true } }),
  ]);
  if (unsubscribed + imported > 0) return;
  const job = { task: askReviewTask, payload: { bookingId } };
  if ((await mailWelcome(db, { userId: user?.id ?? null, kind: 'news', ...job })) !== 'now') return;
  // The session may be concluded long after its end; the link works for a week from now.
  const from = new Date(Math.max(booking.endsAt.getTime(), Date.now()));
  await sendEmail({
    to: { name: booking.guest.name, address: email },
    id: `booking-${bookingId}-review`,
    ...askLetter({
      name: booking.guest.name,
      therapist: booking.therapist.name,
      when: formatInstant(booking.startsAt, booking.timeZone),
      url: appointmentLink.url(booking.person.linkId, from),
    }),
  });
}

export const reviewJobs = { [askReviewTask]: askForReview };
