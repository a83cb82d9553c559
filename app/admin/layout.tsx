import '@/app/private.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdminNavigation } from '@/components/admin/admin-navigation';
import { guarded } from '@/components/member/guarded';
import { MemberFrame } from '@/components/member/member-frame';
import { isMember } from '@/lib/auth/guard';
import { currentViewer } from '@/lib/auth/session';
import { unreadIfReadable } from '@/lib/notice/queries';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * Frames the back office for admins. Anybody else is left to the page, whose guard leads them to signing in and back to
 * that very page: a link from a mail must not end on the overview.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const section = await guarded(currentViewer, (viewer) =>
    isMember(viewer) && viewer.profile.role === 'admin' ? (
      <div className="mx-auto w-full max-w-[100rem] px-[clamp(1.125rem,4vw,2.5rem)] lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-10">
        <AdminNavigation />
        <div className="min-w-0">{children}</div>
      </div>
    ) : (
      children
    ),
  );
  return <MemberFrame unreadOf={unreadIfReadable}>{section}</MemberFrame>;
}
