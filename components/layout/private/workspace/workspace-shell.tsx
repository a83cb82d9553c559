'use client';

import { type ReactNode, useState } from 'react';
import { BottomBar } from '@/components/layout/private/workspace/bottom-bar';
import { SectionRooms } from '@/components/layout/private/workspace/section-rooms';
import type { Workspace } from '@/components/layout/private/workspace/sections';
import { narrowSidebar, sidebarCookie } from '@/components/layout/private/workspace/sidebar-cookie';
import { SidebarNavigation } from '@/components/layout/private/workspace/sidebar-navigation';

const yearInSeconds = 31_536_000;

type WorkspaceShellProps = {
  readonly workspace: Workspace;
  /** As the server read it from the cookie, so that nothing moves once scripts run. */
  readonly collapsed: boolean;
  /** Above the sections of the sidebar. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

/** Sidebar, page and, on phones, the bar at the lower edge. */
export function WorkspaceShell({ workspace, collapsed: atFirst, above, children }: WorkspaceShellProps) {
  const [collapsed, setCollapsed] = useState(atFirst);

  function toggle() {
    const next = !collapsed;
    setCollapsed(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people use.
    document.cookie = `${sidebarCookie}=${next ? narrowSidebar : ''}; path=/; max-age=${next ? yearInSeconds : 0}; samesite=lax`;
  }

  return (
    <>
      {/* The bar at the lower edge covers the end of the window: the page ends above it. */}
      <div className="flex grow max-lg:pb-16">
        <SidebarNavigation {...workspace} collapsed={collapsed} onToggle={toggle} above={above} />
        <div className="flex min-w-0 grow flex-col">
          <SectionRooms {...workspace} narrow={collapsed} />
          {children}
        </div>
      </div>
      <BottomBar {...workspace} />
    </>
  );
}
