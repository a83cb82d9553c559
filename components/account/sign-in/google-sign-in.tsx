import { GoogleButton } from '@/components/account/sign-in/google-button';
import { GoogleMark } from '@/components/account/sign-in/google-mark';
import { Button } from '@/components/ui/button';

/**
 * Signing in with a Google account. Says that it is not available yet until the owner has set it up, because an
 * active button would lead nowhere.
 */
export function GoogleSignIn({ open, next }: { readonly open: boolean; readonly next?: string | undefined }) {
  return (
    <div className={`grid gap-4 ${open ? 'needs-script' : ''}`}>
      <p className="flex items-center gap-4 text-muted-foreground text-small before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </p>
      {open ? (
        <GoogleButton next={next} />
      ) : (
        <Button
          disabled
          variant={null}
          className="border-2 border-border text-muted-foreground disabled:opacity-100"
        >
          <GoogleMark />
          <span>
            Continue with Google <span className="font-normal text-small">(Coming Soon)</span>
          </span>
        </Button>
      )}
    </div>
  );
}
