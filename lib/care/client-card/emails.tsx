import { invitationDays } from '@/lib/care/client-card/rules';
import { nameForMail } from '@/lib/format/plain-text';
import { Action, type Letter, letter, Paragraph, Words } from '@/lib/server/email/frame';

type Invitation = { readonly name: string; readonly therapist: string; readonly url: string };

/** Invites the person on a client card. The subject names no therapist, because it shows on lock screens. */
export function invitationLetter({ name, therapist, url }: Invitation): Letter {
  return letter(
    'An invitation for you',
    { preview: 'See your appointments in one place.', heading: 'You are invited', to: name },
    <>
      <Paragraph>
        {nameForMail(therapist)} invites you to create an account, where you can see your appointments,
        payments and receipts, and write to each other. The invitation works once and ends after{' '}
        {invitationDays} days.
      </Paragraph>
      <Action href={url}>Open the invitation</Action>
      <Paragraph>
        Your therapist has given us your name and this address. If you do not want that, open the invitation
        to have them deleted. You do not need an account for this.
      </Paragraph>
    </>,
  );
}

type Welcome = {
  /** The therapist's own words; a null subject needs an appointment that the reader does not have. */
  readonly own: { readonly subject: string | null; readonly body: string };
  readonly therapist: string;
  readonly url: string;
};

/** The therapist's first letter to a client who has accepted their invitation. */
export function welcomeLetter({ own: { subject, body }, therapist, url }: Welcome): Letter {
  return letter(
    subject ?? 'Welcome',
    { preview: 'See your appointments in one place.', heading: 'Welcome' },
    <>
      <Words>{body}</Words>
      <Paragraph>
        {nameForMail(therapist)} wrote this. You see your appointments, payments and receipts in your account.
      </Paragraph>
      <Action href={url}>Open your account</Action>
    </>,
  );
}
