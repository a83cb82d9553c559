'use client';

import type { ReactNode } from 'react';
import { AccountMenu } from '@/components/layout/account-menu';
import { AuthLinks } from '@/components/layout/auth-links';
import { Brand } from '@/components/layout/brand';
import { DesktopNavigation } from '@/components/layout/desktop-navigation';
import { MobileMenu, MobileMenuButton } from '@/components/layout/mobile-menu';
import { QuickExitLink } from '@/components/layout/quick-exit';
import { Button } from '@/components/ui/button';
import { LifeBuoy } from '@/components/ui/icons';
import { findTherapist, urgentHelpPath } from '@/content/navigation';
import type { BookingLink } from '@/lib/site/booking-link';

export type SiteHeaderProps = {
  readonly booking: BookingLink;
  /** Right corner; by default that of public pages, which finds out by itself who is there. */
  readonly account?: ReactNode;
  /** The same at the end of the slide-out menu. */
  readonly menuAccount?: ReactNode;
};

const stripNumber =
  'tap justify-center px-3 font-semibold text-night-foreground underline underline-offset-4 sm:px-1.5';

/**
 * The first link after "skip to content" always opens urgent help. A component of the browser, like the footer: its markup then
 * travels in its script, once for all pages, and not once more beside the HTML of each.
 */
export function SiteHeader({
  booking,
  account = <GuestCorner />,
  menuAccount = <AuthLinks />,
}: SiteHeaderProps) {
  return (
    // No box of its own, so that the strip stays at the top of the window for the whole page.
    <header className="no-print contents">
      <div data-quick-exit-bar className="sticky top-0 z-30 bg-night text-night-foreground text-small">
        <div className="container-page flex items-center justify-between gap-x-2 sm:gap-x-6">
          <a href={urgentHelpPath} className="tap gap-2 font-semibold underline underline-offset-4">
            <LifeBuoy aria-hidden="true" className="size-5 text-warm max-[23rem]:hidden" />
            Urgent help
          </a>
          <p className="flex items-center text-night-muted sm:ml-auto">
            <span className="max-sm:sr-only">In danger? Call </span>
            <a href="tel:112" className={stripNumber}>
              112
            </a>
            <span aria-hidden="true" className="sm:mr-1.5">
              ·
            </span>
            <span className="sr-only">. </span>
            <span className="max-sm:sr-only">To talk, day or night: </span>
            <a href="tel:14416" className={stripNumber}>
              14416
            </a>
          </p>
          <span aria-hidden="true" className="text-night-muted max-lg:hidden">
            Or press Shift three times.
          </span>
          <QuickExitLink short />
        </div>
      </div>
      <div className="relative z-20 border-border border-b bg-background">
        <div className="container-page flex min-h-18 flex-wrap items-center justify-between gap-3 py-2">
          <div className="flex items-center gap-1">
            <MobileMenuButton />
            <Brand />
          </div>
          <DesktopNavigation booking={booking} />
          <Button asChild variant="outline" size="sm" className="max-lg:hidden">
            <a href={findTherapist.href}>{findTherapist.label}</a>
          </Button>
          {/* The same width for everybody: the menu beside it must not move when a name appears. */}
          <div className="flex justify-end lg:w-48">{account}</div>
        </div>
      </div>
      <MobileMenu account={menuAccount} booking={booking} />
    </header>
  );
}

function GuestCorner() {
  return (
    <AccountMenu>
      <p data-guest-only="" className="flex items-center gap-2">
        <a href="/login" className="tap rounded-control px-3.5 font-semibold text-primary hover:bg-accent">
          Login
        </a>
        <Button asChild className="whitespace-nowrap max-sm:hidden">
          <a href="/signup">Sign Up</a>
        </Button>
      </p>
    </AccountMenu>
  );
}
