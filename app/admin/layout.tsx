import '@/app/private.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { MemberFrame } from '@/components/account/private/frame/member-frame';
import { AdminNavigation } from '@/components/admin/admin-navigation';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { unreadIfReadable } from '@/lib/notification/queries';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * Frames the back office for admins. Leaves anybody else to the page, whose guard redirects them to sign in and back
 * to that page: a link from a mail must not end on the overview.
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
