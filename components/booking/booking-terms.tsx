import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { type FeeRules, rulesInHours } from '@/lib/payment/appointment/late';

type BookingFactsProps = {
  readonly minutes: number;
  /** "Video, Phone" */
  readonly ways: string;
  readonly price: string;
};

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted-foreground text-small max-sm:sr-only">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/**
 * Length, ways to meet and price, above the times. On phones the lines are fixed: a wrap that depends on the font would move
 * everything below when the font comes.
 */
export function BookingFacts({ minutes, ways, price }: BookingFactsProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-1 max-sm:*:last:col-span-2 sm:flex sm:flex-wrap sm:gap-x-10">
      <Fact label="Length">{minutes} minutes</Fact>
      {ways !== '' && <Fact label="Ways to meet">{ways}</Fact>}
      <Fact label="Price">{price}</Fact>
    </dl>
  );
}

type BookingRuleProps = {
  readonly cancelNoticeHours: number;
  /** The appointment costs money, so a late cancellation can too. */
  readonly charged: boolean;
  readonly rules: FeeRules;
};

/** The rule for moving and cancelling, below the times: nothing is booked before the details. */
export function BookingRule({ cancelNoticeHours, charged, rules }: BookingRuleProps) {
  const { late, missed } = rulesInHours({ rules, noticeHours: cancelNoticeHours });
  return (
    <Card asChild variant="muted" size="sm" className="max-w-measure">
      <p>
        You can move or cancel free of charge until {cancelNoticeHours} hours before it begins.{' '}
        {late ??
          (charged ? (
            <>
              After that, you can still cancel. See the{' '}
              <a href="/refunds" className="text-link">
                refund rules
              </a>{' '}
              for what you get back then.
            </>
          ) : (
            'After that, you can still cancel, and it still costs nothing.'
          ))}
        {missed && ` ${missed}`}
      </p>
    </Card>
  );
}
