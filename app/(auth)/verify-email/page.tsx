import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ResendForm } from '@/components/account/resend-form';
import { Letter } from '@/components/illustration/letter';
import { guarded } from '@/components/member/guarded';
import { ButtonLink } from '@/components/ui/button';
import { verificationHours } from '@/lib/account/verification/rules';
import { requireViewer } from '@/lib/auth/guard';

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
            <ButtonLink href="/">Continue</ButtonLink>
          </>
        ) : (
          <>
            <p>
              We sent a mail to <strong>{email}</strong>. Open the link in it, within {verificationHours}{' '}
              hours, on any device. If you cannot find it, look in your spam folder.
            </p>
            <ResendForm />
          </>
        )}
      </AccountPage>
    ),
  );
}
