'use client';

import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { CircleUserRound, LayoutDashboard, LogOut } from '@/components/ui/icons';
import { Separator } from '@/components/ui/separator';
import { signOutPath } from '@/lib/account/session/sign-out-paths';
import { useAuth } from '@/lib/account/session/use-auth';

const rowStyle =
  'tap w-full gap-3 rounded-control px-3.5 text-left font-medium text-foreground hover:bg-muted disabled:cursor-progress disabled:opacity-70';
const iconStyle = 'size-5 shrink-0 text-primary';

/**
 * Dashboard, profile and sign-out of the signed-in person (product.md §2, Navigation). The form works without
 * scripts.
 */
function AccountRows() {
  const { account, signingOut, signOut } = useAuth();
  return (
    <ul>
      <li>
        <a href={account.dashboard} className={rowStyle}>
          <LayoutDashboard className={iconStyle} />
          Go to Dashboard
        </a>
      </li>
      <li>
        <a href="/edit-profile" className={rowStyle}>
          <CircleUserRound className={iconStyle} />
          Edit Profile
        </a>
      </li>
      <li>
        <Separator className="my-1" />
        <form
          action={signOutPath}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void signOut();
          }}
        >
          {/* Not a Button: it is a row of this list like the links above, without a button's weight and centre. */}
          <button type="submit" disabled={signingOut === 'underway'} className={rowStyle}>
            <LogOut className={iconStyle} />
            {signingOut === 'underway' ? 'Signing out...' : 'Sign Out'}
          </button>
        </form>
        {signingOut === 'failed' && (
          <p role="alert" className="px-3.5 py-2 font-semibold text-destructive">
            Failed to sign out
          </p>
        )}
      </li>
    </ul>
  );
}

/** The header's corner: the name, and under it the links. */
export function MemberMenu() {
  const { name } = useAuth().account;
  return (
    <details data-menu className="relative">
      <summary className="tap max-w-48 gap-2 rounded-control px-3 font-semibold text-foreground hover:bg-muted">
        <Avatar aria-hidden="true" className="size-9 bg-primary text-primary-foreground">
          {[...name][0]?.toUpperCase()}
        </Avatar>
        <span className="truncate max-sm:sr-only">{name}</span>
      </summary>
      <Card variant="flat" size="flush" className="absolute top-full right-0 z-30 mt-2 w-60 p-2 shadow-float">
        <AccountRows />
      </Card>
    </details>
  );
}

/** The same at the end of the slide-out menu. */
export function MemberMenuRows() {
  const { name } = useAuth().account;
  return (
    <section aria-label="Your account">
      <p className="wrap-anywhere mb-1 px-3.5 text-muted-foreground text-small">Signed in as {name}</p>
      <AccountRows />
    </section>
  );
}
