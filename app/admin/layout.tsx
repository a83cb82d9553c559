import type { ReactNode } from 'react';
import MemberLayout from '@/app/(member)/layout';
import { guarded } from '@/components/account/guard/guarded';
import { currentViewer } from '@/lib/account/session/session';

export { metadata } from '@/app/(member)/layout';

/**
 * Frames the back office. It does not refuse anybody itself: the guard of each page sends those who are no admins to
 * sign in and then back to that page, because a link from a mail must not end on the overview.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  return <MemberLayout>{await guarded(currentViewer, () => children)}</MemberLayout>;
}
