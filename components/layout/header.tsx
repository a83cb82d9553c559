import type { ReactNode } from 'react';
import { AccountMenu } from '@/components/layout/account-menu';
import { Brand } from '@/components/layout/brand';
import { DesktopNavigation } from '@/components/layout/desktop-navigation';
import { GuestDoors } from '@/components/layout/guest-doors';
import { MobileMenu, MobileMenuButton } from '@/components/layout/mobile-menu';
import { buttonStyle } from '@/components/ui/button';
import { LifeBuoy } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

type HeaderProps = {
  /** Right corner; by default that of public pages, which finds out by itself who is there. */
  readonly account?: ReactNode;
  /** The same at the end of the slide-out menu. */
  readonly menuAccount?: ReactNode;
};

/** The first link after "skip to content" is always the way to urgent help. */
export function Header({ account = <GuestCorner />, menuAccount = <GuestDoors /> }: HeaderProps) {
  return (
    <header className="no-print relative z-20 border-line border-b bg-paper">
      <div className="bg-night text-night-ink">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-6">
          <a href={urgentHelpPath} className="tap gap-2 font-semibold underline underline-offset-4">
            <LifeBuoy aria-hidden="true" className="size-5 text-accent" />
            Urgent help
          </a>
          <p className="hidden text-night-soft text-small sm:block">
            In danger? Call{' '}
            <a href="tel:112" className="font-semibold text-night-ink underline underline-offset-4">
              112
            </a>
            . To talk, day or night:{' '}
            <a href="tel:14416" className="font-semibold text-night-ink underline underline-offset-4">
              14416
            </a>
          </p>
        </div>
      </div>
      <div className="container-page flex min-h-18 items-center justify-between gap-3 py-2">
        <div className="flex items-center gap-1">
          <MobileMenuButton />
          <Brand />
        </div>
        <DesktopNavigation />
        {/* Of one width whoever is there: the menu beside it must not move when a name comes in. */}
        <div className="flex shrink-0 justify-end lg:w-48">{account}</div>
      </div>
      <MobileMenu account={menuAccount} />
    </header>
  );
}

function GuestCorner() {
  return (
    <AccountMenu>
      <p className="flex items-center gap-2">
        <a
          href="/login"
          className="tap rounded-control px-3.5 font-semibold text-primary hover:bg-primary-soft"
        >
          Login
        </a>
        <a href="/signup" className={`${buttonStyle()} max-sm:hidden`}>
          Sign Up
        </a>
      </p>
    </AccountMenu>
  );
}
