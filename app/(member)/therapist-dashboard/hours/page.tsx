import type { Metadata } from 'next';
import { WeekEditor } from '@/components/booking/private/calendar/availability-editor';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { saveOwnHours } from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { ownHoursPlace } from '@/lib/booking/calendar/availability/rules';
import { hoursPage } from './hours-page';

export const metadata: Metadata = { title: 'Your hours' };

const moved = {
  waitlist: `${ownHoursPlace}/free`,
  meeting: `${ownHoursPlace}/meeting`,
  paying: `${ownHoursPlace}/paying`,
};

/** The weekly hours at which people can book a therapist. */
export default function HoursPage() {
  return hoursPage('', async (viewer, here) => {
    const view = await readAvailability(viewer, 'own');
    return (
      view && (
        <>
          <MovedAnchors places={moved} />
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
