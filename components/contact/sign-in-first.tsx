'use client';

import type { Route } from 'next';
import { useOwnContact } from '@/components/account/use-own-contact';

/**
 * Leads a guest to signing in, and back to the form of this page with what is known of them. A line takes its place for
 * whoever is signed in, so that nothing moves.
 */
export function SignInFirst({ login }: { readonly login: Route }) {
  const own = useOwnContact();
  return (
    <p className="mb-6 max-w-measure">
      {own ? (
        <>
          You are signed in, so what we know of you is filled in. The message goes out under what stands
          there.
        </>
      ) : (
        <>
          Have an account?{' '}
          <a href={login} rel="nofollow" className="text-link">
            Sign in first
          </a>
          , and your name and address are filled in. You can also write without one.
        </>
      )}
    </p>
  );
}
