import type { BookingView } from '@/lib/booking/queries';
import { changesOf } from '@/lib/booking/rules';
import { noMeeting } from '@/lib/care/meeting/rules';
import { noFee } from '@/lib/payment/appointment/rules';

const minute = 60_000;

/** With whom such an appointment is. */
export const bookedTherapist = {
  id: 't',
  slug: 'asha-rao',
  name: 'Asha Rao',
  email: 'asha@example.in',
  modes: ['video'],
  isSample: false,
} satisfies BookingView['therapist'];

type Given = Partial<BookingView> & {
  readonly startsAt: Date;
  /** Length of the appointment, where slots have 45; 45 unless said otherwise. */
  readonly minutes?: number;
};

/** A confirmed appointment with a therapist as its page gets it at this moment: by video and free of charge. */
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
    mode: 'video',
    meeting: noMeeting,
    fee: noFee,
    paidTo: null,
    fullPlan: null,
    icsSequence: 0,
    cancelledBy: null,
    cancelReason: null,
    cancelledAt: null,
    due: null,
    backOnPlan: false,
    outcome: null,
    changes: changesOf(rule, now),
    therapist: bookedTherapist,
    person: { name: 'Meera Iyer', email: 'meera@example.in', userId: null },
    ...changed,
  };
}
