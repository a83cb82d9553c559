import { ScheduleWidget } from '@/components/site/home/schedule-widget';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { consultationPrice } from '@/content/booking';
import { site } from '@/content/site';
import type { DayOfSlots } from '@/lib/booking/offer/rules';
import { schedulerScript } from '@/lib/server/csp/scheduler.mjs';
import { bookingLink } from '@/lib/site/booking-link';

/** Some times of a day that are shown before "more". */
const timesShown = 3;

function FreeDays({ days }: { days: readonly DayOfSlots[] }) {
  return (
    <dl className="grid gap-3 sm:gap-4">
      {days.map(({ date, label, slots }) => (
        <div key={date} className="grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1">
          <dt className="font-semibold">{label}</dt>
          <dd className="col-span-2 flex flex-wrap gap-2">
            {slots.slice(0, timesShown).map(({ value, time }) => (
              <Button key={value} asChild variant="outline" size="sm">
                <a href={`/book?${new URLSearchParams({ from: date, time: value })}`}>
                  <span className="sr-only">{label}, </span>
                  {time}
                </a>
              </Button>
            ))}
          </dd>
          {slots.length > timesShown ? (
            <dd className="col-start-2 row-start-1">
              <a href={`/book?from=${date}`} className="tap px-1 text-link text-small">
                {slots.length - timesShown} more<span className="sr-only"> on {label}</span>
              </a>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

/**
 * product.md §2, section "book-consultation": the owner's scheduler if there is one, else the next times of our own
 * calendar, each of which leads to the booking page with that time chosen.
 */
export function BookConsultation({ days }: { days: readonly DayOfSlots[] }) {
  const booking = bookingLink();
  return (
    <section
      id="book-consultation"
      aria-labelledby="book-consultation-title"
      className="late-[49rem] bg-accent"
    >
      <div className="container-page section-space grid items-center gap-6 md:gap-8 md:grid-cols-[1fr_1.2fr]">
        <div className="space-y-4 md:space-y-5">
          <h2 id="book-consultation-title">Book a first consultation</h2>
          <p className="max-w-measure text-lead">
            <strong>{consultationPrice}.</strong> {site.consultationMinutes} minutes with a trained member of
            our team, by video or phone. They explain what could help, and suggest therapists for you.
          </p>
          <ul className="space-y-1 text-muted-foreground max-md:hidden">
            {site.hours.map(({ days, time }) => (
              <li key={days}>
                <span className="font-semibold text-foreground">{days}:</span> {time}
                {time === 'Closed' ? '' : ` ${site.hoursZone}`}
              </li>
            ))}
          </ul>
        </div>
        {booking.external ? (
          <ScheduleWidget url={booking.href} script={schedulerScript(booking.href)} />
        ) : (
          <Card variant="raised" size="default" className="space-y-4">
            <h3>{days.length > 0 ? 'Next free times (IST)' : 'Choose a time'}</h3>
            {days.length > 0 ? <FreeDays days={days} /> : null}
            <p>You do not need an account, and you can reschedule or cancel.</p>
            <Button asChild>
              <a href={booking.href}>See all free times</a>
            </Button>
          </Card>
        )}
      </div>
    </section>
  );
}
