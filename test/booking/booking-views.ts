import type { BookingView } from '@/lib/booking/queries';
import { changesOf } from '@/lib/booking/rules';
import { noMeeting } from '@/lib/care/meeting/rules';
import { minute } from '@/lib/format/duration';
import { usualRules } from '@/lib/payment/appointment/late';
import { noFee } from '@/lib/payment/appointment/rules';
import type { Due } from '@/lib/payment/refund-due/rules';

/** The therapist of such an appointment. */
export const bookedTherapist = {
  id: 't',
  slug: 'asha-rao',
  name: 'Asha Rao',
  email: 'asha@example.in',
  modes: ['video'],
  isSample: false,
  profilePicture: null,
} satisfies BookingView['therapist'];

type Given = Partial<BookingView> & {
  readonly startsAt: Date;
  /** Minutes; 45, a slot's length, by default. */
  readonly minutes?: number;
};

/** A confirmed appointment with a therapist as its page reads it now: by video and free of charge. */
export function bookingView(now: Date, { startsAt, minutes = 45, ...changed }: Given): BookingView {
  const endsAt = new Date(startsAt.getTime() + minutes * minute);
  const rule = { status: 'confirmed', startsAt, endsAt, cancelNoticeHours: 24, slotMinutes: 45 };
  return {
    id: '01a1f998-a4bb-7439-aca1-89be65957f77',
    calendarId: '01a1f998-a4bb-7439-aca1-89be65957f78',
    status: 'confirmed',
    startsAt,
    endsAt,
    heldUntil: null,
    proposedStartsAt: null,
    timeZone: 'Asia/Kolkata',
    hostZone: 'Asia/Kolkata',
    kind: null,
    paymentId: null,
    placeId: null,
    mode: 'video',
    meeting: noMeeting,
    fee: noFee,
    paidTo: null,
    fullPlan: null,
    icsSequence: 0,
    cancelledBy: null,
    cancelReason: null,
    ...{ cancelledAt: null, hostMissedAt: null },
    due: null,
    backOnPlan: false,
    outcome: null,
    changes: changesOf(rule, now),
    rules: usualRules,
    therapist: bookedTherapist,
    person: {
      id: '01a1f998-a4bb-7439-aca1-89be65957f7a',
      linkId: '01a1f998-a4bb-7439-aca1-89be65957f7a',
      name: 'Meera Iyer',
      email: 'meera@example.in',
      userId: null,
    },
    ...changed,
  };
}

/** A payment of ₹1,800 for a session that its therapist cancelled: found at the bank, without a refund. */
export const dueBack = (changed: Partial<Due>): Due => ({
  paymentId: '01a1f998-a4bb-7439-aca1-89be65957f79',
  reason: 'host-cancelled',
  amountPaise: 180_000,
  sentPaise: 0,
  currency: 'INR',
  dueOn: '2026-12-03',
  owedAt: new Date('2026-11-24T06:00:00Z'),
  ended: null,
  endedAt: null,
  cancelled: new Date('2026-11-24T13:00:00Z'),
  usedFor: null,
  timeZone: 'Asia/Kolkata',
  movable: true,
  ...changed,
});
