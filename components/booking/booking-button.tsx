import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { bookingLink } from '@/lib/booking-link';

type BookingButtonProps = {
  readonly children?: ReactNode;
  readonly look?: 'primary' | 'secondary' | 'warm';
  readonly className?: string;
};

/** Leads to the 45-minute consultation: the owner's page in a new tab, else our own free times. */
export function BookingButton({ children = 'Schedule a Consultation', look, className }: BookingButtonProps) {
  const { href, external } = bookingLink();
  return (
    <ButtonLink
      href={href}
      look={look}
      className={className}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {external ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </ButtonLink>
  );
}
