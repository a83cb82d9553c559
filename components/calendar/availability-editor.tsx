import { ExceptionForm } from '@/components/calendar/exception-form';
import { ExceptionList } from '@/components/calendar/exception-list';
import { FreePreview } from '@/components/calendar/free-preview';
import { HoursForm } from '@/components/calendar/hours-form';
import type { FormAction } from '@/lib/action/form-result';
import type { AvailabilityView } from '@/lib/calendar/availability/queries';
import { formatInstant } from '@/lib/time';
import { timeZoneChoices } from '@/lib/time-zone';

const card =
  'grid min-w-0 content-start gap-5 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8';

const mostNamed = 5;

function Outside({
  appointments,
  sessionsAt,
}: {
  appointments: AvailabilityView['outside'];
  sessionsAt: string;
}) {
  const [only] = appointments;
  if (!only) return null;
  const count = appointments.length;
  return (
    <section aria-labelledby="outside" className="grid gap-3 rounded-card bg-accent-soft p-5 sm:p-6">
      <h2 id="outside" className="text-h4">
        {count === 1 ? 'One appointment lies' : `${count} appointments lie`} outside these hours
      </h2>
      <p className="max-w-measure">
        {count === 1 ? 'It was' : 'They were'} booked before and {count === 1 ? 'stays' : 'stay'}. If you
        cannot keep {count === 1 ? 'it' : 'one'}, cancel it and agree on another time.
      </p>
      <ul className="list-disc pl-5">
        {appointments.slice(0, mostNamed).map(({ id, startsAt }) => (
          <li key={id}>{formatInstant(startsAt)}</li>
        ))}
        {count > mostNamed && <li>and {count - mostNamed} more</li>}
      </ul>
      <a href={sessionsAt} className="tap text-link justify-self-start">
        See appointments
      </a>
    </section>
  );
}

type AvailabilityEditorProps = {
  readonly view: AvailabilityView;
  readonly actions: Readonly<Record<'save' | 'add' | 'remove', FormAction<null>>>;
  /** Address of the page it stands on. */
  readonly postTo: string;
  /** Where booked appointments can be cancelled. */
  readonly sessionsAt: string;
};

/**
 * Weekly hours, days that differ, and what can be booked as a result. Stands on the page of a therapist and on the one
 * of the service's own consultations; whose calendar it changes is decided by the actions, never by a field.
 */
export function AvailabilityEditor({ view, actions, postTo, sessionsAt }: AvailabilityEditorProps) {
  const { outside, preview, exceptions, today, timeZone, basis } = view;
  return (
    <div className="grid gap-8">
      <Outside appointments={outside} sessionsAt={sessionsAt} />
      <div className="grid items-start gap-8 lg:grid-cols-[1.5fr_1fr]">
        <section aria-labelledby="week" className={card}>
          <div className="grid gap-2">
            <h2 id="week" className="text-h3">
              Your week
            </h2>
            <p className="max-w-measure text-ink-soft">
              Leave a day empty to keep it closed. An end of midnight is the end of that day. Appointments
              that are booked already stay, whatever you change here.
            </p>
          </div>
          <HoursForm view={view} action={actions.save} postTo={postTo} zones={timeZoneChoices(timeZone)} />
        </section>
        <div className="grid gap-8">
          <section aria-labelledby="free" className={card}>
            <h2 id="free" className="text-h3">
              Free in the next two weeks
            </h2>
            <FreePreview days={preview} timeZone={timeZone} />
          </section>
          {basis !== '' && (
            <section aria-labelledby="differing" className={card}>
              <div className="grid gap-2">
                <h2 id="differing" className="text-h3">
                  Days that differ
                </h2>
                <p className="text-ink-soft">
                  Closing a whole day also takes out extra hours entered for it before. Booked appointments
                  stay.
                </p>
              </div>
              <ExceptionList entries={exceptions} action={actions.remove} postTo={postTo} />
              <ExceptionForm action={actions.add} postTo={postTo} today={today} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
