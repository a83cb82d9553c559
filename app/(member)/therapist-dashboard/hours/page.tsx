import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AvailabilityEditor } from '@/components/booking/private/calendar/availability-editor';
import { MeetingTermsForm } from '@/components/booking/private/calendar/meeting-terms-form';
import { NotLinked } from '@/components/booking/private/calendar/not-linked';
import { PayingForm } from '@/components/booking/private/calendar/paying-form';
import { WaitlistCounts } from '@/components/booking/private/waitlist-counts';
import { Panel } from '@/components/layout/panel';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { requireRole } from '@/lib/account/session/guard';
import {
  addOwnException,
  removeOwnException,
  saveOwnHours,
} from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { ownHoursPlace } from '@/lib/booking/calendar/availability/rules';
import { saveOwnMeeting } from '@/lib/booking/meeting/actions';
import { readMeetingTerms } from '@/lib/booking/meeting/queries';
import { saveOwnPaying } from '@/lib/booking/paying/actions';
import { readOwnPaying } from '@/lib/booking/paying/queries';
import { ownWaitlist } from '@/lib/booking/waitlist/queries';

export const metadata: Metadata = { title: 'Your hours' };

const actions = { save: saveOwnHours, add: addOwnException, remove: removeOwnException };

/** The times at which people can book a therapist. */
export default function HoursPage() {
  return guarded(
    () => requireRole('therapist', ownHoursPlace),
    async (viewer) => {
      const [view, meeting, paying, waitlist] = await Promise.all([
        readAvailability(viewer, 'own'),
        readMeetingTerms(viewer, 'own'),
        readOwnPaying(viewer),
        ownWaitlist(viewer),
      ]);
      return (
        <div className="container-page grid gap-6 pt-4 pb-12">
          <PageHead
            title="Your hours"
            lead="When people can book you. What you save here is on your booking page at once."
          />
          {view && waitlist && (
            <Panel id="waitlist" title="Waitlist">
              <WaitlistCounts {...waitlist} />
            </Panel>
          )}
          {view ? (
            <AvailabilityEditor
              view={view}
              actions={actions}
              postTo={ownHoursPlace}
              sessionsAt="/therapist-dashboard/sessions"
            />
          ) : (
            <NotLinked>You can open your calendar once we have accepted your application.</NotLinked>
          )}
          {meeting && <MeetingTermsForm terms={meeting} action={saveOwnMeeting} postTo={ownHoursPlace} />}
          {paying && <PayingForm terms={paying} action={saveOwnPaying} postTo={ownHoursPlace} />}
        </div>
      );
    },
  );
}
