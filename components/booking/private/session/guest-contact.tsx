import type { SessionFormProps } from '@/components/booking/private/meeting-form';
import { ButtonForm } from '@/components/forms/button-form';
import { Phone } from '@/components/ui/format';
import { inviteGuestToAccount } from '@/lib/booking/guest-invitation/actions';
import { guestRecordPath } from '@/lib/care/session/rules';
import { referenceOf } from '@/lib/format/reference';

/** How a therapist reaches a guest, what the guest can do by email, and the invitation to an account. */
export function GuestContact({ session, about, postTo, now }: SessionFormProps) {
  const { guest, bookingId, status, startsAt } = session;
  if (!guest || !bookingId) return null;
  const { email, phone, hasAccount, imported } = guest;
  const open = email !== null && !hasAccount && (status === 'scheduled' || status === 'completed');
  return (
    <>
      {(email || phone) && (
        <ul className="grid gap-1">
          {email && (
            <li>
              <a href={`mailto:${encodeURIComponent(email)}`} className="tap wrap-anywhere text-link">
                {email}
              </a>
            </li>
          )}
          {phone && (
            <li>
              <Phone of={phone} />
            </li>
          )}
        </ul>
      )}
      {status === 'scheduled' && now < startsAt && (
        <p className="text-muted-foreground text-small">
          {imported
            ? 'You imported this appointment, and they have had no email about it. If you propose another time, cancel or invite them, we email them.'
            : 'They can reschedule or cancel with the link in their email, and answer if you propose another time.'}
        </p>
      )}
      <a href={guestRecordPath(bookingId)} className="tap text-link justify-self-start">
        Forms and homework<span className="sr-only">: {about}</span>
      </a>
      <ButtonForm
        id={`invite-${referenceOf(bookingId)}`}
        action={inviteGuestToAccount}
        postTo={postTo}
        fields={{ appointment: bookingId }}
        label={open ? 'Invite to an account' : null}
        about={about}
      />
    </>
  );
}
