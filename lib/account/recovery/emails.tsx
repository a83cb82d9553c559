import { recoveryMinutes } from '@/lib/account/recovery/rules';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

/** Brings the link for setting a new password. */
export function resetLetter(url: string): Letter {
  return {
    subject: 'Set a new password',
    content: (
      <Frame preview={`The link works for ${recoveryMinutes} minutes.`} heading="Set a new password">
        <Paragraph>Someone, we hope you, asked to set a new password for your account.</Paragraph>
        <Action href={url}>Set a new password</Action>
        <Paragraph>
          The link works once, for {recoveryMinutes} minutes, and only the latest one works. If this was not
          you, you need not do anything: your password stays as it is. Please do not forward this email.
        </Paragraph>
      </Frame>
    ),
  };
}
