import type { ReactNode } from 'react';
import { AccountDropdown } from '@/components/account/private/frame/account-dropdown';
import { Brand } from '@/components/layout/brand';
import { QuickExitLink } from '@/components/layout/quick-exit';
import { LifeBuoy } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

const numberStyle = 'tap justify-center px-3 font-semibold underline underline-offset-4 sm:px-1.5 lg:px-1.5';

/**
 * The header of a workspace. On phones urgent help and the quick exit have a line of their own, which stays at the top
 * of the window; from 1024 px on everything is one line.
 */
export function WorkspaceHeader({ notifications }: { readonly notifications: ReactNode }) {
  return (
    <header className="no-print contents lg:sticky lg:top-0 lg:z-20 lg:flex lg:h-16 lg:items-center lg:gap-6 lg:border-border lg:border-b lg:bg-card lg:px-6">
      <div
        data-quick-exit-bar
        className="sticky top-0 z-20 flex items-center justify-between gap-x-2 bg-night px-[clamp(0.75rem,4vw,2.5rem)] text-night-foreground text-small lg:static lg:order-2 lg:ml-auto lg:gap-x-5 lg:bg-transparent lg:px-0 lg:text-foreground"
      >
        <a href={urgentHelpPath} className="tap gap-2 font-semibold underline underline-offset-4">
          <LifeBuoy aria-hidden="true" className="size-5 text-warm max-[23rem]:hidden lg:text-destructive" />
          Urgent help
        </a>
        <p className="flex items-center lg:text-muted-foreground">
          <span className="max-xl:sr-only">In danger? Call&nbsp;</span>
          <a href="tel:112" className={`${numberStyle} lg:text-foreground`}>
            112
          </a>
          <span className="max-xl:sr-only">· To talk, day or night:&nbsp;</span>
          <a href="tel:14416" className={`${numberStyle} lg:text-foreground`}>
            14416
          </a>
        </p>
        <QuickExitLink short />
      </div>
      <div className="flex min-h-14 items-center justify-between gap-3 border-border border-b bg-card px-[clamp(0.75rem,4vw,2.5rem)] lg:contents lg:min-h-0">
        <div className="lg:order-1">
          <Brand />
        </div>
        <div className="flex items-center gap-1 lg:order-3">
          {notifications}
          <AccountDropdown />
        </div>
      </div>
    </header>
  );
}
