import { CancelForm } from '@/components/booking/cancel-form';
import type { BookingView } from '@/lib/booking/queries';

/** Asks once more and says what follows: the cancelled time becomes free for others. */
export function CancelStep({ booking, token }: { readonly booking: BookingView; readonly token: string }) {
  const { therapist, changes, fee } = booking;
  const paid = fee.state === 'verified' || fee.state === 'reported';
  return (
    <section aria-labelledby="cancel-title" className="grid max-w-measure gap-4">
      <h2 id="cancel-title" className="text-h3">
        Cancel this appointment?
      </h2>
      <p>
        The time goes to somebody else, and we tell {therapist?.name ?? 'our team'}.{' '}
        {booking.fee.state === 'plan' ? (
          changes.free ? (
            'The session goes back to your plan.'
          ) : (
            <>
              It is late, so the session of your plan counts as used. Were you ill or in crisis? Tell your
              therapist, who can give it back; see{' '}
              <a href="/refunds#plans" className="text-link">
                plans paid ahead
              </a>
              .
            </>
          )
        ) : changes.free || !therapist ? (
          paid ? (
            'It costs nothing, and what you have paid goes back to you.'
          ) : (
            'It costs nothing.'
          )
        ) : (
          <>
            It is late, so part of the fee may be kept; see{' '}
            <a href="/refunds" className="text-link">
              cancelling and refunds
            </a>
            .
          </>
        )}
      </p>
      <CancelForm token={token} />
    </section>
  );
}
