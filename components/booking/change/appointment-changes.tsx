import { ChangeRule } from '@/components/booking/change/change-rule';
import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import type { BookingView } from '@/lib/booking/queries';
import type { AppointmentState } from '@/lib/booking/rules';

type AppointmentChangesProps = {
  readonly booking: BookingView;
  readonly state: AppointmentState;
  readonly token: string;
  /** The page where the payment of a cancelled appointment, or of a purchase, pays for another time. */
  readonly againHref: string;
  readonly now: Date;
};

/** The changes that an appointment still allows, with the rule in dates instead of hours. */
export function AppointmentChanges({ booking, state, token, againHref, now }: AppointmentChangesProps) {
  const { changes, therapist, timeZone, due, rules, startsAt, fee } = booking;
  if (state === 'cancelled' && due?.movable && !booking.successor) {
    return (
      <div className="grid max-w-measure gap-2">
        <p>You can choose another time instead. Your payment will be used for it.</p>
        <p>
          <Button asChild>
            <a href={againHref} rel="nofollow">
              Choose another time
            </a>
          </Button>
        </p>
      </div>
    );
  }
  if (state !== 'coming') {
    const house = booking.kind ? againHref : '/book';
    return (
      <p>
        <Button asChild variant={state === 'begun' ? 'outline' : 'default'}>
          <a href={therapist ? `/book/${booking.successor ?? therapist.slug}` : house}>Book another time</a>
        </Button>
      </p>
    );
  }
  const path = `/book/appointment/${token}`;
  return (
    <TitledSection id="changes" title="Need to change it?" className="grid gap-4">
      <p className="max-w-measure">
        <ChangeRule
          {...{ ...changes, rules, startsAt, timeZone, now }}
          charged={therapist !== null}
          feePaise={fee.amountPaise}
        />
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
    </TitledSection>
  );
}
