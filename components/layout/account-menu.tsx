'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type AccountSummary, memberHintCookie } from '@/lib/account/session/account-summary';
import { dropNextSession } from '@/lib/site/offline/next-session';

type Member = {
  readonly account: AccountSummary;
  readonly Corner: ComponentType<{ account: AccountSummary }>;
};

/**
 * The account corner. Public pages have the same bytes for everyone: they contain the guest links, and only a browser
 * that has signed in before asks who is there and loads a member's links. Hidden while it asks, in the same box, so
 * nothing shifts.
 * @param children the guest links, rendered by the server so that no script has to carry them
 */
export function AccountMenu({ children }: { readonly children: ReactNode }) {
  const [member, setMember] = useState<Member | 'guest' | 'loading'>('guest');

  useEffect(() => {
    if (!document.cookie.includes(`${memberHintCookie}=`)) {
      dropNextSession();
      return;
    }
    setMember('loading');
    Promise.all([
      fetch('/api/account').then((answer) => answer.json()),
      import('@/components/layout/member-corner'),
    ])
      .then(([account, { MemberCorner }]) => {
        // Signed out elsewhere, or too long ago: what this device stores of the person's sessions goes.
        if (!account) dropNextSession();
        setMember(account ? { account, Corner: MemberCorner } : 'guest');
      })
      .catch(() => setMember('guest'));
  }, []);

  if (typeof member === 'object') return <member.Corner account={member.account} />;
  return <div className={member === 'loading' ? 'invisible' : ''}>{children}</div>;
}
