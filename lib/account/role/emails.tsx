import { site } from '@/content/site';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Change = {
  /** As the audit log names it. */
  readonly action: string;
  readonly from: string;
  readonly to: string;
  /** Formatted for readers in India. */
  readonly when: string;
  readonly supportEmail: string;
  readonly url: string;
};

type Told = Change & {
  /** Address of the person whose rights have changed. */
  readonly person: string;
  /** Address of the admin who did it, or the operator. */
  readonly by: string;
  readonly reason: string | null;
};

function sentence({ action, person, from, to }: Told): string {
  if (action === 'role.changed') return `${person} was ${from} and is now ${to}.`;
  if (action === 'admin.created') return `An admin account was created for ${person}.`;
  if (action === 'second-factor.reset') return `Two-step verification of ${person} was removed.`;
  return `The account of ${person}, an admin, was ${action === 'account.enabled' ? 'opened again' : 'disabled'}.`;
}

/** Tells an admin whose rights in the back office have changed, by whom and why. */
export function powerLetter(told: Told): Letter {
  const { by, when, reason, url, supportEmail } = told;
  const subject = 'Access to the back office has changed';
  return letter(
    subject,
    { preview: `By ${by}, on ${when}.` },
    <>
      <Paragraph>{sentence(told)}</Paragraph>
      <Paragraph>
        Done by {by} on {when}.{reason && ` The reason: ${reason}`}
      </Paragraph>
      <Paragraph>
        If no one on the team recognises this change, disable the account and write to {supportEmail} at once.
      </Paragraph>
      <Action href={url}>View account</Action>
    </>,
  );
}

function wordsFor({ action, to }: Change, closed: string): { subject: string; words: string } {
  if (action === 'account.disabled') return { subject: 'Your account was closed', words: closed };
  if (action === 'account.enabled') {
    return { subject: 'Your account is open again', words: 'You can sign in again as before.' };
  }
  if (to === 'admin') {
    return {
      subject: `You are now an admin of ${site.name}`,
      words:
        'You were signed out everywhere. Sign in again. The back office asks for a code from an authenticator app, which you set up on your first visit.',
    };
  }
  return {
    subject: 'The role of your account has changed',
    words: `Your account now has the role ${to}, and you were signed out everywhere. Sign in again to continue.`,
  };
}

/**
 * Tells a person about a change of their role or account. @param closed the reason for closing it, and the
 * address to write to
 */
export function ownPowerLetter({ closed, ...change }: Change & { readonly closed: string }): Letter {
  const { subject, words } = wordsFor(change, closed);
  return letter(
    subject,
    { preview: `On ${change.when}.` },
    <>
      <Paragraph>{words}</Paragraph>
      <Paragraph>
        Our team did this on {change.when}. If you did not expect it, write to {change.supportEmail}.
      </Paragraph>
      {change.action !== 'account.disabled' && <Action href={change.url}>Sign in</Action>}
    </>,
  );
}
