import { type Proposal, ProposalTurn } from '@/components/booking/private/proposal-turn';
import { MeetingPlace } from '@/components/care/meeting-place';
import { Attention } from '@/components/layout/attention';
import { NextUp, nextUpPortrait } from '@/components/layout/next-up';
import { type Todo, TodoList } from '@/components/layout/private/todo-list';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { NextSessionKeeper } from '@/components/site/offline/next-session-keeper';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Button } from '@/components/ui/button';
import { CalendarClock, HeartHandshake, IndianRupee } from '@/components/ui/icons';
import { SampleMark } from '@/components/ui/sample-mark';
import type { Consultation } from '@/lib/booking/consultation/queries';
import { handoverPath } from '@/lib/booking/handover/rules';
import { appointmentLink, payPath } from '@/lib/booking/link';
import { canJoin, type Meeting, meetingWithoutName, modeLabels, roomOf } from '@/lib/care/meeting/rules';
import type { SessionLine } from '@/lib/care/session/queries';
import { minute } from '@/lib/format/duration';
import { formatInWords, formatNamed, formatShown, shownClocks } from '@/lib/format/time';
import { feeOf } from '@/lib/payment/appointment/fee';
import type { Fee } from '@/lib/payment/appointment/rules';
import type { StoredSession } from '@/lib/site/offline/next-session';

/** The appointment that comes next, whether with a therapist or with our own team. */
type Next = {
  readonly startsAt: Date;
  /** "Diagnostic evaluation, meeting 1 of 2, 90 minutes"; null for all but the meetings of our products. */
  readonly what: string | null;
  readonly withWhom: string;
  /** Somebody invented. */
  readonly sample: boolean;
  /** Address of the portrait; null without one, and for our own team. */
  readonly picture: string | null;
  readonly endsAt: Date;
  /** In words, such as "By video". */
  readonly mode: string | null;
  /** video, phone, in_person */
  readonly way: string | null;
  readonly meeting: Meeting | null;
  /** Its price, and the page to pay it; null for our own team's and for a session without an appointment. */
  readonly price: { readonly fee: Fee; readonly payHref: string } | null;
  /** Page to move or cancel it, and the words of that link; null once it has begun. */
  readonly change: { readonly href: string; readonly label: string } | null;
};

const ownTeam = 'a member of our team';
const changeLabel = 'Reschedule or cancel';

function ofSession(session: SessionLine, now: Date): Next {
  const { startsAt, endsAt, therapist, mode, way, meeting, linkId, priced } = session;
  return {
    startsAt,
    endsAt,
    what: null,
    withWhom: therapist.name,
    sample: therapist.sample,
    picture: therapist.picture,
    mode,
    way,
    meeting,
    price: priced && linkId ? { fee: feeOf(priced), payHref: payPath(linkId, endsAt) } : null,
    change:
      startsAt <= now
        ? null
        : linkId
          ? { href: appointmentLink.url(linkId, endsAt), label: changeLabel }
          : { href: '/dashboard/sessions', label: 'Cancel' },
  };
}

function ofConsultation(own: NonNullable<Consultation['own']>, now: Date): Next {
  const { linkId, startsAt, endsAt, kindName, mode, meeting } = own;
  return {
    startsAt,
    endsAt,
    what: kindName && `${kindName}, ${(endsAt.getTime() - startsAt.getTime()) / minute} minutes`,
    withWhom: ownTeam,
    sample: false,
    picture: null,
    mode: mode && (modeLabels[mode] ?? mode),
    way: mode,
    meeting,
    price: null,
    change: startsAt > now ? { href: appointmentLink.url(linkId, endsAt), label: changeLabel } : null,
  };
}

/** The one that begins first, leaving out cancelled ones. */
export function nextAppointment(
  sessions: readonly SessionLine[],
  consultation: Consultation | null,
  now: Date,
): Next | null {
  const agreed = sessions
    .filter(({ status }) => status === 'scheduled')
    .map((session) => ofSession(session, now));
  const all = consultation?.own ? [...agreed, ofConsultation(consultation.own, now)] : agreed;
  return all.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0] ?? null;
}

function Appointment({ next, timeZone, now }: { next: Next; timeZone: string; now: Date }) {
  const { startsAt, endsAt, what, withWhom, sample, picture, mode, way, meeting, price, change } = next;
  const { own, india } = shownClocks(startsAt, timeZone, now, 'words');
  return (
    <NextUp
      label={startsAt <= now ? 'Your session has begun' : 'Your next session'}
      title={
        <time dateTime={startsAt.toISOString()} data-bare={india === null ? '' : undefined}>
          {own}
        </time>
      }
      portrait={withWhom !== ownTeam && <Portrait name={withWhom} picture={picture} {...nextUpPortrait} />}
      quiet={
        change && (
          <a href={change.href} className="tap text-link">
            {change.label}
          </a>
        )
      }
    >
      {india && <p>{india}</p>}
      {what && <p>{what}</p>}
      <p>
        With {withWhom}
        {mode && `, ${mode.toLowerCase()}`}.{!meeting && ' Your therapist will tell you how you will meet.'}{' '}
        {sample && <SampleMark />}
      </p>
      {meeting && (
        <MeetingPlace
          startsAt={startsAt}
          endsAt={endsAt}
          mode={way}
          meeting={meeting}
          other={withWhom === ownTeam ? 'A member of our team' : withWhom}
          reader="person"
          now={now}
          timeZone={timeZone}
          leading
        />
      )}
      {price && price.fee.state !== 'none' && (
        <FeeLine
          fee={price.fee}
          endsAt={endsAt}
          now={now}
          timeZone={timeZone}
          payHref={price.payHref}
          about={formatShown(startsAt, timeZone)}
        />
      )}
    </NextUp>
  );
}

/** The next session as the device keeps it for times without a network. It does not name the therapist. */
function storedSession({ startsAt, endsAt, way, meeting }: Next, timeZone: string, now: Date): StoredSession {
  return {
    when: formatInWords(startsAt, timeZone),
    where: meeting
      ? meetingWithoutName({ mode: way, meeting, reader: 'person' })
      : 'Your therapist will tell you how you will meet.',
    link: meeting && roomOf(way, meeting, 'person'),
    endsAt: endsAt.getTime(),
    asOf: formatNamed(now, timeZone),
  };
}

/** How many things, in the words of one or of several. */
const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

type Decisions = Pick<ClientNextStepProps, 'unanswered' | 'unpaid' | 'handovers' | 'proposals' | 'timeZone'>;

/** Open decisions and payments of the reader; the first proposal has its answers on the page. */
function decisions({ unanswered, unpaid, handovers, proposals, timeZone }: Decisions): Todo[] {
  const quotations = [
    [unanswered, 'A quotation needs your answer', 'quotations need your answer'],
    [unpaid, 'An accepted quotation is not paid yet', 'accepted quotations are not paid yet'],
  ] as const;
  return [
    ...proposals.slice(1).map(({ token, from, startsAt }) => ({
      Icon: CalendarClock,
      name: `${from} proposes another time`,
      facts: [`instead of ${formatShown(startsAt, timeZone)}`],
      href: `/book/appointment/${token}`,
      verb: 'Answer',
    })),
    ...handovers.map(({ id, from }) => ({
      Icon: HeartHandshake,
      name: `${from} suggests another therapist`,
      facts: [],
      href: handoverPath.client(id),
      verb: 'Review',
    })),
    ...quotations
      .filter(([count]) => count > 0)
      .map(([count, one, many]) => ({
        Icon: IndianRupee,
        name: counted(count, one, many),
        facts: [],
        href: '#quotations',
        verb: 'View',
      })),
  ];
}

/** The first act of a person without an appointment: their own therapist's times, else the directory. */
function FirstStep({ own }: Pick<ClientNextStepProps, 'own'>) {
  if (own) {
    return (
      <NextUp label="No upcoming session" title={`Book your next session with ${own.name}`}>
        <Button asChild>
          <a href={`/book/own/${own.slug}`}>See {own.name}’s free times</a>
        </Button>
      </NextUp>
    );
  }
  return (
    <NextUp
      title="Find someone to talk to"
      quiet={
        <a href="/match" className="tap text-link">
          Help me choose
        </a>
      }
    >
      <p className="text-lead">
        Browse therapists by language, fee and city, or answer a few questions to find the right one.
      </p>
      <Button asChild>
        <a href="/professionals">Find a therapist</a>
      </Button>
    </NextUp>
  );
}

type ClientNextStepProps = {
  readonly next: Next | null;
  readonly asked: readonly Todo[];
  /** Unanswered quotations, and accepted ones that are not paid. */
  readonly unanswered: number;
  readonly unpaid: number;
  /** Therapists who ask whether another one may go on. */
  readonly handovers: readonly { readonly id: string; readonly from: string }[];
  readonly proposals: readonly Proposal[];
  /** The reader's own therapist, the latest one. */
  readonly own: { readonly slug: string; readonly name: string } | null;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
  readonly now: Date;
};

/**
 * The next step: an answer that a therapist waits for, the next appointment, what is to do, else somebody to talk to: one's
 * own therapist first. Only the first of them has a solid button, and it is never one about money.
 */
export function ClientNextStep({ next, asked, own, timeZone, now, ...waiting }: ClientNextStepProps) {
  const [proposal] = waiting.proposals;
  const todos = [...asked, ...decisions({ ...waiting, timeZone })];
  const joins = next?.meeting && canJoin({ ...next, meeting: next.meeting }, now);
  return (
    <div className="grid gap-4">
      <NextSessionKeeper session={next && storedSession(next, timeZone, now)} />
      {proposal && <ProposalTurn proposal={proposal} timeZone={timeZone} />}
      {next && <Appointment next={next} timeZone={timeZone} now={now} />}
      {todos.length > 0 && (
        <Attention id="to-do" title={counted(todos.length, '1 thing to do', 'things to do')}>
          <TodoList todos={todos} leading={asked.length > 0 && !proposal && !joins} />
        </Attention>
      )}
      {!next && todos.length === 0 && <FirstStep own={own} />}
    </div>
  );
}
