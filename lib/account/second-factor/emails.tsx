import type { SecondFactorChange } from '@/lib/account/second-factor/rules';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Changed = {
  readonly change: SecondFactorChange;
  /** Formatted for readers in India. */
  readonly when: string;
  readonly pageUrl: string;
  readonly supportEmail: string;
};

const words: Readonly<Record<SecondFactorChange, { readonly subject: string; readonly what: string }>> = {
  'set-up': {
    subject: 'Your second sign-in step is on',
    what: 'An authenticator app was set up for your account',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    what: 'Somebody confirmed a sign-in to your account with one of your recovery codes',
  },
  removed: {
    subject: 'Your second sign-in step was removed',
    what: 'The authenticator app of your account was removed, to set up another one',
  },
  reset: {
    subject: 'Your second sign-in step was reset',
    what: 'The authenticator app and the recovery codes of your account were removed by the team',
  },
  'tries-refused': {
    subject: 'Wrong codes for your second sign-in step',
    what: 'Somebody who knows your password entered several wrong codes for your account, and further tries were refused',
  },
};

/** Tells the owner that their second factor has changed, and what to do if it was not them. */
export function secondFactorLetter({ change, when, pageUrl, supportEmail }: Changed): Letter {
  const { subject, what } = words[change];
  return {
    subject,
    content: (
      <Frame preview={`${what}.`} heading={subject}>
        <Paragraph>
          {what} on {when}.
        </Paragraph>
        <Paragraph>
          If you know of this, all is well. If you do not, change your password now and write to{' '}
          {supportEmail}.
        </Paragraph>
        <Action href={pageUrl}>Look at my second step</Action>
      </Frame>
    ),
  };
}
