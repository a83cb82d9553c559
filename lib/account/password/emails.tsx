import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Changed = {
  /** Formatted for readers in India. */
  readonly when: string;
  readonly recoverUrl: string;
  readonly supportEmail: string;
};

export function passwordChangedLetter({ when, recoverUrl, supportEmail }: Changed): Letter {
  return letter(
    'Your password was changed',
    { preview: `It was changed on ${when}.` },
    <>
      <Paragraph>
        The password of your account was changed on {when}. Other devices have been signed out.
      </Paragraph>
      <Paragraph>
        If this was you, you do not need to do anything. If not, set a new password now and write to{' '}
        {supportEmail}.
      </Paragraph>
      <Action href={recoverUrl}>Set a new password</Action>
    </>,
  );
}
