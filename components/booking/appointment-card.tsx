import type { ReactNode } from 'react';
import { CancelForm } from '@/components/booking/change/cancel-form';
import { MeetingPlace } from '@/components/care/meeting-place';
import { ReasonNote } from '@/components/layout/reason-note';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldDescription } from '@/components/ui/field';
import { SampleMark } from '@/components/ui/sample-mark';
import {
  canBeExcused,
  moneyAfterCancelling,
  reasonForGuest,
  whyCancelled,
} from '@/lib/booking/cancelled-words';
import type { BookingView } from '@/lib/booking/queries';
import type { AppointmentState } from '@/lib/booking/rules';
import { canJoin } from '@/lib/care/meeting/rules';
import { planIsFull } from '@/lib/care/plan/credit/rules';
import { bothClocks } from '@/lib/format/time';
import { payerNews } from '@/lib/payment/appointment/rules';
import { modeLabel } from '@/lib/therapist/rules';

type AppointmentCardProps = {
  readonly booking: BookingView;
  readonly state: AppointmentState;
  readonly token: string;
  /** The step just taken, from the address. */
  readonly done: string | string[] | undefined;
  readonly now: Date;
  /** Page where it is paid. */
  readonly payHref: string;
  /** A question that waits for an answer; it comes before the facts. */
  readonly question: ReactNode;
};

function headingOf(state: AppointmentState, { outcome, endsAt }: BookingView, now: Date): string {
  if (state === 'cancelled') return 'This appointment is cancelled';
  if (state === 'coming') return 'Your appointment';
  if (outcome === 'completed') return 'This appointment took place';
  if (outcome === 'no_show') return 'This appointment was missed';
  return now < endsAt ? 'Your appointment has begun' : 'This appointment is over';
}

/** Shown once after a step, and only while it is still true. */
function newsOf(done: AppointmentCardProps['done'], state: AppointmentState, email: string): string | null {
  if (done === 'booked' && state === 'coming')
    return `Your appointment is booked. We have emailed ${email} with a calendar invite.`;
  if (done === 'moved' && state === 'coming')
    return `Your appointment has a new time. We have emailed ${email} with a new calendar invite, which replaces the earlier one.`;
  if (done === 'kept' && state === 'coming')
    return 'Your appointment stays at its original time. We have informed your therapist.';
  if (done === 'cancelled' && state === 'cancelled')
    return `We have emailed ${email}. You do not need to give a reason.`;
  return null;
}

/** When, with whom and how, on both clocks. */
export function AppointmentCard({
  booking,
  state,
  token,
  done,
  now,
  payHref,
  question,
}: AppointmentCardProps) {
  const { startsAt, endsAt, timeZone, therapist, mode, person, meeting } = booking;
  const news = newsOf(done, state, person?.email ?? '');
  const { own, india } = bothClocks(startsAt, timeZone);
  const paid = state === 'cancelled' ? null : payerNews(booking.fee, booking.paidTo);
  const reason = state === 'cancelled' ? reasonForGuest(booking) : null;
  const missed = state === 'begun' && booking.outcome === 'no_show';
  const joinable = booking.status === 'confirmed' && canJoin(booking, now);
  const where = mode && booking.status === 'confirmed' && (joinable || now < endsAt) && (
    <div>
      <dt className="text-muted-foreground text-small">Where</dt>
      <dd>
        <MeetingPlace
          startsAt={startsAt}
          endsAt={endsAt}
          mode={mode}
          meeting={meeting}
          other={therapist?.name ?? 'A member of our team'}
          reader="person"
          now={now}
          timeZone={timeZone}
        />
      </dd>
    </div>
  );
  return (
    <div className="grid gap-5">
      <h1>{headingOf(state, booking, now)}</h1>
      {news && (
        <Alert asChild variant="success" className="wrap-anywhere max-w-measure">
          <p role="status">{news}</p>
        </Alert>
      )}
      {state === 'cancelled' && (
        <p className="max-w-measure text-lead">
          {whyCancelled(booking)} {moneyAfterCancelling(booking)}{' '}
          <a href="/refunds" className="text-link">
            See refund rules
          </a>
        </p>
      )}
      {state === 'cancelled' && canBeExcused(booking) && <CancelForm token={token} excusable cancelled />}
      {reason && <ReasonNote title="The reason" reason={reason} />}
      {missed && (
        <p className="max-w-measure text-lead">
          {therapist?.name ?? 'Our team'} marked it as missed. If this is wrong, please
          {therapist && ' tell them or'}{' '}
          <a href="/contact?topic=general-support" className="text-link">
            write to us
          </a>
          .
        </p>
      )}
      {question}
      <Card asChild size="flush" className="grid max-w-measure gap-4 p-5 sm:p-6">
        <dl>
          <div>
            <dt className="text-muted-foreground text-small">Time</dt>
            <dd className="font-semibold text-lead">
              <time dateTime={startsAt.toISOString()} className={state === 'cancelled' ? 'line-through' : ''}>
                {own}
              </time>
              {india && <span className="block font-normal text-base">{india}</span>}
            </dd>
          </div>
          {joinable && where}
          <div>
            <dt className="text-muted-foreground text-small">With</dt>
            <dd className="font-semibold">
              {therapist?.name ?? 'A member of our team'} {therapist?.isSample && <SampleMark />}
            </dd>
          </div>
          {mode && (
            <div>
              <dt className="text-muted-foreground text-small">How</dt>
              <dd className="font-semibold">{modeLabel(mode)}</dd>
            </div>
          )}
          <div>
            <dt className="text-muted-foreground text-small">Price</dt>
            <dd>
              <FeeLine
                fee={booking.fee}
                endsAt={endsAt}
                now={now}
                timeZone={timeZone}
                payHref={booking.status === 'confirmed' ? payHref : null}
                about="your appointment"
                leading={!joinable}
                over={state === 'cancelled'}
                missed={missed}
              />
              {paid && <FieldDescription className="pt-2">{paid}</FieldDescription>}
              {booking.fullPlan && (
                <p className="max-w-measure pt-2 text-small">{planIsFull(booking.fullPlan)}</p>
              )}
            </dd>
          </div>
          {!joinable && where}
          {state === 'coming' && (
            <div>
              <dt className="sr-only">Calendar</dt>
              <dd>
                <Button asChild variant="outline">
                  <a href={`/api/booking/${token}/calendar`} download>
                    Add to calendar
                  </a>
                </Button>
              </dd>
            </div>
          )}
        </dl>
      </Card>
    </div>
  );
}
