import { MeetingPlace } from '@/components/care/meeting/meeting-place';
import { FeeLine } from '@/components/payment/fee/fee-line';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { OwnAppointment } from '@/lib/booking/calendar/view/appointment';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { formatInstant, formatInstantElsewhere, formatMoment } from '@/lib/format/time';

type GuestAppointmentProps = { readonly appointment: OwnAppointment; readonly now: Date };

/** An appointment of somebody without an account, for the therapist: when, how, whether it is paid, how to reach them. */
export function GuestAppointment({ appointment, now }: GuestAppointmentProps) {
  const { name, email, phone, startsAt, endsAt, proposedStartsAt, timeZone, cancelled } = appointment;
  const { mode, way, meeting, fee } = appointment;
  const elsewhere = formatInstantElsewhere(startsAt, timeZone);
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  return (
    <Card size="sm" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 font-sans text-h4">
          <time dateTime={startsAt.toISOString()} className={cancelled ? 'line-through' : undefined}>
            {formatMoment(startsAt)}
          </time>
        </h3>
        <Badge asChild variant={cancelled ? 'muted' : 'secondary'}>
          <strong>{cancelled ? 'Cancelled' : 'Booked'}</strong>
        </Badge>
      </div>
      {elsewhere && <p className="text-muted-foreground text-small">For them {elsewhere}</p>}
      <p className="text-muted-foreground text-small">
        {[`${minutes} minutes`, mode, 'Booked without an account'].filter(Boolean).join(' · ')}
      </p>
      {!cancelled && proposedStartsAt && <p>Another time is proposed: {formatInstant(proposedStartsAt)}.</p>}
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
          They can move or cancel it with the link in their email. Write to them to agree on another time.
        </p>
      )}
    </Card>
  );
}
