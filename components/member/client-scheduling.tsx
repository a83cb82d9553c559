import { ScheduleWidget } from '@/components/home/schedule-widget';
import { buttonStyle } from '@/components/ui/button';
import { homeZone, placeAddress } from '@/lib/booking/offer/address';
import type { DayOfSlots } from '@/lib/booking/offer/rules';
import { bookingLink } from '@/lib/booking-link';
import { schedulerScript } from '@/lib/csp/scheduler.mjs';

const path = '/book';
const timesShown = 3;

type ClientSchedulingProps = {
  /** Days on which the service's own desk is free, on the reader's clock. */
  readonly days: readonly DayOfSlots[];
  readonly timeZone: string;
};

/** The next free times of our own desk; each day leads to its times on the booking page. */
function FreeDays({ days, timeZone }: ClientSchedulingProps) {
  const place = { path, timeZone, usual: homeZone };
  if (days.length === 0) return <p>Nothing is free at the moment. New times open every day.</p>;
  return (
    <ul className="divide-y divide-line">
      {days.map(({ date, label, slots }) => {
        const more = slots.length - timesShown;
        return (
          <li key={date} className="relative py-3 first:pt-0">
            <a
              href={placeAddress({ ...place, from: date })}
              className="tap font-semibold text-primary underline underline-offset-4 after:absolute after:inset-0"
            >
              {label}
            </a>
            <p className="text-ink-soft">
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

/** The scheduling widget (spec §2): the owner's booking page where there is one, else our own free times. */
export function ClientScheduling(props: ClientSchedulingProps) {
  const { href, external } = bookingLink();
  if (external) return <ScheduleWidget url={href} script={schedulerScript(href)} />;
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-paper-2 p-6 shadow-card sm:p-8">
      <div className="w-full">
        <FreeDays {...props} />
      </div>
      <p className="text-ink-soft text-small">
        {props.timeZone === homeZone
          ? 'Times in IST.'
          : 'Times on your own clock; IST stands beside each on the next page.'}
      </p>
      <a
        href={placeAddress({ path, from: '', timeZone: props.timeZone, usual: homeZone })}
        className={buttonStyle({ look: 'secondary' })}
      >
        See all free times
      </a>
    </div>
  );
}
