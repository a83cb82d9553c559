import { buttonStyle } from '@/components/ui/button';

/** Where the account corner puts a member's links in the slide-out menu of a public page. */
export const menuAccountId = 'menu-account';

/** End of the slide-out menu on public pages, which are made for guests; a member's links take the place of the doors. */
export function GuestDoors() {
  return (
    <>
      <div data-guest-only className="grid gap-3">
        <a href="/signup" className={buttonStyle()}>
          Sign Up
        </a>
        <a href="/login" className={buttonStyle({ look: 'secondary' })}>
          Login
        </a>
      </div>
      <div id={menuAccountId} />
    </>
  );
}
