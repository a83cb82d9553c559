import { SiteHeader, type SiteHeaderProps } from '@/components/layout/site-header';
import { bookingLink } from '@/lib/site/booking-link';

/** The header of every page, on the server, where the settings say where a consultation is booked. */
export function Header(props: Omit<SiteHeaderProps, 'booking'>) {
  return <SiteHeader {...props} booking={bookingLink()} />;
}
