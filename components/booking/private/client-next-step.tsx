import type { ReactNode } from 'react';
import { type Proposal, ProposalTurn } from '@/components/booking/private/proposal-turn';
import { MeetingPlace } from '@/components/care/meeting-place';
import { Drawing } from '@/components/illustration/drawing';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { NextSessionKeeper } from '@/components/site/offline/next-session-keeper';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SampleMark } from '@/components/ui/sample-mark';
import type { Consultation } from '@/lib/booking/consultation/queries';
import { handoverPath } from '@/lib/booking/handover/rules';
import { appointmentLink, payPath } from '@/lib/booking/link';
import { modeLabels } from '@/lib/booking/rules';
import { type Meeting, meetingWithoutName, roomOf } from '@/lib/care/meeting/rules';
import type { SessionLine } from '@/lib/care/session/queries';
import { bothClocks, formatMoment } from '@/lib/format/time';
import { feeOf } from '@/lib/payment/appointment/fee';
import type { Fee } from '@/lib/payment/appointment/rules';
import type { KeptSession } from '@/lib/site/offline/next-session';

/** The appointment that comes next, whether with a therapist or with our own team. */
type Next = {
  readonly startsAt: Date;
  readonly withWhom: string;
  /** Somebody invented. */
  readonly sample: boolean;
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
  const { startsAt, endsAt, therapist, mode, way, meeting, bookingId, priced } = session;
  return {
    startsAt,
    endsAt,
    withWhom: therapist.name,
    sample: therapist.sample,
    mode,
    way,
    meeting,
    price: priced && bookingId ? { fee: feeOf(priced), payHref: payPath(bookingId, endsAt) } : null,
    change:
      startsAt <= now
        ? null
        : bookingId
          ? { href: appointmentLink.url(bookingId, endsAt), label: changeLabel }
          : { href: '/dashboard/sessions', label: 'Cancel' },
  };
}

function ofConsultation(own: NonNullable<Consultation['own']>, now: Date): Next {
  const { id, startsAt, endsAt, mode, meeting } = own;
  return {
    startsAt,
    endsAt,
    withWhom: ownTeam,
    sample: false,
    mode: mode && (modeLabels[mode] ?? mode),
    way: mode,
    meeting,
    price: null,
    change: startsAt > now ? { href: appointmentLink.url(id, endsAt), label: changeLabel } : null,
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

function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <Card variant="accent" className="grid items-center gap-6 md:grid-cols-[1.35fr_1fr]">
      <div className="grid justify-items-start gap-4">{children}</div>
      <Drawing name="counselling" className="mx-auto w-full max-w-64 max-md:hidden" />
    </Card>
  );
}

function Appointment({ next, timeZone, now }: { next: Next; timeZone: string; now: Date }) {
  const { startsAt, endsAt, withWhom, sample, mode, way, meeting, price, change } = next;
  const { own, india } = bothClocks(startsAt, timeZone, 'moment');
  return (
    <div className="grid justify-items-start gap-3">
      <h3>{startsAt <= now ? 'Your session has begun' : 'Your next session'}</h3>
      <p>
        <time dateTime={startsAt.toISOString()} className="font-semibold text-lead">
          {own}
        </time>
        {india && <span className="block">{india}</span>}
      </p>
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
        />
      )}
      {price && price.fee.state !== 'none' && (
        <FeeLine
          fee={price.fee}
          endsAt={endsAt}
          now={now}
          timeZone={timeZone}
          payHref={price.payHref}
          about={formatMoment(startsAt, timeZone)}
          leading
        />
      )}
      {change && (
        <Button asChild variant="outline">
          <a href={change.href}>{change.label}</a>
        </Button>
      )}
    </div>
  );
}

/** The same for times without a line, without the name of the other side. */
function keptSession({ startsAt, endsAt, way, meeting }: Next, timeZone: string, now: Date): KeptSession {
  return {
    when: formatMoment(startsAt, timeZone),
    where: meeting
      ? meetingWithoutName({ mode: way, meeting, reader: 'person' })
      : 'Your therapist will tell you how you will meet.',
    link: meeting && roomOf(way, meeting, 'person'),
    endsAt: endsAt.getTime(),
    asOf: formatMoment(now, timeZone),
  };
}

/** One task of the reader, with its link. */
function Turn({
  title,
  small = false,
  href = '#quotations',
  children,
}: {
  readonly title: string;
  readonly small?: boolean;
  readonly href?: string;
  readonly children: string;
}) {
  return (
    <div className="grid justify-items-start gap-1">
      <h3 className={small ? 'text-h4' : undefined}>{title}</h3>
      <a href={href} className="tap text-link">
        {children}
      </a>
    </div>
  );
}

type ClientNextStepProps = {
  readonly next: Next | null;
  /** Unanswered quotations, and accepted ones that are not paid. */
  readonly unanswered: number;
  readonly unpaid: number;
  /** Therapists who ask whether another one may go on. */
  readonly handovers?: readonly { readonly id: string; readonly from: string }[];
  readonly proposals?: readonly Proposal[];
  /** The reader's own therapist, the latest one. */
  readonly own: { readonly slug: string; readonly name: string } | null;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
  readonly now: Date;
};

/**
 * The next step: the next appointment, else the reader's tasks, else somebody to talk to: one's own therapist first. Below an
 * appointment the page shows the quotations themselves.
 */
export function ClientNextStep({
  next,
  unanswered,
  unpaid,
  handovers = [],
  proposals = [],
  own,
  timeZone,
  now,
}: ClientNextStepProps) {
  const nothing = !next && unanswered === 0 && unpaid === 0 && handovers.length === 0;
  return (
    <Panel>
      <NextSessionKeeper session={next && keptSession(next, timeZone, now)} />
      {proposals.map((proposal, index) =>
        index === 0 ? (
          <ProposalTurn key={proposal.token} proposal={proposal} timeZone={timeZone} />
        ) : (
          <Turn
            key={proposal.token}
            title={`${proposal.from} proposes another time`}
            small
            href={`/book/appointment/${proposal.token}`}
          >
            {`Read and answer: ${formatMoment(proposal.startsAt, timeZone)}`}
          </Turn>
        ),
      )}
      {next && <Appointment next={next} timeZone={timeZone} now={now} />}
      {handovers.map(({ id, from }) => (
        <Turn
          key={id}
          title={`${from} suggests another therapist`}
          small={next !== null}
          href={handoverPath.client(id)}
        >
          Review and decide
        </Turn>
      ))}
      {!next && unanswered > 0 && (
        <Turn
          title={
            unanswered === 1 ? 'A quotation needs your answer' : `${unanswered} quotations need your answer`
          }
        >
          {unanswered === 1 ? 'View quotation' : 'View quotations'}
        </Turn>
      )}
      {!next && unpaid > 0 && (
        <Turn
          title={
            unpaid === 1
              ? 'An accepted quotation is not paid yet'
              : `${unpaid} accepted quotations are not paid yet`
          }
        >
          {unpaid === 1 ? 'View payment' : 'View payments'}
        </Turn>
      )}
      {nothing && own && (
        <>
          <h3>No upcoming session</h3>
          <p className="text-lead">Book your next session with {own.name}.</p>
          <div className="flex flex-wrap gap-3 pt-1">
            <Button asChild>
              <a href={`/book/own/${own.slug}`}>See {own.name}’s free times</a>
            </Button>
          </div>
        </>
      )}
      {nothing && !own && (
        <>
          <h3>Find someone to talk to</h3>
          <p className="text-lead">
            Browse therapists by language, fee and city, or answer a few questions to find the right one.
          </p>
          <div className="flex flex-wrap gap-3 pt-1">
            <Button asChild>
              <a href="/professionals">Find a therapist</a>
            </Button>
            <Button asChild variant="outline">
              <a href="/match">Help me choose</a>
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
