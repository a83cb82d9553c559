'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import type { AccountSummary } from '@/lib/account/session/account-summary';
import { signedOutPath, signOutPath } from '@/lib/account/session/sign-out-paths';
import { forgetOwn } from '@/lib/browser/own-store';

type Auth = {
  readonly account: AccountSummary;
  readonly signingOut: 'no' | 'underway' | 'failed';
  /** Ends the session on the server, then opens the sign-in page in place of the present page in the history. */
  readonly signOut: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/** The signed-in person, as the server last said. It decides nothing about rights. */
export function AuthProvider({ account, children }: { account: AccountSummary; children: ReactNode }) {
  const [signingOut, setSigningOut] = useState<Auth['signingOut']>('no');

  async function signOut(): Promise<void> {
    setSigningOut('underway');
    try {
      const answer = await fetch(signOutPath, { method: 'POST', headers: { accept: 'application/json' } });
      if (!answer.ok) throw new Error(`Signing out was answered ${answer.status}`);
      forgetOwn();
      location.replace(signedOutPath);
    } catch {
      setSigningOut('failed');
    }
  }

  return <AuthContext value={{ account, signingOut, signOut }}>{children}</AuthContext>;
}

/** @throws outside `AuthProvider`, with the message of product.md §8 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
