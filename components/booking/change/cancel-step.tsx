import { CancelForm } from '@/components/booking/change/cancel-form';
import { TitledSection } from '@/components/layout/titled-section';
import { moneyIfCancelled, wordCounts } from '@/lib/booking/cancelled-words';
import type { BookingView } from '@/lib/booking/queries';

/** Asks once more and says what follows, in the words that are shown afterwards. */
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
    <TitledSection id="cancel-title" title="Cancel this appointment?" className="grid max-w-measure gap-4">
      <p>
        Other people can then book this time, and we will inform {therapist?.name ?? 'our team'}.{' '}
        {moneyIfCancelled(ending, now)}{' '}
        <a href="/refunds" className="text-link">
          See refund rules
        </a>
      </p>
      <CancelForm token={token} excusable={wordCounts(ending, now)} />
    </TitledSection>
  );
}
