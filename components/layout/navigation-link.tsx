import { ExternalLink } from '@/components/ui/icons';
import type { NavigationLink } from '@/content/navigation';
import { bookingLink } from '@/lib/site/booking-link';

/** One entry of a menu or column. The booking entry opens a new tab only when the booking page is not ours. */
export function NavigationAnchor({ link, className }: { link: NavigationLink; className?: string }) {
  if (link.href !== undefined) {
    return (
      <a href={link.href} className={className}>
        {link.label}
      </a>
    );
  }
  const booking = bookingLink();
  if (!booking.external) {
    return (
      <a href={booking.href} className={className}>
        {link.label}
      </a>
    );
  }
  return (
    <a href={booking.href} className={className} target="_blank" rel="noopener noreferrer">
      {link.label}
      <ExternalLink aria-hidden="true" className="ml-1.5 inline size-4" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
