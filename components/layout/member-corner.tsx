'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { menuAccountId } from '@/components/layout/guest-doors';
import { MemberMenu, MemberMenuRows } from '@/components/layout/member-menu';
import type { AccountSummary } from '@/lib/auth/account-summary';
import { AuthProvider } from '@/lib/auth/use-auth';

/** What a member sees on a public page. Loaded only in browsers that have signed in before. */
export function MemberCorner({ account }: { account: AccountSummary }) {
  const [slideOut, setSlideOut] = useState<HTMLElement | null>(null);

  useEffect(() => {
    for (const doors of document.querySelectorAll<HTMLElement>('[data-guest-only]')) doors.hidden = true;
    setSlideOut(document.getElementById(menuAccountId));
  }, []);

  return (
    <AuthProvider account={account}>
      <MemberMenu />
      {slideOut && createPortal(<MemberMenuRows />, slideOut)}
    </AuthProvider>
  );
}
