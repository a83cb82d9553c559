import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { FeedForm } from '@/components/booking/private/calendar/feed-form';
import { NotLinked } from '@/components/booking/private/calendar/not-linked';
import { Panel } from '@/components/layout/panel';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { requireRole } from '@/lib/account/session/guard';
import { ownFeed } from '@/lib/booking/calendar/feed/queries';
import { feedDays, feedPath } from '@/lib/booking/calendar/feed/rules';
import { formatNamed } from '@/lib/format/time';

export const metadata: Metadata = { title: 'Calendar feed' };

/** The secret address from which a therapist's own calendar program loads their appointments. */
export default function FeedPage() {
  return guarded(
    () => requireRole('therapist', feedPath),
    async (viewer) => {
      const feed = await ownFeed(viewer);
      return (
        <div className="workspace-page">
          <PageHead
            title="Calendar feed"
            lead="See your appointments in your own calendar app, on your phone or computer."
          />
          {feed ? (
            <div className="grid items-start gap-8 lg:grid-cols-[1.25fr_1fr]">
              <Panel id="address" title="Secret link">
                <p>
                  {feed.since
                    ? `You created a link on ${formatNamed(feed.since)}. We cannot show it again. If you have lost it, create a new one; the old link will stop working.`
                    : 'You have no link.'}
                </p>
                <FeedForm live={feed.since !== null} />
                <p className="border-border border-t pt-5 text-muted-foreground text-small">
                  Anyone with the link can see your appointments without signing in. Do not share it, and
                  delete it if you lose a device that uses it.
                </p>
              </Panel>
              <div className="grid gap-8">
                <Panel id="shown" title="What your calendar shows">
                  <ul className="list-disc space-y-2 pl-5">
                    <li>
                      “Appointment M. I.”, the time, and how you meet. Initials at most: no names, no reasons,
                      no messages.
                    </li>
                    <li>
                      All sessions from the last {feedDays.back} days to a year ahead. Cancelled sessions are
                      marked.
                    </li>
                    <li>
                      Your calendar app fetches changes by itself, some every hour, some once a day. If they
                      differ, rely on the calendar here.
                    </li>
                  </ul>
                </Panel>
                <Panel id="how" title="How to add it">
                  <dl className="grid gap-3">
                    <div>
                      <dt className="font-semibold">Google Calendar, on a computer</dt>
                      <dd>Other calendars, +, From URL. It then appears on your phone too.</dd>
                    </div>
                    <div>
                      <dt className="font-semibold">iPhone or Mac</dt>
                      <dd>Calendar, Add Subscription Calendar, paste the link.</dd>
                    </div>
                    <div>
                      <dt className="font-semibold">Outlook</dt>
                      <dd>Add calendar, Subscribe from web.</dd>
                    </div>
                  </dl>
                </Panel>
              </div>
            </div>
          ) : (
            <NotLinked>You can subscribe to your calendar after we accept your application.</NotLinked>
          )}
        </div>
      );
    },
  );
}
