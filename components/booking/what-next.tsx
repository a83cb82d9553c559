import { TitledSection } from '@/components/layout/titled-section';
import type { BookingView } from '@/lib/booking/queries';
import { joinMinutes, roomOf } from '@/lib/care/meeting/rules';

type Booked = Pick<BookingView, 'fee' | 'mode' | 'meeting' | 'therapist'>;

function stepOfPaying({ fee: { state, rule } }: Booked): string | null {
  if (state === 'reported') return 'We check your payment, then we email you.';
  if (state !== 'due') return null;
  return rule === 'after'
    ? 'You pay after the appointment.'
    : 'Pay, and we email you once the money has arrived.';
}

function stepOfMeeting({ mode, meeting }: Booked): string | null {
  if (mode === 'video' && roomOf(mode, meeting, 'person'))
    return `Open this page ${joinMinutes} minutes before, and join the call. The browser is enough.`;
  if (mode === 'phone' && meeting.caller === 'host') return 'Keep your phone beside you. You will be called.';
  if (mode === 'in_person' && meeting.address) return 'Come to the address above a few minutes early.';
  return null;
}

const ready: Readonly<Record<string, string>> = {
  video: 'Have ready: a quiet place, headphones, and a charged phone or laptop.',
  phone: 'Have ready: a quiet place and a charged phone.',
};

/** The steps from a booking until the appointment begins. */
export function WhatNext({ booking }: { readonly booking: Booked }) {
  const steps = [
    stepOfPaying(booking),
    'We email you a reminder before it begins, unless you have turned reminders off.',
    stepOfMeeting(booking),
    booking.mode && ready[booking.mode],
  ].filter(Boolean);
  return (
    <TitledSection id="what-next" title="What happens next" className="grid gap-3">
      <ol className="grid max-w-measure list-decimal gap-2 pl-6">
        {steps.map((step) => (
          <li key={String(step)}>{step}</li>
        ))}
      </ol>
    </TitledSection>
  );
}
