import type { Metadata } from 'next';
import { WeekEditor } from '@/components/booking/private/calendar/availability-editor';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { UnbookableKinds } from '@/components/therapist/private/kind/unbookable-kinds';
import { saveOwnHours } from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { ownHoursPath } from '@/lib/booking/calendar/availability/rules';
import { listOwnKinds } from '@/lib/therapist/kind/queries';
import { hoursPage } from './hours-page';

export const metadata: Metadata = { title: 'Your hours' };

const moved = {
  waitlist: `${ownHoursPath}/free`,
  meeting: `${ownHoursPath}/meeting`,
  paying: `${ownHoursPath}/paying`,
};

/** The weekly hours at which people can book a therapist. */
export default function HoursPage() {
  return hoursPage('', async (viewer, here) => {
    const [view, kinds] = await Promise.all([readAvailability(viewer, 'own'), listOwnKinds(viewer)]);
    return (
      view && (
        <>
          <MovedAnchors places={moved} />
          {kinds && <UnbookableKinds own={kinds} />}
          <WeekEditor
            view={view}
            action={saveOwnHours}
            postTo={here}
            sessionsAt="/therapist-dashboard/sessions"
          />
        </>
      )
    );
  });
}
