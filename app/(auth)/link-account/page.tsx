import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { LinkAccountForm } from '@/components/account/sign-in/link-account-form';
import { Notice } from '@/components/account/sign-in/notice';
import { Button } from '@/components/ui/button';
import { addressToLink } from '@/lib/account/google/queries';
import { linkMessages } from '@/lib/account/google/rules';
import { isAnsweringScript } from '@/lib/server/action/answering-action';

export const metadata: Metadata = { title: 'Link your Google account' };

const assurances = [
  'We ask for the password so that no one can get into your account with a Google account alone.',
  'Google tells us your name and email. We get no access to anything else there.',
] as const;

/** The account that waits to be linked; while an action is being answered, its form stays to show the answer. */
async function waitingLink() {
  const email = await addressToLink();
  return { email, asks: email !== null || (await isAnsweringScript()) };
}

export default function LinkAccountPage() {
  return guarded(waitingLink, ({ email, asks }) => (
    <AccountPage
      title="Link your Google account"
      lead={
        email && (
          <>
            There is an account for <strong>{email}</strong> already. Enter its password once, and from then
            on Google signs you in to it.
          </>
        )
      }
      assurances={assurances}
    >
      {asks ? (
        <>
          <LinkAccountForm email={email ?? ''} />
          <a href="/login" className="tap text-link justify-self-start">
            Sign in without Google
          </a>
        </>
      ) : (
        <>
          <Notice kind="bad">{linkMessages.gone}</Notice>
          <Button asChild>
            <a href="/login">Go to sign in</a>
          </Button>
        </>
      )}
    </AccountPage>
  ));
}
