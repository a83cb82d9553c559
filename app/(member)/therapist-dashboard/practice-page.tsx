import 'server-only';
import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { PageHead, type PageHeadProps } from '@/components/layout/private/workspace/page-head';
import { ApplicationProgress } from '@/components/therapist/private/application/application-progress';
import { requireConfirmedTherapist, requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';
import { ownApplication, ownPractice } from '@/lib/therapist/practice/queries';

type Frame = {
  readonly from: `/therapist-dashboard/${string}`;
  readonly title: string;
  /** For the pages of money: asks for the second step first. */
  readonly confirmed?: boolean;
};

type Content = (viewer: MemberOf<'therapist'>) => ReactNode | Promise<ReactNode>;

/**
 * A page below the therapist's dashboard that writes its own head. Until an administrator has linked the account it shows
 * the state of the application and reads nobody's data.
 * @param content reads the page's data and renders it, with its head
 */
export function linkedPage({ from, title, confirmed = false }: Frame, content: Content): Promise<ReactNode> {
  return guarded(
    () => (confirmed ? requireConfirmedTherapist(from) : requireRole('therapist', from)),
    async (viewer) => (
      <div className="workspace-page">
        {(await ownPractice(viewer)) ? (
          await content(viewer)
        ) : (
          <>
            <PageHead title={title} />
            <ApplicationProgress application={await ownApplication(viewer)} />
          </>
        )}
      </div>
    ),
  );
}

/** The same with the usual head. @param content reads the page's data and renders it */
export function practicePage(page: Frame & PageHeadProps, content: Content): Promise<ReactNode> {
  return linkedPage(page, async (viewer) => (
    <>
      <PageHead {...page} />
      {await content(viewer)}
    </>
  ));
}
