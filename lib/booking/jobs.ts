import 'server-only';
import { z } from 'zod';
import { cancelledForHost, moneyAfterCancelling, whyCancelled } from '@/lib/booking/cancelled-words';
import {
  cancellationLetter,
  confirmationLetter,
  type HostNews,
  hostNotice,
  hostReminder,
  joinLetter,
  placeLetter,
  proposalLetter,
  reminderLetter,
  withdrawalLetter,
} from '@/lib/booking/emails';
import { calendarFile } from '@/lib/booking/invite';
import { appointmentInWords, placeForHost } from '@/lib/booking/letter-words';
import { type BookingView, findBooking } from '@/lib/booking/queries';
import { bookingTasks, type Changes, hostReminders } from '@/lib/booking/rules';
import { roomOf } from '@/lib/care/meeting/rules';
import { formatInstant, formatInstantElsewhere } from '@/lib/format/time';
import { wantsMail } from '@/lib/notification/mail';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

// What the worker does for bookings. A job belongs to one sequence of its booking: when the appointment has been
// moved or cancelled since, this job does nothing and a later one tells the people.

const payload = z.strictObject({ bookingId: z.uuid(), sequence: z.coerce.number().int() });
const hostPayload = payload.extend({
  what: z.enum(['booked', 'moved', 'cancelled', 'kept']),
  at: z.iso.datetime().optional(),
});
const hostReminderPayload = payload.extend({ when: z.enum(hostReminders) });
const reminderPayload = payload.extend({ when: z.enum(['day', 'hour', 'join']) });

type Person = NonNullable<BookingView['person']>;

type Made = z.output<typeof payload>;
type Status = 'confirmed' | 'cancelled';

/** The booking of a job, if it has not changed since the job was made. */
async function unchanged({ bookingId, sequence }: Made, status: Status): Promise<BookingView | null> {
  const booking = await findBooking(bookingId);
  return booking?.status === status && booking.icsSequence === sequence ? booking : null;
}

/** The same with the person to write to; somebody who has erased their account since gets nothing. */
async function unchangedForPerson(
  made: Made,
  status: Status,
): Promise<(BookingView & { readonly person: Person }) | null> {
  const booking = await unchanged(made, status);
  return booking?.person ? { ...booking, person: booking.person } : null;
}

/** What one may do with an appointment and until when; a therapist can arrange one at short notice. */
function ruleInWords({ movable, free, freeUntil }: Changes, byPlan: boolean): string {
  if (!free && byPlan) return 'You can cancel it until it begins; so late, the session of your plan is used.';
  if (!free) return 'You can cancel it until it begins; our refund page says what applies so late.';
  const what = movable ? 'move or cancel' : 'cancel';
  return `You can ${what} it free of charge until ${formatInstant(freeUntil)}.`;
}

/** Mails the person who booked, with the calendar file. */
async function sendConfirmation(raw: unknown): Promise<void> {
  const booking = await unchangedForPerson(payload.parse(raw), 'confirmed');
  if (!booking) return;
  const appointment = appointmentInWords(booking);
  const rule = ruleInWords(booking.changes, booking.fee.state === 'plan');
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-confirmed`,
    invite: { method: 'REQUEST', content: calendarFile(booking, 'REQUEST', appointment.url) },
    ...confirmationLetter({ ...appointment, moved: booking.icsSequence > 0, rule }),
  });
}

/** Mails the person where the two meet, with the calendar file. */
async function sendPlace(raw: unknown): Promise<void> {
  const booking = await unchangedForPerson(payload.parse(raw), 'confirmed');
  if (!booking) return;
  const appointment = appointmentInWords(booking);
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-place`,
    invite: { method: 'REQUEST', content: calendarFile(booking, 'REQUEST', appointment.url) },
    ...placeLetter(appointment),
  });
}

/** Mails the person the time that their therapist proposes, while it still stands. */
async function sendProposal(raw: unknown): Promise<void> {
  const booking = await unchangedForPerson(payload.parse(raw), 'confirmed');
  if (!booking?.proposedStartsAt) return;
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-proposed-${booking.proposedStartsAt.getTime()}`,
    ...proposalLetter({
      ...appointmentInWords(booking),
      proposed: formatInstant(booking.proposedStartsAt),
      proposedElsewhere: formatInstantElsewhere(booking.proposedStartsAt, booking.timeZone),
    }),
  });
}

const withdrawnPayload = payload.extend({ at: z.iso.datetime() });

/** Mails the person that the proposed time was taken back, unless another one has been proposed since. */
async function sendWithdrawal(raw: unknown): Promise<void> {
  const { at, ...made } = withdrawnPayload.parse(raw);
  const booking = await unchangedForPerson(made, 'confirmed');
  if (!booking || booking.proposedStartsAt) return;
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-withdrawn-${Date.parse(at)}`,
    ...withdrawalLetter(appointmentInWords(booking)),
  });
}

/** The therapist, or our consultations team. */
function hostOf({ therapist }: BookingView) {
  return therapist
    ? { name: therapist.name, address: therapist.email }
    : { name: 'Support', address: env.SUPPORT_EMAIL };
}

/** The page on which a host sees their appointments. */
function hostPage({ therapist }: BookingView): string {
  return therapist ? `${env.APP_URL}/therapist-dashboard` : `${env.APP_URL}/admin`;
}

const hostNotes: Readonly<Partial<Record<HostNews, (booking: BookingView) => string | null>>> = {
  cancelled: cancelledForHost,
  kept: () => 'The other time that you proposed was not agreed.',
};

/** Mails the therapist, or our consultations team. */
async function tellHost(raw: unknown): Promise<void> {
  const { what, at, ...made } = hostPayload.parse(raw);
  const booking = await unchanged(made, what === 'cancelled' ? 'cancelled' : 'confirmed');
  if (!booking) return;
  const { therapist } = booking;
  await sendEmail({
    to: hostOf(booking),
    id: `booking-${booking.id}-${booking.icsSequence}-host${at ? `-${Date.parse(at)}` : ''}`,
    ...hostNotice({
      hostName: therapist?.name ?? 'all',
      when: formatInstant(booking.startsAt),
      what,
      note: hostNotes[what]?.(booking) ?? null,
      url: hostPage(booking),
    }),
  });
}

/** Mails the person that the appointment will not take place, and removes it from their calendar. */
async function sendCancellation(raw: unknown): Promise<void> {
  const booking = await unchangedForPerson(payload.parse(raw), 'cancelled');
  if (!booking) return;
  const appointment = appointmentInWords(booking);
  const again = booking.therapist ? `/book/${booking.therapist.slug}` : '/book';
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-cancelled`,
    invite: { method: 'CANCEL', content: calendarFile(booking, 'CANCEL', appointment.url) },
    ...cancellationLetter({
      ...appointment,
      why: whyCancelled(booking),
      money: moneyAfterCancelling(booking),
      bookAgainUrl: env.APP_URL + again,
      refundsUrl: `${env.APP_URL}/refunds`,
    }),
  });
}

const sentColumn = { day: 'dayReminderAt', hour: 'hourReminderAt', join: 'joinReminderAt' } as const;

/**
 * Mails a reminder on time, whatever the hour, unless a member wants none. Drops one that comes after the beginning
 * of the appointment, and the last one when there is no room to join.
 */
async function sendReminder(raw: unknown): Promise<void> {
  const { when, ...made } = reminderPayload.parse(raw);
  const booking = await unchangedForPerson(made, 'confirmed');
  if (!booking || booking.startsAt <= new Date()) return;
  const { userId } = booking.person;
  if (userId && !(await wantsMail(db, userId, 'reminder'))) return;
  const appointment = appointmentInWords(booking);
  const { room } = appointment;
  if (when === 'join' && room === null) return;
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-${when}`,
    ...(when === 'join' && room !== null
      ? joinLetter({ ...appointment, room })
      : reminderLetter(appointment)),
  });
  await db.booking.update({ where: { id: booking.id }, data: { [sentColumn[when]]: new Date() } });
}

/**
 * Mails the host when and where they meet their client, unless they want no reminders. Drops what comes after the
 * beginning, and the last one when there is no room to join.
 */
async function remindHost(raw: unknown): Promise<void> {
  const { when, ...made } = hostReminderPayload.parse(raw);
  const booking = await unchanged(made, 'confirmed');
  if (!booking || booking.startsAt <= new Date()) return;
  const { therapist, mode, meeting } = booking;
  const room = roomOf(mode, meeting, 'host');
  if (when === 'join' && room === null) return;
  const host =
    therapist && (await db.therapist.findUnique({ where: { id: therapist.id }, select: { userId: true } }));
  if (host?.userId && !(await wantsMail(db, host.userId, 'reminder'))) return;
  await sendEmail({
    to: hostOf(booking),
    id: `booking-${booking.id}-${booking.icsSequence}-host-${when}`,
    ...hostReminder(when, {
      hostName: therapist?.name ?? 'all',
      when: formatInstant(booking.startsAt),
      place: placeForHost(booking),
      room,
      url: hostPage(booking),
    }),
  });
}

export const bookingJobs = {
  [bookingTasks.confirm]: sendConfirmation,
  [bookingTasks.tellPlace]: sendPlace,
  [bookingTasks.tellProposal]: sendProposal,
  [bookingTasks.tellWithdrawal]: sendWithdrawal,
  [bookingTasks.tellHost]: tellHost,
  [bookingTasks.cancel]: sendCancellation,
  [bookingTasks.remind]: sendReminder,
  [bookingTasks.remindHost]: remindHost,
};
