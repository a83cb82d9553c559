import 'server-only';
import type { ReactNode } from 'react';
import { Header } from '@/components/layout/header';
import { MemberMenu, MemberMenuRows } from '@/components/layout/member-menu';
import { SiteBehaviour } from '@/components/layout/site-behaviour';
import { SkipLink } from '@/components/layout/skip-link';
import { Freshness } from '@/components/member/freshness';
import { MemberFooter } from '@/components/member/member-footer';
import { MemberNavigation } from '@/components/member/member-navigation';
import { accountSummary } from '@/lib/auth/account-summary';
import { isMember } from '@/lib/auth/guard';
import { currentViewer, type Member, type Viewer } from '@/lib/auth/session';
import { AuthProvider } from '@/lib/auth/use-auth';

/** The viewer for the header only. What fails here fails again in the section's guard, which says so. */
async function viewerIfReadable(): Promise<Viewer | null> {
  try {
    return await currentViewer();
  } catch {
    return null;
  }
}

type MemberFrameProps = {
  readonly children: ReactNode;
  /** How many notices wait for a member; never fails. */
  readonly unreadOf: (viewer: Member) => Promise<number>;
};

/**
 * Around every private page: the header of the site with the viewer's own menu in it, made by the server, their rooms,
 * the page, a small footer. It shows who is there and guards nothing: sections and pages do.
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
    </div>
  );
  if (!viewer) return around(<Header account={null} menuAccount={null} />);
  const unread = isMember(viewer) ? await unreadOf(viewer) : 0;
  return (
    <AuthProvider account={accountSummary(viewer)}>
      {around(
        <>
          <Header account={<MemberMenu />} menuAccount={<MemberMenuRows />} />
          {isMember(viewer) && <MemberNavigation unread={unread} />}
        </>,
      )}
    </AuthProvider>
  );
}
