import { ScheduleWidget } from '@/components/home/schedule-widget';
import { Counselling } from '@/components/illustration/counselling';
import { buttonStyle } from '@/components/ui/button';
import { site } from '@/content/site';
import { bookingLink } from '@/lib/booking-link';
import { schedulerScript } from '@/lib/csp/scheduler.mjs';

/** Spec §2, section "book-consultation": the owner's scheduler when there is one, else the way to our own free times. */
export function BookConsultation() {
  const booking = bookingLink();
  return (
    <section id="book-consultation" aria-labelledby="book-consultation-title" className="bg-primary-soft">
      <div className="container-page section-space grid items-center gap-8 md:grid-cols-[1fr_1.2fr]">
        <div className="space-y-5">
          <h2 id="book-consultation-title">Book a first consultation</h2>
          <p className="max-w-measure text-lead">
            {site.consultationMinutes} minutes with a trained person, by video or phone. You leave knowing
            what could help and who could help with it.
          </p>
          <ul className="space-y-1 text-ink-soft">
            {site.hours.map(({ days, time }) => (
              <li key={days}>
                <span className="font-semibold text-ink">{days}:</span> {time}
                {time === 'Closed' ? '' : ` ${site.hoursZone}`}
              </li>
            ))}
          </ul>
        </div>
        {booking.external ? (
          <ScheduleWidget url={booking.href} script={schedulerScript(booking.href)} />
        ) : (
          <div className="grid items-center gap-6 rounded-card bg-paper-2 p-6 shadow-card sm:grid-cols-[1fr_11rem] sm:p-8">
            <div className="space-y-4">
              <h3>Choose a time</h3>
              <p>
                See what is free, on your own clock and in IST. No account is needed, and you can move or
                cancel it.
              </p>
              <a href={booking.href} className={buttonStyle()}>
                See free times
              </a>
            </div>
            <Counselling className="mx-auto w-44 max-sm:hidden" />
          </div>
        )}
      </div>
    </section>
  );
}
