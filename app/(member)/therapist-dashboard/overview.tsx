import 'server-only';
import { waitingForTherapist } from '@/app/(member)/waiting';
import { MoneyWaiting } from '@/components/booking/private/paying/money-waiting';
import { TherapistSessions } from '@/components/booking/private/session/session-lists';
import { BreaksToday } from '@/components/care/private/break/breaks-today';
import {
  type NextMeeting,
  NextSession,
  WaitingRequests,
} from '@/components/care/private/practice/practice-now';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { Section } from '@/components/layout/private/section';
import type { MemberOf } from '@/lib/account/session/session';
import { type NextGuest, readNextGuest } from '@/lib/booking/calendar/view/appointment';
import { calendarAddress } from '@/lib/booking/calendar/view/rules';
import { countUnpaidAppointments } from '@/lib/booking/paying/unpaid';
import { listBreaks } from '@/lib/care/session/break/queries';
import { firstWaiting, readAgenda } from '@/lib/care/session/queries';
import { indianDay } from '@/lib/format/time';
import { quotationsUndecided } from '@/lib/payment/quotation/queries';

const home = '/therapist-dashboard';

/** Parts that this page had before they became pages. */
const moved = {
  sessions: `${home}/sessions`,
  clients: `${home}/clients`,
  plans: `${home}/plans`,
  quotations: `${home}/quotations`,
  'new-quotation': `${home}/quotations/new`,
};

const concludedHere = 2;

/** Somebody without an account has no record; their appointment is in the calendar. */
function meetingWith({ id, mode, ...guest }: NextGuest): NextMeeting {
  const { startsAt, endsAt } = guest;
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const date = indianDay(startsAt);
  return {
    ...guest,
    href: calendarAddress({ chosen: null, date, hidden: false }, { appointment: id }),
    facts: [`${minutes} minutes`, mode, 'Booked without an account'],
  };
}

/**
 * A therapist's first page: what waits for them, with the action in it. Everything else has a page of its own. Each
 * section reads for itself; a test limits the whole page to eight queries (scale.test.tsx).
 */
export function PracticeOverview({
  viewer,
  now,
}: {
  readonly viewer: MemberOf<'therapist'>;
  readonly now: Date;
}) {
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2 lg:gap-y-8">
      <MovedAnchors places={moved} />
      <Section id="now" title="What now?" rows={1}>
        {async () => {
          const [agenda, guest, breaks] = await Promise.all([
            readAgenda(viewer),
            readNextGuest(viewer, now),
            listBreaks(viewer, now),
          ]);
          return (
            <div className="grid gap-4">
              <NextSession agenda={agenda} guest={guest && meetingWith(guest)} now={now} />
              <BreaksToday breaks={breaks} path={home} />
            </div>
          );
        }}
      </Section>
      <Section id="requests" title="People who wrote to you" rows={1}>
        {async () => <WaitingRequests requests={(await waitingForTherapist(viewer)).requests} now={now} />}
      </Section>
      <Section
        id="to-conclude"
        title="Did these sessions take place?"
        action={
          <a href={`${home}/sessions`} className="tap text-link">
            All sessions
          </a>
        }
      >
        {async () => {
          const { toConclude, moreToConclude } = await readAgenda(viewer);
          // Sessions just concluded stay for a while, and take no place from sessions that wait.
          const { shown, later } = firstWaiting(toConclude, concludedHere);
          return (
            <div className="grid gap-3">
              <TherapistSessions
                sessions={shown}
                postTo={home}
                empty="Nothing to conclude. After a session, say here whether it took place."
              />
              {(moreToConclude || later > 0) && (
                <p className="text-muted-foreground">More sessions wait on the page of all sessions.</p>
              )}
            </div>
          );
        }}
      </Section>
      <Section id="money" title="Money" rows={1}>
        {async () => {
          const [{ payments: reported }, unpaidSessions, { unanswered, unpaid }] = await Promise.all([
            waitingForTherapist(viewer),
            countUnpaidAppointments(viewer, now),
            quotationsUndecided(viewer, now),
          ]);
          return <MoneyWaiting waiting={{ reported, unpaidSessions, unanswered, unpaid }} />;
        }}
      </Section>
    </div>
  );
}
