import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountPage } from '@/components/account/account-page';
import { accountAssurances } from '@/components/account/assurances';
import { GoogleSignIn } from '@/components/account/google-sign-in';
import { LoginForms } from '@/components/account/login-forms';
import { loginNotice } from '@/components/account/login-notice';
import { Notice } from '@/components/account/notice';
import { Counselling } from '@/components/illustration/counselling';
import { guarded } from '@/components/member/guarded';
import { signInErrorMessage } from '@/lib/account/google/rules';
import { googleIsConfigured } from '@/lib/auth/next-auth-provider';
import { returnPath } from '@/lib/auth/return-path';
import { currentViewer } from '@/lib/auth/session';
import { isAnsweringScript } from '@/lib/request/answering-action';

export async function generateMetadata({ searchParams }: PageProps<'/login'>): Promise<Metadata> {
  const { mode } = await searchParams;
  return { title: mode === 'signup' ? 'Create an account' : 'Sign in' };
}

export default function LoginPage({ searchParams }: PageProps<'/login'>) {
  return guarded(currentViewer, async (viewer) => {
    const asked = await searchParams;
    const next = returnPath(asked.next);
    if (viewer && !(await isAnsweringScript())) redirect(next ?? '/');
    const refused = signInErrorMessage(asked.error);
    const notice = loginNotice(asked.notice);

    return (
      <AccountPage
        title="Sign in or create an account"
        picture={<Counselling className="w-full" />}
        assurances={accountAssurances}
      >
        {notice && <Notice kind="good">{notice}</Notice>}
        {refused && <Notice kind="bad">{refused}</Notice>}
        <LoginForms mode={asked.mode === 'signup' ? 'signup' : 'signin'} next={next ?? ''} />
        <GoogleSignIn open={googleIsConfigured()} next={next} />
      </AccountPage>
    );
  });
}
