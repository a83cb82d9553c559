import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/private/workspace/page-head';

type AdminPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  /** The one thing that people mostly come to do. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** The head and the body of every page of the back office. */
export function AdminPage({ title, lead, back, action, children }: AdminPageProps) {
  return (
    <div className="workspace-page max-w-[100rem]">
      <PageHead title={title} lead={lead} trail={back ? [back] : []} action={action} />
      {children}
    </div>
  );
}
