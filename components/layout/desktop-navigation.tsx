import { MenuLink } from '@/components/layout/menu-link';
import { Card } from '@/components/ui/card';
import { ChevronDown } from '@/components/ui/icons';
import { mainNavigation } from '@/content/navigation';
import type { BookingLink } from '@/lib/site/booking-link';

const entryStyle = 'tap rounded-control px-2 font-medium xl:px-3.5 text-foreground hover:bg-muted';

/**
 * The menu from 1024 px on. Submenus are <details> with one name: opening one closes the other, with or without
 * JavaScript. `site-behaviour.tsx` adds Escape and closing by a click elsewhere.
 */
export function DesktopNavigation({ booking }: { readonly booking: BookingLink }) {
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex flex-wrap items-center">
        {mainNavigation.map((entry) =>
          entry.children ? (
            <li key={entry.href}>
              <details name="main-menu" data-menu className="disclosure-plain relative">
                <summary className={`${entryStyle} gap-1.5`}>
                  {entry.label}
                  <ChevronDown aria-hidden="true" className="chevron size-4" />
                </summary>
                <Card
                  asChild
                  variant="flat"
                  size="flush"
                  className="absolute left-0 top-full z-30 mt-2 w-72 p-2 shadow-float"
                >
                  <ul>
                    <li>
                      <a href={entry.href} className={`${entryStyle} w-full font-semibold`}>
                        All {entry.label.toLowerCase()}
                      </a>
                    </li>
                    {entry.children.map((link) => (
                      <li key={link.label}>
                        <MenuLink link={link} booking={booking} className={`${entryStyle} w-full`} />
                      </li>
                    ))}
                  </ul>
                </Card>
              </details>
            </li>
          ) : (
            <li key={entry.href}>
              <a href={entry.href} className={entryStyle}>
                {entry.label}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
