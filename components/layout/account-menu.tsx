'use client';

import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { type AccountSummary, memberHintCookie } from '@/lib/auth/account-summary';

type State =
  | { readonly is: 'guest' }
  | { readonly is: 'loading' }
  | { readonly is: 'member'; readonly account: AccountSummary };

/**
 * The account corner. Public pages are the same bytes for everyone: they are made with the guest links, and only
 * a browser that has signed in before asks who is there. Hidden while it asks, in the same box, so nothing shifts.
 */
export function AccountMenu() {
  const [state, setState] = useState<State>({ is: 'guest' });

  useEffect(() => {
    if (!document.cookie.split('; ').some((cookie) => cookie.startsWith(`${memberHintCookie}=`))) return;
    const asking = new AbortController();
    setState({ is: 'loading' });
    fetch('/api/account', { signal: asking.signal, headers: { accept: 'application/json' } })
      .then((response) => (response.ok ? response.json() : null))
      .then((account: AccountSummary | null) =>
        setState(account ? { is: 'member', account } : { is: 'guest' }),
      )
      .catch(() => setState({ is: 'guest' }));
    return () => asking.abort();
  }, []);

  if (state.is === 'member') return <MemberMenu account={state.account} />;
  return (
    <div className={`flex items-center gap-2 ${state.is === 'loading' ? 'invisible' : ''}`} data-guest-only>
      <a
        href="/login"
        className="tap rounded-control px-3.5 font-semibold text-primary hover:bg-primary-soft"
      >
        Login
      </a>
      <a href="/signup" className={`${buttonStyle()} max-sm:hidden`}>
        Sign Up
      </a>
    </div>
  );
}

const rowStyle = 'tap w-full rounded-control px-3.5 text-ink hover:bg-paper-3';

function MemberMenu({ account }: { account: AccountSummary }) {
  return (
    <details data-menu className="relative">
      <summary className="tap max-w-48 gap-2 rounded-control px-3 font-semibold text-ink hover:bg-paper-3">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary text-primary-ink"
        >
          {account.name.slice(0, 1).toUpperCase()}
        </span>
        <span className="truncate max-sm:sr-only">{account.name}</span>
      </summary>
      <ul className="absolute right-0 top-full z-30 mt-2 w-60 rounded-card border border-line bg-paper-2 p-2 shadow-float">
        <li>
          <a href={account.dashboard} className={rowStyle}>
            Go to Dashboard
          </a>
        </li>
        <li>
          <a href="/edit-profile" className={rowStyle}>
            Edit Profile
          </a>
        </li>
      </ul>
    </details>
  );
}
