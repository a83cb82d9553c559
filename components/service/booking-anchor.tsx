import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { bookingLink } from '@/lib/booking-link';

/** Leads to the 45-minute consultation: the owner's booking page in a new tab, else our own way to ask for a time. */
export function BookingAnchor({
  children = 'Schedule a Consultation',
  look,
  className,
}: {
  children?: ReactNode;
  look?: 'primary' | 'secondary' | 'warm';
  className?: string;
}) {
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
