import { MenuLink } from '@/components/layout/menu-link';
import type { NavigationLink } from '@/content/navigation';
import { bookingLink } from '@/lib/site/booking-link';

/** One entry of a menu or column, on the server, where the settings say where a consultation is booked. */
export function NavigationAnchor({ link, className }: { link: NavigationLink; className?: string }) {
  return <MenuLink link={link} booking={bookingLink()} className={className} />;
}
