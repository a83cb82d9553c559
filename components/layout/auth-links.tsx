import { Button } from '@/components/ui/button';

/** Place for a member's links in the slide-out menu of a public page. */
export const menuAccountId = 'menu-account';

/** End of the slide-out menu on public pages, which are made for guests; a member's links replace these. */
export function AuthLinks() {
  return (
    <>
      <div data-guest-only className="grid gap-3">
        <Button asChild>
          <a href="/signup">Sign Up</a>
        </Button>
        <Button asChild variant="outline">
          <a href="/login">Login</a>
        </Button>
      </div>
      <div id={menuAccountId} />
    </>
  );
}
