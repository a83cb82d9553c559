'use client';

import { useEffect } from 'react';
import { toast } from 'sonner';
import { MemberMenu } from '@/components/layout/member-menu';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
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

/** The account menu of private pages; without scripts the public pages' menu replaces it. */
export function AccountDropdown() {
  const { account, signingOut, signOut } = useAuth();

  // The menu is closed by then, so the message needs a place of its own.
  useEffect(() => {
    if (signingOut === 'failed') toast.error('Failed to sign out');
  }, [signingOut]);

  return (
    <>
      <div className="no-script">
        <MemberMenu />
      </div>
      <div className="needs-script">
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger asChild>
            <Button variant={null} className="tap max-w-48 hover:bg-muted">
              <Avatar aria-hidden="true" className="size-9 bg-primary text-primary-foreground">
                {[...account.name][0]?.toUpperCase()}
              </Avatar>
              <span className="truncate max-sm:sr-only">{account.name}</span>
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem asChild>
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
      </div>
    </>
  );
}
