import { ScheduleWidget } from '@/components/site/home/schedule-widget';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SampleMark } from '@/components/ui/sample-mark';
import type { Consultation } from '@/lib/booking/consultation/queries';
import { homeZone, timesAddress } from '@/lib/booking/offer/address';
import type { DayOfSlots } from '@/lib/booking/offer/rules';
import { schedulerScript } from '@/lib/server/csp/scheduler.mjs';
import { bookingLink } from '@/lib/site/booking-link';

const path = '/book';
const timesShown = 3;

type ClientSchedulingProps = {
  readonly days: readonly DayOfSlots[];
  readonly timeZone: string;
  /** The reader's own therapists, the latest first. */
  readonly therapists: Consultation['therapists'];
};

/** The next free times for a consultation; each day opens its times on the booking page. */
function FreeDays({ days, timeZone }: Omit<ClientSchedulingProps, 'therapists'>) {
  const page = { path, timeZone, usual: homeZone };
  if (days.length === 0) return <p>There are no free times at the moment. New times open every day.</p>;
  return (
    <ul className="divide-y divide-border">
      {days.map(({ date, label, slots }) => {
        const more = slots.length - timesShown;
        return (
          <li key={date} className="relative py-3 first:pt-0">
            <a
              href={timesAddress({ ...page, from: date })}
              className="tap font-semibold text-primary underline underline-offset-4 after:absolute after:inset-0"
            >
              {label}
            </a>
            <p className="text-muted-foreground">
              {slots
                .slice(0, timesShown)
                .map(({ time }) => time)
                .join(', ')}
              {more > 0 && ` and ${more} more`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * A way to book: the reader's own therapists, or else the scheduling widget (product.md §2), which is the owner's booking
 * page if there is one and our own free times if not.
 */
export function ClientScheduling(props: ClientSchedulingProps) {
  return props.therapists.length > 0 ? (
    <BookAgain therapists={props.therapists} />
  ) : (
    <Consultations {...props} />
  );
}

/** Free times of the reader's own therapists. */
function BookAgain({ therapists }: Pick<ClientSchedulingProps, 'therapists'>) {
  return (
    <ul className="flex flex-wrap gap-3">
      {therapists.map(({ slug, name, sample }) => (
        <li key={slug} className="flex flex-wrap items-center gap-2">
          <Button asChild variant="outline">
            <a href={`/book/own/${slug}`}>Book again with {name}</a>
          </Button>
          {sample && <SampleMark />}
        </li>
      ))}
    </ul>
  );
}

function Consultations(props: ClientSchedulingProps) {
  const { href, external } = bookingLink();
  if (external) return <ScheduleWidget url={href} script={schedulerScript(href)} />;
  return (
    <Card size="lg" className="grid justify-items-start gap-4">
      <h3 className="text-h4">A first talk with our team</h3>
      <div className="w-full" data-bare={props.timeZone === homeZone ? '' : undefined}>
        <FreeDays {...props} />
      </div>
      {props.timeZone !== homeZone && (
        <p className="text-muted-foreground text-small">
          Times are in your time zone. The next page also shows IST.
        </p>
      )}
      <Button asChild variant="outline">
        <a href={timesAddress({ path, from: '', timeZone: props.timeZone, usual: homeZone })}>
          See all free times
        </a>
      </Button>
    </Card>
  );
}
