import 'server-only';
import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { ApplicationProgress } from '@/components/therapist/private/application/application-progress';
import { ArrowLeft } from '@/components/ui/icons';
import { requireConfirmedTherapist, requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';
import { ownApplication, ownPractice } from '@/lib/therapist/practice/queries';

type Shown = {
  /** The page's own path. */
  readonly from: `/therapist-dashboard/${string}`;
  readonly title: string;
  readonly lead?: string;
  /** For pages of one thing: a link back to the list. */
  readonly back?: { readonly href: string; readonly label: string };
  /** For the rooms of money: asks for the second step first. */
  readonly confirmed?: boolean;
};

/**
 * A page below the therapist's dashboard. Until an administrator has linked the account it shows the state of the
 * application and reads nobody's data.
 * @param content reads the page's data and renders it
 */
export function practicePage(
  { from, title, lead, back, confirmed = false }: Shown,
  content: (viewer: MemberOf<'therapist'>) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  return guarded(
    () => (confirmed ? requireConfirmedTherapist(from) : requireRole('therapist', from)),
    async (viewer) => {
      const linked = (await ownPractice(viewer)) !== null;
      return (
        <div className="container-page space-y-8 pt-2 pb-14">
          <header className="grid max-w-measure gap-2">
            {linked && back && (
              <a href={back.href} className="tap text-link justify-self-start gap-2">
                <ArrowLeft aria-hidden="true" className="size-5" />
                {back.label}
              </a>
            )}
            <h1 className="text-h2">{title}</h1>
            {linked && lead && <p className="text-muted-foreground text-lead">{lead}</p>}
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
