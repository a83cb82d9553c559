import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { AppointmentCard } from '@/components/booking/appointment-card';
import { AppointmentChanges } from '@/components/booking/change/appointment-changes';
import { CancelStep } from '@/components/booking/change/cancel-step';
import { AnswerForm } from '@/components/booking/change/proposal-answer';
import { ReviewStep } from '@/components/booking/change/review-step';
import { FreeTimes } from '@/components/booking/free-times';
import { NoTimes } from '@/components/booking/no-times';
import { Assignments, AssignmentsInAccount } from '@/components/booking/private/assignments';
import { timesFromQuery } from '@/components/booking/times-from-query';
import { Attention } from '@/components/layout/attention';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import { isClient } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { againAddress } from '@/lib/booking/again';
import { moveAppointment } from '@/lib/booking/change/actions';
import { bookingByLink } from '@/lib/booking/change/opened';
import { guestOfLink } from '@/lib/booking/link';
import { findOffer } from '@/lib/booking/offer/queries';
import { nextOfPurchase } from '@/lib/booking/paying/queries';
import { type BookingView, calendarOf } from '@/lib/booking/queries';
import { guestReview } from '@/lib/booking/review/queries';
import { appointmentState } from '@/lib/booking/rules';
import { listOwnForms } from '@/lib/care/form/queries';
import { listOwnHomework } from '@/lib/care/homework/queries';
import { appointmentPaymentPath } from '@/lib/payment/appointment/rules';
import { receiptsOfAppointment } from '@/lib/payment/receipt/queries';

type ProposedTimeProps = { readonly booking: BookingView; readonly proposed: Date; readonly token: string };

/** Another time that the therapist proposes; nothing changes until the person agrees. */
function ProposedTime({ booking: { therapist, timeZone }, proposed, token }: ProposedTimeProps) {
  return (
    <Attention id="proposed" title="Does another time work for you?" heading="h2">
      <p className="max-w-measure">
        {therapist?.name ?? 'Our team'} proposes{' '}
        <When at={proposed} zone={timeZone} as="instant" className="font-semibold" />. Your appointment stays
        as it is until you agree.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <AnswerForm token={token} answer="agree" />
        <AnswerForm token={token} answer="decline" />
      </div>
    </Attention>
  );
}

export const metadata: Metadata = { title: 'Your appointment', robots: { index: false, follow: false } };

/** Other times of the same calendar, in the zone of the person who booked unless the address names another. */
async function MoveStep({
  booking,
  token,
  query,
}: {
  readonly booking: BookingView;
  readonly token: string;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}) {
  const path = `/book/appointment/${token}`;
  const page = { ...timesFromQuery(path, query, booking.timeZone), also: { change: 'move' } };
  const offer = await findOffer(calendarOf(booking), { ...page, except: booking.id });
  if (!offer?.week) {
    return (
      <NoTimes
        words="No other time is free at the moment. Your appointment stays as it is."
        writeTo="/contact?topic=general-support"
        label="Write to us"
      />
    );
  }
  return (
    <FreeTimes
      page={page}
      week={offer.week}
      action={moveAppointment}
      fields={{ booking: token }}
      label="Other free times"
      submit={{ verb: 'Move to', unnamed: 'Move to this time' }}
    />
  );
}

/** The page behind the mail's link: the appointment, and the changes it still allows. The link is the key. */
export default async function AppointmentPage({
  params,
  searchParams,
}: PageProps<'/book/appointment/[token]'>) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  const [booking, asked] = await Promise.all([bookingByLink(token), guestOfLink(token)]);
  if (!booking?.person) notFound();
  const now = new Date();
  const state = appointmentState(booking, now);
  const { movable, cancellable } = booking.changes;
  const step =
    query.change === 'move' && movable ? 'move' : query.change === 'cancel' && cancellable ? 'cancel' : null;
  const next = state === 'cancelled' ? null : await nextOfPurchase(booking, now);
  const reviewed =
    asked && booking.outcome === 'completed' ? await guestReview(booking.id, booking.timeZone, now) : null;
  const viewer = await currentViewer();
  const owner = isClient(viewer) && viewer.userId === booking.person.userId ? viewer : null;
  const respondent = owner ?? asked;
  const guest = booking.person.userId === null;
  const [forms, homework, receipts] = await Promise.all([
    respondent ? listOwnForms(respondent) : [],
    respondent ? listOwnHomework(respondent) : [],
    guest && asked ? receiptsOfAppointment(booking.id, now) : [],
  ]);
  return (
    <TaskPage title="Your appointment">
      <AppointmentCard
        booking={booking}
        state={state}
        token={token}
        done={query.done}
        now={now}
        payHref={`${appointmentPaymentPath}/${token}`}
        changing={step !== null}
        question={
          step === null &&
          state === 'coming' &&
          booking.proposedStartsAt && (
            <ProposedTime booking={booking} proposed={booking.proposedStartsAt} token={token} />
          )
        }
      />
      {receipts.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {receipts.map(({ name, href }) => (
            <li key={name}>
              <a href={href} className="tap text-link">
                {name} (PDF)
              </a>
            </li>
          ))}
        </ul>
      )}
      {step === null && next && (
        <Button asChild className="justify-self-start">
          <a href={next.href} rel="nofollow">
            Choose the time for {next.name}
          </a>
        </Button>
      )}
      {step === null && guest && asked && isClient(viewer) && <AnswerForm token={token} answer="account" />}
      {step === null && owner && (forms.length > 0 || homework?.length !== 0) && <AssignmentsInAccount />}
      {step === null && !owner && (
        <Assignments
          forms={forms}
          homework={homework}
          timeZone={booking.timeZone}
          token={token}
          saved={query.kept === '1'}
        />
      )}
      {reviewed && (
        <ReviewStep review={reviewed.review} therapist={booking.therapist?.name ?? ''} token={token} />
      )}
      {step === 'move' && <MoveStep booking={booking} token={token} query={query} />}
      {step === 'cancel' && <CancelStep booking={booking} token={token} now={now} />}
      {step === null && (
        <AppointmentChanges
          booking={booking}
          state={state}
          token={token}
          againHref={againAddress(booking, now)}
          now={now}
        />
      )}
    </TaskPage>
  );
}
