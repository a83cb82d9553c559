import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { ForgotPasswordForm } from '@/components/account/sign-in/forgot-password-form';
import { recoveryMinutes } from '@/lib/account/recovery/rules';

export const metadata: Metadata = { title: 'Forgot your password' };

export default async function ForgotPasswordPage() {
  // Rendered for each visit, like the other sign-in pages, so that no cache keeps it.
  await connection();
  return (
    <AccountPage
      title="Forgot your password?"
      lead="It happens to all of us. Tell us your email and we send you a link to choose a new one."
      assurances={[
        `The link works once and for ${recoveryMinutes} minutes.`,
        'We say the same whether or not there is an account, so no one can find out here that you have one.',
      ]}
    >
      <ForgotPasswordForm />
      <a href="/login" className="tap text-link justify-self-start">
        Back to sign in
      </a>
    </AccountPage>
  );
}
