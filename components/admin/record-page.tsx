import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';

/**
 * A page of the back office about one record; only an admin sees it.
 * @param path of the page itself
 * @param read the record; nothing for an unknown id, which is then not found
 * @param show returns the page
 */
export const adminRecordPage = <R,>(
  path: string,
  read: (viewer: MemberOf<'admin'>) => Promise<R | null | undefined>,
  show: (record: R, viewer: MemberOf<'admin'>) => ReactNode | Promise<ReactNode>,
) =>
  guarded(
    () => requireRole('admin', path),
    async (viewer) => show((await read(viewer)) ?? notFound(), viewer),
  );
