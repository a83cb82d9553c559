import type { ReactNode } from 'react';
import { CancelledNote } from '@/components/booking/private/session/cancelled-note';
import { MeetingPlace } from '@/components/care/meeting-place';
import { Folded } from '@/components/forms/private/folded';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Card, CardAction, CardDescription, CardHeader } from '@/components/ui/card';
import { SampleMark } from '@/components/ui/sample-mark';
import { canJoin } from '@/lib/care/meeting/rules';
import type { SessionLine } from '@/lib/care/session/queries';
import { personPath } from '@/lib/care/session/rules';
import { formatShown, shownClocks } from '@/lib/format/time';
import { feeOf } from '@/lib/payment/appointment/fee';
import { isPaid } from '@/lib/payment/appointment/rules';

const variants: Readonly<Record<string, BadgeVariant>> = { completed: 'success' };

const withoutAccount = ({ imported }: NonNullable<SessionLine['guest']>) =>
  imported ? 'No account yet' : 'Booked without an account';

type SessionCardProps = {
  readonly session: SessionLine;
  /** The reader's side: the card shows the other side's name and the reader's own zone. */
  readonly reader: 'client' | 'therapist';
  readonly now: Date;
  /** Page where the reader pays for it; null for a therapist, and for a session without an appointment. */
  readonly payHref: string | null;
  /** Shows a Join that is not open yet, greyed. */
  readonly leading?: boolean;
  /** The first of the coming ones, which shows where the two meet. */
  readonly next?: boolean;
  /** The only one of its list, of which nothing is folded. */
  readonly alone?: boolean;
  /** The one thing to do with it, which is never folded. */
  readonly act?: ReactNode;
  /** The reader's other possible steps, below it. */
  readonly children?: ReactNode;
};

/** A session in a list: a row where there is room. It shows when, with whom, the fee and what comes next; the rest is folded. */
export function SessionCard(props: SessionCardProps) {
  const { session, reader, now, payHref, leading = false, next = false, alone = false } = props;
  const { act, children } = props;
  const { startsAt, durationMinutes, status, mode, plan, cancelReason, cancelledBy } = session;
  const other = reader === 'client' ? session.therapist : session.client;
  const { timeZone } = session[reader];
  const { own, india } = shownClocks(startsAt, timeZone, now);
  const fee = session.priced && feeOf(session.priced);
  const facts = [
    `${durationMinutes} minutes`,
    session.type,
    mode,
    plan && `On the plan “${plan.name}”`,
    session.seriesId && 'Part of a series',
    session.guest && !session.guest.hasAccount && withoutAccount(session.guest),
  ];
  const about = `${formatShown(startsAt, timeZone)}, ${other.name}`;
  const { meeting, steps } = session;
  const joinable = meeting !== null && canJoin({ startsAt, endsAt: session.endsAt, meeting }, now);
  const place = status === 'scheduled' && meeting && now < session.endsAt && (
    <MeetingPlace
      startsAt={startsAt}
      endsAt={session.endsAt}
      mode={session.way}
      meeting={meeting}
      other={other.name}
      reader={reader === 'client' ? 'person' : 'host'}
      now={now}
      timeZone={timeZone}
      leading={leading}
    />
  );
  const begun = status === 'scheduled' && startsAt <= now;
  const waits =
    leading ||
    alone ||
    begun ||
    session.proposedStartsAt !== null ||
    (reader === 'therapist' && steps.undoable);
  return (
    <Card
      asChild
      size="dense"
      className="relative grid grid-cols-1 gap-2 has-[>div>details:not([open])]:pb-2 @3xl:grid-cols-[17rem_minmax(0,1fr)] @3xl:gap-x-6 @3xl:pt-2.5 @3xl:pb-0 @3xl:has-[details[open]]:pb-2.5 @3xl:[&>*]:col-start-2"
    >
      <li>
        <CardHeader className="pr-16 @3xl:col-start-1! @3xl:row-start-1 @3xl:pr-0">
          <h3 className="min-w-0 font-sans text-h4">
            <time dateTime={startsAt.toISOString()} data-bare={india === null ? '' : undefined}>
              {own}
            </time>
          </h3>
          {status !== 'scheduled' && (
            <CardAction>
              <Badge asChild variant={variants[status] ?? 'muted'}>
                <strong>{session.statusText}</strong>
              </Badge>
            </CardAction>
          )}
        </CardHeader>
        {india && <CardDescription className="@3xl:col-start-1!">{india}</CardDescription>}
        {/* The parts of the fee follow the name in its line. */}
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 @3xl:pr-20 @max-3xl:[&>div>p+p]:basis-full [&>div]:contents">
          <p className="wrap-anywhere min-w-0">
            <span className="sr-only">With </span>
            {reader === 'therapist' ? (
              <a href={personPath(session)} className="font-semibold text-link">
                {other.name}
              </a>
            ) : (
              <>
                <span className="font-semibold">{other.name}</span>{' '}
                {session.therapist.sample && <SampleMark />}
              </>
            )}
          </p>
          {fee && fee.state !== 'none' && (
            <FeeLine
              fee={fee}
              endsAt={session.endsAt}
              now={now}
              timeZone={timeZone}
              payHref={status === 'cancelled' && fee.bookedPaise === undefined ? null : payHref}
              about={about}
              reader={reader === 'client' ? 'client' : 'other'}
              leading
              over={status === 'cancelled'}
              missed={status === 'no_show'}
            />
          )}
        </div>
        {(next || joinable) && place}
        {status !== 'cancelled' && session.hostMissedAt && (
          <p className="max-w-measure">
            {reader === 'client'
              ? `You told us that ${other.name} did not come. You get an answer by email.`
              : 'Your client says that you did not come. If so, please cancel the session: the whole fee is refunded.'}
          </p>
        )}
        {act}
        <div
          className={
            leading || alone
              ? '[&>details>div]:pt-0 [&>details>summary]:hidden'
              : '[&>details>summary]:absolute [&>details>summary]:top-1 [&>details>summary]:right-4'
          }
        >
          <Folded behind="Details" about={about} open={waits}>
            <CardDescription className="wrap-anywhere">{facts.filter(Boolean).join(' · ')}</CardDescription>
            {reader === 'therapist' &&
              session.client.id !== null &&
              fee?.state === 'due' &&
              (status !== 'cancelled' || fee.bookedPaise !== undefined) && (
                <a
                  href={`/therapist-dashboard/clients/${session.client.id}/payments`}
                  className="tap justify-self-start text-link"
                >
                  Ask for the payment
                </a>
              )}
            {!next && !joinable && place}
            {status === 'cancelled' && (
              <CancelledNote
                cancelledBy={cancelledBy}
                reason={cancelReason}
                reader={reader}
                paid={fee !== null && isPaid(fee.state)}
                partSent={fee?.refund != null}
              />
            )}
            {children}
          </Folded>
        </div>
      </li>
    </Card>
  );
}
