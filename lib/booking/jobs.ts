import 'server-only';
import { z } from 'zod';
import { againAddress } from '@/lib/booking/again';
import { assignmentJobs } from '@/lib/booking/assignment/jobs';
import {
  canBeExcused,
  cancelledForHost,
  moneyAfterCancelling,
  reasonForGuest,
  whyCancelled,
} from '@/lib/booking/cancelled-words';
import {
  cancellationLetter,
  confirmationLetter,
  placeLetter,
  proposalLetter,
  reopenedLetter,
  withdrawalLetter,
} from '@/lib/booking/emails';
import { guestInvitationJobs } from '@/lib/booking/guest-invitation/jobs';
import { type HostNews, hostLetter } from '@/lib/booking/host-emails';
import { calendarFile } from '@/lib/booking/invite';
import { keptHourJobs } from '@/lib/booking/kept-hour/jobs';
import { isFirstBooking, ownWordsFor } from '@/lib/booking/letter/queries';
import { appointmentInWords, kindAndLength } from '@/lib/booking/letter-words';
import { newLinkJobs } from '@/lib/booking/new-link/jobs';
import { bookingOfJob, hostOf, hostPage, unchanged, unchangedForPerson } from '@/lib/booking/of-job';
import { purchaseJobs } from '@/lib/booking/purchase/refund';
import { type BookingView, findBooking } from '@/lib/booking/queries';
import { reminderJobs } from '@/lib/booking/reminder-jobs';
import { reviewJobs } from '@/lib/booking/review/jobs';
import { bookingTasks } from '@/lib/booking/rules';
import { missedLetter } from '@/lib/care/session/conclude/emails';
import { formatInstant } from '@/lib/format/time';
import { rulesOfAppointment } from '@/lib/payment/appointment/late';
import { feeInWords } from '@/lib/payment/appointment/rules';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

// Jobs for bookings. A job belongs to one sequence of its booking: if the appointment has been moved or
// cancelled since, the job does nothing, because a later job tells the people.

const hostPayload = bookingOfJob.extend({
  what: z.enum(['booked', 'moved', 'cancelled', 'kept']),
  at: z.iso.datetime().optional(),
  was: z.iso.datetime().optional(),
});

const confirmedPayload = bookingOfJob.extend({ was: z.iso.datetime().optional() });

/** The time before the move, on its reader's clock. */
const wasInWords = (was: string | undefined, timeZone: string) =>
  was === undefined ? null : formatInstant(new Date(was), timeZone);

/**
 * Tells the client or guest what they may change about an appointment, and until when; a therapist may
 * arrange one at short notice.
 */
function ruleInWords({ changes, fee, timeZone, rules, startsAt }: BookingView): string {
  const { movable, free, freeUntil, noticeHours } = changes;
  const byPlan = fee.state === 'plan';
  const at = { rules, noticeHours, startsAt, feePaise: fee.amountPaise, timeZone, free };
  const costs = byPlan ? { late: null, missed: null } : rulesOfAppointment(at, new Date());
  const charges = [costs.late, costs.missed].filter(Boolean).join(' ');
  if (!free && byPlan)
    return 'You can cancel it until it begins. If you cancel late, the session of your plan counts as used.';
  const late = costs.late ? '' : ' See our refund rules for late cancellations.';
  if (!free) return [`You can cancel it until it begins.${late}`, charges].filter(Boolean).join(' ');
  const what = movable ? 'move or cancel' : 'cancel';
  const until = `You can ${what} it free of charge until ${formatInstant(freeUntil, timeZone)}.`;
  return [until, charges].filter(Boolean).join(' ');
}

async function sendConfirmation(raw: unknown): Promise<void> {
  const { was, ...made } = confirmedPayload.parse(raw);
  const booking = await unchangedForPerson(made, 'confirmed');
  if (!booking) return;
  const appointment = appointmentInWords(booking);
  const rule = ruleInWords(booking);
  const moved = booking.icsSequence > 0;
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-confirmed`,
    invite: { method: 'REQUEST', content: calendarFile(booking, 'REQUEST', appointment.url) },
    ...confirmationLetter({
      ...appointment,
      own: !moved && (await isFirstBooking(booking.id)) ? await ownWordsFor(booking, 'first') : null,
      moved,
      was: wasInWords(was, booking.timeZone),
      rule,
    }),
  });
}

async function sendPlace(raw: unknown): Promise<void> {
  const booking = await unchangedForPerson(bookingOfJob.parse(raw), 'confirmed');
  if (!booking) return;
  const appointment = appointmentInWords(booking);
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-place`,
    invite: { method: 'REQUEST', content: calendarFile(booking, 'REQUEST', appointment.url) },
    ...placeLetter(appointment),
  });
}

/** Mails the time that the therapist proposes, if the proposal is still open. */
async function sendProposal(raw: unknown): Promise<void> {
  const booking = await unchangedForPerson(bookingOfJob.parse(raw), 'confirmed');
  if (!booking?.proposedStartsAt) return;
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-proposed-${booking.proposedStartsAt.getTime()}`,
    ...proposalLetter({
      ...appointmentInWords(booking),
      proposed: formatInstant(booking.proposedStartsAt, booking.timeZone),
    }),
  });
}

const withdrawnPayload = bookingOfJob.extend({ at: z.iso.datetime() });

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

const hostNotes: Readonly<Partial<Record<HostNews, (booking: BookingView) => string | null>>> = {
  cancelled: cancelledForHost,
  kept: () => 'The time you proposed was declined.',
};

async function tellHost(raw: unknown): Promise<void> {
  const { what, at, was, ...made } = hostPayload.parse(raw);
  const booking = await unchanged(made, what === 'cancelled' ? 'cancelled' : 'confirmed');
  if (!booking) return;
  const { therapist, person, fee, endsAt, hostZone } = booking;
  await sendEmail({
    to: hostOf(booking),
    id: `booking-${booking.id}-${booking.icsSequence}-host${at ? `-${Date.parse(at)}` : ''}`,
    ...hostLetter({
      hostName: therapist?.name ?? 'all',
      when: formatInstant(booking.startsAt, hostZone),
      was: wasInWords(was, hostZone),
      personName: person?.name ?? null,
      length: kindAndLength(booking),
      fee: feeInWords(fee, { endsAt, now: new Date(), timeZone: hostZone }, 'other'),
      what,
      note: hostNotes[what]?.(booking) ?? null,
      url: hostPage(booking),
    }),
  });
}

async function sendCancellation(raw: unknown): Promise<void> {
  const booking = await unchangedForPerson(bookingOfJob.parse(raw), 'cancelled');
  if (!booking) return;
  const appointment = appointmentInWords(booking);
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-cancelled`,
    invite: { method: 'CANCEL', content: calendarFile(booking, 'CANCEL', appointment.url) },
    ...cancellationLetter({
      ...appointment,
      why: whyCancelled(booking),
      reason: reasonForGuest(booking),
      money: moneyAfterCancelling(booking),
      bookAgainUrl: againAddress(booking, new Date()),
      takesAlong: booking.due?.movable === true && !booking.successor,
      excuseUrl: canBeExcused(booking) ? appointment.url : null,
      refundsUrl: `${env.APP_URL}/refunds`,
    }),
  });
}

const outcomePayload = z.strictObject({ bookingId: z.uuid(), at: z.iso.datetime() });

/** Tells a guest, who has no account to read it in, that they missed the appointment, or that this was a mistake. */
async function tellOutcome(raw: unknown): Promise<void> {
  const { bookingId, at } = outcomePayload.parse(raw);
  const booking = await findBooking(bookingId);
  if (booking?.status !== 'confirmed' || booking.outcome === 'completed') return;
  const { person } = booking;
  if (!person || person.userId !== null) return;
  const { when, url, ...appointment } = appointmentInWords({ ...booking, person });
  await sendEmail({
    to: { name: person.name, address: person.email },
    id: `booking-${booking.id}-outcome-${Date.parse(at)}`,
    ...(booking.outcome === 'no_show'
      ? missedLetter({
          own: await ownWordsFor({ ...booking, person }, 'missed'),
          ...{ when, therapist: appointment.therapistName ?? '' },
          action: ['See the appointment', url],
        })
      : reopenedLetter({ ...appointment, when, url })),
  });
}

export const bookingJobs = {
  [bookingTasks.confirm]: sendConfirmation,
  [bookingTasks.tellPlace]: sendPlace,
  [bookingTasks.tellProposal]: sendProposal,
  [bookingTasks.tellWithdrawal]: sendWithdrawal,
  [bookingTasks.tellHost]: tellHost,
  [bookingTasks.cancel]: sendCancellation,
  [bookingTasks.tellOutcome]: tellOutcome,
  ...reminderJobs,
  ...guestInvitationJobs,
  ...assignmentJobs,
  ...keptHourJobs,
  ...newLinkJobs,
  ...purchaseJobs,
  ...reviewJobs,
};
