import type { ReactNode } from 'react';
import { CancelForm } from '@/components/booking/change/cancel-form';
import { WhatNext } from '@/components/booking/what-next';
import { MeetingPlace } from '@/components/care/meeting-place';
import { ButtonForm } from '@/components/forms/button-form';
import { NextUp, nextUpPortrait } from '@/components/layout/next-up';
import { ReasonNote } from '@/components/layout/reason-note';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Alert } from '@/components/ui/alert';
import { FieldDescription } from '@/components/ui/field';
import { SampleMark } from '@/components/ui/sample-mark';
import {
  canBeExcused,
  moneyAfterCancelling,
  reasonForGuest,
  whyCancelled,
} from '@/lib/booking/cancelled-words';
import { reportHostMissed } from '@/lib/booking/missed/host/actions';
import { canSayHostMissed } from '@/lib/booking/missed/rules';
import type { BookingView } from '@/lib/booking/queries';
import type { AppointmentState } from '@/lib/booking/rules';
import { canJoin } from '@/lib/care/meeting/rules';
import { planIsFull } from '@/lib/care/plan/credit/rules';
import { minute } from '@/lib/format/duration';
import { bothClocks } from '@/lib/format/time';
import { payerNews } from '@/lib/payment/appointment/rules';
import { modeLabel, pictureUrl } from '@/lib/therapist/rules';

type AppointmentCardProps = {
  readonly booking: BookingView;
  readonly state: AppointmentState;
  readonly token: string;
  /** The step just taken, from the address. */
  readonly done: string | string[] | undefined;
  readonly now: Date;
  /** Page where it is paid. */
  readonly payHref: string;
  /** A question that waits for an answer; it comes first. */
  readonly question: ReactNode;
  /** Whether the page asks for another time or for a cancellation, which then comes next. */
  readonly changing?: boolean;
};

/** In place of the time, once the appointment is no longer to come. */
function headingOf(state: AppointmentState, { outcome, endsAt }: BookingView, now: Date): string {
  if (state === 'cancelled') return 'This appointment is cancelled';
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

/** When, with whom and how, on both clocks; while it is to come, the time itself is the heading. */
export function AppointmentCard({
  booking,
  state,
  token,
  done,
  now,
  payHref,
  question,
  changing = false,
}: AppointmentCardProps) {
  const { startsAt, endsAt, timeZone, therapist, kind, mode, person, meeting, fee } = booking;
  const news = newsOf(done, state, person?.email ?? '');
  const coming = state === 'coming';
  const cancelled = state === 'cancelled';
  const { own, india } = bothClocks(startsAt, timeZone, 'words');
  const paid = cancelled ? null : payerNews(fee, booking.paidTo);
  const reason = cancelled ? reasonForGuest(booking) : null;
  const said = state === 'begun' && booking.hostMissedAt !== null;
  const missed = state === 'begun' && booking.outcome === 'no_show';
  const joinable = booking.status === 'confirmed' && canJoin(booking, now);
  const paysFirst = fee.state === 'due' && !joinable;
  const time = (
    <time dateTime={startsAt.toISOString()} className={cancelled ? 'line-through' : undefined}>
      {own}
    </time>
  );
  const where = mode && booking.status === 'confirmed' && (joinable || now < endsAt) && (
    <MeetingPlace
      startsAt={startsAt}
      endsAt={endsAt}
      mode={mode}
      meeting={meeting}
      other={therapist?.name ?? 'A member of our team'}
      reader="person"
      now={now}
      timeZone={timeZone}
      leading={!paysFirst}
    />
  );
  return (
    <div className="grid max-w-3xl gap-5">
      {news && (
        <Alert asChild variant="success" className="wrap-anywhere">
          <p role="status">{news}</p>
        </Alert>
      )}
      <NextUp
        first
        title={coming ? <>See you on {time}</> : headingOf(state, booking, now)}
        portrait={
          therapist && (
            <Portrait
              name={therapist.name}
              picture={pictureUrl(therapist.profilePicture) ?? null}
              {...nextUpPortrait}
            />
          )
        }
        quiet={
          coming && (
            <a href={`/api/booking/${token}/calendar`} download className="tap text-link">
              Add to calendar
            </a>
          )
        }
      >
        {!coming && <p className="font-semibold text-lead">{time}</p>}
        {india && <p>{india}</p>}
        {kind && (
          <p>
            {kind.name}, {Math.round((endsAt.getTime() - startsAt.getTime()) / minute)} minutes
          </p>
        )}
        <p>
          With {therapist?.name ?? 'a member of our team'}
          {mode && `, ${modeLabel(mode).toLowerCase()}`}. {therapist?.isSample && <SampleMark />}
        </p>
        {!paysFirst && where}
        <FeeLine
          fee={fee}
          endsAt={endsAt}
          now={now}
          timeZone={timeZone}
          payHref={booking.status === 'confirmed' || fee.bookedPaise !== undefined ? payHref : null}
          about="your appointment"
          leading={!joinable && !question && !changing}
          over={cancelled}
          missed={missed}
          alone
        />
        {paid && <FieldDescription>{paid}</FieldDescription>}
        {booking.fullPlan && <p className="max-w-measure text-small">{planIsFull(booking.fullPlan)}</p>}
        {paysFirst && where}
      </NextUp>
      {question}
      {cancelled && (
        <p className="max-w-measure text-lead">
          {whyCancelled(booking)} {moneyAfterCancelling(booking)}{' '}
          <a href="/refunds" className="text-link">
            See refund rules
          </a>
        </p>
      )}
      {cancelled && canBeExcused(booking) && <CancelForm token={token} excusable cancelled />}
      {reason && <ReasonNote title="The reason" reason={reason} />}
      {missed && !said && (
        <p className="max-w-measure text-lead">
          {therapist?.name ?? 'Our team'} marked it as missed. If this is wrong, please
          {therapist && ' tell them or'}{' '}
          <a href="/contact?topic=general-support" className="text-link">
            write to us
          </a>
          .
        </p>
      )}
      {said && (
        <p className="max-w-measure text-lead">
          You told us that {therapist?.name} did not come. We have told them and our team, and you get an
          answer by email.
        </p>
      )}
      <ButtonForm
        id="host-missed"
        action={reportHostMissed}
        postTo={`/book/appointment/${token}`}
        fields={{ booking: token }}
        label={canSayHostMissed(booking, now) ? `${therapist?.name} did not come` : null}
      />
      {coming && !changing && <WhatNext booking={booking} />}
    </div>
  );
}
