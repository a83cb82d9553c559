import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { ChangeRule } from '@/components/booking/change/change-rule';
import { DetailsForm } from '@/components/booking/details-form';
import { HoldClock } from '@/components/booking/hold-clock';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { SampleMark } from '@/components/ui/sample-mark';
import { consultationPrice } from '@/content/booking';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { kindAndLength } from '@/lib/booking/letter-words';
import { appointmentLink, holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { ownBookPath } from '@/lib/booking/offer/address';
import { choicesNear } from '@/lib/booking/offer/queries';
import { payingHere, readPaidUntil } from '@/lib/booking/paying/queries';
import { calendarOf, findBooking, waysToMeet } from '@/lib/booking/queries';
import { paidByPlan } from '@/lib/care/plan/credit/rules';
import { minute } from '@/lib/format/duration';
import { formatInstant } from '@/lib/format/time';
import { priceInWords, releaseWarning } from '@/lib/payment/appointment/rules';
import { arrivalInWords, otherFeeInWords, paidInWords } from '@/lib/payment/booking-link/rules';
import { modeLabel } from '@/lib/therapist/rules';

export const metadata: Metadata = { title: 'Your details', robots: { index: false, follow: false } };

/** The details form, while the hold lasts. The address is the key to this hold alone. */
export default async function DetailsPage({ params }: PageProps<'/book/details/[token]'>) {
  const { token } = await params;
  const id = holdLink.idOf(token);
  const booking = id ? await findBooking(id) : null;
  if (!booking) notFound();
  if (booking.status === 'confirmed' || booking.status === 'cancelled')
    redirect(appointmentLink.path((booking.person ?? notFound()).linkId, booking.endsAt));
  const viewer = await currentViewer();
  const client = isMember(viewer) && viewer.profile.role === 'client' ? viewer : null;
  const { therapist, startsAt, timeZone, heldUntil } = booking;
  const { freeUntil, noticeHours } = booking.changes;
  const now = new Date();
  const gone = booking.status !== 'held' || startsAt <= now;
  const free = booking.fee.amountPaise === 0;
  const minutes = Math.round((booking.endsAt.getTime() - startsAt.getTime()) / minute);
  const { payment, plan, shown } = await payingHere(therapist?.slug ?? null, {
    free,
    kind: booking.kind?.id,
    minutes,
  });
  const payUntil = await readPaidUntil(booking.id, startsAt, now);
  // An appointment payable until it begins never loses its time.
  const releases = booking.fee.releases && payUntil !== null && payUntil < startsAt;
  const instead = gone
    ? await choicesNear(calendarOf(booking), startsAt, { timeZone, clientId: client?.profile.id ?? null })
    : null;
  const { ways, place } = await waysToMeet(booking);
  const modes = ways.map((value) => ({
    value,
    label: value === 'in_person' && place ? `${modeLabel(value)}: ${place}` : modeLabel(value),
  }));
  const price = payment
    ? paidInWords(payment)
    : plan
      ? paidByPlan(plan)
      : therapist
        ? priceInWords(booking.fee)
        : booking.kind
          ? bookingMessages.meetingGone
          : consultationPrice;
  const owes = !payment && !plan && therapist !== null && Boolean(booking.fee.amountPaise);
  const house = booking.kind ? ownBookPath(null) : '/book';
  const times = { href: therapist ? `/book/${therapist.slug}` : house, label: 'Choose another time' };
  return (
    <TaskPage title="Your details" heading back={times}>
      <div className="grid max-w-measure gap-1">
        <p className="font-semibold">
          <When at={startsAt} zone={timeZone} as="instant" />
        </p>
        {booking.kind && <p>{kindAndLength(booking)}</p>}
        <p>
          With {therapist?.name ?? 'a member of our team'} {therapist?.isSample && <SampleMark />} ·{' '}
          <span className="inline-block">{price}</span>
        </p>
        {instead === null && heldUntil ? (
          <HoldClock until={heldUntil.toISOString()} now={now.toISOString()}>
            {`This time is held until ${formatInstant(heldUntil, timeZone)}.`}
          </HoldClock>
        ) : (
          <p className="font-semibold text-destructive">
            This time is gone.{' '}
            {instead && instead.length > 0
              ? 'Choose one of the free ones below.'
              : 'Nothing else is free at the moment.'}
          </p>
        )}
      </div>
      <Card className="grid max-w-measure gap-6">
        <DetailsForm
          hold={token}
          modes={modes}
          client={
            client && {
              name: `${client.profile.firstName} ${client.profile.lastName}`,
              email: client.email,
            }
          }
          ownEmail={viewer && !isMember(viewer) ? viewer.email : null}
          instead={instead}
          shown={shown}
        />
        <p>
          {payment &&
            `${otherFeeInWords(payment, booking.fee.amountPaise) ?? ''} ${arrivalInWords(payment)} `}
          {owes &&
            (payUntil
              ? `To be paid by ${formatInstant(payUntil, timeZone)}. You can pay right after booking, or later. ${releaseWarning({ releases }) ?? ''} `
              : 'You pay after the appointment. ')}
          <ChangeRule
            free={freeUntil > now}
            movable
            freeUntil={freeUntil}
            noticeHours={noticeHours}
            timeZone={timeZone}
            charged={therapist !== null}
            rules={booking.rules}
            feePaise={booking.fee.amountPaise}
            startsAt={startsAt}
            now={now}
          />{' '}
          <a href={times.href} className="text-link">
            {times.label}
          </a>
        </p>
      </Card>
    </TaskPage>
  );
}
