import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { VerifyEmailForm } from '@/components/account/verify-email-form';
import { Letter } from '@/components/illustration/letter';
import { guarded } from '@/components/member/guarded';
import { currentViewer } from '@/lib/auth/session';

export const metadata: Metadata = { title: 'Confirm your email' };

export default async function VerifyEmailTokenPage({ params }: PageProps<'/verify-email/[token]'>) {
  const { token } = await params;
  return guarded(currentViewer, (viewer) => (
    <AccountPage
      title="Is this your email?"
      lead="Press the button and we know that our mail reaches you."
      picture={<Letter className="w-full" />}
      assurances={[
        'Only mail about your account goes there, and only what you ask for besides.',
        'If you did not make an account with us, close this page: it is deleted by itself after a week.',
      ]}
    >
      <VerifyEmailForm token={token} signedIn={viewer !== null} />
    </AccountPage>
  ));
}
