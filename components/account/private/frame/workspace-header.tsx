import type { ReactNode } from 'react';
import { AccountDropdown } from '@/components/account/private/frame/account-dropdown';
import { Brand } from '@/components/layout/brand';
import { HelpLine } from '@/components/layout/private/help-line';

/**
 * The header of a workspace. On phones urgent help and the quick exit have a line of their own, which stays at the top
 * of the window; from 1024 px on everything is one line.
 */
export function WorkspaceHeader({
  search,
  notifications,
}: {
  readonly search: ReactNode;
  readonly notifications: ReactNode;
}) {
  return (
    <header className="no-print contents lg:sticky lg:top-0 lg:z-20 lg:flex lg:h-16 lg:items-center lg:gap-6 lg:border-border lg:border-b lg:bg-card lg:px-6">
      <HelpLine inside="header" />
      <div className="flex min-h-14 items-center justify-between gap-3 border-border border-b bg-card px-[clamp(0.75rem,4vw,2.5rem)] lg:contents lg:min-h-0">
        {/* On narrow phones the mark alone leaves room for the search beside it. */}
        <div className={`lg:order-1 ${search ? 'max-[24rem]:[&_span]:sr-only' : ''}`}>
          <Brand />
        </div>
        <div className="flex items-center gap-1 lg:order-3">
          {search}
          {notifications}
          <AccountDropdown />
        </div>
      </div>
    </header>
  );
}
