import { MeetingPlace } from '@/components/care/meeting-place';
import { NextUp, nextUpPortrait } from '@/components/layout/next-up';
import type { Todo } from '@/components/layout/private/todo-list';
import { NextSessionKeeper } from '@/components/site/offline/next-session-keeper';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Inbox } from '@/components/ui/icons';
import { meetingWithoutName, roomOf } from '@/lib/care/meeting/rules';
import type { Agenda, SessionLine } from '@/lib/care/session/queries';
import { personPath } from '@/lib/care/session/rules';
import type { RequestsAtAGlance } from '@/lib/contact/inbox/queries';
import { spanInWords } from '@/lib/contact/inbox/rules';
import { formatInstant, formatInWords, shownClocks } from '@/lib/format/time';
import { dayOnClock } from '@/lib/format/wall-clock';
import type { StoredSession } from '@/lib/site/offline/next-session';

type NextSessionProps = { readonly agenda: Agenda; readonly now: Date };

/** The next session as the device keeps it for times without a network. It does not name the client. */
function storedSession({ startsAt, endsAt, way, meeting, therapist }: SessionLine, now: Date): StoredSession {
  const { timeZone: hostZone } = therapist;
  return {
    when: formatInWords(startsAt, hostZone),
    where: meeting
      ? meetingWithoutName({ mode: way, meeting, reader: 'host' })
      : 'The way to meet is not set.',
    link: meeting && roomOf(way, meeting, 'host'),
    endsAt: endsAt.getTime(),
    asOf: formatInstant(now, hostZone),
  };
}

function labelOf({ startsAt, therapist }: SessionLine, now: Date): string {
  if (startsAt <= now) return 'Session now';
  const dayOf = (moment: Date) => dayOnClock(moment.getTime(), therapist.timeZone).toString();
  return dayOf(startsAt) === dayOf(now) ? 'Next session, today' : 'Next session';
}

/** When and with whom the therapist talks next. */
export function NextSession({ agenda, now }: NextSessionProps) {
  const next = agenda.coming.find(({ status }) => status === 'scheduled');
  if (!next) {
    return (
      <NextUp
        title="No upcoming session"
        quiet={
          <a href="/therapist-dashboard/hours" className="tap text-link">
            View your free times
          </a>
        }
      >
        <NextSessionKeeper session={null} />
        <p>When a client books one of your free times, you will see it here.</p>
      </NextUp>
    );
  }
  const { startsAt, endsAt, durationMinutes, type, mode, way, meeting } = next;
  const { timeZone: hostZone } = next.therapist;
  const { name } = next.client;
  const facts = [`${durationMinutes} minutes`, type, mode, next.guest && 'Booked without an account'];
  const { own, india } = shownClocks(startsAt, hostZone, now, 'words');
  return (
    <NextUp
      label={labelOf(next, now)}
      title={
        <time dateTime={startsAt.toISOString()} data-bare={india === null ? '' : undefined}>
          {own}
        </time>
      }
      portrait={<Portrait name={name} picture={null} {...nextUpPortrait} />}
    >
      <NextSessionKeeper session={storedSession(next, now)} />
      {india && <p>{india}</p>}
      <p>
        <a href={personPath(next)} className="font-semibold text-link">
          {name}
        </a>
        <span className="block text-muted-foreground">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {meeting && (
        <MeetingPlace
          startsAt={startsAt}
          endsAt={endsAt}
          mode={way}
          meeting={meeting}
          other={name}
          reader="host"
          timeZone={hostZone}
          now={now}
          leading
        />
      )}
    </NextUp>
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

const requests = '/therapist-dashboard/requests';

/** People who wrote and have no answer yet, the oldest first, and the way to those who find no room. */
export function requestTodos({ count, oldest }: RequestsAtAGlance, now: Date): Todo[] {
  const all = { Icon: Inbox, name: `All ${count} requests`, facts: [], href: requests, verb: 'View' };
  return [
    ...oldest.map(({ id, name, since }) => ({
      Icon: Inbox,
      name,
      facts: [`Wrote to you ${spanInWords(now.getTime() - since.getTime())} ago`],
      href: `${requests}/${id}`,
      verb: 'Answer',
    })),
    ...(count > oldest.length ? [all] : []),
  ];
}
