import 'server-only';
import { cookies } from 'next/headers';
import { recoveryMinutes } from '@/lib/account/recovery/rules';
import { env } from '@/lib/server/env';

/**
 * Carries the secret of a password link from the mail's address, where histories and screens would keep it, to the
 * form. Browsers send it only to pages below /reset-password.
 */
export const resetTokenCookie = 'antarman.reset';

/** Flags of the cookie; it lives no longer than its link. */
function resetTokenCookieFlags() {
  return {
    path: '/reset-password',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.APP_URL.startsWith('https:'),
    maxAge: recoveryMinutes * 60,
  } as const;
}

/** Lets this browser, and no script in it, continue with a link. */
export async function keepResetToken(secret: string): Promise<void> {
  (await cookies()).set(resetTokenCookie, secret, resetTokenCookieFlags());
}

/** Removes the secret from this browser once it has no more use. */
export async function forgetResetToken(): Promise<void> {
  (await cookies()).set(resetTokenCookie, '', { ...resetTokenCookieFlags(), maxAge: 0 });
}
