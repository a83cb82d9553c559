import type { Metadata } from 'next';
import { AvailabilityEditor } from '@/components/calendar/availability-editor';
import { NotLinked } from '@/components/calendar/not-linked';
import { guarded } from '@/components/member/guarded';
import { requireRole } from '@/lib/auth/guard';
import { addOwnException, removeOwnException, saveOwnHours } from '@/lib/calendar/availability/actions';
import { readAvailability } from '@/lib/calendar/availability/queries';
import { ownHoursPlace } from '@/lib/calendar/availability/rules';

export const metadata: Metadata = { title: 'Your hours' };

const actions = { save: saveOwnHours, add: addOwnException, remove: removeOwnException };

/** When a therapist can be booked. */
export default function HoursPage() {
  return guarded(
    () => requireRole('therapist', ownHoursPlace),
    async (viewer) => {
      const view = await readAvailability(viewer, 'own');
      return (
        <div className="container-page grid gap-8 pt-2 pb-16">
          <header className="grid max-w-measure gap-3">
            <h1>Your hours</h1>
            <p className="text-ink-soft text-lead">
              When people can book you. What you save here is on your booking page at once.
            </p>
          </header>
          {view ? (
            <AvailabilityEditor
              view={view}
              actions={actions}
              postTo={ownHoursPlace}
              sessionsAt="/therapist-dashboard/sessions"
            />
          ) : (
            <NotLinked>You can open your calendar once it is approved.</NotLinked>
          )}
        </div>
      );
    },
  );
}
