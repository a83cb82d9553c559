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
        <>You are signed in, so we filled in your name and email.</>
      ) : (
        <>
          Have an account?{' '}
          <a href={login} rel="nofollow" className="text-link">
            Sign in first
          </a>
          , and we fill in your name and email.
        </>
      )}
    </p>
  );
}
