import { Drawing } from '@/components/illustration/drawing';
import { ScheduleWidget } from '@/components/site/home/schedule-widget';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { site } from '@/content/site';
import { schedulerScript } from '@/lib/server/csp/scheduler.mjs';
import { bookingLink } from '@/lib/site/booking-link';

/**
 * product.md §2, section "book-consultation": the owner's scheduler if there is one, else a link to our own free
 * times.
 */
export function BookConsultation() {
  const booking = bookingLink();
  return (
    <section id="book-consultation" aria-labelledby="book-consultation-title" className="bg-accent">
      <div className="container-page section-space grid items-center gap-8 md:grid-cols-[1fr_1.2fr]">
        <div className="space-y-5">
          <h2 id="book-consultation-title">Book a first consultation</h2>
          <p className="max-w-measure text-lead">
            {site.consultationMinutes} minutes with a trained person, by video or phone. You leave knowing
            what could help and who could help with it.
          </p>
          <ul className="space-y-1 text-muted-foreground">
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
          <Card variant="raised" size="lg" className="grid items-center gap-6 sm:grid-cols-[1fr_11rem]">
            <div className="space-y-4">
              <h3>Choose a time</h3>
              <p>
                See what is free, on your own clock and in IST. No account is needed, and you can move or
                cancel it.
              </p>
              <Button asChild>
                <a href={booking.href}>See free times</a>
              </Button>
            </div>
            <Drawing name="counselling" className="mx-auto w-44 max-sm:hidden" />
          </Card>
        )}
      </div>
    </section>
  );
}
