import { MeetingPlace } from '@/components/care/meeting-place';
import { NextSessionKeeper } from '@/components/site/offline/next-session-keeper';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CalendarClock, Inbox } from '@/components/ui/icons';
import { type Meeting, meetingWithoutName, roomOf } from '@/lib/care/meeting/rules';
import type { Agenda } from '@/lib/care/session/queries';
import type { RequestsAtAGlance } from '@/lib/contact/inbox/queries';
import { spanInWords } from '@/lib/contact/inbox/rules';
import { bothClocks, formatInstant, indianDay } from '@/lib/format/time';
import type { KeptSession } from '@/lib/site/offline/next-session';

const sign = 'grid size-11 place-items-center rounded-full';

/** An appointment with anybody: a client, or somebody without an account. */
export type NextMeeting = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Zone of the therapist's calendar. */
  readonly hostZone: string;
  readonly name: string;
  /** Page of the person, or of the appointment. */
  readonly href: string;
  /** Length, kind and way, each in words. */
  readonly facts: readonly (string | null)[];
  /** video, phone, in_person */
  readonly way: string | null;
  readonly meeting: Meeting | null;
};

type NextSessionProps = {
  readonly agenda: Agenda;
  /** The next appointment of somebody without an account, which is no session of a record. */
  readonly guest: NextMeeting | null;
  readonly now: Date;
};

/** The first of what comes; of two at the same time the client's. */
function firstOf(agenda: Agenda, guest: NextMeeting | null): NextMeeting | null {
  const session = agenda.coming.find(({ status }) => status === 'scheduled');
  if (!session || (guest && guest.startsAt < session.startsAt)) return guest;
  const { startsAt, endsAt, durationMinutes, type, mode, way, meeting, client, therapist } = session;
  return {
    ...{ startsAt, endsAt, way, meeting, hostZone: therapist.timeZone, name: client.name },
    href: `/therapist-dashboard/clients/${client.id}`,
    facts: [`${durationMinutes} minutes`, type, mode],
  };
}

/** The same for times without a line, without the name of the person. */
function keptSession({ startsAt, endsAt, way, meeting, hostZone }: NextMeeting, now: Date): KeptSession {
  return {
    when: formatInstant(startsAt, hostZone),
    where: meeting
      ? meetingWithoutName({ mode: way, meeting, reader: 'host' })
      : 'The way to meet is not set.',
    link: meeting && roomOf(way, meeting, 'host'),
    endsAt: endsAt.getTime(),
    asOf: formatInstant(now, hostZone),
  };
}

function headingOf({ startsAt }: NextMeeting, now: Date): string {
  if (startsAt <= now) return 'Session now';
  return indianDay(startsAt) === indianDay(now) ? 'Next session, today' : 'Next session';
}

/** When and with whom the therapist talks next. */
export function NextSession({ agenda, guest, now }: NextSessionProps) {
  const next = firstOf(agenda, guest);
  const clocks = next && bothClocks(next.startsAt, next.hostZone);
  return (
    <Card variant="accent" size="lg" className="flex flex-col items-start gap-4">
      <NextSessionKeeper session={next ? keptSession(next, now) : null} />
      <span className={`${sign} bg-card text-primary`}>
        <CalendarClock aria-hidden="true" className="size-5" />
      </span>
      {next ? (
        <>
          <h3>{headingOf(next, now)}</h3>
          <p className="text-lead">
            <time dateTime={next.startsAt.toISOString()} className="font-semibold">
              {clocks?.own}
            </time>
            {clocks?.india && <span> ({clocks.india})</span>}
            {' with '}
            <a href={next.href} className="text-link">
              {next.name}
            </a>
          </p>
          <p className="text-muted-foreground">{next.facts.filter(Boolean).join(' · ')}</p>
          {next.meeting && (
            <MeetingPlace
              startsAt={next.startsAt}
              endsAt={next.endsAt}
              mode={next.way}
              meeting={next.meeting}
              other={next.name}
              reader="host"
              timeZone={next.hostZone}
              now={now}
            />
          )}
        </>
      ) : (
        <>
          <h3>No upcoming session</h3>
          <p>When a client books one of your free times, you will see it here.</p>
          <Button asChild variant="outline">
            <a href="/therapist-dashboard/hours">View your free times</a>
          </Button>
        </>
      )}
    </Card>
  );
}

/** "Half of your answers came within …", or nothing without any. */
export function ReplyTime({ medianMs }: Pick<RequestsAtAGlance, 'medianMs'>) {
  if (medianMs === null) return null;
  return (
    <p className="text-muted-foreground">
      Your median reply time over the last 90 days is <strong>{spanInWords(medianMs)}</strong>.
    </p>
  );
}

/** People who wait for an answer, and since when. */
export function WaitingRequests({
  requests: { count, oldest, medianMs },
  now,
}: {
  readonly requests: RequestsAtAGlance;
  readonly now: Date;
}) {
  return (
    <Card size="lg" className="flex flex-col items-start gap-4">
      <span className={`${sign} bg-warm-soft text-warm-strong`}>
        <Inbox aria-hidden="true" className="size-5" />
      </span>
      <h3>{count === 0 ? 'No open requests' : count === 1 ? '1 open request' : `${count} open requests`}</h3>
      {count === 0 ? (
        <p>When someone writes to you from your profile, you will see the message here and get an email.</p>
      ) : (
        <ul className="w-full divide-y divide-border">
          {oldest.map(({ id, name, since }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <a
                href={`/therapist-dashboard/requests/${id}`}
                className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere text-link"
              >
                {name}
              </a>
              <span className="text-muted-foreground text-small">
                waits for {spanInWords(now.getTime() - since.getTime())}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ReplyTime medianMs={medianMs} />
      {count > oldest.length && (
        <Button asChild variant="outline" className="mt-auto">
          <a href="/therapist-dashboard/requests">All {count} requests</a>
        </Button>
      )}
    </Card>
  );
}
