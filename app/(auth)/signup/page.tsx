import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { accountAssurances } from '@/components/account/sign-in/assurances';
import { GoogleSignIn } from '@/components/account/sign-in/google-sign-in';
import { SignUpForm } from '@/components/account/sign-in/sign-up-form';
import { googleIsConfigured } from '@/lib/account/google/provider';
import { loginPath, returnPath } from '@/lib/account/session/return-path';
import { wayOn } from '@/lib/account/session/second-factor';
import { currentSignIn } from '@/lib/account/session/session';
import { isAnsweringScript } from '@/lib/server/action/answering-action';

export const metadata: Metadata = { title: 'Sign up' };

export default function SignUpPage({ searchParams }: PageProps<'/signup'>) {
  return guarded(currentSignIn, async (signedIn) => {
    const next = returnPath((await searchParams).next);
    if (signedIn && !(await isAnsweringScript())) redirect(wayOn(signedIn, next));
    return (
      <AccountPage
        title="Create your account"
        lead="It takes a minute and costs nothing."
        assurances={accountAssurances}
      >
        <SignUpForm next={next ?? ''}>
          <GoogleSignIn open={googleIsConfigured()} next={next} />
          <p>
            Already have an account?{' '}
            <a href={loginPath(next ?? '')} className="text-link font-semibold">
              Sign in
            </a>
          </p>
        </SignUpForm>
      </AccountPage>
    );
  });
}
