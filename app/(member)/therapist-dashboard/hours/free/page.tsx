import type { Metadata } from 'next';
import { hoursPage } from '@/app/(member)/therapist-dashboard/hours/hours-page';
import { FreeTimesCard } from '@/components/booking/private/calendar/availability-editor';
import { WaitlistCounts } from '@/components/booking/private/waitlist-counts';
import { Panel } from '@/components/layout/panel';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { ownWaitlist } from '@/lib/booking/waitlist/queries';

export const metadata: Metadata = { title: 'Free times' };

export default function FreeTimesPage() {
  return hoursPage('/free', async (viewer) => {
    const [view, waitlist] = await Promise.all([readAvailability(viewer, 'own'), ownWaitlist(viewer)]);
    return (
      view && (
        <>
          <FreeTimesCard view={view} />
          {waitlist && (
            <Panel id="waitlist" title="Waitlist">
              <WaitlistCounts {...waitlist} />
            </Panel>
          )}
        </>
      )
    );
  });
}
