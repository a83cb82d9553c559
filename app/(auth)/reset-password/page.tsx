import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { AccountPage } from '@/components/account/account-page';
import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { Letter } from '@/components/illustration/letter';
import { guarded } from '@/components/member/guarded';
import { resetTokenCookie } from '@/lib/account/recovery/token-cookie';
import { linkWorks } from '@/lib/account/token/queries';

export const metadata: Metadata = { title: 'Set a new password' };

/** The secret that this browser came by, and whether it can still be used. */
async function broughtLink() {
  const secret = (await cookies()).get(resetTokenCookie)?.value ?? '';
  return { secret, works: secret !== '' && (await linkWorks('reset_password', secret)) };
}

export default function ResetPasswordPage() {
  return guarded(broughtLink, ({ secret, works }) => (
    <AccountPage
      title="Set a new password"
      picture={<Letter className="w-full" />}
      assurances={[
        'Once it is changed, every device is signed out, so nobody stays in with the old password.',
        'We write you a mail about the change, so that you know of it even if it was not you.',
      ]}
    >
      <ResetPasswordForm token={works ? secret : ''} spent={secret !== '' && !works} />
    </AccountPage>
  ));
}
