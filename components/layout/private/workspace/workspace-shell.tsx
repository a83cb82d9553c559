'use client';

import { type ReactNode, useState } from 'react';
import { BottomBar } from '@/components/layout/private/workspace/bottom-bar';
import { keepPreference } from '@/components/layout/private/workspace/browser-preference';
import { WorkspaceContext } from '@/components/layout/private/workspace/section-pages';
import type { Workspace } from '@/components/layout/private/workspace/sections';
import { narrowSidebar, sidebarCookie } from '@/components/layout/private/workspace/sidebar-cookie';
import { SidebarNavigation } from '@/components/layout/private/workspace/sidebar-navigation';

type WorkspaceShellProps = {
  readonly workspace: Workspace;
  /** As the server read it from the cookie, so that nothing moves once scripts run. */
  readonly collapsed: boolean;
  readonly children: ReactNode;
};

/** Sidebar, page and, on phones, the bar at the lower edge. */
export function WorkspaceShell({ workspace, collapsed: atFirst, children }: WorkspaceShellProps) {
  const [collapsed, setCollapsed] = useState(atFirst);

  function toggle() {
    const next = !collapsed;
    setCollapsed(next);
    keepPreference(sidebarCookie, next ? narrowSidebar : null);
  }

  return (
    <WorkspaceContext value={{ ...workspace, narrow: collapsed }}>
      {/* The bar at the lower edge covers the end of the window: the page ends above it. */}
      <div className="flex grow tall:max-lg:pb-16">
        <SidebarNavigation {...workspace} collapsed={collapsed} onToggle={toggle} />
        <div className="flex min-w-0 grow flex-col">{children}</div>
      </div>
      <BottomBar {...workspace} />
    </WorkspaceContext>
  );
}
