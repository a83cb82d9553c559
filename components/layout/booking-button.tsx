import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { bookingLink } from '@/lib/site/booking-link';

type BookingButtonProps = {
  readonly children?: ReactNode;
  readonly variant?: 'default' | 'outline' | 'warm';
};

/** Opens the 45-minute consultation: the owner's page in a new tab, else our own free times. */
export function BookingButton({ children = 'Schedule a Consultation', variant }: BookingButtonProps) {
  const { href, external } = bookingLink();
  return (
    <Button asChild variant={variant}>
      <a href={href} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {children}
        {external ? <span className="sr-only"> (opens in a new tab)</span> : null}
      </a>
    </Button>
  );
}
