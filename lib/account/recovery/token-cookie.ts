import 'server-only';
import { cookies } from 'next/headers';
import { recoveryMinutes } from '@/lib/account/recovery/rules';
import { env } from '@/lib/server/env';

/**
 * Carries the secret of a password link from the mail's address to the form; an address would leave it in
 * histories and on screens. Browsers send the cookie only to pages below /reset-password.
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

/** Stores the link's secret in a cookie that no script can read. */
export async function keepResetToken(secret: string): Promise<void> {
  (await cookies()).set(resetTokenCookie, secret, resetTokenCookieFlags());
}

export async function forgetResetToken(): Promise<void> {
  (await cookies()).set(resetTokenCookie, '', { ...resetTokenCookieFlags(), maxAge: 0 });
}
