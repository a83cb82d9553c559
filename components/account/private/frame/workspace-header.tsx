import type { ReactNode } from 'react';
import { AccountDropdown } from '@/components/account/private/frame/account-dropdown';
import { Brand } from '@/components/layout/brand';
import { HelpLine } from '@/components/layout/private/help-line';
import { UrgentHelp } from '@/components/layout/private/urgent-help';
import { QuickExitLink } from '@/components/layout/quick-exit';

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
