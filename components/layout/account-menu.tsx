'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { type AccountSummary, memberHintCookie } from '@/lib/auth/account-summary';

type Member = {
  readonly account: AccountSummary;
  readonly Corner: ComponentType<{ account: AccountSummary }>;
};

/**
 * The account corner. Public pages are the same bytes for everyone: they are made with the guest links, and only
 * a browser that has signed in before asks who is there and loads what a member sees. Hidden while it asks, in the
 * same box, so nothing shifts.
 */
export function AccountMenu() {
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
  return (
    <div className={`flex items-center gap-2 ${member === 'loading' ? 'invisible' : ''}`}>
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
