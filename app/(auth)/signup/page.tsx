import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountPage } from '@/components/account/account-page';
import { accountAssurances } from '@/components/account/assurances';
import { GoogleSignIn } from '@/components/account/google-sign-in';
import { SignUpForm } from '@/components/account/sign-up-form';
import { Care } from '@/components/illustration/care';
import { guarded } from '@/components/member/guarded';
import { googleIsConfigured } from '@/lib/auth/next-auth-provider';
import { currentViewer } from '@/lib/auth/session';

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
