'use client';

import { useEffect, useRef } from 'react';
import { AccountButton } from '@/components/account/private/frame/account-button';
import { CircleUserRound, LayoutDashboard, LogOut } from '@/components/ui/icons';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/private/dropdown-menu';
import { useAuth } from '@/lib/account/session/use-auth';

const iconStyle = 'size-5 shrink-0 text-primary';

export type AccountPanelProps = {
  /** The first entry has the focus, as in every menu that a keyboard opens. */
  readonly byKeyboard: boolean;
};

export function AccountPanel({ byKeyboard }: AccountPanelProps) {
  const { account, signingOut, signOut } = useAuth();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (byKeyboard) first.current?.focus();
  }, [byKeyboard]);
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger asChild>
        <AccountButton name={account.name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild ref={first}>
          <a href={account.dashboard}>
            <LayoutDashboard className={iconStyle} />
            Go to Dashboard
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="/edit-profile">
            <CircleUserRound className={iconStyle} />
            Edit Profile
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={signingOut === 'underway'} onSelect={() => void signOut()}>
          <LogOut className={iconStyle} />
          {signingOut === 'underway' ? 'Signing out...' : 'Sign Out'}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
