import type { Route } from 'next';

/** Leads a guest to signing in, and back to the form of this page with what is known of them. */
export function SignInFirst({ login }: { readonly login: Route }) {
  return (
    <p className="mb-6 max-w-measure">
      Have an account?{' '}
      <a href={login} rel="nofollow" className="text-link">
        Sign in first
      </a>
      , and your name and address are filled in. You can also write without one.
    </p>
  );
}
