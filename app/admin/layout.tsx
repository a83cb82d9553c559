import '@/app/private.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { guarded } from '@/components/member/guarded';
import { MemberFrame } from '@/components/member/member-frame';
import { requireRole } from '@/lib/auth/guard';
import { unreadIfReadable } from '@/lib/notice/queries';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const section = await guarded(
    () => requireRole('admin', '/admin'),
    () => children,
  );
  return <MemberFrame unreadOf={unreadIfReadable}>{section}</MemberFrame>;
}
