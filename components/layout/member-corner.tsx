'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { menuAccountId } from '@/components/layout/auth-links';
import { MemberMenu, MemberMenuRows } from '@/components/layout/member-menu';
import type { AccountSummary } from '@/lib/account/session/account-summary';
import { AuthProvider } from '@/lib/account/session/use-auth';

/** A member's corner on a public page. Loaded only in browsers that have signed in before. */
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
