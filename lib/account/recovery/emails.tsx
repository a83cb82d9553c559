import { site } from '@/content/site';
import { recoveryMinutes } from '@/lib/account/recovery/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

export function resetLetter(url: string): Letter {
  return letter(
    'Set a new password',
    { preview: `The link works for ${recoveryMinutes} minutes.` },
    <>
      <Paragraph>Someone, we hope you, asked to set a new password for your account.</Paragraph>
      <Action href={url}>Set a new password</Action>
      <Paragraph>
        The link works once, for {recoveryMinutes} minutes, and only the latest one works. If this was not
        you, you do not need to do anything. Your password has not changed. Please do not forward this email.
      </Paragraph>
    </>,
  );
}

/** The same mail for an admin without a password; it also names the back office. */
export function newAdminLetter(url: string): Letter {
  const subject = `You are an admin of ${site.name}`;
  return letter(
    subject,
    { preview: 'Choose a password to begin.' },
    <>
      <Paragraph>
        The person who runs the {site.name} server created an account for you at this address. With it you can
        use the back office, where the team answers messages and applications and handles payments.
      </Paragraph>
      <Action href={url}>Choose a password</Action>
      <Paragraph>
        The link works once, for {recoveryMinutes} minutes; after that “Forgot password?” on the sign-in page
        sends another. At the first visit you also set up an authenticator app. If you did not expect this, do
        not follow the link and ask the person who runs the service. Please do not forward this email.
      </Paragraph>
    </>,
  );
}

/**
 * Answers a request for such a link when the team has closed the account. @param words the reason, and the
 * address to write to
 */
export function closedLetter(words: string): Letter {
  const subject = 'Your account is closed';
  return letter(
    subject,
    { preview: 'No new password can be set.' },
    <Paragraph>Someone, we hope you, asked to set a new password. {words}</Paragraph>,
  );
}
