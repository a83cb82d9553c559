import 'server-only';
import { actorOf } from '@/lib/account/actor';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import { enqueueReminders } from '@/lib/booking/enqueue';
import { giveReview } from '@/lib/booking/review/commands';
import { linkCardOf } from '@/lib/care/client-card/answer';
import { giveFolder } from '@/lib/care/folder/give';
import { giveForms } from '@/lib/care/form/give';
import { sendWithFirstBooking } from '@/lib/care/form/send/automatic';
import { bookedBy, paidBy } from '@/lib/care/participant/columns';
import { giveSeats } from '@/lib/care/participant/commands';
import { persons } from '@/lib/care/participant/sql';
import { db, type Tx } from '@/lib/server/db';

/** A client's account, and their confirmed address; null before that. */
type Owner = { readonly userId: string; readonly clientId: string; readonly address: string | null };

/**
 * Rows that this person left without a profile: while signed in, under an address that they have confirmed
 * since, or as the participant whose link they hold. An imported appointment is theirs once its card is: an
 * address may be shared, or guessed.
 */
const leftBy = ({ userId, clientId, address }: Owner, participant: string | undefined) => ({
  seats: {
    clientId: null,
    OR: [
      { userId },
      { booking: { imported: { card: { clientId } } } },
      ...(address === null ? [] : [{ email: address, booking: { imported: null } }]),
      ...(participant ? [{ id: participant, userId: null }] : []),
    ],
  },
  payments: {
    clientId: null,
    OR: [
      { userId },
      ...(address === null ? [] : [{ payerEmail: address }]),
      ...(participant ? [{ appointment: paidBy({ id: participant, clientId }) }] : []),
    ],
  },
});

type Seats = ReturnType<typeof leftBy>['seats'];

/** Whether there are any such rows, in the one query of each visit. */
export async function leftAnything({ userId, address }: Pick<Owner, 'userId' | 'address'>): Promise<boolean> {
  const [left] = await db.$queryRaw<{ anything: boolean }[]>`
    SELECT EXISTS (
        SELECT FROM ${persons} who JOIN bookings b ON b.id = who.booking_id
        WHERE who.client_id IS NULL AND b.confirmed_at IS NOT NULL AND b.status IN ('confirmed', 'cancelled')
          AND (who.user_id = ${userId}::uuid OR who.email = ${address}::text
            AND NOT EXISTS (SELECT FROM imported_sessions i WHERE i.booking_id = b.id)))
      OR EXISTS (
        SELECT FROM client_cards c JOIN imported_sessions i ON i.card_id = c.id JOIN bookings b ON b.id = i.booking_id
          JOIN ${persons} who ON who.booking_id = b.id
        WHERE c.client_id = (SELECT id FROM profiles WHERE user_id = ${userId}::uuid) AND who.client_id IS NULL
          AND b.status IN ('confirmed', 'cancelled'))
      OR EXISTS (
        SELECT FROM payment_submissions WHERE client_id IS NULL
          AND (user_id = ${userId}::uuid OR payer_email = ${address}::text)) AS anything`;
  return left?.anything === true;
}

/** The client, locked: of several takeovers at once the later ones wait, and then find nothing left. */
async function lockOwner(tx: Tx, userId: string): Promise<Owner | null> {
  const [owner] = await tx.$queryRaw<Owner[]>`
    SELECT u.id::text AS "userId", p.id::text AS "clientId",
      CASE WHEN u.email_verified_at IS NOT NULL THEN lower(u.email::text) END AS address
    FROM users u JOIN profiles p ON p.user_id = u.id
    WHERE u.id = ${userId}::uuid AND u.disabled_at IS NULL AND p.role = 'client' AND p.onboarding_completed
    FOR NO KEY UPDATE OF u`;
  return owner ?? null;
}

/**
 * Gives an appointment, its session with the outcome and a review, forms, homework, and the therapist's notes on it to
 * its person.
 * No plan pays for it afterwards.
 */
async function takeBooking(
  tx: Tx,
  { id, seats, clientId }: { readonly id: string; readonly seats: Seats; readonly clientId: string },
  now: Date,
): Promise<void> {
  // Waits for a move or cancellation that is under way.
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${id}::uuid FOR UPDATE`;
  await giveSeats(tx, { ...seats, bookingId: id }, clientId);
  const { calendar, ...booking } = await tx.booking.findUniqueOrThrow({
    where: { id },
    select: {
      startsAt: true,
      status: true,
      icsSequence: true,
      imported: { select: { id: true } },
      calendar: { select: { therapistId: true } },
    },
  });
  const { therapistId } = calendar;
  if (therapistId === null) return;
  const { startsAt, status } = booking;
  const { id: sessionId } = await tx.therapySession.update({ where: { bookingId: id }, data: { clientId } });
  await giveReview(tx, { sessionId, clientId, therapistId });
  await tx.note.updateMany({ where: { bookingId: id }, data: { clientId } });
  await giveForms(tx, { bookingId: id, clientId }, now);
  await giveFolder(tx, { bookingId: id, clientId, therapistId });
  await linkCardOf(tx, { clientId, therapistId }, now);
  if (status === 'cancelled' || startsAt <= now) return;
  await sendWithFirstBooking(tx, { clientId, therapistId }, now);
  // Nobody was reminded of an imported appointment before.
  if (booking.imported) await enqueueReminders(tx, { id, startsAt, icsSequence: booking.icsSequence }, now);
}

/**
 * Shows the account who opened these bookings before it took them over. A line of the log never changes, so each is
 * written again, with its person.
 */
async function tellOpenings(tx: Tx, bookings: readonly { id: string }[], userId: string): Promise<void> {
  const openings = await tx.auditEntry.findMany({
    where: {
      subjectTable: 'bookings',
      subjectId: { in: bookings.map(({ id }) => id) },
      subjectUserId: null,
      action: { in: ['guest.opened', 'booking.opened'] satisfies AuditAction[] },
    },
  });
  await tx.auditEntry.createMany({
    data: openings.map(({ id, ...line }) => ({ ...line, subjectUserId: userId, details: { line: id } })),
  });
}

/**
 * Gives a client their bookings and payments made without an account: the appointments, their sessions, the
 * payments and with these the receipts. An unconfirmed address gets nothing. Repeating it changes nothing.
 * @param participant whose link the client holds
 * @throws SealUnavailable when homework must be sealed again and the master key is missing or wrong
 */
export async function adoptFor(userId: string, participant?: string): Promise<void> {
  const now = new Date();
  await db.$transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) return;
    const { clientId } = owner;
    const left = leftBy(owner, participant);
    const bookings = await tx.booking.findMany({
      where: {
        ...bookedBy(left.seats),
        confirmedAt: { not: null },
        status: { in: ['confirmed', 'cancelled'] },
      },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    for (const { id } of bookings) await takeBooking(tx, { id, seats: left.seats, clientId }, now);
    await tellOpenings(tx, bookings, owner.userId);
    const payments = await tx.paymentSubmission.updateMany({ where: left.payments, data: { clientId } });
    await tx.transaction.updateMany({
      where: {
        clientId: null,
        OR: [{ paymentSubmission: { clientId } }, { appointment: paidBy({ clientId }) }],
      },
      data: { clientId },
    });
    if (bookings.length + payments.count === 0) return;
    await recordAudit(tx, {
      actor: await actorOf(tx, userId),
      action: 'account.guest-rows-taken-over',
      subject: { table: 'users', id: userId },
      subjectUserId: userId,
      details: { bookings: bookings.map(({ id }) => id), payments: payments.count },
    });
  });
}
