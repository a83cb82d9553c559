import { confirmationHours, unverifiedDays } from '@/lib/account/email-confirmation/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

/**
 * Asks whether the address belongs to the reader. Anybody may have typed it, so the mail repeats nothing from
 * the form, not even a name.
 */
export function confirmationLetter(url: string): Letter {
  return letter(
    'Confirm your email address',
    { preview: 'Is this your address?' },
    <>
      <Paragraph>
        Someone, we hope you, created an account with this address. If it was you, please confirm it. We may
        ask for the password you chose.
      </Paragraph>
      <Action href={url}>Confirm my address</Action>
      <Paragraph>
        The link works for {confirmationHours} hours. An account whose address is not confirmed is deleted
        after {unverifiedDays} days. If you did not create an account, you do not need to do anything. You can
        write to a therapist without one.
      </Paragraph>
    </>,
  );
}

/** The same question, the day before an account with an unconfirmed address is deleted. */
export function lastDayLetter(url: string): Letter {
  return letter(
    'Your account is deleted tomorrow unless you confirm your address',
    { preview: 'Confirm your address to keep it.', heading: 'Would you like to keep your account?' },
    <>
      <Paragraph>
        An account was created with this address {unverifiedDays - 1} days ago, and the address has not been
        confirmed yet. Tomorrow we will delete the account and its data.
      </Paragraph>
      <Action href={url}>Confirm and keep my account</Action>
      <Paragraph>
        If this was not you, or you have changed your mind, you do not need to do anything.
      </Paragraph>
    </>,
  );
}
