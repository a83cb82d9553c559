import 'server-only';
import type { ReactNode } from 'react';
import { AccountDropdown } from '@/components/account/private/frame/account-dropdown';
import { MemberFooter } from '@/components/account/private/frame/member-footer';
import { MemberNavigation } from '@/components/account/private/frame/member-navigation';
import { Header } from '@/components/layout/header';
import { MemberMenuRows } from '@/components/layout/member-menu';
import { Freshness } from '@/components/layout/private/freshness';
import { SiteBehaviour } from '@/components/layout/site-behaviour';
import { SkipLink } from '@/components/layout/skip-link';
import { Toaster } from '@/components/ui/private/sonner';
import { accountSummary } from '@/lib/account/session/account-summary';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer, type Member, type Viewer } from '@/lib/account/session/session';
import { AuthProvider } from '@/lib/account/session/use-auth';

/** The viewer for the header only. A failure here repeats in the section's guard, which shows it. */
async function viewerIfReadable(): Promise<Viewer | null> {
  try {
    return await currentViewer();
  } catch {
    return null;
  }
}

type MemberFrameProps = {
  readonly children: ReactNode;
  /** Number of a member's unread notifications; never fails. */
  readonly unreadOf: (viewer: Member) => Promise<number>;
};

/**
 * The frame of every private page: the site's header with the viewer's own menu, rendered by the server, the
 * navigation, the page, a small footer. It shows who is there and guards nothing: sections and pages do.
 */
export async function MemberFrame({ children, unreadOf }: MemberFrameProps) {
  const viewer = await viewerIfReadable();
  const around = (header: ReactNode) => (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {header}
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <MemberFooter />
      <SiteBehaviour />
      <Freshness />
      <Toaster />
    </div>
  );
  if (!viewer) return around(<Header account={null} menuAccount={null} />);
  const unread = isMember(viewer) ? await unreadOf(viewer) : 0;
  return (
    <AuthProvider account={accountSummary(viewer)}>
      {around(
        <>
          <Header account={<AccountDropdown />} menuAccount={<MemberMenuRows />} />
          {isMember(viewer) && <MemberNavigation unread={unread} />}
        </>,
      )}
    </AuthProvider>
  );
}
