'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type AccountSummary, memberHintCookie } from '@/lib/auth/account-summary';

type Member = {
  readonly account: AccountSummary;
  readonly Corner: ComponentType<{ account: AccountSummary }>;
};

/**
 * The account corner. Public pages are the same bytes for everyone: they are made with the guest links, and only
 * a browser that has signed in before asks who is there and loads what a member sees. Hidden while it asks, in the
 * same box, so nothing shifts.
 * @param children the guest links, made by the server so that no script has to carry them
 */
export function AccountMenu({ children }: { readonly children: ReactNode }) {
  const [member, setMember] = useState<Member | 'guest' | 'loading'>('guest');

  useEffect(() => {
    if (!document.cookie.includes(`${memberHintCookie}=`)) return;
    setMember('loading');
    Promise.all([
      fetch('/api/account').then((answer) => answer.json()),
      import('@/components/layout/member-corner'),
    ])
      .then(([account, { MemberCorner }]) => setMember(account ? { account, Corner: MemberCorner } : 'guest'))
      .catch(() => setMember('guest'));
  }, []);

  if (typeof member === 'object') return <member.Corner account={member.account} />;
  return <div className={member === 'loading' ? 'invisible' : ''}>{children}</div>;
}
