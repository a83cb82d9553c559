import type { ReactNode } from 'react';
import { BookingButton } from '@/components/layout/booking-button';
import { Button } from '@/components/ui/button';

const usualActions = (
  <>
    <BookingButton>Book the free consultation</BookingButton>
    <Button asChild variant="outline">
      <a href="/products">See all prices</a>
    </Button>
  </>
);

export function ServiceClosing({
  actions = usualActions,
  children,
}: {
  /** One or two buttons; by default the free consultation, and all prices. */
  readonly actions?: ReactNode;
  /** Words about what the service costs; the prices themselves are on one page, where the owner changes them. */
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby="next-step" className="late-[24rem] bg-accent">
      <div className="container-page section-space grid gap-5 md:gap-8 md:grid-cols-[1fr_1.6fr]">
        <h2 id="next-step">What it costs, and how to begin</h2>
        <div className="space-y-5">
          <p className="max-w-measure">{children}</p>
          <p className="flex flex-wrap gap-3">{actions}</p>
        </div>
      </div>
    </section>
  );
}
