import { CancelForm } from '@/components/booking/change/cancel-form';
import { moneyIfCancelled, wordCounts } from '@/lib/booking/cancelled-words';
import type { BookingView } from '@/lib/booking/queries';

/** Asks once more and says what follows, in the words that stand there afterwards. */
export function CancelStep({
  booking,
  token,
  now,
}: {
  readonly booking: BookingView;
  readonly token: string;
  readonly now: Date;
}) {
  const { therapist, changes } = booking;
  const ending = { ...booking, noticeHours: changes.noticeHours };
  return (
    <section aria-labelledby="cancel-title" className="grid max-w-measure gap-4">
      <h2 id="cancel-title" className="text-h3">
        Cancel this appointment?
      </h2>
      <p>
        Other people can then book this time, and we will inform {therapist?.name ?? 'our team'}.{' '}
        {moneyIfCancelled(ending, now)}{' '}
        <a href="/refunds" className="text-link">
          See refund rules
        </a>
      </p>
      <CancelForm token={token} excusable={wordCounts(ending, now)} />
    </section>
  );
}
