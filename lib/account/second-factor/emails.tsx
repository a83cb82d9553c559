import type { SecondFactorChange } from '@/lib/account/second-factor/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Changed = {
  readonly change: SecondFactorChange;
  /** Formatted for readers in India. */
  readonly when: string;
  readonly pageUrl: string;
  readonly supportEmail: string;
};

const words: Readonly<Record<SecondFactorChange, { readonly subject: string; readonly what: string }>> = {
  'set-up': {
    subject: 'Two-step verification is on',
    what: 'An authenticator app was set up for your account',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    what: 'Someone signed in to your account with one of your recovery codes',
  },
  removed: {
    subject: 'Two-step verification was removed',
    what: 'The authenticator app was removed from your account, to set up another one',
  },
  reset: {
    subject: 'Two-step verification was reset',
    what: 'Our team removed the authenticator app and the recovery codes from your account',
  },
  'tries-refused': {
    subject: 'Wrong verification codes for your account',
    what: 'Someone who knows your password entered several wrong codes for your account, so we blocked further attempts',
  },
};

export function secondFactorLetter({ change, when, pageUrl, supportEmail }: Changed): Letter {
  const { subject, what } = words[change];
  return letter(
    subject,
    { preview: `${what}.` },
    <>
      <Paragraph>
        {what} on {when}.
      </Paragraph>
      <Paragraph>
        If this was you, you do not need to do anything. If not, change your password now and write to{' '}
        {supportEmail}.
      </Paragraph>
      <Action href={pageUrl}>View two-step verification</Action>
    </>,
  );
}
