import { ReasonForm } from '@/components/forms/private/reason-form';
import { proposeTime } from '@/lib/booking/proposal/actions';
import type { SessionLine } from '@/lib/care/session/queries';
import { referenceOf } from '@/lib/format/reference';
import { formatMoment } from '@/lib/format/time';

type MoveFormProps = {
  readonly session: SessionLine;
  /** Distinguishes buttons with the same words for screen readers. */
  readonly about: string;
  readonly postTo: string;
  readonly now: Date;
};

/** Another time for a coming session: the therapist proposes it and the client agrees or declines. */
export function MoveForm({ session, about, postTo, now }: MoveFormProps) {
  const { id, startsAt, bookingId, proposedStartsAt, steps } = session;
  const { timeZone } = session.therapist;
  const open = steps.cancellableByTherapist && bookingId !== null && now < startsAt;
  const zone =
    timeZone === 'Asia/Kolkata' ? 'Indian time (IST)' : `the time of ${timeZone.replaceAll('_', ' ')}`;
  return (
    <div className="grid gap-2">
      {open && proposedStartsAt && (
        <p className="text-muted-foreground text-small">
          You proposed {formatMoment(proposedStartsAt)}. Your client has not answered yet.
        </p>
      )}
      <ReasonForm
        id={`move-${referenceOf(id)}`}
        action={proposeTime}
        postTo={postTo}
        hidden={{ session: id, timeZone }}
        fields={[
          {
            name: 'startsAt',
            type: 'datetime-local',
            label: 'New day and time',
            hint: `In ${zone}. Your client agrees or declines.`,
          },
        ]}
        button={open ? 'Propose this time' : null}
        about={about}
        behind="Move"
      />
    </div>
  );
}
