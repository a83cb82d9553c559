import 'server-only';
import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { ApplicationProgress } from '@/components/therapist/private/application/application-progress';
import { requireConfirmedTherapist, requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';
import { ownApplication, ownPractice } from '@/lib/therapist/practice/queries';

type Shown = {
  /** The page's own path. */
  readonly from: `/therapist-dashboard/${string}`;
  readonly title: string;
  readonly lead?: string;
  /** For pages below a list: the way back to it. */
  readonly back?: { readonly href: string; readonly label: string };
  /** The one thing that people mostly come to do. */
  readonly action?: ReactNode;
  /** For the rooms of money: asks for the second step first. */
  readonly confirmed?: boolean;
};

/**
 * A page below the therapist's dashboard. Until an administrator has linked the account it shows the state of the
 * application and reads nobody's data.
 * @param content reads the page's data and renders it
 */
export function practicePage(
  { from, title, lead, back, action, confirmed = false }: Shown,
  content: (viewer: MemberOf<'therapist'>) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  return guarded(
    () => (confirmed ? requireConfirmedTherapist(from) : requireRole('therapist', from)),
    async (viewer) => {
      const linked = (await ownPractice(viewer)) !== null;
      return (
        <div className="container-page space-y-6 pt-4 pb-12 lg:space-y-8">
          <PageHead
            title={title}
            lead={linked && lead}
            trail={linked && back ? [back] : []}
            action={linked && action}
          />
          {linked ? (
            await content(viewer)
          ) : (
            <ApplicationProgress application={await ownApplication(viewer)} />
          )}
        </div>
      );
    },
  );
}
