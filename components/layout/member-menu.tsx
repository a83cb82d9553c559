'use client';

import { CircleUserRound, LayoutDashboard, LogOut } from '@/components/ui/icons';
import { signOutPath } from '@/lib/auth/sign-out-paths';
import { useAuth } from '@/lib/auth/use-auth';

const rowStyle =
  'tap w-full gap-3 rounded-control px-3.5 text-left font-medium text-ink hover:bg-paper-3 disabled:cursor-progress disabled:opacity-70';
const iconStyle = 'size-5 shrink-0 text-primary';

/** Dashboard, profile and sign-out of who is signed in (spec §2, Navigation). The form works without scripts. */
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
      <li className="mt-1 border-line border-t pt-1">
        <form
          action={signOutPath}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void signOut();
          }}
        >
          <button type="submit" disabled={signingOut === 'underway'} className={rowStyle}>
            <LogOut className={iconStyle} />
            {signingOut === 'underway' ? 'Signing out...' : 'Sign Out'}
          </button>
        </form>
        {signingOut === 'failed' && (
          <p
            role="alert"
            data-toast="Failed to sign out"
            className="toast px-3.5 py-2 font-semibold text-danger"
          >
            Failed to sign out
          </p>
        )}
      </li>
    </ul>
  );
}

/** The header's corner: the name, and under it the rows. */
export function MemberMenu() {
  const { name } = useAuth().account;
  return (
    <details data-menu className="relative">
      <summary className="tap max-w-48 gap-2 rounded-control px-3 font-semibold text-ink hover:bg-paper-3">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary text-primary-ink"
        >
          {[...name][0]?.toUpperCase()}
        </span>
        <span className="truncate max-sm:sr-only">{name}</span>
      </summary>
      <div className="absolute top-full right-0 z-30 mt-2 w-60 rounded-card border border-line bg-paper-2 p-2 shadow-float">
        <AccountRows />
      </div>
    </details>
  );
}

/** The same at the end of the slide-out menu. */
export function MemberMenuRows() {
  const { name } = useAuth().account;
  return (
    <section aria-label="Your account">
      <p className="mb-1 truncate px-3.5 text-ink-soft text-small">Signed in as {name}</p>
      <AccountRows />
    </section>
  );
}
