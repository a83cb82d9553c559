import { unverifiedDays, verificationHours } from '@/lib/account/verification/rules';
import { Action, Frame, type Letter, Paragraph } from '@/lib/email/frame';

/**
 * Asks whether the address is the reader's own. It may have been typed by anybody, so nothing that was typed with it
 * stands in the mail, not even a name.
 */
export function verificationLetter(url: string): Letter {
  return {
    subject: 'Confirm your email address',
    content: (
      <Frame preview="One press, and your account is ready." heading="Confirm your email address">
        <Paragraph>
          Someone, we hope you, made an account with this address. Please confirm that it is yours.
        </Paragraph>
        <Action href={url}>Confirm my address</Action>
        <Paragraph>
          The link works for {verificationHours} hours. An account whose address is not confirmed is deleted
          after {unverifiedDays} days. If this was not you, you need not do anything.
        </Paragraph>
      </Frame>
    ),
  };
}

/** The same, the day before an account is deleted because nobody has confirmed its address. */
export function lastDayLetter(url: string): Letter {
  return {
    subject: 'Your account is deleted tomorrow unless you confirm your address',
    content: (
      <Frame preview="One press keeps it." heading="Would you like to keep your account?">
        <Paragraph>
          An account was made with this address {unverifiedDays - 1} days ago, and nobody has confirmed yet
          that it is theirs. Tomorrow the account and what is in it is deleted.
        </Paragraph>
        <Action href={url}>Confirm and keep my account</Action>
        <Paragraph>If this was not you, or you have changed your mind, you need not do anything.</Paragraph>
      </Frame>
    ),
  };
}
