import type { Metadata } from 'next';
import { FeedForm } from '@/components/calendar/feed-form';
import { NotLinked } from '@/components/calendar/not-linked';
import { guarded } from '@/components/member/guarded';
import { requireRole } from '@/lib/auth/guard';
import { ownFeed } from '@/lib/calendar/feed/queries';
import { feedDays, feedPlace } from '@/lib/calendar/feed/rules';
import { formatMoment } from '@/lib/time';

export const metadata: Metadata = { title: 'Your calendar elsewhere' };

const card = 'grid content-start gap-5 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8';

/** The secret address under which a therapist's own calendar program finds their appointments. */
export default function FeedPage() {
  return guarded(
    () => requireRole('therapist', feedPlace),
    async (viewer) => {
      const feed = await ownFeed(viewer);
      return (
        <div className="container-page grid gap-8 pt-2 pb-16">
          <header className="grid max-w-measure gap-3">
            <h1>Your calendar elsewhere</h1>
            <p className="text-ink-soft text-lead">
              See your appointments in the calendar that you use anyway, on your phone or computer.
            </p>
          </header>
          {feed ? (
            <div className="grid items-start gap-8 lg:grid-cols-[1.25fr_1fr]">
              <section aria-labelledby="address" className={card}>
                <h2 id="address" className="text-h3">
                  The secret address
                </h2>
                <p>
                  {feed.since
                    ? `There is one, made on ${formatMoment(feed.since)}. It cannot be shown again: if you have lost it, make a new one, which ends the old one.`
                    : 'There is none at present.'}
                </p>
                <FeedForm live={feed.since !== null} />
                <p className="border-line border-t pt-5 text-ink-soft text-small">
                  Whoever knows the address can read your appointments, without signing in. Give it to nobody,
                  and end it when a device with it is lost.
                </p>
              </section>
              <div className="grid gap-8">
                <section aria-labelledby="shown" className={card}>
                  <h2 id="shown" className="text-h3">
                    What your calendar shows
                  </h2>
                  <ul className="list-disc space-y-2 pl-5">
                    <li>
                      “Appointment M. I.”, the time, and how you meet. Initials at most: no names, no reasons,
                      no messages.
                    </li>
                    <li>
                      Everything booked or arranged, from {feedDays.back} days back to a year ahead. What is
                      cancelled stays, marked.
                    </li>
                    <li>
                      Changes arrive when your calendar next asks: some ask every hour, some once a day. In
                      doubt, what you see here is right.
                    </li>
                  </ul>
                </section>
                <section aria-labelledby="how" className={card}>
                  <h2 id="how" className="text-h3">
                    How to add it
                  </h2>
                  <dl className="grid gap-3">
                    <div>
                      <dt className="font-semibold">Google Calendar, on a computer</dt>
                      <dd>Other calendars, +, From URL. Then it is on your phone as well.</dd>
                    </div>
                    <div>
                      <dt className="font-semibold">iPhone or Mac</dt>
                      <dd>Calendar, Add Subscription Calendar, paste the address.</dd>
                    </div>
                    <div>
                      <dt className="font-semibold">Outlook</dt>
                      <dd>Add calendar, Subscribe from web.</dd>
                    </div>
                  </dl>
                </section>
              </div>
            </div>
          ) : (
            <NotLinked>You can subscribe to your calendar once it is approved.</NotLinked>
          )}
        </div>
      );
    },
  );
}
