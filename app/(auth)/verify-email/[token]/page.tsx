import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { Notice } from '@/components/account/sign-in/notice';
import { ResetInsteadForm } from '@/components/account/sign-in/reset-instead-form';
import { VerifyEmailForm } from '@/components/account/sign-in/verify-email-form';
import { Separator } from '@/components/ui/separator';
import { closedBehindLink } from '@/lib/account/closed/queries';
import { waitingConfirmation } from '@/lib/account/email-confirmation/queries';

export const metadata: Metadata = { title: 'Confirm your email' };

export default async function VerifyEmailTokenPage({ params }: PageProps<'/verify-email/[token]'>) {
  const { token } = await params;
  return guarded(
    async () => ({ waiting: await waitingConfirmation(token), closed: await closedBehindLink(token) }),
    ({ waiting, closed }) => {
      const own = waiting?.viewer?.userId === waiting?.userId;
      const asks = waiting ? (own ? 'nothing' : 'password') : 'new-link';
      return (
        <AccountPage
          title="Is this your email?"
          lead={
            waiting &&
            (own ? (
              'Press the button and we know that our emails reach you.'
            ) : (
              <>
                Someone made an account with <strong className="break-words">{waiting.email}</strong>. If it
                was you, enter the password you chose. Then no one else can use your address.
              </>
            ))
          }
          assurances={[
            'We send only emails about your account there, and those that you ask for.',
            'If you did not create an account with us, close this page. We delete the account after a week.',
          ]}
        >
          {closed ? (
            <Notice kind="bad">{closed}</Notice>
          ) : (
            <VerifyEmailForm token={token} asks={asks} email={waiting?.email ?? ''} />
          )}
          {asks === 'password' && (
            <>
              <Separator />
              <ResetInsteadForm token={token} />
            </>
          )}
        </AccountPage>
      );
    },
  );
}
