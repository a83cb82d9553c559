import 'server-only';
import { z } from 'zod';
import { payAddress } from '@/lib/booking/link';
import { endTimeToPay } from '@/lib/booking/paying/deadline';
import { payReminder, unpaidHostLetter, unpaidLetter } from '@/lib/booking/paying/emails';
import { type BookingView, findBooking } from '@/lib/booking/queries';
import { formatInstant } from '@/lib/format/time';
import { payingTasks } from '@/lib/payment/appointment/again';
import { feeInWords } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const payload = z.strictObject({ bookingId: z.uuid(), sequence: z.coerce.number().int() });

/** The appointment of a job if its fee is still due and it has not changed since. */
async function dueBooking(raw: unknown): Promise<BookingView | null> {
  const { bookingId, sequence } = payload.parse(raw);
  const booking = await findBooking(bookingId);
  // A cancelled one is due if the rule of the booking asks for a part.
  const open = booking?.status === 'confirmed' || booking?.fee.bookedPaise !== undefined;
  const same = booking && open && booking.icsSequence === sequence;
  return same && booking.fee.state === 'due' ? booking : null;
}

function wordsOf(booking: BookingView, { name, linkId }: NonNullable<BookingView['person']>) {
  return {
    personName: name,
    when: formatInstant(booking.startsAt, booking.timeZone),
    fee: feeInWords(booking.fee, { endsAt: booking.endsAt, now: new Date(), timeZone: booking.timeZone }),
    payUrl: payAddress(linkId, booking.endsAt),
  };
}

/** Mails the client that the fee is due, if it still is. */
async function remind(raw: unknown): Promise<void> {
  const booking = await dueBooking(raw);
  if (!booking?.person) return;
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-pay`,
    ...payReminder(wordsOf(booking, booking.person)),
  });
}

const askPayload = payload.extend({ at: z.iso.datetime() });

/** Mails the client that their therapist asks for the payment, if it is still due. */
async function ask(raw: unknown): Promise<void> {
  const { at, ...made } = askPayload.parse(raw);
  const booking = await dueBooking(made);
  if (!booking?.person) return;
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-asked-${Date.parse(at)}`,
    ...payReminder(wordsOf(booking, booking.person)),
  });
}

// Jobs enqueued by an earlier version contain a sequence.
const deadlinePayload = payload.partial({ sequence: true });

async function deadline(raw: unknown): Promise<void> {
  const { bookingId } = deadlinePayload.parse(raw);
  await endTimeToPay(bookingId);
}

/** Mails both sides that the deadline has passed, unless it was paid at the last moment. */
async function tellUnpaid(raw: unknown): Promise<void> {
  const booking = await dueBooking(raw);
  if (!booking) return;
  const { person, therapist } = booking;
  if (person) {
    await sendEmail({
      to: { name: person.name, address: person.email },
      id: `booking-${booking.id}-${booking.icsSequence}-unpaid`,
      ...unpaidLetter({ ...wordsOf(booking, person), begun: booking.startsAt <= new Date() }),
    });
  }
  if (!therapist) return;
  const { releaseUnpaid } = await db.booking.findUniqueOrThrow({
    where: { id: booking.id },
    select: { releaseUnpaid: true },
  });
  await sendEmail({
    to: { name: therapist.name, address: therapist.email },
    id: `booking-${booking.id}-${booking.icsSequence}-unpaid-host`,
    ...unpaidHostLetter({
      hostName: therapist.name,
      when: formatInstant(booking.startsAt, booking.hostZone),
      begun: releaseUnpaid,
      url: `${env.APP_URL}/therapist-dashboard/sessions`,
    }),
  });
}

export const payingJobs = {
  [payingTasks.remind]: remind,
  [payingTasks.ask]: ask,
  [payingTasks.deadline]: deadline,
  [payingTasks.tellUnpaid]: tellUnpaid,
};
