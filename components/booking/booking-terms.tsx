import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type BookingTermsProps = {
  readonly minutes: number;
  /** "Video, Phone" */
  readonly ways: string;
  readonly price: string;
  readonly cancelNoticeHours: number;
  /** The appointment costs money, so a late cancellation can too. */
  readonly charged: boolean;
};

function Term({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted-foreground text-small">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Length, price and the cancellation rule, shown before anybody books. */
export function BookingTerms({ minutes, ways, price, cancelNoticeHours, charged }: BookingTermsProps) {
  return (
    <Card variant="muted" size="flush" className="grid gap-4 p-5 sm:p-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Term label="Length">{minutes} minutes</Term>
        {ways !== '' && <Term label="Ways to meet">{ways}</Term>}
        <Term label="Price">{price}</Term>
      </dl>
      <p className="max-w-measure">
        You can move or cancel free of charge until {cancelNoticeHours} hours before it begins. After that you
        can still cancel
        {charged ? (
          <>
            . See the{' '}
            <a href="/refunds" className="text-link">
              refund rules
            </a>{' '}
            for what you get back then.
          </>
        ) : (
          ', and it still costs nothing.'
        )}
      </p>
    </Card>
  );
}
