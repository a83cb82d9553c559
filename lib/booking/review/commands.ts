import 'server-only';
import { bookedBy, guest, personWith } from '@/lib/care/participant/columns';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { reviewBefore, storeReview } from '@/lib/therapist/review/commands';
import type { ReviewInput } from '@/lib/therapist/review/schema';

/** The completed session of a guest's booking; null for a client's, who reviews in the account. */
export async function reviewableSession(client: Pick<Tx, 'therapySession'>, bookingId: string) {
  const session = await client.therapySession.findFirst({
    where: { bookingId, clientId: null, status: 'completed', booking: bookedBy(guest) },
    select: {
      ...{ id: true, therapistId: true },
      therapist: { select: { email: true, name: true, user: { select: { email: true } } } },
      booking: { select: personWith({ email: true }) },
    },
  });
  const email = session?.booking?.participants[0]?.email;
  return session && email ? { ...session, email } : null;
}

export const reviewOfGuest = ({
  therapistId,
  email,
}: {
  readonly therapistId: string;
  readonly email: string;
}) => ({
  where: { therapistId, clientId: null, session: { clientId: null, booking: bookedBy({ email }) } },
});

/**
 * Stores a guest's review of the therapist of a completed session, for the team's check. As a client, a guest has
 * one review of each therapist, whichever of their appointments they open.
 * @param bookingId from the appointment's signed link
 */
export async function writeGuestReview(
  bookingId: string,
  written: Pick<ReviewInput, 'rating' | 'comment'>,
  request: AuditedRequest,
): Promise<'sent' | 'no-session' | 'own-work' | 'too-late'> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    // An account that takes the booking over waits.
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
    const session = await reviewableSession(tx, bookingId);
    if (!session) return 'no-session';
    const { email, therapist } = session;
    const own = [therapist.email, therapist.user?.email].map((address) => address?.toLowerCase());
    if (own.includes(email.toLowerCase())) return 'own-work';
    // The second of two appointments that are open at once finds the first one's review.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${session.therapistId} ${email}`}, 0))::text`;
    const before = await tx.therapistReview.findFirst({ ...reviewOfGuest(session), select: reviewBefore });
    return storeReview(tx, written, { actor: 'guest', clientId: null, session, before }, request, now);
  });
}

/**
 * Gives a guest's review of this session to the client who has taken it over. A review that the client wrote in the
 * account stays their one of the therapist.
 */
export async function giveReview(
  tx: Tx,
  { sessionId, clientId, therapistId }: Readonly<Record<'sessionId' | 'clientId' | 'therapistId', string>>,
): Promise<void> {
  const where = { sessionId, clientId: null };
  if ((await tx.therapistReview.count({ where: { clientId, therapistId } })) > 0)
    await tx.therapistReview.deleteMany({ where });
  else await tx.therapistReview.updateMany({ where, data: { clientId } });
}
