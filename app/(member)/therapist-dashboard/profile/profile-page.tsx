import 'server-only';
import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { NotLinked } from '@/components/booking/private/calendar/not-linked';
import { TabLinks } from '@/components/layout/private/tab-links';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';
import { ownPhotoPath } from '@/lib/therapist/photo/rules';
import { acceptingPath, proposalPath } from '@/lib/therapist/proposal/rules';

const tabs = [
  { href: proposalPath, label: 'Profile text' },
  { href: ownPhotoPath, label: 'Photo' },
  { href: acceptingPath, label: 'New clients' },
] as const;

/**
 * One page about a therapist's public profile.
 * @param content reads and shows it; null until the account is linked
 */
export function profilePage(
  here: (typeof tabs)[number]['href'],
  content: (viewer: MemberOf<'therapist'>) => Promise<ReactNode>,
): Promise<ReactNode> {
  return guarded(
    () => requireRole('therapist', here),
    async (viewer) => {
      const shown = await content(viewer);
      return (
        <div className="workspace-page">
          <PageHead
            title="Your public profile"
            lead="People read this before they write to you. We review each change before we publish it."
          />
          {shown ? (
            <>
              <TabLinks label="Your public profile" tabs={tabs} here={here} />
              {shown}
            </>
          ) : (
            <NotLinked>You can edit your public profile after we accept your application.</NotLinked>
          )}
        </div>
      );
    },
  );
}
