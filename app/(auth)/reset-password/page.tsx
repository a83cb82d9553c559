import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { guarded } from '@/components/account/guard/guarded';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { Notice } from '@/components/account/sign-in/notice';
import { ResetPasswordForm } from '@/components/account/sign-in/reset-password-form';
import { closedBehindLink } from '@/lib/account/closed/queries';
import { resetTokenCookie } from '@/lib/account/recovery/token-cookie';
import { linkWorks } from '@/lib/account/token/queries';

export const metadata: Metadata = { title: 'Set a new password' };

/** The secret that this browser brought, and whether it still works. */
async function broughtLink() {
  const secret = (await cookies()).get(resetTokenCookie)?.value ?? '';
  const works = secret !== '' && (await linkWorks('reset_password', secret));
  return { secret, works, closed: await closedBehindLink(secret) };
}

export default async function ResetPasswordPage({ searchParams }: PageProps<'/reset-password'>) {
  const { link } = await searchParams;
  return guarded(broughtLink, ({ secret, works, closed }) => (
    <AccountPage
      title="Set a new password"
      assurances={[
        'Once it is changed, every device is signed out, so no one stays signed in with the old password.',
        'We send you an email about the change, so that you know of it even if it was not you.',
      ]}
    >
      {closed ? (
        <Notice kind="bad">{closed}</Notice>
      ) : (
        <ResetPasswordForm
          token={works ? secret : ''}
          spent={(secret !== '' && !works) || (secret === '' && link === 'spent')}
        />
      )}
    </AccountPage>
  ));
}
