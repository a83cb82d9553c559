import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { NextUp, nextUpPortrait } from '@/components/layout/next-up';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { AppointmentWays } from '@/components/payment/private/checkout/pay-section';
import { PaymentPanel } from '@/components/payment/private/submission/payment-panel';
import { Submitted } from '@/components/payment/private/submission/submitted';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SampleMark } from '@/components/ui/sample-mark';
import { ownContact } from '@/lib/account/profile/queries';
import { currentViewer } from '@/lib/account/session/session';
import { againAddress } from '@/lib/booking/again';
import { bookingByLink } from '@/lib/booking/change/opened';
import { bothClocks } from '@/lib/format/time';
import { appointmentToPay } from '@/lib/payment/appointment/queries';
import {
  type AppointmentRefusal,
  appointmentPaymentPath,
  appointmentRefusals,
  payerNews,
} from '@/lib/payment/appointment/rules';
import { readAnswer } from '@/lib/payment/submission/answer-cookie';
import { payerOf } from '@/lib/payment/submission/payer';
import { pictureUrl } from '@/lib/therapist/rules';

export const metadata: Metadata = {
  title: 'Pay for an appointment',
  robots: { index: false, follow: false },
};

/** Nothing is wrong with a fee that is paid or being checked: only other refusals ask for attention. */
const tones: Readonly<Partial<Record<AppointmentRefusal, 'success' | 'neutral'>>> = {
  paid: 'success',
  plan: 'success',
  checking: 'neutral',
};

/** Pays for the appointment of a signed link. The link is the key, as on the page of the appointment. */
export default async function AppointmentPaymentPage({
  params,
  searchParams,
}: PageProps<'/payment/appointment/[token]'>) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  const booking = await bookingByLink(token);
  if (!booking?.person) notFound();
  const { therapist, startsAt, timeZone } = booking;
  const [viewer, own, { payable, refusal }] = await Promise.all([
    currentViewer(),
    ownContact(),
    appointmentToPay(booking.id, startsAt),
  ]);
  const page = `${appointmentPaymentPath}/${token}`;
  const { own: time, india } = bothClocks(startsAt, timeZone, 'words');
  const appointment = { href: `/book/appointment/${token}`, label: 'See your appointment' };
  const done = await readAnswer(query.answer);
  return (
    <TaskPage title="Payment" back={{ href: appointment.href, label: 'Your appointment' }}>
      <NextUp
        first
        label={done || payable ? 'Pay for your appointment' : 'Payment for your appointment'}
        title={<time dateTime={startsAt.toISOString()}>{time}</time>}
        portrait={
          therapist && (
            <Portrait
              name={therapist.name}
              picture={pictureUrl(therapist.profilePicture) ?? null}
              {...nextUpPortrait}
            />
          )
        }
      >
        {india && <p>{india}</p>}
        <p>
          With {therapist?.name ?? 'a member of our team'} {therapist?.isSample && <SampleMark />}
        </p>
        {/* The page was made before the payment was reported; its answer says what holds since then. */}
        <div className="group-has-[[data-payment-done]]:hidden">
          <FeeLine
            fee={booking.fee}
            endsAt={booking.endsAt}
            now={new Date()}
            timeZone={timeZone}
            payHref={null}
            about=""
            over={booking.status === 'cancelled'}
            missed={booking.outcome === 'no_show'}
          />
        </div>
      </NextUp>
      {done ? (
        <Submitted done={done} next={appointment} />
      ) : payable ? (
        <PaymentPanel
          payable={payable}
          page={page}
          query={query}
          payer={payerOf(own, booking.guest)}
          next={appointment}
          ways={<AppointmentWays viewer={viewer} payable={payable} page={page} />}
        />
      ) : (
        <>
          <Alert asChild variant={tones[refusal] ?? 'warm'} className="max-w-measure">
            <p role="status">
              {(refusal === 'checking' && payerNews(booking.fee, booking.paidTo)) ||
                appointmentRefusals[refusal]}
            </p>
          </Alert>
          <p>
            <Button asChild>
              {refusal === 'cancelled' && therapist ? (
                <a href={againAddress(booking, new Date())} rel="nofollow">
                  {booking.due?.movable && !booking.successor ? 'Choose another time' : 'Book another time'}
                </a>
              ) : (
                <a href={appointment.href}>{appointment.label}</a>
              )}
            </Button>
          </p>
        </>
      )}
    </TaskPage>
  );
}
