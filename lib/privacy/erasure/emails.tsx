import { erasureDays } from '@/lib/privacy/erasure/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

/** Goes to the account's former address, without a name, because we no longer have it. */
export function erasedLetter({ reference, contactUrl }: { reference: string; contactUrl: string }): Letter {
  return letter(
    'Your account has been erased',
    { preview: `Reference ${reference}` },
    <>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        You asked us to erase your account. You are signed out everywhere, and we have removed your name,
        addresses and messages. We delete the remaining anonymous data after {erasureDays} days, except
        payments and receipts, which tax law requires us to keep. This cannot be undone.
      </Paragraph>
      <Paragraph>
        If this was not you, someone knew your password or used your device. Please change the password of
        your email account, and tell us. Reference: {reference}.
      </Paragraph>
      <Action href={contactUrl}>Write to us</Action>
      <Paragraph>You are welcome to make a new account at any time. This is our last email to you.</Paragraph>
    </>,
  );
}

export function cancelledLetter({ url }: { readonly url: string }): Letter {
  return letter(
    'Upcoming appointments were cancelled',
    { preview: 'Please look at your dashboard.' },
    <>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        The other person has closed their account, so your upcoming appointments with them are cancelled. You
        can see your other appointments on your dashboard.
      </Paragraph>
      <Action href={url}>Open your dashboard</Action>
    </>,
  );
}

/** Asks support to help the clients of a therapist who left. */
export function therapistLeftLetter({ name, waiting }: { name: string; waiting: number }): Letter {
  return letter(
    'A therapist has closed their account',
    { preview: 'Please contact the people who are waiting.' },
    <>
      <Paragraph>
        {name} has erased their account. The profile is unpublished, upcoming appointments are cancelled, and
        we have notified the people who had booked.
      </Paragraph>
      <Paragraph>
        {waiting === 0
          ? 'No message to this therapist was waiting for an answer.'
          : `Messages waiting for an answer: ${waiting}. Please write to these people.`}
      </Paragraph>
    </>,
  );
}
