import { ChangeRule } from '@/components/booking/change-rule';
import { Button } from '@/components/ui/button';
import type { BookingView } from '@/lib/booking/queries';
import type { AppointmentState } from '@/lib/booking/rules';

type AppointmentChangesProps = {
  readonly booking: BookingView;
  readonly state: AppointmentState;
  readonly token: string;
};

/** The changes that an appointment still allows, with the rule in dates instead of hours. */
export function AppointmentChanges({ booking, state, token }: AppointmentChangesProps) {
  const { changes, therapist, timeZone } = booking;
  if (state !== 'coming') {
    return (
      <p>
        <Button asChild variant={state === 'begun' ? 'outline' : 'default'}>
          <a href={therapist ? `/book/${therapist.slug}` : '/book'}>Book another time</a>
        </Button>
      </p>
    );
  }
  const path = `/book/appointment/${token}`;
  return (
    <section aria-labelledby="changes" className="grid gap-4">
      <h2 id="changes" className="text-h3">
        Something came up?
      </h2>
      <p className="max-w-measure">
        <ChangeRule {...changes} timeZone={timeZone} charged={therapist !== null} />
      </p>
      <div className="flex flex-wrap gap-3">
        {changes.movable && (
          <Button asChild variant="outline">
            <a href={`${path}?change=move`}>Choose another time</a>
          </Button>
        )}
        {changes.cancellable && (
          <Button asChild variant="outline">
            <a href={`${path}?change=cancel`}>Cancel the appointment</a>
          </Button>
        )}
      </div>
    </section>
  );
}
