import '@/app/private.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { recentOf, workspaceOf } from '@/app/(member)/workspace';
import { guarded } from '@/components/account/guard/guarded';
import { MemberFrame } from '@/components/account/private/frame/member-frame';
import { PaletteOpener } from '@/components/workspace/palette-opener';
import { currentViewer } from '@/lib/account/session/session';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * Frames the back office. It does not refuse anybody itself: the guard of each page sends those who are no admins to
 * sign in and then back to that page, because a link from a mail must not end on the overview.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <MemberFrame
      workspaceOf={workspaceOf}
      recentOf={recentOf}
      paletteOf={(workspace) => <PaletteOpener {...workspace} />}
    >
      {await guarded(currentViewer, () => children)}
    </MemberFrame>
  );
}
