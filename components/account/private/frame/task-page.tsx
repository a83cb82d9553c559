import type { ReactNode } from 'react';
import { memberInFrame } from '@/components/account/private/frame/member-frame';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { ArrowLeft } from '@/components/ui/icons';
import { dashboardOf } from '@/lib/account/session/roles';

type TaskPageProps = {
  /** Names the page in the bar of a workspace. */
  readonly title: string;
  /** Whether the title is the heading; otherwise the content has one, below the way back. */
  readonly heading?: boolean;
  /** Where the task began; by default the member's own first page. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A page on which anybody books or pays: a page of the workspace for a member, one of the site for everybody else. */
export async function TaskPage({ title, heading, back, className = 'max-w-4xl', children }: TaskPageProps) {
  const member = await memberInFrame();
  if (member) {
    const home = { href: dashboardOf(member.profile.role), label: 'Your dashboard' };
    return (
      <div className="group workspace-page">
        <PageHead title={title} heading={heading ?? false} back={back ?? home} />
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${className}`}>{children}</div>
      </div>
    );
  }
  return (
    <div
      className={`group container-page grid grid-cols-[minmax(0,1fr)] gap-4 pt-4 pb-16 sm:gap-6 sm:pt-8 lg:pb-24 ${className}`}
    >
      {heading ? (
        <h1 className="-mb-2 max-lg:text-h2 sm:-mb-4">{title}</h1>
      ) : (
        back && (
          <a href={back.href} className="tap text-link justify-self-start gap-2">
            <ArrowLeft aria-hidden="true" className="size-5" />
            {back.label}
          </a>
        )
      )}
      {children}
    </div>
  );
}
