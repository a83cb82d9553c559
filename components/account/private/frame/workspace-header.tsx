import type { ReactNode } from 'react';
import { AccountDropdown } from '@/components/account/private/frame/account-dropdown';
import { Brand } from '@/components/layout/brand';
import { HelpLine } from '@/components/layout/private/help-line';
import { HelpSheet } from '@/components/layout/private/help-sheet';
import { QuickExitLink } from '@/components/layout/quick-exit';
import { Button } from '@/components/ui/button';
import { LifeBuoy } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

/** The numbers for urgent help and the quick exit, behind one picture in the bar of a workspace. */
function UrgentHelp({ className }: { readonly className: string }) {
  return (
    <HelpSheet className={className} picture={<LifeBuoy aria-hidden="true" className="size-5" />}>
      <div className="grid gap-3">
        <Button asChild size="lg" variant="destructive">
          <a href="tel:112">In danger? Call 112</a>
        </Button>
        <Button asChild size="lg">
          <a href="tel:14416">To talk, day or night: 14416</a>
        </Button>
        <p className="flex flex-wrap items-center justify-between gap-x-6">
          <a href={urgentHelpPath} className="tap text-link">
            All help and numbers
          </a>
          <QuickExitLink />
        </p>
      </div>
    </HelpSheet>
  );
}

type WorkspaceHeaderProps = {
  /** The search of those who work here; null for a client, who has urgent help and the quick exit in sight instead. */
  readonly search: ReactNode;
  readonly notifications: ReactNode;
};

/**
 * The header of a workspace: one line from 1024 px on. On phones it is the end of the bar at the top of the window, whose beginning is
 * the head of the page (`page-head.tsx`).
 */
export function WorkspaceHeader({ search, notifications }: WorkspaceHeaderProps) {
  return (
    <header className="no-print absolute top-0 right-0 z-20 flex h-13 items-center px-1 lg:sticky lg:h-16 lg:gap-4 lg:border-border lg:border-b lg:bg-card lg:px-6 bar:max-lg:fixed">
      {search ? (
        <UrgentHelp className="order-3" />
      ) : (
        <>
          <UrgentHelp className="order-4 lg:hidden" />
          <div className="hidden lg:contents">
            <HelpLine inside="header" />
          </div>
          <div className="order-3 lg:hidden">
            <QuickExitLink icon />
          </div>
        </>
      )}
      <div className="order-1 mr-auto max-lg:hidden">
        <Brand />
      </div>
      {search && <div className="order-1 lg:w-105 lg:mr-auto">{search}</div>}
      <div className="order-2 lg:order-3">{notifications}</div>
      <div className="order-4 max-lg:hidden">
        <AccountDropdown />
      </div>
    </header>
  );
}
