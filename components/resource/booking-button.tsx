import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { bookingLink } from '@/lib/booking-link';

type Look = 'primary' | 'secondary' | 'warm';

/** Leads to the consultation booking: the owner's page in a new tab, else our own way to ask for a time. */
export function BookingButton({ children, look }: { children: ReactNode; look?: Look }) {
  const { href, external } = bookingLink();
  return (
    <ButtonLink
      href={href}
      {...(look ? { look } : {})}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {external ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </ButtonLink>
  );
}
