import { GoogleButton } from '@/components/account/google-button';
import { GoogleMark } from '@/components/account/google-mark';

/**
 * The way in with a Google account. Where the owner has not set it up it stands there as what it is, not open yet:
 * a live button would lead nowhere.
 */
export function GoogleSignIn({ open, next }: { readonly open: boolean; readonly next?: string | undefined }) {
  return (
    <div className={`grid gap-4 ${open ? 'needs-script' : ''}`}>
      <p className="flex items-center gap-4 text-ink-soft text-small before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {open ? (
        <GoogleButton next={next} />
      ) : (
        <button
          type="button"
          disabled
          className="inline-flex min-h-12 items-center justify-center gap-3 rounded-control border-2 border-line px-5 font-semibold text-ink-soft disabled:cursor-not-allowed"
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
