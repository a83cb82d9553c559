import type { ReactNode } from 'react';
import { AccountMenu } from '@/components/layout/account-menu';
import { AuthLinks } from '@/components/layout/auth-links';
import { Brand } from '@/components/layout/brand';
import { DesktopNavigation } from '@/components/layout/desktop-navigation';
import { MobileMenu, MobileMenuButton } from '@/components/layout/mobile-menu';
import { Button } from '@/components/ui/button';
import { LifeBuoy } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

type HeaderProps = {
  /** Right corner; by default that of public pages, which finds out by itself who is there. */
  readonly account?: ReactNode;
  /** The same at the end of the slide-out menu. */
  readonly menuAccount?: ReactNode;
};

/** The first link after "skip to content" always opens urgent help. */
export function Header({ account = <GuestCorner />, menuAccount = <AuthLinks /> }: HeaderProps) {
  return (
    <header className="no-print relative z-20 border-border border-b bg-background">
      <div className="bg-night text-night-foreground">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-6">
          <a href={urgentHelpPath} className="tap gap-2 font-semibold underline underline-offset-4">
            <LifeBuoy aria-hidden="true" className="size-5 text-warm" />
            Urgent help
          </a>
          <p className="hidden text-night-muted text-small sm:block">
            In danger? Call{' '}
            <a href="tel:112" className="font-semibold text-night-foreground underline underline-offset-4">
              112
            </a>
            . To talk, day or night:{' '}
            <a href="tel:14416" className="font-semibold text-night-foreground underline underline-offset-4">
              14416
            </a>
          </p>
        </div>
      </div>
      <div className="container-page flex min-h-18 flex-wrap items-center justify-between gap-3 py-2">
        <div className="flex items-center gap-1">
          <MobileMenuButton />
          <Brand />
        </div>
        <DesktopNavigation />
        {/* The same width for everybody: the menu beside it must not move when a name appears. */}
        <div className="flex justify-end lg:w-48">{account}</div>
      </div>
      <MobileMenu account={menuAccount} />
    </header>
  );
}

function GuestCorner() {
  return (
    <AccountMenu>
      <p className="flex items-center gap-2">
        <a href="/login" className="tap rounded-control px-3.5 font-semibold text-primary hover:bg-accent">
          Login
        </a>
        <Button asChild className="max-sm:hidden">
          <a href="/signup">Sign Up</a>
        </Button>
      </p>
    </AccountMenu>
  );
}
