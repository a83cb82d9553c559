import { ExceptionForm } from '@/components/booking/private/calendar/exception-form';
import { ExceptionList } from '@/components/booking/private/calendar/exception-list';
import { FreePreview } from '@/components/booking/private/calendar/free-preview';
import { HoursForm } from '@/components/booking/private/calendar/hours-form';
import { Panel } from '@/components/layout/panel';
import { Alert } from '@/components/ui/alert';
import { EmptyNote } from '@/components/ui/empty';
import { When } from '@/components/ui/format';
import type { AvailabilityView } from '@/lib/booking/calendar/availability/queries';
import { timeZoneChoices } from '@/lib/format/zone-choices';
import type { FormAction } from '@/lib/server/action/form-result';

const mostNamed = 5;

function OutsideHours({
  appointments,
  sessionsAt,
  timeZone,
}: {
  appointments: AvailabilityView['outside'];
  sessionsAt: string;
  timeZone: string;
}) {
  const [only] = appointments;
  if (!only) return null;
  const count = appointments.length;
  return (
    <Alert asChild variant="warm" frame="plain" size="flush" className="grid gap-3 p-5 sm:p-6">
      <section aria-labelledby="outside">
        <h2 id="outside" className="text-h4">
          {count === 1 ? '1 appointment is' : `${count} appointments are`} outside these hours
        </h2>
        <ul className="list-disc pl-5 max-sm:hidden">
          {appointments.slice(0, mostNamed).map(({ id, startsAt }) => (
            <li key={id}>
              <When at={startsAt} zone={timeZone} />
            </li>
          ))}
          {count > mostNamed && <li>and {count - mostNamed} more</li>}
        </ul>
        <a href={sessionsAt} className="tap text-link justify-self-start">
          See appointments
        </a>
      </section>
    </Alert>
  );
}

type PartProps = {
  readonly view: AvailabilityView;
  /** Address of its own page. */
  readonly postTo: string;
};

type WeekProps = PartProps & {
  readonly action: FormAction<null>;
  /** Page where booked appointments can be cancelled. */
  readonly sessionsAt: string;
};

/** The weekly hours with the rules of booking, and the appointments that lie outside of them. */
export function WeekEditor({ view, action, postTo, sessionsAt }: WeekProps) {
  return (
    <>
      <OutsideHours appointments={view.outside} sessionsAt={sessionsAt} timeZone={view.timeZone} />
      <Panel
        id="week"
        title="Your week"
        lead="Leave a day empty to keep it closed. Booked appointments are not affected."
      >
        <HoursForm view={view} action={action} postTo={postTo} zones={timeZoneChoices(view.timeZone)} />
      </Panel>
    </>
  );
}

/** The times that people can book under the present hours. */
export function FreeTimesCard({ view: { preview, timeZone } }: Pick<PartProps, 'view'>) {
  return (
    <Panel id="free" title="Free times in the next two weeks">
      <FreePreview days={preview} timeZone={timeZone} />
    </Panel>
  );
}

type DaysProps = PartProps & {
  readonly actions: Readonly<Record<'add' | 'remove', FormAction<null>>>;
  /** Whether appointments in closed days can be moved or cancelled together. */
  readonly moves?: boolean;
};

/** Days that differ from the week; they wait until there are weekly hours to differ from. */
export function DifferingDays({
  view: { basis, exceptions, places, today },
  actions,
  postTo,
  moves = false,
}: DaysProps) {
  if (basis === '')
    return <EmptyNote>Save your weekly hours first. Then you can add holidays and extra hours.</EmptyNote>;
  return (
    <Panel
      id="differing"
      title="Holidays and extra hours"
      lead={
        <>
          Closing a whole day also removes any extra hours on it. Booked appointments stay
          {moves ? ' until you move or cancel them here.' : '.'}
        </>
      }
    >
      <ExceptionList
        entries={exceptions}
        places={places}
        moves={moves}
        action={actions.remove}
        postTo={postTo}
      />
      <ExceptionForm action={actions.add} postTo={postTo} places={places} today={today} />
    </Panel>
  );
}
