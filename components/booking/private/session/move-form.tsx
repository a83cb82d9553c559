import type { SessionFormProps } from '@/components/booking/private/meeting-form';
import { scopeField } from '@/components/booking/private/session/scope-field';
import { ProposeTimeForm } from '@/components/booking/private/session/session-asks';
import { ButtonForm } from '@/components/forms/button-form';
import { When } from '@/components/ui/format';
import { withdrawProposedTime } from '@/lib/booking/proposal/actions';
import { proposalBasis } from '@/lib/booking/proposal/rules';
import { referenceOf } from '@/lib/format/reference';
import { clockInWords } from '@/lib/format/time';

/** Another time for a coming session: the therapist proposes it and the client agrees or declines. */
export function MoveForm({ session, about, postTo, now }: SessionFormProps) {
  const { id, startsAt, proposedStartsAt, bookingId, steps, seriesId } = session;
  const { timeZone } = session.therapist;
  const open = steps.cancellableByTherapist && bookingId !== null && now < startsAt;
  const basis = proposalBasis(session);
  return (
    <div className="grid gap-2">
      {open && proposedStartsAt && (
        <p className="text-muted-foreground text-small">
          You proposed <When at={proposedStartsAt} zone={timeZone} />. Your client has not answered yet.
        </p>
      )}
      <ButtonForm
        id={`withdraw-${referenceOf(id)}`}
        action={withdrawProposedTime}
        postTo={postTo}
        fields={{ session: id, basis }}
        label={open && proposedStartsAt ? 'Withdraw proposal' : null}
        about={about}
      />
      <ProposeTimeForm
        id={`move-${referenceOf(id)}`}
        postTo={postTo}
        hidden={{ session: id, timeZone, basis }}
        fields={[
          {
            name: 'startsAt',
            type: 'day-and-time',
            label: 'New day and time',
            hint: `For example 24/12/2026, 6:30 pm, in ${clockInWords(timeZone)}. Your client can accept or decline.`,
          },
          ...(seriesId !== null ? [scopeField] : []),
        ]}
        button={open ? 'Propose this time' : null}
        about={about}
        behind="Move"
      />
    </div>
  );
}
