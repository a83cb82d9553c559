import { PlaceForm } from '@/components/booking/private/meeting/meeting-form';
import { ProposalForms } from '@/components/booking/private/session/move-form';
import { MeetingPlace } from '@/components/care/meeting/meeting-place';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { Badge } from '@/components/ui/badge';
import { Card, CardAction, CardDescription, CardHeader } from '@/components/ui/card';
import type { OwnAppointment } from '@/lib/booking/calendar/view/appointment';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { formatInstantElsewhere, formatMoment } from '@/lib/format/time';

type GuestAppointmentProps = {
  readonly appointment: OwnAppointment;
  /** Zone of the therapist's calendar. */
  readonly hostZone: string;
  readonly postTo: string;
  readonly now: Date;
};

/**
 * An appointment of somebody without an account, for the therapist: when, how, whether it is paid, how to reach them, and
 * another time to propose, which they answer with the link in their email.
 */
export function GuestAppointment({ appointment, hostZone, postTo, now }: GuestAppointmentProps) {
  const { name, email, phone, startsAt, endsAt, timeZone, cancelled } = appointment;
  const { mode, way, meeting, fee } = appointment;
  const elsewhere = formatInstantElsewhere(startsAt, timeZone);
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  return (
    <Card size="sm" className="grid gap-3">
      <CardHeader>
        <h3 className="min-w-0 font-sans text-h4">
          <time dateTime={startsAt.toISOString()} className={cancelled ? 'line-through' : undefined}>
            {formatMoment(startsAt)}
          </time>
        </h3>
        <CardAction>
          <Badge asChild variant={cancelled ? 'muted' : 'secondary'}>
            <strong>{cancelled ? 'Cancelled' : 'Booked'}</strong>
          </Badge>
        </CardAction>
      </CardHeader>
      {elsewhere && <CardDescription>For them {elsewhere}</CardDescription>}
      <p className="text-muted-foreground text-small">
        {[`${minutes} minutes`, mode, 'Booked without an account'].filter(Boolean).join(' · ')}
      </p>
      {fee.state !== 'none' && (
        <FeeLine
          fee={fee}
          endsAt={endsAt}
          now={now}
          payHref={null}
          about={`${formatMoment(startsAt)}, ${name}`}
          reader="other"
          leading
          over={cancelled}
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
        />
      )}
      <PlaceForm
        id={appointment.id}
        way={way}
        meeting={meeting}
        open={!cancelled && now < endsAt}
        about={`${formatMoment(startsAt)}, ${name}`}
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
            <a href={`tel:${phone}`} className="tap text-link">
              {spacedPhone(phone)}
            </a>
          </li>
        )}
      </ul>
      {!cancelled && now < startsAt && (
        <p className="text-muted-foreground text-small">
          They can move or cancel it with the link in their email, and answer a time that you propose.
        </p>
      )}
      <ProposalForms
        moved={appointment}
        open={!cancelled && now < startsAt}
        timeZone={hostZone}
        inSeries={false}
        about={`${formatMoment(startsAt)}, ${name}`}
        postTo={postTo}
      />
    </Card>
  );
}
