import type { ReactNode } from 'react';
import { CancelledNote } from '@/components/booking/private/session/cancelled-note';
import { MeetingPlace } from '@/components/care/meeting-place';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Card, CardAction, CardDescription, CardHeader } from '@/components/ui/card';
import { SampleMark } from '@/components/ui/sample-mark';
import type { SessionLine } from '@/lib/care/session/queries';
import { personPath } from '@/lib/care/session/rules';
import { formatShown, shownClocks } from '@/lib/format/time';
import { feeOf } from '@/lib/payment/appointment/fee';
import { isPaid } from '@/lib/payment/appointment/rules';

const variants: Readonly<Record<string, BadgeVariant>> = {
  scheduled: 'secondary',
  completed: 'success',
};

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
  /** The reader's possible steps, below it. */
  readonly children?: ReactNode;
};

export function SessionCard({ session, reader, now, payHref, leading = false, children }: SessionCardProps) {
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
  return (
    <Card asChild size="dense" className="grid gap-2 sm:gap-3">
      <li>
        <CardHeader>
          <h3 className="min-w-0 font-sans text-h4">
            <time dateTime={startsAt.toISOString()} data-bare={india === null ? '' : undefined}>
              {own}
            </time>
          </h3>
          <CardAction>
            <Badge asChild variant={variants[status] ?? 'muted'}>
              <strong>{session.statusText}</strong>
            </Badge>
          </CardAction>
        </CardHeader>
        {india && <CardDescription>{india}</CardDescription>}
        <p className="wrap-anywhere">
          With{' '}
          {reader === 'therapist' ? (
            <a href={personPath(session)} className="font-semibold text-link">
              {other.name}
            </a>
          ) : (
            <>
              <span className="font-semibold">{other.name}</span> {session.therapist.sample && <SampleMark />}
            </>
          )}
        </p>
        <CardDescription className="wrap-anywhere">{facts.filter(Boolean).join(' · ')}</CardDescription>
        {fee && fee.state !== 'none' && (
          <FeeLine
            fee={fee}
            endsAt={session.endsAt}
            now={now}
            timeZone={timeZone}
            payHref={status === 'cancelled' && fee.bookedPaise === undefined ? null : payHref}
            about={`${formatShown(startsAt, timeZone)}, ${other.name}`}
            reader={reader === 'client' ? 'client' : 'other'}
            leading
            over={status === 'cancelled'}
            missed={status === 'no_show'}
          />
        )}
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
        {status === 'scheduled' && session.meeting && now < session.endsAt && (
          <MeetingPlace
            startsAt={startsAt}
            endsAt={session.endsAt}
            mode={session.way}
            meeting={session.meeting}
            other={other.name}
            reader={reader === 'client' ? 'person' : 'host'}
            now={now}
            timeZone={timeZone}
            leading={leading}
          />
        )}
        {status !== 'cancelled' && session.hostMissedAt && (
          <p className="max-w-measure">
            {reader === 'client'
              ? `You told us that ${other.name} did not come. You get an answer by email.`
              : 'Your client says that you did not come. If so, please cancel the session: the whole fee is refunded.'}
          </p>
        )}
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
      </li>
    </Card>
  );
}
