import { invitationDays } from '@/lib/care/client-card/rules';
import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Invitation = { readonly name: string; readonly therapist: string; readonly url: string };

/** Invites the person on a client card. The subject names no therapist, because it shows on lock screens. */
export function invitationLetter({ name, therapist, url }: Invitation): Letter {
  return {
    subject: 'An invitation for you',
    content: (
      <Frame preview="See your appointments in one place." heading="You are invited">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
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
      </Frame>
    ),
  };
}
