import { ChangeRule } from '@/components/booking/change-rule';
import { buttonStyle } from '@/components/ui/button';
import type { BookingView } from '@/lib/booking/queries';
import type { AppointmentState } from '@/lib/booking/rules';

type AppointmentChangesProps = {
  readonly booking: BookingView;
  readonly state: AppointmentState;
  readonly token: string;
};

/** What can still be done with an appointment, with the rule in dates instead of hours. */
export function AppointmentChanges({ booking, state, token }: AppointmentChangesProps) {
  const { changes, therapist } = booking;
  if (state !== 'coming') {
    return (
      <p>
        <a href={therapist ? `/book/${therapist.slug}` : '/book'} className={buttonStyle()}>
          Book another time
        </a>
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
        <ChangeRule {...changes} charged={therapist !== null} />
      </p>
      <div className="flex flex-wrap gap-3">
        {changes.movable && (
          <a href={`${path}?change=move`} className={buttonStyle()}>
            Choose another time
          </a>
        )}
        {changes.cancellable && (
          <a href={`${path}?change=cancel`} className={buttonStyle({ look: 'secondary' })}>
            Cancel the appointment
          </a>
        )}
      </div>
    </section>
  );
}
