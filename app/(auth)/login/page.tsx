import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { accountAssurances } from '@/components/account/sign-in/assurances';
import { GoogleSignIn } from '@/components/account/sign-in/google-sign-in';
import { LoginForms } from '@/components/account/sign-in/login-forms';
import { loginNotice } from '@/components/account/sign-in/login-notice';
import { Notice } from '@/components/account/sign-in/notice';
import { closedInThisBrowser } from '@/lib/account/closed/queries';
import { closedByCode } from '@/lib/account/closed/rules';
import { googleIsConfigured } from '@/lib/account/google/provider';
import { signInErrorMessage } from '@/lib/account/google/rules';
import { returnPath } from '@/lib/account/session/return-path';
import { wayOn } from '@/lib/account/session/second-factor';
import { currentSignIn } from '@/lib/account/session/session';
import { isAnsweringScript } from '@/lib/server/action/answering-action';
import { env } from '@/lib/server/env';

export async function generateMetadata({ searchParams }: PageProps<'/login'>): Promise<Metadata> {
  const { mode } = await searchParams;
  return { title: mode === 'signup' ? 'Create an account' : 'Sign in' };
}

export default function LoginPage({ searchParams }: PageProps<'/login'>) {
  return guarded(currentSignIn, async (signedIn) => {
    const query = await searchParams;
    const next = returnPath(query.next);
    if (signedIn && !(await isAnsweringScript())) redirect(wayOn(signedIn, next));
    const refused =
      closedByCode(query.error, env.SUPPORT_EMAIL) ??
      signInErrorMessage(query.error) ??
      (signedIn ? null : await closedInThisBrowser());
    const notice = loginNotice(query.notice);

    return (
      <AccountPage title="Sign in or create an account" assurances={accountAssurances}>
        {notice && <Notice kind="good">{notice}</Notice>}
        {refused && <Notice kind="bad">{refused}</Notice>}
        <LoginForms mode={query.mode === 'signup' ? 'signup' : 'signin'} next={next ?? ''} />
        <GoogleSignIn open={googleIsConfigured()} next={next} />
      </AccountPage>
    );
  });
}
