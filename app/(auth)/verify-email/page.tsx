import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { Notice } from '@/components/account/sign-in/notice';
import { ResendForm } from '@/components/account/sign-in/resend-form';
import { Button } from '@/components/ui/button';
import { confirmationHours } from '@/lib/account/email-confirmation/rules';
import { requireViewer } from '@/lib/account/session/guard';
import { confirmationPath, createdFlag, returnPath } from '@/lib/account/session/return-path';
import { signUpMessages } from '@/lib/account/sign-up/rules';

export const metadata: Metadata = { title: 'Your email' };

export default async function VerifyEmailPage({ searchParams }: PageProps<'/verify-email'>) {
  const query = await searchParams;
  const next = returnPath(query.next);
  return guarded(
    () => requireViewer(confirmationPath(next ?? '')),
    ({ email, emailVerified }) => (
      <AccountPage
        title={emailVerified ? 'Your email is confirmed' : 'Please confirm your email'}
        assurances={[
          'You need a confirmed email to reset a forgotten password.',
          'We email you only about your account, and what you ask for.',
        ]}
      >
        {emailVerified ? (
          <>
            <p>
              Our emails reach you at <strong>{email}</strong>. There is nothing left to do here.
            </p>
            <Button asChild>
              <a href={next ?? '/'}>Continue</a>
            </Button>
          </>
        ) : (
          <>
            {query[createdFlag] === '1' && <Notice kind="good">{signUpMessages.done}</Notice>}
            <p>
              We sent an email to <strong>{email}</strong>. Open the link in it, within {confirmationHours}{' '}
              hours, on any device. If you cannot find it, look in your spam folder.
            </p>
            <p>
              You are signed in and can look around. Before you write in your account&apos;s name, share a
              result or join us as a therapist, we need to know that this address is yours.
            </p>
            <Button asChild>
              <a href={next ?? '/'}>{next ? 'Continue where you left off' : 'Continue'}</a>
            </Button>
            <ResendForm next={next ?? ''} />
          </>
        )}
      </AccountPage>
    ),
  );
}
