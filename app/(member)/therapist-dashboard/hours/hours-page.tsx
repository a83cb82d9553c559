import 'server-only';
import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { NotLinked } from '@/components/booking/private/calendar/not-linked';
import { TabLinks } from '@/components/layout/private/tab-links';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';
import { ownHoursPath } from '@/lib/booking/calendar/availability/rules';

/** The pages of the hours, in order, by what their address adds to that of the first. */
const hoursTabs = [
  { tab: '', label: 'Week' },
  { tab: '/days', label: 'Holidays and extra hours' },
  { tab: '/places', label: 'Places' },
  { tab: '/busy', label: 'Other calendars' },
  { tab: '/free', label: 'Free times' },
  { tab: '/meeting', label: 'Where you meet' },
  { tab: '/paying', label: 'Payment rules' },
] as const;

type HoursTab = (typeof hoursTabs)[number]['tab'];

/**
 * One page about when and how a therapist can be booked.
 * @param content reads and shows it; null until the account is linked
 */
export function hoursPage(
  tab: HoursTab,
  content: (viewer: MemberOf<'therapist'>, here: string) => Promise<ReactNode>,
): Promise<ReactNode> {
  const here = `${ownHoursPath}${tab}` as const;
  return guarded(
    () => requireRole('therapist', here),
    async (viewer) => {
      const shown = await content(viewer, here);
      return (
        <div className="workspace-page">
          <PageHead title="Your hours" lead="Clients can book these hours as soon as you save." />
          {shown ? (
            <>
              <TabLinks
                label="Your hours"
                tabs={hoursTabs.map(({ tab: end, label }) => ({ href: ownHoursPath + end, label }))}
                here={here}
              />
              {shown}
            </>
          ) : (
            <NotLinked>You can open your calendar after we accept your application.</NotLinked>
          )}
        </div>
      );
    },
  );
}
