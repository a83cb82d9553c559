import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type FirstSignIn = {
  /** "Firefox on Windows". */
  readonly browser: string;
  /** Formatted for readers in India. */
  readonly when: string;
  readonly devicesUrl: string;
  readonly supportEmail: string;
};

export function newBrowserLetter({ browser, when, devicesUrl, supportEmail }: FirstSignIn): Letter {
  return letter(
    'Your account was opened in a new browser',
    { preview: `${browser}, ${when}.` },
    <>
      <Paragraph>
        Someone signed in with your password on {when}: {browser}. This browser is new to your account.
      </Paragraph>
      <Paragraph>
        If this was you, you do not need to do anything. If not, sign that device out, change your password
        and write to {supportEmail}.
      </Paragraph>
      <Action href={devicesUrl}>View my devices</Action>
    </>,
  );
}
