import { PlaceForm } from '@/components/booking/private/meeting-form';
import { CancelGuestForm } from '@/components/booking/private/session/cancel-form';
import { CancelledNote } from '@/components/booking/private/session/cancelled-note';
import { ProposalForms } from '@/components/booking/private/session/move-form';
import { MeetingPlace } from '@/components/care/meeting-place';
import { ButtonForm } from '@/components/forms/button-form';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { EnterLink } from '@/components/payment/private/entered/enter-link';
import { Badge } from '@/components/ui/badge';
import { Card, CardAction, CardDescription, CardHeader } from '@/components/ui/card';
import { Phone } from '@/components/ui/format';
import type { OwnAppointment } from '@/lib/booking/calendar/view/appointment';
import { inviteGuestToAccount } from '@/lib/booking/guest-invitation/actions';
import { referenceOf } from '@/lib/format/reference';
import { bothClocks, formatShown } from '@/lib/format/time';
import { isPaid } from '@/lib/payment/appointment/rules';

type GuestAppointmentProps = {
  readonly appointment: OwnAppointment;
  /** Zone of the therapist's calendar. */
  readonly hostZone: string;
  readonly postTo: string;
  readonly now: Date;
};

/**
 * An appointment of somebody without an account, for the therapist: when, how, whether it is paid, how to reach them, and
 * another time to propose, which they answer with the link in their email, or to cancel it with a reason that they are
 * mailed.
 */
export function GuestAppointment({ appointment, hostZone, postTo, now }: GuestAppointmentProps) {
  const { name, email, phone, startsAt, endsAt, timeZone, cancelled } = appointment;
  const { mode, way, meeting, fee, imported } = appointment;
  const theirs = bothClocks(startsAt, timeZone);
  const { own, india } = bothClocks(startsAt, hostZone, 'moment');
  const coming = !cancelled && now < startsAt;
  const about = `${formatShown(startsAt, hostZone)}, ${name}`;
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  return (
    <Card size="sm" className="grid gap-3">
      <CardHeader>
        <h3 className="min-w-0 font-sans text-h4">
          <time dateTime={startsAt.toISOString()} className={cancelled ? 'line-through' : undefined}>
            {own}
          </time>
        </h3>
        <CardAction>
          <Badge asChild variant={cancelled ? 'muted' : 'secondary'}>
            <strong>{cancelled ? 'Cancelled' : 'Booked'}</strong>
          </Badge>
        </CardAction>
      </CardHeader>
      {india && <CardDescription>{india}</CardDescription>}
      {theirs.india && timeZone !== hostZone && <CardDescription>For them {theirs.own}</CardDescription>}
      <p className="text-muted-foreground text-small">
        {[
          appointment.kind,
          `${minutes} minutes`,
          mode,
          appointment.hasAccount ? null : imported ? 'No account yet' : 'Booked without an account',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {fee.state !== 'none' && (
        <FeeLine
          fee={fee}
          endsAt={endsAt}
          now={now}
          timeZone={hostZone}
          payHref={null}
          about={about}
          reader="other"
          leading
          over={cancelled}
        />
      )}
      {(!cancelled || fee.bookedPaise !== undefined) && (
        <EnterLink appointment={appointment.id} fee={fee} about={about} />
      )}
      {cancelled && (
        <CancelledNote
          cancelledBy={appointment.cancelledBy}
          reason={appointment.cancelReason}
          reader="therapist"
          paid={isPaid(fee.state)}
        />
      )}
      {!cancelled && now < endsAt && (
        <MeetingPlace
          startsAt={startsAt}
          endsAt={endsAt}
          mode={way}
          meeting={meeting}
          other={name}
          reader="host"
          now={now}
          timeZone={hostZone}
        />
      )}
      <PlaceForm
        id={appointment.id}
        way={way}
        meeting={meeting}
        open={!cancelled && now < endsAt}
        about={about}
        postTo={postTo}
      />
      <ul className="grid gap-1 border-border border-t pt-3">
        <li>
          <a href={`mailto:${encodeURIComponent(email)}`} className="tap wrap-anywhere text-link">
            {email}
          </a>
        </li>
        {phone && (
          <li>
            <Phone of={phone} />
          </li>
        )}
      </ul>
      {coming && (
        <p className="text-muted-foreground text-small">
          {imported
            ? 'You imported this appointment, and they have had no email about it. If you propose another time, cancel or invite them, we email them.'
            : 'They can reschedule or cancel with the link in their email, and answer if you propose another time.'}
        </p>
      )}
      <ProposalForms
        moved={appointment}
        open={coming}
        timeZone={hostZone}
        inSeries={false}
        about={about}
        postTo={postTo}
      />
      <CancelGuestForm
        id={`cancel-${referenceOf(appointment.id)}`}
        appointment={appointment.id}
        fee={fee}
        about={about}
        postTo={postTo}
        open={coming}
      />
      <ButtonForm
        id={`invite-${referenceOf(appointment.id)}`}
        action={inviteGuestToAccount}
        postTo={postTo}
        fields={{ appointment: appointment.id }}
        label={coming && !appointment.hasAccount ? 'Invite to an account' : null}
        about={about}
      />
    </Card>
  );
}
