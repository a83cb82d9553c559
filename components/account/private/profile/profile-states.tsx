import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { editingMessages } from '@/lib/account/profile/editing/rules';

/** Shown while the profile loads (product.md §2). */
export function ProfileLoading() {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lead">
        Loading profile...
      </p>
      <Skeleton className="h-96 rounded-card" />
      {/* A script puts late content in place. */}
      <noscript>
        <a href="/edit-profile?wait" className="tap text-link">
          Show the profile without scripts
        </a>
      </noscript>
    </div>
  );
}

/** The account exists and its profile does not (product.md §2). */
export function ProfileNotFound() {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert" className="text-lead">
        {editingMessages.notFound}
      </p>
      <a href="/onboarding" className="tap text-link">
        Set up your profile
      </a>
    </div>
  );
}

/** The profile could not be read (product.md §8). "Try again" is a form, so it needs no scripts. */
export function ProfileUnloaded({ reference }: { readonly reference: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <div role="alert" className="grid gap-2">
        <p className="font-semibold text-destructive text-h4">{editingMessages.error}</p>
        <p>{editingMessages.unloaded}</p>
        <p className="text-muted-foreground text-small">Reference: {reference}</p>
      </div>
      <form>
        <Button type="submit">Try again</Button>
      </form>
    </div>
  );
}
