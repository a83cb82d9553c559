import type { ReactNode } from 'react';
import { Brand } from '@/components/layout/brand';
import { MenuLink } from '@/components/layout/menu-link';
import { Button } from '@/components/ui/button';
import { ChevronDown, LifeBuoy, Menu, X } from '@/components/ui/icons';
import { breathing, findTherapist, mainNavigation, urgentHelpPath } from '@/content/navigation';
import type { BookingLink } from '@/lib/site/booking-link';

const menuId = 'mobile-menu';
const rowStyle = 'tap w-full rounded-control px-3 text-lead font-medium text-foreground hover:bg-muted';

/** Opens the slide-out menu. A popover needs no script: the browser handles Escape, a tap outside and focus. */
export function MobileMenuButton() {
  return (
    <Button
      variant={null}
      size={null}
      popoverTarget={menuId}
      className="-ml-3 size-12 text-foreground hover:bg-muted lg:hidden"
    >
      <Menu aria-hidden="true" className="size-6" />
      <span className="sr-only">Menu</span>
    </Button>
  );
}

/** @param account the links of a guest or of the signed-in person */
export function MobileMenu({ account, booking }: { account: ReactNode; booking: BookingLink }) {
  return (
    <div
      id={menuId}
      popover="auto"
      className="slide-menu overflow-y-auto border-border border-r bg-card p-4 text-foreground shadow-float lg:hidden"
    >
      <div className="flex items-center justify-between">
        <Brand />
        <Button
          variant={null}
          size={null}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          className="size-12 hover:bg-muted"
        >
          <X aria-hidden="true" className="size-6" />
          <span className="sr-only">Close menu</span>
        </Button>
      </div>
      <nav aria-label="Menu" className="mt-4">
        <Button asChild className="w-full">
          <a href={findTherapist.href}>{findTherapist.label}</a>
        </Button>
        <ul className="mt-3 space-y-1">
          {mainNavigation.map((entry) => (
            <li key={entry.href}>
              {entry.children ? (
                <details name="mobile-submenu" className="disclosure">
                  <summary className={`${rowStyle} justify-between`}>
                    {entry.label}
                    <ChevronDown aria-hidden="true" className="chevron size-5" />
                  </summary>
                  <ul className="mb-2 ml-3 border-border border-l-2 pl-2">
                    <li>
                      <a href={entry.href} className="tap w-full px-3 font-semibold">
                        All {entry.label.toLowerCase()}
                      </a>
                    </li>
                    {entry.children.map((link) => (
                      <li key={link.label}>
                        <MenuLink link={link} booking={booking} className="tap w-full px-3" />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <a href={entry.href} className={rowStyle}>
                  {entry.label}
                </a>
              )}
            </li>
          ))}
        </ul>
        <ul className="mt-4 space-y-1 border-border border-t pt-4">
          <li>
            <a href={urgentHelpPath} className={`${rowStyle} gap-2.5`}>
              <LifeBuoy aria-hidden="true" className="size-5 text-destructive" />
              Urgent help
            </a>
          </li>
          <li>
            <a href={breathing.href} className={rowStyle}>
              {breathing.label}
            </a>
          </li>
        </ul>
      </nav>
      <div className="mt-6 border-border border-t pt-6">{account}</div>
    </div>
  );
}
