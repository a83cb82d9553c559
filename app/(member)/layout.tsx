import '@/app/private.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { MemberFrame } from '@/components/account/private/frame/member-frame';
import { PaletteOpener } from '@/components/workspace/palette-opener';
import { recentOf, workspaceOf } from './workspace';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Private pages. Each section below has its own guard in its layout, which runs before anything of it is sent. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <MemberFrame
      workspaceOf={workspaceOf}
      recentOf={recentOf}
      paletteOf={(workspace) => <PaletteOpener {...workspace} />}
    >
      {children}
    </MemberFrame>
  );
}
