import { type ShownFrom, shownInWords } from '@/lib/admin/therapist/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type PayoutLetter = {
  readonly name: string;
  readonly when: string;
  readonly shownFrom: ShownFrom;
  /** Zone in which the therapist reads times. */
  readonly timeZone: string;
  readonly url: string;
};

/**
 * Tells a therapist that fees go to another account, and from when. Names neither account: other people may
 * read a mail.
 */
export function payoutLetter({ name, when, shownFrom, timeZone, url }: PayoutLetter): Letter {
  return letter(
    'Your payment details have changed',
    { preview: 'If you did not ask for this, write to us at once.', to: name },
    <>
      <Paragraph>
        The bank account or UPI ID that your fees are paid to was changed on {when}.{' '}
        {shownInWords(shownFrom, timeZone)} The numbers are not in this email.
      </Paragraph>
      <Paragraph>
        If you asked for this, you do not need to do anything. If not, reply to this email at once
        {shownFrom instanceof Date && ': no one has paid into the new account yet'}.
      </Paragraph>
      <Action href={url}>Open your dashboard</Action>
    </>,
  );
}

type MailboxLetter = { readonly name: string; readonly when: string };

/** Tells the former mailbox that messages now go to another one. */
export function mailboxLetter({ name, when }: MailboxLetter): Letter {
  return letter(
    'Your contact address was changed',
    { preview: 'If you did not ask for this, write to us at once.', to: name },
    <>
      <Paragraph>
        On {when}, our team changed the address we use for messages and appointments. We sent this email to
        the old address.
      </Paragraph>
      <Paragraph>If you did not ask for this, reply to this email at once.</Paragraph>
    </>,
  );
}

type StatusLetter = { readonly name: string; readonly isActive: boolean };

/** Tells a therapist without an account whether visitors see the profile. */
export function statusLetter({ name, isActive }: StatusLetter): Letter {
  const subject = isActive ? 'Your profile is public now' : 'Your profile is not public at the moment';
  return letter(
    subject,
    { preview: 'Reply to this email if something is wrong.', to: name },
    <>
      <Paragraph>
        {isActive
          ? 'Our team has published your profile in the directory. Visitors can now read it and write to you.'
          : 'Our team has unpublished your profile. Visitors cannot see it at the moment.'}
      </Paragraph>
      <Paragraph>If something is wrong, or you did not expect this, reply to this email.</Paragraph>
    </>,
  );
}
