import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { accountAssurances } from '@/components/account/sign-in/assurances';
import { GoogleSignIn } from '@/components/account/sign-in/google-sign-in';
import { SignUpForm } from '@/components/account/sign-in/sign-up-form';
import { Care } from '@/components/illustration/care';
import { googleIsConfigured } from '@/lib/account/google/provider';
import { currentViewer } from '@/lib/account/session/session';

export const metadata: Metadata = { title: 'Sign up' };

export default function SignUpPage() {
  return guarded(currentViewer, (viewer) => {
    if (viewer) redirect('/');
    return (
      <AccountPage
        title="Create your account"
        lead="It takes a minute and costs nothing."
        picture={<Care className="w-full" />}
        assurances={accountAssurances}
      >
        <SignUpForm>
          <GoogleSignIn open={googleIsConfigured()} />
          <p>
            Already have an account?{' '}
            <a href="/login" className="text-link font-semibold">
              Sign in
            </a>
          </p>
        </SignUpForm>
      </AccountPage>
    );
  });
}
