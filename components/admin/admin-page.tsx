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
    <div className="mx-auto grid w-full max-w-[100rem] gap-6 px-[clamp(1.125rem,3vw,2.5rem)] pt-4 pb-8 lg:pb-12 lg:gap-8">
      <PageHead title={title} lead={lead} trail={back ? [back] : []} action={action} />
      {children}
    </div>
  );
}
