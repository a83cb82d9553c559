import 'server-only';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { AccountDropdown } from '@/components/account/private/frame/account-dropdown';
import { NotificationPopover } from '@/components/account/private/frame/notification-popover';
import { WorkspaceHeader } from '@/components/account/private/frame/workspace-header';
import { shownNotification } from '@/components/account/private/notification/shown-notification';
import { Header } from '@/components/layout/header';
import { MemberMenuRows } from '@/components/layout/member-menu';
import { NavigationAnchor } from '@/components/layout/navigation-link';
import { Freshness } from '@/components/layout/private/freshness';
import { OpeningMark } from '@/components/layout/private/opening';
import { PositionKeeper } from '@/components/layout/private/position-keeper';
import { ReturnedWords } from '@/components/layout/private/returned-words';
import type { Workspace } from '@/components/layout/private/workspace/sections';
import { narrowSidebar, sidebarCookie } from '@/components/layout/private/workspace/sidebar-cookie';
import { WorkspaceShell } from '@/components/layout/private/workspace/workspace-shell';
import { SiteBehaviour } from '@/components/layout/site-behaviour';
import { SkipLink } from '@/components/layout/skip-link';
import { legalLinks } from '@/content/navigation';
import { copyrightYears, site } from '@/content/site';
import { accountSummary } from '@/lib/account/session/account-summary';
import { isMember } from '@/lib/account/session/guard';
import { currentSignIn, type Member, type SignIn, type Viewer } from '@/lib/account/session/session';
import { AuthProvider } from '@/lib/account/session/use-auth';
import { zoneOf } from '@/lib/account/session/viewer';
import type { RecentNotifications } from '@/lib/notification/queries';
import { sign } from '@/lib/server/secret/derived-secret';

/** The small footer of private pages: no offers here, only what people have a right to find. */
function MemberFooter() {
  return (
    <footer className="no-print border-border border-t bg-card">
      <div className="container-page flex flex-col gap-x-6 gap-y-1 py-3 lg:py-5 text-muted-foreground text-small lg:flex-row lg:items-center lg:justify-between">
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-5">
            {[{ label: 'Contact', href: '/contact' } as const, ...legalLinks].map((link) => (
              <li key={link.label}>
                <NavigationAnchor link={link} className="tap underline-offset-4 hover:underline" />
              </li>
            ))}
          </ul>
        </nav>
        <p>
          {copyrightYears(new Date())} {site.name}
        </p>
      </div>
    </footer>
  );
}

/** The signed-in person, for the frame only. A failure here repeats in the section's guard, which shows it. */
async function signInIfReadable(): Promise<SignIn | null> {
  try {
    return await currentSignIn();
  } catch {
    return null;
  }
}

/** The member around whose pages the workspace is; null for everybody else, also when the session could not be read. */
export async function memberInFrame(): Promise<Member | null> {
  const signIn = await signInIfReadable();
  return signIn && !signIn.owesSecondStep && isMember(signIn.viewer) ? signIn.viewer : null;
}

type MemberFrameProps = {
  readonly children: ReactNode;
  /** The pages of a member, with what waits in them; never fails. */
  readonly workspaceOf: (viewer: Member) => Promise<Workspace>;
  /** The newest notifications of a member; never fails. */
  readonly recentOf: (viewer: Member) => Promise<RecentNotifications>;
  readonly paletteOf: (workspace: Workspace) => ReactNode;
};

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grow outline-none work:max-lg:not-has-[[data-page-head]]:pt-13"
    >
      {children}
    </main>
  );
}

type AroundProps = {
  readonly viewer: Viewer | null;
  /** `work` sets the sizes of the whole document to those of a tool (`private.css`). */
  readonly density?: 'work';
  readonly children: ReactNode;
};

/** Around everything: what is the same with and without a workspace. */
function Around({ viewer, density, children }: AroundProps) {
  return (
    <div className="flex min-h-dvh flex-col" data-density={density}>
      {viewer && (
        <ReturnedWords person={sign('person-mark', viewer.userId).toString('base64url').slice(0, 16)} />
      )}
      <SkipLink />
      {children}
      <SiteBehaviour />
      <Freshness />
      <PositionKeeper />
      <OpeningMark />
    </div>
  );
}

/**
 * The frame of every private page. A member gets the workspace: sections beside or below the page, notifications and the
 * account above it. Somebody who has not finished onboarding, or owes the second step, gets the site's header. The frame shows who is there and
 * guards nothing: sections and pages do.
 */
export async function MemberFrame({ children, workspaceOf, recentOf, paletteOf }: MemberFrameProps) {
  const member = await memberInFrame();
  if (!member) {
    const viewer = (await signInIfReadable())?.viewer ?? null;
    const framed = (header: ReactNode) => (
      <Around viewer={viewer}>
        {header}
        <Page>
          <div className="pt-4 sm:pt-8">{children}</div>
        </Page>
        <MemberFooter />
      </Around>
    );
    if (!viewer) return framed(<Header account={null} menuAccount={null} />);
    return (
      <AuthProvider account={accountSummary(viewer)}>
        {framed(<Header account={<AccountDropdown />} menuAccount={<MemberMenuRows />} />)}
      </AuthProvider>
    );
  }
  const [workspace, recent, jar] = await Promise.all([workspaceOf(member), recentOf(member), cookies()]);
  return (
    <AuthProvider account={accountSummary(member)}>
      <Around viewer={member} density="work">
        <WorkspaceHeader
          search={workspace.tasks && paletteOf(workspace)}
          notifications={
            <NotificationPopover
              notifications={recent.notifications.map((one) => shownNotification(one, zoneOf(member)))}
              unread={recent.unread}
            />
          }
        />
        <WorkspaceShell workspace={workspace} collapsed={jar.get(sidebarCookie)?.value === narrowSidebar}>
          <Page>{children}</Page>
          <MemberFooter />
        </WorkspaceShell>
      </Around>
    </AuthProvider>
  );
}
