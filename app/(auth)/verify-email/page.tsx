import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { ResendForm } from '@/components/account/sign-in/resend-form';
import { Letter } from '@/components/illustration/letter';
import { Button } from '@/components/ui/button';
import { confirmationHours } from '@/lib/account/email-confirmation/rules';
import { requireViewer } from '@/lib/account/session/guard';

export const metadata: Metadata = { title: 'Your email' };

export default function VerifyEmailPage() {
  return guarded(
    () => requireViewer('/verify-email'),
    ({ email, emailVerified }) => (
      <AccountPage
        title={emailVerified ? 'Your email is confirmed' : 'Please confirm your email'}
        picture={<Letter className="w-full" />}
        assurances={[
          'A confirmed email is how you get back in when a password is forgotten.',
          'Only mail about your account goes there, and only what you ask for besides.',
        ]}
      >
        {emailVerified ? (
          <>
            <p>
              Our mail reaches you at <strong>{email}</strong>. There is nothing left to do here.
            </p>
            <Button asChild>
              <a href="/">Continue</a>
            </Button>
          </>
        ) : (
          <>
            <p>
              We sent a mail to <strong>{email}</strong>. Open the link in it, within {confirmationHours}{' '}
              hours, on any device. If you cannot find it, look in your spam folder.
            </p>
            <ResendForm />
          </>
        )}
      </AccountPage>
    ),
  );
}
