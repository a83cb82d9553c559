import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '@/components/layout/private/workspace/page-head';

/** The head and the body of every page of the back office. */
export function AdminPage({ children, ...head }: PageHeadProps & { readonly children: ReactNode }) {
  return (
    <div className="workspace-page max-w-[100rem]">
      <PageHead {...head} />
      {children}
    </div>
  );
}
