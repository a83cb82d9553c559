import type { Metadata } from 'next';
import { WeekEditor } from '@/components/booking/private/calendar/availability-editor';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { Alert } from '@/components/ui/alert';
import { saveOwnHours } from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { ownHoursPath } from '@/lib/booking/calendar/availability/rules';
import { listOwnKinds, type OwnKinds } from '@/lib/therapist/kind/queries';
import { kindPath, misfits } from '@/lib/therapist/kind/rules';
import { hoursPage } from './hours-page';

/** The kinds of session that no hours take, beside the hours. */
function UnbookableKinds({ own }: { readonly own: OwnKinds }) {
  const kinds = own.offered.flatMap(({ id, name, minutes, misfit }) =>
    misfit === null ? [] : [{ id, name, minutes, misfit }],
  );
  if (kinds.length === 0) return null;
  return (
    <Alert asChild variant="warm" frame="plain" size="flush" className="p-5 sm:p-6">
      <ul className="grid gap-2">
        {kinds.map(({ id, name, minutes, misfit }) => (
          <li key={id}>
            <a href={kindPath(id)} className="tap text-link">
              {name}
            </a>
            , {minutes} minutes: {misfits[misfit]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

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
