import { GoogleButton } from '@/components/account/sign-in/google-button';
import { GoogleMark } from '@/components/account/sign-in/google-mark';

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
        <button
          type="button"
          disabled
          className="inline-flex min-h-12 items-center justify-center gap-3 rounded-control border-2 border-border px-5 font-semibold text-muted-foreground disabled:cursor-not-allowed"
        >
          <GoogleMark />
          <span>
            Continue with Google <span className="font-normal text-small">(Coming Soon)</span>
          </span>
        </button>
      )}
    </div>
  );
}
