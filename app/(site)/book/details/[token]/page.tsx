import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { ChangeRule } from '@/components/booking/change/change-rule';
import { DetailsForm } from '@/components/booking/details-form';
import { HoldClock } from '@/components/booking/hold-clock';
import { QuickExit } from '@/components/layout/quick-exit';
import { Card } from '@/components/ui/card';
import { SampleMark } from '@/components/ui/sample-mark';
import { consultationPrice } from '@/content/booking';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { holdMinutes } from '@/lib/booking/hold/rules';
import { appointmentLink, holdLink } from '@/lib/booking/link';
import { choicesNear } from '@/lib/booking/offer/queries';
import { payingHere, readPaidUntil } from '@/lib/booking/paying/queries';
import { calendarOf, findBooking } from '@/lib/booking/queries';
import { houseModes } from '@/lib/booking/rules';
import { paidByPlan } from '@/lib/care/plan/credit/rules';
import { formatInstant } from '@/lib/format/time';
import { priceInWords, releaseWarning } from '@/lib/payment/appointment/rules';
import { arrivalInWords, otherFeeInWords, paidInWords } from '@/lib/payment/booking-link/rules';
import { modeLabel } from '@/lib/therapist/rules';

export const metadata: Metadata = { title: 'Your details', robots: { index: false, follow: false } };

/** A time that was offered to somebody who waits is kept for longer than one that was chosen just now. */
function keptInWords(heldUntil: Date, timeZone: string, now: Date): string {
  const minutes = (heldUntil.getTime() - now.getTime()) / 60_000;
  const length = minutes > holdMinutes ? '' : ` for ${holdMinutes} minutes,`;
  return `We keep this time for you${length} until ${formatInstant(heldUntil, timeZone)}.`;
}

/** The details form, while the hold lasts. The address is the key to this hold alone. */
export default async function DetailsPage({ params }: PageProps<'/book/details/[token]'>) {
  const { token } = await params;
  const id = holdLink.idOf(token);
  const booking = id ? await findBooking(id) : null;
  if (!booking) notFound();
  if (booking.status === 'confirmed' || booking.status === 'cancelled')
    redirect(`/book/appointment/${appointmentLink.token(booking.id, booking.endsAt)}`);
  const viewer = await currentViewer();
  const client = isMember(viewer) && viewer.profile.role === 'client' ? viewer : null;
  const { therapist, startsAt, timeZone, heldUntil } = booking;
  const { freeUntil, noticeHours } = booking.changes;
  const now = new Date();
  const gone = booking.status !== 'held' || startsAt <= now;
  const free = booking.fee.amountPaise === 0;
  const { payment, plan } = await payingHere(therapist?.slug ?? null, { free });
  const payUntil = await readPaidUntil(booking.id, startsAt, now);
  // An appointment payable until it begins never loses its time.
  const releases = booking.fee.releases && payUntil !== null && payUntil < startsAt;
  const instead = gone ? await choicesNear(calendarOf(booking), startsAt, { timeZone }) : null;
  const modes = (therapist?.modes ?? houseModes).map((value) => ({ value, label: modeLabel(value) }));
  return (
    <>
      <QuickExit />
      <div data-begun={viewer ? 'member' : 'guest'} className="container-page grid gap-8 pb-16 lg:pb-24">
        <div className="grid max-w-measure gap-4">
          <h1>Your details</h1>
          <Card asChild variant="muted" size="sm" className="grid gap-3">
            <dl>
              <div>
                <dt className="text-muted-foreground text-small">Time</dt>
                <dd className="font-semibold">{formatInstant(startsAt, timeZone)}</dd>
              </div>
              <div>
                <dt className="text-muted-foreground text-small">With</dt>
                <dd className="font-semibold">
                  {therapist?.name ?? 'A member of our team'} {therapist?.isSample && <SampleMark />}
                </dd>
              </div>
              <div>
                <dt className="text-muted-foreground text-small">Price</dt>
                <dd className="font-semibold">
                  {payment
                    ? paidInWords(payment)
                    : plan
                      ? paidByPlan(plan)
                      : therapist
                        ? priceInWords(booking.fee)
                        : consultationPrice}
                  {payment && (
                    <span className="block font-normal text-small">
                      {otherFeeInWords(payment, booking.fee.amountPaise)} {arrivalInWords(payment)}
                    </span>
                  )}
                  {!payment && !plan && therapist && booking.fee.amountPaise ? (
                    <span className="block font-normal text-small">
                      {payUntil
                        ? `To be paid by ${formatInstant(payUntil, timeZone)}. You can pay right after booking, or later. ${releaseWarning({ releases }) ?? ''}`
                        : 'You pay after the appointment.'}
                    </span>
                  ) : null}
                </dd>
              </div>
            </dl>
          </Card>
          {instead === null && heldUntil ? (
            <div>
              <p>{keptInWords(heldUntil, timeZone, now)}</p>
              <HoldClock until={heldUntil.toISOString()} now={now.toISOString()} />
            </div>
          ) : (
            <p className="font-semibold text-destructive">
              This time is gone.{' '}
              {instead && instead.length > 0
                ? 'Choose one of the free ones below.'
                : 'Nothing else is free at the moment.'}
            </p>
          )}
          <p>
            <ChangeRule
              free={freeUntil > now}
              movable
              freeUntil={freeUntil}
              noticeHours={noticeHours}
              timeZone={timeZone}
              charged={therapist !== null}
            />{' '}
            <a href={therapist ? `/book/${therapist.slug}` : '/book'} className="text-link">
              Choose another time
            </a>
          </p>
        </div>
        <Card className="max-w-measure">
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
          />
        </Card>
      </div>
    </>
  );
}
