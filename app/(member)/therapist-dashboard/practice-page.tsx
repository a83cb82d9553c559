import 'server-only';
import type { ReactNode } from 'react';
import { ApplicationProgress } from '@/components/member/application-progress';
import { guarded } from '@/components/member/guarded';
import { requireRole } from '@/lib/auth/guard';
import type { MemberOf } from '@/lib/auth/session';
import { ownApplication, ownPractice } from '@/lib/therapist/practice/queries';

type Shown = {
  /** Path of the page itself. */
  readonly from: `/therapist-dashboard/${string}`;
  readonly title: string;
  readonly lead?: string;
};

/**
 * A page below the therapist's dashboard. Until an administrator has linked the account it says how far the
 * application is and reads nothing of anybody.
 * @param content reads what the page shows and gives it
 */
export function practicePage(
  { from, title, lead }: Shown,
  content: (viewer: MemberOf<'therapist'>) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  return guarded(
    () => requireRole('therapist', from),
    async (viewer) => {
      const linked = (await ownPractice(viewer)) !== null;
      return (
        <div className="container-page space-y-8 pt-2 pb-14">
          <header className="grid max-w-measure gap-2">
            <h1 className="text-h2">{title}</h1>
            {linked && lead && <p className="text-ink-soft text-lead">{lead}</p>}
          </header>
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
