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
import { log } from '@/lib/log';
import { unreadCount } from '@/lib/notice/queries';

/** The viewer for the header only. What fails here fails again in the section's guard, which says so. */
async function viewerIfReadable(): Promise<Viewer | null> {
  try {
    return await currentViewer();
  } catch {
    return null;
  }
}

/** Waiting notices for the navigation. A figure that cannot be read takes no page away. */
async function unreadIfReadable(viewer: Member): Promise<number> {
  try {
    return await unreadCount(viewer);
  } catch (error) {
    log.warn('unread notices could not be counted', { error });
    return 0;
  }
}

/**
 * Around every private page: the header of the site with the viewer's own menu in it, made by the server, their rooms,
 * the page, a small footer. It shows who is there and guards nothing: sections and pages do.
 */
export async function MemberFrame({ children }: { children: ReactNode }) {
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
  const unread = isMember(viewer) ? await unreadIfReadable(viewer) : 0;
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
