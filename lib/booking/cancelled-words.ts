import type { BookingView } from '@/lib/booking/queries';
import { partInWords } from '@/lib/payment/refund/rules';

type Cancelled = Pick<BookingView, 'cancelledBy' | 'cancelledAt' | 'changes' | 'fee' | 'therapist'>;

const byPerson = (cancelledBy: string | null) => cancelledBy === 'client' || cancelledBy === 'guest';

/** Tells the person who booked an appointment who cancelled it, or that its time was released. */
export function whyCancelled({
  cancelledBy,
  therapist,
}: Pick<BookingView, 'cancelledBy' | 'therapist'>): string {
  if (byPerson(cancelledBy)) return 'You cancelled it.';
  if (cancelledBy === 'system') return 'It was not paid in time, so the time is free again.';
  const who = cancelledBy === 'therapist' && therapist ? therapist.name : 'Our team';
  return `${who} cancelled it. We are sorry.`;
}

/**
 * The reason that a therapist gave, for a guest: their link and the mail are all that they have. A client reads it behind
 * their sign-in; null for them, and without one.
 */
export function reasonForGuest({
  cancelledBy,
  cancelReason,
  person,
}: Pick<BookingView, 'cancelledBy' | 'cancelReason' | 'person'>): string | null {
  return cancelledBy === 'therapist' && person?.userId === null ? cancelReason : null;
}

/** What becomes of a guest's money when their therapist cancels, for the therapist who is about to; null without any. */
export function moneyIfHostCancels({
  state,
  refund,
}: Pick<BookingView['fee'], 'state' | 'refund'>): string | null {
  if (refund) return `${partInWords(refund)} has gone back.`;
  const goesBack = 'the whole fee goes back to them, within seven working days.';
  if (state === 'verified') return `They have paid for it: ${goesBack}`;
  return state === 'reported'
    ? `They told us that they have paid for it. Once it has arrived, ${goesBack}`
    : null;
}

/** What becomes of the money of a cancelled appointment, by the rules of /refunds, for the person who booked it. */
export function moneyAfterCancelling({
  cancelledBy,
  cancelledAt,
  changes,
  fee,
  therapist,
}: Cancelled): string {
  const late = byPerson(cancelledBy) && cancelledAt !== null && cancelledAt > changes.freeUntil;
  if (fee.state === 'refunded') return 'What you paid for it has gone back.';
  if (fee.refund) return `${partInWords(fee.refund)} has gone back.`;
  if (fee.state === 'plan') return 'The session of your plan is used.';
  if (fee.state !== 'verified' && fee.state !== 'reported') return 'Nothing is owed for it.';
  // Our own consultations cost nothing, whenever they are cancelled; the payment was for what was bought from us.
  if (therapist === null) {
    return 'It cost nothing by itself. What you bought from us stays as it is, and the link of your payment books another time.';
  }
  const [paid, arrived] =
    fee.state === 'verified'
      ? ['You have paid for it', '']
      : ['You told us that you have paid for it', 'Once it has arrived, '];
  if (late) {
    return `${paid}. You cancelled late, so this payment pays for no other appointment: half of the fee goes back to you, and all of it if you were ill or in crisis. Your word is enough.`;
  }
  const whole = 'the whole fee goes back to you, within seven working days.';
  return arrived === '' ? `${paid}: ${whole}` : `${paid}. ${arrived}${whole}`;
}

/** The same for the host; null when there is nothing to do and nothing to say. */
export function cancelledForHost({
  cancelledBy,
  fee,
  therapist,
}: Pick<Cancelled, 'cancelledBy' | 'fee' | 'therapist'>): string | null {
  if (cancelledBy === 'system') {
    return 'It was not paid in time, so the time is free again, as you asked us. Your client knows.';
  }
  return therapist !== null && (fee.state === 'verified' || fee.state === 'reported')
    ? 'A payment was made for it. Please send back what the refund rules say, and write it down in Payments.'
    : null;
}
